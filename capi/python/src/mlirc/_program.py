"""The compiler's program."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import sysconfig
from typing import Iterator

_NAME = "mlirc.exe" if os.name == "nt" else "mlirc"


def _folders() -> Iterator[str]:
    """Return the folders in which installers put programs, that of this package's installation first."""
    package = os.path.dirname(os.path.abspath(__file__))
    # `pip install --target` has programs beside the packages.
    yield os.path.join(os.path.dirname(package), "bin")
    yield sysconfig.get_path("scripts")
    yield sysconfig.get_path("scripts", "nt_user" if os.name == "nt" else "posix_user")
    yield os.path.dirname(sys.executable)


@functools.lru_cache(maxsize=None)
def path() -> str:
    """Return the path of the program: the value of ``MLIRC``, or the one that is installed."""
    named = os.environ.get("MLIRC")
    if named:
        return named
    candidates = (os.path.join(folder, _NAME) for folder in _folders())
    found = next((candidate for candidate in candidates if os.access(candidate, os.X_OK)), None)
    found = found or shutil.which(_NAME)
    if found is None:
        raise FileNotFoundError("the program mlirc is not installed; the variable MLIRC may have its path")
    return found


@functools.lru_cache(maxsize=None)
def printed(*arguments: str) -> str:
    """Return the output of the program for some arguments; empty if it refuses them."""
    result = subprocess.run([path(), *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return result.stdout.decode()


@functools.lru_cache(maxsize=None)
def identity() -> str:
    """Return a text that differs between versions and builds of the program."""
    status = os.stat(path())
    return f"{printed('--version', '--verbose')} {status.st_size} {status.st_mtime_ns}"
