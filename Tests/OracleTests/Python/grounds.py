"""What ground lies under points of a view: the projections' inverse formulas, and tilted Mercator by matrices."""

import math

import numpy as np
from models import short_way
from tilt import TiltedCamera


class Flat:
    """A camera above a projection's plane."""

    def __init__(self, projection, lat, lon, zoom, bearing, width, height):
        self.projection, self.lat, self.lon, self.zoom, self.bearing = projection, lat, lon, zoom, bearing
        self.width, self.height = width, height

    def script(self):
        return (
            f'scene {{ width = {self.width}, height = {self.height}, projection = "{self.projection}", background = "white" }}\n'
            f"camera.set {{ center = {{ {self.lat!r}, {self.lon!r} }}, zoom = {self.zoom!r}, bearing = {self.bearing!r} }}\n"
        )

    def ground(self, x, y):
        """Latitudes and longitudes under points of the view, and whether there is ground (Snyder 1987, pages 150 and 196)."""
        scale, a = 256 * 2**self.zoom / (2 * math.pi), math.radians(self.bearing)
        right, up = (x - self.width / 2) / scale, (self.height / 2 - y) / scale
        x, y = right * math.cos(a) + up * math.sin(a), up * math.cos(a) - right * math.sin(a)
        if self.projection == "equirectangular":
            lat = self.lat + np.degrees(y)
            return np.clip(lat, -90, 90), short_way(self.lon + np.degrees(x)), np.abs(lat) <= 90
        rho = np.hypot(x, y)
        is_globe = self.projection == "orthographic"
        there = rho <= (1 if is_globe else math.pi)
        c = np.arcsin(np.minimum(rho, 1)) if is_globe else np.minimum(rho, math.pi)
        middle = math.radians(self.lat)
        with np.errstate(invalid="ignore", divide="ignore"):
            sine = np.where(rho > 0, np.cos(c) * math.sin(middle) + y * np.sin(c) * math.cos(middle) / rho, math.sin(middle))
        lat = np.degrees(np.arcsin(np.clip(sine, -1, 1)))
        east = np.arctan2(x * np.sin(c), rho * math.cos(middle) * np.cos(c) - y * math.sin(middle) * np.sin(c))
        return lat, short_way(self.lon + np.degrees(east)), there


class Tilted(TiltedCamera):
    def __init__(self, lat, lon, zoom, bearing, pitch, width, height):
        super().__init__(max(-84.0, min(84.0, lat)), lon, zoom, bearing, pitch, width, height)

    def script(self):
        return (
            f'scene {{ width = {self.width}, height = {self.height}, background = "white" }}\n'
            f"camera.set {{ center = {{ {self.lat!r}, {self.lon!r} }}, zoom = {self.zoom!r}, bearing = {self.bearing!r}, "
            f"pitch = {self.pitch!r} }}\n"
        )

    def ground(self, x, y):
        east, lat = super().ground(x, y)
        return lat, short_way(self.lon + east), np.isfinite(east)
