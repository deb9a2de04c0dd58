"""The sides of an exact match: how a policy plays, in the forms that the solver can follow.

A side plays by a plan of each turn, or best for what positions are worth, or nearly so. Which
policy is which side is said in `greed.policies`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from greed.exact.match._deciders import BestDecider, Decider, PlannedDecider, Planner
from greed.exact.model import Unsolvable
from greed.exact.race import Evaluation
from greed.tables import Tables


class Side(Protocol):
    """One of two players, as the solver of matches follows it."""

    @property
    def name(self) -> str:
        """What the policy is called."""
        ...

    def decider(self, tables: Tables) -> Decider:
        """Return how it decides on a sheet.

        Raises:
            Unsolvable: that is not known.
        """
        ...


@dataclass(frozen=True, eq=False)
class PlannedSide:
    """Plays by plans; the scores matter only as far as the planner heeds them."""

    name: str
    planner: Planner

    def decider(self, tables: Tables) -> Decider:
        """Return how it decides."""
        return PlannedDecider(self.planner, tables)


@dataclass(frozen=True)
class BestSide:
    """Plays so that the other seat is left with the least, by what ends of turns are worth.

    With `heat` it draws its choices: one that is worth this much less is e times less likely. It
    takes a sure win, and never banks for nothing. That is the bot level:N.
    """

    name: str
    evaluation: Evaluation
    heat: float = 0.0

    def decider(self, tables: Tables) -> Decider:
        """Return how it decides.

        Raises:
            Unsolvable: it replies to somebody where carryovers are handed on, or knows another
                sheet.
        """
        if tables.sheet != self.evaluation.rules.tables.sheet:
            raise Unsolvable(f"the {self.name} was found for another sheet")
        replies = self.evaluation.mine is not self.evaluation.other
        if replies and tables.sheet.carryover:
            raise Unsolvable(f"what the {self.name} does is not worked out with a carryover")
        return self._decider

    @cached_property
    def _decider(self) -> BestDecider:
        return BestDecider(self.evaluation, self.heat)
