"""Multiplies matrices with compiled MLIR and compares with NumPy."""

import numpy
import kernel

generator = numpy.random.default_rng(1)
a, b = generator.random((37, 53)), generator.random((53, 29))
c = numpy.zeros((37, 29))
kernel.gemm(a, b, c)
print("gemm agrees with NumPy:", numpy.allclose(c, a @ b, rtol=1e-13))
print("row sums agree with NumPy:", numpy.allclose(kernel.row_sums(a), a.sum(axis=1), rtol=1e-13))
try:
    kernel.gemm(a.astype(numpy.float32), b, c)
except TypeError as error:
    print("TypeError:", error)
