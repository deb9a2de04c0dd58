"""Chains: every value leads back to the anchor, in whatever order values are asked for."""

import random

import pytest

from greed.fair._encoding import Chain, UsedUp, link

GAME, KEY, LAST = "g.1", bytes(32), bytes(range(32))


def values(length):
    """Return all values of a chain, each from the next one: the slow twin."""
    found = [LAST]
    for index in range(length, 0, -1):
        found.append(link(GAME, KEY, found[-1], index))
    return found[::-1]


@pytest.mark.parametrize("length", [1, 127, 128, 129, 300, 512])
def test_a_chain_has_the_values_that_follow_from_its_last_one(length):
    chain, slow = Chain(GAME, KEY, LAST, length), values(length)
    assert chain.anchor == slow[0]
    assert [chain.value(index) for index in range(length + 1)] == slow


def test_values_may_be_asked_for_in_any_order():
    chain, slow = Chain(GAME, KEY, LAST, 300), values(300)
    order = random.Random(1).choices(range(301), k=400)
    assert [chain.value(index) for index in order] == [slow[index] for index in order]


def test_a_chain_that_is_used_up_says_so():
    with pytest.raises(UsedUp, match="this chain has 300 values, and none for 301"):
        Chain(GAME, KEY, LAST, 300).value(301)
