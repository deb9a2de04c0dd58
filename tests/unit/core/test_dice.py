"""Throws as multisets."""

from fractions import Fraction
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greed.core.dice import contains, counts, multisets, remove, submultisets, throws, weight

DICE = st.lists(st.integers(1, 6), max_size=8).map(lambda dice: tuple(sorted(dice)))


@pytest.mark.parametrize(("dice", "faces"), [(0, 6), (1, 2), (5, 6), (6, 6), (3, 9)])
def test_every_multiset_is_there_once_and_in_order(dice: int, faces: int):
    found = multisets(dice, faces)
    assert len(set(found)) == len(found) == comb(dice + faces - 1, dice)
    assert list(found) == sorted(found)
    assert all(list(throw) == sorted(throw) for throw in found)


@pytest.mark.parametrize(("dice", "faces"), [(1, 6), (4, 6), (3, 4), (5, 2)])
def test_the_orderings_of_all_multisets_are_all_outcomes(dice: int, faces: int):
    assert sum(map(weight, multisets(dice, faces))) == faces**dice
    assert sum(throws(dice, faces).values()) == 1


def test_the_chance_of_a_throw_is_exact():
    assert throws(3)[1, 1, 2] == Fraction(3, 216)
    assert weight((1, 2, 3, 4, 5, 6)) == 720
    assert weight(()) == 1


@given(DICE)
def test_every_part_of_a_throw_is_found_once(throw: tuple[int, ...]):
    parts = list(submultisets(throw))
    assert len(set(parts)) == len(parts)
    expected = 1
    for count in counts(throw):
        expected *= count + 1
    assert len(parts) == expected - 1
    for part in parts:
        assert contains(throw, part)
        assert tuple(sorted(remove(throw, part) + part)) == throw


@given(DICE, DICE)
def test_dice_are_contained_where_there_are_enough_of_each(throw, dice):
    enough = all(have >= need for have, need in zip(counts(throw), counts(dice), strict=True))
    assert contains(throw, dice) == enough


def test_dice_that_are_not_there_cannot_be_removed():
    with pytest.raises(ValueError, match="not in list"):
        remove((1, 2), (3,))
