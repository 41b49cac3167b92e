"""Scenes whose texts try to run or load something, opened by Chromium in every way that a page shows an SVG.

A server of this process gives the pages and counts what else is asked for. Nothing may run, nothing may be loaded, and the
texts that the SVG's DOM holds are the ones given. An SVG that does run and load shows first that both would be seen.
"""

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from engine import Report, run

chromium = os.environ["LUNETTE_CHROMIUM"]
report = Report()
asked, files, results = [], {}, queue.Queue()


class Pages(BaseHTTPRequestHandler):
    def do_GET(self):
        kind, body = files.get(self.path, (None, b""))
        if kind is None:
            asked.append(self.path)
        self.send_response(200 if kind else 404)
        self.send_header("Content-Type", kind or "text/plain")
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        results.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


def texts(origin):
    """Each would mark the window, or ask the server, if it were more than text."""
    mark = f"top.mark=1;new Image().src='{origin}/ran'"
    return [
        f"</text><script>{mark}</script>",
        f"</title><script>{mark}</script>",
        f"</title></svg><img src=x onerror=\"{mark}\">",
        f"</desc><script href='{origin}/script.js'/>",
        f'" onload="{mark}',
        f'" onmouseover="{mark}" style="fill:url({origin}/fill)',
        f"' onload='{mark}",
        f'"><script>{mark}</script><g a="',
        f'"/><image href="{origin}/image.png" width="9" height="9"/><g a="',
        f"]]><script>{mark}</script>",
        f"--><script>{mark}</script>",
        f"<![CDATA[<script>{mark}</script>]]>",
        f"&#x3c;script>{mark}&#x3c;/script>",
        f"&lt;script&gt;{mark}&lt;/script&gt;",
        f"<use href=\"{origin}/use.svg#a\"/>",
        f"<foreignObject><iframe src='{origin}/frame'></iframe></foreignObject>",
        f"<style>@import url({origin}/style.css);</style>",
        f"red;}}*{{fill:url({origin}/paint)}}",
        f"url({origin}/bare)",
        f"javascript:{mark}",
        f"<a href='javascript:{mark}'><animate attributeName='href' begin='0s'/></a>",
        f"<set attributeName='onmouseover' to='{mark}'/>",
        f"<?xml-stylesheet href='{origin}/sheet.css'?>",
        f"<!DOCTYPE svg [<!ENTITY x SYSTEM '{origin}/entity'>]>&x;",
        f"\u2028{mark}\u2029\u202e{mark}\u202c 😀 \u200d",
        "<&\"'" * 2500,
    ]


def lua(text):
    return '"' + "".join(f"\\{byte:03}" for byte in text.encode()) + '"'


def scene(text):
    """The text wherever one can stand; in names its white space is replaced."""
    name = "".join("_" if c.isspace() else c for c in text)
    return f"""
local text, name = {lua(text)}, {lua(name)}
scene {{ width = 200, height = 150, title = text, description = text, lang = name }}
preset(text, {{ a = text }})
param("a", text, {{ label = text, help = text, group = text }})
param(name .. "b", 3, {{ unit = text, choices = {{ {{ 3, text }} }} }})
local all = {{ title = text, class = text, legend = text }}
local function with(more) for key, value in pairs(all) do more[key] = value end return more end
overlay.circle(with {{ center = {{ 0, 0 }}, radius = 5e5, id = name, mask = {{ group = text }} }})
overlay.group({{ id = name .. "g", title = text }}, function()
  overlay.marker(with {{ at = {{ 0, 0 }}, subtitle = text, label = {{ text = text, allow_overlap = true }} }})
end)
overlay.label(with {{ at = {{ 1, 1 }}, text = text, rotation = 10, allow_overlap = true }})
overlay.polyline(with {{ path = {{ {{ 0, 0 }}, {{ 1, 1 }} }}, casing = "white", arrow = "end" }})
overlay.polygon(with {{ path = {{ {{ 0, 0 }}, {{ 1, 1 }}, {{ 1, 0 }} }} }})
overlay.rectangle(with {{ bounds = bounds({{ 0, 0 }}, {{ 1, 1 }}) }})
overlay.title(with {{ text = text }})
overlay.attribution(with {{ text = text }})
overlay.legend(with {{ position = "left" }})
overlay.scale_bar(with {{}})
"""


