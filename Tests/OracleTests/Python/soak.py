"""Long random runs: soak.py SECONDS [SEED]. Random scenes, sound and unsound, through the command.

Every run must end with an exit code of its contract within 30 s; what is written must be well-formed, in range, closed,
and the same bytes again. A failure prints the scene and its seed, and exits with 1.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

COMMAND = os.environ["LUNETTE_COMMAND"]
ODD = ["0/0", "1/0", "-1/0", "-0.0", "1e308", "5e-324", "2^53", "-1", "0", "nil", "true", "{}", "'x'", "print", "'21'",
       "'\\0'", "'\\xff'", "{1,2,3}", "{{1,2}}", "('x'):rep(5000)", "coordinate(1,2)", "color('red')", "math.mininteger"]


class Scenes:
    """Draws scenes from a grammar; one value in `oddity` is odd."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.oddity = self.random.choice([0, 0, 0.02, 0.2])

    def value(self, text):
        return self.random.choice(ODD) if self.random.random() < self.oddity else text

    def number(self, low, high):
        pick = self.random.random()
        if pick < 0.1:
            return repr(self.random.choice([low, high, (low + high) / 2]))
        return repr(round(self.random.uniform(low, high), self.random.choice([0, 3, 9])))

    def coordinate(self):
        pick = self.random.random()
        latitude = self.number(-90, 90) if pick < 0.8 else self.random.choice(["90", "-90", "89.9999999", "85.0511287798"])
        longitude = self.number(-180, 180) if pick > 0.2 else self.random.choice(["180", "-180", "179.9999999", "540", "1e9"])
        return self.value(f"{{{self.value(latitude)}, {self.value(longitude)}}}")

    def radius(self):
        return self.value(repr(10 ** self.random.uniform(-3, 7.3)) if self.random.random() < 0.9 else self.random.choice(["1e7", "19.99e6", "20003931", "1e9"]))

    def color(self):
        return self.value(self.random.choice(["'red'", "'#12345678'", "'rgb(0 0 255 / 20%)'", "'none'", "color('navy', 0.5)"]))

    def circle(self, index):
        keys = [f"center = {self.coordinate()}", f"radius = {self.radius()}"]
        options = {
            "model": lambda: self.random.choice(["'wgs84'", "'sphere'", "'planar'"]), "fill": self.color, "stroke": self.color,
            "stroke_width": lambda: self.number(0, 20), "opacity": lambda: self.number(0, 1), "z": lambda: self.number(-5, 5),
            "dash": lambda: "{6, 4}", "title": lambda: "'a <b> & \"c\"'", "visible": lambda: "false",
            "mask": lambda: self.random.choice(["true", self.color(), f"{{ fill = {self.color()}, group = 'g{index}' }}",
                                                f"{{ group = 'g{index}', z = 2 }}"]),
        }
        for key in self.random.sample(list(options), self.random.randint(0, 4)):
            keys.append(f"{key} = {self.value(options[key]())}")
        return f"local c{index} = overlay.circle {{ {', '.join(keys)} }}"

    def marker(self):
        icon = self.random.choice(["pin", "dot", "ring", "square", "diamond", "triangle", "star", "cross", "flag", "arrow"])
        keys = [f"at = {self.coordinate()}", f"icon = {self.value(repr(icon))}", f"size = {self.value(self.number(0, 80))}",
                f"rotation = {self.value(self.number(-720, 720))}"]
        if self.random.random() < 0.3:
            keys.append(f"label = {self.value(self.random.choice([self.text(), '{ ' + self.lettering() + ' }']))}")
        return f"overlay.marker {{ {', '.join(keys)} }}"

    def text(self):
        return self.value(self.random.choice(["'A'", "'Hồ Gươm\\nHà Nội'", "'שלום <b>'", "'a & b'", "''", "5", "('y'):rep(300)"]))

    def lettering(self):
        options = {
            "size": lambda: self.number(0, 60), "color": self.color, "halo": self.color, "halo_width": lambda: self.number(0, 5),
            "anchor": lambda: self.random.choice(["'top'", "'left'", "'bottom-right'", "'center'"]),
            "offset": lambda: f"{{{self.number(-50, 50)}, {self.number(-50, 50)}}}", "rotation": lambda: self.number(-720, 720),
        }
        keys = [f"text = {self.text()}"]
        for key in self.random.sample(list(options), self.random.randint(0, 3)):
            keys.append(f"{key} = {self.value(options[key]())}")
        return ", ".join(keys)

    def label(self):
        return f"overlay.label {{ at = {self.coordinate()}, {self.lettering()} }}"

    def path(self, longest=12):
        kind = self.random.random()
        if kind < 0.1:
            return f"path.circle({self.coordinate()}, {self.radius()}, {self.random.randint(3, 40)})"
        if kind < 0.2:
            return f"path.geodesic({self.coordinate()}, {self.coordinate()})"
        if kind < 0.3:
            return f"bounds({self.coordinate()}, {self.coordinate()}):path()"
        places = [self.coordinate() for _ in range(self.random.randint(0, longest))]
        if places and self.random.random() < 0.3:
            places.append(places[0])
        text = f"path {{ {', '.join(places)} }}"
        if self.random.random() < 0.2:
            method = self.random.choice(["reversed()", "simplified(1e5)", "densified(1e6)", "slice(10, 1e6)", "appending({1, 2})"])
            text = f"({text}):{method}"
        return self.value(text)

    def line(self):
        options = {
            "geodesic": lambda: "true", "stroke": self.color, "stroke_width": lambda: self.number(0, 20),
            "arrow": lambda: self.random.choice(["'end'", "'both'", "'start'"]),
            "dash": lambda: self.random.choice(["{6, 4}", "{1e5, 5e4, unit = 'm'}", "{1, 1, unit = 'm'}", "3"]),
            "casing": lambda: self.random.choice(["'white'", "{ color = 'black', stroke_width = 9 }"]),
            "line_join": lambda: "'miter'", "z": lambda: self.number(-5, 5),
        }
        keys = [f"path = {self.path()}" if self.random.random() < 0.7 else f"paths = {{ {self.path()}, {self.path()} }}"]
        for key in self.random.sample(list(options), self.random.randint(0, 4)):
            keys.append(f"{key} = {self.value(options[key]())}")
        return f"overlay.polyline {{ {', '.join(keys)} }}"

    def area(self, index):
        options = {
            "fill": self.color, "stroke": self.color, "hatch": lambda: "true", "fill_rule": lambda: "'evenodd'",
            "dash": lambda: self.random.choice(["{6, 4}", "{1e5, 5e4, unit = 'm'}"]), "casing": lambda: "'white'",
            "mask": lambda: f"{{ group = 'a{index}' }}",
        }
        kind = self.random.random()
        if kind < 0.5:
            keys = [f"path = {self.path()}"]
            if self.random.random() < 0.3:
                keys.append(f"holes = {{ {self.path(5)} }}")
            if self.random.random() < 0.3:
                keys.append("geodesic = true")
            name = "polygon"
        elif kind < 0.75:
            keys, name = [f"bounds = bounds({self.coordinate()}, {self.coordinate()})"], "rectangle"
        else:
            size = f"width = {self.radius()}, height = {self.radius()}"
            keys, name = [f"center = {self.coordinate()}, {size}, model = 'mapkit'"], "rectangle"
        for key in self.random.sample(list(options), self.random.randint(0, 3)):
            keys.append(f"{key} = {self.value(options[key]())}")
        return f"overlay.{name} {{ {', '.join(keys)} }}"

    def others(self):
        makers = [self.line, self.label, lambda: self.area(self.random.randrange(1000))]
        lines = [self.random.choice(makers)() for _ in range(self.random.randint(0, 5))]
        if lines and self.random.random() < 0.3:
            body = " ".join(lines)
            lines = [f"overlay.group({{ title = 'g', opacity = {self.value(self.number(0, 1))} }}, function() {body} end)"]
        if self.random.random() < 0.2:
            lines.append("overlay.scale_bar { position = 'bottom', units = 'imperial' }")
        if self.random.random() < 0.2:
            ramp = self.random.choice(["quantize", "linear"])
            lines.append(f"overlay.legend {{ title = 'a', scale = scale.{ramp} {{ domain = {{ 0, {self.value(self.number(1, 1e9))} }}, range = 'Blues' }} }}")
            lines.append("overlay.legend { position = 'left' } overlay.attribution { text = 'a' }")
        if self.random.random() < 0.2:
            lines.append(f"overlay.title {{ text = 'a\\nb', position = 'top_left', size = {self.value(self.number(0, 40))} }}")
        if self.random.random() < 0.1:
            lines.insert(0, f"style {{ stroke = {self.color()}, label = {{ size = {self.number(1, 40)} }} }}")
        return lines

    def camera(self, count):
        bearing = self.value(self.random.choice(["0", "90", "33.3", "180", "1e-9", "-720.5"]))
        pick = self.random.random()
        if pick < 0.3:
            return ""
        if pick < 0.5 and count:
            return f"camera.fit_circle {{ circle = c{self.random.randrange(count)}, ratio = {self.number(0.1, 1)}, of = 'min', bearing = {bearing} }}"
        if pick < 0.6:
            return "pcall(camera.fit)"
        if pick < 0.7:
            return f"camera.fit({self.path()}, {{ padding = {self.value('10')}, bearing = {bearing} }})"
        return f"camera.set {{ center = {self.coordinate()}, zoom = {self.value(self.number(-2, 26))}, bearing = {bearing} }}"

    def scene(self):
        width, height = (self.random.choice([1, 100, 360, 800, 3000]) for _ in range(2))
        count = self.random.randint(0, 6)
        lines = [f"scene {{ width = {self.value(str(width))}, height = {self.value(str(height))} }}"]
        lines += [self.circle(index) for index in range(count)]
        lines += [self.marker() for _ in range(self.random.randint(0, 3))]
        lines += self.others()
        lines.append(self.camera(count))
        if self.random.random() < 0.3:
            lines.append(f"if camera and pcall(function() return camera.zoom end) then print(projection.point({self.coordinate()})) end")
        return "\n".join(lines) + "\n"


