"""Dice handed on with their points, under every value of every option."""

import pytest

import greed
from greed import Hand, Offer, State
from greed.core.state import OFF, ON
from greed.testing import course


def play(name: str, script: str, seats: int = 2) -> State:
    return course(greed.load(name), script, seats)


def moves(state: State) -> str:
    return ", ".join(map(str, greed.legal_moves(state)))


GIVE = "111346 k111 bank "  # 1000 with three dice left
BUST = "223446 "


def test_a_bank_offers_the_dice_left_with_the_points_of_the_turn():
    state = play("basic", GIVE)
    assert (state.seat, state.phase, state.scores) == (1, "offer", (1000, 0))
    assert state.offer == Offer(1000, Hand(3, attempt=True))
    assert moves(state) == "accept, decline"
    assert greed.legal_moves(state).why_not("roll") == "first accept or decline the carryover"


def test_an_attempt_throws_the_dice_left_and_builds_on_the_points():
    state = play("basic", GIVE + "accept")
    assert (state.points, state.hand) == (1000, Hand(3, attempt=True))
    state = course(state, "125 k15")
    assert (state.points, moves(state)) == (1150, "roll, bank")
    assert course(state, "bank").scores == (1000, 1150)


def test_a_failed_attempt_loses_nothing_but_the_turn():
    state = play("basic", GIVE + "accept 234")
    assert (state.scores, state.seat, state.phase) == ((1000, 0), 0, "throw")


def test_who_declines_begins_a_turn_of_his_own():
    state = play("basic", GIVE + "decline")
    assert (state.seat, state.points, state.hand) == (1, 0, Hand(6))


def test_an_offer_declined_is_gone():
    state = play("basic", GIVE + "decline " + BUST, seats=3)
    assert (state.seat, state.phase) == (2, "throw")


def test_a_bust_leaves_nothing_to_offer():
    assert play("basic", "112346 k11 roll 2346").phase == "throw"


def test_a_carryover_chains_round_the_table():
    state = play("basic", GIVE + "accept 125 k1 bank", seats=3)
    assert state.offer == Offer(1100, Hand(2, attempt=True))
    assert course(state, "accept 15 k1 bank").offer == Offer(1200, Hand(1, attempt=True))


def test_all_dice_scored_leave_no_offer():
    assert play("basic", "123456 k123456 bank").phase == "throw"


def test_all_dice_scored_may_leave_a_fresh_set():
    state = play("basic(offer_after_all_dice=fresh_set)", "123456 k123456 bank")
    assert state.offer == Offer(1000, Hand(6, attempt=True))


def test_an_attempt_that_uses_all_dice_goes_on_with_fresh_ones():
    assert play("basic", GIVE + "accept 115 k115").hand == Hand(6)


def test_success_may_ask_for_a_die_that_scores_singly():
    state = play("official", "66623 k666 bank accept", seats=2)
    assert course(state, "24").seat == 0
    five = greed.parse_position("official 1800,900 2/1 throw 3a - 900/900 - - 9")
    assert course(five, "222").seat == 0
    assert moves(course(five, "225")) == "keep 5"
    any_score = greed.parse_position("basic 1800,900 2/1 throw 3a - 900/900 - - 9")
    assert moves(course(any_score, "222")) == "keep 2 2 2"


def test_a_successful_attempt_may_keep_any_scoring_set():
    state = greed.parse_position("official 1800,900 2/1 throw 4a - 900/900 - - 9")
    assert moves(course(state, "2225")) == "keep 5, keep 2 2 2, keep 2 2 2 5"


def test_an_attempt_may_have_to_keep_all_that_scores():
    name = "official(carryover_keep=all)"
    state = greed.parse_position(f"{name} 1800,900 2/1 throw 4a - 900/900 - - 9")
    state = course(state, "1554")
    assert moves(state) == "keep 1 5 5"
    assert greed.legal_moves(state).why_not("keep 1") == "every scoring die must be kept: 1 5 5"
    # Later throws of the turn are free again.
    assert moves(course(state, "k155 roll 5 k5 roll 11346")) == "keep 1, keep 1 1"


LOCK = "{} 1800,900 2/1 throw 4a - 900/900 - - 9"


