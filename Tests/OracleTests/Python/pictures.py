"""Pictures drawn by librsvg and by Chromium against what a scene must look like, pixel by pixel.

What a pixel shows is decided by its distance from the circles' centres alone: no outline of the engine takes part. The
examples of the repository are drawn, and views that are hard to draw. Of scenes with more than circles only both pictures
are compared. `pictures.py FOLDER` keeps the pictures there.
"""

import html
import json
import math
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import png
from engine import Report, folder, run
from models import Circle, equator, mercator_y, short_way
from tilt import TiltedCamera

rsvg, chromium = os.environ["LUNETTE_RSVG"], os.environ["LUNETTE_CHROMIUM"]
examples = Path(__file__).resolve().parents[3] / "examples"
report = Report()


def view(width, height, lat, lon, zoom, bearing, *shapes, pitch=0):
    lines = [f'scene {{ width = {width}, height = {height} }}']
    for lat_, lon_, radius, *more in shapes:
        model, look = (more + ["wgs84", "mask = true"][len(more):])
        lines.append(Circle(lat_, lon_, radius, model).lua(", " + look))
    lines.append(
        f"camera.set {{ center = {{ {lat!r}, {lon!r} }}, zoom = {zoom!r}, bearing = {bearing!r}, pitch = {pitch!r} }}"
    )
    return "\n".join(lines)


