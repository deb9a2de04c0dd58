"""What games add up to: whole numbers only, so that any order of adding gives the same result."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

GAME_COLUMNS = ("games", "broken off", "final rounds", "upsets", "turns", "turns squared",
                "throws", "throws squared")  # fmt: skip
"""The columns of `Counts.games`; an upset: the player who triggered the final round has not won."""

SEAT_COLUMNS = ("score", "score squared", "turns", "turns squared", "throws", "throws squared",
                "busts", "busts squared")  # fmt: skip
"""The columns of `Counts.sums`, one row per seat; scores are in units."""

_ROUNDS, _THROWS = 1024, 4096

Longs = NDArray[np.int64]


class Counts(NamedTuple):
    """What all games add up to.

    Attributes:
        games: `GAME_COLUMNS`. sums: (seats, ...) `SEAT_COLUMNS`.
        wins: (seats + 1, seats) games by number of winners and seat among them.
        places: (seats + 1, seats) the same by place in the first round.
        scores: (seats, bins) final scores in units, the ends of the axis hold what is beyond.
        rounds, throws: games by rounds begun, and by throws.
    """

    games: Longs
    wins: Longs
    places: Longs
    sums: Longs
    scores: Longs
    rounds: Longs
    throws: Longs


def counts(target: int, seats: int) -> Counts:
    """Return counts of nothing yet; the target is in units."""
    sizes = (
        (len(GAME_COLUMNS),), (seats + 1, seats), (seats + 1, seats), (seats, len(SEAT_COLUMNS)),
        (seats, 2 * target + 1), (_ROUNDS,), (_THROWS,),
    )  # fmt: skip
    return Counts(*(np.zeros(size, np.int64) for size in sizes))


def add(total: Counts, more: Counts) -> None:
    """Add counts to a total, in place."""
    for column, new in zip(total, more, strict=True):
        np.add(column, new, out=column)
