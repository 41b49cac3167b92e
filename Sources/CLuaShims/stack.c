// The stack for the host: reading can't allocate, pushing is guarded.
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "run.h"

// What a host value's block holds: every full userdata of a run is ours (no library of it hands one to scripts).
typedef struct { int64_t kind; char payload[]; } value_block;

int lsh_top(const lsh_run *run) { return lua_gettop(run->L); }

// Once a push has failed, indexes from the top count too far down: nothing is moved then, and nothing is there.
void lsh_set_top(lsh_run *run, int top) {
  int now = lua_gettop(run->L), wanted = top < 0 ? now + 1 + top : top;
  if (run->passed == LSH_WITHIN && wanted >= 0 && wanted < now) lua_settop(run->L, wanted);
}

void lsh_remove(lsh_run *run, int index) {
  if (run->passed == LSH_WITHIN) lua_remove(run->L, index);
}

lsh_type lsh_type_at(const lsh_run *run, int index) {
  if (index < 0 && index < -lua_gettop(run->L)) return LSH_NONE;
  return (lsh_type)lua_type(run->L, index);
}

bool lsh_boolean(const lsh_run *run, int index) { return lua_toboolean(run->L, index); }
bool lsh_is_integer(const lsh_run *run, int index) { return lua_isinteger(run->L, index); }
size_t lsh_length(const lsh_run *run, int index) { return lua_rawlen(run->L, index); }

bool lsh_number(const lsh_run *run, int index, double *number) {
  if (lua_type(run->L, index) != LUA_TNUMBER) return false;
  *number = lua_tonumber(run->L, index);
  return true;
}

bool lsh_integer(const lsh_run *run, int index, int64_t *integer) {
  if (lua_type(run->L, index) != LUA_TNUMBER) return false;
  int exact;
  *integer = lua_tointegerx(run->L, index, &exact);
  return exact;
}

const char *lsh_text(const lsh_run *run, int index, size_t *length) {
  // A number would be turned into a string in place, which allocates.
  return lua_type(run->L, index) == LUA_TSTRING ? lua_tolstring(run->L, index, length) : NULL;
}

void *lsh_value(const lsh_run *run, int index, int *kind) {
  if (lua_type(run->L, index) != LUA_TUSERDATA) return NULL;
  value_block *block = lua_touserdata(run->L, index);
  *kind = (int)block->kind;
  return block->payload;
}

bool lsh_push_element(lsh_run *run, int table, int64_t position) {
  if (lua_type(run->L, table) != LUA_TTABLE) return false;
  GUARD(run, false);
  lua_rawgeti(run->L, table, position);
  GUARD_END(run);
  return true;
}

bool lsh_has_keys(lsh_run *run, int table) {
  if (lua_type(run->L, table) != LUA_TTABLE) return false;
  GUARD(run, false);
  lua_State *L = run->L;
  int at = lua_absindex(L, table);
  size_t length = lua_rawlen(L, at);
  size_t count = 0;
  lua_pushnil(L);
  while (count <= length && lua_next(L, at)) {
    lua_pop(L, 1);
    count++;
  }
  if (count > length) lua_pop(L, 1);
  spend(run, (int64_t)count);
  GUARD_END(run);
  return count > length;
}

bool lsh_push_copy(lsh_run *run, int index) {
  GUARD(run, false);
  lua_pushvalue(run->L, index);
  GUARD_END(run);
  return true;
}

// --- Records ---

static unsigned slot_of(const char *key, unsigned mask) { return (unsigned)(((uintptr_t)key >> 3) * 2654435761u >> 8) & mask; }

static bool is_record(int id) { return id >= 0 && id < MOST_RECORDS; }

bool lsh_knows_record(const lsh_run *run, int id) { return is_record(id) && run->records[id].slots != NULL; }

bool lsh_define_record(lsh_run *run, int id, const char *const *names, int count) {
  if (lsh_knows_record(run, id)) return true;
  if (!is_record(id) || count < 0 || count > LSH_MOST_FIELDS) {
    lsh_stop(run, LSH_HOST);
    return false;
  }
  unsigned size = 8;
  while (size < (unsigned)count * 3) size *= 2;
  record_keys *keys = &run->records[id];
  keys->slots = calloc(size, sizeof *keys->slots);
  if (keys->slots == NULL) {
    lsh_stop(run, LSH_MEMORY);
    return false;
  }
  keys->mask = size - 1;
  keys->count = count;
  GUARD(run, false);
  lua_State *L = run->L;
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    // Short strings are interned: the one a script writes has the address of this one, as long as this one lives.
    const char *key = lua_pushstring(L, names[i]);
    lua_rawseti(L, -2, i + 1);
    unsigned slot = slot_of(key, keys->mask);
    while (keys->slots[slot].key != NULL) slot = (slot + 1) & keys->mask;
    keys->slots[slot] = (record_slot){ key, i };
  }
  luaL_ref(L, LUA_REGISTRYINDEX);
  GUARD_END(run);
  return true;
}

static int field_of(const record_keys *keys, const char *key) {
  for (unsigned slot = slot_of(key, keys->mask); keys->slots[slot].key != NULL; slot = (slot + 1) & keys->mask)
    if (keys->slots[slot].key == key) return keys->slots[slot].field;
  return -1;
}