plain, tinted = "stroke_width = 3", 'mask = "rgb(0 90 40 / 50%)", fill = "rgb(255 160 0 / 30%)", stroke_width = 4'
hard_views = {
    "north-pole": view(512, 512, 60, 0, 0, 0, (90, 0, 3e6)),
    "south-pole": view(400, 400, -80, 30, 1, 33, (-89, 100, 1.5e6)),
    "beyond-85": view(400, 300, 85, 0, 0.5, 0, (0, 0, 2e6), (80, 180, 5e5)),
    "by-the-pole": view(400, 400, 75, 20, 1, 0, (75, 20, 1.674e6)),
    "over-180": view(360, 360, 10, 180, 3, 33, (10, 179.5, 1e6)),
    "over-180-west": view(360, 360, 10, -179.9, 12, -60, (10, 179.999, 5e3)),
    "two-worlds": view(512, 256, 0, 90, 0, 0, (0, 180, 2e6), (0, 0, 2e6), (50, 90, 1e6), (-90, 0, 2e6)),
    "many-worlds": view(600, 300, 20, 100, -1, 33, (0, 10, 3e6), (40, -150, 1e6)),
    "smallest-zoom": view(512, 512, 0, 0, -2, 33, (30, 170, 4e6), (-90, 0, 2e6)),
    "largest-circle": view(512, 512, 10, 0, 0, 33, (0, 0, 1e7)),
    "largest-circles-rim": view(300, 300, 89.0, 0, 3, 0, (10, 0, 1e7)),
    "beyond-a-quarter": view(512, 512, 10, 0, 0, 33, (21, 105, 1.05e7)),
    "beyond-a-half": view(400, 300, 0, 0, 1, 0, (21, 105, 1.5e7)),
    "around-the-antipode": view(400, 300, -21, -75, 4, 20, (21, 105, 1.94e7, "wgs84", tinted)),
    "past-the-cut-locus": view(400, 300, 0, 180, 9, 0, (0, 0, 19.99e6)),
    "nearly-everything": view(300, 300, -45, -10, 14, 33, (45, 170, 20.0039e6)),
    "everything": view(200, 200, 0, 0, 0, 0, (0, 0, 1e9, "wgs84", plain)),
    "large-sphere": view(300, 300, -21, -75, 3, 20, (21, 105, 1.9e7, "sphere", tinted)),
    "large-plain": view(400, 300, 0, 20, 0, 0, (-60, 105, 1.4e7, "wgs84", plain)),
    "planar-band": view(512, 300, 30, 20, -1, 20, (30, 20, 2.5e7, "planar")),
    "planar-band-tinted": view(400, 300, -30, 179, 0, 0, (-50, 20, 1.5e7, "planar", tinted)),
    "large-circle-near": view(300, 300, 21 + 1e6 / 111e3 * 0.9968, 105, 9, 45, (21, 105, 1e6)),
    "tiny-circle": view(200, 200, 47, 8, 26, 0, (47, 8, 0.001)),
    "tiny-circle-far": view(200, 200, 47, 8, 5, 0, (47, 8, 0.5)),
    "small-circle": view(300, 300, -33.9, 18.4, 22, 33, (-33.9, 18.4, 4)),
    "all-clear": view(200, 300, 0, 0, 16, 33, (0, 0, 1e6)),
    "all-masked": view(200, 300, 20, 0, 14, 33, (0, 0, 1e6)),
    "smallest-view": view(16, 16, 0, 0, 15, 33, (0, 0, 40)),
    "sphere": view(300, 300, 60, 100, 2, 10, (60, 100, 2e6, "sphere")),
    "planar": view(300, 300, 60, 179, 2, 10, (60, 179, 2e6, "planar")),
    "plain": view(400, 300, 30, 170, 1, 20, (30, 170, 3e6, "wgs84", plain), (-40, 100, 2e6, "wgs84", plain)),
    "plain-pole": view(512, 300, 70, 0, 0, 33, (85, 0, 2e6, "wgs84", plain)),
    "tinted": view(400, 300, 0, 0, 2, 0, (0, -20, 1e6, "wgs84", tinted), (10, 20, 2e6, "wgs84", tinted)),
    "tilted-street": view(400, 300, 21.03, 105.85, 15, 20, (21.03, 105.85, 500), (21.04, 105.86, 300), pitch=60),
    "tilted-country": view(400, 300, 50, 10, 5, 200, (50, 10, 3e5), (60, 10, 4e5), (35, 5, 7e5), pitch=45),
    "tilted-little": view(300, 300, -33, 151, 9, 77, (-33, 151, 3e4), pitch=3),
    "tilted-world": view(500, 300, 20, 30, 1, 30, (0, 20, 2e6), (85, 0, 1.5e6), (-85, 0, 2e6), (20, 150, 3e6), pitch=55),
    "tilted-worlds": view(400, 400, 10, 100, -1, 80, (0, 10, 3e6), (-90, 0, 2e6), pitch=60),
    "tilted-over-180": view(360, 360, 10, 180, 3, -60, (10, 179.5, 1e6), (25, -170, 8e5), pitch=40),
    "tilted-beyond-a-half": view(400, 300, 0, 0, 1, 10, (21, 105, 1.5e7), pitch=50),
    "tilted-antipode": view(400, 300, -21, -75, 4, 20, (21, 105, 1.94e7, "wgs84", tinted), pitch=50),
    "tilted-cut-locus": view(400, 300, 0, 180, 9, 0, (0, 0, 19.99e6), pitch=60),
    "tilted-large-near": view(300, 300, 21 + 1e6 / 111e3 * 0.9968, 105, 9, 45, (21, 105, 1e6), pitch=60),
    "tilted-wide": view(1200, 60, 21, 105, 12, 0, (21, 105, 2e4), pitch=60),
    "tilted-high": view(60, 700, 21, 105, 12, 0, (21, 105, 6e3), pitch=60),
    "tilted-tinted": view(400, 300, 0, 0, 2, 0, (0, -20, 1e6, "wgs84", tinted), (10, 20, 2e6, "wgs84", tinted), pitch=35),
    "tilted-planar": view(300, 300, 60, 179, 2, 10, (60, 179, 2e6, "planar"), pitch=30),
    "tilted-plain": view(400, 300, 30, 170, 1, 20, (30, 170, 3e6, "wgs84", plain), pitch=60),
}


