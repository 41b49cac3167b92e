"""Polylines of JSON documents against the curves that their scripts mean.

Every place of the script is a vertex; between two of them the true curve, straight on the Mercator map or a geodesic, is
within the tolerance of the edges however a reader draws them; parts meet at ±180.
"""

import math
import random

import numpy as np
import paths
import rings
from engine import Report, document, features
from models import geod, short_way

seed = 61
report = Report()
rng = random.Random(seed)


def random_place(limit=85):
    return [math.degrees(math.asin(rng.uniform(-1, 1))) * limit / 90, rng.uniform(-180, 180)]


def near(place, degrees, limit=89.9):
    lat = min(max(place[0] + rng.uniform(-degrees, degrees), -limit), limit)
    return [lat, place[1] + rng.uniform(-degrees, degrees)]


def walk(start, count, degrees, limit=89.9):
    places = [start]
    for _ in range(count - 1):
        places.append(near(places[-1], degrees, limit))
    return places


def cases():
    """Paths by name."""
    for lat0, lon0, lat1, lon1 in (
        (-40, 0, 40, 60), (-10, 170, 30, -120), (0, 0, 0, 179), (0, -90, 0, 90), (60, 0, 60, 170), (-80, 10, 80, 11),
        (50, 179.9, 50, -179.9), (35, 140, 37, -122), (89, 0, 89, 90), (89.9, 0, 88, 179.5), (-89.9999, 5, -60, 170),
        (10, 20, 10, 20.0000001), (10, 180, 20, 180), (-10, -180, 20, -170), (10, -190, 20, -170), (1, 2, -1, -177.9),
        (0.001, 0, -0.001, 179.9), (85.06, 0, 85.06, 60), (0, 0, 89.99, 0), (30, 540, 40, 560),
        (45, 999999, 46, 1000001), (10, 0, -10, 90), (70, 100, -70, -100),
    ):
        yield f"{lat0}, {lon0} to {lat1}, {lon1}", [[lat0, lon0], [lat1, lon1]]
    yield "along 180 and on", [[0, 170], [0, 180], [10, 180], [10, 190], [10, 180], [20, 180], [20, 170]]
    yield "three turns", [[lat, lon] for lat, lon in zip(np.linspace(-60, 60, 40), np.arange(40) * 28.0 - 100)]
    yield "two turns back", [[lat, lon] for lat, lon in zip(np.linspace(60, -60, 30), np.arange(30) * -30.0)]
    for number in range(60):
        count = rng.randint(2, 9)
        pick = number % 6
        if pick == 0:
            yield f"world {number}", [random_place() for _ in range(count)]
        elif pick == 1:
            yield f"over 180, {number}", walk([rng.uniform(-80, 80), rng.choice([180, -180, 179.99])], count, 8)
        elif pick == 2:
            yield f"near a pole {number}", walk([rng.choice([1, -1]) * rng.uniform(80, 89.9), rng.uniform(-180, 180)], count, 20)
        else:
            yield f"scale {number}", walk(random_place(80), count, 10 ** rng.uniform(-6, 1.3))


def pieces(geometry):
    if geometry is None:
        return []
    parts = geometry["coordinates"] if geometry["type"] == "MultiLineString" else [geometry["coordinates"]]
    return [np.array(part, float) for part in parts]


def joined(name, parts):
    """One line of the parts, longitudes running on; they follow each other over ±180."""
    line = parts[0]
    for before, part in zip(parts, parts[1:]):
        meets = abs(part[0][0]) == 180 and part[0][0] == -before[-1][0] and part[0][1] == before[-1][1]
        report.check("parts meet at ±180", meets, f"{name}: {before[-1]} and {part[0]}")
        turn = line[-1][0] - part[0][0]
        line = np.concatenate([line, part[1:] + [turn, 0]])
    return line


def vertices_of(name, places, line, allowed):
    """Where the script's places stand in the line, in their order."""
    found, at = [], 0
    for lat, lon in places:
        away = np.asarray(geod.inv(*np.broadcast_arrays(float(short_way(lon)), lat, line[at:, 0], line[at:, 1]))[2])
        hits = np.flatnonzero(away <= allowed)
        report.check("places are vertices", hits.size > 0, f"{name}: {lat!r}, {lon!r} is {away.min():.3g} m away")
        if hits.size == 0:
            return None
        at += int(hits[0])
        found.append(at)
    return found


