#include "memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Before each block stands its size, in as many bytes as keep it aligned.
typedef union {
  size_t size;
  max_align_t alignment;
} header;

static _Thread_local budget *current;

void cexpat_use(budget *budget) { current = budget; }

static void *resized(void *block, size_t size) {
  header *old = block ? (header *)block - 1 : 0;
  size_t before = old ? old->size : 0;
  if (size > SIZE_MAX / 2 || (size > before && size - before > current->most - current->used)) return 0;
  header *new = realloc(old, sizeof(header) + size);
  if (!new) return 0;
  new->size = size;
  current->used += size;
  current->used -= before;
  return new + 1;
}

static void *allocated(size_t size) { return resized(0, size); }

static void freed(void *block) {
  if (!block) return;
  header *old = (header *)block - 1;
  current->used -= old->size;
  free(old);
}

const XML_Memory_Handling_Suite cexpat_memory = {allocated, resized, freed};