class Picture:
    def __init__(self, name, scene, files):
        self.name = name
        self.svg = files / f"{name}.svg"
        self.svg.write_text(run(scene, form="svg")[0])
        self.document = json.loads(run(scene, "--precision", "12")[0])
        self.width, self.height = self.document["view"]["width"], self.document["view"]["height"]

    def ground(self):
        """Latitude and longitude of all pixels' middles, and metres in a point there: the fewest and the most, as a tilted
        view's points are longer away from the eye than across."""
        camera = self.document["camera"]
        lon, lat = camera["center"]
        tilted = TiltedCamera(
            lat, lon, camera["zoom"], camera["bearing"], camera["pitch"], self.width, self.height
        )
        x, y = (np.arange(self.width) + 0.5)[None, :], (np.arange(self.height) + 0.5)[:, None]
        east, lat = tilted.ground(x, y)
        shortest, longest = tilted.sizes(x, y)
        _, north = tilted.plane(x, y)
        scale = equator / np.cosh(mercator_y(camera["center"][1]) + north / tilted.scale) / tilted.scale
        return lat, short_way(lon + east), scale * shortest, scale * longest


def color_of(properties, key):
    text = properties[key]
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], float), properties[f"{key}-opacity"]


def blended(under, color, where):
    rgb, alpha = color
    return np.where(where[:, :, None], under * (1 - alpha) + rgb * alpha, under)


class Expected:
    """The colours of a picture's pixels, and which of them are near an edge or under a marker.

    Knows circles, markers, and one mask around all circles that are there.
    """

    def __init__(self, picture):
        lat, lon, fewest, meters = picture.ground()
        shapes = [f["properties"] for f in picture.document["features"]]
        self.circles = [p for p in shapes if p["overlay"] == "circle"]
        # Points outside of each circle, negative inside: at least, and at most.
        excesses = [
            Circle(p["center"][1], p["center"][0], p["radius"], p["model"]).excess(lat, lon) for p in self.circles
        ]
        self.outside, self.at_most = [e / meters for e in excesses], [e / fewest for e in excesses]
        self.colors = np.full(lat.shape + (3,), 255.0)
        self.is_near = np.zeros(lat.shape, bool)
        self.is_hidden = np.zeros(lat.shape, bool)
        masked = np.ones(lat.shape, bool)
        for distance in self.outside:
            masked &= distance > 0
        for p in shapes:
            if p["overlay"] == "mask":
                self.colors = blended(self.colors, color_of(p, "fill"), masked)
            elif p["overlay"] == "marker":
                self.is_hidden |= self.near_marker(picture, p, lat, lon, meters)
        for p, distance in zip(self.circles, self.outside):
            self.colors = blended(self.colors, color_of(p, "fill"), distance < 0)
            self.is_near |= np.abs(distance) < p["stroke-width"] / 2 + 2
        # Which side of every circle a pixel is on: pixels of one kind have one colour.
        self.kind = sum((distance < 0).astype(int) << i for i, distance in enumerate(self.outside))

    @staticmethod
    def knows(picture):
        overlays = [f["properties"]["overlay"] for f in picture.document["features"]]
        known = set(overlays) <= {"circle", "marker", "mask"} and overlays.count("mask") <= 1
        # A basemap's colours are under all others.
        return known and not picture.document["furniture"] and "basemap" not in picture.document["view"]

    @staticmethod
    def near_marker(picture, properties, lat, lon, meters):
        places = [
            f["geometry"]["coordinates"] for f in picture.document["features"] if f["properties"] is properties
        ]
        ((x, y),) = places
        reach = properties["size"] + 2
        east = np.radians(short_way(lon - x))
        scale = equator * np.cos(np.radians(lat)) / meters
        return np.hypot(east, mercator_y(lat) - mercator_y(y)) * scale < reach


def draw_by_rsvg(picture, files):
    path = files / f"{picture.name}.rsvg.png"
    subprocess.run([rsvg, "--background-color", "white", "-o", path, picture.svg], check=True)
    return png.read(path)


def draw_by_chromium(pictures, files):
    """All pictures on one page, one under the other: a process for each would take seconds."""
    page, top, places = ["<!doctype html><body style='margin:0;background:white'>"], 0, []
    for picture in pictures:
        name = html.escape(picture.svg.name)
        page.append(f"<img src='{name}' style='position:absolute;left:0;top:{top}px'>")
        places.append(top)
        top += picture.height + 8
    (files / "page.html").write_text("\n".join(page))
    path = files / "page.png"
    flags = ["--headless", "--hide-scrollbars", "--disable-gpu", "--force-color-profile=srgb"]
    flags += ["--force-device-scale-factor=1", f"--user-data-dir={files / 'profile'}"]
    if os.geteuid() == 0:
        flags.append("--no-sandbox")
    flags += [f"--screenshot={path}", f"--window-size={max(p.width for p in pictures)},{top}"]
    done = subprocess.run([chromium, *flags, (files / "page.html").as_uri()], capture_output=True, timeout=120)
    if not path.exists():
        sys.exit(f"Chromium drew nothing:\n{done.stderr.decode()}")
    whole = png.read(path)
    return [whole[y : y + p.height, : p.width] for y, p in zip(places, pictures)]


