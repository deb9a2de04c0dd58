"""The unit in which the points of a sheet are counted."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from greed.core.sheet import Sheet

__all__ = ["unit_of"]


def unit_of(sheet: Sheet, points: Iterable[int]) -> int:
    """Return the largest number that divides every number of points in a game.

    `points` are those that keeps are worth.
    """
    numbers = [sheet.target, sheet.turn.minimum_bank, sheet.scoring.nothing, *points]
    numbers += [entry.points for entry in sheet.entries]
    if sheet.strikes:
        numbers.append(sheet.strikes.penalty)
    return gcd(*numbers)
