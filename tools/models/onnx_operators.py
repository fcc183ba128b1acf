"""Compiles the operator tests of ONNX with torch-mlir and mlirc, and compares the results.

    make models

Each test is a model with one operator, inputs and expected outputs. torch-mlir imports the model and lowers it to linalg
on tensors. mlirc compiles that to shared libraries with Python modules, at two levels. This script calls them, and checks that they
free their memory. The table goes to docs/models.md.
"""

import argparse
import collections
import ctypes
import functools
import multiprocessing
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from onnx import TensorProto, numpy_helper
from torch_mlir import _mlir_libs
from torch_mlir.tools.import_onnx import __main__ as importer

from calls import LEVELS, function_of, in_child, load

PASSES = (
    "builtin.module(torch-onnx-to-torch-backend-pipeline{backend-legal-ops=aten.flatten.using_ints},"
    "torch-backend-to-linalg-on-tensors-backend-pipeline)"
)
# Outputs that the operators do not determine: random numbers, and shifts by more bits than there are.
UNDETERMINED = ("bernoulli", "dropout", "random", "training", "negative_shift", "shift_ge_width")
# Tests whose lowering by torch-mlir is wrong: compiled by mlir-opt and LLVM, it gives results that are not expected, too.
# That of gridsample_zeros_padding reads outside of a tensor, so its results depend on the memory there.
MISLOWERED = (
    "test_dequantizelinear_axis",
    "test_det_2d",
    "test_gridsample_nearest",
    "test_gridsample_nearest_align_corners_0_additional_1",
    "test_gridsample_nearest_align_corners_1_additional_1",
    "test_gridsample_zeros_padding",
    "test_l2normalization_axis_0",
    "test_lstm_with_peepholes",
    "test_qlinearmatmul_3D_int8_float16",
    "test_qlinearmatmul_3D_int8_float32",
    "test_qlinearmatmul_3D_uint8_float16",
    "test_qlinearmatmul_3D_uint8_float32",
    "test_resize_downsample_scales_cubic_align_corners",
    "test_resize_downsample_scales_linear_align_corners",
    "test_sce_mean_weight",
    "test_sce_mean_weight_ii",
    "test_sce_mean_weight_ii_log_prob",
    "test_sce_mean_weight_log_prob",
    "test_spacetodepth_crd_mode_example",
)
# Conversions to small floats, which saturate. torch-mlir lowers them to the same linalg as those that do not.
SATURATING = re.compile(r"test_(castlike_FLOAT(16)?_to_FLOAT8\w+|quantizelinear_e4m3fn)")
# Tests whose expected outputs have four digits or are sums in another order, with the relative error that is allowed.
IMPRECISE = {"averagepool_2d_ceil": 1e-3, "gelu_tanh": 1e-3, "nllloss_NCd1d2d3d4d5": 1e-4}
# Outcomes, and what each means.
OUTCOMES = {
    "right": "the results are as expected",
    "not compared": "the operator does not determine the results",
    "not imported": "torch-mlir does not import the model",
    "not lowered": "torch-mlir does not lower the operator to linalg",
    "lowered wrongly": "the results are not as expected, nor are those of LLVM from the same linalg, or saturation is ignored",
    "not callable": "several results, of which one has a type that NumPy has not",
    "refused": "mlirc reports an error",
    "wrong": "the results are not as expected, or the program fails",
}


def cases():
    """Returns the operator tests: names, models, and pairs of inputs and outputs."""
    from onnx.backend.test.case.node import collect_testcases

    takes_op = collect_testcases.__code__.co_argcount
    with np.errstate(all="ignore"):
        found = collect_testcases(None) if takes_op else collect_testcases()
    return [case for case in found if case.model is not None and case.data_sets]


def as_array(value):
    """Returns a tensor as an array of a type that the Python module knows: small floats as their bits."""
    if isinstance(value, TensorProto):
        value = numpy_helper.to_array(value)
    if not isinstance(value, np.ndarray):
        value = np.asarray(value)
    value = np.array(value, order="C")
    return value if is_of_numpy(value.dtype) else value.view(f"u{value.dtype.itemsize}")


def is_of_numpy(dtype):
    """Returns true for types that NumPy itself has. Those of small floats and integers come from another package."""
    return dtype.type.__module__ == "numpy"


def call(case, base):
    """Calls a compiled test in this process. Ends it with status 3 if the function cannot be called. Saves the inputs."""
    allowed = next((error for part, error in IMPRECISE.items() if part in case.name), 1e-5)
    for level in LEVELS:
        module = load(f"{base}{level}.py")
        wanted = list(map(as_array, case.data_sets[0][1]))
        function = function_of(module, case.name, wanted)
        if function is None:
            sys.exit(3)
        for inputs, outputs in case.data_sets:
            arrays = [as_array(value) for value in inputs]
            try:
                results = function(*arrays)
            except TypeError:
                sys.exit(3)
            results = results if isinstance(results, tuple) else (results,)
            for result, wanted in zip(results, outputs):
                wanted = numpy_helper.to_array(wanted) if isinstance(wanted, TensorProto) else np.asarray(wanted)
                compare(np.asarray(result), wanted, allowed)
            check_leaks(lambda: function(*arrays))
    # The inputs and outputs are for memcheck.py.
    inputs, outputs = (list(map(as_array, arrays)) for arrays in case.data_sets[0])
    np.savez(f"{base}.npz", *inputs, **{f"wanted_{number}": array for number, array in enumerate(outputs)})


class AllocatorState(ctypes.Structure):
    """`struct mallinfo2` of glibc, in bytes."""

    _fields_ = [
        (field, ctypes.c_size_t)
        for field in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()
    ]


