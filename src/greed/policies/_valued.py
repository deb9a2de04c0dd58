"""Rows of policies that know what every way to go on with a turn is worth, and take the best.

What they go by knows no opponent, so two things of the game go before it: they take a win, or the
lead in the final round, and they never bank where that is hopeless.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from greed.graph import Context, TurnGraph
from greed.policies._planned import SURE, Row, bank

_TIE = 1e-9
"""Values closer than this are equal; then the turn is ended."""


class Values(NamedTuple):
    """What the ways to go on are worth with some number of points.

    Attributes:
        thrown: throwing each node.
        banked: ending the turn, by the units that this adds to the score. bonus: the same with a
            bonus turn to come.
        stopped: ending it with nothing recorded. again: the same with a bonus turn to come.
    """

    thrown: Callable[[int], float]
    banked: Callable[[int], float]
    bonus: Callable[[int], float]
    stopped: float
    again: float


def best_row(turn: TurnGraph, points: int, context: Context, values: Values) -> Row:
    """Return the choices that are worth most."""
    rank: list[float] = []
    ends: list[int] = []
    thrown = [values.thrown(x) for x in range(len(turn.nodes))]
    for d, x in enumerate(turn.node):
        does = bank(turn, d, points, context)
        if turn.offer[d] == turn.bonus:
            rank.append(values.bonus(does.adds) if does.records else values.again)
            ends.append(0)
            continue
        rolled = thrown[x] if x >= 0 else -float("inf")
        end = -float("inf")
        if does.may and (does.brings or not context.final):
            end = values.banked(does.adds) if does.records else values.stopped
        # A last turn without dice and without the lead is lost.
        best = max(rolled, end) if max(rolled, end) > -float("inf") else 0.0
        rank.append(SURE + points if does.settles else best)
        better = end >= rolled - _TIE and not context.final
        ends.append(does.ends(does.settles or better))
    return Row(tuple(rank), tuple(ends))
