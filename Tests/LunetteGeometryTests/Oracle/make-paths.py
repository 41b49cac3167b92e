"""Writes paths.csv and small-rings.csv beside itself: what is measured along and inside paths on WGS84, for the tests.

paths.csv is by the package geographiclib. Its areas are good to 0.0001 m² an edge, near a pole 0.01 m², which is not
enough for small rings: those of small-rings.csv are integrated by mpmath with 40 digits, along the plane cuts through both ends of an edge
and their mean normal, which at these lengths leave the geodesics by less than 1e-12 of the area.

Run once, with `pip install geographiclib==2.1 mpmath==1.3.0`; the numbers are committed. Seeded, so that it can be
repeated.
"""

import math
import os
import random

import geographiclib
import mpmath
from geographiclib.geodesic import Geodesic
from geographiclib.polygonarea import PolygonArea
from mpmath import mp, mpf

earth = Geodesic.WGS84
here = os.path.dirname(os.path.abspath(__file__))
seed = 20130106
rng = random.Random(seed)


def around(lat, lon, radius, count):
    """A star around a centre, its points by bearing; over a pole if that is near."""
    points = []
    for i in range(count):
        end = earth.Direct(lat, lon, 360 * (i + rng.random()) / count, radius * rng.uniform(0.5, 1))
        points.append((end["lat2"], end["lon2"]))
    return points


def paths():
    for _ in range(60):
        yield "random", [(rng.uniform(-90, 90), rng.uniform(-180, 180)) for _ in range(rng.randint(2, 12))]
    for _ in range(30):
        yield "turns", [(rng.uniform(-90, 90), rng.uniform(-900, 900)) for _ in range(rng.randint(2, 8))]
    for size in (1, 30, 90, 120, 1000, 3e4, 1e6, 5e6):
        for _ in range(8):
            yield "star", around(rng.uniform(-85, 85), rng.uniform(-180, 180), size, rng.randint(3, 30))
        for _ in range(6):
            yield "pole", around(rng.choice([-90, 90]), 0, size, rng.randint(3, 12))
            lat = rng.choice([-1, 1]) * (90 - size / 111111 * rng.uniform(0.1, 2))
            yield "near-pole", around(lat, rng.uniform(-180, 180), size, rng.randint(3, 12))
            yield "across-180", around(rng.uniform(-60, 60), rng.choice([-180, 180]), size, rng.randint(3, 12))
    for lat in (0, 1e-9, 10, -45, 80):
        yield "parallel", [(lat, lon) for lon in range(0, 360, 60)]
        yield "parallel", [(lat, lon) for lon in range(0, -360, -90)]
    for pole in (-90, 90):
        yield "through-pole", [(0, 0), (0, 90), (pole, 0)]
        yield "through-pole", [(10, 20), (pole, 20), (pole, 110), (10, 110)]
        yield "through-pole", [(math.copysign(80, pole), 0), (math.copysign(85, pole), 180), (0, 100)]
        yield "through-pole", [(math.copysign(80, pole), 0), (math.copysign(85, pole), 180), (math.copysign(70, pole), 270)]
    yield "doubled", [(1, 1), (1, 1), (2, 1), (2, 1), (2, 3), (1, 1)]


def written(values):
    return ",".join(repr(float(v)) for v in values)


def row(kind, points):
    ring = PolygonArea(earth)
    for point in points:
        ring.AddPoint(*point)
    area = abs(ring.Compute(False, True)[2])
    edges = [earth.Inverse(*a, *b) for a, b in zip(points, points[1:])]
    length = math.fsum(edge["s12"] for edge in edges)
    values = [len(points)] + [v for point in points for v in point] + [length, area]
    for fraction in (0.03, 0.31, 0.5, 0.77, 0.999):
        distance = rest = fraction * length
        for edge in edges:
            if rest < edge["s12"]:
                break
            rest -= edge["s12"]
        at = earth.Direct(edge["lat1"], edge["lon1"], edge["azi1"], rest)
        values += [distance, at["lat2"], at["lon2"], at["azi2"] % 360]
    return kind + "," + written(values) + "\n"


