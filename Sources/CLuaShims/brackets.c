// Functions that call the host, then functions of the script, and the host again.
#include "run.h"

static void *box_of(lua_State *L, int upvalue) { return lua_touserdata(L, lua_upvalueindex(upvalue)); }

// What a function of the script raised goes on from here, once the host (end) knows of it; the frames were kept where it was
// raised.
static int raise_again(lua_State *L, int error, int end) {
  lsh_run *run = run_of(L);
  call_host(L, box_of(L, end));
  lua_settop(L, error);
  run->raises_again = true;
  return lua_error(L);
}

// The function is the last argument; begin reads those before it and gives one value, which is the result.
static int call_bracketed(lua_State *L) {
  lsh_run *run = run_of(L);
  run->raises_again = false;
  int arguments = lua_gettop(L);
  int results = call_host(L, box_of(L, 1));
  if (results != 1) return results;
  int result = lua_gettop(L);
  lua_pushcfunction(L, keep_error);
  lua_pushvalue(L, arguments);
  int status = lua_pcall(L, 0, 0, result + 1);
  run->raises_again = false;
  if (status != LUA_OK) return raise_again(L, result + 2, 2);   // the error lies above the handler
  call_host(L, box_of(L, 2));
  lua_settop(L, result);
  return 1;
}

// The host (begin) reads the arguments, then (step) pushes a function and its arguments, which is called with one result,
// again and again, each time above the last one's result; in the end it pushes results of its own.
static int call_walking(lua_State *L) {
  lsh_run *run = run_of(L);
  run->raises_again = false;
  run->is_walk_over = false;
  int arguments = lua_gettop(L);
  call_host(L, box_of(L, 1));
  if (run->is_walk_over) return 0;
  lua_settop(L, arguments);
  lua_pushcfunction(L, keep_error);
  int handler = arguments + 1, result = arguments + 2;
  for (;;) {
    run->walks_on = false;
    int pushed = call_host(L, box_of(L, 2));
    if (!run->walks_on) return pushed;
    if (lua_gettop(L) == result + pushed) lua_remove(L, result);
    int status = lua_pcall(L, pushed - 1, 1, handler);
    run->raises_again = false;
    if (status != LUA_OK) return raise_again(L, result, 3);
  }
}

bool calls_back(lua_CFunction function) { return function == call_bracketed || function == call_walking; }

bool lsh_push_bracket(lsh_run *run, void *begin, void *end) {
  GUARD(run, false);
  lua_pushlightuserdata(run->now.L, begin);
  lua_pushlightuserdata(run->now.L, end);
  lua_pushcclosure(run->now.L, call_bracketed, 2);
  GUARD_END(run);
  return true;
}

bool lsh_push_walk(lsh_run *run, void *begin, void *step, void *end) {
  GUARD(run, false);
  lua_pushlightuserdata(run->now.L, begin);
  lua_pushlightuserdata(run->now.L, step);
  lua_pushlightuserdata(run->now.L, end);
  lua_pushcclosure(run->now.L, call_walking, 3);
  GUARD_END(run);
  return true;
}

void lsh_walk_on(lsh_run *run) { run->walks_on = true; }
void lsh_end_walk(lsh_run *run) { run->is_walk_over = true; }

int lsh_parameters(lsh_run *run, int index) {
  GUARD(run, 0);
  lua_Debug function = {0};
  if (lua_type(run->now.L, index) == LUA_TFUNCTION) {
    lua_pushvalue(run->now.L, index);
    lua_getinfo(run->now.L, ">u", &function);
  }
  GUARD_END(run);
  return function.nparams;
}
