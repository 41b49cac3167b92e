// Set operations on areas of a plane by GEOS (Debian's libgeos-c1v5), opened at the first need: linking it would cost
// 3 ms of every start.
//
// Coordinates count the points of a grid. Faces have whole numbers, and are valid so; unions are exact, which is faster,
// and may have to be mended once they are rounded.
#ifndef CGEOS_H
#define CGEOS_H

#include <stddef.h>
#include <stdint.h>

// Rings as they follow each other: x and y of their points, the first not repeated at the end; how many points each has;
// and how many rings each polygon has, its outer one first. Lists of rings alone have no polygons.
typedef struct {
  const double *xy;
  const int32_t *ring_sizes;
  size_t ring_count;
  const int32_t *polygon_sizes;
  size_t polygon_count;
} cgeos_rings;

// What comes out, to be released.
typedef struct {
  double *xy;
  size_t point_count;
  int32_t *ring_sizes;
  size_t ring_count;
  int32_t *polygon_sizes;
  size_t polygon_count;
  // Of faces: x and y of a point inside each.
  double *inner_xy;
} cgeos_result;

// Makes the library ready; 0, or why it is not, as a text.
const char *cgeos_open(void);

// The operations give 0, or what GEOS said; the text stays until the thread's next call.

// The union of polygons, each valid by itself.
const char *cgeos_union(const cgeos_rings *polygons, cgeos_result *result);
// A rectangle without the union of polygons, each valid by itself.
const char *cgeos_outside(const cgeos_rings *polygons, const double box[4], cgeos_result *result);
// The faces that lines cut the plane into, closed as rings are, with a point inside each.
const char *cgeos_faces(const cgeos_rings *rings, cgeos_result *result);
// Whether polygons together are valid: 1, or 0.
int cgeos_is_valid(const cgeos_rings *polygons);

void cgeos_release(cgeos_result *result);

#endif
