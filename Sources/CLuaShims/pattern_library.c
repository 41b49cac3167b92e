// string.find, match, gmatch and gsub: the stock ones' answers and messages, with every step of the matching charged.
#include <string.h>

#include "library.h"
#include "pattern.h"

// Bytes that make a pattern of what would be a text for find: $ % ( * + - . ? [ ^
static const byte_set SPECIAL = { { 0x80006d3000000000, 0x0000000048000000, 0, 0 } };

static bool is_plain(const char *bytes, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (has_byte(&SPECIAL, bytes[i])) return false;
  return true;
}

// An argument's place as how many bytes are before it; negative ones count from the end.
static size_t place_given(lua_State *L, int index, size_t length) {
  lua_Integer place = luaL_optinteger(L, index, 1);
  if (place > 0) return (size_t)place - 1;
  if (place == 0 || place < -(lua_Integer)length) return 0;
  return length - (size_t)-place;
}

// What is left out is written before it is read.
static void begin_match(match *m, lua_State *L, pattern *p, const char *subject, const char *end, int64_t work) {
  m->L = L;
  m->pattern = p;
  m->subject = subject;
  m->end = end;
  m->refused = NULL;
  m->work = work;
}

// --- Captures ---

static const span *capture_given(const match *m, int capture) {
  if (capture == 0 && m->pattern->captures == 0) return &m->whole;
  if (capture >= m->pattern->captures) refuse(m->L, "invalid capture index %%%d", capture + 1);
  if (m->pattern->open >> capture & 1) refuse(m->L, "unfinished capture", capture);
  return &m->captures[capture];
}

static bool is_place(const match *m, int capture) { return m->pattern->places >> capture & 1; }

static void push_capture(const match *m, int capture) {
  const span *given = capture_given(m, capture);
  if (is_place(m, capture)) lua_pushinteger(m->L, given->start - m->subject + 1);
  else lua_pushlstring(m->L, given->start, (size_t)(given->end - given->start));
}

// All of them, or without any the whole match, unless that is not wanted.
static int push_captures(const match *m, bool wants_whole) {
  int count = m->pattern->captures == 0 && wants_whole ? 1 : m->pattern->captures;
  luaL_checkstack(m->L, count, "too many captures");
  for (int capture = 0; capture < count; capture++) push_capture(m, capture);
  return count;
}

// --- find and match ---

static int push_found(lua_State *L, lua_Integer before, size_t length) {
  lua_pushinteger(L, before + 1);
  lua_pushinteger(L, before + (lua_Integer)length);
  return 2;
}

static int look_for(lua_State *L, bool is_find) {
  size_t length, pattern_length;
  const char *subject = luaL_checklstring(L, 1, &length);
  const char *bytes = luaL_checklstring(L, 2, &pattern_length);
  size_t before = place_given(L, 3, length);
  if (before > length) {
    lua_pushnil(L);
    return 1;
  }
  const char *from = subject + before, *end = subject + length;
  match m;
  if (is_find && (lua_toboolean(L, 4) || is_plain(bytes, pattern_length))) {
    begin_match(&m, L, NULL, subject, end, 0);
    const char *found = find_text(&m, from, bytes, pattern_length);
    spend(run_of(L), m.work + CALL_WORK + (int64_t)pattern_length / 4);
    if (found != NULL) return push_found(L, found - subject, pattern_length);
    lua_pushnil(L);
    return 1;
  }
  item items[FEW_ITEMS];
  pattern p;
  lua_pushnil(L);
  int64_t work = begin_pattern(L, &p, bytes, pattern_length, true, items, FEW_ITEMS, lua_gettop(L));
  begin_match(&m, L, &p, subject, end, work);
  if (!find_match(&m, from)) {
    lua_pushnil(L);
    return 1;
  }
  if (!is_find) return push_captures(&m, true);
  return push_found(L, m.whole.start - subject, (size_t)(m.whole.end - m.whole.start)) + push_captures(&m, false);
}

int find_pattern(lua_State *L) { return look_for(L, true); }
int match_pattern(lua_State *L) { return look_for(L, false); }

// --- gmatch ---

// The iterator's fourth upvalue. Before it come the subject, the pattern's text and the items for which it has no room.
typedef struct {
  const char *subject, *end, *at, *refused;
  pattern pattern;
  item items[];
} iteration;

static int next_match(lua_State *L) {
  iteration *of = lua_touserdata(L, lua_upvalueindex(4));
  if (of->at == NULL) return 0;
  match m;
  begin_match(&m, L, &of->pattern, of->subject, of->end, 0);
  m.refused = of->refused;
  if (!find_match(&m, of->at)) return 0;
  of->at = of->refused = m.whole.end;
  return push_captures(&m, true);
}

