// pairs and next in the total order of keys (keys.h): with Debian's library the order of texts differs from process to
// process. A loop walks the keys that there were when it began, and leaves out those that are nil by then.
#include "keys.h"

// Where a loop is. The keys 1…n of a list are no part of what is sorted: they are a run, with `before` keys in front of it.
typedef struct { lua_Integer list, before, others, place; } key_run;

enum { FEW = 32 };   // keys that a loop's function holds itself, as its upvalues

static int log2_of(size_t count) { return 64 - __builtin_clzll((unsigned long long)count | 1); }

// Pushes the keys of the table at 1 that are not the list's own, as they come; false where they are more than `most`.
static bool push_keys(lua_State *L, key_run *keys, int most) {
  *keys = (key_run){ 0, 0, 0, 0 };
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    if (lua_isinteger(L, -1) && lua_tointeger(L, -1) == keys->list + 1) {
      keys->list++;
      continue;
    }
    if (++keys->others > most) break;
    lua_pushvalue(L, -1);
  }
  spend(run_of(L), keys->list + keys->others);
  return keys->others <= most;
}

// How many of the sorted keys come before the list; -1 where one comes within it.
static lua_Integer count_before(const table_key *keys, const key_run *run) {
  table_key first = { .is_integer = true, .integer = 1 }, last = { .is_integer = true, .integer = run->list };
  lua_Integer before = 0;
  while (before < run->others && compare_keys(&keys[before], &first) < 0) before++;
  bool is_within = run->list > 0 && before < run->others && compare_keys(&keys[before], &last) < 0;
  return is_within ? -1 : before;
}

// Of a table with few keys beside its list: the function's upvalues are the table, where the loop is, the keys.
enum { TABLE = 1, RUN, KEYS };

static bool push_few(lua_State *L, lua_CFunction step) {
  key_run run;
  table_key keys[FEW], spare[FEW];
  if (!push_keys(L, &run, FEW)) return false;
  for (int i = 0; i < run.others; i++) {
    read_key(L, 2 + i, &keys[i]);
    keys[i].position = (uint32_t)i;
  }
  sort_keys(keys, spare, (size_t)run.others);
  run.before = count_before(keys, &run);
  spend(run_of(L), run.others * log2_of((size_t)run.others));
  if (run.before < 0) return false;
  lua_pushvalue(L, 1);
  *(key_run *)lua_newuserdatauv(L, sizeof run, 0) = run;
  for (int i = 0; i < run.others; i++) lua_pushvalue(L, 2 + (int)keys[i].position);
  lua_pushcclosure(L, step, KEYS - 1 + (int)run.others);
  return true;
}

// Pushes a list of all keys, sorted.
static lua_Integer push_sorted(lua_State *L) {
  lua_Integer count = 0;
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    count++;
  }
  spend(run_of(L), count * (2 + log2_of((size_t)count)));
  collect_early(L);
  lua_createtable(L, (int)count, 0);
  int sorted = lua_gettop(L);
  table_key *keys = lua_newuserdatauv(L, (size_t)(count + count / 2) * sizeof *keys, 0);
  lua_Integer at = 0;
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    read_key(L, -1, &keys[at]);
    keys[at].position = (uint32_t)at;
    lua_pushvalue(L, -1);
    lua_rawseti(L, sorted, ++at);
  }
  sort_keys(keys, keys + count, (size_t)count);
  // Each key goes to its place along the circle of those that take each other's.
  for (lua_Integer start = 0; start < count; start++) {
    if (keys[start].position == start) continue;
    lua_rawgeti(L, sorted, start + 1);
    lua_Integer to = start;
    while (keys[to].position != start) {
      lua_Integer from = keys[to].position;
      lua_rawgeti(L, sorted, from + 1);
      lua_rawseti(L, sorted, to + 1);
      keys[to].position = (uint32_t)to;
      to = from;
    }
    lua_rawseti(L, sorted, to + 1);
    keys[to].position = (uint32_t)to;
  }
  lua_pop(L, 1);
  return count;
}

// --- pairs ---

static bool push_value(lua_State *L) {
  lua_pushvalue(L, -1);
  if (lua_rawget(L, lua_upvalueindex(TABLE)) != LUA_TNIL) return true;
  lua_pop(L, 2);
  return false;
}

static int end_of_loop(lua_State *L) {
  lua_pushnil(L);
  return 1;
}

