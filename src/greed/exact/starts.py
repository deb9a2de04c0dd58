"""What the beginning of a turn is worth in a solved race, wherever the scores stand.

This reads the arrays of `greed.exact.race` and of the duel at its end, and needs neither the
solvers nor Numba. Scores are in units; those at the target or beyond it belong to the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.ending import Ending
from greed.exact.status import Status

__all__ = ["Group", "Starts"]

Floats = NDArray[np.float64]
Ints: TypeAlias = Any
"""One number of units, or an array of them."""


class Group(NamedTuple):
    """What matters of a position besides the scores; equal to the race's own groups.

    mine: status of the seat to move; other: of the other seat; second: whether the seat to
    move is the one that did not begin the round (always False where it does not matter).
    """

    mine: Status
    other: Status
    second: bool = False

    def passed(self, ending: Ending, mine: Status | None = None) -> Group:
        """Return the group of the other seat's turn, with what has become of one's own status."""
        second = not self.second if ending.rounds else False
        return Group(self.other, mine or self.mine, second)


@dataclass(frozen=True, eq=False)
class Starts:
    """The solution at the beginnings of turns.

    Attributes:
        target: in units.
        lowest: the score, in units, at which the axes of `values` begin for a seat on the board.
        ending: how the game ends.
        values: per group [a, b], what the seat to move wins with a units against b; the axis
            of a seat off the board has length 1.
        behind: per standing, what a challenger wins who is so many units behind.
        taken: per standing [j, row, behind], what he wins by attempting carryover j.
        bonus: per standing of the other seat, what a leader wins in a bonus turn, by his lead.
        tries: per group [j, row, a, b], what attempting carryover j with so many units of the
            turn before is worth to the seat to move; empty without a carryover.
    """

    target: int
    lowest: int
    ending: Ending
    values: dict[Group, Floats]
    behind: dict[int, Floats]
    taken: dict[int, Floats]
    bonus: dict[int, Floats]
    tries: dict[Group, Floats]

    def at(self, group: Group, a: Ints, b: Ints) -> Floats:
        """Return what the seat to move wins with a units against b.

        With b at the target or beyond the seat to move is a challenger, with a there it is a
        leader with a bonus turn.
        """
        held = self.values[group]
        inside = held[
            self._index(np.minimum(a, self.target - 1), held.shape[0]),
            self._index(np.minimum(b, self.target - 1), held.shape[1]),
        ]
        found = np.where(a >= self.target, self.leading(group, np.subtract(a, b)), inside)
        return np.where(b >= self.target, self.challenging(group, np.subtract(b, a)), found)

    def _index(self, score: Ints, size: int) -> Ints:
        return np.clip(score - self.lowest, 0, size - 1) if size > 1 else np.zeros_like(score)

    def challenged(self, *, second: bool) -> bool:
        """Say whether the seat to move has a turn left once the other has reached the target."""
        # Whoever reached it began the round exactly if the seat to move is second in it.
        return self.ending.challenged[0 if second or not self.ending.rounds else 1]

    def challenging(self, group: Group, behind: Ints) -> Floats:
        """Return what a challenger wins who is so many units behind a leader."""
        if not self.challenged(second=group.second):
            return np.zeros(np.shape(behind))
        held = self.behind[group.mine.standing]
        return held[np.clip(behind, 0, len(held) - 1)]

    def leading(self, group: Group, ahead: Ints) -> Floats:
        """Return what a leader wins who is so many units ahead and has a bonus turn."""
        if not self.challenged(second=not group.second):
            return np.ones(np.shape(ahead))
        held = self.bonus[group.other.standing]
        return held[np.clip(ahead, 0, len(held) - 1)]

    def attempting(self, group: Group, j: int, row: Ints, a: Ints, b: Ints) -> Floats:
        """Return what attempting carryover j is worth to the seat to move: 0 where it may not."""
        raced: Floats = np.zeros(np.shape(row))
        if group in self.tries:
            held = self.tries[group]
            most = self.target - 1
            raced = held[
                j,
                np.clip(row, 0, held.shape[1] - 1),
                self._index(np.minimum(a, most), held.shape[2]),
                self._index(np.minimum(b, most), held.shape[3]),
            ]
        ended: Floats = np.zeros(np.shape(row))
        if self.challenged(second=group.second) and self.ending.offers:
            ended = self.retaking(group.mine.standing, j, row, np.subtract(b, a))
        return np.where(np.asarray(b) < self.target, raced, ended)

    def retaking(self, standing: int, j: int, row: Ints, behind: Ints) -> Floats:
        """Return what attempting carryover j is worth to a challenger so many units behind."""
        held = self.taken[standing]
        return held[
            j, np.clip(row, 0, held.shape[1] - 1), np.clip(behind, 0, held.shape[2] - 1)
        ]

    def far(self, close: float = 1e-13) -> int:
        """Return how far above a leader a lead matters no more: nobody catches up with it."""
        if not any(self.ending.challenged):
            return 1
        held = self.behind[ON]
        small = np.flatnonzero(held * held < close)
        return max(int(small[0]) if len(small) else len(held), 1)
