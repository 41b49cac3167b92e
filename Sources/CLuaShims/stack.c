// What the host reads of the stack: nothing here changes it but what is said to.
#include "run.h"

int lsh_top(const lsh_run *run) { return lua_gettop(run->now.L); }

// Once a push has failed, indexes from the top count too far down: nothing is moved then, and nothing is there.
void lsh_set_top(lsh_run *run, int top) {
  int now = lua_gettop(run->now.L), wanted = top < 0 ? now + 1 + top : top;
  if (run->now.passed == LSH_WITHIN && wanted >= 0 && wanted < now) lua_settop(run->now.L, wanted);
}

void lsh_remove(lsh_run *run, int index) {
  if (run->now.passed == LSH_WITHIN) lua_remove(run->now.L, index);
}

lsh_type lsh_type_at(const lsh_run *run, int index) {
  if (index < 0 && index < -lua_gettop(run->now.L)) return LSH_NONE;
  return (lsh_type)lua_type(run->now.L, index);
}

bool lsh_boolean(const lsh_run *run, int index) { return lua_toboolean(run->now.L, index); }
bool lsh_is_integer(const lsh_run *run, int index) { return lua_isinteger(run->now.L, index); }
size_t lsh_length(const lsh_run *run, int index) { return lua_rawlen(run->now.L, index); }

bool lsh_number(const lsh_run *run, int index, double *number) {
  if (lua_type(run->now.L, index) != LUA_TNUMBER) return false;
  *number = lua_tonumber(run->now.L, index);
  return true;
}

bool lsh_integer(const lsh_run *run, int index, int64_t *integer) {
  if (lua_type(run->now.L, index) != LUA_TNUMBER) return false;
  int exact;
  *integer = lua_tointegerx(run->now.L, index, &exact);
  return exact;
}

const char *lsh_text(const lsh_run *run, int index, size_t *length) {
  // A number would be turned into a string in place, which allocates.
  return lua_type(run->now.L, index) == LUA_TSTRING ? lua_tolstring(run->now.L, index, length) : NULL;
}

void *lsh_value(const lsh_run *run, int index, int *kind) {
  if (lua_type(run->now.L, index) != LUA_TUSERDATA) return NULL;
  value_block *block = lua_touserdata(run->now.L, index);
  *kind = (int)block->kind;
  return block->payload;
}

size_t lsh_value_size(const lsh_run *run, int index) {
  return lua_type(run->now.L, index) == LUA_TUSERDATA ? lua_rawlen(run->now.L, index) - sizeof(value_block) : 0;
}

bool lsh_push_element(lsh_run *run, int table, int64_t position) {
  if (lua_type(run->now.L, table) != LUA_TTABLE) return false;
  GUARD(run, false);
  lua_rawgeti(run->now.L, table, position);
  GUARD_END(run);
  return true;
}

bool lsh_push_field(lsh_run *run, int table, const char *name) {
  if (lua_type(run->now.L, table) != LUA_TTABLE) return false;
  GUARD(run, false);
  lua_State *L = run->now.L;
  int at = lua_absindex(L, table);
  lua_pushstring(L, name);
  lua_rawget(L, at);
  GUARD_END(run);
  return true;
}

// Counts no further than one key more than `most`.
static size_t count_keys(lsh_run *run, int table, size_t most) {
  lua_State *L = run->now.L;
  int at = lua_absindex(L, table);
  size_t length = lua_rawlen(L, at), count = 0;
  lua_pushnil(L);
  while (count <= length + most && lua_next(L, at)) {
    lua_pop(L, 1);
    count++;
  }
  if (count > length + most) lua_pop(L, 1);
  spend(run, (int64_t)count);
  return count > length ? count - length : 0;
}

size_t lsh_count_keys(lsh_run *run, int table) {
  if (lua_type(run->now.L, table) != LUA_TTABLE) return 0;
  GUARD(run, 0);
  size_t count = count_keys(run, table, 1 << 20);
  GUARD_END(run);
  return count;
}

bool lsh_has_keys(lsh_run *run, int table) {
  if (lua_type(run->now.L, table) != LUA_TTABLE) return false;
  GUARD(run, false);
  bool has = count_keys(run, table, 0) > 0;
  GUARD_END(run);
  return has;
}

int64_t lsh_push_pairs(lsh_run *run, int table, int most) {
  if (lua_type(run->now.L, table) != LUA_TTABLE || most < 0) return 0;
  GUARD(run, 0);
  lua_State *L = run->now.L;
  int at = lua_absindex(L, table);
  if (!lua_checkstack(L, 2 * most + 8)) stop(run, LSH_MEMORY);
  int64_t count = 0;
  lua_pushnil(L);
  while (count <= most && lua_next(L, at)) {
    // The pair stays; a copy of its key leads to the next one.
    if (count++ < most) lua_pushvalue(L, -2);
  }
  spend(run, 4 * count);
  GUARD_END(run);
  return count;
}

bool lsh_global_has_metatable(lsh_run *run, const char *name) {
  GUARD(run, true);
  lua_State *L = run->now.L;
  int top = lua_gettop(L);
  lua_pushglobaltable(L);
  lua_pushstring(L, name);
  lua_rawget(L, -2);
  bool has = lua_getmetatable(L, -1);
  lua_settop(L, top);
  GUARD_END(run);
  return has;
}

bool lsh_push_copy(lsh_run *run, int index) {
  GUARD(run, false);
  lua_pushvalue(run->now.L, index);
  GUARD_END(run);
  return true;
}
