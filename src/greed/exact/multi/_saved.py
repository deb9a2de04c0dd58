"""Solutions for three or more: whole ones, kept on disk in 16 bits, and those of a game's rest."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.core.state import State
from greed.exact.disk import Answer, Key, load, path_of, store
from greed.exact.model import Unsolvable
from greed.exact.multi._cost import NEGLIGIBLE, cost_of_multi, refuse_large, work_of
from greed.exact.multi._layout import corner, layout, ring
from greed.exact.multi._room import STEPS, FinalRounds
from greed.exact.multi._rules import refuse_multi
from greed.exact.multi._solution import MultiSolution
from greed.exact.multi._solver import Beginnings, solved_multi
from greed.tables import tables

__all__ = ["multi_is_kept", "saved_multi", "solve_multi", "solved_from"]

VERSION = 3
_CLOSE = 1e-6
"""Good enough for chances that are rounded to 16 bits."""
_NEAR = 1e-5
"""What counts as negligible where an answer should come within a second or two."""


def solve_multi(
    sheet: Sheet, tick: Callable[[int, float], None] | None = None, *, seats: int = 3
) -> MultiSolution:
    """Return the solution of a sheet's game for a number of seats, solved once and kept on disk.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    found = saved_multi(sheet, seats)
    if found is not None:
        return found
    cost_of_multi(sheet, seats)
    begun, held = time.process_time(), tables(sheet)
    solved = solved_multi(
        held, tick, close=_CLOSE, negligible=NEGLIGIBLE, where=layout(held, seats, NEGLIGIBLE),
        fine=False,
    )  # fmt: skip
    answer = _written(solved)
    answer.header["seconds"] = time.process_time() - begun
    with suppress(OSError):  # a cache that cannot be written costs time, never an answer
        store(_key(sheet, seats), answer)
    return _read(sheet, seats, answer)


def saved_multi(sheet: Sheet, seats: int = 3) -> MultiSolution | None:
    """Return the solution if it is on disk; nothing is solved."""
    answer = load(_key(sheet, seats))
    if answer is None:
        return None
    try:
        return _read(sheet, seats, answer)
    except (KeyError, ValueError, TypeError, IndexError):
        return None  # written by another version


def multi_is_kept(sheet: Sheet, seats: int = 3) -> bool:
    """Return whether there is a solution on disk, without reading it."""
    return path_of(_key(sheet, seats)).exists()


def solved_from(sheet: Sheet, state: State, seconds: float) -> MultiSolution | None:
    """Return the solution for what is left of a game from a state; None if it takes too long.

    `seconds` is how much CPU time it may take, as estimated. It isn't kept on disk.
    """
    held = tables(sheet)
    try:
        refuse_multi(held, state.seats)
        where = corner(held, state, _NEAR)
        work = work_of(where)
        refuse_large(where, work)
    except Unsolvable:
        return None
    if work.seconds > seconds:
        return None
    return MultiSolution(
        solved_multi(held, close=_CLOSE, negligible=_NEAR, where=where, fine=False)
    )


def _key(sheet: Sheet, seats: int) -> Key:
    return Key(sheet, "three" if seats == 3 else f"seats-{seats}", VERSION)


def _written(solved: Beginnings) -> Answer:
    final = solved.final
    arrays = {"values": _steps(solved.values), "attempts": solved.attempts}
    arrays |= {name: getattr(final, name) for name in _FINAL} | {"end": _steps(final.values)}
    header = {"unsettled": solved.unsettled, "played": solved.played, "rows": final.rows}
    return Answer(arrays, header)


_FINAL = ("start", "most", "low", "taken", "taken_start")


def _read(sheet: Sheet, seats: int, answer: Answer) -> MultiSolution:
    held, arrays, header = tables(sheet), answer.arrays, answer.header
    where = layout(held, seats, NEGLIGIBLE)
    final = FinalRounds(
        arrays["end"] / STEPS, arrays["start"], arrays["most"], arrays["low"], arrays["taken"],
        arrays["taken_start"], int(header["rows"]),
    )  # fmt: skip
    solved = Beginnings(
        where, arrays["values"], ring(where, whole=True), arrays["attempts"], final,
        unsettled=tuple(tuple(each) for each in header["unsettled"]),
    )  # fmt: skip
    if len(solved.attempts) != solved.ring.size or solved.values.shape[1] != where.size:
        raise ValueError("an array of another length")
    return MultiSolution(solved, float(header["seconds"]))


def _steps(values: NDArray[np.float64]) -> NDArray[np.uint16]:
    found = np.empty(values.shape, np.uint16)
    for row, steps in zip(values, found, strict=True):  # a whole copy would take much memory
        steps[:] = np.rint(np.clip(row, 0.0, 1.0) * STEPS)
    return found
