"""Solutions for three: whole ones, kept on disk in 16 bits, and those of what is left of a game."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.core.state import State
from greed.exact.disk import Answer, Key, load, path_of, store
from greed.exact.model import Unsolvable
from greed.exact.multi._three_cost import NEGLIGIBLE, cost_of_three, refuse_large, work_of
from greed.exact.multi._three_layout import Layout, corner, layout, ring
from greed.exact.multi._three_room import STEPS, FinalRounds
from greed.exact.multi._three_rules import refuse_three
from greed.exact.multi._three_solution import ThreeSolution
from greed.exact.multi._three_solver import Three, solved_three
from greed.tables import tables

__all__ = ["saved_three", "solve_three", "solved_from", "three_is_kept"]

VERSION = 2
_CLOSE = 1e-6
"""Good enough for chances that are rounded to 16 bits."""
_NEAR = 1e-5
"""What counts as negligible where an answer should come within a second or two."""


def solve_three(sheet: Sheet, tick: Callable[[int, float], None] | None = None) -> ThreeSolution:
    """Return the solution of a sheet's game between three, solved once and then kept on disk.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    found = saved_three(sheet)
    if found is not None:
        return found
    cost_of_three(sheet)
    begun = time.process_time()
    three = solved_three(
        tables(sheet), tick, close=_CLOSE, negligible=NEGLIGIBLE,
        where=layout(tables(sheet), NEGLIGIBLE), fine=False,
    )  # fmt: skip
    answer = _written(three)
    answer.header["seconds"] = time.process_time() - begun
    with suppress(OSError):  # a cache that cannot be written costs time, never an answer
        store(_key(sheet), answer)
    return _read(sheet, answer)


def saved_three(sheet: Sheet) -> ThreeSolution | None:
    """Return the solution for three if it is on disk; nothing is solved."""
    answer = load(_key(sheet))
    if answer is None:
        return None
    try:
        return _read(sheet, answer)
    except (KeyError, ValueError, TypeError, IndexError):
        return None  # written by another version


def three_is_kept(sheet: Sheet) -> bool:
    """Return whether there is a solution for three on disk, without reading it."""
    return path_of(_key(sheet)).exists()


def solved_from(sheet: Sheet, state: State, seconds: float) -> ThreeSolution | None:
    """Return the solution for what is left of a game from a state; None if it takes too long.

    `seconds` is how much CPU time it may take, as estimated. It isn't kept on disk.
    """
    held = tables(sheet)
    try:
        refuse_three(held)
        where = corner(held, state, _NEAR)
        work = work_of(held, where)
        refuse_large(held, where, work)
    except Unsolvable:
        return None
    if work.seconds > seconds:
        return None
    return ThreeSolution(
        solved_three(held, close=_CLOSE, negligible=_NEAR, where=where, fine=False)
    )


def _key(sheet: Sheet) -> Key:
    return Key(sheet, "three", VERSION)


def _written(three: Three) -> Answer:
    final = three.final
    arrays: dict[str, NDArray[Any]] = {
        name: _steps(_cut(three.where, getattr(three, name))) for name in ("mine", "third")
    }
    arrays |= {"end": _steps(final.plain), "attempts": three.attempts, "taken": final.taken}
    arrays |= {"taken_start": final.start, "taken_low": final.low}
    header = {"unsettled": three.unsettled, "played": three.played, "rows": final.rows}
    return Answer(arrays, header)


def _read(sheet: Sheet, answer: Answer) -> ThreeSolution:
    held, arrays, header = tables(sheet), answer.arrays, answer.header
    where = layout(held, NEGLIGIBLE)
    mine, third = (_whole(where, arrays[name]) for name in ("mine", "third"))
    plain = arrays["end"] / STEPS
    final = FinalRounds(
        plain, arrays["taken"], arrays["taken_start"], arrays["taken_low"], int(header["rows"])
    )
    three = Three(
        held, where, third, mine, ring(held, where, whole=True), arrays["attempts"], final,
        unsettled=tuple(tuple(each) for each in header["unsettled"]),
    )  # fmt: skip
    if len(three.attempts) != three.ring.size:
        raise ValueError("an array of another length")
    return ThreeSolution(three, float(header["seconds"]))


def _steps(values: NDArray[np.float64]) -> NDArray[np.uint16]:
    return np.rint(np.clip(values, 0.0, 1.0) * STEPS).astype(np.uint16)


def _sound(where: Layout, group: int) -> tuple[tuple[int, int, int], NDArray[np.bool_]]:
    """Return the shape of a group's part of the flat arrays, and where that holds positions."""
    first, second, third = (int(each) for each in where.wide[group] - where.low[group])
    sums, mine = np.arange(first + second - 1)[:, None], np.arange(first)
    return (third, first + second - 1, first), (sums >= mine) & (sums - mine < second)


def _cut(where: Layout, values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the numbers of the flat arrays that stand for a position, one after the other."""
    found = []
    for group in where.groups:
        shape, holds = _sound(where, group)
        at = where.offset[group]
        found.append(values[at : at + np.prod(shape)].reshape(shape)[:, holds].ravel())
    return np.concatenate(found)


def _whole(where: Layout, values: NDArray[Any]) -> NDArray[Any]:
    """Return the flat array again from which `_cut` took its numbers."""
    flat = np.zeros(where.size, values.dtype)
    begin = 0
    for group in where.groups:
        shape, holds = _sound(where, group)
        at, count = where.offset[group], shape[0] * int(holds.sum())
        part = flat[at : at + np.prod(shape)].reshape(shape)
        part[:, holds] = values[begin : begin + count].reshape(shape[0], -1)
        begin += count
    if begin != len(values):
        raise ValueError("an array of another length")
    return flat
