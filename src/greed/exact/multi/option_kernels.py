"""Turns as the kernels of three and more read them, whole and without options that others outdo."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.exact.lane_kernels import inner
from greed.exact.race.program_kernels import (
    UNRANKED,
    _compared,
    _options,
    _outdone,
    _rows_alone,
    _sort,
)


class TurnArrays(NamedTuple):
    """The arrays of a `RaceTurn` that say what a turn is worth.

    They are a tuple because a structure's fields are read again at every step of the inner loops:
    classic among three takes 1.4 times as long with it, and koans 1.6 times.
    """

    start: int
    offers: int
    reach: int
    attempts: NDArray[np.int64]
    bust: NDArray[np.float64]
    missed: NDArray[np.float64]
    outcome_start: NDArray[np.int64]
    chance: NDArray[np.float64]
    option_start: NDArray[np.int64]
    points: NDArray[np.int64]
    decision: NDArray[np.int64]
    node_decisions: NDArray[np.int64]
    node: NDArray[np.int64]
    source: NDArray[np.int64]
    bank_from: NDArray[np.int64]
    stop_from: NDArray[np.int64]


class Fewer(NamedTuple):
    """A turn without the options that others outdo, as long as two things hold.

    These are that no bank is worth more to its player with fewer points, and that throwing all
    dice again, `hot`, is worth no less in any row further up than it and worse[i] are in every row
    from worse_from[i] on. The second is a guess, and solvers have to check it. useful: whether
    anything is left out.
    """

    turn: TurnArrays
    hot: int
    worse: NDArray[np.int64]
    worse_from: NDArray[np.int64]
    useful: bool


@inner
def turn_of(read):
    """Return the turn with all its options."""
    return TurnArrays(
        read.start, read.offers, read.reach, read.attempts, read.bust, read.missed,
        read.outcome_start, read.chance, read.option_start, read.points, read.decision,
        read.node_decisions, read.node, read.source, read.bank_from, read.stop_from,
    )  # fmt: skip


@inner
def fewer_of(read):
    """Return a turn without the options that others outdo; one with offers keeps all."""
    hot, worse = _outdone(read, _rows_alone(read))
    for source in read.source:
        if source:
            hot = -1
    none = np.zeros(0, np.int64)
    if hot < 0:
        return Fewer(turn_of(read), 0, none, none, False)
    nodes, outcomes, decisions = len(read.bust), len(read.chance), len(read.node)
    outcome_start, option_start = np.zeros(nodes + 1, np.int64), np.zeros(outcomes + 1, np.int64)
    points, decision = np.zeros(len(read.points), np.int64), np.zeros(len(read.points), np.int64)
    chance, ranks = np.zeros(outcomes), np.full(decisions, UNRANKED)
    widest = 1
    for o in range(outcomes):
        widest = max(widest, read.option_start[o + 1] - read.option_start[o] + 1)
    room, lengths = np.zeros((outcomes, widest), np.int64), np.zeros(outcomes, np.int64)
    order, spare = np.zeros(outcomes, np.int64), np.zeros(outcomes, np.int64)
    at = left = 0
    for n in range(nodes):
        first, last = read.outcome_start[n], read.outcome_start[n + 1]
        for o in range(first, last):
            lengths[o] = _options(read, o, ranks, 0, hot, worse, room[o])
            order[o] = o
        _sort(order, spare, room, lengths, first, last)
        for i in range(first, last):
            o = order[i]
            if i > first and _compared(room, lengths, order[i - 1], o) == 0:
                chance[at - 1] += read.chance[o]
                continue
            chance[at] = read.chance[o]
            for k in range(lengths[o]):
                points[left] = room[o, k] // (decisions + 2)
                decision[left] = room[o, k] % (decisions + 2)
                left += 1
            at += 1
            option_start[at] = left
        outcome_start[n + 1] = at
    turn = TurnArrays(
        read.start, read.offers, read.reach, read.attempts, read.bust, read.missed,
        outcome_start, chance[:at], option_start[: at + 1], points[:left], decision[:left],
        read.node_decisions, read.node, read.source, read.bank_from, read.stop_from,
    )  # fmt: skip
    count = 0
    for d in range(decisions):
        count += worse[d]
    listed, listed_from = np.zeros(count, np.int64), np.zeros(count, np.int64)
    count = 0
    for d in range(decisions):
        if worse[d]:
            listed[count], listed_from[count] = d, read.row_from[read.node[d]]
            count += 1
    return Fewer(turn, hot, listed, listed_from, True)