def check_leaks(function, count=20):
    """Raises an error if the memory in use grows with each of several calls."""
    if not hasattr(ctypes.CDLL(None), "mallinfo2"):
        return
    state = ctypes.CDLL(None).mallinfo2
    state.restype = AllocatorState
    in_use = []
    for _ in range(count):
        function()
        found = state()
        in_use.append(found.uordblks + found.hblkhd)
    growths = [after - before for before, after in zip(in_use, in_use[1:])]
    # A growth once is a cache of the interpreter.
    assert sorted(growths)[count // 4] <= 0, f"{max(growths)} bytes are not freed after a call"


def compare(result, wanted, allowed):
    """Raises an error if a result is wrong: integers exactly, floats to a relative error or the precision of their type."""
    assert result.shape == wanted.shape, f"shape {result.shape} instead of {wanted.shape}"
    is_known = is_of_numpy(wanted.dtype)
    if wanted.dtype.kind == "u" or not is_known:
        # The result is signless integers, or bits.
        result = result.view(wanted.dtype)
    if not is_known:
        result, wanted = result.astype(np.float32), wanted.astype(np.float32)
    if wanted.dtype.kind == "f":
        tolerance = allowed if is_known and wanted.dtype != np.float16 else 2e-2
        result, wanted = result.astype(np.float64), wanted.astype(np.float64)
        # Sums of terms of both signs are compared with the largest value.
        largest = np.max(np.abs(wanted[np.isfinite(wanted)]), initial=0)
        np.testing.assert_allclose(result, wanted, tolerance, tolerance * largest)
    else:
        np.testing.assert_array_equal(result, wanted)


def run(command):
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def import_model(model, torch):
    """Imports an ONNX file to a module of the torch dialect."""
    with tempfile.TemporaryDirectory() as folder:
        importer.main(importer.parse_arguments([str(model), "-o", str(torch), "--temp-dir", folder]))


def lower(case, base):
    """Lowers a test to linalg on tensors, and returns how far it came. Keeps all files, also a failure, as a file."""
    linalg, failure = base.with_suffix(".mlir"), base.with_suffix(".failure")
    if linalg.exists():
        return "lowered"
    if failure.exists():
        return failure.read_text()
    model, torch = base.with_suffix(".onnx"), base.with_suffix(".torch.mlir")
    onnx.save(case.model, model)
    optimizer = pathlib.Path(_mlir_libs.__file__).with_name("torch-mlir-opt")
    stage = "lowered"
    if in_child(import_model, model, torch)[0]:
        stage = "not imported"
    elif run([optimizer, torch, "-pass-pipeline=" + PASSES, "-o", linalg]).returncode:
        linalg.unlink(missing_ok=True)
        stage = "not lowered"
    if stage != "lowered":
        failure.write_text(stage)
    return stage


def outcome(case, folder, mlirc):
    """Returns the outcome of a test, and the reason of a failure."""
    name, base = case.name, folder / case.name
    stage = lower(case, base)
    if stage != "lowered":
        return stage, ""
    for level in LEVELS:
        emit = f"--emit=shared={folder}/lib{name}{level}.so,python={base}{level}.py"
        compiled = run([mlirc, base.with_suffix(".mlir"), level, "--c-wrappers=all", emit])
        if compiled.returncode:
            return "refused", compiled.stderr.split("\n")[0].split("error: ")[-1]
    if any(word in name for word in UNDETERMINED):
        return "not compared", ""
    if name in MISLOWERED or SATURATING.fullmatch(name):
        return "lowered wrongly", ""
    status, errors = in_child(call, case, base)
    if status == 3:
        return "not callable", ""
    if status == 0:
        return "right", ""
    return "wrong", errors.strip().split("\n")[-1] or f"status {status}"


def table(outcomes):
    """Returns the document."""
    counts = collections.Counter(kind for kind, _ in outcomes.values())
    lines = [
        "# Operators of ONNX",
        "",
        "Written by `make models`; do not edit. The tests are those of the `onnx` package, each a model with one operator,",
        "its inputs and its outputs. `torch-mlir` lowers them to `linalg` on tensors, which mlirc compiles at -O0 and -O2.",
        "Results are compared exactly, or to a relative error of 1e-5 (f16, bf16 and f8: 2e-2); leaks are errors.",
        "",
        "| outcome | tests | meaning |",
        "|---|--:|---|",
    ]
    lines += [f"| {kind} | {counts[kind]} | {meaning} |" for kind, meaning in OUTCOMES.items()]
    failed = [(name, *result) for name, result in outcomes.items() if result[0] in ("refused", "wrong")]
    if failed:
        lines += ["", "| test | outcome | reason |", "|---|---|---|"]
        lines += [f"| `{name}` | {kind} | {reason.replace('|', ' ')[:160]} |" for name, kind, reason in failed]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--mlirc", default="target/release/mlirc")
    parser.add_argument("--folder", default="build/models", help="for intermediate files, which are kept")
    parser.add_argument("--only", default="", help="tests whose names contain this text")
    parser.add_argument("--document", help="the table, as Markdown")
    arguments = parser.parse_args()
    folder = pathlib.Path(arguments.folder)
    folder.mkdir(parents=True, exist_ok=True)
    found = sorted((case for case in cases() if arguments.only in case.name), key=lambda case: case.name)
    with multiprocessing.get_context("fork").Pool() as pool:
        results = pool.map(functools.partial(outcome, folder=folder, mlirc=arguments.mlirc), found, chunksize=1)
        outcomes = {case.name: result for case, result in zip(found, results)}
    text = table(outcomes)
    print(text, end="")
    if arguments.document:
        pathlib.Path(arguments.document).write_text(text)
    sys.exit(any(kind == "wrong" for kind, _ in outcomes.values()))


if __name__ == "__main__":
    main()
