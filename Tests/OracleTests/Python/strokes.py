"""Lines and outlines in SVG against web Mercator by PROJ: their vertices, how the view clips them, dashes and arrows."""

import math
import random
import re

import numpy as np
import paths
import shapely
from engine import Report, run
from models import geod, short_way
from pyproj import Transformer

seed = 71
report = Report()
rng = random.Random(seed)
web_mercator = Transformer.from_crs("EPSG:4326", "EPSG:3857", always_xy=True)
half_world = math.pi * 6378137.0


class View:
    """A camera and a size, by hand: 256 · 2^zoom points around the world, turned about the middle."""

    def __init__(self, width, height, lat, lon, zoom, bearing=0.0):
        self.width, self.height, self.zoom, self.bearing = width, height, zoom, bearing
        self.lat, self.lon = lat, lon
        self.scale = 256 * 2**zoom / (2 * half_world)
        self.x, self.y = web_mercator.transform(lon, lat)

    def lua(self):
        return (
            f"scene {{ width = {self.width}, height = {self.height} }}\n"
            f"camera.set {{ center = {{ {self.lat!r}, {self.lon!r} }}, zoom = {self.zoom!r}, bearing = {self.bearing!r} }}\n"
        )

    def points(self, lon, lat):
        """View points of places; longitudes run on."""
        lon, lat = np.asarray(lon, float), np.asarray(lat, float)
        turns = np.round(lon / 360)
        x, y = web_mercator.transform(lon - 360 * turns, lat)
        right, up = (x + turns * 2 * half_world - self.x) * self.scale, (y - self.y) * self.scale
        turn = math.radians(self.bearing)
        return np.column_stack(
            [
                self.width / 2 + right * math.cos(turn) - up * math.sin(turn),
                self.height / 2 - right * math.sin(turn) - up * math.cos(turn),
            ]
        )

    def places(self, points):
        """Back again: longitudes and latitudes."""
        right, down = points[:, 0] - self.width / 2, points[:, 1] - self.height / 2
        turn = math.radians(self.bearing)
        x = self.x + (right * math.cos(turn) - down * math.sin(turn)) / self.scale
        y = self.y - (right * math.sin(turn) + down * math.cos(turn)) / self.scale
        lon, lat = web_mercator.transform(x, y, direction="INVERSE")
        return np.asarray(lon), np.asarray(lat)

    def copies(self, points):
        """The same points in every copy of the world that can be in view."""
        turn = math.radians(self.bearing)
        world = 256 * 2**self.zoom
        step = np.array([world * math.cos(turn), -world * math.sin(turn)])
        reach = int(math.hypot(self.width, self.height) / world) + 3
        middle = -round(float((points.mean(axis=0) - [self.width / 2, self.height / 2]) @ step) / world**2)
        return [points + (middle + number) * step for number in range(-reach, reach + 1)]

    def box(self, margin=0.0):
        return shapely.box(-margin, -margin, self.width + margin, self.height + margin)


def drawn(text):
    """The paths of each element by its id: lists of (points, is closed)."""
    found = {}
    for element in re.split(r'(?=<(?:path|g) id=")', text)[1:]:
        parts = found.setdefault(re.match(r'<\w+ id="([^"]*)"', element).group(1), [])
        for data in re.findall(r' d="([^"]*)"', element):
            for part in re.findall(r"M([^MZ]*)(Z?)", data):
                points = np.array([pair.split(",") for pair in part[0].split("L")], float)
                parts.append((points, part[1] == "Z"))
    return found


def random_view():
    zoom = rng.choice([-1.5, 0, 1, 3.3, 7, 12.25, 18])
    bearing = rng.choice([0, 0, 90, rng.uniform(0, 360)])
    return View(rng.choice([100, 360, 900]), rng.choice([100, 640]), rng.uniform(-75, 75), rng.uniform(-180, 180), zoom, bearing)


def random_line(view, count, reach=1.5):
    """Places about the view: some inside, some outside."""
    points = np.array([[rng.uniform(-reach + 0.5, reach + 0.5) * view.width, rng.uniform(-reach + 0.5, reach + 0.5) * view.height] for _ in range(count)])
    lon, lat = view.places(points)
    return [[float(np.clip(y, -84, 84)), float(x)] for x, y in zip(lon, lat)]


