"""Compiles networks with torch-mlir and mlirc, and compares results and run time with onnxruntime on one thread.

    make bench-models
"""

import argparse
import importlib.util
import pathlib
import subprocess
import time

import numpy as np
import onnx
import onnxruntime

from networks import NETWORKS
from onnx_operators import PASSES

# The number of measurements, of which the shortest counts, and the seconds of each.
REPETITIONS, SECONDS = 7, 0.15


def shortest(run):
    """Returns the time of a call in seconds: the shortest of several measurements."""
    run()
    start = time.perf_counter()
    run()
    count = max(1, int(SECONDS / max(time.perf_counter() - start, 1e-6)))
    times = []
    for _ in range(REPETITIONS):
        start = time.perf_counter()
        for _ in range(count):
            run()
        times.append((time.perf_counter() - start) / count)
    return min(times)


def lower(model, base):
    """Imports a model, and lowers it to linalg on tensors."""
    linalg = base.with_suffix(".mlir")
    onnx.save(onnx.shape_inference.infer_shapes(model), base.with_suffix(".onnx"))
    torch = base.with_suffix(".torch.mlir")
    subprocess.run(["torch-mlir-import-onnx", base.with_suffix(".onnx"), "-o", torch], check=True)
    subprocess.run(["torch-mlir-opt", torch, "-pass-pipeline=" + PASSES, "-o", linalg], check=True)
    return linalg


def measure(network, folder, mlirc, options):
    """Returns a row of the table."""
    name, model, image = network()
    base = folder / name
    linalg = lower(model, base)
    emit = f"--emit=shared={folder}/lib{name}.so,python={base}.py"
    start = time.perf_counter()
    subprocess.run([mlirc, linalg, "--c-wrappers=all", emit, *options], check=True)
    compile_time = time.perf_counter() - start
    spec = importlib.util.spec_from_file_location(name, f"{base}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    function = getattr(module, name)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(base.with_suffix(".onnx")), settings)
    wanted = session.run(None, {"x": image})[0]
    np.testing.assert_allclose(function(image), wanted, rtol=1e-3, atol=1e-4)
    ours = shortest(lambda: function(image))
    theirs = shortest(lambda: session.run(None, {"x": image}))
    return f"| {name} | {compile_time:.2f} | {ours * 1e6:.0f} | {theirs * 1e6:.0f} | {ours / theirs:.2f} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--mlirc", default="target/release/mlirc")
    parser.add_argument("--folder", default="build/models", help="for intermediate files, which are kept")
    parser.add_argument("--only", default="", help="networks whose names contain this text")
    parser.add_argument("options", nargs="*", help="options for mlirc, after --")
    arguments = parser.parse_args()
    folder = pathlib.Path(arguments.folder)
    folder.mkdir(parents=True, exist_ok=True)
    print("| network | compile time (s) | mlirc (µs) | onnxruntime (µs) | ratio |\n|---|--:|--:|--:|--:|")
    for network in NETWORKS:
        if arguments.only in network.__name__:
            print(measure(network, folder, arguments.mlirc, arguments.options), flush=True)


if __name__ == "__main__":
    main()
