"""What can be won against one policy, exactly, and what a head start makes of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from greed.core.state import ON
from greed.exact.cache import Key, Stored, cached
from greed.exact.match._evaluate import Match, best_response, match_value, optimal_side
from greed.exact.match._sides import Side
from greed.exact.model import Status, Unsolvable
from greed.exact.race import Group, Tick, solve
from greed.tables import Tables

__all__ = ["CHALLENGE_VERSION", "Challenge", "WinShare", "challenge", "head_start", "optimal_share"]

# Raised with every change after which the answer may be different.
CHALLENGE_VERSION = 2


@dataclass(frozen=True)
class WinShare:
    """What the optimal policy wins against another: of games that it begins, and of the rest."""

    begins: float
    follows: float

    @property
    def share(self) -> float:
        """What it wins if each begins half of the games."""
        return (self.begins + self.follows) / 2


@dataclass(frozen=True)
class Challenge:
    """What can be won against a policy.

    Attributes:
        optimal: by the play that wins most often against itself.
        reply: by the play that wins most often against this policy.
    """

    optimal: WinShare
    reply: WinShare


def challenge(rival: Side, tables: Tables, tick: Tick | None = None) -> Challenge:
    """Return what can be won against a policy, from the cache if it is there.

    `tick` is called with the progress where that takes long.

    >>> from greed.policies import Threshold
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> koans = tables(load("koans"))
    >>> found = challenge(Threshold(300).side(koans), koans)
    >>> round(found.optimal.share, 6), round(found.reply.share, 6)
    (0.623827, 0.625291)

    Raises:
        Unsolvable: the race of this sheet has no exact solution, or the policy is not known
            there; the message says why.
    """
    return Challenge(optimal_share(rival, tables, tick), _replied(rival, tables, tick))


def optimal_share(rival: Side, tables: Tables, tick: Tick | None = None) -> WinShare:
    """Return what the optimal policy wins against another, from the cache if it is there."""
    key = Key(tables.sheet, "optimally", CHALLENGE_VERSION, rival.name)
    return _kept(key, lambda: match_value(optimal_side(tables), rival, tables, tick))


def _replied(rival: Side, tables: Tables, tick: Tick | None) -> WinShare:
    key = Key(tables.sheet, "replied", CHALLENGE_VERSION, rival.name)
    return _kept(key, lambda: best_response(rival, tables, tick))


def _kept(key: Key, play: Callable[[], Match]) -> WinShare:
    """Return what the first policy of a match wins, from the cache if it is there."""

    def solve() -> Stored:
        match = play()
        return {"begins": match.begins, "follows": match.follows}

    return WinShare(**cached(key, solve))


def head_start(tables: Tables) -> tuple[int, float]:
    """Return the second player's fairest head start, and what the first player wins with it.

    Raises:
        Unsolvable: the race has no exact solution, or nobody has a score before entry.
    """
    race = solve(tables.sheet).race
    if tables.sheet.entry:
        raise Unsolvable("before entry nobody has a score to start with")
    on = Status(ON)
    scores = np.arange(race.target)
    wins = race.worth(Group(on, on), 0, scores)
    fairest = int(np.abs(wins - 0.5).argmin())
    return fairest * tables.unit, float(wins[fairest])
