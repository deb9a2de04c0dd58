"""How much the best play wins against simpler play, exactly, on sheets that policies cover."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from greed.core.state import ON
from greed.exact.disk import Answer, Key, cached, load
from greed.exact.match._score_only import score_only
from greed.exact.model import Unsolvable, single_player_graph, turn_graph
from greed.exact.turn import best_turn, keeps_most
from greed.tables import Tables

if TYPE_CHECKING:
    from greed.exact.match._evaluate import Match
    from greed.exact.match._policies import Policy
    from greed.exact.race import Tick

__all__ = [
    "CHALLENGE_VERSION",
    "MATCHUPS_VERSION",
    "Challenge",
    "Matchups",
    "WinShare",
    "challenge",
    "head_start",
    "matchups",
    "steady",
]

# Raised with every change after which the answer may be different.
MATCHUPS_VERSION = 2
CHALLENGE_VERSION = 1


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


@dataclass(frozen=True)
class Matchups:
    """What the optimal policy wins against others.

    Attributes:
        maximiser: against who gains the most points a turn.
        thresholds: against who banks from so many points on.
    """

    maximiser: WinShare
    thresholds: dict[int, WinShare]

    @property
    def best(self) -> int:
        """The threshold against which the optimal policy wins the least."""
        return min(self.thresholds, key=lambda points: self.thresholds[points].share)


def matchups(tables: Tables, tick: Tick | None = None, *, patient: bool = False) -> Matchups:
    """Return how much the optimal policy wins, from the cache if it is there.

    Every threshold is tried up to twice the one that gains the most points a turn. Where a turn
    bears on more than the scores that would take hours: there, and only if `patient`, those
    around it are tried, minutes each, until none next to the best one is better.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> koans = matchups(tables(load("koans")))
    >>> koans.best, round(koans.thresholds[300].share, 6)
    (200, 0.623827)

    Raises:
        Unsolvable: no patience, or the race of this sheet has no exact solution; the message
            says why.
    """
    key = Key(tables.sheet, "contest", MATCHUPS_VERSION)
    answer = load(key)
    if answer is None:
        if not patient:
            score_only(tables)  # which says why it would take long
        answer = cached(key, lambda: _solve(tables, tick))
    points, odds = answer.arrays["points"], answer.arrays["odds"]
    pairs = [WinShare(float(begins), float(follows)) for begins, follows in odds]
    return Matchups(pairs[0], dict(zip(points.tolist(), pairs[1:], strict=True)))


def _solve(tables: Tables, tick: Tick | None) -> Answer:
    from greed.exact.match._policies import Maximiser, Threshold

    tried: dict[int, WinShare] = {}
    for points in _thresholds(tables, tried):
        tried[points] = _optimally(Threshold(points), tables, tick)
    every = sorted(tried)
    odds = [_optimally(Maximiser(), tables, tick), *(tried[points] for points in every)]
    pairs = np.array([(odd.begins, odd.follows) for odd in odds])
    return Answer({"points": np.array(every), "odds": pairs}, {})


def _thresholds(tables: Tables, tried: dict[int, WinShare]) -> Iterator[int]:
    """Yield the thresholds to be tried, each after those before it are in `tried`."""
    unit, middle = tables.unit, steady(tables)
    try:
        score_only(tables)
    except Unsolvable:
        yield middle
        best = middle
        while True:
            around = [each for each in (best - unit, best + unit) if each > 0]
            yield from (each for each in around if each not in tried)
            before, best = best, min([best, *around], key=lambda each: tried[each].share)
            if best == before:
                return
    yield from range(unit, 2 * middle + 1, unit)


def challenge(rival: Policy, tables: Tables, tick: Tick | None = None) -> Challenge:
    """Return what can be won against a policy, from the cache if it is there.

    `tick` is told how far it is where that takes long.

    >>> from greed.exact.match._policies import Threshold
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> found = challenge(Threshold(300), tables(load("koans")))
    >>> round(found.optimal.share, 6), round(found.reply.share, 6)
    (0.623827, 0.625291)

    Raises:
        Unsolvable: the race of this sheet has no exact solution, or the policy is not known
            there; the message says why.
    """
    return Challenge(_optimally(rival, tables, tick), _replied(rival, tables, tick))


def _optimally(rival: Policy, tables: Tables, tick: Tick | None) -> WinShare:
    from greed.exact.match._evaluate import match_value, optimal_policy

    key = Key(tables.sheet, "optimally", CHALLENGE_VERSION, rival.name)
    return _kept(key, lambda: match_value(optimal_policy(tables), rival, tables, tick))


def _replied(rival: Policy, tables: Tables, tick: Tick | None) -> WinShare:
    from greed.exact.match._evaluate import best_response

    key = Key(tables.sheet, "replied", CHALLENGE_VERSION, rival.name)
    return _kept(key, lambda: best_response(rival, tables, tick))


def _kept(key: Key, play: Callable[[], Match]) -> WinShare:
    """Return what the first policy of a match wins, from the cache if it is there."""

    def solve() -> Answer:
        match = play()
        return Answer({"odds": np.array([match.begins, match.follows])}, {})

    answer = cached(key, solve, lambda found: found.arrays["odds"].shape == (2,))
    begins, follows = answer.arrays["odds"].tolist()
    return WinShare(begins, follows)


def steady(tables: Tables) -> int:
    """Return the threshold that gains the most points a turn on the board.

    Carryovers, strikes, and what bonus turns bring play no part.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> steady(tables(load("koans")))
    200
    """
    from greed.exact.turn.kernels import forward

    graph = turn_graph(tables, ON)
    turn = single_player_graph(graph)
    reach = turn.reach
    most = 4 * int(best_turn(tables).value) // tables.unit
    top = most + reach
    keep = keeps_most(graph, turn.node, top + reach + 1)
    mass, gains = np.empty((top + 1, len(turn.bust))), np.zeros(most + 1)
    for points in range(1, most + 1):
        wish = np.where(np.arange(top + reach + 1) >= points, np.inf, -np.inf)
        ends = np.zeros((2, top + 1))
        forward(turn, top, turn.start, 0, np.stack([wish, wish]), -np.inf, keep, mass, ends)
        gains[points] = ends.sum(axis=0) @ np.arange(top + 1)
    # Below the minimum that may be banked all thresholds are the same: take the highest.
    return int(np.flatnonzero(gains > gains.max() - 1e-9)[-1]) * tables.unit


def head_start(tables: Tables) -> tuple[int, float]:
    """Return the head start of who is second that makes the fairest game, and what the first wins.

    Raises:
        Unsolvable: the race has no exact solution, or nobody has a score before entry.
    """
    from greed.exact.model import Status
    from greed.exact.race import Group, solve

    race = solve(tables.sheet).race
    if tables.sheet.entry:
        raise Unsolvable("before entry nobody has a score to start with")
    on = Status(ON)
    scores = np.arange(race.target)
    wins = race.worth(Group(on, on), 0, scores)
    fairest = int(np.abs(wins - 0.5).argmin())
    return fairest * tables.unit, float(wins[fairest])
