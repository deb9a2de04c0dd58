"""A table of a tournament: what is counted, whether it is closed, and what it says of its bots."""

from __future__ import annotations

from collections import Counter

from greed.arena.confidence import Interval, anytime_interval, fixed_interval
from greed.arena.plan import Plan
from greed.arena.tally import TableTally
from greed.arena.unit import Deals

__all__ = ["TableState", "interval_of", "verdict"]

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


def interval_of(plan: Plan, results: Counter[float]) -> Interval:
    """Return the interval of a pair's score, at the error that the plan allows each pair."""
    if plan.test is None:
        return fixed_interval(results)
    return anytime_interval(results, plan.test.error / _questions(plan))


def verdict(plan: Plan, interval: Interval) -> str:
    """Say what an interval decides: better, worse, equal or (as yet) open."""
    if interval.low > 0.5:
        return "better"
    if interval.high < 0.5:
        return "worse"
    margin = plan.test.margin if plan.test else 0.0
    equal = margin and interval.low >= 0.5 - margin and interval.high <= 0.5 + margin
    return "equal" if equal else "open"


def _questions(plan: Plan) -> int:
    """Return how many pairs the tournament says something of."""
    return sum(len(table) * (len(table) - 1) // 2 for table in plan.tables)