def run(path, arguments):
    return subprocess.run([COMMAND, path, *arguments], capture_output=True, timeout=30)


def refuse(constant):
    raise ValueError(f"{constant} is no JSON")


def check_svg(text):
    assert b"nan" not in text.lower().replace(b"title", b"") or b"'nan'" in text, "nan in the SVG"
    ElementTree.fromstring(text)


def check_json(text):
    document = json.loads(text, parse_constant=refuse)
    ids = [feature["id"] for feature in document["features"]]
    assert len(ids) == len(set(ids)), "ids repeat"
    for feature in document["features"]:
        geometry = feature["geometry"]
        if geometry is None or geometry["type"] == "Point":
            continue
        if "LineString" in geometry["type"]:
            parts = geometry["coordinates"] if geometry["type"] == "MultiLineString" else [geometry["coordinates"]]
            assert all(len(part) >= 2 for part in parts), "a line has one position"
            assert all(abs(x) <= 180 and abs(y) <= 90 for part in parts for x, y in part), "a position is out of range"
            continue
        polygons = geometry["coordinates"] if geometry["type"] == "MultiPolygon" else [geometry["coordinates"]]
        for ring in (ring for polygon in polygons for ring in polygon):
            assert len(ring) >= 4 and ring[0] == ring[-1], "a ring is not closed"
            assert all(abs(x) <= 180 and abs(y) <= 90 for x, y in ring), "a position is out of range"


def soak(seconds, seed):
    started, runs, codes = time.monotonic(), 0, {}
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "scene.lua")
        while time.monotonic() - started < seconds:
            seed += 1
            text = Scenes(seed).scene()
            with open(path, "w") as file:
                file.write(text)
            for name, check in (("svg", check_svg), ("json", check_json)):
                try:
                    done = run(path, ["-f", name])
                    assert done.returncode in (0, 1, 2, 3, 4), f"exit code {done.returncode}: {done.stderr[-500:]!r}"
                    assert done.returncode == 0 or not done.stdout, "output beside an error"
                    if done.returncode == 0:
                        check(done.stdout)
                    if runs % 16 == 0:
                        assert run(path, ["-f", name]).stdout == done.stdout, "another run gives other bytes"
                except (AssertionError, ValueError, subprocess.TimeoutExpired, ElementTree.ParseError) as error:
                    print(f"seed {seed}, {name}: {error}\n{text}")
                    return 1
                runs += 1
                codes[done.returncode] = codes.get(done.returncode, 0) + 1
    print(f"{runs} runs, exit codes {dict(sorted(codes.items()))}, last seed {seed}")
    return 0


if __name__ == "__main__":
    sys.exit(soak(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0))
