"""What somebody does in the turns of a game between two, whatever the sheet."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import NEVER, TurnGraph
from greed.exact.race import Positions, Race, race_rules, self_play, terminal_values
from greed.exact.turn import Task, TerminalValues, TurnPlan
from greed.tables import Tables

__all__ = ["Choices", "Decider", "OptimalDecider", "PlannedDecider", "Planner"]

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]

_KEPT = 512  # orders that are kept


class Choices(NamedTuple):
    """What is kept, and when a turn is ended.

    Attributes:
        worth: (rows + reach, C, lanes) of several keeps the one of most worth is taken.
        ends: (rows, C, lanes) whether the turn is ended.
    """

    worth: Floats
    ends: Bools


class Decider(Protocol):
    """Who decides every turn, and whether to attempt a carryover."""

    def turns(self, positions: Positions, rows: Ints) -> TerminalValues[Floats] | Choices:
        """Return what is done in turns, or for which ends the best is done."""
        ...

    def accepts(self, positions: Positions, offer: int, points: Ints) -> Bools:
        """Say whether a carryover with so many units is attempted, position by position."""
        ...


class Planner(Protocol):
    """A policy that plays by orders."""

    def plan(self, turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
        """Return how a turn is played."""
        ...

    def accepts(self, turn: TurnGraph, offer: int, rows: int) -> Bools:
        """Say with which inherited points a carryover is attempted."""
        ...


class OptimalDecider:
    """Plays so that the other seat is left with the least, as a solved race has it."""

    def __init__(self, race: Race) -> None:
        self.race = race

    def turns(self, positions: Positions, rows: Ints) -> TerminalValues[Floats]:
        """Return what the ends are worth if both play best."""
        return terminal_values(self_play(self.race), positions, rows)

    def accepts(self, positions: Positions, offer: int, points: Ints) -> Bools:
        """Say whether the attempt is worth more than a turn of one's own."""
        race, (part, group, a, b) = self.race, positions
        if part == "race":
            found: Bools = race.attempt(group, offer, points, a, b) > race.worth(group, a, b)
            return found
        behind, taken = race.final_round.behind[ON], race.final_round.taken[ON][offer]
        place = np.minimum(b - a, len(behind) - 1)
        more: Bools = taken[np.minimum(points, len(taken) - 1), place] > behind[place]
        return more


class PlannedDecider:
    """Plays by orders that look at no score but for a win, or the lead in the final round."""

    def __init__(self, policy: Planner, tables: Tables) -> None:
        self.policy = policy
        self.rules = race_rules(tables)
        self._kept: dict[tuple[int, int, Task], Choices] = {}
        self._taken: dict[tuple[int, int], Bools] = {}

    def turns(self, positions: Positions, rows: Ints) -> Choices:
        """Return what is done, lane by lane."""
        graph = self.rules.turn_graph(positions.group)
        found = [self._choices(graph, len(rows), task) for task in self._tasks(positions)]
        return Choices(
            np.stack([each.worth for each in found], axis=-1),
            np.stack([each.ends for each in found], axis=-1),
        )

    def accepts(self, positions: Positions, offer: int, points: Ints) -> Bools:
        """Say whether the points are enough, whoever is asked."""
        graph = self.rules.turn_graph(positions.group)
        key = graph.standing, offer
        most = int(points.max(initial=0)) + 1
        if key not in self._taken or len(self._taken[key]) < most:
            rows = max(most, 2 * self.rules.target)
            self._taken[key] = self.policy.accepts(graph, offer, rows)
        taken: Bools = self._taken[key][points]
        return taken

    def _choices(self, graph: TurnGraph, rows: int, task: Task) -> Choices:
        key = graph.standing, rows, task
        if key not in self._kept:
            if len(self._kept) > _KEPT:
                self._kept.clear()
            keep, bank = self.policy.plan(graph, rows + graph.reach, task)
            ends = (bank[:rows, None] >= keep[:rows]) & (
                np.arange(rows)[:, None] >= graph.bank_from
            )
            self._kept[key] = Choices(keep, ends)
        return self._kept[key]

    def _tasks(self, positions: Positions) -> list[Task]:
        """Return what each turn is to do."""
        rules, (part, group, a, b) = self.rules, positions
        target, equal = rules.target, rules.final_rules.equal
        if part == "leader":
            return [Task(0, NEVER, final=True)] * len(a)
        if part == "challenger":
            last = [int(d) if rules.overshoot else NEVER for d in b - a]
            goals = [int(d) + (not equal) for d in b - a]
            return [Task(goal, most, final=True) for goal, most in zip(goals, last, strict=True)]
        at_once = not rules.challenged(second=not group.second)
        left = [target - int(score) for score in a]
        over = rules.overshoot
        return [Task(d if at_once else NEVER, d if over else NEVER, final=False) for d in left]
