"""What the commands that solve have in common."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from greed._extras import install
from greed.cli.exits import Refused
from greed.cli.render import ink
from greed.cli.waiting import progress
from greed.core.sheet import Sheet

if TYPE_CHECKING:
    from greed.coach.judges import WinJudge

__all__ = [
    "judge_of",
    "need_exact",
    "need_plot",
    "solvable",
    "way_to_exact",
]


def need_exact() -> None:
    """Refuse to go on without what the solvers need."""
    _need("the solvers", "exact", "numpy", "numba", "platformdirs")


def need_plot() -> None:
    """Refuse to go on without what pictures need."""
    _need("pictures", "plot", "matplotlib")


def _need(what: str, extra: str, *modules: str) -> None:
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise Refused(f"{what} need {', '.join(missing)}; install them with: {install(extra)}")


@contextmanager
def solvable(
    sheet: str, stopped: str = "Stopped. Solutions found so far are saved."
) -> Iterator[None]:
    """Turn the refusal of a solver into one of the program; say what Ctrl-C leaves behind."""
    from greed.exact.model import Unsolvable

    try:
        yield
    except KeyboardInterrupt:
        ink.hint(stopped)
        raise
    except Unsolvable as error:
        raise Refused(f"{sheet} has no exact answer: {error}") from None


def judge_of(sheet: Sheet) -> WinJudge:
    """Return the judge of win probabilities on a sheet, solved first if needed."""
    from greed.coach.judges import WinJudge, win_judge
    from greed.packs import ready_solution

    if (ready := ready_solution(sheet)) is not None:
        return WinJudge(ready)
    with progress(f"Solving {sheet.name}") as tick:
        return win_judge(sheet, tick)


_LONG = 600.0
"""CPU seconds that nobody is told to spend on one game."""


def way_to_exact(sheet: Sheet, seats: int, caveat: str) -> str:
    """Return a caveat with the command that makes an estimate for more than two players exact."""
    from greed.exact import MOST_SOLVED
    from greed.exact.model import Unsolvable
    from greed.exact.multi import cost_of_multi

    if not 2 < seats <= MOST_SOLVED or not caveat or not sheet.name:
        return caveat
    try:
        if cost_of_multi(sheet, seats).seconds > _LONG:
            return caveat
    except (Unsolvable, ImportError):
        return caveat
    return f"{caveat}; greed solve '{sheet.name}' --seats {seats} makes it exact"
