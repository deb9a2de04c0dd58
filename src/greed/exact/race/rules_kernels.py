"""A race as the numbers that go into the solver: its rules, and the turn of each standing.

The same two rows of numbers are written by Python (`_numbers`) and by the page, from the turn
graphs and the rules of a pack; what is read here is all that the solver knows of a sheet.

    whole    target, needed, below, floor, overshoot, rounds, challenged (2), again, offers,
             statuses, those of them on the board, where each standing's turn begins (3; 0: none),
             and where its chances begin (3), then the statuses and the turns
    parts    what a challenger wins with less than the leader, as much, and more, and what it
             wins by losing a turn with as much; then the turns' chances
    status   standing, strikes, the status after a bust, what a bust costs (0: nothing; -1: all;
             otherwise units)
    turn     nodes, decisions, outcomes, options, carryovers, start, then the arrays of a
             `TurnGraph`, in whole: attempts, outcome_start, option_start, points, decision, node,
             source, bank_from, stop_from; in parts: bust, missed, chance
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greed.exact.lane_kernels import inner
from greed.exact.struct_kernels import Kind, Struct, define, register

NEVER = 1 << 40
"""A row that no turn comes to."""
FIRST_STATUS = 18
_STATUS = 4
_TURN = 6
ALL = -1


@register
class RulesKind(Kind):
    """The type of a `Rules`."""


class Rules(Struct):  # type: ignore[misc]
    """What a sheet says about the race between two; see `RaceRules` and `FinalRules`.

    Attributes:
        needed: the least that brings a seat on the board; -1: nothing is needed.
        below: how many units below 0 are kept where fines have no floor.
        first, second: whether the seat that began the round is challenged once it has reached the
            target, and the other one.
        standing, strikes, bust, cost: by status.
    """

    target: int
    needed: int
    below: int
    floor: bool
    overshoot: bool
    rounds: bool
    first: bool
    second: bool
    again: bool
    offers: bool
    on: int
    less: float
    equal: float
    more: float
    fallen: float
    standing: NDArray[np.int64]
    strikes: NDArray[np.int64]
    bust: NDArray[np.int64]
    cost: NDArray[np.int64]


define(Rules, RulesKind)


@register
class RaceTurnKind(Kind):
    """The type of a `RaceTurn`."""


class RaceTurn(Struct):  # type: ignore[misc]
    """A turn graph as kernels read it: the arrays of `TurnArrays` that say what a turn is worth."""

    start: int
    offers: int
    reach: int
    overshoot: bool
    has_bonus: bool
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
    row_from: NDArray[np.int64]
    row_to: NDArray[np.int64]


define(RaceTurn, RaceTurnKind)


@inner
def challenged(rules, second):
    """Return whether a seat that is second in the round, or not, has a turn after the target."""
    return rules.first if second > 0 or not rules.rounds else rules.second


@inner
def read_rules(whole, parts):
    """Return the rules of a race."""
    statuses = whole[10]
    status = np.zeros((_STATUS, statuses), np.int64)
    for s in range(statuses):
        for k in range(_STATUS):
            status[k, s] = whole[FIRST_STATUS + s * _STATUS + k]
    return Rules(
        whole[0], whole[1], whole[2], whole[3] > 0, whole[4] > 0, whole[5] > 0, whole[6] > 0,
        whole[7] > 0, whole[8] > 0, whole[9] > 0, whole[11], parts[0], parts[1], parts[2], parts[3],
        status[0], status[1], status[2], status[3],
    )  # fmt: skip


@inner
def read_turns(whole, parts):
    """Return the turn of each standing; where no seat can have it, that of one on the board."""
    return (
        read_turn(whole, parts, 0 if whole[12] else 1),
        read_turn(whole, parts, 1),
        read_turn(whole, parts, 2 if whole[14] else 1),
    )


@inner
def read_turn(whole, parts, standing):
    """Return the turn of a standing."""
    at, real = whole[12 + standing], whole[15 + standing]
    nodes, decisions, outcomes, options, offers = (
        whole[at], whole[at + 1], whole[at + 2], whole[at + 3], whole[at + 4]
    )  # fmt: skip
    start, at = whole[at + 5], at + _TURN
    attempts = whole[at : at + offers]
    at += offers
    outcome_start = whole[at : at + nodes + 1]
    at += nodes + 1
    option_start = whole[at : at + outcomes + 1]
    at += outcomes + 1
    points = whole[at : at + options]
    at += options
    decision = whole[at : at + options]
    at += options
    node = whole[at : at + decisions]
    at += decisions
    source = whole[at : at + decisions]
    at += decisions
    bank_from = whole[at : at + decisions]
    at += decisions
    stop_from = whole[at : at + decisions]
    reach = 0
    for k in range(options):
        reach = max(reach, points[k])
    has_bonus = False
    node_decisions = np.zeros(nodes + 2, np.int64)
    for d in range(decisions):
        has_bonus = has_bonus or source[d] == offers + 1
        for n in range(node[d] + 2, nodes + 2):
            node_decisions[n] += 1
    row_from, row_to = np.full(nodes, NEVER), np.full(nodes, -1)
    turn = RaceTurn(
        start, offers, reach, whole[4] > 0, has_bonus, attempts, parts[real : real + nodes],
        parts[real + nodes : real + 2 * nodes], outcome_start,
        parts[real + 2 * nodes : real + 2 * nodes + outcomes], option_start, points, decision,
        node_decisions, node, source, bank_from, stop_from, row_from, row_to,
    )  # fmt: skip
    row_from[start], row_to[start] = 0, 0
    for j in range(offers):
        if attempts[j] >= 0:
            row_from[attempts[j]] = min(row_from[attempts[j]], 1)
            row_to[attempts[j]] = NEVER
    reach_rows(turn, row_from, row_to)
    return turn


@njit(cache=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
def reach_rows(turn, first, last):
    """Extend the first and the last rows in which nodes can be thrown to all that follow."""
    nodes = len(turn.bust)
    for sweep in range(2 * nodes + 2):
        changed = False
        for n in range(nodes):
            if last[n] < 0:
                continue
            options = turn.option_start[turn.outcome_start[n]]
            for k in range(options, turn.option_start[turn.outcome_start[n + 1]]):
                to, p = turn.node[turn.decision[k]], turn.points[k]
                if to < 0:
                    continue
                latest = NEVER if last[n] >= NEVER else last[n] + p
                # After this many sweeps points are gained in a circle: without end.
                if latest > last[to]:
                    last[to] = NEVER if sweep > nodes else latest
                    changed = True
                if first[n] + p < first[to]:
                    first[to] = first[n] + p
                    changed = True
        if not changed:
            break
    for n in range(nodes):
        last[n] = min(last[n], NEVER)
