"""The page that plays a film, in Chromium: from a file, with nothing to run it but the page itself.

Its picture at a time is that of the SVG frame of the same time. `films.py FOLDER` keeps the pictures there.
"""

import subprocess
import sys
from pathlib import Path

import numpy as np
import png
from chromium import Page
from engine import Report, command, folder

report = Report()
width, height, bar, rate = 640, 360, 48, 30
title, label = "Hà Nội </script><!--", "<script> & \"Hà Nội\""

scene = f"""
scene {{ width = {width}, height = {height}, basemap = "land", title = '{title}' }}
local at = {{ 21.0285, 105.8542 }}
local zone = overlay.circle {{ center = at, radius = 100, mask = "rgb(10 20 60 / 40%)", stroke = "white" }}
overlay.label {{ at = at, text = '{label}', size = 22, halo = "white" }}
camera.set {{ center = at, zoom = 11 }}
zone:ease_to {{ radius = 8000, duration = 1, easing = "out" }}
camera.set {{ center = {{ 1.3521, 103.8198 }}, zoom = 9, duration = 4, move = "fly" }}
overlay.marker {{ at = {{ 1.3521, 103.8198 }}, label = "Singapore" }}
wait(1)
"""


def render(*options, text=scene):
    done = subprocess.run([command, "render", "-", "-q", "-o", "-", *options], input=text.encode(), capture_output=True)
    if done.returncode != 0:
        sys.exit(f"The command failed ({done.returncode}): {done.stderr.decode()}")
    return done.stdout


def differing(one, other):
    """The part of the pixels that differ by more than 48 of 255."""
    one, other = (png.read(path)[..., :3].astype(int) for path in (one, other))
    return (np.abs(one - other).max(axis=2) > 48).mean()


def wanted(page, files, time):
    """Chromium's picture of the SVG frame at a time."""
    svg = files / f"{time}.svg"
    svg.write_bytes(render("--at", str(time), "-f", "svg"))
    page.open(svg, width, height)
    return page.screenshot(files / f"{time}-wanted.png", width, height)


def frame(page):
    return int(page.value("document.documentElement.dataset.frame"))


def time_of(page):
    return float(page.value("document.documentElement.dataset.time"))


def seek(page, time):
    page.value(
        f"{{ const input = document.querySelector('input'); input.value = {time}; input.dispatchEvent(new Event('input')) }}"
    )


def check_pictures(page, files, html, end):
    """Forth and back: each picture is made from another one."""
    times = [0.5, end - 2, end, 1.8]
    pictures = {time: wanted(page, files, time) for time in times}
    page.open(html, width, height + bar)
    page.press("End")
    for time in times:
        seek(page, time)
        part = differing(page.screenshot(files / f"{time}.png", width, height), pictures[time])
        report.check("pictures of times", part < 0.01, f"{time} s: {part:.2%} of the pixels differ")
        report.check("times shown", abs(time_of(page) - time) < 1e-6, f"{time} s: {time_of(page)}")
    alike = differing(pictures[times[0]], pictures[times[1]])
    report.check("pictures differ", alike > 0.01, f"only {alike:.2%} of the pixels")


def check_playing(page, files, html, end):
    page.open(html, width, height + bar)
    began = time_of(page)
    page.wait(0.5)
    report.check("plays by itself", began < time_of(page) < end, f"{began} to {time_of(page)}")
    page.press(" ", "Space", " ")
    page.press("Home")
    report.check("keys", frame(page) == 0 and page.value("document.querySelector('button').textContent") == "Play", "Home")
    page.press(" ", "Space", " ")
    page.wait(2)
    report.check("plays by the clock", 1 < time_of(page) < 3, f"{time_of(page)} s after 2")
    page.press(" ", "Space", " ")
    stood = frame(page)
    page.wait(0.3)
    report.check("stops", frame(page) == stood, f"{stood}, then {frame(page)}")
    for key, step in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)]:
        page.press(key)
        report.check("keys", frame(page) == stood + step, f"{key}: {stood}, then {frame(page)}")
    page.press("End")
    report.check("keys", time_of(page) == end, f"End: {time_of(page)}")
    for key, speed in [("ArrowUp", "2"), (">", "4"), ("ArrowUp", "4"), ("ArrowDown", "2"), ("<", "1")]:
        page.press(key)
        found = page.value("document.querySelector('select').value")
        report.check("keys", found == speed, f"{key}: {found}, wanted {speed}")
    page.press(" ", "Space", " ")
    page.wait(0.3)
    report.check("plays again from the start", time_of(page) < 2, f"{time_of(page)} s")
    names = page.value("[...document.querySelector('form').elements].map(e => "
                       "e.ariaLabel ?? e.labels?.[0]?.textContent.trim() ?? e.textContent).join()")
    report.check("names", names == "Pause,Time in seconds,Time shown,Speed,Loop", names)
    # Looping, the end is followed by the beginning.
    page.press("l")
    seek(page, time_of(page) + float(page.value("document.querySelector('input').max")) - 0.2)
    page.wait(0.8)
    found = time_of(page)
    report.check("loops", found < 3 and page.value("document.querySelector('button').textContent") == "Pause", f"{found} s")
    page.press("l")


def check_texts(page, html):
    """Texts that would end a script, or be elements, are texts."""
    page.open(html, width, height + bar)
    page.press("Home")
    report.check("texts", page.value("document.title") == title, page.value("document.title"))
    found = page.value("[...document.querySelectorAll('main text')].map(e => e.textContent)")
    report.check("texts", label in found, f"{found}")


def check_quiet(page, files, html, end):
    """Where somebody wants no motion, and where no script runs, the end is shown."""
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    page.open(html, width, height + bar)
    page.wait(0.5)
    report.check("rests where motion isn't wanted", time_of(page) == end, f"{time_of(page)} s")
    page.call("Emulation.setEmulatedMedia", features=[])
    picture = wanted(page, files, end)
    page.call("Emulation.setScriptExecutionDisabled", value=True)
    page.open(html, width, height)
    part = differing(page.screenshot(files / "still.png", width, height), picture)
    report.check("the end without a script", part < 0.01, f"{part:.2%} of the pixels differ")
    page.call("Emulation.setScriptExecutionDisabled", value=False)


def check_single(page, files):
    """A scene without time is a picture."""
    html = files / "single.html"
    html.write_bytes(render("-f", "html", text="scene { width = 64, height = 64 }\noverlay.circle { center = { 0, 0 }, radius = 5e5 }"))
    page.open(html, width, height)
    found = page.value("[...document.querySelectorAll('main > svg, form, script')].map(e => e.localName).join()")
    report.check("one frame has no controls", found == "svg", found)


def check_all(files):
    html = files / "film.html"
    html.write_bytes(render("-f", "html", "--frames", str(rate)))
    page = Page(files)
    try:
        page.open(html, width, height + bar)
        end = page.value("+document.querySelector('input').max")
        report.check("as long as the scene", end > 3, f"{end} s")
        check_pictures(page, files, html, end)
        check_playing(page, files, html, end)
        check_texts(page, html)
        check_quiet(page, files, html, end)
        check_single(page, files)
        report.check("no complaints", not page.errors, "; ".join(page.errors))
    finally:
        page.close()


if len(sys.argv) > 1:
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    check_all(Path(sys.argv[1]).resolve())
else:
    with folder() as path:
        check_all(Path(path))
report.end()
