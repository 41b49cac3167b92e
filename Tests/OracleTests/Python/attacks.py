"""Hostile scripts through the release command: attacks.py [THEME]. Each ends as it must, whatever it tries:

by itself, within --timeout 2 and a quarter of a second of CPU, under 128 MB, with the exit code and the words that its fixture
wants. What it says is clean text of a few kB. No file is touched, and no byte hangs on the environment.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import attack_cases
import attack_files
from engine import Report, command

LIMITS = ["--timeout", "2", "--memory", "64"]
MOST_CPU, MOST_RESIDENT, MOST_SAID, MOST_PRINTED = 2.25, 128 << 20, 8 << 10, 16 << 10
HANGS = 60        # seconds until a run is given up
AT_ONCE = 0.25    # of CPU: what takes no longer runs a second time

SECRET = "bait-5f21c7"
BAIT = {
    "LUA_INIT": f"error('{SECRET}')", "LUA_INIT_5_4": f"@{SECRET}.lua", "LUA_PATH": f"/{SECRET}/?.lua", "LUA_PATH_5_4": "?.bait",
    "LUA_CPATH": f"/{SECRET}/?.so", "LUA_CPATH_5_4": "?.bait", "LC_ALL": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "de",
    "TZ": "Asia/Kathmandu", "HOME": f"/{SECRET}", "USER": SECRET, "TOKEN": SECRET, "NO_COLOR": "1", "TERM": "xterm",
    "COLUMNS": "7", "PWD": f"/{SECRET}", "TMPDIR": f"/{SECRET}", "POSIXLY_CORRECT": "1", "LUNETTE_SEED": "5",
}
# Of texts for people: no control characters, none that turn the direction of writing, no other line ends.
UNCLEAN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]")
# What tells of a trap, of this machine, or of an address.
LEAKS = re.compile(r"Fatal error|Stack dump|Swift/|\.swift:|0x[0-9a-f]{8}|" + SECRET)


@dataclass
class Run:
    exit: int          # less than 0: the signal
    cpu: float
    resident: int
    output: bytes
    said: bytes
    drawn: bytes       # what lies at -o
    touched: list      # names of files that are not as they were

    def bytes(self):
        return (self.exit, self.output, self.said, self.drawn)


def snapshot(folder):
    """Every name below a folder, with what would change of it."""
    found = {}
    for path, folders, files in os.walk(folder):
        for name in folders + files:
            full = os.path.join(path, name)
            state = os.lstat(full)
            found[os.path.relpath(full, folder)] = (state.st_mode, state.st_size, state.st_mtime_ns * (name not in folders))
    return found


def furnish(folder):
    """What a script finds beside it: modules, an older output, and names that lead elsewhere."""
    shutil.copytree(attack_cases.MODULES, folder)
    os.mkdir(os.path.join(folder, "folder.lua"))
    os.mkfifo(os.path.join(folder, "pipe.lua"))
    with open(os.path.join(os.path.dirname(folder), "secret.lua"), "w") as file:
        file.write(f"print('{SECRET}') return '{SECRET}'")
    for name, target in {"outside": "../secret.lua", "absolute": "/etc/passwd", "zero": "/dev/zero", "circle": "circle.lua",
                         "memory": "/proc/self/mem", "environment": "/proc/self/environ", "up": ".."}.items():
        os.symlink(target, os.path.join(folder, name + ".lua"))
    with open(os.path.join(folder, "out.svg"), "w") as file:
        file.write("an older output")


def prepared(attack, base):
    """Its folder within another, and its script's name there."""
    folder = os.path.join(base, "scene")
    furnish(folder)
    if attack.prepare is not None:
        return folder, attack.prepare(folder)
    with open(os.path.join(folder, "scene.lua"), "wb") as file:
        file.write(attack.text)
    return folder, "scene.lua"


