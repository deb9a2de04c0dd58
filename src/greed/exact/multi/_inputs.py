"""What the kernels are given: a workspace for a turn, a group, offers, final rounds."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.model import Status, TurnGraph, turn_graph
from greed.exact.multi._layout import Layout, Ring
from greed.exact.multi._rules import end_rules, kinds_of
from greed.exact.tolerances import STEPS_16
from greed.tables import Tables

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class FinalRounds(NamedTuple):
    """What turns in final rounds are worth to the mover and those that follow, but the last.

    values, start, most, low: as in `place_kernels.Ends`. taken: attempts at carryovers, flat;
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


def workspace(turn: TurnGraph, rows: int, seats: int) -> Any:  # noqa: ANN401 -- Numba's
    """Return a workspace for turns of up to this many rows."""
    from greed.exact.lane_kernels import LANES
    from greed.exact.multi.turn_kernels import Workspace

    return Workspace(
        np.zeros((rows + turn.reach + 2, turn.decisions, seats, LANES)),
        np.zeros((rows + 1, turn.nodes, seats, LANES)),
        np.zeros((rows + 1, turn.tally + turn.has_bonus, seats, LANES)),
    )


def chances_of(where: Layout, values: NDArray[Any]) -> Any:  # noqa: ANN401 -- Numba's
    """Return what the beginnings of turns are worth, as the kernels read it."""
    from greed.exact.multi.place_kernels import Chances

    return Chances(
        values, _step(values), where.offset, where.wide, where.low, where.before, where.pairs
    )


def ends_of(final: FinalRounds) -> Any:  # noqa: ANN401 -- Numba's
    """Return final rounds as the kernels read them."""
    from greed.exact.multi.place_kernels import Ends

    kinds, offs = final.start.shape
    size = [[int(np.prod(final.shape(kind, off))) for off in range(offs)] for kind in range(kinds)]
    return Ends(final.values, final.start, np.array(size), final.most, final.low)


def kernel_group(where: Layout, group: int, final: FinalRounds) -> Any:  # noqa: ANN401 -- Numba's
    """Return a group as the kernels read it."""
    from greed.exact.multi.place_kernels import Group

    kind = end_rules(where.tables, where.seats).reached[group % where.seats]
    off = sum(where.off(group, seat) << seat - 1 for seat in range(1, where.seats))
    return Group(
        group, where.after_bust(group), where.after(group, Status(ON)),
        where.after_bonus(group) if where.turn(group).has_bonus else -1, where.cost(group), kind,
        final.seen(kind, off) if kind >= 0 else 0, where.target, where.beyond, where.least,
        where.tables.sheet.end.overshoot == "forfeits",
    )  # fmt: skip


def round_of(tables: Tables, kind: int, final: FinalRounds) -> Any:  # noqa: ANN401 -- Numba's
    """Return a kind of final round as the kernels read it."""
    from greed.exact.multi.place_kernels import Round

    seats = final.most.shape[1] + 1
    leader, rules = kinds_of(seats)[kind][0], end_rules(tables, seats).kinds[kind]
    again = False
    for following, mover, led in zip(rules.kind[0], rules.mover[0], rules.leader[0], strict=True):
        if following >= 0:
            now = [seat for seat in range(seats) if (mover + seat) % seats != led]
            number = now.index(-mover % seats)
            again |= bool(final.most[following, number] > 1)
    return Round(leader, rules.shares, rules.mover, rules.leader, rules.kind, again)


def offers_of(
    tables: Tables, kept: Ring | None, attempts: NDArray[Any] | None, final: FinalRounds
) -> Any:  # noqa: ANN401 -- Numba's
    """Return what is offered, as the kernels read it; in final rounds only, if nothing is kept."""
    from greed.exact.multi.place_kernels import Offers

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


def _step(values: NDArray[Any]) -> float:
    return 1.0 / STEPS_16 if values.dtype == np.uint16 else 1.0
