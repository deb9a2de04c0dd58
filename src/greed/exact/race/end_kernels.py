"""The end of a race, solved: what a challenger wins, who has to beat the leader's score.

Where the leader may challenge in turn there is no highest score, and what a challenger wins
depends on what it would win in the same place. That is solved by iteration; since a turn
that fails ends the game, each round brings the answer closer by a known factor.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greed.exact.lane_kernels import LANES, inner
from greed.exact.race.anderson_kernels import accelerate, lines_of
from greed.exact.race.final_kernels import ChallengeRules, solve_challengers, solve_leaders
from greed.exact.race.rules_kernels import NEVER
from greed.exact.race.settling_kernels import expected_best
from greed.exact.race.turn_layout_kernels import workspace
from greed.exact.struct_kernels import Kind, Struct, copy, define, register
from greed.exact.tolerances import CHALLENGE_SETTLED

ON = 1
_ROUNDS = 400
_GONE, _MOST = 1e-16, 20_000


@register
class EndKind(Kind):
    """The type of a `End`."""


class End(Struct):  # type: ignore[misc]
    """What players win after a score has reached the target; the first index is the standing.

    Attributes:
        behind: what a challenger wins, by how many units it is behind.
        taken: what it wins by attempting carryover j with this many points of the turn before.
        bonus: what a leader wins in a bonus turn, by how many units it is ahead of a seat of
            this standing.
    """

    behind: NDArray[np.float64]
    taken: NDArray[np.float64]
    bonus: NDArray[np.float64]


define(End, EndKind)


@inner
def end_of(rules, turns, programs, deficits, beyond):
    """Return the end of a race for challengers up to this many units behind, and the last change.

    `beyond` rows above the leader's score are worked out one by one; further up a bank is
    taken to be worth what it is there.
    """
    on = turns[1]
    if not (rules.first or rules.second):  # a leader has won
        size = deficits + 2 * LANES
        won = End(np.zeros((3, size)), np.zeros((3, on.offers, 1, size)), np.ones((3, size)))
        return won, 0.0
    again = rules.again and not rules.overshoot
    task = ChallengeRules(
        rules.less, rules.equal, rules.fallen, rules.less if rules.overshoot else rules.more, again,
        rules.overshoot, rules.offers, beyond,
    )  # fmt: skip
    blocks = -(-(deficits + 1) // LANES)
    size = (blocks + 1) * LANES + beyond
    rows = size + beyond + 1
    end = End(
        np.full((3, size), rules.less), np.zeros((3, on.offers, rows, size)), np.ones((3, size))
    )
    space = workspace(programs.on, rows + LANES, rows + LANES)
    change = _solve_on(on, programs.on, task, space, end, blocks)
    for standing in (0, 2):
        if _stands(rules, standing):
            _solve_off(turns, programs, task, space, end, blocks, standing)
    return end, change


@inner
def _solve_on(turn, program, task, space, end, blocks):
    """Solve the challengers on the board, and the bonus turns of leaders; return the last change.

    Leads further beyond are not asked for, so that the first blocks depend on themselves only
    and the others on them; but a bonus turn leaves a challenger less far behind.
    """
    behind, taken, bonus = end.behind[ON], end.taken[ON], end.bonus[ON]
    counts = np.zeros(4, np.int64)
    near = blocks if turn.has_bonus else min(blocks, task.beyond // LANES + 2)
    most, change, lines = _last_row(turn), 1.0, lines_of(len(behind))
    for number in range(_ROUNDS):
        copy(lines.given[number % len(lines.given)], behind)
        change = solve_challengers(
            program, task, space, behind, taken, bonus, behind, taken, 0, near, counts
        )
        if turn.has_bonus:
            change = max(change, solve_leaders(program, task, space, behind, bonus, most, counts))
        if change < CHALLENGE_SETTLED:
            break
        copy(lines.reached[number % len(lines.given)], behind)
        accelerate(lines)
        for w in range(len(behind)):
            behind[w] = min(max(lines.guess[w], 0.0), 1.0)
    solve_challengers(
        program, task, space, behind, taken, bonus, behind, taken, near, blocks, counts
    )
    return change


@inner
def _solve_off(turns, programs, task, space_on, end, blocks, standing):
    """Solve the challengers off the board, and leaders who have one of them behind them."""
    on, program = turns[1], programs.off if standing == 0 else programs.out
    behind, taken, bonus = end.behind[ON], end.taken[ON], end.bonus[ON]
    off, off_taken = end.behind[standing], end.taken[standing]
    counts, rows = np.zeros(4, np.int64), end.taken.shape[2]
    space = workspace(program, rows + LANES, rows + LANES)
    for _ in range(_ROUNDS if may_lose_bonus(turns[standing]) else 1):
        left = solve_challengers(
            program, task, space, behind, taken, bonus, off, off_taken, 0, blocks, counts
        )
        if left < CHALLENGE_SETTLED:
            break
    for _ in range(_ROUNDS if on.has_bonus else 0):
        left = solve_leaders(
            programs.on, task, space_on, off, end.bonus[standing], _last_row(on), counts
        )
        if left < CHALLENGE_SETTLED:
            break


@inner
def _last_row(turn):
    """Return the first row beyond all that a turn comes to; it needs a bound."""
    most = 0
    for n in range(len(turn.row_to)):
        if turn.row_to[n] < NEVER:
            most = max(most, turn.row_to[n])
    return most + turn.reach + 1


@inner
def _stands(rules, standing):
    stands = False
    for one in rules.standing:
        stands = stands or one == standing
    return stands


@inner
def may_lose_bonus(turn):
    """Return whether a bonus turn can follow on points that are not recorded."""
    if turn.overshoot or not turn.has_bonus:
        return turn.has_bonus
    bonus = turn.offers + 1
    for n in range(len(turn.bust)):
        first = turn.option_start[turn.outcome_start[n]]
        for k in range(first, turn.option_start[turn.outcome_start[n + 1]]):
            d = turn.decision[k]
            if turn.source[d] == bonus and turn.row_from[n] + turn.points[k] < turn.bank_from[d]:
                return True
    return False


@inner
def fails(turn):
    """Return how likely a turn is at least to record nothing, whatever its player does."""
    nodes, decisions = len(turn.bust), len(turn.node)
    records, again, worth = np.zeros(nodes), np.zeros(nodes), np.zeros(decisions)
    for _ in range(_MOST):
        for d in range(decisions):
            rolled = records[turn.node[d]] if turn.node[d] >= 0 else 0.0
            worth[d] = 1.0 if turn.bank_from[d] < NEVER else rolled
        expected_best(turn, worth, again)
        change = 0.0
        for n in range(nodes):
            change = max(change, abs(again[n] - records[n]))
        copy(records, again)
        if change < _GONE:
            break
    most = records[turn.start]
    for j in range(turn.offers):
        if turn.attempts[j] >= 0:
            most = max(most, records[turn.attempts[j]])
    return 1.0 - most
