// Where the script is, what its errors say, and how a host function's failure becomes one.
#include <limits.h>
#include <string.h>

#include "run.h"

static void copy_text(char *to, size_t room, const char *from) {
  strncpy(to, from, room - 1);
  to[room - 1] = '\0';
}

// Lua calls some "?", "integer index" or "for iterator": no names.
static const char *name_of(const lua_Debug *frame) {
  return frame->name == NULL || strpbrk(frame->name, " ?") != NULL ? "" : frame->name;
}

static bool keep_frame(lua_State *L, lua_Debug *frame, lsh_frame *kept) {
  lua_getinfo(L, "Slnt", frame);
  if (*frame->what == 'C') return false;
  copy_text(kept->source, sizeof kept->source, frame->short_src);
  copy_text(kept->name, sizeof kept->name, name_of(frame));
  kept->line = frame->currentline > 0 ? frame->currentline : 0;
  kept->begin = frame->linedefined;
  kept->skipped = 0;
  kept->main = *frame->what == 'm';
  kept->tail = frame->istailcall;
  return true;
}

// The level of the outermost frame; each look costs as much as the level is deep.
static int last_level(lua_State *L, int known) {
  lua_Debug frame;
  int low = known, high = known + 1;
  while (high < INT_MAX / 2 && lua_getstack(L, high, &frame)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    int middle = low + (high - low) / 2;
    if (lua_getstack(L, middle, &frame)) low = middle; else high = middle;
  }
  return low;
}

void collect_frames(lsh_run *run, lua_State *L) {
  int count = 0, level = 0, inner_end = 0;
  lua_Debug frame;
  for (; count < MOST_FRAMES && lua_getstack(L, level, &frame); level++) {
    if (keep_frame(L, &frame, &run->frames[count])) count++;
    if (count == INNER_FRAMES && inner_end == 0) inner_end = level + 1;
  }
  if (count == MOST_FRAMES && lua_getstack(L, level, &frame)) {
    // Of calls that go deep both ends are of use.
    lsh_frame *end = run->frames + MOST_FRAMES, *outer = end;
    int at = last_level(L, level);
    for (; outer > end - OUTER_FRAMES && at >= inner_end; at--)
      if (lua_getstack(L, at, &frame) && keep_frame(L, &frame, outer - 1)) outer--;
    memmove(run->frames + INNER_FRAMES, outer, (size_t)(end - outer) * sizeof *outer);
    run->frames[INNER_FRAMES].skipped = at + 1 - inner_end;
    count = INNER_FRAMES + (int)(end - outer);
  }
  run->now.frame_count = count;
}

