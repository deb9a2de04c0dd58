"""Policy against policy, and the best reply to one, where turns bear on the scores alone."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.match._outcomes import (
    PositionValues,
    TurnOutcomes,
    challenge,
    fill_beyond,
    played,
)
from greed.exact.match._score_only import ScoreOnly
from greed.exact.model import Unsolvable
from greed.exact.turn.kernels import SeatOutcomes, best_response, policy_evaluation

__all__ = ["evaluated", "responded"]

Floats = NDArray[np.float64]

_CLOSE = 1e-14
_ROUNDS = 200


def evaluated(
    found: ScoreOnly, ours: TurnOutcomes, theirs: TurnOutcomes
) -> tuple[PositionValues, PositionValues]:
    """Return what two policies win against each other."""
    behind, against_us = _challenged(found, ours, theirs)
    first = _seat(ours, _empty(found, behind))
    second = _seat(theirs, _empty(found, against_us))
    for mine in found.turns:
        for other in found.turns:
            policy_evaluation(first, second, mine, other, found.low, found.high)
    return PositionValues(first.values, behind), PositionValues(second.values, against_us)


def responded(found: ScoreOnly, theirs: TurnOutcomes) -> tuple[PositionValues, PositionValues]:
    """Return what the best reply to a policy wins against it, and it against that.

    Raises:
        Unsolvable: the best reply does not settle.
    """
    behind, against_us = _replied(found, theirs)
    first = _seat(theirs, _empty(found, behind))  # whose turns are found, not given
    second = _seat(theirs, _empty(found, against_us))
    for mine in found.turns:
        turn = found.turns[mine]
        for other in found.turns:
            left = best_response(
                turn, first, second, mine, other, found.low, found.high, found.target,
                found.beyond, turn.reach,
            )  # fmt: skip
            if left > 1e-10:
                raise Unsolvable("the best reply does not settle")
    return PositionValues(first.values, behind), PositionValues(second.values, against_us)


def _empty(found: ScoreOnly, behind: Floats) -> Floats:
    size = found.target
    values = np.zeros((2, 2, size, size + found.beyond + 1))
    for mine in found.turns:
        fill_beyond(found, values[mine, ON], behind[mine])
    return values


def _seat(turns: TurnOutcomes, values: Floats) -> SeatOutcomes:
    return SeatOutcomes(turns.at, turns.begin, turns.chance, turns.lost, values)


def _challenged(found: ScoreOnly, one: TurnOutcomes, two: TurnOutcomes) -> tuple[Floats, Floats]:
    """Return what the challenger wins of both policies: (2, D) by standing and deficit."""
    if found.at_once:
        return np.zeros((2, found.deficits)), np.zeros((2, found.deficits))
    if found.final_rules.more is not None:
        return _settled(found, one), _settled(found, two)
    # Both on the board and within reach: x = p + A (1 - y), y = q + B (1 - x).
    most = found.beyond + 1
    a, b = (turns.leads[ON, :most] for turns in (one, two))
    p, q = (_without(found, turns)[ON, :most] for turns in (one, two))
    ones = np.ones(most)
    x = np.linalg.solve(np.eye(most) - a @ b, p + a @ (ones - q - b @ ones))
    y = q + b @ (ones - x)
    return _without(found, one) + one.leads @ (ones - y), _without(found, two) + two.leads @ (
        ones - x
    )


def _without(found: ScoreOnly, turns: TurnOutcomes) -> Floats:
    """Return what a challenger wins without coming ahead."""
    fallen: Floats = 1.0 - turns.ties - turns.leads.sum(axis=2)
    worth: Floats = turns.ties * found.final_rules.equal + fallen * found.final_rules.less
    return worth


def _settled(found: ScoreOnly, turns: TurnOutcomes) -> Floats:
    worth: Floats = _without(found, turns) + turns.leads.sum(axis=2) * (
        found.final_rules.more or 0.0
    )
    return worth


def _replied(found: ScoreOnly, theirs: TurnOutcomes) -> tuple[Floats, Floats]:
    """Return what the best challenger wins against a policy, and that policy against it."""
    zeros = np.zeros((2, found.deficits))
    if found.at_once:
        return zeros, zeros
    against_him = zeros if found.final_rules.more is None else _settled(found, theirs)
    before = zeros
    for _ in range(_ROUNDS):
        mine = _best_challenges(found, theirs, against_him[ON])
        best, against_him = _challenged(found, mine, theirs)
        if found.final_rules.more is not None or np.abs(best - before).max() < _CLOSE:
            return best, against_him
        before = best
    raise Unsolvable("the best challenge does not settle")


def _best_challenges(found: ScoreOnly, theirs: TurnOutcomes, behind: Floats) -> TurnOutcomes:
    """Return the best turns of a challenger who is challenged in turn by one who wins `behind`."""
    ties, leads = np.zeros_like(theirs.ties), np.zeros_like(theirs.leads)
    for standing in found.turns:
        for deficit in range(1, found.deficits):
            banks = challenge(found, behind, deficit)
            (row,), _ = played(found, standing, banks[None], np.array([found.final_rules.less]))
            ties[standing, deficit] = row[deficit]
            leads[standing, deficit, 1:] = row[deficit + 1 :]
    return theirs._replace(ties=ties, leads=leads)
