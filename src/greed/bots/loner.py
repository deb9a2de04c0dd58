"""The policy with the fewest turns to the target, as a table for the simulator."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from greed.bots.shelf import kept_policy
from greed.core.state import ON
from greed.exact.model import Status, statuses
from greed.exact.solo import SOLO_VERSION, SoloRace, saved_solo
from greed.sim import Policy, Stakes, best_policy
from greed.tables import Tables

__all__ = ["SoloOptimal"]

_SLACK = 1e-6
"""Turns that a choice may cost if that makes the table smaller."""


@dataclass(frozen=True)
class SoloOptimal:
    """The maker of the policy that takes the fewest turns to the target, were it alone."""

    def __str__(self) -> str:
        return "solo-optimal"

    def __call__(self, tables: Tables) -> Policy:
        """Return the policy for a sheet, built once and then kept on disk.

        It has a row for each score on the board, and one off it.

        Raises:
            Unsolvable: the target cannot be reached from some score.
        """
        return _made(tables, self)


@lru_cache(maxsize=4)
def _made(tables: Tables, maker: SoloOptimal) -> Policy:
    return kept_policy(tables, maker, SOLO_VERSION, lambda: _built(tables, str(maker)))


def _built(tables: Tables, name: str) -> Policy:
    race, target = saved_solo(tables), tables.sheet.target // tables.unit
    known = statuses(tables).all
    strikes = 1 + max(status.strikes for status in known)
    rows = np.zeros((1, strikes, 3, target, 1), np.int32)
    turns: list[tuple[Status, int]] = []
    for status in known:
        for score in range(target if status.standing == ON else 1):
            rows[0, status.strikes :, status.standing, score:, 0] = len(turns)
            turns.append((status, score))
    position_values = (_stakes(race, *turn) for turn in turns)
    return best_policy(tables, name, rows, position_values, slack=_SLACK)


def _stakes(race: SoloRace, status: Status, score: int) -> Stakes:
    """Return what ends of a turn are worth: minus the turns that are still to come."""
    tables, known = race.tables, statuses(race.tables)
    size = tables.sheet.target // tables.unit - score + int(tables.points.max()) + 1
    bank, missed = race.banks(race.legs[status.standing], score - race.lowest, size)
    drop = known.drop[status]
    left = 0 if drop == "all" else score * tables.unit - (drop if isinstance(drop, int) else 0)
    if known.floor:
        left = max(left, 0)
    return Stakes(status.standing, bank[0], -race.turns(known.bust[status], left), missed, bank[1])
