"""A table of a tournament: what is counted, what waits for it, and whether it is closed."""

from __future__ import annotations

from collections import Counter

from greed.arena.plan import Plan
from greed.arena.tally import TableTally
from greed.arena.unit import Deals
from greed.arena.verdict import interval_of, verdict

__all__ = ["TableState"]

OUT = 12
"""Breaches of a bot at one table after which it is closed."""


class TableState:
    """The results of a table, counted in the order of its pieces of work, however they come."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.tally = TableTally(plan.seatings(number))
        self.waiting: dict[int, Deals] = {}
        self.counted = 0
        self.closed = False
        self.forfeits = False

    def take(self, unit: int, deals: Deals) -> None:
        """Take a result, and count all that are due."""
        self.waiting[unit] = deals
        while not self.closed and self.counted in self.waiting:
            for games in self.waiting.pop(self.counted):
                self.tally.add(games)
            self.counted += 1
            self._judge()

    def _judge(self) -> None:
        by_place: Counter[int] = Counter()
        for (place, _), times in self.tally.breaches.items():
            by_place[place] += times
        self.forfeits = max(by_place.values(), default=0) >= OUT
        played = self.counted == self.plan.units(self.number)
        decided = self.plan.test is not None and all(
            verdict(self.plan, interval_of(self.plan, self.tally.results(pair))) != "open"
            for pair in self.tally.pairs
        )
        self.closed = self.forfeits or played or decided
