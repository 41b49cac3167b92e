"""Masks in every projection, and tilted, pixel by pixel: rendered by librsvg, sampled where the projections' own inverse
formulas say what ground lies under a pixel, and whether PROJ's geodesics and lengths on the Mercator map put it inside.

A probe counts if what lies under its pixel's eight neighbours is alike: it is farther than a pixel from an edge then, and
from the map's end. `pixels.py full` looks at every case in every projection, else each case is in one.
"""

import math
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import png
from engine import Report, command
from globe_cases import Case, circles, masks
from grounds import Flat, Tilted
from models import equator

rsvg = os.environ["LUNETTE_RSVG"]
width, height, probes = 240, 200, 2000
is_full = "full" in sys.argv[1:]


def cameras(case, rng):
    """Around the first shape's edge, so that it fills the view or all of the map is seen."""
    lat, lon = (float(values[0]) for values in case.shapes[0].edge_points(rng, 4))
    size = max(1e4 * case.shapes[0].tolerance, 1e-3)
    near = min(25.0, max(-1.0, math.log2(2 * math.pi * equator * rng.uniform(30, 120) / size / 256)))
    far, bearing = rng.uniform(-0.6, 1.6), float(rng.choice([0, 0, 30, 200]))
    lat += rng.uniform(-30, 30) if near < 3 else 0
    lat = max(-90.0, min(90.0, lat))
    for projection in ("orthographic", "azimuthal_equidistant", "equirectangular"):
        yield projection, Flat(projection, lat, lon, float(near if rng.random() < 0.6 else far), bearing, width, height)
    zoom, pitch = float(near if rng.random() < 0.6 else max(1.0, far)), float(rng.uniform(20, 60))
    yield "tilted", Tilted(lat, lon, zoom, bearing, pitch, width, height)


def holds(case, lat, lon):
    inside = np.zeros(lat.shape, bool)
    for shape in case.shapes:
        inside |= shape.excess(lat, lon) <= 0
    return inside


def check(number, case, name, camera, rng):
    report = Report()
    scene = camera.script() + "\n".join(
        shape.script(', stroke_width = 0, mask = { fill = "black", group = "m" }') for shape in case.shapes
    )
    with tempfile.TemporaryDirectory() as folder:
        svg, picture = Path(folder) / "view.svg", Path(folder) / "view.png"
        done = subprocess.run([command, "render", "-", "-q", "-o", svg], input=scene.encode(), capture_output=True)
        report.check(f"{name}: runs", done.returncode == 0, f"{number} {case.name}: {done.stderr.decode()[:200]}")
        if done.returncode != 0:
            return report.subjects
        subprocess.run([rsvg, svg, "-o", picture], check=True)
        shades = png.read(picture)[:, :, 0]
    x, y = rng.integers(0, width, probes), rng.integers(0, height, probes)
    steps = [(0, 0), *((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)]
    seen = []
    for dx, dy in steps:
        lat, lon, there = camera.ground(x + 0.5 + dx, y + 0.5 + dy)
        inside = np.zeros(lat.shape, bool)
        inside[there] = holds(case, lat[there], lon[there])
        # Ground that is cleared, masked ground, paper.
        seen.append(np.where(there, np.where(inside, 1, 2), 0))
    seen = np.stack(seen)
    clear = (seen == seen[0]).all(axis=0)
    wanted_dark = seen[0] == 2
    wrong = clear & ((shades[y, x] < 128) != wanted_dark)
    first = f", first at {x[wrong][0]}, {y[wrong][0]}" if wrong.any() else ""
    report.check(
        f"{name}: probes", not wrong.any(), f"{number} {case.name}: {wrong.sum()} wrong{first}: {scene[:400]}",
        int(clear.sum()), int(wrong.sum()),
    )
    return report.subjects


def look(job):
    number, case = job
    rng = np.random.default_rng(number)
    found = Report()
    for position, (name, camera) in enumerate(cameras(case, rng)):
        if is_full or (number + position) % 4 == 0:
            found.add(check(number, case, name, camera, rng))
    return found.subjects


def cases():
    named = [Case(f"circle of {disc.radius:g} m at {disc.lat:g}, {disc.lon:g}, {disc.model}", disc) for disc in circles()]
    return list(enumerate([*named, *masks()]))


if __name__ == "__main__":
    report = Report()
    with ProcessPoolExecutor(os.cpu_count(), get_context("fork")) as pool:
        for subjects in pool.map(look, cases(), chunksize=4):
            report.add(subjects)
    report.end()
