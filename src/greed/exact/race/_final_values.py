"""The end of a race as values: what is won once a seat has reached the target."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

__all__ = ["FinalRound"]

Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class FinalRound:
    """What is won once a seat has reached the target.

    Attributes:
        behind: per standing of the challenger, what it wins, by how many units it is behind.
        taken: per standing (J, rows, deficits), what it wins by attempting carryover j with this
            many points of the turn before; empty where nothing is offered.
        bonus: per standing of the other seat, what a leader wins in a bonus turn, by how many
            units it is ahead.
        error: no value is wrong by more than this, beyond rounding.
    """

    behind: dict[int, Floats]
    taken: dict[int, Floats]
    bonus: dict[int, Floats]
    error: float
