"""Games between three or more, solved: every seat maximises its own chance to win.

Scores never fall, so positions are solved by the sum of all scores, from the highest down. Within
a layer of equal sums only a cycle depends on itself: the one in which all bust. A turn is worked
out with a guess of what a bust is worth, together with the chance of one; with these the cycle is
solved in closed form, and turns whose guess was off are played again. Where scores can fall, all
layers are worked out until that changes no chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.exact.engine import run
from greed.exact.model import Unsolvable
from greed.exact.multi._final import final_rounds
from greed.exact.multi._inputs import (
    FinalRounds,
    chances_of,
    ends_of,
    groups_of,
    offers_of,
    order_of,
)
from greed.exact.multi._layout import Layout, Ring, layout, ring
from greed.exact.multi._rules import refuse_multi
from greed.exact.race import Tick, numbers
from greed.exact.tolerances import BUST_SETTLED, NEGLIGIBLE
from greed.tables import Tables

TIE = 1e-10
"""What a player counts of the next player's chance: it only decides between equal choices."""
_MOST_PASSES = 100
"""How often all positions are worked out where scores can fall."""


@dataclass(frozen=True, eq=False)
class Beginnings:
    """What the beginnings of turns are worth in a game between three or more.

    Attributes:
        where: where positions are kept.
        values: what seats win (`Chances`).
        attempts: flat, what attempts at carryovers are worth; ring: where each of them is.
        final: the final rounds. whole: whether all attempts are kept.
        played: turns played. unsettled: positions whose turns never found a best reply of their
        own, as (group, the scores from the mover's on). wavering: by how much the last of these
        still moved.
    """

    where: Layout
    values: NDArray[Any]
    ring: Ring
    attempts: NDArray[Any]
    final: FinalRounds
    whole: bool = True
    played: int = 0
    unsettled: tuple[tuple[int, ...], ...] = ()
    wavering: float = 0.0


def solved_multi(
    tables: Tables,
    tick: Tick | None = None,
    close: float = BUST_SETTLED,
    negligible: float = NEGLIGIBLE,
    where: Layout | None = None,
    *,
    seats: int = 3,
    whole: bool = True,
    fine: bool = True,
) -> Beginnings:
    """Solve a sheet's game for a number of seats, or that part of it which `where` lays out.

    A turn is played again if a bust turns out to be
    worth something else than it took, by more than `close`. In the final round, gains that a turn
    brings with a chance below `negligible`, and changes below it, are left alone. With `whole`
    all attempts at carryovers are kept, else those that follow a turn in the lowest positions;
    with `fine` as they are, else in 16 bits.

    Raises:
        Unsolvable: it isn't solved; the message says why.
    """
    refuse_multi(tables, where.seats if where else seats)
    where = where or layout(tables, seats)
    seats, final = where.seats, final_rounds(where, TIE, negligible, tick, fine=fine)
    kept, order = ring(where, whole=whole), order_of(where)
    values = np.full((seats - 1, where.size), 1.0 / seats)
    attempts = np.zeros(kept.size, np.float64 if fine or not kept.hands else np.uint16)
    passes = _MOST_PASSES if len(order.chain) else 1
    counts, [moved, wavering], unsettled = run(
        f"layers_{seats}", *numbers(tables), chances_of(where, values),
        offers_of(tables, kept, attempts, final), ends_of(final), groups_of(where, final), order,
        (where.lowest, where.most, passes), close, TIE, (0,) * seats, listener=tick,
    )  # fmt: skip
    if moved > close:
        raise Unsolvable(
            f"its chances don't settle: one still moves by {moved:.0e} after {passes} passes"
        )
    played, _, count = counts.tolist()
    listed = unsettled.reshape(-1, 1 + seats)[:count].tolist()
    return Beginnings(
        where, values, kept, attempts, final, whole, played, tuple(map(tuple, listed)), wavering
    )
