"""Games between two players who need not play alike, solved on any sheet that has a race.

The turns of a player whose choices are known are worth a sum of known numbers and of what two
positions with the same scores are worth: that after a bust and that after an end that records
nothing. So every diagonal (positions whose scores add up to the same sum) is a set of linear
equations; a best response chooses again until nothing changes. Positions that scores can fall
back to are solved by iteration.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact._anderson import Anderson
from greed.exact.match._deciders import BestDecider, Decider
from greed.exact.match._turn_evaluation import (
    Cell,
    Played,
    TurnEvaluation,
    keep_attempts,
    match_seats,
)
from greed.exact.model import ALL, Status, Unsolvable, turn_graph
from greed.exact.race import Group, Positions, Tick, race_rules
from greed.exact.race.horizon import Horizon
from greed.exact.tolerances import (
    MATCH_RESETS_SETTLED,
    MATCH_SETTLED,
    MOST_AMPLIFIED,
    REPLY_SETTLED,
    ROUNDING,
)
from greed.tables import Tables

Floats = NDArray[np.float64]

_ROUGH = 48  # rows of a turn that are enough before that
_NEARLY = 1e-3  # a change from which on rounds are worth doing in full
_ROUNDS = 400
_NEAR = 128  # deficits with which a challenger has a fair chance
_UNSETTLED = "the games of these players do not settle"


class GeneralMatch:
    """What two seats win against each other from every position.

    Attributes:
        seats: both seats, with what each wins with its turn to come.
    """

    def __init__(
        self,
        tables: Tables,
        far: Horizon,
        deciders: tuple[Decider | None, Decider | None],
        tick: Tick | None = None,
    ) -> None:
        """Prepare a match; a seat without a decider plays best against what the other one does."""
        self.far, self.tick = far, tick
        self.seats = match_seats(tables, deciders, far)
        self.rules, self.lowest = race_rules(tables), -far.below
        self.following = TurnEvaluation(self.seats, far)
        best = [decider for decider in deciders if isinstance(decider, BestDecider)]
        for seat in self.seats if best else ():
            for group, values in best[0].evaluation.mine.values.items():  # a first guess
                seat.race.values[group][...] = values

    def solve(self) -> None:
        """Work out every position.

        Raises:
            Unsolvable: fines without a floor, or the iteration does not converge.
        """
        if self.far.below:
            raise Unsolvable("fines without a floor: between policies a score may fall for ever")
        if any(self.rules.final_rules.challenged):
            self._challenge()
        falls = any(self.rules.statuses.cost.values())
        lines = Anderson()
        # The first rounds need not be exact: few turns gain as much as _ROUGH units.
        rough = falls and self.far.least < _ROUGH < self.rules.target
        self.following.limit = min(_ROUGH, self.far.limit) if rough else self.far.limit
        for turns in range(_ROUNDS):
            given = self._fallen()
            self._round(turns + 1)
            fallen = self._fallen()
            change = np.abs(fallen - given).max(initial=0.0)
            if not rough and (not falls or change < MATCH_RESETS_SETTLED):
                return
            self._fall(np.clip(lines.accelerated(given, fallen), 0.0, 1.0))
            if rough and change < _NEARLY:
                rough, lines, self.following.limit = False, Anderson(), self.far.limit
        raise Unsolvable(_UNSETTLED)

    # -- what scores fall back to

    def _places(self) -> Iterator[tuple[Floats, slice]]:
        """Yield the values that a position of higher scores can lead to."""
        statuses = self.rules.statuses
        fallen = slice(1) if ALL in statuses.cost.values() else slice(None)
        for seat in self.seats:
            for group, values in seat.race.values.items():
                if group.other in statuses.bust.values():
                    yield values, fallen

    def _fallen(self) -> Floats:
        return np.concatenate([values[:, where].ravel() for values, where in self._places()])

    def _fall(self, fallen: Floats) -> None:
        for values, where in self._places():
            here = values[:, where]
            here[...] = fallen[: here.size].reshape(here.shape)
            fallen = fallen[here.size :]

    # -- the race

    def _round(self, turns: int) -> None:
        statuses, low, groups = self.rules.statuses, self.lowest, self.rules.groups
        both, corners = groups(statuses.on, statuses.on), groups(statuses.off, statuses.off)
        lines = groups(statuses.off, statuses.on)
        lines += [Group(other, mine, second) for mine, other, second in lines]
        least = self.far.lowest + low
        sums = range(2 * self.rules.target - 2, 2 * low + self.far.lowest - 1, -1)
        for total in sums:
            a = np.arange(max(least, total - self.rules.target + 1), self.rules.target)
            a = a[(total - a >= least) & (total - a < self.rules.target)]
            if len(a):
                self._settle([Positions("race", group, a, total - a) for group in both])
            if self.tick and total % 8 == 0:
                self.tick(turns, (sums[0] - total) / len(sums))
        for score in range(self.rules.target - 1, least - 1, -1) if lines else ():
            here, none = np.array([score]), np.zeros(1, np.int64)
            positions = [
                Positions("race", g, *((here, none) if g.mine.standing == ON else (none, here)))
                for g in lines
            ]
            self._settle(positions)
        none = np.zeros(1, np.int64)
        if corners:
            self._settle([Positions("race", group, none, none) for group in corners])

    def _settle(self, positions: list[Positions]) -> None:
        """Solve positions of both seats that lead to each other."""
        cells = [Cell(seat, turns) for seat in (0, 1) for turns in positions]
        for cell in cells:
            if self.seats[cell.seat].decider is None:
                self._guess(cell)
        replies = [at for at, cell in enumerate(cells) if self.seats[cell.seat].decider is None]
        answered = {at: self._losses(cells[at]) for at in replies}
        played = self.following.play(cells)
        for _ in range(_ROUNDS):
            self._equate(cells, played)
            losses = {at: self._losses(cells[at]) for at in replies}
            # A reply was best for what a loss was worth then: it is found again where that moved.
            moved = {at: np.abs(losses[at] - answered[at]).max(axis=0) for at in replies}
            wrong = {at: np.flatnonzero(moved[at] >= REPLY_SETTLED) for at in replies}
            again = [at for at in replies if len(wrong[at])]
            if not again:
                break
            better = self.following.play([cells[at].part(wrong[at]) for at in again])
            for at, shares in zip(again, better, strict=True):
                played[at] = played[at].replaced(wrong[at], shares)
                answered[at][:, wrong[at]] = losses[at][:, wrong[at]]
        else:
            raise Unsolvable(_UNSETTLED)
        for cell, shares in zip(cells, played, strict=True):
            self._keep(cell, shares)

    def _losses(self, cell: Cell) -> Floats:
        """Return (2, n) what a bust is worth now, and an end that records nothing."""
        ends, (_, group, a, b) = self.seats[cell.seat].evaluation, cell.positions
        return np.stack([ends.bust(group, a, b), ends.stop(group, a, b)])

    def _guess(self, cell: Cell) -> None:
        """Guess what positions are worth from those with a point more, so that a reply settles."""
        race, (_, group, a, b) = self.seats[cell.seat].race, cell.positions
        if group.mine.standing != ON:
            return
        up, right = (np.minimum(score + 1, self.rules.target - 1) for score in (a, b))
        guess = race.worth(group, up, right)
        if group.other.standing == ON:
            mixed = race.worth(group, up, b) + race.worth(group, a, right) - guess
            guess = np.where((up > a) & (right > b), np.clip(mixed, 0.0, 1.0), guess)
        self._write(cell, guess)

    def _equate(self, cells: list[Cell], played: list[Played]) -> None:
        """Solve the equations of some positions."""
        given = values = self._values(cells)
        lines, wrong = Anderson(), 1.0
        for _ in range(_ROUNDS):
            for (seat, positions), shares in zip(cells, played, strict=True):
                ends, (_, group, a, b) = self.seats[seat].evaluation, positions
                parts = shares.start
                value = parts[0] + parts[1] * ends.bust(group, a, b)
                if parts[2].any():
                    value += parts[2] * ends.stop(group, a, b)
                self._write(Cell(seat, positions), value)
            values = self._values(cells)
            wrong = float(np.abs(values - given).max())
            if wrong < ROUNDING:
                break
            given = lines.accelerated(given, values)
            first = 0
            for cell in cells:
                last = first + len(cell.positions.a)
                self._write(cell, given[first:last])
                first = last
        most = MOST_AMPLIFIED * _least_recorded(cells, played)
        if wrong > MATCH_SETTLED or max(wrong, ROUNDING) > most:
            raise Unsolvable(_UNSETTLED)

    def _values(self, cells: list[Cell]) -> Floats:
        return np.concatenate(
            [
                self.seats[seat].race.worth(positions.group, positions.a, positions.b)
                for seat, positions in cells
            ]
        )

    def _write(self, cell: Cell, values: Floats) -> None:
        race, (_, group, a, b) = self.seats[cell.seat].race, cell.positions
        x = a - race.lowest if group.mine.standing == ON else a
        y = b - race.lowest if group.other.standing == ON else b
        race.values[group][x, y] = values

    def _keep(self, cell: Cell, played: Played) -> None:
        seat, (_, group, a, b) = self.seats[cell.seat], cell.positions
        if played.attempts.shape[1]:
            lost, none = seat.evaluation.bust(group, a, b), seat.evaluation.stop(group, a, b)
            parts = played.attempts
            tried = parts[0] + parts[1] * lost + parts[2] * none
            keep_attempts(seat.race, group, tried, a, b)

    # -- the end

    def _challenge(self) -> None:
        """Solve the final round, in which a seat has reached the target."""
        size = len(self.seats[0].race.final_round.behind[ON])
        off = dict.fromkeys(status.standing for status in self.rules.statuses.off)
        for most in (_NEAR, size):
            for _ in range(_ROUNDS):
                change = max(self._challengers(seat, ON, min(most, size)) for seat in (0, 1))
                change = max(change, *(self._leaders(seat, ON) for seat in (0, 1)))
                if change < MATCH_SETTLED:
                    break
            else:
                raise Unsolvable(_UNSETTLED)
        for standing in off:
            for _ in range(_ROUNDS):
                for seat in (0, 1):
                    self._challengers(seat, standing, size)
                if max(self._leaders(seat, standing) for seat in (0, 1)) < MATCH_SETTLED:
                    break

    def _challengers(self, seat: int, standing: int, most: int) -> float:
        end, deficits = self.seats[seat].race.final_round, np.arange(most)
        group = Group(Status(standing), Status(ON))
        positions = Positions("challenger", group, np.zeros_like(deficits), deficits)
        played = self.following.play([Cell(seat, positions)])[0]
        rules = self.rules.final_rules
        lost, stopped = (
            np.where(deficits == 0, tied, rules.less) for tied in (rules.fallen, rules.equal)
        )
        value = played.start[0] + played.start[1] * lost + played.start[2] * stopped
        behind = end.behind[standing]
        change = float(np.abs(value - behind[:most]).max())
        behind[:most] = value
        taken = end.taken[standing]
        if played.attempts.shape[1] and taken.shape[1] > 1:
            parts = played.attempts
            tried = parts[0] + parts[1] * lost + parts[2] * stopped
            rows = np.minimum(np.arange(taken.shape[1]), tried.shape[1] - 1)
            change = max(change, float(np.abs(tried[:, rows] - taken[:, :, :most]).max()))
            taken[:, :, :most] = tried[:, rows]
        return change

    def _leaders(self, seat: int, standing: int) -> float:
        """Work out the bonus turns of a leader against challengers of a standing."""
        if not turn_graph(self.rules.tables, ON).has_bonus:
            return 0.0
        bonus = self.seats[seat].race.final_round.bonus[standing]
        ahead = np.arange(len(bonus))
        group = Group(Status(ON), Status(standing))
        played = self.following.play(
            [Cell(seat, Positions("leader", group, ahead, np.zeros_like(ahead)))]
        )[0]
        behind = self.seats[1 - seat].race.final_round.behind[standing]
        value = played.start[0] + (played.start[1] + played.start[2]) * (1.0 - behind[ahead])
        change = float(np.abs(value - bonus).max())
        bonus[:] = value
        return change


def _least_recorded(cells: list[Cell], played: list[Played]) -> float:
    """Return the least chance that one of two turns in a row records something.

    If neither does, the players are where they were, and so is an error of their values.
    """
    nothing = np.zeros((2, len(cells[0].positions.a)))
    for (seat, _), shares in zip(cells, played, strict=True):
        nothing[seat] = np.maximum(nothing[seat], shares.start[1] + shares.start[2])
    return 1.0 - float((nothing[0] * nothing[1][::-1]).max())  # the scores of one, then the other's
