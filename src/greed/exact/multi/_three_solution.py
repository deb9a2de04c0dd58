"""A solved game between three: what any state is worth to each seat, kept on disk in 16 bits."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.game import apply, legal_moves, start
from greed.core.moves import Move
from greed.core.reachable import why_unreachable
from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.exact.disk import Answer, Key, load, path_of, store
from greed.exact.model import state_index
from greed.exact.multi._three_rules import KINDS, end_rules, kind_of, refuse_three
from greed.exact.multi._three_solver import (
    TIE,
    Layout,
    Three,
    in_order,
    kernel_group,
    layout,
    room,
    solved_three,
    turn_of,
)
from greed.tables import Tables, Work, tables

__all__ = [
    "ThreeSolution", "cost_of_three", "saved_three", "solve_three", "three_is_kept",
]  # fmt: skip

VERSION = 1
_STEPS = 65535
_CLOSE = 1e-6
_NEGLIGIBLE = 1e-7
"""Both good enough for chances that are rounded to 16 bits."""
_KEPT = 256
_PER_OPTION = 1.5e-10
"""Seconds per option, row and position, measured on a busy machine."""
_SWEEPS = 1.6
"""How often the turn of a position is played."""
_PASSES = 16
"""How often kinds of final round that lead to each other are."""
_GAIN = 1.25
"""How much further than leads that matter a turn may come, with a chance worth working out."""


class ThreeSolution:
    """Answers for every state of a game between three in which each seat plays best for itself.

    Of moves that are worth the same to a player, the one that is best for the next player counts.

    Attributes:
        tables: the sheet as arrays.
        seconds: the CPU time that it took, compiling included.
        unsettled: positions for which no pure choice is best for all; see docs/three.md.
    """

    error = 0.75 / _STEPS
    """How much the rounding to 16 bits can change a number shown: each is within half a step, the
    last of three, which follows from the others, within a whole one."""

    def __init__(
        self, held: Tables, arrays: dict[str, NDArray[Any]], header: dict[str, Any]
    ) -> None:
        self.tables = held
        self.seconds = float(header["seconds"])
        self.unsettled = int(header["unsettled"])
        self._rules, self._layout = end_rules(held), layout(held)
        self._mine = _whole(self._layout, arrays["mine"])
        self._third = _whole(self._layout, arrays["third"])
        self._end: NDArray[np.float64] = _numbers(arrays["end"])
        self._step = 1.0 / _STEPS if self._mine.dtype == np.uint16 else 1.0
        self._rest = lru_cache(maxsize=_KEPT)(self._play)
        self._last = lru_cache(maxsize=_KEPT)(self._play_final)

    @classmethod
    def of(cls, three: Three) -> ThreeSolution:
        """Return what was just solved, unrounded."""
        where = layout(three.tables)
        arrays = {name: _cut(where, getattr(three, name)) for name in ("mine", "third")}
        header = {"seconds": 0.0, "unsettled": three.unsettled}
        return cls(three.tables, {**arrays, "end": three.end}, header)

    @property
    def sheet(self) -> Sheet:
        """The sheet."""
        return self.tables.sheet

    def worth(self, state: State, seat: int) -> float:
        """Return the chance that a seat wins from a state in any phase, a shared win its share.

        >>> import greed
        >>> solved = solve_three(greed.load("koans(target=500)"))
        >>> start = greed.start(solved.sheet, 3)
        >>> [round(solved.worth(start, seat), 3) for seat in range(3)]
        [0.407, 0.322, 0.271]

        Raises:
            ValueError: not three play, or no game of the sheet comes to this state; says why.
        """
        if state.seats != 3:
            raise ValueError(f"this solution is for three seats, not for {state.seats}")
        if fault := why_unreachable(state):
            raise ValueError(f"no game of this sheet can reach this position: {fault}")
        return self.chances(state)[seat]

    def chances(self, state: State) -> tuple[float, float, float]:
        """Return what each seat wins from a state that a game can come to, in any phase."""
        if state.over:
            share = 1.0 / len(state.winners)
            return tuple(share * (seat in state.winners) for seat in range(3))  # type: ignore[return-value]
        if state.phase != "throw":
            return self.chances(apply(state, self.best(state)))
        mine, following = self._thrown(state)
        found = [0.0, 0.0, 0.0]
        found[state.seat] = mine
        found[(state.seat + 1) % 3] = following
        found[(state.seat + 2) % 3] = max(1.0 - mine - following, 0.0)
        return found[0], found[1], found[2]

    def best(self, state: State) -> Move:
        """Return the move that wins the player to move most; of equals, the next player."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]

        def liked(move: Move) -> float:
            found = self.chances(apply(state, move))
            return found[state.seat] + TIE * found[(state.seat + 1) % 3]

        return max(moves, key=liked)

    @property
    def first(self) -> tuple[float, float, float]:
        """What each seat wins from the start, the one that begins first."""
        return self.chances(start(self.sheet, 3))

    def _thrown(self, state: State) -> tuple[float, float]:
        """Return what a state that waits for dice is worth to the mover and the next seat."""
        seat, unit = state.seat, self.tables.unit
        order = seat, (seat + 1) % 3, (seat + 2) % 3
        scores = [state.scores[each] // unit for each in order]
        off = [int(state.standing[each] != ON) for each in order]
        fresh = not state.points and state.hand == state.rules.start_hand(state.entry)
        if state.final is None:
            first = (state.first - seat) % 3 if self._rules.rounds else 0
            group = 3 * (off[0] + 2 * off[1] + 4 * off[2]) + first
            a, b, c = scores
            if fresh:
                wide = self._layout.wide[group]
                at = (
                    self._layout.offset[group] + (c * (wide[0] + wide[1] - 1) + a + b) * wide[0] + a
                )
                mine, third = (
                    float(self._mine[at]) * self._step,
                    float(self._third[at]) * self._step,
                )
                return mine, 1.0 - mine - third
            nodes = self._rest(group, a, b, c)
        else:
            kind = kind_of(state)
            leader = KINDS[kind][0]
            behind, other = scores[leader] - scores[0], scores[leader] - scores[3 - leader]
            nodes = self._last(kind, off[0], off[3 - leader], behind, other)
        where = state_index(turn_of(self.tables, off[0]))
        mine, following = nodes[min(where.row(state), len(nodes) - 1), where.node(state)]
        return float(mine - TIE * following), float(following)

    def _play(self, group: int, a: int, b: int, c: int) -> NDArray[np.float64]:
        from greed.exact.multi import _three_kernels as kernels

        where = self._layout
        turn = turn_of(self.tables, group // 3 & 1)
        top = max(where.target - a + where.beyond, where.least)
        space, bust = room(turn, top + 1), np.zeros((2, kernels.LANES))
        chances = kernels.Chances(
            self._third, self._mine, self._step, where.offset, where.wide, where.low
        )
        held = kernel_group(self.tables, where, group)
        banks = space.banks[: top + 1]
        kernels.fill(chances, held, self._end, a, b, b + c, top, TIE, banks, bust)
        record_to = where.target - a if held.forfeits else top + 1
        kernels.play(turn, top, banks, bust, record_to, space.held, space.nodes)
        return space.nodes[: top + 1, :, :2, 0].copy()

    def _play_final(
        self, kind: int, off: int, off_other: int, behind: int, other: int
    ) -> NDArray[np.float64]:
        from greed.exact.multi import _three_kernels as kernels

        where, rules = self._layout, self._rules.kinds[kind]
        turn = turn_of(self.tables, off)
        top = max(behind + where.beyond, where.least)
        space, bust = room(turn, top + 1), np.zeros((2, kernels.LANES))
        round_ = kernels.Round(
            KINDS[kind][0], rules.over, rules.shares, rules.mover, rules.leader, rules.kind
        )
        banks = space.banks[: top + 1]
        kernels.final_ends(round_, self._end, off, off_other, behind, other, top, TIE, bust, banks)
        forfeits = self.sheet.end.overshoot == "forfeits"
        record_to = behind if forfeits else top + 1
        kernels.play(turn, top, banks, bust, record_to, space.held, space.nodes)
        return space.nodes[: top + 1, :, :2, 0].copy()


def solve_three(sheet: Sheet, tick: Callable[[int, float], None] | None = None) -> ThreeSolution:
    """Return the solution of a sheet's game between three, solved once and then kept on disk.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    found = saved_three(sheet)
    if found is not None:
        return found
    begun = time.process_time()
    answer = _written(solved_three(tables(sheet), tick, close=_CLOSE, negligible=_NEGLIGIBLE))
    answer.header["seconds"] = time.process_time() - begun
    with suppress(OSError):  # a cache that cannot be written costs time, never an answer
        store(_key(sheet), answer)
    return ThreeSolution(tables(sheet), answer.arrays, answer.header)


def saved_three(sheet: Sheet) -> ThreeSolution | None:
    """Return the solution for three if it is on disk; nothing is solved."""
    answer = load(_key(sheet))
    if answer is None:
        return None
    try:
        return ThreeSolution(tables(sheet), answer.arrays, answer.header)
    except (KeyError, ValueError, TypeError, IndexError):
        return None  # written by another version


def three_is_kept(sheet: Sheet) -> bool:
    """Return whether there is a solution for three on disk, without reading it."""
    return path_of(_key(sheet)).exists()


def cost_of_three(sheet: Sheet) -> Work:
    """Return what solving a sheet's game between three takes, as an estimate.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    held = tables(sheet)
    refuse_three(held)
    where = layout(held)
    seconds = 0.0
    for group in where.groups:
        off = group // 3 & 1
        wide = where.wide[group] - where.low[group]
        positions = float(wide[0] * -(-int(wide[1]) // 16) * 16 * wide[2])
        rows = where.beyond + (where.target if off else where.target / 2)
        seconds += positions * rows * len(turn_of(held, off).points)
    kinds = end_rules(held).kinds
    ends = min(where.target + where.beyond, _GAIN * where.beyond) if kinds else 0
    offs = 4 if 3 in where.groups else 1
    passes = sum(len(group) * (_PASSES if cyclic else 1) for group, cyclic in in_order(kinds))
    seconds += passes * offs * ends**3 * len(turn_of(held, 0).points)
    size = 2 * 8 * where.size + 8 * 8 * ends**2 * 8
    return Work(seconds * _PER_OPTION * _SWEEPS, int(size * 1.6) + 50_000_000)


def _key(sheet: Sheet) -> Key:
    return Key(sheet, "three", VERSION)


def _written(three: Three) -> Answer:
    where = layout(three.tables)
    arrays = {name: _steps(_cut(where, getattr(three, name))) for name in ("mine", "third")}
    arrays["end"] = _steps(three.end)
    return Answer(arrays, {"unsettled": three.unsettled, "played": three.played})


def _numbers(held: NDArray[Any]) -> NDArray[np.float64]:
    """Return chances that may be kept in steps."""
    return held / _STEPS if held.dtype == np.uint16 else held


def _steps(values: NDArray[np.float64]) -> NDArray[np.uint16]:
    return np.rint(np.clip(values, 0.0, 1.0) * _STEPS).astype(np.uint16)


def _sound(where: Layout, group: int) -> tuple[tuple[int, int, int], NDArray[np.bool_]]:
    """Return the shape of a group's part of the flat arrays, and where that holds positions."""
    first, second, third = (int(each) for each in where.wide[group])
    sums, mine = np.arange(first + second - 1)[:, None], np.arange(first)
    return (third, first + second - 1, first), (sums >= mine) & (sums - mine < second)


def _cut(where: Layout, values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the numbers of the flat arrays that stand for a position, one after the other."""
    found = []
    for group in where.groups:
        shape, holds = _sound(where, group)
        at = where.offset[group]
        found.append(values[at : at + np.prod(shape)].reshape(shape)[:, holds].ravel())
    return np.concatenate(found)


def _whole(where: Layout, values: NDArray[Any]) -> NDArray[Any]:
    """Return the flat array again from which `_cut` took its numbers."""
    flat = np.zeros(where.size, values.dtype)
    begin = 0
    for group in where.groups:
        shape, holds = _sound(where, group)
        at, count = where.offset[group], shape[0] * int(holds.sum())
        part = flat[at : at + np.prod(shape)].reshape(shape)
        part[:, holds] = values[begin : begin + count].reshape(shape[0], -1)
        begin += count
    if begin != len(values):
        raise ValueError("an array of another length")
    return flat
