"""What a worker process gets: bounds that the system keeps, and a place for compiled code."""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import hashlib
import os
import shutil
import signal
import sys
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import TextIO

import greed
from greed._folders import cache_folder

_PACKAGE = Path(greed.__file__).parent

SERVER = "_GREED_SERVER"
"""The variable that tells a process which one is its server."""
_PR_SET_PDEATHSIG = 1


def bound(megabytes: int, behind: int) -> None:
    """Bound what memory this process may take (0: no bound), and how far others go before it.

    Where a system has no such bounds, the server's own clock ends the process all the same.
    """
    with contextlib.suppress(AttributeError, OSError):
        os.nice(behind)
    _die_with_the_server()
    try:
        import resource
    except ImportError:  # Windows
        return
    with contextlib.suppress(ValueError, OSError):
        if megabytes:
            size = megabytes << 20
            resource.setrlimit(resource.RLIMIT_AS, (size, size))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _die_with_the_server() -> None:
    """Have Linux end this process with the one that started it, however that one ends."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL))
        # The server may have ended before this process could say so.
        if os.environ.get(SERVER, "") not in {"", str(os.getppid())}:
            os._exit(0)


def surroundings() -> dict[str, str]:
    """Return the environment of a process that is to end with this one, on one thread."""
    one = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    return {**os.environ, **one, **compiled(), SERVER: str(os.getpid())}


def quiet_stdout() -> TextIO:
    """Return a line to the parent process; anything else printed goes to stderr."""
    line = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return line


def compiled() -> dict[str, str]:
    """Return the variable that names a folder for compiled code; nothing if Numba finds one.

    Numba has to write into it. Beside the package it can't be where the file system is read-only,
    as in the image. Then it is under GREED_HOME, apart for each version of the code, or else a
    folder of this process's own.
    """
    if "NUMBA_CACHE_DIR" in os.environ or _is_writable(_PACKAGE / "exact" / "race"):
        return {}
    return {"NUMBA_CACHE_DIR": str(_folder())}


@lru_cache(maxsize=1)
def _folder() -> Path:
    kept = cache_folder() / f"compiled-{_version()}"
    if _is_writable(kept):
        return kept
    own = Path(tempfile.mkdtemp(prefix="greed-"))  # nobody else may put code there
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    return own


def _version() -> str:
    """Return what changes with any of the code that is compiled, or that it reads."""
    digest = hashlib.sha256()
    for part in ("exact", "sim"):
        for path in sorted(_PACKAGE.glob(f"{part}/**/*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
