"""The attack scripts of the folder Attacks, read from their fixtures.

A fixture holds many attacks, apart by empty lines. Each has its wanted end, the exit code and a piece of what is said (or
several, with … between them), and may name more options and how often it runs:

    --! 3 passed its limit of
    --+ --steps 3000000
    --% 100
"""

import os
import re
from dataclasses import dataclass, field

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Attacks")
MODULES = os.path.join(FOLDER, "modules")


@dataclass
class Attack:
    place: str                                    # of the fixture: file and line
    text: bytes
    exit: int
    says: str
    options: list = field(default_factory=list)
    runs: int = 1
    # What makes the script's file, where a text does not: it is given the folder, and gives the script's name.
    prepare: object = None

    @property
    def theme(self):
        return self.place.partition(":")[0]


def read(name):
    """The attacks of a fixture."""
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        blocks = file.read().split("\n\n")
    line, attacks = 1, []
    for block in blocks:
        # Comments alone say what follows.
        if not all(line.startswith("-- ") or not line for line in block.split("\n")):
            attacks.append(parse(block.strip("\n"), f"{name}:{line}"))
        line += block.count("\n") + 2
    return attacks


def parse(block, place):
    wanted = re.search(r"^--! (\d+) ?(.*)$", block, re.MULTILINE)
    if wanted is None:
        raise SystemExit(f"{place}: an attack has its wanted end, as in --! 3 passed its limit")
    attack = Attack(place, block.encode(), int(wanted[1]), wanted[2])
    for mark, text in re.findall(r"^--([+%]) (.*)$", block, re.MULTILINE):
        if mark == "+":
            attack.options += text.split()
        else:
            attack.runs = int(text)
    return attack


def fixtures():
    return [attack for name in sorted(os.listdir(FOLDER)) if name.endswith(".lua") for attack in read(name)]
