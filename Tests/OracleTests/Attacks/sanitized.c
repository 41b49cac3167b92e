// The sandbox without its host: runs a script file, prints what it says, and ends as the command does. Compiled with
// AddressSanitizer, under which each block of the arena is one of malloc's.
//
// sanitized SCRIPT MODULES STEPS
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CLuaShims.h"

static const char *modules;

// Nothing of it is kept: a script's text is the largest file here.
static char *read_file(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return NULL;
  size_t room = 1 << 16;
  char *bytes = malloc(room);
  for (*length = 0; !feof(file); ) {
    if (*length == room) bytes = realloc(bytes, room *= 2);
    *length += fread(bytes + *length, 1, room - *length, file);
  }
  fclose(file);
  return bytes;
}

static int call(void *box, lsh_run *run) {
  (void)box;
  lsh_fail(run, "there is no host", 16);
  return -1;
}

static void print(void *context, const char *bytes, size_t length) {
  (void)context;
  fwrite(bytes, 1, length, stdout);
  putchar('\n');
}

static bool give_module(void *context, lsh_run *run, const char *name, size_t length) {
  (void)context;
  char path[4096];
  size_t size;
  char *bytes = NULL;
  if (length < 256 && strspn(name, "abcdefghijklmnopqrstuvwxyz_") == length) {
    snprintf(path, sizeof path, "%s/%s.lua", modules, name);
    bytes = read_file(path, &size);
  }
  if (bytes == NULL) {
    lsh_fail(run, "there is no such module", 23);
    return false;
  }
  snprintf(path, sizeof path, "@%s.lua", name);
  bool is_given = lsh_give_source(run, bytes, size, path);
  free(bytes);
  return is_given;
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  size_t length;
  char *script = read_file(arguments[1], &length);
  if (script == NULL) return 4;
  modules = arguments[2];
  lsh_run *run = lsh_open((lsh_limits){
    .steps = atoll(arguments[3]), .memory = 64 << 20, .string = 4 << 20, .print = 1 << 20, .cpu = 1, .seed = 0, .time = 0 });
  lsh_set_host(run, (lsh_host){ .call = call, .print = print, .module = give_module });
  lsh_status status = lsh_execute(run, script, length, "@scene.lua");
  if (status == LSH_FAILED) {
    size_t size;
    const char *message = lsh_message(run, &size);
    fwrite(message, 1, size, stdout);
  } else if (status == LSH_STOPPED) {
    printf("limit %d", lsh_passed_limit(run));
  }
  lsh_close(run);
  free(script);
  return status == LSH_DONE ? 0 : status == LSH_FAILED ? 1 : 3;
}
