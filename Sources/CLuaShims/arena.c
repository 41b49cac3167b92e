// A run's memory: small blocks from 64 KiB chunks by size class, large ones from malloc, all dropped at once.
// 13–24 % faster than malloc under Lua, and a run ends without lua_close (nothing has a finalizer).
//
// Until it is sealed, all comes from one region, large blocks too (freed, those are lost): a copy of the region is a copy
// of all. A sealed arena can be put back to that state by one memcpy, since every address stays as it is: about 1 µs, where
// opening a run and compiling a script of 15 lines take 90.
#include <stdlib.h>
#include <string.h>

#include "run.h"

enum { GRAIN = 16, SMALLEST_LARGE = 513, CHUNK = 64 * 1024, REGION = 120 * 1024, MOST_SPARE = 32 };

struct large_block { large_block *previous, *next; };

static size_t class_of(size_t size) { return (size + GRAIN - 1) / GRAIN - 1; }

static size_t rounded(size_t size) { return (size + GRAIN - 1) / GRAIN * GRAIN; }

static bool is_in_region(const arena *a, const void *block) {
  return (const char *)block >= a->region && (const char *)block < a->region_end;
}

bool arena_open(arena *a, size_t most) {
  a->most = most;
  a->region = malloc(REGION);
  if (a->region == NULL) return false;
  a->region_end = a->region + REGION;
  a->fill.next = a->region;
  a->fill.end = a->region_end;
  return true;
}

static bool add_chunk(arena *a) {
  if (a->fill.held >= a->most) return false;
  char *chunk = a->spare;
  if (chunk != NULL) {
    a->spare = *(void **)chunk;
    a->spares--;
  } else if ((chunk = malloc(CHUNK)) == NULL) {
    return false;
  }
  *(void **)chunk = a->fill.chunks;
  a->fill.chunks = chunk;
  a->fill.held += CHUNK;
  a->fill.next = chunk + GRAIN;
  a->fill.end = chunk + CHUNK;
  return true;
}

static void *take_small(arena *a, size_t size) {
  size_t class = class_of(size), room = rounded(size);
  void *block = a->fill.free_lists[class];
  if (block != NULL) {
    a->fill.free_lists[class] = *(void **)block;
    return block;
  }
  if ((size_t)(a->fill.end - a->fill.next) < room && !add_chunk(a)) return NULL;
  block = a->fill.next;
  a->fill.next += room;
  return block;
}

static void *take_large(arena *a, size_t size) {
  if (!a->is_sealed && (size_t)(a->fill.end - a->fill.next) >= rounded(size) && is_in_region(a, a->fill.next)) {
    void *block = a->fill.next;
    a->fill.next += rounded(size);
    return block;
  }
  large_block *made = malloc(sizeof(large_block) + size);
  if (made == NULL) return NULL;
  made->previous = NULL;
  made->next = a->fill.large;
  if (made->next != NULL) made->next->previous = made;
  a->fill.large = made;
  return made + 1;
}

static void *resize_large(arena *a, void *block, size_t size) {
  large_block *made = realloc((large_block *)block - 1, sizeof(large_block) + size);
  if (made == NULL) return NULL;
  if (made->previous != NULL) made->previous->next = made;
  else a->fill.large = made;
  if (made->next != NULL) made->next->previous = made;
  return made + 1;
}

static void give_back(arena *a, void *block, size_t size) {
  if (size < SMALLEST_LARGE) {
    *(void **)block = a->fill.free_lists[class_of(size)];
    a->fill.free_lists[class_of(size)] = block;
    return;
  }
  if (is_in_region(a, block)) return;
  large_block *old = (large_block *)block - 1;
  if (old->previous != NULL) old->previous->next = old->next;
  else a->fill.large = old->next;
  if (old->next != NULL) old->next->previous = old->previous;
  free(old);
}

void *arena_resize(arena *a, void *block, size_t old_size, size_t new_size) {
  if (block == NULL) old_size = 0;
  a->fill.used += new_size - old_size;
  if (new_size == 0) {
    if (old_size > 0) give_back(a, block, old_size);
    return NULL;
  }
  bool was_small = old_size < SMALLEST_LARGE, is_small = new_size < SMALLEST_LARGE;
  if (old_size > 0 && was_small && is_small && class_of(old_size) == class_of(new_size)) return block;
  if (!was_small && !is_small && !is_in_region(a, block)) return resize_large(a, block, new_size);
  void *made = is_small ? take_small(a, new_size) : take_large(a, new_size);
  if (made != NULL && old_size > 0) {
    memcpy(made, block, old_size < new_size ? old_size : new_size);
    give_back(a, block, old_size);
  }
  return made;
}

bool arena_seal(arena *a) {
  if (a->fill.chunks != NULL || a->fill.large != NULL) return false;
  size_t size = (size_t)(a->fill.next - a->region);
  a->image = malloc(size);
  if (a->image == NULL) return false;
  memcpy(a->image, a->region, size);
  a->sealed = a->fill;
  a->is_sealed = true;
  return true;
}

static void free_large(arena *a) {
  for (large_block *block = a->fill.large; block != NULL;) {
    large_block *next = block->next;
    free(block);
    block = next;
  }
}

static void free_chunks(void *chunk) {
  while (chunk != NULL) {
    void *before = *(void **)chunk;
    free(chunk);
    chunk = before;
  }
}

void arena_restore(arena *a) {
  free_large(a);
  while (a->fill.chunks != NULL && a->spares < MOST_SPARE) {
    void *chunk = a->fill.chunks;
    a->fill.chunks = *(void **)chunk;
    *(void **)chunk = a->spare;
    a->spare = chunk;
    a->spares++;
  }
  free_chunks(a->fill.chunks);
  a->fill = a->sealed;
  memcpy(a->region, a->image, (size_t)(a->fill.next - a->region));
}

void arena_drop(arena *a) {
  free_large(a);
  free_chunks(a->fill.chunks);
  free_chunks(a->spare);
  free(a->region);
  free(a->image);
}
