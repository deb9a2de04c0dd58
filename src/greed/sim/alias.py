"""Alias tables (Walker 1977): one look-up turns 32 random bits into an outcome of a hand.

Every hand of a sheet has the same number of slots, 2^b, the least power of two that holds the
outcomes of any hand. The upper b of the 32 bits choose the slot, the other 32 - b bits are the
coin: below the slot's cut (scaled to as many bits) it is the slot's `low` outcome, else its
`high` one. Weights are whole numbers of ordered throws, so tables are built without rounding;
only the cuts are rounded, to 2^-32, and so each chance is right to 2^-32 a slot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from greed.tables import Tables


@dataclass(frozen=True, eq=False)
class Alias:
    """The alias tables of all hands of a sheet, one after the other.

    Attributes:
        bits: b; hand h has the slots from h << b up to (h + 1) << b.
        cut: (H << b,) of each slot, as a fraction of 2^32.
        low: (H << b,) outcome of a coin below the cut.
        high: (H << b,) outcome of any other coin.
    """

    bits: int
    cut: NDArray[np.uint32]
    low: NDArray[np.int32]
    high: NDArray[np.int32]

    def outcome(self, hand: int, bits: int) -> int:
        """Return the outcome that 32 random bits choose."""
        slot = (hand << self.bits) + (bits >> (32 - self.bits))
        coin = bits << self.bits & 0xFFFFFFFF
        return int(self.low[slot] if coin < self.cut[slot] else self.high[slot])


def alias(tables: Tables) -> Alias:
    """Return the alias tables of a sheet.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> koans = alias(tables(load("koans")))
    >>> koans.bits, koans.outcome(0, 0) == koans.outcome(0, 1)
    (6, True)
    """
    faces, starts = tables.sheet.dice.faces, tables.outcome_start.tolist()
    return alias_of(
        [round(chance * faces**dice) for chance in tables.chance[first:end].tolist()]
        for (first, end), dice in zip(pairwise(starts), tables.hand_dice.tolist(), strict=True)
    )


def alias_of(hands: Iterable[Sequence[int]]) -> Alias:
    """Return the alias tables of hands whose outcomes have these whole weights.

    Outcomes are numbered through, hand by hand.

    >>> alias_of([[3, 1], [1]]).low.tolist()
    [0, 1, 2, 2]
    """
    every = [list(weights) for weights in hands]
    bits = max(1, (max(map(len, every)) - 1).bit_length())
    cuts: list[int] = []
    low: list[int] = []
    high: list[int] = []
    first = 0
    for weights in every:
        for cut, below, above in _slots(weights, sum(weights), 1 << bits):
            cuts.append(cut)
            low.append(first + below)
            high.append(first + above)
        first += len(weights)
    return Alias(bits, np.array(cuts, np.uint32), np.array(low, np.int32), np.array(high, np.int32))


def _slots(weights: list[int], total: int, slots: int) -> list[tuple[int, int, int]]:
    """Return cut, low and high of each slot: every slot holds `total`, every weight `slots` times.

    >>> _slots([3, 1], 4, 2) == [(2**32 - 1, 0, 0), (2**31, 1, 0)]
    True
    """
    assert sum(weights) == total, "the chances of a hand are whole numbers of ordered throws"
    rest = [weight * slots for weight in weights] + [0] * (slots - len(weights))
    small = [slot for slot in range(slots) if rest[slot] < total]
    large = [slot for slot in range(slots) if rest[slot] >= total]
    made = [(0, 0, 0)] * slots
    while small:
        slot, giver = small.pop(), large[-1]
        below = slot if slot < len(weights) else giver
        made[slot] = ((rest[slot] << 32) // total, below, giver)
        rest[giver] -= total - rest[slot]
        if rest[giver] < total:
            small.append(large.pop())
    for slot in large:
        made[slot] = (0xFFFFFFFF, slot, slot)
    return made
