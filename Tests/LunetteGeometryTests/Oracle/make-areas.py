"""Writes areas.csv: sectors, ellipses and buffers, what geographiclib says of them. Run once, with geographiclib 2.

sector,latitude,longitude,radius,inner,from,to,area,south,west,north,east
ellipse,latitude,longitude,semi_major,semi_minor,rotation,area,south,west,north,east
buffer,radius,is_geodesic,south,west,north,east,latitude,longitude,…
probe,latitude,longitude,is_inside       (of the shape before)

Areas (square metres) and boxes (degrees, longitudes as they run on from the centre; -180 and 180 where every longitude is
reached) are those of outlines of thousands of vertices, each by Geodesic.Direct; 0 where there is no box. Probes lie near the
outline and all over the globe; inside is what Geodesic.Inverse says of distance and azimuth.
"""
import math
import random
from geographiclib.geodesic import Geodesic

G = Geodesic.WGS84
rnd = random.Random(1)
POLES = [(90.0, 0.0), (-90.0, 0.0)]


def area(points):
    polygon = G.Polygon()
    for place in points:
        polygon.AddPoint(*place)
    return abs(polygon.Compute(False, True)[2])  # of the smaller side


def reach(center, azimuth, distance):
    place = G.Direct(*center, azimuth, distance, Geodesic.LATITUDE | Geodesic.LONGITUDE | Geodesic.LONG_UNROLL)
    return place["lat2"], place["lon2"]


def seen(center, place):
    """Distance and azimuth from a centre; at a pole the azimuth counts from the centre's meridian."""
    way = G.Inverse(*center, *place)
    azimuth = way["azi1"]
    if center[0] == 90:
        azimuth = 180 - (place[1] - center[1])
    elif center[0] == -90:
        azimuth = place[1] - center[1]
    return way["s12"], azimuth % 360


def probes(inside, near):
    places = [place for place in POLES] + near
    places += [(math.degrees(math.asin(rnd.uniform(-1, 1))), rnd.uniform(-180, 180)) for _ in range(6)]
    for latitude, longitude in places:
        answer = inside((latitude, longitude))
        if answer is not None:
            print(f"probe,{latitude!r},{longitude!r},{int(answer)}")


def box(points, holds):
    latitudes = [p[0] for p in points]
    turned = [holds(pole) for pole in POLES]
    north = 90.0 if turned[0] else max(latitudes)
    south = -90.0 if turned[1] else min(latitudes)
    if any(turned):
        return south, -180.0, north, 180.0
    longitudes, last = [], None
    for latitude, longitude in points:
        if abs(latitude) == 90:
            continue  # a pole has no longitude
        if last is not None:
            longitude -= 360 * round((longitude - last) / 360)
        longitudes.append(longitude)
        last = longitude
    return south, min(longitudes), north, max(longitudes)


def sector(latitude, longitude, radius, inner, start, end, by_hand=None):
    """by_hand: south, west, north, east, where a side passes over a pole."""
    center = (latitude, longitude)
    whole = end - start == 360

    def inside(place, margin=1e-3):
        distance, azimuth = seen(center, place)
        if min(abs(distance - radius), abs(distance - inner)) < margin * radius:
            return None
        turn = (azimuth - start) % 360
        if not whole and min(turn, abs(turn - (end - start)), 360 - turn) < 0.2:
            return None
        return inner < distance < radius and (whole or turn < end - start)

    count = 20000
    bearings = [start + (end - start) * k / count for k in range(count + 1)]
    outer = [reach(center, b, radius) for b in bearings]
    hole = [reach(center, b, inner) for b in bearings] if inner else [center]
    sides = [] if whole else [[reach(center, b, inner + (radius - inner) * k / count) for k in range(count + 1)] for b in (end, start)]
    ring = outer if whole else outer + sides[0][::-1] + (hole[::-1] if inner else []) + sides[1]
    size = area(ring[:-1]) - (area(hole[:-1]) if whole and inner else 0)

    def holds(pole):
        distance = G.Inverse(*center, *pole)["s12"]
        bearing = 0 if pole[0] > 0 else 180
        return inner < distance < radius and (whole or 0 < (bearing - start) % 360 < end - start)

    sides_of_box = by_hand or box(ring + (hole if whole and inner else []), holds)
    print("sector," + ",".join(map(repr, (latitude, longitude, radius, inner, start, end, size, *sides_of_box))))
    near = [reach(center, b, d) for b in (start + 1, (start + end) / 2, end - 1, start - 1, end + 1)
            for d in (radius * 0.99, min(radius * 1.01, 19.95e6), inner * 1.02 + 1e-3 * radius, inner * 0.98)]
    probes(inside, near)


