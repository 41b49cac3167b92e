"""Polygons and rectangles of JSON documents, and the masks around them, against the areas that their scripts mean.

As of lines, for every edge; and the polygons are valid, hold what the script's hold, and are as large.
"""

import math
import random

import numpy as np
import paths
import rings
import shapely
from engine import Report, document, features
from models import geod, mercator_y, short_way
from plane import near_home, on_world, plane_ring, world

seed = 67
report = Report()
rng = random.Random(seed)


def star(at, count, reach, is_geodesic, scale=1.0):
    """A ring around a place whose corners are up to `reach` degrees away, on the map or on the ground; it is simple.

    Of a scale of 0.2 and less it lies within one of scale 1 around the same place.
    """
    ring, turn = [], rng.uniform(0, 360)
    for number in range(count):
        angle = turn + (number + rng.uniform(0.1, 0.9)) * 360 / count
        away = scale * reach * rng.uniform(0.6, 1)
        if is_geodesic:
            lon, lat, _ = geod.fwd(at[1], at[0], angle, away * 111_195)
            ring.append([lat, at[1] + float(short_way(lon - at[1]))])
        else:
            y = mercator_y(at[0]) + math.radians(away) * math.sin(math.radians(angle))
            ring.append([math.degrees(math.atan(math.sinh(y))), at[1] + away * math.cos(math.radians(angle))])
    return ring


def around_pole(latitude, count, turn=1):
    """A ring around a pole whose corners lie at about a latitude, going east or west."""
    start = rng.uniform(-180, 180)
    steps = [(number + rng.uniform(0.1, 0.9)) * 360 / count for number in range(count)]
    return [[latitude + rng.uniform(-0.05, 0.05) * (90 - abs(latitude)), start + turn * step] for step in steps]


def cases():
    """Names, outlines, holes, and whether edges are geodesics."""
    for number in range(48):
        is_geodesic = number % 2 == 0
        pick = number // 2 % 4
        reach = 10 ** rng.uniform(-5, 1.5)
        at = [math.degrees(math.asin(rng.uniform(-0.9, 0.9))), rng.uniform(-180, 180)]
        if pick == 1:
            at[1] = rng.choice([180, -180, 179.999, 540])
        if pick == 2:
            at[0], reach = rng.choice([1, -1]) * rng.uniform(80, 89), 10 ** rng.uniform(-3, 0)
        count = rng.randint(4, 9)
        outer = star(at, count, reach, is_geodesic)
        holes = [star(at, rng.randint(4, 7), reach, is_geodesic, 0.2)] if pick != 3 else []
        yield f"star {number} of {reach:.3g}° around {at}", outer, holes, is_geodesic
    for number in range(8):
        latitude = rng.choice([1, -1]) * rng.uniform(20, 89)
        outer = around_pole(latitude, rng.randint(4, 8), rng.choice([1, -1]))
        inner = around_pole(math.copysign(90 - (90 - abs(latitude)) * 0.3, latitude), 7, rng.choice([1, -1]))
        yield f"around a pole at {latitude}", outer, [inner] if number % 2 else [], False
    for number in range(8):
        pole = rng.choice([1, -1])
        at = [pole * rng.uniform(85, 89.9), rng.uniform(-180, 180)]
        reach = (90 - abs(at[0])) * rng.uniform(3, 8)  # the pole is inside
        holes = [star(at, 5, reach, True, 0.2)]
        yield f"geodesic around a pole {number}", star(at, 8, reach, True), holes, True
    yield "triangle over the equator", [[-40, 0], [40, 60], [40, 0]], [], False
    yield "closes half around", [[0, 0], [40, 60], [50, 120], [0, 180]], [], False
    yield "along 180", [[0, 170], [0, 180], [20, 180], [20, 170]], [], False
    yield "along -180", [[0, -180], [0, -170], [20, -170], [20, -180]], [], False
    yield "touches 180", [[0, 170], [10, 180], [20, 170]], [], False
    yield "corners on 180", [[0, 170], [10, 180], [20, 170], [15, -170], [5, -170]][::-1], [], False
    yield "written past 180", [[0, 170], [0, 190], [20, 190], [20, 170]], [[[5, 178], [5, 182], [10, 180]]], False
    yield "many turns out", [[0, 1_000_170], [0, 1_000_190], [20, 1_000_180]], [], False
    yield "the band of the equator", around_pole(0, 6), [], False
    yield "a pole as a corner", [[89.99, 45], [60, 0], [60, 90]], [], True
    yield "hole on 180", [[-20, 160], [-20, -160], [20, -160], [20, 160]], [[[0, 180], [5, 175], [5, -175]]], False
    yield "hole along 180", [[-20, 160], [-20, -160], [20, -160], [20, 160]], [[[0, 180], [5, 180], [5, 175]]], False


