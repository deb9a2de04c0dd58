"""How much the best play wins against simpler play, exactly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.turn import Rules, rules_of
from greed.graph import Context, turn_graph
from greed.policies import Maximiser, Optimal, Threshold
from greed.solver import Match, Tick, best_turn, match, size_of

_MOMENT = 1.0
"""Seconds of a solution up to which a match counts as exact in a moment."""


@dataclass(frozen=True)
class Matchups:
    """What the optimal policy wins against others.

    Attributes:
        maximiser: against the player who gains the most points per turn.
        thresholds: against players who bank at a number of points.
    """

    maximiser: Match
    thresholds: dict[int, Match]

    @property
    def best(self) -> int:
        """The threshold against which the optimal policy wins the least."""
        return min(self.thresholds, key=lambda points: self.thresholds[points].share)


def matchups(sheet: Sheet, tick: Tick | None = None, *, patient: bool = False) -> Matchups:
    """Return how much the optimal policy wins, worked out once.

    Every threshold is tried up to twice the one that gains the most points a turn. Where a match
    isn't exact in a moment that would take hours: there, and only if `patient`, those around it
    are tried, until none next to the best one is better.

    >>> import greed
    >>> koans = matchups(greed.load("koans"))
    >>> koans.best, round(koans.thresholds[300].share, 6)
    (200, 0.623827)

    Raises:
        Unsolvable: no patience, or the game of this sheet has no exact solution; the message says
            why.
    """
    if reason := sheet.why_not_for(2):
        raise Unsolvable(reason)
    quick = size_of(sheet).seconds < _MOMENT
    if not quick and not patient:
        raise Unsolvable("a match of this sheet takes minutes")
    return _solve(rules_of(sheet), tick, quick)


@lru_cache(maxsize=64)
def _solve(rules: Rules, tick: Tick | None, quick: bool) -> Matchups:
    sheet, tried, best = rules.sheet, dict[int, Match](), Optimal().seated(rules.sheet)
    for points in _thresholds(sheet, tried, quick=quick):
        tried[points] = match(sheet, best, Threshold(points), tick)
    greedy = match(sheet, best, Maximiser(), tick)
    return Matchups(greedy, {points: tried[points] for points in sorted(tried)})


def _thresholds(sheet: Sheet, tried: dict[int, Match], *, quick: bool) -> Iterator[int]:
    """Yield the thresholds to be tried, each after those before it are in `tried`."""
    unit, middle = turn_graph(sheet).unit, steady(sheet)
    if quick:
        yield from range(unit, 2 * middle + 1, unit)
        return
    yield middle
    best = middle
    while True:
        around = [points for points in (best - unit, best + unit) if points > 0]
        yield from (points for points in around if points not in tried)
        before, best = best, min([best, *around], key=lambda points: tried[points].share)
        if best == before:
            return


def steady(sheet: Sheet) -> int:
    """Return the threshold that gains the most points a turn on the board.

    Carryovers, strikes, and what bonus turns bring play no part.

    >>> import greed
    >>> steady(greed.load("koans"))
    200
    """
    unit = turn_graph(sheet).unit
    most = 4 * int(best_turn(sheet).value) // unit
    gains = [_gain(sheet, points * unit) for points in range(1, most + 1)]
    # Below the minimum that may be banked all thresholds are the same: take the highest.
    return unit * max(at for at, gain in enumerate(gains, 1) if gain > max(gains) - 1e-9)


def _gain(sheet: Sheet, points: int) -> float:
    """Return the points that a turn records on average if it is banked at some number."""
    turn = turn_graph(sheet)
    enough = -(-points // turn.unit)
    top = enough + turn.settled_from + 2 * max(turn.points)
    plan = Threshold(points).plan(turn, range(top + max(turn.points) + 1), Context())
    decisions, gained = len(turn.node), 0.0
    mass = [defaultdict[int, float](float) for _ in range(top + 1)]
    mass[0][turn.start] = 1.0
    for row in range(top):
        for node in reversed(range(len(turn.nodes))):  # options for no points lead to earlier ones
            here = mass[row][node]
            if not here:
                continue
            for outcome in range(turn.outcome_start[node], turn.outcome_start[node + 1]):
                some = turn.options(outcome)
                more, d = max(some, key=lambda o: plan.rank[(row + o[0]) * decisions + o[1]])
                at, flow = min(row + more, top), here * turn.chance[outcome]
                banked = at >= turn.bank_from[d]
                if turn.node[d] < 0 or (banked and plan.ends[at * decisions + d]):
                    gained += flow * at * turn.unit * banked
                else:
                    mass[at][turn.node[d]] += flow
    return gained
