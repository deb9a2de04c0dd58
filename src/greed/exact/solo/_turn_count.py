"""How many turns a race alone takes: the chances, not only their mean."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import Status, single_player_graph, statuses
from greed.exact.solo._values import Leg, SoloRace

__all__ = ["turn_counts"]

Floats = NDArray[np.float64]

_REST = 1e-12
_TURNS = 100_000


def turn_counts(race: SoloRace) -> Floats:
    """Return the chance that a race takes 0, 1, 2, ... turns; the rest is below 1e-12."""
    steps = _Steps(race)
    state = np.zeros(len(steps.chance))
    state[steps.at(statuses(race.tables).first, -race.lowest)] = 1.0
    found = [0.0]
    while state.sum() > _REST and len(found) < _TURNS:
        following = state @ steps.chance
        found.append(float(following[-1]))
        following[-1] = 0.0
        state = following
    return np.array(found)


class _Steps:
    """The chances of one turn: from every status and score to every other.

    The positions are those of the statuses in order, by score; the last one is the target.
    """

    def __init__(self, race: SoloRace) -> None:
        self.race = race
        known = statuses(race.tables)
        self.known = known
        self.target = race.tables.sheet.target // race.tables.unit - race.lowest
        self.scores = {status: self.target if status.standing == ON else 1 for status in known.all}
        starts = np.concatenate([[0], np.cumsum(list(self.scores.values()))])
        self.start = dict(zip(known.all, starts.tolist(), strict=False))
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
        drop, after = self.known.drop[status], self.known.bust[status]
        lower = score - (drop // self.race.tables.unit if isinstance(drop, int) else 0)
        if drop == "all" or (self.known.floor and lower < -self.race.lowest):
            lower = -self.race.lowest
        row[self.at(after, lower)] += lost
        if not again:
            return
        # The same turn once more: its chances are known, but if it is this one.
        begin = self.at(Status(status.standing), score)
        if begin == self.at(status, score):
            row /= 1.0 - again
        else:
            row += again * self.chance[begin]


def _followed(
    race: SoloRace, leg: Leg, place: int, score: int
) -> tuple[Floats, tuple[float, float, float]]:
    """Return where the best turn from a position ends: (2, rows) recorded, and nothing."""
    from greed.exact.turn.kernels import forward

    held = single_player_graph(leg.turn_graph)
    nodes = leg.nodes(place, score)
    top = len(nodes) - 1
    rows = np.minimum(np.arange(top + leg.turn_graph.reach + 1), top)
    bank, none = race.banks(leg, score, len(rows))
    nothing = np.where(held.source == held.tally, bank[1, 0], none)
    ended = np.where(
        np.arange(len(rows))[:, None] >= held.bank_from,
        bank[held.source].T,
        np.where(np.arange(len(rows))[:, None] >= held.stop_from, nothing, -np.inf),
    )
    thrown = np.where(held.node >= 0, nodes[rows][:, held.node], -np.inf)
    decisions = np.maximum(ended, thrown)
    ends, room = np.zeros((2, top + 1)), np.zeros((top + 1, leg.turn_graph.nodes))
    return ends, forward(held, top, held.start, 0, bank, none, decisions, room, ends)
