// Tiles of an MBTiles archive (github.com/mapbox/mbtiles-spec, 1.3) by SQLite (Debian's libsqlite3-dev): of bytes in memory,
// which nothing changes. Files may come from anybody, so that their schema may do nothing but select, within limits.
#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct csqlite_archive csqlite_archive;

// The bytes must stay as they are until it is closed. NULL: there is no memory. What isn't a database shows when it is read.
csqlite_archive *csqlite_open(const uint8_t *bytes, size_t length);
void csqlite_close(csqlite_archive *archive);

// What was wrong with the last call.
const char *csqlite_message(const csqlite_archive *archive);

// 1 for something, 0 for nothing, -1 for an error. What is handed out is valid until the next call.
int csqlite_metadata(csqlite_archive *archive, const char *name, const char **text, size_t *length);
int csqlite_zooms(csqlite_archive *archive, int *lowest, int *highest);
int csqlite_tile(
    csqlite_archive *archive, int zoom, int64_t column, int64_t row, const uint8_t **bytes, size_t *length);

#endif
