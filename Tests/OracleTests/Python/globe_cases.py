"""Circles and masks all over the globe, and where it is hard: poles, ±180, shapes that meet, shapes beyond a hemisphere."""

import math
import random

from globe_shapes import Area, Box, Disc, farthest

rng = random.Random(71)


class Case:
    """Shapes of one mask.

    `by_area` says whether its parts can be told by their number: not where shapes only touch, so that the tolerance decides.
    """

    def __init__(self, name, *shapes, parts=True, precision=None, ends_at_180=False):
        self.name, self.shapes, self.parts = name, shapes, parts
        self.precision, self.ends_at_180 = precision, ends_at_180

    def moved(self, name, move):
        return Case(f"{self.name}, {name}", *[s.moved(move) for s in self.shapes], parts=self.parts, ends_at_180=True)


places = (
    (0, 0), (0, 180), (0.3, -180), (21.03, 105.85), (-17.8, 179.99), (-17.8, -179.999), (51.5, -0.1), (-45, 18.4),
    (70, 180), (85, 20), (-85, -179.9), (89.9999, 7), (-89.9999, -33), (90, 0), (-90, 100),
)
radii = (1, 500, 1e5, 1e6, 1e7, 1.3e7, 1.9e7, 1.999e7)


def circles():
    for place in places:
        for radius in radii:
            yield Disc(*place, radius)
    for place in places[::4]:
        for radius in (30, 2.5e6, 1.97e7, farthest - 1000, farthest - 1, 20003931.4587, 20003932, 2.5e7):
            yield Disc(*place, radius)
    for lat, lon in ((0, 180), (10.76, 106.66), (-60, 20), (85, -179.9), (90, 12)):
        for radius in (200, 4e6, 1.2e7, 2.0e7, 20015115):
            yield Disc(lat, lon, radius, "sphere")
    for lat, lon in ((0, 180), (10.76, 106.66), (-60, 20), (84, -179.9)):
        for radius in (1, 200, 1e5, 1e6, 2e7 if lat == 0 else 4e6):
            yield Disc(lat, lon, radius, "planar")


def around(lat, lon, away, radius, count, model="wgs84", dense=20_000):
    """Circles in a ring around a place."""
    rim = Disc(lat, lon, away)
    lats, lons = rim.points([number * 360 / count for number in range(count)])
    return [Disc(float(y), float(x), radius, model, dense) for y, x in zip(lats, lons)]


def star(lat, lon, reach, points, skip=1, turn=90.0):
    """The corners of a regular polygon of the map, every `skip`-th after the other."""
    y = math.asinh(math.tan(math.radians(lat)))
    ring = []
    for number in range(points):
        angle = math.radians(turn + 360 * number * skip / points)
        north = y + math.radians(reach) * math.sin(angle)
        ring.append([math.degrees(math.atan(math.sinh(north))), lon + reach * math.cos(angle)])
    return ring


def square(lat, lon, half):
    return [[lat - half, lon - half], [lat - half, lon + half], [lat + half, lon + half], [lat + half, lon - half]]


def scattered(count, spread, low, high, at=(0.0, 0.0)):
    """Circles about a place, or all over the globe."""
    for _ in range(count):
        if spread is None:
            lat, lon = math.degrees(math.asin(rng.uniform(-1, 1))), rng.uniform(-180, 180)
        else:
            lat, lon = at[0] + rng.uniform(-spread, spread), at[1] + rng.uniform(-spread, spread)
        yield Disc(lat, lon, 10 ** rng.uniform(math.log10(low), math.log10(high)), count=720)


def simple_masks():
    yield Case("one circle", Disc(21.03, 105.85, 500))
    yield Case("one polygon", Area(square(21, 105, 0.2)))
    yield Case("one rectangle", Box(-5, 170, 5, -170))
    yield Case("two circles apart", Disc(21, 105, 500), Disc(21.02, 105, 400))
    yield Case("two circles that overlap", Disc(21, 105, 500), Disc(21.005, 105, 400))
    yield Case("two circles that just overlap", Disc(21, 105, 500), Disc(21, 105.0096, 500))
    yield Case("three circles over one place", *around(48, 2, 800, 1000, 3))
    yield Case("a lens over 180", Disc(-17, 179.5, 1e5), Disc(-17, -179.5, 1e5))
    yield Case("the same circle twice", Disc(21, 105, 500), Disc(21, 105, 500))
    yield Case("the same polygon twice", Area(star(40, -3, 2, 5)), Area(star(40, -3, 2, 5)))
    yield Case("the same places a turn further", Disc(10, 180, 1e5), Disc(10, -180, 1e5), Disc(10, 540, 1e5))
    yield Case("a circle in a circle", Disc(0, 0, 1e6), Disc(1, 1, 1e5))
    yield Case("three circles nested", Disc(60, 180, 1e6), Disc(60, -179, 5e5), Disc(60, 179, 1e5))
    yield Case("circles one millimetre apart", Disc(47, 8, 500), Disc(47, 8, 500.001), parts=False)
    yield Case("a circle in a polygon", Area(square(30, 20, 3)), Disc(30, 20, 1e5))
    yield Case("a polygon in a circle", Disc(30, 20, 1e6), Area(star(30, 20, 2, 7)))
    yield Case("all models around one place", *[Disc(50, 10, 1e6, model) for model in ("wgs84", "sphere", "planar")], parts=False)
    yield Case("spheres that overlap", *around(-35, 179, 4e5, 5e5, 4, "sphere"))
    yield Case("planar circles that overlap", *around(65, 20, 4e5, 5e5, 4, "planar"))
    yield Case("a square millimetre", Box(10, 20, 10.00000001, 20.00000001), precision=10)
    yield Case("circles of a metre around an island", *around(52, 13, 3, 1.2, 10))


