"""The race alone: the policy with the fewest expected turns to the target."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.exact import cache
from greed.exact._anderson import Anderson
from greed.exact.cache import Key, Stored, cached
from greed.exact.engine import run
from greed.exact.model import (
    ALL,
    NEVER,
    Status,
    Statuses,
    TurnGraph,
    Unsolvable,
    refuse_bounces,
    single_player_graph,
    statuses,
    turn_graph,
)
from greed.exact.solo._race_alone import Leg, SoloRace, turn_counts
from greed.exact.solo.rules import SoloRules
from greed.exact.tolerances import MOST_TURNS, TURNS_SETTLED
from greed.exact.turn import solve_turn
from greed.tables import Tables

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

SOLO_VERSION = 2
"""Raised with every change after which the answer may be different."""
_ROUNDS = 200
_BELOW = 40
"""Units below 0 that are worked out where a penalty has no floor. Further down the turns are
taken to grow evenly with the distance, which at that distance they do to all digits."""


def solo_race(tables: Tables) -> SoloRace:
    """Return the race alone under the policy with the fewest expected turns.

    >>> from greed.exact import solo_race
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> round(solo_race(tables(load("koans"))).value, 3)
    11.584

    Raises:
        Unsolvable: the target cannot be reached from some score, or hardly ever, a score can bounce
            off it, or fall below 0 off the board.
    """
    race = _solved(tables)
    return replace(race, distribution=turn_counts(race))


def saved_solo(tables: Tables) -> SoloRace:
    """Return `solo_race`, from the cache if it is there; the distribution comes with it."""
    listed = statuses(tables).all

    def solve() -> Stored:
        race = solo_race(tables)
        legs = {standing: list(leg[2:]) for standing, leg in race.legs.items()}
        return {"lowest": race.lowest, "legs": legs, "distribution": race.distribution}

    def leg(standing: int, arrays: list[Any]) -> Leg:
        some = tuple(status for status in listed if status.standing == standing)
        return Leg(turn_graph(tables, standing), some, *arrays)

    kept = cached(Key(tables.sheet, "solo", SOLO_VERSION), solve)
    legs = {standing: leg(standing, arrays) for standing, arrays in kept["legs"].items()}
    return SoloRace(tables, kept["lowest"], legs, kept["distribution"])


def solo_is_kept(sheet: Sheet) -> bool:
    """Return whether the race alone of a sheet is on disk, without reading it."""
    return cache.is_kept(Key(sheet, "solo", SOLO_VERSION))


def fewest_turns(tables: Tables) -> float:
    """Return the expected turns of the race alone, without anything else of it.

    Raises:
        Unsolvable: as `solo_race` does.
    """
    return _solved(tables).value


def _solved(tables: Tables) -> SoloRace:
    """Return the race alone, but for the chances of each number of turns."""
    refuse_bounces(tables)
    seat_statuses = statuses(tables)
    if any(0 < seat_statuses.cost[status] < ALL for status in seat_statuses.off):
        raise Unsolvable("a fine for busts before entry: a score may fall below 0")
    lowest = -_BELOW if seat_statuses.fined and not seat_statuses.floor else 0
    courses = {
        standing: _Course(tables, tuple(some), lowest)
        for standing, some in groupby(seat_statuses.all, key=lambda status: status.standing)
    }
    loop = _Loop(courses, seat_statuses, -lowest)
    for _ in range(_ROUNDS):
        if loop.turn() < TURNS_SETTLED:
            legs = {standing: course.leg() for standing, course in courses.items()}
            race = SoloRace(tables, lowest, legs, np.zeros(0))
            if not 0.0 < race.value < MOST_TURNS:
                raise Unsolvable("a player alone hardly ever reaches the target")
            return race
    raise Unsolvable("the expected turns do not settle")


def _pace(turn: TurnGraph) -> float:
    """Return about how many units a turn gains, to begin with a good guess."""
    try:
        return max(solve_turn(turn).value / turn.tables.unit, 1.0)
    except Unsolvable:
        return 10.0


class _Course:
    """The race of one standing while it is being solved."""

    def __init__(self, tables: Tables, listed: tuple[Status, ...], lowest: int) -> None:
        sheet, self.statuses, seat_statuses = tables.sheet, listed, statuses(tables)
        self.standing = listed[0].standing
        self.turn_graph = turn = turn_graph(tables, self.standing)
        self.graph = graph = single_player_graph(turn)
        self.unit = tables.unit
        self.target = target = sheet.target // tables.unit - lowest
        finite = [rows[rows < NEVER] for rows in (graph.bank_from, graph.stop_from)]
        least = int(max(rows.max(initial=0) for rows in finite))
        overshoot = sheet.end.overshoot == "forfeits"
        # Off the board there is but one score.
        self.first = target - 1 if self.standing == ON else -lowest
        self.last = 0 if self.standing == ON else -lowest
        after = [None if seat_statuses.cost[s] else seat_statuses.bust[s] for s in listed]
        to = [listed.index(status) if status in listed else -1 for status in after]
        plain = not (turn.missed.any() or (graph.stop_from < NEVER).any() or overshoot)
        self.rules = SoloRules(
            target=target,
            least=least,
            reach=turn.reach,
            overshoot=overshoot,
            bust_to=np.array(to, np.int64),
            direct=plain and 0 not in to and not self._comes_to_nothing(),
        )
        width = target + least + turn.reach + 4
        score = np.arange(width)
        self.rows = np.maximum(target - score + overshoot, least) + 1
        self.rows[: self.last] = self.rows[self.first + 1 :] = 0
        sizes = np.tile(self.rows * turn.nodes, len(listed))
        ends = np.cumsum(sizes)
        self.begin = (ends - sizes).reshape(len(listed), width)
        self.kept = np.empty(int(ends[-1]))
        self.worth = np.zeros((len(listed), width))
        self.guess = np.zeros((len(listed), width))

    def _comes_to_nothing(self) -> bool:
        """Return whether a turn may come to a decision without any points."""
        graph = self.graph
        free = graph.points == 0
        outcome = np.repeat(np.arange(len(graph.chance)), np.diff(graph.option_start))
        node = np.repeat(np.arange(len(graph.bust)), np.diff(graph.outcome_start))
        return bool((self.turn_graph.row_from[node[outcome[free]]] == 0).any())

    def run(self, after: Floats) -> None:
        [stuck] = run(
            "solve_solo", self.graph, self.rules, self.first, self.last, after, self.guess,
            self.worth, self.begin, self.kept,
        )  # fmt: skip
        if stuck >= 0:
            raise Unsolvable("from some score the target is hardly ever reached, if at all")

    def leg(self) -> Leg:
        turns = -self.worth[:, : self.target]
        return Leg(self.turn_graph, self.statuses, turns, self.kept, self.begin, self.rows)


class _Loop:
    """What a bust leads back to, found by iteration and by lines through the rounds.

    Most sheets need one round, since there a bust leads to the same score and standing.
    """

    def __init__(self, courses: dict[int, _Course], statuses: Statuses, zero: int) -> None:
        self.courses, self.statuses, self.zero = courses, statuses, zero
        self.lines, self.guessed_enough = Anderson(), False
        pace = _pace(courses[ON].turn_graph)
        for course in courses.values():
            left = course.target - np.arange(course.guess.shape[1])
            course.guess[:] = -1.0 - np.maximum(left, 0) / pace
            for status, guess in zip(course.statuses, course.guess, strict=True):
                if statuses.cost[status] == ALL or statuses.bust[status].standing != ON:
                    guess[:] = -2.0 - (course.target - zero) / pace

    def turn(self) -> float:
        """Solve everything with what is guessed now; return how wrong the guesses were."""
        on = self.courses[ON]
        on.run(on.worth[0])
        for standing, course in self.courses.items():
            if standing != ON:
                course.run(on.worth[0])
        given, reached = [], []
        for course in self.courses.values():
            scores = np.arange(course.last, course.first + 1)
            for i, status in enumerate(course.statuses):
                if course.rules.bust_to[i] < 0:
                    given.append(course.guess[i, scores])
                    reached.append(self._after_bust(course, status, scores))
        if not given:
            return 0.0
        x, y = np.concatenate(given), np.concatenate(reached)
        change = float((np.abs(y - x) / (1 + np.abs(y))).max())
        # If busts seem to cost nothing, players bust for ever. So turns are first guessed to be too
        # many: from that side on lines lead to what they are, and not beyond.
        self.guessed_enough = self.guessed_enough or bool((y >= x).any())
        self._guess(self.lines.accelerated(x, y) if self.guessed_enough else 2.0 * y)
        return change

    def _after_bust(self, course: _Course, status: Status, scores: Ints) -> Floats:
        """Return what a bust is worth at scores, as far as it is known now."""
        cost, after = self.statuses.cost[status], self.statuses.bust[status]
        target = self.courses[after.standing]
        worth = target.worth[target.statuses.index(after)]
        if cost == ALL or after.standing != ON:
            return np.full(len(scores), worth[self.zero])
        lower = scores - cost // course.unit
        if self.statuses.floor:
            lower = np.maximum(lower, self.zero)
        values: Floats = worth[np.maximum(lower, 0)] + np.minimum(lower, 0) * (worth[1] - worth[0])
        return values

    def _guess(self, values: Floats) -> None:
        at = 0
        for course in self.courses.values():
            size = course.first + 1 - course.last
            for i, to in enumerate(course.rules.bust_to):
                if to < 0:
                    course.guess[i, course.last : course.first + 1] = values[at : at + size]
                    at += size
