#include "CSQLite.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

// A tile is found in some 50 instructions of SQLite's machine; a schema that takes more than these never ends.
enum { CHECKED_EVERY = 1000, MOST_CHECKS = 100000 };
enum { LARGEST_VALUE = 16 << 20, MOST_MEMORY = 256 << 20 };

struct csqlite_archive {
  sqlite3 *db;
  sqlite3_stmt *metadata, *tile;
  const char *message;
  int checks;
};

// Reading only, and no functions but those that are asked for here.
static int authorize(void *context, int action, const char *name, const char *function, const char *db, const char *view) {
  (void)context, (void)name, (void)db, (void)view;
  switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ: return SQLITE_OK;
    case SQLITE_FUNCTION:
      return strcmp(function, "min") == 0 || strcmp(function, "max") == 0 ? SQLITE_OK : SQLITE_DENY;
    default: return SQLITE_DENY;
  }
}

static int count_work(void *context) {
  csqlite_archive *archive = context;
  return ++archive->checks > MOST_CHECKS;
}

static void set_limits(csqlite_archive *archive) {
  sqlite3 *db = archive->db;
  sqlite3_hard_heap_limit64(MOST_MEMORY);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_limit(db, SQLITE_LIMIT_LENGTH, LARGEST_VALUE);
  sqlite3_limit(db, SQLITE_LIMIT_SQL_LENGTH, 100000);
  sqlite3_limit(db, SQLITE_LIMIT_COLUMN, 100);
  sqlite3_limit(db, SQLITE_LIMIT_EXPR_DEPTH, 50);
  sqlite3_limit(db, SQLITE_LIMIT_COMPOUND_SELECT, 10);
  sqlite3_limit(db, SQLITE_LIMIT_VDBE_OP, 25000);
  sqlite3_limit(db, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_set_authorizer(db, authorize, archive);
  sqlite3_progress_handler(db, CHECKED_EVERY, count_work, archive);
}

csqlite_archive *csqlite_open(const uint8_t *bytes, size_t length) {
  csqlite_archive *archive = calloc(1, sizeof *archive);
  if (archive == NULL) return NULL;
  archive->message = "";
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(":memory:", &archive->db, flags, NULL) != SQLITE_OK) {
    csqlite_close(archive);
    return NULL;
  }
  // It is never written to: SQLite only takes it as what it may write.
  int status = sqlite3_deserialize(
      archive->db, "main", (unsigned char *)bytes, (sqlite3_int64)length, (sqlite3_int64)length,
      SQLITE_DESERIALIZE_READONLY);
  if (status != SQLITE_OK) {
    csqlite_close(archive);
    return NULL;
  }
  // Only now, since the bytes take the place of a database by what is forbidden from here on.
  set_limits(archive);
  return archive;
}

void csqlite_close(csqlite_archive *archive) {
  sqlite3_finalize(archive->metadata);
  sqlite3_finalize(archive->tile);
  sqlite3_close(archive->db);
  free(archive);
}

const char *csqlite_message(const csqlite_archive *archive) { return archive->message; }

static int failure(csqlite_archive *archive) {
  archive->message =
      archive->checks > MOST_CHECKS ? "its tables take too long to read" : sqlite3_errmsg(archive->db);
  return -1;
}

static bool prepare(csqlite_archive *archive, sqlite3_stmt **statement, const char *sql) {
  if (*statement != NULL) return sqlite3_reset(*statement), true;
  return sqlite3_prepare_v3(archive->db, sql, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL) == SQLITE_OK;
}

// What the first row's first column holds; texts in UTF-8, whatever the database's encoding is.
static int first_value(
    csqlite_archive *archive, sqlite3_stmt *statement, bool is_text, const void **bytes, size_t *length) {
  switch (sqlite3_step(statement)) {
    case SQLITE_DONE: return 0;
    case SQLITE_ROW: break;
    default: return failure(archive);
  }
  *bytes = is_text ? (const void *)sqlite3_column_text(statement, 0) : sqlite3_column_blob(statement, 0);
  *length = (size_t)sqlite3_column_bytes(statement, 0);
  if (*bytes != NULL && *length > 0) return 1;
  return sqlite3_errcode(archive->db) == SQLITE_NOMEM ? failure(archive) : 0;
}

int csqlite_metadata(csqlite_archive *archive, const char *name, const char **text, size_t *length) {
  if (!prepare(archive, &archive->metadata, "SELECT value FROM metadata WHERE name = ?")) return failure(archive);
  sqlite3_bind_text(archive->metadata, 1, name, -1, SQLITE_TRANSIENT);
  const void *bytes = NULL;
  int found = first_value(archive, archive->metadata, true, &bytes, length);
  *text = bytes;
  return found;
}

int csqlite_zooms(csqlite_archive *archive, int *lowest, int *highest) {
  sqlite3_stmt *statement = NULL;
  if (!prepare(archive, &statement, "SELECT min(zoom_level), max(zoom_level) FROM tiles")) return failure(archive);
  int found = sqlite3_step(statement);
  bool has_tiles = found == SQLITE_ROW && sqlite3_column_type(statement, 0) != SQLITE_NULL;
  if (has_tiles) {
    *lowest = sqlite3_column_int(statement, 0);
    *highest = sqlite3_column_int(statement, 1);
  }
  int result = found == SQLITE_ROW ? has_tiles : failure(archive);
  // The message outlives the statement: it is the connection's.
  sqlite3_finalize(statement);
  return result;
}

int csqlite_tile(
    csqlite_archive *archive, int zoom, int64_t column, int64_t row, const uint8_t **bytes, size_t *length) {
  const char *sql = "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?";
  if (!prepare(archive, &archive->tile, sql)) return failure(archive);
  sqlite3_bind_int(archive->tile, 1, zoom);
  sqlite3_bind_int64(archive->tile, 2, column);
  sqlite3_bind_int64(archive->tile, 3, row);
  const void *found = NULL;
  int result = first_value(archive, archive->tile, false, &found, length);
  *bytes = found;
  return result;
}
