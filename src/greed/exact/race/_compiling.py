"""How long Numba compiles, so that it is not taken for the time of what was computed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["Compiling", "compiling"]


class Compiling:
    """The CPU seconds that went into compiling; a kernel that another one needs counts once."""

    seconds = 0.0


@contextmanager
def compiling() -> Iterator[Compiling]:
    """Measure what is compiled in this block; kernels that are only loaded take no time here."""
    from numba.core.event import Event, Listener, install_listener

    found, begun = Compiling(), list[float]()

    class Clock(Listener):
        def on_start(self, event: Event) -> None:  # noqa: ARG002
            begun.append(time.process_time())

        def on_end(self, event: Event) -> None:  # noqa: ARG002
            since = begun.pop()
            found.seconds += 0.0 if begun else time.process_time() - since

    with install_listener("numba:compile", Clock()):
        yield found
