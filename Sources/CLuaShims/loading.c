// load and require.
#include <string.h>

#include "library.h"

// Lua reads a text in pieces, since compiling one can take far longer than its length tells: where an `if` has a hundred
// thousand branches, each walks past all that came before.
enum { PIECE = 512, FILE_STEPS = 1000 };   // of a text; of opening a file

typedef struct { const char *bytes; size_t length; } rest_of_text;

static const char *read_piece(lua_State *L, void *data, size_t *length) {
  rest_of_text *rest = data;
  look(run_of(L));
  const char *piece = rest->bytes;
  *length = rest->length < PIECE ? rest->length : PIECE;
  rest->bytes += *length;
  rest->length -= *length;
  return piece;
}

int load_bytes(lua_State *L, const char *bytes, size_t length, const char *name) {
  rest_of_text rest = { bytes, length };
  return lua_load(L, read_piece, &rest, name, "t");
}

int load_text(lua_State *L) {
  size_t length;
  const char *bytes = luaL_checklstring(L, 1, &length);
  const char *name = luaL_optstring(L, 2, bytes);
  name += strspn(name, "@=");   // what a script loads itself is no file: messages show [string "…"]
  bool has_globals = !lua_isnone(L, 4);
  spend(run_of(L), 100 + (lua_Integer)length);
  if (load_bytes(L, bytes, length, name) == LUA_OK) {
    if (!has_globals) return 1;
    lua_pushvalue(L, 4);
    lua_setupvalue(L, -2, 1);   // a chunk's one upvalue is its _ENV
    return 1;
  }
  lua_pushnil(L);
  lua_insert(L, -2);
  return 2;
}

// require "name": upvalue 1 keeps what each module returned; false from its start on, so also where it failed.
int require_module(lua_State *L) {
  lsh_run *run = run_of(L);
  size_t length;
  const char *name = luaL_checklstring(L, 1, &length);
  lua_settop(L, 1);
  lua_pushvalue(L, 1);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TBOOLEAN && !lua_toboolean(L, -1))
    return luaL_error(
      L, "require: module '%s' did not end: modules require each other in a circle, or it failed before", name);
  if (!lua_isnil(L, -1)) return 1;
  spend(run, FILE_STEPS);
  lsh_in_lua = 0;
  bool is_given = run->host.module(run->host.context, run, name, length);
  lsh_in_lua = 1;
  go_on(run);
  if (!is_given) {
    luaL_where(L, 1);
    lua_pushlstring(L, run->message.bytes, run->message.length);
    lua_concat(L, 2);
    return lua_error(L);
  }
  spend(run, (lua_Integer)run->source.length);
  if (load_bytes(L, run->source.bytes, run->source.length, run->source_name.bytes) != LUA_OK) return lua_error(L);
  lua_pushvalue(L, 1);
  lua_pushboolean(L, 0);
  lua_rawset(L, lua_upvalueindex(1));
  lua_call(L, 0, 1);
  if (lua_isnil(L, -1) || (lua_isboolean(L, -1) && !lua_toboolean(L, -1))) {
    lua_pop(L, 1);
    lua_pushboolean(L, 1);
  }
  lua_pushvalue(L, 1);
  lua_pushvalue(L, -2);
  lua_rawset(L, lua_upvalueindex(1));
  return 1;
}
