"""Compiled libraries as Python objects."""

from __future__ import annotations

import importlib.util
import os
import types
from typing import Any, Callable

from . import _cache

# Public names of generated modules that are no functions of MLIR modules. Functions get other names.
_HELPERS = frozenset({"load"})


class Library:
    """A compiled module. Its attributes are the functions of the module."""

    def __init__(self, folder: str) -> None:
        members = vars(_loaded(os.path.join(folder, _cache.MODULE))).items()
        self._functions = {name: value for name, value in members if callable(value) and _is_function(name)}
        # Attributes of the object are found without a call of `__getattr__`.
        self.__dict__.update(self._functions)
        with open(os.path.join(folder, _cache.MESSAGES), encoding="utf-8") as file:
            self._messages = file.read()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        known = ", ".join(dir(self)) or "none: the attribute llvm.emit_c_interface or --c-wrappers=all export them"
        raise AttributeError(f"the module has no function {name!r}; its functions: {known}")

    def __dir__(self) -> "list[str]":
        return sorted(self.__dict__.get("_functions", {}))

    def __repr__(self) -> str:
        return f"<mlirc.Library: {', '.join(dir(self))}>"


def _is_function(name: str) -> bool:
    """Return true for names that a function may have. Names of the generated module begin with an underscore."""
    return not name.startswith("_") and name not in _HELPERS


def _loaded(path: str) -> types.ModuleType:
    """Load a generated module, which loads its library at the first call."""
    spec = importlib.util.spec_from_file_location("_mlirc_kernel", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
