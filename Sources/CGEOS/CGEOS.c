#include "CGEOS.h"

#include <dlfcn.h>
#include <geos_c.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(X) \
  X(GEOS_init_r) \
  X(GEOSContext_setErrorMessageHandler_r) \
  X(GEOSCoordSeq_create_r) \
  X(GEOSCoordSeq_setXY_r) \
  X(GEOSCoordSeq_getSize_r) \
  X(GEOSCoordSeq_getXY_r) \
  X(GEOSGeom_createLinearRing_r) \
  X(GEOSGeom_createLineString_r) \
  X(GEOSGeom_createPolygon_r) \
  X(GEOSGeom_createCollection_r) \
  X(GEOSGeom_createRectangle_r) \
  X(GEOSGeom_destroy_r) \
  X(GEOSGeom_getCoordSeq_r) \
  X(GEOSGeomTypeId_r) \
  X(GEOSGetNumGeometries_r) \
  X(GEOSGetGeometryN_r) \
  X(GEOSGetNumCoordinates_r) \
  X(GEOSGetExteriorRing_r) \
  X(GEOSGetNumInteriorRings_r) \
  X(GEOSGetInteriorRingN_r) \
  X(GEOSUnaryUnionPrec_r) \
  X(GEOSUnaryUnion_r) \
  X(GEOSDifference_r) \
  X(GEOSPolygonize_r) \
  X(GEOSPointOnSurface_r) \
  X(GEOSGeomGetX_r) \
  X(GEOSGeomGetY_r) \
  X(GEOSisValid_r)

// The pointers, of the types that the header gives.
static struct {
#define DECLARE(name) __typeof__(name) *name;
  FUNCTIONS(DECLARE)
#undef DECLARE
} geos;

static char open_error[256];
static _Thread_local char last_error[256];
static _Thread_local GEOSContextHandle_t context;

static void open_library(void) {
  void *library = dlopen("libgeos_c.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    snprintf(open_error, sizeof open_error, "%s", dlerror());
    return;
  }
#define LOAD(name) \
  *(void **)&geos.name = dlsym(library, #name); \
  if (!geos.name) snprintf(open_error, sizeof open_error, "the library has no function %s; GEOS 3.11 is needed", #name);
  FUNCTIONS(LOAD)
#undef LOAD
}

const char *cgeos_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return open_error[0] ? open_error : 0;
}

static void keep_error(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(last_error, sizeof last_error, format, arguments);
  va_end(arguments);
}

static void take_message(const char *message, void *unused) {
  (void)unused;
  keep_error("%s", message);
}

// A context a thread, made at its first call and kept.
static GEOSContextHandle_t ready(void) {
  last_error[0] = 0;
  if (cgeos_open()) {
    keep_error("%s", open_error);
    return 0;
  }
  if (!context) {
    context = geos.GEOS_init_r();
    if (context) geos.GEOSContext_setErrorMessageHandler_r(context, take_message, 0);
  }
  return context;
}

static const char *failed(void) { return last_error[0] ? last_error : "it ran out of memory"; }

// From flat arrays to geometries ------------------------------------------------

static GEOSCoordSequence *sequence(const double *xy, int32_t size) {
  GEOSCoordSequence *points = geos.GEOSCoordSeq_create_r(context, (unsigned)size + 1, 2);
  if (!points) return 0;
  for (int32_t i = 0; i <= size; i++) {
    int32_t at = i < size ? i : 0;
    geos.GEOSCoordSeq_setXY_r(context, points, (unsigned)i, xy[2 * at], xy[2 * at + 1]);
  }
  return points;
}

// Takes the members, also where it fails.
static GEOSGeometry *collection(int type, GEOSGeometry **members, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (members[i]) continue;
    for (size_t k = 0; k < count; k++)
      if (members[k]) geos.GEOSGeom_destroy_r(context, members[k]);
    return 0;
  }
  return geos.GEOSGeom_createCollection_r(context, type, members, (unsigned)count);
}

