#include "CExpat.h"

#include <expat.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"

enum {
  SMALLEST_PIECE = 1 << 14,
  LARGEST_PIECE = 1 << 28,
  // How much is noted before expat is suspended. It may be passed by one tag.
  MOST_EVENTS = 1 << 12,
  MOST_TEXT = 1 << 16,
};

// An event whose text lies at an offset of the parser's text; behind a name lie
// the attributes' names and values, each with a zero byte at its end.
typedef struct {
  int kind, failure;
  size_t at, length, end;
  size_t line, column;
} noted;

struct cexpat_parser {
  XML_Parser expat;
  budget budget;
  const uint8_t *bytes;
  size_t length, given, piece;
  // Whether a byte order mark begins the first line, which is no character of it.
  bool has_mark;
  // Whether expat took something in this piece.
  bool advanced;
  bool suspended;
  int depth;
  // Why it was stopped by a handler.
  int failure;
  noted *events;
  size_t count, room, next;
  char *text;
  size_t used, text_room;
};

// Noting ------------------------------------------------------------------------

static void stop(cexpat_parser *parser, int failure) {
  if (!parser->failure) parser->failure = failure;
  XML_StopParser(parser->expat, XML_FALSE);
}

// Whether there is room for `more` of what has `size` bytes each.
static bool has_room(void **array, size_t *room, size_t used, size_t more, size_t size) {
  if (more <= *room - used) return true;
  size_t wanted = (used + more) * 2;
  void *grown = wanted > SIZE_MAX / 2 / size ? 0 : realloc(*array, wanted * size);
  if (!grown) return false;
  *array = grown;
  *room = wanted;
  return true;
}

static bool append(cexpat_parser *parser, const char *bytes, size_t length) {
  if (!has_room((void **)&parser->text, &parser->text_room, parser->used, length, 1)) return false;
  memcpy(parser->text + parser->used, bytes, length);
  parser->used += length;
  return true;
}

static noted *note(cexpat_parser *parser, int kind) {
  if (!has_room((void **)&parser->events, &parser->room, parser->count, 1, sizeof *parser->events)) return 0;
  noted *event = &parser->events[parser->count++];
  size_t line = XML_GetCurrentLineNumber(parser->expat), column = XML_GetCurrentColumnNumber(parser->expat);
  bool counts_mark = parser->has_mark && line == 1 && column > 0;
  *event = (noted){
    .kind = kind,
    .at = parser->used,
    .end = parser->used,
    .line = line,
    .column = counts_mark ? column : column + 1,
  };
  return event;
}

static void suspend_if_full(cexpat_parser *parser) {
  if (parser->suspended || parser->failure) return;
  if (parser->count < MOST_EVENTS && parser->used < MOST_TEXT) return;
  parser->suspended = true;
  XML_StopParser(parser->expat, XML_TRUE);
}

// Expat's handlers --------------------------------------------------------------

static const char *local(const char *name) {
  const char *colon = strrchr(name, ':');
  return colon ? colon + 1 : name;
}

static void take_start(void *context, const char *name, const char **attributes) {
  cexpat_parser *parser = context;
  parser->advanced = true;
  if (parser->failure) return;
  noted *event = note(parser, CEXPAT_START);
  if (!event) return stop(parser, CEXPAT_MEMORY);
  if (++parser->depth > CEXPAT_MOST_DEPTH) {
    parser->count--;
    return stop(parser, CEXPAT_DEPTH);
  }
  name = local(name);
  event->length = strlen(name);
  bool fits = append(parser, name, event->length + 1);
  for (; fits && *attributes; attributes += 2) {
    fits = append(parser, attributes[0], strlen(attributes[0]) + 1) &&
           append(parser, attributes[1], strlen(attributes[1]) + 1);
  }
  event->end = parser->used;
  if (!fits) return stop(parser, CEXPAT_MEMORY);
  suspend_if_full(parser);
}

