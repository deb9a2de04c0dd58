"""The rules of the race between two seats, as its solvers ask for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from greed.exact.model import (
    FinalRules,
    Status,
    Statuses,
    TurnGraph,
    final_rules,
    statuses,
    turn_graph,
)
from greed.tables import Tables

__all__ = ["Group", "RaceRules", "race_rules"]


class Group(NamedTuple):
    """What matters of a position besides the scores.

    mine: status of the seat to move; other: of the other seat; second: whether the seat to
    move is the one that did not begin the round (always False where it does not matter).
    """

    mine: Status
    other: Status
    second: bool = False


@dataclass(frozen=True, eq=False)
class RaceRules:
    """What a sheet says about the race between two; scores and points are in units.

    Attributes:
        tables: the sheet as arrays.
        target: the score that ends the race.
        statuses: what matters of a seat besides its score.
        final_rules: how games end.
    """

    tables: Tables
    target: int
    statuses: Statuses
    final_rules: FinalRules

    @property
    def overshoot(self) -> bool:
        """Whether points beyond the target are not recorded."""
        return self.tables.sheet.end.overshoot == "forfeits"

    @property
    def seconds(self) -> tuple[bool, ...]:
        """What `Group.second` can be."""
        return (False, True) if self.final_rules.rounds else (False,)

    def groups(self, mine: tuple[Status, ...], other: tuple[Status, ...]) -> list[Group]:
        """Return the groups of these statuses."""
        return [Group(i, j, k) for i in mine for j in other for k in self.seconds]

    def turn_graph(self, group: Group) -> TurnGraph:
        """Return the turn of the seat to move."""
        return turn_graph(self.tables, group.mine.standing)

    def follows(self, group: Group, mine: Status) -> Group:
        """Return the group of the other seat's turn, the seat that moved having this status."""
        return Group(group.other, mine, not group.second if self.final_rules.rounds else False)

    def challenged(self, *, second: bool) -> bool:
        """Whether a seat that is second in the round (or not) has a turn after the target."""
        return self.final_rules.challenged[0 if second or not self.final_rules.rounds else 1]


@lru_cache(maxsize=64)
def race_rules(tables: Tables) -> RaceRules:
    """Return the rules of a sheet's race.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> race_rules(tables(load("koans"))).target
    60
    """
    target = tables.sheet.target // tables.unit
    return RaceRules(tables, target, statuses(tables), final_rules(tables))
