// Where the script is, what its errors say, and how a host function's failure becomes one.
#include <string.h>

#include "run.h"

static void copy_text(char *to, size_t room, const char *from) {
  strncpy(to, from, room - 1);
  to[room - 1] = '\0';
}

void collect_frames(lsh_run *run, lua_State *L) {
  run->now.frame_count = 0;
  lua_Debug frame;
  for (int level = 0; run->now.frame_count < MOST_FRAMES && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sln", &frame);
    if (*frame.what == 'C') continue;
    lsh_frame *kept = &run->frames[run->now.frame_count++];
    copy_text(kept->source, sizeof kept->source, frame.short_src);
    // Lua calls some "?", "integer index" or "for iterator": no names.
    copy_text(kept->name, sizeof kept->name, frame.name == NULL || strpbrk(frame.name, " ?") != NULL ? "" : frame.name);
    kept->line = frame.currentline > 0 ? frame.currentline : 0;
    kept->main = *frame.what == 'm';
  }
}

const char *lsh_where(lsh_run *run, int *line) {
  lua_Debug frame;
  // The first is the host function that asks.
  for (int level = 1; lua_getstack(run->now.L, level, &frame); level++) {
    lua_getinfo(run->now.L, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    *line = frame.currentline;
    return frame.source;
  }
  *line = 0;
  return NULL;
}

static void push_position(lua_State *L) {
  lua_Debug frame;
  for (int level = 1; lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    lua_pushfstring(L, "%s:%d: ", frame.short_src, frame.currentline);
    return;
  }
  lua_pushliteral(L, "");
}

// Runs before the stack unwinds, so the frames are still there. Calls no metamethod: the error may be anything.
int keep_error(lua_State *L) {
  lsh_run *run = run_of(L);
  collect_frames(run, L);
  size_t length;
  const char *bytes;
  if (lua_type(L, 1) == LUA_TSTRING || lua_type(L, 1) == LUA_TNUMBER) {
    bytes = lua_tolstring(L, 1, &length);
  } else {
    bytes = lua_pushfstring(L, "error was called with a %s; a text says more", luaL_typename(L, 1));
    length = strlen(bytes);
  }
  text_set(&run->message, bytes, length);
  return 1;
}

static int call_host(lua_State *L, void *box) {
  lsh_run *run = run_of(L);
  luaL_checkstack(L, 16, "too many calls inside each other");
  lua_State *caller = run->now.L;
  run->now.L = L;
  lsh_inside = 0;
  int results = run->host.call(box, run);
  lsh_inside = 1;
  run->now.L = caller;
  go_on(run);
  if (results >= 0) return results;
  push_position(L);
  lua_pushlstring(L, run->message.bytes, run->message.length);
  lua_concat(L, 2);
  return lua_error(L);
}

int lsh_trampoline(lua_State *L) { return call_host(L, lua_touserdata(L, lua_upvalueindex(1))); }

// The function is the last argument; begin reads those before it and gives one value, which is the result.
static int call_bracketed(lua_State *L) {
  int arguments = lua_gettop(L);
  int results = call_host(L, lua_touserdata(L, lua_upvalueindex(1)));
  if (results != 1) return results;
  int result = lua_gettop(L);
  lua_pushcfunction(L, keep_error);
  lua_pushvalue(L, arguments);
  int status = lua_pcall(L, 0, 0, result + 1);
  call_host(L, lua_touserdata(L, lua_upvalueindex(2)));
  if (status != LUA_OK) {
    lua_settop(L, result + 2);   // the error, above the handler
    return lua_error(L);
  }
  lua_settop(L, result);
  return 1;
}

bool lsh_push_bracket(lsh_run *run, void *begin, void *end) {
  GUARD(run, false);
  lua_pushlightuserdata(run->now.L, begin);
  lua_pushlightuserdata(run->now.L, end);
  lua_pushcclosure(run->now.L, call_bracketed, 2);
  GUARD_END(run);
  return true;
}

void lsh_fail(lsh_run *run, const char *message, size_t length) { text_set(&run->message, message, length); }
