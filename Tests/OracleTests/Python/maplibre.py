"""JSON documents drawn by the real MapLibre GL JS and the real Leaflet, pixel by pixel.

A document's mask is the only thing on the map, its camera the map's. Pixels farther than 3 points from the circle have
the mask's colour outside of it and none inside, by geodesics of another hand. `maplibre.py FOLDER` keeps the pictures.

A server of this process gives Chromium the pages; one image of a page is only answered once all its maps are drawn,
and Chromium takes its picture after that.
"""

import json
import math
import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import numpy as np
import png
from engine import Report, command, folder
from models import Circle, equator, mercator_y, short_way

chromium = os.environ["LUNETTE_CHROMIUM"]
maplibre, leaflet = Path(os.environ["LUNETTE_MAPLIBRE"]), Path(os.environ["LUNETTE_LEAFLET"])
report = Report()
files, told, is_drawn = {}, {}, threading.Event()

hanoi, fiji, arctic = Circle(21.03, 105.85, 500), Circle(-17.8, 179.99, 100e3), Circle(85, 20, 300e3)


class Pages(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/drawn.png":
            is_drawn.wait(90)
        kind, body = files.get(self.path, ("text/plain", None))
        self.send_response(404 if body is None else 200)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(body or b"")

    def do_POST(self):
        told.update(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()
        is_drawn.set()

    def log_message(self, *_):
        pass


class Map:
    """A scene's document on a map."""

    def __init__(self, name, circle, bearing=0, ratio=0.8, options=(), size=(360, 400)):
        self.name, self.circle = name, circle
        width, height = size
        scene = (
            f"scene {{ width = {width}, height = {height} }}\nlocal zone = {circle.lua(', mask = true')}\n"
            f'camera.fit_circle {{ circle = zone, ratio = {ratio}, of = "min", bearing = {bearing} }}'
        )
        done = subprocess.run([command, "render", "-", "-q", "-f", "json", *options], input=scene.encode(), capture_output=True)
        self.document = json.loads(done.stdout) if done.returncode == 0 else None
        report.check("documents", self.document is not None, f"{name}: {done.stderr.decode().strip()}")

    def expected(self, center, zoom_256, bearing):
        """Which pixels are of the mask, and which can be told: not by the edge, not beyond the square Mercator map."""
        view = self.document["view"]
        scale = 256 * 2**zoom_256 / (2 * math.pi)
        right = (np.arange(view["width"]) + 0.5 - view["width"] / 2)[None, :] / scale
        up = (view["height"] / 2 - np.arange(view["height"]) - 0.5)[:, None] / scale
        a = math.radians(bearing)
        east = right * math.cos(a) + up * math.sin(a)
        north = mercator_y(center[1]) - right * math.sin(a) + up * math.cos(a)
        lat, lon = np.degrees(np.arctan(np.sinh(north))), short_way(center[0] + np.degrees(east))
        away = self.circle.excess(lat, lon) / (equator / np.cosh(north) / scale)
        return away > 0, (np.abs(away) > 3) & (np.abs(north) < math.pi - 3 / scale)


maplibre_page = """
const map = new maplibregl.Map({ container, interactive: false, attributionControl: false, fadeDuration: 0,
  style: { version: 8, sources: {}, layers: [] }, center: camera.center, zoom: camera.zoom_512, bearing: camera.bearing,
  maxZoom: 24 })
map.on('load', () => {
  map.addSource('scene', { type: 'geojson', data: scene })
  map.addLayer({ id: 'masks', type: 'fill', source: 'scene', filter: ['==', ['get', 'overlay'], 'mask'],
    paint: { 'fill-color': ['get', 'fill'], 'fill-opacity': ['get', 'fill-opacity'],
      // It strokes a fill's edge, for smoothness: twice along ±180, where a document is cut.
      'fill-antialias': scene.lunette.target !== 'rfc7946' } })
  map.once('idle', () => done([map.getCenter().lng, map.getCenter().lat], map.getZoom() + 1, map.getBearing()))
})
"""
leaflet_page = """
const map = L.map(container, { zoomControl: false, attributionControl: false, zoomSnap: 0, fadeAnimation: false,
  zoomAnimation: false, center: [camera.center[1], camera.center[0]], zoom: camera.zoom, maxZoom: 24 })
L.geoJSON(scene, { filter: feature => feature.properties.overlay === 'mask',
  style: ({ properties }) => ({ stroke: false, fillColor: properties.fill, fillOpacity: properties['fill-opacity'] }) }).addTo(map)
requestAnimationFrame(() => requestAnimationFrame(() =>
  done([map.getCenter().lng, map.getCenter().lat], map.getZoom(), 0)))
"""


def page(maps, program, scripts):
    """All maps one under the other; each tells its camera when it is drawn."""
    body, top = [], 0
    for number, each in enumerate(maps):
        view = each.document["view"]
        style = f"position:absolute;left:0;top:{top}px;width:{view['width']}px;height:{view['height']}px;background:white"
        body.append(f"<div id='map{number}' style='{style}'></div>")
        top += view["height"] + 8
    documents = json.dumps([each.document for each in maps]).replace("<", "\\u003c")
    return f"""<!doctype html><meta charset="utf-8">{scripts}
<body style="margin:0;background:white">{''.join(body)}<img src="/drawn.png" style="display:none"><script>
const documents = {documents}, cameras = {{}}
documents.forEach((scene, number) => {{
  const container = document.getElementById('map' + number), camera = scene.camera
  const done = (...found) => {{
    cameras[number] = found
    if (Object.keys(cameras).length === documents.length) fetch('/', {{ method: 'POST', body: JSON.stringify(cameras) }})
  }}
  {program}
}})
</script>""", top


def draw(name, maps, program, scripts, address, path):
    """A picture of each map."""
    text, height = page(maps, program, scripts)
    files["/"] = ("text/html", text.encode())
    told.clear()
    is_drawn.clear()
    picture = path / f"{name}.png"
    flags = ["--headless", "--hide-scrollbars", "--force-color-profile=srgb", "--force-device-scale-factor=1"]
    flags += ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", f"--user-data-dir={path / 'profile'}"]
    if os.geteuid() == 0:
        flags.append("--no-sandbox")
    flags += [f"--screenshot={picture}", f"--window-size=600,{height}"]
    done = subprocess.run([chromium, *flags, address + "/"], capture_output=True, timeout=150)
    if not picture.exists() or not told:
        sys.exit(f"{name} drew nothing:\n{done.stderr.decode()[-3000:]}")
    whole, top = png.read(picture), 0
    for number, each in enumerate(maps):
        view = each.document["view"]
        yield each, whole[top : top + view["height"], : view["width"]], told[str(number)]
        top += view["height"] + 8


def check(by, each, drawn, camera):
    center, zoom, bearing = camera
    wanted = each.document["camera"]
    moved = max(abs(short_way(center[0] - wanted["center"][0])), abs(center[1] - wanted["center"][1]), abs(zoom - wanted["zoom"]))
    # MapLibre shows nothing beyond its square map, and moves the camera for it: then its own is taken.
    report.check(f"{by}: the document's camera", moved < 1e-6 or abs(wanted["center"][1]) > 80, f"{each.name}: {camera}")
    is_masked, is_told = each.expected(*camera)
    mask = next(f["properties"] for f in each.document["features"] if f["properties"]["overlay"] == "mask")
    alpha = mask["fill-opacity"]
    color = np.array([int(mask["fill"][i : i + 2], 16) for i in (1, 3, 5)]) * alpha + 255 * (1 - alpha)
    off = np.abs(drawn - np.where(is_masked[:, :, None], color, 255.0)).max(axis=2)
    for subject, kind in ("masked", is_told & is_masked), ("clear", is_told & ~is_masked):
        wrong = kind & (off > 2)
        where = f", first at {np.argwhere(wrong)[0][::-1]}" if wrong.any() else ""
        what = f"{each.name}: {wrong.sum()} of {kind.sum()}{where}"
        report.check(f"{by}: pixels {subject}", kind.sum() > 100 and not wrong.any(), what, int(kind.sum()), int(wrong.sum()))


def tag(script, style):
    files["/map.js"] = ("text/javascript", Path(script).read_bytes())
    files["/map.css"] = ("text/css", Path(style).read_bytes())
    return '<script src="/map.js"></script><link rel="stylesheet" href="/map.css">'


def check_all(address, path):
    maps = [
        Map("Hanoi", hanoi), Map("Hanoi at bearing 30", hanoi, 30), Map("Fiji over 180", fiji),
        Map("Fiji over 180 at bearing 200", fiji, 200), Map("Fiji from afar", fiji, 0, 0.05), Map("85° north", arctic, 0, 0.5),
    ]
    for_it = ("--target", "maplibre")
    maps += [Map("Fiji for MapLibre", fiji, 200, options=for_it), Map("85° north for MapLibre", arctic, 0, 0.5, for_it)]
    scripts = tag(maplibre, maplibre.with_suffix(".css"))
    for each, drawn, camera in draw("maplibre", [m for m in maps if m.document], maplibre_page, scripts, address, path):
        check("MapLibre", each, drawn, camera)
    for_it = ("--target", "leaflet")
    maps = [
        Map("Hanoi as it is", hanoi), Map("Hanoi for Leaflet", hanoi, options=for_it),
        Map("Fiji for Leaflet", fiji, options=for_it), Map("Fiji for Leaflet from afar", fiji, 0, 0.05, for_it),
        Map("85° north for Leaflet", arctic, 0, 0.5, for_it),
    ]
    scripts = tag(leaflet / "leaflet.js", leaflet / "leaflet.css")
    for each, drawn, camera in draw("leaflet", [m for m in maps if m.document], leaflet_page, scripts, address, path):
        check("Leaflet", each, drawn, camera)


server = ThreadingHTTPServer(("127.0.0.1", 0), Pages)
threading.Thread(target=server.serve_forever, daemon=True).start()
try:
    if len(sys.argv) > 1:
        check_all(f"http://127.0.0.1:{server.server_address[1]}", Path(sys.argv[1]))
    else:
        with folder() as path:
            check_all(f"http://127.0.0.1:{server.server_address[1]}", Path(path))
finally:
    server.shutdown()
report.end()
