"""The game between three, solved: every seat maximises its own chance to win.

Scores never fall, so positions are solved by the sum of the three scores, from the highest down.
Within a layer of equal sums only a cycle depends on itself: the one in which all three bust. A
turn is worked out with a guess of what a bust is worth, together with the chance of one; with
these the cycle is solved in closed form, and turns whose guess was off are played again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import OFF, ON
from greed.exact.model import TurnGraph, statuses, turn_graph
from greed.exact.multi._three_rules import KINDS, Rounds, end_rules, refuse_three
from greed.tables import Tables

__all__ = [
    "TIE",
    "Layout",
    "Room",
    "Three",
    "in_order",
    "kernel_group",
    "layout",
    "room",
    "solved_three",
    "turn_of",
]

Floats = NDArray[np.float64]

CLOSE = 1e-7
"""How far a bust may be worth something else than a turn took it to be. What that costs the turn
is of second order: of all positions of classic(target=3000) none moves by more than 4e-11."""
NEGLIGIBLE = 1e-12
TIE = 1e-10
"""What a player counts of the next player's chance: it only decides between equal choices."""
_STEADY = 24  # sweeps after which a cycle that keeps moving is taken in ever smaller steps
_MOST_SWEEPS = 160
_FINAL_SWEEPS = 600


class Layout(NamedTuple):
    """Where positions are kept; groups are numbered 3 * off + who begins the rounds, if it matters.

    off: three bits, 1 for the seat to move, 2 for the next, 4 for the third if off the board.
    """

    groups: tuple[int, ...]
    offset: NDArray[np.int64]
    wide: NDArray[np.int64]
    low: NDArray[np.int64]
    size: int
    target: int
    beyond: int
    least: int


@dataclass(frozen=True, eq=False)
class Three:
    """What the beginnings of turns are worth in a game between three.

    Attributes:
        tables: the sheet as arrays.
        third, mine: flat, what the third seat and the seat to move win (`_three_kernels.Chances`).
        end: (kinds, mover off, other off, behind, other behind, 2) final rounds.
        played: turns played. unsettled: those that never found a best reply of their own.
        wavering: by how much the last of these still moved.
    """

    tables: Tables
    third: Floats
    mine: Floats
    end: Floats
    played: int = 0
    unsettled: int = 0
    wavering: float = 0.0


class Room(NamedTuple):
    """Arrays that a turn is played in."""

    held: Floats
    nodes: Floats
    banks: Floats


def layout(tables: Tables) -> Layout:
    """Return where a sheet's positions are kept."""
    from greed.exact.race.horizon import horizon  # which brings Numba

    far, rules, known = horizon(tables), end_rules(tables), statuses(tables)
    target = tables.sheet.target // tables.unit
    masks = range(8) if known.off else (0,)
    groups = tuple(
        3 * mask + first for mask in masks for first in (range(3) if rules.rounds else (0,))
    )
    wide, low, offset = (
        np.ones((24, 3), np.int64),
        np.zeros((24, 3), np.int64),
        np.zeros(24, np.int64),
    )
    size = 0
    for group in groups:
        for seat in range(3):
            if not group // 3 >> seat & 1:
                wide[group, seat] = target
                low[group, seat] = far.lowest
        offset[group] = size
        size += int((wide[group, 0] + wide[group, 1] - 1) * wide[group, 0] * wide[group, 2])
    beyond = (
        far.beyond
        if any(kind >= 0 for kind in rules.reached)
        else int(tables.sheet.end.overshoot == "forfeits")
    )
    return Layout(groups, offset, wide, low, size + 64, target, beyond, far.least)


def after_bust(group: int, rounds: bool) -> int:
    """Return the group that a bust leads to."""
    off, first = divmod(group, 3)
    return 3 * (off >> 1 | (off & 1) << 2) + ((first + 2) % 3 if rounds else 0)


def after_bank(group: int, rounds: bool) -> int:
    """Return the group that a bank leads to."""
    off, first = divmod(group, 3)
    return 3 * (off >> 1) + ((first + 2) % 3 if rounds else 0)


def room(turn: TurnGraph, rows: int) -> Room:
    """Return room for turns of up to this many rows."""
    from greed.exact.multi._three_kernels import LANES

    return Room(
        np.zeros((rows + turn.reach + 2, turn.decisions, 3, LANES)),
        np.zeros((rows + 1, turn.nodes, 3, LANES)),
        np.zeros((rows + 1, 3, LANES)),
    )


def kernel_group(tables: Tables, where: Layout, group: int) -> Any:  # noqa: ANN401 -- Numba's
    """Return a group as the kernels read it."""
    from greed.exact.multi._three_kernels import Group

    rules = end_rules(tables)
    off = group // 3
    return Group(
        group, after_bust(group, rules.rounds), after_bank(group, rules.rounds),
        rules.reached[group % 3], (off >> 1 & 1, off >> 2 & 1), where.target, where.beyond,
        where.least, tables.sheet.end.overshoot == "forfeits",
    )  # fmt: skip


def turn_of(tables: Tables, off: int) -> TurnGraph:
    """Return the turn of a seat off the board (1) or on it (0)."""
    return turn_graph(tables, OFF if off else ON)


