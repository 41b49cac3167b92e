"""The first article's numbers: its circle, its mask, and a camera that fits a circle."""

import math
import random
import re

import numpy as np
import rings
from engine import Report, document, features, printed, screen_document
from models import Circle, equator, geographiclib_distances, mercator_y

seed = 113
rng = random.Random(seed)
report = Report()
city = (10.762622, 106.660172)


def at(place):
    return f"{{ {place[0]!r}, {place[1]!r} }}"


def exactly(*expressions):
    """A print of numbers with all their digits."""
    return "print(string.format('" + " ".join(["%.17g"] * len(expressions)) + "', " + ", ".join(expressions) + "))"


def path_points(feature):
    """All vertices of a feature's path in view points."""
    numbers = re.findall(r"(-?[\d.]+),(-?[\d.]+)", feature["screen"]["path"])
    return np.array(numbers, float)


def row_1_styles():
    circle = f"overlay.circle {{ center = {at(city)}, radius = 500"
    parsed, _ = document(f"{circle} }}\ncamera.set {{ center = {at(city)}, zoom = 15 }}")
    style = features(parsed, "circle")[0]["properties"]
    wanted = {"stroke": "#ff0000", "stroke-opacity": 1, "stroke-width": 2, "fill": "#ff0000", "fill-opacity": 0.2}
    for key, value in wanted.items():
        report.check("1.1 plain style", style[key] == value, f"{key} is {style[key]}, wanted {value}")

    parsed, _ = document(f"{circle}, mask = true }}\ncamera.set {{ center = {at(city)}, zoom = 15 }}")
    kinds = [f["properties"]["overlay"] for f in parsed["features"]]
    report.check("1.10 the ring above the mask", kinds == ["mask", "circle"], str(kinds))
    mask, ring = (f["properties"] for f in parsed["features"])
    report.check("1.10 a clear inside", ring["fill-opacity"] == 0 and ring["stroke"] == "#ff0000", str(ring))
    report.check(
        "1.1 mask style", (mask["fill"], mask["fill-opacity"], mask["stroke-width"]) == ("#0000ff", 0.2, 0), str(mask)
    )


def row_2_planar_ring():
    """A circle in the view: all vertices and all middles of edges as far from the centre as points_for_meters says."""
    for bearing in (0, 33):
        scene = f"""
        scene {{ width = 360, height = 640 }}
        overlay.circle {{ center = {at(city)}, radius = 500, model = "planar" }}
        camera.set {{ center = {at(city)}, zoom = 15, bearing = {bearing} }}"""
        points = path_points(features(screen_document(scene), "circle")[0])
        middles = (points + np.roll(points, 1, axis=0)) / 2
        away = np.hypot(*(np.concatenate([points, middles]) - (180, 320)).T)
        error = np.abs(away - 106.5353)
        report.check("1.2 planar ring in points", error.max() <= 0.15, f"off by {error.max():.3f}", len(error))


def row_3_points_for_meters():
    length = exactly(f"projection.points_for_meters(500, {at(city)})")
    found = printed(f"camera.set {{ center = {at(city)}, zoom = 15 }}\n{length}")
    report.close("1.3 points_for_meters", found[0][0], 106.5353, 5e-5, "500 m at zoom 15")
    ground = 2 * math.pi * equator * math.cos(math.radians(city[0])) / (256 * 2**15)
    report.close("1.3 points_for_meters", found[0][0], 500 / ground, 1e-9, "500 m at zoom 15 by the formula")


def row_4_planar_radii():
    scene = f"""
    overlay.circle {{ center = {at(city)}, radius = 500, model = "planar" }}
    camera.fit_circle {{ center = {at(city)}, radius = 600 }}"""
    parsed, _ = document(scene, "--precision", "10")
    ring = rings.rings(features(parsed, "circle")[0]["geometry"])[0]
    distances = geographiclib_distances(Circle(*city, 500), ring[:, 1], ring[:, 0])
    north, east = ring[:, 1].argmax(), ring[:, 0].argmax()
    report.close("1.4 planar ring on the ground", distances[north], 496.823, 1e-3, "north")
    report.close("1.4 planar ring on the ground", distances[east], 500.058, 1e-3, "east")


def inside(circle, count):
    """Random points of a disc, up to its rim."""
    lat, lon = zip(*(circle.points([rng.uniform(-180, 180)], 0.9995 * math.sqrt(rng.random())) for _ in range(count)))
    return np.ravel(lat), np.ravel(lon)


