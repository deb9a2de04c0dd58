"""Policies for games between two, and what becomes of every turn that one of them plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.match._deciders import Decider, OptimalDecider, PlannedDecider
from greed.exact.match._score_only import ScoreOnly, score_only
from greed.exact.model import Status, TurnGraph, Unsolvable, turn_graph
from greed.exact.race import Group, Race
from greed.exact.turn import (
    Task,
    TurnPlan,
    most_points_accepts,
    most_points_plan,
    threshold_accepts,
    threshold_plan,
)
from greed.exact.turn.kernels import best_outcomes, forward, softmax_outcomes
from greed.tables import Tables

__all__ = [
    "Best",
    "Maximiser",
    "Noisy",
    "Optimal",
    "Policy",
    "PositionValues",
    "Threshold",
    "TurnOutcomes",
]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_RARE = 1e-17


class TurnOutcomes(NamedTuple):
    """What becomes of the turns of a policy.

    Attributes:
        at: (2, 2, T, T) the turn by own standing, other's, own score, other's.
        begin, chance: turn i records t points with chance[begin[i] + t].
        lost: the chance that it records none.
        ties: (2, D) the chance of a challenger, by standing and deficit, to draw level.
        leads: (2, D, B) his chance to come ahead by so much.
    """

    at: Ints
    begin: Ints
    chance: Floats
    lost: Floats
    ties: Floats
    leads: Floats


class Policy(Protocol):
    """Somebody who decides a turn by its points and by both scores."""

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


@dataclass(frozen=True)
class Threshold:
    """Keeps what scores most, of equal keeps the one of fewest dice, and banks from `points` on.

    It banks whatever wins, and in the final round what leads, and only that. That is the bot
    threshold:POINTS.
    """

    points: int = 300

    @property
    def name(self) -> str:
        """The name of the bot."""
        return f"threshold:{self.points}"

    def turn_outcomes(self, score_only: ScoreOnly) -> TurnOutcomes:
        """Return what becomes of its turns."""
        return _fixed(score_only, self.plan)

    def decider(self, tables: Tables) -> Decider:
        """Return how it decides."""
        return PlannedDecider(self, tables)

    def plan(self, turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
        """Return how a turn is played."""
        return threshold_plan(turn, self.points, rows, task)

    def accepts(self, turn: TurnGraph, offer: int, rows: int) -> NDArray[np.bool_]:
        """Say with which inherited points a carryover is attempted."""
        return threshold_accepts(turn, self.points, offer, rows)


@dataclass(frozen=True)
class Maximiser:
    """Gains the most points a turn on average; takes a win, and the lead in the final round.

    That is the bot maximiser.
    """

    name: str = "maximiser"

    def turn_outcomes(self, score_only: ScoreOnly) -> TurnOutcomes:
        """Return what becomes of its turns."""
        return _fixed(score_only, self.plan)

    def decider(self, tables: Tables) -> Decider:
        """Return how it decides."""
        return PlannedDecider(self, tables)

    def plan(self, turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
        """Return how a turn is played."""
        return most_points_plan(turn, rows, task)

    def accepts(self, turn: TurnGraph, offer: int, rows: int) -> NDArray[np.bool_]:
        """Say with which inherited points a carryover is attempted."""
        return most_points_accepts(turn, offer, rows)


@dataclass(frozen=True, eq=False)
class PositionValues:
    """What positions are worth to the seat that is to move in them.

    Attributes:
        values: (2, 2, T, W) by own standing, other's, own score, other's; beyond the target the
            other seat leads.
        behind: (2, D) what a challenger wins, by standing and deficit.
    """

    values: Floats
    behind: Floats


@dataclass(frozen=True, eq=False)
class Best:
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
        return _unknown(self.name, tables)

    def _found(self, score_only: ScoreOnly, position_values: PositionValues) -> TurnOutcomes:
        def race(mine: int, other: int, a: int) -> tuple[Floats, Floats]:
            return played(score_only, mine, *_ends(score_only, position_values, mine, other, a))

        def final(standing: int, deficit: int) -> tuple[Floats, Floats]:
            banks = challenge(score_only, position_values.behind[ON], deficit)
            return played(
                score_only, standing, banks[None], np.array([score_only.final_rules.less])
            )

        return _collected(score_only, race, final)


@dataclass(frozen=True, eq=False)
class Optimal:
    """Wins most often against itself, by a solved race; that is the bot optimal."""

    race: Race
    name: str = "optimal"
    _kept: dict[ScoreOnly, Best] = field(default_factory=dict, repr=False)

    def position_values(self, score_only: ScoreOnly) -> PositionValues:
        """Return what positions are worth to it and to itself in the other seat."""
        return _stakes(self.race, score_only)

    def turn_outcomes(self, score_only: ScoreOnly) -> TurnOutcomes:
        """Return what becomes of its turns."""
        if score_only not in self._kept:
            self._kept[score_only] = Best(self.name, self.position_values(score_only))
        return self._kept[score_only].turn_outcomes(score_only)

    def decider(self, tables: Tables) -> Decider:  # noqa: ARG002
        """Return how it decides."""
        return OptimalDecider(self.race)


@dataclass(frozen=True, eq=False)
class Noisy:
    """Draws lots among its choices: one that is worth `heat` less is e times less likely.

    It takes a sure win, and never banks for nothing. That is the bot level:N with the noise of
    its level, where the race between two is solved.
    """

    name: str
    position_values: PositionValues
    heat: float

    def decider(self, tables: Tables) -> Decider:
        """Refuse: what it decides is known only where turns bear on the scores alone."""
        return _unknown(self.name, tables)

    def turn_outcomes(self, score_only: ScoreOnly) -> TurnOutcomes:
        """Return what becomes of its turns."""
        arrays = {each: _whole(score_only.tables, each) for each in score_only.turns}

        def strayed(
            standing: int, banks: Floats, losses: Floats, goal: int
        ) -> tuple[Floats, Floats]:
            found, lost, turn = np.empty(banks.shape), np.empty(len(losses)), arrays[standing]
            reach, banks = turn.reach, np.ascontiguousarray(banks)
            softmax_outcomes(
                turn, banks.shape[1] - 1, reach, banks, losses, goal, self.heat, found, lost
            )
            return found, lost

        def race(mine: int, other: int, a: int) -> tuple[Floats, Floats]:
            return strayed(mine, *_ends(score_only, self.position_values, mine, other, a), 0)

        def final(standing: int, deficit: int) -> tuple[Floats, Floats]:
            banks = challenge(score_only, self.position_values.behind[ON], deficit)
            losses = np.array([score_only.final_rules.less])
            return strayed(standing, banks[None], losses, _goal(score_only, deficit))

        return _collected(score_only, race, final)


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


def _unknown(name: str, tables: Tables) -> Decider:
    try:
        score_only(tables)
    except Unsolvable as error:
        raise Unsolvable(f"what {name} does is not worked out here: {error}") from None
    raise Unsolvable(f"what {name} does is known by its stakes alone")


def fill_beyond(score_only: ScoreOnly, values: Floats, behind: Floats) -> None:
    """Write what is won against a leader into values (T, W) by own score and the leader's."""
    a, b = np.arange(score_only.target)[:, None], np.arange(score_only.target, values.shape[1])
    values[:, score_only.target :] = 0.0 if score_only.at_once else behind[b - a]


