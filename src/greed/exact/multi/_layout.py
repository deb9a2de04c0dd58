"""Where positions are kept, and what carryovers handed on are worth there."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON, State
from greed.exact.model import Status, Statuses, TurnGraph, statuses, turn_graph
from greed.exact.multi._rules import end_rules
from greed.exact.race.horizon import horizon, unlikely_gain
from greed.exact.tolerances import ALIKE
from greed.tables import Tables

Ints = NDArray[np.int64]


class Layout(NamedTuple):
    """Where positions are kept; scores are in units.

    A group of positions is numbered by the statuses of the seat to move, the next, and so on, and
    by who begins the rounds, seen from the mover: 0 where that doesn't matter and all seats may
    have the same scores.

    groups: those that there are. offset: (G,) where each begins. low, wide: (G, seats) lowest score
    that each seat can have, and one more than the highest. before: (G, ..) how many positions of
    the first two seats have a lower sum of scores than this much above the lowest; pairs: (G,) how
    many there are. beyond: rows of a turn above the target that are worked out one by one. least:
    the row from which no threshold of the sheet matters. deficit: the most that a seat can be
    behind in a final round. floor: the lowest score. turning: whether it matters who began.
    """

    tables: Tables
    seats: int
    groups: tuple[int, ...]
    offset: Ints
    wide: Ints
    low: Ints
    before: Ints
    pairs: Ints
    size: int
    target: int
    beyond: int
    least: int
    deficit: int
    floor: int
    turning: bool

    @property
    def lowest(self) -> int:
        """The lowest sum of scores."""
        return min((int(self.low[g].sum()) for g in self.groups), default=self.most + 1)

    @property
    def most(self) -> int:
        """The highest sum of scores."""
        return self.seats * (self.target - 1)

    @property
    def statuses(self) -> Statuses:
        """The statuses that a seat can have."""
        return statuses(self.tables)

    def seats_of(self, group: int) -> tuple[list[Status], int]:
        """Return the statuses of the seats of a group, and who begins."""
        number, first = divmod(group, self.seats)
        seats = []
        for _ in range(self.seats):
            number, status = divmod(number, len(self.statuses.all))
            seats.append(self.statuses.all[status])
        return seats, first

    def off(self, group: int, seat: int) -> bool:
        """Return whether a seat of a group is off the board."""
        return self.seats_of(group)[0][seat].standing != ON

    def turn(self, group: int) -> TurnGraph:
        """Return the turn of the seat to move."""
        return turn_graph(self.tables, self.seats_of(group)[0][0].standing)

    def after(self, group: int, status: Status) -> int:
        """Return the group that follows a turn which leaves its player with a status."""
        seats, first = self.seats_of(group)
        return self.number([*seats[1:], status], first - 1)

    def after_bust(self, group: int) -> int:
        """Return the group that a bust leads to."""
        return self.after(group, self.statuses.bust[self.seats_of(group)[0][0]])

    def after_bonus(self, group: int) -> int:
        """Return the group in which the seat to move goes on after a bank."""
        seats, first = self.seats_of(group)
        return self.number([Status(ON), *seats[1:]], first)

    def cost(self, group: int) -> int:
        """Return how many units a bust costs the seat to move, down to a score of 0 at most."""
        cost = self.statuses.cost[self.seats_of(group)[0][0]]
        return min(cost // self.tables.unit, self.target)

    def cycle(self, group: int) -> tuple[int, ...]:
        """Return the groups that busts lead through until every seat has had a turn."""
        cycle = [group]
        for _ in range(self.seats - 1):
            cycle.append(self.after_bust(cycle[-1]))
        return tuple(cycle)

    def closed(self, group: int) -> bool:
        """Return whether a position is as it was when every seat has bust."""
        cycle = self.cycle(group)
        return self.after_bust(cycle[-1]) == group and not any(map(self.cost, cycle))

    @property
    def resets(self) -> bool:
        """Whether a score can fall."""
        return any(self.statuses.cost.values())

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


class Ring(NamedTuple):
    """Where attempts at carryovers are kept: by what was inherited, layer, dice and scores.

    Only attempts that begin with t units in layers of sums s to s + t are needed at the same
    time, so that row t has t + 1 slots for layers; or one for each layer, if all are kept.

    start: (G, T) where row t of a group begins, -1 if none. plane: (G, T) numbers that each
    hand and part takes in a layer. slots: (T,). before: (G, S) how many positions of mover and
    next seat have a lower sum of scores than this. entered: (G,) the numbers at the end of a
    plane for a third seat that came on the board with the offer it made, 0 if it can't have.
    """

    hands: int
    start: Ints
    plane: Ints
    slots: Ints
    before: Ints
    entered: Ints
    size: int


def layout(tables: Tables, seats: int = 3, alike: float = ALIKE) -> Layout:
    """Return where a sheet's positions are kept.

    Leads that two turns in a row make up with a chance below `alike` count as one.
    """
    turning, target = end_rules(tables, seats).rounds, tables.sheet.target
    where = _empty(tables, seats, alike, turning=turning, ends=(target, 0))
    count, lowest = len(where.statuses.all) ** seats, _horizon(tables, seats, alike)[2]
    groups = [g for g in range(count * seats) if turning or not g % seats]
    return _laid_out(
        where, {g: [0 if where.off(g, k) else lowest for k in range(seats)] for g in groups}
    )


def corner(tables: Tables, state: State, alike: float = ALIKE) -> Layout:
    """Return where the positions are kept that a game can still come to from a state."""
    seats, lowest, unit = state.seats, _horizon(tables, state.seats, alike)[2], tables.unit
    target = tables.sheet.target if state.final is None else max(state.scores)
    if any(statuses(tables).cost.values()):
        return layout(tables, seats, alike)  # scores can fall again
    where = _empty(tables, seats, alike, turning=True, ends=(target, min(state.scores)))
    low: dict[int, list[int]] = {}
    for group in range(len(where.offset)) if state.final is None else ():
        mover = (state.first - group % seats) % seats
        order = [(mover + k) % seats for k in range(seats)]
        if all(state.standing[s] != ON or not where.off(group, k) for k, s in enumerate(order)):
            low[group] = [
                0 if where.off(group, k) else state.scores[s] // unit
                if state.standing[s] == ON else lowest
                for k, s in enumerate(order)
            ]  # fmt: skip
    return _laid_out(where, low)


def ring(where: Layout, *, whole: bool = False) -> Ring:
    """Return where attempts at carryovers are kept; with `whole`, all of them to the end."""
    target, count = where.target, len(where.offset)
    hands = len(turn_graph(where.tables, ON).offers)
    t = np.arange(target)
    layers = where.most + 3 - where.lowest
    slots = np.full(target, layers) if whole else np.minimum(t + 1, layers)
    start, plane = np.full((count, target), -1), np.zeros((count, target), np.int64)
    before, entered = np.zeros((count, 2 * target + 1), np.int64), np.zeros(count, np.int64)
    size = 0
    for group in where.groups if hands else ():
        if where.off(group, 2):
            continue  # who makes an offer has banked
        low, wide = where.low[group], where.wide[group]
        counts = _sums(low, wide)
        lengths = np.zeros(2 * target, np.int64)
        begin = low[0] + low[1]
        lengths[begin : begin + len(counts)] = counts[: 2 * target - begin]
        before[group, 1:] = np.cumsum(lengths)
        seats, first = where.seats_of(group)
        offering = {where.number([third, *seats[:2]], first + 1) for third in where.statuses.off}
        entered[group] = int(lengths.max()) if offering & set(where.groups) else 0
        for row in range(1, target):
            thirds = max(int(wide[2] - low[2]) - row, 0)
            most = int((before[group, thirds:] - before[group, : 2 * target + 1 - thirds]).max())
            plane[group, row] = most + entered[group]
            if plane[group, row]:
                start[group, row] = size
                size += int(slots[row]) * hands * 2 * int(plane[group, row])
    return Ring(hands, start, plane, slots, before, entered, size + 64)


def _sums(low: Ints, wide: Ints) -> Ints:
    """Return how many positions of the first two seats have each sum, the lowest first."""
    counts = np.convolve(np.ones(wide[0] - low[0]), np.ones(wide[1] - low[1]))
    return counts.astype(np.int64)


def _horizon(tables: Tables, seats: int, alike: float) -> tuple[int, int, int]:
    """Return rows beyond the target, the row above all thresholds, and the lowest score."""
    far = horizon(tables)
    if all(kind < 0 for kind in end_rules(tables, seats).reached):
        return int(tables.sheet.end.overshoot == "forfeits"), far.least, far.lowest
    nearer = unlikely_gain(tables, alike**0.5) if far.beyond > 1 else None
    return min(far.beyond, nearer or far.beyond), far.least, far.lowest


def _empty(
    tables: Tables, seats: int, alike: float, *, turning: bool, ends: tuple[int, int]
) -> Layout:
    """Return a layout without a group, for final rounds with scores between these ends."""
    beyond, least, _ = _horizon(tables, seats, alike)
    count, target = seats * len(statuses(tables).all) ** seats, tables.sheet.target // tables.unit
    flat, floor = np.zeros(count, np.int64), ends[1] // tables.unit
    return Layout(
        tables, seats, (), flat, np.ones((count, seats), np.int64),
        np.zeros((count, seats), np.int64), np.zeros((count, 2 * target + 2), np.int64),
        flat.copy(), 0, target, beyond, least, ends[0] // tables.unit + beyond - floor, floor,
        turning,
    )  # fmt: skip


def _laid_out(where: Layout, lows: dict[int, list[int]]) -> Layout:
    """Return the layout with these groups, whose seats have these lowest scores."""
    size = 0
    for group, lowest in lows.items():
        where.low[group] = lowest
        where.wide[group] = [
            1 if where.off(group, seat) else where.target for seat in range(where.seats)
        ]
        sums = np.cumsum(_sums(where.low[group], where.wide[group]))
        where.before[group, 1 : len(sums) + 1] = sums
        where.offset[group], where.pairs[group] = size, sums[-1]
        size += int(sums[-1] * np.prod((where.wide[group] - where.low[group])[2:]))
    return where._replace(groups=tuple(lows), size=size + 64)
