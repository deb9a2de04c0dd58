"""Policies for games between two, and what becomes of every turn that one of them plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.ground import Ground, arrays_of, ground
from greed.exact.guides import Guide, Simple, Solved
from greed.exact.machine import Machine, Unsolvable, machine
from greed.exact.orders import (
    Orders,
    Task,
    most_points,
    most_points_accepts,
    threshold,
    threshold_accepts,
)
from greed.exact.race import Group, Race
from greed.exact.status import Status
from greed.exact.turn_kernels import Arrays, ascend, play, stray
from greed.tables import Tables

__all__ = [
    "Best",
    "Maximiser",
    "Noisy",
    "Optimal",
    "Policy",
    "Stakes",
    "Threshold",
    "Yields",
]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_RARE = 1e-17


class Yields(NamedTuple):
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

    def yields(self, ground: Ground) -> Yields:
        """Return what becomes of its turns where they bear on the scores alone."""
        ...

    def guide(self, tables: Tables) -> Guide:
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

    def yields(self, ground: Ground) -> Yields:
        """Return what becomes of its turns."""
        return _fixed(ground, self.orders)

    def guide(self, tables: Tables) -> Guide:
        """Return how it decides."""
        return Simple(self, tables)

    def orders(self, turn: Machine, rows: int, task: Task) -> Orders:
        """Return how a turn is played."""
        return threshold(turn, self.points, rows, task)

    def accepts(self, turn: Machine, offer: int, rows: int) -> NDArray[np.bool_]:
        """Say with which inherited points a carryover is attempted."""
        return threshold_accepts(turn, self.points, offer, rows)


@dataclass(frozen=True)
class Maximiser:
    """Gains the most points a turn on average; takes a win, and the lead in the final round.

    That is the bot maximiser.
    """

    name: str = "maximiser"

    def yields(self, ground: Ground) -> Yields:
        """Return what becomes of its turns."""
        return _fixed(ground, self.orders)

    def guide(self, tables: Tables) -> Guide:
        """Return how it decides."""
        return Simple(self, tables)

    def orders(self, turn: Machine, rows: int, task: Task) -> Orders:
        """Return how a turn is played."""
        return most_points(turn, rows, task)

    def accepts(self, turn: Machine, offer: int, rows: int) -> NDArray[np.bool_]:
        """Say with which inherited points a carryover is attempted."""
        return most_points_accepts(turn, offer, rows)


@dataclass(frozen=True, eq=False)
class Stakes:
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

    `stakes` is None where turns bear on more than the scores.
    """

    name: str
    stakes: Stakes | None
    _kept: dict[Ground, Yields] = field(default_factory=dict, repr=False)

    def yields(self, ground: Ground) -> Yields:
        """Return what becomes of its turns."""
        if self.stakes is None:
            raise Unsolvable(f"the {self.name} was found for another sheet")
        if ground not in self._kept:
            self._kept[ground] = self._found(ground, self.stakes)
        return self._kept[ground]

    def guide(self, tables: Tables) -> Guide:
        """Refuse: what it decides is known only where turns bear on the scores alone."""
        return _unknown(self.name, tables)

    def _found(self, ground: Ground, stakes: Stakes) -> Yields:
        def race(mine: int, other: int, a: int) -> tuple[Floats, Floats]:
            return played(ground, mine, *_ends(ground, stakes, mine, other, a))

        def final(standing: int, deficit: int) -> tuple[Floats, Floats]:
            banks = challenge(ground, stakes.behind[ON], deficit)
            return played(ground, standing, banks[None], np.array([ground.ending.less]))

        return _collected(ground, race, final)


@dataclass(frozen=True, eq=False)
class Optimal:
    """Wins most often against itself, by a solved race; that is the bot optimal."""

    race: Race
    name: str = "optimal"
    _kept: dict[Ground, Best] = field(default_factory=dict, repr=False)

    def stakes(self, ground: Ground) -> Stakes:
        """Return what positions are worth to it and to itself in the other seat."""
        return _stakes(self.race, ground)

    def yields(self, ground: Ground) -> Yields:
        """Return what becomes of its turns."""
        if ground not in self._kept:
            self._kept[ground] = Best(self.name, self.stakes(ground))
        return self._kept[ground].yields(ground)

    def guide(self, tables: Tables) -> Guide:  # noqa: ARG002
        """Return how it decides."""
        return Solved(self.race)


