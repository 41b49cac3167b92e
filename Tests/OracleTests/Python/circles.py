"""Circles of JSON documents, and the masks around them, against geodesics by other hands.

Every vertex lies on the curve, the curve lies along the edges however a reader draws them, the polygons are valid and
hold what the circle holds, the mask holds the rest, and both have the right area.
"""

import math
import random
import re

import numpy as np
import rings
from engine import Report, document, features
from models import Circle, geographiclib_distances, geod

seed = 53
report = Report()
rng = random.Random(seed)
readings = ("degrees", "mercator", "geodesic")


def far_circles():
    """Radii from 100 m: one document, written with 8 decimals."""
    for lat in (90, -90, 89.9999999, -89.99999, 89.9, -89.9, 85.05, -80):
        for radius in (100, 500, 1e6 if abs(lat) < 89 else 20000, 1e7):
            yield Circle(lat, rng.uniform(-180, 180), radius)
    for lat, lon in ((0, 180), (0, -180), (10, 179.999), (-45, -179.999), (70, 180), (60, 179.9999999)):
        for radius in (500, 300e3, 5e6):
            yield Circle(lat, lon, radius)
    for lat, lon in ((0, 0), (0, 0.001), (10.762622, 106.660172), (21.0278, 105.8523), (-33.9, 18.4), (52, -1)):
        for radius in (500, 123456.789, 1e7):
            yield Circle(lat, lon, radius)
    for lat in (89, 45, 10, -60):  # just past a pole, and just short of it
        to_pole = geod.inv(0, lat, 0, math.copysign(90, lat))[2]
        for offset in (-1000, -1, 1, 1000):
            yield Circle(lat, rng.uniform(-180, 180), to_pole + offset)
    for lat in (0, 0.01, 0.02):  # the largest circle: its rim runs by both poles
        yield Circle(lat, rng.uniform(-180, 180), 1e7)
    for _ in range(12):
        yield Circle(rng.uniform(-90, 90), rng.uniform(-180, 180), 10 ** rng.uniform(2, 7))


def tiny_circles():
    """Radii below 100 m: one document, with more decimals."""
    for lat, lon in ((0, 0), (0, 180), (90, 0), (-89.9999999999, 33), (47.3, 8.5), (-60, -179.9999999999)):
        for radius in (0.001, 0.01, 1, 30):
            yield Circle(lat, lon, radius)


def other_circles():
    for lat, lon in ((0, 180), (10.762622, 106.660172), (-60, 20), (85, -179.9), (0, 0)):
        for radius in (200, 5e4, 2e6 if lat == 85 else 4e6):
            yield Circle(lat, lon, radius, "sphere")
            if radius < 1e6 or abs(lat) < 80:
                yield Circle(lat, lon, radius, "planar")
    for lat in (90, -90, 89.99):
        yield Circle(lat, 12, 5e5, "sphere")
    yield Circle(75, 179, 3e6, "planar")


def large_circles():
    """Beyond a quarter of the Earth and a half, past the cut locus, nearly everything."""
    for lat, lon in ((0, 0), (0, 180), (45, -179.9), (21.0278, 105.8523), (-89.99, 7), (90, 0)):
        for radius in (1.001e7, 1.5e7, 1.99e7, 19.96e6, 19.975e6, 19.99e6, 20.0e6, 20.0039e6):
            yield Circle(lat, lon, radius)
    for lat, lon in ((0, 180), (-60, 20), (90, 0)):
        for radius in (1.2e7, 1.99e7, 20.01e6):
            yield Circle(lat, lon, radius, "sphere")
    for lat, lon, radius in ((0, 170, 2.2e7), (45, 20, 1.5e7), (-60, 180, 1.2e7)):
        yield Circle(lat, lon, radius, "planar")


def scene(circles, extra=""):
    lines = [circle.lua(extra) for circle in circles]
    return "\n".join(["camera.set { center = { 0, 0 }, zoom = 0 }"] + lines)


def rounding(decimals):
    """How far, in metres, rounding may move a vertex."""
    return 0.5 * 10.0**-decimals * 111_700 * math.sqrt(2)


def check_decimals(text, circles, subject):
    """All positions of a document have as many decimals as its smallest circle needs."""
    decimals, limit = 8, min(1e-3, 1e-5 * min(c.size for c in circles))
    while decimals < 13 and rounding(decimals) > limit * (1 + 1e-9):
        decimals += 1
    positions = re.findall(r"\[(-?[\d.]+),(-?[\d.]+)\]", text)
    found = max(len(n.partition(".")[2]) for pair in positions for n in pair)
    report.check(subject, found == decimals, f"{found} decimals, wanted {decimals}", count=len(positions))
    return decimals


