// What the files of this target share: the run, its limits, and the guard of total functions.
#ifndef LSH_RUN_H
#define LSH_RUN_H

#include "CLuaShims.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#include <setjmp.h>
#include <signal.h>

enum { MOST_KINDS = 32, MOST_RECORDS = 128, MOST_FRAMES = 32, INNER_FRAMES = 12, OUTER_FRAMES = 8 };
enum { HOOK_STEPS = 1000, HOST_STEPS = 16 };   // between two hooks; of a call of the host

typedef struct large_block large_block;

// What an arena is filled with.
typedef struct {
  void *free_lists[32];   // blocks of 16, 32 … 512 bytes
  char *next, *end;       // the rest of the region, or of the newest chunk
  void *chunks;           // each chunk begins with a pointer to the one before
  large_block *large;     // everything over 512 bytes, in a ring of its own
  size_t used;
  size_t held;            // bytes of chunks and large blocks, and what the host charged
} arena_fill;

typedef struct {
  arena_fill fill, sealed;
  size_t most;            // the most that may be held
  char *region, *region_end;
  void *image;            // the region as it was when it was sealed
  bool is_sealed;
  void *spare;            // chunks for the next run
  int spares;
} arena;

bool arena_open(arena *a, size_t most);
void *arena_resize(arena *a, void *block, size_t old_size, size_t new_size);   // NULL: no memory, or most is held
bool arena_has_room(const arena *a, size_t bytes);
bool arena_hold(arena *a, size_t bytes);   // counts what is held elsewhere; false: too much
uint64_t *block_number(void *block);
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
  int64_t memory_steps;   // of those spent, for memory: how often tables grow may hang on the seed of Lua's hashes
  uint64_t objects;       // made so far
  size_t held_after;      // memory, when it was last collected near its limit
  int64_t steps_seen;     // left when instructions were last counted: what is missing since then is work of functions
  int64_t next_look;      // at the clock, once fewer steps than this are left
  size_t lent;            // of the memory that is held: until the host's call ends
  size_t printed;
  int frame_count;
  int kinds[MOST_KINDS];  // registry references of metatables
  record_keys records[MOST_RECORDS];
} run_state;

struct lsh_run {
  jmp_buf *target;        // where a passed limit jumps to
  lsh_limits limits;
  int64_t looked_at;      // the clock: when, in milliseconds of a clock that tells no more
  int64_t cpu_end;        // when its time is over, on the thread's clock
  int64_t paused_at;      // since when nothing of it counts, on the same; -1 while it runs
  lsh_host host;
  arena arena;
  run_state now, sealed;
  void *newest_object;    // the block that was made last for an object
  ptrdiff_t value_offset, thread_offset;   // from such a block to what Lua gives as the object's address
  text message;           // of the last error
  text line;              // being printed
  text source;            // of the module being loaded
  text source_name;
  lsh_frame frames[MOST_FRAMES];
  char inside[64];        // the function that a limit was passed in, as the script calls it; empty for its own code
  void *inside_box;       // the same, of the host's
  bool raises_again;      // a bracket raises what its function raised
  bool walks_on;          // the host pushed a function for a walk to call
  bool is_walk_over;      // the host has begun a walk that has nothing to do
};

// Whether this thread is inside Lua: what a crash there means. Cleared while the host is called.
extern _Thread_local volatile sig_atomic_t lsh_in_lua;

static inline lsh_run *run_of(lua_State *L) { return *(lsh_run **)lua_getextraspace(L); }

_Noreturn void stop(lsh_run *run, lsh_limit limit);
void go_on(lsh_run *run);   // after the host was called: jumps if a limit was passed in it
void spend(lsh_run *run, int64_t steps);
void start_clock(lsh_run *run);
void look(lsh_run *run);   // at the clock, if it was long ago
int load_bytes(lua_State *L, const char *bytes, size_t length, const char *name);
void take_back(lsh_run *run);   // what was lent to the host
void *allocate(void *context, void *block, size_t old_size, size_t new_size);
void collect_early(lua_State *L);   // where much memory is about to be taken
void count_hook(lua_State *L, lua_Debug *event);
void collect_frames(lsh_run *run, lua_State *L);
void collect_inside(lsh_run *run, lua_State *L);
int keep_error(lua_State *L);
int call_host(lua_State *L, void *box);
bool calls_back(lua_CFunction function);   // whether it calls functions of the script between calls of the host
int lsh_trampoline(lua_State *L);
void open_libraries(lsh_run *run);

// What a replaced library function goes on to: its own upvalue stays the first, as some look for it there.
static inline int call_stock(lua_State *L) { return lua_tocfunction(L, lua_upvalueindex(2))(L); }

// A total function that may allocate: a limit passed in it comes back to it, since Swift frames may lie beneath.
// What is read after GUARD_END must not change between the two (setjmp keeps no such local).
#define GUARD(run, failure)                                        \
  jmp_buf guard_here, *guard_outer = (run)->target;                \
  if ((run)->now.passed != LSH_WITHIN) return failure;             \
  const sig_atomic_t guard_inside = lsh_in_lua;                    \
  if (setjmp(guard_here) != 0) {                                   \
    (run)->target = guard_outer;                                   \
    lsh_in_lua = guard_inside;                                     \
    return failure;                                                \
  }                                                                \
  (run)->target = &guard_here;                                     \
  lsh_in_lua = 1;                                                  \
  make_room(run)
#define GUARD_END(run) (lsh_in_lua = guard_inside, (run)->target = guard_outer)

static inline void make_room(lsh_run *run) {
  if (!lua_checkstack(run->now.L, 8)) stop(run, LSH_MEMORY);
}

#endif