def rectangles():
    for south, west, north, east in (
        (-10, 0, 10, 20), (-10, 170, 10, -170), (60, -180, 80, 180), (-80, -180, 80, 180), (0, 0, 90, 90),
        (-90, -180, -60, 180), (-90, -180, 90, 180), (89.9, 0, 90, 270), (10, 20, 10.00001, 20.00001), (-45, 180, 0, -90),
        (-45, 90, 0, 180), (0, -180, 10, 0), (-5, -179.99, 5, 179.99), (84, 0, 86, 100),
    ):
        yield south, west, north, east


def truth(outer, holes, is_geodesic):
    area = on_world(plane_ring(near_home(outer), is_geodesic))
    for hole in holes:
        area = area.difference(on_world(plane_ring(near_home(hole), is_geodesic)))
    return area


def check_edges(name, all_edges, geometry, tolerance):
    starts, ends = rings.curve_edges(geometry)
    if len(starts) == 0:
        return  # the whole world
    if len(starts) > 1500:
        chosen = np.array(sorted(rng.sample(range(len(starts)), 1500)))
        starts, ends = starts[chosen], ends[chosen]
    for reading in ("degrees", "mercator", "geodesic"):
        p, q = rings.readable(starts, ends, reading)
        if len(p) == 0:
            continue
        lon, lat = rings.drawn(p, q, reading, steps=4)
        away = np.min([edge.part_and_distance(lon.ravel(), lat.ravel())[1] for edge in all_edges], axis=0)
        report.check(
            f"edges read as {reading}", away.max() <= tolerance,
            f"{name}: {away.max():.4g} m, tolerance {tolerance:.4g}", away.size, int((away > tolerance).sum()),
        )


def faults(geometry, area):
    """As of circles; but an area that ends on ±180 has vertices there on one side only."""
    ends = [area.intersection(shapely.LineString([[side, -90], [side, 90]])) for side in (-180, 180)]
    one_sided = abs(ends[0].length - ends[1].length) > 1e-6 or any(shapely.get_num_geometries(end) > 1 for end in ends)
    touches = any(shapely.get_type_id(end) != 1 and not end.is_empty for end in ends)
    found = rings.faults(geometry)
    return [fault for fault in found if not (fault.startswith("parts that") and (one_sided or touches))]


def check_corners(name, corners, geometry):
    """Every place of the script is a vertex, but for those that only the cut at ±180 or a pole needs."""
    vertices = np.concatenate(rings.rings(geometry))
    for lat, lon in corners:
        away = geod.inv(*np.broadcast_arrays(float(short_way(lon)), float(lat), vertices[:, 0], vertices[:, 1]))[2]
        report.check("places are vertices", min(away) <= 2e-3, f"{name}: {lat!r}, {lon!r} is {min(away):.3g} m away")


def slack(area, tolerance):
    """Square degrees that a tolerance leaves open along the curve, and the degrees beside it."""
    lines = shapely.get_parts(shapely.boundary(area))
    total = 0.0
    for line in lines:
        points = shapely.get_coordinates(line)
        middle = np.clip(np.abs(points[1:, 1] + points[:-1, 1]) / 2, 0, 89.999999)
        scale = np.cos(np.radians(middle))
        dx, dy = np.diff(points[:, 0]), np.diff(points[:, 1])
        frame = rings.is_frame(points[:-1], points[1:])
        ground = np.hypot(dx * scale, dy)
        total += (ground / scale)[~frame].sum()
    return total * tolerance / 110_000


def check_area(name, geometry, area, tolerance, subject):
    found = shapely.geometry.shape(geometry)
    allowed = slack(area, tolerance) + 1e-8
    off = abs(found.area - area.area)
    report.check(f"areas of {subject}", off <= allowed, f"{name}: {found.area} for {area.area}, off {off:.3g} > {allowed:.3g}")
    west, south, east, north = area.bounds
    lon = [rng.uniform(west, east) for _ in range(60)] + [rng.uniform(-180, 180) for _ in range(40)]
    lat = [rng.uniform(south, north) for _ in range(60)] + [rng.uniform(-90, 90) for _ in range(40)]
    points = shapely.points(lon, lat)
    edge = shapely.boundary(area)
    clear = shapely.distance(points, edge) > 2 * tolerance / 110_000 / np.maximum(np.cos(np.radians(lat)), 1e-3)
    inside = shapely.intersects(area, points[clear])
    agree = shapely.intersects(found, points[clear]) == inside
    report.check(f"probes of {subject}", agree.all(), f"{name}: {(~agree).sum()} wrong", agree.size, int((~agree).sum()))


