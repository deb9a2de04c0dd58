"""Where positions of three players are kept, and what carryovers handed on are worth there."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import OFF, ON, State
from greed.exact.model import TurnGraph, statuses, turn_graph
from greed.exact.multi._three_rules import end_rules
from greed.tables import Tables

__all__ = [
    "Layout",
    "Ring",
    "after_bank",
    "after_bust",
    "corner",
    "group_of",
    "layout",
    "ring",
    "turn_of",
]

Ints = NDArray[np.int64]

_ALIKE = 1e-11
"""How unlikely leads are that count as one, if nothing else is asked for."""


class Layout(NamedTuple):
    """Where positions are kept; scores are in units.

    Groups are numbered 3 * off + first. off: three bits, 1 for the seat to move, 2 for the next,
    4 for the third if off the board. first: who begins the rounds, seen from the mover; 0 where
    that doesn't matter and all seats may have the same scores.

    low, wide: (24, 3) lowest score that each of the three can have, and one more than the
    highest. beyond: rows of a turn above the target that are worked out one by one. least: the
    row from which no threshold of the sheet matters. deficit: the most that a seat can be behind
    in a final round. floor: the lowest score. turning: whether `first` is distinguished.
    """

    groups: tuple[int, ...]
    offset: Ints
    wide: Ints
    low: Ints
    size: int
    target: int
    beyond: int
    least: int
    deficit: int
    floor: int
    turning: bool

    @property
    def lowest(self) -> int:
        """The lowest sum of scores."""
        return min((int(self.low[g].sum()) for g in self.groups), default=3 * self.target)


class Ring(NamedTuple):
    """Where attempts at carryovers are kept: by what was inherited, layer, dice and scores.

    Only attempts that begin with t units in layers of sums s to s + t are needed at the same
    time, so that row t has t + 1 slots for layers; or one for each layer, if all are kept.

    start: (24, T) where row t of a group begins, -1 if none. plane: (24, T) numbers that each
    hand and part takes in a layer. slots: (T,). before: (24, S) how many positions of mover and
    next seat have a lower sum of scores than this. entered: (24,) the numbers at the end of a
    plane for a third seat that came on the board with the offer it made, 0 if it can't have.
    """

    hands: int
    start: Ints
    plane: Ints
    slots: Ints
    before: Ints
    entered: Ints
    size: int


def turn_of(tables: Tables, off: int) -> TurnGraph:
    """Return the turn of a seat off the board (1) or on it (0)."""
    return turn_graph(tables, OFF if off else ON)


def after_bust(group: int, turning: bool) -> int:
    """Return the group that a bust leads to."""
    off, first = divmod(group, 3)
    return 3 * (off >> 1 | (off & 1) << 2) + ((first + 2) % 3 if turning else 0)


def after_bank(group: int, turning: bool) -> int:
    """Return the group that a bank leads to."""
    off, first = divmod(group, 3)
    return 3 * (off >> 1) + ((first + 2) % 3 if turning else 0)


def layout(tables: Tables, alike: float = _ALIKE) -> Layout:
    """Return where a sheet's positions are kept.

    Leads that two turns in a row make up with a chance below `alike` count as one.
    """
    turning, known = end_rules(tables).rounds, statuses(tables)
    masks = range(8) if known.off else (0,)
    firsts = range(3) if turning else (0,)
    groups = tuple(3 * mask + first for mask in masks for first in firsts)
    lowest = _horizon(tables, alike)[2]
    low = {group: [lowest * (1 - _off(group, seat)) for seat in range(3)] for group in groups}
    return _laid_out(tables, low, turning, alike, (tables.sheet.target, 0))


def corner(tables: Tables, state: State, alike: float = _ALIKE) -> Layout:
    """Return where the positions are kept that a game can still come to from a state."""
    lowest, unit = _horizon(tables, alike)[2], tables.unit
    low: dict[int, list[int]] = {}
    if state.final is not None:
        return _laid_out(tables, low, True, alike, (max(state.scores), min(state.scores)))
    for group in range(24):
        mover = (state.first - group % 3) % 3
        seats = [(mover + k) % 3 for k in range(3)]
        if all(state.standing[s] != ON or not _off(group, k) for k, s in enumerate(seats)):
            low[group] = [
                0 if _off(group, k) else state.scores[s] // unit
                if state.standing[s] == ON else lowest
                for k, s in enumerate(seats)
            ]  # fmt: skip
    return _laid_out(tables, low, True, alike, (tables.sheet.target, min(state.scores)))


def ring(tables: Tables, where: Layout, *, whole: bool = False) -> Ring:
    """Return where attempts at carryovers are kept; with `whole`, all of them to the end."""
    target = where.target
    hands = len(turn_graph(tables, ON).offers)
    t = np.arange(target)
    layers = 3 * target - where.lowest
    slots = np.full(target, layers) if whole else np.minimum(t + 1, layers)
    start, plane = np.full((24, target), -1), np.zeros((24, target), np.int64)
    before, entered = np.zeros((24, 2 * target + 1), np.int64), np.zeros(24, np.int64)
    size = 0
    for group in where.groups if hands else ():
        if _off(group, 2):
            continue  # who makes an offer has banked
        low, wide = where.low[group], where.wide[group]
        counts = np.convolve(np.ones(wide[0] - low[0]), np.ones(wide[1] - low[1]))
        lengths = np.zeros(2 * target, np.int64)
        begin = low[0] + low[1]
        lengths[begin : begin + len(counts)] = counts[: 2 * target - begin]
        before[group, 1:] = np.cumsum(lengths)
        offering = 3 * (group // 3 * 2 + 1) + (group + where.turning) % 3
        entered[group] = int(lengths.max()) if offering in where.groups else 0
        for row in range(1, target):
            thirds = max(int(wide[2] - low[2]) - row, 0)
            most = int((before[group, thirds:] - before[group, : 2 * target + 1 - thirds]).max())
            plane[group, row] = most + entered[group]
            if plane[group, row]:
                start[group, row] = size
                size += int(slots[row]) * hands * 2 * int(plane[group, row])
    return Ring(hands, start, plane, slots, before, entered, size + 64)


def _off(group: int, seat: int) -> int:
    return group // 3 >> seat & 1


def _horizon(tables: Tables, alike: float) -> tuple[int, int, int]:
    """Return rows beyond the target, the row above all thresholds, and the lowest score."""
    from greed.exact.race.horizon import horizon, unlikely_gain  # which bring Numba

    far = horizon(tables)
    if all(kind < 0 for kind in end_rules(tables).reached):
        return int(tables.sheet.end.overshoot == "forfeits"), far.least, far.lowest
    nearer = unlikely_gain(tables, alike**0.5) if far.beyond > 1 else None
    return min(far.beyond, nearer or far.beyond), far.least, far.lowest


def _laid_out(
    tables: Tables, lows: dict[int, list[int]], turning: bool, alike: float, ends: tuple[int, int]
) -> Layout:
    beyond, least, _ = _horizon(tables, alike)
    target = tables.sheet.target // tables.unit
    wide, low = np.ones((24, 3), np.int64), np.zeros((24, 3), np.int64)
    offset, size = np.zeros(24, np.int64), 0
    for group, lowest in lows.items():
        low[group] = lowest
        wide[group] = [1 if _off(group, seat) else target for seat in range(3)]
        offset[group] = size
        mine, following, third = (int(each) for each in wide[group] - low[group])
        size += (mine + following - 1) * mine * third
    floor = ends[1] // tables.unit
    return Layout(
        tuple(lows), offset, wide, low, size + 64, target, beyond, least,
        ends[0] // tables.unit + beyond - floor, floor, turning,
    )  # fmt: skip


def group_of(state: State, where: Layout) -> int:
    """Return the group of a state."""
    off = [state.standing[(state.seat + k) % 3] != ON for k in range(3)]
    first = (state.first - state.seat) % 3 if where.turning else 0
    return 3 * (off[0] + 2 * off[1] + 4 * off[2]) + first
