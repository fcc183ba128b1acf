"""Compares bufferization with that of MLIR, over the lit tests of MLIR's dialects.

    make bufferization TREE=llvm/mlir

For each function with tensors: the number of allocations and of copies on the longest path, and the results of code that computes in place
with those of code that copies at every write. Functions of which mlirc makes more allocations or copies are listed,
and are errors.
"""

import argparse
import collections
import ctypes
import json
import os
import pathlib
import re
import subprocess
import sys

import numpy as np

from calls import in_child, load

# Files of the tests of MLIR's dialects.
FILES = (
    "Bufferization/**/*.mlir",
    "Tensor/**/*.mlir",
    "Linalg/**/*.mlir",
    "SCF/**/*.mlir",
    *(f"{dialect}/**/*bufferize*.mlir" for dialect in ("Arith", "ControlFlow", "Func", "MLProgram", "Shape", "Vector")),
)
REFERENCE = (
    "--eliminate-empty-tensors",
    "--empty-tensor-to-alloc-tensor",
    "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map",
    "--canonicalize",
    "--cse",
    "--ownership-based-buffer-deallocation",
    "--canonicalize",
    "--buffer-deallocation-simplification",
    "--canonicalize",
)
ALLOCATIONS = re.compile(r"\bmemref\.alloca?\b|\bbufferization\.clone\b")
COPYING_OPERATION = re.compile(
    r"linalg\.generic \{indexing_maps = \[([^\n\]]+), \1\][^\n]*\{\n"
    r" *\^bb0\((%\w+): \w+, %\w+: \w+\):\n *linalg\.yield \2 :"
)
COPIES = re.compile(r"\bmemref\.copy\b|\blinalg\.copy\b|\bbufferization\.clone\b")
# The options that differ between the two libraries whose results are compared.
IN_PLACE, COPYING = ("-O2", "-fveclib=none"), ("-O0", "-fno-in-place", "-fno-fuse-tensors")
# Functions that MLIR bufferizes with fewer allocations, but with other results, and what is wrong with them.
WRONG_WITH_MLIR = {"in_order_multiple_parallel_writes": "a thread copies a slice after it has overwritten it"}
# Outcomes of an execution; a position is an exit status, of which 1 is that of an exception.
OUTCOMES = ("equal", "not executed", "different", "not determined")
# Parameters of glibc's mallopt: the contents of new memory, of which some functions return parts. Memory from the caches of
# threads keeps its contents.
M_PERTURB, CONTENTS = -6, (0x11, 0x22)
WITHOUT_CACHES = {"GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"}
# The size of dimensions that the type does not tell, and indices.
SIZE, INDEX = 8, 1


def run(*command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=60)


def modules(tree):
    """Returns names and texts of the modules with tensors of MLIR's tests that are valid."""
    for files in FILES:
        for path in sorted((tree / "test/Dialect").glob(files)):
            for number, text in enumerate(re.split(r"^// -----.*$", path.read_text(), flags=re.M), 1):
                if "tensor<" in text and "expected-error" not in text and "transform." not in text:
                    yield f"{path.relative_to(tree / 'test/Dialect')} case {number}", text


def counts(text):
    """Returns the number of allocations and copies of each function of a printed module, on the path that has most; `None`
    for a function that has tensors, or returns a buffer twice or a part of one, which its caller cannot free."""
    found = {}
    pieces = re.split(r"^( *)func\.func ", text, flags=re.M)
    for indentation, part in zip(pieces[1::2], pieces[2::2]):
        # Operations that only copy their operand are copies.
        part = COPYING_OPERATION.sub("memref.copy", part)
        blocks = re.split(rf"^{indentation}\^(bb\d+)", part, flags=re.M)
        names = ["entry", *blocks[1::2]]
        costs = [(len(ALLOCATIONS.findall(block)), len(COPIES.findall(block))) for block in blocks[::2]]
        edges = [re.findall(r"\^(bb\d+)", block) for block in blocks[::2]]
        path = longest("entry", dict(zip(names, zip(costs, edges))), ())
        found[re.search(r"@([\w.$-]+)", part)[1]] = path if is_owned(part) and "tensor<" not in part else None
    return found


def longest(block, blocks, before):
    """Returns the allocations and copies on the path from a block that has most, which enters each block once."""
    cost, edges = blocks[block]
    after = [longest(edge, blocks, (*before, block)) for edge in edges if edge in blocks and edge not in (*before, block)]
    return tuple(own + max((one[kind] for one in after), default=0) for kind, own in enumerate(cost))


def is_owned(function):
    """Returns true if the returned buffers are different ones, and whole."""
    returned = [value for line in re.findall(r"^ *return (.*?) :", function, flags=re.M) for value in line.split(", ")]
    buffers = [value for value in returned if re.search(rf"{re.escape(value)} = (memref|bufferization)\.", function)]
    while parts := [value for value in buffers if re.search(rf"{re.escape(value)} = memref\.cast (%\w+)", function)]:
        buffers.remove(parts[0])
        buffers.append(re.search(rf"{re.escape(parts[0])} = memref\.cast (%\w+)", function)[1])
    is_part = any(re.search(rf"{re.escape(value)} = memref\.subview", function) for value in buffers)
    return not is_part and len(set(buffers)) == len(buffers)


