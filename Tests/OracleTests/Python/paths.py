"""What a path of places means, from other sources than the engine: edges straight on the Mercator map, or geodesics.

Places are [latitude, longitude] as scripts write them; points of the plane are [longitude, latitude], running on.
"""

import math

import numpy as np
from models import equator, geod, mercator_y, short_way


def unrolled(places):
    """Longitudes that run on: a step longer than 180° goes the short way. No place is a pole."""
    run = []
    for lat, lon in places:
        if run:
            step = lon - run[-1][1]
            if abs(step) > 180:
                lon -= 360 * round(step / 360)
        run.append([lat, lon])
    return np.array(run, float)


def northing(latitude):
    """The Mercator plane's y in radians; of a pole a finite one, less than a nanometre from it."""
    return np.clip(mercator_y(latitude), -37, 37)


class Straight:
    """An edge that is straight on the Mercator map, from one place to another, its longitudes running on."""

    def __init__(self, start, end):
        self.start, self.end = start, end
        self.p = np.array([math.radians(start[1]), float(northing(start[0]))])
        self.q = np.array([math.radians(end[1]), float(northing(end[0]))])

    def points(self, parts):
        """Longitudes and latitudes at parts of it, 0…1."""
        x, y = (self.p + (self.q - self.p) * np.asarray(parts, float)[:, None]).T
        return np.degrees(x), np.degrees(np.arctan(np.sinh(y)))

    def part_and_distance(self, lon, lat):
        """How far along each point lies, 0…1 and beyond, and its distance from the whole line in metres."""
        x, y = np.radians(lon), northing(lat)
        middle = (self.p[0] + self.q[0]) / 2
        x = x - 2 * math.pi * np.round((x - middle) / (2 * math.pi))
        dx, dy = self.q - self.p
        length = math.hypot(dx, dy)
        if length == 0:
            return np.zeros(np.shape(x)), np.hypot(x - self.p[0], y - self.p[1]) * equator * np.cos(np.radians(lat))
        along = ((x - self.p[0]) * dx + (y - self.p[1]) * dy) / length**2
        clamped = np.clip(along, 0, 1)
        away = np.hypot(x - self.p[0] - clamped * dx, y - self.p[1] - clamped * dy)
        return along, away * equator * np.cos(np.radians(lat))


class Geodesic:
    """The geodesic between two places."""

    def __init__(self, start, end):
        self.start, self.end = start, end
        self.azimuth, _, self.length = geod.inv(start[1], start[0], end[1], end[0])

    def at(self, distance):
        """Longitudes and latitudes at distances, and the azimuth there."""
        full = np.ones(np.shape(distance))
        lon, lat, back = geod.fwd(self.start[1] * full, self.start[0] * full, self.azimuth * full, distance)
        return np.asarray(lon), np.asarray(lat), np.asarray(back) + 180

    def points(self, parts):
        """The same at parts of it, 0…1, longitudes running on from the start's."""
        lon, lat, _ = self.at(np.asarray(parts, float) * self.length)
        steps = short_way(np.diff(lon, prepend=self.start[1]))
        return self.start[1] + np.cumsum(steps), lat

    def part_and_distance(self, lon, lat):
        """As of `Straight`: the foot of each point by a few steps along the geodesic."""
        lon, lat = np.broadcast_arrays(np.asarray(lon, float), np.asarray(lat, float))
        if self.length == 0:
            full = np.ones(lon.shape)
            return np.zeros(lon.shape), geod.inv(self.start[1] * full, self.start[0] * full, lon, lat)[2]
        tries = np.linspace(0, self.length, 33)
        at_lon, at_lat, _ = self.at(tries)
        reach = geod.inv(
            np.repeat(at_lon[:, None], lon.size, 1).ravel(), np.repeat(at_lat[:, None], lon.size, 1).ravel(),
            np.tile(lon.ravel(), 33), np.tile(lat.ravel(), 33),
        )[2].reshape(33, -1)
        distance = tries[reach.argmin(axis=0)].reshape(lon.shape)
        for _ in range(8):
            x, y, azimuth = self.at(distance)
            towards, _, away = geod.inv(x, y, lon, lat)
            distance = np.clip(distance + away * np.cos(np.radians(towards - azimuth)), 0, self.length)
        x, y, _ = self.at(distance)
        return distance / self.length, np.asarray(geod.inv(x, y, lon, lat)[2])


def edges(places, is_geodesic, is_closed=False):
    """The edges of a path or ring."""
    run = unrolled(list(places) + ([places[0]] if is_closed else []))
    kind = Geodesic if is_geodesic else Straight
    return [kind(start, end) for start, end in zip(run, run[1:])]


def dense(places, is_geodesic, is_closed=False, count=400):
    """Points of the plane along a path, close enough for all that is asked, longitudes running on."""
    line = []
    parts = np.linspace(0, 1, count + 1)
    for edge in edges(places, is_geodesic, is_closed):
        lon, lat = edge.points(parts)
        if line:
            turn = 360 * round((line[-1][0] - lon[0]) / 360)
            lon = lon + turn
        line += list(zip(lon[1 if line else 0:], lat[1 if line else 0:]))
    return np.array(line)


def ground_length(lon, lat):
    """Metres along points, by PROJ."""
    return float(np.sum(geod.inv(lon[:-1], lat[:-1], lon[1:], lat[1:])[2]))


def lua(places):
    return "{ " + ", ".join(f"{{ {float(lat)!r}, {float(lon)!r} }}" for lat, lon in places) + " }"
