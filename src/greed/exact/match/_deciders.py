"""What a player does in the turns of a game between two, on any sheet."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import NEVER, TurnGraph, Unsolvable
from greed.exact.race import Evaluation, Group, Positions, race_rules, terminal_values
from greed.exact.turn import TerminalValues
from greed.tables import Tables

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]

_KEPT = 512  # orders that are kept
_LATE = 1 << 40  # added to how far behind a seat is in the final round, as a code


class Task(NamedTuple):
    """What a turn is to do, in rows.

    Attributes:
        goal: from where on a bank wins, or in the final round leads.
        last: above this row a bank records nothing.
        final: whether only the goal counts.
        strikes, score: of the player, for planners that heed them; the score is in units.
        stance: which of its ways of playing a planner takes at these scores.

    Whether to take over an offer in the final round is asked with the points behind as the goal,
    of planners that heed the score.
    """

    goal: int = NEVER
    last: int = NEVER
    final: bool = False
    strikes: int = 0
    score: int = 0
    stance: int = 0


class TurnPlan(NamedTuple):
    """How a turn is played whatever the other seat's score is, or several turns in lanes.

    Attributes:
        worth: (rows + reach, C) of several keeps the one whose decision is worth most is taken.
        ends: (rows, C) whether the turn is ended where a bank records its points.
    """

    worth: Floats
    ends: Bools


class Outcomes(NamedTuple):
    """Where the turns of a player end.

    Attributes:
        ends: (rows, sources) the chance of each number of points to be recorded; the last row
            stands for all above.
        bust: the chance of a bust.
        stop: that of an end that records nothing.
    """

    ends: Floats
    bust: float
    stop: float


class Decider(Protocol):
    """Who decides every turn, and whether to attempt a carryover.

    Attributes:
        heat: how choices are drawn (`greed.exact.turn.kernels.forward`); 0: the best is taken.
        outcomes: of turns played before, by their keys and the rows that were looked at.
    """

    heat: float
    outcomes: dict[tuple[Hashable, int], Outcomes]

    def keys(self, positions: Positions) -> Sequence[Hashable]:
        """Return what of each position its turns depend on."""
        ...

    def turns(self, positions: Positions, rows: Ints) -> TerminalValues[Floats] | TurnPlan:
        """Return what is done in turns, or for which ends the best is done."""
        ...

    def accepts(self, positions: Positions, offer: int, points: Ints) -> Bools:
        """Return whether a carryover with these units is attempted, position by position."""
        ...


class Planner(Protocol):
    """A policy that plays by plans."""

    def heeds_score(self, tables: Tables) -> bool:
        """Return whether its plans depend on the score and the strikes of the player."""
        ...

    def stance(self, tables: Tables, score: int, rival: int) -> int:
        """Return which of its few ways of playing it takes at these scores, in units."""
        ...

    def plan(self, turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
        """Return how a turn is played."""
        ...

    def accepts(self, turn: TurnGraph, offer: int, rows: int, task: Task) -> Bools:
        """Say with which inherited points, in these rows, a carryover is attempted."""
        ...


class BestDecider:
    """Plays so that the other seat is left with the least, by what ends of turns are worth.

    What records nothing counts for less by `haste`: a sure bank is not put off for ever.
    """

    def __init__(self, evaluation: Evaluation, heat: float = 0.0, haste: float = 0.0) -> None:
        self.evaluation, self.heat, self.haste = evaluation, heat, haste
        self.outcomes: dict[tuple[Hashable, int], Outcomes] = {}

    def keys(self, positions: Positions) -> Sequence[Hashable]:
        """Return the positions themselves."""
        part, group, a, b = positions
        return [(part, group, *scores) for scores in zip(a.tolist(), b.tolist(), strict=True)]

    def turns(self, positions: Positions, rows: Ints) -> TerminalValues[Floats]:
        """Return what the ends are worth."""
        ends = terminal_values(self.evaluation, positions, rows)
        return ends._replace(bust=ends.bust - self.haste, stop=ends.stop - self.haste)

    def accepts(self, positions: Positions, offer: int, points: Ints) -> Bools:
        """Return whether the attempt is worth more than a turn of one's own."""
        race, (part, group, a, b) = self.evaluation.mine, positions
        if part == "race":
            worth, plain = race.attempt(group, offer, points, a, b), race.worth(group, a, b)
        else:
            behind, taken = race.final_round.behind[ON], race.final_round.taken[ON][offer]
            place = np.minimum(b - a, len(behind) - 1)
            worth, plain = taken[np.minimum(points, len(taken) - 1), place], behind[place]
        more: Bools = worth > plain
        return more


