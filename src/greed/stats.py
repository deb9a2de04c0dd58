"""Figures from samples: a mean or a ratio with its standard error, and intervals around a mean.

Two intervals hold the mean of results between 0 and 1, each from an independent deal.
`fixed_interval` is the textbook one, for a number of deals chosen beforehand. `anytime_interval`
may be looked at after every deal and acted on: the chance that it EVER misses the true mean is
at most the stated error, however and whenever one stops. It comes from betting: a player who bets
a fixed fraction of a stake on "the mean is above m" at odds that are fair if it is m multiplies
the stake by 100 with a chance of at most 1% if that is false (Ville's inequality; Waudby-Smith
and Ramdas, "Estimating means of bounded random variables by betting", 2024). The stake here is
spread over bets of many sizes, so that large and small differences are both found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from math import exp, inf, isinf, log, log1p, sqrt

from msgspec import Struct

Results = Mapping[float, int]
"""How often each result between 0 and 1 has come."""

FEW = 30
"""Deals below which Student's interval isn't used."""
_BETS = (0.9, *(2.0**-power for power in range(1, 11)))


@dataclass(frozen=True)
class Estimate:
    """A figure from a sample, and its standard error: infinite where a single result is all.

    >>> from greed.stats import Estimate
    >>> print(Estimate(0.51234, 0.00123))
    0.5123 ± 0.0012
    """

    value: float
    error: float

    def __str__(self) -> str:
        if isinf(self.error):
            return f"{self.value:z.4f}"
        digits = 0
        while self.error > 0 and digits < 12 and self.error * 10**digits < 9.5:
            digits += 1
        return f"{self.value:z.{digits}f} ± {self.error:.{digits}f}"


@dataclass
class Ratio:
    """One sum divided by another over independent deals, such as busts over turns.

    >>> from greed.stats import Ratio
    >>> busts = Ratio()
    >>> for lost, turns in [(2, 10), (4, 20), (3, 10)]:
    ...     busts.add(lost, turns)
    >>> print(busts.estimate)
    0.225 ± 0.029

    Attributes:
        deals: how many were added.
        above, below: the two sums.
    """

    deals: int = 0
    above: float = 0.0
    below: float = 0.0
    _squares: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])

    def add(self, above: float, below: float) -> None:
        """Add what a deal had: a count, out of a total."""
        self.deals += 1
        self.above += above
        self.below += below
        products = above * above, above * below, below * below
        self._squares = [a + b for a, b in zip(self._squares, products, strict=True)]

    @property
    def estimate(self) -> Estimate | None:
        """The ratio, its error by linearisation (Cochran 1977); None if nothing was counted."""
        if not self.below:
            return None
        ratio = self.above / self.below
        if self.deals < 2:
            return Estimate(ratio, inf)
        spread = self._squares[0] - 2 * ratio * self._squares[1] + ratio * ratio * self._squares[2]
        error = sqrt(max(0.0, spread) * self.deals / (self.deals - 1)) / self.below
        return Estimate(ratio, error)


def ratio(above: Sequence[float], below: Sequence[float]) -> Estimate:
    """Return one sum divided by another over deals; 0 if there is nothing to divide by.

    >>> from greed.stats import ratio
    >>> ratio([2.0, 4.0], [1, 2])
    Estimate(value=2.0, error=0.0)
    """
    sums = Ratio()
    for one, other in zip(above, below, strict=True):
        sums.add(one, other)
    return sums.estimate or Estimate(0.0, inf)


def mean_of(count: int, total: float, squares: float) -> Estimate:
    """Return the mean of so many numbers, given their sum and that of their squares.

    >>> from greed.stats import mean_of
    >>> mean_of(2, 3.0, 5.0)
    Estimate(value=1.5, error=0.5)
    """
    if not count:
        return Estimate(0.0, 0.0)
    mean = total / count
    variance = max(squares / count - mean * mean, 0.0)
    return Estimate(mean, sqrt(variance / max(count - 1, 1)))


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

    Without SciPy, which comes with the extra `arena`, it is always the anytime one.

    >>> interval = fixed_interval({0.0: 40, 0.5: 20, 1.0: 60})
    >>> round(interval.low, 3), round(interval.high, 3)
    (0.502, 0.665)
    """
    count, spread = sum(results.values()), variance(results)
    if count < FEW or not spread or find_spec("scipy") is None:
        return anytime_interval(results, error)
    from scipy.special import stdtrit  # slow to load

    half = float(stdtrit(count - 1, 1 - error / 2)) * sqrt(spread / count)
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
