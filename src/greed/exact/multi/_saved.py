"""Solutions for three or more: whole ones, in 16 bits on disk, their starts, and games' ends."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.core.state import State
from greed.exact import cache
from greed.exact.cache import Key, Stored
from greed.exact.model import Unsolvable
from greed.exact.multi._cost import cost_of_multi, refuse_large, work_of
from greed.exact.multi._positions import Positions
from greed.exact.multi._rules import refuse_multi
from greed.exact.multi._solution import MultiSolution
from greed.exact.multi._solver import laid_out, solved_multi
from greed.exact.race import Tick
from greed.exact.tolerances import BUST_SETTLED_16, NEGLIGIBLE_16, NEGLIGIBLE_SOON, STEPS_16
from greed.tables import tables

VERSION = 6


def solve_multi(sheet: Sheet, tick: Tick | None = None, *, seats: int = 3) -> MultiSolution:
    """Return the solution of a sheet's game for a number of seats, solved once and kept on disk.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    saved = saved_multi(sheet, seats)
    if saved is not None:
        return saved
    cost_of_multi(sheet, seats)
    begun, arrays = time.process_time(), tables(sheet)
    solved = solved_multi(arrays, tick, BUST_SETTLED_16, NEGLIGIBLE_16, seats=seats, fine=False)
    stored = _stored(solved) | {"seconds": time.process_time() - begun}
    cache.store(_key(sheet, seats), stored)
    return _read(sheet, seats, stored)


class FirstWins(NamedTuple):
    """What each seat wins from the start of a game, the one that begins first.

    seconds: the CPU time that it took. unsettled: as in `MultiSolution`; rounding, too, because
    attempts are held in 16 bits meanwhile. As measured in docs/three.md, a hundredth of it is left
    at the start.
    """

    first: tuple[float, ...]
    seconds: float
    unsettled: int
    rounding: float


def first_wins(sheet: Sheet, tick: Tick | None = None, *, seats: int = 3) -> FirstWins:
    """Return what each seat wins from the start, for games whose solution is too large to be kept.

    What carryovers are worth is only remembered for as long as positions need it, so that this
    takes a small part of the memory, and answers for nothing else.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """

    def solve() -> Stored:
        begun, arrays = time.process_time(), tables(sheet)
        refuse_multi(arrays, seats)
        solved = MultiSolution(
            solved_multi(
                arrays, tick, BUST_SETTLED_16, NEGLIGIBLE_16, seats=seats, whole=False, fine=False
            )
        )
        return {
            "first": solved.first,
            "seconds": time.process_time() - begun,
            "unsettled": solved.unsettled,
            "rounding": solved.rounding,
        }

    kept = cache.cached(_key(sheet, seats, whole=False), solve)
    return FirstWins(**kept | {"first": tuple(kept["first"])})


def saved_multi(sheet: Sheet, seats: int = 3) -> MultiSolution | None:
    """Return the solution if it is on disk; nothing is solved."""
    stored = cache.load(_key(sheet, seats))
    return _read(sheet, seats, stored) if stored else None


def multi_is_kept(sheet: Sheet, seats: int = 3, *, whole: bool = True) -> bool:
    """Return whether there is a solution on disk, or its start."""
    return cache.is_kept(_key(sheet, seats, whole=whole))


def solved_from(sheet: Sheet, state: State, seconds: float) -> MultiSolution | None:
    """Return the solution for what is left of a game from a state; None if it takes too long.

    `seconds` is how much CPU time it may take, as estimated. It isn't kept on disk.
    """
    arrays = tables(sheet)
    try:
        refuse_multi(arrays, state.seats)
        work, offers = work_of(arrays, state.seats, NEGLIGIBLE_SOON, state=state)
        refuse_large(offers)
    except Unsolvable:
        return None
    if work.seconds > seconds:
        return None
    return MultiSolution(
        solved_multi(
            arrays, None, BUST_SETTLED_16, NEGLIGIBLE_SOON, seats=state.seats, state=state,
            fine=False,
        )
    )  # fmt: skip


def _key(sheet: Sheet, seats: int, *, whole: bool = True) -> Key:
    kind = "three" if seats == 3 else f"seats-{seats}"
    return Key(sheet, kind if whole else f"{kind}-first", VERSION)


def _stored(solved: Positions) -> Stored:
    return {
        "values": _steps(solved.chances.values),
        "attempts": solved.attempts,
        "finals": _steps(solved.ends.values),
        "last": solved.offers.last.astype(np.float32),
        "unsettled": solved.unsettled,
    }


def _read(sheet: Sheet, seats: int, stored: Stored) -> MultiSolution:
    where, attempts = laid_out(tables(sheet), seats, NEGLIGIBLE_16), stored["attempts"]
    kind = "coarse" if attempts.dtype == np.uint16 else "fine"
    solved = replace(
        where,
        chances=where.chances._replace(values=stored["values"] / STEPS_16),
        ends=where.ends._replace(values=stored["finals"] / STEPS_16),
        offers=where.offers._replace(**{kind: attempts}, last=stored["last"].astype(np.float64)),
        unsettled=tuple(map(tuple, stored["unsettled"])),
    )
    return MultiSolution(solved, stored["seconds"])


def _steps(values: NDArray[np.float64]) -> NDArray[np.uint16]:
    whole = np.empty(values.shape, np.uint16)
    for row, steps in zip(values, whole, strict=True):  # a whole copy would take much memory
        # Halves go up, as the page rounds them.
        steps[:] = np.floor(np.clip(row, 0.0, 1.0) * STEPS_16 + 0.5)
    return whole
