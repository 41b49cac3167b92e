// What a script finds before the host adds to it: an allow-list of the stock libraries, with the functions that loop
// in C charged by the lengths they are given, and load and require of our own (print and tostring: shown.c).
#include <string.h>

#include "run.h"

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

static int charged_rep(lua_State *L) { return charged(L, lua_tointeger(L, 2)); }
static int charged_move(lua_State *L) { return charged(L, span(lua_tointeger(L, 2), lua_tointeger(L, 3))); }
static int charged_sort(lua_State *L) { return charged(L, length_of(L) * 32); }

static int charged_concat(lua_State *L) {
  lua_Integer count = span(given(L, 3, 1), given(L, 4, length_of(L)));
  return charged(L, count < INT64_MAX / 4 ? count * 4 : count);   // numbers take their time
}

static int charged_unpack(lua_State *L) {
  lua_Integer count = span(given(L, 2, 1), given(L, 3, length_of(L)));
  return charged(L, count < LUAI_MAXSTACK ? count : 1);   // more is refused at once
}

// At the end of the table nothing is moved, and before its start is no place.
static int charged_shift(lua_State *L, bool is_at_end) {
  lua_Integer length = length_of(L), moved = is_at_end ? 1 : span(lua_tointeger(L, 2), length);
  return charged(L, moved <= length ? moved : 1);
}

static int charged_insert(lua_State *L) { return charged_shift(L, lua_gettop(L) <= 2); }
static int charged_remove(lua_State *L) { return charged_shift(L, lua_gettop(L) <= 1); }

static lua_Integer text_length(lua_State *L) {
  return lua_type(L, 1) == LUA_TSTRING ? (lua_Integer)lua_rawlen(L, 1) : 0;
}

static int charged_text(lua_State *L) { return charged(L, text_length(L) / 8); }

// utf8.len(s, from, to) and utf8.offset(s, count) walk a part of the text.
static int charged_part(lua_State *L) {
  lua_Integer length = text_length(L), from = given(L, 2, 1), to = given(L, 3, length);
  lua_Integer part = from > 0 && to > 0 ? span(from, to) : length;
  return charged(L, (part < length ? part : length) / 8);
}

static int charged_offset(lua_State *L) {
  lua_Integer length = text_length(L), count = lua_tointeger(L, 2);
  return charged(L, (count > -length && count < length ? (count < 0 ? -count : count) : length) / 8);
}

// math.randomseed() alone would take the clock and an address.
static int seeded_randomseed(lua_State *L) {
  if (lua_gettop(L) == 0) lua_pushinteger(L, run_of(L)->limits.seed);
  return call_stock(L);
}

