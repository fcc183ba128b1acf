"""Compiles networks, products and convolutions with torch-mlir and mlirc, and compares results, run time and memory with
onnxruntime on one thread. Compares with MLIR and LLVM too, where their tools are installed.

    make bench-models
"""

import argparse
import math
import pathlib
import shutil
import subprocess
import sys
import time

import numpy as np
import onnx

from calls import library_call, runtime_call
from networks import KERNELS, NETWORKS
from onnx_operators import PASSES

HEADER = """# Speed of networks

Written by `make bench-models`; do not edit. Small networks, products and convolutions in ONNX, on one thread: the time
of a call of code of mlirc, and of onnxruntime, in turn in one run. A ratio below 1 means that mlirc is faster. The
ratio to LLVM is that to MLIR's lowering and `clang -O3 -march=native`. Memory is the largest resident size of a process
that makes one call.

mlirc compiled with {options}.

"""
# The number of measurements, of which the shortest counts, and the seconds of each.
REPETITIONS, SECONDS = 7, 0.1
# The seconds of a call that is measured once.
LONG = 2
# The function that copies of MLIR call.
MEMREF_COPY = pathlib.Path(__file__).parents[2] / "tests/reference/memref_copy.c"
# The lowering of MLIR, as its documents describe it.
LLVM_PASSES = (
    "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map",
    "--drop-equivalent-buffer-results",
    "--buffer-results-to-out-params=hoist-static-allocs modify-public-functions",
    "--ownership-based-buffer-deallocation",
    "--canonicalize",
    "--buffer-deallocation-simplification",
    "--bufferization-lower-deallocations",
    "--convert-bufferization-to-memref",
    "--convert-linalg-to-loops",
    "--llvm-request-c-wrappers",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--convert-math-to-llvm",
    "--convert-math-to-libm",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
)


def shortest(runs):
    """Returns the times of calls in seconds: of each the shortest of several measurements, which are made in turn. Calls
    that take long are measured once."""
    times, counts = [], []
    for run in runs:
        run()
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
        counts.append(int(SECONDS / max(times[-1], 1e-6)))
    for _ in range(REPETITIONS):
        for index, (run, count) in enumerate(zip(runs, counts)):
            if times[index] > LONG:
                continue
            start = time.perf_counter()
            for _ in range(max(1, count)):
                run()
            times[index] = min(times[index], (time.perf_counter() - start) / max(1, count))
    return times


def lower(model, base):
    """Imports a model, and lowers it to linalg on tensors."""
    linalg = base.with_suffix(".mlir")
    onnx.save(onnx.shape_inference.infer_shapes(model), base.with_suffix(".onnx"))
    torch = base.with_suffix(".torch.mlir")
    subprocess.run(["torch-mlir-import-onnx", base.with_suffix(".onnx"), "-o", torch], check=True)
    subprocess.run(["torch-mlir-opt", torch, "-pass-pipeline=" + PASSES, "-o", linalg], check=True)
    return linalg


def compile_with_llvm(linalg, base):
    """Compiles a module with MLIR and LLVM for this machine. Returns the library."""
    library = base.with_name(f"lib{base.name}_llvm.so")
    lowered, text = base.with_suffix(".llvm.mlir"), base.with_suffix(".ll")
    subprocess.run(["mlir-opt-22", linalg, *LLVM_PASSES, "-o", lowered], check=True)
    subprocess.run(["mlir-translate-22", "--mlir-to-llvmir", lowered, "-o", text], check=True)
    clang = ["clang-22", "-O3", "-march=native", "-shared", "-fPIC", "-Wno-override-module"]
    subprocess.run([*clang, text, MEMREF_COPY, "-o", library, "-lm"], check=True)
    return library


def peak_memory(*command):
    """Returns the largest resident size of a child of this program that makes one call, in MiB."""
    child = [sys.executable, pathlib.Path(__file__).with_name("calls.py"), *map(str, command)]
    return int(subprocess.run(child, check=True, capture_output=True, text=True).stdout) / 1024


def measure(network, folder, mlirc, options, with_llvm):
    """Returns a row of the table."""
    name, model, image = network()
    base = folder / name
    linalg = lower(model, base)
    library = folder / f"lib{name}.so"
    start = time.perf_counter()
    emit = [f"--emit=shared={library}", "--tensor-results=out-params", "--c-wrappers=all"]
    subprocess.run([mlirc, linalg, *emit, *options], check=True)
    compile_time = time.perf_counter() - start
    shape = [size.dim_value for size in model.graph.output[0].type.tensor_type.shape.dim]
    outputs = [np.zeros(shape, np.float32) for _ in range(3)]
    runs = [
        library_call(library, name, (image, outputs[0])),
        runtime_call(base.with_suffix(".onnx"), (image, outputs[1])),
    ]
    if with_llvm:
        runs.append(library_call(compile_with_llvm(linalg, base), name, (image, outputs[2])))
    times = shortest(runs)
    for found, compiler in zip(outputs, ("mlirc", "onnxruntime", "LLVM")[: len(runs)]):
        tolerance = 1e-4 * np.abs(outputs[1]).max()
        np.testing.assert_allclose(found, outputs[1], rtol=1e-3, atol=tolerance, err_msg=compiler)
    np.save(base.with_suffix(".npy"), image)
    data = name, base.with_suffix(".npy"), ",".join(map(str, shape))
    memory = [
        peak_memory("mlirc", library, *data),
        peak_memory("onnxruntime", base.with_suffix(".onnx"), *data),
    ]
    ours, theirs, *llvm = (one * 1e6 for one in times)
    columns = [name, f"{compile_time:.2f}", f"{ours:.1f}", f"{theirs:.1f}", f"{ours / theirs:.2f}"]
    columns += [f"{ours / one:.2f}" for one in llvm]
    columns += [f"{one:.0f}" for one in memory]
    return f"| {' | '.join(columns)} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--mlirc", default="target/release/mlirc")
    parser.add_argument("--folder", default="build/models", help="for intermediate files, which are kept")
    parser.add_argument("--only", default="", help="networks whose names contain this text")
    parser.add_argument("--document", type=pathlib.Path, help="the Markdown file of the table")
    parser.add_argument("--no-llvm", action="store_true", help="do not compare with MLIR and LLVM")
    parser.add_argument("options", nargs="*", help="options for mlirc, after --")
    arguments = parser.parse_args()
    folder = pathlib.Path(arguments.folder).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    with_llvm = not arguments.no_llvm and all(map(shutil.which, ("mlir-opt-22", "mlir-translate-22", "clang-22")))
    titles = ["", "compile (s)", "mlirc (µs)", "onnxruntime (µs)", "ratio"]
    titles += ["ratio to LLVM"] if with_llvm else []
    titles += ["memory (MiB)", "onnxruntime (MiB)"]
    rows = [f"| {' | '.join(titles)} |\n|---{'|--:' * (len(titles) - 1)}|"]
    print(rows[0])
    for network in (*NETWORKS, *KERNELS):
        if arguments.only in network.__name__:
            rows.append(measure(network, folder, arguments.mlirc, arguments.options, with_llvm))
            print(rows[-1], flush=True)
    if arguments.document:
        options = f"`{' '.join(arguments.options)}`" if arguments.options else "its default options"
        arguments.document.write_text(HEADER.format(options=options) + "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
