"""Where positions of three or more lie, and what they are worth once they are solved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON, State
from greed.exact.model import Status, Statuses, TurnGraph, statuses, turn_graph
from greed.exact.multi._places import Chances, Ends, Ints, Offers
from greed.tables import Tables


@dataclass(frozen=True, eq=False)
class Positions:
    """The beginnings of turns in a game between three or more, or in what is left of one.

    Attributes:
        tables: the sheet as arrays. seats: how many play.
        chances: what they are worth before the final round; nothing until they are solved.
        rows: (G, ..) a row of a `Group` for each; -1: there is none.
        ends: what turns in final rounds are worth; offers: what attempts at carryovers are.
        order: (.., 2) kind of final round and who is off the board, in the order in which they are
            solved. passes: (.., 4) from which to which of them belong together, how often these
            are played, and how many are off.
        turning: whether it matters who began the rounds. floor: the lowest score in a final round.
        beyond: rows of a turn above the target that are worked out one by one. least: the row from
            which no threshold of the sheet matters.
        size, kept: how many positions there are before the final round, and how many attempts;
            finals, last: the same of final rounds. whole: whether all attempts are kept.
        played: turns played. unsettled: positions whose turns never found a best reply of their
            own, as (group, the scores from the mover's on).
    """

    tables: Tables
    seats: int
    chances: Chances
    rows: Ints
    ends: Ends
    offers: Offers
    order: Ints
    passes: Ints
    turning: bool
    floor: int
    beyond: int
    least: int
    size: int
    kept: int
    finals: int
    last: int
    whole: bool
    played: int = 0
    unsettled: tuple[tuple[int, ...], ...] = ()

    @property
    def target(self) -> int:
        """The target in units."""
        return self.tables.sheet.target // self.tables.unit

    @property
    def groups(self) -> list[int]:
        """The groups that there are."""
        groups: list[int] = np.flatnonzero(self.rows[:, 0] >= 0).tolist()
        return groups

    @property
    def lowest(self) -> int:
        """The lowest sum of scores."""
        sums = self.chances.low.sum(axis=1)[self.groups]
        return int(sums.min(initial=self.seats * (self.target - 1) + 1))

    @property
    def attempts(self) -> NDArray[Any]:
        """What attempts at carryovers before the final round are worth, flat."""
        return self.offers.coarse if len(self.offers.coarse) else self.offers.fine

    @property
    def statuses(self) -> Statuses:
        """The statuses that a seat can have."""
        return statuses(self.tables)

    def off(self, group: int, seat: int) -> bool:
        """Return whether a seat of a group is off the board."""
        return self._statuses_of(group)[seat].standing != ON

    def turn(self, group: int) -> TurnGraph:
        """Return the turn of the seat to move."""
        return turn_graph(self.tables, self._statuses_of(group)[0].standing)

    def group_of(self, state: State) -> int:
        """Return the group of a state."""
        seats = [(state.seat + k) % self.seats for k in range(self.seats)]
        listed = [Status(state.standing[seat], state.strikes[seat]) for seat in seats]
        return self.number(listed, state.first - state.seat)

    def number(self, seats: list[Status], first: int) -> int:
        """Return the group of seats with these statuses, if this one begins the rounds."""
        number = 0
        for status in reversed(seats):
            number = number * len(self.statuses.all) + self.statuses.all.index(status)
        return self.seats * number + (first % self.seats if self.turning else 0)

    def _statuses_of(self, group: int) -> list[Status]:
        number, seats = group // self.seats, []
        for _ in range(self.seats):
            number, status = divmod(number, len(self.statuses.all))
            seats.append(self.statuses.all[status])
        return seats
