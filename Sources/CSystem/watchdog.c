#define _GNU_SOURCE
#include "watchdog.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// A thread for each of 256 jobs, the main one, and each its file.
enum { MOST_THREADS = 257, MOST_FILES = 257, MOST_WORDS = 1024 };

// Vector registers alone take several KiB of a handler's stack.
enum { HANDLER_STACK = 64 * 1024 };

// The watch looks after every so much CPU time, in which a process fills some
// 8 MB of new memory.
enum { TICK_MICROSECONDS = 4000 };

// How far past its limit a script may go: the interpreter ends it, and says
// where it was, unless it is in one long call. A phase is seen up to two of the
// kernel's own ticks late, and its end too.
static const int64_t grace = 190 * 1000 * 1000;

typedef struct {
  atomic_bool is_taken;
  clockid_t clock;
  _Atomic uint64_t phase;  // the lowest bits; above them a count of changes
  atomic_llong spent;      // what the script took before it was interrupted
  int64_t begun;           // the thread's own: when its script began or went on
  atomic_long row;
  // The watch's own: the phase that it saw last, and when it first did.
  uint64_t seen;
  int64_t since;
} watched_thread;

enum { PHASE_BITS = 2, PHASE_MASK = 3 };

static watched_thread threads[MOST_THREADS];
static _Thread_local watched_thread *own;
static _Thread_local void *own_stack;

static _Atomic(char *) unfinished[MOST_FILES];
// How many files are being made at this moment, and whether none may be begun
// any more.
static atomic_int openings;
static atomic_bool is_closing;
static atomic_bool is_line_open;

static bool is_installed;
static bool (*is_in_interpreter)(void);
static char scene[MOST_WORDS], texts[CSYSTEM_TEXTS][MOST_WORDS];
static atomic_llong limit;
static atomic_size_t most_memory;
static size_t page_size;

// MARK: Ending, from handlers: nothing here allocates, locks or waits for long

// A file that another thread is about to make would come after its deletion.
// (The handler's own thread may have been making one: it never goes on.)
static void await_openings(void) {
  const struct timespec moment = {.tv_nsec = 100 * 1000};
  for (int i = 0; i < 100 && atomic_load(&openings) > 0; i++) nanosleep(&moment, NULL);
}

// As the kernel gives a folder's entries: readdir allocates.
struct entry {
  uint64_t number;
  int64_t offset;
  unsigned short size;
  unsigned char type;
  char name[];
};