def check_edges(subject, name, edge, line, tolerance):
    """The document's edges from one place to the next, against the true curve."""
    starts, ends = line[:-1], line[1:]
    kept = np.any(starts != ends, axis=1) & ~rings.is_frame(starts, ends)
    starts, ends = starts[kept], ends[kept]
    if len(starts) == 0:
        return
    spans = np.abs(ends[:, 0] - starts[:, 0])
    report.check("no edge over more than 90°", spans.max() <= 90 + 1e-9, f"{name}: {spans.max()}°", len(spans))
    if len(starts) > 3000:
        chosen = np.array(sorted(rng.sample(range(len(starts)), 3000)))
        starts, ends = starts[chosen], ends[chosen]
    for reading in ("degrees", "mercator", "geodesic"):
        p, q = rings.readable(starts, ends, reading)
        if len(p) == 0:
            continue
        lon, lat = rings.drawn(p, q, reading, steps=8)
        _, away = edge.part_and_distance(lon.ravel(), lat.ravel())
        report.check(
            f"{subject}, edges read as {reading}", away.max() <= tolerance,
            f"{name}: {away.max():.4g} m, tolerance {tolerance:.4g}", away.size, int((away > tolerance).sum()),
        )


def check_line(name, places, is_geodesic, options=(), tolerance=None):
    subject = "geodesics" if is_geodesic else "straight on the map"
    name = f"{name} ({subject})"
    text = f"overlay.polyline {{ path = {paths.lua(places)}, geodesic = {str(is_geodesic).lower()} }}\n"
    parsed, _ = document(text + "camera.set { center = { 0, 0 }, zoom = 0 }", *options)
    parts = pieces(features(parsed, "polyline")[0]["geometry"])
    report.check("there are lines", len(parts) > 0, name)
    if not parts:
        return
    every = np.concatenate(parts)
    report.check("longitudes in range", np.abs(every[:, 0]).max() <= 180, name, len(every))
    repeats = sum(int((np.abs(np.diff(part, axis=0)).max(axis=1) == 0).sum()) for part in parts)
    report.check("no vertex twice in a row", repeats == 0, f"{name}: {repeats}")
    line = joined(name, parts)
    run = paths.unrolled(places)
    rough = sum(geod.inv(a[1], a[0], b[1], b[0])[2] for a, b in zip(run, run[1:]))
    found = vertices_of(name, places, line, 2e-3)
    if found is None:
        return
    # A hundredth more for the oracle's spheres and planes, and a millimetre of rounding.
    allowed = (tolerance or max(1, 1e-7 * rough)) * 1.02 + 2e-3
    check_box(name, parsed, every, allowed)
    for edge, first, last in zip(paths.edges(places, is_geodesic), found, found[1:]):
        check_edges(subject, name, edge, line[first : last + 1], allowed)


def check_box(name, parsed, every, tolerance):
    """RFC 7946: west > east where it runs over ±180; all lies in it, and it is no larger than that."""
    west, south, east, north = parsed["bbox"]
    width = east - west if east >= west else east - west + 360
    inside = np.remainder(every[:, 0] - west + 1e-7, 360) <= width + 2e-7
    held = inside.all() or width == 360
    held = held and every[:, 1].min() >= south - 2e-8 and every[:, 1].max() <= north + 2e-8
    report.check("boxes hold their lines", held, f"{name}: {parsed['bbox']}")
    # A vertex need not stand where a geodesic bulges most.
    near = 2e-5 + tolerance / 110_000
    tight = abs(every[:, 1].min() - south) < near and abs(every[:, 1].max() - north) < near
    report.check("boxes are no larger", tight, f"{name}: {parsed['bbox']}, {every[:, 1].min()}, {every[:, 1].max()}")


def is_half_turn(places):
    """Geodesics to antipodes, or over a pole, have no one way."""
    return any(abs(geod.inv(a[1], a[0], b[1], b[0])[2]) > 19.9e6 for a, b in zip(places, places[1:]))


for case, places in cases():
    check_line(case, places, is_geodesic=False)
    if not is_half_turn(places):
        check_line(case, places, is_geodesic=True)
for case, places in list(cases())[:12]:
    small = [[lat / 10, lon / 10] for lat, lon in places]
    check_line(f"finely {case}", small, False, ("--tolerance", "0.01", "--precision", "10"), 0.01)
    check_line(f"finely {case}", small, True, ("--tolerance", "0.01", "--precision", "10"), 0.01)
print(f"seed {seed}")
report.end()