def challenge(score_only: ScoreOnly, behind: Floats, deficit: int) -> Floats:
    """Return what points are worth to a challenger: (deficit + B,), given what one wins in turn."""
    rules = score_only.final_rules
    ahead = np.arange(deficit + score_only.beyond + 1) - deficit
    more = 1.0 - behind[np.maximum(ahead, 0)] if rules.more is None else rules.more
    worth: Floats = np.where(ahead > 0, more, np.where(ahead == 0, rules.equal, rules.less))
    return worth


def played(
    score_only: ScoreOnly, standing: int, banks: Floats, losses: Floats
) -> tuple[Floats, Floats]:
    """Return what becomes of turns that are played best for these ends: (n, rows) and (n,)."""
    turn = score_only.turns[standing]
    found, lost = np.empty(banks.shape), np.empty(len(losses))
    reach = turn.reach
    best_outcomes(turn, banks.shape[1] - 1, reach, np.ascontiguousarray(banks), losses, found, lost)
    return found, lost


def _ends(
    score_only: ScoreOnly, position_values: PositionValues, mine: int, other: int, a: int
) -> tuple[Floats, Floats]:
    """Return what points are worth to a score, and none, for every score of the other seat."""
    rivals = np.array(score_only.scores(other), np.int64)
    banks = 1.0 - position_values.values[other, ON][rivals, a : a + score_only.top(a) + 1]
    return banks, 1.0 - position_values.values[other, mine][rivals, a]


