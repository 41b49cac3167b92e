// Finds a pattern's matches: all of the work is charged, and nothing calls itself.
#include <string.h>

#include "pattern.h"

void refuse(lua_State *L, const char *message, int number) {
  spend(run_of(L), ERROR_WORK);
  luaL_error(L, message, number);
}

// What is then uncharged.
static int64_t charge(const match *m, int64_t work) {
  spend(run_of(m->L), work);
  return 0;
}

static void count(match *m, int64_t work) {
  m->work += work;
  if (m->work > UNCHARGED) m->work = charge(m, m->work);
}

const char *find_text(match *m, const char *from, const char *bytes, size_t length) {
  if (length == 0) return from;
  if ((size_t)(m->end - from) < length) return NULL;
  const char *s = from, *last = m->end - length + 1;
  size_t head = length < 64 ? length : 64;
  while ((s = memchr(s, *bytes, (size_t)(last - s))) != NULL) {
    count(m, 4);
    if (memcmp(s, bytes, head) == 0) {
      count(m, (int64_t)length / 32);
      if (memcmp(s + head, bytes + head, length - head) == 0) break;
    }
    s++;
  }
  count(m, ((s == NULL ? m->end : s) - from) / 32);
  return s;
}

static const char *skip_members(const byte_set *set, const char *s, const char *end, int64_t *work) {
  const char *from = s;
  while (s < end && has_byte(set, *s)) s++;
  *work += (s - from) / 2;
  return s;
}

// Where a text ends that is opened at `s` and closed as often as it is opened; NULL: there is none.
static const char *end_of_balance(const item *i, const char *s, const char *end, int64_t *work) {
  if (s == end || *s != i->opening) return NULL;
  const char *from = s++;
  size_t depth = 1;
  for (; s < end && depth > 0; s++) {
    if (*s == i->closing) depth--;
    else if (*s == i->opening) depth++;
  }
  *work += (s - from) / 2;
  return depth == 0 ? s : NULL;
}

static bool is_edge(const match *m, const byte_set *set, const char *s) {
  return !has_byte(set, s == m->subject ? '\0' : s[-1]) && has_byte(set, s == m->end ? '\0' : *s);
}

// Where the few bytes of an item that has taken those before `s` may end; NULL: nowhere.
static const char *few_end(const item *i, const char *s, const char *end, int64_t *work) {
  if (i->next == 0) return s;
  const char *from = s;
  const byte_set *next = &i[i->next].set;
  while (s < end && !has_byte(next, *s) && has_byte(&i->set, *s)) s++;
  *work += (s - from) / 2;
  return s < end && has_byte(next, *s) ? s : NULL;
}

// Where the bytes of an item with choices end by its next one, one byte less or more; NULL: it has no more.
static const char *next_choice(item *i, const char *end, int64_t *work) {
  const char *s = i->left.at;
  ++*work;
  if (i->kind == ITEM_FEW) {
    if (s == end || !has_byte(&i->set, *s)) return NULL;
    return i->left.at = few_end(i, s + 1, end, work);
  }
  if (s == i->left.lowest) return NULL;
  s--;
  if (i->next > 0) {
    const byte_set *next = &i[i->next].set;
    while (s > i->left.lowest && !has_byte(next, *s)) s--;
    *work += (i->left.at - s) / 2;
  }
  return i->left.at = s;
}

// Notes that an item may make other choices, before those that are noted already; gives the newest one.
static item *note(item *i, item *last, const char *lowest, const char *at) {
  i->left.at = at;
  i->left.lowest = lowest;
  i->left.before = last;
  return i;
}

// Where a match that begins at `s` ends; NULL: there is none.
static const char *match_end(match *m, const char *s) {
  const char *const end = m->end, *stop;
  item *i = m->pattern->items + 1, *last = NULL;
  const span *capture;
  size_t length;
  int64_t work = m->work;
  for (;;) {
    if ((work += 2) > UNCHARGED) work = charge(m, work);
    switch (i->kind) {
      case ITEM_TEXT:
        length = i->text.length;
        if ((size_t)(end - s) < length || *s != *i->text.bytes) goto failed;
        work += (int64_t)length / 32;
        if (length > 1 && memcmp(s, i->text.bytes, length) != 0) goto failed;
        s += length;
        break;
      case ITEM_SET:
        if (s == end || !has_byte(&i->set, *s)) goto failed;
        s++;
        break;
      case ITEM_MANY:
        stop = i->is_any ? end : skip_members(&i->set, s, end, &work);
        if (stop - s < i->least) goto failed;
        if (stop - s > i->least) last = note(i, last, s + i->least, stop);
        s = stop;
        break;
      case ITEM_MAYBE:
        if (s == end || !has_byte(&i->set, *s)) break;
        last = note(i, last, s, s + 1);
        s++;
        break;
      case ITEM_FEW:
        if ((s = few_end(i, s, end, &work)) == NULL) goto failed;
        last = note(i, last, NULL, s);
        break;
      case ITEM_OPEN: case ITEM_PLACE:
        m->captures[i->capture].start = s;
        break;
      case ITEM_CLOSE:
        m->captures[i->capture].end = s;
        break;
      case ITEM_AGAIN:
        capture = &m->captures[i->capture];
        length = (size_t)(capture->end - capture->start);
        if ((size_t)(end - s) < length) goto failed;
        work += (int64_t)length / 32;
        if (memcmp(s, capture->start, length) != 0) goto failed;
        s += length;
        break;
      case ITEM_BALANCE:
        if ((s = end_of_balance(i, s, end, &work)) == NULL) goto failed;
        break;
      case ITEM_EDGE:
        if (!is_edge(m, &i->set, s)) goto failed;
        break;
      case ITEM_END:
        if (s < end) goto failed;
        break;
      case ITEM_MATCHED:
        m->work = work;
        return s;
      case ITEM_WRONG:
        charge(m, work);
        refuse(m->L, i->message, i->capture);
        break;
      case ITEM_UNREAD:
        work += read_item(m->L, m->pattern);
        continue;
      case ITEM_ELSEWHERE:
        i = i->more;
        continue;
    }
    i++;
    continue;

  failed:
    while (last != NULL && (s = next_choice(last, end, &work)) == NULL) last = last->left.before;
    if (last == NULL) {
      m->work = work;
      return NULL;
    }
    i = last + 1;
  }
}

// Where a match may begin, from `s` on; NULL: nowhere.
static const char *next_start(match *m, const char *s) {
  const item *i = m->pattern->items;
  if (i->next == 0) return s;
  i += i->next;
  if (i->kind == ITEM_TEXT) return find_text(m, s, i->text.bytes, i->text.length);
  const char *start = s;
  while (start < m->end && !has_byte(&i->set, *start)) start++;
  m->work += (start - s) / 2;
  return start < m->end ? start : NULL;
}

bool find_match(match *m, const char *from) {
  bool is_anchored = m->pattern->is_anchored;
  const char *start = from, *end = NULL;
  for (;; start++) {
    if (!is_anchored && (start = next_start(m, start)) == NULL) break;
    end = match_end(m, start);
    if (end != NULL && end != m->refused) break;
    end = NULL;
    if (is_anchored || start == m->end) break;
  }
  m->work = charge(m, m->work + CALL_WORK + CAPTURE_WORK * m->pattern->captures);
  m->whole = (span){ start, end };
  return end != NULL;
}