# Reads the texts back from the files, as XML, and looks at all windows for the mark.
reader = """
addEventListener('load', async () => {
  const found = []
  for (const name of names) {
    const svg = new DOMParser().parseFromString(await (await fetch(name)).text(), 'image/svg+xml')
    const own = (selector, read) => [...svg.querySelectorAll(selector)].map(read)
    found.push({
      wellFormed: svg.querySelector('parsererror') === null,
      elements: [...new Set(own('*', e => e.localName))],
      attributes: [...new Set([...svg.querySelectorAll('*')].flatMap(e => e.getAttributeNames()))],
      title: own('svg > title', e => e.textContent), desc: own('desc', e => e.textContent),
      titles: own(':not(svg) > title', e => e.textContent), texts: own('text', e => e.textContent),
      classes: own('.overlay:not(.mask)', e => e.getAttribute('class')),
      legends: own('[data-legend]', e => e.dataset.legend), groups: own('[data-group]', e => e.dataset.group),
    })
  }
  for (const element of document.querySelectorAll('svg *')) {
    for (const event of ['load', 'error', 'mouseover', 'click', 'focus']) element.dispatchEvent(new Event(event))
  }
  await new Promise(done => setTimeout(done, 1000))
  await fetch('/result', { method: 'POST', body: JSON.stringify({ mark: window.mark ?? 0, found }) })
})
"""

allowed_elements = {"svg", "title", "desc", "rect", "path", "circle", "g", "text", "tspan"}


def check(text, found):
    what = text[:60]
    report.check("well-formed", found["wellFormed"], what)
    report.check("only our elements", set(found["elements"]) <= allowed_elements, f"{what}: {found['elements']}")
    risky = [a for a in found["attributes"] if a.startswith("on") or a in ("href", "xlink:href", "src", "style")]
    report.check("nothing that runs or loads", not risky, f"{what}: {risky}")
    for name, wanted, count in [
        ("title", text, 1), ("desc", text, 1), ("legends", text, 10), ("groups", text, 1),
    ]:
        report.check(f"{name} as given", found[name] == [wanted] * count, f"{what}: {found[name]}"[:300])
    titles = [text] * 9 + [f"{text}\n{text}"]
    report.check("titles as given", sorted(found["titles"]) == sorted(titles), f"{what}: {found['titles']}"[:300])
    kinds = ["circle", "marker", "label", "polyline", "polygon", "rectangle", "title", "attribution", "legend", "scale_bar"]
    classes = sorted(f"overlay {kind} {text}" for kind in kinds)
    report.check("classes as given", sorted(found["classes"]) == classes, f"{what}: {found['classes']}"[:300])
    # Halo and letters of the labels that have room; the last two are the scale bar's own.
    labels = found["texts"][:-2]
    report.check("labels as given", len(labels) >= 2 and set(labels) == {text}, f"{what}: {labels}"[:300])


def open_page(address, svgs, folder):
    """What the reader found in a page that shows the files in every way, and what was asked for beside them."""
    body = []
    for position, svg in enumerate(svgs):
        name = f"/{position}.svg"
        files[name] = ("image/svg+xml", svg.encode())
        # In the page itself, as an image, and as documents of their own, where scripts would run.
        body.append(f"<div>{svg}</div><img src='{name}'><iframe src='{name}'></iframe><object data='{name}'></object>")
    script = f"const names = {json.dumps([f'/{position}.svg' for position in range(len(svgs))])}\n{reader}"
    page = f"<!doctype html><meta charset='utf-8'><body><script>{script}</script>{''.join(body)}"
    files["/"] = ("text/html", page.encode())
    files["/favicon.ico"] = ("image/png", b"")
    asked.clear()
    flags = ["--headless", "--disable-gpu", f"--user-data-dir={folder}/profile"]
    if os.geteuid() == 0:
        flags.append("--no-sandbox")
    with open(f"{folder}/log", "wb") as log:
        browser = subprocess.Popen([chromium, *flags, address + "/"], stdout=log, stderr=log)
    try:
        return results.get(timeout=120), sorted(set(asked))
    except queue.Empty:
        sys.exit(f"The page gave nothing:\n{open(f'{folder}/log', errors='replace').read()[-2000:]}")
    finally:
        browser.terminate()
        browser.wait()


def check_all(address, folder):
    mark = f"top.mark=1;new Image().src='{address}/ran'"
    wicked = f'<svg xmlns="http://www.w3.org/2000/svg" onload="{mark}"><image href="{address}/image"/></svg>'
    result, loaded = open_page(address, [wicked], folder)
    report.check("what runs and loads is seen", result["mark"] == 1 and loaded == ["/image", "/ran"], f"{loaded}")
    given = texts(address)
    for text in given:
        report.check("JSON's title as given", json.loads(run(scene(text))[0])["title"] == text, text[:60])
    result, loaded = open_page(address, [run(scene(text), form="svg")[0] for text in given], folder)
    report.check("nothing ran", result["mark"] == 0, "the window is marked")
    report.check("nothing was loaded", not loaded, f"asked for: {loaded}")
    for text, found in zip(given, result["found"], strict=True):
        check(text, found)


server = ThreadingHTTPServer(("127.0.0.1", 0), Pages)
threading.Thread(target=server.serve_forever, daemon=True).start()
with tempfile.TemporaryDirectory(prefix="lunette-oracle-", ignore_cleanup_errors=True) as path:
    check_all(f"http://127.0.0.1:{server.server_address[1]}", path)
server.shutdown()
report.end()
