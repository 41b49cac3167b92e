#ifndef CSYSTEM_WATCHDOG_H
#define CSYSTEM_WATCHDOG_H

#include <stdbool.h>
#include <stddef.h>

// Ends the process where nothing else does: handlers of signals, and a watch
// over the CPU time and the memory that threads take for scenes.
//
// Handlers are the whole process's, so only a program of its own installs them;
// without them all else here does nothing. Before the process ends unfinished
// files are deleted.

enum {
  CSYSTEM_EXIT_LIMIT = 3,   // a limit was passed, or the interpreter failed
  CSYSTEM_EXIT_BUG = 70,    // a crash anywhere else
  CSYSTEM_EXIT_SIGNAL = 128 // and a signal's number: the process was asked to end
};

// For the main thread, once. `is_in_interpreter` tells of the calling thread
// and is called by handlers.
void csystem_install_handlers(bool (*is_in_interpreter)(void));

// Begins to watch, or goes on with another scene while all threads are at rest.
// A message is "lunette: SCENE: TEXT"; `seconds` are a thread's CPU time in one
// phase, `memory` is what of the process may be resident.
void csystem_start_watch(const char *scene, double seconds, size_t memory);
void csystem_set_text(int text, const char *words);

// What a phase, the memory or the interpreter is said to have done: see
// csystem_set_text. The first three are phases as well.
enum {
  CSYSTEM_AT_REST,
  CSYSTEM_SCRIPT,
  CSYSTEM_DRAWING,
  CSYSTEM_MEMORY,
  CSYSTEM_INTERPRETER,
  CSYSTEM_TEXTS
};

// Adds to what may be resident.
void csystem_allow_memory(size_t bytes);

// What the calling thread does from now on. A row, of which messages then
// speak, stays until the next one.
void csystem_begin_phase(int phase);
void csystem_begin_row(long row);

// The script stands still for another phase, and goes on: the other has all of
// the time, the script's goes on counting where it stopped.
void csystem_interrupt_script(int phase);
void csystem_resume_script(void);

// For every other thread that has phases: at its start, and at its end.
void csystem_enter_thread(void);
void csystem_leave_thread(void);

// Files that are deleted if the process ends here: before such a file is made,
// and once it is finished or deleted. Returns a number to forget it by. A folder
// goes too, if it is empty; one whose path ends with a slash goes with its files.
// What was noted last goes first.
int csystem_note_unfinished(const char *path);
void csystem_forget_unfinished(int number);

// Between the two no request and no limit ends the process: what is moved goes
// whole.
void csystem_hold_requests(void);
void csystem_release_requests(void);

// Whether the cursor of standard error stands in a line that goes before a
// message comes.
void csystem_note_open_line(bool is_open);

// How wide a terminal is, in characters; 0 for what is none.
int csystem_terminal_width(int file);

// Makes a file that was noted, for writing; -1 and errno if there is one. It
// doesn't return once the process is being ended.
int csystem_open_unfinished(const char *path);

#endif
