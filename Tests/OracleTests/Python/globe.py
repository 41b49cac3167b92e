"""Circles and masks all over the globe, in JSON documents and in views, against shapes by other hands.

The documents are valid, clear as much of the Earth as the shapes cover, and hold the places that the shapes hold; so
does the mask of every view. Turned, mirrored, reordered and doubled shapes are as large and hold the same places.
`globe.py full` checks every case in every way; else some of the ways are for every few cases only. `globe.py WORDS…`
checks the cases whose names have all of the words.
"""

import json
import math
import re
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import rings
import shapely
from engine import Report, command, features
from globe_cases import Case, circles, masks
from globe_probes import Truth, decide, probes, views
from globe_shapes import Area, farthest, ground_area
from globe_views import mask_rings, signed_area, windings
from models import geographiclib_distances, short_way
from plane import world

report = Report()
finest = 1e-6  # metres: the least tolerance that the command takes
is_full, words = "full" in sys.argv[1:], [word for word in sys.argv[1:] if word != "full"]


def run(case, form, scene, *options):
    """What the command writes; None, counted as wrong, if it fails."""
    done = subprocess.run(
        [command, "render", "-", "-q", "-f", form, *options], input=scene.encode(), capture_output=True
    )
    message = (done.stderr.decode().splitlines() or [""])[0]
    report.check("runs", done.returncode == 0, f"{case.name}, {form}: {message}")
    return done.stdout.decode() if done.returncode == 0 else None


def refuse(constant):
    raise ValueError(f"{constant} in JSON")


def masked(case, view=""):
    return view + "\n".join(shape.script(", mask = true") for shape in case.shapes)


def document(case, *options):
    text = run(case, "json", masked(case), "--no-screen", *options)
    return (None, None) if text is None else (json.loads(text, parse_constant=refuse), text)


def rounding(text):
    """How far, in metres, the decimals of a document may move a vertex."""
    decimals = max((len(n) for n in re.findall(r"\d\.(\d+)[,\]]", text[text.find('"features"'):])), default=8)
    return 0.5 * 10.0**-decimals * 111_700 * math.sqrt(2)


def mask_of(parsed):
    found = features(parsed, "mask")
    return found[0]["geometry"] if found else None


def cleared(geometry):
    """What a mask leaves of the world."""
    if geometry is None:
        return world
    mask = shapely.geometry.shape(geometry)
    return world.difference(mask if mask.is_valid else mask.buffer(0))


def check_mask(case, truth, geometry, subject):
    faults = rings.faults(geometry) if geometry else []
    if case.ends_at_180:
        faults = [fault for fault in faults if not fault.startswith("parts that")]
    report.check(f"{subject}: valid masks", not faults, f"{case.name}: {'; '.join(faults)}")
    if geometry is None or not case.parts:
        return
    wanted = [len(part.interiors) for part in shapely.get_parts(truth.rest)]
    found = [len(part) - 1 for part in rings.polygons(geometry)]
    holds = sorted(wanted) == sorted(found)
    report.check(f"{subject}: parts and their holes", holds, f"{case.name}: {sorted(found)}, wanted {sorted(wanted)}")


def check_areas(case, truth, geometry, subject, bound):
    found = ground_area(cleared(geometry))
    scale = truth.size or 1.0
    off = (found - truth.size) / scale
    report.check(f"{subject}: areas cleared", abs(off) <= bound, f"{case.name}: off by {off:.3g} of it")
    # The mask's own area cannot be told better than the Earth's digits.
    mask = 0.0 if geometry is None else rings.area(geometry)
    off = mask - (rings.whole_earth - truth.size)
    allowed = bound * scale + 1e-14 * rings.whole_earth
    report.check(f"{subject}: areas of masks", abs(off) <= allowed, f"{case.name}: off by {off / scale:.3g}")
    return found


