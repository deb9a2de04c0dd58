"""Games between three or more, solved: every seat maximises its own chance to win.

Scores never fall, so positions are solved by the sum of all scores, from the highest down. Within
a layer of equal sums only a cycle depends on itself: the one in which all bust. A turn is worked
out with a guess of what a bust is worth, together with the chance of one; with these the cycle is
solved in closed form, and turns whose guess was off are played again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.exact.model import Unsolvable
from greed.exact.multi._final import final_rounds
from greed.exact.multi._inputs import (
    FinalRounds,
    chances_of,
    ends_of,
    kernel_group,
    offers_of,
    workspace,
)
from greed.exact.multi._layout import Layout, Ring, layout, ring
from greed.exact.multi._options import fewer_options
from greed.exact.multi._rules import refuse_multi
from greed.exact.race import Tick
from greed.exact.tolerances import BUST_SETTLED, NEGLIGIBLE
from greed.tables import Tables

TIE = 1e-10
"""What a player counts of the next player's chance: it only decides between equal choices."""
_STEADY = 24  # sweeps after which a cycle that keeps moving is taken in ever smaller steps
_MOST_SWEEPS = 160
_MOST_PASSES = 100
"""How often all positions are worked out where scores can fall."""


@dataclass(frozen=True, eq=False)
class Beginnings:
    """What the beginnings of turns are worth in a game between three or more.

    Attributes:
        where: where positions are kept.
        values: what seats win (`place_kernels.Chances`).
        attempts: flat, what attempts at carryovers are worth; ring: where each of them is.
        final: the final rounds. whole: whether all attempts are kept.
        played: turns played. unsettled: positions whose turns never found a best reply of their
        own, as (group, the scores from the mover's on). wavering: by how much the last of these
        still moved.
    """

    where: Layout
    values: NDArray[Any]
    ring: Ring
    attempts: NDArray[Any]
    final: FinalRounds
    whole: bool = True
    played: int = 0
    unsettled: tuple[tuple[int, ...], ...] = ()
    wavering: float = 0.0


