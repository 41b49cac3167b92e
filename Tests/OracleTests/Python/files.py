"""Features of GeoJSON files in documents: valid by shapely, where the files have them, with all that these say of them."""

import json
import math
import pathlib
import random
import subprocess
import sys
import xml.etree.ElementTree

import shapely
from engine import Report, command
from engine import folder as own_folder
from shapely.geometry import shape

seed = 83
report = Report()
rng = random.Random(seed)


def star(at, reach, scale=1.0):
    """A closed simple ring; of a scale of 0.2 it lies within one of scale 1 around the same place."""
    count, turn = rng.randint(6, 10), rng.uniform(0, 2 * math.pi)
    angles = [turn + (number + rng.uniform(0.1, 0.9)) * 2 * math.pi / count for number in range(count)]
    ring = []
    for angle in angles[:: rng.choice([1, -1])]:
        away = scale * reach * rng.uniform(0.6, 1)
        ring.append([at[0] + away * math.cos(angle), at[1] + away * math.sin(angle)])
    return ring + ring[:1]


def place():
    return [rng.choice([rng.uniform(-180, 180), 180, -180, 179.99, 540]), rng.uniform(-80, 80)]


def near(at, reach):
    return [at[0] + reach * rng.uniform(-1, 1), at[1] + reach * rng.uniform(-1, 1)]


def geometry(kind):
    at, reach = place(), 10 ** rng.uniform(-4, -1.5)
    several = range(rng.randint(2, 4))

    def rings():
        home = near(at, 2 * reach)
        return [star(home, reach)] + [star(home, reach, 0.2) for _ in range(rng.randint(0, 1))]

    if kind == "GeometryCollection":
        kinds = ["Point", "LineString", "Polygon", "MultiPolygon"]
        return {"type": kind, "geometries": [geometry(rng.choice(kinds)) for _ in range(rng.randint(0, 3))]}
    coordinates = {
        "Point": lambda: at,
        "MultiPoint": lambda: [near(at, reach) for _ in several],
        "LineString": lambda: [near(at, reach) for _ in several],
        "MultiLineString": lambda: [[near(at, reach) for _ in several] for _ in several],
        "Polygon": rings,
        "MultiPolygon": lambda: [rings() for _ in several],
    }[kind]()
    return {"type": kind, "coordinates": coordinates}


def value(depth=0):
    kinds = [None, True, False, rng.randint(-9, 9), rng.gauss(0, 1) * 10 ** rng.randint(-20, 20), "<&\"é\u0001\U0001f600"]
    if depth < 3:
        kinds += [[value(depth + 1) for _ in range(rng.randint(0, 2))], {"a": value(depth + 1)}, {}]
    return rng.choice(kinds)


def on_world(parts):
    """Parts of a plane whose longitudes run on, cut at 180 and moved into the world."""
    moved = []
    for part in parts:
        for turn in range(-2, 3):
            cut = shapely.intersection(part, shapely.box(-180 + 360 * turn, -90, 180 + 360 * turn, 90))
            moved.append(shapely.transform(cut, lambda places: places - [360 * turn, 0]))
    return shapely.union_all([part for part in moved if not part.is_empty])


def leaves(feature):
    """The polygons, lines and points of a geometry."""
    if feature["type"] == "GeometryCollection":
        return [leaf for part in feature["geometries"] for leaf in leaves(part)]
    return list(shapely.get_parts(shape(feature)))


def dimension(part):
    return {"Point": 0, "LineString": 1, "Polygon": 2}[part.geom_type]


def check(given, drawn):
    """A feature of a file against what is drawn of it: areas, lines and points each for itself."""
    parts = leaves(given["geometry"]) if given["geometry"] else []
    dimensions = sorted({dimension(part) for part in parts}, reverse=True)
    report.check("parts", len(drawn) == len(dimensions), f"{len(drawn)} of {dimensions}")
    for found, of in zip(drawn, dimensions):
        what = found["id"]
        there = shape(found["geometry"])
        report.check("validity", there.is_valid, what)
        wanted = on_world([part for part in parts if dimension(part) == of])
        if of == 2:
            strays = shapely.symmetric_difference(wanted, there).area
            report.check("areas", strays < 0.01 * wanted.area, f"{what}: {strays} of {wanted.area}")
        elif of == 1:
            strays = shapely.hausdorff_distance(wanted, there)
            report.check("lines", strays < 1e-3 * wanted.length + 2e-8, f"{what}: {strays} of {wanted.length}")
        else:
            # 180 and -180 are one meridian.
            places = [[(part.x + 180) % 360, part.y] for part in parts if dimension(part) == of]
            strays = shapely.get_coordinates(there) + [180, 0] - places
            strays[:, 0] = (strays[:, 0] + 180) % 360 - 180
            report.check("points", abs(strays).max() < 2e-8, f"{what}: {abs(strays).max()}")
        for name, said in given["properties"].items():
            if said is not None:
                report.check("properties", found["properties"].get(name) == said, f"{what}: {name} = {said}")
            else:
                report.check("properties", name not in found["properties"], f"{what}: {name}")


def rendered(folder, form):
    scene = pathlib.Path(folder) / "scene.lua"
    done = subprocess.run([command, "render", scene, "-q", "-f", form, "-o", "-"], capture_output=True, check=False)
    if done.returncode != 0:
        sys.exit(f"The command failed ({done.returncode}):\n{done.stderr.decode()}")
    return done.stdout.decode()


kinds = ["Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "GeometryCollection", None]
features = []
for number in range(400):
    kind = kinds[number % len(kinds)]
    features.append(
        {
            "type": "Feature",
            "id": rng.choice([number, f"f{number}", "twice", "a b", f"geojson-1-{rng.randint(1, 500)}"]),
            "geometry": kind and geometry(kind),
            "properties": {"number": number} | {f"p{index}": value() for index in range(rng.randint(0, 5))},
        }
    )
with own_folder() as folder:
    (pathlib.Path(folder) / "data.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    (pathlib.Path(folder) / "scene.lua").write_text('overlay.geojson { file = "data.geojson" }')
    # Every number is a double.
    document = json.loads(rendered(folder, "json"), parse_int=float)
    picture = xml.etree.ElementTree.fromstring(rendered(folder, "svg"))
for given in features:
    number = given["properties"]["number"]
    check(given, [found for found in document["features"] if found["properties"]["number"] == number])
ids = [found["id"] for found in document["features"]]
report.check("ids", len(set(ids)) == len(ids), "two are the same")
# Points that look alike have a group without an id.
shown = [element.get("id") for element in picture.iter() if element.get("id")]
report.check("pictures", len(set(shown)) == len(shown) > 300 and set(shown) <= set(ids), "ids of elements")
print(f"seed {seed}")
report.end()
