// Lua's patterns. A pattern's text becomes items as the matching first gets to them, so that what fails early costs
// little, and the matching goes over the items without calling itself.
#ifndef LSH_PATTERN_H
#define LSH_PATTERN_H

#include "run.h"

enum { MOST_CAPTURES = 32, FEW_ITEMS = 48, FEWER_ITEMS = 16, BLOCK_ITEMS = 24 };

// Work in steps of 1–3 ns. Less than UNCHARGED is charged with what comes later.
enum { UNCHARGED = 1024, CALL_WORK = 16, CAPTURE_WORK = 8, NUMBER_WORK = 24, ERROR_WORK = 100, BLOCK_WORK = 500 };

typedef struct { uint64_t words[4]; } byte_set;

static inline bool has_byte(const byte_set *set, char byte) {
  unsigned char at = (unsigned char)byte;
  return set->words[at >> 6] >> (at & 63) & 1;
}

static inline void add_byte(byte_set *set, char byte) {
  unsigned char at = (unsigned char)byte;
  set->words[at >> 6] |= UINT64_C(1) << (at & 63);
}

static const byte_set NOTHING = { { 0, 0, 0, 0 } };

extern const byte_set CLASSES[26][2];

// The class of a letter behind a '%'; NULL: the byte stands for itself.
static inline const byte_set *class_of(char letter) {
  unsigned index = ((unsigned char)letter | 32u) - 'a';
  if (index >= 26 || (CLASSES[index]->words[0] | CLASSES[index]->words[1]) == 0) return NULL;
  return &CLASSES[index][letter < 'a'];
}

// Where the ']' is of a set that begins at `at`; NULL: nowhere.
const char *end_of_set(const char *at, const char *end);
void read_set(byte_set *set, const char *at, const char *end);

typedef enum {
  ITEM_TEXT, ITEM_SET, ITEM_MANY, ITEM_MAYBE, ITEM_FEW,   // bytes; one of a set, and with its * or +, ? and -
  ITEM_OPEN, ITEM_CLOSE, ITEM_PLACE,                      // captures
  ITEM_AGAIN, ITEM_BALANCE, ITEM_EDGE,                    // %1 %b %f
  ITEM_END, ITEM_MATCHED,                                 // $, and the pattern's own end
  ITEM_WRONG, ITEM_UNREAD, ITEM_ELSEWHERE                 // a mistake, what is not yet read, and where it goes on
} item_kind;

typedef struct item {
  unsigned char kind;
  bool is_any;                // a set of all bytes
  unsigned char least;        // how many + and * take at least
  unsigned char capture;
  char opening, closing;      // of %b
  unsigned char next;         // how many items on is the one that must begin with a byte of its set; 0: unknown
  byte_set set;               // of text and %b: the first byte
  union {
    struct { const char *bytes; size_t length; } text;
    const char *message;      // of a mistake, which is one only where the matching gets to it
    struct item *more;
    // The choices left to it. As no item is passed twice, there is room for them here.
    struct { const char *at, *lowest; struct item *before; } left;
  };
} item;

typedef struct {
  const char *at, *end;       // what is unread
  item *items;                // the first stands for the start, which is a choice too
  item *unread;               // the one behind the last
  item *room_end;
  item *waiting;              // the last item with choices, if only captures are behind it
  int block;                  // the Lua index of a slot that keeps items for which there was no room
  int captures;
  uint32_t open, places;      // bits of the captures that are not closed, and of those that are places
  bool is_anchored;
} pattern;

typedef struct { const char *start, *end; } span;

// A subject while a pattern is looked for in it.
typedef struct {
  lua_State *L;
  const char *subject, *end;
  pattern *pattern;
  const char *refused;        // an empty match here is none, as another one ended here
  int64_t work;               // not yet charged
  span whole, captures[MOST_CAPTURES];
} match;

// Begins to read; gives the work done. `items`: room for the first; `block`: the index of a nil; `may_be_anchored`: a
// '^' at the start is no byte.
int64_t begin_pattern(lua_State *L, pattern *p, const char *bytes, size_t length, bool may_be_anchored, item *items,
                      size_t count, int block);
// Reads the item at `unread`, and with it those that it depends on; gives the work done.
int64_t read_item(lua_State *L, pattern *p);

// The first match that begins at `from` or behind it.
bool find_match(match *m, const char *from);
// Where the bytes first are, from `from` on; NULL: nowhere.
const char *find_text(match *m, const char *from, const char *bytes, size_t length);

// Raises an error: `message` may have a %d for the number.
void refuse(lua_State *L, const char *message, int number);

#endif
