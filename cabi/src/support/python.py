
import builtins as _py
import ctypes as _ctypes
import mmap as _mmap
import os as _os
import numpy as _numpy

_library = None


def load(path=None):
    """Loads a shared library, by default the one next to this module."""
    global _library
    if path is None:
        folder = _os.path.dirname(_os.path.abspath(__file__))
        names = [prefix + _NAME + suffix for suffix in (".so", ".dylib", ".dll") for prefix in ("", "lib")]
        paths = [_os.path.join(folder, name) for name in names]
        path = _py.next(_py.filter(_os.path.exists, paths), None)
        if path is None:
            raise _py.OSError(f"no shared library beside {__file__}: call load(path)")
    _library = _ctypes.CDLL(path)
    return _library


def _function(symbol, result, parameters):
    library = _library or load()
    function = _py.getattr(library, symbol)
    function.restype, function.argtypes = result, parameters
    # Compiled with -fbounds-check=return.
    message = _py.getattr(library, "mlirc_error_message", None)
    if message is None or not symbol.startswith("_mlir_ciface_"):
        return function
    message.restype, message.argtypes = _ctypes.c_char_p, []

    def checked(*arguments):
        value = function(*arguments)
        text = message()
        if text is not None:
            raise _py.RuntimeError(text.decode(errors="replace"))
        return value

    return checked


_mapped = {}


def _map_constants(symbol, path):
    """Maps a file, and gives its address to a function of the library."""
    with _py.open(path, "rb") as file:
        # The contents are only read, but ctypes takes no address of a buffer that is read-only.
        constants = _mmap.mmap(file.fileno(), 0, access=_mmap.ACCESS_COPY)
    address = _ctypes.addressof(_ctypes.c_char.from_buffer(constants))
    function = _function(symbol, _ctypes.c_int32, [_ctypes.c_void_p, _ctypes.c_size_t])
    if function(address, _py.len(constants)):
        raise _py.ValueError(f"{path}: not the file of constants of this library")
    _mapped[symbol] = constants


def _descriptor_type(rank):
    fields = [("allocated", _ctypes.c_void_p), ("aligned", _ctypes.c_void_p), ("offset", _index)]
    if rank:
        fields += [("sizes", _index * rank), ("strides", _index * rank)]
    return _py.type(f"_MemRef{rank}", (_ctypes.Structure,), {"_fields_": fields})


_descriptor_types = {}


def _descriptor(rank):
    """Returns an uninitialized descriptor of a rank."""
    if rank not in _descriptor_types:
        _descriptor_types[rank] = _descriptor_type(rank)
    return _descriptor_types[rank]()


_structure_types = {}


def _structure(*fields):
    """Returns an uninitialized structure of fields: pairs of a name and a type."""
    if fields not in _structure_types:
        _structure_types[fields] = _py.type("_Structure", (_ctypes.Structure,), {"_fields_": fields})
    return _structure_types[fields]()


class _Unranked(_ctypes.Structure):
    _fields_ = [("rank", _index), ("descriptor", _ctypes.c_void_p)]


def _has_type(found, wanted):
    """Returns true if a dtype is as wanted. Integers have no sign in MLIR: unsigned ones are accepted for signed ones."""
    is_unsigned = found.kind == "u" and wanted.kind == "i"
    return found == wanted or (is_unsigned and found.isnative and found.itemsize == wanted.itemsize)


def _check_array(array, name, dtype, writes):
    if not _py.isinstance(array, _numpy.ndarray):
        raise _py.TypeError(f"{name}: expected a numpy.ndarray, got {_py.type(array).__name__}")
    if not _has_type(array.dtype, _numpy.dtype(dtype)):
        raise _py.TypeError(f"{name}: expected dtype {_numpy.dtype(dtype)}, got {array.dtype}")
    if writes and not array.flags.writeable:
        raise _py.ValueError(f"{name}: the array is read-only, and the function may write to it")
    if not array.flags.aligned:
        raise _py.ValueError(f"{name}: the array is not aligned; numpy.require(..., requirements='A') makes it so")


def _check_shape(array, name, sizes):
    if array.ndim != _py.len(sizes):
        raise _py.ValueError(f"{name}: expected {_py.len(sizes)} dimensions, got {array.ndim}")
    for dimension, (found, wanted) in _py.enumerate(_py.zip(array.shape, sizes)):
        if wanted is not None and found != wanted:
            raise _py.ValueError(f"{name}: expected size {wanted} in dimension {dimension}, got {found}")


