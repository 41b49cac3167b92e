// A pattern's text as items (the Lua 5.4 manual, §6.4.1).
#include "pattern.h"

static const byte_set ANYTHING = { { UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX } };

// Room for more: the last item says where it goes on. The slot keeps the newest block, and each block the one before.
static void add_block(lua_State *L, pattern *p) {
  size_t count = BLOCK_ITEMS;
  spend(run_of(L), BLOCK_WORK);
  item *added = lua_newuserdatauv(L, count * sizeof(item), 1);
  lua_pushvalue(L, p->block);
  lua_setiuservalue(L, -2, 1);
  lua_replace(L, p->block);
  p->unread->kind = ITEM_ELSEWHERE;
  p->unread->more = added;
  p->unread = added;
  p->room_end = added + count;
  p->waiting = NULL;   // what it waits for would be too far
}

// Room for one more, and behind it for what goes on.
static item *add_item(lua_State *L, pattern *p, item_kind kind) {
  if (p->unread + 1 == p->room_end) add_block(L, p);
  item *added = p->unread++;
  added->kind = (unsigned char)kind;
  p->unread->kind = ITEM_UNREAD;
  return added;
}

// Anything but a capture. `must_begin`: with a byte of its set.
static item *add_step(lua_State *L, pattern *p, item_kind kind, bool must_begin) {
  item *added = add_item(L, p, kind);
  if (must_begin && p->waiting != NULL) p->waiting->next = (unsigned char)(added - p->waiting);
  p->waiting = NULL;
  return added;
}

static void set_byte(item *to, char byte) {
  to->set = NOTHING;
  add_byte(&to->set, byte);
}

// The last item: nothing is read behind it.
static void add_wrong(lua_State *L, pattern *p, const char *message) {
  add_step(L, p, ITEM_WRONG, false)->message = message;
  p->at = p->end;
}

static void read_open(lua_State *L, pattern *p) {
  bool is_place = p->at + 1 < p->end && p->at[1] == ')';
  if (p->captures == MOST_CAPTURES) {
    add_wrong(L, p, "too many captures");
    return;
  }
  item *added = add_item(L, p, is_place ? ITEM_PLACE : ITEM_OPEN);
  added->capture = (unsigned char)p->captures++;
  *(is_place ? &p->places : &p->open) |= UINT32_C(1) << added->capture;
  p->at += is_place ? 2 : 1;
}

static void read_close(lua_State *L, pattern *p) {
  if (p->open == 0) {
    add_wrong(L, p, "invalid pattern capture");
    return;
  }
  item *added = add_item(L, p, ITEM_CLOSE);
  added->capture = (unsigned char)(31 - __builtin_clz(p->open));   // the last one that was opened
  p->open &= ~(UINT32_C(1) << added->capture);
  p->at++;
}

static void read_again(lua_State *L, pattern *p) {
  int capture = p->at[1] - '1';
  if (capture < 0 || capture >= p->captures || p->open >> capture & 1) {
    add_wrong(L, p, "invalid capture index %%%d");
    p->unread[-1].capture = (unsigned char)(capture + 1);
    return;
  }
  if (p->places >> capture & 1) add_step(L, p, ITEM_SET, true)->set = NOTHING;   // a place is never there again
  else add_step(L, p, ITEM_AGAIN, false)->capture = (unsigned char)capture;
  p->at += 2;
}

static void read_balance(lua_State *L, pattern *p) {
  if (p->end - p->at < 4) {
    add_wrong(L, p, "malformed pattern (missing arguments to '%%b')");
    return;
  }
  item *added = add_step(L, p, ITEM_BALANCE, true);
  added->opening = p->at[2];
  added->closing = p->at[3];
  set_byte(added, added->opening);
  p->at += 4;
}

static void read_edge(lua_State *L, pattern *p) {
  const char *set = p->at + 3;
  if (p->end - p->at < 3 || p->at[2] != '[') {
    add_wrong(L, p, "missing '[' after '%%f' in pattern");
    return;
  }
  const char *stop = end_of_set(set, p->end);
  if (stop == NULL) {
    add_wrong(L, p, "malformed pattern (missing ']')");
    return;
  }
  read_set(&add_step(L, p, ITEM_EDGE, false)->set, set, stop);
  p->at = stop + 1;
}

// Bytes that end a text: $ % ( ) * + - . ? [
static const byte_set SPECIAL = { { 0x80006f3000000000, 0x0000000008000000, 0, 0 } };

