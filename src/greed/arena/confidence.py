"""Intervals for the mean of results between 0 and 1, each from an independent deal.

`fixed_interval` is the textbook one, for a number of deals chosen beforehand. `anytime_interval`
may be looked at after every deal and acted on: the chance that it EVER misses the true mean is
at most the stated error, however and whenever one stops. It comes from betting: a player who bets
a fixed fraction of a stake on "the mean is above m" at odds that are fair if it is m multiplies
the stake by 100 with a chance of at most 1% if that is false (Ville's inequality; Waudby-Smith
and Ramdas, "Estimating means of bounded random variables by betting", 2024). The stake here is
spread over bets of many sizes, so that large and small differences are both found.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, log1p, sqrt
from statistics import NormalDist

from msgspec import Struct

Results = Mapping[float, int]
"""How often each result between 0 and 1 has come."""

FEW = 30
_BETS = (0.9, *(2.0**-power for power in range(1, 11)))


class Interval(Struct, frozen=True):
    """The bounds between which a mean lies, up to the stated error."""

    low: float
    high: float

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high


def mean(results: Results) -> float:
    """Return the mean of results; one half if there are none."""
    count = sum(results.values())
    return sum(value * times for value, times in sorted(results.items())) / count if count else 0.5


def variance(results: Results) -> float:
    """Return the variance of results, estimated without bias; 0 for fewer than two."""
    count, centre = sum(results.values()), mean(results)
    if count < 2:
        return 0.0
    squares = sum((value - centre) ** 2 * times for value, times in sorted(results.items()))
    return squares / (count - 1)


def fixed_interval(results: Results, error: float = 0.05) -> Interval:
    """Return Student's interval, or the anytime one where results are few or all alike.

    >>> interval = fixed_interval({0.0: 40, 0.5: 20, 1.0: 60})
    >>> round(interval.low, 3), round(interval.high, 3)
    (0.502, 0.665)
    """
    count, spread = sum(results.values()), variance(results)
    if count < FEW or not spread:
        return anytime_interval(results, error)
    half = _student(1 - error / 2, count - 1) * sqrt(spread / count)
    centre = mean(results)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def anytime_interval(results: Results, error: float = 0.05) -> Interval:
    """Return the interval that holds at every time at once.

    >>> interval = anytime_interval({0.0: 40, 0.5: 20, 1.0: 60})
    >>> round(interval.low, 2), round(interval.high, 2)
    (0.44, 0.72)
    """
    wanted = log(2 / error)
    mirrored = {1 - value: times for value, times in results.items()}
    return Interval(_lower(results, wanted), 1 - _lower(mirrored, wanted))


def _lower(results: Results, wanted: float) -> float:
    """Return the least mean against which the bets on more have not won enough."""
    low, high = 0.0, 1.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        if _winnings(results, middle) > wanted:
            low = middle
        else:
            high = middle
    return low


def _winnings(results: Results, supposed: float) -> float:
    """Return the logarithm of the stake after betting on more than the supposed mean."""
    logs = [
        sum(times * log1p(bet * (value / supposed - 1)) for value, times in sorted(results.items()))
        for bet in _BETS
    ]
    most = max(logs)
    return most + log(sum(exp(stake - most) for stake in logs) / len(logs))


def _student(probability: float, freedom: int) -> float:
    """Return a quantile of Student's distribution, by Cornish and Fisher's expansion."""
    z = NormalDist().inv_cdf(probability)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2
