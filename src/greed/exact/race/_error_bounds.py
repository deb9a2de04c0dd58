"""How far a solved race can be off in which busts cost points, so that turns lead far back.

There the values are those of a game that may come round again to where it was, and a change that
has become small proves nothing. What does is a look at the same game in which the two seats are
treated differently. Suppose that seat A is favoured: every turn is worth a little more to it
(`favour`) than what it leads to, and what fines and resets lead to is a guess W0, raised for A; and
let W be what A wins then, worked out in one pass. If W is nowhere above W0 where W0 was used, each
turn is worth more to A by W than what it leads to is by W, whatever A does, if only the other seat
plays best by W. So W of where the game stands falls on average with every turn, by more than
`favour` less all rounding. At the end of the game it is what A has won, and it is never below 0: so
A wins no more than W from anywhere, and (as W cannot go on falling) the game ends. With the seats
exchanged it says that A wins no less than the same numbers do if A is not favoured. Nothing has to
be known of how often busts come, and all that rounds, such as attempts held as integers, is covered
as long as a turn is off by less than `favour`. What is taken for granted is that the kernels leave
out of a turn only what cannot be best; the tests compare that with the core.

Where there are no strikes a turn leads to later diagonals, or to the other position of its pair,
and the kernels add up what is open: `kernels._bound`, `EnteringSolver.wrong`. That takes how much
more a turn is worth where a bust is worth more, at most: where one seat has hardly a chance this is
looked up. Should that not say enough either, the same is done as with strikes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import Unsolvable
from greed.exact.race._both_on_board import BoardSolver
from greed.exact.race._entering import EnteringSolver
from greed.exact.race._rules import Group
from greed.exact.race._terminal_values import self_play
from greed.exact.race._values import Race
from greed.exact.race.horizon import Horizon
from greed.exact.race.kernels import CompiledTurn

__all__ = ["bound_error"]

Floats = NDArray[np.float64]

_TURNS = 100  # more than a game is expected to take
_LIKELY, _AMPLE = 0.55, 1.3  # how likely one more bust is, or more than that
_SUNK = 1e-7  # what such busts change elsewhere, or more than that
_MARGIN = 4
_GUESSES = 4


def bound_error(
    found: Race, turn: CompiledTurn, far: Horizon, error: float, tick: Callable[[float], None]
) -> tuple[float, bool]:
    """Return how far any value of a race is off, and whether that is proven.

    `error` is an estimate, which stays where there is no proof: with some fines that have no
    floor (together with offers or bonus turns, very small ones, or very frequent ones).

    Raises:
        Unsolvable: a proof was tried and failed, so that the estimate may be far off as well.
    """
    worst = 0.0
    for sign in (1, -1) if found.final_rules.rounds else (1,):
        favoured = _Favoured(found, turn, far, sign, tick)
        if not favoured.feasible():
            return error, False
        off = favoured.off(error)
        if off is None and found.lowest:
            return error, False
        if off is None:
            raise Unsolvable(
                "turns lead back to each other so often that nothing can be said of how far off"
                " an answer would be"
            )
        worst = max(worst, off)
    return worst, True


class _Favoured:
    """The game in which one seat is favoured.

    Where fines have no floor, scores end at a lowest one all the same. Fined below that, the
    seat that is not favoured has lost, and the other one stays there. That is no worse than to
    fall: the same turn from further down leads to fewer points, and where fewer points are
    better (close to the target they can be) the favoured seat may waive some.

    Where it matters who began the round the seats differ already, and the sign says
    which one is favoured. Elsewhere `Group.second` is lent for it, and one sign says all.
    """

    def __init__(
        self,
        found: Race,
        turn: CompiledTurn,
        far: Horizon,
        sign: int,
        tick: Callable[[float], None],
    ) -> None:
        self.found, self.lowest = found, far.lowest

        def side(group: Group) -> int:
            return -sign if group.second else sign

        self._side = side  # 1 if the seat to move is the favoured one, or else -1
        rules = replace(found.rules, final_rules=found.final_rules._replace(rounds=True))
        named = Race(rules, {}, found.lowest, found.final_round)
        self.board = BoardSolver(named, turn, far, tick, side)
        self.named = named = self.board.found
        self.favour = favour = self.board.favour
        self.entering = EnteringSolver(named, far, lambda group: favour * side(group))
        self.entering.fresh = False
        self.rising = 0

    def feasible(self) -> bool:
        """Return whether a proof can be tried, and prepare it; that takes no time."""
        if not self.named.lowest:
            return True
        if self.board.offers or self.board.bonus or self.board.board.overshoot:
            return False
        rising = _rising(self.found, lambda _: -1, self.favour / 4.0)
        if rising < 0:
            return False
        self.rising = max(rising - _MARGIN, 0)
        self.board.waive(self.rising)
        return True

    def off(self, error: float) -> float | None:
        """Return how far values are off to one side, or None if it does not show."""
        groups = (*self.board.groups, *self.entering.lines, *self.entering.corners)
        raised = 2.0 * error + _TURNS * self.favour + (_SUNK if self.named.lowest else 0.0)
        guess = {group: self._raised(group, raised) for group in groups}
        for _ in range(_GUESSES):
            holds = self._holds(guess)
            if holds:
                return max(map(self._over, groups))
            if holds is None:
                return None
            guess = {group: self._further(group, guess[group]) for group in groups}
        return None

    def _over(self, group: Group) -> float:
        """Return by how much values are more for the favoured seat than they are said to be."""
        found = self._side(group) * (self.named.values[group] - self._solved_values(group))
        return float(found[_from(max(self.lowest, -self.named.lowest), found)].max())

    def _solved_values(self, group: Group) -> Floats:
        """Return the values whose error is asked for."""
        rounds = self.found.final_rules.rounds
        return self.found.values[group if rounds else group._replace(second=False)]

    def _raised(self, group: Group, raised: float) -> Floats:
        """Return a guess: values raised for the favoured seat.

        Where the other one may sink, it loses by that what it would have won from the lowest
        score, if the busts come that are missing for that.
        """
        values, side = self._solved_values(group), self._side(group)
        guess = values + side * raised
        if self.named.lowest:
            known, fines = self.named.statuses, np.arange(self.board.target) / self._fine
            busts = (1 + max(status.strikes for status in known.on)) * fines
            busts -= (group.other if side > 0 else group.mine).strikes
            sinks = _AMPLE * self._saved * _LIKELY ** busts[:, None]
            guess += side * (sinks.T if side > 0 else sinks)
        found: Floats = np.clip(guess, 0.0, 1.0)
        return found

    @cached_property
    def _fine(self) -> int:
        return int(self.board.board.shift.max())

    @cached_property
    def _saved(self) -> Floats:
        """What is won at most from the lowest score, by the other seat's score."""
        saved: Floats = np.max(
            [self._solved_values(group)[0] for group in self.board.groups], axis=0
        )
        return saved

    def _further(self, group: Group, guess: Floats) -> Floats:
        """Return a guess that is raised twice as far as what came of the last one."""
        solved, found = self._solved_values(group), self.named.values[group]
        further = np.clip(solved + 2.0 * (found - solved), 0.0, 1.0)
        larger: Floats = (np.maximum if self._side(group) > 0 else np.minimum)(guess, further)
        return larger

    def _holds(self, guess: dict[Group, Floats]) -> bool | None:
        """Work everything out from a guess, and say if it is nowhere more for the favoured seat.

        None stands for what no other guess can mend: turns are not worked out closely enough.
        """
        self.named.values.update(guess)
        before = self._falls()
        self.board.suppose()
        enough = self.favour / 4.0
        self.board.solve(enough / 4.0, self.found.counts)
        if 2.0 * self.board.left > enough or self.entering.solve(self.found.counts) > enough:
            return None
        return self._lowest_holds() and all(
            bool((side * (after - guess) <= 0.0).all())
            for (side, guess), (_, after) in zip(before, self._falls(), strict=True)
        )

    def _lowest_holds(self) -> bool:
        """Return whether the favoured seat does no better below the lowest score than at it."""
        if not self.named.lowest:
            return True
        return _rising(self.named, self._side, self.favour / 4.0) >= self.rising

    def _falls(self) -> list[tuple[int, Floats]]:
        """Return what fines and resets are worth, each with the side of the seat it hits."""
        found = []
        known, seat = self.named.statuses, self_play(self.named)
        for group, values in self.named.values.items():
            drop = known.drop[group.mine]
            if drop is None:
                continue
            a, b = (
                np.arange(size)[part] + (self.named.lowest if size > 1 else 0)
                for size, part in zip(values.shape, _from(self.lowest, values), strict=True)
            )
            lost = seat.bust(group, a[:1] if drop == "all" else a[:, None], b)
            found.append((self._side(group), lost))
        return found


def _from(least: int, values: Floats) -> tuple[slice, ...]:
    """Return where values are whose scores are no lower, counted from the lowest one."""
    return tuple(slice(least if size > 1 else 0, size) for size in values.shape)


def _rising(race: Race, side: Callable[[Group], int], slack: float) -> int:
    """Return up to where more points are worth no less to the seat that has moved.

    That is asked of groups on side -1; points are counted from the lowest score, and who has
    banked has no strikes. -1 stands for no answer: more points are worth less to who is challenged.
    """
    rising = race.target - race.lowest
    for group, values in race.values.items():
        if side(group) > 0 or group.other.strikes:
            continue
        size, behind = len(values), race.final_round.behind[ON]
        ended = np.zeros((size, 1))
        if race.rules.challenged(second=group.second):
            ended = behind[size - np.arange(size)][:, None]
            if np.diff(behind).max() > slack:
                return -1
        worth = 1.0 - np.hstack([values, ended])
        less = np.maximum.accumulate(worth, axis=1) - worth > slack
        rising = min([rising, *(np.flatnonzero(less.any(axis=0)) - 1).tolist()])
    return rising
