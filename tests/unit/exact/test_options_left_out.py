"""Options that others outdo are left out of a race, which changes what it takes, and no value."""

import numpy as np
import pytest

import greed
from greed.core.state import ON
from greed.exact.model import turn_graph
from greed.exact.race import _program, solve_race
from greed.tables import tables

SHEETS = [
    "koans",
    "classic(target=1500)",
    "classic(target=1000)+zilch",
    "classic(target=1000)+amish",
    "official(target=2000)",
]


@pytest.fixture
def fresh():
    """Lay turns out again in a test, and again after it."""
    _program.compiled_turn.cache_clear()
    yield
    _program.compiled_turn.cache_clear()


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.usefixtures("fresh")
def test_a_race_with_every_option_has_the_same_values(monkeypatch, name):
    held = tables(greed.load(name))
    quick = solve_race(held)
    monkeypatch.setattr(_program, "_outdone", lambda _: None)
    _program.compiled_turn.cache_clear()
    slow = solve_race(held)
    for group, values in slow.values.items():
        assert np.abs(quick.values[group] - values).max() < 1e-11
    if _of_some_use(name):
        assert quick.counts[2] < 0.9 * slow.counts[2]


def _of_some_use(name):
    return _outdone(name) is not None and not name.startswith("koans")


def _outdone(name):
    return _program._outdone(turn_graph(tables(greed.load(name)), ON))


@pytest.mark.parametrize("name", ["classic", "official", "zilch-online", "classic+zilch"])
def test_to_throw_all_dice_is_taken_to_outdo_every_other_decision_with_an_offer_no_better(name):
    graph = turn_graph(tables(greed.load(name)), ON)
    outdone = _program._outdone(graph)
    assert outdone is not None
    hot, worse = outdone
    assert graph.node[hot] == graph.start
    assert len(worse) > 3
    assert hot not in worse


def test_a_sheet_that_may_lose_points_above_the_target_keeps_every_option():
    assert _outdone("koans(end.overshoot=forfeits)") is None
