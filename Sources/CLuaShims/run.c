// A run's life: opening, executing, ending by an error or by a limit.
#include <stdlib.h>

#include "library.h"

_Thread_local volatile sig_atomic_t lsh_in_lua;

// A Lua error outside lsh_execute. None is known; it must not end the process.
static int end_unprotected(lua_State *L) { stop(run_of(L), LSH_MEMORY); }

void lsh_set_host(lsh_run *run, lsh_host host) { run->host = host; }

lsh_run *lsh_open(lsh_limits limits) {
  lsh_run *run = calloc(1, sizeof *run);
  if (run == NULL) return NULL;
  run->limits = limits;
  run->paused_at = -1;
  run->now.steps = INT64_MAX;   // opening is not the script's work
  jmp_buf here;
  run->target = &here;
  bool has_memory = arena_open(&run->arena, limits.memory);
  if (has_memory && setjmp(here) == 0) {
    lua_State *L = lua_newstate(allocate, run);
    if (L != NULL) {
      run->now.L = L;
      *(lsh_run **)lua_getextraspace(L) = run;
      lua_atpanic(L, end_unprotected);
      open_libraries(run);
    }
  }
  run->target = NULL;
  run->now.steps = run->now.steps_seen = limits.steps;
  if (run->now.L != NULL) return run;
  lsh_close(run);
  return NULL;
}

// Of a chunk that isn't Lua, or an error inside the handler, only the message is there.
static void keep_message(lsh_run *run) {
  run->now.frame_count = 0;
  size_t size = 0;
  const char *message = lua_tolstring(run->now.L, -1, &size);
  text_set(&run->message, message, size);
}

lsh_status lsh_load(lsh_run *run, const void *bytes, size_t length, const char *chunk_name) {
  GUARD(run, LSH_STOPPED);
  start_clock(run);
  lua_pushcfunction(run->now.L, keep_error);
  int status = load_bytes(run->now.L, bytes, length, chunk_name);
  if (status != LUA_OK) {
    keep_message(run);
    lua_pop(run->now.L, 2);
  }
  GUARD_END(run);
  return status == LUA_OK ? LSH_DONE : LSH_FAILED;
}

lsh_status lsh_call_loaded(lsh_run *run) {
  GUARD(run, LSH_STOPPED);
  lua_State *L = run->now.L;
  int first_hook = run->now.steps < 0 ? 1 : run->now.steps < HOOK_STEPS ? (int)run->now.steps + 1 : HOOK_STEPS;
  lua_sethook(L, count_hook, LUA_MASKCOUNT, first_hook);
  int handler = lua_gettop(L) - 1;
  int status = lua_pcall(L, 0, 0, handler);
  if (status != LUA_OK && status != LUA_ERRRUN) keep_message(run);
  lua_settop(L, handler - 1);
  GUARD_END(run);
  return status == LUA_OK ? LSH_DONE : LSH_FAILED;
}

lsh_status lsh_execute(lsh_run *run, const void *bytes, size_t length, const char *chunk_name) {
  lsh_status status = lsh_load(run, bytes, length, chunk_name);
  return status == LSH_DONE ? lsh_call_loaded(run) : status;
}

bool lsh_seal(lsh_run *run) {
  GUARD(run, false);
  lua_gc(run->now.L, LUA_GCCOLLECT);
  GUARD_END(run);
  run->sealed = run->now;
  return arena_seal(&run->arena);
}

void lsh_restore(lsh_run *run) {
  arena_restore(&run->arena);
  run->now = run->sealed;
  start_clock(run);
}

void lsh_close(lsh_run *run) {
  if (run == NULL) return;
  arena_drop(&run->arena);
  free(run->message.bytes);
  free(run->line.bytes);
  free(run->source.bytes);
  free(run->source_name.bytes);
  free(run);
}

bool lsh_is_inside(void) { return lsh_in_lua; }
void *lsh_context(const lsh_run *run) { return run->host.context; }
lsh_limit lsh_passed_limit(const lsh_run *run) { return run->now.passed; }
int64_t lsh_steps_left(const lsh_run *run) { return run->now.steps; }
size_t lsh_memory_used(const lsh_run *run) { return run->arena.fill.held; }
const char *lsh_message(const lsh_run *run, size_t *length) {
  *length = run->message.length;
  return run->message.bytes == NULL ? "" : run->message.bytes;
}
const lsh_frame *lsh_frames(const lsh_run *run, int *count) {
  *count = run->now.frame_count;
  return run->frames;
}