def check_colors(picture, expected, drawn, by):
    """Away from edges: exactly the colour that the alphas give, and one colour on each side of the edges."""
    clear = ~expected.is_near & ~expected.is_hidden
    off = np.abs(drawn - expected.colors).max(axis=2)
    wrong = clear & (off > 1)
    where = f", first at {np.argwhere(wrong)[0][::-1]}" if wrong.any() else ""
    what = f"{picture.name}: {wrong.sum()} pixels of {clear.sum()}, the worst by {off[clear].max(initial=0):.0f}{where}"
    report.check(f"{by}: colours away from edges", not wrong.any(), what, int(clear.sum()), int(wrong.sum()))
    for kind in np.unique(expected.kind[clear]):
        colors = np.unique(drawn[clear & (expected.kind == kind)], axis=0)
        report.check(f"{by}: one colour an area", len(colors) == 1, f"{picture.name}: {colors[:4].tolist()}")


def check_rings(picture, expected, drawn, by):
    """On the circle itself: the stroke's colour."""
    for position, (p, distance) in enumerate(zip(expected.circles, expected.at_most)):
        if p["stroke-width"] < 2:
            continue
        on = (np.abs(distance) < 0.2) & ~expected.is_hidden
        for other, other_distance in enumerate(expected.outside):
            if other != position:
                on &= np.abs(other_distance) > 4
        off = np.abs(drawn - color_of(p, "stroke")[0]).max(axis=2)
        wrong = on & (off > 48)
        what = f"{picture.name}, circle {position + 1}: {wrong.sum()} of {on.sum()}, {off[on].max(initial=0):.0f} off"
        report.check(f"{by}: the stroke's colour on the circle", not wrong.any(), what, int(on.sum()), int(wrong.sum()))


def check_alike(picture, expected, one, other):
    """Two renderers differ by their antialiasing only."""
    differ = np.abs(one.astype(int) - other).max(axis=2) > 32
    what = f"{picture.name}: {differ.sum()} of {differ.size} pixels"
    report.check("both alike: at most 1 % of pixels differ", differ.mean() <= 0.01, what)
    far = differ & ~expected.is_near & ~expected.is_hidden
    report.check("both alike away from edges", not far.any(), f"{picture.name}: {far.sum()}", far.size, int(far.sum()))


def check_figure(picture, one, other):
    """With texts, whose letters each renderer fits to pixels in its own way."""
    differ = np.abs(one.astype(int) - other).max(axis=2) > 48
    what = f"{picture.name}: {differ.sum()} of {differ.size} pixels"
    report.check("both alike with all that a map has: under 1 % of pixels differ", differ.mean() < 0.01, what)


def check_all(files):
    scenes = {f"example-{path.stem}": path.read_text() for path in sorted(examples.glob("*.lua"))} | hard_views
    pictures = [Picture(name, scene, files) for name, scene in scenes.items()]
    for picture, by_chromium in zip(pictures, draw_by_chromium(pictures, files)):
        by_rsvg = draw_by_rsvg(picture, files)
        if not Expected.knows(picture):
            check_figure(picture, by_rsvg, by_chromium)
            continue
        expected = Expected(picture)
        for drawn, by in (by_rsvg, "librsvg"), (by_chromium, "Chromium"):
            check_colors(picture, expected, drawn, by)
            check_rings(picture, expected, drawn, by)
        check_alike(picture, expected, by_rsvg, by_chromium)
        report.check("pictures", True, picture.name)


if len(sys.argv) > 1:
    check_all(Path(sys.argv[1]))
else:
    with folder() as path:
        check_all(Path(path))
report.end()
