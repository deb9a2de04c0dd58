"""Makes certificates of games between three or four: how well every seat does, and could do.

The values of the solver are only where to start from. Layer by layer of equal sums of scores, from
the highest down, bounds are worked out from those of the layers above until they hold with a
little room; only the cycle in which all bust depends on itself. Where the best replies to what a
bust is worth chase each other, somebody mixes two ways to play.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.certificates._arrays import GraphArrays, whole_arrays
from greed.certificates._mixing import Mixture, mixed
from greed.certificates._play import placed, played
from greed.certificates.checker import ONE, Game, Ints, Refused, Turns
from greed.core.sheet import Sheet
from greed.exact.model import Status
from greed.exact.multi import Positions, solved_multi
from greed.exact.race.horizon import horizon
from greed.packs import Key
from greed.tables import tables

Floats = NDArray[np.float64]
Tick = Callable[[int, int], None]
_ROOM = 24
"""Units by which bounds hold, for the rounding of a turn."""
_SWEEPS, _MORE = 60, 400
"""How often a layer is worked out before somebody has to mix, and after that."""


def equilibrium(
    sheet: Sheet, seats: int, body: dict[str, Any], keys: list[Key], tick: Tick
) -> Game:
    """Return a game between three or four with bounds that hold; `body` is its pack.

    Raises:
        Unsolvable: the sheet isn't solved for this many seats.
        Refused: no bounds are found that hold.
    """
    rows = [max(row[2:]) for graph in body["graphs"] if graph for row in graph["decisions"]]
    calls = body["rules"]["banks"]["at"] == "calls"
    arrays = tables(sheet)
    beyond = 1 + max(rows) + calls * horizon(arrays).beyond
    game = Game(body, body["rules"]["target"] // arrays.unit, beyond, seats)
    status = [Status(s["standing"], s["strikes"]) for s in body["rules"]["statuses"]]
    races = [([status[m] for m in who], first) for kind, who, first in keys if kind == "race"]
    _Prover(game, races, solved_multi(arrays, seats=seats), tick).prove()
    return game


class _Prover:
    """Works out bounds. All positions before the target have a number: tables follow each other."""

    def __init__(
        self, game: Game, races: list[tuple[list[Status], int]], positions: Positions, tick: Tick
    ) -> None:
        self.game, self.races, self.tick, self.seats = game, races, tick, game.seats
        self.up = game.up[:, 0]
        order = [(up, (k - 1) % game.seats) for up, k in game.order]
        self.turned = [game.order.index(step) for step in order]  # as the seat before sees it
        self.turns: dict[int, GraphArrays] = {
            k: whole_arrays(g) for k, g in enumerate(game.graphs) if g
        }
        self.shapes = game.shapes[: len(races)]
        sizes = [prod(shape) for shape in self.shapes]
        self.starts = np.cumsum([0, *sizes])
        self.table = np.repeat(np.arange(len(sizes)), sizes)
        self.least = np.array([[low for low, _ in axes] for axes in game.axes[: len(sizes)]])
        places = [np.indices(shape).reshape(self.seats, -1) for shape in self.shapes]
        self.far = np.concatenate(places, axis=1) + self.least[self.table].T
        self.numbers = np.zeros((len(self.up), self.starts[-1]), np.int64)
        self.next = np.concatenate([self._after_bust(k) for k in range(len(sizes))])
        self.values, self.solved = self._solved(positions)
        self.spread = np.zeros(self.starts[-1], np.int64)
        self.mixtures: dict[int, Mixture] = {}

    def _others(self, k: int, far: Ints) -> Ints:
        """Return the places of distances of the others in a table, laid out flat."""
        return _flat(far - self.least[k, 1:, None], self.shapes[k][1:])

    def _after_bust(self, k: int) -> Ints:
        """Return which positions follow those of a table after a bust."""
        end, _, _ = self.game.tables[k]["bust"]
        far = np.roll(self.far[:, self.table == k], -1, axis=0)
        return int(self.starts[end]) + _flat(far - self.least[end][:, None], self.shapes[end])

    def _solved(self, positions: Positions) -> tuple[Ints, NDArray[np.bool_]]:
        """Return the solver's values in whole numbers, and of which positions it knows them."""
        chances, seats = positions.chances, self.seats
        values = np.zeros((seats, self.starts[-1]))
        solved = np.zeros(self.starts[-1], np.bool_)
        for k, (who, first) in enumerate(self.races):
            at = slice(self.starts[k], self.starts[k + 1])
            group = positions.number(who, first)
            scores = self.game.target - self.far[:, at]
            there = (scores >= chances.low[group][:, None]).all(axis=0)
            places = placed(chances, group, np.ascontiguousarray(scores[:, there].T))
            last, *others = chances.values[:, places]
            rest = 1.0 - last - sum(others)
            values[:, np.flatnonzero(there) + at.start] = [*others, rest, last]
            solved[at] = there
        return np.rint(values * ONE).astype(np.int64), solved

    def prove(self) -> None:
        """Work out bounds of all positions."""
        game = self.game
        self._end()
        self.tables = [self._table(k) for k in range(len(self.races))]
        sums = self.far.sum(axis=0)
        order = np.argsort(sums, kind="stable")
        done = 0
        self.numbers[:] = np.where(self.up, ONE, 0)[:, None]
        for layer in np.split(order, 1 + np.flatnonzero(np.diff(sums[order]))):
            at = layer[self.solved[layer]]
            self._settle(at)
            self._hand_on(at)
            done += len(layer)
            self.tick(done, len(order))
        for k in range(len(self.races)):
            part = self.numbers[:, self.starts[k] : self.starts[k + 1]]
            game.worth[k][:] = part.reshape(game.worth[k].shape)
        for mixing, mixture in self.mixtures.items():
            k = int(self.table[mixing])
            game.mixed[k, mixing - int(self.starts[k])] = mixture

    def _end(self) -> None:
        """Work out the final rounds, the last turns first."""
        game = self.game
        ends = [part for [part] in game.parts() if part[0] >= len(self.races)]
        for k, at in sorted(ends, key=lambda part: -part[0]):
            (worth,) = game.turns([(k, at)])
            bounds = game.worth[k].reshape(len(self.up), -1)
            bounds[:, at] = np.clip(worth + np.where(self.up, 1, -1)[:, None], 0, ONE)

    def _table(self, k: int) -> Ints:
        """Return what banks are worth by the score after them, and by the others' distances."""
        turns = Turns(self.game, (k, np.arange(prod(self.shapes[k][1:]))), None)
        top = int(turns.far[0][0]) + self.game.beyond
        rows = range(top - self.game.beyond - self.game.size, top + 1)
        return np.stack([turns.bank(row, 0, [], top=row == top) for row in rows], axis=1)

    def _hand_on(self, at: Ints) -> None:
        """Write down what positions are worth to those who bank and lead to them."""
        for before, table in enumerate(self.game.tables[: len(self.races)]):
            here = at[self.table[at] == table["bank"][0]]
            *others, mine = self.far[:, here]
            others = self._others(before, np.array(others))
            self.tables[before][:, self.game.size - mine, others] = self.numbers[:, here][
                self.turned
            ]

    def _settle(self, at: Ints) -> None:
        """Work out positions that depend on each other by busts alone."""
        spread = self._near(at) + 4 * _ROOM
        seat = np.array([k for _, k in self.game.order])
        centre = self.values[seat][:, at]
        sign = np.where(self.up, 1, -1)[:, None]
        self.numbers[:, at] = np.clip(centre + sign * spread, 0, ONE)
        todo = at
        for sweep in range(_SWEEPS + _MORE):
            worth = self._turns(todo)
            claims = self.numbers[:, todo]
            good = (claims == np.where(self.up, ONE, 0)[:, None]) | (sign * (claims - worth) > 0)
            bad = ~good.all(axis=0)
            if not bad.any():
                break
            moved = todo[bad]
            self.numbers[:, moved] = np.clip(worth[:, bad] + sign * _ROOM, 0, ONE)
            if sweep == _SWEEPS:
                self._mix(moved)
                todo = at
                continue
            todo = at[np.isin(self.next[at], moved) | np.isin(at, moved)]
        else:
            raise Refused("bounds don't settle")
        low, high = self.game.bounds(self.numbers[:, at])
        self.spread[at] = (high - low).max(axis=0) // 2

    def _near(self, at: Ints) -> Ints:
        """Return how wide the next positions are from which the game has less far to go."""
        wider = np.zeros(len(at), np.int64)
        for k in range(len(self.races)):
            here = self.table[at] == k
            for seat in range(self.seats):
                places = self.far[:, at[here]] - self.least[k][:, None]
                places[seat] -= 1
                inside = places[seat] >= 0
                place = self.starts[k] + _flat(np.maximum(places, 0), self.shapes[k])
                wider[here] = np.maximum(wider[here], np.where(inside, self.spread[place], 0))
        return wider

    def _turns(self, at: Ints) -> Ints:
        """Return what turns are worth that begin in these positions."""
        result = np.zeros((len(self.up), len(at)), np.int64)
        for k in np.unique(self.table[at]):
            here = np.flatnonzero(self.table[at] == k)
            result[:, here] = self._plain(int(k), at[here])
        for lane in np.flatnonzero(np.isin(at, [*self.mixtures])) if self.mixtures else ():
            weight, *guides = self.mixtures[int(at[lane])]
            first, second = (self.guided(int(at[lane]), guide) for guide in guides)
            sums = weight * first + ((1 << 16) - weight) * second
            result[:, lane] = (sums + self.up * ((1 << 16) - 1)) >> 16
        return result

    def _plain(self, k: int, at: Ints) -> Ints:
        bust = self.numbers[:, self.next[at]][self.turned]
        return self._played(k, at, bust, self.tables[k], self.up)

    def guided(self, at: int, guide: int) -> Ints:
        """Return what a turn is worth whose player counts a bust as this much."""
        k = int(self.table[at])
        table = self.tables[k]
        bust = self.numbers[:, [self.next[at]]][self.turned]
        lifted = np.concatenate([table[:1], table]), np.concatenate([[[guide]], bust])
        up = np.concatenate([[0], self.up])
        return self._played(k, np.array([at]), lifted[1], lifted[0], up)[1:, 0]

    def parts(self, at: int, guide: int) -> tuple[Floats, float]:
        """Return what all seats win by such a turn unless it is a bust, and its chance of one."""
        k, n = int(self.table[at]), self.seats
        table = self.tables[k]
        rows = [*range(1), *range(n)]
        none = np.zeros_like(table[:1])
        lifted = np.concatenate([table[rows], none, none])
        bust = np.array([guide, *[0] * n, ONE, 0])[:, None]
        worth = self._played(k, np.array([at]), bust, lifted, np.zeros(n + 3, np.int64))[:, 0]
        return worth[1 : n + 1] / ONE, float(worth[n + 1] / ONE)

    def _played(self, k: int, at: Ints, bust: Ints, table: Ints, up: Ints) -> Ints:
        game, far = self.game, self.far[:, at]
        turn = self.turns[game.tables[k]["graph"]]
        score, others = game.size - far[0], self._others(k, far[1:])
        worth: Ints = played(turn, table, score, others, bust, up, game.size, game.beyond)
        return worth

    def _mix(self, at: Ints) -> None:
        """Find what seats mix whose best replies to a bust chase each other."""
        left = {*at.tolist()}
        while left:
            cycle = [left.pop()]
            while (after := int(self.next[cycle[-1]])) != cycle[0]:
                cycle.append(after)
            left -= {*cycle}
            self.mixtures |= mixed(cycle, self.seats, self.parts)


def _flat(places: Ints, shape: tuple[int, ...]) -> Ints:
    """Return where places of a table are if it is laid out flat."""
    flat: Ints = np.ravel_multi_index(tuple(places), shape)
    return flat
