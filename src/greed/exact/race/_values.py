"""The race between two seats, solved: what each wins from every position when both play best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from greed.core.state import ON
from greed.exact.model import FinalRules, Status, TurnGraph, final_rules, statuses, turn_graph
from greed.exact.race._final_values import FinalRound
from greed.tables import Tables

__all__ = ["Attempts", "Group", "Race", "Tick"]

Tick = Callable[[int, float], None]
"""Is told the round of a solver that goes round, from 1, and which part of it is done."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
_STEPS = {"f8": 1, "i4": 2**31 - 1, "u2": 65535}  # of the integers that hold attempts


class Group(NamedTuple):
    """What matters of a position besides the scores.

    mine: status of the seat to move; other: of the other seat; second: whether the seat to
    move is the one that did not begin the round (always False where it does not matter).
    """

    mine: Status
    other: Status
    second: bool = False


@dataclass(eq=False)
class Attempts:
    """What attempting a carryover is worth, for positions with both seats on the board.

    `held[at[group] + j * step + row[t, x + y] + x]` belongs to the seat to move with x units
    against y, t of which were banked just now; scores are counted from the lowest one.

    Attributes:
        held: doubles; or 32-bit integers that count steps of 1 / (2^31 - 1), or where they would
            be too many 16-bit ones, of 1 / 65535; empty where only `entered` is known.
        at: where the groups that can be offered anything begin.
        step: from one carryover to the next.
        row: (T, 2 T + 16) where each row begins, less its lowest x.
        entered: the doubles of those whose y is t, by group [j, t, x], while they are known.
    """

    held: NDArray[Any]
    at: dict[Group, int]
    step: int
    row: NDArray[np.int64]
    entered: Mapping[Group, Floats] = field(default_factory=dict)

    @property
    def error(self) -> float:
        """How far a value may be off because of how it is held."""
        return 0.0 if self.held.dtype == np.float64 else 0.5 * self._step

    @property
    def _step(self) -> float:
        return 1.0 / _STEPS[self.held.dtype.str[1:]]

    def look(self, group: Group, j: ArrayLike, t: ArrayLike, x: Ints, y: Ints) -> Floats:
        """Return what was found; the scores must be below the target."""
        exact: Floats | None = None
        if group in self.entered:
            exact = self.entered[group][np.asarray(j), np.asarray(t), x]
            if not len(self.held):
                return exact
        place = self.at[group] + np.asarray(j) * self.step + self.row[np.asarray(t), x + y] + x
        found: Floats = self.held[place] * self._step
        return found if exact is None else np.where(y == t, exact, found)

    def write(self, place: Ints, values: Floats) -> None:
        """Hold values at places of `held`."""
        exact = self.held.dtype == np.float64
        self.held[place] = values if exact else np.rint(values / self._step)

    def one(self, group: Group, j: int, t: int, x: int, y: int) -> float:
        """Return what `look` does, for one position and much faster."""
        t = min(t, len(self.row) - 1)
        if y == t and group in self.entered:
            return float(self.entered[group][j, t, x])
        place = self.at[group] + j * self.step + self.row.item(t, x + y) + x
        return float(self.held[place] * self._step)

    @staticmethod
    def rows(target: int) -> tuple[NDArray[np.int64], int]:
        """Return `row` and `step` for so many scores."""
        row = np.zeros((target, 2 * target + 16), np.int64)
        t = np.arange(target)[:, None]
        both = np.arange(2 * target - 1)[None, :]
        first = np.maximum(0, both - target + 1)
        sizes = np.maximum(0, np.minimum(target - 1, both - t) - first + 1)
        sizes[0] = 0  # nothing is offered for no points
        ends = np.cumsum(sizes).reshape(sizes.shape)
        row[:, : 2 * target - 1] = ends - sizes - first
        return row, int(ends[-1, -1])