def _goal(score_only: ScoreOnly, deficit: int) -> int:
    """Return the row from which a challenger leads, or wins."""
    return deficit if score_only.final_rules.equal else deficit + 1


@lru_cache(maxsize=32)
def _whole(tables: Tables, standing: int) -> TurnGraph:
    """Return a turn with all its choices, also those that no good player makes."""
    return turn_graph(tables, standing, front=False)


_Race = Callable[[int, int, int], tuple[Floats, Floats]]
_Final = Callable[[int, int], tuple[Floats, Floats]]
_Orders = Callable[[TurnGraph, int, Task], TurnPlan]


def _collected(score_only: ScoreOnly, race: _Race, final: _Final) -> TurnOutcomes:
    """Collect the turns of all positions; `race` gives one for all scores of the other or each."""
    size = score_only.target
    at = np.full((2, 2, size, size), -1, np.int64)
    begin, chances = [0], []
    lost: list[float] = []
    for mine in score_only.turns:
        for other in score_only.turns:
            for a in score_only.scores(mine):
                found, nothing = race(mine, other, a)
                first = len(lost)
                for row, missed in zip(found, nothing, strict=True):
                    seen = np.flatnonzero(row > _RARE)
                    chances.append(row[: seen[-1] + 1].copy() if len(seen) else row[:0])
                    begin.append(begin[-1] + len(chances[-1]))
                    lost.append(float(missed))
                rivals = np.array(score_only.scores(other), np.int64)
                at[mine, other, a, rivals] = first + (len(found) > 1) * np.arange(len(rivals))
    ties = np.zeros((2, score_only.deficits))
    leads = np.zeros((2, score_only.deficits, score_only.beyond + 1))
    if not score_only.at_once:
        for standing in score_only.turns:
            for deficit in range(1, score_only.deficits):
                row = final(standing, deficit)[0][0]
                ties[standing, deficit] = row[deficit]
                leads[standing, deficit, 1:] = row[deficit + 1 :]
    return TurnOutcomes(at, np.array(begin), np.concatenate(chances), np.array(lost), ties, leads)


def _fixed(score_only: ScoreOnly, plan: _Orders) -> TurnOutcomes:
    """Return what becomes of turns that are played without a look at the other seat's score."""

    def followed(standing: int, top: int, goal: int, final: bool) -> tuple[Floats, Floats]:
        turn, rows = (
            score_only.turns[standing],
            top + score_only.turns[standing].reach + 1,
        )
        keep, wish = plan(score_only.turns[standing], rows, Task(goal, final=final))
        wish = np.where(np.arange(len(wish)) >= top, np.inf, wish)
        ends, mass = np.zeros((2, top + 1)), np.empty((top + 1, len(turn.bust)))
        bank = np.stack([wish, wish])
        lost = forward(turn, top, turn.start, 0, bank, -np.inf, keep, mass, ends, _RARE)
        return ends[:1], np.array([sum(lost)])

    def race(mine: int, other: int, a: int) -> tuple[Floats, Floats]:
        del other
        if score_only.at_once:
            return followed(mine, score_only.top(a), score_only.target - a, False)
        if mine not in free:
            free[mine] = followed(
                mine, score_only.top(0), score_only.deficits + score_only.target, False
            )
        found, lost = free[mine]
        top = score_only.top(a)
        return np.append(found[:, :top], found[:, top:].sum(axis=1, keepdims=True), axis=1), lost

    def final(standing: int, deficit: int) -> tuple[Floats, Floats]:
        return followed(standing, deficit + score_only.beyond, _goal(score_only, deficit), True)

    free: dict[int, tuple[Floats, Floats]] = {}
    return _collected(score_only, race, final)