def check_probes(case, geometry, decided, subject):
    lat, lon, inside = decided
    wrong = rings.holds(geometry, lat, lon) == inside
    first = f", first at {lat[wrong][0]!r}, {lon[wrong][0]!r}" if wrong.any() else ""
    report.check(subject, not wrong.any(), f"{case.name}: {wrong.sum()} wrong{first}", len(lat), int(wrong.sum()))


def check_shapes(case, parsed, decided):
    """A circle alone is also the rest of its mask."""
    drawn = features(parsed, "circle")
    if len(case.shapes) > 1 or not drawn:
        return
    geometry, (lat, lon, inside) = drawn[0]["geometry"], decided
    faults = rings.faults(geometry) if geometry else ["no geometry"]
    report.check("JSON: valid circles", not faults, f"{case.name}: {'; '.join(faults)}")
    wrong = rings.holds(geometry, lat, lon) != inside
    report.check("JSON: probes of circles", not wrong.any(), f"{case.name}: {wrong.sum()} wrong", len(lat), int(wrong.sum()))


def check_json(case, truth, places):
    parsed, text = document(case, *(["--precision", str(case.precision)] if case.precision else []))
    if parsed is None:
        return None
    geometry, slack = mask_of(parsed), rounding(text)
    lat, lon = places
    inside, clear = decide(case.shapes, lat, lon, lambda shape: shape.tolerance * 1.02 + slack + 2e-8)
    decided = lat[clear], lon[clear], inside[clear]
    check_mask(case, truth, geometry, "JSON")
    # 1e-4 of a circle's radius is 2e-4 of its area; of a polygon's size it may be more of what its holes leave.
    tolerance = max((shape.tolerance for shape in case.shapes if isinstance(shape, Area)), default=0)
    check_areas(case, truth, geometry, "JSON", max(2e-4, tolerance * truth.edge / (truth.size or 1)))
    check_probes(case, geometry, decided, "JSON: probes of masks")
    check_shapes(case, parsed, decided)
    return decided


def fine(case, truth, scripted):
    """A document as fine as 1e-6 of the area needs, or as there is."""
    tolerance = min(0.9e-6 * truth.size / truth.edge, min(shape.tolerance for shape in case.shapes))
    options = "--tolerance", f"{max(tolerance, finest):.6g}", "--precision", "13"
    parsed, _ = document(scripted, *options)
    return None if parsed is None else mask_of(parsed)


def check_fine(case, truth, decided):
    geometry = fine(case, truth, case)
    if geometry is None:
        return
    check_mask(case, truth, geometry, "fine JSON")
    found = check_areas(case, truth, geometry, "fine JSON", max(1e-6, 1.5 * finest * truth.edge / truth.size))
    lat, lon, inside = decided
    moves = {
        "turned by 37°": lambda y, x: (y, x + 37), "turned by 180°": lambda y, x: (y, x + 180),
        "mirrored north": lambda y, x: (-y, x), "mirrored east": lambda y, x: (y, -x),
    }
    others = [(case.moved(name, move), move) for name, move in moves.items()]
    others.append((Case(f"{case.name}, reordered", *case.shapes[::-1]), lambda y, x: (y, x)))
    others.append((Case(f"{case.name}, doubled", *case.shapes, *case.shapes), lambda y, x: (y, x)))
    for number, (other, move) in enumerate(others):
        if not is_full and (number + len(case.name)) % 3:
            continue
        geometry = fine(case, truth, other)
        if geometry is None:
            continue
        moved = ground_area(cleared(geometry))
        bound = 1e-9 + 3e-8 * truth.edge / truth.size  # the rounding of 13 decimals, and of the script's own places
        off = moved / found - 1
        report.check("moved: areas", abs(off) <= bound, f"{other.name}: off by {off:.3g}, bound {bound:.3g}")
        y, x = move(lat, lon)
        check_probes(other, geometry, (y, short_way(x), inside), "moved: probes")