def check_lines():
    """300 lines: every vertex in view where it must be, and of each line what the view shows."""
    for number in range(20):
        view = random_view()
        lines = [random_line(view, rng.randint(2, 12)) for _ in range(15)]
        text, _ = run(view.lua() + "\n".join(f"overlay.polyline {{ id = 'polyline-{n}', path = {paths.lua(line)} }}" for n, line in enumerate(lines, 1)), form="svg")
        found = drawn(text)
        for n, line in enumerate(lines, 1):
            what = f"view {number}, zoom {view.zoom}, bearing {view.bearing:.4g}, line {n}"
            places = paths.unrolled(line)
            truth = shapely.MultiLineString([c for c in view.copies(view.points(places[:, 1], places[:, 0]))])
            parts = found.get(f"polyline-{n}", [])
            compare(what, view, united(parts), truth, margin=3.0)
            check_vertices(what, view, parts, truth)


def united(parts):
    lines = [shapely.LineString(points) for points, _ in parts if len(points) > 1]
    return shapely.union_all(lines) if lines else shapely.LineString()


def compare(what, view, found, truth, margin):
    """What is drawn is the truth in the padded view, neither more nor less."""
    wanted = truth.intersection(view.box(margin))
    if wanted.is_empty or wanted.length < 0.1:
        report.check("nothing where nothing is in view", found.is_empty or found.length < 0.2, what)
        return
    away = found.hausdorff_distance(wanted) if not found.is_empty else math.inf
    report.check("lines as the view clips them", away <= 0.03, f"{what}: {away:.3g} points")
    outside = found.difference(view.box(margin + 0.01)).length
    report.check("nothing beyond the view and the stroke", outside < 1e-9, f"{what}: {outside:.3g} points")


def check_vertices(what, view, parts, truth):
    wanted = np.concatenate([np.array(line.coords) for line in truth.geoms])
    inner = view.box(2.9)
    for points, _ in parts:
        for point in points[1:-1]:
            if inner.contains(shapely.Point(point)):
                away = np.abs(wanted - point).max(axis=1).min()
                report.check("vertices are projected places", away <= 0.0151, f"{what}: {point}, {away:.3g} points away")
    box = view.box(-0.1)
    every = np.concatenate([points for points, _ in parts]) if parts else np.zeros((0, 2))
    for place in wanted:
        if box.contains(shapely.Point(place)):
            away = np.abs(every - place).max(axis=1).min() if len(every) else math.inf
            report.check("places in view are vertices", away <= 0.0151, f"{what}: {place}, {away:.3g} points away")


def check_geodesics():
    """Geodesic lines stay within 0.15 points of the truth."""
    for number in range(24):
        view = random_view()
        line = random_line(view, rng.randint(2, 4), 2)
        text, _ = run(view.lua() + f"overlay.polyline {{ path = {paths.lua(line)}, geodesic = true }}", form="svg")
        dense = paths.dense(line, True, count=1000)
        if np.abs(np.diff(dense[:, 0])).max() > 5:
            continue  # next to a pole
        truth = shapely.MultiLineString(view.copies(view.points(dense[:, 0], dense[:, 1])))
        wanted, found = truth.intersection(view.box()), united(drawn(text).get("polyline-1", []))
        what = f"view {number}, zoom {view.zoom}: {line}"
        stray = found.difference(truth.buffer(0.15)).length
        missing = wanted.difference(found.buffer(0.15)).length if not found.is_empty else wanted.length
        report.check("geodesics within 0.15 points", stray < 0.2 and missing < 0.2, f"{what}: {stray:.3g} stray, {missing:.3g} missing")


def check_dashes():
    """Every whole dash has its length on the ground, by PROJ's geodesics along its vertices."""
    for number in range(30):
        zoom = rng.choice([2, 5, 9, 14, 18])
        view = View(800, 600, rng.uniform(-78, 78), rng.uniform(-180, 180), zoom, rng.choice([0, rng.uniform(0, 360)]))
        at_middle = 2 * half_world / (256 * 2**zoom) * math.cos(math.radians(view.lat))
        on, off = rng.uniform(25, 60) * at_middle, rng.uniform(10, 30) * at_middle
        line = random_line(view, rng.randint(2, 6), 0.9)
        text, _ = run(
            view.lua() + f"overlay.polyline {{ path = {paths.lua(line)}, dash = {{ {on!r}, {off!r}, unit = 'm' }} }}", form="svg"
        )
        inner = view.box(-1)
        dense = paths.dense(line, False, count=2000)
        ends = view.copies(view.points(dense[[0, -1], 0], dense[[0, -1], 1]))
        for element in drawn(text).values():
            for points, _ in element:
                whole = all(inner.contains(shapely.Point(p)) for p in points)
                at_end = min(np.abs(copy[1] - points[-1]).max() for copy in ends) < 0.02
                if not whole or at_end:
                    continue
                fine = np.concatenate([np.linspace(a, b, 60, endpoint=False) for a, b in zip(points, points[1:])] + [points[-1:]])
                lon, lat = view.places(fine)
                length = paths.ground_length(lon, lat)
                screen = np.hypot(*np.diff(points, axis=0).T).sum()
                # Both ends are rounded to a hundredth of a point.
                allowed = 0.005 + 0.015 / screen
                report.check("dashes on the ground", abs(length / on - 1) <= allowed, f"view {number}, zoom {zoom}, {view.lat:.3g}°: {length:.6g} m for {on:.6g}")


