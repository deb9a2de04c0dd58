"""Pearson's test of observed counts against exact chances."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import ArrayLike

LEVEL = 0.001
"""How often a correct simulation would fail one test; with fixed seeds the answer is fixed."""


def statistic(observed: ArrayLike, chances: ArrayLike) -> tuple[float, int]:
    """Return chi-square and its degrees of freedom; rare cells are put together.

    A cell is rare if fewer than 10 are expected in it.
    """
    counted, chance = np.asarray(observed, float), np.asarray(chances, float)
    expected = chance * counted.sum()
    assert abs(chance.sum() - 1) < 1e-9
    rare = expected < 10
    counted = np.append(counted[~rare], counted[rare].sum())
    expected = np.append(expected[~rare], expected[rare].sum())
    possible = expected > 0
    assert (counted[~possible] == 0).all()
    counted, expected = counted[possible], expected[possible]
    return float(((counted - expected) ** 2 / expected).sum()), len(expected) - 1


def chance_of_more(chi_square: float, freedom: int) -> float:
    """Return the chance of a greater chi-square (Wilson and Hilferty 1931)."""
    if not freedom:
        return 1.0
    part = 2 / (9 * freedom)
    return 1 - NormalDist().cdf(((chi_square / freedom) ** (1 / 3) - 1 + part) / sqrt(part))