def check_view(case, truth, view, rng):
    svg = run(case, "svg", masked(case, view.script()))
    if svg is None:
        return
    name = f"{case.name}, {view}"
    found = mask_rings(svg)
    report.check("SVG: paths of M, L and Z", found is not None, name)
    if found is None:
        return
    size = np.array([view.width, view.height])
    within = all((ring >= 0).all() and (ring <= size).all() for ring in found)
    report.check("SVG: masks within the view", within, name)
    area, edge = view.area_and_edge(truth.area)
    off = abs(signed_area(found)) - (view.width * view.height - area)
    allowed = 0.05 * edge + 0.02
    report.check("SVG: areas", abs(off) <= allowed, f"{name}: off by {off:.3g} of {area:.6g}, allowed {allowed:.3g}")

    x, y = rng.uniform(0, view.width, 250), rng.uniform(0, view.height, 250)
    each = max(250 // len(case.shapes), 1)
    for shape in case.shapes:
        near_x, near_y = view.points(*shape.edge_points(rng, each))
        angle, away = rng.uniform(0, 2 * math.pi, len(near_x)), rng.choice([0.16, 0.2, 0.5, 2, 30], len(near_x))
        x, y = np.append(x, near_x + away * np.cos(angle)), np.append(y, near_y + away * np.sin(angle))
    kept = (x > 0) & (x < view.width) & (y > 0) & (y < view.height)
    x, y = x[kept], y[kept]
    lat, lon, meters = view.ground(x, y)
    inside, clear = decide(case.shapes, lat, lon, lambda shape: 0.151 * meters)
    turns = windings(found, x, y)
    report.check("SVG: one meaning by both fill rules", np.isin(turns, [0, np.sign(signed_area(found))]).all(), name)
    wrong = clear & ((turns % 2 == 1) == inside)
    where = f", first at {x[wrong][0]:.3f}, {y[wrong][0]:.3f}" if wrong.any() else ""
    report.check("SVG: probes", not wrong.any(), f"{name}: {wrong.sum()} wrong{where}", int(clear.sum()), int(wrong.sum()))


def check(case, number):
    rng = np.random.default_rng([73, number])
    truth = Truth(case)
    assert truth.area.is_valid
    off = truth.size + truth.rest_size - rings.whole_earth
    report.check("the oracle's own areas", abs(off) < 1e-9 * rings.whole_earth, f"{case.name}: {off}")
    lat, lon = probes(case, rng)
    inside, clear = decide(case.shapes, lat, lon, lambda shape: shape.tolerance)
    wrong = clear & (shapely.intersects_xy(truth.area, lon, lat) != inside)
    report.check("the oracle's own probes", not wrong.any(), f"{case.name}: {wrong.sum()}", len(lat), int(wrong.sum()))
    decided = check_json(case, truth, (lat, lon))
    if decided is None:
        return  # no other way will do either
    is_bounded = truth.edge > 0 and truth.size > 0 and len(case.shapes) <= 60
    if is_bounded and (is_full or words or number % 4 == 0):
        check_fine(case, truth, decided)
    for position, view in enumerate(views(case, rng)):
        if is_full or words or (number + position) % 3 == 0:
            check_view(case, truth, view, rng)


def check_oracle():
    """PROJ's distances are geographiclib's, where they are hardest to tell: across the Earth."""
    for circle in circles():
        if circle.model == "wgs84" and 1.99e7 < circle.radius < farthest:
            lat, lon = circle.edge_points(np.random.default_rng(79), 20)
            off = np.abs(geographiclib_distances(circle, lat, lon) - circle.polar(lat, lon)[1]).max()
            report.check("the oracle's own distances", off < 1e-6, f"{circle}: {off}")


def counted(number):
    report.subjects.clear()
    check(table[number], number)
    return dict(report.subjects)


table = [Case(str(circle), circle) for circle in circles()] + list(masks())
chosen = [number for number, case in enumerate(table) if all(word in case.name for word in words)]
check_oracle()
# As many cases at a time as there are processors; counted in their order.
with ProcessPoolExecutor(mp_context=get_context("fork")) as pool:
    for subjects in pool.map(counted, chosen):
        report.add(subjects)
report.end()
