"""What the beginnings of turns are worth between three, as tables that packs write down."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.exact.model import statuses
from greed.exact.multi._three_room import STEPS
from greed.exact.multi._three_rules import KINDS, end_rules
from greed.exact.multi._three_solution import ThreeSolution

__all__ = ["FinalTable", "RaceTable", "ThreeTables", "three_tables"]

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


def three_tables(solution: ThreeSolution) -> ThreeTables:
    """Return the tables of a whole solution; they say nothing of carryovers.

    >>> from greed.exact.multi import solve_three
    >>> from greed.sheets import load
    >>> found = three_tables(solve_three(load("koans(target=500)")))
    >>> len(found.race), found.race[0].mine.shape
    (8, (4, 4, 4))
    """
    three = solution.three
    where, race = three.where, []
    for group in where.groups:
        off, first = divmod(group, 3)
        a, b, c = (int(each) for each in where.wide[group] - where.low[group])
        scores = np.ix_(range(c), range(b), range(a))
        at = where.offset[group] + (scores[0] * (a + b - 1) + scores[1] + scores[2]) * a + scores[2]
        seats = (off & 1, off >> 1 & 1, off >> 2 & 1)
        race.append(RaceTable(seats, first, _steps(three.mine[at]), _steps(three.third[at])))
    offs = (0, 1) if statuses(three.tables).off else (0,)
    final = []
    for kind, mover, other in product(end_rules(three.tables).kinds, offs, offs):
        leader, queued, beaten = KINDS[kind]
        mine, following = np.moveaxis(_steps(three.final.plain[kind, mover, other]), 2, 0)
        final.append(
            FinalTable(leader, bool(queued), bool(beaten), (mover, other), mine, following)
        )
    lowest = int(where.low[where.groups[0]].max())
    return ThreeTables(lowest, where.turning, where.beyond, tuple(race), tuple(final))


def _steps(values: NDArray[np.float64] | Steps) -> Steps:
    if values.dtype == np.uint16:
        return values  # type: ignore[return-value]
    return np.rint(np.clip(values, 0.0, 1.0) * STEPS).astype(np.uint16)  # type: ignore[no-any-return]
