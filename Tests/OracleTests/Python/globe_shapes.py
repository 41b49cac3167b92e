"""Shapes of scenes, each with its script, its distance from its edge, and its area of the longitude-latitude plane.

None of it comes from the engine: distances are geodesics by PROJ or lengths on the Mercator plane, winding is counted
on that plane, areas are dense rings that shapely cuts to the world and unites.
"""

import math

import numpy as np
import paths
import shapely
from models import Circle, equator, geod, mean_radius, short_way
from plane import closed_ring, on_world, world
from rings import is_frame, ring_area

farthest = 20003931.458625447  # metres from a place to the one across WGS84's ellipsoid, along a meridian
degree = 111_195.0


class Disc(Circle):
    """A circle of any radius: all that is no farther from its centre, by the model's own distance."""

    def __init__(self, lat, lon, radius, model="wgs84", count=20_000):
        super().__init__(lat, lon, radius, model)
        self.count = count
        self.tolerance = 1e-4 * radius

    def script(self, more):
        return self.lua(more)

    def moved(self, move):
        lat, lon = move(self.lat, self.lon)
        return Disc(float(lat), float(lon), self.radius, self.model, self.count)

    def is_everything(self):
        return self.radius >= {"wgs84": farthest, "sphere": math.pi * mean_radius, "planar": math.inf}[self.model]

    def edge_points(self, rng, count):
        if self.is_everything():
            return np.array([-self.lat]), np.array([float(short_way(self.lon + 180))])
        return self.points(rng.uniform(-180, 180, count))

    def outline(self):
        """A dense ring whose longitudes run on."""
        if self.model == "planar":
            arc = self.radius / (equator * math.cos(math.radians(self.lat)))
            angle = np.radians(np.linspace(0, 360, self.count + 1))
            y = paths.northing(self.lat) + arc * np.cos(angle)
            lon = float(short_way(self.lon)) + np.degrees(arc * np.sin(angle))
            return np.stack([lon, np.degrees(np.arctan(np.sinh(y)))], axis=1)
        if self.model == "wgs84" and self.radius > 19.95e6:
            return self.outline_across()
        azimuths = np.linspace(0, -360, self.count + 1)
        if self.count < 5000:  # as large as the circle, where there are too many of them for dense rings
            slice_ = 2 * math.pi / self.count
            lat, lon = self.points(azimuths[:-1], math.sqrt(slice_ / math.sin(slice_)))
            return running_on(np.append(lon, lon[0]), np.append(lat, lat[0]))
        for _ in range(24):  # more of them where it passes by a pole
            lat, lon = self.points(azimuths[:-1])
            lat, lon = np.append(lat, lat[0]), np.append(lon, lon[0])
            far = np.abs(short_way(np.diff(lon))) > 0.5
            if not far.any() or len(azimuths) > 3 * self.count:
                break
            azimuths = np.sort(np.append(azimuths, ((azimuths[1:] + azimuths[:-1]) / 2)[far]))[::-1]
        return running_on(lon, lat)

    def outline_across(self):
        """The edge around the place across the Earth, beyond which geodesics cross: where the distance is the radius.

        The distance only falls along every ray from that place.
        """
        azimuths = np.linspace(0, -360, 1501)[:-1]
        y, x = np.full(1500, -self.lat), np.full(1500, float(short_way(self.lon + 180)))
        near, far = np.zeros(1500), np.full(1500, 3 * (farthest - self.radius) + 2e5)
        for _ in range(42):
            middle = (near + far) / 2
            lon, lat, _ = geod.fwd(x, y, azimuths, middle)
            beyond = self.excess(lat, lon) > 0
            near, far = np.where(beyond, middle, near), np.where(beyond, far, middle)
        return running_on(np.append(lon, lon[0]), np.append(lat, lat[0]))

    def area_on_world(self):
        if self.is_everything():
            return world
        line, poles = self.outline(), [float(self.excess(pole, 0.0)) for pole in (90, -90)]
        if abs(line[-1][0] - line[0][0]) > 180:
            pole = 90 if poles[0] < poles[1] else -90
            return on_world(closed_ring([*line, [line[-1][0], pole], [line[0][0], pole], line[0]]))
        within = on_world(closed_ring(line))
        # Around neither pole: what holds them is the rest.
        return world.difference(within) if min(poles) < -1e-3 else within


