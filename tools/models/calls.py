"""Calls compiled models: libraries of mlirc and LLVM, and ONNX files with onnxruntime.

As a program, calls one once and prints the largest resident size in KiB:

    python tools/models/calls.py KIND PATH NAME INPUT.npy SHAPE
"""

import ctypes
import importlib.util
import math
import os
import pathlib
import signal
import sys
import tempfile
import traceback

import numpy as np

# The optimization levels at which each operator test is compiled and called.
LEVELS = ("-O0", "-O2")


def load(path):
    """Imports a module from a file."""
    spec = importlib.util.spec_from_file_location("compiled", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def in_child(function, *arguments, seconds=120):
    """Calls a function in a child process, since it may crash. Returns the exit status, and what it printed."""
    with tempfile.TemporaryFile("w+") as errors:
        child = os.fork()
        if child == 0:
            status = 1
            os.dup2(errors.fileno(), 1)
            os.dup2(errors.fileno(), 2)
            signal.alarm(seconds)
            try:
                function(*arguments)
                status = 0
            except SystemExit as end:
                status = end.code
            except BaseException:
                traceback.print_exc()
            sys.stderr.flush()
            os._exit(status)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        errors.seek(0)
        return status, errors.read()


def descriptor(array):
    """Returns the memref descriptor of a contiguous array."""
    sizes = list(array.shape)
    strides = [math.prod(sizes[dimension + 1 :]) for dimension in range(len(sizes))]
    words = [array.ctypes.data, array.ctypes.data, 0, *sizes, *strides]
    return (ctypes.c_int64 * len(words))(*words)


def function_of(module, name, wanted):
    """Returns a function of a Python module. If the module has none, since NumPy lacks a type of elements, returns one that
    passes descriptors, or `None` for several results. `wanted` are arrays like the results."""
    function = getattr(module, name, None)
    if function is None and len(wanted) == 1:
        return by_descriptors(module.load(), name, wanted[0])
    return function


def by_descriptors(library, name, wanted):
    """Returns a function that calls one of a library with arrays of bits, and returns an array like `wanted`."""
    wrapper, free = getattr(library, f"_mlir_ciface_{name}"), ctypes.CDLL(None).free
    wrapper.restype = None

    def function(*arrays):
        result, arguments = descriptor(wanted), [descriptor(array) for array in arrays]
        wrapper(ctypes.byref(result), *map(ctypes.byref, arguments))
        allocated, aligned, _, *sizes = result[: 3 + wanted.ndim]
        found = np.frombuffer(ctypes.string_at(aligned, wanted.nbytes), wanted.dtype)
        free(ctypes.c_void_p(allocated))
        return found.reshape(sizes)

    return function


def library_call(library, name, arrays):
    """Returns a function that calls a compiled model with arrays: the input, and the output as the last argument."""
    function = getattr(ctypes.CDLL(str(library)), f"_mlir_ciface_{name}")
    function.restype = None
    descriptors = [descriptor(array) for array in arrays]
    pointers = [ctypes.byref(one) for one in descriptors]
    return lambda: function(*pointers)


def runtime_call(path, arrays):
    """Returns a function that runs a model with onnxruntime on one thread: with its input, and its output in memory."""
    import onnxruntime

    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(path), settings)
    binding = session.io_binding()
    found, output = arrays
    binding.bind_cpu_input(session.get_inputs()[0].name, found)
    binding.bind_output(
        session.get_outputs()[0].name, "cpu", 0, np.float32, output.shape, output.ctypes.data
    )
    return lambda: session.run_with_iobinding(binding)


def call_once(kind, path, name, image, shape):
    """Calls a model once, and prints the largest resident size of this process in KiB."""
    arrays = np.load(image), np.zeros([int(size) for size in shape.split(",")], np.float32)
    (runtime_call(path, arrays) if kind == "onnxruntime" else library_call(path, name, arrays))()
    status = pathlib.Path("/proc/self/status").read_text()
    print(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")))


if __name__ == "__main__":
    call_once(*sys.argv[1:])
