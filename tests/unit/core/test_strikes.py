"""Busts in a row, what they cost, and the way back."""

import pytest

import greed
from greed import State
from greed.core.state import OFF, ON, OUT
from greed.testing import course

BUST = "223446 "


def at(name: str, score: str = "1200!!") -> State:
    return greed.parse_position(f"{name} {score},700 1/1 throw 6 - 0 - - 30")


def test_busts_in_a_row_are_counted_per_seat():
    state = at("classic+zilch", "1200")
    assert course(state, BUST).strikes == (1, 0)
    assert course(state, BUST * 3).strikes == (2, 1)


@pytest.mark.parametrize("turn", ["112346 k1 bank", "222346 k222 bank"])
def test_a_turn_that_ends_otherwise_ends_the_row(turn: str):
    assert course(at("classic+zilch"), turn).strikes == (0, 0)


def test_a_forfeited_turn_ends_the_row():
    state = course(at("classic+zilch(zilch_before_entry=true)", "0?!!"), "112346 k1 bank")
    assert (state.strikes, state.standing) == ((0, 0), (OFF, ON))


def test_the_third_bust_takes_the_whole_score_and_the_place_on_the_board():
    state = course(at("classic+zilch"), BUST)
    assert (state.scores, state.standing, state.strikes) == ((0, 700), (OUT, ON), (0, 0))


def test_the_way_back_may_be_longer_than_the_way_in():
    state = course(at("classic+zilch"), BUST + BUST + "555234 k555")
    assert state.entry is not None
    assert (state.entry.points, state.entry.scope) == (1000, "throw")
    assert course(state, "bank").scores == (0, 700)
    again = course(at("classic+zilch", "0x"), "111234 k111 bank")
    assert (again.scores, again.standing) == ((1000, 700), (ON, ON))


def test_the_way_back_may_be_the_way_in():
    state = course(at("classic+zilch(reentry=same_as_entry)"), BUST + BUST + "555234 k555 bank")
    assert (state.scores, state.standing) == ((500, 700), (ON, ON))


def test_without_any_entry_a_reset_leaves_one_on_the_board():
    state = course(at("basic(strikes.count=3)"), BUST)
    assert (state.scores, state.standing) == ((0, 700), (ON, ON))


def test_a_penalty_takes_points_alone():
    state = course(at("zilch-online"), "112346 k1 roll 22346")
    assert (state.scores, state.standing, state.strikes) == ((700, 700), (ON, ON), (0, 0))


@pytest.mark.parametrize(("floor", "score"), [("false", -300), ("true", 0)])
def test_a_penalty_stops_at_nothing_or_goes_below(floor: str, score: int):
    state = at(f"zilch-online(score_floor={floor})", "200!!")
    assert course(state, "112346 k1 roll 22346").scores == (score, 700)


def test_busts_before_entry_count_only_where_the_sheet_says_so():
    assert course(at("classic+zilch", "0?"), BUST).strikes == (0, 0)
    counted = "classic+zilch(zilch_before_entry=true)"
    assert course(at(counted, "0?"), BUST).strikes == (1, 0)
    assert course(at(counted, "0?!!"), BUST).standing == (OUT, ON)


def test_an_opening_throw_that_scores_too_little_is_no_strike():
    name = "ten-dice+zilch(zilch_before_entry=true)"
    line = f"{name} 0?!,1700 1/1 throw 10o1000 - 0 - - 30"
    assert course(greed.parse_position(line), "1155222333").strikes == (0, 0)


def test_a_failed_attempt_is_a_strike():
    line = "basic(strikes.count=3) 700,900 2/1 offer 6 - 0 400@2a - 9"
    assert course(greed.parse_position(line), "accept 34").strikes == (0, 1)


def test_without_the_rule_nobody_counts():
    assert course(greed.load("classic"), BUST * 5).strikes == (0, 0)


@pytest.mark.parametrize("effect", ["reset", "penalty,strikes.penalty=1000"])
def test_a_bust_in_a_bonus_turn_does_not_take_the_score_to_beat(effect):
    name = f"ten-dice+hsw(strikes.count=1,strikes.effect={effect})"
    state = greed.parse_position(f"{name} 19500,2000 1/1 throw 2 - 500 - - 30")
    state = course(state, "11 k11 1115556234 k111555 roll 2346")
    assert (state.scores, state.score_to_beat, state.seat) == ((20_200, 2000), 20_200, 1)