def check_box(name, parsed, geometry, tolerance):
    west, south, east, north = parsed["bbox"]
    every = np.concatenate(rings.rings(geometry))
    width = east - west if east >= west else east - west + 360
    inside = np.remainder(every[:, 0] - west + 1e-7, 360) <= width + 2e-7
    held = (inside.all() or width == 360) and every[:, 1].min() >= south - 2e-8 and every[:, 1].max() <= north + 2e-8
    report.check("boxes hold their areas", held, f"{name}: {parsed['bbox']}")
    # A vertex need not stand where a geodesic bulges most.
    near = 2e-5 + tolerance / 110_000
    tight = abs(every[:, 1].min() - south) < near and abs(every[:, 1].max() - north) < near
    report.check("boxes are no larger", tight, f"{name}: {parsed['bbox']}, {every[:, 1].min()}, {every[:, 1].max()}")


def size(places):
    """From corner to corner of the ring's box, on a sphere, generously: the engine's own tolerance is 1e-4 of less."""
    run = paths.unrolled(places)
    low = 0 if run[:, 0].min() < 0 < run[:, 0].max() else np.abs(run[:, 0]).min()
    width = np.ptp(run[:, 1]) * math.cos(math.radians(low))
    return math.hypot(width, np.ptp(run[:, 0])) * 111_195


def check(name, shape, area, all_edges, corners, tolerance, options=()):
    text = shape + "\ncamera.set { center = { 0, 0 }, zoom = 0 }"
    parsed, _ = document(text, *options)
    feature = parsed["features"][-1]
    geometry = feature["geometry"]
    found = faults(geometry, area) if geometry else ["no geometry"]
    report.check("valid polygons", not found, f"{name}: {'; '.join(found)}")
    if geometry is None:
        return
    allowed = tolerance * 1.02 + 2e-3
    check_edges(name, all_edges, geometry, allowed)
    check_corners(name, corners, geometry)
    check_area(name, geometry, area, allowed, "polygons")
    check_box(name, parsed, geometry, allowed)
    masks = features(parsed, "mask")
    if masks:
        mask = masks[0]["geometry"]
        left = world.difference(area)
        if mask is None:
            report.check("masks of the whole world", left.area < 1e-6, name)
            return
        found = faults(mask, area)
        report.check("valid masks", not found, f"{name}: {'; '.join(found)}")
        check_area(name, mask, left, allowed, "masks")


def check_polygon(name, outer, holes, is_geodesic, options=(), tolerance=None):
    area = truth(outer, holes, is_geodesic)
    all_edges = [e for ring in [outer, *holes] for e in paths.edges(ring, is_geodesic, is_closed=True)]
    corners = [place for ring in [outer, *holes] for place in ring if abs(short_way(place[1])) < 180]
    shape = (
        f"overlay.polygon {{ path = {paths.lua(outer)}, holes = {{ {', '.join(map(paths.lua, holes))} }}, "
        f"geodesic = {str(is_geodesic).lower()}, mask = true }}"
    )
    check(name, shape, area, all_edges, corners, tolerance or 1e-4 * size(outer), options)


def check_rectangle(south, west, north, east):
    width = east - west if east > west else east - west + 360
    name = f"rectangle {south}, {west}, {north}, {east}"
    area = on_world(shapely.box(west, south, west + width, north))
    sides = [[[south, west], [north, west]], [[south, west + width], [north, west + width]]]
    for lat in (south, north):
        sides += [[[lat, west], [lat, west + width / 2]], [[lat, west + width / 2], [lat, west + width]]]
    all_edges = [paths.Straight(*side) for side in sides if abs(side[0][0]) < 90 or abs(side[1][0]) < 90]
    corners = [[lat, lon] for lat in (south, north) for lon in (west, east) if abs(lat) < 90 and abs(lon) < 180]
    shape = f"overlay.rectangle {{ bounds = {{ south = {south}, west = {west}, north = {north}, east = {east} }}, mask = true }}"
    ring = [[south, west], [south, west + width / 2], [north, west + width]]
    check(name, shape, area, all_edges, corners, 1e-4 * size(ring))


for case in cases():
    check_polygon(*case)
for case in list(cases())[:6]:
    check_polygon("finely " + case[0], *case[1:], ("--tolerance", "0.5", "--precision", "9"), 0.5)
for sides in rectangles():
    check_rectangle(*sides)
print(f"seed {seed}")
report.end()
