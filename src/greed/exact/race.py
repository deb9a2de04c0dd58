"""The race between two seats: what each wins from every position when both play best."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Entry
from greed.core.state import ON
from greed.exact import kernels
from greed.exact.duel import Duel, duel, reach
from greed.exact.ending import ending
from greed.exact.kernels import LANES
from greed.exact.machine import NEVER, Machine, Unsolvable, machine
from greed.exact.program import program
from greed.exact.status import Status, Statuses, statuses
from greed.tables import Tables

__all__ = ["Group", "Race", "race"]

Floats = NDArray[np.float64]
_PAD = 64
_FLOOR = 80  # units below 0 that are kept where a penalty has no floor


class Group(NamedTuple):
    """What matters of a position besides the scores.

    mine: status of the seat to move; other: of the other seat; second: whether the seat to
    move is the one that did not begin the round (always False where it does not matter).
    """

    mine: Status
    other: Status
    second: bool = False


@dataclass(eq=False)
class Race:
    """The solution: values[group][a, b] is what the seat to move wins with a units against b.

    Off the board the score is 0 and its axis has length 1.
    """

    tables: Tables
    values: dict[Group, Floats]
    lowest: int
    duel: Duel
    error: float
    counts: NDArray[np.int64]


def race(tables: Tables) -> Race:
    """Solve a sheet's race between two seats."""
    return _Solver(tables).solve()


