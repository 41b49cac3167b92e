// setmetatable and getmetatable. What a script gives as a metatable is never one itself: __gc, __mode, __close and __concat
// reach faults of Lua 5.4.4, and could be set into it later. Objects get a private copy of what is allowed.
//
// One table is one metatable's copy, for all its objects, and so that it follows what the script sets later (`self.__index =
// self` after setmetatable(o, self)) the script's table is watched: a private metatable of its own has a __newindex that
// sees new keys. A key that is there already is seen to have changed by the next setmetatable.
#include "run.h"

// What a private metatable holds beside metamethods: the table that getmetatable gives; the copy for the objects of the table
// that it belongs to, which is what makes it that table's alone; which metamethods it has; the script's own __newindex; and from
// VALUES on the metamethods again, as elements are found faster than names.
enum { OWN = 1, FOR_OBJECTS, MASK, NEWINDEX, VALUES };

static const char *const ALLOWED[] = {
  "__index", "__newindex", "__call", "__tostring", "__name", "__len", "__eq", "__lt", "__le", "__unm", "__pairs", "__metatable",
  "__add", "__sub", "__mul", "__div", "__mod", "__pow", "__idiv", "__band", "__bor", "__bxor", "__shl", "__shr", "__bnot",
};
enum { ALLOWED_COUNT = sizeof ALLOWED / sizeof *ALLOWED };

static const char *const REFUSED[][2] = {
  { "__gc", "nothing here has a finalizer" },
  { "__mode", "no table is weak here" },
  { "__close", "nothing here is closed" },
  { "__concat", "write a method, or tostring(a) .. tostring(b)" },
};
enum { REFUSED_COUNT = sizeof REFUSED / sizeof *REFUSED };

// The upvalues of all functions here: the allowed names, then a table that knows them: its number, or why it is refused. In
// that lies the function that watches, too.
enum { NEWINDEX_NAME = 2, CALL_NAME = 3, METATABLE_NAME = 12, KNOWN = ALLOWED_COUNT + 1, WATCHER = 1 };

static bool has_field(lua_State *L, int table, int field) {
  bool has = lua_rawgeti(L, table, field) != LUA_TNIL;
  lua_pop(L, 1);
  return has;
}

// Pushes what is known of the key on top; LUA_TNIL for names that mean nothing to Lua.
static int push_known(lua_State *L) {
  size_t length;
  const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
  if (name == NULL || length < 4 || name[0] != '_' || name[1] != '_') {
    lua_pushnil(L);
    return LUA_TNIL;
  }
  lua_pushvalue(L, -1);
  int type = lua_rawget(L, lua_upvalueindex(KNOWN));
  if (type == LUA_TSTRING)
    luaL_error(L, "setmetatable: '%s' is not offered; %s", name, lua_tostring(L, -1));
  return type;
}

// A value whose __call is again a value with one: Lua walks along, in no instruction that is counted, and moves all arguments
// at each step.
static void check_call(lua_State *L, int value) {
  if (!lua_isnil(L, value) && !lua_isfunction(L, value))
    luaL_error(L, "setmetatable: '__call' must be a function, got a %s", luaL_typename(L, value));
}

// Before anything is copied: what was copied by then would hang on the order in which keys come.
static void refuse(lua_State *L, int from) {
  for (int i = 0; i < REFUSED_COUNT; i++) {
    lua_pushstring(L, REFUSED[i][0]);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, from) != LUA_TNIL) {
      lua_pop(L, 1);
      push_known(L);
    }
    lua_pop(L, 2);
  }
  lua_pushvalue(L, lua_upvalueindex(CALL_NAME));
  lua_rawget(L, from);
  check_call(L, -1);
  lua_pop(L, 1);
}

// Whether a field that is set into a table means something to Lua: key and value lie at 2 and 3. Refuses what may not be.
static bool is_metamethod(lua_State *L) {
  lua_pushvalue(L, 2);
  bool is = !lua_isnil(L, 3) && push_known(L) == LUA_TNUMBER;
  if (is && lua_tointeger(L, -1) == CALL_NAME - 1) check_call(L, 3);
  lua_settop(L, 4);
  return is;
}