static void delete_files_in(const char *path) {
  static _Alignas(struct entry) char entries[8192];
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  // Deleting may hide others from the same reading: until none is found.
  for (bool has_deleted = true; has_deleted;) {
    has_deleted = false;
    lseek(folder, 0, SEEK_SET);
    for (long size; (size = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0;)
      for (long at = 0; at < size;) {
        const struct entry *entry = (const struct entry *)(entries + at);
        has_deleted |= unlinkat(folder, entry->name, 0) == 0;
        at += entry->size;
      }
  }
  close(folder);
}

static void delete_unfinished(void) {
  for (int i = MOST_FILES - 1; i >= 0; i--) {
    char *path = atomic_exchange(&unfinished[i], NULL);
    if (path == NULL) continue;
    size_t length = strlen(path);
    if (length > 0 && path[length - 1] == '/') delete_files_in(path);
    if (unlink(path) != 0) rmdir(path);
  }
}

static size_t add(char *line, size_t length, size_t most, const char *words) {
  size_t count = strlen(words);
  if (count > most - length) count = most - length;
  memcpy(line + length, words, count);
  return length + count;
}

// A pipe that nobody empties must not keep the process.
static void write_errors(const char *bytes, size_t count) {
  struct pollfd request = {.fd = STDERR_FILENO, .events = POLLOUT};
  if (poll(&request, 1, 100) > 0 && write(STDERR_FILENO, bytes, count) < 0) return;
}

static void write_message(const char *words, long row) {
  char line[3 * MOST_WORDS], digits[24];
  size_t most = sizeof line - 1, length = add(line, 0, most, "lunette: ");
  if (scene[0] != '\0') {
    length = add(line, length, most, scene);
    length = add(line, length, most, ": ");
  }
  if (row > 0) {
    char *digit = digits + sizeof digits;
    *--digit = '\0';
    do *--digit = (char)('0' + row % 10);
    while ((row /= 10) > 0);
    length = add(line, length, most, "row ");
    length = add(line, length, most, digit);
    length = add(line, length, most, ": ");
  }
  length = add(line, length, most, words);
  line[length++] = '\n';
  write_errors(line, length);
}

// Of several threads the first ends the process.
static _Noreturn void end_process(int code, const char *words, long row) {
  static atomic_flag is_ending = ATOMIC_FLAG_INIT;
  while (atomic_flag_test_and_set(&is_ending)) pause();
  atomic_store(&is_closing, true);
  if (atomic_load(&is_line_open)) write_errors("\r\033[K", 4);
  if (words != NULL) write_message(words, row);
  await_openings();
  delete_unfinished();
  _exit(code);
}

static const char *bug_text(int number) {
#define BUG(name) "internal error, please report it with the scene: " name
  switch (number) {
  case SIGSEGV: return BUG("SIGSEGV");
  case SIGBUS: return BUG("SIGBUS");
  case SIGILL: return BUG("SIGILL");
  case SIGTRAP: return BUG("SIGTRAP");
  case SIGABRT: return BUG("SIGABRT");
  default: return BUG("SIGFPE");
  }
#undef BUG
}

static long own_row(void) { return own != NULL ? atomic_load(&own->row) : 0; }

static void on_trap(int number) { end_process(CSYSTEM_EXIT_BUG, bug_text(number), own_row()); }

static void on_fault(int number) {
  if (!is_in_interpreter()) on_trap(number);
  end_process(CSYSTEM_EXIT_LIMIT, texts[CSYSTEM_INTERPRETER], own_row());
}

static void on_request(int number) { end_process(CSYSTEM_EXIT_SIGNAL + number, NULL, 0); }

// MARK: The watch

static int64_t read_clock(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return -1;  // the thread has ended
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void look_at(watched_thread *thread) {
  uint64_t phase = atomic_load(&thread->phase);
  if ((phase & PHASE_MASK) == CSYSTEM_AT_REST) return;
  int64_t now = read_clock(thread->clock);
  if (phase != thread->seen) {
    thread->seen = phase;
    thread->since = now - ((phase & PHASE_MASK) == CSYSTEM_SCRIPT ? atomic_load(&thread->spent) : 0);
  }
  int64_t most = atomic_load(&limit) + ((phase & PHASE_MASK) == CSYSTEM_SCRIPT ? grace : 0);
  if (now - thread->since > most && atomic_load(&thread->phase) == phase)
    end_process(CSYSTEM_EXIT_LIMIT, texts[phase & PHASE_MASK], atomic_load(&thread->row));
}

// The second number of /proc/self/statm is the resident pages'. 0 where there is
// no such file.
static size_t resident_memory(void) {
  static int statm = -1;
  if (statm == -1) statm = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (statm < 0) statm = -2;
  char line[128];
  ssize_t length = statm < 0 ? -1 : pread(statm, line, sizeof line - 1, 0);
  if (length <= 0) return 0;
  line[length] = '\0';
  size_t pages = 0;
  for (const char *at = strchr(line, ' '); at != NULL && *++at >= '0' && *at <= '9';)
    pages = pages * 10 + (size_t)(*at - '0');
  return pages * page_size;
}

static void on_tick(int number) {
  (void)number;
  static atomic_flag is_looking = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_looking)) return;
  int saved = errno;
  for (int i = 0; i < MOST_THREADS; i++)
    if (atomic_load(&threads[i].is_taken)) look_at(&threads[i]);
  if (resident_memory() > atomic_load(&most_memory)) end_process(CSYSTEM_EXIT_LIMIT, texts[CSYSTEM_MEMORY], 0);
  errno = saved;
  atomic_flag_clear(&is_looking);
}

// MARK: Interface

static const int faults[] = {SIGSEGV, SIGBUS}, traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE};
static const int requests[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGXCPU};
#define COUNT(array) (sizeof(array) / sizeof *(array))

static void handle(int number, void (*handler)(int), bool may_be_ignored) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK | SA_RESTART}, before;
  sigfillset(&action.sa_mask);
  // What a parent wants ignored stays so: nohup, or a shell's jobs in the background.
  if (sigaction(number, &action, &before) == 0 && may_be_ignored && before.sa_handler == SIG_IGN)
    sigaction(number, &before, NULL);
}

static void mask_requests(int how) {
  sigset_t handled;
  sigemptyset(&handled);
  for (size_t i = 0; i < COUNT(requests); i++) sigaddset(&handled, requests[i]);
  sigaddset(&handled, SIGPROF);
  pthread_sigmask(how, &handled, NULL);
}

// Some parents start their children from threads that block signals.
static void unblock_signals(void) {
  sigset_t handled;
  sigemptyset(&handled);
  for (size_t i = 0; i < COUNT(faults); i++) sigaddset(&handled, faults[i]);
  for (size_t i = 0; i < COUNT(traps); i++) sigaddset(&handled, traps[i]);
  pthread_sigmask(SIG_UNBLOCK, &handled, NULL);
  mask_requests(SIG_UNBLOCK);
}

static void use_stack(void *stack) {
  stack_t alternate = {.ss_sp = stack, .ss_size = HANDLER_STACK};
  sigaltstack(&alternate, NULL);
}

