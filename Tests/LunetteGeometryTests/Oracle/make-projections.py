"""Writes projections.csv beside itself: places on the plane and scales along the parallel, by PROJ.

A row is a projection, its centre (latitude, longitude), a place (latitude, longitude), x and y in metres on the sphere of
6378137 m, and the parallel's scale there; x and y are inf for a place on the far side of the globe.

Run once, with `pip install pyproj==3.7.2`; the numbers are committed. Seeded, so that it can be repeated.
"""

import math
import os
import random

import pyproj

here = os.path.dirname(os.path.abspath(__file__))
seed = 20130707
rng = random.Random(seed)
centres = [(0, 0), (0, 180), (90, 0), (-90, 50), (21.0278, 105.8523), (-33.9, -179.9), (89.9999, 12), (60, -180)]
kinds = {"orthographic": "ortho", "equidistant": "aeqd", "equirectangular": "eqc"}


def place(latitude, longitude):
    """A place near the centre, or anywhere."""
    if rng.random() < 0.4:
        reach = 10 ** rng.uniform(-4, 1)
        near = max(-90, min(90, latitude + rng.uniform(-reach, reach)))
        return near, longitude + rng.uniform(-reach, reach) / max(math.cos(math.radians(near)), 0.01)
    return math.degrees(math.asin(rng.uniform(-1, 1))), rng.uniform(-180, 180)


with open(os.path.join(here, "projections.csv"), "w") as table:
    table.write(f"# pyproj {pyproj.__version__}, PROJ {pyproj.proj_version_str}, make-projections.py, seed {seed}\n")
    for kind, name in kinds.items():
        for number in range(200):
            latitude, longitude = centres[number % len(centres)]
            if kind == "equirectangular":
                latitude = 0
            plane = pyproj.Proj(proj=name, lat_0=latitude, lon_0=longitude, R=6378137)
            there = place(latitude, longitude)
            x, y = plane(there[1], there[0])
            if math.isfinite(x):
                scale = plane.get_factors(there[1], there[0]).parallel_scale
            else:
                scale = math.inf
            table.write(f"{kind},{latitude!r},{longitude!r},{there[0]!r},{there[1]!r},{x!r},{y!r},{scale!r}\n")
