#ifndef CSYSTEM_H
#define CSYSTEM_H

#include "watchdog.h"

// Opens the files that a scene names without trusting the scene: nothing
// outside its folder, and nothing that could block or act when it is opened.
//
// Each function returns a descriptor for reading that is a regular file and
// closes on exec, or -1 with errno set. `*error_kind` is one of the constants
// below. A file may grow while it is read: read to the end, with a limit of your
// own.

enum {
  CSYSTEM_OK = 0,
  CSYSTEM_ESCAPES,           // the path leads out of the folder
  CSYSTEM_NOT_REGULAR_FILE,  // a folder, FIFO, socket or device, or made up by the kernel
  CSYSTEM_NOT_FOUND,
  CSYSTEM_OTHER,             // errno tells: no permission, a loop of links, …
};

// Opens `relative_path`, which must stay beneath the folder `root_fd` at every
// step. Symbolic links and ".." are followed as long as they do; absolute paths
// and absolute links never do.
int csystem_open_beneath(int root_fd, const char *relative_path, int *error_kind);

// Opens a script, which the user named and which may be anywhere.
int csystem_open_script(const char *path, int *error_kind);

#endif
