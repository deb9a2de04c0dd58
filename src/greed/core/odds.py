"""The exact chance that the next throw ends the turn."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from greed.core.dice import throws
from greed.core.turn import Hand, Rules

__all__ = ["bust_chance"]


@lru_cache(maxsize=4096)
def bust_chance(rules: Rules, hand: Hand) -> Fraction:
    """Return the exact chance that a throw of this hand loses the turn.

    That is a throw that scores nothing and that nothing saves; in an opening throw also one
    that falls short of what is needed.

    >>> import greed
    >>> state = greed.start(greed.load("official"))
    >>> bust_chance(state.rules, state.hand), bust_chance(state.rules, Hand(1))
    (Fraction(25, 324), Fraction(2, 3))
    """
    if not hand.dice:
        return Fraction(0)
    lost = Fraction(0)
    for throw, chance in throws(hand.dice, rules.sheet.dice.faces).items():
        cast = rules.cast(hand, throw)
        if not (cast.options or cast.free):
            lost += chance
    return lost
