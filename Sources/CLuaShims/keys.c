// The total order of keys.
#include <string.h>

#include "keys.h"

// From what Lua gives as an object's address back to its block, whose number says when it was made: learnt from the first
// object of each type, as the layouts are Lua's own.
void learn_object_offsets(lua_State *L) {
  lsh_run *run = run_of(L);
  lua_newuserdatauv(L, sizeof(value_block), 0);
  run->value_offset = (const char *)lua_topointer(L, -1) - (const char *)run->newest_object;
  lua_newthread(L);
  run->thread_offset = (const char *)lua_topointer(L, -1) - (const char *)run->newest_object;
  lua_pop(L, 2);
}

static uint64_t number_of(lua_State *L, int index, ptrdiff_t offset) {
  return *block_number((char *)lua_topointer(L, index) - offset);
}

enum { OF_NUMBERS, OF_TEXTS, OF_FALSE, OF_TRUE, OF_TABLES, OF_FUNCTIONS, OF_LIGHT_FUNCTIONS, OF_THREADS, OF_VALUES, OF_NONE };

static void read_function(lua_State *L, int index, table_key *key) {
  lua_CFunction function = lua_tocfunction(L, index);
  // A function of C without upvalues is no object but an address: of the few that scripts meet the order is the binary's.
  bool is_light = function != NULL && lua_topointer(L, index) == (const void *)(uintptr_t)function;
  key->rank = is_light ? OF_LIGHT_FUNCTIONS : OF_FUNCTIONS;
  key->made = is_light ? (uint64_t)(uintptr_t)function : number_of(L, index, 0);
}

void read_key(lua_State *L, int index, table_key *key) {
  lsh_run *run = run_of(L);
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      key->rank = OF_NUMBERS;
      key->is_integer = lua_isinteger(L, index);
      if (key->is_integer) key->integer = lua_tointeger(L, index);
      else key->number = lua_tonumber(L, index);
      break;
    case LUA_TSTRING:
      key->rank = OF_TEXTS;
      key->bytes = lua_tolstring(L, index, &key->length);
      break;
    case LUA_TBOOLEAN:
      key->rank = lua_toboolean(L, index) ? OF_TRUE : OF_FALSE;
      key->made = 0;
      break;
    case LUA_TTABLE:
      key->rank = OF_TABLES;
      key->made = number_of(L, index, 0);
      break;
    case LUA_TFUNCTION: read_function(L, index, key); break;
    case LUA_TTHREAD:
      key->rank = OF_THREADS;
      key->made = number_of(L, index, run->thread_offset);
      break;
    case LUA_TUSERDATA:
      key->rank = OF_VALUES;
      key->made = number_of(L, index, run->value_offset);
      break;
    default:
      key->rank = OF_NONE;
      key->made = 0;
  }
}

// A float that is a key has a fraction, or lies beyond all integers: no integer's rounding changes the order.
static double as_number(const table_key *key) { return key->is_integer ? (double)key->integer : key->number; }

static int compare_numbers(const table_key *a, const table_key *b) {
  if (a->is_integer && b->is_integer) return (a->integer > b->integer) - (a->integer < b->integer);
  double x = as_number(a), y = as_number(b);
  if (x != y) return (x > y) - (x < y);
  return b->is_integer - a->is_integer;   // 2^63 as a float is more than the largest integer, which rounds to it
}

static int compare_texts(const table_key *a, const table_key *b) {
  int order = memcmp(a->bytes, b->bytes, a->length < b->length ? a->length : b->length);
  if (order != 0) return order < 0 ? -1 : 1;
  return (a->length > b->length) - (a->length < b->length);
}

int compare_keys(const table_key *a, const table_key *b) {
  if (a->rank != b->rank) return a->rank < b->rank ? -1 : 1;
  switch (a->rank) {
    case OF_NUMBERS: return compare_numbers(a, b);
    case OF_TEXTS: return compare_texts(a, b);
    default: return (a->made > b->made) - (a->made < b->made);
  }
}

static void sort_few(table_key *keys, size_t count) {
  for (size_t i = 1; i < count; i++) {
    table_key key = keys[i];
    size_t place = i;
    for (; place > 0 && compare_keys(&key, &keys[place - 1]) < 0; place--) keys[place] = keys[place - 1];
    keys[place] = key;
  }
}

void sort_keys(table_key *keys, table_key *spare, size_t count) {
  if (count <= 12) return sort_few(keys, count);
  size_t half = count / 2;
  sort_keys(keys, spare, half);
  sort_keys(keys + half, spare, count - half);
  if (compare_keys(&keys[half - 1], &keys[half]) <= 0) return;
  memcpy(spare, keys, half * sizeof *keys);
  size_t left = 0, right = half, to = 0;
  while (left < half && right < count)
    keys[to++] = compare_keys(&keys[right], &spare[left]) < 0 ? keys[right++] : spare[left++];
  memcpy(keys + to, spare + left, (half - left) * sizeof *keys);
}
