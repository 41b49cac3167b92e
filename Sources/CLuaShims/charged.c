// Stock functions that loop in C, charged by the lengths that they are given before they run.
#include "library.h"

static int charged(lua_State *L, lua_Integer steps) {
  if (steps > 0) spend(run_of(L), steps);
  return call_stock(L);
}

static lua_Integer span(lua_Integer from, lua_Integer to) {
  lua_Integer between;
  if (from > to) return 0;
  return __builtin_sub_overflow(to, from, &between) || between == INT64_MAX ? INT64_MAX : between + 1;
}

static lua_Integer length_of(lua_State *L) { return lua_istable(L, 1) ? (lua_Integer)lua_rawlen(L, 1) : 0; }

static lua_Integer given(lua_State *L, int index, lua_Integer otherwise) {
  return lua_isnoneornil(L, index) ? otherwise : lua_tointeger(L, index);
}

int charged_rep(lua_State *L) { return charged(L, lua_tointeger(L, 2)); }
int charged_move(lua_State *L) { return charged(L, span(lua_tointeger(L, 2), lua_tointeger(L, 3))); }

int charged_concat(lua_State *L) {
  lua_Integer count = span(given(L, 3, 1), given(L, 4, length_of(L)));
  return charged(L, count < INT64_MAX / 8 ? count * 8 : count);   // numbers take their time
}

int charged_unpack(lua_State *L) {
  lua_Integer count = span(given(L, 2, 1), given(L, 3, length_of(L)));
  return charged(L, count < LUAI_MAXSTACK ? count : 1);   // more is refused at once
}

// At the end of the table nothing is moved, and before its start is no place.
static int charged_shift(lua_State *L, bool is_at_end) {
  lua_Integer length = length_of(L), moved = is_at_end ? 1 : span(lua_tointeger(L, 2), length);
  return charged(L, moved <= length ? moved : 1);
}

int charged_insert(lua_State *L) { return charged_shift(L, lua_gettop(L) <= 2); }
int charged_remove(lua_State *L) { return charged_shift(L, lua_gettop(L) <= 1); }

static lua_Integer text_length(lua_State *L) {
  return lua_type(L, 1) == LUA_TSTRING ? (lua_Integer)lua_rawlen(L, 1) : 0;
}

int charged_text(lua_State *L) { return charged(L, text_length(L) / 8); }

// What makes a number of "5" + 1 reads all of both texts.
int charged_numbers(lua_State *L) {
  lua_Integer length = 0;
  for (int i = 1; i <= 2; i++) length += lua_type(L, i) == LUA_TSTRING ? (lua_Integer)lua_rawlen(L, i) : 0;
  return charged(L, length / 4);
}

// string.pack, packsize and unpack read their format; unpack and packsize walk no more than it says.
int charged_pack(lua_State *L) { return charged(L, text_length(L)); }

// utf8.len(s, from, to) and utf8.offset(s, count) walk a part of the text.
int charged_part(lua_State *L) {
  lua_Integer length = text_length(L), from = given(L, 2, 1), to = given(L, 3, length);
  lua_Integer part = from > 0 && to > 0 ? span(from, to) : length;
  return charged(L, (part < length ? part : length) / 8);
}

int charged_offset(lua_State *L) {
  lua_Integer length = text_length(L), count = lua_tointeger(L, 2);
  return charged(L, (count > -length && count < length ? (count < 0 ? -count : count) : length) / 8);
}

// math.randomseed() alone would take the clock and an address.
int seeded_randomseed(lua_State *L) {
  if (lua_gettop(L) == 0) lua_pushinteger(L, run_of(L)->limits.seed);
  return call_stock(L);
}
