"""Sheets that nobody thought of: whatever solvers say of them, a walk over the core says, too."""

import pytest
from hypothesis import HealthCheck, given, settings
from tests.twins.drawn import Compared, compare

from greed.core.sheet import Dice, End, Entry, Scoring, Sheet
from greed.exact.solo import solo_race
from greed.tables import tables
from greed.testing.strategies import sheets


@settings(max_examples=10, suppress_health_check=list(HealthCheck))
@given(sheets(max_dice=2, max_target=150))
def test_races_bounds_turns_and_policies_of_drawn_sheets_agree_with_a_walk(sheet: Sheet):
    found = Compared()
    compare(sheet, found, most=800)
    assert not found.wrong, found.wrong


def test_only_states_that_games_come_to_are_compared_when_somebody_is_far_ahead():
    far = Sheet(title="One die", target=150, dice=Dice(count=1), scoring=Scoring(singles={1: 50}),
                end=End(endgame="finish_round"))  # fmt: skip
    found = Compared()
    compare(far, found, most=5_000)
    assert found.tally["states"] > 0
    assert not found.wrong, found.wrong


def test_nobody_rolls_for_ever_where_no_throw_busts_and_all_is_lost():
    never = Sheet(
        title="Nine faces", target=150, dice=Dice(count=1, faces=9), entry=Entry(points=50),
        scoring=Scoring(singles={1: 50, 6: 50, 7: 50, 9: 100}, nothing=100),
        end=End(overshoot="forfeits"),
    )  # fmt: skip
    found = Compared()
    compare(never, found, most=800)
    assert not found.wrong, found.wrong
    # From 100 a turn hits 150 in one throw of three, from 50 in 7/9 of all turns, and from 0, where
    # 100 are rolled on with and 50 as well, in 13/27.
    assert solo_race(tables(never)).value == pytest.approx(27 / 13)
