"""Compiled libraries in the user's cache folder, each in a folder of its own.

A folder is complete when it has its final name: it is filled under another name and then renamed, so that processes may
compile the same module at the same time.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import tempfile
import time

from . import _program
from ._errors import CompileError

MODULE = "kernel.py"
MESSAGES = "messages.txt"
_LIBRARY = "libkernel.so"
_NEW = ".new-"
# The age in seconds of a folder that no compilation fills any more.
_ABANDONED = 24 * 60 * 60
_OUTPUTS = ("--emit", "-emit", "--output", "-output", "-o", "--MD", "-MD", "--constants", "-constants")


def folder_of(name: str, text: bytes, options: "list[str]") -> str:
    """Return the folder of a compiled module, compiling it if there is none."""
    _check(options)
    root = os.path.join(_root(), "mlirc")
    folder = os.path.join(root, _key(name, text, options))
    if not os.path.isdir(folder):
        os.makedirs(root, exist_ok=True)
        _fill(root, folder, (name, text, options))
    return folder


def _root() -> str:
    root = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(root):
        return root
    if os.name == "nt" and os.environ.get("LOCALAPPDATA"):
        return os.environ["LOCALAPPDATA"]
    return os.path.join(os.path.expanduser("~"), ".cache")


def _check(options: "list[str]") -> None:
    """Refuse options that would change the outputs, and arguments that are no options."""
    for option in options:
        if not option.startswith("-") or option == "-" or option.startswith(_OUTPUTS):
            raise ValueError(f"not an option of mlirc.compile: {option!r}")


def _key(name: str, text: bytes, options: "list[str]") -> str:
    """Return the hash of everything that a library depends on."""
    # The cache may be shared by machines, which have processors of their own.
    is_native = any(option.endswith("native") for option in options)
    machine = _program.printed("-mcpu=native", "--print=features") if is_native else ""
    linker = sorted((key, value) for key, value in os.environ.items() if key == "CC" or key.startswith("CC_"))
    parts = [_program.identity(), platform.platform(), machine, linker, name, options]
    return hashlib.sha256(json.dumps(parts).encode() + b"\0" + text).hexdigest()


def _fill(root: str, folder: str, module: "tuple[str, bytes, list[str]]") -> None:
    """Compile a module to a new folder."""
    _remove_abandoned(root)
    scratch = tempfile.mkdtemp(prefix=_NEW, dir=root)
    try:
        _compile(scratch, module)
        os.rename(scratch, folder)
    except OSError:
        # Another process may have been faster. Its library is the same.
        if not os.path.isdir(folder):
            raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _remove_abandoned(root: str) -> None:
    """Remove the unfinished folders of processes that were interrupted."""
    with os.scandir(root) as entries:
        for entry in entries:
            try:
                is_old = time.time() - entry.stat(follow_symlinks=False).st_mtime > _ABANDONED
            except OSError:
                continue  # Its process has renamed or removed it.
            if entry.name.startswith(_NEW) and is_old:
                shutil.rmtree(entry.path, ignore_errors=True)


def _compile(folder: str, module: "tuple[str, bytes, list[str]]") -> None:
    """Compile a module to files in a folder."""
    name, text, options = module
    with open(os.path.join(folder, name), "wb") as file:
        file.write(text)
    command = [_program.path(), name, f"--emit=shared={_LIBRARY},python={MODULE}", *options]
    result = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    diagnostics = result.stderr.decode(errors="replace")
    if result.returncode != 0:
        raise CompileError(diagnostics.strip(), result.returncode)
    with open(os.path.join(folder, MESSAGES), "w", encoding="utf-8") as file:
        file.write(diagnostics)