def solved_three(
    tables: Tables,
    tick: Callable[[int, float], None] | None = None,
    tilt: float = TIE,
    close: float = CLOSE,
    negligible: float = NEGLIGIBLE,
) -> Three:
    """Solve a sheet's game between three.

    `tilt` is how much of the next player's chance a player counts as its own: with the smallest
    of numbers it only decides between equals. A turn is played again if a bust turns out to be
    worth something else than it took, by more than `close`. In the final round, gains that a turn
    brings with a chance below `negligible`, and changes below it, are left alone.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    from greed.exact.multi import _three_kernels as kernels

    refuse_three(tables)
    where = layout(tables)
    end = _final_rounds(tables, where, tilt, negligible)
    chances = kernels.Chances(
        np.zeros(where.size), np.zeros(where.size), 1.0, where.offset, where.wide, where.low
    )
    rounds = end_rules(tables).rounds
    parts = {g: np.zeros((*where.wide[g, :2], 3)) for g in where.groups}
    guess = {g: np.zeros((*where.wide[g, :2], 2)) for g in where.groups}
    dirty = {g: np.zeros(tuple(where.wide[g, :2]), np.bool_) for g in where.groups}
    held = {g: kernel_group(tables, where, g) for g in where.groups}
    rows = where.target + where.beyond + where.least + 2
    turns = {off: turn_of(tables, off) for off in {g // 3 & 1 for g in where.groups}}
    rooms = {off: room(turn, rows) for off, turn in turns.items()}
    cycles = []
    for g in where.groups:
        second = after_bust(g, rounds)
        cycle = g, second, after_bust(second, rounds)
        if g == min(cycle):
            cycles.append(cycle)
    most = 3 * (where.target - 1)
    played = unsettled = 0
    wavering = 0.0
    for layer in range(most, -1, -1):
        for g in where.groups:
            kernels.guessed(chances, g, layer)
            dirty[g][:] = True
        again, moved = 0, 0.0
        for step in range(_MOST_SWEEPS):
            for g in where.groups:
                if layer > int(where.wide[g].sum()) - 3:
                    continue
                off = g // 3 & 1
                played += kernels.sweep(
                    turns[off], chances, held[g], end, layer, dirty[g], parts[g], guess[g], tilt,
                    *rooms[off],
                )  # fmt: skip
            again, moved = 0, 0.0
            damp = 1.0 if step < _STEADY else 1.0 / (step - _STEADY + 2)
            for cycle in cycles:
                if layer <= int(where.wide[cycle[0]].sum()) - 3:
                    left, most_moved = kernels.settle(
                        chances, cycle, layer,
                        tuple(parts[g] for g in cycle), tuple(guess[g] for g in cycle),
                        tuple(dirty[g] for g in cycle), close, damp,
                    )  # fmt: skip
                    again += left
                    moved = max(moved, most_moved)
            if not again:
                break
        else:
            unsettled += again
            wavering = max(wavering, moved)
        if tick:
            tick(1, 1.0 - (layer / most) ** 3 if most else 1.0)
    return Three(tables, chances.third, chances.mine, end, played, unsettled, wavering)


def _final_rounds(tables: Tables, where: Layout, tilt: float, negligible: float) -> Floats:
    from greed.exact.race.horizon import unlikely_gain  # which brings Numba

    kinds = end_rules(tables).kinds
    if not kinds:
        return np.zeros((1, 1, 1, 1, 1, 2))
    size = where.target + where.beyond + 1
    far = unlikely_gain(tables, negligible) if where.beyond > 1 else None
    # Who is further behind than any gain is as good as out, wherever exactly.
    size = min(size, max(far, where.least) + 1) if far else size
    end = np.zeros((len(KINDS), 2, 2, size, size, 2))
    for group, cyclic in in_order(kinds):
        for _ in range(_FINAL_SWEEPS if cyclic else 1):
            moved = max(_final_round(tables, where, end, kind, tilt, far) for kind in group)
            if moved < negligible:
                break
    return end


def in_order(kinds: dict[int, Rounds]) -> list[tuple[list[int], bool]]:
    """Return the kinds of final round, those that others lead to first.

    Kinds that lead to each other come together, and `True` says so.
    """
    ahead = {
        kind: {int(each) for each in rules.kind.flat if each >= 0} for kind, rules in kinds.items()
    }
    for _ in kinds:
        for kind in kinds:
            ahead[kind] |= set().union(*(ahead[each] for each in ahead[kind]))
    groups: dict[frozenset[int], list[int]] = {}
    for kind in sorted(kinds, key=lambda kind: len(ahead[kind] | {kind})):
        alike = ahead[kind] if kind in ahead[kind] else ahead[kind] | {kind}
        groups.setdefault(frozenset(alike), []).append(kind)
    return [(group, group[0] in ahead[group[0]]) for group in groups.values()]


def _final_round(
    tables: Tables, where: Layout, end: Floats, kind: int, tilt: float, far: int | None
) -> float:
    """Play every turn of one kind of final round once; return by how much an answer moved."""
    from greed.exact.multi import _three_kernels as kernels

    rules = end_rules(tables).kinds[kind]
    round_ = kernels.Round(
        KINDS[kind][0], rules.over, rules.shares, rules.mover, rules.leader, rules.kind
    )
    rows = end.shape[3] + where.beyond + where.least + 2
    offs = (0, 1) if statuses(tables).off else (0,)
    moved = 0.0
    for mover, other in product(offs, offs):
        turn = turn_of(tables, mover)
        moved = max(
            moved,
            kernels.finals(
                turn, round_, end, kind, mover, other, where.target, where.beyond, where.least,
                far or rows, tables.sheet.end.overshoot == "forfeits", tilt, *room(turn, rows),
            ),
        )  # fmt: skip
    return moved
