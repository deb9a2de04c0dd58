"""Solve a sheet's game between two, or take the solution from where it is kept."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.exact import cache
from greed.exact.cache import Key, Stored
from greed.exact.engine import run
from greed.exact.model import Status, Unsolvable
from greed.exact.race._numbers import RaceAnswer, numbers, race_of
from greed.exact.race._race import STEPS, Attempts, FinalRound, Group, Race, Tick, race_rules
from greed.exact.race._solution import Solution
from greed.exact.race.horizon import refuse
from greed.exact.tolerances import MOST_AMPLIFIED
from greed.tables import Tables, tables

VERSION = 10
"""Raised with every change after which the solver may answer differently."""


def solve(sheet: Sheet, tick: Tick | None = None) -> Solution:
    """Return the solution of a sheet's game between two, solved once and then kept on disk.

    Whatever is asked of the solution needs NumPy alone. `tick` is told
    how far the solver is; what it raises stops it, and nothing is kept.

    >>> from greed.exact import solve
    >>> import greed
    >>> koans = solve(greed.load("koans"))
    >>> round(koans.first_wins, 6)
    0.539854

    Raises:
        Unsolvable: the sheet has no exact answer; the message says why.
    """
    saved = saved_solution(sheet)
    if saved is not None:
        return saved
    _check(sheet)
    begun = time.process_time()
    solved = solve_race(tables(sheet), tick)
    seconds = time.process_time() - begun
    cache.store(_key(sheet), stored_race(solved) | {"seconds": seconds})
    return Solution(solved, seconds)


def saved_solution(sheet: Sheet) -> Solution | None:
    """Return the solution of a sheet if it is on disk; nothing is solved."""
    stored = cache.load(_key(sheet))
    return Solution(read_race(tables(sheet), stored), stored["seconds"]) if stored else None


def is_kept(sheet: Sheet) -> bool:
    """Return whether there is a solution on disk, without reading it."""
    return cache.is_kept(_key(sheet))


def forget(sheet: Sheet) -> None:
    """Remove the solution of a sheet from disk."""
    cache.forget(_key(sheet))


def _key(sheet: Sheet) -> Key:
    return Key(sheet, "race", VERSION)


def _check(sheet: Sheet) -> None:
    """Refuse what has no exact answer, before anything takes long."""
    if sheet.seats.min > 2:
        raise Unsolvable(
            f"it needs at least {sheet.seats.min} seats, and only two-player games are solved"
        )
    refuse(tables(sheet))


def solve_race(tables: Tables, tick: Tick | None = None) -> Race:
    """Solve a sheet's race between two seats.

    `tick` is called with the progress, many times a second.

    Raises:
        Unsolvable: the sheet has no exact answer; the message says why.
        MemoryError: there isn't enough.
    """
    answer = RaceAnswer(*run("race", *numbers(tables), listener=tick))
    race = race_of(tables, answer)
    if answer.amplified > MOST_AMPLIFIED:
        raise Unsolvable("turns lead back to each other so often that its values don't settle")
    if not _ends(tables, race.residual):
        raise Unsolvable("its games may go on for so long that nobody can say what they are worth")
    return race


def _ends(tables: Tables, residual: float) -> bool:
    """Return whether games end soon enough for a small residual to mean something.

    Where a game can come back to where it was, a value is off by up to the residual times how often
    it does; with hardly a chance to get anywhere any values would satisfy their equations. A player
    alone needs no more turns than two who also look at each other.
    """
    from greed.exact.solo import fewest_turns

    try:
        turns = fewest_turns(tables)
    except Unsolvable:
        return False
    return residual * turns < MOST_AMPLIFIED


def stored_race(race: Race) -> Stored:
    """Return all of a solution but the sheet, as the cache keeps it.

    Attempts are written as integers, which are off by 3e-10 at most if they have 32 bits.
    """
    attempts, final = race.attempts, race.final_round
    return {
        "values": race.values,
        "entering": {group: _packed(values) for group, values in race.entering.items()},
        "attempts": attempts and {"held": attempts.kept, "at": attempts.at},
        "behind": final.behind,
        "taken": {standing: _packed(values) for standing, values in final.taken.items()},
        "bonus": final.bonus,
        "lowest": race.lowest,
        "residual": race.residual,
        "final_residual": final.residual,
        "counts": race.counts,
    }


def read_race(tables: Tables, stored: Stored) -> Race:
    """Return the solution that `stored_race` has written down."""
    attempts = None
    if stored["attempts"]:
        row, step = Attempts.rows(tables.sheet.target // tables.unit - stored["lowest"])
        attempts = Attempts(
            stored["attempts"]["held"], _by_group(stored["attempts"]["at"]), step, row
        )
    taken = {standing: _unpacked(values) for standing, values in stored["taken"].items()}
    return Race(
        rules=race_rules(tables),
        values=_by_group(stored["values"]),
        lowest=stored["lowest"],
        final_round=FinalRound(stored["behind"], taken, stored["bonus"], stored["final_residual"]),
        residual=stored["residual"],
        attempts=attempts,
        entering=_by_group({key: _unpacked(values) for key, values in stored["entering"].items()}),
        counts=stored["counts"],
    )


def _packed(values: NDArray[np.float64]) -> NDArray[np.int32]:
    """Return chances as integers that take half the place of doubles."""
    return np.rint(values * STEPS["i4"]).astype(np.int32)


def _unpacked(values: NDArray[Any]) -> NDArray[np.float64]:
    return values / STEPS["i4"] if values.dtype == np.int32 else values


def _by_group(stored: dict[Any, Any]) -> dict[Group, Any]:
    return {
        Group(Status(*mine), Status(*other), second): values
        for (mine, other, second), values in stored.items()
    }
