"""Policy against policy, and the best reply to one, where turns bear on the scores alone.

A turn is played once for each position, and where it ends is written down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.match._score_only import ScoreOnly
from greed.exact.match.outcome_kernels import (
    SeatOutcomes,
    best_outcomes,
    best_response,
    policy_evaluation,
)
from greed.exact.model import Unsolvable
from greed.exact.tolerances import OUTCOMES_SETTLED

__all__ = [
    "RARE",
    "PositionValues",
    "TurnOutcomes",
    "challenge",
    "collected",
    "evaluated",
    "fill_beyond",
    "lead_from",
    "played",
    "responded",
    "turn_ends",
]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

RARE = 1e-17


class TurnOutcomes(NamedTuple):
    """What becomes of the turns of a policy.

    Attributes:
        at: (2, 2, T, T) the turn by own standing, other's, own score, other's.
        begin, chance: turn i records t points with chance[begin[i] + t].
        lost: the chance that it records none.
        ties: (2, D) the chance of a challenger, by standing and deficit, to draw level.
        leads: (2, D, B) its chance to come ahead by each number of units.
    """

    at: Ints
    begin: Ints
    chance: Floats
    lost: Floats
    ties: Floats
    leads: Floats


@dataclass(frozen=True, eq=False)
class PositionValues:
    """What positions are worth to the seat that is to move in them.

    Attributes:
        values: (2, 2, T, W) by own standing, other's, own score, other's; beyond the target the
            other seat leads.
        behind: (2, D) what a challenger wins, by standing and deficit.
    """

    values: Floats
    behind: Floats


def fill_beyond(score_only: ScoreOnly, values: Floats, behind: Floats) -> None:
    """Write what is won against a leader into values (T, W) by own score and the leader's."""
    a, b = np.arange(score_only.target)[:, None], np.arange(score_only.target, values.shape[1])
    values[:, score_only.target :] = 0.0 if score_only.at_once else behind[b - a]


def challenge(score_only: ScoreOnly, behind: Floats, deficit: int) -> Floats:
    """Return what points are worth to a challenger: (deficit + B,), given what one wins in turn."""
    rules = score_only.final_rules
    ahead = np.arange(deficit + score_only.beyond + 1) - deficit
    more = 1.0 - behind[np.maximum(ahead, 0)] if rules.more is None else rules.more
    worth: Floats = np.where(ahead > 0, more, np.where(ahead == 0, rules.equal, rules.less))
    return worth


def played(
    score_only: ScoreOnly, standing: int, banks: Floats, losses: Floats
) -> tuple[Floats, Floats]:
    """Return what becomes of turns that are played best for these ends: (n, rows) and (n,)."""
    turn = score_only.turns[standing]
    found, lost = np.empty(banks.shape), np.empty(len(losses))
    banks = np.ascontiguousarray(banks)
    best_outcomes(turn, banks.shape[1] - 1, turn.reach, banks, losses, found, lost)
    return found, lost


def turn_ends(
    score_only: ScoreOnly, position_values: PositionValues, mine: int, other: int, a: int
) -> tuple[Floats, Floats]:
    """Return what points are worth to a score, and none, for every score of the other seat."""
    rivals = np.array(score_only.scores(other), np.int64)
    banks = 1.0 - position_values.values[other, ON][rivals, a : a + score_only.top(a) + 1]
    return banks, 1.0 - position_values.values[other, mine][rivals, a]


def lead_from(score_only: ScoreOnly, deficit: int) -> int:
    """Return the row from which a challenger leads, or wins."""
    return deficit if score_only.final_rules.equal else deficit + 1


_Race = Callable[[int, int, int], tuple[Floats, Floats]]
_Final = Callable[[int, int], tuple[Floats, Floats]]


def collected(score_only: ScoreOnly, race: _Race, final: _Final) -> TurnOutcomes:
    """Collect the turns of all positions; `race` gives one for all scores of the other or each."""
    size = score_only.target
    at = np.full((2, 2, size, size), -1, np.int64)
    begin, chances = [0], []
    lost: list[float] = []
    for mine in score_only.turns:
        for other in score_only.turns:
            for a in score_only.scores(mine):
                found, nothing = race(mine, other, a)
                first = len(lost)
                for row, missed in zip(found, nothing, strict=True):
                    seen = np.flatnonzero(row > RARE)
                    chances.append(row[: seen[-1] + 1].copy() if len(seen) else row[:0])
                    begin.append(begin[-1] + len(chances[-1]))
                    lost.append(float(missed))
                rivals = np.array(score_only.scores(other), np.int64)
                at[mine, other, a, rivals] = first + (len(found) > 1) * np.arange(len(rivals))
    ties = np.zeros((2, score_only.deficits))
    leads = np.zeros((2, score_only.deficits, score_only.beyond + 1))
    if not score_only.at_once:
        for standing in score_only.turns:
            for deficit in range(1, score_only.deficits):
                row = final(standing, deficit)[0][0]
                ties[standing, deficit] = row[deficit]
                leads[standing, deficit, 1:] = row[deficit + 1 :]
    return TurnOutcomes(at, np.array(begin), np.concatenate(chances), np.array(lost), ties, leads)


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
        if found.final_rules.more is not None or np.abs(best - before).max() < OUTCOMES_SETTLED:
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