def check_vertices(subject, circle, geometry, tolerance, oracle_error=2e-8):
    lon, lat = np.concatenate([ring[:-1] for ring in rings.rings(geometry)]).T
    corner = (np.abs(lat) == 90) & (circle.excess(lat, lon) < 0)
    lon, lat = lon[~corner], lat[~corner]
    if circle.model == "wgs84":
        error = np.abs(geographiclib_distances(circle, lat, lon) - circle.radius)
    else:
        error = np.abs(circle.excess(lat, lon))
    # Beyond what the oracle itself resolves.
    off = int((error > tolerance + oracle_error).sum())
    report.check(
        subject, off == 0, f"{circle}: {off} vertices off, the worst by {error.max():.3g} m", len(error), off
    )


def check_curve(subject, circle, geometry, tolerance, allowed):
    """The curve is along the edges: all round it, and nowhere further from them than the tolerance.

    An edge's point lies as far from the curve as its distance from the centre differs from the radius; and the curve's
    point on the same azimuth is no further from it than that. So edges that go once around, all azimuths without a gap,
    have the whole curve beside them. Geodesic edges are exact geodesics here.
    """
    starts, ends = rings.curve_edges(geometry)
    for reading in readings:
        p, q = rings.readable(starts, ends, reading)
        if len(p) == 0:
            continue
        lon, lat = rings.drawn(p, q, reading, steps=8)
        error = np.abs(circle.excess(lat, lon))
        worst = error.max()
        report.check(
            f"{subject}, edges read as {reading}", worst <= tolerance + allowed,
            f"{circle}: {worst:.4g} m, tolerance {tolerance:.4g}", error.size, int((error > tolerance + allowed).sum()),
        )
        if reading != "mercator" and circle.radius >= 1 and not circle.is_band:
            # Past the cut locus azimuths jump where arcs meet; seen from the antipode the curve leads around it.
            is_cut = circle.model == "wgs84" and circle.radius > 19.97e6
            seen_from = Circle(-circle.lat, circle.lon + 180, circle.size) if is_cut else circle
            azimuths, _ = seen_from.polar(lat, lon)
            turn = rings.azimuth_steps(azimuths).sum() * (-1 if is_cut else 1)
            report.check(f"{subject}, once around", abs(turn + 360) < 1e-3, f"{circle}: {-turn:.6f}° as {reading}")


def probes(circle):
    lat, lon = [circle.lat, -circle.lat], [circle.lon, circle.lon + 180]
    for factor in (0.3, 0.9, 0.99, 0.999, 0.9997, 1.0003, 1.001, 1.01, 1.1, 1.9):
        y, x = circle.points([rng.uniform(-180, 180) for _ in range(10)], factor)
        lat, lon = lat + y.tolist(), lon + x.tolist()
    for pole in (90, -90):
        lat, lon = lat + [pole] * 4, lon + [-180, 180, 0, rng.uniform(-180, 180)]
    for _ in range(60):
        lat, lon = lat + [math.degrees(math.asin(rng.uniform(-1, 1)))], lon + [rng.uniform(-180, 180)]
    for _ in range(20):
        lat, lon = lat + [rng.uniform(-90, 90)], lon + [180]
        lat, lon = lat + [min(max(circle.lat + rng.uniform(-1, 1) * circle.radius / 1e5, -90), 90)], lon + [-180]
    lat, lon = np.array(lat), np.array(lon)
    lon = np.where(np.abs(lon) > 180, (lon + 180) % 360 - 180, lon)
    return lat, lon


def check_probes(subject, circle, geometry, decided, inside):
    lat, lon, excess = decided
    wrong = rings.holds(geometry, lat, lon) != ((excess < 0) == inside)
    first = f" as at {lat[wrong][0]!r}, {lon[wrong][0]!r}, {excess[wrong][0]:.6g} m outside" if wrong.any() else ""
    report.check(subject, not wrong.any(), f"{circle}: {wrong.sum()} wrong{first}", len(lat), int(wrong.sum()))


def decide(circle, allowed):
    """Probes that are not in the band around the curve that the tolerance leaves open."""
    lat, lon = probes(circle)
    if circle.model == "wgs84":
        excess = geographiclib_distances(circle, lat, lon) - circle.radius
    else:
        excess = circle.excess(lat, lon)
    clear = np.abs(excess) > 1e-4 * circle.size + allowed + 2e-8
    return lat[clear], lon[clear], excess[clear]


def true_area(circle):
    # A small disc is flat: the Earth's curvature takes less than 1e-9 of it.
    flat = circle.radius < 1000 and circle.model == "wgs84"
    return math.pi * circle.radius**2 if flat else circle.quick_area()


def check_area(subject, circle, found, wanted, tolerance):
    # Of a circle beyond a hemisphere what it leaves is measured.
    error = (found - wanted) / min(wanted, rings.whole_earth - wanted)
    report.check(subject, abs(error) <= tolerance, f"{circle}: off by {error:.3g} of it")


def check_polygon(subject, circle, geometry):
    found = rings.faults(geometry) if geometry else ["no geometry"]
    report.check(subject, not found, f"{circle}: {'; '.join(found)}")
    return geometry is not None