def run(attack, folder, script, environment):
    """Runs it once in its folder."""
    base = os.path.dirname(folder)
    drawing = os.path.join(folder, "out.svg")
    before = snapshot(base)
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as said:
        child = subprocess.Popen(
            [command, "render", *LIMITS, "-o", "out.svg", *attack.options, "--", script], cwd=folder,
            stdin=subprocess.DEVNULL, stdout=output, stderr=said, env=environment)
        alarm = threading.Timer(HANGS, os.kill, (child.pid, 9))
        alarm.start()
        _, status, usage = os.wait4(child.pid, 0)
        alarm.cancel()
        child.returncode = os.waitstatus_to_exitcode(status)
        for file in (output, said):
            file.seek(0)
        after = snapshot(base)
        touched = [name for name in before.keys() | after.keys() if before.get(name) != after.get(name)]
        if child.returncode == 0:
            touched = [name for name in touched if name != "scene/out.svg"]
        with open(drawing, "rb") as file:
            drawn = file.read()
        return Run(
            child.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, output.read(), said.read(), drawn,
            sorted(touched))


def faults(attack, run):
    """What is wrong with how a run ended."""
    found = []
    said = run.said.decode("utf-8", "replace")
    if run.exit != attack.exit:
        found.append(f"exit {run.exit}, wanted {attack.exit}")
    if not all(piece in said for piece in attack.says.split(" … ")):
        found.append(f"it does not say {attack.says!r}")
    if run.resident > MOST_RESIDENT:
        found.append(f"{run.resident >> 20} MB resident")
    if run.touched:
        found.append(f"touched {', '.join(run.touched)}")
    if run.output:
        found.append("it wrote to standard output")
    if "\ufffd" in said and b"\xef\xbf\xbd" not in run.said:
        found.append("what it says is not UTF-8")
    if UNCLEAN.search(said):
        found.append(f"what it says has the character {UNCLEAN.search(said)[0]!r}")
    if LEAKS.search(said) or LEAKS.search(run.drawn.decode("utf-8", "replace")):
        found.append("it tells too much")
    if len(run.said) > (MOST_SAID if run.exit != 0 else MOST_PRINTED) and "of printed text" not in said:
        found.append(f"it says {len(run.said)} bytes")
    if run.exit != 0 and not said.strip():
        found.append("it says nothing")
    if found:
        found.append(said[-600:])
    return found


report = Report()
slowest = []
lock = threading.Lock()


def tell(attack, run, found):
    with lock:
        report.check(attack.theme, not found, f"{attack.place}: " + "; ".join(found))
        slowest.append((run.cpu, run.resident, attack.place))


def attempt(attack):
    """Runs it as often as it wants; gives it back if it must be tried again alone."""
    with tempfile.TemporaryDirectory(prefix="lunette-attack-") as base:
        folder, script = prepared(attack, base)
        for count in range(attack.runs):
            done = run(attack, folder, script, os.environ | BAIT)
            found = faults(attack, done)
            if not found and done.cpu > MOST_CPU:
                return attack
            if not found and count == 0 and done.cpu < AT_ONCE:
                again = run(attack, folder, script, {"PATH": "/usr/bin:/bin"})
                if again.bytes() != done.bytes():
                    found.append("another environment, other bytes")
            tell(attack, done, found)
            if found:
                break
    return None


def attempt_alone(attack):
    """The machine may have been busy: alone, once, it must be in time."""
    with tempfile.TemporaryDirectory(prefix="lunette-attack-") as base:
        done = run(attack, *prepared(attack, base), os.environ | BAIT)
        found = faults(attack, done)
        if done.cpu > MOST_CPU:
            found.append(f"{done.cpu:.2f} s of CPU")
        tell(attack, done, found)


def main():
    theme = sys.argv[1] if len(sys.argv) > 1 else ""
    attacks = [attack for attack in attack_cases.fixtures() + attack_files.attacks() if attack.place.startswith(theme)]
    with ThreadPoolExecutor(2) as pool:
        late = [attack for attack in pool.map(attempt, attacks) if attack is not None]
    for attack in late:
        attempt_alone(attack)
    print(f"{len(attacks)} attacks")
    for cpu, resident, place in sorted(slowest, reverse=True)[:5]:
        print(f"       {cpu:.2f} s, {resident >> 20} MB: {place}")
    if not theme and len(attacks) < 150:
        report.check("attacks", False, "fewer than 150")
    report.end()


main()