static void take_place(void) {
  for (int i = 0; i < MOST_THREADS && own == NULL; i++)
    if (!atomic_exchange(&threads[i].is_taken, true)) own = &threads[i];
  if (own != NULL) pthread_getcpuclockid(pthread_self(), &own->clock);
}

void csystem_install_handlers(bool (*is_inside)(void)) {
  static char stack[HANDLER_STACK];
  use_stack(stack);
  take_place();
  is_in_interpreter = is_inside;
  page_size = (size_t)getpagesize();
  is_installed = true;
  for (size_t i = 0; i < COUNT(faults); i++) handle(faults[i], on_fault, false);
  for (size_t i = 0; i < COUNT(traps); i++) handle(traps[i], on_trap, false);
  for (size_t i = 0; i < COUNT(requests); i++) handle(requests[i], on_request, true);
  unblock_signals();
  // A file that grows past ulimit -f is an error of writing then.
  signal(SIGXFSZ, SIG_IGN);
}

static void copy(char *to, const char *words) { to[add(to, 0, MOST_WORDS - 1, words)] = '\0'; }

void csystem_set_text(int text, const char *words) {
  if (text >= 0 && text < CSYSTEM_TEXTS) copy(texts[text], words);
}

void csystem_start_watch(const char *name, double seconds, size_t memory) {
  copy(scene, name);
  atomic_store(&limit, (int64_t)(seconds * 1e9));
  bool is_watching = atomic_exchange(&most_memory, memory) > 0;
  if (!is_installed || is_watching) return;
  handle(SIGPROF, on_tick, false);
  struct itimerval timer = {.it_interval = {.tv_usec = TICK_MICROSECONDS}, .it_value = {.tv_usec = TICK_MICROSECONDS}};
  setitimer(ITIMER_PROF, &timer, NULL);
}

void csystem_allow_memory(size_t bytes) { atomic_fetch_add(&most_memory, bytes); }

static void enter_phase(int phase) {
  uint64_t changes = atomic_load_explicit(&own->phase, memory_order_relaxed) >> PHASE_BITS;
  atomic_store(&own->phase, (changes + 1) << PHASE_BITS | (uint64_t)phase);
}

void csystem_begin_phase(int phase) {
  if (own == NULL) return;
  if (phase == CSYSTEM_SCRIPT) {
    own->begun = read_clock(own->clock);
    atomic_store(&own->spent, 0);
  }
  enter_phase(phase);
}

// Measured here: the watch sees a phase only after a while, and a short one never.
void csystem_interrupt_script(int phase) {
  if (own == NULL) return;
  bool is_script = (atomic_load(&own->phase) & PHASE_MASK) == CSYSTEM_SCRIPT;
  enter_phase(phase);
  if (is_script) atomic_fetch_add(&own->spent, read_clock(own->clock) - own->begun);
}

void csystem_resume_script(void) {
  if (own == NULL) return;
  own->begun = read_clock(own->clock);
  enter_phase(CSYSTEM_SCRIPT);
}

void csystem_begin_row(long row) {
  if (own != NULL) atomic_store(&own->row, row);
}

void csystem_enter_thread(void) {
  if (!is_installed) return;
  own_stack = malloc(HANDLER_STACK);
  if (own_stack != NULL) use_stack(own_stack);
  take_place();
}

void csystem_leave_thread(void) {
  if (own != NULL) {
    csystem_begin_phase(CSYSTEM_AT_REST);
    atomic_store(&own->is_taken, false);
    own = NULL;
  }
  if (own_stack == NULL) return;
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(own_stack);
  own_stack = NULL;
}

void csystem_hold_requests(void) {
  if (is_installed) mask_requests(SIG_BLOCK);
}

void csystem_release_requests(void) {
  if (is_installed) mask_requests(SIG_UNBLOCK);
}

void csystem_note_open_line(bool is_open) { atomic_store(&is_line_open, is_open); }

int csystem_terminal_width(int file) {
  struct winsize size;
  return ioctl(file, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int csystem_open_unfinished(const char *path) {
  atomic_fetch_add(&openings, 1);
  bool may_open = !atomic_load(&is_closing);
  int file = may_open ? open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666) : -1;
  int number = errno;
  atomic_fetch_sub(&openings, 1);
  while (!may_open) pause();
  errno = number;
  return file;
}

int csystem_note_unfinished(const char *path) {
  char *copy = strdup(path);
  if (copy == NULL) return -1;
  for (int i = 0; i < MOST_FILES; i++) {
    char *none = NULL;
    if (atomic_compare_exchange_strong(&unfinished[i], &none, copy)) return i;
  }
  free(copy);
  return -1;
}

// A handler may have taken the path.
void csystem_forget_unfinished(int number) {
  if (number >= 0 && number < MOST_FILES) free(atomic_exchange(&unfinished[number], NULL));
}