@dataclass(eq=False)
class Race:
    """The solution of a sheet's race, and all that it takes to look further than a turn.

    Scores and points are in units of `tables.unit`; a is the score of the seat to move, b that
    of the other. All methods take numbers or arrays of them and return what the seat to move
    wins: 1 a win, 0 a loss, ties as the sheet rules them.

    Attributes:
        tables: the sheet as arrays.
        values: per group, [a, b] counted from `lowest`, both below the target; a seat off the
            board has one score, 0.
        lowest: the lowest score that is kept: 0, or less where fines take a score below 0.
        final_round: what is won once a seat has reached the target.
        error: no value is off by more than this, if that is proven (see `bounds`), or else is
            likely to be. It covers rounding, and leads beyond the target that are told apart no
            more because no turn comes to them once in 300,000 times.
        proven: whether the error is proven, not estimated. It is for all sheets but those that
            fine without a floor and have offers or bonus turns as well, or fine very little, and
            those where both seats go round long before anything happens.
        attempts: what attempts are worth where both seats are on the board, if any are made.
        entering: per group with a seat to move off the board, [j, t, b - lowest]; one b where
            the other seat is off the board as well.
        counts: blocks, rows and options that were worked out, and passes.
    """

    tables: Tables
    values: dict[Group, Floats]
    lowest: int
    final_round: FinalRound
    error: float = 0.0
    attempts: Attempts | None = None
    entering: dict[Group, Floats] = field(default_factory=dict)
    counts: NDArray[np.int64] = field(default_factory=lambda: np.zeros(4, np.int64))
    proven: bool = False

    def __post_init__(self) -> None:
        self.target = self.tables.sheet.target // self.tables.unit
        self.statuses = statuses(self.tables)
        self.final_rules: FinalRules = self.final_round.final_rules
        self._overshoot = self.tables.sheet.end.overshoot == "forfeits"
        self._unit = self.tables.unit

    @property
    def rival(self) -> Race:
        """What the other seat wins; here both play alike."""
        return self

    def turn_graph(self, group: Group) -> TurnGraph:
        """Return the turn of the seat to move."""
        return turn_graph(self.tables, group.mine.standing)

    def follows(self, group: Group, mine: Status) -> Group:
        """Return the group of the other seat's turn, the seat that moved having this status."""
        return Group(group.other, mine, not group.second if self.final_rules.rounds else False)

    def challenged(self, *, second: bool) -> bool:
        """Whether a seat that is second in the round (or not) has a turn after the target."""
        return self.final_rules.challenged[0 if second or not self.final_rules.rounds else 1]

    def worth(self, group: Group, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what a fresh turn is worth.

        Where b has reached the target the seat to move is the challenger; where only a has, it
        leads and goes on with a bonus turn.
        """
        a, b = np.broadcast_arrays(np.asarray(a, np.int64), np.asarray(b, np.int64))
        T = self.target
        x = self._place(group.mine, a)
        y = self._place(group.other, b)
        found = self.values[group][x, y]
        if not ((a >= T).any() or (b >= T).any()):
            return found
        chasing: Floats | float = 0.0
        if self.challenged(second=group.second):
            behind = self.final_round.behind[group.mine.standing]
            chasing = behind[np.clip(b - a, 0, len(behind) - 1)]
        leading: Floats | float = 1.0
        if self.challenged(second=not group.second):
            bonus = self.final_round.bonus[group.other.standing]
            leading = bonus[np.clip(a - b, 0, len(bonus) - 1)]
        return np.where(b >= T, chasing, np.where(a >= T, leading, found))

    def attempt(self, group: Group, j: int, t: ArrayLike, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what attempting carryover j is worth with t points inherited.

        j counts the offers of the machine; b holds the t points already. 0 where nothing can
        be attempted. Below the target it is exact up to `attempts.error`.
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
        if self.challenged(second=group.second) and self.final_rules.offers:
            taken = self.final_round.taken[standing][j]
            ended = taken[np.minimum(t, taken.shape[0] - 1), np.clip(b - a, 0, taken.shape[1] - 1)]
        return np.where(b < T, raced, ended)

    def offered(self, group: Group, j: int, t: ArrayLike, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what a turn is worth that may begin with carryover j and t points inherited."""
        return np.maximum(self.worth(group, a, b), self.attempt(group, j, t, a, b))

    def challenge(self, j: int, t: ArrayLike, behind: ArrayLike) -> Floats:
        """Return what a challenger wins, so far behind, who may attempt carryover j."""
        t, behind = np.asarray(t, np.int64), np.asarray(behind, np.int64)
        taken = self.final_round.taken[ON][j]
        found = taken[np.minimum(t, len(taken) - 1), behind]
        larger: Floats = np.maximum(self.final_round.behind[ON][behind], found)
        return larger

    def bank(self, group: Group, source: int, t: ArrayLike, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what ending the turn is worth with t points that are recorded.

        `source` is the decision's, as in `TurnGraph`: what the bank offers, or a bonus turn.
        """
        t, a = np.asarray(t, np.int64), np.asarray(a, np.int64)
        on = Status(ON)
        following = self.follows(group, on)
        if source == len(self.turn_graph(group).offers) + 1:
            found = self.worth(Group(on, group.other, group.second), a + t, b)
        elif source:
            found = 1.0 - self.rival.offered(following, source - 1, t, b, a + t)
        else:
            found = 1.0 - self.rival.worth(following, b, a + t)
        if self._overshoot:
            found = np.where(a + t > self.target, self.stop(group, a, b), found)
        return found

    def stop(self, group: Group, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what ending the turn is worth without recording anything."""
        return 1.0 - self.rival.worth(self.follows(group, Status(group.mine.standing)), b, a)

    def bust(self, group: Group, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what losing the turn to a throw is worth."""
        a = np.asarray(a, np.int64)
        drop = self.statuses.drop[group.mine]
        if drop == "all":
            a = np.zeros_like(a)
        elif isinstance(drop, int):
            a = np.maximum(a - drop // self._unit, 0 if self.statuses.floor else self.lowest)
        return 1.0 - self.rival.worth(self.follows(group, self.statuses.bust[group.mine]), b, a)

    def _place(self, status: Status, score: NDArray[np.int64]) -> NDArray[np.int64]:
        if status.standing != ON:
            return np.zeros_like(score)
        return np.clip(score, self.lowest, self.target - 1) - self.lowest

    # -- on disk

    def arrays(self) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Return all of the solution but the sheet: named arrays, and what JSON can hold.

        Attempts are written as integers, which are off by 3e-10 at most if they have 32 bits.
        """
        arrays: dict[str, NDArray[Any]] = {}
        for at, values in enumerate(self.values.values()):
            arrays[f"values{at}"] = values
        for at, values in enumerate(self.entering.values()):
            arrays[f"entering{at}"] = _packed(values)
        for name in ("behind", "taken", "bonus"):
            for standing, values in getattr(self.final_round, name).items():
                small = name == "taken"
                arrays[f"{name}{standing}"] = _packed(values) if small else values
        header: dict[str, Any] = {
            "groups": [_listed(group) for group in self.values],
            "entering": [_listed(group) for group in self.entering],
            "standings": list(self.final_round.behind),
            "lowest": self.lowest,
            "error": self.error,
            "proven": self.proven,
            "duel_error": self.final_round.error,
            "counts": [int(count) for count in self.counts],
        }
        if self.attempts:
            arrays["attempts"] = self.attempts.held
            header["attempts"] = [[_listed(g), at] for g, at in self.attempts.at.items()]
        return arrays, header

    @classmethod
    def from_arrays(
        cls, tables: Tables, arrays: Mapping[str, NDArray[Any]], header: Mapping[str, Any]
    ) -> Race:
        """Return the solution that `arrays` has written; needs no compiler.

        Raises:
            KeyError, ValueError: an array is missing or has another shape.
        """
        standings = [int(standing) for standing in header["standings"]]
        behind, taken, bonus = (
            {each: _unpacked(arrays[f"{name}{each}"]) for each in standings}
            for name in ("behind", "taken", "bonus")
        )
        final_round = FinalRound(
            final_rules(tables),
            behind,
            taken,
            bonus,
            float(header["duel_error"]),
        )
        lowest = int(header["lowest"])
        size = tables.sheet.target // tables.unit - lowest
        values = {}
        for at, listed in enumerate(header["groups"]):
            group = _group(listed)
            shape = tuple(size if s.standing == ON else 1 for s in (group.mine, group.other))
            values[group] = _shaped(arrays[f"values{at}"], shape)
        attempts = None
        if "attempts" in header:
            row, step = Attempts.rows(size)
            starts = {_group(listed): int(at) for listed, at in header["attempts"]}
            held = arrays["attempts"]
            offers = len(turn_graph(tables, ON).offers)
            if held.ndim != 1 or max(starts.values()) + offers * step > len(held):
                raise ValueError("attempts are cut short")
            attempts = Attempts(held, starts, step, row)
        entering = {
            _group(listed): _unpacked(arrays[f"entering{at}"])
            for at, listed in enumerate(header["entering"])
        }
        return cls(
            tables, values, lowest, final_round, float(header["error"]), attempts, entering,
            np.array(header["counts"], np.int64), bool(header["proven"]),
        )  # fmt: skip


def _packed(values: Floats) -> NDArray[np.int32]:
    """Return chances as integers that take half the place of doubles."""
    return np.rint(values * _STEPS["i4"]).astype(np.int32)


def _unpacked(values: NDArray[Any]) -> Floats:
    return values / _STEPS["i4"] if values.dtype == np.int32 else values


def _listed(group: Group) -> list[Any]:
    return [*group.mine, *group.other, int(group.second)]


def _group(listed: list[int]) -> Group:
    return Group(Status(*listed[:2]), Status(*listed[2:4]), bool(listed[4]))


def _shaped(array: NDArray[Any], shape: tuple[int, ...]) -> NDArray[Any]:
    if array.shape != shape:
        raise ValueError(f"an array of shape {array.shape} in place of {shape}")
    return array