class PlannedDecider:
    """Plays by plans that look at no score but for a win, or the lead in the final round."""

    heat = 0.0

    def __init__(self, planner: Planner, tables: Tables) -> None:
        self.planner, self.rules = planner, race_rules(tables)
        self.outcomes: dict[tuple[Hashable, int], Outcomes] = {}
        self._kept: dict[tuple[int, int, Task], TurnPlan] = {}
        self._taken: dict[tuple[int, int, Task], Bools] = {}
        self._table = np.zeros((0, 0), np.int64)

    def keys(self, positions: Positions) -> Sequence[Hashable]:
        """Return what each turn is to do."""
        return [(positions.group.mine.standing, task) for task in self._tasks(positions)]

    def turns(self, positions: Positions, rows: Ints) -> TurnPlan:
        """Return what is done, lane by lane."""
        graph = self.rules.turn_graph(positions.group)
        plans = [self._choices(graph, len(rows), task) for task in self._tasks(positions)]
        return TurnPlan(
            np.stack([plan.worth for plan in plans], axis=-1),
            np.stack([plan.ends for plan in plans], axis=-1),
        )

    def accepts(self, positions: Positions, offer: int, points: Ints) -> Bools:
        """Return whether the points are enough, position by position."""
        graph, group = self.rules.turn_graph(positions.group), positions.group
        most = int(points.max(initial=0)) + 1
        own, rivals = np.broadcast_arrays(positions.a, positions.b)
        heeded, behind = self.planner.heeds_score(self.rules.tables), rivals - own
        final = np.full(own.shape, positions.part != "race") | (rivals >= self.rules.target)
        stances = self._stances(np.where(final, 0, own), np.where(final, 0, rivals))
        ways = int(stances.max(initial=0)) + 1
        codes = np.where(final, _LATE + behind * heeded, stances + ways * own * heeded)
        distinct = np.unique(codes)
        tasks = [
            Task(code - _LATE if heeded else NEVER, final=True)
            if code > _LATE // 2
            else self._task(group, code // ways, code % ways)
            for code in distinct.tolist()
        ]
        taken = np.stack([self._accepted(graph, offer, most, task)[:most] for task in tasks])
        accepted: Bools = taken[np.searchsorted(distinct, codes), points]
        return accepted

    def _stances(self, own: Ints, rivals: Ints) -> Ints:
        """Return the planner's stance at each pair of scores, looked up in a table of all."""
        asked, tables = self.planner.stance, self.rules.tables
        if not self._table.size:
            scores = range(self.rules.target)
            self._table = np.array(
                [[asked(tables, a, b) for b in scores] for a in scores], np.int64
            )
        if min(own.min(initial=0), rivals.min(initial=0)) < 0:
            raise Unsolvable("fines without a floor: what is done below 0 is not worked out here")
        stances: Ints = self._table[own, rivals]
        return stances

    def _heeded(self, group: Group, score: int, rival: int) -> Task:
        """Return what of a position of the race its plans depend on."""
        return self._task(group, score, self.planner.stance(self.rules.tables, score, rival))

    def _task(self, group: Group, score: int, stance: int) -> Task:
        if self.planner.heeds_score(self.rules.tables):
            return Task(strikes=group.mine.strikes, score=score, stance=stance)
        return Task(stance=stance)

    def _accepted(self, graph: TurnGraph, offer: int, most: int, task: Task) -> Bools:
        key = graph.standing, offer, task
        if key not in self._taken or len(self._taken[key]) < most:
            rows = max(most, 2 * self.rules.target)
            self._taken[key] = self.planner.accepts(graph, offer, rows, task)
        return self._taken[key]

    def _choices(self, graph: TurnGraph, rows: int, task: Task) -> TurnPlan:
        key = graph.standing, rows, task
        if key not in self._kept:
            if len(self._kept) > _KEPT:
                self._kept.clear()
            worth, ends = self.planner.plan(graph, rows + graph.reach, task)
            recorded = np.arange(rows)[:, None] >= graph.bank_from
            self._kept[key] = TurnPlan(worth, ends[:rows] & recorded)
        return self._kept[key]

    def _tasks(self, positions: Positions) -> list[Task]:
        """Return what each turn is to do."""
        (part, group, a, b), rules = positions, self.rules
        if part == "leader":
            return [Task(0, final=True)] * len(a)
        if part == "challenger":
            goals = [int(d) + (not rules.final_rules.equal) for d in b - a]
            last = [int(d) if rules.overshoot else NEVER for d in b - a]
            return [Task(goal, most, final=True) for goal, most in zip(goals, last, strict=True)]
        at_once = not rules.challenged(second=not group.second)
        tasks = []
        for score, rival in zip(a.tolist(), b.tolist(), strict=True):
            left = rules.target - score
            most = left if rules.overshoot else NEVER
            task = self._heeded(group, score, rival)
            tasks.append(task._replace(goal=left if at_once else NEVER, last=most))
        return tasks
