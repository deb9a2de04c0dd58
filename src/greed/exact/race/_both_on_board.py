"""The race with both seats on the board, laid out in memory as the kernels walk it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.lane_kernels import LANES
from greed.exact.model import NEVER, Status, TurnGraph
from greed.exact.race._race import Attempts, Group, Race
from greed.exact.race._terminal_values import self_play
from greed.exact.race.board_kernels import Board, BoardArrays
from greed.exact.race.diagonal_kernels import pairs_of, solve_diagonals
from greed.exact.race.horizon import Horizon
from greed.exact.race.turn_layout_kernels import CompiledTurn, workspace_of
from greed.exact.tolerances import DIAGONAL_SETTLED

__all__ = ["BoardSolver"]

Floats = NDArray[np.float64]
_PAD = 64
_PIECES = 32  # in which a round is done, so that it can be interrupted
# Bytes for attempts while solving: doubles if they fit, or else 32 bits; the second where
# rounds are many, and the size of their rounding matters less.
_CARRIED = 300e6, 60e6
_KEPT = 300e6  # bytes for attempts to ask for: 32 bits if they fit, or else 16
_FINE = 0.5 / (2**31 - 1)  # by how much 32 bits are off


class BoardSolver:
    """Solves all positions with both seats on the board, given what busts that cost points lead to.

    Attributes:
        race: the race, with the attempts that it is solved with.
    """

    def __init__(
        self, race: Race, turn: CompiledTurn, far: Horizon, tick: Callable[[float], None]
    ) -> None:
        self.race, self.turn, self.tick = race, turn, tick
        self.beyond, self.least, self.limit = far.beyond, far.least, far.limit
        self.lowest = far.lowest  # counted from race.lowest
        self.target = race.target - race.lowest
        self.on: TurnGraph = race.turn_graph(Group(Status(ON), Status(ON)))
        self.offers = len(self.on.offers)
        self.bonus = self.on.has_bonus
        on = race.statuses.on
        self.groups = race.rules.groups(on, on)
        # A bust leads to a group with more strikes, which comes first.
        self.groups.sort(key=lambda g: -(g.mine.strikes + g.other.strikes))
        self.index = {group: at for at, group in enumerate(self.groups)}
        repeats = self.on.bonus_may_be_lost
        costs = any(race.statuses.drop[status] for status in on)
        self.paired = not (repeats or len(on) > 1 or costs)
        self._lay_out_values()
        self._lay_out_attempts()
        self._lay_out_ends()
        self.arrays = BoardArrays(
            self.values, np.zeros_like(self.values), self.resets, self.carried, self.kept,
            self.entered, self.ends,
        )  # fmt: skip
        self.board = self._described(repeats=repeats)
        self.space = workspace_of(
            turn, self.target + self.beyond + 2 * LANES + self.least, self.target
        )
        self.pairs = pairs_of(self.board)

    def solve(
        self, counts: NDArray[np.int64], rows: int = NEVER, *, first_round: bool = False
    ) -> float:
        """Solve every diagonal once, with this many rows of each turn; return the residual.

        In the `first_round`, what fines lead to is guessed from the values further up.
        """
        board = self.board
        board.limit[0], board.first_round[0] = min(rows, self.limit), first_round
        lowest = self.lowest if self.offers else 2 * self.lowest
        sums = range(2 * self.target - 2, lowest - 1, -1)
        step = max(1, -(-len(sums) // _PIECES))
        residual = _FINE if self.carried.dtype != np.float64 else 0.0
        for begin in range(0, len(sums), step):
            some = sums[begin : begin + step]
            left = solve_diagonals(
                self.turn, board, self.space, self.arrays, self.pairs, some[0], some[-1],
                DIAGONAL_SETTLED, counts,
            )  # fmt: skip
            residual = max(residual, left)
            self.tick(min(1.0, (begin + step) / len(sums)))
        size = self.target
        for g, group in enumerate(self.groups):
            self.race.values[group] = self._square(g)[:size, :size]
        return residual

    def _square(self, g: int) -> Floats:
        """Return the values of a group as a view [a, b]."""
        step = self.values.itemsize
        return np.lib.stride_tricks.as_strided(
            self.values[self.at[g] :],
            (self.target, self.target),
            ((self.width + 1) * step, self.width * step),
        )

    def after_fines(self) -> Floats:
        """Return a copy of all values that fines lead to."""
        return np.stack([self._square(g) for g in self._fined_to])

    def take_after_fines(self, values: Floats) -> None:
        """Take fines to lead to these values from now on; in the order of `after_fines`."""
        for g, part in zip(self._fined_to, np.clip(values, 0.0, 1.0), strict=True):
            self._square(g)[:] = part

    @property
    def _fined_to(self) -> list[int]:
        return sorted({int(self.board.after_bust[g]) for g in np.flatnonzero(self.board.shift)})

    def after_resets(self) -> tuple[Floats, Floats]:
        """Return what busts that cost all points were taken to be worth, and what they are."""
        b, seat = np.arange(self.target) + self.race.lowest, self_play(self.race)
        found = np.stack([seat.bust(self.groups[g], b, b) for g in self._reset])
        return self.resets[self._reset, self.lowest : self.target], found[:, self.lowest :]

    def take_after_resets(self, values: Floats) -> None:
        """Take them to be worth this from now on; in the order of `after_resets`."""
        self.resets[self._reset, self.lowest : self.target] = np.clip(values, 0.0, 1.0)

    @property
    def _reset(self) -> list[int]:
        return np.flatnonzero(self.board.after_bust < 0).tolist()

    def _lay_out_values(self) -> None:
        T = self.target
        bonus = min(self.limit, NEVER) + LANES if self.bonus else 0
        self.width = T + 3 * LANES + bonus
        self.rows = 2 * T + self.beyond + self.least + 2 * LANES + bonus + 4
        size = self.rows * self.width
        count = len(self.groups)
        self.values = np.zeros(count * size + 2 * _PAD + 1024)
        self.at = _PAD + 512 + np.arange(count) * size
        for g, group in enumerate(self.groups):
            self._fill_beyond(g, group)
        # Roughly what is left to who has lost all points, by the other seat's score.
        left = np.maximum(1.0 - np.arange(self.width + LANES) / T, 0.0)
        self.resets = np.tile(left**3 / 3.0, (count, 1))

    def _fill_beyond(self, g: int, group: Group) -> None:
        """Write the values of positions in which a score has reached the target."""
        T, width, at, found = self.target, self.width, self.at[g], self.race
        behind = found.final_round.behind[ON]
        for d in range(T, self.rows):
            most = min(T - 1, d - T)
            row = at + d * width
            if found.rules.challenged(second=group.second):
                x = np.arange(0, most + 1)
                x = x[d - 2 * x < len(behind)]
                self.values[row + x] = behind[d - 2 * x]
            if self.bonus:
                # The leader, at x or more, is to go on with a bonus turn.
                x = np.arange(T, min(d, width - 1) + 1)
                x = x[(d - x < T)]
                if found.rules.challenged(second=not group.second):
                    ahead = np.minimum(2 * x - d, len(behind) - 1)
                    self.values[row + x] = found.final_round.bonus[ON][ahead]
                else:
                    self.values[row + x] = 1.0

    def _lay_out_attempts(self) -> None:
        T, count = self.target, len(self.groups)
        self.carry, self.keep = np.full((2, count), -1, np.int64)
        self.carried: NDArray[Any] = np.zeros(_PAD)
        self.kept: NDArray[Any] = np.zeros(_PAD, "i4")
        self.entered = np.zeros((count, self.offers, T, T) if self.offers else (1, 1, 1, 1))
        self.carry_row, self.carry_step = np.zeros((1, 1), np.int64), 0
        self.kept_row, self.kept_step = np.zeros((1, 1), np.int64), 0
        if not self.offers:
            return
        self.carry_row, self.carry_step = _ring(T)
        self.kept_row, self.kept_step = Attempts.rows(T)
        # Who makes an offer has banked.
        offered = [g for g, group in enumerate(self.groups) if group.other.strikes == 0]
        places = np.arange(len(offered)) * self.offers
        self.carry[offered] = LANES + places * self.carry_step
        size = len(offered) * self.offers * self.carry_step + 2 * _PAD
        most = _CARRIED[not self.paired]
        self.carried = np.zeros(size, "f8" if 8 * size <= most else "i4")
        self.keep[offered] = LANES + places * self.kept_step
        size = len(offered) * self.offers * self.kept_step + 2 * _PAD
        self.kept = np.zeros(size, "i4" if 4 * size <= _KEPT else "u2")
        starts = {self.groups[g]: int(self.keep[g]) for g in offered}
        entered = {self.groups[g]: self.entered[g] for g in offered}
        attempts = Attempts(self.kept, starts, self.kept_step, self.kept_row, entered)
        self.race = replace(self.race, attempts=attempts)

    def _lay_out_ends(self) -> None:
        """Lay out what attempts are worth to a challenger, so that lanes lie side by side."""
        count = len(self.groups)
        self.end_at = np.zeros(count, np.int64)
        self.end_row = self.end_step = self.end_half = self.end_top = 0
        self.ends = np.zeros(_PAD)
        taken, rules = self.race.final_round.taken[ON], self.race.final_rules
        if not (self.offers and any(rules.challenged) and rules.offers):
            return
        rows = self.target + self.beyond + self.least + LANES + 1
        top = self.rows + self.rows % 2
        half = top // 2 + self.width
        self.end_top, self.end_half, self.end_row = top, half, 2 * half
        self.end_step = rows * self.end_row
        # A second half of nothing for groups that have no turn after the target.
        whole = self.offers * self.end_step
        self.ends = np.zeros((2 if rules.rounds else 1) * whole + _PAD + half)
        for g, group in enumerate(self.groups):
            if not self.race.rules.challenged(second=group.second):
                self.end_at[g] = whole
        t = np.minimum(np.arange(rows), taken.shape[1] - 1)
        for parity in (0, 1):
            behind = top + parity - 2 * np.arange(half)
            good = np.flatnonzero((behind >= 0) & (behind < taken.shape[2]))
            for j in range(self.offers):
                place = j * self.end_step + np.arange(rows) * self.end_row + parity * half
                self.ends[place[:, None] + good] = taken[j][t[:, None], behind[good]]

    def _described(self, *, repeats: bool) -> Board:
        i64 = np.int64
        found = self.race
        bust, drop = found.statuses.bust, found.statuses.drop
        on0 = Status(ON)
        overshoot = found.rules.overshoot
        drops = {s: d for s, d in drop.items() if isinstance(d, int)}
        shift = [drops.get(g.mine, 0) // found.tables.unit for g in self.groups]

        def after(mine: Status, g: Group) -> int:
            return self.index.get(found.rules.follows(g, mine), -1)

        return Board(
            target=i64(self.target), lowest=i64(self.lowest), width=i64(self.width),
            beyond=i64(self.beyond), limit=np.array([self.limit]), least=i64(self.least),
            overshoot=np.bool_(overshoot),
            sure=np.uint64(
                NEVER if self.offers or self.bonus or overshoot else self.on.bank_from.max()
            ),
            tally=np.bool_(self.bonus),
            paired=np.bool_(self.paired),
            stops=np.bool_((self.on.stop_from < NEVER).any() or overshoot or self.on.missed.any()),
            repeats=np.bool_(repeats), first_round=np.zeros(1, np.bool_), at=self.at.astype(i64),
            after_bank=np.array([after(on0, g) for g in self.groups], i64),
            # What the loss of all points is worth comes from outside.
            after_bust=np.array(
                [-1 if drop[g.mine] == "all" else after(bust[g.mine], g) for g in self.groups], i64
            ),
            after_tally=np.array(
                [self.index[Group(on0, g.other, g.second)] for g in self.groups], i64
            ),
            after_stop=np.array([after(on0, g) for g in self.groups], i64),
            shift=np.array(shift, i64),
            fine=np.bool_(self.carried.dtype != np.float64),
            carry=self.carry, carry_row=self.carry_row, carry_step=i64(self.carry_step),
            kept=self.keep, kept_row=self.kept_row, kept_step=i64(self.kept_step),
            end_at=self.end_at, end_row=i64(self.end_row), end_step=i64(self.end_step),
            end_half=i64(self.end_half), end_top=i64(self.end_top),
        )  # fmt: skip


def _ring(target: int) -> tuple[NDArray[np.int64], int]:
    """Return where rows of attempts lie that are needed for a while; see `Board`.

    [t, x + y] is where a row begins, less its lowest x; with it the size of all rows.
    """
    t, both = np.arange(target)[:, None], np.arange(2 * target + 16)[None, :]
    sizes = np.where(t > 0, (t + 1) * (target - t), 0)
    first = np.maximum(0, both - target + 1)
    starts = np.cumsum(sizes)[:, None] - sizes
    return starts + both % (t + 1) * (target - t) - first, int(sizes.sum())
