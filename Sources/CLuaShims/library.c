// What a script finds before the host adds to it: an allow-list of the stock libraries, and functions of our own.
#include <string.h>

#include "keys.h"
#include "library.h"

static const char *const BASE[] = { "assert", "error", "ipairs", "pcall", "rawequal", "rawlen", "select", "tonumber", "type",
                                    "xpcall", "_VERSION", NULL };
static const char *const TEXT[] = { "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack",
                                    "packsize", "rep", "reverse", "sub", "unpack", "upper", NULL };
static const char *const TABLE[] = { "concat", "insert", "move", "pack", "remove", "sort", "unpack", NULL };
static const char *const MATH[] = { "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log",
                                    "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "random", "randomseed", "sin",
                                    "sqrt", "tan", "tointeger", "type", "ult", NULL };
static const char *const UTF8[] = { "char", "charpattern", "codepoint", "codes", "len", "offset", NULL };
static const char *const COROUTINES[] = { "create", "isyieldable", "resume", "running", "status", "wrap", "yield", NULL };

static const struct { const char *const *of; const char *name; lua_CFunction function; } REPLACED[] = {
  { TEXT, "format", format_shown },    { TEXT, "pack", charged_pack },      { TEXT, "packsize", charged_pack },
  { TEXT, "unpack", charged_pack },    { TEXT, "rep", charged_rep },        { TEXT, "upper", charged_text },
  { TEXT, "lower", charged_text },     { TEXT, "reverse", charged_text },   { BASE, "tonumber", charged_text },
  { TABLE, "concat", charged_concat }, { TABLE, "insert", charged_insert }, { TABLE, "remove", charged_remove },
  { TABLE, "move", charged_move },     { TABLE, "unpack", charged_unpack }, { TABLE, "sort", sort_list },
  { UTF8, "len", charged_part },       { UTF8, "offset", charged_offset },  { MATH, "randomseed", seeded_randomseed },
  { TEXT, "find", find_pattern },      { TEXT, "match", match_pattern },
  { TEXT, "gmatch", each_match },      { TEXT, "gsub", replace_matches },
};

// A stock function becomes a closure, which has its turn among keys (keys.h), and keeps its upvalue, as some look for it.
static void push_closure(lua_State *L, lua_CFunction replacement) {
  if (lua_getupvalue(L, -1, 1) == NULL) lua_pushnil(L);
  if (replacement == NULL) {
    lua_pushcclosure(L, lua_tocfunction(L, -2), 1);
    lua_remove(L, -2);
  } else {
    lua_insert(L, -2);
    lua_pushcclosure(L, replacement, 2);
  }
}

// From the table on top to a new one on top, that keeps what is listed.
static void keep_listed(lua_State *L, const char *const *listed) {
  int from = lua_gettop(L);
  lua_newtable(L);
  for (const char *const *name = listed; *name != NULL; name++) {
    if (lua_getfield(L, from, *name) == LUA_TFUNCTION) {
      lua_CFunction replacement = NULL;
      for (size_t i = 0; i < sizeof REPLACED / sizeof *REPLACED; i++)
        if (REPLACED[i].of == listed && strcmp(REPLACED[i].name, *name) == 0) replacement = REPLACED[i].function;
      push_closure(L, replacement);
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

// Into the table at an index, functions with as many upvalues, nil to begin with.
static void set_functions(lua_State *L, int table, const luaL_Reg *functions, int upvalues) {
  for (; functions->name != NULL; functions++) {
    for (int i = 0; i < upvalues; i++) lua_pushnil(L);
    lua_pushcclosure(L, functions->func, upvalues);
    lua_setfield(L, table, functions->name);
  }
}

static const luaL_Reg OWN_BASE[] = { { "collectgarbage", memory_in_use }, { "load", load_text }, { "pairs", pairs_in_order },
                                     { "print", print_line }, { "tostring", tostring_shown }, { NULL, NULL } };
static const luaL_Reg NEXT[] = { { "next", next_in_order }, { NULL, NULL } };

// In the metatable of texts at an index lies also what makes a number of "5" + 1.
static void charge_arithmetic(lua_State *L, int metatable) {
  static const char *const names[] = { "__add", "__sub", "__mul", "__mod", "__pow", "__div", "__idiv", "__unm" };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    lua_getfield(L, metatable, names[i]);
    push_closure(L, charged_numbers);
    lua_setfield(L, metatable, names[i]);
  }
}

void open_libraries(lsh_run *run) {
  lua_State *L = run->now.L;
  learn_object_offsets(L);
  lua_pushcfunction(L, luaopen_base);
  lua_call(L, 0, 1);
  keep_listed(L, BASE);
  int globals = lua_gettop(L);
  set_functions(L, globals, OWN_BASE, 1);
  set_functions(L, globals, NEXT, 3);
  open_library(L, "string", luaopen_string, TEXT, globals);
  open_library(L, "table", luaopen_table, TABLE, globals);
  open_library(L, "math", luaopen_math, MATH, globals);
  open_library(L, "utf8", luaopen_utf8, UTF8, globals);
  open_library(L, "coroutine", luaopen_coroutine, COROUTINES, globals);
  lua_getfield(L, globals, "coroutine");
  set_functions(L, globals + 1, OWN_COROUTINES, 1);
  lua_newtable(L);
  set_functions(L, globals + 2, OWN_OS, 1);
  lua_setfield(L, globals, "os");
  lua_settop(L, globals);
  open_metatables(L, globals);

  lua_pushliteral(L, "");   // ("x"):rep(3) finds the listed functions too
  lua_getmetatable(L, -1);
  charge_arithmetic(L, lua_gettop(L));
  lua_getfield(L, globals, "string");
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);

  lua_newtable(L);
  lua_pushcclosure(L, require_module, 1);
  lua_setfield(L, globals, "require");

  lua_getfield(L, globals, "math");
  lua_getfield(L, -1, "randomseed");
  lua_pushinteger(L, run->limits.seed);
  lua_call(L, 1, 0);
  lua_pop(L, 1);

  lua_pushvalue(L, globals);
  lua_setfield(L, globals, "_G");
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}
