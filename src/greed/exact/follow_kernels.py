"""The compiled functions that play a turn by somebody's choices and say what becomes of it.

Sixteen turns are played at once; the lanes come last in every array, and LLVM makes vectors of
the loops over them. Numba's cache on disk watches the file of the compiled function only, so
nothing here calls a kernel of another file.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

__all__ = ["LANES", "Course", "Shares", "choose", "follow"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

LANES = 16
_STILL = 1e-16
_ROUNDS = 2_000


class Course(NamedTuple):
    """A `Machine` as these kernels read it."""

    start: int
    reach: int
    attempts: Ints
    bust: Floats
    missed: Floats
    outcome_start: Ints
    chance: Floats
    option_start: Ints
    points: Ints
    decision: Ints
    node_decisions: Ints
    node: Ints
    source: Ints
    bank_from: Ints
    stop_from: Ints


class Shares(NamedTuple):
    """What a turn is worth, apart from what is not known yet.

    [..., 0, lane] is what its banks are worth, [..., 1, lane] the chance of a bust, and
    [..., 2, lane] that of an end that records nothing. With what the last two are worth, it is
    worth the sum of the three.

    start: (3, LANES) a fresh turn. attempts: (J, rows, 3, LANES) by the points inherited.
    """

    start: Floats
    attempts: Floats


@njit(cache=True, nogil=True)
def choose(
    turn: Course, top: int, banks: Floats, bust: Floats, stop: Floats, worth: Floats, ends: Floats
) -> None:
    """Play best for what the ends of the turn are worth.

    banks: (top + 1, S, LANES), from row `top` on the same; bust, stop: (LANES,). worth:
    (top + reach + 1, C, LANES) takes what the decisions are worth, ends: (top + 1, C, LANES) 1
    where the turn is best ended, also in a tie, and else 0.
    """
    value = np.empty(LANES)
    best = np.empty(LANES)
    worth[top] = -1.0
    for _ in range(_ROUNDS):
        moved = _choose_row(turn, top, top, banks, bust, stop, value, best, worth, ends)
        if moved < _STILL:
            break
    for t in range(top + 1, top + turn.reach + 1):
        worth[t] = worth[top]
    for t in range(top - 1, -1, -1):
        _choose_row(turn, t, top, banks, bust, stop, value, best, worth, ends)


@njit(cache=True, nogil=True)
def _choose_row(
    turn: Course,
    t: int,
    top: int,
    banks: Floats,
    bust: Floats,
    stop: Floats,
    value: Floats,
    best: Floats,
    worth: Floats,
    ends: Floats,
) -> float:
    """Work out a row; in the last one options lead to itself. Return the largest change."""
    moved = 0.0
    value[:] = -1.0
    for n in range(-1, len(turn.bust)):
        if n >= 0:
            for lane in range(LANES):
                value[lane] = turn.bust[n] * bust[lane] + turn.missed[n] * stop[lane]
            for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                k = turn.option_start[o]
                best[:] = worth[min(t + turn.points[k], top), turn.decision[k]]
                for k in range(turn.option_start[o] + 1, turn.option_start[o + 1]):
                    other = worth[min(t + turn.points[k], top), turn.decision[k]]
                    for lane in range(LANES):
                        best[lane] = max(best[lane], other[lane])
                chance = turn.chance[o]
                for lane in range(LANES):
                    value[lane] += chance * best[lane]
        for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
            for lane in range(LANES):
                ended = -1.0
                if t >= turn.bank_from[d]:
                    ended = banks[t, turn.source[d], lane]
                elif t >= turn.stop_from[d]:
                    ended = stop[lane]
                found = max(ended, value[lane])
                moved = max(moved, abs(found - worth[t, d, lane]))
                worth[t, d, lane] = found
                ends[t, d, lane] = 1.0 if ended >= value[lane] else 0.0
    return moved


@njit(cache=True, nogil=True)
def follow(
    turn: Course,
    top: int,
    worth: Floats,
    ends: Floats,
    banks: Floats,
    last: Ints,
    room: Floats,
    found: Shares,
) -> None:
    """Play by choices: of several keeps the one of most worth, the first of equal ones.

    worth, ends and banks are as in `choose`, and `last` (LANES,) is the row above which a bank
    records nothing. room: (top + 1, C, 3, LANES).
    """
    flow = np.empty((3, LANES))
    best, place = np.empty(LANES), np.empty(LANES, np.int64)
    room[top] = 0.0
    for _ in range(_ROUNDS):
        moved = _follow_row(
            turn, top, top, worth, ends, banks, last, flow, best, place, room, found
        )
        if moved < _STILL:
            break
    for t in range(top - 1, -1, -1):
        _follow_row(turn, t, top, worth, ends, banks, last, flow, best, place, room, found)


@njit(cache=True, nogil=True)
def _follow_row(
    turn: Course,
    t: int,
    top: int,
    worth: Floats,
    ends: Floats,
    banks: Floats,
    last: Ints,
    flow: Floats,
    best: Floats,
    place: Ints,
    room: Floats,
    found: Shares,
) -> float:
    moved = 0.0
    flow[:] = 0.0
    for n in range(-1, len(turn.bust)):
        if n >= 0:
            flow[0] = 0.0
            flow[1] = turn.bust[n]
            flow[2] = turn.missed[n]
            for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                k = turn.option_start[o]
                best[:] = worth[t + turn.points[k], turn.decision[k]]
                place[:] = k
                for k in range(turn.option_start[o] + 1, turn.option_start[o + 1]):
                    other = worth[t + turn.points[k], turn.decision[k]]
                    for lane in range(LANES):
                        better = other[lane] > best[lane]
                        best[lane] = other[lane] if better else best[lane]
                        place[lane] = k if better else place[lane]
                chance = turn.chance[o]
                for lane in range(LANES):
                    chosen = place[lane]
                    row, d = min(t + turn.points[chosen], top), turn.decision[chosen]
                    for part in range(3):
                        flow[part, lane] += chance * room[row, d, part, lane]
            if n == turn.start and t == 0:
                found.start[:] = flow
            for j in range(len(turn.attempts)):
                if turn.attempts[j] == n:
                    found.attempts[j, t] = flow
        for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
            for lane in range(LANES):
                one, two, three = flow[0, lane], flow[1, lane], flow[2, lane]
                if ends[t, d, lane] > 0.0 or n < 0:
                    banked = t >= turn.bank_from[d] and t <= last[lane]
                    one = banks[t, turn.source[d], lane] if banked else 0.0
                    two, three = 0.0, 0.0 if banked else 1.0
                moved = max(moved, abs(one - room[t, d, 0, lane]))
                moved = max(moved, abs(two - room[t, d, 1, lane]))
                room[t, d, 0, lane] = one
                room[t, d, 1, lane] = two
                room[t, d, 2, lane] = three
    return moved
