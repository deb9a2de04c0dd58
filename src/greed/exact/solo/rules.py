"""What the kernel of the race alone is given besides the turn: it needs no Numba itself."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class SoloRules(NamedTuple):
    """What a race alone is run on, besides the turn; scores count in units from the lowest.

    target: the score that ends it. least: rows from which no threshold matters. overshoot:
    banking more than the target records nothing. bust_to: per status the status after a bust
    at the same score, -1 where the value comes from `guess`. direct: no turn leads back to the
    score and status 0 in which it began, so that nothing has to be found by trying.
    """

    target: int
    least: int
    reach: int
    overshoot: bool
    bust_to: NDArray[np.int64]
    direct: bool
