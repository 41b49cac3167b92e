"""projection against the Mercator formulas in numpy, over cameras of all zooms, bearings, latitudes, and over ±180; tilted
ones against 4 × 4 matrices.
"""

import math
import random

import numpy as np
from engine import Report, printed
from models import equator, mercator_y, short_way
from tilt import TiltedCamera

seed = 2718
rng = random.Random(seed)
report = Report()


class Camera:
    def __init__(self, lat, lon, zoom, bearing, width, height):
        self.lat, self.lon, self.zoom, self.bearing = lat, lon, zoom, bearing
        self.width, self.height = width, height
        self.scale = 256 * 2**zoom / (2 * math.pi)
        a = math.radians(bearing)
        # Right and up of the view, as directions of the plane (x east, y north).
        self.right, self.up = (math.cos(a), -math.sin(a)), (math.sin(a), math.cos(a))

    def __str__(self):
        return f"camera {self.lat:.6f}, {self.lon:.6f} zoom {self.zoom:.3f} bearing {self.bearing:g}"

    def point(self, lat, lon):
        """The nearest copy's point, and how near a tie between two copies is, in degrees."""
        eastward = short_way(lon - self.lon)
        x, y = math.radians(eastward), float(mercator_y(lat) - mercator_y(self.lat))
        right = x * self.right[0] + y * self.right[1]
        up = x * self.up[0] + y * self.up[1]
        return self.width / 2 + self.scale * right, self.height / 2 - self.scale * up, 180 - abs(eastward)

    def plane(self, x, y):
        """Degrees eastward of the camera, running on, and the latitude, under a point."""
        right, up = (x - self.width / 2) / self.scale, (self.height / 2 - y) / self.scale
        east = right * self.right[0] + up * self.up[0]
        north = mercator_y(self.lat) + right * self.right[1] + up * self.up[1]
        return math.degrees(east), math.degrees(math.atan(math.sinh(north)))

    def contains(self, lat, lon):
        """Whether any copy is in view, and by how many points the nearest side is missed."""
        x, y, _ = self.point(lat, lon)
        turn = 2 * math.pi * self.scale
        clear = [
            min(px, self.width - px, py, self.height - py)
            for k in range(-12, 13)
            for px, py in [(x + k * turn * self.right[0], y - k * turn * self.up[0])]
        ]
        return max(clear)

    def sides(self):
        corners = [self.plane(x, y) for x in (0, self.width) for y in (0, self.height)]
        east, lat = zip(*corners)
        return min(lat), min(east), max(lat), max(east)


def cameras(width, height):
    bearings = (0, 90, 180, 270, 33, 359.5, -120)
    for zoom in (-2, -1.5, 0, 1, 3.3, 7, 12.5, 18, 22):
        for lat in (0, 10.762622, -45, 70, -85, 85):
            lon = rng.choice([0, 106.660172, 180, -180, 179.999, -179.99, rng.uniform(-180, 180)])
            yield Camera(lat, lon, zoom, rng.choice(bearings), width, height)
    for worlds in (0.98, 1.02, 1.1):  # about as wide as one world
        zoom = math.log2(width / 256 / worlds)
        if zoom >= -2:
            yield Camera(rng.uniform(-60, 60), rng.uniform(-180, 180), zoom, 0, width, height)
    for _ in range(30):
        yield Camera(
            rng.uniform(-85, 85), rng.uniform(-180, 180), rng.uniform(-2, 22), rng.uniform(0, 360), width, height
        )


def places(camera):
    """Points of the view and around it, and coordinates near the camera and anywhere."""
    points = [(0, 0), (camera.width, camera.height), (camera.width / 2, camera.height / 2)]
    points += [(rng.uniform(-0.5, 1.5) * camera.width, rng.uniform(-0.5, 1.5) * camera.height) for _ in range(5)]
    coordinates = [(camera.lat, camera.lon)]
    for _ in range(5):
        east, lat = camera.plane(rng.uniform(-0.2, 1.2) * camera.width, rng.uniform(-0.2, 1.2) * camera.height)
        coordinates.append((lat, float(short_way(camera.lon + east))))
    coordinates += [(rng.uniform(-89, 89), rng.uniform(-180, 180)), (rng.uniform(-89, 89), rng.choice([-180, 180]))]
    # Nearer to a pole latitudes have too few digits left for a point.
    points = [p for p in points if abs(camera.plane(*p)[1]) < 89.9999]
    return points, [c for c in coordinates if abs(c[0]) < 89.9999]


