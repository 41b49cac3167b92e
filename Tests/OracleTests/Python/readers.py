"""Random files and what other hands read in them: python's csv, gpxpy, shapely (WKT), ElementTree (KML).

They lie in Tests/LunetteDataTests/Oracle, where tests compare them with what our readers give. This script makes them
anew and exits with 1 if they are no longer the same; with --record it writes them.
"""

import csv
import io
import json
import pathlib
import random
import sys
import xml.etree.ElementTree as ElementTree
from datetime import timezone
from xml.sax.saxutils import escape, quoteattr

import gpxpy
import shapely

folder = pathlib.Path(__file__).parents[2] / "LunetteDataTests" / "Oracle"
words = ["", "a", "Café", "naïve, \"so\"", "line\nbreak", "a;b\tc", "' <&>", "日本 \U0001f600", "007", "-1.5e3", " x ", "\r\n"]


def number(most):
    """A number of degrees as a text: few digits and many, signs, exponents."""
    value = random.uniform(-most, most)
    form = random.choice(["{:.0f}", "{:.1f}", "{:.7f}", "{!r}", "{:.20f}", "{:e}", "{:+.3f}"])
    return form.format(value)


# CSV --------------------------------------------------------------------------


def csv_file(delimiter, end, quoting):
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=delimiter, lineterminator=end, quoting=quoting)
    writer.writerow(["name", "Latitude", "note", "lng"])
    for _ in range(40):
        place = random.random() < 0.9
        row = [random.choice(words), number(90) if place else "", random.choice(words), number(180) if place else ""]
        writer.writerow(row)
    return out.getvalue()


def csv_read(text, delimiter):
    rows = list(csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter))

    def place(row):
        return [float(row["lng"]), float(row["Latitude"])] if row["lng"] else None

    return [{"fields": list(row.values()), "at": place(row)} for row in rows]


# WKT --------------------------------------------------------------------------


def space():
    return random.choice(["", "", " ", "\n", "\t "])


def listed(items):
    return "(" + space() + (space() + "," + space()).join(items) + space() + ")"


def wkt_place(z):
    return " ".join([number(180), number(90)] + ([number(1000)] if z else []))


def wkt_ring(z):
    places = [wkt_place(z) for _ in range(random.randint(3, 6))]
    return listed(places + places[:1])


def wkt_body(kind, z):
    def some(make, least=1):
        return listed([make() for _ in range(random.randint(least, 4))])

    match kind:
        case "POINT":
            return listed([wkt_place(z)])
        case "LINESTRING":
            return some(lambda: wkt_place(z), 2)
        case "POLYGON":
            return some(lambda: wkt_ring(z))
        case "MULTIPOINT":
            return some(random.choice([lambda: wkt_place(z), lambda: listed([wkt_place(z)])]))
        case "MULTILINESTRING":
            return some(lambda: wkt_body("LINESTRING", z))
        case "MULTIPOLYGON":
            return some(lambda: wkt_body("POLYGON", z))
    return some(lambda: wkt(z, 3))


kinds = ["POINT", "LINESTRING", "POLYGON", "MULTIPOINT", "MULTILINESTRING", "MULTIPOLYGON", "GEOMETRYCOLLECTION"]


def wkt(z, depth=0):
    kind = random.choice(kinds[:6] if depth > 2 else kinds)
    name = random.choice([kind, kind.lower(), kind.title()]) + (" Z " if z else space())
    return name + (" EMPTY" if random.random() < 0.1 else wkt_body(kind, z))


def flat(coordinates):
    """Coordinates without heights, lists instead of tuples."""
    if coordinates and isinstance(coordinates[0], float):
        return list(coordinates[:2])
    return [flat(part) for part in coordinates]


def wkt_read(shape):
    if shape.is_empty:
        return None
    if shape.geom_type == "GeometryCollection":
        return {"type": shape.geom_type, "parts": [part for part in map(wkt_read, shape.geoms) if part]}
    return {"type": shape.geom_type, "coordinates": flat(shapely.geometry.mapping(shape)["coordinates"])}


# GPX --------------------------------------------------------------------------


def gpx_time():
    day = f"{random.randint(1970, 2060)}-{random.randint(1, 12):02}-{random.randint(1, 28):02}"
    clock = f"{random.randint(0, 23):02}:{random.randint(0, 59):02}:{random.randint(0, 59):02}"
    return day + "T" + clock + random.choice(["", ".5", ".125", ".007"]) + random.choice(["Z", "Z", "+05:30", "-08:00"])


def gpx_place(tag, names=False):
    height = f"<ele>{number(4000)}</ele>" if random.random() < 0.7 else ""
    time = f"<time>{gpx_time()}</time>" if random.random() < 0.7 else ""
    name = f"<name>{escape(random.choice(words).strip())}</name>" if names else ""
    symbol = "<sym>Flag</sym>" if names and random.random() < 0.5 else ""
    return f"<{tag} lat={quoteattr(number(90))} lon={quoteattr(number(180))}>{height}{time}{name}{symbol}</{tag}>"


def gpx_file(version):
    def some(tag, most, names=False):
        return "\n".join(gpx_place(tag, names) for _ in range(random.randint(0, most)))

    parts = [some("wpt", 12, names=True)]
    for _ in range(3):
        parts.append(f"<rte><name>{escape(random.choice(words[1:4]))}</name>{some('rtept', 6)}</rte>")
    for _ in range(4):
        segments = "".join(f"<trkseg>{some('trkpt', 15)}</trkseg>" for _ in range(random.randint(0, 3)))
        parts.append(f"<trk><name>{escape(random.choice(words[1:4]))}</name>{segments}</trk>")
    space = f"http://www.topografix.com/GPX/{version.replace('.', '/')}"
    return f'<?xml version="1.0"?>\n<gpx version="{version}" creator="x" xmlns="{space}">\n' + "\n".join(parts) + "\n</gpx>\n"


