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
    on, program = turns[1], programs.on
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
    behind, taken, bonus = end.behind[ON], end.taken[ON], end.bonus[ON]
    counts = np.zeros(4, np.int64)
    space = workspace(program, rows + LANES, rows + LANES)
    # Leads further beyond are not asked for, so that the first blocks depend on themselves only
    # and the others on them; but a bonus turn leaves a challenger less far behind.
    near = blocks if on.has_bonus else min(blocks, beyond // LANES + 2)
    most = 0
    for n in range(len(on.row_to)):
        if on.row_to[n] < NEVER:
            most = max(most, on.row_to[n])
    most += on.reach + 1
    change, lines = 1.0, lines_of(size)
    for number in range(_ROUNDS):
        copy(lines.given[number % len(lines.given)], behind)
        change = solve_challengers(
            program, task, space, behind, taken, bonus, behind, taken, 0, near, counts
        )
        if on.has_bonus:
            change = max(change, solve_leaders(program, task, space, behind, bonus, most, counts))
        if change < CHALLENGE_SETTLED:
            break
        copy(lines.reached[number % len(lines.given)], behind)
        accelerate(lines)
        for w in range(size):
            behind[w] = min(max(lines.guess[w], 0.0), 1.0)
    solve_challengers(
        program, task, space, behind, taken, bonus, behind, taken, near, blocks, counts
    )
    for standing in (0, 2):
        if not _stands(rules, standing):
            continue
        turn = turns[standing]
        other = programs.off if standing == 0 else programs.out
        space_off = workspace(other, rows + LANES, rows + LANES)
        off, off_taken = end.behind[standing], end.taken[standing]
        for _ in range(_ROUNDS if may_lose_bonus(turn) else 1):
            left = solve_challengers(
                other, task, space_off, behind, taken, bonus, off, off_taken, 0, blocks, counts
            )
            if left < CHALLENGE_SETTLED:
                break
        for _ in range(_ROUNDS if on.has_bonus else 0):
            left = solve_leaders(program, task, space, off, end.bonus[standing], most, counts)
            if left < CHALLENGE_SETTLED:
                break
    return end, change


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