bool lsh_read_record(lsh_run *run, int table, int id, lsh_record *record) {
  if (!lsh_knows_record(run, id) || lua_type(run->L, table) != LUA_TTABLE) return false;
  GUARD(run, false);
  lua_State *L = run->L;
  const record_keys *keys = &run->records[id];
  int at = lua_absindex(L, table), base = lua_gettop(L) + 1;
  if (!lua_checkstack(L, keys->count + LSH_MOST_STRANGERS + 8)) stop(run, LSH_MEMORY);
  lua_settop(L, base - 1 + keys->count + LSH_MOST_STRANGERS);
  record->base = base;
  record->present = 0;
  record->strangers = 0;
  lua_pushnil(L);
  while (lua_next(L, at)) {
    int field = lua_type(L, -2) == LUA_TSTRING ? field_of(keys, lua_tostring(L, -2)) : -1;
    if (field >= 0) {
      record->present |= UINT64_C(1) << field;
      lua_replace(L, base + field);
      continue;
    }
    lua_pop(L, 1);
    if (record->strangers < LSH_MOST_STRANGERS) {
      lua_pushvalue(L, -1);
      lua_replace(L, base + keys->count + record->strangers);
    }
    record->strangers++;
  }
  spend(run, record->strangers);
  GUARD_END(run);
  return true;
}

// --- Pushing ---

#define PUSH(call)      \
  GUARD(run, false);    \
  call;                 \
  GUARD_END(run);       \
  return true

bool lsh_push_nil(lsh_run *run) { PUSH(lua_pushnil(run->L)); }
bool lsh_push_boolean(lsh_run *run, bool value) { PUSH(lua_pushboolean(run->L, value)); }
bool lsh_push_number(lsh_run *run, double value) { PUSH(lua_pushnumber(run->L, value)); }
bool lsh_push_integer(lsh_run *run, int64_t value) { PUSH(lua_pushinteger(run->L, value)); }

// What Lua refuses by an error, beyond any memory, is stopped before: the error would jump over Swift.
static void check_size(lsh_run *run, size_t size, size_t most, lsh_limit limit) {
  if (size > most || size > PTRDIFF_MAX / 2) stop(run, limit);
}

bool lsh_push_text(lsh_run *run, const char *bytes, size_t length) {
  PUSH(check_size(run, length, run->limits.string, LSH_STRING); lua_pushlstring(run->L, bytes, length));
}

bool lsh_push_table(lsh_run *run, int elements, int fields) {
  PUSH(check_size(run, elements, INT_MAX, LSH_MEMORY); check_size(run, fields, 1 << 30, LSH_MEMORY);
       lua_createtable(run->L, elements, fields));
}

bool lsh_set_element(lsh_run *run, int table, int64_t position) { PUSH(lua_rawseti(run->L, table, position)); }
bool lsh_set_metatable(lsh_run *run, int table) { PUSH(lua_setmetatable(run->L, table)); }

bool lsh_push_function(lsh_run *run, void *box) {
  GUARD(run, false);
  lua_pushlightuserdata(run->L, box);
  lua_pushcclosure(run->L, lsh_trampoline, 1);
  GUARD_END(run);
  return true;
}

static bool is_kind(int kind) { return kind >= 0 && kind < MOST_KINDS; }

void *lsh_push_value(lsh_run *run, int kind, size_t size) {
  GUARD(run, NULL);
  if (!is_kind(kind)) stop(run, LSH_HOST);
  check_size(run, size, run->limits.memory, LSH_MEMORY);
  value_block *block = lua_newuserdatauv(run->L, sizeof(value_block) + size, 0);
  block->kind = kind;
  lua_rawgeti(run->L, LUA_REGISTRYINDEX, run->kinds[kind]);
  lua_setmetatable(run->L, -2);
  GUARD_END(run);
  return block->payload;
}

bool lsh_set_field(lsh_run *run, int table, const char *name) {
  GUARD(run, false);
  lua_State *L = run->L;
  int at = lua_absindex(L, table);
  lua_pushstring(L, name);
  lua_insert(L, -2);
  lua_rawset(L, at);
  GUARD_END(run);
  return true;
}

bool lsh_set_global(lsh_run *run, const char *name) {
  GUARD(run, false);
  lua_State *L = run->L;
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
  run->kinds[kind] = luaL_ref(run->L, LUA_REGISTRYINDEX);
  GUARD_END(run);
  return true;
}

bool lsh_guard_globals(lsh_run *run) {
  GUARD(run, false);
  lua_State *L = run->L;
  lua_pushglobaltable(L);
  lua_insert(L, -2);
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
  GUARD_END(run);
  return true;
}

static int look_up(lua_State *L) {
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL) return 1;
  lua_settop(L, 2);
  return lsh_trampoline(L);
}

bool lsh_push_lookup(lsh_run *run, void *box) {
  GUARD(run, false);
  lua_State *L = run->L;
  lua_pushlightuserdata(L, box);
  lua_insert(L, -2);
  lua_pushcclosure(L, look_up, 2);
  GUARD_END(run);
  return true;
}

bool lsh_give_source(lsh_run *run, const void *bytes, size_t length, const char *chunk_name) {
  if (text_set(&run->source, bytes, length) && text_set(&run->source_name, chunk_name, strlen(chunk_name))) return true;
  lsh_stop(run, LSH_MEMORY);
  return false;
}
