"""Compiles MLIR to native functions that take NumPy arrays.

    import mlirc, numpy

    lib = mlirc.compile('''
        func.func @double(%x: memref<?xf64>) attributes {llvm.emit_c_interface} {
          linalg.map { arith.addf } ins(%x, %x : memref<?xf64>, memref<?xf64>) outs(%x : memref<?xf64>)
          return
        }''')
    x = numpy.ones(4)
    lib.double(x)

The functions are those with the attribute ``llvm.emit_c_interface``, or all public ones with the option
``--c-wrappers=all``. They check the types and shapes of arrays. Linking needs a C compiler on this machine.
"""

from __future__ import annotations

import os
from typing import Sequence, Union

from ._cache import folder_of
from ._errors import CompileError
from ._library import Library

__all__ = ["CompileError", "Library", "compile", "messages"]


def compile(source: Union[str, "os.PathLike[str]"], options: Sequence[str] = ()) -> Library:
    """Compile a module to a library, whose attributes are its functions.

    ``source`` is the text of the module, or the path of a file: a ``Path``, or a string that ends in ``.mlir``.
    ``options`` are those of the program ``mlirc`` that do not name outputs, such as ``["-O3", "-mcpu=native"]``.

    Libraries are kept in the user's cache folder, ``$XDG_CACHE_HOME/mlirc``.

    Raises ``CompileError`` if the module has errors, and ``OSError`` if a file cannot be read.
    """
    name, text = _read(source)
    return Library(folder_of(name, text, list(options)))


def messages(library: Library) -> str:
    """Return the warnings and remarks of the compilation of a library."""
    return library._messages


def _read(source: Union[str, "os.PathLike[str]"]) -> "tuple[str, bytes]":
    """Return the name of a source, for messages, and its text."""
    if isinstance(source, str) and ("\n" in source or not source.endswith(".mlir")):
        return "module.mlir", source.encode()
    with open(source, "rb") as file:
        return os.path.basename(os.fspath(source)), file.read()
