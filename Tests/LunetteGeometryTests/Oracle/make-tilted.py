"""Writes tilted.csv beside itself: where tilted cameras show places, and what lies under points of their views, for the
tests. By 4 × 4 matrices in numpy (Tests/OracleTests/Python/tilt.py).

Run once, with `pip install numpy==2.4.6`; the numbers are committed. Seeded, so that it can be repeated.

shown, camera's latitude, longitude, zoom, bearing, pitch, width, height, place's latitude, longitude, x, y
behind, the same without x and y: places behind the eye
ground, the camera, x, y, latitude, longitude
sky, the camera, x, y: points above the horizon
"""

import random
import sys
from pathlib import Path

import numpy as np

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[1] / "OracleTests" / "Python"))
from models import short_way  # noqa: E402
from tilt import TiltedCamera  # noqa: E402

rng = random.Random(19680101)
sizes = [(360, 640), (800, 600), (1000, 200), (300, 1200)]


def cameras():
    for pitch in (0.001, 1, 15, 30, 45, 60):
        for zoom in (0, 3.5, 8, 13.25, 18, 20):
            width, height = rng.choice(sizes)
            lon = rng.choice([0, 106.660172, 179.99, -180, rng.uniform(-180, 180)])
            bearing = rng.choice([0, 90, 180, 270, 33, 359.5, rng.uniform(0, 360)])
            yield TiltedCamera(rng.uniform(-80, 80), lon, zoom, bearing, pitch, width, height)


def rows():
    for camera in cameras():
        about = (camera.lat, camera.lon, camera.zoom, camera.bearing, camera.pitch, camera.width, camera.height)
        for _ in range(12):
            # In the view and around it; further away some are behind the eye.
            far = rng.choice([0.5, 0.5, 5])
            x = (0.5 + far * rng.uniform(-1, 1)) * camera.width
            y = (0.5 + far * rng.uniform(-1, 1)) * camera.height
            flat = TiltedCamera(*about[:4], 0, *about[5:])
            east, lat = map(float, flat.ground(x, y))
            lon = float(short_way(camera.lon + east))
            if abs(east) < 179.9 and abs(lat) < 89:
                east = short_way(lon - camera.lon)
                sx, sy, w = map(float, camera.shown(east, lat))
                if w > 0.01:
                    yield ("shown", *about, lat, lon, sx, sy)
                # Other copies of the world may be before the eye.
                elif w < -0.01 and camera.zoom > 3:
                    yield ("behind", *about, lat, lon)
            east, lat = map(float, camera.ground(x, y))
            if np.isnan(east):
                yield ("sky", *about, x, y)
            elif abs(lat) < 89.9 and abs(east) < 1e4:
                yield ("ground", *about, x, y, lat, float(short_way(camera.lon + east)))


with open(here / "tilted.csv", "w") as file:
    file.write(f"# make-tilted.py, numpy {np.__version__}\n")
    for row in rows():
        file.write(",".join(f"{value:.17g}" if isinstance(value, float) else str(value) for value in row) + "\n")
