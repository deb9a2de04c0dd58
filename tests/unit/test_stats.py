"""Intervals keep their promise: simulated many times, they miss as seldom as they say."""

import random
from collections import Counter
from math import inf, sqrt
from statistics import stdev

import pytest

from greed.stats import (
    Estimate,
    Ratio,
    anytime_interval,
    fixed_interval,
    mean,
    variance,
)

# Results of a deal with two seat orders, and how likely each is.
COINS = {0.0: 0.5, 1.0: 0.5}
DEALS = {0.0: 0.1, 0.25: 0.02, 0.5: 0.7, 0.75: 0.03, 1.0: 0.15}
SKEWED = {0.0: 0.01, 0.5: 0.09, 1.0: 0.9}


def draw(chances: dict[float, float], count: int, chance: random.Random) -> Counter[float]:
    return Counter(chance.choices(list(chances), list(chances.values()), k=count))


def expected(chances: dict[float, float]) -> float:
    return sum(value * weight for value, weight in chances.items())


@pytest.mark.parametrize(
    ("chances", "seed"), [(COINS, 1), (DEALS, 2), (SKEWED, 3)], ids=["coins", "deals", "skewed"]
)
def test_the_fixed_interval_covers_the_mean_as_often_as_it_says(
    chances: dict[float, float], seed: int
):
    chance, runs = random.Random(seed), 1500
    hits = sum(expected(chances) in fixed_interval(draw(chances, 200, chance)) for _ in range(runs))
    # 95 % up to four standard errors of 1500 runs, and the skewness of the third.
    assert 0.925 < hits / runs < 0.975


@pytest.mark.parametrize(
    ("chances", "seed"), [(COINS, 4), (DEALS, 5), (SKEWED, 6)], ids=["coins", "deals", "skewed"]
)
def test_the_anytime_interval_may_be_looked_at_again_and_again(
    chances: dict[float, float], seed: int
):
    chance, truth, misses, runs = random.Random(seed), expected(chances), 0, 150
    for _ in range(runs):
        results: Counter[float] = Counter()
        for _ in range(25):
            results += draw(chances, 24, chance)
            if truth not in anytime_interval(results, 0.1):
                misses += 1
                break
    # At most 10 %; 150 runs of a chance of 10 % exceed 18 % once in a thousand times.
    assert misses / runs < 0.18


def test_looking_again_and_again_would_break_the_fixed_interval():
    chance, misses = random.Random(7), 0
    for _ in range(150):
        results: Counter[float] = Counter()
        for _ in range(25):
            results += draw(COINS, 24, chance)
            if 0.5 not in fixed_interval(results, 0.1):
                misses += 1
                break
    assert misses / 150 > 0.3


def test_a_real_difference_is_found():
    chance, needed = random.Random(8), []
    for _ in range(20):
        results: Counter[float] = Counter()
        while 0.5 in anytime_interval(results):
            results += draw({0.0: 0.4, 1.0: 0.6}, 24, chance)
        needed.append(sum(results.values()))
    # A test that knows the difference beforehand needs about 150; this one knows nothing.
    assert sum(needed) / len(needed) < 500


def test_more_results_narrow_both_intervals():
    few, many = Counter({0.0: 50, 1.0: 50}), Counter({0.0: 5000, 1.0: 5000})
    for interval in (fixed_interval, anytime_interval):
        wide, narrow = interval(few), interval(many)
        assert narrow.high - narrow.low < (wide.high - wide.low) / 5


def test_nothing_known_is_everything_possible():
    interval = anytime_interval({})
    assert interval.low < 1e-5
    assert interval.high > 1 - 1e-5
    assert mean({}) == 0.5


def test_results_that_are_all_alike_leave_room_for_others():
    interval = fixed_interval({1.0: 100})
    assert interval.high == 1
    assert 0.9 < interval.low < 0.99


def test_mean_and_variance_are_those_of_the_list():
    assert mean({0.0: 1, 0.5: 2, 1.0: 3}) == pytest.approx(4 / 6)
    assert variance({0.0: 2, 1.0: 2}) == pytest.approx(1 / 3)


@pytest.mark.parametrize(("freedom", "quantile"), [(29, 2.04523), (60, 2.00030), (999, 1.96234)])
def test_the_width_is_that_of_the_printed_tables(freedom: int, quantile: float):
    wins = (freedom + 1) // 2
    results = {0.0: freedom + 1 - wins, 1.0: wins}
    error = sqrt(variance(results) / (freedom + 1))
    assert fixed_interval(results).high - mean(results) == pytest.approx(quantile * error, rel=1e-5)


def test_a_ratio_has_the_error_of_its_deals():
    found = Ratio()
    for value in (1.0, 2.0, 2.0, 5.0):
        found.add(value, 1)
    known = found.estimate
    assert known
    assert known.value == 2.5
    assert known.error == pytest.approx(stdev((1.0, 2.0, 2.0, 5.0)) / sqrt(4))


def test_what_never_happens_has_no_ratio_and_what_happens_once_no_error():
    found = Ratio()
    found.add(0, 0)
    assert found.estimate is None
    found = Ratio()
    found.add(1, 2)
    assert found.estimate == Estimate(0.5, inf)
    assert str(found.estimate) == "0.5000"
