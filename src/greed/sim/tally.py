"""What games add up to: whole numbers only, so that any order of adding gives the same result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from greed.tables import Tables

if TYPE_CHECKING:
    from greed.sim.kernels import Counts
    from greed.sim.lane_kernels import LaneCounts

GAME_COLUMNS = ("games", "broken off", "final rounds", "upsets", "turns", "turns squared",
                "throws", "throws squared")  # fmt: skip
"""The columns of `Counts.games`; an upset: the player who triggered the final round has not won."""

SEAT_COLUMNS = ("score", "score squared", "turns", "turns squared", "throws", "throws squared",
                "busts", "busts squared")  # fmt: skip
"""The columns of `Counts.sums`, one row per seat; scores are in units."""

_ROUNDS, _THROWS = 1024, 4096


def counts(tables: Tables, seats: int, *, outcomes: bool = False) -> Counts:
    """Return counts of nothing yet; `outcomes` are counted on demand only.

    Attributes of counts, besides the columns above:
        wins: (seats + 1, seats) games by number of winners and seat among them.
        places: (seats + 1, seats) the same by place in the first round.
        scores: (seats, bins) final scores in units, the ends of the axis hold what is beyond.
        rounds, throws: games by rounds begun, and by throws.
        outcomes: (O,) throws by outcome.
    """
    from greed.sim.kernels import Counts

    target = tables.sheet.target // tables.unit
    return Counts(
        games=np.zeros(len(GAME_COLUMNS), np.int64),
        wins=np.zeros((seats + 1, seats), np.int64),
        places=np.zeros((seats + 1, seats), np.int64),
        sums=np.zeros((seats, len(SEAT_COLUMNS)), np.int64),
        scores=np.zeros((seats, 2 * target + 1), np.int64),
        rounds=np.zeros(_ROUNDS, np.int64),
        throws=np.zeros(_THROWS, np.int64),
        outcomes=np.zeros(len(tables.chance) if outcomes else 0, np.int64),
    )


def lane_counts(seats: int) -> LaneCounts:
    """Return the counts of lanes that have ended no game yet."""
    from greed.sim.lane_kernels import LaneCounts

    shapes = {"ends": (seats, 1024), "scores": (seats, 4096), "throws": (1024,), "sums": (seats, 4)}
    return LaneCounts(**{name: np.zeros(shape, np.int64) for name, shape in shapes.items()})


def add(total: Counts, more: Counts) -> None:
    """Add counts to a total, in place."""
    for column, new in zip(total, more, strict=True):
        np.add(column, new, out=column)


def add_lanes(total: Counts, more: LaneCounts) -> None:
    """Add the games that lanes brought to an end: one winner, no final round."""
    number, seats = np.arange(1024), len(more.ends)
    for first, ended in enumerate(more.ends):
        turns = number - first
        for seat in range(seats):
            # The last turn is the winner's; in the first round seats come in their order.
            won, place = int(ended[(number - 1) % seats == seat].sum()), (seat - first) % seats
            total.wins[1, seat] += won
            total.places[1, place] += won
            own = (turns - place + seats - 1) // seats
            total.sums[seat, 2] += int((ended * own).sum())
            total.sums[seat, 3] += int((ended * own * own).sum())
        played = ended > 0
        np.add.at(total.rounds, ((turns + seats - 1) // seats)[played], ended[played])
        total.games[0] += int(ended.sum())
        total.games[4] += int((ended * turns).sum())
        total.games[5] += int((ended * turns * turns).sum())
    total.throws[:1024] += more.throws
    total.games[6] += int((more.throws * number).sum())
    total.games[7] += int((more.throws * number * number).sum())
    score, last = np.arange(4096), total.scores.shape[1] - 1
    for seat, games in enumerate(more.scores):
        total.sums[seat, 0] += int((games * score).sum())
        total.sums[seat, 1] += int((games * score * score).sum())
        np.add.at(total.scores[seat], np.minimum(score, last), games)
    total.sums[:, 4:] += more.sums
