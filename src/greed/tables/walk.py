"""Walking the core over every reachable hand and every throw, to write a sheet as lists.

Nothing here needs NumPy, so that a sheet can be packed where there is none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import accumulate

from greed.core.dice import multisets, weight
from greed.core.sheet import Sheet
from greed.core.turn import Hand, Rules, rules_of
from greed.tables._unit import unit_of
from greed.tables.rows import Row, rows_of

__all__ = ["Lists", "lists"]

_Outcome = tuple[bool, tuple[Row, ...]]
"""Whether the throw scored but missed the entry, and its options."""


@dataclass(frozen=True, eq=False)
class Lists:
    """The automaton of a turn: what `Tables` holds as arrays, under the same names."""

    sheet: Sheet
    unit: int
    hands: tuple[Hand, ...]
    start_hand: int
    opening_hand: int
    reopening_hand: int
    outcome_start: list[int]
    chance: list[float]
    missed: list[bool]
    option_start: list[int]
    points: list[int]
    next_hand: list[int]
    may_bank: list[bool]
    offer: list[int]
    tally: list[bool]


def lists(sheet: Sheet) -> Lists:
    """Return a sheet as lists.

    >>> from greed.sheets import load
    >>> koans = lists(load("koans"))
    >>> [hand.dice for hand in koans.hands], koans.unit
    ([5, 1, 2, 3, 4], 50)
    """
    return _Walk(rules_of(sheet)).lists()


@dataclass
class _Walk:
    """The hands found so far, and the outcomes of those already thrown."""

    rules: Rules
    hands: list[Hand] = field(default_factory=list)
    index: dict[Hand, int] = field(default_factory=dict)
    outcomes: list[dict[_Outcome, int]] = field(default_factory=list)

    def lists(self) -> Lists:
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
        faces = sheet.dice.faces
        return Lists(
            sheet=sheet,
            unit=unit,
            hands=tuple(self.hands),
            start_hand=start,
            opening_hand=openings[False],
            reopening_hand=openings[True],
            outcome_start=_starts(map(len, self.outcomes)),
            chance=[
                weight / faces**hand.dice
                for hand, found in zip(self.hands, self.outcomes, strict=True)
                for weight in found.values()
            ],
            missed=[missed for missed, _ in outcomes],
            option_start=_starts(len(rows) for _, rows in outcomes),
            points=[row[0] // unit for row in options],
            next_hand=[row[1] for row in options],
            may_bank=[row[2] for row in options],
            offer=[row[3] for row in options],
            tally=[row[4] for row in options],
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


def _starts(sizes: Iterable[int]) -> list[int]:
    """Return where each of consecutive runs begins, and where the last one ends."""
    return [0, *accumulate(sizes)]
