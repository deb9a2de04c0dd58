"""Makes certificates of games between three or four: how well every seat does, and could do.

The values of the solver are only where to start from. Layer by layer of equal sums of scores, from
the highest down, bounds are worked out from those of the layers above until they hold with a
little room; only the cycle in which all bust depends on itself. Where the best replies to what a
bust is worth chase each other, somebody mixes two ways to play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.certificates._mixing import Mixture, mixed
from greed.certificates._play import Program, placed, played, program
from greed.certificates.checker import ONE, Game, Ints, Key, Refused
from greed.core.sheet import Sheet
from greed.exact.model import Status
from greed.exact.multi import Beginnings, chances_of, solved_multi
from greed.exact.race.horizon import horizon
from greed.tables import tables

__all__ = ["equilibrium"]

Floats = NDArray[np.float64]
Tick = Callable[[int, int], None]
_ROOM = 24
"""Units by which bounds hold, for the rounding of a turn."""
_SWEEPS, _MORE = 60, 400
"""How often a layer is worked out before somebody has to mix, and after that."""


def equilibrium(sheet: Sheet, seats: int, body: dict[str, Any], tick: Tick) -> Game:
    """Return a game between three or four with bounds that hold; `body` is its pack.

    Raises:
        Unsolvable: the sheet isn't solved for this many seats.
        Refused: its rules are none that a certificate among three or more speaks of; says which.
    """
    if sheet.strikes:
        raise Refused("strikes let scores and standings go round, among more than two")
    rows = [max(row[2:]) for graph in body["graphs"] if graph for row in graph["decisions"]]
    calls = body["rules"]["banks"]["at"] == "calls"
    game = Game(body, 0, 1 + max(rows) + calls * horizon(tables(sheet)).beyond, seats)
    _Prover(game, solved_multi(tables(sheet), seats=seats), tick).prove()
    return game


class _Prover:
    """Works out bounds. All positions before the target have a number: blocks follow each other."""

    def __init__(self, game: Game, found: Beginnings, tick: Tick) -> None:
        self.game, self.tick, self.seats = game, tick, game.seats
        self.up = game.up[:, 0]
        order = [(up, (k - 1) % game.seats) for up, k in game.order]
        self.turned = [game.order.index(each) for each in order]  # as the seat before sees it
        self.programs: dict[int, Program] = {k: program(g) for k, g in game.graphs.items()}
        self.keys = [key for key in game.worth if key[0] == "race"]
        sizes = [game.worth[key][0].size for key in self.keys]
        self.starts = np.cumsum([0, *sizes])
        self.scores = np.concatenate(
            [np.indices(game.worth[key].shape[1:]).reshape(self.seats, -1) for key in self.keys],
            axis=1,
        )
        self.block = np.repeat(np.arange(len(self.keys)), sizes)
        self.numbers = np.zeros((len(self.up), self.starts[-1]), np.int64)
        self.next = np.concatenate([self._after_bust(key) for key in self.keys])
        self.values, self.known = self._solved(found)
        self.spread = np.zeros(self.starts[-1], np.int64)
        self.mixtures: dict[int, Mixture] = {}

    def place(self, key: Key, scores: Ints) -> Ints:
        """Return the numbers of positions of a block."""
        shape = self.game.worth[key].shape[1:]
        return int(self.starts[self.keys.index(key)]) + _flat(scores, shape)

    def _after_bust(self, key: Key) -> Ints:
        """Return which positions follow those of a block after a bust."""
        _, who, first = key
        after = self.game.statuses[who[0]]["bust"]["status"]
        at = ("race", (*who[1:], after), (first - 1) % self.game.firsts)
        scores = np.indices(self.game.worth[key].shape[1:]).reshape(self.seats, -1)
        return self.place(at, np.roll(scores, -1, axis=0))

    def _solved(self, found: Beginnings) -> tuple[Ints, NDArray[np.bool_]]:
        """Return the solver's values in whole numbers, and of which positions it knows them."""
        where, seats = found.where, self.seats
        chances = chances_of(where, found.values)
        values = np.zeros((seats, self.starts[-1]))
        known = np.zeros(self.starts[-1], np.bool_)
        status = [Status(s["standing"], s["strikes"]) for s in self.game.statuses]
        for k, (_, who, first) in enumerate(self.keys):
            at = slice(self.starts[k], self.starts[k + 1])
            group = where.number([status[m] for m in who], first)
            scores = self.scores[:, at]
            there = (scores >= where.low[group][:, None]).all(axis=0)
            places = placed(chances, group, np.ascontiguousarray(scores[:, there].T))
            last, *others = found.values[:, places]
            rest = 1.0 - last - sum(others)
            values[:, np.flatnonzero(there) + at.start] = [*others, rest, last]
            known[at] = there
        return np.rint(values * ONE).astype(np.int64), known

    def prove(self) -> None:
        """Work out bounds of all positions."""
        game = self.game
        self._end()
        self.tables = {key: self._table(key) for key in self.keys}
        sums = self.scores.sum(axis=0)
        order = np.argsort(-sums, kind="stable")
        done = 0
        self.numbers[:] = np.where(self.up, ONE, 0)[:, None]
        for layer in np.split(order, 1 + np.flatnonzero(np.diff(sums[order]))):
            at = layer[self.known[layer]]
            self._settle(at)
            self._hand_on(at)
            done += len(layer)
            self.tick(done, len(order))
        for k, key in enumerate(self.keys):
            part = self.numbers[:, self.starts[k] : self.starts[k + 1]]
            game.worth[key][:] = part.reshape(game.worth[key].shape)
        for mixing, mixture in self.mixtures.items():
            k = int(self.block[mixing])
            row, place = divmod(mixing - int(self.starts[k]), game.worth[self.keys[k]][0, 0].size)
            game.mixed.setdefault(self.keys[k], {})[row, place] = mixture

    def _end(self) -> None:
        """Work out the final rounds, the last turns first."""
        game = self.game
        for key in reversed([key for key in game.worth if key[0] == "final"]):
            # The order of scores is that of the checker's pieces: those ahead come last.
            held = game.worth[key][:, ::-1].reshape(len(self.up), game.leads, -1)
            for piece in game.pieces(key):
                part = held[:, piece.rows, piece.others]
                worth = game.turns([piece])[0].reshape(part.shape)
                part[:] = np.clip(worth + np.where(self.up, 1, -1)[:, None, None], 0, ONE)

    def _table(self, key: Key) -> Ints:
        table = self.game.table(key, self.game.bank)
        return np.ascontiguousarray(table.reshape(*table.shape[:2], -1))

    def _hand_on(self, at: Ints) -> None:
        """Write down what positions are worth to those who bank and lead to them."""
        game = self.game
        for k, key in enumerate(self.keys):
            _, who, first = key
            if who[-1] != game.bank:
                continue
            here = at[self.block[at] == k]
            scores = self.scores[:, here]
            turned = self.numbers[:, here][self.turned]
            for m in range(len(game.statuses)):
                before = ("race", (m, *who[:-1]), (first + 1) % game.firsts)
                shape = game.worth[before].shape[2:]
                others = _flat(scores[:-1], shape)
                self.tables[before][:, scores[-1], others] = turned

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
        for k in range(len(self.keys)):
            here = self.block[at] == k
            shape = self.game.worth[self.keys[k]].shape[1:]
            for seat in range(self.seats):
                scores = self.scores[:, at[here]].copy()
                scores[seat] += 1
                inside = scores[seat] < shape[seat]
                place = self.place(self.keys[k], np.where(inside, scores, 0))
                wider[here] = np.maximum(wider[here], np.where(inside, self.spread[place], 0))
        return wider

    def _turns(self, at: Ints) -> Ints:
        """Return what turns are worth that begin in these positions."""
        result = np.zeros((len(self.up), len(at)), np.int64)
        for k in np.unique(self.block[at]):
            here = np.flatnonzero(self.block[at] == k)
            result[:, here] = self._plain(int(k), at[here])
        for lane in np.flatnonzero(np.isin(at, [*self.mixtures])) if self.mixtures else ():
            weight, *guides = self.mixtures[int(at[lane])]
            first, second = (self.guided(int(at[lane]), guide) for guide in guides)
            sums = weight * first + ((1 << 16) - weight) * second
            result[:, lane] = (sums + self.up * ((1 << 16) - 1)) >> 16
        return result

    def _plain(self, k: int, at: Ints) -> Ints:
        bust = self.numbers[:, self.next[at]][self.turned]
        return self._played(k, at, bust, self.tables[self.keys[k]], self.up)

    def guided(self, at: int, guide: int) -> Ints:
        """Return what a turn is worth whose player counts a bust as this much."""
        k = int(self.block[at])
        table = self.tables[self.keys[k]]
        bust = self.numbers[:, [self.next[at]]][self.turned]
        lifted = np.concatenate([table[:1], table]), np.concatenate([[[guide]], bust])
        up = np.concatenate([[0], self.up])
        return self._played(k, np.array([at]), lifted[1], lifted[0], up)[1:, 0]

    def parts(self, at: int, guide: int) -> tuple[Floats, float]:
        """Return what all seats win by such a turn unless it is a bust, and its chance of one."""
        k, n = int(self.block[at]), self.seats
        table = self.tables[self.keys[k]]
        rows = [*range(1), *range(n)]
        none = np.zeros_like(table[:1])
        lifted = np.concatenate([table[rows], none, none])
        bust = np.array([guide, *[0] * n, ONE, 0])[:, None]
        worth = self._played(k, np.array([at]), bust, lifted, np.zeros(n + 3, np.int64))[:, 0]
        return worth[1 : n + 1] / ONE, float(worth[n + 1] / ONE)

    def _played(self, k: int, at: Ints, bust: Ints, table: Ints, up: Ints) -> Ints:
        game, (_, who, _) = self.game, self.keys[k]
        scores = self.scores[:, at]
        shape = game.worth[self.keys[k]].shape[2:]
        others = _flat(scores[1:], shape)
        turn = self.programs[game.statuses[who[0]]["standing"]]
        worth: Ints = played(turn, table, scores[0], others, bust, up, game.target, game.beyond)
        return worth

    def _mix(self, at: Ints) -> None:
        """Find what seats mix whose best replies to a bust chase each other."""
        left = {int(each) for each in at}
        while left:
            cycle = [left.pop()]
            while (after := int(self.next[cycle[-1]])) != cycle[0]:
                cycle.append(after)
            left -= {*cycle}
            self.mixtures |= mixed(cycle, self.seats, self.parts)


def _flat(places: Ints, shape: tuple[int, ...]) -> Ints:
    """Return where places of a table are if it is laid out flat."""
    found: Ints = np.ravel_multi_index(tuple(places), shape)
    return found