def running_on(lon, lat):
    """Longitudes and latitudes of a closed ring, without jumps of the former."""
    turns = np.cumsum(np.round(np.diff(lon, prepend=lon[0]) / 360))
    return np.stack([lon - 360 * turns, lat], axis=1)


class Area:
    """A polygon with straight edges on the Mercator map: all that is wound round, without what its holes wind round."""

    def __init__(self, outline, holes=()):
        self.rings = [outline, *holes]
        run = paths.unrolled(outline)
        low = 0 if run[:, 0].min() < 0 < run[:, 0].max() else np.abs(run[:, 0]).min()
        width = np.ptp(run[:, 1]) * math.cos(math.radians(low))
        self.tolerance = 1e-4 * math.hypot(width, np.ptp(run[:, 0])) * degree
        self.edges = [[edge for edge in paths.edges(ring, False, True)] for ring in self.rings]

    def script(self, more):
        holes = ", ".join(map(paths.lua, self.rings[1:]))
        return f"overlay.polygon {{ path = {paths.lua(self.rings[0])}, holes = {{ {holes} }}{more} }}"

    def moved(self, move):
        rings = [[list(map(float, move(lat, lon))) for lat, lon in ring] for ring in self.rings]
        return Area(rings[0], rings[1:])

    def edge_points(self, rng, count):
        edges = [edge for ring in self.edges for edge in ring]
        parts = [edge.points(rng.uniform(0, 1, count // len(edges) + 1)) for edge in edges]
        lon, lat = np.concatenate(parts, axis=1)
        return lat, short_way(lon)

    def excess(self, lat, lon):
        """Metres from the nearest edge, negative inside."""
        lat, lon = np.asarray(lat, float), np.asarray(lon, float)
        away = np.min([e.part_and_distance(lon, lat)[1] for ring in self.edges for e in ring], axis=0)
        inside = is_wound(self.rings[0], lat, lon)
        for hole in self.rings[1:]:
            inside &= ~is_wound(hole, lat, lon)
        return np.where(inside, -away, away)

    def area_on_world(self):
        outer, *holes = [shapely.union_all(list(self.faces(ring))) for ring in self.rings]
        return outer.difference(shapely.union_all(holes)) if holes else outer

    @staticmethod
    def faces(ring):
        """The parts of the world that are wound round."""
        turns = 360 * round(ring[0][1] / 360)
        home = [[lat, lon - turns] for lat, lon in ring]
        line = paths.dense(home, False, is_closed=True, count=1000)
        if abs(line[-1][0] - line[0][0]) > 180:
            yield on_world(closed_ring(line))
            return
        line[-1] = line[0]
        for face in shapely.get_parts(shapely.polygonize([shapely.union_all(shapely.LineString(line))])):
            inside = shapely.point_on_surface(face)
            if is_wound(ring, np.array([inside.y]), np.array([inside.x]))[0]:
                yield on_world(face)


def is_wound(ring, lat, lon):
    """Whether a ring winds round points on the Mercator map, in any copy of the world."""
    run = paths.unrolled(list(ring) + [ring[0]])
    x, y = run[:, 1], paths.northing(run[:, 0])
    if abs(x[-1] - x[0]) > 180:  # around a pole: over it and back, below the map
        pole = paths.northing(90.0 if run[:, 0].mean() > 0 else -90.0)
        x, y = np.append(x, [x[-1], x[0], x[0]]), np.append(y, [pole, pole, y[0]])
    py = paths.northing(np.clip(lat, -89.9999999999, 89.9999999999))
    middle = (x.min() + x.max()) / 2
    found = np.zeros(np.shape(lat), bool)
    for turn in (-1, 0, 1):
        found |= winding(np.stack([x, y], axis=1), short_way(lon - middle) + middle + 360 * turn, py) != 0
    return found


def winding(ring, px, py):
    """How often a closed ring of the plane winds round each point, counter-clockwise."""
    total = np.zeros(np.shape(px), int)
    for (x0, y0), (x1, y1) in zip(ring, ring[1:]):
        side = (x1 - x0) * (py - y0) - (px - x0) * (y1 - y0)
        total += ((y0 <= py) & (y1 > py) & (side > 0)).astype(int)
        total -= ((y0 > py) & (y1 <= py) & (side < 0)).astype(int)
    return total


class Box:
    """A rectangle of bounds, eastward from west."""

    def __init__(self, south, west, north, east):
        self.south, self.west, self.north, self.east = south, west, north, east
        self.width = east - west if east > west else east - west + 360
        low = 0 if south < 0 < north else min(abs(south), abs(north))
        self.tolerance = 1e-4 * math.hypot(self.width * math.cos(math.radians(low)), north - south) * degree

    def script(self, more):
        sides = f"south = {self.south!r}, west = {self.west!r}, north = {self.north!r}, east = {self.east!r}"
        return f"overlay.rectangle {{ bounds = {{ {sides} }}{more} }}"

    def moved(self, move):
        if self.width == 360:
            lats = [float(move(lat, 0.0)[0]) for lat in (self.south, self.north)]
            return Box(min(lats), self.west, max(lats), self.east)
        # A mirror swaps the corners.
        a, b = move(self.south, self.west), move(self.north, self.west + self.width)
        west, east = sorted([float(a[1]), float(b[1])])
        return Box(min(float(a[0]), float(b[0])), float(short_way(west)), max(float(a[0]), float(b[0])), float(short_way(east)))

    def edge_points(self, rng, count):
        t = rng.uniform(0, 1, count // 4 + 1)
        lon, lat = self.west + self.width * t, self.south + (self.north - self.south) * t
        lats = [lat, lat, np.full(t.shape, self.south), np.full(t.shape, self.north)]
        lons = [np.full(t.shape, self.west), np.full(t.shape, self.west + self.width), lon, lon]
        return np.concatenate(lats), short_way(np.concatenate(lons))

    def excess(self, lat, lon):
        lat, lon = np.asarray(lat, float), np.asarray(lon, float)
        south = self.south - lat if self.south > -90 else np.full(lat.shape, -360.0)
        north = lat - self.north if self.north < 90 else np.full(lat.shape, -360.0)
        beside = np.abs(short_way(lon - self.west - self.width / 2)) - self.width / 2
        beside = beside * np.cos(np.radians(lat)) if self.width < 360 else np.full(lat.shape, -360.0)
        out = [np.maximum(south, north), beside]
        both = np.hypot(np.maximum(out[0], 0), np.maximum(out[1], 0))
        return np.where(both > 0, both, np.maximum(out[0], out[1])) * degree

    def area_on_world(self):
        return on_world(shapely.box(self.west, self.south, self.west + self.width, self.north))


def ground_area(geometry):
    """Square metres of shapely's polygons in longitude and latitude, of small ones with all digits."""
    total = []
    for part in shapely.get_parts(shapely.get_parts([geometry])):
        if shapely.get_type_id(part) != 3 or part.is_empty:
            continue
        _, south, _, north = part.bounds
        base = (south + north) / 2 if north - south < 1 else None
        total.append(abs(ring_area(shapely.get_coordinates(part.exterior), base)))
        total += [-abs(ring_area(shapely.get_coordinates(hole), base)) for hole in part.interiors]
    return math.fsum(total)


def curve_length(geometry):
    """Metres of the boundary that is no part of the world's frame, each edge straight on the ground."""
    total = 0.0
    for line in shapely.get_parts(shapely.boundary(geometry)):
        points = shapely.get_coordinates(line)
        middle = np.radians((points[1:, 1] + points[:-1, 1]) / 2)
        ground = np.hypot(np.diff(points[:, 0]) * np.cos(middle), np.diff(points[:, 1])) * degree
        total += ground[~is_frame(points[:-1], points[1:])].sum()
    return float(total)
