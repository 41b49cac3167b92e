// A run's life: opening, executing, ending by an error or by a limit.
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

// --- Limits ---

// Only the first limit counts; the frames are those of the moment it was passed.
static void mark_stopped(lsh_run *run, lsh_limit limit) {
  if (run->passed != LSH_WITHIN) return;
  run->passed = limit;
  if (run->L != NULL) collect_frames(run, run->L);   // none yet while it is being made
}

_Noreturn void stop(lsh_run *run, lsh_limit limit) {
  mark_stopped(run, limit);
  longjmp(*run->target, 1);
}

void go_on(lsh_run *run) {
  if (run->passed != LSH_WITHIN) longjmp(*run->target, 1);
}

void lsh_stop(lsh_run *run, lsh_limit limit) { mark_stopped(run, limit); }

static bool take_steps(lsh_run *run, int64_t steps) {
  if (steps <= run->steps) {
    if (steps > 0) run->steps -= steps;
    return true;
  }
  run->steps = -1;
  return false;
}

void spend(lsh_run *run, int64_t steps) {
  if (!take_steps(run, steps)) stop(run, LSH_STEPS);
}

bool lsh_charge_steps(lsh_run *run, int64_t steps) {
  if (run->passed != LSH_WITHIN) return false;
  if (!take_steps(run, steps)) mark_stopped(run, LSH_STEPS);
  return run->passed == LSH_WITHIN;
}

static bool has_room(const lsh_run *run, size_t bytes) {
  return run->arena.used <= run->limits.memory && bytes <= run->limits.memory - run->arena.used;
}

bool lsh_charge_memory(lsh_run *run, size_t bytes) {
  if (run->passed != LSH_WITHIN) return false;
  if (has_room(run, bytes)) run->arena.used += bytes;
  else mark_stopped(run, LSH_MEMORY);
  return run->passed == LSH_WITHIN;
}

enum { STRING_HEAD = 25 };   // what Lua adds to the bytes of a string

// Never "fails" for Lua: a cap that returned NULL reaches faults of 5.4.4 and makes its collections crawl.
static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
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

static void count_hook(lua_State *L, lua_Debug *event) {
  (void)event;
  lsh_run *run = run_of(L);
  spend(run, lua_gethookcount(L));
}

// --- Frames and errors ---

static void copy_text(char *to, size_t room, const char *from) {
  strncpy(to, from, room - 1);
  to[room - 1] = '\0';
}

void collect_frames(lsh_run *run, lua_State *L) {
  run->frame_count = 0;
  lua_Debug frame;
  for (int level = 0; run->frame_count < MOST_FRAMES && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sln", &frame);
    if (*frame.what == 'C') continue;
    lsh_frame *kept = &run->frames[run->frame_count++];
    copy_text(kept->source, sizeof kept->source, frame.short_src);
    // Lua calls some "?", "integer index" or "for iterator": no names.
    copy_text(kept->name, sizeof kept->name, frame.name == NULL || strpbrk(frame.name, " ?") != NULL ? "" : frame.name);
    kept->line = frame.currentline > 0 ? frame.currentline : 0;
    kept->main = *frame.what == 'm';
  }
}

const char *lsh_where(lsh_run *run, int *line) {
  lua_Debug frame;
  for (int level = 0; lua_getstack(run->L, level, &frame); level++) {
    lua_getinfo(run->L, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    *line = frame.currentline;
    return frame.source;
  }
  *line = 0;
  return NULL;
}

static void push_position(lua_State *L) {
  lua_Debug frame;
  for (int level = 1; lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    lua_pushfstring(L, "%s:%d: ", frame.short_src, frame.currentline);
    return;
  }
  lua_pushliteral(L, "");
}

// Runs before the stack unwinds, so the frames are still there. Calls no metamethod: the error may be anything.
static int keep_error(lua_State *L) {
  lsh_run *run = run_of(L);
  collect_frames(run, L);
  size_t length;
  const char *bytes;
  if (lua_type(L, 1) == LUA_TSTRING || lua_type(L, 1) == LUA_TNUMBER) {
    bytes = lua_tolstring(L, 1, &length);
  } else {
    bytes = lua_pushfstring(L, "error was called with a %s; a text says more", luaL_typename(L, 1));
    length = strlen(bytes);
  }
  text_set(&run->message, bytes, length);
  return 1;
}

int lsh_trampoline(lua_State *L) {
  lsh_run *run = run_of(L);
  void *box = lua_touserdata(L, lua_upvalueindex(1));
  luaL_checkstack(L, 16, "too many calls inside each other");
  lua_State *caller = run->L;
  run->L = L;
  int results = run->host.call(box, run);
  run->L = caller;
  go_on(run);
  if (results >= 0) return results;
  push_position(L);
  lua_pushlstring(L, run->message.bytes, run->message.length);
  lua_concat(L, 2);
  return lua_error(L);
}

void lsh_fail(lsh_run *run, const char *message, size_t length) { text_set(&run->message, message, length); }

// --- Opening, executing, closing ---

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
