"""What policies for games between two have in common on a sheet, and on which sheets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from greed.core.state import OFF, ON
from greed.exact.model import (
    NEVER,
    FinalRules,
    Status,
    TurnGraph,
    Unsolvable,
    final_rules,
    statuses,
    turn_graph,
)
from greed.exact.race.horizon import unlikely_gain
from greed.tables import Tables

__all__ = ["ScoreOnly", "score_only"]

_BEYOND = 1e-13  # larger leads count as one: the squared chance to come so far ahead
_MOST = 4096


@dataclass(frozen=True, eq=False)
class ScoreOnly:
    """A sheet on which policies are set against each other; scores and points are in units.

    Attributes:
        tables: the sheet as arrays.
        final_rules: how its games end.
        first: the standing at the beginning of a game.
        turns: the turn of each standing, ON first.
        target: the score that ends the race.
        beyond: points of a turn above the score to reach that are worked out one by one.
        low, high: (2,) the least and the highest score of a turn that begins, by standing.
    """

    tables: Tables
    final_rules: FinalRules
    first: int
    turns: dict[int, TurnGraph]
    target: int
    beyond: int
    low: NDArray[np.int64]
    high: NDArray[np.int64]

    @property
    def at_once(self) -> bool:
        """Whether who reaches the target has won."""
        return not self.final_rules.challenged[0]

    @property
    def deficits(self) -> int:
        """How many deficits a challenger may have: 0, 1 and so on."""
        return self.target + self.beyond + 1

    def scores(self, standing: int) -> range:
        """Return the scores with which a turn of the race can begin."""
        return range(int(self.low[standing]), int(self.high[standing]) + 1)

    def top(self, score: int) -> int:
        """Return the row of a turn above which points are worth no more."""
        return self.target - score + self.beyond


@lru_cache(maxsize=32)
def score_only(tables: Tables) -> ScoreOnly:
    """Return what policies need to know of a sheet.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> koans = score_only(tables(load("koans")))
    >>> koans.at_once, koans.target, list(koans.turns)
    (False, 60, [1, 0])

    Raises:
        Unsolvable: a turn on this sheet bears on more than the scores; the message says how.
    """
    known, rules = statuses(tables), final_rules(tables)
    _check(tables)
    turns = {s.standing: turn_graph(tables, s.standing) for s in known.all}
    rows = np.concatenate([np.minimum(m.bank_from, m.stop_from) for m in turns.values()])
    firsts = np.concatenate([m.bank_from for m in turns.values()])
    least = int(max(rows[rows < NEVER].max(initial=0), firsts[firsts < NEVER].max(initial=0)))
    target = tables.sheet.target // tables.unit
    entered = 0
    if OFF in turns:
        entered = int(turns[OFF].bank_from.min())
    beyond = 0
    if rules.challenged[0]:
        beyond = unlikely_gain(tables, _BEYOND**0.5) or _MOST
    return ScoreOnly(
        tables, rules, known.first.standing, turns, target,
        max(least, beyond),
        np.array([0, entered], np.int64), np.array([0, target - 1], np.int64),
    )  # fmt: skip


def _check(tables: Tables) -> None:
    sheet, known, rules = tables.sheet, statuses(tables), final_rules(tables)
    reasons = {
        "a carryover": sheet.carryover,
        "strikes": not set(known.all) <= {Status(ON), Status(OFF)} or any(known.drop.values()),
        "bonus turns": sheet.turn.hot_dice == "bonus_turn",
        "a target that must be hit": sheet.end.overshoot == "forfeits",
        "rounds that are finished": rules.rounds,
    }
    for reason, there in reasons.items():
        if there:
            raise Unsolvable(f"a turn bears on more than the scores here: {reason}")
