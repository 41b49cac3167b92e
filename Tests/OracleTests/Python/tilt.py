"""Tilted views by 4 × 4 matrices, as MapLibre's transform makes them: a perspective of a field of view of 2 · atan(1/3),
which looks at the map's plane from 1.5 view heights away, after the plane was turned by the bearing and tilted by the pitch.
"""

import math

import numpy as np
from models import mercator_y


def perspective(width, height, near, far):
    f = 1 / math.tan(math.atan(1 / 3))
    return np.array(
        [
            [f * height / width, 0, 0, 0],
            [0, f, 0, 0],
            [0, 0, (far + near) / (near - far), 2 * far * near / (near - far)],
            [0, 0, -1, 0],
        ]
    )


def rotated_x(angle):
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[1, 0, 0, 0], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1.0]])


def rotated_z(angle):
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c, -s, 0, 0], [s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1.0]])


def moved_z(distance):
    matrix = np.eye(4)
    matrix[2, 3] = distance
    return matrix


class TiltedCamera:
    def __init__(self, lat, lon, zoom, bearing, pitch, width, height):
        self.lat, self.lon, self.zoom, self.bearing, self.pitch = lat, lon, zoom, bearing, pitch
        self.width, self.height = width, height
        self.scale = 256 * 2**zoom / (2 * math.pi)
        self.eye = 1.5 * height
        # From points of the plane around the centre, y to the south, to the view's cube.
        self.matrix = (
            perspective(width, height, height / 50, 1000 * height)
            @ np.diag([1, -1, 1, 1.0])
            @ moved_z(-self.eye)
            @ rotated_x(math.radians(pitch))
            @ rotated_z(math.radians(-bearing))
        )
        self.inverse = np.linalg.inv(self.matrix)

    def __str__(self):
        return f"camera {self.lat:.6f}, {self.lon:.6f} zoom {self.zoom:.3f} bearing {self.bearing:g} pitch {self.pitch:g}"

    def shown(self, east, lat):
        """Where places are shown, by degrees eastward of the centre and latitude; and how many times as far away they are as
        the centre, less than 0 behind the eye."""
        x = np.radians(east) * self.scale
        y = -(mercator_y(lat) - mercator_y(self.lat)) * self.scale
        clip = np.tensordot(self.matrix, np.stack(np.broadcast_arrays(x, y, 0.0, 1.0)), 1)
        with np.errstate(divide="ignore", invalid="ignore"):
            return (
                (clip[0] / clip[3] + 1) * self.width / 2,
                (1 - clip[1] / clip[3]) * self.height / 2,
                clip[3] / self.eye,
            )

    def plane(self, x, y):
        """Points of the plane eastward and northward of the centre under points of the view: where the ray through two depths
        meets the plane. nan above the horizon."""
        x, y = np.asarray(x) / self.width * 2 - 1, 1 - np.asarray(y) / self.height * 2
        ends = []
        for depth in (0.0, 1.0):
            place = np.tensordot(self.inverse, np.stack(np.broadcast_arrays(x, y, depth, 1.0)), 1)
            ends.append(place[:3] / place[3])
        (x0, y0, z0), (x1, y1, z1) = ends
        with np.errstate(divide="ignore", invalid="ignore"):
            t = z0 / (z0 - z1)
            # Rays that go up meet the plane behind the eye.
            return np.where(t > 0, x0 + t * (x1 - x0), np.nan), np.where(t > 0, -(y0 + t * (y1 - y0)), np.nan)

    def ground(self, x, y):
        """Degrees eastward of the centre, running on, and the latitude, under points of the view; nan above the horizon."""
        east, north = self.plane(x, y)
        with np.errstate(over="ignore"):
            lat = np.degrees(np.arctan(np.sinh(mercator_y(self.lat) + north / self.scale)))
        return np.degrees(east / self.scale), lat

    def sizes(self, x, y):
        """How long a point of the view is on the plane, in points of it: across the view's axis, where it is shortest, and
        along it; by a short step in either direction."""
        (xe, xn), (ye, yn) = (
            np.subtract(self.plane(x + dx, y + dy), self.plane(x - dx, y - dy)) / 2e-3 for dx, dy in ((1e-3, 0), (0, 1e-3))
        )
        # Singular values.
        half, area = (xe**2 + xn**2 + ye**2 + yn**2) / 2, xe * yn - xn * ye
        apart = np.sqrt(np.maximum(half**2 - area**2, 0))
        return np.sqrt(np.maximum(half - apart, 0)), np.sqrt(half + apart)
