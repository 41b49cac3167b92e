"""Scale bars against geodesics by PROJ between the places under their ends: within half a point, from the equator to 80°, in every
projection, turned and tilted.
"""

import numpy as np
from engine import Report, screen_document
from grounds import Flat, Tilted
from models import geod

report = Report()
width, height = 600, 400


def views():
    for lat in (0.0, 45.0, -60.0, 80.0):
        for bearing in (0.0, 30.0, 90.0):
            for zoom in (3.0, 8.0, 14.0, 20.0):
                for pitch in (0.0, 45.0):
                    yield f"Mercator tilted by {pitch:g}", Tilted(lat, 105.85, zoom, bearing, pitch, width, height)
                for projection in ("equirectangular", "orthographic", "azimuthal_equidistant"):
                    # Farther out a globe bends within a bar's length.
                    yield projection, Flat(projection, lat, 105.85, max(zoom, 6.0), bearing, width, height)


for name, view in views():
    for position in ("bottom_left", "top_right"):
        scene = view.script() + f'overlay.scale_bar {{ position = "{position}" }}'
        bar = screen_document(scene)["furniture"][0]
        left, _, right, foot = bar["screen"]["box"]
        lat, lon, there = view.ground(np.array([left, right]), np.array([foot - 2.0, foot - 2.0]))
        _, _, meters = geod.inv(lon[0], lat[0], lon[1], lat[1])
        off = (meters / bar["meters"] - 1) * (right - left)
        report.check(name, bool(there.all()) and abs(off) <= 0.5, f"off by {off:.3f} points: {scene}")
report.end()
