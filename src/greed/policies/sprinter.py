"""The policy that heads for the target in the fewest turns and ignores its opponents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from greed.core.state import ON
from greed.core.turn import Rules, rules_of
from greed.graph import Context, Status, TurnGraph
from greed.policies._planned import Planned, Row
from greed.policies._valued import Values, best_row
from greed.policies.maximiser import Maximiser
from greed.solver import Solution, solve

_LATE = Maximiser()
"""Who plays the final round, where no turn is left to save."""


@dataclass(frozen=True)
class Sprinter(Planned):
    """Reaches the target in the fewest turns on average.

    Every end of a turn is worth minus the expected turns that follow. Once a player has reached
    the target it plays for points.
    """

    name = "sprinter"
    solves = True

    def row(self, turn: TurnGraph, points: int, context: Context) -> Row:
        """Return what takes the fewest turns; in the final round, what gains the most points."""
        if context.final:
            return _LATE.row(turn, points, context)
        race, score = _race(turn), context.score
        thrown = race.thrown(Status(turn.standing, context.strikes), score)
        nodes = len(turn.nodes)
        first = min(points, len(thrown) // nodes - 1) * nodes
        here = Status(turn.standing)
        # Values of throws count this turn, too; that a bonus turn goes with is none of its own.
        values = Values(
            thrown=lambda node: thrown[first + node],
            banked=lambda adds: race.value(Status(ON), score + adds) - 1.0,
            bonus=lambda adds: min(race.value(Status(ON), score + adds), -1.0),
            stopped=race.value(here, score) - 1.0,
            again=race.value(here, score),
        )
        return best_row(turn, points, context, values)

    def takes(self, turn: TurnGraph, offer: int, points: int, context: Context) -> bool:
        """Return whether the attempt takes no more turns than one of its own."""
        if context.final:
            return _LATE.takes(turn, offer, points, context)
        thrown = _race(turn).thrown(Status(turn.standing, context.strikes), context.score)
        nodes = len(turn.nodes)
        row = min(points, len(thrown) // nodes - 1)
        return thrown[row * nodes + turn.attempts[offer]] >= thrown[turn.start]

    def reads(self, context: Context) -> Context:
        """Return a context without the rival; in the final round what points are played for."""
        if context.final:
            return _LATE.reads(context)
        return context._replace(rival=0, lost=0)


class _Race:
    """What the race alone is worth, minus the turns that it takes."""

    def __init__(self, solution: Solution) -> None:
        self.arrays, self.graph = solution.arrays, solution.graph
        tables = enumerate(self.graph.tables)
        self.numbers = {table.statuses[0]: k for k, table in tables if not table.parts}
        self.thrown = lru_cache(maxsize=512)(self._thrown)

    def value(self, status: Status, score: int) -> float:
        """Return what the beginning of a turn is worth."""
        if score >= self.graph.target:
            return 0.0
        k = self.numbers[status]
        gaps = self.graph.clipped(k, (self.graph.target - score,))
        value: float = self.arrays.value.values[self.graph.index(k, gaps)]
        return value

    def _thrown(self, status: Status, score: int) -> Sequence[float]:
        """Return what throws are worth, (rows, N) flat."""
        k = self.numbers[status]
        gaps = self.graph.clipped(k, (self.graph.target - score,))
        return self.arrays.turn_values(k, gaps)[0]


@lru_cache(maxsize=256)
def _race(turn: TurnGraph) -> _Race:
    return _of_rules(rules_of(turn.sheet))


@lru_cache(maxsize=64)
def _of_rules(rules: Rules) -> _Race:
    return _Race(solve(rules.sheet, 1))
