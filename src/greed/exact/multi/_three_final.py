"""The final rounds of three players, solved: what every turn in them is worth.

A position there is known by its kind, by who is off the board, and by how far the mover and the
remaining seat are behind the leader; an attempt at a carryover by the points inherited as well.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.exact.model import statuses, turn_graph
from greed.exact.multi._three_layout import Layout, turn_of
from greed.exact.multi._three_room import FinalRounds, offers_of, room
from greed.exact.multi._three_rules import KINDS, Rounds, end_rules
from greed.tables import Tables

__all__ = ["final_rounds", "in_order", "round_of"]

_SWEEPS = 600
_STEADY = 24
"""How often turns are played, and after how many sweeps in ever smaller steps."""
_FEWER, _SOON = 25, 12
"""The same if there are offers and 16 bits will do."""
_OFF_EVERY = 6


def _no_offers() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the `start` and `low` of final rounds in which nothing is offered."""
    return np.full((len(KINDS), 2, 2), -1), np.zeros(2, np.int64)


def final_rounds(
    tables: Tables, where: Layout, tilt: float, negligible: float, *, fine: bool
) -> FinalRounds:
    """Solve the final rounds of a sheet.

    Gains that a turn brings with a chance below `negligible`, and changes below it, are left
    alone. With `fine` attempts are kept as they are, else in 32 bits: a player
    with hardly a chance still decides who of the others wins, by differences that 16 bits lose.
    """
    from greed.exact.race.horizon import unlikely_gain  # which brings Numba

    kinds = end_rules(tables).kinds
    if not kinds:
        return FinalRounds(np.zeros((1, 1, 1, 1, 1, 2)), np.zeros(1), *_no_offers(), 0)
    size = where.deficit + 1
    far = unlikely_gain(tables, negligible) if where.beyond > 1 else None
    # Who is further behind than any gain is as good as out, wherever exactly.
    size = min(size, max(far, where.least) + 1) if far else size
    found = _empty(tables, where, size, far, fine=fine)
    offs = _offs(tables, where)
    sweeps, steady = (_SWEEPS, _STEADY) if fine or not found.rows else (_FEWER, _SOON)
    wavering = 0.0
    for off, (group, cyclic) in product(range(2 * len(offs) - 1), in_order(kinds)):
        # Who beats the leader is on the board from then on.
        seats = [each for each in product(offs, offs) if sum(each) == off]
        if off:
            _guess(found, group, seats)
        moved = 0.0
        for step in range(sweeps if cyclic else 1):
            damp = 1.0 if step < steady else 1.0 / (step - steady + 2)
            # Turns of a seat off the board take long and matter less to the others.
            now = [each for each in seats if not (each[0] and step % _OFF_EVERY)]
            moved = max(
                (
                    _played(tables, where, found, kind, seat, tilt, far, damp)
                    for kind in group
                    for seat in now
                ),
                default=moved,
            )
            if moved < negligible and step % _OFF_EVERY == 0:
                break
        wavering = max(wavering, moved if cyclic else 0.0)
    return found._replace(wavering=wavering)


def _empty(tables: Tables, where: Layout, size: int, far: int | None, *, fine: bool) -> FinalRounds:
    """Return final rounds with nothing worked out."""
    carry, hands = tables.sheet.carryover, len(turn_graph(tables, 1).offers)
    start, low = _no_offers()
    rows = count = 0
    if carry and carry.endgame_carryover:
        low[1] = min(where.target, size - 1)
        rows = min(far or size + where.beyond, size + where.beyond) + 1
        offs = _offs(tables, where)
        for kind, mover, other in product(end_rules(tables).kinds, offs, offs):
            start[kind, mover, other] = count
            count += hands * rows * int((size - low[mover]) * (size - low[other])) * 2
    taken = np.zeros(count + 32, np.float64 if fine else np.float32)
    return FinalRounds(np.zeros((len(KINDS), 2, 2, size, size, 2)), taken, start, low, rows)


def _offs(tables: Tables, where: Layout) -> tuple[int, ...]:
    """Return whether seats can be on the board (0) or off it (1): these have no points."""
    return (0, 1) if statuses(tables).off and not where.floor else (0,)


def in_order(kinds: dict[int, Rounds]) -> list[tuple[list[int], bool]]:
    """Return the kinds of final round, those that others lead to first.

    Kinds that lead to each other come together, and `True` says so.
    """
    ahead = {
        kind: {int(each) for each in rules.kind.flat if each >= 0} for kind, rules in kinds.items()
    }
    for _ in kinds:
        for kind in kinds:
            ahead[kind] |= set().union(*(ahead[each] for each in ahead[kind]))
    groups: dict[frozenset[int], list[int]] = {}
    for kind in sorted(kinds, key=lambda kind: len(ahead[kind] | {kind})):
        alike = ahead[kind] if kind in ahead[kind] else ahead[kind] | {kind}
        groups.setdefault(frozenset(alike), []).append(kind)
    return [(group, group[0] in ahead[group[0]]) for group in groups.values()]


def round_of(tables: Tables, kind: int) -> Any:  # noqa: ANN401 -- Numba's
    """Return a kind of final round as the kernels read it."""
    from greed.exact.multi import _three_kernels as kernels

    rules = end_rules(tables).kinds[kind]
    return kernels.Round(
        KINDS[kind][0], rules.over, rules.shares, rules.mover, rules.leader, rules.kind
    )


def _guess(found: FinalRounds, kinds: list[int], seats: list[tuple[int, int]]) -> None:
    """Guess that seats off the board do as well as if they were on it."""
    for kind, (mover, other) in product(kinds, seats):
        found.plain[kind, mover, other] = found.plain[kind, 0, 0]


def _played(
    tables: Tables,
    where: Layout,
    found: FinalRounds,
    kind: int,
    off: tuple[int, int],
    tilt: float,
    far: int | None,
    damp: float,
) -> float:
    """Play every turn of one kind of final round once; return by how much an answer moved."""
    from greed.exact.multi import _three_kernels as kernels

    rows = found.plain.shape[3] + where.beyond + where.least + 2
    turn = turn_of(tables, off[0])
    return float(
        kernels.finals(
            turn, round_of(tables, kind), offers_of(tables, None, None, found), found.plain, kind,
            *off, where.target, where.beyond, where.least, far or rows,
            tables.sheet.end.overshoot == "forfeits", tilt, damp, *room(turn, rows),
        )
    )  # fmt: skip
