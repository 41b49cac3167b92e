"""What "at a distance from the centre" means, for each of a circle's models, from other sources than the engine.

wgs84: geodesics by PROJ (C. Karney's algorithm, as geographiclib's; geographiclib itself where few points are asked).
sphere: great circles. planar: the Mercator plane. Coordinates are arrays in degrees.
"""

import numpy as np
from geographiclib.geodesic import Geodesic
from pyproj import Geod

geod = Geod(ellps="WGS84")
whole_earth = 510065621724088.44  # square metres of WGS84's ellipsoid
half_meridian = geod.inv(0, 90, 0, -90)[2]
equator = 6378137.0
mean_radius = 6371008.8


def short_way(degrees):
    """A difference of longitudes within -180…180."""
    return np.remainder(np.asarray(degrees) + 180, 360) - 180


def mercator_y(latitude):
    """By the distance from the pole, which keeps all digits near it."""
    latitude = np.asarray(latitude, float)
    with np.errstate(divide="ignore"):
        return np.copysign(np.log(np.tan(np.radians(90 - np.abs(latitude)) / 2)), latitude)


class Circle:
    def __init__(self, lat, lon, radius, model="wgs84"):
        self.lat, self.lon, self.radius, self.model = lat, lon, radius, model

    def __str__(self):
        return f"{self.model} circle of {self.radius:g} m around {self.lat:.10g}, {self.lon:.10g}"

    def lua(self, extra=""):
        return (
            f'overlay.circle {{ center = {{ {self.lat!r}, {self.lon!r} }}, radius = {self.radius!r}, '
            f'model = "{self.model}"{extra} }}'
        )

    @property
    def is_band(self):
        """Whether its copies overlap on the Mercator map."""
        return self.model == "planar" and self.radius >= np.pi * equator * np.cos(np.radians(self.lat))

    @property
    def size(self):
        """Metres: the smaller of what is in and what is out."""
        if self.model == "planar":
            scale = equator * np.cos(np.radians(self.lat))
            steepest = abs(mercator_y(self.lat)) + self.radius / scale
            return min(self.radius, 2 * np.arctan(np.exp(-steepest)) * mean_radius) if self.is_band else self.radius
        return min(self.radius, (half_meridian if self.model == "wgs84" else np.pi * mean_radius) - self.radius)

    def polar(self, lat, lon):
        """Azimuth in degrees and distance in metres, both in the model's own sense, of points."""
        lat, lon = np.broadcast_arrays(np.asarray(lat, float), np.asarray(lon, float))
        if self.model == "wgs84":
            azimuth, _, distance = geod.inv(np.full(lat.shape, self.lon), np.full(lat.shape, self.lat), lon, lat)
            return np.asarray(azimuth), np.asarray(distance)
        east = np.radians(short_way(lon - self.lon))
        if self.model == "sphere":
            p, q = np.radians(self.lat), np.radians(lat)
            half = np.sin((q - p) / 2) ** 2 + np.cos(p) * np.cos(q) * np.sin(east / 2) ** 2
            away = np.cos(p) * np.sin(q) - np.sin(p) * np.cos(q) * np.cos(east)
            azimuth = np.degrees(np.arctan2(np.sin(east) * np.cos(q), away))
            return azimuth, 2 * mean_radius * np.arcsin(np.sqrt(np.minimum(half, 1)))
        north = mercator_y(lat) - mercator_y(self.lat)
        scale = equator * np.cos(np.radians(self.lat))
        return np.degrees(np.arctan2(east, north)), scale * np.hypot(east, north)

    def excess(self, lat, lon):
        """How many metres on the ground points lie outside the circle; negative inside."""
        _, distance = self.polar(lat, lon)
        if self.model != "planar":
            return distance - self.radius
        with np.errstate(invalid="ignore"):
            ground = (distance - self.radius) * np.cos(np.radians(lat)) / np.cos(np.radians(self.lat))
        return np.where(np.abs(lat) == 90, np.inf, ground)

    def points(self, azimuths, factor=1.0):
        """Points at a multiple of the radius: latitudes and longitudes within -180…180."""
        azimuths = np.asarray(azimuths, float)
        distance = self.radius * factor
        if self.model == "wgs84":
            full = np.ones(azimuths.shape)
            lon, lat, _ = geod.fwd(self.lon * full, self.lat * full, azimuths, distance * full)
            return np.asarray(lat), short_way(lon)
        if self.model == "sphere":
            p, a, arc = np.radians(self.lat), np.radians(azimuths), distance / mean_radius
            sine = np.sin(p) * np.cos(arc) + np.cos(p) * np.sin(arc) * np.cos(a)
            lat = np.degrees(np.arcsin(np.clip(sine, -1, 1)))
            away = np.cos(p) * np.cos(arc) - np.sin(p) * np.sin(arc) * np.cos(a)
            east = np.arctan2(np.sin(a) * np.sin(arc), away)
            return lat, short_way(self.lon + np.degrees(east))
        a, arc = np.radians(azimuths), distance / (equator * np.cos(np.radians(self.lat)))
        lat = np.degrees(np.arctan(np.sinh(mercator_y(self.lat) + arc * np.cos(a))))
        return lat, short_way(self.lon + np.degrees(arc * np.sin(a)))

    def area(self, count=20000):
        """Square metres, from a dense ring of geodesics, by geographiclib."""
        ring = Geodesic.WGS84.Polygon()
        for azimuth in np.arange(count) * (-360 / count):
            end = Geodesic.WGS84.Direct(self.lat, self.lon, float(azimuth), self.radius)
            ring.AddPoint(end["lat2"], end["lon2"])
        return ring.Compute(False, True)[2]

    def quick_area(self, count=20000):
        """The same by PROJ."""
        azimuths = np.arange(count) * (-360 / count)
        if self.model == "wgs84" and self.radius > 19.97e6:
            # Geodesics of half a turn of arc end on the cut locus: without those that are shorter than the radius.
            ends = [Geodesic.WGS84.ArcDirect(self.lat, 0, float(a), 180)["s12"] for a in np.arange(0, 90, 0.01)]
            reach = 0.01 * np.searchsorted(-np.array(ends), -self.radius)
            kept = np.linspace(reach, -reach, count // 2)
            azimuths = np.concatenate([kept, -180 + kept])
        lat, lon = self.points(azimuths)
        area = geod.polygon_area_perimeter(lon, lat)[0]
        return area if area > 0 else area + whole_earth


def geographiclib_distances(circle, lat, lon):
    inverse = Geodesic.WGS84.Inverse
    return np.array(
        [
            inverse(circle.lat, circle.lon, float(y), float(x), Geodesic.DISTANCE)["s12"]
            for y, x in zip(lat, lon)
        ]
    )
