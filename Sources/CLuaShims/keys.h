// A total order of what can be a table's key, the same in every process: numbers ascending, texts by their bytes, false,
// true, then tables, functions, coroutines and host values in the order in which they were made.
#ifndef LSH_KEYS_H
#define LSH_KEYS_H

#include "run.h"

typedef struct {
  uint32_t rank;       // of its type
  uint32_t position;   // where it lay before keys were sorted
  bool is_integer;
  union { lua_Integer integer; lua_Number number; size_t length; uint64_t made; };
  const char *bytes;   // of a text, borrowed
} table_key;

void read_key(lua_State *L, int index, table_key *key);
int compare_keys(const table_key *a, const table_key *b);              // -1, 0, 1
void sort_keys(table_key *keys, table_key *spare, size_t count);       // stable; spare has room for half of them
void learn_object_offsets(lua_State *L);                               // once a run, before any key is read

#endif