static void take_end(void *context, const char *name) {
  (void)name;
  cexpat_parser *parser = context;
  parser->advanced = true;
  if (parser->failure) return;
  parser->depth--;
  if (!note(parser, CEXPAT_END)) return stop(parser, CEXPAT_MEMORY);
  suspend_if_full(parser);
}

// Ends of lines come by themselves: what follows each other becomes one text.
static void take_text(void *context, const char *text, int length) {
  cexpat_parser *parser = context;
  parser->advanced = true;
  if (parser->failure) return;
  noted *last = parser->count > 0 ? &parser->events[parser->count - 1] : 0;
  if (!last || last->kind != CEXPAT_TEXT) last = note(parser, CEXPAT_TEXT);
  if (!last || !append(parser, text, (size_t)length)) return stop(parser, CEXPAT_MEMORY);
  last->end = parser->used;
  last->length = last->end - last->at;
  suspend_if_full(parser);
}

static void take_doctype(void *context, const char *name, const char *system, const char *public, int has_subset) {
  (void)name, (void)system, (void)public, (void)has_subset;
  stop(context, CEXPAT_DOCTYPE);
}

static void pass_over(void *context, const char *text, int length) {
  (void)text, (void)length;
  ((cexpat_parser *)context)->advanced = true;
}

// Feeding -----------------------------------------------------------------------

static int failure_of(enum XML_Error error) {
  switch (error) {
    case XML_ERROR_NO_ELEMENTS:
    case XML_ERROR_PARTIAL_CHAR: return CEXPAT_ENDS;
    case XML_ERROR_UNCLOSED_TOKEN:
    case XML_ERROR_UNCLOSED_CDATA_SECTION: return CEXPAT_UNCLOSED;
    case XML_ERROR_TAG_MISMATCH:
    case XML_ERROR_ASYNC_ENTITY: return CEXPAT_MISMATCH;
    case XML_ERROR_SYNTAX:
    case XML_ERROR_INVALID_TOKEN: return CEXPAT_INVALID;
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return CEXPAT_AFTER;
    case XML_ERROR_UNDEFINED_ENTITY: return CEXPAT_ENTITY;
    case XML_ERROR_UNKNOWN_ENCODING:
    case XML_ERROR_INCORRECT_ENCODING: return CEXPAT_ENCODING;
    case XML_ERROR_NO_MEMORY: return CEXPAT_MEMORY;
    default: return CEXPAT_OTHER;
  }
}

static void note_end(cexpat_parser *parser, enum XML_Status status) {
  static noted no_memory = {.kind = CEXPAT_FAILED, .failure = CEXPAT_MEMORY, .line = 1, .column = 1};
  bool failed = status == XML_STATUS_ERROR;
  noted *end = note(parser, failed ? CEXPAT_FAILED : CEXPAT_FINISHED);
  if (!end) {
    // There is always room for one: an array that can't grow holds something.
    end = &parser->events[parser->count - 1];
    *end = no_memory;
    return;
  }
  if (!failed) return;
  enum XML_Error error = XML_GetErrorCode(parser->expat);
  const char *words = XML_ErrorString(error);
  end->failure = parser->failure ? parser->failure : failure_of(error);
  if (words && append(parser, words, strlen(words))) end->length = strlen(words);
}

// Gives expat pieces until an event is noted. A tag longer than a piece is read
// from its start with each one, so pieces double until it is whole.
static void fill(cexpat_parser *parser) {
  parser->count = parser->next = parser->used = 0;
  cexpat_use(&parser->budget);
  while (parser->count == 0) {
    enum XML_Status status;
    parser->advanced = false;
    if (parser->suspended) {
      parser->suspended = false;
      status = XML_ResumeParser(parser->expat);
    } else {
      size_t left = parser->length - parser->given;
      size_t size = left < parser->piece ? left : parser->piece;
      const char *piece = size > 0 ? (const char *)parser->bytes + parser->given : "";
      status = XML_Parse(parser->expat, piece, (int)size, size == left);
      parser->given += size;
    }
    if (parser->advanced) {
      parser->piece = SMALLEST_PIECE;
    } else if (parser->piece < LARGEST_PIECE) {
      parser->piece *= 2;
    }
    bool is_last = status == XML_STATUS_OK && parser->given == parser->length;
    if (is_last || status == XML_STATUS_ERROR) return note_end(parser, status);
  }
}

