from collections import Counter

import pytest

from greed.fair import SeededDice


def test_a_seed_always_throws_the_same_dice():
    assert SeededDice("42").throw(3, 6) == SeededDice("42").throw(3, 6)


def test_another_seed_throws_other_dice():
    throws = {SeededDice(seed).throw(1, 12) for seed in ("1", "2", "3", "4")}
    assert len(throws) == 4


def test_another_throw_number_throws_other_dice():
    throws = {SeededDice("42").throw(number, 12) for number in range(1, 20)}
    assert len(throws) == 19


def test_the_throws_before_do_not_matter():
    fresh, used = SeededDice("42"), SeededDice("42")
    for number in range(1, 9):
        used.throw(number, number % 5 + 1)
    assert used.throw(9, 5) == fresh.throw(9, 5)


@pytest.mark.parametrize("dice", range(1, 12))
def test_fewer_dice_are_the_first_of_more(dice: int):
    assert SeededDice("x").throw(5, dice) == SeededDice("x").throw(5, 12)[:dice]


@pytest.mark.parametrize("faces", [2, 6, 10, 20])
def test_every_face_is_about_as_frequent(faces: int):
    # chi-squared with faces - 1 degrees of freedom: five standard deviations above its mean
    throws = 2_000
    fallen = Counter(
        face for number in range(throws) for face in SeededDice("even").throw(number, 12, faces)
    )
    expected = throws * 12 / faces
    chi = sum((fallen[face] - expected) ** 2 / expected for face in range(1, faces + 1))
    assert set(fallen) == set(range(1, faces + 1))
    assert chi < faces - 1 + 5 * (2 * (faces - 1)) ** 0.5


def test_these_dice_never_change():
    # Records name seeds: another algorithm would replay them to other games.
    dice = SeededDice("42")
    assert [dice.throw(number, 5) for number in (1, 2, 3)] == [
        (3, 3, 3, 5, 4),
        (5, 4, 3, 4, 2),
        (2, 3, 6, 6, 1),
    ]