static bool is_quantifier(const char *at, const char *end) {
  return at < end && (*at == '*' || *at == '+' || *at == '-' || *at == '?');
}

// How many bytes from here stand for themselves alone; the first is one that does, unless a quantifier follows it.
static size_t text_length(const char *at, const char *end) {
  const char *stop = at + 1;
  while (stop < end && !has_byte(&SPECIAL, *stop)) stop++;
  return (size_t)(stop - at) - is_quantifier(stop, end);
}

static void read_text(lua_State *L, pattern *p, const char *bytes, size_t length) {
  item *added = add_step(L, p, ITEM_TEXT, true);
  set_byte(added, *bytes);
  added->text.bytes = bytes;
  added->text.length = length;
  p->at = bytes + length;
}

// A set, which is not yet known, and how often; it ends at `at`.
static item *add_set(lua_State *L, pattern *p, const char *at) {
  p->at = at;
  if (!is_quantifier(at, p->end)) return add_step(L, p, ITEM_SET, true);
  bool is_some = *at == '+';
  item *added = add_step(L, p, *at == '?' ? ITEM_MAYBE : *at == '-' ? ITEM_FEW : ITEM_MANY, is_some);
  added->is_any = false;
  added->least = is_some;
  added->next = 0;
  p->waiting = added;
  p->at++;
  return added;
}

static void read_byte(lua_State *L, pattern *p, const char *at) {
  if (!is_quantifier(at + 1, p->end)) read_text(L, p, at, 1);
  else set_byte(add_set(L, p, at + 1), *at);
}

static void read_escape(lua_State *L, pattern *p) {
  if (p->at + 1 == p->end) {
    add_wrong(L, p, "malformed pattern (ends with '%%')");
    return;
  }
  char what = p->at[1];
  const byte_set *class = class_of(what);
  if (class != NULL) add_set(L, p, p->at + 2)->set = *class;
  else if (what == 'b') read_balance(L, p);
  else if (what == 'f') read_edge(L, p);
  else if (what >= '0' && what <= '9') read_again(L, p);
  else read_byte(L, p, p->at + 1);
}

static void read_brackets(lua_State *L, pattern *p) {
  const char *at = p->at + 1, *stop = end_of_set(at, p->end);
  if (stop == NULL) add_wrong(L, p, "malformed pattern (missing ']')");
  else read_set(&add_set(L, p, stop + 1)->set, at, stop);
}

static void read_any(lua_State *L, pattern *p) {
  item *added = add_set(L, p, p->at + 1);
  added->set = ANYTHING;
  added->is_any = true;
}

static void read_end(lua_State *L, pattern *p) {
  add_step(L, p, ITEM_END, false);
  p->at++;
}

static void read_one(lua_State *L, pattern *p) {
  size_t length;
  switch (*p->at) {
    case '(': read_open(L, p); return;
    case ')': read_close(L, p); return;
    case '%': read_escape(L, p); return;
    case '[': read_brackets(L, p); return;
    case '.': read_any(L, p); return;
  }
  if (*p->at == '$' && p->at + 1 == p->end) read_end(L, p);
  else if ((length = text_length(p->at, p->end)) > 0) read_text(L, p, p->at, length);
  else read_byte(L, p, p->at);
}

// What a choice depends on is read with it, and with a capture what it is of.
static bool is_half(const pattern *p) {
  return p->waiting != NULL || (p->unread[-1].kind >= ITEM_OPEN && p->unread[-1].kind <= ITEM_PLACE);
}

int64_t read_item(lua_State *L, pattern *p) {
  const char *from = p->at;
  while (p->at < p->end) {
    read_one(L, p);
    if (!is_half(p)) break;
  }
  if (p->at == p->end) p->unread->kind = ITEM_MATCHED;
  return 2 * (p->at - from);
}

int64_t begin_pattern(lua_State *L, pattern *p, const char *bytes, size_t length, bool may_be_anchored, item *items,
                      size_t count, int block) {
  p->is_anchored = may_be_anchored && length > 0 && *bytes == '^';
  p->at = bytes + p->is_anchored;
  p->end = bytes + length;
  p->items = p->waiting = items;
  p->unread = items + 1;
  p->room_end = items + count;
  p->block = block;
  p->captures = 0;
  p->open = p->places = 0;
  items->next = 0;
  return read_item(L, p);
}
