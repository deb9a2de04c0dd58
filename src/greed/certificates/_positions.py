"""Positions between two as arrays, and what follows a turn in each: the prover's own account.

The checker has another one, written differently: what either gets wrong shows in the other.
"""

from __future__ import annotations

from math import prod

import numpy as np
from numpy.typing import NDArray

from greed.certificates.checker import Game, Ints

_OVER = {(0, 1): -1, (1, 1): -2, (1, 0): -3, None: -4}
"""Lost, tied, won, and "nothing is known"."""


class PositionArrays:
    """All positions of a game between two, in the order of the file.

    Attributes:
        table: the table of each. far: its distances to the goal, of the player to move and of the
            other. race: whether nobody has reached the target. top: the last row that is worked
            out. calls: whether a last turn follows once somebody reaches the target.
    """

    def __init__(self, game: Game) -> None:
        sizes = [prod(shape) for shape in game.shapes]
        self.size, self.offers, self.target = sum(sizes), game.offers, game.target
        self.starts = np.cumsum([0, *sizes])[:-1]
        self.table = np.repeat(np.arange(len(sizes)), sizes)
        self.least, self.length = np.array(game.axes).transpose(2, 0, 1)
        places = [np.indices(shape).reshape(2, -1) for shape in game.shapes]
        self.far = np.concatenate(places, axis=1) + self.least[self.table].T
        gaps = np.array(["gap" in table["axes"] for table in game.tables])
        self.race, self.calls = ~gaps[self.table], bool(gaps.any())
        self.graph, self.offered, self.floor = (
            np.array([table[name] for table in game.tables])[self.table]
            for name in ("graph", "offered", "floor")
        )
        costs = (table["cost"] for table in game.tables)
        self.cost = np.array([1 << 40 if cost is None else cost for cost in costs])[self.table]
        names = {*game.tables[0]} & {"bust", "nothing", "bank", "again", "bank_again"}
        self.next = {
            name: np.array([[_end(end) for end in table[name]] for table in game.tables])
            for name in names
        }
        self.bonus, self.forfeits = "again" in names, game.tables[0]["bank"][2] is None
        self.top = self.far[0] + game.beyond

    # What follows a turn is a number: k is position k of the same player, N + k of the other one,
    # 2N + k of the other one with an offer. Then come: lost, tied, won, and "nothing is known".

    def place(self, table: Ints, far: list[Ints]) -> tuple[Ints, NDArray[np.bool_]]:
        """Return positions of tables by their distances, and which of these are there."""
        inside = table >= 0
        table = np.maximum(table, 0)
        place = self.starts[table]
        for seat, stride in enumerate((self.length[table, 1], 1)):
            length = self.length[table, seat]
            at = np.where(length > 1, far[seat] - self.least[table, seat], 0)
            inside = inside & (at >= 0) & (at < length)
            place = place + stride * np.clip(at, 0, length - 1)
        return place, inside

    def follow(self, name: str, at: Ints, after: Ints) -> Ints:
        """Return what follows turns that end at a distance from the goal."""
        end = np.where(after > 0, 0, np.where(after == 0, 1, 2))
        table, same = self.next[name][self.table[at], end], name.endswith("again")
        mine, other = np.maximum(after, 0), self.far[1, at] - np.minimum(after, 0)
        place, inside = self.place(table, [mine, other] if same else [other, mine])
        count = self.size
        unknown = 3 * count + np.where(table < 0, -1 - table, 3)
        return np.where(inside, place + count * (not same), unknown)

    def ends(self, at: Ints) -> list[Ints]:
        """Return what follows a bust, a turn that records nothing, and a bonus turn after that."""
        left = self.far[0, at] + self.cost[at]
        left = np.where(self.floor[at], np.minimum(left, self.target), left)
        names = ["nothing", "again" if self.bonus else "nothing"]
        return [
            self.follow("bust", at, left),
            *(self.follow(k, at, self.far[0, at]) for k in names),
        ]

    def banks(self, at: Ints, row: Ints) -> tuple[Ints, Ints]:
        """Return what follows a bank of these points, and what follows it with a bonus turn."""
        after, (_, stop, bonus) = self.far[0, at] - row, self.ends(at)
        plain = self.follow("bank", at, after)
        plain += self.size * ((plain >= self.size) & (plain < 2 * self.size))
        again = self.follow("bank_again", at, after) if self.bonus else plain
        if self.forfeits:
            plain, again = np.where(after < 0, stop, plain), np.where(after < 0, bonus, again)
        return plain, again


def _end(end: int | list[int] | None) -> int:
    return end if isinstance(end, int) else _OVER[None if end is None else (end[0], end[1])]
