"""The race between two seats: its rules, and once solved, what each wins from every position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from greed.core.state import ON
from greed.exact.model import (
    FinalRules,
    Status,
    Statuses,
    TurnGraph,
    final_rules,
    statuses,
    turn_graph,
)
from greed.tables import Tables


class Group(NamedTuple):
    """What matters of a position besides the scores.

    mine: status of the seat to move; other: of the other seat; second: whether the seat to
    move is the one that did not begin the round (always False where it does not matter).
    """

    mine: Status
    other: Status
    second: bool = False


@dataclass(frozen=True, eq=False)
class RaceRules:
    """What a sheet says about the race between two; scores and points are in units.

    Attributes:
        tables: the sheet as arrays.
        target: the score that ends the race.
        statuses: what matters of a seat besides its score.
        final_rules: how games end.
    """

    tables: Tables
    target: int
    statuses: Statuses
    final_rules: FinalRules

    @property
    def overshoot(self) -> bool:
        """Whether points beyond the target are not recorded."""
        return self.tables.sheet.end.overshoot == "forfeits"

    @property
    def bust_pays(self) -> bool:
        """Whether a bust may be worth more than points that are not recorded; see `rounds`."""
        return self.overshoot and any(self.statuses.cost.values())

    @property
    def seconds(self) -> tuple[bool, ...]:
        """What `Group.second` can be."""
        return (False, True) if self.final_rules.rounds else (False,)

    def groups(self, mine: tuple[Status, ...], other: tuple[Status, ...]) -> list[Group]:
        """Return the groups of these statuses."""
        return [Group(i, j, k) for i in mine for j in other for k in self.seconds]

    def turn_graph(self, group: Group) -> TurnGraph:
        """Return the turn of the seat to move."""
        return turn_graph(self.tables, group.mine.standing)

    def follows(self, group: Group, mine: Status) -> Group:
        """Return the group of the other seat's turn, the seat that moved having this status."""
        return Group(group.other, mine, not group.second if self.final_rules.rounds else False)

    def challenged(self, *, second: bool) -> bool:
        """Whether a seat that is second in the round (or not) has a turn after the target."""
        return self.final_rules.challenged[0 if second or not self.final_rules.rounds else 1]


@lru_cache(maxsize=64)
def race_rules(tables: Tables) -> RaceRules:
    """Return the rules of a sheet's race.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> race_rules(tables(load("koans"))).target
    60
    """
    target = tables.sheet.target // tables.unit
    return RaceRules(tables, target, statuses(tables), final_rules(tables))


