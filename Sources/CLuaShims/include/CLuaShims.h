// Lua 5.4 behind total functions: nothing declared here raises or jumps through its caller.
//
// A run is one Lua state, the arena it lives on, and its limits. A limit that is passed ends the run by a jump that no
// script can catch. While Swift code is on the stack the jump goes no further than the function below that allocated:
// it returns its failure value (false, NULL, -1), every later call fails too, and the run ends once Swift has returned.
#ifndef CLUASHIMS_H
#define CLUASHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct lsh_run lsh_run;

typedef enum { LSH_WITHIN, LSH_STEPS, LSH_MEMORY, LSH_STRING, LSH_PRINT, LSH_CPU, LSH_HOST } lsh_limit;
typedef enum { LSH_DONE, LSH_FAILED, LSH_STOPPED } lsh_status;
typedef enum {
  LSH_NONE = -1, LSH_NIL, LSH_BOOLEAN, LSH_LIGHT, LSH_NUMBER, LSH_TEXT, LSH_TABLE, LSH_FUNCTION, LSH_VALUE, LSH_THREAD
} lsh_type;

typedef struct {
  int64_t steps;   // instructions and charged work
  size_t memory;   // bytes, Lua's and what the host charges
  size_t string;   // bytes of one string
  size_t print;    // bytes printed
  double cpu;      // seconds of the thread's CPU time
  int64_t seed;    // of math.random
  int64_t time;    // of the run: seconds since 1970 in UTC
} lsh_limits;

// What the host gives: all are called with Lua frames beneath them, and return normally.
typedef struct {
  void *context;
  int (*call)(void *box, lsh_run *run);                                      // a host function; -1 after lsh_fail
  void (*print)(void *context, const char *bytes, size_t length);            // one line, without its newline
  bool (*module)(void *context, lsh_run *run, const char *name, size_t length);  // lsh_give_source, or lsh_fail and false
} lsh_host;

typedef struct {
  char source[64];   // the chunk's name as messages show it
  int line;          // 0: unknown
  char name[64];     // of the function, empty where Lua knows none
  int begin;         // the line where it is written; 0 for a chunk
  int skipped;       // how many frames are left out between this one and the one before
  bool main;         // the chunk itself, not a function in it
  bool tail;         // called by a `return f(…)`, whose own frame is gone
} lsh_frame;

// --- A run's life ---
lsh_run *lsh_open(lsh_limits limits);                  // NULL: no memory
void lsh_set_host(lsh_run *run, lsh_host host);        // before anything of the host is called
void lsh_close(lsh_run *run);
lsh_status lsh_load(lsh_run *run, const void *bytes, size_t length, const char *chunk_name);
lsh_status lsh_call_loaded(lsh_run *run);              // after lsh_load, once
lsh_status lsh_execute(lsh_run *run, const void *bytes, size_t length, const char *chunk_name);   // both
bool lsh_seal(lsh_run *run);                           // false: it is too large to be put back
void lsh_restore(lsh_run *run);                        // a sealed run as it was then: nothing is left of what came later
void *lsh_context(const lsh_run *run);                                 // the host's
lsh_limit lsh_passed_limit(const lsh_run *run);
int64_t lsh_steps_left(const lsh_run *run);
size_t lsh_memory_used(const lsh_run *run);
const char *lsh_message(const lsh_run *run, size_t *length);          // of the error that ended the run
const lsh_frame *lsh_frames(const lsh_run *run, int *count);          // innermost first; of the error or the limit
bool lsh_is_inside(void);   // whether the calling thread is inside Lua, and in no host function; for signal handlers too

// The function that used up the steps by its own work when their limit was passed, as the script calls it, or empty; `box`
// is the host's, or NULL.
const char *lsh_inside(const lsh_run *run, void **box);

// --- Limits, from the host ---
bool lsh_charge_steps(lsh_run *run, int64_t steps);
bool lsh_charge_memory(lsh_run *run, size_t bytes);
bool lsh_lend_memory(lsh_run *run, size_t bytes);   // given back when the host's function returns
void lsh_stop(lsh_run *run, lsh_limit limit);
// CPU time that the thread takes between the two is none of the run's. A second pause, or a resume without one, does nothing.
void lsh_pause_clock(lsh_run *run);
void lsh_resume_clock(lsh_run *run);

// --- Where the script is that called the host: the innermost frame written in Lua; NULL where there is none ---
const char *lsh_where(lsh_run *run, int *line);
bool lsh_is_method_call(const lsh_run *run);   // whether it called with a colon

