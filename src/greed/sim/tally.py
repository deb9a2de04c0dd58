"""What games add up to: whole numbers only, so that any order of adding gives the same result."""

from __future__ import annotations

import numpy as np

from greed.sim.kernels import Counts
from greed.tables import Tables

__all__ = ["GAME_COLUMNS", "SEAT_COLUMNS", "add", "counts"]

GAME_COLUMNS = ("games", "broken off", "final rounds", "upsets", "turns", "turns squared",
                "throws", "throws squared")  # fmt: skip
"""The columns of `Counts.games`; an upset: who brought on the final round has not won."""

SEAT_COLUMNS = ("score", "score squared", "turns", "throws", "busts")
"""The columns of `Counts.sums`, one row per seat."""

_ROUNDS, _THROWS = 1024, 4096


def counts(tables: Tables, seats: int) -> Counts:
    """Return counts of nothing yet."""
    target = tables.sheet.target // tables.unit
    return Counts(
        games=np.zeros(len(GAME_COLUMNS), np.int64),
        wins=np.zeros((seats + 1, seats), np.int64),
        places=np.zeros((seats + 1, seats), np.int64),
        sums=np.zeros((seats, len(SEAT_COLUMNS)), np.int64),
        scores=np.zeros((seats, 2 * target + 1), np.int64),
        rounds=np.zeros(_ROUNDS, np.int64),
        throws=np.zeros(_THROWS, np.int64),
        outcomes=np.zeros(len(tables.chance), np.int64),
    )


def add(total: Counts, more: Counts) -> None:
    """Add counts to a total, in place."""
    for held, new in zip(total, more, strict=True):
        held += new
