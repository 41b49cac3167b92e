"""Areas of the plane of longitudes and latitudes as shapely's polygons, cut to the world's rectangle."""

import math

import numpy as np
import paths
import shapely

world = shapely.box(-180, -90, 180, 90)


def closed_ring(line):
    """A polygon of a line that runs on: closed over the nearer pole if it goes around one."""
    line = np.array(line, float)
    if abs(line[-1][0] - line[0][0]) > 180:
        mean = np.trapezoid(line[:, 1], line[:, 0]) / (line[-1][0] - line[0][0])
        pole = 90 if mean >= -1e-9 else -90
        line = np.concatenate([line, [[line[-1][0], pole], [line[0][0], pole]]])
    else:
        line[-1] = line[0]
    return shapely.polygons(line)


def plane_ring(places, is_geodesic):
    """The area inside a script's ring."""
    return closed_ring(paths.dense(places, is_geodesic, is_closed=True))


def on_world(polygon):
    """A polygon of the plane in every copy of the world, cut to the world."""
    west, _, east, _ = polygon.bounds
    turns = range(math.ceil((-180 - east) / 360), math.floor((180 - west) / 360) + 1)
    copies = [shapely.affinity.translate(polygon, 360 * turn) for turn in turns]
    parts = shapely.get_parts([world.intersection(copy) for copy in copies])
    parts = shapely.get_parts(parts)  # of collections, where a copy only touches the world too
    return shapely.union_all([part for part in parts if part.area > 0])


def near_home(places):
    """The same ring by whole turns nearer to longitude 0."""
    turns = 360 * round(places[0][1] / 360)
    return [[lat, lon - turns] for lat, lon in places]
