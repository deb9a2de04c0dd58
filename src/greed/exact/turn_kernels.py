"""The compiled functions of single turns and of the race alone, in one file.

Numba's cache on disk watches the file of the compiled function only, so nothing here calls a
kernel of another file. Values are maximised; a race counts its turns as negative numbers.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numba import uint64 as U  # noqa: N812 -- as in `kernels`
from numpy.typing import NDArray

__all__ = ["Arrays", "Road", "ascend", "descend", "race_alone"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_CLOSE = 1e-13
_TRIES = 60
_NEVER = 1 << 40


class Arrays(NamedTuple):
    """A `Machine` as these kernels read it; `bonus` marks the decisions that bank and go on."""

    start: int
    bust: Floats
    missed: Floats
    outcome_start: Ints
    chance: Floats
    option_start: Ints
    points: Ints
    decision: Ints
    node_decisions: Ints
    node: Ints
    bonus: Ints
    bank_from: Ints
    stop_from: Ints


class Road(NamedTuple):
    """What a race alone is run on, besides the turn; scores count in units from the lowest.

    target: the score that ends it. least: rows from which no threshold matters. overshoot:
    banking more than the target records nothing. bust_to: per status the status after a bust
    at the same score, -1 where the value comes from `guess`. direct: no turn leads back to the
    score and status 0 in which it began, so that nothing has to be found by trying.
    """

    target: int
    least: int
    reach: int
    overshoot: bool
    bust_to: Ints
    direct: bool


@njit(cache=True, nogil=True)
def descend(
    turn: Arrays,
    top: int,
    bank: Floats,
    bust: float,
    missed: float,
    stop: float,
    nodes: Floats,
    decisions: Floats,
) -> None:
    """Fill `nodes` (rows, N) and `decisions` (rows, C) from row `top` - 1 down to 0.

    The rows of `decisions` from `top` on are given. bank: (2, rows) what the points of a turn
    are worth once recorded, at the end of the turn and where a bonus turn follows.
    """
    count, width = len(turn.bust), U(len(turn.node))
    flat = decisions.reshape(-1)
    # Where a decision lies from the beginning of a row on: unsigned, or else every index is
    # checked for wrapping around.
    ahead = np.empty(len(turn.points), np.uint64)
    for k in range(len(ahead)):
        ahead[k] = U(turn.points[k]) * width + U(turn.decision[k])
    for t in range(top - 1, -1, -1):
        row = U(t) * width
        for d in range(turn.node_decisions[0], turn.node_decisions[1]):
            decisions[t, d] = _ended(turn, d, t, bank, stop)
        for n in range(count):
            value = turn.bust[n] * bust + turn.missed[n] * missed
            k = U(turn.option_start[turn.outcome_start[n]])
            for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                last = U(turn.option_start[o + 1])
                best = flat[row + ahead[k]]
                k += U(1)
                while k < last:
                    best = max(best, flat[row + ahead[k]])
                    k += U(1)
                value += turn.chance[o] * best
            nodes[t, n] = value
            for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
                decisions[t, d] = max(value, _ended(turn, d, t, bank, stop))


@njit(inline="always")
def _ended(turn: Arrays, d: int, t: int, bank: Floats, stop: float) -> float:
    """Return what ending the turn is worth; minus infinity where it may not be ended."""
    if t >= turn.bank_from[d]:
        return float(bank[turn.bonus[d], t])
    if t >= turn.stop_from[d]:
        return stop
    return -np.inf


@njit(cache=True, nogil=True)
def ascend(
    turn: Arrays,
    top: int,
    node: int,
    row: int,
    bank: Floats,
    stop: float,
    decisions: Floats,
    mass: Floats,
    ends: Floats,
) -> tuple[float, float, float]:
    """Follow the best policy upward from a throw of `node` in a row.

    Adds to ends (2, top + 1) the chance to end the turn with the points of each row recorded,
    the last row standing for all from `top` on, with and without a bonus turn to follow; mass
    (top + 1, N) is room. Ties go to the bank.

    Returns:
        The chances of a bust, of a throw that is missed, and of ending with nothing recorded.
    """
    count = len(turn.bust)
    mass[:] = 0.0
    mass[row, node] = 1.0
    lost = missed = stopped = 0.0
    for t in range(row, top + 1):
        # A node's options for no points lead to nodes before it; in the last row to any.
        left = 1.0
        while left > 1e-17:
            left = 0.0
            for n in range(count - 1, -1, -1):
                here = mass[t, n]
                if here == 0.0:
                    continue
                mass[t, n] = 0.0
                lost += here * turn.bust[n]
                missed += here * turn.missed[n]
                for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                    best, chosen, at = -np.inf, -1, t
                    for k in range(turn.option_start[o], turn.option_start[o + 1]):
                        reached = t + turn.points[k]
                        worth = decisions[reached, turn.decision[k]]
                        if worth > best:
                            best, chosen, at = worth, k, reached
                    d = turn.decision[chosen]
                    flow = here * turn.chance[o]
                    to = turn.node[d]
                    last = min(at, top)
                    ended = _ended(turn, d, at, bank, stop)
                    if to < 0 or ended >= best:
                        if at >= turn.bank_from[d]:
                            ends[turn.bonus[d], last] += flow
                        else:
                            stopped += flow
                    else:
                        mass[last, to] += flow
                        if last == t:
                            left += flow
    return lost, missed, stopped


@njit(cache=True, nogil=True)
def _close_off(
    turn: Arrays, bust: float, missed: float, stop: float, won: float, nodes: Floats, ends: Floats
) -> None:
    """Solve the rows beyond the target, where points no longer matter: nodes (N,), ends (C,)."""
    count = len(turn.bust)
    for d in range(len(ends)):
        ended = won if turn.bank_from[d] < _NEVER else -np.inf
        if turn.bank_from[d] >= _NEVER and turn.stop_from[d] < _NEVER:
            ended = stop
        ends[d] = ended
    nodes[:] = bust
    for _ in range(100_000):
        change = 0.0
        for n in range(count):
            value = turn.bust[n] * bust + turn.missed[n] * missed
            for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                best = -np.inf
                for k in range(turn.option_start[o], turn.option_start[o + 1]):
                    d = turn.decision[k]
                    worth = ends[d]
                    to = turn.node[d]
                    if to >= 0 and nodes[to] > worth:
                        worth = nodes[to]
                    best = max(best, worth)
                value += turn.chance[o] * best
            change = max(change, abs(value - nodes[n]))
            nodes[n] = value
        if change < 1e-15:
            break
    for d in range(len(ends)):
        to = turn.node[d]
        if to >= 0 and nodes[to] > ends[d]:
            ends[d] = nodes[to]


@njit(cache=True, nogil=True)
def race_alone(
    turn: Arrays,
    road: Road,
    first: int,
    last: int,
    after: Floats,
    guess: Floats,
    worth: Floats,
    begin: Ints,
    kept: Floats,
) -> int:
    """Solve every score from `first` down to `last` for the statuses of one standing.

    worth: (K, scores) minus the expected turns, written; after: (scores,) the same for a player
    who has banked, 0 from the target on; guess: (K, scores) the value of a bust where
    `bust_to` is -1. kept[begin[k, s]:] takes the nodes by row, the last row for all above.

    Returns:
        -1, or a score from which the target cannot be reached.
    """
    count, width = len(turn.bust), len(turn.node)
    statuses = len(road.bust_to)
    most = max(road.target - last + 1, road.least) + 1
    nodes = np.full((most + 1, count), np.nan)
    decisions = np.empty((most + road.reach + 1, width))
    bank = np.empty((2, most + road.reach + 1))
    above, ends = np.empty(count), np.empty(width)
    slope = 0.5
    for s in range(first, last - 1, -1):
        top = max(road.target - s + (1 if road.overshoot else 0), road.least)
        at = after[s + 1 : s + 3]
        y = -1.0 if s + 1 >= road.target else 2 * at[0] - at[1] - (s + 2 >= road.target)
        before, gap_before = 0.0, 0.0
        for step in range(_TRIES):
            for t in range(top + 1):
                bank[0, t] = after[s + t]
                bank[1, t] = after[s + t] + (s + t < road.target)
                if road.overshoot and s + t > road.target:
                    bank[:, t] = y
            bank[:, 0] = y
            value = y
            for i in range(statuses - 1, -1, -1):
                to = road.bust_to[i]
                bust = guess[i, s] if to < 0 else (y if to == 0 else worth[to, s])
                _close_off(turn, bust, y, y, y if road.overshoot else 0.0, above, ends)
                decisions[top : top + road.reach + 1] = ends
                descend(turn, top, bank, bust, y, y, nodes, decisions)
                nodes[top] = above
                value = nodes[0, turn.start] - 1.0
                worth[i, s] = value
                place = begin[i, s]
                kept[place : place + (top + 1) * count] = nodes.reshape(-1)[: (top + 1) * count]
            gap = value - y
            if road.direct or abs(gap) <= _CLOSE * (1.0 - y):
                break
            if step and y != before:
                slope = min(1.0 + (gap - gap_before) / (y - before), 1.0 - 1e-9)
            before, gap_before = y, gap
            y += gap / (1.0 - slope)
            if not y > -1e12:
                return s
        else:
            return s
    return -1
