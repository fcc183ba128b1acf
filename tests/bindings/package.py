"""Tests of the Python package, with the program in the variable MLIRC and an empty cache."""

import os
import pathlib
import pickle
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

import mlirc
import numpy

GEMM = """
func.func @gemm(%a: memref<?x?xf64> {bufferization.access = "read"}, %b: memref<?x?xf64>, %c: memref<?x?xf64>)
    attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}
"""
CACHE = pathlib.Path(os.environ["XDG_CACHE_HOME"], "mlirc")


class Package(unittest.TestCase):
    def check_gemm(self, lib):
        generator = numpy.random.default_rng(1)
        a, b, c = generator.random((7, 5)), generator.random((5, 9)), numpy.zeros((7, 9))
        lib.gemm(a, b, c)
        numpy.testing.assert_allclose(c, a @ b, rtol=1e-13)

    def test_text_and_files(self):
        self.check_gemm(mlirc.compile(GEMM))
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "gemm.mlir")
            path.write_text(GEMM)
            self.check_gemm(mlirc.compile(path))
            self.check_gemm(mlirc.compile(str(path), ["-O3"]))

    def test_functions(self):
        lib = mlirc.compile(GEMM)
        self.assertEqual(dir(lib), ["gemm"])
        with self.assertRaisesRegex(AttributeError, "no function 'gem'; its functions: gemm"):
            lib.gem
        with self.assertRaises(TypeError):
            lib.gemm(numpy.zeros((2, 2), numpy.float32), numpy.zeros((2, 2)), numpy.zeros((2, 2)))
        closed = "func.func @f(%x: memref<?xf64>) {\n return }\n"
        with self.assertRaisesRegex(AttributeError, "llvm.emit_c_interface"):
            mlirc.compile(closed).f
        mlirc.compile(closed, ["--c-wrappers=all"]).f(numpy.zeros(3))

    def test_errors(self):
        with self.assertRaises(mlirc.CompileError) as raised:
            mlirc.compile("func.func @f() {\n  return %x : i32\n}")
        self.assertIn("module.mlir:2:", raised.exception.diagnostics)
        self.assertEqual(raised.exception.status, 1)
        copy = pickle.loads(pickle.dumps(raised.exception))
        self.assertEqual(copy.diagnostics, raised.exception.diagnostics)
        with self.assertRaises(FileNotFoundError):
            mlirc.compile("missing.mlir")
        for option in ["-o", "--emit=obj", "kernel.mlir", "-"]:
            with self.assertRaises(ValueError):
                mlirc.compile(GEMM, [option])
        with self.assertRaises(mlirc.CompileError) as raised:
            mlirc.compile(GEMM, ["--no-such-option"])
        self.assertEqual(raised.exception.status, 2)

    def test_missing_linker(self):
        os.environ["CC"] = "/no/such/compiler"
        try:
            with self.assertRaisesRegex(mlirc.CompileError, "needs a C compiler: install one"):
                mlirc.compile(GEMM + "// another module\n")
        finally:
            del os.environ["CC"]

    def test_abandoned_folders(self):
        mlirc.compile(GEMM)
        old, new = CACHE / ".new-old", CACHE / ".new-recent"
        for folder in (old, new):
            folder.mkdir()
            (folder / "module.mlir").write_text("")
        os.utime(old, (0, 0))
        mlirc.compile(GEMM + "// a module that is not in the cache\n")
        self.assertEqual((old.exists(), new.exists()), (False, True))
        (new / "module.mlir").unlink()
        new.rmdir()

    def test_messages(self):
        lib = mlirc.compile(GEMM, ["--remarks"])
        self.assertIn("remark", mlirc.messages(lib))
        # Those of a library in the cache are the same.
        self.assertEqual(mlirc.messages(mlirc.compile(GEMM, ["--remarks"])), mlirc.messages(lib))
        self.assertEqual(mlirc.messages(mlirc.compile(GEMM)), "")

    def test_cache(self):
        count = lambda: len(list(CACHE.iterdir()))
        mlirc.compile(GEMM)
        before = count()
        mlirc.compile(GEMM)
        self.assertEqual(count(), before)
        mlirc.compile(GEMM, ["-O1"])
        mlirc.compile(GEMM + "\n")
        self.assertEqual(count(), before + 2)

    def test_processes_compile_the_same_module(self):
        text = GEMM + "// of several processes\n"
        program = "import mlirc, sys; print(dir(mlirc.compile(sys.stdin.read())))"
        run = lambda _: subprocess.run([sys.executable, "-c", program], input=text, text=True, capture_output=True)
        before = set(CACHE.iterdir()) if CACHE.exists() else set()
        with ThreadPoolExecutor(6) as pool:
            results = list(pool.map(run, range(6)))
        for result in results:
            self.assertEqual((result.stdout, result.stderr), ("['gemm']\n", ""))
        self.assertEqual(len(set(CACHE.iterdir()) - before), 1)


if __name__ == "__main__":
    unittest.main()
