"""A sheet's turn as flat arrays, in which solvers and simulators read, and the way back to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.dice import Throw, multisets, weight
from greed.core.identity import canonical
from greed.core.sheet import Sheet
from greed.core.turn import Cast, Hand, Option, rules_of
from greed.tables.lists import Asked, Automaton, Row, lists, row_of, rows_of


@dataclass(frozen=True, eq=False)
class Tables(Automaton[NDArray[np.int32], NDArray[np.float64], NDArray[np.bool_]]):
    """The automaton of a turn, in columns of NumPy."""

    def __repr__(self) -> str:
        return f"<Tables of {self.sheet.name or self.sheet.title}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return tables, (self.sheet,)

    @cached_property
    def hand_dice(self) -> NDArray[np.int32]:
        """(H,) the dice thrown from each hand."""
        return np.array([hand.dice for hand in self.hands], np.int32)

    @property
    def bust(self) -> NDArray[np.float64]:
        """(H,) the chance that a throw of each hand ends the turn with nothing.

        >>> from greed.sheets import load
        >>> from greed.tables import tables
        >>> float(tables(load("koans")).bust[1] * 6)  # one die
        4.0
        """
        empty = np.diff(self.option_start) == 0
        lost = np.where(empty, self.chance, 0.0)
        return np.add.reduceat(lost, self.outcome_start[:-1])


_COLUMNS: dict[str, type[np.generic]] = {
    **dict.fromkeys(("outcome_start", "option_start", "points", "next_hand", "offer"), np.int32),
    **dict.fromkeys(("missed", "may_bank", "tally"), np.bool_),
    "chance": np.float64,
}


def tables(sheet: Sheet) -> Tables:
    """Return a sheet as arrays, built once per sheet.

    >>> from greed.sheets import load
    >>> koans = tables(load("koans"))
    >>> koans.hand_dice.tolist(), koans.unit
    ([5, 1, 2, 3, 4], 50)
    """
    return _tables(canonical(sheet), Asked(sheet))


@lru_cache(maxsize=64)
def _tables(_identity: str, asked: Asked) -> Tables:
    columns = vars(lists(asked.sheet))
    return Tables(
        **columns | {name: np.array(columns[name], kind) for name, kind in _COLUMNS.items()}
    )


class Finder:
    """Finds the hands, outcomes and options of some tables for what the core shows.

    >>> from greed.core.turn import Hand
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> find = Finder(tables(load("koans")))
    >>> outcome = find.outcome(Hand(5), (2, 3, 4, 6, 6))
    >>> find.throws(outcome)[:2]
    (((2, 2, 3, 3, 4), 30), ((2, 2, 3, 3, 6), 30))
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rules = rules_of(tables.sheet)
        self._hands = {hand: number for number, hand in enumerate(tables.hands)}
        self._of_throw: dict[tuple[int, Throw], int] = {}
        self._throws: dict[int, list[tuple[Throw, int]]] = {}
        self._options: dict[tuple[int, Row], int] = {}

    def hand(self, hand: Hand) -> int:
        """Return the number of a hand; -1 if it has no dice."""
        return self._hands[hand] if hand.dice else -1

    def outcome(self, hand: Hand, throw: Throw) -> int:
        """Return the number of the outcome that a sorted throw of a hand is."""
        self._walk(number := self.hand(hand))
        return self._of_throw[number, throw]

    def throws(self, outcome: int) -> tuple[tuple[Throw, int], ...]:
        """Return the throws that are an outcome, each with the number of its orders."""
        if outcome not in self._throws:
            start = self.tables.outcome_start
            self._walk(int(start.searchsorted(outcome, side="right")) - 1)
        return tuple(self._throws[outcome])

    def option(self, outcome: int, option: Option) -> int:
        """Return the number of an option of an outcome."""
        self.throws(outcome)
        return self._options[outcome, row_of(self.rules, option, self.hand)]

    def options(self, outcome: int, cast: Cast) -> dict[int, Option]:
        """Return the options of a throw by their numbers; of equal ones the first."""
        options: dict[int, Option] = {}
        for option in cast.ways:
            options.setdefault(self.option(outcome, option), option)
        return options

    @cached_property
    def _rows(self) -> list[Row]:
        tables = self.tables
        columns = (
            tables.points * tables.unit,
            tables.next_hand,
            tables.may_bank,
            tables.offer,
            tables.tally,
        )
        return list(zip(*(column.tolist() for column in columns), strict=True))

    def _walk(self, hand: int) -> None:
        """Note the outcome of every throw of a hand, once."""
        tables = self.tables
        first, end = tables.outcome_start[hand : hand + 2].tolist()
        if first in self._throws:
            return
        outcomes = {}
        for outcome in range(first, end):
            low, high = tables.option_start[outcome : outcome + 2].tolist()
            outcomes[bool(tables.missed[outcome]), tuple(self._rows[low:high])] = outcome
            self._throws[outcome] = []
            self._options |= {(outcome, self._rows[k]): k for k in range(low, high)}
        for throw in multisets(tables.hands[hand].dice, tables.sheet.dice.faces):
            cast = self.rules.cast(tables.hands[hand], throw)
            outcome = outcomes[cast.missed, rows_of(self.rules, cast, self.hand)]
            self._of_throw[hand, throw] = outcome
            self._throws[outcome].append((throw, weight(throw)))
