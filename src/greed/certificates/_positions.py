"""Positions between two as arrays, and what follows a turn in each: the prover's own account.

The checker has another one, written differently: what either gets wrong shows in the other.
"""

from __future__ import annotations

import numpy as np

from greed.certificates.checker import Game, Ints, Key

__all__ = ["Positions"]


class Positions:
    """All positions of a game between two, in the order of the file.

    Attributes:
        shapes: blocks by their keys. kind: 0 before the target has been reached, 1 for challengers,
            2 for leaders with a bonus turn. m, o, s: the statuses of the player to move and of the
            other, and whether the other one began the round. a, b: their scores, or differences.
            top: the last row that is worked out.
    """

    def __init__(self, game: Game) -> None:
        statuses = game.statuses
        bust = [s["bust"] for s in statuses]
        self.graphs, self.offers, self.bonus = game.graphs, game.offers, game.bonus
        self.target, self.lowest, self.forfeits = game.target, game.lowest, game.forfeits
        self.calls, self.recalls, self.leads = game.calls, game.answers, game.leads
        self.called = np.array(game.called)
        self.tie = 0.5 * game.shares
        self.standing, self.bank, self.nothing = (
            np.array([status[k] for status in statuses]) for k in ("standing", "bank", "nothing")
        )
        self.after_bust = np.array([b["status"] for b in bust])
        self.fine = np.array([1 << 40 if b["all"] else b["points"] // game.unit for b in bust])
        self.floor = np.array([b["all"] or b["floor"] for b in bust])
        self.offered = np.array([[s["offered"], s["offered_in_final"]] for s in statuses])
        self.on = self.standing == 1  # nobody else has a score
        self._list_positions(game)

    def _list_positions(self, game: Game) -> None:
        """Number all positions, block after block, and write down what is true in each."""
        count, rounds = len(game.statuses), game.firsts > 1
        self.columns = np.where(self.on, game.size, 1)
        self.starts = np.zeros((3, count, count, 2), np.int64)
        self.shapes: dict[Key, tuple[int, ...]] = {}
        self.size, parts, on = 0, [], int(self.bank[0])
        for key, numbers in game.worth.items():
            kind, s = ("race", "final", "lead").index(key[0]), key[2] * (key[0] == "race")
            m, o = [key[1], (key[1][0], on), (on, key[1][0])][kind]
            self.shapes[key] = shape = numbers.shape[1:]
            self.starts[kind, m, o, s if rounds and not kind else slice(None)] = self.size
            self.size += numbers[0].size
            y, x = np.indices(shape if len(shape) > 1 else (1, *shape)).reshape(2, -1)
            low = [self.lowest * self.on[k] for k in (m, o)]
            a, b = [(y + low[0], x + low[1]), (y, x), (x, y)][kind]
            parts.append(np.stack([0 * x + value for value in (kind, m, o, s, a, b)]))
        self.kind, self.m, self.o, self.s, self.a, self.b = np.concatenate(parts, axis=1)
        needs = [self.target - self.a, self.b, self.leads - self.a]
        self.top = np.choose(self.kind, needs) + game.beyond

    # What follows a turn is a number: k is position k of the same player, N + k of the other one,
    # 2N + k of the other one with an offer. Then come: lost, tied, won, and "nothing is known".

    def race(self, m: Ints, o: Ints, s: Ints, a: Ints, b: Ints) -> Ints:
        """Return positions before the target has been reached."""
        row, column = (np.where(self.on[k], x - self.lowest, 0) for k, x in ((m, a), (o, b)))
        place = self.starts[0, m, o, s] + row * self.columns[o] + column
        return np.where((row < 0) | (column < 0), 3 * self.size + 3, place)

    def _led(self, start: Ints, by: Ints) -> Ints:
        """Return a position of a block by who leads by how much; nothing is known further out."""
        return np.where(by < self.leads, start + by, 3 * self.size + 3)

    def follow(self, at: Ints, status: Ints, score: Ints, ending: Ints) -> tuple[Ints, Ints]:
        """Return what follows a turn that leads to a status and a score, and a bonus turn after it.

        `ending` says whether the target has been reached, by this turn or before.
        """
        count, kind, o, s, b = self.size, *(x[at] for x in (self.kind, self.o, self.s, self.b))
        ahead, on = score - b, self.bank[0]
        over, by = 3 * count + 1 + np.sign(ahead), np.abs(ahead)
        called = np.choose(kind, [self.called[s], self.recalls & (ahead > 0), True])
        challenger = self._led(self.starts[1, o, on, 0] + count, by)
        leader = self._led(self.starts[2, on, o, 0], by)
        behind = self._led(self.starts[1, status, on, 0], by)
        alone = np.where((kind == 0) | (ahead > 0), over, behind)
        passed = self.race(o, status, 1 - s, b, score)
        passed += count * (passed < count)
        return (
            np.where(ending, np.where(called, challenger, over), passed),
            np.where(ending, np.where(called, leader, alone), self.race(status, o, s, score, b)),
        )

    def ends(self, at: Ints) -> tuple[Ints, Ints, Ints]:
        """Return what follows a bust, a turn that records nothing, and a bonus turn after that."""
        m, a, kind = self.m[at], self.a[at], self.kind[at]
        left = np.where(self.floor[m] & (kind == 0), np.maximum(a, self.fine[m]), a) - self.fine[m]
        bust, _ = self.follow(at, self.after_bust[m], np.where(kind < 2, left, a), kind > 0)
        return bust, *self.follow(at, self.nothing[m], a, kind > 0)

    def banks(self, at: Ints, row: Ints | int) -> tuple[Ints, Ints]:
        """Return what follows a bank of these points, and what follows it with a bonus turn."""
        race, score = self.kind[at] == 0, self.a[at] + row
        plain, again = self.follow(at, self.bank[self.m[at]], score, ~race | (score >= self.target))
        plain = plain + self.size * ((plain >= self.size) & (plain < 2 * self.size))
        if self.forfeits:
            lost, (_, stop, bonus) = score > np.where(race, self.target, self.b[at]), self.ends(at)
            plain, again = np.where(lost, stop, plain), np.where(lost, bonus, again)
        return plain, again
