"""Views of scenes: what a point of the view shows, what the view must show of an area, and the mask that an SVG has there."""

import math
import re

import numpy as np
import shapely
from globe_shapes import winding
from models import equator, short_way
from paths import northing

number = r"-?\d+(?:\.\d+)?"
path_syntax = re.compile(rf"(?:M{number},{number}(?:L{number},{number})*Z)*")


class View:
    def __init__(self, lat, lon, zoom, bearing=0.0, width=480, height=400):
        self.lat, self.lon, self.bearing, self.width, self.height = lat, lon, bearing, width, height
        self.zoom = min(max(zoom, -2.0), 26.0)
        # Far out a view near a pole would show more of the plane than latitudes have digits for.
        self.lat = min(max(self.lat, -85.0), 85.0) if self.zoom < 1 else self.lat
        self.scale = 256 * 2**self.zoom / (2 * math.pi)

    def __str__(self):
        return f"view at {self.lat:.8g}, {self.lon:.8g}, zoom {self.zoom:.4g}, bearing {self.bearing:g}"

    @staticmethod
    def over(lat, lon, meters, bearing, width, height):
        """A view whose points are as many metres wide at its middle."""
        zoom = math.log2(2 * math.pi * equator * math.cos(math.radians(lat)) / (256 * meters))
        return View(lat, lon, zoom, bearing, width, height)

    def script(self):
        return (
            f"scene {{ width = {self.width}, height = {self.height} }}\n"
            f"camera.set {{ center = {{ {self.lat!r}, {self.lon!r} }}, zoom = {self.zoom!r}, bearing = {self.bearing!r} }}\n"
        )

    def ground(self, x, y):
        """Latitudes and longitudes of points of the view, and the metres in a point there."""
        a = math.radians(self.bearing)
        right, up = (x - self.width / 2) / self.scale, (self.height / 2 - y) / self.scale
        east, north = right * math.cos(a) + up * math.sin(a), up * math.cos(a) - right * math.sin(a)
        y = northing(self.lat) + north
        lon = short_way(self.lon + np.degrees(east))
        return np.degrees(np.arctan(np.sinh(y))), lon, equator / np.cosh(y) / self.scale

    def points(self, lat, lon):
        """Where places are in the view, of the world's copies the nearest to its middle."""
        east = np.radians(short_way(lon - self.lon)) * self.scale
        north = (northing(lat) - northing(self.lat)) * self.scale
        a = math.radians(self.bearing)
        x = self.width / 2 + east * math.cos(a) - north * math.sin(a)
        return x, self.height / 2 - east * math.sin(a) - north * math.cos(a)

    def frame(self):
        """The view on the unturned map around its middle, y upward."""
        a = math.radians(self.bearing)
        corners = [(sx * self.width / 2, sy * self.height / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        turned = [(x * math.cos(a) + y * math.sin(a), y * math.cos(a) - x * math.sin(a)) for x, y in corners]
        return shapely.polygons(turned)

    def area_and_edge(self, area):
        """Square points that an area of the world's rectangle covers in the view, and the length of its edge there."""
        frame, pieces = self.frame(), []
        reach = max(abs(value) for value in frame.bounds) / math.radians(360) / self.scale
        for turn in range(-math.ceil(reach + 1), math.ceil(reach + 1) + 1):
            def on_map(places, turn=turn):
                x = np.radians(places[:, 0] + 360 * turn - self.lon) * self.scale
                return np.stack([x, (northing(places[:, 1]) - northing(self.lat)) * self.scale], axis=1)

            west, _, east, _ = area.bounds
            x0, x1 = (math.radians(side + 360 * turn - self.lon) * self.scale for side in (west, east))
            if x1 >= frame.bounds[0] and x0 <= frame.bounds[2]:
                pieces.append(shapely.transform(area, on_map))
        wide = shapely.box(*frame.bounds).buffer(1)
        parts = [shapely.make_valid(shapely.clip_by_rect(piece, *wide.bounds)) for piece in pieces]
        parts = shapely.get_parts(shapely.get_parts(parts))
        parts = parts[(shapely.get_type_id(parts) == 3) & ~shapely.is_empty(parts)]
        if len(parts) == 0:
            return 0.0, 0.0
        shown = shapely.union_all(parts)
        return shown.intersection(frame).area, shapely.boundary(shown).intersection(frame).length


def mask_rings(svg):
    """The closed rings of the mask's path; None if the path is written in another way than M, L and Z."""
    found = re.search(r'<path id="mask[^>]*? d="([^"]*)"', svg)
    if found is None:
        return []
    if not path_syntax.fullmatch(found[1]):
        return None
    rings = []
    for part in found[1].split("Z")[:-1]:
        points = np.array([pair.split(",") for pair in part[1:].split("L")], float)
        rings.append(np.concatenate([points, points[:1]]))
    return rings


def signed_area(rings):
    """Counter-clockwise in a plane whose y points up."""
    total = 0.0
    for ring in rings:
        x, y = (ring - ring[0]).T
        total += (x[:-1] * y[1:] - x[1:] * y[:-1]).sum() / 2
    return float(total)


def windings(rings, x, y):
    """How often a path's rings wind round each point; by blocks, since a mask may have 1,000 holes."""
    return sum((winding(ring, x, y) for ring in rings), np.zeros(len(x), int))
