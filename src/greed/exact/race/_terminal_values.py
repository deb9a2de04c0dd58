"""What the ends of a turn are worth to its player, from the values at the beginning of turns.

For one position or many at once: scores may be arrays, whose shape comes last in what is found.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from greed.core.state import ON
from greed.exact.model import ALL, Status
from greed.exact.race._race import Group, Race, RaceRules
from greed.exact.turn import TerminalValues

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Positions(NamedTuple):
    """Turns to be played, in positions that differ in nothing but the scores (in units).

    Before the target is reached (`race`) a is the score of the seat to move. A challenger is
    b - a behind the leader; a leader who goes on with a bonus turn is a - b ahead.
    """

    part: Literal["race", "challenger", "leader"]
    group: Group
    a: Ints
    b: Ints


Accepts = Callable[[Positions, int, Ints], NDArray[np.bool_]]
"""Says in which positions a seat attempts a carryover with this number of units."""


@dataclass(frozen=True, eq=False)
class Evaluation:
    """What ends of a turn are worth to a seat: it is the other seat's turn then.

    Scores and points are in units; a is the score of the seat to move, b that of the other. All
    methods take numbers or arrays of them.

    Attributes:
        mine: what the seat to move wins when turns begin.
        other: what the other seat wins.
        accepts: which carryovers the other seat attempts; None: those that are worth more to it.
    """

    mine: Race
    other: Race
    accepts: Accepts | None = None

    @property
    def rules(self) -> RaceRules:
        """The rules of the race."""
        return self.mine.rules

    def bank(self, group: Group, source: int, t: ArrayLike, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what ending the turn is worth with t points that are recorded.

        `source` is the decision's, as in `TurnGraph`: what the bank offers, or a bonus turn. A
        bonus turn with no points stands for all that follow on points which are not recorded.
        """
        t, a, on = np.asarray(t, np.int64), np.asarray(a, np.int64), Status(ON)
        following = self.rules.follows(group, on)
        if source == self.rules.turn_graph(group).tally:
            worth = self.mine.worth(Group(on, group.other, group.second), a + t, b)
            again = group._replace(mine=Status(group.mine.standing))
            lost = (t == 0) | (self.rules.overshoot & (a + t > self.rules.target))
            return np.where(lost, self.mine.worth(again, a, b), worth)
        if source:
            worth = 1.0 - self._offered(following, source - 1, t, b, a + t)
        else:
            worth = 1.0 - self.other.worth(following, b, a + t)
        if self.rules.overshoot:
            worth = np.where(a + t > self.rules.target, self.stop(group, a, b), worth)
        return worth

    def stop(self, group: Group, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what ending the turn is worth without recording anything."""
        following = self.rules.follows(group, Status(group.mine.standing))
        return 1.0 - self.other.worth(following, b, a)

    def bust(self, group: Group, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what losing the turn to a throw is worth."""
        a, statuses = np.asarray(a, np.int64), self.rules.statuses
        if cost := statuses.cost[group.mine]:
            least = 0 if statuses.floor or cost == ALL else self.mine.lowest
            a = np.maximum(a - cost // self.rules.tables.unit, least)
        return 1.0 - self.other.worth(self.rules.follows(group, statuses.bust[group.mine]), b, a)

    def challenged(self, j: int, t: ArrayLike, behind: ArrayLike) -> Floats:
        """Return what the other seat wins this far behind, if it may attempt carryover j."""
        t, behind = np.broadcast_arrays(np.asarray(t, np.int64), np.asarray(behind, np.int64))
        end = self.other.final_round
        plain, taken = end.behind[ON][behind], end.taken[ON][j]
        attempted = taken[np.minimum(t, len(taken) - 1), behind]
        on = Group(Status(ON), Status(ON))
        positions = Positions("challenger", on, np.zeros_like(behind), behind)
        return self._chosen(positions, j, t, plain, attempted)

    def _offered(self, group: Group, j: int, t: ArrayLike, a: ArrayLike, b: ArrayLike) -> Floats:
        """Return what the other seat's turn is worth to it if t points are offered with it."""
        plain = self.other.worth(group, a, b)
        attempted = self.other.attempt(group, j, t, a, b)
        if self.accepts is None or self.rules.turn_graph(group).attempts[j] < 0:
            return np.maximum(plain, attempted)
        t, a, b = np.broadcast_arrays(*(np.asarray(numbers, np.int64) for numbers in (t, a, b)))
        chosen = self._chosen(Positions("race", group, a, b), j, t, plain, attempted)
        return np.where((b < self.rules.target) | self.rules.final_rules.offers, chosen, plain)

    def _chosen(
        self, positions: Positions, j: int, t: Ints, plain: Floats, attempted: Floats
    ) -> Floats:
        if self.accepts is None:
            return np.maximum(plain, attempted)
        return np.where(self.accepts(positions, j, t), attempted, plain)


def self_play(race: Race) -> Evaluation:
    """Return what ends of turns are worth if both seats win the same from the same position."""
    return Evaluation(race, race)


def terminal_values(seat: Evaluation, positions: Positions, rows: Ints) -> TerminalValues[Floats]:
    """Return the ends of turns in these rows."""
    ends = {"race": _race, "challenger": _challenger, "leader": _leader}[positions.part]
    return ends(seat, positions, rows)


def _race(seat: Evaluation, positions: Positions, rows: Ints) -> TerminalValues[Floats]:
    """Return the ends of a turn before the target is reached."""
    _, group, a, b = positions
    graph, t = seat.rules.turn_graph(group), _rows(rows, a)
    banks = np.empty((len(rows), graph.tally + 1, *a.shape))
    for source in np.unique(graph.source):
        banks[:, source] = seat.bank(group, int(source), t, a, b)
    return TerminalValues(banks, seat.bust(group, a, b), seat.stop(group, a, b))


def _challenger(seat: Evaluation, positions: Positions, rows: Ints) -> TerminalValues[Floats]:
    """Return the ends of a turn of a challenger."""
    end, again = seat.mine.final_round, seat.other.final_round.behind[ON]
    rules, behind = seat.rules.final_rules, positions.b - positions.a
    graph = seat.rules.turn_graph(positions.group)
    t = _rows(rows, behind)
    ahead = t - behind
    leads, ties = ahead > 0, ahead == 0
    lead, lag = np.clip(ahead, 0, len(again) - 1), np.clip(-ahead, 0, len(again) - 1)
    more = 1.0 - again[lead] if rules.more is None else rules.more
    plain = np.where(leads, more, np.where(ties, rules.equal, rules.less))
    banks = np.repeat(plain[:, None], graph.tally + 1, axis=1)
    if rules.more is None and rules.offers:
        for j in range(len(graph.offers)):
            offered = 1.0 - seat.challenged(j, t, lead)
            banks[:, 1 + j] = np.where(leads, offered, plain)
    if graph.has_bonus:
        # Once the last challenger leads nobody is left to beat it.
        led = end.bonus[ON][lead] if rules.more is None else 1.0
        banks[:, -1] = np.where(leads, led, end.behind[ON][lag])
        here = end.behind[graph.standing]
        again = here[np.minimum(behind, len(here) - 1)]
        banks[:, -1] = np.where((t == 0) | (seat.rules.overshoot & leads), again, banks[:, -1])
    lost, stopped = (
        np.where(behind == 0, tied, rules.less) for tied in (rules.fallen, rules.equal)
    )
    return TerminalValues(banks, lost, stopped)


def _leader(seat: Evaluation, positions: Positions, rows: Ints) -> TerminalValues[Floats]:
    """Return the ends of a bonus turn of a leader, from whom a challenger has to take the lead."""
    standing = positions.group.other.standing
    behind = seat.other.final_round.behind[standing]
    bonus = seat.mine.final_round.bonus[standing]
    graph, ahead = seat.rules.turn_graph(positions.group), positions.a - positions.b
    lead = ahead + _rows(np.zeros_like(rows) if seat.rules.overshoot else rows, ahead)
    plain = 1.0 - behind[np.clip(lead, 0, len(behind) - 1)]
    banks = np.repeat(plain[:, None], graph.tally + 1, axis=1)
    banks[:, -1] = bonus[np.minimum(lead, len(bonus) - 1)]
    return TerminalValues(banks, plain[0], plain[0])


def _rows(rows: Ints, like: Ints) -> Ints:
    return rows.reshape(-1, *[1] * like.ndim)
