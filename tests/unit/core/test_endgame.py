"""Every end of a game, played to it by script with four at the table."""

import pytest

import greed
from greed import State
from greed.testing import course

REACH = "111234 k111 bank "  # 1000, the target
TWO = "222346 k222 bank "
BEAT = "111123 k1111 bank "  # 1100
TOP = "111113 k11111 bank "  # 1200
BUST = "223446 "


def game(endgame: str, script: str, *rules: str, first: int = 0) -> State:
    options = ",".join([f"end.endgame={endgame}", "target=1000", *rules])
    return course(greed.load(f"farkle-minimal({options})"), script, seats=4, first=first)


def queue(state: State) -> tuple[int, ...]:
    """Everybody who has a turn to come, the seat to act included."""
    assert state.final is not None
    return (state.seat, *state.final.queue)


def test_below_the_target_turns_go_round():
    state = game("single_final_turn", (TWO + BUST) * 3)
    assert (state.seat, state.final) == (2, None)
    assert state.score_to_beat is None


def test_the_first_to_the_target_wins_at_once():
    state = game("first_to_target", BUST + REACH)
    assert state.over
    assert state.winners == (1,)
    assert state.scores == (0, 1000, 0, 0)


def test_with_a_final_turn_everybody_else_has_one():
    state = game("single_final_turn", BUST + REACH)
    assert queue(state) == (2, 3, 0)
    assert state.score_to_beat == 1000


def test_a_score_beaten_in_the_final_turn_calls_nobody_back():
    state = game("single_final_turn", BUST + REACH + BEAT)
    assert queue(state) == (3, 0)
    assert state.score_to_beat == 1100
    assert course(state, BUST + BUST).winners == (2,)


@pytest.mark.parametrize(("tie", "winners"), [("shared", (1, 3)), ("first_to_reach", (1,))])
def test_a_tie_is_settled_as_the_sheet_says(tie: str, winners: tuple[int, ...]):
    state = game("single_final_turn", BUST + REACH + BUST + REACH + BUST, f"end.tie={tie}")
    assert state.winners == winners


def test_the_first_to_reach_the_highest_score_wins_a_tie_even_if_not_first_to_the_target():
    script = REACH + BUST + BEAT + BEAT
    assert game("single_final_turn", script, "end.tie=first_to_reach").winners == (2,)
    assert game("single_final_turn", script).winners == (2, 3)


def test_a_round_is_finished_by_those_after_the_seat():
    state = game("finish_round", BUST + REACH)
    assert queue(state) == (2, 3)
    assert course(state, BUST + BUST).winners == (1,)


def test_the_last_of_a_round_ends_the_game():
    assert game("finish_round", BUST * 3 + REACH).over


def test_a_round_begins_with_the_first_seat():
    state = game("finish_round", BUST + REACH, first=2)
    assert state.scores == (0, 0, 0, 1000)
    assert queue(state) == (0, 1)


def test_a_score_to_beat_calls_everybody_up_again():
    state = game("rechallenge_all", BUST + REACH + BUST + BEAT)
    assert queue(state) == (0, 1, 2)
    assert course(state, BUST * 3).winners == (3,)


@pytest.mark.parametrize(("tie", "winners"), [("shared", (1, 2)), ("first_to_reach", (1,))])
def test_who_only_equals_the_score_to_beat_has_not_beaten_it(tie: str, winners: tuple[int, ...]):
    state = game("rechallenge_all", BUST + REACH + REACH, f"end.tie={tie}")
    assert queue(state) == (3, 0)
    assert course(state, BUST + BUST).winners == winners


def test_a_bank_below_the_score_to_beat_changes_nothing_of_the_final_round():
    state = game("rechallenge_all", BUST + REACH + TWO)
    assert queue(state) == (3, 0)
    assert state.score_to_beat == 1000


def test_the_deposed_and_those_who_wait_have_another_turn():
    state = game("deposed_and_waiting", BUST + REACH + BUST + BEAT)
    assert queue(state) == (0, 1)  # seat 2 has failed already
    assert queue(course(state, TOP)) == (1, 3)
    assert course(state, TOP + BUST + BUST).winners == (0,)


def test_the_challenges_under_way_are_finished_before_the_next():
    state = game("rechallenge_rounds", BUST + REACH + BEAT)
    assert queue(state) == (3, 0)
    state = course(state, BUST + BUST)
    assert queue(state) == (3, 0, 1)
    assert course(state, BUST * 3).winners == (2,)


def test_a_round_of_challenges_without_a_new_score_ends_the_game():
    assert game("rechallenge_rounds", BUST + REACH + BUST * 3).winners == (1,)


def test_the_last_challenger_can_bring_on_another_round():
    state = game("rechallenge_rounds", REACH + BUST + BUST + BEAT)
    assert queue(state) == (0, 1, 2)


def test_a_seat_that_plays_twice_running_is_not_offered_its_own_dice():
    script = REACH + "decline " + BUST + BEAT + "decline " + TWO
    state = game("rechallenge_rounds", script, "carryover.who_may_take=anyone")
    assert queue(state) == (3, 0, 1)  # seat 3 has just banked and begins the next challenges
    assert state.phase == "throw"


def test_in_the_shared_end_every_winner_has_the_highest_score():
    state = game("finish_round", REACH + REACH + BUST + REACH)
    assert state.winners == (0, 1, 3)
    assert state.hand.dice == 0
    assert greed.legal_moves(state).why_not("roll") == "the game is over"


def test_a_bonus_turn_of_the_leader_is_no_new_score_to_beat():
    line = "{} 0,0,0,500 4/1 throw 6 - 0 - - 30"
    name = "farkle-minimal(target=1000,end.endgame=rechallenge_rounds,hot_dice=bonus_turn)"
    state = course(greed.parse_position(line.format(name)), "111555 k111555 111234 k111 bank")
    assert state.scores == (0, 0, 0, 3000)
    assert course(state, BUST * 3).winners == (3,)
