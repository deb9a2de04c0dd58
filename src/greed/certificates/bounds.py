"""Bounds of what positions are worth between two: a solution, widened until every inequality holds.

The kernel plays all turns here. Its graph has every position twice, once for each seat that may be
to move. Where that is seat 0 its value is a lower bound, and where it is seat 1 an upper one. Then
a turn of seat 0 is worth what its ends are at least, and one of seat 1 what they are at most.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from greed.certificates.checker import ONE, Ints, Refused
from greed.core.sheet import Sheet
from greed.graph import NEVER, GameGraph, game_graph
from greed.solver.arrays import Arrays
from greed.solver.size import offers_of
from greed.solver.solve import Sweeper, below_of, parts

Floats = NDArray[np.float64]
Tick = Callable[[int, int], None]
UNIT = 1.0 / ONE
_ROOM = 24 * UNIT
"""For rounding in a turn; a quarter of it may be missing in the end."""
_CHAINS = 4
"""As many times as much where several players can share one turn."""
_AHEAD = 32_768 * UNIT
"""The first guess of positions that are worked out later: fines lead to them."""
_CLOSE, _SETTLED = 1e-12, 1e-13
"""How well lost turns are known, and values that turns come back to, before anything is widened."""
_FURTHER = 16, 32, 64, 96, 112, 128, 144, 160, 192, 256, 384, 512
"""Units beyond the target in which leads of final rounds are distinguished, as far as need be."""
_SELDOM = 2e-12
"""What a seat may win that is as far behind as leads are distinguished, squared: a turn comes to
such a lead about as seldom as one makes up for it. What is further counts as not known."""
_ROWS = 60
"""Rows above those where busts cost points: what is left open in them comes back with each."""
_ROUNDS, _SWEEPS, _SLOWLY = 300, 6, 0.98
_WORK = 4096


class Bounds:
    """Bounds of all positions of a game between two.

    Attributes:
        graph: the game. size: distances from the target that are distinguished. beyond: rows
            above it.
    """

    def __init__(self, sheet: Sheet, tick: Tick = lambda *_: None) -> None:
        self.arrays = _solved(sheet)
        self.graph, self.tick, self.done = self.arrays.plain, tick, 0
        self.size = self.graph.target + below_of(self.graph)
        self.beyond = self.graph.beyond
        self.room = _ROOM * (_CHAINS if self.arrays.has_offers else 1)
        self.known = self.value.copy()
        self.spread = np.zeros(len(self.known))
        for tables in parts(self.graph, bonus=self.arrays.has_bonus):
            part = _Part(self, tables)
            try:
                part.prove()
            finally:
                part.free()

    @property
    def value(self) -> Floats:
        """What positions are worth by the seat that moves, in memory that the kernel shares."""
        return np.frombuffer(self.arrays.value.values)

    def table(self, k: int) -> Floats:
        """Return the bounds of a table, (2, ...) by the distances of its seats."""
        graph, told = self.graph, self.arrays.graph
        shape = tuple(graph.count[2 * k : 2 * k + 2])
        begins = (told.base[2 * k + up] for up in (0, 1))
        size = shape[0] * shape[1]
        return np.stack([self.value[at : at + size].reshape(shape) for at in begins])


def _solved(sheet: Sheet) -> Arrays:
    """Return the values of a game, with leads distinguished as far as they matter."""
    arrays, caught = _ended(sheet, _FURTHER[0])
    for beyond in _FURTHER[1:]:
        if caught**2 <= _SELDOM:
            break
        arrays, caught = _ended(sheet, beyond)
    for tables in parts(arrays.graph, bonus=arrays.has_bonus):
        if arrays.graph.leads[tables[0]] < 0:
            _sweep(arrays, tables)
    return arrays


def _ended(sheet: Sheet, beyond: int) -> tuple[Arrays, float]:
    """Return the values of final rounds, and what a seat may win that is this far behind."""
    graph = game_graph(sheet, 2, beyond, below_of(game_graph(sheet, 2, 0)))
    if any(graph.cost):
        graph = replace(graph, beyond=graph.beyond + _ROWS)
    arrays = Arrays(graph, (None, None), exact=True)
    arrays.guess(range(len(arrays.graph.tables)))
    leads = arrays.graph.leads
    for tables in parts(arrays.graph, bonus=arrays.has_bonus):
        if leads[tables[0]] >= 0:
            _sweep(arrays, tables)
    finals = (k for k, leader in enumerate(leads) if leader >= 0 and graph.lead)
    wins = (arrays.kernel.call("caught", arrays.game, k, beyond) for k in finals)
    return arrays, max(wins, default=0.0)


def _sweep(arrays: Arrays, tables: list[int]) -> None:
    """Solve tables that lead to each other."""
    graph = arrays.graph
    final = graph.leads[tables[0]] >= 0
    circle = any(then in tables for k in tables for then in graph.after[k * 15 : k * 15 + 15])
    sweeper = Sweeper(arrays, tables, by_sum=not final, tick=None)
    sweeper.run(NEVER, _CLOSE, _SETTLED if circle else 2.0)


class _Part:
    """Tables that lead to each other: their bounds, from the end of games to their beginning.

    Attributes:
        at: (2, P) the places of all positions for the seats that move, in the order of a sweep.
        groups: layers of a sweep that are worked out together, and which positions these are.
        near: (2, P) the places of those one unit nearer to the end, by seat; or the same place.
        edge: (P,) whether a position stands for all that are further away.
    """

    def __init__(self, bounds: Bounds, tables: list[int]) -> None:
        self.bounds, self.arrays, self.tables = bounds, bounds.arrays, tables
        graph, told = bounds.graph, bounds.arrays.graph
        self.final = graph.leads[tables[0]] >= 0
        places, near, far, edges = [], [], [], []
        for number, k in enumerate(tables):
            axes = slice(2 * k, 2 * k + 2)
            least, count, stride = (list(c[axes]) for c in (graph.least, graph.count, graph.stride))
            steps = np.indices(count).reshape(2, -1)
            own = np.arange(steps.shape[1])
            places.append(np.stack([told.base[2 * k + up] + own for up in (0, 1)]))
            down = [np.where(step > 0, own - s, own) for step, s in zip(steps, stride, strict=True)]
            near.append(told.base[2 * k] + np.stack(down))
            far.append(steps.sum(axis=0) + sum(least) if not self.final else 0 * own + number)
            edges.append(_edge(graph, k, steps, below=bounds.size > graph.target))
        sums = np.concatenate(far)
        order = np.argsort(sums, kind="stable")
        self.at, self.near = (np.concatenate(each, axis=1)[:, order] for each in (places, near))
        self.edge = np.concatenate(edges)[order]
        sums = sums[order]
        starts = [0, *(1 + np.flatnonzero(np.diff(sums))).tolist(), len(sums)]
        layers = [(int(sums[a]), slice(a, b)) for a, b in pairwise(starts)]
        self.groups = [layers] if self.final else [[layer] for layer in layers]
        self.sweeps = [self._sweep(up) for up in (0, 1)]
        self.open = [self._attempts(up) for up in (0, 1)]

    def _sweep(self, up: int) -> int:
        """Return a sweep of the kernel over the positions in which one seat moves."""
        arrays, call = self.arrays, self.arrays.kernel.call
        tables = arrays.kernel.block("i", [2 * k + up for k in self.tables])
        told = arrays.game, arrays.programs, len(self.tables), tables
        sweep = int(call("sweep_new", *told, int(not self.final), arrays.reach))
        if not call("sweep_ready", sweep):
            raise MemoryError("there isn't enough memory to prove this game")
        return sweep

    def _attempts(self, up: int) -> Ints:
        """Return where attempts at carryovers are kept that are made at an edge."""
        arrays, told = self.arrays, self.arrays.graph
        count = offers_of(self.bounds.graph)
        inherited = self.bounds.graph.target + self.bounds.beyond + 1 if count else 1
        points, offers = (each[:, None] for each in (np.arange(inherited), np.arange(count)))
        edges, found = self.at[up, self.edge], [np.empty(0, np.int64)]
        for k in (2 * k + up for k in self.tables):
            base, first = told.base[k], arrays.attempts_from.values[k]
            size = told.count[2 * k] * told.count[2 * k + 1]
            at = edges[(edges >= base) & (edges < base + size)] - base
            if first >= 0:
                rows = (at + points)[:, None] * count + offers
                found.append((first + rows * inherited + points[:, None]).ravel())
        return np.concatenate(found)

    def free(self) -> None:
        """Give the memory of the kernel's sweeps back."""
        for sweep in self.sweeps:
            self.arrays.kernel.call("sweep_free", sweep)

    def prove(self) -> None:
        """Widen everything until it holds."""
        graph, value = self.bounds.graph, self.bounds.value
        costs = any(graph.cost[k] for k in self.tables)
        known = self.bounds.known[self.at]
        later = np.full(known.shape[1], _AHEAD if costs else 8 * self.bounds.room)
        for _ in range(_SWEEPS):
            value[self.at] = self._around(known, later)
            value[self.at[:, self.edge]] = [[0.0], [1.0]]
            held = [self._settled(group) for group in self.groups]
            if all(held) or not costs:
                return
            later = np.maximum(later, 2 * self.bounds.spread[self.at[0]])
        raise Refused("bounds don't settle: these rules let games go round")

    def _around(self, known: Floats, wider: Floats) -> Floats:
        return np.clip(known + np.array([[-1.0], [1.0]]) * wider, 0.0, 1.0)

    def _settled(self, group: list[tuple[int, slice]]) -> bool:
        """Widen positions that depend on one another until they hold; return whether they did."""
        bounds, room = self.bounds, self.bounds.room
        here = slice(group[0][1].start, group[-1][1].stop)
        at, edge, value = self.at[:, here], self.edge[here], bounds.value
        before, known = value[at], bounds.known[at]
        if not self.final:
            wider = bounds.spread[self.near[:, here]].max(axis=0) + 8 * room
            value[at] = np.where(edge, before, self._around(known, wider))
        sign, last = np.array([[-1.0], [1.0]]), 0.0
        for turn in range(_ROUNDS):
            claimed = value[at]
            turns = np.clip(self._turns(group) + sign * room, 0.0, 1.0)
            fixed = (claimed == [[0.0], [1.0]]) | edge
            short = np.where(fixed, 0.0, np.maximum((turns - claimed) * sign, 0.0))
            if short.max() <= room / 4:
                value[at] = np.where(edge, claimed, turns)
                break
            # Busts that lead to and fro settle slowly, as a geometric series: now and then as far
            # as it will come to. Nothing shrinks any more.
            size = float(np.linalg.norm(short))
            slowly = min(size / last, _SLOWLY) if turn % 3 == 2 else 0.0
            short *= 1.0 + 1.05 * slowly / (1.0 - slowly)
            value[at], last = np.clip(claimed + sign * short, 0.0, 1.0), size
        else:
            raise Refused("bounds don't settle: these rules let games go round")
        bounds.spread[at[0]] = np.where(edge, 0.0, np.abs(value[at] - known).max(axis=0))
        bounds.done += at.shape[1]
        bounds.tick(bounds.done, bounds.graph.size)
        return bool(((value[at] - before) * sign <= 0).all())

    def _turns(self, group: list[tuple[int, slice]]) -> Floats:
        """Return what turns are worth that begin in the positions of some layers, by seat."""
        arrays, call, found = self.arrays, self.arrays.kernel.call, []
        for up, (sweep, places) in enumerate(zip(self.sweeps, self.at, strict=True)):
            for layer, where in group:
                value, at = self.bounds.value, places[where]
                claimed = value[at]
                call("begin", sweep, layer, 0)
                first, end = (int(call("sweep_layer", sweep, layer + i)) for i in (0, 1))
                while first < end:
                    first = int(call("play_some", sweep, layer, first, _WORK, 0, 1))
                call("settle", sweep, layer, 1.0)
                found.append(value[at])
                value[at] = claimed
            if len(self.open[up]):  # an attempt of those further away isn't known either
                np.frombuffer(arrays.attempts.values)[self.open[up]] = up
        return np.concatenate(found).reshape(2, -1)


def _edge(graph: GameGraph, k: int, steps: Ints, *, below: bool) -> NDArray[np.bool_]:
    """Return whether distances are the largest of those that are distinguished."""
    edge = np.zeros(steps.shape[1], np.bool_)
    parts = graph.tables[k].parts or ("", "")
    for step, count, part in zip(steps, graph.count[2 * k : 2 * k + 2], parts, strict=True):
        if count > 1 and (part in ("waits", "behind") or (not part and below)):
            edge |= step == count - 1
    return edge