@pytest.mark.parametrize(
    ("lock", "at_once", "after_222", "after_1"),
    [
        ("none", "roll, bank", "roll, bank", "roll, bank"),
        ("any_score", "roll", "roll, bank", "roll, bank"),
        ("one_or_five", "roll", "roll", "roll, bank"),
    ],
)
def test_the_bank_after_an_attempt_is_locked(lock, at_once, after_222, after_1):
    state = greed.parse_position(LOCK.format(f"official(carry_lock={lock})"))
    state = course(state, "1234 k1")
    assert moves(state) == at_once
    assert moves(course(state, "roll 222 k222")) == after_222
    assert moves(course(state, "roll 123 k1")) == after_1


def test_a_lock_outlasts_hot_dice_and_says_why():
    state = greed.parse_position(LOCK.format("official"))
    state = course(state, "1234 k1234")
    assert state.hand == Hand(5, locked=True)
    assert greed.legal_moves(state).why_not("bank") == (
        "after taking over, score a 1 or 5 in a later throw before you bank"
    )
    assert moves(course(state, "roll 22234 k222")) == "roll"
    assert moves(course(state, "roll 22234 k222 roll 14 k1")) == "roll, bank"
    assert moves(course(state, "roll 11123 k111")) == "roll, bank"


def test_a_lock_that_any_score_lifts_says_so():
    state = greed.parse_position(LOCK.format("official(carry_lock=any_score)"))
    assert greed.legal_moves(course(state, "1236 k1")).why_not("bank") == (
        "after taking over, score once more before you bank"
    )


@pytest.mark.parametrize(
    ("entry_carry", "base", "after_attempt", "after_next"),
    [
        ("own_points", 900, 500, 600),
        ("exclude_attempt", 900, 0, 100),
        ("count_all", 0, 1400, 1500),
    ],
)
def test_points_count_for_entry_as_the_sheet_says(entry_carry, base, after_attempt, after_next):
    name = f"official(entry_carry={entry_carry},carry_lock=none)"
    script = "66612 k666 roll 13 k1 bank accept"
    state = play(name, script)
    assert (state.points, state.inherited) == (700, base and 700)
    line = f"{name} 1800,0? 2/1 offer 5 - 0 900@4a - 9"
    state = course(greed.parse_position(line), "accept 5551 k555")
    assert state.inherited == base + (500 if entry_carry == "exclude_attempt" else 0)
    assert state.entry_progress == after_attempt
    state = course(state, "roll 1 k1")
    assert state.entry_progress == after_next
    assert moves(state) == ("roll, bank" if after_next >= 600 else "roll")


def test_once_on_the_board_the_inherited_points_are_banked_as_well():
    line = "official(carry_lock=none) 1800,0? 2/1 offer 5 - 0 900@4a - 9"
    state = course(greed.parse_position(line), "accept 5551 k555 roll 1 k1 bank")
    assert (state.scores, state.standing) == ((1800, 1500), (ON, ON))


def test_the_attempt_may_not_be_for_players_off_the_board():
    name = "official(entry_carry=forbid_offer)"
    state = play(name, "66623 k666 bank")
    assert (state.seat, state.phase, state.standing) == (1, "throw", (ON, OFF))
    assert play("official", "66623 k666 bank").phase == "offer"


def test_the_offer_may_be_for_players_on_the_board_alone():
    first = play("classic+amish", GIVE)
    assert first.phase == "throw"
    assert course(first, GIVE).phase == "offer"


@pytest.mark.parametrize(("allowed", "phase"), [("true", "offer"), ("false", "throw")])
def test_offers_in_the_final_round_are_an_option(allowed: str, phase: str):
    state = play(f"basic(target=1000,endgame_carryover={allowed})", GIVE)
    assert state.final is not None
    assert state.phase == phase


def test_before_the_final_round_that_option_says_nothing():
    assert play("basic(endgame_carryover=false)", GIVE).phase == "offer"


def test_dead_dice_go_over_with_the_offer():
    name = "basic(dead_dice_keepable=true)"
    state = play(name, "111346 k1113 bank accept")
    assert state.hand == Hand(2, attempt=True, dead=True)
    assert moves(course(state, "11 k11")) == "bank"


def test_a_game_that_is_over_offers_nothing():
    state = play("classic+amish(target=1000)", GIVE)
    assert state.over
    assert state.offer is None