mp.dps = 40
a = mpf(6378137)
f = 1 / mpf("298.257223563")
e2 = f * (2 - f)
e = mpmath.sqrt(e2)
b2 = a * a * (1 - e2)


def to_pole(s):
    """The area of one radian of longitude from a latitude with this sine to the north pole."""
    def q(s):
        return b2 / 2 * (s / (1 - e2 * s * s) + mpmath.atanh(e * s) / e)
    return q(mpf(1)) - q(s)


def place(lat, lon):
    lat, lon = mpf(lat) * mp.pi / 180, mpf(lon) * mp.pi / 180
    n = a / mpmath.sqrt(1 - e2 * mpmath.sin(lat) ** 2)
    return [n * mpmath.cos(lat) * mpmath.cos(lon), n * mpmath.cos(lat) * mpmath.sin(lon), n * (1 - e2) * mpmath.sin(lat)]


def edge_area(p, q):
    """∫ (area to the pole) dλ along the cut of the ellipsoid with the plane of both points and their mean normal."""
    scale = [1, 1, 1 / (1 - e2)]
    up = [(p[i] + q[i]) * scale[i] for i in range(3)]
    size = mpmath.sqrt(sum(u * u for u in up))
    up = [u / size for u in up]
    chord = [q[i] - p[i] for i in range(3)]

    def integrand(t):
        base = [p[i] + t * chord[i] for i in range(3)]
        # base + h up on the ellipsoid: A h² + 2 B h + C = 0.
        A = sum(up[i] ** 2 * scale[i] for i in range(3))
        B = sum(base[i] * up[i] * scale[i] for i in range(3))
        C = sum(base[i] ** 2 * scale[i] for i in range(3)) - a * a
        root = mpmath.sqrt(B * B - A * C)
        h = -C / (B + root)
        dB = sum(chord[i] * up[i] * scale[i] for i in range(3))
        dC = 2 * sum(base[i] * chord[i] * scale[i] for i in range(3))
        dh = -(2 * dB * h + dC) / (2 * (A * h + B))
        x, y, z = (base[i] + h * up[i] for i in range(3))
        dx, dy = (chord[i] + dh * up[i] for i in range(2))
        r = mpmath.sqrt(x * x + y * y)
        sine = z / mpmath.hypot(z, (1 - e2) * r)
        return to_pole(sine) * (x * dy - y * dx) / (r * r)

    return mpmath.quad(integrand, [0, 0.25, 0.5, 0.75, 1], maxdegree=5)


def small_rings():
    for size in (0.8, 10, 40, 95, 110, 400, 2000):
        for _ in range(3):
            yield "star", around(rng.uniform(-85, 85), rng.uniform(-180, 180), size, rng.randint(3, 8))
        yield "across-180", around(rng.uniform(-60, 60), 180, size, 5)
        yield "equator", around(0, rng.uniform(-180, 180), size, 5)
        yield "near-45", around(45, rng.uniform(-180, 180), size, 5)
        yield "pole", around(90, 0, size, 5)
        yield "pole", around(-90, 0, size, 5)
        yield "near-pole", around(90 - 3 * size / 111111, 100, size, 5)


source = f"# geographiclib {geographiclib.__version__} for Python, make-paths.py, seed {seed}\n"
with open(os.path.join(here, "paths.csv"), "w") as out:
    out.write(source + "# kind,count,lat,lon,…,length,area of the ring,five times: distance,lat,lon,azimuth there\n")
    for kind, points in paths():
        out.write(row(kind, points))

source = f"# mpmath {mpmath.__version__}, 40 digits, make-paths.py, seed {seed}\n"
with open(os.path.join(here, "small-rings.csv"), "w") as out:
    out.write(source + "# kind,count,lat,lon,…,area of the ring\n")
    for kind, points in small_rings():
        places = [place(*point) for point in points]
        area = abs(sum(edge_area(p, q) for p, q in zip(places, places[1:] + places[:1])))
        area = min(area, 4 * mp.pi * to_pole(0) - area)
        out.write(kind + "," + written([len(points)] + [v for point in points for v in point] + [area]) + "\n")
