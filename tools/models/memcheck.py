"""Calls the operator tests of ONNX that `make models` compiled under valgrind, and reports invalid accesses and leaks.

    make models-memcheck

A child of this program calls the tests of a batch in one process. An error belongs to a test if its library is on the
call stack.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

import numpy as np

from calls import LEVELS, function_of, load

BATCH = 50


def call(folder, names):
    """Calls compiled tests, each with its first inputs."""
    for name in names:
        with np.load(folder / f"{name}.npz") as data:
            arrays = [data[key] for key in data.files if not key.startswith("wanted_")]
            wanted = [data[key] for key in data.files if key.startswith("wanted_")]
        for level in LEVELS:
            function_of(load(folder / f"{name}{level}.py"), name, wanted)(*arrays)


def errors(log):
    """Returns the errors of a log of valgrind: paragraphs of lines."""
    lines = [re.sub(r"^==\d+== ?", "", line) for line in log.splitlines()]
    return "\n".join(lines).split("\n\n")


def check(folder, names):
    """Calls tests under valgrind. Returns the errors by test."""
    log = folder / "memcheck.log"
    valgrind = ["valgrind", "--leak-check=full", "--show-leak-kinds=definite", "--num-callers=8", f"--log-file={log}"]
    child = [sys.executable, __file__, "--folder", folder, "--call", *names]
    subprocess.run([*valgrind, *child], check=True, env={**os.environ, "PYTHONMALLOC": "malloc"})
    found = {}
    for error in errors(log.read_text(errors="replace")):
        for name in re.findall(r"in .*/lib(\w+)-O\d\.so", error)[:1]:
            found.setdefault(name, error)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--folder", default="build/models", type=pathlib.Path, help="what make models left there")
    parser.add_argument("--only", default="", help="tests whose names contain this text")
    parser.add_argument("--call", nargs="+", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    folder = arguments.folder.absolute()
    if arguments.call:
        call(folder, arguments.call)
        return
    names = sorted(path.stem for path in folder.glob("*.npz") if arguments.only in path.stem)
    found = {}
    for start in range(0, len(names), BATCH):
        found |= check(folder, names[start : start + BATCH])
        print(f"{min(start + BATCH, len(names))} of {len(names)} tests, {len(found)} with errors", flush=True)
    for name, error in found.items():
        print(f"\n{name}:\n{error}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