def ellipse(latitude, longitude, a, b, rotation):
    center = (latitude, longitude)

    def extent(azimuth, larger=0.0):
        turn = math.radians(azimuth - rotation)
        p, q = a + larger, b + larger
        return p * q / math.hypot(q * math.cos(turn), p * math.sin(turn))

    def inside(place):
        distance, azimuth = seen(center, place)
        answers = {distance < extent(azimuth, larger) for larger in (-2e-3 * b, 2e-3 * b)}
        return answers.pop() if len(answers) == 1 else None

    ring = []
    for k in range(20000):  # by the eccentric anomaly
        t = 2 * math.pi * k / 20000
        azimuth = rotation + math.degrees(math.atan2(b * math.sin(t), a * math.cos(t)))
        ring.append(reach(center, azimuth, math.hypot(a * math.cos(t), b * math.sin(t))))

    def holds(pole):
        distance, azimuth = seen(center, pole)
        return distance < extent(0 if pole[0] > 0 else 180)

    print("ellipse," + ",".join(map(repr, (latitude, longitude, a, b, rotation, area(ring), *box(ring, holds)))))
    near = [reach(center, azimuth, min(extent(azimuth) * f, 19.95e6)) for azimuth in range(0, 360, 24) for f in (0.98, 1.02)]
    probes(inside, near)


def along(start, end, is_geodesic):
    """Places every few hundred metres or so of an edge."""
    if is_geodesic:
        line = G.InverseLine(*start, *end)
        unrolled = Geodesic.LATITUDE | Geodesic.LONGITUDE | Geodesic.LONG_UNROLL
        return [(p["lat2"], p["lon2"]) for p in (line.Position(line.s13 * k / 4000, unrolled) for k in range(4001))]
    up = [math.asinh(math.tan(math.radians(p[0]))) for p in (start, end)]
    step = math.remainder(end[1] - start[1], 360)
    return [
        (start[0] if start[0] == end[0] else math.degrees(math.atan(math.sinh(up[0] + t * (up[1] - up[0])))),
         start[1] + t * step)
        for t in (k / 4000 for k in range(4001))]


def chord(p, q):
    (a, b), (c, d) = [tuple(map(math.radians, place)) for place in (p, q)]
    return math.acos(max(-1, min(1, math.sin(a) * math.sin(c) + math.cos(a) * math.cos(c) * math.cos(b - d))))


