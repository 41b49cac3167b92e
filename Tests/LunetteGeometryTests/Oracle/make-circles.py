"""Writes circles.csv beside itself: places in and out of circles of any size, by the package geographiclib.

A row is a circle, a place and by how many metres the place is farther from the centre than the radius: by the inverse
geodesic problem (wgs84), by the haversine formula on R = 6371008.8 (sphere), on the Mercator plane in metres of the
centre's scale, the nearest of the world's copies, turned into metres at the place (planar).

Run once, with `pip install geographiclib==2.1`; the numbers are committed. Seeded, so that it can be repeated.
"""

import math
import os
import random

import geographiclib
from geographiclib.geodesic import Geodesic

earth = Geodesic.WGS84
here = os.path.dirname(os.path.abspath(__file__))
seed = 20130116
rng = random.Random(seed)
mean_radius, equator = 6371008.8, 6378137.0
half_meridian = earth.Inverse(90, 0, -90, 0)["s12"]

radii = (1e3, 5e6, 9.9e6, 1.001e7, 1.5e7, 1.99e7, 19.96e6, 19.975e6, 19.99e6, 20.0e6, 20.0039e6, 20003931.4, 20003931.4587, 2.1e7)
centres = {
    "wgs84": ((0, 0), (0, 180), (45, -180), (-45, 12.5), (89.9999, 30), (90, 0), (-90, 77), (21.0278, 105.8523)),
    "sphere": ((0, 180), (45, 12.5), (89.9999, 30), (-90, 77)),
    "planar": ((0, 180), (45, 12.5), (89.9999, 30)),
}


def mercator_y(lat):
    return math.copysign(math.log(1 / math.tan(math.radians(90 - abs(lat)) / 2)), lat)


def short_way(degrees):
    return (degrees + 180) % 360 - 180


def excess(model, lat, lon, radius, y, x):
    if model == "wgs84":
        return earth.Inverse(lat, lon, y, x)["s12"] - radius
    p, q, east = math.radians(lat), math.radians(y), math.radians(short_way(x - lon))
    if model == "sphere":
        half = math.sin((q - p) / 2) ** 2 + math.cos(p) * math.cos(q) * math.sin(east / 2) ** 2
        return 2 * mean_radius * math.atan2(math.sqrt(half), math.sqrt(max(0, 1 - half))) - radius
    scale = equator * math.cos(p)
    return (scale * math.hypot(east, mercator_y(y) - mercator_y(lat)) - radius) * math.cos(q) / math.cos(p)


def size(model, lat, radius):
    """The smaller of what is in and what is out: tells how near the outline a probe may be."""
    if model == "planar":
        return radius
    farthest = half_meridian if model == "wgs84" else math.pi * mean_radius
    return min(radius, farthest - radius) if radius < farthest else radius


def probes(model, lat, lon, radius):
    for _ in range(4):
        yield math.degrees(math.asin(rng.uniform(-1, 1))), rng.uniform(-180, 180)
    yield -lat, short_way(lon + 180)
    yield rng.choice((-90, 90)), rng.uniform(-180, 180)
    yield rng.uniform(-89, 89), rng.choice((-180, 180))
    least = size(model, lat, radius)
    for start in ((lat, lon, radius), (-lat, lon + 180, least)):
        for factor in (0.5, 0.9, 0.999, 1.001, 1.1, 3):
            end = earth.Direct(*start[:2], rng.uniform(0, 360), start[2] * factor)
            yield end["lat2"], short_way(end["lon2"])
    # Along the antipode's parallel, where the outline's arcs meet past the cut locus.
    for _ in range(6):
        yield -lat, short_way(lon + 180 + rng.choice((-1, 1)) * 10 ** rng.uniform(-5, 0))


rows = []
for model, places in centres.items():
    for lat, lon in places:
        for radius in radii:
            for y, x in probes(model, lat, lon, radius):
                if model == "planar" and abs(y) > 89.9:
                    continue
                away = excess(model, lat, lon, radius, y, x)
                if abs(away) > 2e-4 * size(model, lat, radius):
                    rows.append(f"{model},{lat},{lon},{radius},{y!r},{x!r},{away!r}\n")

with open(os.path.join(here, "circles.csv"), "w") as file:
    file.write(f"# geographiclib {geographiclib.__version__} for Python, make-circles.py, seed {seed}\n")
    file.write("# model,lat,lon,radius,lat of a place,lon,metres that it lies outside\n")
    file.writelines(rows)