const char *lsh_where(lsh_run *run, int *line) {
  lua_Debug frame;
  // The first is the host function that asks.
  for (int level = 1; lua_getstack(run->now.L, level, &frame); level++) {
    lua_getinfo(run->now.L, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    *line = frame.currentline;
    return frame.source;
  }
  *line = 0;
  return NULL;
}

bool lsh_is_method_call(const lsh_run *run) {
  lua_Debug frame;
  return lua_getstack(run->now.L, 0, &frame) && lua_getinfo(run->now.L, "n", &frame)
         && strcmp(frame.namewhat, "method") == 0;
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

static bool is_text(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TSTRING || lua_type(L, index) == LUA_TNUMBER;
}

static void append(lsh_run *run, const char *words) { text_append(&run->message, words, strlen(words)); }

// Appends the text that lies in a field of the table at index 1, or in its first element.
static bool append_field(lsh_run *run, lua_State *L, const char *name) {
  if (name == NULL) lua_pushinteger(L, 1); else lua_pushstring(L, name);
  lua_rawget(L, 1);
  bool is_there = name == NULL ? lua_type(L, -1) == LUA_TSTRING : is_text(L, -1);
  if (is_there) {
    size_t length;
    const char *bytes = lua_tolstring(L, -1, &length);
    append(run, "error was called with a table that says: ");
    text_append(&run->message, bytes, length);
  }
  lua_pop(L, 1);
  return is_there;
}

// A value's own name for its type, which is one of the host's values; a table's says what a script wants it to.
static const char *type_name(lua_State *L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TBOOLEAN: return lua_toboolean(L, index) ? "true" : "false";
    case LUA_TNIL: return "nil";
    case LUA_TTHREAD: return "a coroutine";
    case LUA_TUSERDATA: return luaL_getmetafield(L, index, "__name") == LUA_TSTRING
                                 ? lua_pushfstring(L, "a %s", lua_tostring(L, -1)) : "a value";
    default: return lua_pushfstring(L, "a %s", luaL_typename(L, index));
  }
}

// What an error is that is no text, without a call of any metamethod: those are the script's, and may do anything.
static void describe_error(lsh_run *run, lua_State *L) {
  text_set(&run->message, "", 0);
  if (lua_istable(L, 1) && (append_field(run, L, "message") || append_field(run, L, NULL))) return;
  append(run, "error was called with ");
  append(run, type_name(L, 1));
  append(run, luaL_getmetafield(L, 1, "__tostring") == LUA_TNIL
                ? "; a text says more, as in error(\"no radius\")"
                : "; a text says more, as in error(tostring(value))");
}

// Whether an error is one that came out of a bracket, whose frames were kept where it was raised.
static bool is_raised_again(lsh_run *run, lua_State *L) {
  lua_Debug frame;
  // The first is the handler itself.
  if (!run->raises_again || !lua_getstack(L, 1, &frame)) return false;
  run->raises_again = false;
  lua_getinfo(L, "f", &frame);
  bool is_bracket = calls_back(lua_tocfunction(L, -1));
  lua_pop(L, 1);
  return is_bracket;
}

// Runs before the stack unwinds, so the frames are still there.
int keep_error(lua_State *L) {
  lsh_run *run = run_of(L);
  if (!is_raised_again(run, L)) collect_frames(run, L);
  if (is_text(L, 1)) {
    size_t length;
    const char *bytes = lua_tolstring(L, 1, &length);
    text_set(&run->message, bytes, length);
  } else {
    describe_error(run, L);
  }
  lua_settop(L, 1);
  return 1;
}

int call_host(lua_State *L, void *box) {
  lsh_run *run = run_of(L);
  collect_early(L);
  spend(run, HOST_STEPS);
  luaL_checkstack(L, 16, "too many calls inside each other");
  lua_State *caller = run->now.L;
  run->now.L = L;
  lsh_in_lua = 0;
  int results = run->host.call(box, run);
  lsh_in_lua = 1;
  run->now.L = caller;
  take_back(run);
  go_on(run);
  if (results >= 0) return results;
  push_position(L);
  lua_pushlstring(L, run->message.bytes, run->message.length);
  lua_concat(L, 2);
  return lua_error(L);
}

int lsh_trampoline(lua_State *L) { return call_host(L, lua_touserdata(L, lua_upvalueindex(1))); }

// The host's function, or one of a library, that a limit was passed in; none without a thread. Nothing may allocate here.
void collect_inside(lsh_run *run, lua_State *L) {
  run->inside[0] = '\0';
  run->inside_box = NULL;
  lua_Debug frame;
  if (L == NULL || !lua_getstack(L, 0, &frame) || !lua_getinfo(L, "Sn", &frame)) return;
  // What a script didn't write as a call has no name that it would know.
  if (*frame.what != 'C' || strcmp(frame.namewhat, "metamethod") == 0) return;
  copy_text(run->inside, sizeof run->inside, name_of(&frame));
  lua_getinfo(L, "f", &frame);
  lua_CFunction function = lua_tocfunction(L, -1);
  bool is_host = function == lsh_trampoline || calls_back(function);
  if (is_host && lua_getupvalue(L, -1, 1) != NULL) {
    run->inside_box = lua_touserdata(L, -1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

const char *lsh_inside(const lsh_run *run, void **box) {
  *box = run->inside_box;
  return run->inside;
}

void lsh_fail(lsh_run *run, const char *message, size_t length) { text_set(&run->message, message, length); }