def rows_7_and_8_clear_discs():
    pairs = [
        ("1.7 holes over 0 and 180", Circle(0, 0.001, 500), Circle(0, 179.999, 500)),
        ("1.8 two discs apart", Circle(*city, 500), Circle(10.78, 106.66, 900)),
        ("1.8 two discs over 180", Circle(5, 179.999, 500), Circle(5.02, -179.999, 1200)),
        ("1.8 a disc and a pole", Circle(89, 40, 200e3), Circle(40, 40, 200e3)),
    ]
    for name, *circles in pairs:
        shapes = "\n".join(circle.lua(", mask = true") for circle in circles)
        parsed, _ = document(f"{shapes}\ncamera.set {{ center = {{ 0, 0 }}, zoom = 1 }}")
        masks = features(parsed, "mask")
        report.check(f"{name}: one mask", len(masks) == 1, f"{len(masks)} masks")
        geometry = masks[0]["geometry"]
        found = rings.faults(geometry)
        report.check(f"{name}: valid", not found, "; ".join(found))
        for circle in circles:
            wrong = int(rings.holds(geometry, *inside(circle, 300)).sum())
            report.check(f"{name}: clear", wrong == 0, f"{circle}: {wrong} points masked", 300, wrong)
            wrong = int((~rings.holds(geometry, *circle.points(np.arange(0, 360, 5), 1.001))).sum())
            report.check(f"{name}: masked around", wrong == 0, f"{circle}: {wrong} points clear", 72, wrong)


def row_9_mercators_limit():
    scene = "scene { width = 256, height = 256 }\ncamera.set { center = { 0, 0 }, zoom = 0 }\n"
    found = printed(scene + exactly("projection.coordinate(128, 0).lat", "projection.coordinate(128, 256).lat"))[0]
    report.close("1.9 Mercator's limit", found[0], 85.0511287798066, 5e-13, "north")
    report.close("1.9 Mercator's limit", found[1], -85.0511287798066, 5e-13, "south")


def rows_11_and_12_zooms():
    def zoom(size, options):
        fit = f"camera.fit_circle {{ center = {at(city)}, radius = 500, ratio = 300 / 360, {options} }}"
        return printed(f"scene {{ width = {size[0]}, height = {size[1]} }}\n{fit}\n{exactly('camera.zoom')}")[0][0]

    upright, landscape = (360, 640), (640, 360)
    report.close("1.11 fit", zoom(upright, ""), 15.493799, 5e-7, "wgs84")
    report.close("1.11 fit", zoom(upright, 'model = "planar"'), 15.493630, 5e-7, "planar")
    around = 2 * math.pi * equator * math.cos(math.radians(city[0]))
    formula = math.log2(360 * around / (256 * 2 * 500 / (300 / 360)))
    report.close("1.11 fit", zoom(upright, 'model = "planar"'), formula, 1e-9, "planar, the article's formula")
    report.close("1.12 fit", zoom(landscape, 'of = "min"'), 15.4844, 5e-5, "of the smaller side")

    # The widest points of a true ring, to which the wgs84 zooms belong.
    azimuths = np.concatenate([[0, 180], np.linspace(89, 91, 20001)])
    lat, lon = Circle(*city, 500).points(azimuths)
    width = 2 * np.radians(lon - city[1]).max()
    height = mercator_y(lat[0]) - mercator_y(lat[1])
    fits = [(upright, "", width), (upright, 'of = "height"', height), (landscape, 'of = "min"', height)]
    for size, options, span in fits:
        side = size[1] if options else size[0]
        wanted = math.log2(side * (300 / 360) / span * 2 * math.pi / 256)
        report.close("1.11 fit to the true ring", zoom(size, options), wanted, 1e-7, f"{size} {options}")


def row_13_bearings():
    """The drawn ring spans its part of the side at any bearing, and the centre is in the middle."""
    for bearing in range(0, 360, 10):
        place = rng.choice([city, (60, 179.999), (-80, 20)])
        width, height, side = rng.choice([(360, 640, "width"), (640, 360, "min"), (500, 400, "height")])
        scene = f"""
        scene {{ width = {width}, height = {height} }}
        local zone = overlay.circle {{ center = {at(place)}, radius = {rng.choice([500, 60e3])!r}, mask = true }}
        camera.fit_circle {{ circle = zone, ratio = 0.8, of = "{side}", bearing = {bearing} }}"""
        points = path_points(features(screen_document(scene), "circle")[0])
        spans = points.max(axis=0) - points.min(axis=0)
        across = side == "width" or (side == "min" and width <= height)
        found, wanted = (spans[0], 0.8 * width) if across else (spans[1], 0.8 * height)
        report.close("1.13 ratio at a bearing", found, wanted, 0.15, f"{place}, of {side}, bearing {bearing}")
        point = f"projection.point({at(place)})"
        middle = printed(f"{scene}\n{exactly(f'{point}.x', f'{point}.y')}")[0]
        off = math.hypot(middle[0] - width / 2, middle[1] - height / 2)
        report.close("1.13 centre in the middle", off, 0, 1e-6, f"{place}, bearing {bearing}")


row_1_styles()
row_2_planar_ring()
row_3_points_for_meters()
row_4_planar_radii()
rows_7_and_8_clear_discs()
row_9_mercators_limit()
rows_11_and_12_zooms()
row_13_bearings()
print(f"seed {seed}")
report.end()
