"""What a simple player weighs: points at stake, the chance to lose them, points to come.

Everything is derived from the rules through `core`, so it holds for any sheet. It looks one
throw ahead, which is what a good player at a table does; what is best is another matter.
"""

from __future__ import annotations

from functools import lru_cache

from greed.core.dice import multisets, weight
from greed.core.turn import Hand, Rules, bust_chance


@lru_cache(maxsize=4096)
def gain(rules: Rules, hand: Hand) -> float:
    """Return the expected points of a throw of this hand if all that it can score is kept.

    >>> import greed
    >>> from greed.policies import gain
    >>> state = greed.start(greed.load("koans"))
    >>> round(gain(state.rules, greed.Hand(1)), 6)
    25.0
    """
    expected, faces = 0, rules.sheet.dice.faces
    all_throws: int = faces**hand.dice
    for fallen in multisets(hand.dice, faces):
        cast = rules.cast(hand, fallen)
        best = max((option.points for option in cast.options), default=0)
        expected += weight(fallen) * (cast.free.points if cast.free else best)
    return expected / all_throws  # rounded once: rolling and banking may be worth the same


@lru_cache(maxsize=1 << 15)
def prospect(rules: Rules, hand: Hand, points: int, fear: float) -> float:
    """Return what a turn is worth that throws this hand now, judged one throw further on."""
    worth, faces = 0.0, rules.sheet.dice.faces
    all_throws: int = faces**hand.dice
    for fallen in multisets(hand.dice, faces):
        cast = rules.cast(hand, fallen)
        best = 0.0
        for option in cast.ways:
            total = points + option.points
            sure = total if option.may_bank or option.tally else 0
            hope = 0.0
            if option.hand.dice:
                risk = float(bust_chance(rules, option.hand))
                hope = total + gain(rules, option.hand) - fear * risk * total
            best = max(best, sure, hope)
        worth += weight(fallen) * best
    return worth / all_throws
