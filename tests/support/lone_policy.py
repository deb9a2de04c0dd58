"""How many turns a policy takes to the target alone: exact, by following all chances."""

from __future__ import annotations

import numpy as np

from greed.core.state import ON
from greed.sim.facts import Facts, facts
from greed.sim.policy import EARLY, PolicyTable
from greed.tables import Tables


def turns_alone(tables: Tables, policy: PolicyTable) -> float:
    """Return the expected turns of a sheet without strikes, bonus turns and fines.

    Nothing is solved here: each turn is played as the policy says, and what is rarer than 10^-14
    is left out.
    """
    rules = facts(tables, 2)
    target = tables.sheet.target // tables.unit
    turns = np.zeros(target)
    for score in reversed(range(target)):
        turns[score] = _turns(tables, rules, policy, ON, score, turns)
    if rules.standing == ON:
        return float(turns[0])
    return _turns(tables, rules, policy, rules.standing, 0, turns)


def _turns(
    tables: Tables, rules: Facts, policy: PolicyTable, standing: int, score: int, turns: np.ndarray
) -> float:
    """Return the expected turns from a score, given those from all higher ones."""
    row, target = int(policy.rows[0, 0, standing, score, 0]), len(turns)
    least = max(int(rules.entry[standing]), rules.minimum)
    follow = np.zeros((2 * target + 500, len(tables.hands)))
    follow[0, int(rules.start_hand[standing])] = 1
    nothing = later = 0.0
    for points, hand in np.ndindex(*follow.shape):
        if (chance := follow[points, hand]) < 1e-14:
            continue
        for outcome in range(*tables.outcome_start[hand : hand + 2].tolist()):
            odds = chance * tables.chance[outcome]
            option = _taken(tables, policy, row, outcome, points)
            if option < 0:
                nothing += odds
                continue
            total, left = points + int(tables.points[option]), int(tables.next_hand[option])
            records = bool(tables.may_bank[option]) and total >= least
            enough = score + total >= target or (left >= 0 and _banks(policy, row, left, total))
            if left >= 0 and not (records and total and enough):
                follow[total, left] += odds
            elif not records:
                nothing += odds
            elif score + total < target:
                later += odds * turns[score + total]
    return float((1 + later) / (1 - nothing))


def _taken(tables: Tables, policy: PolicyTable, row: int, outcome: int, points: int) -> int:
    table = int(policy.keeps[row]) * len(tables.chance) + outcome
    steps = range(*policy.step_start[table : table + 2].tolist())
    return int(policy.step_option[max(s for s in steps if policy.step_from[s] <= points)])


def _banks(policy: PolicyTable, row: int, hand: int, points: int) -> bool:
    if points >= policy.bank[row, hand]:
        return True
    return points < EARLY and bool(int(policy.early[row, hand]) >> points & 1)
