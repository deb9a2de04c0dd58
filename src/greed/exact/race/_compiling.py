"""How long Numba compiles, so that it is not taken for the time of what was computed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["Compiling", "compiling"]


class Compiling:
    """The seconds that went into compiling; a kernel that another one needs counts once."""

    seconds = 0.0


@contextmanager
def compiling() -> Iterator[Compiling]:
    """Measure what is compiled in this block; kernels that are only loaded take no time here."""
    from numba.core.event import install_recorder

    found = Compiling()
    with install_recorder("numba:compile") as recorder:
        yield found
    depth, begun = 0, 0.0
    for at, event in recorder.buffer:
        if event.is_start:
            begun = at if not depth else begun
            depth += 1
        else:
            depth -= 1
            found.seconds += 0.0 if depth else at - begun
