"""How hard a puzzle is: how close its answers are, and how many bots miss the best one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log10, sqrt

from greed.core.moves import Move
from greed.core.state import State
from greed.policies import Policy, policy
from greed.policies.level import LEVELS

NATURAL = ("threshold:300", "threshold:500", "threshold:1000", "bold", "cautious", "maximiser")
"""Natural ways to play, as bots: what most of them choose is the natural answer."""
PANEL: tuple[str, ...] = (*(f"level:{level}" for level in LEVELS), *NATURAL)
"""The bots that a puzzle is tried on, from beginners to strong players."""
GUESSED = 0.5
"""How many puzzles are solved without thinking, by the natural answer or by its opposite."""

_FOUND = GUESSED + (1 - GUESSED) / 2
"""How often somebody finds the answer whose rating is that of the puzzle."""
_MEAN = 1500
"""The rating of an average player, which is also that of a new one."""
_FINE = 0.04
"""Losses, in win probability, that an average player begins to tell apart."""
_TENFOLD = 700
"""How many rating points harder a puzzle is if all its losses are ten times smaller."""
_SWING = 500
"""How many points lie between a puzzle that no bot misses and one that all of them miss."""
_PLAIN = 0.2
"""The share of the panel that misses a puzzle without a trap."""
_FINEST, _COARSEST = 1e-6, 10.0


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


def start_rating(losses: Sequence[float], failing: float) -> int:
    """Return the rating that a puzzle starts with.

    A player is taken to draw an answer from a softmax over win probabilities, with a temperature
    that falls as the rating rises. A puzzle has the rating of the player who then finds the best
    answer three times in four: who knows half of such puzzles, and guesses half of the others.
    A trap that many bots fall for makes it harder, up to 500 points.

    Args:
        losses: of the other answers, in win probability.
        failing: the share of the panel that goes wrong, from 0 to 1.

    >>> start_rating([0.05], 0.1), start_rating([0.01], 0.1), start_rating([0.05, 0.06], 0.1)
    (1411, 1900, 1533)
    """
    low, high, odds = _FINEST, _COARSEST, 1 / _FOUND - 1
    for _ in range(60):
        middle = sqrt(low * high)
        wrong = sum(exp(-loss / middle) for loss in losses)
        low, high = (middle, high) if wrong < odds else (low, middle)
    return round(_MEAN + _TENFOLD * log10(_FINE / low) + _SWING * (failing - _PLAIN))


@lru_cache(maxsize=1)
def _panel() -> tuple[Policy, ...]:
    return tuple(map(policy, PANEL))
