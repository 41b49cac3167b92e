"""validate.py SCHEMA FOLDER: prints what is wrong with each file of a folder, as {"name": ["pointer: message", ...]}."""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator


def pointer(error):
    return "".join(f"/{key}" for key in error.absolute_path)


def main(schema_path, folder):
    schema = json.loads(pathlib.Path(schema_path).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    verdicts = {}
    for path in sorted(pathlib.Path(folder).iterdir()):
        document = json.loads(path.read_text(encoding="utf-8"))
        verdicts[path.name] = [f"{pointer(error)}: {error.message[:200]}" for error in validator.iter_errors(document)]
    json.dump(verdicts, sys.stdout)


main(*sys.argv[1:])