// A loop that begins again calls with nil.
static bool begins(lua_State *L) { return lua_isnoneornil(L, 2); }

static int step_of_few(lua_State *L) {
  key_run *run = lua_touserdata(L, lua_upvalueindex(RUN));
  if (begins(L)) run->place = 0;
  while (run->place < run->list + run->others) {
    lua_Integer place = run->place++, in_list = place - run->before;
    if (in_list >= 0 && in_list < run->list) lua_pushinteger(L, in_list + 1);
    else lua_pushvalue(L, lua_upvalueindex(KEYS + (int)(in_list < 0 ? place : place - run->list)));
    if (push_value(L)) return 2;
  }
  return end_of_loop(L);
}

enum { PLACE = 2, SORTED };

static int keep_place(lua_State *L, lua_Integer place) {
  lua_pushinteger(L, place);
  lua_replace(L, lua_upvalueindex(PLACE));
  return 2;
}

static int step_of_many(lua_State *L) {
  lua_Integer place = begins(L) ? 0 : lua_tointeger(L, lua_upvalueindex(PLACE));
  for (;;) {
    if (lua_rawgeti(L, lua_upvalueindex(SORTED), ++place) == LUA_TNIL) return end_of_loop(L);
    if (push_value(L)) return keep_place(L, place);
  }
}

int pairs_in_order(lua_State *L) {
  luaL_checkany(L, 1);
  lua_settop(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_insert(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkstack(L, FEW * 2 + 16, "too many calls inside each other");
  if (!push_few(L, step_of_few)) {
    lua_settop(L, 1);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    push_sorted(L);
    lua_pushcclosure(L, step_of_many, SORTED);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

// --- next: its upvalues are the table that it was asked for last, the place of the key that it gave, the sorted keys ---

static void forget(lua_State *L) {
  lua_pushnil(L);
  lua_replace(L, lua_upvalueindex(TABLE));
  lua_pushnil(L);
  lua_replace(L, lua_upvalueindex(SORTED));
}

// next(t) == nil asks whether there is anything: that sorts nothing.
static int first_of(lua_State *L) {
  forget(L);
  table_key least = { 0 }, key;
  lua_Integer count = 0;
  lua_pushnil(L);   // the least so far
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    read_key(L, -1, &key);
    if (count++ > 0 && compare_keys(&key, &least) > 0) continue;
    least = key;
    lua_pushvalue(L, -1);
    lua_replace(L, -3);
  }
  spend(run_of(L), count);
  if (count == 0) return 1;
  lua_pushvalue(L, -1);
  lua_rawget(L, 1);
  return 2;
}

// Where a key lies in the sorted list, or would lie: it may be gone by now.
static lua_Integer find(lua_State *L, lua_Integer count) {
  table_key wanted, key;
  read_key(L, 2, &wanted);
  lua_Integer low = 0, high = count;
  while (low < high) {
    lua_Integer middle = low + (high - low) / 2;
    lua_rawgeti(L, lua_upvalueindex(SORTED), middle + 1);
    read_key(L, -1, &key);
    lua_pop(L, 1);
    if (compare_keys(&key, &wanted) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

static bool follows_the_last(lua_State *L) {
  if (!lua_rawequal(L, 1, lua_upvalueindex(TABLE))) return false;
  lua_rawgeti(L, lua_upvalueindex(SORTED), lua_tointeger(L, lua_upvalueindex(PLACE)));
  bool follows = lua_rawequal(L, 2, -1);
  lua_pop(L, 1);
  return follows;
}

int next_in_order(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  if (lua_isnil(L, 2)) return first_of(L);
  if (!follows_the_last(L)) {
    if (lua_type(L, 2) == LUA_TNUMBER && lua_tonumber(L, 2) != lua_tonumber(L, 2))
      return luaL_error(L, "next: not a number is no key");
    lua_Integer count = push_sorted(L);
    lua_replace(L, lua_upvalueindex(SORTED));
    lua_pushvalue(L, 1);
    lua_replace(L, lua_upvalueindex(TABLE));
    keep_place(L, find(L, count));
  }
  for (lua_Integer place = lua_tointeger(L, lua_upvalueindex(PLACE)) + 1;; place++) {
    if (lua_rawgeti(L, lua_upvalueindex(SORTED), place) == LUA_TNIL) {
      forget(L);
      return end_of_loop(L);
    }
    if (push_value(L)) return keep_place(L, place);
  }
}
