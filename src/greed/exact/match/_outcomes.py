"""What becomes of every turn that a side plays, where turns bear on the scores alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.match._score_only import ScoreOnly
from greed.exact.turn.kernels import best_outcomes

__all__ = [
    "RARE",
    "PositionValues",
    "TurnOutcomes",
    "challenge",
    "collected",
    "fill_beyond",
    "lead_from",
    "played",
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
