// table.sort: a merge sort, as Lua's own takes its pivot by the clock where a list is large. Stable, and whatever a
// comparison answers, the same elements are there at its end.
#include "keys.h"

enum { LIST = 1, LESS, COPY, WORK };   // stack indexes

static bool is_all(lua_State *L, int type, lua_Integer count) {
  for (lua_Integer i = 1; i <= count; i++) {
    int found = lua_rawgeti(L, COPY, i);
    lua_pop(L, 1);
    if (found != type) return false;
  }
  return true;
}

static void write_back(lua_State *L, lua_Integer to, lua_Integer from) {
  lua_rawgeti(L, COPY, from + 1);
  lua_seti(L, LIST, to + 1);
}

// Numbers alone, or texts alone, are compared without Lua.
static void sort_plain(lua_State *L, lua_Integer count) {
  table_key *keys = lua_newuserdatauv(L, (size_t)(count + count / 2) * sizeof *keys, 0);
  for (lua_Integer i = 0; i < count; i++) {
    lua_rawgeti(L, COPY, i + 1);
    read_key(L, -1, &keys[i]);
    keys[i].position = (uint32_t)i;
    lua_pop(L, 1);
  }
  sort_keys(keys, keys + count, (size_t)count);
  for (lua_Integer i = 0; i < count; i++) write_back(L, i, keys[i].position);
}

static bool is_less(lua_State *L, uint32_t a, uint32_t b) {
  spend(run_of(L), 4);
  bool has_function = lua_toboolean(L, LESS);
  if (has_function) lua_pushvalue(L, LESS);
  lua_rawgeti(L, COPY, (lua_Integer)a + 1);
  lua_rawgeti(L, COPY, (lua_Integer)b + 1);
  bool less;
  if (has_function) {
    lua_call(L, 2, 1);
    // In other languages a comparison gives a - b; here all numbers are true.
    if (lua_type(L, -1) == LUA_TNUMBER)
      luaL_error(L, "table.sort: the comparison gave a number; it gives true or false: return a < b");
    less = lua_toboolean(L, -1);
  } else {
    less = lua_compare(L, -2, -1, LUA_OPLT);
  }
  lua_settop(L, WORK);
  return less;
}

static void merge_sort(lua_State *L, uint32_t *order, uint32_t *spare, size_t count) {
  if (count < 2) return;
  size_t half = count / 2;
  merge_sort(L, order, spare, half);
  merge_sort(L, order + half, spare, count - half);
  if (!is_less(L, order[half], order[half - 1])) return;
  for (size_t i = 0; i < half; i++) spare[i] = order[i];
  size_t left = 0, right = half, to = 0;
  while (left < half && right < count)
    order[to++] = is_less(L, order[right], spare[left]) ? order[right++] : spare[left++];
  while (left < half) order[to++] = spare[left++];
}

static void sort_by_calls(lua_State *L, lua_Integer count) {
  uint32_t *order = lua_newuserdatauv(L, (size_t)(count + count / 2) * sizeof *order, 0);
  for (lua_Integer i = 0; i < count; i++) order[i] = (uint32_t)i;
  merge_sort(L, order, order + count, (size_t)count);
  for (lua_Integer i = 0; i < count; i++) write_back(L, i, order[i]);
}

int sort_list(lua_State *L) {
  luaL_checktype(L, LIST, LUA_TTABLE);
  lua_Integer count = luaL_len(L, LIST);
  if (count < 2) return 0;
  luaL_argcheck(L, count < INT_MAX, 1, "array too big");
  if (!lua_isnoneornil(L, LESS)) luaL_checktype(L, LESS, LUA_TFUNCTION);
  lua_settop(L, LESS);
  spend(run_of(L), count * 8);
  collect_early(L);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_geti(L, LIST, i);
    lua_rawseti(L, COPY, i);
  }
  bool is_plain = lua_isnil(L, LESS) && (is_all(L, LUA_TNUMBER, count) || is_all(L, LUA_TSTRING, count));
  if (is_plain) sort_plain(L, count);
  else sort_by_calls(L, count);
  return 0;
}
