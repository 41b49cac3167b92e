// The limits of a run: steps, memory, one string, CPU time; passing one marks the run and jumps out of the script.
#include <string.h>
#include <time.h>

#include "library.h"

// Between two looks at the clock, each of which takes as long as about 50 of them.
enum { LOOK_STEPS = 100 * 1000 };

// Only the first limit counts; the frames are those of the moment it was passed.
static void mark_stopped(lsh_run *run, lsh_limit limit) {
  if (run->now.passed != LSH_WITHIN) return;
  run->now.passed = limit;
  if (run->now.L != NULL) collect_frames(run, run->now.L);   // none yet while it is being made
}

_Noreturn void stop(lsh_run *run, lsh_limit limit) {
  mark_stopped(run, limit);
  longjmp(*run->target, 1);
}

void go_on(lsh_run *run) {
  if (run->now.passed != LSH_WITHIN) longjmp(*run->target, 1);
}

void lsh_stop(lsh_run *run, lsh_limit limit) { mark_stopped(run, limit); }

// Whether a tenth of all steps went since instructions were counted: a function's work, and no loop's.
static bool is_heavy(const lsh_run *run, int64_t steps) {
  int64_t much = run->limits.steps / 10, used = run->now.steps_seen - run->now.steps;
  return used >= much || steps >= much - used;
}

static int64_t thread_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static void plan_look(lsh_run *run) {
  run->now.next_look = run->now.steps > LOOK_STEPS ? run->now.steps - LOOK_STEPS : 0;
}

// One thread compiles and executes; a restored run begins anew.
void start_clock(lsh_run *run) {
  double seconds = run->limits.cpu;
  run->cpu_end = seconds >= 1e9 ? INT64_MAX : thread_time() + (seconds > 0 ? (int64_t)(seconds * 1e9) : 0);
  run->paused_at = -1;
  plan_look(run);
}

static lsh_limit look_at_clock(lsh_run *run) {
  plan_look(run);
  return run->paused_at < 0 && thread_time() > run->cpu_end ? LSH_CPU : LSH_WITHIN;
}

void lsh_pause_clock(lsh_run *run) {
  if (run->paused_at < 0) run->paused_at = thread_time();
}

void lsh_resume_clock(lsh_run *run) {
  if (run->paused_at < 0) return;
  if (run->cpu_end != INT64_MAX) run->cpu_end += thread_time() - run->paused_at;
  run->paused_at = -1;
}

// Some instructions take long, those on texts of megabytes. However few were counted, the thread's clock is looked at after a
// while, which this one tells: it takes a tenth of the other's time.
static bool is_late(lsh_run *run) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
  int64_t time = (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
  if (time - run->looked_at < 20) return false;
  run->looked_at = time;
  return true;
}

void look(lsh_run *run) {
  if (is_late(run) && look_at_clock(run) != LSH_WITHIN) stop(run, LSH_CPU);
}

static lsh_limit take_steps(lsh_run *run, int64_t steps) {
  if (steps > run->now.steps) {
    collect_inside(run, is_heavy(run, steps) ? run->now.L : NULL);
    run->now.steps = -1;
    return LSH_STEPS;
  }
  if (steps > 0) run->now.steps -= steps;
  return run->now.steps < run->now.next_look ? look_at_clock(run) : LSH_WITHIN;
}

void spend(lsh_run *run, int64_t steps) {
  lsh_limit passed = take_steps(run, steps);
  if (passed != LSH_WITHIN) stop(run, passed);
}

bool lsh_charge_steps(lsh_run *run, int64_t steps) {
  if (run->now.passed != LSH_WITHIN) return false;
  lsh_limit passed = take_steps(run, steps);
  if (passed != LSH_WITHIN) mark_stopped(run, passed);
  return run->now.passed == LSH_WITHIN;
}

bool lsh_charge_memory(lsh_run *run, size_t bytes) {
  if (run->now.passed != LSH_WITHIN) return false;
  if (!arena_hold(&run->arena, bytes)) mark_stopped(run, LSH_MEMORY);
  return run->now.passed == LSH_WITHIN;
}

bool lsh_lend_memory(lsh_run *run, size_t bytes) {
  if (!lsh_charge_memory(run, bytes)) return false;
  run->now.lent += bytes;
  return true;
}

void take_back(lsh_run *run) {
  run->arena.fill.held -= run->now.lent;
  run->now.lent = 0;
}

enum { STRING_HEAD = 25 };   // what Lua adds to the bytes of a string

static bool is_object(size_t type) {
  return type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TUSERDATA || type == LUA_TTHREAD;
}

// Never "fails" for Lua: a cap that returned NULL reaches faults of 5.4.4 and makes its collections crawl.
void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  lsh_run *run = context;
  // For a new object Lua passes its type as the old size.
  size_t type = block == NULL ? old_size : 0;
  if (block == NULL) old_size = 0;
  if (type == LUA_TSTRING && new_size > STRING_HEAD && new_size - STRING_HEAD > run->limits.string) stop(run, LSH_STRING);
  if (new_size > old_size) {
    if (!arena_has_room(&run->arena, new_size - old_size)) stop(run, LSH_MEMORY);
    int64_t steps = 1 + (int64_t)((new_size - old_size) / 64);
    run->now.memory_steps += steps;
    spend(run, steps);
  }
  void *made = arena_resize(&run->arena, block, old_size, new_size);
  if (made == NULL && new_size > 0) stop(run, LSH_MEMORY);
  if (is_object(type)) {
    *block_number(made) = ++run->now.objects;
    run->newest_object = made;
  }
  return made;
}

// Lua collects when memory has doubled, which may be beyond the limit: near it all is collected at once. Not again before
// more is held than that left.
void collect_early(lua_State *L) {
  lsh_run *run = run_of(L);
  arena *a = &run->arena;
  if (a->fill.held < a->most / 4 * 3 || a->fill.held < run->now.held_after + a->most / 32) return;
  spend(run, (int64_t)(a->fill.used / 64));
  lua_gc(L, LUA_GCCOLLECT);
  run->now.held_after = a->fill.held;
}

// How many arguments beyond its parameters the function has, roughly, where they are many: `...` and each call that hands
// them on copies them all.
static int64_t spare_arguments(lua_State *L, lua_Debug *frame) {
  int64_t count = 0;
  if (!lua_getinfo(L, "u", frame) || !frame->isvararg) return 0;
  for (int at = 64; at <= LUAI_MAXSTACK && lua_getlocal(L, frame, -at) != NULL; at *= 2) {
    lua_pop(L, 1);
    count = at;
  }
  return count;
}

void count_hook(lua_State *L, lua_Debug *event) {
  lsh_run *run = run_of(L);
  run->now.L = L;   // for the frames; a coroutine's end puts back who resumed it
  collect_early(L);
  spend(run, lua_gethookcount(L) + 16 * spare_arguments(L, event));
  look(run);
  run->now.steps_seen = run->now.steps;
}

// collectgarbage "count": what else there is of it would tell when memory is collected.
int memory_in_use(lua_State *L) {
  const char *what = luaL_optstring(L, 1, "collect");
  if (strcmp(what, "count") != 0)
    return luaL_error(L, "collectgarbage: '%s' is not offered, as memory is collected by itself; \"count\" is", what);
  lua_pushnumber(L, (double)run_of(L)->arena.fill.used / 1024);
  return 1;
}