@dataclass(frozen=True, eq=False)
class Noisy:
    """Draws lots among its choices: one that is worth `heat` less is e times less likely.

    It takes a sure win, and never banks for nothing. That is the bot level:N with the noise of
    its level, where the race between two is solved.
    """

    name: str
    stakes: Stakes
    heat: float

    def guide(self, tables: Tables) -> Guide:
        """Refuse: what it decides is known only where turns bear on the scores alone."""
        return _unknown(self.name, tables)

    def yields(self, ground: Ground) -> Yields:
        """Return what becomes of its turns."""
        arrays = {each: _whole(ground.tables, each) for each in ground.turns}

        def strayed(
            standing: int, banks: Floats, losses: Floats, goal: int
        ) -> tuple[Floats, Floats]:
            found, lost, turn = np.empty(banks.shape), np.empty(len(losses)), arrays[standing]
            reach, banks = int(turn.points.max()), np.ascontiguousarray(banks)
            stray(turn, banks.shape[1] - 1, reach, banks, losses, goal, self.heat, found, lost)
            return found, lost

        def race(mine: int, other: int, a: int) -> tuple[Floats, Floats]:
            return strayed(mine, *_ends(ground, self.stakes, mine, other, a), 0)

        def final(standing: int, deficit: int) -> tuple[Floats, Floats]:
            banks = challenge(ground, self.stakes.behind[ON], deficit)
            losses = np.array([ground.ending.less])
            return strayed(standing, banks[None], losses, _goal(ground, deficit))

        return _collected(ground, race, final)


def _stakes(race: Race, ground: Ground) -> Stakes:
    size = ground.target
    values = np.zeros((2, 2, size, size + ground.beyond + 1))
    behind = np.zeros((2, ground.deficits))
    for mine in ground.turns:
        if not ground.at_once:
            behind[mine] = race.duel.behind[mine][: ground.deficits]
        for other in ground.turns:
            held = race.values[Group(Status(mine), Status(other))]
            values[mine, other, : held.shape[0], : held.shape[1]] = held
        fill_beyond(ground, values[mine, ON], behind[mine])
    return Stakes(values, behind)


def _unknown(name: str, tables: Tables) -> Guide:
    try:
        ground(tables)
    except Unsolvable as error:
        raise Unsolvable(f"what {name} does is not worked out here: {error}") from None
    raise Unsolvable(f"what {name} does is known by its stakes alone")


def fill_beyond(ground: Ground, values: Floats, behind: Floats) -> None:
    """Write what is won against a leader into values (T, W) by own score and the leader's."""
    a, b = np.arange(ground.target)[:, None], np.arange(ground.target, values.shape[1])
    values[:, ground.target :] = 0.0 if ground.at_once else behind[b - a]


def challenge(ground: Ground, behind: Floats, deficit: int) -> Floats:
    """Return what points are worth to a challenger: (deficit + B,), given what one wins in turn."""
    rules = ground.ending
    ahead = np.arange(deficit + ground.beyond + 1) - deficit
    more = 1.0 - behind[np.maximum(ahead, 0)] if rules.more is None else rules.more
    worth: Floats = np.where(ahead > 0, more, np.where(ahead == 0, rules.equal, rules.less))
    return worth


def played(ground: Ground, standing: int, banks: Floats, losses: Floats) -> tuple[Floats, Floats]:
    """Return what becomes of turns that are played best for these ends: (n, rows) and (n,)."""
    turn = ground.arrays[standing]
    found, lost = np.empty(banks.shape), np.empty(len(losses))
    reach = int(turn.points.max())
    play(turn, banks.shape[1] - 1, reach, np.ascontiguousarray(banks), losses, found, lost)
    return found, lost


