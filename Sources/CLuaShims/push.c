// What the host puts on the stack, into tables and among the globals: guarded, since each may allocate.
#include <string.h>

#include "run.h"

#define PUSH(call)      \
  GUARD(run, false);    \
  call;                 \
  GUARD_END(run);       \
  return true

int lsh_keep(lsh_run *run, int index) {
  GUARD(run, 0);
  lua_pushvalue(run->now.L, index);
  int number = luaL_ref(run->now.L, LUA_REGISTRYINDEX);
  GUARD_END(run);
  return number;
}

bool lsh_push_kept(lsh_run *run, int number) {
  GUARD(run, false);
  lua_rawgeti(run->now.L, LUA_REGISTRYINDEX, number);
  GUARD_END(run);
  return true;
}

bool lsh_let_go(lsh_run *run, int number) { PUSH(luaL_unref(run->now.L, LUA_REGISTRYINDEX, number)); }

bool lsh_push_nil(lsh_run *run) { PUSH(lua_pushnil(run->now.L)); }
bool lsh_push_boolean(lsh_run *run, bool value) { PUSH(lua_pushboolean(run->now.L, value)); }
bool lsh_push_number(lsh_run *run, double value) { PUSH(lua_pushnumber(run->now.L, value)); }
bool lsh_push_integer(lsh_run *run, int64_t value) { PUSH(lua_pushinteger(run->now.L, value)); }

// What Lua refuses by an error, beyond any memory, is stopped before: the error would jump over Swift.
static void check_size(lsh_run *run, size_t size, size_t most, lsh_limit limit) {
  if (size > most || size > PTRDIFF_MAX / 2) stop(run, limit);
}

bool lsh_push_argument(lsh_run *run, int index) { PUSH(lua_pushvalue(run->now.L, index)); }

bool lsh_push_text(lsh_run *run, const char *bytes, size_t length) {
  PUSH(check_size(run, length, run->limits.string, LSH_STRING); lua_pushlstring(run->now.L, bytes, length));
}

bool lsh_push_table(lsh_run *run, int elements, int fields) {
  PUSH(check_size(run, elements, INT_MAX, LSH_MEMORY); check_size(run, fields, 1 << 30, LSH_MEMORY);
       lua_createtable(run->now.L, elements, fields));
}

bool lsh_set_pair(lsh_run *run, int table) { PUSH(lua_rawset(run->now.L, table)); }

bool lsh_set_element(lsh_run *run, int table, int64_t position) { PUSH(lua_rawseti(run->now.L, table, position)); }

// A script neither gets the metatable on top nor sets another in its place.
static void protect(lua_State *L) {
  lua_pushliteral(L, "__metatable");
  lua_pushboolean(L, 0);
  lua_rawset(L, -3);
}

bool lsh_set_metatable(lsh_run *run, int table) {
  PUSH(int at = lua_absindex(run->now.L, table); protect(run->now.L); lua_setmetatable(run->now.L, at));
}

bool lsh_push_function(lsh_run *run, void *box) {
  GUARD(run, false);
  lua_pushlightuserdata(run->now.L, box);
  lua_pushcclosure(run->now.L, lsh_trampoline, 1);
  GUARD_END(run);
  return true;
}

static bool is_kind(int kind) { return kind >= 0 && kind < MOST_KINDS; }

void *lsh_push_value(lsh_run *run, int kind, size_t size) {
  GUARD(run, NULL);
  if (!is_kind(kind)) stop(run, LSH_HOST);
  check_size(run, size, run->limits.memory, LSH_MEMORY);
  value_block *block = lua_newuserdatauv(run->now.L, sizeof(value_block) + size, 0);
  block->kind = kind;
  lua_rawgeti(run->now.L, LUA_REGISTRYINDEX, run->now.kinds[kind]);
  lua_setmetatable(run->now.L, -2);
  GUARD_END(run);
  return block->payload;
}

bool lsh_set_field(lsh_run *run, int table, const char *name) {
  GUARD(run, false);
  lua_State *L = run->now.L;
  int at = lua_absindex(L, table);
  lua_pushstring(L, name);
  lua_insert(L, -2);
  lua_rawset(L, at);
  GUARD_END(run);
  return true;
}

bool lsh_set_global(lsh_run *run, const char *name) {
  GUARD(run, false);
  lua_State *L = run->now.L;
  lua_pushglobaltable(L);
  lua_pushstring(L, name);
  lua_pushvalue(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 2);
  GUARD_END(run);
  return true;
}

bool lsh_define_kind(lsh_run *run, int kind) {
  GUARD(run, false);
  if (!is_kind(kind)) stop(run, LSH_HOST);
  protect(run->now.L);
  run->now.kinds[kind] = luaL_ref(run->now.L, LUA_REGISTRYINDEX);
  GUARD_END(run);
  return true;
}

bool lsh_guard_globals(lsh_run *run) {
  GUARD(run, false);
  lua_State *L = run->now.L;
  protect(L);
  lua_pushglobaltable(L);
  lua_insert(L, -2);
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
  GUARD_END(run);
  return true;
}

static int look_up(lua_State *L) {
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(2))) {
    case LUA_TNIL: lua_settop(L, 2); break;
    case LUA_TNUMBER: break;   // a property's number, which the host gets beside its name
    default: return 1;
  }
  return lsh_trampoline(L);
}

bool lsh_push_lookup(lsh_run *run, void *box) {
  GUARD(run, false);
  lua_State *L = run->now.L;
  lua_pushlightuserdata(L, box);
  lua_insert(L, -2);
  lua_pushcclosure(L, look_up, 2);
  GUARD_END(run);
  return true;
}

bool lsh_give_source(lsh_run *run, const void *bytes, size_t length, const char *chunk_name) {
  // Its copy has room for as much again, and is replaced by the next one.
  if (length > run->source.capacity && !lsh_charge_memory(run, 2 * length)) return false;
  if (text_set(&run->source, bytes, length) && text_set(&run->source_name, chunk_name, strlen(chunk_name))) return true;
  lsh_stop(run, LSH_MEMORY);
  return false;
}
