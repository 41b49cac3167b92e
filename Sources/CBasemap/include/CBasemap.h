// The land of the Earth and the borders of its countries, for built-in basemaps: encoded polylines of precision 2, a
// newline after each. basemap.c is made by scripts/make-basemap.
#ifndef CBASEMAP_H
#define CBASEMAP_H

#include <stddef.h>

// Rings, the land to the left, the first place not repeated; longitudes run on, past ±180 and around the south pole.
const char *cbasemap_land(void);
size_t cbasemap_land_length(void);

// Lines, each border once.
const char *cbasemap_borders(void);
size_t cbasemap_borders_length(void);

#endif
