"""The game between three, solved: every seat maximises its own chance to win.

Scores never fall, so positions are solved by the sum of the three scores, from the highest down.
Within a layer of equal sums only a cycle depends on itself: the one in which all three bust. A
turn is worked out with a guess of what a bust is worth, together with the chance of one; with
these the cycle is solved in closed form, and turns whose guess was off are played again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.exact.multi._three_final import final_rounds
from greed.exact.multi._three_layout import Layout, Ring, after_bust, layout, ring, turn_of
from greed.exact.multi._three_room import FinalRounds, kernel_group, offers_of, room
from greed.exact.multi._three_rules import refuse_three
from greed.tables import Tables

__all__ = ["TIE", "Three", "solved_three"]

Floats = NDArray[np.float64]

CLOSE = 1e-7
"""How far a bust may be worth something else than a turn took it to be. What that costs the turn
is of second order: of all positions of classic(target=3000) none moves by more than 4e-11."""
NEGLIGIBLE = 1e-12
TIE = 1e-10
"""What a player counts of the next player's chance: it only decides between equal choices."""
_STEADY = 24  # sweeps after which a cycle that keeps moving is taken in ever smaller steps
_MOST_SWEEPS = 160


@dataclass(frozen=True, eq=False)
class Three:
    """What the beginnings of turns are worth in a game between three.

    Attributes:
        tables: the sheet as arrays. where: where positions are kept.
        third, mine: flat, what the third seat and the seat to move win (`_three_kernels.Chances`).
        attempts: flat, what attempts at carryovers are worth; ring: where each of them is.
        final: the final rounds. whole: whether all attempts are kept.
        played: turns played. unsettled: positions whose turns never found a best reply of their
        own, as (group, mover's, next and third seat's score). wavering: by how much the last of
        these still moved.
    """

    tables: Tables
    where: Layout
    third: Floats
    mine: Floats
    ring: Ring
    attempts: NDArray[Any]
    final: FinalRounds
    whole: bool = True
    played: int = 0
    unsettled: tuple[tuple[int, int, int, int], ...] = ()
    wavering: float = 0.0


def solved_three(
    tables: Tables,
    tick: Callable[[int, float], None] | None = None,
    tilt: float = TIE,
    close: float = CLOSE,
    negligible: float = NEGLIGIBLE,
    where: Layout | None = None,
    *,
    whole: bool = True,
    fine: bool = True,
) -> Three:
    """Solve a sheet's game between three, or that part of it which `where` lays out.

    `tilt` is how much of the next player's chance a player counts as its own: with the smallest
    of numbers it only decides between equals. A turn is played again if a bust turns out to be
    worth something else than it took, by more than `close`. In the final round, gains that a turn
    brings with a chance below `negligible`, and changes below it, are left alone. With `whole`
    all attempts at carryovers are kept, else those that follow a turn in the lowest positions;
    with `fine` as they are, else in 16 bits.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    from greed.exact.multi import _three_kernels as kernels

    refuse_three(tables)
    where = where or layout(tables)
    final = final_rounds(tables, where, tilt, negligible, fine=fine)
    kept = ring(tables, where, whole=whole)
    attempts = np.zeros(kept.size, np.float64 if fine else np.uint16)
    offers = offers_of(tables, kept, attempts, final)
    chances = kernels.Chances(
        np.zeros(where.size), np.zeros(where.size), 1.0, where.offset, where.wide, where.low
    )
    parts = {g: np.zeros((*where.wide[g, :2], 3)) for g in where.groups}
    guess = {g: np.zeros((*where.wide[g, :2], 2)) for g in where.groups}
    dirty = {g: np.zeros(tuple(where.wide[g, :2]), np.bool_) for g in where.groups}
    held = {g: kernel_group(tables, where, g) for g in where.groups}
    rows = where.target + where.beyond + where.least + 2
    turns = {off: turn_of(tables, off) for off in {g // 3 & 1 for g in where.groups}}
    rooms = {off: room(turn, rows) for off, turn in turns.items()}
    cycles = []
    for g in where.groups:
        second = after_bust(g, where.turning)
        cycle = g, second, after_bust(second, where.turning)
        if g == min(cycle):
            cycles.append(cycle)
    most = 3 * (where.target - 1)
    lowest = where.lowest
    played, wavering = 0, 0.0
    unsettled: list[tuple[int, int, int, int]] = []
    for layer in range(most, lowest - 1, -1):
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
                    turns[off], chances, offers, held[g], final.plain, layer, dirty[g], parts[g],
                    guess[g], tilt, *rooms[off],
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
            unsettled += [
                (g, int(a), int(b), layer - int(a) - int(b))
                for g in where.groups
                for a, b in np.argwhere(dirty[g])
                if where.low[g, 2] <= layer - a - b < where.wide[g, 2]
            ]
            wavering = max(wavering, moved)
        if tick:
            tick(1, 1.0 - (layer / most) ** 3 if most else 1.0)
    return Three(
        tables, where, chances.third, chances.mine, kept, attempts, final, whole, played,
        tuple(unsettled), wavering,
    )  # fmt: skip
