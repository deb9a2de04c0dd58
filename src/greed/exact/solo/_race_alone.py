"""The race alone, solved: what every score is worth, and how many turns it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.engine import run
from greed.exact.model import Status, TurnGraph, Unsolvable, single_player_graph, statuses
from greed.exact.turn import ended
from greed.tables import Tables

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_NEVER = 1e-12
"""A chance to end a turn that counts as none."""


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

    def __repr__(self) -> str:
        sheet = self.tables.sheet
        return f"<SoloRace of {sheet.name or sheet.title}: {self.value:,.3f} turns>"

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


_REST = 1e-12
_TURNS = 100_000


def turn_counts(race: SoloRace) -> Floats:
    """Return the chance that a race takes 0, 1, 2, ... turns; the rest is below 1e-12."""
    steps = _Steps(race)
    state = np.zeros(len(steps.chance))
    state[steps.at(statuses(race.tables).first, -race.lowest)] = 1.0
    ended = [0.0]
    while state.sum() > _REST and len(ended) < _TURNS:
        state = state @ steps.chance
        ended.append(float(state[-1]))
        state[-1] = 0.0
    return np.array(ended)


class _Steps:
    """The chances of one turn: from every status and score to every other.

    The positions are those of the statuses in order, by score; the last one is the target.
    """

    def __init__(self, race: SoloRace) -> None:
        self.race = race
        self.statuses = statuses(race.tables)
        self.target = race.tables.sheet.target // race.tables.unit - race.lowest
        sizes = [self.target if status.standing == ON else 1 for status in self.statuses.all]
        starts = np.cumsum([0, *sizes])
        self.start = dict(zip(self.statuses.all, starts.tolist(), strict=False))
        self.chance = np.zeros((int(starts[-1]) + 1, int(starts[-1]) + 1))
        for standing in sorted(race.legs, key=lambda standing: standing != ON):
            leg = race.legs[standing]
            first = self.target - 1 if standing == ON else -race.lowest
            last = 0 if standing == ON else -race.lowest
            for score in range(first, last - 1, -1):
                for place, status in enumerate(leg.statuses):
                    self._turn(leg, place, status, score)

    def at(self, status: Status, score: int) -> int:
        """Return the place of a position; scores beyond the target are the end."""
        if score >= self.target:
            return len(self.chance) - 1
        return int(self.start[status]) + (max(score, 0) if status.standing == ON else 0)

    def _turn(self, leg: Leg, place: int, status: Status, score: int) -> None:
        """Write down where a turn leads to."""
        ends, (lost, missed, stopped) = _followed(self.race, leg, place, score)
        row = self.chance[self.at(status, score)]
        fresh = Status(ON)
        overshoot = self.race.tables.sheet.end.overshoot == "forfeits"
        for t in np.flatnonzero(ends[0]):
            if overshoot and score + t > self.target:
                stopped += ends[0, t]
            else:
                row[self.at(fresh, score + int(t))] += ends[0, t]
        again = 0.0
        for t in np.flatnonzero(ends[1]):
            reached = self.at(fresh, score + int(t))
            if t == 0 or (overshoot and score + t > self.target):
                again += ends[1, t]
            elif reached == len(row) - 1:
                row[-1] += ends[1, t]
            else:
                row += ends[1, t] * self.chance[reached]
        row[self.at(Status(status.standing), score)] += missed + stopped
        lowest, unit = self.race.lowest, self.race.tables.unit
        left = self.statuses.after_bust(status, (score + lowest) * unit) // unit - lowest
        row[self.at(self.statuses.bust[status], left)] += lost
        if not again:
            return
        # The same turn once more: its chances are known, but if it is this one.
        begin = self.at(Status(status.standing), score)
        if begin == self.at(status, score):
            if again > 1.0 - _NEVER:
                raise Unsolvable("bonus turns can go round for ever without a point")
            row /= 1.0 - again
        else:
            row += again * self.chance[begin]


def _followed(
    race: SoloRace, leg: Leg, place: int, score: int
) -> tuple[Floats, tuple[float, float, float]]:
    """Return where the best turn from a position ends: (2, rows) recorded, and nothing."""
    graph = single_player_graph(leg.turn_graph)
    nodes = leg.nodes(place, score)
    top = len(nodes) - 1
    rows = np.minimum(np.arange(top + leg.turn_graph.reach + 1), top)
    bank, none = race.banks(leg, score, len(rows))
    endings = ended(graph, bank.T, none)
    thrown = np.where(graph.node >= 0, nodes[rows][:, graph.node], -np.inf)
    ends, room = np.zeros((2, top + 1)), np.zeros((top + 1, leg.turn_graph.nodes))
    stops = (endings >= thrown).astype(np.float64)
    worth = np.maximum(endings, thrown)
    lost, missed, stopped = run(
        "forward", graph, top, graph.start, 0, worth, stops, room, ends, 0.0, 0.0
    )
    return ends, (lost, missed, stopped)
