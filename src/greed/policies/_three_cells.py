"""The optimal policy among three as a table for the simulator.

It is built like the one between two (`_score_cells`): scores are put together in cells, those of
all three seats, and in each cell the turn is played as in its middle. The strikes of the other
seats are not looked at.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import Status, statuses
from greed.exact.multi import MultiSolution
from greed.policies._score_cells import cells_of, lowest_of, middles_of, shared_by
from greed.policies._three_ends import Position, ThreeEnds
from greed.sim import PolicyTable
from greed.sim.many_turns import Keeps, decided, yes_from
from greed.sim.policy import KINDS, NEVER
from greed.tables import Tables, Work

__all__ = ["Fineness", "cost_of_three", "table_of_three", "version"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
Growth = tuple[int, float]

_SLACK = 1e-6
"""Chance to win that a choice may cost if that makes the table smaller."""
_MOST, _BEYOND = 140, 60
"""Units of a turn that are looked at, and those of them beyond the target or the leader."""
_BEHIND = 120
"""How many units behind the final round distinguishes."""
_PER_OPTION, _PER_HAND = 3e-10, 100
"""Seconds for each option, row of a turn and turn; bytes for each turn and hand."""


_VERSION = 1
"""Raised with every change after which tables are built differently."""


class Fineness(NamedTuple):
    """How fine cells are, as in `Optimal`: for banking and for keeping dice, and whose scores.

    What a turn needs to win depends on the own score, so that is told more finely.
    """

    own: Growth = (60, 1.04)
    others: Growth = (28, 1.15)
    own_keeps: Growth = (60, 1.05)
    others_keeps: Growth = (12, 1.2)


USUAL = Fineness()
"""How fine the simulator's tables are."""


def table_of_three(
    solution: MultiSolution,
    name: str,
    tick: Callable[[int, float], None] | None = None,
    fine: Fineness = USUAL,
) -> PolicyTable:
    """Return the best play of a game solved for three; `tick` is told a round, the first, and part.

    >>> from greed.exact.multi import solve_multi
    >>> from greed.sheets import load
    >>> table = table_of_three(solve_multi(load("koans(target=500)")), "optimal")
    >>> table.seats, table.rows.shape
    (3, (1, 1, 3, 10, 100))
    """
    return _Built(ThreeEnds(solution), fine).table(name, tick or (lambda *_: None))


def version(solution: MultiSolution, fine: Fineness = USUAL) -> str:
    """Return what tells tables from others: how they are built, and from which chances."""
    chances = hashlib.sha256(np.ascontiguousarray(solution.beginnings.values).data)
    return f"{_VERSION} of {chances.hexdigest()[:16]} with {tuple(fine)}"