def buffer(radius, is_geodesic, *path):
    line = [p for s, e in zip(path, path[1:]) for p in along(s, e, is_geodesic)] or list(path)
    spacing = max([G.Inverse(*p, *q)["s12"] for p, q in zip(line[::40], line[1::40])] or [0])

    def distance(place):
        nearest = sorted(line, key=lambda p: chord(p, place))[:8]
        return min(G.Inverse(*p, *place)["s12"] for p in nearest)

    def inside(place):
        d = distance(place)
        # Between two places of the line it may be nearer by a bit.
        return None if abs(d - radius) < 1e-3 * radius + spacing * spacing / radius else d < radius

    # Furthest to the north and south under those azimuths, to the east and west from the edges' ends.
    ends = [line[k] for k in range(0, len(line), 4001)] + [line[-1]]
    edge = [reach(p, azimuth, radius) for p in line for azimuth in (0, 180)]
    edge += [reach(p, azimuth / 20, radius) for p in ends for azimuth in range(7200)]
    turned = [distance(pole) < radius for pole in POLES]
    sides = (-90.0 if turned[1] else min(p[0] for p in edge), 90.0 if turned[0] else max(p[0] for p in edge))
    wide = any(turned)
    west, east = (-180.0, 180.0) if wide else (min(p[1] for p in edge), max(p[1] for p in edge))
    print("buffer," + ",".join(map(repr, (radius, int(is_geodesic), sides[0], west, sides[1], east, *sum(path, ())))))
    near = [reach(line[k * (len(line) - 1) // 7], azimuth, radius * f) for k in range(8) for azimuth in (10, 100, 190, 280)
            for f in (0.5, 0.98, 1.02)]
    probes(inside, near)


def main():
    print("# Written by make-areas.py")
    sector(21.0278, 105.8523, 500.0, 0.0, 330.0, 390.0)
    sector(21.0278, 105.8523, 500.0, 200.0, 90.0, 300.0)
    sector(-33.0, 179.95, 25000.0, 5000.0, 20.0, 160.0)
    sector(-33.0, 179.95, 25000.0, 5000.0, 0.0, 360.0)
    sector(60.0, 10.0, 4e6, 0.0, -40.0, 40.0)  # holds the north pole
    sector(60.0, 10.0, 4e6, 0.0, 0.0, 90.0, (44.54502341016152, 10.0, 90.0, 190.0))  # its side passes over it
    sector(60.0, 10.0, 4e6, 0.0, 270.0, 360.0, (44.54502341016152, -170.0, 90.0, 10.0))
    sector(60.0, 180.0, 4e6, 1e6, 0.0, 180.0, (23.989022617985558, 180.0, 90.0, 360.0))
    sector(60.0, 10.0, 4e6, 3.5e6, 0.0, 360.0)  # a ring around the pole
    sector(0.0, 0.0, 15e6, 12e6, 0.0, 360.0)  # a ring around the antipode
    sector(20.0, -70.0, 19.9e6, 0.0, 0.0, 360.0)  # holds both poles
    sector(20.0, -70.0, 19.9e6, 9e6, 0.0, 360.0)  # its hole holds one of them
    sector(20.0, -70.0, 19.9e6, 1e6, 0.0, 180.0, (-90.0, -70.0, 90.0, 110.0))  # its sides pass over both
    sector(20.0, -70.0, 19.9e6, 1e6, 170.0, 375.0)  # holds both poles
    sector(90.0, 30.0, 3e6, 0.0, 10.0, 100.0)
    sector(-90.0, 0.0, 3e6, 1e6, 300.0, 420.0)
    sector(90.0, 0.0, 3e6, 1e6, 0.0, 360.0)
    sector(89.0, 45.0, 2e6, 50000.0, 10.0, 350.0)
    ellipse(21.0278, 105.8523, 800.0, 300.0, 30.0)
    ellipse(0.0, 180.0, 50000.0, 50000.0, 0.0)
    ellipse(0.0, 0.0, 2e6, 2e4, 45.0)
    ellipse(70.0, 20.0, 4e6, 1e6, 0.0)
    ellipse(70.0, 20.0, 4e6, 1e6, 90.0)
    ellipse(-70.0, 20.0, 4e6, 3e6, 77.0)
    ellipse(90.0, 0.0, 2e6, 1e6, 10.0)
    ellipse(10.0, 100.0, 19.9e6, 15e6, 20.0)
    ellipse(10.0, 100.0, 19.9e6, 1e6, 2.0)
    buffer(500.0, False, (21.03, 105.85))
    buffer(500.0, False, (21.03, 105.85), (21.03, 105.87), (21.05, 105.86))
    buffer(20000.0, False, (-40.0, 170.0), (-30.0, -170.0))
    buffer(20000.0, True, (50.0, -10.0), (40.0, -75.0))
    buffer(300000.0, True, (35.0, 140.0), (37.0, -122.0))
    buffer(300000.0, False, (60.0, 0.0), (60.0, 120.0))
    buffer(300000.0, True, (80.0, 0.0), (80.0, 170.0))  # holds the pole
    buffer(100000.0, True, (85.0, 0.0), (85.0, 140.0))  # does not
    buffer(2e6, False, (80.0, 0.0), (80.0, 100.0))
    buffer(9e6, True, (10.0, 0.0), (-20.0, 100.0))
    buffer(12e6, False, (10.0, 0.0), (-20.0, 30.0))


main()