def check_arrows():
    """Tips lie at the ends, and the line ends within its head."""
    for number in range(40):
        view = random_view()
        line = random_line(view, rng.randint(2, 5), 0.45)
        width = rng.choice([1, 2, 5])
        text, _ = run(view.lua() + f"overlay.polyline {{ path = {paths.lua(line)}, arrow = 'both', stroke_width = {width} }}", form="svg")
        places = paths.unrolled(line)
        tips = np.concatenate([copy[[0, -1]] for copy in view.copies(view.points(places[:, 1], places[:, 0]))])
        heads = [points for element in drawn(text).values() for points, closed in element if closed]
        inner = view.box(-0.1)
        for tip in tips:
            if inner.contains(shapely.Point(tip)):
                away = min((np.abs(head[0] - tip).max() for head in heads), default=math.inf)
                report.check("arrows' tips at the ends", away <= 0.0151, f"view {number}, zoom {view.zoom}: {tip}, {away:.3g} points away")
        for head in heads:
            sides = [np.hypot(*(head[0] - head[1])), np.hypot(*(head[0] - head[2]))]
            report.check("heads are even", abs(sides[0] - sides[1]) < 0.03, f"view {number}: {sides}")


def check_areas():
    """Polygons with holes in a view: what is filled and what is stroked."""
    for number in range(40):
        view = random_view()
        middle = np.array([rng.uniform(0, 1) * view.width, rng.uniform(0, 1) * view.height])
        count = rng.randint(4, 9)
        turn, reach = rng.uniform(0, 7), rng.uniform(0.1, 1) * min(1.2 * view.width, 256 * 2**view.zoom / 4.2)

        def ring(scale):
            angles = [turn + 2 * math.pi * (k + rng.uniform(0.1, 0.9)) / count for k in range(count)]
            points = np.array([middle + scale * reach * rng.uniform(0.6, 1) * np.array([math.cos(a), math.sin(a)]) for a in angles])
            lon, lat = view.places(points)
            return [[float(np.clip(y, -84.9, 84.9)), float(x)] for x, y in zip(lon, lat)]

        outer, hole = ring(1), ring(0.2)
        text, _ = run(
            view.lua() + f"overlay.polygon {{ path = {paths.lua(outer)}, holes = {{ {paths.lua(hole)} }}, fill = 'red', mask = 'blue' }}",
            form="svg",
        )

        def copies(places):
            line = paths.unrolled(places)
            return view.copies(view.points(line[:, 1], line[:, 0]))

        cut = shapely.union_all([shapely.Polygon(c).buffer(0) for c in copies(hole)])
        truth = shapely.union_all([shapely.Polygon(c).buffer(0) for c in copies(outer)]).difference(cut)
        what = f"view {number}, zoom {view.zoom}, bearing {view.bearing:.4g}"
        fills = [e for e in re.findall(r'<path[^>]* d="[^"]*"', text) if 'fill="none"' not in e]
        mask = area_of(next((e for e in fills if 'id="mask-1"' in e), ""))
        fill = area_of(next((e for e in fills if 'id="mask-1"' not in e), ""))
        box = view.box()
        for subject, found, wanted in (("areas", fill, truth), ("masks", mask, box.difference(truth))):
            wrong = found.intersection(box).symmetric_difference(wanted.intersection(box)).buffer(-0.02).area
            report.check(f"{subject} as the view clips them", wrong < 1e-6, f"{what}: {wrong:.3g} square points")


def area_of(element):
    """What an element fills: by the even-odd rule, which agrees with the other one for sound rings."""
    area = shapely.Polygon()
    for part in re.findall(r"M([^MZ]*)Z", element):
        points = np.array([pair.split(",") for pair in part.split("L")], float)
        if len(points) > 2:
            area = area.symmetric_difference(shapely.Polygon(points).buffer(0))
    return area


check_lines()
check_geodesics()
check_dashes()
check_arrows()
check_areas()
print(f"seed {seed}")
report.end()