static int load_text(lua_State *L) {
  size_t length;
  const char *bytes = luaL_checklstring(L, 1, &length);
  const char *name = luaL_optstring(L, 2, "=load");
  bool has_globals = !lua_isnone(L, 4);
  spend(run_of(L), 100 + (lua_Integer)length);
  if (luaL_loadbufferx(L, bytes, length, name, "t") == LUA_OK) {
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
static int require_module(lua_State *L) {
  lsh_run *run = run_of(L);
  size_t length;
  const char *name = luaL_checklstring(L, 1, &length);
  lua_settop(L, 1);
  lua_pushvalue(L, 1);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TBOOLEAN && !lua_toboolean(L, -1))
    return luaL_error(
      L, "require: module '%s' did not end: modules require each other in a circle, or it failed before", name);
  if (!lua_isnil(L, -1)) return 1;
  bool is_given = run->host.module(run->host.context, run, name, length);
  go_on(run);
  if (!is_given) {
    luaL_where(L, 1);
    lua_pushlstring(L, run->message.bytes, run->message.length);
    lua_concat(L, 2);
    return lua_error(L);
  }
  if (luaL_loadbufferx(L, run->source.bytes, run->source.length, run->source_name.bytes, "t") != LUA_OK)
    return lua_error(L);
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

// --- The allow-list ---

static const char *const BASE[] = { "assert", "error", "ipairs", "next", "pairs", "pcall", "rawequal", "rawlen", "select",
                                    "tonumber", "type", "xpcall", "_VERSION", NULL };
static const char *const TEXT[] = { "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack",
                                    "packsize", "rep", "reverse", "sub", "unpack", "upper", NULL };
static const char *const TABLE[] = { "concat", "insert", "move", "pack", "remove", "sort", "unpack", NULL };
static const char *const MATH[] = { "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log",
                                    "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "random", "randomseed", "sin",
                                    "sqrt", "tan", "tointeger", "type", "ult", NULL };
static const char *const UTF8[] = { "char", "charpattern", "codepoint", "codes", "len", "offset", NULL };

static const struct { const char *const *of; const char *name; lua_CFunction function; } REPLACED[] = {
  { TEXT, "rep", charged_rep },        { TEXT, "format", format_shown },    { TABLE, "concat", charged_concat },
  { TABLE, "insert", charged_insert }, { TABLE, "remove", charged_remove }, { TABLE, "move", charged_move },
  { TABLE, "unpack", charged_unpack }, { TABLE, "sort", charged_sort },     { MATH, "randomseed", seeded_randomseed },
  { TEXT, "upper", charged_text },     { TEXT, "lower", charged_text },     { TEXT, "reverse", charged_text },
  { UTF8, "len", charged_part },       { UTF8, "offset", charged_offset },
  { TEXT, "find", find_pattern },      { TEXT, "match", match_pattern },
  { TEXT, "gmatch", each_match },      { TEXT, "gsub", replace_matches },
};

// From the table on top to a new one on top, that keeps what is listed.
static void keep_listed(lua_State *L, const char *const *listed) {
  int from = lua_gettop(L);
  lua_newtable(L);
  for (const char *const *name = listed; *name != NULL; name++) {
    lua_getfield(L, from, *name);
    for (size_t i = 0; i < sizeof REPLACED / sizeof *REPLACED; i++)
      if (REPLACED[i].of == listed && strcmp(REPLACED[i].name, *name) == 0) {
        if (lua_getupvalue(L, -1, 1) == NULL) lua_pushnil(L);
        lua_insert(L, -2);
        lua_pushcclosure(L, REPLACED[i].function, 2);
      }
    lua_setfield(L, from + 1, *name);
  }
  lua_remove(L, from);
}

static void open_library(lua_State *L, const char *name, lua_CFunction open, const char *const *listed, int globals) {
  lua_pushcfunction(L, open);
  lua_pushstring(L, name);
  lua_call(L, 1, 1);
  keep_listed(L, listed);
  lua_setfield(L, globals, name);
}

static void set_function(lua_State *L, int table, const char *name, lua_CFunction function, int upvalues) {
  lua_pushcclosure(L, function, upvalues);
  lua_setfield(L, table, name);
}

void open_libraries(lsh_run *run) {
  lua_State *L = run->now.L;
  lua_pushcfunction(L, luaopen_base);
  lua_call(L, 0, 1);
  keep_listed(L, BASE);
  int globals = lua_gettop(L);
  open_library(L, "string", luaopen_string, TEXT, globals);
  open_library(L, "table", luaopen_table, TABLE, globals);
  open_library(L, "math", luaopen_math, MATH, globals);
  open_library(L, "utf8", luaopen_utf8, UTF8, globals);

  lua_pushliteral(L, "");   // ("x"):rep(3) finds the listed functions too
  lua_getmetatable(L, -1);
  lua_getfield(L, globals, "string");
  lua_setfield(L, -2, "__index");
  lua_pop(L, 2);

  set_function(L, globals, "print", print_line, 0);
  set_function(L, globals, "tostring", tostring_shown, 0);
  set_function(L, globals, "load", load_text, 0);
  lua_newtable(L);
  set_function(L, globals, "require", require_module, 1);

  lua_getfield(L, globals, "math");
  lua_getfield(L, -1, "randomseed");
  lua_pushinteger(L, run->limits.seed);
  lua_call(L, 1, 0);
  lua_pop(L, 1);

  lua_pushvalue(L, globals);
  lua_setfield(L, globals, "_G");
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}