@dataclass
class _Solver:
    tables: Tables
    close: float = 1e-11
    counts: NDArray[np.int64] = field(default_factory=lambda: np.zeros(4, np.int64))

    def __post_init__(self) -> None:
        tables, sheet = self.tables, self.tables.sheet
        self.statuses: Statuses = statuses(tables)
        self.ending = ending(tables)
        self.on_machine = machine(tables, ON)
        self.turn = program(self.on_machine)
        drops = [drop for drop in self.statuses.drop.values() if isinstance(drop, int)]
        self.penalty = drops[0] // tables.unit if drops else 0
        if drops and self.statuses.off:
            raise Unsolvable("penalties together with an entry are not solved")
        self.below = _FLOOR if self.penalty and not self.statuses.floor else 0
        self.target = sheet.target // tables.unit + self.below
        self.offers = len(self.on_machine.offers)
        self.bonus = bool((self.on_machine.source == self.on_machine.tally).any())
        entries = [sheet.entry, sheet.strikes.reentry if sheet.strikes else None]
        least = [e.points // tables.unit for e in entries if isinstance(e, Entry)]
        self.lowest = min(least) if sheet.entry and least else 0
        self.seconds = (False, True) if self.ending.rounds else (False,)
        on = self.statuses.on
        self.groups = [Group(i, j, k) for i in on for j in on for k in self.seconds]
        self.groups.sort(key=lambda g: -(g.mine.strikes + g.other.strikes))
        self.index = {group: at for at, group in enumerate(self.groups)}
        self.ladder = len(on) > 1 or any(self.statuses.drop[s] for s in on)
        challenged = any(self.ending.challenged)
        self.beyond = reach(tables, 1e-11) if challenged else 0
        finite = [
            m.bank_from[m.bank_from < NEVER].max(initial=0) for m in self.machines().values()
        ] + [m.stop_from[m.stop_from < NEVER].max(initial=0) for m in self.machines().values()]
        self.least = int(max(finite))
        last = self.on_machine.row_to.max()
        self.limit = NEVER if last >= NEVER else int(last) + self.on_machine.reach + 1

    def machines(self) -> dict[int, Machine]:
        return {s.standing: machine(self.tables, s.standing) for s in self.statuses.all}

    def solve(self) -> Race:
        standings = tuple(self.machines())
        T, beyond = self.target, max(self.beyond, 1)
        # The highest lead that a bank in a race can bring, and some lanes.
        self.most = T + beyond + self.least + 2 * LANES
        if self.bonus:
            self.most += min(self.limit, NEVER)
        if any(self.ending.challenged):
            self.duel = duel(self.tables, standings, self.most, max(beyond, self.least))
        else:
            size = self.most + 2 * LANES
            zero = {s: np.zeros(size) for s in standings}
            none = {s: np.zeros((self.offers, 1, size)) for s in standings}
            self.duel = Duel(self.ending, zero, none, {s: np.ones(size) for s in standings}, 0.0)
        self._lay_out()
        self._lay_out_edges()
        worst = 1.0
        if not self.statuses.off:
            for turns in range(1 if not self.penalty else 60):
                before = self.held.copy() if self.penalty else None
                worst = self._board()
                if before is not None:
                    change = np.abs(self.held - before).max()
                    if change < 1e-12:
                        break
        elif any(self.statuses.drop[s] == "all" for s in self.statuses.on):
            self._guess_losses()
            for turns in range(60):
                worst = self._board()
                change = self._edges()
                if max(change, self._take_losses()) < 1e-12:
                    break
        else:
            worst = self._board()
            self._edges()
        return Race(self.tables, self._values(), -self.below, self.duel, worst, self.counts)

    # -- the board: both seats on it

    def _lay_out(self) -> None:
        T = self.target
        bonus = min(self.limit, NEVER) + LANES if self.bonus else 0
        self.width = T + 3 * LANES + bonus
        self.rows = 2 * T + self.beyond + self.least + 2 * LANES + bonus + 4
        size = self.rows * self.width
        count = len(self.groups)
        self.held = np.zeros(count * size + 2 * _PAD + 1024)
        self.slopes = np.zeros_like(self.held)
        self.at = _PAD + 512 + np.arange(count) * size
        for g, group in enumerate(self.groups):
            self._fill_beyond(g, group)
        self.losses = np.zeros((count, self.width + LANES))
        # A ring of rows per number of points: (d, t) is needed for the last time by the
        # diagonal d - t, so diagonal d - t - 1 may write where d was.
        if self.offers:
            length = np.array([0] + [T - t + 2 * LANES + 1 for t in range(1, T)], np.int64)
            slots = np.arange(T) + 1
            self.carry_length = length
            self.carry_start = np.concatenate([[0], np.cumsum(length * slots)[:-1]])
            step = int((length * slots).sum()) + _PAD
        else:
            self.carry_length = self.carry_start = np.zeros(T, np.int64)
            step = 0
        self.carry = np.full(count, -1, np.int64)
        places = 0
        for g, group in enumerate(self.groups):
            if self.offers and group.other.strikes == 0:
                self.carry[g] = places + _PAD
                places += self.offers * step + 2 * _PAD
        self.carried = np.zeros(places + _PAD)
        self.carry_step = step
        self.entering = np.zeros(
            (count if self.offers else 1, max(1, self.offers), T, T if self.offers else 1)
        )
        self._lay_out_ends()
        on0 = Status(ON)
        bust, drop = self.statuses.bust, self.statuses.drop

        def at(group: Group) -> int:
            return self.index.get(group, -1)

        def after(mine: Status, g: Group) -> int:
            return at(Group(g.other, mine, not g.second if self.ending.rounds else False))

        always = bool(self.on_machine.always_banks) and self.offers == 0 and not self.bonus
        stops = bool(
            (self.on_machine.stop_from < NEVER).any()
            or self.tables.sheet.end.overshoot == "forfeits"
        )
        i64 = np.int64
        self.board = kernels.Board(
            target=i64(T), lowest=i64(self.lowest), width=i64(self.width), beyond=i64(self.beyond),
            limit=i64(self.limit), least=i64(self.least),
            overshoot=np.bool_(self.tables.sheet.end.overshoot == "forfeits"),
            sure=np.bool_(always), tally=np.bool_(self.bonus), ladder=np.bool_(self.ladder),
            stops=np.bool_(stops),
            at=self.at.astype(i64),
            after_bank=np.array([after(on0, g) for g in self.groups], i64),
            after_bust=np.array([after(bust[g.mine], g) for g in self.groups], i64),
            after_stop=np.array([after(on0, g) for g in self.groups], i64),
            shift=np.array(
                [self.penalty if isinstance(drop[g.mine], int) else 0 for g in self.groups], i64
            ),
            carry=self.carry, carry_start=self.carry_start.astype(i64),
            carry_length=self.carry_length, carry_step=i64(self.carry_step),
            end_at=self.end_at, end_row=i64(self.end_row), end_step=i64(self.end_step),
            end_half=i64(self.end_half), end_top=i64(self.end_top),
        )  # fmt: skip

    def _challenged(self, second: bool) -> bool:
        """Whether the seat to move, if second in the round, has a turn after the target."""
        # The leader began the round exactly if the seat to move is second.
        return self.ending.challenged[0 if second or not self.ending.rounds else 1]

    def _fill_beyond(self, g: int, group: Group) -> None:
        """Write what is won once a score has reached the target."""
        T, width, at = self.target, self.width, self.at[g]
        behind = self.duel.behind[ON]
        for d in range(T, self.rows):
            most = min(T - 1, d - T)
            row = at + d * width
            if self._challenged(group.second):
                x = np.arange(0, most + 1)
                x = x[d - 2 * x < len(behind)]
                self.held[row + x] = behind[d - 2 * x]
            if self.bonus:
                # The leader, at x or more, is to go on with a bonus turn.
                x = np.arange(T, min(d, width - 1) + 1)
                x = x[(d - x < T)]
                if self._challenged(not group.second):
                    ahead = np.minimum(2 * x - d, len(behind) - 1)
                    self.held[row + x] = self.duel.bonus[ON][ahead]
                else:
                    self.held[row + x] = 1.0

    def _lay_out_ends(self) -> None:
        """Lay out what attempts are worth to a challenger, so that lanes lie side by side."""
        count = len(self.groups)
        self.end_at = np.zeros(count, np.int64)
        self.end_row = self.end_step = self.end_half = self.end_top = 0
        self.ends = np.zeros(_PAD)
        taken = self.duel.taken[ON]
        if not (self.offers and any(self.ending.challenged) and self.ending.offers):
            return
        rows = self.target + self.beyond + self.least + LANES + 1
        top = self.rows + self.rows % 2
        half = top // 2 + self.width
        self.end_top, self.end_half, self.end_row = top, half, 2 * half
        self.end_step = rows * self.end_row
        self.ends = np.zeros(self.offers * self.end_step + _PAD + half)
        for parity in (0, 1):
            behind = top + parity - 2 * np.arange(half)
            good = (behind >= 0) & (behind < taken.shape[2])
            for j in range(self.offers):
                for t in range(rows):
                    place = j * self.end_step + t * self.end_row + parity * half
                    line = self.ends[place : place + half]
                    line[good] = taken[j, min(t, taken.shape[1] - 1), behind[good]]

    def _board(self) -> float:
        T = self.target
        lowest = self.lowest if self.offers else 2 * self.lowest
        return float(
            kernels._diagonals(
                self.turn,
                self.board,
                self.held,
                self.slopes,
                self.losses,
                self.carried,
                self.ends,
                self.entering,
                2 * T - 2,
                lowest,
                self.close,
                self.counts,
            )
        )

    # -- the edges: one seat or both off the board

    def _lay_out_edges(self) -> None:
        T = self.target
        off, on, seconds = self.statuses.off, self.statuses.on, self.seconds
        size = T + LANES
        self.X = {Group(i, j, k): np.full(size, 0.4) for i in off for j in on for k in seconds}
        self.Y = {Group(j, i, k): np.full(size, 0.6) for i in off for j in on for k in seconds}
        self.W = {Group(i, j, k): np.array([0.5]) for i in off for j in off for k in seconds}
        self.AX = {}
        if self.offers:
            self.AX = {g: np.zeros((self.offers, T + 1, size)) for g in self.X}
        self.edge_rooms = {}
        for standing, its in self.machines().items():
            turn = program(its)
            rows = T + self.beyond + self.least + 2 * LANES
            self.edge_rooms[standing] = (its, turn, kernels._room(turn, rows, rows))
        self.fresh = True

    def _edges(self) -> float:
        """Solve the positions with a seat off the board; return the largest change."""
        T = self.target
        worst = 0.0
        for first in range((T - 1) // LANES * LANES, -1, -LANES):
            last = min(first + LANES, T) - 1
            if last < self.lowest:
                break
            cells = np.arange(first, last + 1)
            if first + LANES < T and self.fresh:
                for held in (*self.X.values(), *self.Y.values()):
                    held[cells] = held[last + 1]
            for _ in range(200):
                change = 0.0
                for group in self.X:
                    change = max(change, self._edge(group, first, last, self.X))
                for group in self.Y:
                    change = max(change, self._edge(group, first, last, self.Y))
                worst = max(worst, change)
                if change < 1e-13:
                    break
        for _ in range(400):
            change = max(self._edge(group, 0, 0, self.W) for group in self.W)
            worst = max(worst, change)
            if change < 1e-13:
                break
        self.fresh = False
        return worst

    def _next(self, mine: Status, other: Status, second: bool) -> Group:
        """The group of the other seat's turn."""
        return Group(other, mine, not second if self.ending.rounds else False)

    def _at(self, group: Group, a: NDArray[np.int64], b: NDArray[np.int64]) -> Floats:
        """What the seat to move wins, off the board too; scores may be beyond the target."""
        T = self.target
        mine_on, other_on = group.mine.standing == ON, group.other.standing == ON
        if mine_on and other_on:
            place = self.at[self.index[group]] + (a + b) * self.width + a
            return self.held[place]
        if other_on:  # b may be beyond
            behind = self.duel.behind[group.mine.standing]
            beyond = (
                behind[np.minimum(b, len(behind) - 1)]
                if self._challenged(group.second)
                else np.zeros(len(b))
            )
            return np.where(b < T, self.X[group][np.minimum(b, T - 1)], beyond)
        if mine_on:
            bonus = self.duel.bonus[group.other.standing]
            beyond = (
                bonus[np.minimum(a, len(bonus) - 1)]
                if self._challenged(not group.second)
                else np.ones(len(a))
            )
            return np.where(a < T, self.Y[group][np.minimum(a, T - 1)], beyond)
        return np.full(len(a), self.W[group][0])

    def _attempt_at(
        self, group: Group, j: int, t: int, a: NDArray[np.int64], b: NDArray[np.int64]
    ) -> Floats:
        """What attempting carryover j with t points is worth to the seat to move; b has them."""
        T = self.target
        standing = group.mine.standing
        none = np.zeros(len(b))
        if self.edge_rooms[standing][0].attempts[j] < 0:
            return none
        raced = none
        if standing == ON and group.other.standing == ON:
            if self.carry[self.index[group]] < 0:
                return none
            if t < T:
                raced = self.entering[self.index[group], j, t, np.minimum(a, T - 1)]
        elif t <= T:
            raced = self.AX[group][j, min(t, T), np.minimum(b, T - 1)]
        taken = self.duel.taken[standing]
        ended = none
        if self._challenged(group.second) and self.ending.offers:
            ended = taken[j, min(t, taken.shape[1] - 1), np.minimum(b - a, taken.shape[2] - 1)]
        return np.where(b < T, raced, ended)

    def _edge(self, group: Group, first: int, last: int, held: dict[Group, Floats]) -> float:
        """Work out a block of positions with a seat off the board; return the largest change."""
        T = self.target
        its, turn, room = self.edge_rooms[group.mine.standing]
        lanes = np.arange(first, first + LANES)
        zero = np.zeros(LANES, np.int64)
        mine_on = group.mine.standing == ON
        a = lanes if mine_on else zero
        b = lanes if group.other.standing == ON else zero
        a = np.minimum(a, T - 1)
        b = np.minimum(b, T - 1)
        top = T - (first if mine_on else 0) + self.beyond
        top = max(top, self.least)
        sources = self.offers + 2
        banks = room.banks[: (top + 1) * sources * LANES].reshape(top + 1, sources, LANES)
        on0 = Status(ON)
        following = self._next(on0, group.other, group.second)
        for t in range(top + 1):
            plain = 1.0 - self._at(following, b, a + t)
            banks[t, :] = plain
            for j in range(self.offers):
                banks[t, j + 1] = np.minimum(
                    plain, 1.0 - self._attempt_at(following, j, t, b, a + t)
                )
            if self.bonus:
                banks[t, sources - 1] = self._at(Group(on0, group.other, group.second), a + t, b)
        z = np.ascontiguousarray(1.0 - self._after_bust(group, a, b))
        stop = np.ascontiguousarray(
            1.0 - self._at(self._next(Status(group.mine.standing), group.other, group.second), b, a)
        )
        tries = 0
        if self.offers and group in self.AX:
            tries = top + 1
        kernels._lanes_of_turn(turn, room, top, z, stop, tries, False, self.counts)
        values = held[group]
        width = last - first + 1
        change = float(np.abs(values[first : last + 1] - room.result[:width]).max())
        values[first : last + 1] = room.result[:width]
        if tries:
            shape = room.tries[: self.offers * tries * LANES].reshape(self.offers, tries, LANES)
            most = min(T, top)
            self.AX[group][:, : most + 1, first : last + 1] = shape[:, : most + 1, :width]
        return change

    def _after_bust(self, group: Group, a: NDArray[np.int64], b: NDArray[np.int64]) -> Floats:
        mine = self.statuses.bust[group.mine]
        if self.statuses.drop[group.mine] == "all":
            a = np.zeros_like(a)
        return self._at(self._next(mine, group.other, group.second), b, a)

    def _guess_losses(self) -> None:
        for g, group in enumerate(self.groups):
            if self.board.after_bust[g] < 0:
                self.losses[g] = 0.05

    def _take_losses(self) -> float:
        change = 0.0
        for g, group in enumerate(self.groups):
            if self.board.after_bust[g] < 0:
                mine = self.statuses.bust[group.mine]
                values = 1.0 - self.Y[self._next(mine, group.other, group.second)][: self.target]
                change = max(
                    change, np.abs(values - self.losses[g, : self.target])[self.lowest :].max()
                )
                self.losses[g, : self.target] = values
        return float(change)

    def _values(self) -> dict[Group, Floats]:
        T = self.target
        values = {}
        a = np.arange(T)
        for g, group in enumerate(self.groups):
            place = self.at[g] + (a[:, None] + a[None, :]) * self.width + a[:, None]
            values[group] = self.held[place]
        if self.statuses.off:
            for group, held in self.X.items():
                values[group] = held[None, :T].copy()
            for group, held in self.Y.items():
                values[group] = held[:T, None].copy()
            for group, held in self.W.items():
                values[group] = held[:, None].copy()
        return values