int each_match(lua_State *L) {
  size_t length, pattern_length;
  const char *subject = luaL_checklstring(L, 1, &length);
  const char *bytes = luaL_checklstring(L, 2, &pattern_length);
  size_t before = place_given(L, 3, length);
  lua_settop(L, 2);
  lua_pushnil(L);
  item items[FEW_ITEMS];
  pattern p;
  int64_t work = begin_pattern(L, &p, bytes, pattern_length, false, items, FEW_ITEMS, 3);
  while (p.unread->kind == ITEM_UNREAD) work += read_item(L, &p);
  spend(run_of(L), work + 4 * CALL_WORK);
  bool fits = p.room_end == items + FEW_ITEMS;
  size_t size = sizeof(item) * (size_t)(fits ? p.unread + 1 - items : FEW_ITEMS);
  iteration *of = lua_newuserdatauv(L, sizeof *of + size, 0);
  *of = (iteration){ subject, subject + length, before <= length ? subject + before : NULL, NULL, p };
  of->pattern.items = memcpy(of->items, items, size);
  lua_pushcclosure(L, next_match, 4);
  return 1;
}

// --- gsub ---

static void add_span(luaL_Buffer *to, const span *added) {
  luaL_addlstring(to, added->start, (size_t)(added->end - added->start));
}

static void add_capture(luaL_Buffer *to, const match *m, int capture) {
  if (!is_place(m, capture)) {
    add_span(to, capture_given(m, capture));
    return;
  }
  spend(run_of(m->L), NUMBER_WORK);
  push_capture(m, capture);
  luaL_addvalue(to);
}

static void add_text(luaL_Buffer *to, const match *m) {
  size_t length;
  const char *at = lua_tolstring(m->L, 3, &length), *end = at + length, *escape;
  spend(run_of(m->L), (int64_t)length / 16);
  for (; (escape = memchr(at, '%', (size_t)(end - at))) != NULL; at = escape + 2) {
    spend(run_of(m->L), CAPTURE_WORK);
    luaL_addlstring(to, at, (size_t)(escape - at));
    char what = escape[1];   // at the end of a string lies a "\0"
    if (what == '%') luaL_addchar(to, '%');
    else if (what == '0') add_span(to, &m->whole);
    else if (what >= '1' && what <= '9') add_capture(to, m, what - '1');
    else refuse(m->L, "invalid use of '%%' in replacement string", 0);
  }
  luaL_addlstring(to, at, (size_t)(end - at));
}

// Adds what stands for a match; false: it stays as it was.
static bool add_replacement(luaL_Buffer *to, const match *m, int type) {
  lua_State *L = m->L;
  spend(run_of(L), CAPTURE_WORK);
  switch (type) {
    case LUA_TTABLE:
      spend(run_of(L), (m->whole.end - m->whole.start) / 2);   // a key is hashed
      push_capture(m, 0);
      lua_gettable(L, 3);
      break;
    case LUA_TFUNCTION:
      lua_pushvalue(L, 3);
      lua_call(L, push_captures(m, true), 1);
      break;
    default:
      add_text(to, m);
      return true;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    add_span(to, &m->whole);
    return false;
  }
  if (!lua_isstring(L, -1)) luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  luaL_addvalue(to);
  return true;
}

int replace_matches(lua_State *L) {
  size_t length, pattern_length;
  const char *at = luaL_checklstring(L, 1, &length), *end = at + length;
  const char *bytes = luaL_checklstring(L, 2, &pattern_length);
  lua_Integer most = luaL_optinteger(L, 4, LUA_MAXINTEGER), count = 0;
  int type = lua_type(L, 3);
  if (type != LUA_TSTRING && type != LUA_TNUMBER && type != LUA_TTABLE && type != LUA_TFUNCTION)
    return luaL_typeerror(L, 3, "string/function/table");
  item items[FEWER_ITEMS];   // few, as a function that is called may call gsub again, and so on
  pattern p;
  match m;
  lua_pushnil(L);
  int64_t work = begin_pattern(L, &p, bytes, pattern_length, true, items, FEWER_ITEMS, lua_gettop(L));
  begin_match(&m, L, &p, at, end, work);
  luaL_Buffer made;
  luaL_buffinit(L, &made);
  bool is_changed = false;
  while (count < most && find_match(&m, at)) {
    luaL_addlstring(&made, at, (size_t)(m.whole.start - at));
    if (add_replacement(&made, &m, type)) is_changed = true;
    count++;
    at = m.refused = m.whole.end;
    if (p.is_anchored) break;
  }
  if (is_changed) {
    luaL_addlstring(&made, at, (size_t)(end - at));
    luaL_pushresult(&made);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}
