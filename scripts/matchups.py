"""How much the best play wins against simpler play, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING

import numpy as np

from greed.core.state import ON
from greed.exact.cache import Key, Stored, cached, is_kept
from greed.exact.match import WinShare, optimal_share, refuse_slow
from greed.exact.model import Unsolvable, single_player_graph, turn_graph
from greed.exact.turn import best_turn
from greed.policies.maximiser import Maximiser
from greed.policies.threshold import Threshold, most_points
from greed.tables import Tables

if TYPE_CHECKING:
    from greed.exact.race import Tick

MATCHUPS_VERSION = 2
"""Raised with every change after which the answer may be different."""


@dataclass(frozen=True)
class Matchups:
    """What the optimal policy wins against others.

    Attributes:
        maximiser: against the player who gains the most points per turn.
        thresholds: against players who bank at a number of points.
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
    if not patient and not is_kept(key):
        refuse_slow(tables)  # which says why it would take long
    kept = cached(key, lambda: _solve(tables, tick))
    thresholds = {points: WinShare(*odds) for points, odds in kept["thresholds"].items()}
    return Matchups(WinShare(*kept["maximiser"]), thresholds)


def _solve(tables: Tables, tick: Tick | None) -> Stored:
    tried: dict[int, WinShare] = {}
    for points in _thresholds(tables, tried):
        tried[points] = optimal_share(Threshold(points).side(tables), tables, tick)
    greedy = optimal_share(Maximiser().side(tables), tables, tick)
    return {
        "maximiser": astuple(greedy),
        "thresholds": {points: astuple(tried[points]) for points in sorted(tried)},
    }


def _thresholds(tables: Tables, tried: dict[int, WinShare]) -> Iterator[int]:
    """Yield the thresholds to be tried, each after those before it are in `tried`."""
    unit, middle = tables.unit, steady(tables)
    try:
        refuse_slow(tables)
    except Unsolvable:
        yield middle
        best = middle
        while True:
            around = [points for points in (best - unit, best + unit) if points > 0]
            yield from (points for points in around if points not in tried)
            before, best = best, min([best, *around], key=lambda points: tried[points].share)
            if best == before:
                return
    yield from range(unit, 2 * middle + 1, unit)


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
    keep = most_points(graph, turn.node, top + reach + 1)
    mass, gains = np.empty((top + 1, len(turn.bust))), np.zeros(most + 1)
    row = np.arange(top + 1)[:, None]
    for points in range(1, most + 1):
        stops = ((row >= points) & (row >= turn.bank_from)).astype(np.float64)
        ends = np.zeros((2, top + 1))
        forward(turn, top, turn.start, 0, keep, stops, mass, ends)
        gains[points] = ends.sum(axis=0) @ np.arange(top + 1)
    # Below the minimum that may be banked all thresholds are the same: take the highest.
    return int(np.flatnonzero(gains > gains.max() - 1e-9)[-1]) * tables.unit
