"""The race alone, compiled: score by score from the target down."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greed.exact.model import TurnGraph
from greed.exact.solo.rules import SoloRules
from greed.exact.struct_kernels import copy
from greed.exact.turn.kernels import backward

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
_CLOSE = 1e-13  # how closely the value of a turn that may lead back to itself is found
_TRIES = 60
_NEVER = 1 << 40


@njit(cache=True, nogil=True)
def _close_off(
    turn: TurnGraph, bust: float, missed: float, stop: float, again: float, overshoot: bool,
    nodes: Floats, ends: Floats,
) -> None:  # fmt: skip
    """Solve the rows beyond the target, where points no longer matter: nodes (N,), ends (C,)."""
    count = len(turn.bust)
    for d in range(len(ends)):
        nothing = again if turn.source[d] > len(turn.offers) else stop
        ended = -np.inf
        if turn.bank_from[d] < _NEVER:
            ended = nothing if overshoot else 0.0
        elif turn.stop_from[d] < _NEVER:
            ended = nothing
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
def solve_solo(
    turn: TurnGraph, rules: SoloRules, first: int, last: int, after: Floats, guess: Floats,
    worth: Floats, begin: Ints, kept: Floats,
) -> int:  # fmt: skip
    """Solve every score from `first` down to `last` for the statuses of one standing.

    worth: (K, scores) minus the expected turns, written; after: (scores,) the same for a player
    who has banked, 0 from the target on; guess: (K, scores) the value of a bust where
    `bust_to` is -1. kept[begin[k, s]:] takes the nodes by row, the last row for all above.

    Returns:
        -1, or a score from which the target cannot be reached.
    """
    count, width = len(turn.bust), len(turn.node)
    statuses = len(rules.bust_to)
    most = max(rules.target - last + 1, rules.least) + 1
    nodes = np.full((most + 1, count), np.nan)
    decisions = np.empty((most + rules.reach + 1, width))
    bank = np.empty((2, most + rules.reach + 1))
    above, ends = np.empty(count), np.empty(width)
    slope = 0.5
    for s in range(first, last - 1, -1):
        top = max(rules.target - s + (1 if rules.overshoot else 0), rules.least)
        at = after[s + 1 : s + 3]
        y = -1.0 if s + 1 >= rules.target else 2 * at[0] - at[1] - (s + 2 >= rules.target)
        before, gap_before = 0.0, 0.0
        for step in range(_TRIES):
            for t in range(top + 1):
                bank[0, t] = after[s + t]
                bank[1, t] = after[s + t] + (s + t < rules.target)
                if rules.overshoot and s + t > rules.target:
                    bank[0, t], bank[1, t] = y, y + 1.0
            bank[0, 0], bank[1, 0] = y, y + 1.0
            value = y
            for i in range(statuses - 1, -1, -1):
                to = rules.bust_to[i]
                bust = guess[i, s] if to < 0 else (y if to == 0 else worth[to, s])
                _close_off(turn, bust, y, y, y + 1.0, rules.overshoot, above, ends)
                for t in range(top, top + rules.reach + 1):
                    copy(decisions[t], ends)
                backward(turn, top, bank, bust, y, y, nodes, decisions)
                copy(nodes[top], above)
                value = nodes[0, turn.start] - 1.0
                worth[i, s] = value
                copy(kept[begin[i, s] :], nodes.reshape(-1)[: (top + 1) * count])
            gap = value - y
            if rules.direct or abs(gap) <= _CLOSE * (1.0 - y):
                break
            if step and y != before:
                slope = min(1.0 + (gap - gap_before) / (y - before), 1.0 - 1e-9)
            before, gap_before = y, gap
            y = min(y + gap / (1.0 - slope), -1.0)  # a turn takes one turn at least
            if not y > -1e12:
                return s
        else:
            return s
    return -1
