"""A turn that has come very far: its value grows evenly with its points, and by how much.

High up nothing new happens: every threshold of the sheet is passed and the best choice no
longer changes, so that a hand is worth a fixed share of the points so far and something more.
What is best there is found among lines, the steeper one first; then the row is worked out from
which on no other line is higher. Below that row a solver works row by row.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from greed.exact.model import NEVER, TurnGraph, Unsolvable

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_SAME = 1e-9
"""Slopes closer than this are equal, and the constant decides."""
_SWEEPS = 2000
_LEAP = 20


@dataclass(frozen=True, eq=False)
class Tail:
    """Lines for every row t from `row` on.

    Attributes:
        row: the first row for which they hold.
        slope, level: (N,) a throw of node n is worth slope[n] * t + level[n].
        ends: (C, 2) slope and level of the better of banking and throwing, per decision.
    """

    row: int
    slope: Floats
    level: Floats
    ends: Floats

    def decisions(self, rows: Ints) -> Floats:
        """Return (rows, C) what the decisions are worth in rows that lie in the tail."""
        values: Floats = rows[:, None] * self.ends[:, 0] + self.ends[:, 1]
        return values


def tail(turn: TurnGraph, bank: Floats, bust: float, again: float) -> Tail:
    """Return the tail of a turn.

    Args:
        turn: the turn.
        bank: (2, 2) slope per row and level of what the points are worth once recorded, at
            the end of the turn and where a bonus turn follows.
        bust: what a bust is worth.
        again: what a turn is worth that ends with nothing recorded if a bonus turn follows all the
            same; else it is worth nothing.

    Raises:
        Unsolvable: the points of a turn have no bound.
    """
    lines = _Lines(turn, bank, bust, again)
    slope, level = np.zeros(len(turn.bust)), lines.fixed.copy()
    for sweep in range(1, _SWEEPS):
        option, ends = lines.choices(slope, level)
        if sweep % _LEAP == 0:
            # Going round and round gains little each time: leap to where it leads.
            following = lines.settled(option, slope, level)
        else:
            following = lines.sweep(option, ends)
        change = max(_change(slope, following[0]), _change(level, following[1]))
        slope, level = following
        if change < 1e-15 and sweep % _LEAP:
            _, ends = lines.choices(slope, level)
            return Tail(lines.row(slope, level, ends), slope, level, ends)
        if np.abs(level).max() > 1e12:
            break
    raise Unsolvable("the points of a turn have no bound: it can go on without end")


def _change(before: Floats, after: Floats) -> float:
    return float((np.abs(after - before) / (1 + np.abs(after))).max())


class _Lines:
    """The choices of a turn among lines."""

    def __init__(self, turn: TurnGraph, bank: Floats, bust: float, again: float) -> None:
        self.turn = turn
        self.recorded = turn.bank_from < NEVER
        self.stopped = turn.stop_from < NEVER
        ended = np.full((len(turn.node), 2), -np.inf)
        ended[self.stopped] = 0.0
        ended[self.stopped & (turn.source == turn.tally)] = 0.0, again
        ended[self.recorded] = bank[turn.source[self.recorded]]
        self.ended = ended
        self.outcome_of = np.repeat(np.arange(len(turn.chance)), np.diff(turn.option_start))
        self.node_of = np.repeat(np.arange(len(turn.bust)), np.diff(turn.outcome_start))
        self.fixed = turn.bust * bust

    def choices(self, slope: Floats, level: Floats) -> tuple[Ints, Floats]:
        """Return the best option of each outcome, and (C, 2) the lines of the decisions."""
        ends = np.where(self._throws(slope, level)[:, None], self._thrown(slope, level), self.ended)
        if not len(self.turn.chance):
            return np.empty(0, np.int64), ends
        steep, high = self._options(ends)
        starts = self.turn.option_start[:-1]
        best = np.maximum.reduceat(steep, starts)[self.outcome_of]
        high = np.where(steep >= best - _SAME, high, -np.inf)
        most = np.maximum.reduceat(high, starts)[self.outcome_of]
        winners = np.flatnonzero(high == most)
        first = np.searchsorted(self.outcome_of[winners], np.arange(len(starts)))
        return winners[first], ends

    def sweep(self, option: Ints, ends: Floats) -> tuple[Floats, Floats]:
        """Return the lines of the nodes that follow from those of the decisions."""
        turn, nodes = self.turn, len(self.turn.bust)
        steep, high = self._options(ends)
        slope = np.bincount(self.node_of, turn.chance * steep[option], nodes).astype(np.float64)
        level = np.bincount(self.node_of, turn.chance * high[option], nodes)
        return slope, self.fixed + level

    def settled(self, option: Ints, slope: Floats, level: Floats) -> tuple[Floats, Floats]:
        """Return the lines of the nodes if these options are chosen ever after."""
        turn, nodes = self.turn, len(self.turn.bust)
        throws = self._throws(slope, level)[turn.decision[option]]
        gained = turn.points[option]
        ended = np.where(throws[:, None], 0.0, self.ended[turn.decision[option]])
        onward = np.zeros((nodes, nodes))
        to = turn.node[turn.decision[option]]
        np.add.at(onward, (self.node_of[throws], to[throws]), turn.chance[throws])
        steep = np.bincount(self.node_of, turn.chance * ended[:, 0], nodes)
        try:
            slopes = np.linalg.solve(np.eye(nodes) - onward, steep)
            per_point = np.where(throws, slopes[to], ended[:, 0])
            high = np.bincount(
                self.node_of, turn.chance * (ended[:, 1] + per_point * gained), nodes
            )
            levels = np.linalg.solve(np.eye(nodes) - onward, self.fixed + high)
            return np.asarray(slopes, np.float64), np.asarray(levels, np.float64)
        except np.linalg.LinAlgError:
            raise Unsolvable("a turn can go on without end") from None

    def row(self, slope: Floats, level: Floats, ends: Floats) -> int:
        """Return the row from which on no line that was left is above one that was chosen."""
        turn = self.turn
        option, _ = self.choices(slope, level)
        steep, high = self._options(ends)
        row = max(
            int(turn.bank_from[self.recorded].max(initial=0)),
            int(turn.stop_from[self.stopped].max(initial=0)),
            _crossing(steep[option][self.outcome_of], high[option][self.outcome_of], steep, high),
        )
        for lines in (self.ended, self._thrown(slope, level)):
            here = np.isfinite(lines[:, 0])
            row = max(row, _crossing(*ends[here].T, *lines[here].T))
        return row

    def _options(self, ends: Floats) -> tuple[Floats, Floats]:
        steep = ends[self.turn.decision, 0]
        return steep, ends[self.turn.decision, 1] + steep * self.turn.points

    def _thrown(self, slope: Floats, level: Floats) -> Floats:
        node = self.turn.node
        lines = np.column_stack([slope[node], level[node]])
        return np.where(node[:, None] >= 0, lines, -np.inf)

    def _throws(self, slope: Floats, level: Floats) -> NDArray[np.bool_]:
        """Return for each decision whether throwing is better than ending the turn."""
        thrown, ended = self._thrown(slope, level), self.ended
        higher: NDArray[np.bool_] = np.where(
            np.abs(np.maximum(thrown[:, 0], -9.0) - ended[:, 0]) <= _SAME,
            thrown[:, 1] > ended[:, 1],
            thrown[:, 0] > ended[:, 0],
        )
        return higher


def _crossing(steep: Floats, high: Floats, slope: Floats, level: Floats) -> int:
    """Return the row from which on the first lines are nowhere below the second ones."""
    flatter = slope < steep - _SAME
    above = level[flatter] - high[flatter]
    rows = above / (steep[flatter] - slope[flatter])
    return int(np.ceil(min(rows.max(initial=0.0), float(NEVER))))
