"""Scores that bounce off the target: what is beyond it is taken off again."""

import pytest

import greed
from greed.core.events import Banked, BonusTurn, events
from greed.core.moves import parse_move
from greed.core.sentences import sentence
from greed.core.state import State

SHEET = "classic(end.overshoot=bounces)"


def banked(scores: str, points: int, sheet: str = SHEET) -> State:
    return greed.apply(before(scores, points, sheet), "bank")


def before(scores: str, points: int, sheet: str = SHEET) -> State:
    return greed.parse_position(f"{sheet} {scores} 1/1 decide 2 - {points} - - 9")


def test_points_beyond_the_target_are_taken_off_again():
    assert banked("9800,5000", 500).scores == (9700, 5000)


def test_a_score_below_the_target_grows_as_ever():
    assert banked("9300,5000", 500).scores == (9800, 5000)


def test_hitting_the_target_wins():
    assert banked("9500,5000", 500).winners == (0,)


def test_no_turn_takes_a_score_below_0():
    short = "koans(target=400,end.overshoot=bounces)"
    assert banked("300,0?", 1200, short).scores == (0, 0)


def test_a_bounce_below_the_points_of_entry_leaves_the_player_on_the_board():
    short = "koans(target=400,end.overshoot=bounces)"
    state = banked("0?,0?", 600, short)
    assert (state.scores, state.standing) == ((200, 0), (1, 0))
    assert greed.parse_position(greed.position(state)) == state


def test_a_bounce_begins_no_final_round_and_beats_no_score():
    long = "koans(end.overshoot=bounces)"
    assert banked("2900,0?", 200, long).final is None
    last = greed.parse_position(f"{long} 2900,3000 1/2 decide 2 - 200 - 2> 9")
    assert greed.apply(last, "bank").winners == (1,)


def test_it_is_told_by_how_much_the_target_was_overshot():
    state = before("9800,5000", 500)
    (told,) = events(state, parse_move("bank"), greed.apply(state, "bank"))
    assert told == Banked(0, -100, 9700, over=300)
    said = sentence(told, ("Ann", "Ben").__getitem__).text
    assert said == "Ann overshoots by 300: back to 9,700."


def test_a_bonus_turn_bounces_as_well():
    sheet = "classic(turn.hot_dice=bonus_turn,end.overshoot=bounces)"
    state = greed.parse_position(f"{sheet} 9800,5000 1/1 throw 2 - 400 - - 9")
    state = greed.throw(state, (1, 1))
    after = greed.apply(state, "keep 1 1")
    assert (after.scores, after.seat) == ((9600, 5000), 0)
    assert events(state, parse_move("keep 1 1"), after) == (BonusTurn(0, -200, 9600, over=400),)


def test_where_scores_bounce_nobody_could_beat_a_score_at_the_target():
    with pytest.raises(greed.SheetError, match="nobody could beat a score at the target"):
        greed.load("official(end.overshoot=bounces)")


def test_no_bonus_turn_may_take_the_score_to_beat_off_the_target_again():
    with pytest.raises(greed.SheetError, match="off the target again; use end.endgame"):
        greed.load("koans(end.overshoot=bounces,turn.hot_dice=bonus_turn)")
    greed.load("classic(end.overshoot=bounces,turn.hot_dice=bonus_turn)")  # hitting it wins
