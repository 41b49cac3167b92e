// What scripts see of their values as text: never an address, as that differs from run to run.
#include <string.h>

#include "library.h"

static bool is_object(lua_State *L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TTABLE: case LUA_TFUNCTION: case LUA_TTHREAD: case LUA_TUSERDATA: case LUA_TLIGHTUSERDATA: return true;
    default: return false;
  }
}

// Not a number has a sign, which differs between processors.
static bool is_nan(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TNUMBER && lua_tonumber(L, index) != lua_tonumber(L, index);
}

// A table is just "table", unless its metatable says more.
static void push_shown(lua_State *L, int index) {
  if (is_nan(L, index)) {
    lua_pushliteral(L, "nan");
    return;
  }
  if (is_object(L, index) && luaL_getmetafield(L, index, "__tostring") == LUA_TNIL) {
    int named = luaL_getmetafield(L, index, "__name");
    if (named == LUA_TSTRING) return;
    if (named != LUA_TNIL) lua_pop(L, 1);
    lua_pushstring(L, luaL_typename(L, index));
    return;
  }
  luaL_tolstring(L, index, NULL);
}

int tostring_shown(lua_State *L) {
  luaL_checkany(L, 1);
  push_shown(L, 1);
  return 1;
}

// string.format: %s takes what tostring shows, numbers that are none have no sign, %p is refused.
int format_shown(lua_State *L) {
  size_t length;
  const char *at = luaL_checklstring(L, 1, &length), *end = at + length;
  int argument = 1, top = lua_gettop(L);
  lua_Integer work = 20 + (lua_Integer)length;
  for (int i = 2; i <= top; i++) work += 8 + (lua_type(L, i) == LUA_TSTRING ? (lua_Integer)lua_rawlen(L, i) / 8 : 0);
  spend(run_of(L), work);
  while (at < end) {
    if (*at++ != '%') continue;
    if (*at == '%') {
      at++;
      continue;
    }
    at += strspn(at, "-+ #0123456789.");
    argument++;
    if (*at == 'p') return luaL_error(L, "string.format: '%%p' is not offered, as addresses differ from run to run");
    if (argument > top) continue;
    if (is_nan(L, argument)) lua_pushnumber(L, __builtin_nan(""));
    else if (*at == 's' && is_object(L, argument)) push_shown(L, argument);
    else continue;
    lua_replace(L, argument);
  }
  lua_settop(L, top);
  return call_stock(L);
}

enum { LINE_STEPS = 30 };   // of writing one

int print_line(lua_State *L) {
  lsh_run *run = run_of(L);
  spend(run, LINE_STEPS);
  int count = lua_gettop(L);
  for (int i = 1; i <= count; i++) {   // all of them before the line is begun: a __tostring may print
    push_shown(L, i);
    lua_replace(L, i);
    lua_settop(L, count);
  }
  run->line.length = 0;
  if (count == 0 && ++run->now.printed > run->limits.print) stop(run, LSH_PRINT);
  for (int i = 1; i <= count; i++) {
    size_t length;
    const char *bytes = lua_tolstring(L, i, &length);
    run->now.printed += length + 1;
    if (run->now.printed > run->limits.print) stop(run, LSH_PRINT);
    if (i > 1) text_append(&run->line, "\t", 1);
    text_append(&run->line, bytes, length);
  }
  lsh_in_lua = 0;
  run->host.print(run->host.context, run->line.length > 0 ? run->line.bytes : "", run->line.length);
  lsh_in_lua = 1;
  go_on(run);
  return 0;
}
