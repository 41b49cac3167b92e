// What the files of this target share: the run, its limits, and the guard of total functions.
#ifndef LSH_RUN_H
#define LSH_RUN_H

#include "CLuaShims.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#include <setjmp.h>

enum { MOST_KINDS = 32, MOST_RECORDS = 64, MOST_FRAMES = 32, HOOK_STEPS = 1000 };

typedef struct large_block large_block;

// What an arena is filled with.
typedef struct {
  void *free_lists[32];   // blocks of 16, 32 … 512 bytes
  char *next, *end;       // the rest of the region, or of the newest chunk
  void *chunks;           // each chunk begins with a pointer to the one before
  large_block *large;     // everything over 512 bytes, in a ring of its own
  size_t used;
  size_t held;            // bytes of chunks: freed blocks serve only their own size, so used alone bounds nothing
} arena_fill;

typedef struct {
  arena_fill fill, sealed;
  size_t most;            // the most bytes of chunks
  char *region, *region_end;
  void *image;            // the region as it was when it was sealed
  bool is_sealed;
  void *spare;            // chunks for the next run
  int spares;
} arena;

bool arena_open(arena *a, size_t most);
void *arena_resize(arena *a, void *block, size_t old_size, size_t new_size);   // NULL: no memory, or most is held
bool arena_seal(arena *a);      // false: more than the region is in use
void arena_restore(arena *a);   // to the state in which it was sealed
void arena_drop(arena *a);

// The keys by their fields, and behind them a hash table of the fields' numbers from 1. Both lie in the arena, so they are
// bytes: as slots of a key and a number they were half of what a sealed run is put back from.
typedef struct { const char **keys; unsigned char *slots; unsigned mask; int count; } record_keys;

typedef struct { char *bytes; size_t length, capacity; } text;
bool text_append(text *t, const char *bytes, size_t length);
bool text_set(text *t, const char *bytes, size_t length);

// What a host value's block holds: every full userdata of a run is ours (no library of it hands one to scripts).
typedef struct { int64_t kind; char payload[]; } value_block;

// What a run changes of itself: a copy of it goes with a copy of its memory.
typedef struct {
  lua_State *L;           // the thread that is running
  lsh_limit passed;
  int64_t steps;          // left
  size_t printed;
  int frame_count;
  int kinds[MOST_KINDS];  // registry references of metatables
  record_keys records[MOST_RECORDS];
} run_state;

struct lsh_run {
  jmp_buf *target;        // where a passed limit jumps to
  lsh_limits limits;
  lsh_host host;
  arena arena;
  run_state now, sealed;
  text message;           // of the last error
  text line;              // being printed
  text source;            // of the module being loaded
  text source_name;
  lsh_frame frames[MOST_FRAMES];
};

static inline lsh_run *run_of(lua_State *L) { return *(lsh_run **)lua_getextraspace(L); }

_Noreturn void stop(lsh_run *run, lsh_limit limit);
void go_on(lsh_run *run);   // after the host was called: jumps if a limit was passed in it
void spend(lsh_run *run, int64_t steps);
void *allocate(void *context, void *block, size_t old_size, size_t new_size);
void count_hook(lua_State *L, lua_Debug *event);
void collect_frames(lsh_run *run, lua_State *L);
int keep_error(lua_State *L);
int lsh_trampoline(lua_State *L);
void open_libraries(lsh_run *run);
int tostring_shown(lua_State *L);
int format_shown(lua_State *L);
int print_line(lua_State *L);
int find_pattern(lua_State *L);
int match_pattern(lua_State *L);
int each_match(lua_State *L);
int replace_matches(lua_State *L);

// What a replaced library function goes on to: its own upvalue stays the first, as some look for it there.
static inline int call_stock(lua_State *L) { return lua_tocfunction(L, lua_upvalueindex(2))(L); }

// A total function that may allocate: a limit passed in it comes back to it, since Swift frames may lie beneath.
// What is read after GUARD_END must not change between the two (setjmp keeps no such local).
#define GUARD(run, failure)                                        \
  jmp_buf guard_here, *guard_outer = (run)->target;                \
  if ((run)->now.passed != LSH_WITHIN) return failure;                 \
  if (setjmp(guard_here) != 0) {                                   \
    (run)->target = guard_outer;                                   \
    return failure;                                                \
  }                                                                \
  (run)->target = &guard_here;                                     \
  make_room(run)
#define GUARD_END(run) ((run)->target = guard_outer)

static inline void make_room(lsh_run *run) {
  if (!lua_checkstack(run->now.L, 8)) stop(run, LSH_MEMORY);
}

#endif
