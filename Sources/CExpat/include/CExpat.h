// XML by expat (Debian's libexpat1-dev), to be pulled event by event: expat's
// callbacks only note what they are told, so nothing of the caller's is called
// while it runs, and no more than a few thousand events are held.
//
// Elements' names lose their prefix ("gx:Track" is "Track"), attributes' keep it.
// A DOCTYPE ends the document before anything in it is read: entities are
// declared there, which grow ("billion laughs") or name files.
#ifndef CEXPAT_H
#define CEXPAT_H

#include <stddef.h>
#include <stdint.h>

// How deep elements can lie in each other.
enum { CEXPAT_MOST_DEPTH = 64 };

enum {
  CEXPAT_START,   // an element begins; the text is its name
  CEXPAT_END,     // the element that began last and is still open ends
  CEXPAT_TEXT,    // a part of the text of the open element
  CEXPAT_FINISHED,
  CEXPAT_FAILED,  // the text says why in expat's words
};

// Why a document is none.
enum {
  CEXPAT_OTHER,
  CEXPAT_ENDS,      // it ends too early
  CEXPAT_UNCLOSED,  // it ends within the tag, comment or section that begins at the place
  CEXPAT_MISMATCH,  // an end tag is not the open element's
  CEXPAT_INVALID,   // what stands there is no XML
  CEXPAT_AFTER,     // something follows the root element
  CEXPAT_ENTITY,    // an entity that is none of XML's five
  CEXPAT_ENCODING,  // an encoding that is not known, or not the one that the text has
  CEXPAT_DOCTYPE,
  CEXPAT_DEPTH,
  CEXPAT_MEMORY,
};

typedef struct {
  int kind, failure;
  // UTF-8, valid until the next call of cexpat_next.
  const char *text;
  size_t length;
  // From 1; the column counts characters.
  size_t line, column;
} cexpat_event;

typedef struct cexpat_parser cexpat_parser;

// The bytes, which may be NULL if there are none, must outlive the parser. NULL where there is no memory for it.
cexpat_parser *cexpat_open(const uint8_t *bytes, size_t length);

// The next event. After CEXPAT_FINISHED or CEXPAT_FAILED the same comes again.
void cexpat_next(cexpat_parser *parser, cexpat_event *event);

// The value of an attribute of the element that began with the last event, its
// length in *length; NULL where it has none of that name.
const char *cexpat_attribute(const cexpat_parser *parser, const char *name, size_t *length);

// The name of the attribute that follows one whose name this gave, and its
// value; after NULL comes the first. NULL where there are no more.
const char *cexpat_next_attribute(const cexpat_parser *parser, const char *name, const char **value);

void cexpat_close(cexpat_parser *parser);

#endif