Tick = Callable[[int, float], None]
"""Called with the round of a solver, from 1 (0: the final rounds alone), and how much is done."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
STEPS = {"f8": 1, "i4": 2**31 - 1}
"""How many steps make 1, by the type of number that attempts are held as."""


@dataclass(frozen=True, eq=False)
class Attempts:
    """What attempting a carryover is worth, for positions with both seats on the board.

    `kept[at[group] + j * step + row[t, x + y] + x]` belongs to the seat to move with x units
    against y, t of which were banked just now; scores are counted from the lowest one.

    Attributes:
        kept: doubles, or 32-bit integers that count steps of 1 / (2^31 - 1); empty where only
            `entered` is known.
        at: where the groups that can be offered anything begin.
        step: from one carryover to the next.
        row: (T, 2 T + 16) where each row begins, less its lowest x.
        entered: the doubles of those whose y is t, by group [j, t, x], while they are known.
    """

    kept: NDArray[Any]
    at: dict[Group, int]
    step: int
    row: NDArray[np.int64]
    entered: Mapping[Group, Floats] = field(default_factory=dict)

    @property
    def rounding(self) -> float:
        """How far a value may be off because of how it is kept."""
        return 0.0 if self.kept.dtype == np.float64 else 0.5 * self._step

    @property
    def _step(self) -> float:
        return 1.0 / STEPS[self.kept.dtype.str[1:]]

    def look(self, group: Group, j: ArrayLike, t: ArrayLike, x: Ints, y: Ints) -> Floats:
        """Return what attempts are worth; the scores must be below the target."""
        exact: Floats | None = None
        if group in self.entered:
            exact = self.entered[group][np.asarray(j), np.asarray(t), x]
            if not len(self.kept):
                return exact
        place = self.at[group] + np.asarray(j) * self.step + self.row[np.asarray(t), x + y] + x
        values: Floats = self.kept[place] * self._step
        return values if exact is None else np.where(y == t, exact, values)

    def write(self, place: Ints, values: Floats) -> None:
        """Keep values at these places."""
        exact = self.kept.dtype == np.float64
        self.kept[place] = values if exact else np.rint(values / self._step)

    def one(self, group: Group, j: int, t: int, x: int, y: int) -> float:
        """Return what `look` does, for one position and much faster."""
        t = min(t, len(self.row) - 1)
        if y == t and group in self.entered:
            return float(self.entered[group][j, t, x])
        place = self.at[group] + j * self.step + self.row.item(t, x + y) + x
        return float(self.kept[place] * self._step)

    @staticmethod
    def rows(target: int) -> tuple[NDArray[np.int64], int]:
        """Return `row` and `step` for this number of scores."""
        row = np.zeros((target, 2 * target + 16), np.int64)
        t = np.arange(target)[:, None]
        both = np.arange(2 * target - 1)[None, :]
        first = np.maximum(0, both - target + 1)
        sizes = np.maximum(0, np.minimum(target - 1, both - t) - first + 1)
        sizes[0] = 0  # nothing is offered for no points
        ends = np.cumsum(sizes).reshape(sizes.shape)
        row[:, : 2 * target - 1] = ends - sizes - first
        return row, int(ends[-1, -1])


@dataclass(frozen=True, eq=False)
class FinalRound:
    """What players win after a score has reached the target.

    Attributes:
        behind: per standing of the challenger, what it wins, by how many units it is behind.
        taken: per standing (J, rows, deficits), what it wins by attempting carryover j with this
            many points of the turn before; empty where nothing is offered.
        bonus: per standing of the other seat, what a leader wins in a bonus turn, by how many
            units it is ahead.
        residual: the largest change of the last iteration.
    """

    behind: dict[int, Floats]
    taken: dict[int, Floats]
    bonus: dict[int, Floats]
    residual: float = 0.0


@dataclass(frozen=True, eq=False)
class Race:
    """What a seat wins with its turn to come, in every position of a sheet's race.

    Scores and points are in units of `tables.unit`; a is the score of the seat to move, b that
    of the other. A win is 1, a loss 0, and ties count as the sheet rules them.

    Attributes:
        rules: of the race.
        values: per group, [a, b] counted from `lowest`, both below the target; a seat off the
            board has one score, 0.
        lowest: the lowest score that is kept: 0, or less where fines take a score below 0.
        final_round: what a seat wins after one has reached the target.
        residual: how far values are from satisfying their own equations, at most. It covers leads
            beyond the target that are treated as equal because turns reach them less than once in
            300,000 times.
        rounding: how far values may be off because of how they are kept; 0 unless they come from a
            pack.
        attempts: what attempts are worth where both seats are on the board, if any are made.
        entering: per group with a seat to move off the board, [j, t, b - lowest]; one b where
            the other seat is off the board as well.
        counts: blocks, rows and options that were worked out, and passes.
    """

    rules: RaceRules
    values: dict[Group, Floats]
    lowest: int
    final_round: FinalRound
    residual: float = 0.0
    rounding: float = 0.0
    attempts: Attempts | None = None
    entering: dict[Group, Floats] = field(default_factory=dict)
    counts: NDArray[np.int64] = field(default_factory=lambda: np.zeros(4, np.int64))

    @property
    def tables(self) -> Tables:
        """The sheet as arrays."""
        return self.rules.tables

    @property
    def target(self) -> int:
        """The score that ends the race."""
        return self.rules.target

    @property
    def statuses(self) -> Statuses:
        """What matters of a seat besides its score."""
        return self.rules.statuses

    @property
    def final_rules(self) -> FinalRules:
        """How games end."""
        return self.rules.final_rules

    def turn_graph(self, group: Group) -> TurnGraph:
        """Return the turn of the seat to move."""
        return self.rules.turn_graph(group)

    def worth(self, group: Group, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what a fresh turn is worth.

        Where b has reached the target the seat to move is the challenger; where only a has, it
        leads and goes on with a bonus turn.
        """
        a, b, T = np.asarray(a, np.int64), np.asarray(b, np.int64), self.target
        values: Floats = self.values[group][self._place(group.mine, a), self._place(group.other, b)]
        if (a < T).all() and (b < T).all():
            return values
        chasing: Floats | float = 0.0
        if self.rules.challenged(second=group.second):
            behind = self.final_round.behind[group.mine.standing]
            chasing = behind[np.clip(b - a, 0, len(behind) - 1)]
        leading: Floats | float = 1.0
        if self.rules.challenged(second=not group.second):
            bonus = self.final_round.bonus[group.other.standing]
            leading = bonus[np.clip(a - b, 0, len(bonus) - 1)]
        return np.where(b >= T, chasing, np.where(a >= T, leading, values))

    def attempt(self, group: Group, j: int, t: ArrayLike, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what attempting carryover j is worth with t points inherited.

        j counts the offers of the turn graph; b holds the t points already. 0 where nothing can
        be attempted. Below the target it is exact up to `attempts.rounding`.
        """
        t, a, b = np.broadcast_arrays(
            np.asarray(t, np.int64), np.asarray(a, np.int64), np.asarray(b, np.int64)
        )
        T, standing = self.target, group.mine.standing
        none = np.zeros(t.shape)
        if self.turn_graph(group).attempts[j] < 0:
            return none
        raced = none
        low = np.minimum(t, T - self.lowest - 1)
        y = np.clip(b, self.lowest, T - 1) - self.lowest
        if standing != ON:
            raced = self.entering[group][j, low, y] if group in self.entering else none
        elif self.attempts is not None and group in self.attempts.at:
            raced = self.attempts.look(group, j, low, self._place(group.mine, a), y)
        if not (b >= T).any():
            return raced
        ended = none
        if self.rules.challenged(second=group.second) and self.final_rules.offers:
            taken = self.final_round.taken[standing][j]
            ended = taken[np.minimum(t, taken.shape[0] - 1), np.clip(b - a, 0, taken.shape[1] - 1)]
        return np.where(b < T, raced, ended)

    def _place(self, status: Status, score: NDArray[np.int64]) -> NDArray[np.int64]:
        if status.standing != ON:
            return np.zeros_like(score)
        # np.clip takes ten times as long for a few numbers
        return np.minimum(np.maximum(score, self.lowest), self.target - 1) - self.lowest
