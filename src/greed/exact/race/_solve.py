"""Solve a sheet's game between two, or take the solution from where it is kept."""

from __future__ import annotations

import time
from contextlib import suppress

from greed.core.sheet import Sheet
from greed.exact.disk import Key, load, path_of, store
from greed.exact.model import Unsolvable
from greed.exact.race._compiling import compiling
from greed.exact.race._files import read_race, written_race
from greed.exact.race._solution import Solution
from greed.exact.race._values import Race, Tick
from greed.tables import Tables, tables

__all__ = ["VERSION", "forget", "is_kept", "saved_solution", "solve", "solve_race"]

VERSION = 8
"""Raised with every change after which the solver may answer differently."""


def solve(sheet: Sheet, tick: Tick | None = None) -> Solution:
    """Return the solution of a sheet's game between two, solved once and then kept on disk.

    Only solving needs Numba; whatever is asked of the solution needs NumPy alone. `tick` is told
    how far the solver is; what it raises stops it, and nothing is kept.

    >>> import greed
    >>> koans = solve(greed.load("koans"))
    >>> round(koans.first_wins, 6)
    0.539854

    Raises:
        Unsolvable: the sheet has no exact answer; the message says why.
    """
    found = saved_solution(sheet)
    if found is not None:
        return found
    _check(sheet)
    begun = time.process_time()
    with compiling() as compiled:
        solved = solve_race(tables(sheet), tick)
    seconds = max(0.0, time.process_time() - begun - compiled.seconds)
    with suppress(OSError):  # a cache that cannot be written costs time, never an answer
        store(_key(sheet), written_race(solved, seconds=seconds))
    return Solution(solved, seconds, compiled.seconds)


def saved_solution(sheet: Sheet) -> Solution | None:
    """Return the solution of a sheet if it is on disk; nothing is solved."""
    answer = load(_key(sheet))
    if answer is None:
        return None
    try:
        found = read_race(tables(sheet), answer)
        return Solution(found, float(answer.header["seconds"]))
    except (KeyError, ValueError, TypeError, IndexError):
        return None  # written by another version


def is_kept(sheet: Sheet) -> bool:
    """Return whether there is a solution on disk, without reading it."""
    return path_of(_key(sheet)).exists()


def forget(sheet: Sheet) -> None:
    """Remove the solution of a sheet from disk."""
    path_of(_key(sheet)).unlink(missing_ok=True)


def _key(sheet: Sheet) -> Key:
    return Key(sheet, "race", VERSION)


def _check(sheet: Sheet) -> None:
    if sheet.seats.min > 2:
        raise Unsolvable(
            f"it needs at least {sheet.seats.min} seats, and only two-player games are solved"
        )


def solve_race(tables: Tables, tick: Tick | None = None) -> Race:
    """Solve a sheet's race between two seats.

    `tick` is called with the progress, many times a second.

    Raises:
        Unsolvable: the sheet has no exact answer; the message says why.
    """
    from greed.exact.race.solver import solved  # which loads Numba

    return solved(tables, tick)