def argument(parameter, random):
    """Returns a value for a parameter of the manifest."""
    kind = parameter["type"]
    if kind["kind"] == "pointer":
        kind = kind["to"]["element"]
        shape = [SIZE if size is None else size for size in parameter.get("sizes", [SIZE])]
        kinds = {"index": "i8", "bool": "?"}
        code = kinds.get(kind["kind"]) or f"{'f' if kind['kind'] == 'float' else 'i'}{bits(kind) // 8}"
        return random.integers(0, 2 if code == "?" else 5, shape).astype(code)
    return {"index": INDEX, "bool": True, "integer": 1}.get(kind["kind"], 1.5)


def bits(kind):
    """Returns the width of a number."""
    return kind.get("bits") or int(kind["format"].removeprefix("b").removeprefix("f"))


def results(base, kind, manifest):
    """Calls a function of a library. Returns its results."""
    random = np.random.default_rng(1)
    wanted = [one for one in manifest["parameters"] if one["role"] == "argument"]
    arguments = [argument(one, random) for one in wanted]
    found = getattr(load(f"{base}_{kind}.py"), manifest["name"])(*arguments)
    return found if isinstance(found, tuple) else (found,)


def are_equal(found, wanted):
    return all(np.array_equal(one, other, equal_nan=True) for one, other in zip(found, wanted))


def check(base, manifest):
    """Calls a function of both libraries with the same arguments. Ends this process with the status of an outcome."""
    found = []
    for contents in CONTENTS:
        ctypes.CDLL(None).mallopt(M_PERTURB, contents)
        found.append([results(base, kind, manifest) for kind in ("in_place", "copying")])
    if not all(are_equal(*results) for results in zip(*found)):
        sys.exit(OUTCOMES.index("not determined"))
    sys.exit(OUTCOMES.index("equal" if are_equal(*found[0]) else "different"))


def executed(mlirc, base, text):
    """Compiles a module twice, and compares the results of its functions. Returns an outcome for each."""
    source = base.with_suffix(".mlir")
    source.write_text(text)
    for kind, options in (("in_place", IN_PLACE), ("copying", COPYING)):
        emit = f"shared={base.parent}/lib{base.name}_{kind}.so,python={base}_{kind}.py,manifest={base}.json"
        flags = ["--c-wrappers=all", "-fbounds-check", "-fno-arenas", "--runtime=embed"]
        if run(mlirc, source, *options, *flags, f"--emit={emit}").returncode:
            return {}
    outcomes = {}
    for function in json.loads(base.with_suffix(".json").read_text())["functions"]:
        name = function["name"]
        if function["direction"] != "provided" or not name.isidentifier():
            continue
        status, _ = in_child(check, base, function, seconds=20)
        outcomes[name] = OUTCOMES[status] if status in range(len(OUTCOMES)) else "not executed"
    return outcomes


def compare(mlirc, text, base):
    """Compares one module. Returns outcomes of counts and executions by function."""
    reference = run("mlir-opt-22", *REFERENCE, text=text)
    ours = run(mlirc, "-", "--emit=buffers", "-fno-arenas", "-o", "-", text=text)
    if reference.returncode or ours.returncode:
        refused = ours.stderr.split("\n")[0].split("error: ")[-1] if reference.returncode == 0 else ""
        return {}, {}, refused
    theirs, mine = counts(reference.stdout), counts(ours.stdout)
    both = {function for function in mine.keys() & theirs.keys() if mine[function] and theirs[function]}
    more = {
        function: (mine[function], theirs[function])
        for function in both
        if any(a > b for a, b in zip(mine[function], theirs[function]))
    }
    same = {function: None for function in both - more.keys()}
    return more | same, executed(mlirc, base, text), ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--mlirc", default="target/release/mlirc")
    parser.add_argument("--tree", type=pathlib.Path, help="the folder mlir of LLVM's sources")
    parser.add_argument("--folder", default="build/bufferization", help="for intermediate files")
    parser.add_argument("--only", default="", help="modules whose names contain this text")
    arguments = parser.parse_args()
    if WITHOUT_CACHES.items() - os.environ.items():
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | WITHOUT_CACHES)
    folder = pathlib.Path(arguments.folder).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    numbers, refusals = collections.Counter(), collections.Counter()
    for number, (name, text) in enumerate(modules(arguments.tree)):
        if arguments.only not in name:
            continue
        found, outcomes, refused = compare(arguments.mlirc, text, folder / f"case{number}")
        refusals[refused] += 1
        for function, more in found.items():
            wrong = WRONG_WITH_MLIR.get(function) if more else None
            numbers["wrong with MLIR" if wrong else "more" if more else "at most as many"] += 1
            if more:
                note = f", where {wrong}" if wrong else ""
                print(f"{name}: {function}: allocations and copies {more[0]}, with MLIR {more[1]}{note}", flush=True)
        for function, outcome in outcomes.items():
            numbers[outcome] += 1
            if outcome == "different":
                print(f"{name}: {function}: other results in place", flush=True)
    print(dict(numbers))
    for reason, count in refusals.most_common():
        print(f"{count:5} {reason}")
    sys.exit(numbers["different"] + numbers["more"] > 0)


if __name__ == "__main__":
    main()
