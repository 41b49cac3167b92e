// Sets of bytes in patterns: classes, and what stands in brackets (the Lua 5.4 manual, §6.4.1).
#include "pattern.h"

#define CLASS(letter, low, high)                                                       \
  [letter - 'a'] = { { { low, high, 0, 0 } },                                          \
                     { { ~UINT64_C(low), ~UINT64_C(high), UINT64_MAX, UINT64_MAX } } }

// Each with its opposite. They are the C locale's, whatever the process's is: bytes from 128 are in none. %z is "\0",
// as in Lua 5.1.
const byte_set CLASSES[26][2] = {
  CLASS('a', 0, 0x07fffffe07fffffe),
  CLASS('c', 0x00000000ffffffff, 0x8000000000000000),
  CLASS('d', 0x03ff000000000000, 0),
  CLASS('g', 0xfffffffe00000000, 0x7fffffffffffffff),
  CLASS('l', 0, 0x07fffffe00000000),
  CLASS('p', 0xfc00fffe00000000, 0x78000001f8000001),
  CLASS('s', 0x0000000100003e00, 0),
  CLASS('u', 0, 0x0000000007fffffe),
  CLASS('w', 0x03ff000000000000, 0x07fffffe07fffffe),
  CLASS('x', 0x03ff000000000000, 0x0000007e0000007e),
  CLASS('z', 1, 0),
};

static void add_range(byte_set *set, unsigned char low, unsigned char high) {
  if (low > high) return;
  for (int word = low >> 6; word <= high >> 6; word++) {
    uint64_t bits = UINT64_MAX;
    if (word == low >> 6) bits &= UINT64_MAX << (low & 63);
    if (word == high >> 6) bits &= UINT64_MAX >> (63 - (high & 63));
    set->words[word] |= bits;
  }
}

// A byte behind '%'.
static void add_escaped(byte_set *set, char byte) {
  const byte_set *class = class_of(byte);
  if (class == NULL) add_byte(set, byte);
  else for (int word = 0; word < 4; word++) set->words[word] |= class->words[word];
}

const char *end_of_set(const char *at, const char *end) {
  if (at < end && *at == '^') at++;
  // In the first place it is a member.
  for (const char *first = at; at < end; at += *at == '%' ? 2 : 1)
    if (*at == ']' && at > first) return at;
  return NULL;
}

void read_set(byte_set *set, const char *at, const char *end) {
  bool is_outside = *at == '^';
  if (is_outside) at++;
  *set = NOTHING;
  while (at < end) {
    if (*at == '%') {
      add_escaped(set, at[1]);   // behind a range's '-' stands no escape: this may be the ']' itself
      at += 2;
    } else if (at + 2 < end && at[1] == '-') {
      add_range(set, (unsigned char)at[0], (unsigned char)at[2]);
      at += 3;
    } else {
      add_byte(set, *at++);
    }
  }
  if (is_outside)
    for (int word = 0; word < 4; word++) set->words[word] = ~set->words[word];
}
