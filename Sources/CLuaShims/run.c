// A run's life: opening, executing, ending by an error or by a limit.
#include <stdlib.h>

#include "run.h"

// A Lua error outside lsh_execute. None is known; it must not end the process.
static int end_unprotected(lua_State *L) { stop(run_of(L), LSH_MEMORY); }

void lsh_set_host(lsh_run *run, lsh_host host) { run->host = host; }

lsh_run *lsh_open(lsh_limits limits) {
  lsh_run *run = calloc(1, sizeof *run);
  if (run == NULL) return NULL;
  run->limits = limits;
  run->steps = INT64_MAX;   // opening is not the script's work
  run->arena.most = limits.memory < SIZE_MAX / 4 ? limits.memory * 2 + 1 : SIZE_MAX;
  jmp_buf here;
  run->target = &here;
  if (setjmp(here) == 0) {
    lua_State *L = lua_newstate(allocate, run);
    if (L != NULL) {
      run->L = L;
      *(lsh_run **)lua_getextraspace(L) = run;
      lua_atpanic(L, end_unprotected);
      open_libraries(run);
    }
  }
  run->target = NULL;
  run->steps = limits.steps;
  if (run->L != NULL) return run;
  lsh_close(run);
  return NULL;
}

lsh_status lsh_execute(lsh_run *run, const void *bytes, size_t length, const char *chunk_name) {
  if (run->passed != LSH_WITHIN) return LSH_STOPPED;
  lua_State *L = run->L;
  int top = lua_gettop(L);
  jmp_buf here, *outer = run->target;
  if (setjmp(here) != 0) {
    run->target = outer;
    return LSH_STOPPED;
  }
  run->target = &here;
  make_room(run);
  int first_hook = run->steps < 0 ? 1 : run->steps < HOOK_STEPS ? (int)run->steps + 1 : HOOK_STEPS;
  lua_sethook(L, count_hook, LUA_MASKCOUNT, first_hook);
  lua_pushcfunction(L, keep_error);
  int handler = lua_gettop(L);
  int status = luaL_loadbufferx(L, bytes, length, chunk_name, "t");
  bool handled = status == LUA_OK;
  if (status == LUA_OK) status = lua_pcall(L, 0, 0, handler);
  // Of a chunk that isn't Lua, or an error inside the handler, only the message is there.
  if (status != LUA_OK && !(handled && status == LUA_ERRRUN)) {
    run->frame_count = 0;
    size_t size = 0;
    const char *message = lua_tolstring(L, -1, &size);
    text_set(&run->message, message, size);
  }
  lua_settop(L, top);
  run->target = outer;
  return status == LUA_OK ? LSH_DONE : LSH_FAILED;
}

void lsh_close(lsh_run *run) {
  if (run == NULL) return;
  arena_drop(&run->arena);
  for (int i = 0; i < MOST_RECORDS; i++) free(run->records[i].slots);
  free(run->message.bytes);
  free(run->line.bytes);
  free(run->source.bytes);
  free(run->source_name.bytes);
  free(run);
}

void *lsh_context(const lsh_run *run) { return run->host.context; }
lsh_limit lsh_passed_limit(const lsh_run *run) { return run->passed; }
int64_t lsh_steps_left(const lsh_run *run) { return run->steps; }
size_t lsh_memory_used(const lsh_run *run) { return run->arena.used; }
const char *lsh_message(const lsh_run *run, size_t *length) {
  *length = run->message.length;
  return run->message.bytes == NULL ? "" : run->message.bytes;
}
const lsh_frame *lsh_frames(const lsh_run *run, int *count) {
  *count = run->frame_count;
  return run->frames;
}