def check_circles(name, circles):
    """All circles of a list in one document; then each alone with its mask."""
    parsed, text = document(scene(circles))
    decimals = check_decimals(text, circles, f"{name}: decimals")
    allowed = rounding(decimals)
    drawn = features(parsed, "circle")
    report.check(f"{name}: features", len(drawn) == len(circles), f"{len(drawn)} of {len(circles)}")
    for circle, feature in zip(circles, drawn):
        geometry = feature["geometry"]
        if not check_polygon(f"{name}: valid polygons", circle, geometry):
            continue
        check_vertices(f"{name}: vertices on the curve", circle, geometry, min(1e-3, allowed))
        check_curve(f"{name}: curve within 1e-4", circle, geometry, 1e-4 * circle.size, allowed)
        decided = decide(circle, allowed)
        check_probes(f"{name}: probes of discs", circle, geometry, decided, inside=True)
        size = true_area(circle)
        base = circle.lat if circle.radius < 1000 else None
        found = math.fsum(rings.ring_area(ring, base) for ring in rings.rings(geometry))
        if not circle.is_band:
            check_area(f"{name}: areas of discs", circle, found, size, 2e-4)
        check_mask(name, circle, decided, size)


def check_mask(name, circle, decided, size):
    parsed, _ = document(scene([circle], ", mask = true"))
    disc, mask = features(parsed, "circle")[0]["geometry"], features(parsed, "mask")[0]["geometry"]
    if not check_polygon(f"{name}: valid masks", circle, mask):
        return
    check_probes(f"{name}: probes of masks", circle, mask, decided, inside=False)

    vertices = [{tuple(v) for ring in rings.rings(g) for v in ring if abs(v[1]) < 90} for g in (disc, mask)]
    corners = [v for ring in rings.rings(mask) for v in ring if abs(v[1]) == 90]
    report.check(f"{name}: masks with their circle's vertices", vertices[0] == vertices[1], f"{circle}")
    report.check(f"{name}: masks with the world's corners", all(abs(v[0]) == 180 for v in corners), f"{circle}")
    if all(abs(x) < 180 for x, _ in vertices[0]):
        # Beyond a hemisphere it is the circle that has a hole.
        outer, holed = (mask, disc) if len(rings.rings(disc)) > 1 else (disc, mask)
        holes = rings.rings(holed)[1:]
        same = len(holes) == 1 and same_ring(holes[0][::-1], rings.rings(outer)[0])
        report.check(f"{name}: holes that are their circle's ring", same, f"{circle}")
    if circle.radius >= 100 and not circle.is_band:
        check_area(f"{name}: areas left by masks", circle, rings.whole_earth - rings.area(mask), size, 2e-4)


def same_ring(a, b):
    """Whether closed rings have the same vertices in the same order, wherever they begin."""
    a, b = a[:-1].tolist(), b[:-1].tolist()
    if len(a) != len(b) or b[0] not in a:
        return False
    start = a.index(b[0])
    return a[start:] + a[:start] == b


def check_fine():
    """500 m, as finely as one asks."""
    circles = [Circle(lat, lon, 500.0) for lat, lon in ((10.762622, 106.660172), (-89.999, 7), (65, 180), (0, 0))]
    parsed, _ = document(scene(circles), "--precision", "10")
    for circle, feature in zip(circles, features(parsed, "circle")):
        check_vertices("500 m with 10 decimals: vertices within 0.1 mm", circle, feature["geometry"], 1e-4)
    for circle in circles:
        options = ("--tolerance", "0.0002", "--precision", "12")
        parsed, _ = document(scene([circle], ", mask = true"), *options)
        disc, mask = features(parsed, "circle")[0]["geometry"], features(parsed, "mask")[0]["geometry"]
        check_curve("500 m: curve within 0.2 mm", circle, disc, 2e-4, rounding(12) + 2e-8)
        size = circle.area()
        check_area("500 m: areas to 1e-6", circle, rings.whole_earth - rings.area(mask), size, 1e-6)
        check_area("500 m: areas to 1e-6", circle, rings.area(disc), size, 1e-6)
        report.close("500 m: the oracle's own area", size / (math.pi * 500**2), 1, 1e-7, str(circle))


def check_world():
    """The area integral itself, and the world under a mask that nothing cuts."""
    frame = np.array([[-180, -90], [180, -90], [180, 90], [-180, 90], [-180, -90]], float)
    report.close("the whole Earth's area", rings.ring_area(frame) / rings.whole_earth, 1, 1e-14, "a frame")


check_world()
check_circles("wgs84", list(far_circles()))
check_circles("wgs84 below 100 m", list(tiny_circles()))
check_circles("large", list(large_circles()))
check_circles("other models", list(other_circles()))
check_fine()
print(f"seed {seed}")
report.end()
