// Records: a table read in one pass, its keys known by the address of their interned text.
#include <string.h>

#include "run.h"

static unsigned slot_of(const char *key, unsigned mask) { return (unsigned)(((uintptr_t)key >> 3) * 2654435761u >> 8) & mask; }

static bool is_record(int id) { return id >= 0 && id < MOST_RECORDS; }

bool lsh_knows_record(const lsh_run *run, int id) { return is_record(id) && run->now.records[id].slots != NULL; }

bool lsh_define_record(lsh_run *run, int id, const char *const *names, int count) {
  if (lsh_knows_record(run, id)) return true;
  if (!is_record(id) || count < 0 || count > LSH_MOST_FIELDS) {
    lsh_stop(run, LSH_HOST);
    return false;
  }
  unsigned size = 8;
  while (size < (unsigned)count * 3) size *= 2;
  record_keys *keys = &run->now.records[id];
  GUARD(run, false);
  lua_State *L = run->now.L;
  const char **texts = allocate(run, NULL, 0, (size_t)count * sizeof *texts + size);
  unsigned char *slots = memset(texts + count, 0, size);
  *keys = (record_keys){ texts, slots, size - 1, count };
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    // Short strings are interned: the one a script writes has the address of this one, as long as this one lives.
    const char *key = lua_pushstring(L, names[i]);
    lua_rawseti(L, -2, i + 1);
    unsigned slot = slot_of(key, keys->mask);
    while (slots[slot] != 0) slot = (slot + 1) & keys->mask;
    slots[slot] = (unsigned char)(i + 1);
    texts[i] = key;
  }
  luaL_ref(L, LUA_REGISTRYINDEX);
  GUARD_END(run);
  return true;
}

static int field_of(const record_keys *keys, const char *key) {
  for (unsigned slot = slot_of(key, keys->mask); keys->slots[slot] != 0; slot = (slot + 1) & keys->mask) {
    int field = keys->slots[slot] - 1;
    if (keys->keys[field] == key) return field;
  }
  return -1;
}

bool lsh_read_record(lsh_run *run, int table, int id, lsh_record *record) {
  if (!lsh_knows_record(run, id) || lua_type(run->now.L, table) != LUA_TTABLE) return false;
  GUARD(run, false);
  lua_State *L = run->now.L;
  const record_keys *keys = &run->now.records[id];
  int at = lua_absindex(L, table), base = lua_gettop(L) + 1;
  if (!lua_checkstack(L, keys->count + LSH_MOST_STRANGERS + 8)) stop(run, LSH_MEMORY);
  lua_settop(L, base - 1 + keys->count);
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
    // The key stays behind the fields as a stranger; its copy leads to the next one.
    if (record->strangers < LSH_MOST_STRANGERS) lua_pushvalue(L, -1);
    record->strangers++;
  }
  spend(run, record->strangers + 8 * __builtin_popcountll(record->present));
  GUARD_END(run);
  return true;
}
