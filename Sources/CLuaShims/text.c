// A growing text outside of Lua's memory: messages, printed lines, modules' sources.
#include <stdlib.h>
#include <string.h>

#include "run.h"

bool text_append(text *t, const char *bytes, size_t length) {
  if (t->length + length + 1 > t->capacity) {
    size_t capacity = (t->length + length + 1) * 2;
    char *grown = realloc(t->bytes, capacity);
    if (grown == NULL) return false;
    t->bytes = grown;
    t->capacity = capacity;
  }
  if (length > 0) memcpy(t->bytes + t->length, bytes, length);
  t->length += length;
  t->bytes[t->length] = '\0';
  return true;
}

bool text_set(text *t, const char *bytes, size_t length) {
  t->length = 0;
  return text_append(t, bytes, length);
}
