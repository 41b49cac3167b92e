"""Labels as Chromium measures them: boxes of texts by getBBox must not touch, and are as wide as the engine takes them.

500 labels of cities at random places, beside each other's icons, from a script and from a file. Texts of scripts that the
engine estimates are measured too, with whatever fonts there are: they may be off, but not by half.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from engine import Report, run, screen_document

chromium = os.environ["LUNETTE_CHROMIUM"]
report = Report()

cities = """Tōkyō Delhi Shanghai São_Paulo Ciudad_de_México Cairo Mumbai Beijing Dhaka Osaka New_York Karachi
    Buenos_Aires Chongqing İstanbul Kolkata Manila Lagos Rio_de_Janeiro Tianjin Kinshasa Guangzhou Los_Angeles Moskva
    Shenzhen Lahore Bengaluru Paris Bogotá Jakarta Chennai Lima Krung_Thep Seoul Nagoya Hyderabad London Tehran Chicago
    Chengdu Nanjing Wuhan Hồ_Chí_Minh Luanda Ahmedabad Kuala_Lumpur Hong_Kong Hangzhou Riyadh Bagdad Santiago Surat
    Madrid Suzhou Pune Shenyang Dar_es_Salaam Toronto Belo_Horizonte Khartoum Barcelona Αθήνα Київ София Tromsø Łódź
    Reykjavík Ouagadougou Antananarivo Ulaanbaatar Đà_Nẵng Nürnberg Córdoba Málaga Kraków Győr Plzeň Oslo""".split()
cities = [name.replace("_", " ") for name in cities]
width, height = 1200, 900


def scene(seed, kind):
    """A script of 500 labels at places of its own."""
    places = random.Random(seed)
    lines = [f"scene {{ width = {width}, height = {height} }}", "camera.set { center = { 20, 10 }, zoom = 2.3 }"]
    for number in range(500):
        name, size = places.choice(cities), places.choice([9, 11, 12, 14, 18])
        lat, lon, rank = places.uniform(-50, 70), places.uniform(-130, 150), places.randrange(5)
        look = f'text = "{name}", size = {size}, priority = {rank}'
        if kind == "markers":
            lines.append(f'overlay.marker {{ at = {{ {lat}, {lon} }}, icon = "dot", size = 6, label = {{ {look} }} }}')
        else:
            lines.append(f"overlay.label {{ at = {{ {lat}, {lon} }}, {look} }}")
    return "\n".join(lines)


def measured(svgs):
    """Of each picture's texts the boxes in the view, (left, top, right, bottom, text), and how wide each text runs."""
    script = """
    const found = [...document.querySelectorAll("svg")].map(svg => [...svg.querySelectorAll("text:not([aria-hidden])")]
      .map(text => {
        const box = text.getBBox(), matrix = text.getCTM(), origin = svg.getCTM().inverse().multiply(matrix);
        return [box.x + origin.e, box.y + origin.f, box.x + box.width + origin.e, box.y + box.height + origin.f,
          text.textContent, text.getComputedTextLength()];
      }));
    document.body.textContent = "FOUND" + JSON.stringify(found) + "END";
    """
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(f"<!doctype html><meta charset=utf-8><body>{''.join(svgs)}<script>{script}</script>")
        flags = ["--headless", "--disable-gpu", f"--user-data-dir={folder}/profile", "--dump-dom"]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        done = subprocess.run([chromium, *flags, page.as_uri()], capture_output=True, timeout=120)
    text = done.stdout.decode()
    if "FOUND" not in text:
        sys.exit(f"Chromium measured nothing:\n{done.stderr.decode()}")
    for escaped, letter in ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u00a0"), ("&amp;", "&"):
        text = text.replace(escaped, letter)
    return json.loads(text[text.index("FOUND") + 5 : text.rindex("END")])


def check_apart(name, boxes):
    """At most one box in fifty touches another, of those in view."""
    boxes = [box for box in boxes if box[0] < width and box[2] > 0 and box[1] < height and box[3] > 0]
    touching = {
        index
        for position, a in enumerate(boxes)
        for other, b in enumerate(boxes[:position])
        if a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]
        for index in (position, other)
    }
    what = f"{name}: {len(touching)} of {len(boxes)} touch another"
    report.check("labels lie apart", len(touching) <= 0.02 * len(boxes), what, len(boxes), len(touching))


def check_drops(name, text, boxes):
    """What is not drawn is said, and nothing else is."""
    document = screen_document(text)
    dropped = [f["id"] for f in document["features"] if "dropped" in f.get("screen", {})]
    inside = [f["id"] for f in document["features"] if "screen" in f]
    # Near the view's sides a label's other copy is written too.
    warnings = [w["message"] for w in document["warnings"] if w["code"] == "label-dropped"]
    counted = int(re.match(r"(\d+) labels are", warnings[0]).group(1)) if warnings else 0
    drawn = len(inside) - len(dropped)
    report.check("drops are told", counted == len(dropped) and drawn <= len(boxes), f"{name}: {counted}, {len(dropped)}")


known = {
    "Latin": "Hamburgefonstiv 0123456789", "Greek": "Θεσσαλονίκη", "Cyrillic": "Новосибирск",
    "Czech": "Příbram, Ústí nad Labem",
}
# Of these the engine's table has nothing, or viewers take another font where theirs lacks them, as Vietnamese letters.
estimated = {
    "Vietnamese": "Đắk Lắk, Huế, Cần Thơ", "Han": "北京上海東京", "Kana": "とうきょうトウキョウ", "Hangul": "서울특별시",
    "Arabic": "القاهرة الكبرى", "Hebrew": "תל אביב יפו", "Devanagari": "नई दिल्ली वाराणसी", "Thai": "กรุงเทพมหานคร",
    "Emoji": "🎉🚲🏆",
}


def check_widths():
    """The paper of an attribution is as wide as its text and 8 points, and has six hundredths of room more."""
    lines = ["scene { width = 1600, height = 1600 }", "camera.set { center = { 0, 0 }, zoom = 2 }"]
    texts = known | estimated
    lines += [f'overlay.attribution {{ text = "{text}", position = "top_left" }}' for text in texts.values()]
    papers = [f["screen"]["box"] for f in screen_document("\n".join(lines))["furniture"]]
    drawn = measured([run("\n".join(lines), form="svg")[0]])[0]
    for name, (left, _, right, _), row in zip(texts, papers, drawn, strict=True):
        width, length = (right - left - 8) / 1.06, row[5]
        off = 0.02 if name in known else 0.4
        report.check("texts are as wide as they are taken", abs(width / length - 1) < off, f"{name}: {width:.1f}, {length:.1f}")


names = [(f"{kind} {seed}", scene(seed, kind)) for kind in ("labels", "markers") for seed in range(5)]
pictures = [run(text, form="svg")[0] for _, text in names]
for (name, text), boxes in zip(names, measured(pictures)):
    check_apart(name, boxes)
    check_drops(name, text, boxes)
check_widths()
report.end()
