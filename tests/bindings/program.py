import gc
import numpy
import kernel
import ownership


def fails(exception, function, *arguments):
    try:
        function(*arguments)
    except exception as error:
        return str(error)
    raise AssertionError(f"no {exception.__name__}")


x = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
kernel.scale(2, x)
assert (x == [[0, 2, 4], [6, 8, 10]]).all()
assert fails(ValueError, kernel.scale, 2, x.T.copy()) == "x: expected size 3 in dimension 1, got 2"
assert "expected 2 dimensions, got 1" in fails(ValueError, kernel.scale, 2, x[0])
assert "expected dtype float32, got float64" in fails(TypeError, kernel.scale, 2, x.astype(float))
assert "not contiguous" in fails(ValueError, kernel.scale, 2, numpy.zeros((2, 6), numpy.float32)[:, ::2])
assert "expected a numpy.ndarray, got list" in fails(TypeError, kernel.scale, 2, [[1, 2, 3]])
x.flags.writeable = False
assert "read-only" in fails(ValueError, kernel.scale, 2, x)

values = numpy.array([5, -6, 7, 8], numpy.int16)
marked = numpy.array([True, False, True, False])
values.flags.writeable = False  # the function says that it only reads
selected, count, everything = kernel.select(values, marked)
assert selected.dtype == numpy.int16 and (selected == [5, 7]).all() and count == 2 and everything is False
unsigned, count, _ = kernel.select(numpy.array([5, 65530, 7, 8], numpy.uint16), marked)
assert (unsigned == [5, 7]).all() and count == 2
assert "expected dtype int16, got uint32" in fails(TypeError, kernel.select, values.astype(numpy.uint32), marked)
nothing, count, everything = kernel.select(values[:0], marked[:0])
assert nothing.shape == (0,) and count == 0 and everything is True
for _ in range(1000):
    gc.collect(0)
    kernel.select(values, marked)[0][:1]

y = numpy.arange(6, dtype=float).reshape(2, 3)
t = kernel.transposed(y)
assert (t == y.T).all()
t[0, 0] = 100  # a copy: the memory is y's
assert y[0, 0] == 0
p = kernel.primes()
p[0] = 1
assert (kernel.primes() == [2, 3, 5, 7]).all()

assert kernel.turned(3 + 4j) == complex(-4, 3)
assert kernel.add(-100, 30, True) == -70 and kernel.add(numpy.int64(-5), 3, False) == -5
assert "does not fit into 8 bits" in fails(OverflowError, kernel.add, 128, 0, True)
assert "does not fit into 8 bits" in fails(OverflowError, kernel.add, 0, -1, True)
assert "expected an integer, got float" in fails(TypeError, kernel.add, 1.0, 0, True)
assert kernel.sum_strided(y[:, 1]) == 5 and kernel.sum_strided(y[1, ::-1]) == 12
assert kernel.rank_of(numpy.zeros((1, 2, 3, 4), numpy.float32)) == 4
assert kernel.rank_of(numpy.zeros((), numpy.float32)) == 0
opposite = kernel.opposite(y)
assert opposite.shape == (2, 3) and (opposite == [[0, -1, -2], [-3, -4, -5]]).all()
assert fails(ValueError, kernel.opposite, y[:1]) == "v: expected size 2 in dimension 0, got 1"
a, b = numpy.array([1, 9, -3, 4], numpy.int32), numpy.array([5, 2, -4, 4], numpy.int32)
larger, first, total = kernel.larger(a, b)
assert (larger == [5, 9, -3, 4]).all() and (first == [False, True, True, False]).all() and total == 15

# Names of Python's own, and half precision.
half = kernel.filter(1.5, numpy.array([0.25], numpy.float16))
assert half == 1.75 and isinstance(half, numpy.float16)
assert kernel.filter(numpy.float16(-65504), numpy.array([0], numpy.float16)) == -65504
assert kernel.len(0x3F80, 1) == 0xBF80 and "does not fit into 16 bits" in fails(OverflowError, kernel.len, 65536, 0)
assert kernel.type(3, 0.5) == (2.5, 0x4020)
assert [kernel.next(), kernel.range(), kernel.zip(), kernel.bool(), kernel.float(), kernel.print()] == [0, 1, 2, 3, 4, 15]
assert not hasattr(kernel, "quad")

# Memory is freed by who owns it, once.
m = numpy.arange(4, dtype=float)
for _ in range(100):
    assert (ownership.maybe(1.0, m, False) == m).all() and ownership.maybe(1.0, m, True).shape == (4,)
    assert (ownership.constant() == [1, 2, 3]).all()
    assert (ownership.constant_or_new(False) == [1, 2, 3]).all() and (ownership.constant_or_new(True) == [1, 2, 3]).all()
    first, one, same, other = ownership.twice()
    assert one == 1 and (first == same).all() and (first == other).all()
    del first
    assert (same == [1, 2, 3]).all()
    x = numpy.arange(8, dtype=float)
    for n in range(3):
        assert all((part == x).all() for part in ownership.swapped(x, n))
    assert (ownership.view(m.reshape(2, 2)) == m.reshape(2, 2)).all()
    assert (ownership.reranked(m) == m).all() and ownership.through(5).shape == (5,)
    assert ownership.aligned(3).ctypes.data % 256 == 0
assert not hasattr(ownership, "frame")
print("done")
