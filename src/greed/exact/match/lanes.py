"""What the kernels of matches fill, sixteen turns side by side: it needs no Numba itself."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

LANES = 16


class Shares(NamedTuple):
    """What a turn is worth, apart from what is not known yet.

    [..., 0, lane] is what its banks are worth, [..., 1, lane] the chance of a bust, and
    [..., 2, lane] that of an end that records nothing. With what the last two are worth, it is
    worth the sum of the three.

    start: (3, LANES) a fresh turn. attempts: (J, rows, 3, LANES) by the points inherited.
    """

    start: NDArray[np.float64]
    attempts: NDArray[np.float64]
