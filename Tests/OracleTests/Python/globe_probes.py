"""Where a case of the globe is looked at: its probes, its views, and what its shapes are all together."""

import numpy as np
import shapely
from globe_shapes import curve_length, ground_area
from globe_views import View
from models import geod, short_way
from plane import world


class Truth:
    """What a case's shapes are, all together."""

    def __init__(self, case):
        self.area = shapely.union_all([shape.area_on_world() for shape in case.shapes])
        self.rest = world.difference(self.area)
        self.size, self.rest_size = ground_area(self.area), ground_area(self.rest)
        self.edge = curve_length(self.area)


def decide(shapes, lat, lon, allowed):
    """Which of the points are in one of the shapes, and which are decided: none of them, or within one clearly."""
    inside, outside = np.zeros(lat.shape, bool), np.ones(lat.shape, bool)
    for shape in shapes:
        excess = shape.excess(lat, lon)
        inside |= excess < -allowed(shape)
        outside &= excess > allowed(shape)
    return inside, inside | outside


def probes(case, rng):
    """Places by the edges, at some tolerances from them, and all over the globe, the poles and ±180 among them."""
    lats, lons = [], []
    each = max(700 // len(case.shapes), 1)
    for shape in case.shapes:
        lat, lon = shape.edge_points(rng, each)
        away = shape.tolerance * rng.choice([0.5, 1.1, 1.5, 3, 10, 100, 3000], len(lat))
        lon, lat, _ = geod.fwd(lon, lat, rng.uniform(-180, 180, len(lat)), away)
        lats, lons = [*lats, lat], [*lons, lon]
    anywhere = 200
    lats += [np.degrees(np.arcsin(rng.uniform(-1, 1, anywhere))), np.array([90, 90, -90, -90, 0, 0]), rng.uniform(-90, 90, 20)]
    lons += [rng.uniform(-180, 180, anywhere), np.array([0, 180, 77, -180, 180, -180]), rng.choice([180.0, -180.0], 20)]
    return np.concatenate(lats), short_way(np.concatenate(lons))


def views(case, rng):
    first = case.shapes[0]
    lat, lon = first.edge_points(rng, 8)
    size = max(1e4 * first.tolerance, 1e-3)
    low = int(np.abs(lat).argmin())
    last = low if abs(lat[-1]) > 89.9999 else -1  # a pole has no place on the map
    yield View(15.0, float(lon[0]) + 20, 0.3, 0.0, 640, 512)
    yield View.over(float(lat[low]), float(lon[low]), size / 200, 0.0, 360, 640)
    yield View.over(float(lat[last]), float(lon[last]), size / 120, 30.0, 500, 400)