def chains():
    yield Case("a chain around an island", *around(21, 105, 2000, 900, 8))
    yield Case("a long chain around an island", *around(20, 30, 1e6, 3e5, 12))
    yield Case("a chain over 180 around an island", *around(-17.8, 179.99, 1e5, 4e4, 9))
    yield Case("a chain around the north pole", *around(90, 0, 5.5e5, 2e5, 12))
    yield Case("a chain around the south pole", *around(-90, 10, 1.1e6, 5e5, 9))
    yield Case("a chain around a pole that is off its middle", *around(88, 40, 6e5, 2.4e5, 10))
    yield Case("a chain around the equator", *[Disc(0, lon, 2e6) for lon in range(-180, 180, 30)])
    yield Case("a tight chain around the equator", *[Disc(3, lon + 0.1, 5e5) for lon in range(-180, 180, 7)])
    yield Case("two chains with a common link", *around(10, 0, 2e5, 8e4, 9), *around(10, 3.6, 2e5, 8e4, 9))
    yield Case("a chain and a circle on its island", *around(21, 105, 2000, 900, 8), Disc(21, 105, 300))
    yield Case("chain in chain", *around(-30, -60, 8e5, 3e5, 10), *around(-30, -60, 3e5, 1.2e5, 8))
    yield Case("a chain of squares", *[Area(square(y, x, 1.2)) for y, x in ((0, 0), (0, 2), (0, 4), (2, 4), (4, 4), (4, 2), (4, 0), (2, 0))])


def lakes():
    lake = star(45, 10, 2, 6)
    yield Case("a lake", Area(square(45, 10, 4), [lake]))
    yield Case("a lake with an island", Area(square(45, 10, 4), [lake]), Disc(45, 10, 4e4))
    yield Case("a lake over 180", Area(square(45, 180, 4), [star(45, 180, 2, 6)]), Disc(45, -180, 4e4))
    yield Case("a lake that another shape dries", Area(square(45, 10, 4), [lake]), Disc(45, 10, 5e5))
    yield Case("a lake that half a shape dries", Area(square(45, 10, 4), [lake]), Area(square(45, 12, 1.5)))
    yield Case("a lake that is another shape", Area(square(45, 10, 4), [lake]), Area(lake), parts=False)
    yield Case("lakes that overlap", Area(square(0, 0, 5), [square(0, -1, 2), square(0.5, 1, 2)]))
    yield Case("a lake that leaves the outline", Area(square(0, 0, 5), [square(4, 4, 3)]))
    yield Case("a lake outside", Area(square(0, 0, 5), [square(20, 0, 3)]))
    yield Case("a lake larger than the outline", Area(square(0, 0, 5), [square(0, 0, 9)]))
    yield Case("a lake at the outline", Area(square(0, 0, 5), [[[-2, 1], [2, 1], [2, 5], [-2, 5]]]), parts=False)
    yield Case("a lake that touches the outline", Area(square(0, 0, 5), [[[0, 5], [2, 3], [-2, 3]]]), parts=False)
    yield Case("a lake around a pole", Area(star(75, 0, 1, 3)), Area([[60, lon] for lon in range(0, 360, 60)], [[[80, lon] for lon in range(0, 360, 40)]]))
    yield Case("lake in lake", Area(square(0, 0, 5), [square(0, 0, 4)]), Area(square(0, 0, 3), [square(0, 0, 2)]), Disc(0, 0, 1e5))


