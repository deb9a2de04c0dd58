"""How hard a puzzle is: how many of a panel of bots miss the answer, and how much that costs."""

from __future__ import annotations

from functools import lru_cache
from math import log10

from greed.core.moves import Move
from greed.core.state import State
from greed.policies import Policy, policy
from greed.policies.level import LEVELS

__all__ = ["NATURAL", "PANEL", "failing_share", "start_rating"]

NATURAL = ("threshold:300", "threshold:500", "threshold:1000", "bold", "cautious", "maximiser")
"""Natural ways to play, as bots; in a puzzle some of them go wrong."""
PANEL: tuple[str, ...] = (*(f"level:{level}" for level in LEVELS), *NATURAL)
"""The bots that a puzzle is tried on, from beginners to strong players."""

_MEAN = 1500
"""The rating of an average player, which is also that of a new one."""
_LEAST = 1 / (2 * len(PANEL))
"""Shares closer to 0 or 1 than this count as this much: no puzzle is infinitely hard."""
_PLAIN = 0.1
"""A loss, in win probability, that makes a puzzle neither easier nor harder."""
_FINE = 100
"""Rating points by which a loss of nothing makes a puzzle harder, and a large one easier."""


def failing_share(state: State, best: Move) -> float:
    """Return the chance that a bot drawn from the panel doesn't play the best move, exactly.

    >>> import greed
    >>> state = greed.parse_position("koans 2000,2500 1/1 decide 2 - 200 - - 40")
    >>> round(failing_share(state, greed.BANK), 4)
    0.4579

    Raises:
        Unsolvable: the race of this sheet has no exact solution.
    """
    right = sum(bot.chances(state).get(best, 0.0) for bot in _panel())
    return 1.0 - right / len(PANEL)


def start_rating(failing: float, loss: float) -> int:
    """Return the rating that a puzzle starts with, on Glicko's scale.

    An average player is expected to fail it as often as the panel does. On top of that, a loss
    that is hard to see makes a puzzle up to 100 points harder, and a glaring one as much easier.

    Args:
        failing: the share of the panel that goes wrong, from 0 to 1.
        loss: what the tempting answer loses, in win probability.

    >>> start_rating(0.5, 0.1), start_rating(0.9, 0.1), start_rating(0.5, 0.02)
    (1500, 1882, 1580)
    """
    share = min(max(failing, _LEAST), 1 - _LEAST)
    fine = max(-1.0, 1 - loss / _PLAIN)
    return round(_MEAN + 400 * log10(share / (1 - share)) + _FINE * fine)


@lru_cache(maxsize=1)
def _panel() -> tuple[Policy, ...]:
    return tuple(policy(name) for name in PANEL)
