"""Where more points are worth less: in a score, or in a bank that hands them on."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from greed.core.state import ON
from greed.exact.model import Status
from greed.exact.race import Group, Race, self_play

_SAME = 1e-9
_TOLD = 1e-6
"""Attempts are kept as floats, which are off by 3e-8 at most."""


class ScoreDrops(NamedTuple):
    """How often more points of one's own lower the win probability in a solved race.

    Attributes:
        pairs: scores that were compared with the next higher ones.
        lower: how many of them the seat to move wins less often with the higher score.
        worst: the most that it loses by that.
        own, other: the lower score and the score of the other seat where it does, in points.
        generous: how many times the other seat's next higher score raises it.
        most: the most that it raises it.
    """

    pairs: int
    lower: int
    worst: float
    own: int
    other: int
    generous: int
    most: float


def score_drops(race: Race) -> ScoreDrops:
    """Return where a race is not monotone, over all positions that begin a turn.

    >>> from greed.exact import solve
    >>> from greed.sheets import load
    >>> score_drops(solve(load("koans")).race).lower
    0
    """
    unit, pairs, lower, generous = race.tables.unit, 0, 0, 0
    worst = most = 0.0
    own = other = 0
    for group, values in race.values.items():
        first = _first(race, group.mine.standing), _first(race, group.other.standing)
        reached = values[first[0] :, first[1] :]
        up = np.diff(reached, axis=0)
        pairs += up.size
        lower += int((up < -_SAME).sum())
        if up.size and -up.min() > max(worst, _SAME):
            worst = float(-up.min())
            place = np.unravel_index(up.argmin(), up.shape)
            scores = np.array(place) + first + race.lowest
            own, other = (int(score) * unit for score in scores)
        across = np.diff(reached, axis=1)
        generous += int((across > _SAME).sum())
        most = max(most, float(across.max(initial=0.0)))
    return ScoreDrops(pairs, lower, worst, own, other, generous, most if most > _SAME else 0.0)


def _first(race: Race, standing: int) -> int:
    """Return the first score of the arrays that a seat of this standing can have."""
    entry = race.tables.sheet.entry
    return entry.points // race.tables.unit if standing == ON and entry else 0


class CostlyBanks(NamedTuple):
    """How often more points in a bank are worth less, because the next player may build on them.

    Attributes:
        pairs: banks that were compared with one of the next higher points.
        lower: how many of them win less often with the higher points.
        worst: the most that is lost by that.
        own, other, points, dice: scores, points and dice left of that bank.
    """

    pairs: int
    lower: int
    worst: float
    own: int
    other: int
    points: int
    dice: int


def costly_banks(race: Race, step: int = 10) -> CostlyBanks | None:
    """Return where banking more is worth less, with both on the board; None without carryovers.

    Every `step`-th score of either seat is looked at, and all points of a turn below the target.
    """
    on = Group(Status(ON), Status(ON), False)
    turn, seat, unit = race.turn_graph(on), self_play(race), race.tables.unit
    pairs = lower = 0
    worst, place = 0.0, (0, 0, 0, 0)
    for j, hand in enumerate(turn.offers.tolist()):
        for a in range(_first(race, ON), race.target, step):
            for b in range(_first(race, ON), race.target, step):
                banks = seat.bank(on, 1 + j, np.arange(1, race.target - a), a, b)
                up = np.diff(banks)
                pairs += up.size
                lower += int((up < -_TOLD).sum())
                if up.size and -up.min() > max(worst, _TOLD):
                    worst = float(-up.min())
                    dice = int(race.tables.hand_dice[hand])
                    place = a * unit, b * unit, (int(up.argmin()) + 1) * unit, dice
    return CostlyBanks(pairs, lower, worst, *place) if len(turn.offers) else None
