"""The attacks that need no scene, on the sandbox alone, under AddressSanitizer: attacks_sanitized.py [THEME].

Each must end as its fixture wants, or by the limit of fewer steps. What is used after it was freed is seen in the sandbox's
own code; Lua's is as Debian compiled it, so that there freed blocks are filled with what is no address.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import attack_cases
from engine import Report

PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
SHIMS = os.path.join(PROJECT, "Sources", "CLuaShims")
STEPS = 2_000_000
# What only a scene has.
SCENE = re.compile(
    r"\b(overlay|camera|coordinate|path|bounds|region|scene|param|preset|style|projection|color|units|wait|together|location|clock)\b(?!\w)|not in the sandbox"
    r"|nothing is drawn|was never set|read-only|protected metatable|_G\[")
ENVIRONMENT = {
    "ASAN_OPTIONS": "detect_leaks=0:max_free_fill_size=1048576:free_fill_byte=190:quarantine_size_mb=64:exitcode=99",
    "UBSAN_OPTIONS": "halt_on_error=1:exitcode=98",
}

report = Report()


def find_clang():
    """The toolchain's, which has the runtime of its sanitizers."""
    swift = shutil.which("swift")
    beside = swift and os.path.join(os.path.dirname(os.path.realpath(swift)), "clang")
    return beside if beside and os.path.exists(beside) else shutil.which("clang")


def compiled(folder):
    program = os.path.join(folder, "sanitized")
    sources = [os.path.join(SHIMS, name) for name in sorted(os.listdir(SHIMS)) if name.endswith(".c")]
    done = subprocess.run(
        [find_clang(), "-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-fno-omit-frame-pointer",
         "-I", os.path.join(SHIMS, "include"), os.path.join(attack_cases.FOLDER, "sanitized.c"), *sources,
         "-o", program, "-l:liblua5.4.a", "-lm", "-ldl"], capture_output=True)
    if done.returncode != 0:
        sys.exit(f"It does not compile:\n{done.stderr.decode()}")
    return program


def attempt(program, folder, attack):
    script = os.path.join(folder, attack.place)
    with open(script, "wb") as file:
        file.write(attack.text)
    # Where blocks lie differs from run to run.
    for _ in range(1 + attack.runs // 20):
        with open(script + ".said", "w+b") as said:
            done = subprocess.run(
                [program, script, attack_cases.MODULES, str(STEPS)], stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                env=ENVIRONMENT, timeout=120)
            said.seek(0)
            text = said.read(4000).decode("utf-8", "replace")
        report.check(attack.theme, done.returncode in (attack.exit, 3), f"{attack.place}: exit {done.returncode}: {text}")


def main():
    if find_clang() is None:
        print("There is no clang: nothing is compiled with its sanitizers.")
        return
    theme = sys.argv[1] if len(sys.argv) > 1 else ""
    attacks = [
        attack for attack in attack_cases.fixtures()
        if attack.place.startswith(theme) and not SCENE.search(attack.text.decode())
    ]
    with tempfile.TemporaryDirectory(prefix="lunette-sanitized-") as folder:
        program = compiled(folder)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda attack: attempt(program, folder, attack), attacks))
    if not theme and len(attacks) < 300:
        report.check("attacks", False, f"only {len(attacks)}")
    report.end()


main()