def scene(tasks, width, height):
    lines = [
        f"scene {{ width = {width}, height = {height} }}",
        "local function put(...) print(string.format(string.rep('%.17g ', select('#', ...)), ...)) end",
        "local function coordinate_at(x, y)",
        "  local c = projection.coordinate(x, y)",
        "  local p = projection.point(c)",
        "  local again = projection.coordinate(projection.point(c))",
        "  put(c.lat, c.lon, p.x, p.y, again.lat, again.lon)",
        "end",
        "local function point_of(lat, lon)",
        "  local p = projection.point({ lat, lon })",
        "  put(p.x, p.y, projection.contains({ lat, lon }) and 1 or 0, projection.meters_per_point({ lat, lon }))",
        "end",
        "local function region()",
        "  local v = projection.visible_region()",
        "  for _, c in ipairs { v.near_left, v.near_right, v.far_right, v.far_left } do put(c.lat, c.lon) end",
        "  put(v.bounds.south, v.bounds.west, v.bounds.north, v.bounds.east)",
        "end",
    ]
    for camera, points, coordinates in tasks:
        lines.append(
            f"camera.set {{ center = {{ {camera.lat!r}, {camera.lon!r} }}, zoom = {camera.zoom!r}, "
            f"bearing = {camera.bearing!r} }}"
        )
        lines += [f"coordinate_at({x!r}, {y!r})" for x, y in points]
        lines += [f"point_of({lat!r}, {lon!r})" for lat, lon in coordinates]
        lines.append("region()")
    return "\n".join(lines)


def close_places(subject, camera, found, wanted, what):
    """Coordinates within 1e-6 points of each other, and no more digits than doubles have."""
    meters_per_point = equator * math.cos(math.radians(wanted[0])) / camera.scale
    across = math.radians(short_way(found[1] - wanted[1])) * equator * math.cos(math.radians(wanted[0]))
    off = math.hypot(math.radians(found[0] - wanted[0]) * equator, across) / meters_per_point
    report.close(subject, off, 0, 1e-6 + digits(camera, wanted[0]), f"{camera}: {what} {found} {wanted}")


def digits(camera, lat):
    """Points that the last digits of coordinates in degrees amount to: 3e-14° at zoom 22 are 1e-7 points."""
    return math.radians(1e-13) * camera.scale / math.cos(math.radians(min(abs(lat), 89.9999)))


def check_coordinate(camera, x, y, row):
    east, lat = camera.plane(x, y)
    lon = float(short_way(camera.lon + east))
    close_places("coordinate", camera, row[0:2], (lat, lon), f"under {x}, {y}:")
    report.check("longitudes within ±180", -180 <= row[1] <= 180, f"{camera}: {row[1]}")
    # The point of the coordinate is in the copy nearest the middle.
    turns = round(east / 360)
    back = (
        x - turns * 2 * math.pi * camera.scale * camera.right[0],
        y + turns * 2 * math.pi * camera.scale * camera.up[0],
    )
    if abs(abs(short_way(east)) - 180) > 1e-9:
        off = math.hypot(row[2] - back[0], row[3] - back[1])
        report.close("round trips of points", off, 0, 1e-6 + digits(camera, lat), f"{camera}: {x}, {y}")
    close_places("round trips of coordinates", camera, row[4:6], row[0:2], "again")


def check_point(camera, lat, lon, row):
    x, y, tie = camera.point(lat, lon)
    if tie > 1e-9:
        off = math.hypot(row[0] - x, row[1] - y)
        report.close("point", off, 0, 1e-6 + digits(camera, lat), f"{camera}: of {lat}, {lon}")
    clear = camera.contains(lat, lon)
    if abs(clear) > 1e-5:
        report.check("contains", (row[2] == 1) == (clear > 0), f"{camera}: {lat}, {lon}, {clear:.6g} points inside")
    cosine = math.sin(math.radians(90 - abs(lat)))
    wanted = cosine * 2 * math.pi * 6378137 / (256 * 2**camera.zoom)
    report.close("meters_per_point", row[3] / wanted, 1, 1e-12 + 3e-16 / cosine, f"{camera}: at {lat}")


def check_region(camera, rows):
    corners = [(0, camera.height), (camera.width, camera.height), (camera.width, 0), (0, 0)]
    for (x, y), row in zip(corners, rows):
        east, lat = camera.plane(x, y)
        close_places("visible_region's corners", camera, row, (lat, float(short_way(camera.lon + east))), f"{x}, {y}")
    south, west, north, east = rows[4]
    wanted = camera.sides()
    close_places("visible_region's south", camera, (south, 0), (wanted[0], 0), "south")
    close_places("visible_region's north", camera, (north, 0), (wanted[2], 0), "north")
    if wanted[3] - wanted[1] >= 360:
        report.check("visible_region of whole worlds", (west, east) == (-180, 180), f"{camera}: {west}, {east}")
    else:
        middle = (south + north) / 2
        for name, found, side in ("west", west, wanted[1]), ("east", east, wanted[3]):
            report.check("longitudes within ±180", -180 <= found <= 180, f"{camera}: {found}")
            close_places(
                f"visible_region's {name}", camera, (middle, found), (middle, camera.lon + side), name
            )