// The interface -----------------------------------------------------------------

static bool begins_with_mark(const uint8_t *bytes, size_t length) {
  bool utf8 = length >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0;
  return utf8 || (length >= 2 && (memcmp(bytes, "\xff\xfe", 2) == 0 || memcmp(bytes, "\xfe\xff", 2) == 0));
}

cexpat_parser *cexpat_open(const uint8_t *bytes, size_t length) {
  cexpat_parser *parser = calloc(1, sizeof *parser);
  if (!parser) return 0;
  // A tag as long as the document is held twice while its buffer grows, and its
  // attributes beside it.
  size_t most = length < SIZE_MAX / 16 ? length * 8 : SIZE_MAX / 2;
  parser->budget = (budget){.most = most + (1 << 20)};
  cexpat_use(&parser->budget);
  parser->expat = XML_ParserCreate_MM(0, &cexpat_memory, 0);
  bool fits = has_room((void **)&parser->events, &parser->room, 0, 16, sizeof *parser->events);
  parser->bytes = bytes;
  parser->length = length;
  parser->piece = SMALLEST_PIECE;
  parser->has_mark = begins_with_mark(bytes, length);
  if (!parser->expat || !fits) {
    cexpat_close(parser);
    return 0;
  }
  XML_SetUserData(parser->expat, parser);
  XML_SetElementHandler(parser->expat, take_start, take_end);
  XML_SetCharacterDataHandler(parser->expat, take_text);
  XML_SetStartDoctypeDeclHandler(parser->expat, take_doctype);
  XML_SetDefaultHandler(parser->expat, pass_over);
  return parser;
}

void cexpat_next(cexpat_parser *parser, cexpat_event *event) {
  bool has_ended = parser->next > 0 && parser->events[parser->next - 1].kind >= CEXPAT_FINISHED;
  if (has_ended) parser->next--;
  if (parser->next == parser->count) fill(parser);
  const noted *next = &parser->events[parser->next++];
  *event = (cexpat_event){
    .kind = next->kind,
    .failure = next->failure,
    .text = next->length > 0 ? parser->text + next->at : "",
    .length = next->length,
    .line = next->line,
    .column = next->column,
  };
}

const char *cexpat_attribute(const cexpat_parser *parser, const char *name, size_t *length) {
  if (parser->next == 0) return 0;
  const noted *event = &parser->events[parser->next - 1];
  if (event->kind != CEXPAT_START) return 0;
  const char *at = parser->text + event->at + event->length + 1, *end = parser->text + event->end;
  while (at < end) {
    const char *value = at + strlen(at) + 1;
    size_t size = strlen(value);
    if (strcmp(at, name) == 0) {
      *length = size;
      return value;
    }
    at = value + size + 1;
  }
  return 0;
}

const char *cexpat_next_attribute(const cexpat_parser *parser, const char *name, const char **value) {
  if (parser->next == 0) return 0;
  const noted *event = &parser->events[parser->next - 1];
  if (event->kind != CEXPAT_START) return 0;
  const char *at = parser->text + event->at + event->length + 1;
  if (name) {
    at = name + strlen(name) + 1;
    at += strlen(at) + 1;
  }
  if (at >= parser->text + event->end) return 0;
  *value = at + strlen(at) + 1;
  return at;
}

void cexpat_close(cexpat_parser *parser) {
  if (!parser) return;
  cexpat_use(&parser->budget);
  if (parser->expat) XML_ParserFree(parser->expat);
  free(parser->events);
  free(parser->text);
  free(parser);
}
