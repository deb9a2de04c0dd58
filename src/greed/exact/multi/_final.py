"""The final rounds of three or more players, solved: what every turn in them is worth.

A position there is known by its kind, by who is off the board, and by how far all but the leader
are behind it; an attempt at a carryover by the points inherited as well. Of a seat that has no turn
any more it matters only whether it is as good as the leader.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from greed.core.state import OFF, ON
from greed.exact.engine import run
from greed.exact.model import statuses, turn_graph
from greed.exact.multi._inputs import FinalRounds, ends_of, offers_of, rounds_of
from greed.exact.multi._layout import Layout
from greed.exact.multi._rules import Rounds, end_rules, kinds_of, others_of
from greed.exact.race import Tick, numbers
from greed.exact.race.horizon import unlikely_gain

_SWEEPS = 600
_STEADY = 24
"""How often turns are played, and after how many sweeps in ever smaller steps."""
_FEWER, _SOON = 25, 12
"""The same if there are offers and 16 bits will do."""


def final_rounds(
    where: Layout, tilt: float, negligible: float, tick: Tick | None, *, fine: bool
) -> FinalRounds:
    """Solve the final rounds of a sheet.

    Gains that a turn brings with a chance below `negligible`, and changes below it, are left
    alone. Attempts are kept as they are: a player with hardly a chance still
    decides who of the others wins, by differences that 16 bits lose. Without `fine` fewer sweeps
    have to do.
    """
    kinds = end_rules(where.tables, where.seats).kinds
    far = unlikely_gain(where.tables, negligible) if kinds and where.beyond > 1 else None
    final = _empty(where, far)
    sweeps, steady = (_SWEEPS, _STEADY) if fine or not final.rows else (_FEWER, _SOON)
    turns: list[tuple[int, int]] = []
    passes: list[tuple[int, int, int, int]] = []
    for count, (group, cyclic) in product(range(where.seats), in_order(kinds)):
        # Who beats the leader is on the board from then on.
        first = len(turns)
        turns += [
            (kind, off)
            for kind in group
            for off in np.flatnonzero(final.start[kind] >= 0).tolist()
            if off.bit_count() == count
        ]
        passes.append((first, len(turns), sweeps if cyclic else 1, count))
    if not turns:
        return final
    forfeits = where.tables.sheet.end.overshoot == "forfeits"
    rows = int(final.most.max()) + where.beyond + where.least + 3
    _, [wavering] = run(
        f"finals_{where.seats}", *numbers(where.tables), rounds_of(where.tables, final),
        offers_of(where.tables, None, None, final), ends_of(final), np.array(turns),
        np.array(passes), (where.beyond, where.least, far or rows, forfeits, steady), negligible,
        tilt, (0,) * where.seats, listener=tick,
    )  # fmt: skip
    return final._replace(wavering=wavering)


def shape_of(where: Layout, far: int | None) -> FinalRounds:
    """Return where turns in final rounds are kept, with no room for any."""
    kinds, seats = end_rules(where.tables, where.seats).kinds, where.seats
    count, size = len(kinds_of(seats)), where.deficit
    # Who is further behind than any gain is as good as out, wherever exactly.
    size = min(size, max(far, where.least)) if far else size
    start = np.full((count, 2 ** (seats - 1)), -1)
    most, low = np.ones((count, seats - 1), np.int64), np.zeros((count, seats - 1, 2), np.int64)
    offs, to_come, at = _offs(where), _to_come(kinds, seats), 0
    for kind in kinds:
        numbers = [0, *others_of(seats, kinds_of(seats)[kind][0])]
        alive = [seat == 0 or (kind, seat) in to_come for seat in numbers]
        most[kind, alive] = max(size, 2)
        low[kind, alive, 1] = min(where.target, max(size, 2))
        for standings in product(*(offs if turn else (0,) for turn in alive)):
            off = sum(bit << j for j, bit in enumerate(standings))
            start[kind, off] = at
            at += int(np.prod(most[kind] + 1 - low[kind, range(seats - 1), standings]))
    none = np.full_like(start, -1)
    return FinalRounds(np.zeros((at, 0)), start, most, low, np.zeros(0), none, 0)


def _empty(where: Layout, far: int | None) -> FinalRounds:
    """Return final rounds with nothing worked out."""
    final, carry = shape_of(where, far), where.tables.sheet.carryover
    values = np.zeros((max(len(final.values), 1), where.seats - 1))
    final = final._replace(values=values)
    rows = count = 0
    if carry and carry.endgame_carryover and len(final.values) > 1:
        hands = len(turn_graph(where.tables, ON).offers)
        size = int(final.most.max()) + 1 + where.beyond
        rows = min(far or size, size) + 1
        for kind, off in np.argwhere(final.start >= 0).tolist():
            final.taken_start[kind, off] = count
            count += hands * rows * final.table(kind, off).size
    return final._replace(taken=np.zeros(count + 32), rows=rows)


def _to_come(kinds: dict[int, Rounds], seats: int) -> set[tuple[int, int]]:
    """Return the kinds of final round with each seat that may have a turn after this one."""
    to_come: set[tuple[int, int]] = set()
    while True:
        before = len(to_come)
        for kind, rules in kinds.items():
            for at in np.argwhere(rules.kind >= 0):
                following, mover = int(rules.kind[tuple(at)]), int(rules.mover[tuple(at)])
                to_come |= {
                    (kind, seat)
                    for seat in range(seats)
                    if seat == mover or (following, (seat - mover) % seats) in to_come
                }
        if len(to_come) == before:
            return to_come


def _offs(where: Layout) -> tuple[int, ...]:
    """Return whether seats can be on the board (0) or off it (1): these have no points.

    They count as on it if that makes no difference to somebody who is so far behind.
    """
    if not statuses(where.tables).off or where.floor:
        return (0,)
    on, off = (turn_graph(where.tables, standing) for standing in (ON, OFF))
    later = {"bank_from", "stop_from"}
    alike = (
        all(
            np.array_equal(getattr(on, name), getattr(off, name))
            for name in on._fields
            if name not in later
        )
        and (
            np.maximum(on.bank_from, where.target) == np.maximum(off.bank_from, where.target)
        ).all()
    )
    kinds = end_rules(where.tables, where.seats).kinds
    return (0,) if alike and not any(cyclic for _, cyclic in in_order(kinds)) else (0, 1)


def in_order(kinds: dict[int, Rounds]) -> list[tuple[list[int], bool]]:
    """Return the kinds of final round, those that others lead to first.

    Kinds that lead to each other come together, and `True` says so.
    """
    ahead = {
        kind: {int(after) for after in rules.kind.flat if after >= 0}
        for kind, rules in kinds.items()
    }
    for _ in kinds:
        for kind in kinds:
            ahead[kind] |= set().union(*(ahead[after] for after in ahead[kind]))
    groups: dict[frozenset[int], list[int]] = {}
    for kind in sorted(kinds, key=lambda kind: len(ahead[kind] | {kind})):
        alike = ahead[kind] if kind in ahead[kind] else ahead[kind] | {kind}
        groups.setdefault(frozenset(alike), []).append(kind)
    return [(group, group[0] in ahead[group[0]]) for group in groups.values()]
