// The limits of a run: steps, memory, one string, CPU time; passing one marks the run and jumps out of the script.
#include <time.h>

#include "run.h"

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
  plan_look(run);
}

static lsh_limit look_at_clock(lsh_run *run) {
  plan_look(run);
  return thread_time() > run->cpu_end ? LSH_CPU : LSH_WITHIN;
}

static lsh_limit take_steps(lsh_run *run, int64_t steps) {
  if (steps > run->now.steps) {
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

static bool has_room(const lsh_run *run, size_t bytes) {
  return run->arena.fill.used <= run->limits.memory && bytes <= run->limits.memory - run->arena.fill.used;
}

bool lsh_charge_memory(lsh_run *run, size_t bytes) {
  if (run->now.passed != LSH_WITHIN) return false;
  if (has_room(run, bytes)) run->arena.fill.used += bytes;
  else mark_stopped(run, LSH_MEMORY);
  return run->now.passed == LSH_WITHIN;
}

enum { STRING_HEAD = 25 };   // what Lua adds to the bytes of a string

// Never "fails" for Lua: a cap that returned NULL reaches faults of 5.4.4 and makes its collections crawl.
void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  lsh_run *run = context;
  if (block == NULL) {
    // For a new object Lua passes its type as the old size.
    if (old_size == LUA_TSTRING && new_size > STRING_HEAD && new_size - STRING_HEAD > run->limits.string)
      stop(run, LSH_STRING);
    old_size = 0;
  }
  if (new_size > old_size) {
    size_t growth = new_size - old_size;
    if (!has_room(run, growth)) stop(run, LSH_MEMORY);
    spend(run, 1 + (int64_t)(growth / 64));
  }
  void *made = arena_resize(&run->arena, block, old_size, new_size);
  if (made == NULL && new_size > 0) stop(run, LSH_MEMORY);
  return made;
}

void count_hook(lua_State *L, lua_Debug *event) {
  (void)event;
  lsh_run *run = run_of(L);
  spend(run, lua_gethookcount(L));
}
