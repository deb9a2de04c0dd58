"""How much the best play wins against simpler play, exactly, on sheets that policies cover."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from greed.core.state import ON
from greed.exact.cache import Answer, Key, cached
from greed.exact.ground import ground
from greed.exact.machine import Unsolvable, machine
from greed.exact.orders import keeps_most
from greed.exact.prepare import alone
from greed.exact.turn import best_turn
from greed.tables import Tables

if TYPE_CHECKING:
    from greed.exact.policies import Policy
    from greed.exact.race import Tick

__all__ = ["Challenge", "Contest", "Odd", "challenge", "contest", "head_start", "steady"]

# Raised with every change after which the answer may be different.
_VERSION = 1
_CHALLENGE = 1


@dataclass(frozen=True)
class Odd:
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

    optimal: Odd
    reply: Odd


@dataclass(frozen=True)
class Contest:
    """What the optimal policy wins against others.

    Attributes:
        maximiser: against who gains the most points a turn.
        thresholds: against who banks from so many points on.
    """

    maximiser: Odd
    thresholds: dict[int, Odd]

    @property
    def best(self) -> int:
        """The threshold against which the optimal policy wins the least."""
        return min(self.thresholds, key=lambda points: self.thresholds[points].share)


def contest(tables: Tables) -> Contest:
    """Return how much the optimal policy wins, from the cache if it is there.

    Every threshold is tried up to twice the one that gains the most points a turn.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> koans = contest(tables(load("koans")))
    >>> koans.best, round(koans.thresholds[300].share, 6)
    (200, 0.623827)

    Raises:
        Unsolvable: a turn on this sheet bears on more than the scores, so that it would take
            hours, or it has no solution; the message says why.
    """
    answer = cached(Key(tables.sheet, "contest", _VERSION), lambda: _solve(tables))
    points, odds = answer.arrays["points"], answer.arrays["odds"]
    pairs = [Odd(float(begins), float(follows)) for begins, follows in odds]
    return Contest(pairs[0], dict(zip(points.tolist(), pairs[1:], strict=True)))


def _solve(tables: Tables) -> Answer:
    from greed.exact.against import Maximiser, Threshold, against, optimal_policy

    ground(tables)  # where not all thresholds can be tried in seconds this refuses
    best = optimal_policy(tables)
    most = 2 * steady(tables)
    points = np.arange(tables.unit, most + 1, tables.unit)
    rivals: list[Policy] = [Maximiser(), *(Threshold(int(each)) for each in points)]
    matches = [against(best, rival, tables) for rival in rivals]
    odds = np.array([(match.begins, match.follows) for match in matches])
    return Answer({"points": points, "odds": odds}, {})


def challenge(rival: Policy, tables: Tables, tick: Tick | None = None) -> Challenge:
    """Return what can be won against a policy, from the cache if it is there.

    `tick` is told how far it is where that takes long.

    >>> from greed.exact.policies import Threshold
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> found = challenge(Threshold(300), tables(load("koans")))
    >>> round(found.optimal.share, 6), round(found.reply.share, 6)
    (0.623827, 0.625291)

    Raises:
        Unsolvable: the race of this sheet has no exact solution, or the policy is not known
            there; the message says why.
    """
    from greed.exact.against import against, best_reply, optimal_policy

    def solve() -> Answer:
        matches = (
            against(optimal_policy(tables), rival, tables, tick),
            best_reply(rival, tables, tick),
        )
        return Answer({"odds": np.array([(each.begins, each.follows) for each in matches])}, {})

    key = Key(tables.sheet, "challenge", _CHALLENGE, rival.name)
    odds = cached(key, solve, lambda answer: answer.arrays["odds"].shape == (2, 2)).arrays["odds"]
    return Challenge(*(Odd(float(begins), float(follows)) for begins, follows in odds))


def steady(tables: Tables) -> int:
    """Return the threshold that gains the most points a turn on the board.

    Carryovers, strikes, and what bonus turns bring play no part.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> steady(tables(load("koans")))
    200
    """
    from greed.exact.turn_kernels import Arrays, ascend

    its = machine(tables, ON)
    turn = Arrays(*alone(its))
    reach = int(turn.points.max())
    most = 4 * int(best_turn(tables).value) // tables.unit
    top = most + reach
    keep = keeps_most(its, turn.node, top + reach + 1)
    mass, gains = np.empty((top + 1, len(turn.bust))), np.zeros(most + 1)
    for points in range(1, most + 1):
        wish = np.where(np.arange(top + reach + 1) >= points, np.inf, -np.inf)
        ends = np.zeros((2, top + 1))
        ascend(turn, top, turn.start, 0, np.stack([wish, wish]), -np.inf, keep, mass, ends)
        gains[points] = ends.sum(axis=0) @ np.arange(top + 1)
    # Below the minimum that may be banked all thresholds are the same: take the highest.
    return int(np.flatnonzero(gains > gains.max() - 1e-9)[-1]) * tables.unit


def head_start(tables: Tables) -> tuple[int, float]:
    """Return the head start of who is second that makes the fairest game, and what the first wins.

    Raises:
        Unsolvable: the race has no exact solution, or nobody has a score before entry.
    """
    from greed.exact.race import Group
    from greed.exact.solve import solve
    from greed.exact.status import Status

    race = solve(tables.sheet).race
    if tables.sheet.entry:
        raise Unsolvable("before entry nobody has a score to start with")
    on = Status(ON)
    scores = np.arange(race.target)
    wins = race.worth(Group(on, on), 0, scores)
    fairest = int(np.abs(wins - 0.5).argmin())
    return fairest * tables.unit, float(wins[fairest])
