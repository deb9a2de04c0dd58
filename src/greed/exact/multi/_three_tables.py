"""What the beginnings of turns are worth between three, as tables that packs write down."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.exact.multi._rules import kinds_of
from greed.exact.multi._solution import MultiSolution
from greed.exact.tolerances import STEPS_16

Steps = NDArray[np.uint16]


class RaceTable(NamedTuple):
    """What seats win before the final round, in steps of 1 / 65535.

    off: by mover, next and third seat, whether it is off the board. first: who begins the rounds,
    seen from the mover. mine, third: (third seat's score, next seat's, mover's), what the mover
    and the third seat win; scores count from the lowest one, in units.
    """

    off: tuple[int, int, int]
    first: int
    mine: Steps
    third: Steps


class FinalTable(NamedTuple):
    """What seats win in a kind of final round, in steps of 1 / 65535.

    leader: 1 if the next seat leads, 2 if the third does. waiting: whether the remaining seat has
    a turn to come. beaten: as in `Final`. off: whether the mover and the remaining seat are off
    the board. mine, following: (mover behind, remaining seat behind) in units, what the mover and
    the next seat win; the last number of a row or column holds for all that come after it.
    """

    leader: int
    waiting: bool
    beaten: bool
    off: tuple[int, int]
    mine: Steps
    following: Steps


class ThreeTables(NamedTuple):
    """All tables of a game. lowest: the lowest score on the board. rounds: whether `first` counts.

    beyond: how many units above the target, or the leader, turns are worked out one by one.
    """

    lowest: int
    rounds: bool
    beyond: int
    race: tuple[RaceTable, ...]
    final: tuple[FinalTable, ...]


def three_tables(solution: MultiSolution) -> ThreeTables:
    """Return the tables of a whole solution; they say nothing of carryovers.

    >>> from greed.exact.multi import solve_multi
    >>> from greed.sheets import load
    >>> tables = three_tables(solve_multi(load("koans(target=500)")))
    >>> len(tables.race), tables.race[0].mine.shape
    (8, (4, 4, 4))
    """
    beginnings = solution.beginnings
    where, race = beginnings.where, []
    for group in where.groups:
        shape = tuple((where.wide[group] - where.low[group]).tolist()[::-1])
        table = np.zeros((2, *shape))
        at, count = int(where.offset[group]), int(where.pairs[group]) * shape[0]
        # Positions are kept by the third seat's score, the sum of the others, and the mover's.
        second, mover = np.indices(shape[1:]).reshape(2, -1)
        order = np.lexsort((mover, mover + second))
        table[:, :, second[order], mover[order]] = beginnings.values[:, at : at + count].reshape(
            2, shape[0], -1
        )
        third, mine = _steps(table)
        seats = int(where.off(group, 0)), int(where.off(group, 1)), int(where.off(group, 2))
        race.append(RaceTable(seats, group % 3, mine, third))
    final = []
    kept = beginnings.final
    for kind, off in product(np.flatnonzero(kept.start[:, 0] >= 0).tolist(), range(4)):
        (leader, queued, beaten), seen = kinds_of(3)[kind], kept.seen(kind, off)
        unseen = [(int(kept.low[kind, j, seen >> j & 1]), 0) for j in (0, 1)]
        table = np.pad(_steps(kept.table(kind, seen)), [*unseen, (0, 0)])
        mine, following = np.moveaxis(table, 2, 0)
        final.append(
            FinalTable(leader, bool(queued), bool(beaten), (off & 1, off >> 1), mine, following)
        )
    lowest = int(where.low[where.groups[0]].max())
    return ThreeTables(lowest, where.turning, where.beyond, tuple(race), tuple(final))


def _steps(values: NDArray[np.float64]) -> Steps:
    return np.rint(np.clip(values, 0.0, 1.0) * STEPS_16).astype(np.uint16)