static GEOSGeometry *polygon(const double **xy, const int32_t *sizes, int32_t count) {
  GEOSGeometry **rings = calloc((size_t)count, sizeof *rings);
  int is_whole = rings != 0;
  for (int32_t i = 0; i < count && is_whole; i++) {
    GEOSCoordSequence *points = sequence(*xy, sizes[i]);
    rings[i] = points ? geos.GEOSGeom_createLinearRing_r(context, points) : 0;
    is_whole = rings[i] != 0;
    *xy += 2 * (size_t)sizes[i];
  }
  GEOSGeometry *made = 0;
  if (is_whole) {
    made = geos.GEOSGeom_createPolygon_r(context, rings[0], rings + 1, (unsigned)count - 1);
  } else if (rings) {
    for (int32_t i = 0; i < count; i++)
      if (rings[i]) geos.GEOSGeom_destroy_r(context, rings[i]);
  }
  free(rings);
  return made;
}

static GEOSGeometry *polygons_of(const cgeos_rings *input) {
  GEOSGeometry **members = calloc(input->polygon_count + 1, sizeof *members);
  if (!members) return 0;
  const double *xy = input->xy;
  const int32_t *sizes = input->ring_sizes;
  size_t made = 0;
  for (; made < input->polygon_count; made++) {
    members[made] = polygon(&xy, sizes, input->polygon_sizes[made]);
    sizes += input->polygon_sizes[made];
    if (!members[made]) {
      made++;
      break;
    }
  }
  GEOSGeometry *all = collection(GEOS_MULTIPOLYGON, members, made);
  free(members);
  return all;
}

static GEOSGeometry *lines_of(const cgeos_rings *input) {
  GEOSGeometry **members = calloc(input->ring_count + 1, sizeof *members);
  if (!members) return 0;
  const double *xy = input->xy;
  for (size_t i = 0; i < input->ring_count; i++) {
    GEOSCoordSequence *points = sequence(xy, input->ring_sizes[i]);
    members[i] = points ? geos.GEOSGeom_createLineString_r(context, points) : 0;
    xy += 2 * (size_t)input->ring_sizes[i];
  }
  GEOSGeometry *all = collection(GEOS_MULTILINESTRING, members, input->ring_count);
  free(members);
  return all;
}

// And back ------------------------------------------------------------------------

static int append_ring(const GEOSGeometry *ring, cgeos_result *result) {
  const GEOSCoordSequence *points = geos.GEOSGeom_getCoordSeq_r(context, ring);
  unsigned size = 0;
  if (!points || !geos.GEOSCoordSeq_getSize_r(context, points, &size) || size < 4) return 0;
  double *xy = result->xy + 2 * result->point_count;
  for (unsigned i = 0; i + 1 < size; i++) geos.GEOSCoordSeq_getXY_r(context, points, i, xy + 2 * i, xy + 2 * i + 1);
  result->point_count += size - 1;
  result->ring_sizes[result->ring_count++] = (int32_t)size - 1;
  return 1;
}

static int append_polygon(const GEOSGeometry *polygon, cgeos_result *result) {
  int holes = geos.GEOSGetNumInteriorRings_r(context, polygon);
  if (holes < 0 || !append_ring(geos.GEOSGetExteriorRing_r(context, polygon), result)) return 0;
  for (int i = 0; i < holes; i++) {
    if (!append_ring(geos.GEOSGetInteriorRingN_r(context, polygon, i), result)) return 0;
  }
  result->polygon_sizes[result->polygon_count++] = holes + 1;
  return 1;
}

// The polygons of a geometry; what else is in it, as points where shapes touch, is no area.
static int append_all(const GEOSGeometry *geometry, cgeos_result *result) {
  if (geos.GEOSGeomTypeId_r(context, geometry) == GEOS_POLYGON) {
    return geos.GEOSGetNumCoordinates_r(context, geometry) == 0 || append_polygon(geometry, result);
  }
  int count = geos.GEOSGetNumGeometries_r(context, geometry);
  if (geos.GEOSGeomTypeId_r(context, geometry) < GEOS_MULTIPOINT) return 1;
  for (int i = 0; i < count; i++) {
    if (!append_all(geos.GEOSGetGeometryN_r(context, geometry, i), result)) return 0;
  }
  return 1;
}

