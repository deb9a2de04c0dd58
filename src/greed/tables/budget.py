"""How much work a walk over a sheet's turn is, and how much of it somebody allows."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, prod
from random import Random
from time import process_time

from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.turn import Cast, Hand, Rules
from greed.core.walk import Walk

_LOOK = 1.5e-6
"""Seconds that looking at one choice of dice takes on a core of 2024, measured."""
_THROW, _FORCED = 6, 20
"""How many choices take as long as a throw by itself, and as a throw that leaves no choice."""
_THROW_BYTES, _OPTION_BYTES = 1000, 500
_DRAWN, _PATIENCE = 64, 0.05
"""How many throws are drawn for a forecast, within these seconds."""
_SLOWER, _MORE = 2.0, 1.25
"""How far forecasts of time and of memory may be above what is allowed."""


class Work(Struct, frozen=True):
    """What an answer takes, on top of a Python that has loaded the solvers.

    Attributes:
        seconds: of one core; compiling the kernels, once per machine, is not among them.
        bytes: of memory at the highest.
    """

    seconds: float
    bytes: int

    def __add__(self, other: Work) -> Work:
        return Work(self.seconds + other.seconds, self.bytes + other.bytes)


class TooHeavy(GreedError):
    """A walk that would take more than was allowed; `work` is what it takes, or more."""

    def __init__(self, work: Work) -> None:
        self.work = work
        super().__init__(
            f"working out these rules takes {work.seconds:,.1f} seconds and"
            f" {work.bytes / 1e6:,.0f} MB or more: fewer dice or faces, fewer sets, or turn.keep ="
            ' "forced" make them lighter'
        )


def looks(rules: Rules, hand: Hand) -> int:
    """Return how many choices of dice there are to look at in all throws of a hand.

    >>> from greed.core.turn import rules_of
    >>> from greed.sheets import load
    >>> looks(rules_of(load("koans")), Hand(5))
    5040
    """
    faces = rules.sheet.dice.faces
    throws = comb(hand.dice + faces - 1, hand.dice)
    if rules.forced(hand):
        return _FORCED * throws
    return _THROW * throws + comb(hand.dice + 2 * faces - 1, hand.dice)


def size_of(looks: int, throws: int, options: float) -> Work:
    """Return what a walk takes, by the choices it looks at and the throws and options it finds."""
    return Work(_LOOK * looks, int(_THROW_BYTES * throws + _OPTION_BYTES * options))


def within(budget: Work, rules: Rules, walk: Walk) -> Iterator[tuple[Hand, Cast]]:
    """Yield what a walk yields, as long as all of it stays within a budget.

    A hand counts as soon as it is found, before anything is thrown, by the choices that it has.
    What a choice takes and how many of them score is forecast from throws that are drawn, so a
    sheet that explodes is refused in about a tenth of a second.

    Raises:
        TooHeavy: it takes more than the budget.
    """
    due = seen = throws = options = 0
    steps, faces = iter(walk), rules.sheet.dice.faces
    seconds, scoring = _forecast(rules)
    while True:
        for hand in walk.hands[seen:]:
            due += looks(rules, hand)
            throws += comb(hand.dice + faces - 1, hand.dice)
        seen = len(walk.hands)
        ahead = Work(
            seconds * due / _SLOWER, int(size_of(due, throws, scoring * due).bytes / _MORE)
        )
        sure = size_of(due, throws, options)
        if beyond(sure, budget) or beyond(ahead, budget):
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


def beyond(work: Work, budget: Work) -> bool:
    """Say whether work is more than a budget allows."""
    return work.seconds > budget.seconds or work.bytes > budget.bytes
