"""The optimal policy between two as a table for the simulator.

The solution of a sheet knows the best move everywhere. A table that fits a cache has to look at
less: scores are put together in cells, small ones near the target and larger ones further off;
in each cell the turn is played as in its middle. What dice are kept is shared by larger cells
still. The strikes of the other seat are not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, product

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import Status, turn_graph
from greed.exact.race import Group, Solution, self_play, solve
from greed.sim import PolicyTable, Stakes, best_policy
from greed.tables import Tables

Floats = NDArray[np.float64]
Longs = NDArray[np.int64]

_SLACK = 1e-6
"""Chance to win that a choice may cost if that makes the table smaller."""
_MOST, _BEYOND = 140, 60
"""Units of a turn that are looked at, and those of them beyond the target."""
_BEHIND, _AHEAD = 120, 80
"""How many units behind and ahead the final round distinguishes."""


def table(
    tables: Tables, name: str, banks: tuple[int, float], keeps: tuple[int, float]
) -> PolicyTable:
    """Return the best play of a solved sheet; `banks` and `keeps` are as in `Optimal`."""
    plan = _Plan(solve(tables.sheet), banks, keeps)
    return best_policy(
        tables, name, plan.rows, plan.position_values(), plan.keeps, final=plan.final,
        level=plan.level, seats=2, slack=_SLACK,
    )  # fmt: skip


@dataclass(frozen=True, eq=False)
class _Line:
    """Turns in the race of one seat at one score, against several scores."""

    group: Group
    a: int
    b: Longs


class _Plan:
    """Which turns have rows of their own, and what is at stake in each.

    Attributes:
        rows, keeps, final, level: as in `best_policy`.
        lines: the turns of the race; those of the final round come after them.
    """

    def __init__(
        self, solution: Solution, banks: tuple[int, float], keeps: tuple[int, float]
    ) -> None:
        self.solution, self.race = solution, solution.race
        statuses, target = self.race.statuses, self.race.target
        rounds, strikes = 1 + self.race.final_rules.rounds, 1 + max(s.strikes for s in statuses.all)
        self.rows = np.zeros((rounds, strikes, 3, target, target), np.int32)
        self.keeps: list[int] = []
        self.lines: list[_Line] = []
        cells = cells_of(target, *banks)
        middles = middles_of(cells, lowest_of(solution.tables))
        shared = shared_by(middles, target, *keeps)
        for second, status in product(range(rounds), statuses.all):
            self._race(status, bool(second), cells, middles, shared)
        on = turn_graph(solution.tables, ON)
        ends = any(self.race.final_rules.challenged)
        self.level = _AHEAD if ends and (on.source == on.tally).any() else 0
        self.final = np.zeros((3, self.level + _BEHIND if ends else 0), np.int32)
        self.standings = sorted({status.standing for status in statuses.all})
        for standing in self.standings if ends else ():
            self.final[standing] = len(self.keeps) + np.arange(self.final.shape[1])
            self.keeps += self.final[standing].tolist()

    def _race(
        self, status: Status, second: bool, cells: list[Longs], middles: Longs, shared: Longs
    ) -> None:
        """Take up the turns of a status: a line for each cell of its own score."""
        statuses, wide = self.race.statuses, len(cells)
        away = statuses.first if statuses.off else None
        alone = status.standing != ON
        first = len(self.keeps)
        for number, mine in enumerate([np.arange(self.race.target)] if alone else cells):
            a = 0 if alone else int(middles[number])
            likewise = first + (0 if alone else int(shared[number]) * wide)
            for at, cell in enumerate(cells):
                self.rows[int(second), status.strikes :, status.standing, mine[0] : mine[-1] + 1,
                          cell[0] : cell[-1] + 1] = len(self.keeps)  # fmt: skip
                self.keeps.append(likewise + int(shared[at]))
            # Where there is a board a score of 0 is that of a seat which is not on it.
            if away:
                self.lines.append(_Line(Group(status, away, second), a, middles[:1]))
            self.lines.append(_Line(Group(status, Status(ON), second), a, middles[bool(away) :]))

    def position_values(self) -> Iterator[Stakes]:
        """Yield what is at stake in each row."""
        for line in self.lines:
            yield from self._racing(line)
        if self.final.size:
            for standing, at in product(self.standings, range(self.final.shape[1])):
                yield self._ending(standing, at - self.level)

    def _racing(self, line: _Line) -> Iterator[Stakes]:
        race, group, a, b = self.race, line.group, line.a, line.b[None, :]
        graph, seat = race.turn_graph(group), self_play(race)
        size = min(race.target - a + _BEYOND, _MOST)
        points, hands = np.arange(size)[:, None], _sources(race.tables)
        banks = {
            source: np.ascontiguousarray(seat.bank(group, source, points, a, b).T)
            for source in {*hands, *graph.source.tolist()}
        }
        lost, missed = seat.bust(group, a, line.b), seat.stop(group, a, line.b)
        gains = self._accepting(line, size)
        for at in range(len(line.b)):
            worth = np.stack([banks[source][at] for source in hands])
            tally = banks[graph.tally][at] if graph.tally in banks else None
            yield Stakes(
                group.mine.standing, worth, float(lost[at]), float(missed[at]), tally,
                gains[:, :, at],
            )  # fmt: skip

    def _accepting(self, line: _Line, size: int) -> Floats:
        """Return (H, size, len(b)) what accepting a carryover gains, by its points."""
        race, group = self.race, line.group
        graph = race.turn_graph(group)
        gains = np.full((len(race.tables.hands), size, len(line.b)), -1.0)
        if group.other != Status(ON):  # who makes an offer has banked
            return gains
        # Nobody is offered more points than the other seat has.
        points = np.minimum(np.arange(size)[:, None], line.b)
        fresh = race.worth(group, line.a, line.b)
        for number, hand in enumerate(graph.offers):
            if graph.attempts[number] >= 0:
                gains[hand] = race.attempt(group, number, points, line.a, line.b) - fresh
        return gains

    def _ending(self, standing: int, behind: int) -> Stakes:
        """Return what is at stake so far behind a leader, or so far ahead as one."""
        group, target = Group(Status(standing), Status(ON)), self.race.target
        graph = self.race.turn_graph(group)
        if behind < 0:
            ends = self.solution.ends(group, target - behind, target, "leader")
        else:
            ends = self.solution.ends(group, target, target + behind, "challenger")
        size = min(max(behind, 0) + _BEYOND, len(ends.banks))
        worth = ends.banks[:size, _sources(self.race.tables)].T
        gains = np.full((len(self.race.tables.hands), size), -1.0)
        duel = self.race.final_round
        if behind >= 0 and self.race.final_rules.offers:
            taken = duel.taken[standing]
            points = np.minimum(np.arange(size), taken.shape[1] - 1)
            lag = min(behind, taken.shape[2] - 1)  # nobody falls further behind
            for number, hand in enumerate(graph.offers):
                if graph.attempts[number] >= 0:
                    gains[hand] = taken[number, points, lag] - duel.behind[standing][lag]
        return Stakes(standing, worth, ends.bust, ends.stop, ends.banks[:size, graph.tally], gains)


@lru_cache(maxsize=16)
def _sources(tables: Tables) -> tuple[int, ...]:
    """Return what a bank offers that leaves each hand, and no hand, as sources of a machine."""
    offers = sorted({int(offer) for offer in tables.offer if offer >= 0})
    sources = [0] * (len(tables.hands) + 1)
    for hand, offer, tally in zip(tables.next_hand, tables.offer, tables.tally, strict=True):
        if offer >= 0 and not tally:
            sources[hand] = 1 + offers.index(int(offer))
    return tuple(sources)


def cells_of(target: int, near: int, growth: float) -> list[Longs]:
    """Return the scores below the target as cells, ascending; a score of 0 has its own.

    >>> [cell.tolist() for cell in cells_of(12, 3, 1.5)]
    [[0], [1, 2], [3, 4, 5], [6, 7], [8], [9], [10], [11]]
    """
    far = [0]
    while far[-1] < target - 1:
        beyond = far[-1] + 1 if far[-1] < near else max(int(far[-1] * growth), far[-1] + 1)
        far.append(min(beyond, target - 1))
    ends = [target - distance for distance in far] + [0]
    return [np.arange(low, high) for high, low in pairwise(ends)][::-1]


def lowest_of(tables: Tables) -> int:
    """Return the lowest score in units, but for 0, of a seat that is on the board."""
    return min((entry.points // tables.unit for entry in tables.sheet.entries), default=0)


def middles_of(cells: list[Longs], lowest: int) -> Longs:
    """Return the score that stands for each cell, one that can come up if there is one.

    >>> middles_of([np.arange(0, 1), np.arange(1, 4), np.arange(4, 12)], 6).tolist()
    [0, 2, 9]
    """
    reached = [cell[cell >= lowest] if cell[-1] >= lowest else cell for cell in cells]
    return np.array([cell[len(cell) // 2] for cell in reached])


def shared_by(middles: Longs, target: int, near: int, growth: float) -> Longs:
    """Return for each cell the one in the middle of those that keep dice alike."""
    larger = cells_of(target, near, growth)
    home = {int(score): number for number, cell in enumerate(larger) for score in cell}
    homes = np.array([home[int(score)] for score in middles])
    members = [np.flatnonzero(homes == number) for number in homes]
    return np.array([alike[len(alike) // 2] for alike in members])