def gpx_read(text):
    def milliseconds(time):
        # gpxpy gives times without an offset where they are in UTC.
        time = time and (time if time.tzinfo else time.replace(tzinfo=timezone.utc))
        return time and round(time.timestamp() * 1000)

    def place(point):
        return [point.longitude, point.latitude, point.elevation, milliseconds(point.time)]

    document = gpxpy.parse(text)
    return {
        "waypoints": [place(point) + [point.name or "", point.symbol or ""] for point in document.waypoints],
        "routes": [[route.name, [place(point) for point in route.points]] for route in document.routes],
        "tracks": [
            [track.name, [[place(point) for point in segment.points] for segment in track.segments]]
            for track in document.tracks
        ],
    }


# KML --------------------------------------------------------------------------


def kml_places(count, closed=False):
    places = [f"{number(180)},{number(90)}" + random.choice(["", ",0", ",12.5"]) for _ in range(count)]
    return "<coordinates>" + random.choice([" ", "\n  "]).join(places + places[:closed]) + "</coordinates>"


def kml_ring():
    return f"<LinearRing>{kml_places(random.randint(3, 6), closed=True)}</LinearRing>"


def kml_geometry(depth=0):
    match random.randint(0, 3 if depth else 4):
        case 0:
            return f"<Point>{kml_places(1)}</Point>"
        case 1:
            return f"<LineString><tessellate>1</tessellate>{kml_places(random.randint(2, 9))}</LineString>"
        case 2 | 3:
            holes = "".join(f"<innerBoundaryIs>{kml_ring()}</innerBoundaryIs>" for _ in range(random.randint(0, 2)))
            return f"<Polygon><outerBoundaryIs>{kml_ring()}</outerBoundaryIs>{holes}</Polygon>"
    return "<MultiGeometry>" + "".join(kml_geometry(1) for _ in range(random.randint(1, 3))) + "</MultiGeometry>"


def kml_placemark(index):
    data = "".join(f"<Data name='d{i}'><value>{escape(random.choice(words).strip())}</value></Data>" for i in range(2))
    name = escape(random.choice(words[1:]).strip())
    return f"<Placemark id='p{index}'><name>{name}</name><ExtendedData>{data}</ExtendedData>{kml_geometry()}</Placemark>"


def kml_file():
    marks = [kml_placemark(index) for index in range(40)]
    folders = ["<Folder><name>f</name>" + "\n".join(marks[i : i + 8]) + "</Folder>" for i in range(0, 40, 8)]
    head = '<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>'
    return head + "\n".join(folders) + "</Document></kml>\n"


def kml_read(text):
    space = "{http://www.opengis.net/kml/2.2}"

    def path(element):
        places = element.findtext(space + "coordinates").split()
        return [[float(value) for value in place.split(",")[:2]] for place in places]

    def shape(element):
        kind = element.tag.removeprefix(space)
        if kind == "MultiGeometry":
            parts = [shape(part) for part in element]
            types = {part["type"] for part in parts}
            if len(types) > 1:
                return {"type": "GeometryCollection", "parts": parts}
            return {"type": "Multi" + types.pop(), "coordinates": [part["coordinates"] for part in parts]}
        if kind == "Polygon":
            return {"type": kind, "coordinates": [path(ring) for ring in element.iter(space + "LinearRing")]}
        return {"type": kind, "coordinates": path(element)[0] if kind == "Point" else path(element)}

    def feature(element):
        texts = {"name": element.findtext(space + "name")}
        texts |= {data.get("name"): data.findtext(space + "value") for data in element.iter(space + "Data")}
        return {
            "id": element.get("id"),
            "properties": {name: text.strip() for name, text in texts.items() if text and text.strip()},
            "geometry": shape(element[-1]),
        }

    return [feature(element) for element in ElementTree.fromstring(text).iter(space + "Placemark")]


# The files --------------------------------------------------------------------


def files():
    random.seed(6)
    forms = [(",", "\n", csv.QUOTE_MINIMAL), (";", "\r\n", csv.QUOTE_ALL), ("\t", "\r\n", csv.QUOTE_MINIMAL)]
    for index, (delimiter, end, quoting) in enumerate(forms):
        text = csv_file(delimiter, end, quoting)
        yield f"random-{index}.csv", text, csv_read(text, delimiter)
    texts = [wkt(random.random() < 0.3) for _ in range(150)]
    shapes = [wkt_read(shapely.from_wkt(text)) for text in texts]
    yield "random.wkt", "\n;\n".join(texts), shapes
    for version in ["1.0", "1.1"]:
        text = gpx_file(version)
        yield f"random-{version}.gpx", text, gpx_read(text)
    text = kml_file()
    yield "random.kml", text, kml_read(text)


def main():
    changed = []
    for name, text, value in files():
        for path, content in [(folder / name, text), (folder / f"{name}.json", json.dumps(value, indent=0) + "\n")]:
            if "--record" in sys.argv:
                path.write_text(content, encoding="utf-8", newline="")
            elif not path.exists() or path.read_bytes() != content.encode():
                changed.append(path.name)
    if changed:
        sys.exit(f"no longer what they were: {', '.join(changed)}")


main()
