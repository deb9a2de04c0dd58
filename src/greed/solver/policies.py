"""Seats whose choices are given: plans of whole turns, and play by another solution's values."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Protocol

from greed.graph import GameGraph, Table, TurnGraph
from greed.kernel import Block, Kernel
from greed.solver.size import attempts_of

BEST, GUIDED = -1, -2


@dataclass(frozen=True, eq=False)
class Plan:
    """How a turn is played: what it keeps, when it ends, and what it takes over.

    Rows are the points of the turn in units; the last one stands for all points above. A decision
    is numbered as in `TurnGraph`.

    Attributes:
        rank: (rows, D) of several keeps the one whose decision ranks highest is taken.
        ends: (rows, D) whether the turn is ended, where that records its points.
        takes: (J, rows) whether a carryover with these points is taken over.
    """

    rank: Sequence[float]
    ends: Sequence[int]
    takes: Sequence[int] = ()


class Planner(Protocol):
    """A policy that plays by plans."""

    def plan(self, turn: TurnGraph, table: Table, gaps: tuple[int, ...]) -> Plan:
        """Return how a turn is played that begins at a position, from the seat to move on.

        The same plan should be the same object: it is handed to the kernel once.
        """
        ...


class Values(Protocol):
    """What positions are worth, as `greed.solver.arrays.Arrays` holds it."""

    plain: GameGraph
    value: Block
    attempts: Block


class Solved(Protocol):
    """A solution, as far as others can play by it."""

    @property
    def arrays(self) -> Values:
        """The values of its positions."""
        ...


@dataclass(frozen=True, eq=False)
class Guided:
    """Plays by the values of a solution: the best choice, or one drawn from a softmax.

    Attributes:
        solution: of the same sheet and number of seats.
        temperature: a choice that wins this much less is chosen e times less often; 0: never.
    """

    solution: Solved
    temperature: float = 0.0


Policy = Planner | Guided | None
"""How a seat plays; None means its best against the others."""


def told_apart(graph: GameGraph) -> GameGraph:
    """Return a graph in which it matters which seat moves: table k * n + m when seat m does.

    >>> import greed
    >>> from greed.graph import game_graph
    >>> len(told_apart(game_graph(greed.load("koans"))).tables)
    12
    """
    n, ends = graph.seats, 15
    movers = range(n)

    def again(column: array[int], width: int) -> array[int]:
        rows = (column[i : i + width] for i in range(0, len(column), width))
        return array(column.typecode, [x for row in rows for _ in movers for x in row])

    after, turned = again(graph.after, ends), again(graph.rotation, ends)
    for i, then in enumerate(after):
        mover = i // ends % n
        after[i] = then if then < 0 else then * n + (mover + turned[i]) % n
    bounds = [*graph.base, graph.size]
    sizes = [b - a for a, b in pairwise(bounds) for _ in movers]
    return replace(
        graph,
        tables=tuple(table for table in graph.tables for _ in movers),
        least=again(graph.least, n),
        count=again(graph.count, n),
        stride=again(graph.stride, n),
        base=array("q", accumulate(sizes[:-1], initial=0)),
        size=sum(sizes),
        after=after,
        rotation=turned,
        move=again(graph.move, ends),
        cost=again(graph.cost, 1),
        floor=again(graph.floor, 1),
        leads=again(graph.leads, 1),
        offered=again(graph.offered, 1),
    )


class Given:
    """The policies of a game's seats, as the kernel reads them.

    Attributes:
        fields: policy, plans, guide, attempts and bases of the guide, as in `Game`.
        temperature: of those who are guided.
    """

    def __init__(
        self, kernel: Kernel, graph: GameGraph, turns: dict[int, TurnGraph], seats: Sequence[Policy]
    ) -> None:
        guides = [seat for seat in seats if isinstance(seat, Guided)]
        if len({(guide.solution, guide.temperature) for guide in guides}) > 1:
            raise ValueError("seats that play by values must all play by the same ones")
        numbers = array("i", [BEST]) * graph.size
        plans: dict[int, tuple[Plan, int, int]] = {}
        for k, table in enumerate(graph.tables):
            policy, at = seats[k % graph.seats], graph.base[k]
            turn = turns[table.statuses[0].standing]
            for gaps in graph.positions(k):
                if isinstance(policy, Guided):
                    numbers[at] = GUIDED
                elif policy:
                    plan = policy.plan(turn, table, gaps)
                    told = plan, len(plans), len(plan.rank) // len(turn.node)
                    numbers[at] = plans.setdefault(id(plan), told)[1]
                at += 1
        self._kept: list[Block] = []
        records = b""
        for plan, _, rows in plans.values():
            blocks = (
                kernel.block("d", plan.rank), kernel.block("B", plan.ends),
                kernel.block("B", plan.takes),
            )  # fmt: skip
            self._kept += blocks
            records += bytes(kernel.record([rows, *blocks]).values)
        guide: Values | None = guides[0].solution.arrays if guides else None
        bases = [base for base in guide.plain.base for _ in seats] if guide else []
        begins = attempts_of(guide.plain)[0] if guide else []
        self.temperature = guides[0].temperature if guides else 0.0
        self.fields: tuple[Block | None, ...] = (
            kernel.block("i", numbers), kernel.block("B", records), guide.value if guide else None,
            guide.attempts if guide else None, kernel.block("q", bases) if guide else None,
            kernel.block("q", [first for first in begins for _ in seats]) if guide else None,
        )  # fmt: skip
