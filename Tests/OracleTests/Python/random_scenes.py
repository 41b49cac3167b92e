"""Random scenes, thousands in one run of the batch, as SVG and as JSON.

random_scenes.py [COUNT [KINDS [LARGEST]]]: 10,000 scenes unless told, of the kinds that there are, with radii up to 2e7 m.
Every scene is drawn; no number is none; JSON's rings are closed, valid and within the world; the points of an SVG are
within its view and what strokes and markers need beside it.
"""

import json
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import rings
from engine import Report, command

scene = Path(__file__).with_name("random_scene.lua")
count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
kinds = sys.argv[2] if len(sys.argv) > 2 else "circle,polygon,rectangle,ellipse,sector,buffer,polyline,marker,label"
largest = sys.argv[3] if len(sys.argv) > 3 else "2e7"
# What a scene may be refused for.
documented = re.compile("must be a number of metres from 0 to 19900000; got")
patience = 60  # seconds without a row
margin = 64  # points beside the view, for strokes, joins and markers
report = Report()


def batch(form):
    """What the batch answers, a row after the other."""
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
        file.write("row\n" + "\n".join(map(str, range(1, count + 1))) + "\n")
        file.flush()
        started = time.monotonic()
        # The heaviest take 7 s of CPU time on a quiet machine, near the limit; on one that others use too that isn't enough.
        options = ["-f", form, "-q", "--no-screen", "--timeout", "60", "--set", f"kinds={kinds}", "--set", f"largest={largest}"]
        options = [option for option in options if form == "json" or option != "--no-screen"]
        run = subprocess.Popen([command, "batch", scene, "--rows", file.name, *options], stdout=subprocess.PIPE)
        failed = answered = size = 0
        for line in lines_within(patience, run):
            answer = json.loads(line, parse_constant=refuse)
            answered, size = answered + 1, size + len(line)
            failed += not answer["ok"]
            message = "" if answer["ok"] else answer["error"]["message"]
            drawn = answer["ok"] or documented.search(message) is not None
            report.check(f"{form}: drawn", drawn, f"row {answer['row']}: {message}")
            if answer["ok"]:
                yield f"row {answer['row']}", answer["document" if form == "json" else "svg"]
        code = run.wait()
    report.check(f"{form}: exit code", code == (1 if failed else 0), f"{code}")
    what = f"{answered} of {count}, then none for {patience} s" if code == -signal.SIGKILL else f"{answered} of {count}"
    report.check(f"{form}: rows answered", answered == count, what)
    print(f"{form}: {answered} scenes, {size / 1e6:.0f} MB, {time.monotonic() - started:.1f} s with the checks")


def lines_within(seconds, run):
    """The lines of a process, which is ended if it gives none for long."""
    while True:
        timer = threading.Timer(seconds, run.kill)
        timer.start()
        line = run.stdout.readline()
        timer.cancel()
        if not line:
            return
        yield line


def refuse(constant):
    raise ValueError(f"{constant} in JSON")


def positions(coordinates):
    if isinstance(coordinates[0], (int, float)):
        yield coordinates
        return
    for part in coordinates:
        yield from positions(part)


def check_json(name, document):
    for feature in document["features"]:
        geometry, what = feature["geometry"], f"{name}, {feature['id']}"
        if geometry is None:
            continue
        if geometry["type"] in ("Polygon", "MultiPolygon"):
            # An area may end on ±180.
            faults = [fault for fault in rings.faults(geometry) if not fault.startswith("parts that")]
            report.check("json: valid areas", not faults, f"{what}: {'; '.join(faults)}")
            continue
        places = np.array(list(positions(geometry["coordinates"])), float)
        within = (np.abs(places) <= [180, 90]).all()
        report.check("json: places within the world", within, what)
        if geometry["type"] != "Point":
            parts = geometry["coordinates"] if geometry["type"] == "MultiLineString" else [geometry["coordinates"]]
            report.check("json: lines of two and more", all(len(part) > 1 for part in parts), what)
    for key in ("bbox", "camera"):
        values = document.get(key) or []
        values = values["bbox"] if isinstance(values, dict) else values
        report.check("json: boxes within the world", all(abs(v) <= 180 for v in values), f"{name}: {key} {values}")


number = re.compile(r"-?\d+(?:\.\d+)?")
outline = re.compile(rf"(?:M{number.pattern},{number.pattern}(?:L{number.pattern},{number.pattern})*Z?)+")
no_number = re.compile(r"(?i)(?<![a-z])(nan|inf|infinity)(?![a-z])|\de[+-]?\d")


def check_svg(name, text):
    root = ElementTree.fromstring(text)
    check_element(f"{name} ", root, float(root.get("width")), float(root.get("height")), 0.0)


def check_element(name, element, width, height, beside):
    """An element and all in it; what lies in a transformed group, an icon or a text, is around the group's own place."""
    name += f"> {element.get('id') or element.tag.partition('}')[2]} "
    for key, value in element.items():
        fine = key in ("id", "class") or key.startswith("font") or key.endswith(("fill", "stroke")) or not no_number.search(value)
        report.check("svg: numbers that are numbers", fine, f"{name}: {key} = {value[:200]}")
    beside = max(beside, float(element.get("stroke-width") or 0))
    places = []
    if "transform" in element.keys():
        moved = re.match(rf"translate\(({number.pattern}) ({number.pattern})\)", element.get("transform"))
        report.check("svg: transforms that move", moved is not None, f"{name}: {element.get('transform')}")
        places = list(moved.groups()) if moved else []
    elif element.get("d") is not None:
        data = element.get("d")
        report.check("svg: paths of M, L and Z", outline.fullmatch(data) is not None, f"{name}: {data[:200]}")
        places = number.findall(data)
        closed = element.get("fill") == "none" or data.endswith("Z")
        report.check("svg: areas closed", closed, f"{name}: {data[-40:]}")
    if len(places) >= 2 and len(places) % 2 == 0:
        x, y = np.array(places, float).reshape(-1, 2).T
        out = max(-x.min(), -y.min(), x.max() - width, y.max() - height)
        texts = [child.text or "" for child in element if child.tag.endswith("text")]
        room = margin + beside + max((16 * len(text) for text in texts), default=0)
        allowed = 0 if "mask" in (element.get("class") or "").split() else room
        report.check("svg: points within the view", out <= allowed, f"{name}: {out:.6g} points outside")
    if "transform" not in element.keys():
        for child in element:
            check_element(name, child, width, height, beside)


for name, document in batch("json"):
    check_json(name, document)
for name, text in batch("svg"):
    check_svg(name, text)
report.end()
