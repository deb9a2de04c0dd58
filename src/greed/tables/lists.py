"""A sheet's turn as lists: every reachable hand, what its throws come to, and the options of each.

Nothing here needs NumPy, so that a sheet can be packed where there is none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import accumulate, count
from math import gcd
from typing import Generic, TypeVar

from greed.core.dice import weight
from greed.core.sheet import Sheet
from greed.core.turn import Cast, Hand, Option, Rules, rules_of
from greed.core.walk import Walk
from greed.tables.budget import Work, within

Row = tuple[int, int, bool, int, bool]
"""An option: points, index of the next hand (-1: none), may bank, index of the offer, tally."""


Ints = TypeVar("Ints")
Floats = TypeVar("Floats")
Bools = TypeVar("Bools")


@dataclass(frozen=True, eq=False)
class Automaton(Generic[Ints, Floats, Bools]):
    """The automaton of a turn: hands, their outcomes, and the options of each outcome.

    All points are in units of `unit`. Runs are delimited as in compressed sparse rows: the
    outcomes of hand h are `outcome_start[h]` up to `outcome_start[h + 1]`, the options of
    outcome o are `option_start[o]` up to `option_start[o + 1]`. Throws with the same options
    are one outcome. An outcome without options ends the turn: a bust, or in an opening hand a
    throw that missed the entry.

    The columns are lists where there is no NumPy, else arrays (`Tables`).

    Attributes:
        sheet: the sheet.
        throws: multisets of dice, over all hands.
        keeps: choices of dice, over all hands and throws.
        unit: the greatest common divisor of all points of the sheet.
        hands: the hands that can be thrown, as the core knows them.
        first_hands: the hand of a fresh turn, by standing; without a special test it is the same.
        outcome_start: (H + 1,) where the outcomes of each hand begin.
        chance: (O,) chance of each outcome; those of a hand sum to 1.
        missed: (O,) the throw ends the turn although it scores: no bust, and no strike.
        option_start: (O + 1,) where the options of each outcome begin.
        points: (K,) points of each option, in units.
        next_hand: (K,) hand thrown next, -1 when no dice are left and the turn must end.
        may_bank: (K,) whether the turn (not yet entry or minimum) allows the bank.
        offer: (K,) hand that the next player is offered after a bank here, -1 for none.
        tally: (K,) the turn's points are banked at once and a bonus turn begins.
    """

    sheet: Sheet
    throws: int
    keeps: int
    unit: int
    hands: tuple[Hand, ...]
    first_hands: tuple[int, ...]
    outcome_start: Ints
    chance: Floats
    missed: Bools
    option_start: Ints
    points: Ints
    next_hand: Ints
    may_bank: Bools
    offer: Ints
    tally: Bools


Lists = Automaton[list[int], list[float], list[bool]]
"""A sheet's turn as plain lists."""


def lists(sheet: Sheet, budget: Work | None = None) -> Lists:
    """Return a sheet as lists.

    >>> from greed.sheets import load
    >>> koans = lists(load("koans"))
    >>> [hand.dice for hand in koans.hands], koans.unit
    ([5, 1, 2, 3, 4], 50)

    Raises:
        TooHeavy: that takes more than the budget.
    """
    rules = rules_of(sheet)
    walk, index = Walk(rules), {Hand(0): -1}
    # By hand: whether a throw scored but missed the entry, its options, and its weight.
    outcomes: dict[Hand, dict[tuple[bool, tuple[Row, ...]], int]] = {}
    throws = keeps = 0

    def number(hand: Hand) -> int:
        index.update(zip(walk.hands[len(index) - 1 :], count(len(index) - 1)))
        return index[hand] if hand.dice else -1

    for hand, cast in within(budget, rules, walk) if budget else walk:
        throws, keeps = throws + 1, keeps + len(cast.options)
        counted = outcomes.setdefault(hand, defaultdict(int))
        counted[cast.missed, rows_of(rules, cast, number)] += weight(cast.throw)
    every = [outcome for counted in outcomes.values() for outcome in counted]
    options = [row for _, rows in every for row in rows]
    unit = unit_of(sheet, {row[0] for row in options})
    first, again = (rules.start_hand(rules.entry_rule(again=again)) for again in (False, True))
    return Automaton(
        sheet=sheet,
        throws=throws,
        keeps=keeps,
        unit=unit,
        hands=tuple(walk.hands),
        first_hands=(number(first), number(rules.fresh), number(again)),
        outcome_start=_starts(map(len, outcomes.values())),
        chance=[
            weight / sheet.dice.faces**hand.dice
            for hand, counted in outcomes.items()
            for weight in counted.values()
        ],
        missed=[missed for missed, _ in every],
        option_start=_starts(len(rows) for _, rows in every),
        points=[row[0] // unit for row in options],
        next_hand=[row[1] for row in options],
        may_bank=[row[2] for row in options],
        offer=[row[3] for row in options],
        tally=[row[4] for row in options],
    )


def row_of(rules: Rules, option: Option, index: Callable[[Hand], int]) -> Row:
    """Return an option as a row, given how hands are numbered (-1 for no dice)."""
    offered = None if option.tally else rules.offer_hand(option.hand)
    offer = index(offered) if offered else -1
    return (option.points, index(option.hand), option.may_bank, offer, option.tally)


def rows_of(rules: Rules, cast: Cast, index: Callable[[Hand], int]) -> tuple[Row, ...]:
    """Return the distinct options of a throw in ascending order."""
    return tuple(sorted({row_of(rules, option, index) for option in cast.ways}))


class Asked:
    """A sheet, and what its walk may take: no part of the identity of a cache entry."""

    def __init__(self, sheet: Sheet, budget: Work | None = None) -> None:
        self.sheet, self.budget = sheet, budget

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Asked)

    def __hash__(self) -> int:
        return 0


def unit_of(sheet: Sheet, points: Iterable[int]) -> int:
    """Return the largest number that divides every number of points in a game.

    `points` are those that keeps are worth.
    """
    numbers = [sheet.target, sheet.turn.minimum_bank, sheet.scoring.nothing, *points]
    numbers += [entry.points for entry in sheet.entries]
    if sheet.strikes:
        numbers.append(sheet.strikes.penalty)
    return gcd(*numbers)


def _starts(sizes: Iterable[int]) -> list[int]:
    """Return where each of consecutive runs begins, and where the last one ends."""
    return [0, *accumulate(sizes)]
