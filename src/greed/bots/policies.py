"""Policies that solvers know, as tables for the simulator.

`greed.exact` says what positions are worth, `greed.sim` plays what follows from that; neither
knows the other, so they meet here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from greed.core.state import ON
from greed.exact.shelf import kept_solo
from greed.exact.solo import Solo
from greed.exact.status import Status, statuses
from greed.sim import Maker, Policy, PolicyError, Stakes, best_policy, named
from greed.tables import Tables

__all__ = ["SoloOptimal", "policy"]


@dataclass(frozen=True)
class SoloOptimal:
    """The maker of the policy that takes the fewest turns to the target, were it alone.

    It does not look at strikes already counted against it.
    """

    def __str__(self) -> str:
        return "solo-optimal"

    def __call__(self, tables: Tables) -> Policy:
        """Return the policy for a sheet: on the board a row for each score, off it one."""
        race, target = kept_solo(tables), tables.sheet.target // tables.unit
        rows = np.zeros((3, target, 1), np.int32)
        stakes: list[Any] = []
        for standing in sorted({status.standing for status in statuses(tables).all}):
            for score in range(target if standing == ON else 1):
                rows[standing, score:, 0] = len(stakes)
                stakes.append(_stakes(race, standing, score))
        return best_policy(tables, str(self), rows, stakes)


def _stakes(race: Solo, standing: int, score: int) -> Stakes:
    """Return what ends of a turn are worth: minus the turns that are still to come."""
    tables, known = race.tables, statuses(race.tables)
    unit, target = tables.unit, tables.sheet.target // tables.unit
    on, own = Status(ON), Status(standing)
    size = target - score + int(tables.points.max()) + 1
    bank = np.zeros(size)
    for points in range(min(size, target - score)):
        bank[points] = -race.turns(on, (score + points) * unit)
    missed = -race.turns(own, score * unit)
    if tables.sheet.end.overshoot == "forfeits":
        bank[target - score + 1 :] = missed
    after = known.bust[own]
    drop = known.drop[own]
    left = 0 if drop == "all" else score * unit - (drop if isinstance(drop, int) else 0)
    if known.floor:
        left = max(left, 0)
    # A bonus turn belongs to the turn that earned it.
    return Stakes(standing, bank, -race.turns(after, left), missed, bank + 1.0)


def policy(name: str) -> Maker:
    """Return the maker of a policy by its name, those of the solvers included.

    >>> policy("solo-optimal"), policy("threshold:350")
    (SoloOptimal(), Threshold(points=350))

    Raises:
        PolicyError: there is no policy of this name.
    """
    if name == "solo-optimal":
        return SoloOptimal()
    try:
        return named(name)
    except PolicyError as error:
        raise PolicyError(f"{error} and solo-optimal".replace(" and turn", ", turn")) from None