// --- Reading the stack (indexes as in Lua) ---
int lsh_top(const lsh_run *run);
void lsh_set_top(lsh_run *run, int top);
void lsh_remove(lsh_run *run, int index);
lsh_type lsh_type_at(const lsh_run *run, int index);
bool lsh_number(const lsh_run *run, int index, double *number);       // no text is taken for a number
bool lsh_integer(const lsh_run *run, int index, int64_t *integer);    // true for integers and floats without fraction
bool lsh_is_integer(const lsh_run *run, int index);                   // stored as an integer
bool lsh_boolean(const lsh_run *run, int index);
int lsh_parameters(lsh_run *run, int index);                          // that a function names; 0 for what is none
const char *lsh_text(const lsh_run *run, int index, size_t *length);  // NULL unless it is a string; borrowed
size_t lsh_length(const lsh_run *run, int index);
void *lsh_value(const lsh_run *run, int index, int *kind);            // the payload of a host value, or NULL
size_t lsh_value_size(const lsh_run *run, int index);                 // bytes of a host value's payload; 0 for anything else
bool lsh_push_element(lsh_run *run, int table, int64_t position);     // raw; room for one more slot is made
bool lsh_push_field(lsh_run *run, int table, const char *name);       // raw
size_t lsh_count_keys(lsh_run *run, int table);                       // beside 1…#t
bool lsh_has_keys(lsh_run *run, int table);                           // anything beside 1…#t
bool lsh_global_has_metatable(lsh_run *run, const char *name);        // also where a limit was passed
bool lsh_push_copy(lsh_run *run, int index);
int64_t lsh_push_pairs(lsh_run *run, int table, int most);            // key, value, key, …; gives how many, most + 1 for more

// --- Records: a table read in one pass, its keys known by the address of their interned text ---
enum { LSH_MOST_FIELDS = 64, LSH_MOST_STRANGERS = 16 };
typedef struct {
  int base;           // the stack index of field 0; a field that is absent is nil there
  uint64_t present;   // bit i: field i was given
  int strangers;      // how many other keys there were; the first LSH_MOST_STRANGERS lie behind the fields
} lsh_record;
bool lsh_define_record(lsh_run *run, int id, const char *const *names, int count);   // once a run
bool lsh_knows_record(const lsh_run *run, int id);
bool lsh_read_record(lsh_run *run, int table, int id, lsh_record *record);

// --- Pushing ---
bool lsh_push_nil(lsh_run *run);
bool lsh_push_boolean(lsh_run *run, bool value);
bool lsh_push_number(lsh_run *run, double value);
bool lsh_push_integer(lsh_run *run, int64_t value);
bool lsh_push_text(lsh_run *run, const char *bytes, size_t length);
bool lsh_push_table(lsh_run *run, int elements, int fields);
bool lsh_push_function(lsh_run *run, void *box);                      // the box must outlive the run
void *lsh_push_value(lsh_run *run, int kind, size_t size);            // payload to fill, or NULL
// A function that calls the host (begin), then its last argument, then the host again (end), also where that raises.
bool lsh_push_bracket(lsh_run *run, void *begin, void *end);
// A function that calls the host (begin), then what the host (step) pushes after lsh_walk_on, one result at a time, until it
// pushes results; where that raises, the host again (end).
bool lsh_push_walk(lsh_run *run, void *begin, void *step, void *end);
void lsh_walk_on(lsh_run *run);
void lsh_end_walk(lsh_run *run);   // by begin: nothing is left to do, and there is no result
// Values that the host keeps, by a number more than 0; 0 once a limit is passed.
int lsh_keep(lsh_run *run, int index);
bool lsh_push_kept(lsh_run *run, int number);
bool lsh_let_go(lsh_run *run, int number);
bool lsh_push_argument(lsh_run *run, int index);                      // a copy of what lies there
bool lsh_set_field(lsh_run *run, int table, const char *name);        // pops the value
bool lsh_set_element(lsh_run *run, int table, int64_t position);      // pops the value
bool lsh_set_pair(lsh_run *run, int table);                           // pops the value, and the key beneath it
bool lsh_set_global(lsh_run *run, const char *name);                  // pops the value
bool lsh_set_metatable(lsh_run *run, int table);                      // pops the metatable
bool lsh_define_kind(lsh_run *run, int kind);                         // pops the metatable of all values of the kind
bool lsh_guard_globals(lsh_run *run);                                 // pops the metatable of the globals

// A value's __index: first its methods (a table below, popped), then the host function (box). A number in the table is handed
// to that as its third argument.
bool lsh_push_lookup(lsh_run *run, void *box);

// --- Answers of the host ---
void lsh_fail(lsh_run *run, const char *message, size_t length);      // then return -1
bool lsh_give_source(lsh_run *run, const void *bytes, size_t length, const char *chunk_name);

#endif
