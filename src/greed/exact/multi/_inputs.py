"""What the kernels are given: positions and where they lie, groups, offers, final rounds."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import Status, turn_graph
from greed.exact.multi._layout import Layout, Ring
from greed.exact.multi._places import Chances, Ends, Group, Offers, Order, Rounds
from greed.exact.multi._rules import end_rules, kinds_of
from greed.tables import Tables

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class FinalRounds(NamedTuple):
    """What turns in final rounds are worth to the mover and those that follow, but the last.

    values, start, most, low: as in `Ends`. taken: attempts at carryovers, flat;
    taken_start: where they begin, -1 if nothing is offered. rows: how many numbers of inherited
    points are distinguished. wavering: by how much an answer still moved when the last sweep was
    over.
    """

    values: Floats
    start: Ints
    most: Ints
    low: Ints
    taken: NDArray[Any]
    taken_start: Ints
    rows: int
    wavering: float = 0.0

    def table(self, kind: int, off: int) -> Floats:
        """Return one kind: by how far behind everybody but the leader is, and seat."""
        shape, at = self.shape(kind, off), self.start[kind, off]
        return self.values[at : at + int(np.prod(shape))].reshape(*shape, -1)

    def shape(self, kind: int, off: int) -> tuple[int, ...]:
        """Return how many places everybody but the leader can be at, from the mover on."""
        seats = range(self.most.shape[1])
        return tuple(int(self.most[kind, j] + 1 - self.low[kind, j, off >> j & 1]) for j in seats)

    def seen(self, kind: int, off: int) -> int:
        """Return which seats are off the board, as far as that matters: those that have a turn."""
        if self.start[kind].max() <= self.start[kind, 0]:
            return 0
        alive = self.most[kind] > 1
        return off & sum(1 << j for j in np.flatnonzero(alive).tolist())


def chances_of(where: Layout, values: Floats) -> Chances:
    """Return what the beginnings of turns are worth, as the kernels read it."""
    return Chances(values, where.offset, where.wide, where.low, where.before, where.pairs)


def ends_of(final: FinalRounds) -> Ends:
    """Return final rounds as the kernels read them."""
    kinds, offs = final.start.shape
    size = [[int(np.prod(final.shape(kind, off))) for off in range(offs)] for kind in range(kinds)]
    return Ends(final.values, final.start, np.array(size), final.most, final.low)


def groups_of(where: Layout, final: FinalRounds) -> Ints:
    """Return the groups as the kernels read them, a row of a `Group` for each; -1: it isn't one."""
    rows = np.full((len(where.offset), len(Group._fields)), -1)
    for group in where.groups:
        kind = end_rules(where.tables, where.seats).reached[group % where.seats]
        off = sum(where.off(group, seat) << seat - 1 for seat in range(1, where.seats))
        rows[group] = Group(
            group, where.after_bust(group), where.after(group, Status(ON)),
            where.after_bonus(group) if where.turn(group).has_bonus else -1, where.cost(group),
            kind, final.seen(kind, off) if kind >= 0 else 0, where.target, where.beyond,
            where.least, where.tables.sheet.end.overshoot == "forfeits",
            where.seats_of(group)[0][0].standing,
        )  # fmt: skip
    return rows


def order_of(where: Layout) -> Order:
    """Return in which order the groups of a layout are solved."""
    sizes = np.zeros(len(where.offset) + 1, np.int64)
    for group in where.groups:
        sizes[group + 1] = np.delete(where.wide[group] - where.low[group], 2).prod()
    closed = [group for group in where.groups if where.closed(group)]
    cycles = sorted({min(_turned(where.cycle(group))) for group in closed})
    return Order(
        np.isin(np.arange(len(where.offset)), closed),
        np.array(cycles, np.int64).reshape(-1),
        np.array(_chain(where), np.int64),
        np.cumsum(sizes),
    )


def _chain(where: Layout) -> list[int]:
    """Return the groups that busts don't lead back to, each after the one that its bust leads to.

    A bust that costs points leads to a position of the pass before; so do those of seats that are
    off the board and lose nothing but their count.
    """
    chain: list[int] = []
    for group in where.groups:
        if where.closed(group):
            continue
        way = [group]
        while not where.cost(way[-1]):
            following = where.after_bust(way[-1])
            if where.closed(following) or following in way:
                break
            way.append(following)
        chain += [g for g in reversed(way) if g not in chain]
    return chain


def _turned(cycle: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return a cycle as each of its seats sees it."""
    return [cycle[k:] + cycle[:k] for k in range(len(cycle))]


def rounds_of(tables: Tables, final: FinalRounds, kinds: list[int] | None = None) -> Rounds:
    """Return the kinds of final round as the kernels read them: all of them, or these."""
    seats = final.most.shape[1] + 1
    known = end_rules(tables, seats).kinds
    kinds = list(range(len(kinds_of(seats)))) if kinds is None else kinds
    shape = len(kinds), 3, 2 ** (seats - 2)
    leaders, shares = [kinds_of(seats)[kind][0] for kind in kinds], np.zeros((*shape, seats))
    mover, following, after = (np.full(shape, -1) for _ in range(3))
    again = np.zeros(len(kinds), np.bool_)
    rounds = Rounds(np.array(leaders), shares, mover, following, after, again)
    for at, kind in enumerate(kinds):
        if kind not in known:
            continue
        rules = known[kind]
        shares[at], mover[at] = rules.shares, rules.mover
        following[at], after[at] = rules.leader, rules.kind
        for later, moves, leads in zip(rules.kind[0], rules.mover[0], rules.leader[0], strict=True):
            if later >= 0:
                now = [seat for seat in range(seats) if (moves + seat) % seats != leads]
                again[at] |= final.most[later, now.index(-moves % seats)] > 1
    return rounds


def offers_of(
    tables: Tables, kept: Ring | None, attempts: NDArray[Any] | None, final: FinalRounds
) -> Offers:
    """Return what is offered, as the kernels read it; in final rounds only, if nothing is kept."""
    none = np.zeros((1, 1), np.int64)
    if kept is None or attempts is None:
        kept = Ring(len(turn_graph(tables, 1).offers), none, none, none[0], none, none[0], 0)
        attempts = np.zeros(1)
    by_kind: dict[Any, NDArray[Any]] = {kind: np.zeros(0, kind) for kind in ("u2", "f8")}
    by_kind[attempts.dtype.str[1:]] = attempts
    return Offers(
        kept.hands, by_kind["u2"], by_kind["f8"], kept.start, kept.plane, kept.slots, kept.before,
        kept.entered, final.taken, final.taken_start, final.rows,
    )  # fmt: skip