// Puts the metamethods of one table into another; those that it had of an earlier copy go.
static void copy_metamethods(lua_State *L, int from, int to) {
  refuse(L, from);
  lua_rawgeti(L, to, MASK);
  lua_Integer before = lua_tointeger(L, -1), mask = 0;
  lua_pop(L, 1);
  int count = 0;
  lua_pushnil(L);
  while (lua_next(L, from)) {
    count++;
    lua_pushvalue(L, -2);
    if (push_known(L) == LUA_TNUMBER) {
      lua_Integer number = lua_tointeger(L, -1);
      mask |= INT64_C(1) << number;
      lua_pop(L, 1);
      lua_pushvalue(L, -2);
      lua_rawset(L, to);
      lua_rawseti(L, to, VALUES + number);
    } else {
      lua_pop(L, 3);
    }
  }
  for (int i = 0; i < ALLOWED_COUNT; i++) {
    if ((before & ~mask) >> i & 1) {
      lua_pushvalue(L, lua_upvalueindex(i + 1));
      lua_pushnil(L);
      lua_rawset(L, to);
    }
  }
  lua_pushinteger(L, mask);
  lua_rawseti(L, to, MASK);
  spend(run_of(L), count);
}

// Whether the metamethods that a copy has are still those of the script's table.
static bool is_current(lua_State *L, int from, int copy) {
  lua_rawgeti(L, copy, MASK);
  uint64_t rest = (uint64_t)lua_tointeger(L, -1);
  lua_pop(L, 1);
  int top = lua_gettop(L);
  bool same = true;
  for (; rest != 0 && same; rest &= rest - 1) {
    int number = __builtin_ctzll(rest);
    lua_pushvalue(L, lua_upvalueindex(number + 1));
    lua_rawget(L, from);
    lua_rawgeti(L, copy, VALUES + number);
    same = lua_rawequal(L, -1, -2);
    lua_settop(L, top);
  }
  return same;
}

// --- Watching a table that is a metatable ---

// The __newindex of a watched table, called as t[k] = v of a key that isn't there.
static int set_watched(lua_State *L) {
  lua_settop(L, 3);
  lua_getmetatable(L, 1);
  int own = lua_rawgeti(L, 4, NEWINDEX);
  if (own == LUA_TFUNCTION) {
    lua_insert(L, 1);
    lua_settop(L, 4);
    lua_call(L, 3, 0);
    return 0;
  }
  if (own != LUA_TNIL) {
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    lua_settable(L, -3);
    return 0;
  }
  lua_settop(L, 4);
  bool is_known = is_metamethod(L);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, 1);
  if (is_known) {
    lua_rawgeti(L, 4, FOR_OBJECTS);
    copy_metamethods(L, 1, lua_gettop(L));
  }
  return 0;
}

// Makes the private metatable at an index one that watches the table it belongs to.
static void watch(lua_State *L, int private) {
  lua_pushvalue(L, lua_upvalueindex(NEWINDEX_NAME));
  lua_rawget(L, private);
  lua_rawseti(L, private, NEWINDEX);
  lua_pushvalue(L, lua_upvalueindex(NEWINDEX_NAME));
  lua_rawgeti(L, lua_upvalueindex(KNOWN), WATCHER);
  lua_rawset(L, private);
}

static bool is_hosts(lua_State *L, int metatable) {
  return !has_field(L, metatable, OWN) && !has_field(L, metatable, FOR_OBJECTS);
}

// Pushes the copy for the objects of the script's table at 2.
static void push_for_objects(lua_State *L) {
  if (lua_getmetatable(L, 2)) {
    if (lua_rawgeti(L, 3, FOR_OBJECTS) == LUA_TTABLE) {
      if (!is_current(L, 2, 4)) copy_metamethods(L, 2, 4);
      return;
    }
    lua_pop(L, 1);
  } else {
    lua_pushnil(L);
  }
  lua_createtable(L, VALUES, 2);
  lua_pushvalue(L, 2);
  lua_rawseti(L, 4, OWN);
  copy_metamethods(L, 2, 4);
  // A table of the host's can't be watched, nor need it be: it never changes.
  if (!lua_isnil(L, 3) && is_hosts(L, 3)) return;
  lua_createtable(L, 2, 2);
  if (!lua_isnil(L, 3)) {
    // What it had in common with other objects becomes its own.
    lua_rawgeti(L, 3, OWN);
    lua_rawseti(L, 5, OWN);
    copy_metamethods(L, 3, 5);
  }
  lua_pushvalue(L, 4);
  lua_rawseti(L, 5, FOR_OBJECTS);
  watch(L, 5);
  lua_setmetatable(L, 2);
}

