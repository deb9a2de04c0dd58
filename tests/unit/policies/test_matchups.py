"""What the best play wins against simpler play, where that takes patience."""

import pytest
from scripts import matchups as scripted
from scripts.matchups import matchups

from greed.core.errors import Unsolvable
from greed.core.sheet import Carryover, Dice, End, Scoring, Sheet
from greed.policies import Optimal, Threshold
from greed.solver import match

HANDED_ON = Sheet(
    title="points are handed on", target=100, dice=Dice(count=2),
    scoring=Scoring(singles={1: 20, 5: 10}, kinds={2: {3: 30}}),
    end=End(endgame="first_to_target"), carryover=Carryover(),
)  # fmt: skip


def test_without_patience_a_contest_that_takes_long_is_refused(monkeypatch):
    monkeypatch.setattr(scripted, "_MOMENT", 0.0)
    with pytest.raises(Unsolvable, match="takes minutes"):
        matchups(HANDED_ON)


def test_with_patience_no_threshold_next_to_the_best_is_better(monkeypatch):
    monkeypatch.setattr(scripted, "_MOMENT", 0.0)
    found = matchups(HANDED_ON, patient=True)
    least = found.thresholds[found.best].share
    for points in (found.best - 10, found.best + 10):
        if points:
            assert found.thresholds[points].share >= least


def test_the_best_reply_wins_more_than_the_best_play_and_that_more_than_half():
    rival, best = Threshold(10), Optimal().seated(HANDED_ON)
    reply, optimal = match(HANDED_ON, None, rival), match(HANDED_ON, best, rival)
    assert reply.share > optimal.share > 0.5
