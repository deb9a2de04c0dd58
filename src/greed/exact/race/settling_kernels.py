"""How long a turn goes on: its rounds, and its rows where attempts alone lead upwards."""

from __future__ import annotations

import numpy as np

from greed.exact.lane_kernels import inner
from greed.exact.race.rules_kernels import NEVER
from greed.exact.struct_kernels import copy
from greed.exact.tolerances import FLAT_ROWS_SETTLED

_RARE = 1e-13
_MOST_SLACK = 4096
_EPSILON = 4e-16  # by which a round can be off
_GONE, _MOST = 1e-16, 20_000


@inner
def settling(turn, rules):
    """Return the rounds after which a turn is over, and a change in one that is small enough.

    As `turn/_continuation` explains; no rounds stand for a turn that may go on for ever, or nearly.
    """
    nodes, decisions = len(turn.bust), len(turn.node)
    # Beyond an exact target a fine may be worth more than an end without points.
    fined = turn.overshoot and rules.cost.any()
    alike = turn.offers == 0 and not turn.has_bonus and not fined
    alive, next_ = np.ones(nodes), np.zeros(nodes)
    worth = np.zeros(decisions)
    throws = 0.0
    for number in range(1, _MOST):
        throws += alive.max()
        for d in range(decisions):
            goes_on = turn.node[d] >= 0 and not (alike and turn.bank_from[d] < NEVER)
            worth[d] = alive[turn.node[d]] if goes_on else 0.0
        expected_best(turn, worth, next_)
        copy(alive, next_)
        if alive.max() < _GONE:
            return number + 1, max(FLAT_ROWS_SETTLED / max(throws, 1.0), _EPSILON)
    return 0, 0.0


@inner
def expected_best(turn, worth, means):
    """Write the mean of each node's outcomes, each with its largest decision."""
    for n in range(len(turn.bust)):
        total = 0.0
        for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
            best = worth[turn.decision[turn.option_start[o]]]
            for k in range(turn.option_start[o] + 1, turn.option_start[o + 1]):
                best = max(best, worth[turn.decision[k]])
            total += turn.chance[o] * best
        means[n] = total


@inner
def slack(turn, alone):
    """Return how many rows above its attempt a turn is likely to be where only attempts lead."""
    nodes, reach = len(turn.bust), turn.reach
    tried = flat = False
    for j in range(turn.offers):
        tried = tried or turn.attempts[j] >= 0
    if not tried:
        return 0
    for k in range(len(turn.points)):
        flat = flat or turn.points[k] == 0
    # [row + reach, node]: the chance, with the keeps that make it largest, to be at such a node
    # that many rows up; the last node stands for the end of the turn.
    chances = np.zeros((_MOST_SLACK + reach + 1, nodes + 1))
    for n in range(nodes):
        if alone[n] < NEVER:
            for row in range(reach + 1):
                chances[row, n] = 1.0
    before = np.zeros(nodes + 1)
    for row in range(1, _MOST_SLACK):
        here = chances[row + reach]
        for _ in range(nodes if flat else 1):
            copy(before, here)
            same = True
            for n in range(nodes):
                if alone[n] >= NEVER:
                    continue
                total = 0.0
                for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                    best = 0.0
                    for k in range(turn.option_start[o], turn.option_start[o + 1]):
                        to = turn.node[turn.decision[k]]
                        if to >= 0:
                            gone = (
                                before[to]
                                if turn.points[k] == 0
                                else chances[row + reach - turn.points[k], to]
                            )
                            best = max(best, gone)
                    total += turn.chance[o] * best
                here[n] = total
                same = same and total == before[n]
            if same:
                break
        likely = 0.0
        for j in range(turn.offers):
            if turn.attempts[j] >= 0:
                likely = max(likely, here[turn.attempts[j]])
        if likely < _RARE:
            return row
    return _MOST_SLACK
