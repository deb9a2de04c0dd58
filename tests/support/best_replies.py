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

from greed.exact.lane_kernels import LANES
from greed.exact.multi._inputs import chances_of, ends_of, kernel_group, offers_of, workspace
from greed.exact.multi._solver import Beginnings
from greed.exact.multi.layer_kernels import fill
from greed.exact.multi.turn_kernels import play

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


def best_replies(three: Beginnings, a: int, b: int, c: int) -> list[Piece]:
    """Return the pieces of a turn of a player on the board with score a (in units)."""
    where = three.where
    chances, ends = chances_of(where, three.values), ends_of(three.final)
    offers = offers_of(where.tables, three.ring, three.attempts, three.final)
    turn, group = where.turn(0), kernel_group(where, 0, three.final)
    top = max(where.target - a + where.beyond, where.least)
    space, bust = workspace(turn, top + 1, 3), np.zeros((3, LANES))
    banks = space.banks[: top + 1]
    fill(chances, offers, group, ends, np.array([a, b, c]), top, 0.0, banks, bust)
    banks[:] = banks[..., :1].copy()

    def line(x: float) -> tuple[float, float, float]:
        bust[0], bust[1] = x, 0.0
        banks[0, :, 0], banks[0, :, 1] = x, 0.0
        play(turn, top, bust, top + 1, space, (0, 0, 0))
        mine, following, lost = space.nodes[0, turn.start, :, 0]
        return float(mine - lost * x), float(following), float(lost)

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
    ends = sorted(corners)
    return [Piece(low, high, *line((low + high) / 2)) for low, high in pairwise(ends)]


def combinations(three: Beginnings, a: int, b: int, c: int) -> tuple[int, int]:
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
