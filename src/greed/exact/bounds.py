"""How far a solved race can be off in which busts cost points, so that turns lead far back.

There the values are those of a game that may come round again to where it was, and a change that
has become small says nothing for certain. What does is a look at the same game with the seats
told apart. Suppose that seat A is favoured: every turn is worth a little more to it (`favour`)
than what it leads to, and what fines and resets lead to is a guess W0, raised for A; and let W be
what A wins then, worked out in one pass. If W is nowhere above W0 where W0 was used, each turn is
worth more to A by W than what it leads to is by W, whatever A does, if only the other seat plays
best by W. So W of where the game stands falls on average with every turn, by more than `favour`
less all rounding. At the end of the game it is what A has won, and it is never below 0: so A wins
no more than W from anywhere, and (as W cannot go on falling) the game ends. With the seats
exchanged it says that A wins no less than the same numbers do if A is not favoured. Nothing has
to be known of how often busts come, and all that rounds, such as attempts held as integers, is
covered as long as a turn is off by less than `favour`.

Where there are no strikes a turn leads to later diagonals, or to the other position of its pair,
and the kernels add up what is open: `kernels._bound`, `EdgeSolver.wrong`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.exact.board import BoardSolver
from greed.exact.edges import EdgeSolver
from greed.exact.kernels import Turn
from greed.exact.race import Group, Race

__all__ = ["Extent", "bounded"]

Floats = NDArray[np.float64]

_TURNS = 60  # more than a game is expected to take
_GUESSES = 3


class Extent(NamedTuple):
    """What the solvers of a race are told of its size; see `BoardSolver`."""

    beyond: int
    least: int
    limit: int
    lowest: int


def bounded(
    found: Race, turn: Turn, far: Extent, error: float, tick: Callable[[float], None]
) -> tuple[float, bool]:
    """Return how far any value of a race is off, and whether that is proven.

    `error` is an estimate, which stays if nothing can be proven.
    """
    worst = 0.0
    for sign in (1, -1) if found.ending.rounds else (1,):
        off = _Favoured(found, turn, far, sign, tick).off(error)
        if off is None:
            return error, False
        worst = max(worst, off)
    return worst, True


class _Favoured:
    """The game in which one seat is favoured.

    Where it matters who began the round the seats are told apart already, and the sign says
    which one is favoured. Elsewhere `Group.second` is lent for it, and one sign says all.
    """

    def __init__(
        self, found: Race, turn: Turn, far: Extent, sign: int, tick: Callable[[float], None]
    ) -> None:
        self.found, self.sign, self.lowest = found, sign, far.lowest
        rules = found.duel.ending._replace(rounds=True)
        self.named = named = Race(found.tables, {}, found.lowest, replace(found.duel, ending=rules))
        self.board = BoardSolver(
            named, turn, far.beyond, far.least, far.limit, far.lowest, tick, self._side
        )
        self.favour = self.board.favour
        self.edges = EdgeSolver(
            named, far.beyond, far.least, far.lowest, lambda group: self.favour * self._side(group)
        )
        self.edges.fresh = False

    def off(self, error: float) -> float | None:
        """Return how far values are off to one side, or None if it does not show."""
        raised = 2.0 * error + _TURNS * self.favour
        for _ in range(_GUESSES):
            if self._holds(raised):
                return max(
                    float((self._side(group) * (values - self._told(group)))[self._of(values)].max())
                    for group, values in self.named.values.items()
                )
            raised *= 10.0
        return None

    def _side(self, group: Group) -> int:
        """Return 1 if the seat to move is the favoured one, or else -1."""
        return -self.sign if group.second else self.sign

    def _told(self, group: Group) -> Floats:
        """Return the values whose error is asked for."""
        rounds = self.found.ending.rounds
        return self.found.values[group if rounds else group._replace(second=False)]

    def _of(self, values: Floats) -> tuple[slice, ...]:
        """Return which of the values games come to."""
        return tuple(slice(self.lowest if size > 1 else 0, size) for size in values.shape)

    def _holds(self, raised: float) -> bool:
        """Work everything out from the values, raised so much, and say if it is nowhere more."""
        for group in (*self.board.groups, *self.edges.lines, *self.edges.corners):
            guess = self._told(group) + self._side(group) * raised
            self.named.values[group] = np.clip(guess, 0.0, 1.0)
        before = self._falls()
        self.board.suppose()
        enough = self.favour / 4.0
        self.board.solve(enough / 2.0, self.found.counts)
        if self.board.left > enough or self.edges.solve(self.found.counts) > enough:
            return False
        return all(
            bool((side * (after - guess) <= 0.0).all())
            for (side, guess), (_, after) in zip(before, self._falls(), strict=True)
        )

    def _falls(self) -> list[tuple[int, Floats]]:
        """Return what fines and resets are worth, with who suffers them."""
        found = []
        known = self.named.statuses
        for group, values in self.named.values.items():
            drop = known.drop[group.mine]
            if drop is None:
                continue
            a, b = (
                np.arange(size)[part] + (self.named.lowest if size > 1 else 0)
                for size, part in zip(values.shape, self._of(values), strict=True)
            )
            lost = self.named.bust(group, a[:1] if drop == "all" else a[:, None], b)
            found.append((self._side(group), lost))
        return found