def solved_multi(
    tables: Tables,
    tick: Tick | None = None,
    close: float = BUST_SETTLED,
    negligible: float = NEGLIGIBLE,
    where: Layout | None = None,
    *,
    seats: int = 3,
    whole: bool = True,
    fine: bool = True,
) -> Beginnings:
    """Solve a sheet's game for a number of seats, or that part of it which `where` lays out.

    A turn is played again if a bust turns out to be
    worth something else than it took, by more than `close`. In the final round, gains that a turn
    brings with a chance below `negligible`, and changes below it, are left alone. With `whole`
    all attempts at carryovers are kept, else those that follow a turn in the lowest positions;
    with `fine` as they are, else in 16 bits.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    refuse_multi(tables, where.seats if where else seats)
    where, limits = where or layout(tables, seats), (close, negligible)
    return _Solver(where, limits, tick or (lambda *_: None), whole=whole, fine=fine).solved()


class _Solver:
    """Positions that are being solved; groups and seats as in `Layout`."""

    def __init__(
        self, where: Layout, limits: tuple[float, float], tick: Tick, *, whole: bool, fine: bool
    ) -> None:
        from greed.exact.multi import layer_kernels

        self.kernels: Any = layer_kernels
        self.where, self.tick = where, tick
        self.close, negligible = limits
        seats, groups = where.seats, where.groups
        final = final_rounds(where, TIE, negligible, tick, fine=fine)
        kept = ring(where, whole=whole)
        self.beginnings = Beginnings(
            where, np.full((seats - 1, where.size), 1.0 / seats), kept,
            np.zeros(kept.size, np.float64 if fine or not kept.hands else np.uint16), final, whole,
        )  # fmt: skip
        self.chances, self.ends = chances_of(where, self.beginnings.values), ends_of(final)
        self.offers = offers_of(where.tables, kept, self.beginnings.attempts, final)
        spots = {g: int(np.delete(where.wide[g] - where.low[g], 2).prod()) for g in groups}
        self.parts = {g: np.zeros((count, seats)) for g, count in spots.items()}
        self.guess = {g: np.zeros((count, seats - 1)) for g, count in spots.items()}
        self.dirty = {g: np.zeros(count, np.bool_) for g, count in spots.items()}
        self.kernel_groups = {g: kernel_group(where, g, final) for g in groups}
        rows = where.target + where.beyond + where.least + 2
        self.turns = {g: where.turn(g) for g in groups}
        self.spaces = {turn: workspace(turn, rows, seats) for turn in set(self.turns.values())}
        self.closed = [g for g in groups if where.closed(g)]
        self.cycles = sorted({min(_turned(where.cycle(g))) for g in self.closed})
        self.chain = _chain(where)
        self.played, self.wavering = 0, 0.0
        self.unsettled: list[tuple[int, ...]] = []

    def solved(self) -> Beginnings:
        """Return the solution: all layers once, or until no score that falls changes a chance."""
        moved, most = 0.0, _MOST_PASSES if self.chain else 1
        for passed in range(most):
            moved = self._pass(passed)
            if moved <= self.close:
                break
        else:
            raise Unsolvable(
                f"its chances don't settle: one still moves by {moved:.0e} after {most} passes"
            )
        return replace(
            self.beginnings,
            played=self.played,
            unsettled=tuple(self.unsettled),
            wavering=self.wavering,
        )

    def _pass(self, passed: int) -> float:
        """Work out every layer; return by how much a chance moved that depends on falls."""
        where, moved = self.where, 0.0
        self.unsettled.clear()
        for layer in range(where.most, where.lowest - 1, -1):
            groups = {g for g in where.groups if layer <= int(where.wide[g].sum()) - where.seats}
            for g in groups:
                if passed:
                    self.dirty[g][:] = True
                else:
                    self.kernels.guessed(self.chances, g, layer, self.dirty[g])
            self._settle(layer, groups)
            for g in self.chain:
                if g in groups:
                    self._sweep(g, layer)
                    moved = max(
                        moved,
                        self.kernels.conclude(self.chances, g, layer, self.parts[g], self.guess[g]),
                    )
            self.tick(passed + 1, 1.0 - (layer / where.most) ** where.seats if where.most else 1.0)
        return moved

    def _sweep(self, g: int, layer: int) -> None:
        self.played += self.kernels.sweep(
            self.turns[g], fewer_options(self.turns[g]), self.chances, self.offers,
            self.kernel_groups[g], self.ends, layer, self.dirty[g], self.parts[g], self.guess[g],
            TIE, self.spaces[self.turns[g]], (0,) * self.where.seats,
        )  # fmt: skip

    def _settle(self, layer: int, groups: set[int]) -> None:
        """Solve the cycles in which all bust."""
        moved = 0.0
        for step in range(_MOST_SWEEPS):
            for g in self.closed:
                if g in groups:
                    self._sweep(g, layer)
            again, moved = 0, 0.0
            damp = 1.0 if step < _STEADY else 1.0 / (step - _STEADY + 2)
            for cycle in self.cycles:
                if cycle[0] in groups:
                    arrays = (
                        tuple(array[g] for g in cycle)
                        for array in (self.parts, self.guess, self.dirty)
                    )
                    left, most = self.kernels.settle(
                        self.chances, cycle, layer, *arrays, self.close, damp
                    )
                    again, moved = again + left, max(moved, most)
            if not again:
                return
        for g in self.closed:
            marked = self.kernels.marked(self.chances, g, layer, self.dirty[g])
            self.unsettled += [(g, *map(int, scores)) for scores in marked]
        self.wavering = max(self.wavering, moved)


def _chain(where: Layout) -> list[int]:
    """Return the groups that busts don't lead back to, each after the one that its bust leads to.

    A bust that costs points leads to a position of the pass before; so do those of seats that are
    off the board and lose nothing but their count.
    """
    chain: list[int] = []
    for group in where.groups:
        if where.closed(group):
            continue
        way = [group]
        while not where.cost(way[-1]):
            following = where.after_bust(way[-1])
            if where.closed(following) or following in way:
                break
            way.append(following)
        chain += [g for g in reversed(way) if g not in chain]
    return chain


def _turned(cycle: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return a cycle as each of its seats sees it."""
    return [cycle[k:] + cycle[:k] for k in range(len(cycle))]
