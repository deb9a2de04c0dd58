"""A third opinion on chances: icepool computes whole distributions its own way."""

from collections import Counter
from fractions import Fraction

import icepool
import pytest
from icepool import d6

import greed
from greed.core.dice import throws
from greed.core.scoring import Scorer


def counted(throw: tuple[int, ...]) -> list[int]:
    return [throw.count(face) for face in range(7)]


def best_of_koans(throw: tuple[int, ...]) -> int:
    """Triples and singles, every scoring die kept: 100 a 1, 50 a 5, less what a triple takes."""
    count = counted(throw)
    points = 0
    for face, worth in ((1, 1000), (2, 200), (3, 300), (4, 400), (5, 500), (6, 600)):
        while count[face] >= 3:
            points, count[face] = points + worth, count[face] - 3
    return points + 100 * count[1] + 50 * count[5]


def scores_in_classic(throw: tuple[int, ...]) -> bool:
    count = counted(throw)
    pairs = sum(n == 2 for n in count) == 3
    return bool(count[1] or count[5]) or max(count) >= 3 or pairs


def distribution(name: str, dice: int) -> dict[int, Fraction]:
    """Chances of the points of a throw when every scoring die is kept, by the package."""
    scoring = Scorer(greed.load(name))
    found: Counter[int] = Counter()
    for throw, chance in throws(dice).items():
        legal = scoring.keeps(throw, forced=True)
        found[legal[0].points if legal else 0] += chance  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def of_icepool(die: "icepool.Die[int]") -> dict[int, Fraction]:
    return {outcome: die.probability(outcome) for outcome in die.outcomes()}


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_the_points_of_a_throw_of_koans_are_distributed_so(dice: int):
    theirs = of_icepool(d6.pool(dice).expand().map(best_of_koans, star=False))
    assert distribution("koans", dice) == theirs


@pytest.mark.parametrize("dice", [8, 10])
def test_the_points_of_a_throw_of_ten_dice_are_distributed_so(dice: int):
    theirs = of_icepool(d6.pool(dice).expand().map(best_of_koans, star=False))
    assert distribution("ten-dice", dice) == theirs


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_a_bust_of_classic_is_as_likely(dice: int):
    theirs = d6.pool(dice).expand().map(scores_in_classic, star=False)
    assert distribution("classic", dice).get(0, 0) == theirs.probability(False)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_an_attempt_of_official_fails_as_often(dice: int):
    rules = greed.start(greed.load("official")).rules
    attempt = greed.Hand(dice, attempt=True)
    ours = sum(chance for throw, chance in throws(dice).items() if not rules.keeps(attempt, throw))
    assert ours == d6.map(lambda face: face in (1, 5)).pool(dice).sum().probability(0)


@pytest.mark.parametrize(("dice", "faces"), [(1, 6), (5, 6), (7, 4), (3, 9)])
def test_every_throw_is_as_likely(dice: int, faces: int):
    theirs = icepool.d(faces).pool(dice).expand()
    assert throws(dice, faces) == {tuple(t): theirs.probability(t) for t in theirs.outcomes()}


def test_the_known_counts_of_scoreless_outcomes():
    counts = {1: 4, 2: 16, 3: 60, 4: 204, 5: 600, 6: 1440, 7: 2520, 8: 2520, 9: 0, 10: 0}
    for dice, scoreless in counts.items():
        assert distribution("ten-dice", dice).get(0, 0) == Fraction(scoreless, 6**dice)
    for name in ("basic", "classic"):
        assert distribution(name, 6)[0] == Fraction(1080, 6**6)