def _ends(ground: Ground, stakes: Stakes, mine: int, other: int, a: int) -> tuple[Floats, Floats]:
    """Return what points are worth to a score, and none, for every score of the other seat."""
    rivals = np.array(ground.scores(other), np.int64)
    banks = 1.0 - stakes.values[other, ON][rivals, a : a + ground.top(a) + 1]
    return banks, 1.0 - stakes.values[other, mine][rivals, a]


def _goal(ground: Ground, deficit: int) -> int:
    """Return the row from which a challenger leads, or wins."""
    return deficit if ground.ending.equal else deficit + 1


@lru_cache(maxsize=32)
def _whole(tables: Tables, standing: int) -> Arrays:
    """Return a turn with all its choices, also those that no good player makes."""
    return arrays_of(machine(tables, standing, front=False))


_Race = Callable[[int, int, int], tuple[Floats, Floats]]
_Final = Callable[[int, int], tuple[Floats, Floats]]
_Orders = Callable[[Machine, int, Task], Orders]


def _collected(ground: Ground, race: _Race, final: _Final) -> Yields:
    """Collect the turns of all positions; `race` gives one for all scores of the other or each."""
    size = ground.target
    at = np.full((2, 2, size, size), -1, np.int64)
    begin, chances = [0], []
    lost: list[float] = []
    for mine in ground.turns:
        for other in ground.turns:
            for a in ground.scores(mine):
                found, nothing = race(mine, other, a)
                first = len(lost)
                for row, missed in zip(found, nothing, strict=True):
                    seen = np.flatnonzero(row > _RARE)
                    chances.append(row[: seen[-1] + 1].copy() if len(seen) else row[:0])
                    begin.append(begin[-1] + len(chances[-1]))
                    lost.append(float(missed))
                rivals = np.array(ground.scores(other), np.int64)
                at[mine, other, a, rivals] = first + (len(found) > 1) * np.arange(len(rivals))
    ties = np.zeros((2, ground.deficits))
    leads = np.zeros((2, ground.deficits, ground.beyond + 1))
    if not ground.at_once:
        for standing in ground.turns:
            for deficit in range(1, ground.deficits):
                row = final(standing, deficit)[0][0]
                ties[standing, deficit] = row[deficit]
                leads[standing, deficit, 1:] = row[deficit + 1 :]
    return Yields(at, np.array(begin), np.concatenate(chances), np.array(lost), ties, leads)


def _fixed(ground: Ground, orders: _Orders) -> Yields:
    """Return what becomes of turns that are played without a look at the other seat's score."""

    def followed(standing: int, top: int, goal: int, final: bool) -> tuple[Floats, Floats]:
        turn, rows = ground.arrays[standing], top + int(ground.arrays[standing].points.max()) + 1
        keep, wish = orders(ground.turns[standing], rows, Task(goal, final=final))
        wish = np.where(np.arange(len(wish)) >= top, np.inf, wish)
        ends, mass = np.zeros((2, top + 1)), np.empty((top + 1, len(turn.bust)))
        bank = np.stack([wish, wish])
        lost = ascend(turn, top, turn.start, 0, bank, -np.inf, keep, mass, ends, _RARE)
        return ends[:1], np.array([sum(lost)])

    def race(mine: int, other: int, a: int) -> tuple[Floats, Floats]:
        del other
        if ground.at_once:
            return followed(mine, ground.top(a), ground.target - a, False)
        if mine not in free:
            free[mine] = followed(mine, ground.top(0), ground.deficits + ground.target, False)
        found, lost = free[mine]
        top = ground.top(a)
        return np.append(found[:, :top], found[:, top:].sum(axis=1, keepdims=True), axis=1), lost

    def final(standing: int, deficit: int) -> tuple[Floats, Floats]:
        return followed(standing, deficit + ground.beyond, _goal(ground, deficit), True)

    free: dict[int, tuple[Floats, Floats]] = {}
    return _collected(ground, race, final)
