"""What the fuzzers begin with: seeds.py FOLDER makes a folder for each of them.

Scripts are the examples, and fixtures and attacks, which stand apart by empty lines; calls are any bytes; values have
a first byte that says how they are read (FuzzValues.swift), and so do files (FuzzFiles.swift).
"""
import pathlib
import random
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
VALUES = [
    ["#1f6feb80", "rebeccapurple", "rgb(0 0 255 / 20%)", "hsla(120deg, 50%, 50%, .5)", "hsl(.5turn 1e2% 0%)", "none"],
    ["2026-05-01", "2024-02-29T12:30:00Z", "0000-12-31T23:59:59Z"],
    ['{"a": [1, -2.5e-3, true, null, "\\u00e9\\ud83d\\ude00\\n"]}', "1e308", "123456789012345678901234567890.5", "-0.1e-320"],
    ['a,b\n1,"x ""y""\nz"\n\n2,3\n', "\ufeffa;b\r\n1;2\r\n", "a\tb\n1\n"],
    ["\ufeffa\r\n\n  \nb", "a\n\n"],
    [chr(kind) + chr(7) + text for kind in range(17) for text in ("21.03,105.85", "800m", "3 km", "1,2,3", "navy", "1h", "5")],
    ["_p~iF~ps|U_ulLnnqC_mqNvxq`@", "??"],
    ["\0" * 8 + "\2", "\x3f\x50\x62\x4d\xd2\xf1\xa9\xfc\x03"],
    ['<a b="c">&\u2028\x01\ufffe', 'quote " and \\ backslash'],
]
FILES = {".gpx": 0, ".kml": 1, ".kmz": 1, ".wkt": 2, ".csv": 3, ".tsv": 3, ".geojson": 4, ".json": 5, ".svg": 6, ".png": 6, ".gif": 6}
GEOMETRIES = [
    '{"type":"Point","coordinates":[1,2,3]}', '{"type":"MultiPoint","coordinates":[[1e0,-2.5],[190,90]]}',
    '{"coordinates":[[1,2],[3,4]],"type":"LineString"}', '{"type":"MultiLineString","coordinates":[[[1,2],[3,4]],[]]}',
    '{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,0]],[[1,0.5],[1.5,0.5],[1.5,1]]]}',
    '{"type":"MultiPolygon","coordinates":[[[[0,0],[2,0],[2,2],[0,0]]]]}',
    '{"type":"GeometryCollection","geometries":[null,{"type":"Point","coordinates":[]}]}',
]


def scripts():
    for folder in ("examples", "Tests/DocumentTests/Scenes"):
        for path in sorted((ROOT / folder).glob("*.lua")):
            yield path.read_bytes()
    for folder in ("Tests/LunetteScriptTests/Fixtures", "Tests/OracleTests/Attacks"):
        for path in sorted((ROOT / folder).glob("*.lua")):
            yield from path.read_bytes().split(b"\n\n")


def calls():
    generator = random.Random(0)
    return [generator.randbytes(generator.choice([20, 100, 400, 1000])) for _ in range(200)]


def values():
    for way, texts in enumerate(VALUES):
        for text in texts:
            yield bytes([way]) + text.encode("latin-1" if way in (5, 7) else "utf-8")


def files():
    yield from (b"\4" + text.encode() for text in GEOMETRIES)
    feature = '{"type":"Feature","id":%d,"properties":{"a":[1,"\\u00e9"]},"geometry":%s}'
    features = [feature % item for item in enumerate(GEOMETRIES)]
    yield b"\4" + "\n".join(features).encode()
    yield b"\4" + ('{"type":"FeatureCollection","crs":{},"features":[%s]}' % ",".join(features)).encode()
    tests = ROOT / "Tests"
    for folder in (
        tests / "LunetteDataTests/Odd", tests / "LunetteDataTests/Oracle", tests / "LunetteScriptTests/Fixtures/modules",
        ROOT / "examples/data",
    ):
        for path in sorted(folder.glob("*.*")):
            if path.suffix in FILES:
                yield bytes([FILES[path.suffix]]) + path.read_bytes()


def main(folder):
    fuzzers = (("FuzzScripts", scripts()), ("FuzzCalls", calls()), ("FuzzValues", values()), ("FuzzFiles", files()))
    for name, seeds in fuzzers:
        place = pathlib.Path(folder) / name
        place.mkdir(parents=True, exist_ok=True)
        for number, seed in enumerate(seeds):
            (place / f"{number:04}").write_bytes(seed)


main(sys.argv[1])
