"""Writes geodesics.csv and directs.csv beside itself: geodesics of WGS84 for the tests, by the package geographiclib.

Run once, with `pip install geographiclib==2.1`; the numbers are committed. Seeded, so that it can be repeated.
"""

import os
import random

import geographiclib
from geographiclib.geodesic import Geodesic

earth = Geodesic.WGS84
here = os.path.dirname(os.path.abspath(__file__))
seed = 20130101
rng = random.Random(seed)
source = f"# geographiclib {geographiclib.__version__} for Python, Geodesic.WGS84, make-geodesics.py, seed {seed}\n"


def latitude():
    return rng.uniform(-90, 90)


def longitude():
    return rng.uniform(-180, 180)


def moved(lat, lon, azimuth, distance):
    end = earth.Direct(lat, lon, azimuth, distance)
    return lat, lon, end["lat2"], end["lon2"]


def pairs():
    for _ in range(100):
        yield "random", latitude(), longitude(), latitude(), longitude()
    for size in (1e-3, 1e-2, 0.1, 0.15, 0.2, 0.25, 1, 100, 1e4):
        for _ in range(5):
            yield "short", *moved(latitude(), longitude(), rng.uniform(0, 360), size)
    for _ in range(10):
        yield "short-polar", *moved(rng.choice([-1, 1]) * (90 - 1e-7 * rng.random()), longitude(), rng.uniform(0, 360), 1e-2)
    for size in (1, 0.6, 0.3, 0.1, 1e-3, 1e-6, 1e-9, 1e-12):
        for _ in range(10):
            lat, lon = rng.uniform(-89, 89), longitude()
            yield "near-antipodal", lat, lon, -lat + rng.uniform(-size, size), lon + 180 + rng.uniform(-size, size)
    for lat in (0, 1e-10, 1e-5, 5, 30, 60, 89, 89.999999):
        for offset in (0.1, 0.3, 0.5, 0.59, 0.61, 1e-9):
            yield "opposite-parallel", lat, 0, -lat, 180 - offset
    for lat in (0, 1e-9, 10, 45.5, 89.9, 89.9999999):
        yield "antipodal", lat, 20, -lat, 200
        yield "antipodal", lat, 20, -lat, -160
        yield "antipodal", lat, 380, -lat, 560
    for lon in (0, 1e-9, 30, 90, 150, 180):
        yield "polar", 90, 10, latitude(), 10 + lon
        yield "polar", -90, 10, latitude(), 10 + lon
        yield "polar", latitude(), -20, 90, -20 - lon
        yield "polar", latitude(), -20, -90, -20 - lon
        yield "polar", 90, 0, -90, lon
        yield "polar", -90, 0, 90, -lon
    for lon in (1e-9, 1e-3, 1, 90, 179, 179.3, 179.396, 179.397, 179.4, 179.5, 179.9, 179.999999, 180):
        yield "equatorial", 0, 0, 0, lon
        yield "equatorial", 0, 10, 0, 10 - lon
        yield "equatorial", 0, 0, 1e-9, lon
    for _ in range(15):
        lon = longitude()
        yield "meridional", latitude(), lon, latitude(), lon
        yield "meridional", rng.uniform(0, 90), lon, rng.uniform(-70, 90), lon + 180
        yield "near-meridional", latitude(), lon, latitude(), lon + 10 ** rng.uniform(-14, -6)
    for _ in range(20):
        lat = latitude()
        yield "parallel", lat, longitude(), lat, longitude()
    for _ in range(20):
        yield "across-180", latitude(), rng.uniform(170, 180), latitude(), rng.uniform(-180, -170)
        yield "turns", latitude(), 360 * rng.randint(-5, 5) + longitude(), latitude(), 540 + rng.choice([0, 0.1, 30])
    # Pairs that are known to have been hard for some implementation or compiler.
    for lat1, lat2, lon in (
        (52.784459512564, -52.784459512563990912, 179.634407464943777557),
        (48.522876735459, -48.52287673545898293, 179.599720456223079643),
        (88.202499451857, -88.202499451857, 179.981022032992859592),
        (89.262080389218, -89.262080389218, 179.992207982775375662),
        (89.333123580033, -89.333123580032997687, 179.99295812360148422),
        (56.320923501171, -56.320923501171, 179.664747671772880215),
        (36.493349428792, 36.49334942879201, 0.0000008),
    ):
        yield "hard", lat1, 0, lat2, lon
    yield "hard", 5, 0.00000000000001, 10, 180


def directs():
    for _ in range(60):
        yield "random", latitude(), longitude(), rng.uniform(-180, 360), rng.uniform(0, 2e7)
    for size in (1e-3, 1, 1e3, 1e5):
        for _ in range(5):
            yield "short", latitude(), longitude(), rng.uniform(0, 360), size
    for lat in (90, -90, 0, 1e-9, 89.9999999, -45):
        for azimuth in (0, 1e-9, 45, 90, 135, 179.99999, 180, 270, -90):
            yield "special", lat, 30, azimuth, 1.2345e7
    for lat in (0, 30, -60):
        for azimuth in (0.01, 60, 90, 90.000001, 200):
            for distance in (-3e5, 2.0003e7, 2.1e7, 4.1e7, 1e8, -1e8):
                yield "far", lat, -170, azimuth, distance
    for _ in range(20):
        yield "turns", latitude(), rng.choice([540, -1000, 3600.5]), rng.uniform(-720, 720), rng.uniform(-2e7, 2e7)


with open(os.path.join(here, "geodesics.csv"), "w") as out:
    out.write(source + "# kind,lat1,lon1,lat2,lon2,azi1,azi2,s12,m12\n")
    for kind, *given in pairs():
        r = earth.Inverse(*given, Geodesic.ALL)
        out.write(",".join([kind] + [repr(float(v)) for v in given + [r["azi1"], r["azi2"], r["s12"], r["m12"]]]) + "\n")

with open(os.path.join(here, "directs.csv"), "w") as out:
    out.write(source + "# kind,lat1,lon1,azi1,s12,lat2,lon2 with turns,azi2\n")
    for kind, *given in directs():
        r = earth.Direct(*given, Geodesic.ALL | Geodesic.LONG_UNROLL)
        out.write(",".join([kind] + [repr(float(v)) for v in given + [r["lat2"], r["lon2"], r["azi2"]]]) + "\n")
