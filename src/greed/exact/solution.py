"""A solved game between two: what any state is worth to a seat if both play best from there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.game import apply, legal_moves
from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.exact.machine import NEVER
from greed.exact.places import Places, places
from greed.exact.rest import Ends, rest
from greed.exact.starts import Group, Starts
from greed.exact.status import Status, statuses
from greed.tables import Tables

__all__ = ["Solution"]

Floats = NDArray[np.float64]
_KEPT = 128


class _Turn(NamedTuple):
    """Whose turn it is, as far as that matters: scores in units, and the part in the end.

    part: "race" before the target is reached; then "challenger" (with a units behind), or a
    leader with a bonus turn, "leader" if a challenge is to come and "winner" if none is.
    """

    group: Group
    a: int
    b: int
    part: str


@dataclass(frozen=True, eq=False)
class Solution:
    """Answers for every state of a game between two; made by `greed.exact.solve`.

    Attributes:
        tables: the sheet as arrays.
        starts: what the beginnings of turns are worth.
        error: no answer is wrong by more than this, as far as the solver knows.
        seconds: what the solution cost in CPU time when it was solved.
    """

    tables: Tables
    starts: Starts
    error: float
    seconds: float

    @property
    def sheet(self) -> Sheet:
        """The sheet."""
        return self.tables.sheet

    @cached_property
    def first_wins(self) -> float:
        """The chance that the seat which begins the game wins it, a shared win counting half."""
        from greed.core.game import start

        return self.worth(start(self.sheet, max(2, self.sheet.seats.min)), 0)

    def worth(self, state: State, seat: int) -> float:
        """Return the chance that a seat wins from a state in any phase, a shared win being half.

        Raises:
            ValueError: not two play, or the state is of another sheet, or no game comes to it.
        """
        if state.seats != 2:
            raise ValueError(f"this is solved for two seats, not for {state.seats}")
        if state.over:
            return (seat in state.winners) / len(state.winners)
        try:
            found = self._worth(state)
        except KeyError:
            raise ValueError("no game of this sheet comes to this position") from None
        return found if seat == state.seat else 1.0 - found

    def _worth(self, state: State) -> float:
        """Return what a state that is not over is worth to the seat whose turn it is."""
        if state.phase == "throw":
            return self._thrown(state)
        return max(self.worth(apply(state, move), state.seat) for move in legal_moves(state))

    def _thrown(self, state: State) -> float:
        where = places(self.tables, state.standing[state.seat])
        turn = self._turn(state)
        if not state.points and state.hand == state.rules.start_hand(state.entry):
            return self._begun(turn)
        held = self._rest(turn)
        row = min(state.points // self.tables.unit, len(held) - 1)
        return held.item(row, where.node(state))

    def _turn(self, state: State) -> _Turn:
        seat, other, unit = state.seat, 1 - state.seat, self.tables.unit
        starts = self.starts
        group = Group(
            Status(state.standing[seat], state.strikes[seat]),
            Status(state.standing[other], state.strikes[other]),
            starts.ending.rounds and seat != state.first,
        )
        a, b = state.scores[seat] // unit, state.scores[other] // unit
        final = state.final
        if final is None:
            return _Turn(group, a, b, "race")
        if final.leader != seat:
            return _Turn(group, a, b, "challenger")
        return _Turn(group, a, b, "leader" if final.queue else "winner")

    def _begun(self, turn: _Turn) -> float:
        """Return what the beginning of a turn is worth."""
        starts, (group, a, b, part) = self.starts, turn
        match part:
            case "race":
                held = starts.values[group]
                i = a - starts.lowest if held.shape[0] > 1 else 0
                j = b - starts.lowest if held.shape[1] > 1 else 0
                if i < 0 or j < 0:
                    raise KeyError
                return held.item(i, j)
            case "challenger":
                return float(starts.behind[group.mine.standing][b - a])
            case "leader":
                return float(starts.bonus[group.other.standing][a - b])
            case _:
                return 1.0

    @cached_property
    def _far(self) -> int:
        return self.starts.far()

    @cached_property
    def _rest(self) -> "_Kept":
        @lru_cache(maxsize=_KEPT)
        def found(turn: _Turn) -> Floats:
            where = places(self.tables, turn.group.mine.standing)
            return rest(where.machine, self._ends(turn, where))

        return found

    def _rows(self, turn: _Turn, where: Places) -> Floats:
        """Return the numbers of rows that are worked out one by one: 0, 1 and so on."""
        its = where.machine
        finite = [*its.bank_from[its.bank_from < NEVER], *its.stop_from[its.stop_from < NEVER]]
        goal = self.starts.target - turn.a if turn.part == "race" else max(turn.b - turn.a, 0)
        most = max(goal + self._far, *map(int, finite))
        last = int(its.row_to.max())
        return np.arange(min(most, last + its.reach + 1) + 1)

    def _ends(self, turn: _Turn, where: Places) -> Ends:
        rows = self._rows(turn, where)
        banks = np.empty((len(rows), where.machine.tally + 1))
        match turn.part:
            case "race":
                return self._race_ends(turn, where, rows, banks)
            case "challenger":
                return self._challenger_ends(turn, where, rows, banks)
            case "leader":
                return self._leader_ends(turn, where, rows, banks)
            case _:
                banks[:] = 1.0
                return Ends(banks, 1.0, 1.0)

    def _race_ends(self, turn: _Turn, where: Places, rows: Floats, banks: Floats) -> Ends:
        starts, (group, a, b, _) = self.starts, turn
        known, on = statuses(self.tables), Status(ON)
        left, drop = known.bust[group.mine], known.drop[group.mine]
        lost = a - drop // self.tables.unit if isinstance(drop, int) else 0 if drop else a
        if known.floor:
            lost = max(lost, 0)
        bust = 1.0 - starts.at(group.passed(starts.ending, left), b, lost)
        ended = Status(group.mine.standing)
        stop = 1.0 - starts.at(group.passed(starts.ending, ended), b, a)
        following = group.passed(starts.ending, on)
        banks[:] = (1.0 - starts.at(following, b, a + rows))[:, None]
        for j in range(len(where.machine.offers)):
            taken = starts.attempting(following, j, rows, b, a + rows)
            banks[:, 1 + j] = np.minimum(banks[:, 0], 1.0 - taken)
        if (where.machine.source == where.machine.tally).any():
            banks[:, -1] = starts.at(group._replace(mine=on), a + rows, b)
        if self.sheet.end.overshoot == "forfeits":
            banks[a + rows > starts.target] = stop
        return Ends(banks, float(bust), float(stop))

    def _challenger_ends(self, turn: _Turn, where: Places, rows: Floats, banks: Floats) -> Ends:
        starts, rules = self.starts, self.starts.ending
        behind = turn.b - turn.a
        ahead = rows - behind
        plain = np.where(ahead > 0, rules.more or 0.0, np.where(ahead == 0, rules.equal, rules.less))
        again = rules.more is None
        more = starts.behind[ON]
        if again:
            beaten = 1.0 - more[np.clip(ahead, 0, len(more) - 1)]
            plain = np.where(ahead > 0, beaten, plain)
        banks[:] = plain[:, None]
        if again and rules.offers:
            for j in range(len(where.machine.offers)):
                taken = 1.0 - starts.retaking(ON, j, rows, ahead)
                banks[:, 1 + j] = np.where(ahead > 0, np.minimum(plain, taken), plain)
        if (where.machine.source == where.machine.tally).any():
            bonus = starts.bonus[ON]
            led = bonus[np.clip(ahead, 0, len(bonus) - 1)] if again else np.ones(len(rows))
            banks[:, -1] = np.where(ahead > 0, led, more[np.clip(-ahead, 0, len(more) - 1)])
        lost = rules.equal if behind == 0 else rules.less
        return Ends(banks, lost, lost)

    def _leader_ends(self, turn: _Turn, where: Places, rows: Floats, banks: Floats) -> Ends:
        starts, other = self.starts, turn.group.other.standing
        behind, bonus = starts.behind[other], starts.bonus[other]
        ahead = np.clip(turn.a - turn.b + rows, 0, len(behind) - 1)
        banks[:] = (1.0 - behind[ahead])[:, None]
        if starts.ending.offers:
            for j in range(len(where.machine.offers)):
                taken = 1.0 - starts.retaking(other, j, rows, ahead)
                banks[:, 1 + j] = np.minimum(banks[:, 0], taken)
        banks[:, -1] = bonus[np.minimum(ahead, len(bonus) - 1)]
        lost = 1.0 - float(behind[ahead[0]])
        return Ends(banks, lost, lost)
