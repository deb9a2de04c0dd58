"""What a tournament dares to say of two bots."""

from __future__ import annotations

from collections import Counter

from greed.arena.confidence import Interval, anytime_interval, fixed_interval
from greed.arena.plan import Plan

__all__ = ["interval_of", "verdict"]


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