static const char *give(GEOSGeometry *geometry, cgeos_result *result) {
  if (!geometry) return failed();
  int points = geos.GEOSGetNumCoordinates_r(context, geometry);
  // A ring has four points or more, with its first again.
  size_t rings = points < 0 ? 0 : (size_t)points / 4 + 1;
  result->xy = malloc((2 * (size_t)(points < 0 ? 0 : points) + 1) * sizeof *result->xy);
  result->ring_sizes = malloc(rings * sizeof *result->ring_sizes);
  result->polygon_sizes = malloc(rings * sizeof *result->polygon_sizes);
  int is_done = points >= 0 && result->xy && result->ring_sizes && result->polygon_sizes && append_all(geometry, result);
  geos.GEOSGeom_destroy_r(context, geometry);
  return is_done ? 0 : failed();
}

void cgeos_release(cgeos_result *result) {
  free(result->xy);
  free(result->ring_sizes);
  free(result->polygon_sizes);
  free(result->inner_xy);
  memset(result, 0, sizeof *result);
}

// The operations --------------------------------------------------------------------

static GEOSGeometry *united(const cgeos_rings *polygons) {
  GEOSGeometry *all = polygons_of(polygons);
  if (!all) return 0;
  GEOSGeometry *made = geos.GEOSUnaryUnion_r(context, all);
  geos.GEOSGeom_destroy_r(context, all);
  return made;
}

const char *cgeos_union(const cgeos_rings *polygons, cgeos_result *result) {
  memset(result, 0, sizeof *result);
  return ready() ? give(united(polygons), result) : failed();
}

const char *cgeos_outside(const cgeos_rings *polygons, const double box[4], cgeos_result *result) {
  memset(result, 0, sizeof *result);
  if (!ready()) return failed();
  GEOSGeometry *inside = united(polygons);
  GEOSGeometry *whole = geos.GEOSGeom_createRectangle_r(context, box[0], box[1], box[2], box[3]);
  GEOSGeometry *made = inside && whole ? geos.GEOSDifference_r(context, whole, inside) : 0;
  if (inside) geos.GEOSGeom_destroy_r(context, inside);
  if (whole) geos.GEOSGeom_destroy_r(context, whole);
  return give(made, result);
}

static const char *find_inner(const GEOSGeometry *faces, cgeos_result *result) {
  int count = geos.GEOSGetNumGeometries_r(context, faces);
  result->inner_xy = malloc((2 * (size_t)(count < 0 ? 0 : count) + 1) * sizeof *result->inner_xy);
  if (count < 0 || !result->inner_xy) return failed();
  for (int i = 0; i < count; i++) {
    GEOSGeometry *point = geos.GEOSPointOnSurface_r(context, geos.GEOSGetGeometryN_r(context, faces, i));
    double *xy = result->inner_xy + 2 * i;
    int is_found = point && geos.GEOSGeomGetX_r(context, point, xy) == 1 && geos.GEOSGeomGetY_r(context, point, xy + 1) == 1;
    if (point) geos.GEOSGeom_destroy_r(context, point);
    if (!is_found) return failed();
  }
  return 0;
}

const char *cgeos_faces(const cgeos_rings *rings, cgeos_result *result) {
  memset(result, 0, sizeof *result);
  if (!ready()) return failed();
  GEOSGeometry *lines = lines_of(rings);
  GEOSGeometry *noded = lines ? geos.GEOSUnaryUnionPrec_r(context, lines, 1) : 0;
  if (lines) geos.GEOSGeom_destroy_r(context, lines);
  const GEOSGeometry *const parts[] = {noded};
  GEOSGeometry *faces = noded ? geos.GEOSPolygonize_r(context, parts, 1) : 0;
  if (noded) geos.GEOSGeom_destroy_r(context, noded);
  if (!faces) return failed();
  const char *error = find_inner(faces, result);
  if (error) {
    geos.GEOSGeom_destroy_r(context, faces);
    return error;
  }
  return give(faces, result);
}

int cgeos_is_valid(const cgeos_rings *polygons) {
  if (!ready()) return 0;
  GEOSGeometry *all = polygons_of(polygons);
  int is_valid = all && geos.GEOSisValid_r(context, all) == 1;
  if (all) geos.GEOSGeom_destroy_r(context, all);
  return is_valid;
}
