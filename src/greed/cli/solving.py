"""What the commands that solve have in common."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from greed.cli import ink
from greed.cli.exits import Refused

__all__ = ["need_exact", "need_plot", "solvable"]


def need_exact() -> None:
    """Refuse to go on without what the solvers need."""
    _need("the solvers", "exact", "numpy", "numba", "platformdirs")


def need_plot() -> None:
    """Refuse to go on without what pictures need."""
    _need("pictures", "plot", "matplotlib")


def _need(what: str, extra: str, *modules: str) -> None:
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise Refused(
            f"{what} need {', '.join(missing)}; install with: pip install 'greed-dice[{extra}]'"
        )


@contextmanager
def solvable(sheet: str) -> Iterator[None]:
    """Turn the refusal of a solver into one of the program."""
    from greed.exact.machine import Unsolvable

    try:
        yield
    except KeyboardInterrupt:
        ink.hint("Stopped; what was solved before is kept.")
        raise
    except Unsolvable as error:
        raise Refused(f"{sheet} has no exact answer: {error}") from None
