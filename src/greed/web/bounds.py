"""Bounds of a process that thinks: what it takes is bounded by the system, not by good will."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from typing import TextIO

from greed.web.compiled import compiled

__all__ = ["bound", "quiet_stdout", "surroundings"]

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
