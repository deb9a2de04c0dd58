"""Walking the core over every reachable hand and every throw, to write a sheet as arrays."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from greed.core.dice import multisets, weight
from greed.core.sheet import Sheet, canonical
from greed.core.turn import Hand, Rules, rules_of
from greed.tables._unit import unit_of
from greed.tables.arrays import Tables
from greed.tables.rows import Row, rows_of

__all__ = ["tables"]

_Outcome = tuple[bool, tuple[Row, ...]]
"""Whether the throw scored but missed the entry, and its options."""


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
    return _Walk(rules_of(held.sheet)).tables()


@dataclass
class _Walk:
    """The hands found so far, and the outcomes of those already thrown."""

    rules: Rules
    hands: list[Hand] = field(default_factory=list)
    index: dict[Hand, int] = field(default_factory=dict)
    outcomes: list[dict[_Outcome, int]] = field(default_factory=list)

    def tables(self) -> Tables:
        rules, sheet = self.rules, self.rules.sheet
        start = self.of(rules.fresh)
        openings = {
            again: self.of(rules.start_hand(rules.entry_rule(again=again)))
            for again in (False, True)
        }
        for hand in self.hands:  # grows while it is walked
            self.throw(hand)
        outcomes = [outcome for found in self.outcomes for outcome in found]
        options = [row for _, rows in outcomes for row in rows]
        unit = unit_of(sheet, {row[0] for row in options})
        rows = np.array(options, dtype=np.int64).reshape(-1, 5)
        sizes = np.array([len(rows) for _, rows in outcomes])
        faces = sheet.dice.faces
        return Tables(
            sheet=sheet,
            unit=unit,
            hands=tuple(self.hands),
            hand_dice=np.array([hand.dice for hand in self.hands], np.int32),
            start_hand=start,
            opening_hand=openings[False],
            reopening_hand=openings[True],
            outcome_start=_starts(np.array([len(found) for found in self.outcomes])),
            chance=np.concatenate(
                [
                    np.fromiter(found.values(), np.float64) / faces**hand.dice
                    for hand, found in zip(self.hands, self.outcomes, strict=True)
                ]
            ),
            missed=np.array([missed for missed, _ in outcomes], np.bool_),
            option_start=_starts(sizes),
            points=(rows[:, 0] // unit).astype(np.int32),
            next_hand=rows[:, 1].astype(np.int32),
            may_bank=rows[:, 2].astype(np.bool_),
            offer=rows[:, 3].astype(np.int32),
            tally=rows[:, 4].astype(np.bool_),
        )

    def of(self, hand: Hand) -> int:
        """Return the index of a hand, taking it up if it is new; -1 for no dice."""
        if not hand.dice:
            return -1
        if hand not in self.index:
            self.index[hand] = len(self.hands)
            self.hands.append(hand)
        return self.index[hand]

    def throw(self, hand: Hand) -> None:
        """Write down the distinct outcomes of a hand, each with its weight in ordered throws."""
        found: dict[_Outcome, int] = defaultdict(int)
        for throw in multisets(hand.dice, self.rules.sheet.dice.faces):
            cast = self.rules.cast(hand, throw)
            found[cast.missed, rows_of(self.rules, cast, self.of)] += weight(throw)
        self.outcomes.append(found)


def _starts(
    sizes: np.ndarray[tuple[int], np.dtype[np.int64]],
) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """Return where each of consecutive runs begins, and where the last one ends."""
    return np.concatenate([[0], np.cumsum(sizes)]).astype(np.int32)
