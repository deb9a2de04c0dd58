"""Every pure best reply of three players who bust back to where they began, found exhaustively.

What a turn is worth to its player is a convex function of what a bust is worth to that player,
made of straight pieces. Within one the best play is the same, so a position has a pure equilibrium
before the final round only if there are three pieces, one for each turn of the cycle of three
busts, whose solution lies within all three.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.exact.engine import run
from greed.exact.multi._places import Group, place_of
from greed.exact.multi._positions import Positions
from greed.exact.race import numbers

_SAME = 1e-13


class Piece(NamedTuple):
    """One way to play a turn: best if a bust is worth something from low to high.

    mine, following: what mover and next seat win without a bust; lost: the chance of one.
    """

    low: float
    high: float
    mine: float
    following: float
    lost: float


def best_replies(three: Positions, a: int, b: int, c: int) -> list[Piece]:
    """Return the pieces of a turn of a player on the board with score a (in units)."""
    chances = three.chances._replace(values=three.chances.values.copy())
    turn, group = three.turn(0), three.rows[:1]
    scores, after = np.array([a, b, c]), np.array([b, c, a])
    bust = place_of(chances, Group(*three.rows[0]).after_bust, after)

    def line(x: float) -> tuple[float, float, float]:
        chances.values[:, bust] = x, 0.0
        [worth] = run(
            "turn_3", *numbers(three.tables), chances, three.offers, three.ends, group, scores, 0.0,
            (0, 0, 0),
        )  # fmt: skip
        mine, following, lost = worth.reshape(-1, turn.nodes, 3)[0, turn.start].tolist()
        return mine - lost * x, following, lost

    def between(low: float, high: float, left: tuple[float, ...], right: tuple[float, ...]) -> None:
        if abs(left[2] - right[2]) < _SAME:
            return
        x = (right[0] - left[0]) / (left[2] - right[2])
        if not low + _SAME < x < high - _SAME:
            return
        here = line(x)
        if here[0] + here[2] * x < left[0] + left[2] * x + _SAME:
            corners[x] = None
            return
        between(low, x, left, here)
        between(x, high, here, right)

    corners: dict[float, None] = {0.0: None, 1.0: None}
    between(0.0, 1.0, line(0.0), line(1.0))
    places = sorted(corners)
    return [Piece(low, high, *line((low + high) / 2)) for low, high in pairwise(places)]


def combinations(three: Positions, a: int, b: int, c: int) -> tuple[int, int]:
    """Return how many triples of best replies there are, and how many of them fit together."""
    turns = [np.array(best_replies(three, *order)) for order in ((a, b, c), (b, c, a), (c, a, b))]
    i, j, k = np.meshgrid(*(np.arange(len(order)) for order in turns), indexing="ij")
    first, second, third = (turns[n][at.ravel()].T for n, at in enumerate((i, j, k)))
    bust = _busts(first[2:], second[2:], third[2:])
    fits = np.ones(i.size, np.bool_)
    for piece, x in zip((first, second, third), bust, strict=True):
        fits &= (piece[0] <= x + _SAME) & (x <= piece[1] + _SAME)
    return i.size, int(fits.sum())


def _busts(*turns: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    """Return what a bust is worth to the mover of each of three turns: (mine, following, lost)."""
    chances = []
    for n in range(3):
        p, q, r = (turns[(n + k) % 3] for k in range(3))
        # The mover of the first turn is the last in line of the second, and next in the third.
        won = (1 - q[2] - q[0] - q[1]) + q[2] * (r[1] + r[2] * p[0])
        chances.append(won / (1 - p[2] * q[2] * r[2]))
    return chances
