"""Options that others outdo are left out among three, which changes what it takes, and no value."""

import numpy as np
import pytest

import greed
from greed.core.state import ON
from greed.exact.model import turn_graph
from greed.exact.multi import _final, _solver
from greed.exact.multi._options import fewer_options, outdone
from greed.tables import tables


def _beaten(name):
    return outdone(turn_graph(tables(greed.load(name)), ON))


@pytest.mark.parametrize("name", ["classic", "official", "zilch-online", "classic+zilch"])
def test_to_throw_all_dice_is_taken_to_outdo_every_other_decision_with_an_offer_no_better(name):
    graph = turn_graph(tables(greed.load(name)), ON)
    beaten = outdone(graph)
    assert beaten is not None
    hot, worse = beaten
    assert graph.node[hot] == graph.start
    assert len(worse) > 3
    assert hot not in worse


def test_a_sheet_that_may_lose_points_above_the_target_keeps_every_option():
    assert _beaten("koans(end.overshoot=forfeits)") is None


@pytest.mark.parametrize("name", ["classic(target=700)", "farkle(target=600)"])
def test_three_with_every_option_have_the_same_chances(monkeypatch, name):
    held = tables(greed.load(name))
    quick = _solver.solved_multi(held)

    def whole(graph):
        return fewer_options(graph)._replace(turn=graph, useful=False)

    monkeypatch.setattr(_solver, "fewer_options", whole)
    monkeypatch.setattr(_final, "fewer_options", whole)
    slow = _solver.solved_multi(held)
    assert np.abs(quick.values - slow.values).max() < 1e-11


@pytest.mark.parametrize("name", ["classic", "farkle", "kingdom-come"])
def test_turns_of_three_have_fewer_options(name):
    whole = turn_graph(tables(greed.load(name)), ON)
    fewer = fewer_options(whole)
    assert fewer.useful
    assert len(fewer.turn.points) < len(whole.points)
    assert fewer.turn.chance.sum() == pytest.approx(whole.chance.sum())
