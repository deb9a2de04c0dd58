"""The race alone as values: what every score is worth, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import Status, TurnGraph, statuses
from greed.tables import Tables

__all__ = ["Leg", "SoloRace"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Leg(NamedTuple):
    """The race of one standing, solved; scores count in units from `SoloRace.lowest`.

    statuses: those of this standing. turns: (K, scores) expected turns to the target.
    kept: the values of the nodes at every score, in one run: those of status k and score s
    begin at begin[k, s], (rows[s], N), where the last row stands for all above. They are minus
    the expected turns after this one.
    """

    turn_graph: TurnGraph
    statuses: tuple[Status, ...]
    turns: Floats
    kept: Floats
    begin: Ints
    rows: Ints

    def nodes(self, status: int, score: int) -> Floats:
        """Return (rows, N) the values of a turn that begins at a score."""
        count, first = self.turn_graph.nodes, int(self.begin[status, score])
        rows = int(self.rows[score])
        return self.kept[first : first + rows * count].reshape(rows, count)


@dataclass(frozen=True, eq=False)
class SoloRace:
    """The race alone, solved.

    A turn counts when it is over, whether or not it records anything; a bonus turn belongs to
    the turn that earned it.

    Attributes:
        tables: the sheet.
        lowest: the lowest score worked out, in units.
        legs: the solution by standing.
        distribution: the chance that the race takes 0, 1, 2, ... turns, up to a rest below 1e-12.
    """

    tables: Tables
    lowest: int
    legs: dict[int, Leg]
    distribution: Floats

    @property
    def value(self) -> float:
        """The expected turns of a whole race."""
        return self.turns(statuses(self.tables).first, 0)

    def turns(self, status: Status, score: int) -> float:
        """Return the expected turns to the target from a status and a score in points."""
        leg = self.legs[status.standing]
        at = score // self.tables.unit - self.lowest
        worth = leg.turns[leg.statuses.index(status)]
        if at < 0:
            return float(worth[0] - at * (worth[0] - worth[1]))
        return float(worth[at]) if at < len(worth) else 0.0

    def banks(self, leg: Leg, score: int, rows: int) -> tuple[Floats, float]:
        """Return what ending a turn is worth at a score (in units from `lowest`).

        Minus the expected turns after it: (2, rows) with the points recorded, at the end and
        where a bonus turn follows (with no points: on points that aren't recorded); and with
        nothing recorded.
        """
        none = -float(leg.turns[leg.statuses.index(Status(leg.turn_graph.standing)), score])
        on = self.legs[ON].turns[0]
        reached = score + np.arange(rows)
        racing = reached < len(on)
        bank = np.stack([-on[np.minimum(reached, len(on) - 1)]] * 2)
        bank[1] += 1.0
        bank[:, ~racing] = 0.0
        if self.tables.sheet.end.overshoot == "forfeits":
            bank[0, reached > len(on)], bank[1, reached > len(on)] = none, none + 1.0
        if leg.turn_graph.standing == ON:
            bank[0, 0] = none
        bank[1, 0] = none + 1.0
        return bank, none
