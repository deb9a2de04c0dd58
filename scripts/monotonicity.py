"""Where more points are worth less: in a score, or in a bank that hands them on."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from greed.core.state import ON
from greed.graph import BANK, GameGraph, Place, Status
from greed.solver import Solution

_SAME = 1e-9
_TOLD = 1e-6
"""What is kept of attempts is rounded."""


class ScoreDrops(NamedTuple):
    """How often more points of one's own lower the win probability in a solved game of two.

    Attributes:
        pairs: scores that were compared with the next higher ones.
        lower: how many of them the seat to move wins less often with the higher score.
        worst: the most that it loses by that.
        own, other: the lower score and the score of the other seat where it does, in points.
        generous: how many times the other seat's next higher score raises it.
        most: the most that it raises it.
    """

    pairs: int
    lower: int
    worst: float
    own: int
    other: int
    generous: int
    most: float


def score_drops(solution: Solution) -> ScoreDrops:
    """Return where a game is not monotone, over all positions before the final round.

    >>> from greed.sheets import load
    >>> from greed.solver import solve
    >>> score_drops(solve(load("koans"))).lower
    0
    """
    graph, pairs, lower, generous = solution.graph, 0, 0, 0
    value = np.asarray(solution.arrays.value.values)
    worst = most = 0.0
    own = other = 0
    for k, table in enumerate(graph.tables):
        if graph.leads[k] >= 0:
            continue
        firsts = [_first(graph, status) for status in table.statuses]
        sizes = [graph.count[2 * k + j] for j in range(2)]
        positions = value[graph.base[k] : graph.base[k] + sizes[0] * sizes[1]].reshape(sizes)
        least = [graph.target - first - graph.least[2 * k + j] for j, first in enumerate(firsts)]
        reached = positions[least[0] :: -1, least[1] :: -1]  # by scores instead of distances
        up = np.diff(reached, axis=0)
        pairs += up.size
        lower += int((up < -_SAME).sum())
        if up.size and -up.min() > max(worst, _SAME):
            worst = float(-up.min())
            scores = np.array(np.unravel_index(up.argmin(), up.shape)) + firsts
            own, other = (int(score) * graph.unit for score in scores)
        across = np.diff(reached, axis=1)
        generous += int((across > _SAME).sum())
        most = max(most, float(across.max(initial=0.0)))
    return ScoreDrops(pairs, lower, worst, own, other, generous, most if most > _SAME else 0.0)


def _first(graph: GameGraph, status: Status) -> int:
    """Return the first score, in units, that a seat of this status can have."""
    entry = graph.sheet.entry
    return entry.points // graph.unit if status.standing == ON and entry else 0


class CostlyBanks(NamedTuple):
    """How often more points in a bank are worth less, because the next player may build on them.

    Attributes:
        pairs: banks that were compared with one of the next higher points.
        lower: how many of them win less often with the higher points.
        worst: the most that is lost by that.
        own, other, points, dice: scores, points and dice left of that bank.
    """

    pairs: int
    lower: int
    worst: float
    own: int
    other: int
    points: int
    dice: int


def costly_banks(solution: Solution, step: int = 10) -> CostlyBanks | None:
    """Return where banking more is worth less, with both on the board; None without carryovers.

    Every `step`-th score of either seat is looked at, and all points of a turn below the target.
    """
    graph, turn = solution.graph, solution.arrays.turns[ON]
    on = next(
        k
        for k, table in enumerate(graph.tables)
        if table.statuses == (Status(ON), Status(ON)) and graph.leads[k] < 0 and not table.first
    )
    pairs = lower = 0
    worst, place = 0.0, (0, 0, 0, 0)
    scores = range(_first(graph, Status(ON)), graph.target, step)
    for node, hand in zip(turn.attempts, turn.offers, strict=True):
        for a in scores:
            for b in scores:
                gaps = graph.target - a, graph.target - b
                banks = [_bank(solution, on, gaps, node, t) for t in range(1, gaps[0])]
                up = np.diff(banks)
                pairs += up.size
                lower += int((up < -_TOLD).sum())
                if up.size and -up.min() > max(worst, _TOLD):
                    worst = float(-up.min())
                    points = (int(up.argmin()) + 1) * graph.unit
                    place = a * graph.unit, b * graph.unit, points, hand.dice
    return CostlyBanks(pairs, lower, worst, *place) if turn.offers else None


def _bank(solution: Solution, table: int, gaps: tuple[int, int], node: int, points: int) -> float:
    """Return what a bank wins that hands on this many units to a node of the next player's turn."""
    graph, arrays = solution.graph, solution.arrays
    then, after = graph.follow(table, BANK, gaps, gaps[0] - points)
    kept = arrays.attempt(Place(then, after, node, points, begins=False))
    assert kept is not None
    fresh: float = arrays.value.values[graph.index(then, after)]
    return 1.0 - max(kept[0], fresh)