static int set_metatable(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  int type = lua_type(L, 2);
  if (type != LUA_TNIL && type != LUA_TTABLE) return luaL_typeerror(L, 2, "nil or table");
  lua_settop(L, 2);
  bool is_watched = false;
  if (lua_getmetatable(L, 1)) {
    lua_pushvalue(L, lua_upvalueindex(METATABLE_NAME));
    if (lua_rawget(L, 3) != LUA_TNIL) return luaL_error(L, "cannot change a protected metatable");
    is_watched = has_field(L, 3, FOR_OBJECTS);
    lua_settop(L, is_watched ? 3 : 2);
  }
  if (!is_watched) {
    if (type == LUA_TTABLE) push_for_objects(L);
    lua_setmetatable(L, 1);
    lua_settop(L, 1);
    return 1;
  }
  if (type == LUA_TNIL) lua_newtable(L);
  copy_metamethods(L, type == LUA_TNIL ? 4 : 2, 3);
  lua_pushvalue(L, 2);
  lua_rawseti(L, 3, OWN);
  lua_rawgeti(L, 3, MASK);
  if ((lua_tointeger(L, -1) & 2) == 0) {   // no __newindex came with it: the watching one isn't the script's
    lua_pushvalue(L, lua_upvalueindex(NEWINDEX_NAME));
    lua_pushnil(L);
    lua_rawset(L, 3);
  }
  watch(L, 3);
  lua_settop(L, 1);
  return 1;
}

static int get_metatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (!lua_getmetatable(L, 1)) {
    lua_pushnil(L);
    return 1;
  }
  int metatable = lua_gettop(L);
  lua_pushvalue(L, lua_upvalueindex(METATABLE_NAME));
  if (lua_rawget(L, metatable) == LUA_TNIL) lua_rawgeti(L, metatable, OWN);
  return 1;
}

static int raw_set(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  luaL_checkany(L, 3);
  lua_settop(L, 3);
  bool has_metatable = lua_getmetatable(L, 1), is_watched = false;
  if (has_metatable) {
    lua_pushglobaltable(L);
    if (is_hosts(L, 4) && !lua_rawequal(L, 1, 5)) return luaL_error(L, "rawset: the sandbox's own tables are read-only");
    lua_pop(L, 1);
    is_watched = is_metamethod(L) && has_field(L, 4, FOR_OBJECTS);
  }
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, 1);
  if (is_watched) {
    lua_rawgeti(L, 4, FOR_OBJECTS);
    copy_metamethods(L, 1, 5);
  }
  lua_settop(L, 1);
  return 1;
}

static int raw_get(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  lua_settop(L, 2);
  lua_rawget(L, 1);
  return 1;
}

// Pushes a function with the upvalues that lie on the stack from `first` on: the table that knows, then the names.
static void push_function(lua_State *L, int first, lua_CFunction function) {
  for (int i = 1; i <= ALLOWED_COUNT; i++) lua_pushvalue(L, first + i);
  lua_pushvalue(L, first);
  lua_pushcclosure(L, function, KNOWN);
}

void open_metatables(lua_State *L, int globals) {
  static const luaL_Reg functions[] = {
    { "setmetatable", set_metatable }, { "getmetatable", get_metatable }, { "rawset", raw_set }, { "rawget", raw_get },
  };
  luaL_checkstack(L, 2 * KNOWN + 8, NULL);
  int first = lua_gettop(L) + 1;
  lua_newtable(L);
  for (int i = 0; i < ALLOWED_COUNT; i++) {
    lua_pushstring(L, ALLOWED[i]);
    lua_pushvalue(L, -1);
    lua_pushinteger(L, i);
    lua_rawset(L, first);
  }
  for (int i = 0; i < REFUSED_COUNT; i++) {
    lua_pushstring(L, REFUSED[i][1]);
    lua_setfield(L, first, REFUSED[i][0]);
  }
  push_function(L, first, set_watched);
  lua_rawseti(L, first, WATCHER);
  for (size_t f = 0; f < sizeof functions / sizeof *functions; f++) {
    push_function(L, first, functions[f].func);
    lua_setfield(L, globals, functions[f].name);
  }
  lua_settop(L, first - 1);
}
