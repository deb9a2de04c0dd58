"""Solve a sheet's game between two, or take the solution from where it is kept."""

from __future__ import annotations

import time

from greed.core.sheet import Sheet
from greed.exact.solution import Solution
from greed.exact.starts import Group, Starts
from greed.tables import tables

__all__ = ["solve"]


def solve(sheet: Sheet) -> Solution:
    """Return the solution of a sheet's game between two."""
    from greed.exact.race import race

    begun = time.process_time()
    held = tables(sheet)
    found = race(held)
    starts = Starts(
        target=sheet.target // held.unit,
        lowest=found.lowest,
        ending=found.duel.ending,
        values={Group(*group): values for group, values in found.values.items()},
        behind=found.duel.behind,
        taken=found.duel.taken,
        bonus=found.duel.bonus,
        tries={},
    )
    return Solution(held, starts, found.error + found.duel.error, time.process_time() - begun)
