"""How a turn is laid out for the kernels of the race, and the arrays that sixteen of them fill."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import uint64 as U
from numpy.typing import NDArray

from greed.exact.lane_kernels import LANES, inner

SIZES = 3
"""Outcomes lie by how many options they have: 1, 2, or more, so that few loops are short."""


class CompiledTurn(NamedTuple):
    """A `TurnGraph` laid out for these kernels; indices are unsigned, offsets count doubles.

    It is not the tuple itself because vectors need unsigned indices that are already multiplied by
    the width of a row, and because options differ by level. The values of a row are one vector per
    decision, and one more for the plain bank. An outcome's options are laid out several times:
    first all of them, then those that are left at level k, for each k. There the decisions of a
    rank up to k are known to be banked in every row above, so that of the options that lead to them
    only the one with the most points is left. And where the decision `hot`, to throw all dice
    again, is worth no less in any row further up than hot and worse[i] are in every row from
    worse_from[i] on, an option is left out that leads to one of those and brings no more points
    than another one that leads to hot. Where nothing can be taken over, and banks rise
    with the points (those of the sources `risers`), an option is left out as well if another one
    leads to the same decision with more points. Without an attempt a node is thrown in the first
    `rows_alone` rows only; with one, no more than `slack` rows further up, but for one time in
    10^13.

    The rows from the top on, where every bank is worth the same, are iterated until a round changes
    less than `close`, at most `rounds` times.
    """

    nodes: np.uint64
    decisions: np.uint64
    start: np.uint64
    sources: np.uint64
    reach: np.uint64
    levels: np.int64
    attempt: NDArray[np.int64]
    bust: NDArray[np.float64]
    missed: NDArray[np.float64]
    row_from: NDArray[np.uint64]
    row_to: NDArray[np.uint64]
    outcome_start: NDArray[np.uint64]
    chance: NDArray[np.float64]
    options: NDArray[np.int64]
    option_start: NDArray[np.uint64]
    offset: NDArray[np.uint64]
    flat: NDArray[np.uint64]
    node_decisions: NDArray[np.uint64]
    source: NDArray[np.uint64]
    bank_from: NDArray[np.uint64]
    stop_from: NDArray[np.uint64]
    rank: NDArray[np.int64]
    hot: np.uint64
    worse: NDArray[np.uint64]
    worse_from: NDArray[np.uint64]
    risers: NDArray[np.uint64]
    plain_from: NDArray[np.uint64]
    sure_from: NDArray[np.uint64]
    rows_alone: NDArray[np.uint64]
    slack: np.uint64
    rounds: np.int64
    close: np.float64


class Workspace(NamedTuple):
    """What sixteen turns are worked out in.

    values: [row][decision][lane]; the highest row of every turn lies in row `last`, so that the
    rows above it stay where they are. ceiling: what a node was worth when it was last
    thrown; until: the row from which on it isn't. least: what each source was worth at least.
    """

    values: NDArray[np.float64]
    banks: NDArray[np.float64]
    tries: NDArray[np.float64]
    last: np.uint64
    ceiling: NDArray[np.float64]
    least: NDArray[np.float64]
    until: NDArray[np.uint64]
    result: NDArray[np.float64]


@inner
def workspace(turn, rows, last_try):
    """Return a workspace for turns of this many rows, with attempts in rows up to last_try."""
    last = rows + 1
    rows += np.int64(turn.reach) + 2
    sources, nodes = np.int64(turn.sources), np.int64(turn.nodes)
    return Workspace(
        aligned(rows * np.int64(turn.decisions + U(1)) * LANES),
        aligned(rows * sources * LANES),
        aligned(max(1, sources - 2) * (last_try + 1) * LANES),
        U(last),
        aligned(nodes * LANES),
        aligned(sources * LANES),
        np.zeros(nodes, np.uint64),
        np.zeros(LANES),
    )


@inner
def aligned(size):
    """Return an array of doubles that begins at a line of the cache."""
    whole = np.zeros(size + 8 + LANES)
    start = -(np.int64(whole.ctypes.data) // 8) & 7
    return whole[start : start + size + LANES]
