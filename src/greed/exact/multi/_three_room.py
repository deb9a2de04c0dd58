"""What the kernels for three players are given: room for a turn, a group, offers, final rounds."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.exact.model import TurnGraph, turn_graph
from greed.exact.multi._three_layout import Layout, Ring, after_bank, after_bust
from greed.exact.multi._three_rules import end_rules
from greed.tables import Tables

__all__ = ["STEPS", "FinalRounds", "Room", "kernel_group", "offers_of", "room"]

Floats = NDArray[np.float64]
STEPS = 65535
"""Into how many steps a chance that is kept in 16 bits is divided."""


class Room(NamedTuple):
    """Arrays that a turn is played in."""

    held: Floats
    nodes: Floats
    banks: Floats


class FinalRounds(NamedTuple):
    """What turns in final rounds are worth to the mover and the next seat.

    plain: (kinds, mover off, other off, behind, other behind, 2). taken: attempts, flat; start:
    (kinds, 2, 2) where they begin, -1 if nothing is offered. low: the smallest deficit of a seat
    on the board and off it. rows: how many numbers of inherited points are distinguished.
    wavering: by how much an answer still moved when the last sweep was over.
    """

    plain: NDArray[np.float64]
    taken: NDArray[Any]
    start: NDArray[np.int64]
    low: NDArray[np.int64]
    rows: int
    wavering: float = 0.0


def room(turn: TurnGraph, rows: int) -> Room:
    """Return room for turns of up to this many rows."""
    from greed.exact.multi._three_kernels import LANES

    return Room(
        np.zeros((rows + turn.reach + 2, turn.decisions, 3, LANES)),
        np.zeros((rows + 1, turn.nodes, 3, LANES)),
        np.zeros((rows + 1, turn.tally, 3, LANES)),
    )


def kernel_group(tables: Tables, where: Layout, group: int) -> Any:  # noqa: ANN401 -- Numba's
    """Return a group as the kernels read it."""
    from greed.exact.multi._three_kernels import Group

    off = group // 3
    return Group(
        group, after_bust(group, where.turning), after_bank(group, where.turning),
        end_rules(tables).reached[group % 3], (off >> 1 & 1, off >> 2 & 1), where.target,
        where.beyond, where.least, tables.sheet.end.overshoot == "forfeits",
    )  # fmt: skip


def offers_of(
    tables: Tables, kept: Ring | None, attempts: NDArray[Any] | None, final: FinalRounds
) -> Any:  # noqa: ANN401 -- Numba's
    """Return what is offered, as the kernels read it; in final rounds only, if nothing is kept."""
    from greed.exact.multi._three_kernels import Offers

    none = np.zeros((1, 1), np.int64)
    if kept is None or attempts is None:
        kept = Ring(len(turn_graph(tables, 1).offers), none, none, none[0], none, none[0], 0)
        attempts = np.zeros(1)
    return Offers(
        kept.hands, attempts, _step(attempts), kept.start, kept.plane, kept.slots, kept.before,
        kept.entered, final.taken, final.start, final.low, final.rows,
    )  # fmt: skip


def _step(values: NDArray[Any]) -> float:
    return 1.0 / STEPS if values.dtype == np.uint16 else 1.0
