"""How much work it is to find all that can happen in a sheet's turns, within a budget.

Every reader of a turn walks it first. How long that takes explodes with dice, faces and sets, so
a program that takes sheets from others walks them within a budget before anything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb, prod
from random import Random
from time import process_time

from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.sheet import Sheet
from greed.core.turn import Cast, Hand, Rules, rules_of
from greed.core.walk import Walk

_CHOICE, _OPTION = 1.5e-6, 2.5e-5
"""Seconds that one choice of dice takes on a core of 2024, and one more that scores, in a walk and
the graphs of turns: measured."""
_THROW, _FORCED = 6, 20
"""How many choices take as long as a throw by itself, and as a throw that leaves no choice."""
_THROW_BYTES, _OPTION_BYTES = 1000, 500
_DRAWN, _PATIENCE = 64, 0.05
"""How many throws are drawn for a forecast, within these seconds."""
_SLOWER, _MORE = 2.0, 1.25
"""How far forecasts of time and of memory may be above what is allowed."""


class Work(Struct, frozen=True):
    """What an answer takes, on top of a Python that has loaded Greed.

    Attributes:
        seconds: of one core.
        bytes: of memory at the highest.
    """

    seconds: float
    bytes: int

    def __add__(self, other: Work) -> Work:
        return Work(self.seconds + other.seconds, self.bytes + other.bytes)

    def exceeds(self, budget: Work) -> bool:
        """Return whether it is more than a budget allows."""
        return self.seconds > budget.seconds or self.bytes > budget.bytes


class TooHeavy(GreedError):
    """A walk that would take more than was allowed; `work` is what it takes, or more."""

    def __init__(self, work: Work) -> None:
        self.work = work
        super().__init__(
            f"working out these rules takes {work.seconds:,.1f} seconds and"
            f" {work.bytes / 1e6:,.0f} MB or more: fewer dice or faces, fewer sets, or turn.keep ="
            ' "forced" make them lighter'
        )


class TurnSize(Struct, frozen=True):
    """How much there is to see in the turns of a sheet.

    Attributes:
        hands: that a turn can come to. throws: multisets of dice, over all hands.
        options: keeps, over all hands and throws.
        work: what a walk over all of it takes, and the graphs of turns, within a factor of three.
    """

    hands: int
    throws: int
    options: int
    work: Work


def turn_size(sheet: Sheet, budget: Work | None = None) -> TurnSize:
    """Return how much there is to see in the turns of a sheet, having walked them.

    >>> import greed
    >>> from greed.graph import turn_size
    >>> koans = turn_size(greed.load("koans"))
    >>> koans.hands, koans.throws, koans.options
    (5, 461, 396)

    Raises:
        TooHeavy: the walk takes more than the budget; it stops as soon as that is clear.
    """
    rules = rules_of(sheet)
    if not (found := _found(rules)):
        walk, throws, options = Walk(rules), 0, 0
        for _, cast in _within(budget, rules, walk) if budget else walk:
            throws, options = throws + 1, options + len(cast.options)
        choices = sum(_choices(rules, hand) for hand in walk.hands)
        found.append(TurnSize(len(walk.hands), throws, options, _work(choices, throws, options)))
    size = found[0]
    if budget and size.work.exceeds(budget):  # somebody else allowed more
        raise TooHeavy(size.work)
    return size


def least_work(sheet: Sheet) -> Work:
    """Return what the throws of all dice alone take; nothing is thrown for it."""
    rules = rules_of(sheet)
    return _work(_choices(rules, rules.fresh), 0, 0)


@lru_cache(maxsize=256)
def _found(_rules: Rules) -> list[TurnSize]:
    """Return where the size of a turn is kept once it is known."""
    return []


def _choices(rules: Rules, hand: Hand) -> int:
    """Return how many choices of dice there are to look at in all throws of a hand."""
    faces = rules.sheet.dice.faces
    throws = comb(hand.dice + faces - 1, hand.dice)
    if rules.forced(hand):
        return _FORCED * throws
    return _THROW * throws + comb(hand.dice + 2 * faces - 1, hand.dice)


def _work(choices: int, throws: int, options: float) -> Work:
    seconds = _CHOICE * choices + _OPTION * options
    return Work(seconds, int(_THROW_BYTES * throws + _OPTION_BYTES * options))


def _within(budget: Work, rules: Rules, walk: Walk) -> Iterator[tuple[Hand, Cast]]:
    """Yield what a walk yields, as long as all of it stays within a budget.

    A hand counts as soon as it is found, before anything is thrown, by the choices that it has.
    What a choice takes and how many of them score is forecast from throws that are drawn, so a
    sheet that explodes is refused in about a tenth of a second.
    """
    due = seen = throws = options = 0
    steps, faces = iter(walk), rules.sheet.dice.faces
    seconds, scoring = _forecast(rules)
    while True:
        for hand in walk.hands[seen:]:
            due += _choices(rules, hand)
            throws += comb(hand.dice + faces - 1, hand.dice)
        seen = len(walk.hands)
        ahead = Work(seconds * due / _SLOWER, int(_work(due, throws, scoring * due).bytes / _MORE))
        sure = _work(due, throws, options)
        if sure.exceeds(budget) or ahead.exceeds(budget):
            raise TooHeavy(Work(max(sure.seconds, ahead.seconds), max(sure.bytes, ahead.bytes)))
        step = next(steps, None)
        if step is None:
            return
        yield step
        options += len(step[1].options)


def _forecast(rules: Rules) -> tuple[float, float]:
    """Return what a choice of dice takes in seconds, and how many options, from drawn throws."""
    draw, hand, faces = Random(0), rules.fresh, rules.sheet.dice.faces
    begun, choices, options = process_time(), 0, 0
    for _ in range(_DRAWN):
        places = sorted(draw.sample(range(hand.dice + faces - 1), hand.dice))
        throw = tuple(place - at + 1 for at, place in enumerate(places))
        options += len(rules.cast(hand, throw).options)
        choices += _FORCED if rules.forced(hand) else _THROW
        choices += 0 if rules.forced(hand) else prod(throw.count(face) + 1 for face in set(throw))
        if process_time() - begun > _PATIENCE:
            break
    return (process_time() - begun) / choices, options / choices
