"""A piece of work: some deals of one table, each in every seat order.

What travels to a worker is the plan and two numbers, what comes back are the results, so that
a worker may be another process or another machine, and a lost piece is simply played again.
This is also the place to hand a table to a faster way of playing, should all its bots have one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from greed.arena.game import Fault, Game, forfeit, play_game
from greed.arena.plan import Plan
from greed.bots import bot
from greed.bots.interface import Bot, close

__all__ = ["Deals", "play_unit"]

Deals = list[list[Game]]
"""Per deal, one game for each seat order."""

PATIENCE = 3
"""Breaches of a bot in one piece of work after which its other games there are not played."""


def play_unit(plan: Plan, table: int, unit: int) -> Deals:
    """Return the games of a piece of work.

    Raises:
        BotError: a bot cannot be made here.
    """
    places = plan.tables[table]
    bots = [bot(plan.bots[number]) for number in places]
    for each in bots:
        if hasattr(each, "limit"):
            each.limit = plan.limit
    breaches: Counter[int] = Counter()
    try:
        return [
            [
                _play(plan, bots, seating, f"{plan.seed}/{table}/{deal}", breaches)
                for seating in plan.seatings(table)
            ]
            for deal in plan.unit_range(table, unit)
        ]
    finally:
        for each in bots:
            close(each)


def _play(
    plan: Plan, bots: Sequence[Bot], seating: Sequence[int], seed: str, breaches: Counter[int]
) -> Game:
    for place, count in sorted(breaches.items()):
        if count >= PATIENCE:
            fault = Fault(place, "out", f"not played after {PATIENCE} breaches")
            return forfeit([0] * len(seating), fault)
    game = play_game(plan.sheet, bots, seating, seed, keep=plan.events)
    if game.fault:
        breaches[game.fault.place] += 1
    return game
