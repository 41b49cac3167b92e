// resume and wrap of our own: the run knows which thread is running, for the frames of a passed limit.
#include "run.h"

// A thread begins with a full count of instructions before the hook sees it: that is paid when it is made.
static void make_thread(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  spend(run_of(L), HOOK_STEPS);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, thread, 1);
}

// Resumes with the arguments on top: how many results lie there then, or -1 with the error on top.
static int resume(lua_State *L, lua_State *thread, int arguments) {
  lsh_run *run = run_of(L);
  spend(run, arguments);
  if (!lua_checkstack(thread, arguments)) {
    lua_pushliteral(L, "too many arguments to resume");
    return -1;
  }
  lua_xmove(L, thread, arguments);
  int results = 0;
  run->now.L = thread;
  int status = lua_resume(thread, L, arguments, &results);
  run->now.L = L;
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_xmove(thread, L, 1);
    return -1;
  }
  if (!lua_checkstack(L, results + 1)) {
    lua_pop(thread, results);
    lua_pushliteral(L, "too many results to resume");
    return -1;
  }
  lua_xmove(thread, L, results);
  return results;
}

static int create(lua_State *L) {
  make_thread(L);
  return 1;
}

static int resume_given(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  if (thread == NULL) return luaL_typeerror(L, 1, "coroutine");
  int results = resume(L, thread, lua_gettop(L) - 1);
  lua_pushboolean(L, results >= 0);
  if (results < 0) results = 1;
  lua_insert(L, -(results + 1));
  return results + 1;
}

// An error keeps the place where it was raised: that of the call would come before it.
static int resume_wrapped(lua_State *L) {
  int results = resume(L, lua_tothread(L, lua_upvalueindex(1)), lua_gettop(L));
  return results >= 0 ? results : lua_error(L);
}

static int wrap(lua_State *L) {
  make_thread(L);
  lua_pushcclosure(L, resume_wrapped, 1);
  return 1;
}

const luaL_Reg OWN_COROUTINES[] = { { "create", create }, { "resume", resume_given }, { "wrap", wrap }, { NULL, NULL } };
