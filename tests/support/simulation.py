"""Players for simulations that look at everything a player can look at, and make no sense."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from greed.core.sheet import Sheet
from greed.graph import Context, TurnGraph
from greed.solver import Plan


@dataclass(frozen=True)
class Wild:
    """Does something else in every situation, always the same.

    Attributes:
        seed: of what it does.
        blind: whether it looks at no more than strikes, final rounds and what is within its reach.
    """

    seed: int
    blind: bool = False

    @property
    def heeds_rival(self) -> bool:
        return not self.blind

    def seated(self, sheet: Sheet, seats: int = 2) -> Wild:  # noqa: ARG002
        return self

    def reads(self, context: Context) -> Context:
        near = min(context.goal, 20)
        if self.blind:
            return Context(context.strikes, context.final, near, context.last, context.bounces)
        return context._replace(score=context.score // 5, rival=context.rival // 7)

    def plan(self, turn: TurnGraph, rows: Sequence[int], context: Context) -> Plan:
        width, offers = len(turn.node), len(turn.offers)
        rank: list[float] = []
        ends: list[int] = []
        takes: list[list[int]] = []
        for row in rows:
            chance = random.Random(repr((self.seed, turn.standing, row // 3, self.reads(context))))
            rank += [chance.randrange(50) for _ in range(width)]
            likely = min(0.1 + row / 40, 0.9)
            ends += [chance.choice((1, 2)) * (chance.random() < likely) for _ in range(width)]
            takes.append([chance.random() < 0.6 for _ in range(offers)])
        return Plan(rank, ends, [row[j] for j in range(offers) for row in takes])
