"""How players who think of points alone play a turn: what they keep, and when they bank."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.odds import bust_chance
from greed.core.state import ON
from greed.core.turn import rules_of
from greed.exact.model import NEVER, TurnGraph, turn_graph
from greed.exact.turn._best_turn import BestTurn, best_turn

__all__ = [
    "Task",
    "TurnPlan",
    "keeps_most",
    "most_points_accepts",
    "most_points_plan",
    "threshold_accepts",
    "threshold_plan",
]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_ALL = 1e12


class Task(NamedTuple):
    """What a turn is to do, in rows.

    goal: from where on a bank wins, or in the final round leads. last: above this row a bank
    records nothing. final: whether only that counts.
    """

    goal: int = NEVER
    last: int = NEVER
    final: bool = False


class TurnPlan(NamedTuple):
    """How a turn is played whatever the scores are.

    Attributes:
        keep: (rows, C) of several options that is taken whose decision has the most here.
        bank: (rows,) infinite where the turn is ended, minus infinite where it goes on; or a
            number, and it is ended where that is no less than `keep`.
    """

    keep: Floats
    bank: Floats


def keeps_most(turn: TurnGraph, nodes: Ints, rows: int) -> Floats:
    """Return the `keep` of orders to keep what scores most, of equal keeps that of fewest dice.

    `nodes` (C,) are the nodes that the decisions lead to.
    """
    held = turn.tables
    dice = np.append(held.hand_dice[turn.hand], 0)[nodes]
    left = dice % held.hand_dice[held.start_hand]  # with all dice to throw none is left
    keep: Floats = np.arange(rows)[:, None] * 64.0 + left
    return keep


def threshold_plan(turn: TurnGraph, points: int, rows: int, task: Task) -> TurnPlan:
    """Return the orders to bank so many points: the bot threshold:POINTS."""
    t, units = np.arange(rows), max(-(-points // turn.tables.unit), 1)
    enough = (t >= (task.goal if task.final else min(task.goal, units))) & (t <= task.last)
    return TurnPlan(keeps_most(turn, turn.node, rows), np.where(enough, np.inf, -np.inf))


def threshold_accepts(turn: TurnGraph, points: int, offer: int, rows: int) -> NDArray[np.bool_]:
    """Say for inherited points up to so many rows whether the bot attempts a carryover."""
    hand = turn.tables.hands[int(turn.offers[offer])]
    likely = bust_chance(rules_of(turn.tables.sheet), hand) < 1 / 2
    return likely & (np.arange(rows) * turn.tables.unit >= points)


def most_points_plan(turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
    """Return the orders to gain the most points on average: the bot maximiser."""
    t = np.arange(rows)[:, None]
    tally = turn.source == turn.tally
    recorded = t * float(turn.tables.unit) + np.where(tally, _bonus(turn), 0.0)
    banks = t >= turn.bank_from
    ended = np.where(banks & (t <= task.last), recorded, -np.inf)
    ended[(banks & (t > task.last)) | (~banks & (t >= turn.stop_from))] = 0.0
    thrown = np.where(turn.node >= 0, _thrown(turn, rows)[:, turn.node], -np.inf)
    bank = np.where(t[:, 0] <= task.last, t[:, 0] * float(turn.tables.unit), 0.0)
    keep = np.maximum(thrown, ended)
    if task.final:
        keep = np.where(turn.node >= 0, thrown, np.maximum(ended, 0.0))
        bank = np.full(rows, -np.inf)
    settled = (t >= task.goal) & (t <= task.last)
    keep = np.where(settled & banks & ~tally, _ALL + t, keep)
    return TurnPlan(keep, np.where(settled[:, 0], np.inf, bank))


def most_points_accepts(turn: TurnGraph, offer: int, rows: int) -> NDArray[np.bool_]:
    """Say for inherited points up to so many rows whether the bot attempts a carryover."""
    thrown, node = _thrown(turn, rows), int(turn.attempts[offer])
    taken: NDArray[np.bool_] = thrown[:, node] >= thrown[0, turn.start]
    return taken


def _thrown(turn: TurnGraph, rows: int) -> Floats:
    """Return (rows, N) the expected points of a turn that throws a node."""
    best = _best(turn)
    above = np.arange(len(best.nodes), max(rows, len(best.nodes)))[:, None]
    lines = above * best.tail.slope + best.tail.level
    return np.concatenate([best.nodes, lines])[:rows]


def _bonus(turn: TurnGraph) -> float:
    """Return the expected points of a bonus turn."""
    if not (turn.source == turn.tally).any():
        return 0.0
    return _best(turn_graph(turn.tables, ON)).value


@lru_cache(maxsize=64)
def _best(turn: TurnGraph) -> BestTurn:
    return best_turn(turn.tables, turn.standing)
