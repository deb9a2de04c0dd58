"""Which engine runs the solver: Numba where it is installed, and WebAssembly everywhere else.

The module that comes with Greed is compiled from the same inner loops (`make kernels`). It answers
at once, where Numba compiles for some seconds the first time and is two or three times as fast.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Literal

__all__ = ["Engine", "engine"]

Engine = Literal["numba", "wasm"]
_NAMED = "GREED_ENGINE"


def engine() -> Engine:
    """Return the engine of this process; `GREED_ENGINE` can name the other one.

    >>> engine() in ("numba", "wasm")
    True
    """
    named = os.environ.get(_NAMED, "")
    if named == "wasm" or (named != "numba" and find_spec("numba") is None):
        return "wasm"
    return "numba"
