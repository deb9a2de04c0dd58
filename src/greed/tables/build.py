"""A sheet as arrays, made of the lists that a walk over the core finds."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from greed.core.sheet import Sheet, canonical
from greed.tables.arrays import Tables
from greed.tables.walk import lists

__all__ = ["tables"]


def tables(sheet: Sheet) -> Tables:
    """Return a sheet as arrays, built once per sheet.

    >>> from greed.sheets import load
    >>> koans = tables(load("koans"))
    >>> koans.hand_dice.tolist(), koans.unit
    ([5, 1, 2, 3, 4], 50)
    """
    return _tables(canonical(sheet), _Held(sheet))


class _Held:
    """A sheet that does not take part in the identity of a cache entry."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=64)
def _tables(_identity: str, held: _Held) -> Tables:
    found = lists(held.sheet)
    return Tables(
        sheet=found.sheet,
        unit=found.unit,
        hands=found.hands,
        hand_dice=np.array([hand.dice for hand in found.hands], np.int32),
        start_hand=found.start_hand,
        opening_hand=found.opening_hand,
        reopening_hand=found.reopening_hand,
        outcome_start=np.array(found.outcome_start, np.int32),
        chance=np.array(found.chance, np.float64),
        missed=np.array(found.missed, np.bool_),
        option_start=np.array(found.option_start, np.int32),
        points=np.array(found.points, np.int32),
        next_hand=np.array(found.next_hand, np.int32),
        may_bank=np.array(found.may_bank, np.bool_),
        offer=np.array(found.offer, np.int32),
        tally=np.array(found.tally, np.bool_),
    )