def meeting():
    yield Case("two circles that touch", Disc(0, 0, 1e5), Disc(0, 0.8983152841195215 * 2, 1e5), parts=False)
    yield Case("corners that touch", Box(0, 0, 1, 1), Box(1, 1, 2, 2), parts=False)
    yield Case("a common side", Box(0, 0, 1, 1), Box(0, 1, 1, 2))
    yield Case("a common part of a side", Box(0, 0, 1, 1), Box(0.25, 1, 0.75, 2))
    yield Case("a common side on 180", Box(-20, 170, -10, 180), Box(-20, -180, -10, -170), ends_at_180=True)
    yield Case("a side on 180", Box(-20, 170, -10, 180), ends_at_180=True)
    yield Case("a cell between corners", Box(0, 1, 1, 2), Box(1, 0, 2, 1), Box(1, 2, 2, 3), Box(2, 1, 3, 2), parts=False)
    yield Case("a board", *[Box(y, x, y + 1, x + 1) for y in range(4) for x in range(4) if (x + y) % 2], parts=False)
    yield Case("tiles without a gap", *[Box(50 + y / 10, x / 10, 50.1 + y / 10, x / 10 + 0.1) for y in range(5) for x in range(5)])
    yield Case("a polygon inscribed in a circle", Disc(0, 0, 1e5), Area([[float(y), float(x)] for y, x in zip(*Disc(0, 0, 1e5).points([10, 100, 190, 280]))]), parts=False)
    yield Case("a polygon with a common corner", Area(square(30, 40, 1)), Area([[31, 41], [33, 41], [33, 43]]), parts=False)


def crossing():
    yield Case("a figure of eight", Area([[0, 0], [0, 4], [4, 0], [4, 4]]))
    yield Case("a figure of eight over 180", Area([[0, 178], [0, 182], [4, 178], [4, 182]]))
    yield Case("a pentagram", Area(star(20, 20, 5, 5, skip=2)))
    yield Case("a heptagram over 180", Area(star(-20, 180, 5, 7, skip=3)))
    yield Case("twice round", Area(star(20, 20, 5, 6) * 2))
    yield Case("a pentagram with a pentagram cut out", Area(star(20, 20, 5, 5, skip=2), [star(20, 20, 2, 5, skip=2, turn=-90)]))
    yield Case("a pentagram and circles on its points", Area(star(50, 0, 5, 5, skip=2)), *[Disc(y, x, 1e5) for y, x in star(50, 0, 5, 5)])
    yield Case("a comb over a comb", Area(comb(0)), Area([[x, y] for y, x in comb(0)]))
    yield Case("a needle through circles", Area([[10, 0], [10.01, 30], [10, 30]]), *[Disc(10, lon, 1e5) for lon in range(2, 30, 5)])


def comb(lat):
    ring = [[lat, 0], [lat, 9]]
    for x in range(9, 0, -2):
        ring += [[lat + 9, x], [lat + 9, x - 1], [lat + 1, x - 1], [lat + 1, x - 2]]
    return ring[:-1] + [[lat + 1, 0]] if ring[-1][1] != 0 else ring


def large_masks():
    yield Case("both poles", Disc(90, 0, 1e6), Disc(-90, 0, 2e6))
    yield Case("both poles and the belt between", Disc(90, 0, 8e6), Disc(-90, 0, 8e6), Box(-20, -180, 20, 180))
    yield Case("the belt of the equator", Box(-20, -180, 20, 180))
    yield Case("beyond a hemisphere", Disc(10, 20, 1.3e7))
    yield Case("beyond a hemisphere, and its far side", Disc(10, 20, 1.5e7), Disc(-10, -160, 1e6))
    yield Case("beyond a hemisphere, overlapped", Disc(10, 20, 1.5e7), Disc(30, -160, 5e6))
    yield Case("two hemispheres and more", Disc(0, 0, 1.1e7), Disc(0, 180, 1.1e7))
    yield Case("two large ones that leave two parts", Disc(0, 0, 1.1e7), Disc(0, 120, 1.1e7))
    yield Case("everything", Disc(0, 0, 2.1e7))
    yield Case("everything and more", Disc(0, 0, 2.1e7), Disc(50, 20, 1e6), Box(0, 0, 10, 10))
    yield Case("everything in two", Box(-90, -180, 0, 180), Box(0, -180, 90, 180), ends_at_180=True)
    yield Case("all but a corner", Box(-90, -180, 90, 170), ends_at_180=True)
    yield Case("a pole's circles over the pole", *around(90, 0, 1e5, 2e5, 5))
    yield Case("a pole's polygon and circle", Area([[70, lon] for lon in range(-180, 180, 45)]), Disc(72, 20, 8e5))
    yield Case("circles at 89.9999", *[Disc(89.9999, lon, 15.0) for lon in range(0, 360, 40)])
    yield Case("a circle by the pole and one over it", Disc(80, 10, 1_116_000.0), Disc(85, -170, 6e5))
    yield Case("a rectangle up to the pole", Box(80, 10, 90, 100), Disc(85, 120, 3e5))
    yield Case("a thousand circles", *scattered(1000, None, 1e4, 1e5))
    yield Case("a thousand circles in a town", *scattered(1000, 0.1, 50, 1000, (21.03, 105.85)), parts=False)
    yield Case("a hundred large circles over 180", *scattered(100, 30, 1e4, 1e6, (-10, 180)), parts=False)


def masks():
    for table in (simple_masks, chains, lakes, meeting, crossing, large_masks):
        yield from table()