def check_view(width, height):
    tasks = [(camera, *places(camera)) for camera in cameras(width, height)]
    lines = printed(scene(tasks, width, height))
    rows = iter(lines)
    for camera, points, coordinates in tasks:
        for x, y in points:
            check_coordinate(camera, x, y, next(rows))
        for lat, lon in coordinates:
            check_point(camera, lat, lon, next(rows))
        check_region(camera, [next(rows) for _ in range(5)])
    report.check("all lines read", next(rows, None) is None, "lines left over")


def tilted_scene(tasks, width, height):
    lines = [
        f"scene {{ width = {width}, height = {height} }}",
        "local function put(...) print(string.format(string.rep('%.17g ', select('#', ...)), ...)) end",
        "local function coordinate_at(x, y)",
        "  local c = projection.coordinate(x, y)",
        "  if c then put(c.lat, c.lon, projection.contains(c) and 1 or 0) else print('nil') end",
        "end",
        "local function point_of(lat, lon)",
        "  local p, m = projection.point({ lat, lon }), projection.meters_per_point({ lat, lon })",
        "  if p then put(p.x, p.y, m) else print('nil', m) end",
        "end",
    ]
    for camera, points, coordinates in tasks:
        lines.append(
            f"camera.set {{ center = {{ {camera.lat!r}, {camera.lon!r} }}, zoom = {camera.zoom!r}, "
            f"bearing = {camera.bearing!r}, pitch = {camera.pitch!r} }}"
        )
        lines += [f"coordinate_at({x!r}, {y!r})" for x, y in points]
        lines += [f"point_of({lat!r}, {lon!r})" for lat, lon in coordinates]
    return "\n".join(lines)


def tilted_cameras(width, height):
    for pitch in (0.01, 5, 20, 37.5, 52, 60):
        for zoom in (2, 5.5, 9, 14, 19):
            for bearing in (0, 90, 200.5, rng.uniform(0, 360)):
                lat, lon = rng.uniform(-70, 70), rng.choice([0, 180, -179.9, rng.uniform(-180, 180)])
                yield TiltedCamera(lat, lon, zoom, bearing, pitch, width, height)


def tilted_places(camera):
    corners = [(x, y) for x in (0.0, camera.width) for y in (0.0, camera.height)]
    points = corners + [(rng.uniform(-1, 2) * camera.width, rng.uniform(-1.5, 2) * camera.height) for _ in range(8)]
    coordinates = []
    for x, y in points:
        east, lat = map(float, camera.ground(x, y))
        if abs(lat) < 85 and abs(east) < 179:
            coordinates.append((lat, float(short_way(camera.lon + east))))
    return points, coordinates


def check_tilted_coordinate(camera, x, y, row):
    east, lat = map(float, camera.ground(x, y))
    if math.isnan(east) or row == ["nil"]:
        report.check("tilted: no ground above the horizon", math.isnan(east) == (row == ["nil"]), f"{camera}: {x}, {y}")
        return
    if abs(lat) > 89.9 or abs(east) > 1e4:
        return
    _, _, w = map(float, camera.shown(east, lat))
    # As points of the view, which are long on the ground where it is far away.
    across = math.radians(short_way(row[1] - camera.lon - east)) * camera.scale
    up = float(mercator_y(row[0]) - mercator_y(lat)) * camera.scale
    off = math.hypot(across, up) / max(1, w * w)
    report.close("tilted: coordinate", off, 0, 1e-6 + digits(camera, lat), f"{camera}: under {x}, {y}")
    if 0 <= x <= camera.width and 0 <= y <= camera.height:
        clear = min(x, camera.width - x, y, camera.height - y)
        report.check("tilted: contains", row[2] == 1 or clear < 1e-5, f"{camera}: {x}, {y}")


def check_tilted_point(camera, lat, lon, row):
    x, y, w = map(float, camera.shown(short_way(lon - camera.lon), lat))
    if row[0] == "nil":
        report.check("tilted: shown before the eye", w < 1e-6, f"{camera}: {lat}, {lon}, w {w:g}")
        return
    if w < 1e-3:
        return
    off = math.hypot(row[0] - x, row[1] - y)
    report.close("tilted: point", off, 0, (1e-6 + digits(camera, lat)) * max(1, 1 / w**2), f"{camera}: of {lat}, {lon}")
    wanted = w * math.cos(math.radians(lat)) * equator / camera.scale
    report.close("tilted: meters_per_point", row[2] / wanted, 1, 1e-9, f"{camera}: at {lat}")


def check_tilted(width, height):
    tasks = [(camera, *tilted_places(camera)) for camera in tilted_cameras(width, height)]
    rows = iter(printed(tilted_scene(tasks, width, height)))
    for camera, points, coordinates in tasks:
        for x, y in points:
            check_tilted_coordinate(camera, x, y, next(rows))
        for lat, lon in coordinates:
            check_tilted_point(camera, lat, lon, next(rows))
    report.check("all lines read", next(rows, None) is None, "lines left over")


check_tilted(640, 480)
check_tilted(300, 900)
check_tilted(1200, 150)
check_view(360, 640)
check_view(800, 601)
check_view(1, 1)
print(f"seed {seed}")
report.end()
