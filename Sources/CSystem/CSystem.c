#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

// O_NONBLOCK: opening a FIFO must not wait for its writer.
static const int read_flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;

// Declared here since glibc has no wrapper, and older systems no header, for it.
#ifndef SYS_openat2
#define SYS_openat2 437
#endif

struct how {
  uint64_t flags, mode, resolve;
};

static const uint64_t no_magic_links = 0x02, beneath = 0x08;

static void close_keeping_errno(int fd) {
  int saved = errno;
  close(fd);
  errno = saved;
}

static bool may_try_again(int attempt) {
  // EAGAIN: something was renamed while the kernel walked through a "..".
  return (errno == EINTR || errno == EAGAIN) && attempt < 16;
}

static int error_kind_of_errno(void) {
  switch (errno) {
  case EXDEV: return CSYSTEM_ESCAPES;
  case ENXIO:  // a socket, or a device without a driver
  case ENODEV:
  case EISDIR: return CSYSTEM_NOT_REGULAR_FILE;
  case ENOENT:
  case ENOTDIR: return CSYSTEM_NOT_FOUND;
  default: return CSYSTEM_OTHER;
  }
}

// Files of these systems look like others, but are made up as they are read, and
// some wait: procfs, sysfs, tracefs, debugfs (linux/magic.h).
static bool is_made_up(int fd) {
  struct statfs system;
  if (fstatfs(fd, &system) != 0) return false;
  switch ((uint32_t)system.f_type) {
  case 0x9fa0:
  case 0x62656572:
  case 0x74726163:
  case 0x64626720: return true;
  default: return false;
  }
}

// Takes what an open returned: passes on a regular file, closes all else.
static int only_regular(int fd, int *error_kind) {
  struct stat status;
  if (fd < 0 || fstat(fd, &status) != 0) {
    *error_kind = error_kind_of_errno();
  } else if (!S_ISREG(status.st_mode) || is_made_up(fd)) {
    errno = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    *error_kind = CSYSTEM_NOT_REGULAR_FILE;
  } else {
    *error_kind = CSYSTEM_OK;
    return fd;
  }
  if (fd >= 0) close_keeping_errno(fd);
  return -1;
}

// MARK: Without openat2

enum { max_depth = 64, max_links = 40 };

// A walk beneath a folder, one component at a time: `folders` holds the way
// down from the root, so that ".." goes back up it and never beyond.
struct walk {
  int folders[max_depth];
  int depth;
  int links;
  char rest[PATH_MAX];
};

static int fail(int code) {
  errno = code;
  return -1;
}

// Cuts the first component off `rest` into `name`. `*must_be_folder` tells
// whether a slash followed it.
static void next_component(struct walk *walk, char *name, bool *must_be_folder) {
  size_t length = strcspn(walk->rest, "/");
  memcpy(name, walk->rest, length);
  name[length] = '\0';
  size_t slashes = strspn(walk->rest + length, "/");
  *must_be_folder = slashes > 0;
  memmove(walk->rest, walk->rest + length + slashes,
          strlen(walk->rest + length + slashes) + 1);
}

// Puts a link's target in front of the rest.
static int follow_link(struct walk *walk, int link, bool slash) {
  if (++walk->links > max_links) return fail(ELOOP);
  char target[PATH_MAX];
  ssize_t length = readlinkat(link, "", target, sizeof target);
  if (length < 0) return -1;
  if (length > 0 && target[0] == '/') return fail(EXDEV);
  size_t rest = strlen(walk->rest);
  if ((size_t)length + slash + rest >= sizeof walk->rest) return fail(ENAMETOOLONG);
  memmove(walk->rest + length + slash, walk->rest, rest + 1);
  if (slash) walk->rest[length] = '/';
  memcpy(walk->rest, target, (size_t)length);
  return 0;
}

// Walks on until the rest is used up. Returns the file that it ends at.
static int walk_on(struct walk *walk) {
  char name[PATH_MAX];
  while (walk->rest[0] != '\0') {
    bool must_be_folder;
    next_component(walk, name, &must_be_folder);
    if (strcmp(name, ".") == 0) continue;
    if (strcmp(name, "..") == 0) {
      if (walk->depth == 1) return fail(EXDEV);
      close(walk->folders[--walk->depth]);
      continue;
    }

    int parent = walk->folders[walk->depth - 1];
    int entry = openat(parent, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (entry < 0) return -1;
    struct stat status;
    int result = fstat(entry, &status);
    if (result == 0 && S_ISLNK(status.st_mode)) {
      result = follow_link(walk, entry, must_be_folder);
    } else if (result == 0 && S_ISDIR(status.st_mode)) {
      if (walk->depth < max_depth) {
        walk->folders[walk->depth++] = entry;
        continue;
      }
      result = fail(ENAMETOOLONG);
    } else if (result == 0) {
      close(entry);
      if (must_be_folder || walk->rest[0] != '\0') return fail(ENOTDIR);
      return openat(parent, name, read_flags | O_NOFOLLOW);
    }
    close_keeping_errno(entry);
    if (result != 0) return -1;
  }
  return fail(EISDIR);
}

static int walk_beneath(int root_fd, const char *relative_path) {
  if (relative_path[0] == '\0') return fail(ENOENT);
  if (relative_path[0] == '/') return fail(EXDEV);
  if (strlen(relative_path) >= PATH_MAX) return fail(ENAMETOOLONG);
  struct walk walk = {.folders = {root_fd}, .depth = 1};
  strcpy(walk.rest, relative_path);
  int fd = walk_on(&walk);
  while (walk.depth > 1) close_keeping_errno(walk.folders[--walk.depth]);
  return fd;
}

// MARK: Interface

int csystem_open_beneath(int root_fd, const char *relative_path, int *error_kind) {
  struct how how = {.flags = (uint64_t)read_flags, .resolve = beneath | no_magic_links};
  int fd, attempt = 0;
  do {
    fd = (int)syscall(SYS_openat2, root_fd, relative_path, &how, sizeof how);
  } while (fd < 0 && may_try_again(attempt++));
  // An old kernel says ENOSYS, a container's seccomp filter often EPERM.
  if (fd < 0 && (errno == ENOSYS || errno == EPERM)) fd = walk_beneath(root_fd, relative_path);
  return only_regular(fd, error_kind);
}

int csystem_open_script(const char *path, int *error_kind) {
  // Devices act when they are opened, and a FIFO's writer goes on.
  struct stat status;
  if (stat(path, &status) == 0 && !S_ISREG(status.st_mode)) {
    errno = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    *error_kind = CSYSTEM_NOT_REGULAR_FILE;
    return -1;
  }
  int fd, attempt = 0;
  do {
    fd = open(path, read_flags);
  } while (fd < 0 && may_try_again(attempt++));
  return only_regular(fd, error_kind);
}
