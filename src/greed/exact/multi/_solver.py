"""Games between three or more, solved: every seat maximises its own chance to win.

Scores never fall, so positions are solved by the sum of all scores, from the highest down. Within
a layer of equal sums only a cycle depends on itself: the one in which all bust. A turn is worked
out with a guess of what a bust is worth, together with the chance of one; with these the cycle is
solved in closed form, and turns whose guess was off are played again. Where scores can fall, all
layers are worked out until that changes no chance.

A final round is known by its kind, by who is off the board, and by how far all but the leader are
behind it; an attempt at a carryover by the points inherited as well. Of a seat that has no turn any
more it matters only whether it is as good as the leader.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON, State
from greed.exact.engine import run
from greed.exact.model import Unsolvable, statuses
from greed.exact.multi._places import Chances, Ends, Ints, Offers
from greed.exact.multi._positions import Positions
from greed.exact.multi._rules import end_rules, refuse_multi
from greed.exact.race import Tick, numbers
from greed.exact.race.horizon import horizon, unlikely_gain
from greed.exact.solo import fewest_turns
from greed.exact.tolerances import ALIKE, BUST_SETTLED, NEGLIGIBLE
from greed.tables import Tables

TIE = 1e-10
"""What a player counts of the next player's chance: it only decides between equal choices."""


def solved_multi(
    tables: Tables,
    tick: Tick | None = None,
    close: float = BUST_SETTLED,
    negligible: float = NEGLIGIBLE,
    *,
    seats: int = 3,
    state: State | None = None,
    whole: bool = True,
    fine: bool = True,
) -> Positions:
    """Solve a sheet's game for a number of seats, or what is left of it from a state.

    A turn is played again if a bust turns out to be worth something else than it took, by more than
    `close`. In the final round, gains that a turn brings with a chance below `negligible`, and
    changes below it, are left alone. With `whole` all attempts at carryovers are kept, else those
    that follow a turn in the lowest positions; with `fine` as they are, else in 16 bits.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    refuse_multi(tables, seats)
    fewest_turns(tables)  # where games hardly ever end, all would be lost in rounding: it refuses
    found, said, unsettled = _asked(
        tables, seats, negligible, state, None, (fine, whole, True), close, tick
    )
    if said[0] > close:
        raise Unsolvable(f"its chances don't settle: one still moves by {said[0]:.0e}")
    return replace(found, unsettled=tuple(map(tuple, unsettled.tolist())))


def laid_out(
    tables: Tables,
    seats: int = 3,
    negligible: float = NEGLIGIBLE,
    *,
    state: State | None = None,
    far: int | None = None,
    whole: bool = True,
) -> Positions:
    """Return where the positions of a game lie, or of what is left of it; nothing is solved.

    far: a gain in a final round that is too unlikely to matter, if it is known; 0: any matters.
    """
    return _asked(tables, seats, negligible, state, far, (True, whole, False), 0.0, None)[0]


def beyond_of(tables: Tables, seats: int, negligible: float) -> int:
    """Return how many rows of a turn above the target, or the leader, are worked out one by one."""
    if not end_rules(tables, seats).kinds:
        return int(tables.sheet.end.overshoot == "forfeits")
    # Leads that two turns in a row make up with such a chance count as one.
    alike, furthest = max(negligible, ALIKE), horizon(tables).beyond
    nearer = unlikely_gain(tables, alike**0.5) if furthest > 1 else None
    return min(furthest, nearer or furthest)


def _asked(
    tables: Tables,
    seats: int,
    negligible: float,
    state: State | None,
    far: int | None,
    wanted: tuple[bool, bool, bool],
    close: float,
    tick: Tick | None,
) -> tuple[Positions, NDArray[np.float64], Ints]:
    """Return what the kernel answers; `wanted` and the rest are as it takes them."""
    ends, limits = end_rules(tables, seats), horizon(tables)
    beyond = beyond_of(tables, seats, negligible)
    if far is None:
        far = (unlikely_gain(tables, negligible) if ends.kinds and beyond > 1 else None) or 0
    fine, whole, solved = wanted
    answer = iter(
        run(
            f"game_{seats}", *numbers(tables), ends.reached, ends.rounds, _begin(tables, state),
            (beyond, limits.least, limits.lowest, far, fine, whole, solved), close, negligible,
            TIE, (0,) * seats, listener=tick,
        )
    )  # fmt: skip
    told, said, unsettled = (next(answer) for _ in range(3))
    turning, floor, size, kept, count, last, _, _, played, _, listed = told.tolist()
    groups, kinds, one = seats * len(statuses(tables).all) ** seats, len(ends.rounds.leader), -1
    shape = groups, seats
    chances = Chances(*_shaped(answer, (seats - 1, one), None, shape, shape, (groups, one), None))
    rows = next(answer).reshape(groups, -1)
    final = (kinds, one), (kinds, one), (kinds, seats - 1), (kinds, seats - 1, 2)
    by_kind = Ends(*_shaped(answer, (one, seats - 1), *final))
    hands, *kept_at = _shaped(
        answer, None, None, None, (groups, one), (groups, one), None, (groups, one), None, None,
        (kinds, one), None,
    )  # fmt: skip
    offers = Offers(hands, *kept_at)
    order, passes = _shaped(answer, (one, 2), (one, 4))
    found = Positions(
        tables, seats, chances, rows, by_kind, offers, order, passes, bool(turning), floor, beyond,
        limits.least, size, kept, count, last, whole, played,
    )  # fmt: skip
    return found, said, unsettled.reshape(-1, 1 + seats)[:listed]


def _shaped(answer: Iterator[Any], *shapes: tuple[int, ...] | None) -> Iterator[Any]:
    """Yield the next answers in these shapes; None: as they are."""
    for shape in shapes:
        value = next(answer)
        yield value if shape is None else value.reshape(shape)


def _begin(tables: Tables, state: State | None) -> Ints:
    """Return a state as the kernel takes it; nothing where scores can fall again."""
    if state is None or any(statuses(tables).cost.values()):
        return np.zeros(0, np.int64)
    scores = [score // tables.unit for score in state.scores]
    on = [standing == ON for standing in state.standing]
    return np.array([state.first, state.final is not None, *scores, *on], np.int64)
