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
        return self.value(repr(10 ** self.random.uniform(-3, 7)) if self.random.random() < 0.9 else "1e7")

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
        return (f"overlay.marker {{ at = {self.coordinate()}, icon = {self.value(self.random.choice(['pin', 'dot']).join([chr(39)] * 2))}, "
                f"size = {self.value(self.number(0, 80))}, rotation = {self.value(self.number(-720, 720))} }}")

    def camera(self, count):
        bearing = self.value(self.random.choice(["0", "90", "33.3", "180", "1e-9", "-720.5"]))
        pick = self.random.random()
        if pick < 0.3:
            return ""
        if pick < 0.5 and count:
            return f"camera.fit_circle {{ circle = c{self.random.randrange(count)}, ratio = {self.number(0.1, 1)}, of = 'min', bearing = {bearing} }}"
        return f"camera.set {{ center = {self.coordinate()}, zoom = {self.value(self.number(-2, 26))}, bearing = {bearing} }}"

    def scene(self):
        width, height = (self.random.choice([1, 100, 360, 800, 3000]) for _ in range(2))
        count = self.random.randint(0, 6)
        lines = [f"scene {{ width = {self.value(str(width))}, height = {self.value(str(height))} }}"]
        lines += [self.circle(index) for index in range(count)]
        lines += [self.marker() for _ in range(self.random.randint(0, 3))]
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
