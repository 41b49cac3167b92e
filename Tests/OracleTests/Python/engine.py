"""Runs the engine's command, and counts what is checked.

The command is named by LUNETTE_COMMAND. A script exits with 1 if anything it checked was wrong.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

command = os.environ["LUNETTE_COMMAND"]
# What scenes from standard input read lies in the current folder.
examples = Path(__file__).resolve().parents[3] / "examples"


def run(scene, *options, form="json"):
    """What the command writes for a scene's text, and the lines that the scene prints."""
    done = subprocess.run(
        [command, "render", "-", "-q", "-f", form, "-o", "-", *options],
        input=scene.encode(), capture_output=True, cwd=examples,
    )
    if done.returncode != 0:
        sys.exit(f"The command failed ({done.returncode}):\n{done.stderr.decode()}\nin the scene\n{scene[:2000]}")
    return done.stdout.decode(), done.stderr.decode().splitlines()


def document(scene, *options):
    """The JSON document of a scene, with its text."""
    text, _ = run(scene, "--no-screen", *options)
    return json.loads(text), text


def screen_document(scene):
    """The same with the geometry in view points."""
    return json.loads(run(scene)[0])


def printed(scene):
    """The numbers and words that a scene prints, a list a line."""
    _, lines = run(scene, form="svg")
    return [[value(word) for word in line.split()] for line in lines]


def value(word):
    try:
        return float(word)
    except ValueError:
        return word


def features(parsed, overlay):
    return [f for f in parsed["features"] if f["properties"]["overlay"] == overlay]


class Report:
    """Counts checks by their subject, and remembers the first ones that failed."""

    def __init__(self):
        self.subjects = {}

    def check(self, subject, holds, what, count=1, wrong=None):
        """Several checks can be counted at once, with how many of them failed."""
        entry = self.subjects.setdefault(subject, [0, 0, []])
        entry[0] += count
        if not holds:
            entry[1] += 1 if wrong is None else wrong
            entry[2].append(what)

    def add(self, subjects):
        """What another process counted."""
        for subject, (count, failed, examples) in subjects.items():
            entry = self.subjects.setdefault(subject, [0, 0, []])
            self.subjects[subject] = [entry[0] + count, entry[1] + failed, entry[2] + examples]

    def close(self, subject, found, wanted, tolerance, what):
        self.check(
            subject, abs(found - wanted) <= tolerance, f"{what}: {found:.12g}, wanted {wanted:.12g} ± {tolerance:g}"
        )

    def end(self):
        """Prints all and ends the process."""
        for subject, (count, failed, examples) in self.subjects.items():
            print(f"{'FAILED' if failed else 'ok    '} {subject}: {count} checked, {failed} wrong")
            for example in examples[:8]:
                print(f"         {example}")
        failed = [subject for subject, entry in self.subjects.items() if entry[1]]
        if not self.subjects:
            sys.exit("nothing was checked")
        sys.exit(1 if failed else 0)


def folder():
    """A folder of its own for a script's files, gone with the script."""
    return tempfile.TemporaryDirectory(prefix="lunette-oracle-")