def cost_of_three(tables: Tables) -> Work:
    """Return what it takes to build the table for three, as an estimate."""
    own, others = (
        len(cells_of(tables.sheet.target // tables.unit, *fine))
        for fine in (USUAL.own, USUAL.others)
    )
    on = [status for status in statuses(tables).all if status.standing == ON]
    rows = len(on) * own * others * others
    options = len(tables.points) + len(tables.chance)
    return Work(rows * _MOST * options * _PER_OPTION, rows * len(tables.hands) * _PER_HAND)


class _Cells(NamedTuple):
    """Scores, or how far players are behind, put together in cells.

    of: the cell of each number of units. middles: what stands for each cell. shared: for each cell
    the one that says what it keeps.
    """

    of: Ints
    middles: Longs
    shared: Longs

    @property
    def many(self) -> int:
        """How many cells there are."""
        return len(self.middles)


def _scores(tables: Tables, banks: Growth, keeps: Growth) -> _Cells:
    target = tables.sheet.target // tables.unit
    cells = cells_of(target, *banks)
    middles = middles_of(cells, lowest_of(tables))
    return _Cells(_numbered(cells), middles, shared_by(middles, target, *keeps))


def _deficits(most: int, banks: Growth, keeps: Growth) -> _Cells:
    """Return how far behind seats are as cells: each number near 0 is one, and 0 is."""
    cells = [most + 1 - cell[::-1] for cell in cells_of(most + 1, *banks)[::-1]]
    middles = np.array([0, *(cell[len(cell) // 2] for cell in cells)])
    larger = shared_by(np.maximum(most + 1 - middles[1:], 0), most + 1, *keeps)
    return _Cells(_numbered([np.zeros(1, np.int64), *cells]), middles, np.append(0, larger + 1))


def _numbered(cells: list[Longs]) -> Ints:
    return np.repeat(np.arange(len(cells), dtype=np.int32), [len(cell) for cell in cells])


class _Line(NamedTuple):
    """Turns of one own score, or one number of units behind, by the cells of the two others.

    same: the line whose turns say what these keep.
    """

    same: int
    first: int
    status: Status
    own: int
    kind: int


class _Built:
    """A table as it is being filled."""

    def __init__(self, ends: ThreeEnds, fine: Fineness) -> None:
        self.ends, self.tables = ends, ends.tables
        self.known = statuses(self.tables)
        both = (fine.own, fine.own_keeps), (fine.others, fine.others_keeps)
        self.scores, self.others = (_scores(self.tables, *each) for each in both)
        most = max(min(ends.furthest(), _BEHIND) if ends.kinds else 2, 2)
        self.behind, self.rest = (_deficits(most, *each) for each in both)
        self.lines: list[_Line] = []
        self.rows, self.final = self._race(), self._final()
        hands, count = len(self.tables.hands), self._start(len(self.lines))
        self.bank = np.zeros((count, hands), np.int32)
        self.early = np.zeros((count, hands), np.uint64)
        self.accept = np.full((count, hands), NEVER, np.int32)
        self.accept_early = np.zeros((count, hands), np.uint64)
        self.kept_as = np.zeros(count, np.int64)
        self.keeps: list[NDArray[np.uint64]] = []
        self.keep_of = np.full(count, -1, np.int64)

    def table(self, name: str, tick: Callable[[int, float], None]) -> PolicyTable:
        """Fill all lines, and return what they come to."""
        done = 0
        for number, line in enumerate(self.lines):
            (self._fill_race if line.kind < 0 else self._fill_final)(number, line)
            done = self._start(number + 1)
            tick(1, done / len(self.bank))
        kept = Keeps(self.tables, self.keeps)
        return PolicyTable(
            name=name, rows=self.rows, bank=self.bank, early=self.early, accept=self.accept,
            accept_early=self.accept_early, keeps=kept.number[self.keep_of[self.kept_as]],
            step_start=kept.step_start, step_from=kept.step_from, step_option=kept.step_option,
            final=self.final, seats=3, cells=np.stack([self.scores.of, self.others.of]),
            behind=np.stack([self.behind.of, self.rest.of]), takes=kept.takes,
        )  # fmt: skip

    @property
    def _racing(self) -> int:
        """How many lines are before the final round."""
        return sum(line.kind < 0 for line in self.lines)

    def _start(self, line: int) -> int:
        """Return the row in which a line begins."""
        racing = min(line, self._racing)
        return racing * self.others.many**2 + (line - racing) * self.rest.many

    def _race(self) -> Ints:
        """Take up the turns before the final round, and return their rows."""
        many, wide, where = self.scores.many, self.others.many**2, self.ends.where
        rounds = where.seats if where.turning else 1
        strikes = 1 + max(status.strikes for status in self.known.all)
        rows = np.zeros((rounds, strikes, 3, many, wide), np.int32)
        for first, status in product(range(rounds), self.known.all):
            begin, alone = len(self.lines), status.standing != ON
            for cell in range(1 if alone else many):
                same = begin + (0 if alone else int(self.scores.shared[cell]))
                at = slice(None) if alone else cell
                start = len(self.lines) * wide
                rows[first, status.strikes :, status.standing, at] = start + np.arange(wide)
                own = 0 if alone else int(self.scores.middles[cell])
                self.lines.append(_Line(same, first, status, own, -1))
        return rows

    def _final(self) -> Ints:
        """Take up the turns of the final round, and return their rows."""
        many, rest, racing = self.behind.many, self.rest.many, len(self.lines)
        if not self.ends.kinds:
            return np.zeros((3, 0), np.int32)
        final = np.zeros((3, KINDS, many, rest), np.int32)
        begin = racing * self.others.many**2
        standings = sorted({status.standing for status in self.known.all})
        for standing, kind in product(standings, self.ends.kinds):
            line = len(self.lines)
            for cell in range(many):
                row = begin + (len(self.lines) - racing) * rest
                final[standing, kind, cell] = row + np.arange(rest)
                same, own = line + self.behind.shared[cell], self.behind.middles[cell]
                self.lines.append(_Line(int(same), 0, Status(standing), int(own), kind))
        return final.reshape(3, -1)

    def _fill_race(self, number: int, line: _Line) -> None:
        """Fill a line of turns before the final round."""
        cells, where = self.others, self.ends.where
        away = self.known.first if self.known.off else None
        one, two = np.divmod(np.arange(cells.many**2), cells.many)
        off = [cell == 0 if away else np.zeros(len(cell), np.bool_) for cell in (one, two)]
        shared = self._start(line.same) + cells.shared[one] * cells.many + cells.shared[two]
        self.kept_as[self._start(number) : self._start(number + 1)] = shared
        says = (cells.shared[one] == one) & (cells.shared[two] == two) & (line.same == number)
        size = min(where.target - line.own + _BEYOND, _MOST)
        for each in product((False, True), repeat=2):
            here = (off[0] == each[0]) & (off[1] == each[1])
            at = np.concatenate([np.flatnonzero(here & says), np.flatnonzero(here & ~says)])
            if not len(at):
                continue
            seats = [line.status, *(away if gone and away else Status(ON) for gone in each)]
            group = where.number(seats, line.first)
            low = where.low[group]
            own, *others = (
                np.maximum(score, low[seat])
                for seat, score in enumerate((line.own, cells.middles[one[at]],
                                              cells.middles[two[at]]))
            )  # fmt: skip
            position = Position(group, int(own), *others)
            points = np.arange(size)[:, None]
            banks = [self.ends.banked(position, points, hand).liked for hand in self._hands]
            if where.turn(group).has_bonus:
                banks.append(self.ends.tallied(position, points).liked)
            gains = (
                self.ends.accepting(position, points, hand) if not each[1] else None
                for hand in range(len(self.ends.offers))
            )
            wins = where.target - int(own) if self.ends.wins(group) else NEVER
            self._take(
                self._start(number) + at, int((here & says).sum()), line.status.standing,
                banks, self.ends.lost(position).liked, wins, gains,
            )  # fmt: skip

    def _fill_final(self, number: int, line: _Line) -> None:
        """Fill a line of turns of the final round."""
        cells, standing = self.rest, line.status.standing
        start, other = self._start(number), cells.middles
        self.kept_as[start : start + cells.many] = self._start(line.same) + cells.shared
        says = (cells.shared == np.arange(cells.many)) & (line.same == number)
        at = np.concatenate([np.flatnonzero(says), np.flatnonzero(~says)])
        where, off = (line.kind, np.array(line.own), other[at]), int(standing != ON)
        points = np.arange(line.own + _BEYOND)[:, None]
        banks = [self.ends.ending(*where, off, points, hand).liked for hand in self._hands]
        lost = self.ends.ending(*where, off, points[:1]).liked[0]
        hands = range(len(self.ends.offers))
        gains = (self.ends.taking(*where, off, points, hand) for hand in hands)
        self._take(start + at, int(says.sum()), standing, banks, lost, NEVER, gains)

    @property
    def _hands(self) -> list[int | None]:
        """What banks may offer: nothing, or one of the hands."""
        return [None, *range(len(self.ends.offers))]

    def _take(
        self, rows: Longs, keeps: int, standing: int, banks: list[Floats], lost: Floats,
        wins: int, gains: Iterable[Floats | None],
    ) -> None:  # fmt: skip
        """Decide turns and write them down, the first of them with what they keep."""
        stacked = np.stack([np.broadcast_to(each, banks[0].shape) for each in banks], axis=1)
        found = decided(self.tables, standing, stacked, lost, wins, keeps, _SLACK)
        self.bank[rows], self.early[rows] = found.bank, found.early
        self.keep_of[rows[:keeps]] = sum(map(len, self.keeps)) + np.arange(keeps)
        self.keeps.append(found.keep)
        for hand, gain in zip(self.ends.offers.tolist(), gains, strict=True):
            if gain is not None:
                from_on, early = yes_from(gain.T, 0)
                self.accept[rows, hand] = np.where(from_on >= len(gain), NEVER, from_on)
                self.accept_early[rows, hand] = early