def _dense_strides(shape):
    strides = []
    step = 1
    for size in _py.reversed(shape):
        strides.insert(0, step)
        step *= size
    return strides


def _strides(array, name, strides):
    """Returns the strides of an array in elements. `None` requires a dense array, a list the strides that are numbers."""
    if strides is None:
        if not array.flags.c_contiguous:
            raise _py.ValueError(f"{name}: the array is not contiguous; numpy.ascontiguousarray copies it")
        return _dense_strides(array.shape)
    if _py.any(step % array.itemsize for step in array.strides):
        raise _py.ValueError(f"{name}: the strides are no multiples of the element size")
    found = [step // array.itemsize for step in array.strides]
    for dimension, (step, wanted) in _py.enumerate(_py.zip(found, strides)):
        if wanted is not None and step != wanted and array.shape[dimension] > 1:
            raise _py.ValueError(f"{name}: expected stride {wanted} in dimension {dimension}, got {step}")
    return [step if wanted is None else wanted for step, wanted in _py.zip(found, strides)]


def _fill(array, strides):
    descriptor = _descriptor(array.ndim)
    descriptor.allocated = descriptor.aligned = array.ctypes.data
    for dimension in _py.range(array.ndim):
        descriptor.sizes[dimension] = array.shape[dimension]
        descriptor.strides[dimension] = strides[dimension]
    return descriptor


def _memref(array, name, dtype, sizes, strides, writes):
    """Checks an array. Returns its descriptor."""
    _check_array(array, name, dtype, writes)
    _check_shape(array, name, sizes)
    return _fill(array, _strides(array, name, strides))


def _unranked(array, name, dtype, writes):
    """Checks an array of any rank. Returns its unranked descriptor, and the ranked one that it points to."""
    _check_array(array, name, dtype, writes)
    descriptor = _fill(array, _strides(array, name, None))
    return _Unranked(array.ndim, _ctypes.addressof(descriptor)), descriptor


class _Half(_ctypes.c_float):
    """A half-precision float by value. C passes its bits in the first two bytes of a float."""


def _half(bits):
    return _Half.from_buffer_copy(_numpy.array([bits, 0xFFFF], _numpy.uint16))


def _half_bits(value):
    return _numpy.frombuffer(value, _numpy.uint16)[0]


def _integer(value, name, bits, signed):
    value = _operator_index(value, name)
    low, high = (-1 << bits - 1, (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    if not low <= value <= high:
        raise _py.OverflowError(f"{name}: {value} does not fit into {bits} bits")
    return value


def _operator_index(value, name):
    try:
        return value.__index__()
    except _py.AttributeError:
        raise _py.TypeError(f"{name}: expected an integer, got {_py.type(value).__name__}") from None


class _Memory:
    """The owner of memory that arrays share."""

    def __init__(self, address, free, interface):
        self._address, self._free, self.__array_interface__ = address, free, interface

    def __del__(self):
        if self._free is not None:
            self._free(self._address)


def _array(descriptor, rank, dtype, deallocator, known):
    """Returns the array of a result; a copy if the caller does not own its memory: if it is in `known`, or if there is no
    deallocator."""
    dtype = _numpy.dtype(dtype)
    allocated = descriptor.allocated
    # The allocated pointer of a global.
    owned = deallocator is not None and allocated not in known and allocated != 0xDEADBEEF
    free = _function(deallocator, None, [_ctypes.c_void_p]) if owned else None
    known.add(allocated)
    shape = _py.tuple(descriptor.sizes) if rank else ()
    if 0 in shape:
        if owned:
            free(allocated)
        return _numpy.empty(shape, dtype)
    interface = {
        "version": 3,
        "shape": shape,
        "typestr": dtype.str,
        "data": (descriptor.aligned + descriptor.offset * dtype.itemsize, False),
        "strides": _py.tuple(step * dtype.itemsize for step in descriptor.strides) if rank else (),
    }
    array = _numpy.asarray(_Memory(allocated, free, interface))
    return array if owned else array.copy()


def _unranked_array(unranked, dtype, deallocator, known):
    descriptor = _py.type(_descriptor(unranked.rank)).from_address(unranked.descriptor)
    array = _array(descriptor, unranked.rank, dtype, deallocator, known)
    _function("free", None, [_ctypes.c_void_p])(unranked.descriptor)
    return array
