"""Attacks that would have the server keep more and more of what it has computed."""

import pytest

import greed
from greed.core import turn
from greed.core.dice import multisets
from greed.core.turn import rules_of
from greed.web.limits import Weighed

MANY = """
title = "Many ways {number}"
target = 1000
dice = {{ count = 9, faces = 6 }}
scoring.singles = {{ 1 = 100, 5 = {number} }}
turn.dead_dice_keepable = true
"""


@pytest.fixture
def _small(monkeypatch):
    monkeypatch.setattr(turn, "_MOST_BYTES", 3_000_000)


@pytest.mark.usefixtures("_small")
def test_what_all_sheets_together_have_computed_is_limited_by_bytes():
    every = [rules_of(greed.loads(MANY.format(number=number))) for number in range(1, 6)]
    for rules in every:
        for throw in multisets(9, 6)[::16]:
            rules.cast(rules.fresh, throw)
    assert sum(rules.kept for rules in every) < 4_500_000


def test_rules_that_have_forgotten_answer_as_before():
    rules = rules_of(greed.load("classic"))
    casts = [rules.cast(rules.fresh, throw) for throw in multisets(6, 6)[::50]]
    rules.forget()
    assert [rules.cast(rules.fresh, throw) for throw in multisets(6, 6)[::50]] == casts


def test_a_cache_never_weighs_more_than_it_may():
    cache = Weighed[int, str](100)
    for key in range(1000):
        cache.put(key % 37, "", key % 60)
        assert cache.weight <= 100


def test_what_alone_weighs_too_much_is_not_kept():
    cache = Weighed[str, str](100)
    cache.put("small", "", 50)
    cache.put("large", "", 101)
    assert (cache.get("large"), cache.weight) == (None, 0)
