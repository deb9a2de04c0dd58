"""What the best play wins against simpler play, where that takes patience."""

import pytest
from scripts.matchups import matchups

from greed.core.sheet import Carryover, Dice, End, Scoring, Sheet
from greed.exact.match import challenge
from greed.exact.model import Unsolvable
from greed.policies import Threshold
from greed.tables import Tables, tables


@pytest.fixture
def handed_on(tmp_path, monkeypatch) -> Tables:
    """A small sheet with carryovers, and an empty cache."""
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    return tables(
        Sheet(
            title="points are handed on", target=100, dice=Dice(count=2),
            scoring=Scoring(singles={1: 20, 5: 10}, kinds={2: {3: 30}}),
            end=End(endgame="first_to_target"), carryover=Carryover(),
        )
    )  # fmt: skip


def test_without_patience_a_contest_that_takes_long_is_refused(handed_on):
    with pytest.raises(Unsolvable, match="a carryover"):
        matchups(handed_on)


def test_with_patience_no_threshold_next_to_the_best_is_better(handed_on):
    found = matchups(handed_on, patient=True)
    least = found.thresholds[found.best].share
    for points in (found.best - 10, found.best + 10):
        if points:
            assert found.thresholds[points].share >= least


def test_what_was_waited_for_once_needs_no_patience_any_more(handed_on):
    waited = matchups(handed_on, patient=True)
    assert matchups(handed_on) == waited


def test_a_match_that_was_played_is_not_played_again(handed_on, monkeypatch):
    first = challenge(Threshold(20).side(handed_on), handed_on)
    monkeypatch.setattr("greed.exact.match._evaluate.match_value", None)
    monkeypatch.setattr("greed.exact.match._evaluate.best_response", None)
    assert challenge(Threshold(20).side(handed_on), handed_on) == first


def test_the_best_reply_wins_more_than_the_best_play_and_that_more_than_half(handed_on):
    found = challenge(Threshold(10).side(handed_on), handed_on)
    assert found.reply.share > found.optimal.share > 0.5
