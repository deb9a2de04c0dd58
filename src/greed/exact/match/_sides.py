"""The sides of an exact match: how a policy plays, in the forms that the solver can follow.

A side plays by a plan of each turn, or best for what positions are worth, or nearly so. Which
policy is which side is said in `greed.policies`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.match._deciders import Decider, OptimalDecider, PlannedDecider, Planner, Task
from greed.exact.match._outcomes import (
    RARE,
    PositionValues,
    TurnOutcomes,
    challenge,
    collected,
    fill_beyond,
    lead_from,
    played,
    turn_ends,
)
from greed.exact.match._score_only import ScoreOnly, score_only
from greed.exact.match.outcome_kernels import softmax_outcomes
from greed.exact.model import Status, TurnGraph, Unsolvable, turn_graph
from greed.exact.race import Group, Race
from greed.exact.turn.kernels import forward
from greed.tables import Tables

__all__ = ["BestSide", "NoisySide", "OptimalSide", "PlannedSide", "Side"]

Floats = NDArray[np.float64]


class Side(Protocol):
    """One of two players, as the solver of matches follows it."""

    @property
    def name(self) -> str:
        """What the policy is called."""
        ...

    def turn_outcomes(self, score_only: ScoreOnly) -> TurnOutcomes:
        """Return what becomes of its turns where they bear on the scores alone."""
        ...

    def decider(self, tables: Tables) -> Decider:
        """Return how it decides on any sheet.

        Raises:
            Unsolvable: that is not known.
        """
        ...


@dataclass(frozen=True, eq=False)
class PlannedSide:
    """Plays by plans; the scores matter only as far as the planner heeds them."""

    name: str
    planner: Planner

    def decider(self, tables: Tables) -> Decider:
        """Return how it decides."""
        return PlannedDecider(self.planner, tables)

    def turn_outcomes(self, score_only: ScoreOnly) -> TurnOutcomes:
        """Return what becomes of its turns."""

        def followed(standing: int, top: int, task: Task) -> tuple[Floats, Floats]:
            # A plan is made decision by decision, and so each one has a bank of its own here.
            graph = score_only.turns[standing]
            turn = graph._replace(source=np.arange(graph.decisions))
            rows = np.arange(top + graph.reach + 1)
            worth, ends = self.planner.plan(graph, len(rows), task)
            bank = np.where(ends | (rows >= top)[:, None], np.inf, -np.inf).T.copy()
            found, mass = np.zeros((graph.decisions, top + 1)), np.empty((top + 1, graph.nodes))
            lost = forward(turn, top, turn.start, 0, bank, -np.inf, worth, mass, found, RARE)
            return found.sum(axis=0)[None], np.array([sum(lost)])

        def race(mine: int, other: int, a: int) -> tuple[Floats, Floats]:
            rivals = score_only.scores(other)
            stances = [self.planner.stance(score_only.tables, a, b) for b in rivals]
            known = sorted(set(stances)) or [0]  # nobody has a score where entry takes the target
            turns = [at_stance(mine, a, stance) for stance in known]
            found, lost = (np.concatenate(each) for each in zip(*turns, strict=True))
            if len(known) == 1:
                return found, lost
            at = np.searchsorted(known, stances)
            return found[at], lost[at]

        def at_stance(mine: int, a: int, stance: int) -> tuple[Floats, Floats]:
            score = a if self.planner.heeds_score(score_only.tables) else 0
            if score_only.at_once:
                task = Task(score_only.target - a, score=score, stance=stance)
                return followed(mine, score_only.top(a), task)
            key = mine, score, stance
            if key not in free:
                task = Task(score=score, stance=stance)
                free[key] = followed(mine, score_only.top(score), task)
            found, lost = free[key]
            top = score_only.top(a)
            rest = found[:, top:].sum(axis=1, keepdims=True)
            return np.append(found[:, :top], rest, axis=1), lost

        def final(standing: int, deficit: int) -> tuple[Floats, Floats]:
            task = Task(lead_from(score_only, deficit), final=True)
            return followed(standing, deficit + score_only.beyond, task)

        free: dict[tuple[int, int, int], tuple[Floats, Floats]] = {}
        return collected(score_only, race, final)


@dataclass(frozen=True, eq=False)
class BestSide:
    """Plays every turn so that the other seat is left with the least, as the stakes have it.

    `position_values` is None where turns bear on more than the scores.
    """

    name: str
    position_values: PositionValues | None
    _kept: dict[ScoreOnly, TurnOutcomes] = field(default_factory=dict, repr=False)

    def turn_outcomes(self, score_only: ScoreOnly) -> TurnOutcomes:
        """Return what becomes of its turns."""
        if self.position_values is None:
            raise Unsolvable(f"the {self.name} was found for another sheet")
        if score_only not in self._kept:
            self._kept[score_only] = self._found(score_only, self.position_values)
        return self._kept[score_only]

    def decider(self, tables: Tables) -> Decider:
        """Refuse: what it decides is known only where turns bear on the scores alone."""
        raise _unknown(self.name, tables)

    def _found(self, score_only: ScoreOnly, position_values: PositionValues) -> TurnOutcomes:
        def race(mine: int, other: int, a: int) -> tuple[Floats, Floats]:
            return played(score_only, mine, *turn_ends(score_only, position_values, mine, other, a))

        def final(standing: int, deficit: int) -> tuple[Floats, Floats]:
            banks = challenge(score_only, position_values.behind[ON], deficit)
            return played(
                score_only, standing, banks[None], np.array([score_only.final_rules.less])
            )

        return collected(score_only, race, final)


@dataclass(frozen=True, eq=False)
class OptimalSide:
    """Wins most often against itself, by a solved race; that is the bot optimal."""

    race: Race
    name: str = "optimal"
    _kept: dict[ScoreOnly, BestSide] = field(default_factory=dict, repr=False)

    def position_values(self, score_only: ScoreOnly) -> PositionValues:
        """Return what positions are worth to it and to itself in the other seat."""
        return _stakes(self.race, score_only)

    def turn_outcomes(self, score_only: ScoreOnly) -> TurnOutcomes:
        """Return what becomes of its turns."""
        if score_only not in self._kept:
            self._kept[score_only] = BestSide(self.name, self.position_values(score_only))
        return self._kept[score_only].turn_outcomes(score_only)

    def decider(self, tables: Tables) -> Decider:  # noqa: ARG002
        """Return how it decides."""
        return OptimalDecider(self.race)


@dataclass(frozen=True, eq=False)
class NoisySide:
    """Draws lots among its choices: one that is worth `heat` less is e times less likely.

    It takes a sure win, and never banks for nothing. That is the bot level:N with the noise of
    its level, where the race between two is solved.
    """

    name: str
    position_values: PositionValues
    heat: float

    def decider(self, tables: Tables) -> Decider:
        """Refuse: what it decides is known only where turns bear on the scores alone."""
        raise _unknown(self.name, tables)

    def turn_outcomes(self, score_only: ScoreOnly) -> TurnOutcomes:
        """Return what becomes of its turns."""
        arrays = {each: _whole(score_only.tables, each) for each in score_only.turns}

        def strayed(
            standing: int, banks: Floats, losses: Floats, goal: int
        ) -> tuple[Floats, Floats]:
            found, lost, turn = np.empty(banks.shape), np.empty(len(losses)), arrays[standing]
            banks, top = np.ascontiguousarray(banks), banks.shape[1] - 1
            softmax_outcomes(turn, top, turn.reach, banks, losses, goal, self.heat, found, lost)
            return found, lost

        def race(mine: int, other: int, a: int) -> tuple[Floats, Floats]:
            return strayed(mine, *turn_ends(score_only, self.position_values, mine, other, a), 0)

        def final(standing: int, deficit: int) -> tuple[Floats, Floats]:
            banks = challenge(score_only, self.position_values.behind[ON], deficit)
            losses = np.array([score_only.final_rules.less])
            return strayed(standing, banks[None], losses, lead_from(score_only, deficit))

        return collected(score_only, race, final)


def _stakes(race: Race, score_only: ScoreOnly) -> PositionValues:
    size = score_only.target
    values = np.zeros((2, 2, size, size + score_only.beyond + 1))
    behind = np.zeros((2, score_only.deficits))
    for mine in score_only.turns:
        if not score_only.at_once:
            behind[mine] = race.final_round.behind[mine][: score_only.deficits]
        for other in score_only.turns:
            held = race.values[Group(Status(mine), Status(other))]
            values[mine, other, : held.shape[0], : held.shape[1]] = held
        fill_beyond(score_only, values[mine, ON], behind[mine])
    return PositionValues(values, behind)


def _unknown(name: str, tables: Tables) -> Unsolvable:
    try:
        score_only(tables)
    except Unsolvable as error:
        return Unsolvable(f"what {name} does is not worked out here: {error}")
    return Unsolvable(f"what {name} does is known by its stakes alone")


@lru_cache(maxsize=32)
def _whole(tables: Tables, standing: int) -> TurnGraph:
    """Return a turn with all its choices, also those that no good player makes."""
    return turn_graph(tables, standing, front=False)
