"""The end of a race: the turns of challengers, who have to beat a score, and of leaders."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from greed.exact.lane_kernels import LANES
from greed.exact.race.turn_kernels import solve_turns
from greed.exact.race.turn_layout_kernels import CompiledTurn, Workspace


class ChallengeRules(NamedTuple):
    """What a challenger wins, by how far it is behind and what it may take over.

    Attributes:
        less, equal, more: what a score below, at and above the leader's wins.
        fallen: what losing a turn with the leader's score wins.
        again: whether the leader may challenge in turn, so that `more` does not say it.
        exact: whether no score above the target is recorded.
        beyond: rows above the leader that are worked out one by one.
    """

    less: float
    equal: float
    fallen: float
    more: float
    again: np.bool_
    exact: np.bool_
    offers: np.bool_
    beyond: np.int64


@njit(cache=True)
def solve_challengers(
    turn: CompiledTurn, rules: ChallengeRules, space: Workspace, behind, taken, bonus, next_behind,
    next_taken, first_block: int, last_block: int, counts,
) -> float:  # fmt: skip
    """Work out what challengers win, from what challengers on the board win in turn.

    behind[w] is what a player wins who is w behind and on the board, taken[j, t, w] by attempting
    carryover j with t points, bonus[w] what a leader wins in a bonus turn who is w ahead; the
    results for the standing of `turn` go to next_behind and next_taken. Return the largest
    change.
    """
    change = 0.0
    sources = np.int64(turn.sources)
    offers = sources - 2
    bust, stop = np.zeros(LANES), np.zeros(LANES)
    for block in range(first_block, last_block):
        first = block * LANES
        top = first + LANES - 1 + rules.beyond
        for t in range(top + 1):
            for lane in range(LANES):
                ahead = t - first - lane
                here = t * sources * LANES + lane
                plain = rules.less
                if ahead == 0:
                    plain = rules.equal
                elif ahead > 0:
                    plain = 1.0 - behind[ahead] if rules.again else rules.more
                space.banks[here] = plain
                for j in range(offers):
                    bank = plain
                    if ahead > 0 and rules.again and rules.offers:
                        bank = min(plain, 1.0 - taken[j, t, ahead])
                    space.banks[here + (j + 1) * LANES] = bank
                bank = behind[-ahead] if ahead <= 0 else bonus[ahead] if rules.again else rules.more
                if t == 0 or (rules.exact and ahead > 0):  # another turn to do the same
                    bank = next_behind[first + lane]
                space.banks[here + (offers + 1) * LANES] = bank
        for lane in range(LANES):
            bust[lane] = rules.fallen if first + lane == 0 else rules.less
            stop[lane] = rules.equal if first + lane == 0 else rules.less
        solve_turns(turn, space, top, bust, stop, top + 1 if offers else 0, counts)
        for lane in range(LANES):
            change = max(change, abs(next_behind[first + lane] - space.result[lane]))
            next_behind[first + lane] = space.result[lane]
        for j in range(offers):
            for t in range(next_taken.shape[1]):
                row = (j * (top + 1) + min(t, top)) * LANES
                for lane in range(LANES):
                    worth = space.tries[row + lane]
                    change = max(change, abs(next_taken[j, t, first + lane] - worth))
                    next_taken[j, t, first + lane] = worth
    return change


@njit(cache=True)
def solve_leaders(
    turn: CompiledTurn, rules: ChallengeRules, space: Workspace, behind, bonus, rows: int, counts
) -> float:
    """Work out what a leader wins in a bonus turn who is w ahead; return the largest change."""
    change = 0.0
    sources = np.int64(turn.sources)
    bust = np.zeros(LANES)
    most = len(bonus) - 1
    for block in range(len(bonus) // LANES - 1, -1, -1):
        first = block * LANES
        for t in range(rows + 1):
            for lane in range(LANES):
                ahead = min(first + lane + (0 if rules.exact else t), most)
                here = t * sources * LANES + lane
                for source in range(sources - 1):
                    space.banks[here + source * LANES] = 1.0 - behind[ahead]
                space.banks[here + (sources - 1) * LANES] = bonus[ahead]
        for lane in range(LANES):
            bust[lane] = 1.0 - behind[first + lane]
        solve_turns(turn, space, rows, bust, bust, 0, counts)
        for lane in range(LANES):
            change = max(change, abs(bonus[first + lane] - space.result[lane]))
            bonus[first + lane] = space.result[lane]
    return change
