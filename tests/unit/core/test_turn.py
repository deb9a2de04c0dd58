"""The turn: hot dice, bonus turns, dead dice, doubles at the end, and points for nothing."""

import pytest

import greed
from greed import ROLL, Hand, State
from greed.core.turn import rules_of
from greed.core.walk import Walk
from greed.testing import course


def play(name: str, script: str, seats: int = 2) -> State:
    return course(greed.load(name), script, seats)


def moves(state: State) -> str:
    return ", ".join(map(str, greed.legal_moves(state)))


def test_a_bust_loses_the_turn_points():
    state = play("basic", "112346 k11 roll 2346")
    assert (state.seat, state.points, state.scores) == (1, 0, (0, 0))


def test_kept_dice_are_not_thrown_again():
    state = play("basic", "112346 k11 roll")
    assert (state.hand.dice, state.points) == (4, 200)


def test_a_set_is_not_built_up_over_two_throws():
    assert play("basic", "111234 k111 roll 146 k1").points == 1100


def test_all_dice_scored_are_thrown_again_in_the_same_turn():
    state = play("basic", "123456 k123456")
    assert (state.seat, state.points, state.hand) == (0, 1000, Hand(6))
    assert moves(state) == "roll, bank"


def test_all_dice_may_score_over_several_throws():
    assert play("basic", "111234 k111 roll 555 k555").hand == Hand(6)


def test_hot_dice_may_have_to_be_rolled():
    state = play("basic(hot_dice_must_roll=true)", "123456 k123456")
    assert moves(state) == "roll"
    assert greed.legal_moves(state).why_not("bank") == (
        "you must roll all the dice again before you may bank"
    )
    assert moves(course(state, "roll 112346 k1")) == "roll, bank"


def test_hot_dice_may_end_the_turn():
    state = play("basic(hot_dice=ends_turn)", "123456 k123456")
    assert moves(state) == "bank"
    assert greed.legal_moves(state).why_not(ROLL) == "no dice are left to roll"
    assert course(state, "bank").scores == (1000, 0)


def test_scoring_with_all_ten_dice_banks_and_brings_a_bonus_turn():
    opened = play("ten-dice", "1115556234 k111555 bank 2346234623")
    assert opened.scores == (1500, 0)
    state = course(opened, "1115556662 k111555666 roll 1 k1")
    assert (state.seat, state.scores, state.points) == (0, (3700, 0), 0)
    assert state.hand == Hand(10)
    assert state.phase == "throw"


def test_a_bonus_turn_that_fails_loses_nothing_banked():
    state = greed.parse_position("ten-dice 3700,0? 1/1 throw 2 - 500 - - 40")
    assert course(state, "11 k11 1115556234 k111555 roll 2346").scores == (4400, 0)


def test_a_bonus_turn_leaves_no_offer():
    state = greed.parse_position("ten-dice+amish 3700,2000 1/1 throw 2 - 500 - - 40")
    assert course(state, "11 k11").phase == "throw"


def test_a_bonus_turn_that_reaches_the_target_is_played_before_the_round_goes_on():
    state = greed.parse_position("ten-dice 1000,19500,2000 2/1 throw 2 - 500 - - 40")
    state = course(state, "11 k11")
    assert (state.seat, state.scores) == (1, (1000, 20_200, 2000))
    assert state.final is not None
    assert course(state, "1115556234 k111555 roll 2346").seat == 2


def test_an_opening_throw_with_all_dice_brings_a_bonus_turn():
    state = play("ten-dice", "1111555511 k1111115555")
    assert (state.seat, state.scores, state.hand) == (0, (2550, 0), Hand(10))


def test_an_opening_throw_with_all_dice_may_bring_none():
    state = play("ten-dice(bonus_on_opening=false)", "1111555511 k1111115555")
    assert moves(state) == "bank"
    assert course(state, "bank").scores == (2550, 0)
    assert course(state, "bank").seat == 1


def test_an_opening_throw_below_the_entry_ends_the_turn():
    state = play("ten-dice", "1155222333")
    assert (state.seat, state.scores) == (1, (0, 0))


def test_an_opening_throw_is_the_whole_turn():
    state = play("ten-dice", "1115556234 k111555")
    assert moves(state) == "bank"
    assert course(state, "bank").seat == 1


def test_an_opening_keep_below_the_entry_is_refused_with_the_reason():
    state = play("ten-dice(turn.keep=choose)", "1115556234")
    assert greed.legal_moves(state).why_not("keep 1") == "1,000 points are needed in this throw"


def test_dead_dice_are_refused():
    state = play("official", "22256")
    why = greed.legal_moves(state).why_not
    assert why("keep 2 2") == "2 2 scores nothing"
    assert why("keep 5 6") == "6 scores nothing beside the others"
    assert why("keep 5 5") == "the throw shows 1 5"
    assert why("keep 1") == "the throw shows no 1s"


def test_dead_dice_that_may_be_kept_ride_along_for_nothing():
    state = play("official(dead_dice_keepable=true)", "22456 k225")
    assert (state.points, state.hand) == (50, Hand(2, dead=True))


def test_dead_dice_alone_are_no_keep():
    state = play("official(dead_dice_keepable=true)", "22456")
    assert greed.legal_moves(state).why_not("keep 2 4") == "2 4 scores nothing"


def test_with_dead_dice_kept_there_are_no_hot_dice():
    state = play("basic(dead_dice_keepable=true)", "122346 k12 roll 1111 k1111")
    assert state.hand == Hand(0)
    assert moves(state) == "bank"
    state = course(state, "bank")
    assert (state.scores, state.phase) == ((2100, 0), "throw")


def test_forced_keeps_leave_no_choice():
    state = play("koans", "11523")
    assert moves(state) == "keep 1 1 5"
    assert greed.legal_moves(state).why_not("keep 1") == "every scoring die must be kept: 1 1 5"


TWO_LEFT = "111534 k1115 roll "


def test_doubles_at_the_end_are_no_bust_and_must_be_rolled():
    state = play("basic", TWO_LEFT + "44")
    assert (state.phase, state.points, state.hand) == ("decide", 1050, Hand(6))
    assert moves(state) == "roll"


def test_doubles_at_the_end_may_allow_a_bank():
    state = play("basic(end_doubles_must_roll=false)", TWO_LEFT + "44")
    assert moves(state) == "roll, bank"
    # No dice were left over: nothing is offered.
    assert course(state, "bank").phase == "throw"


def test_doubles_that_score_are_kept_like_any_dice():
    assert moves(play("basic", TWO_LEFT + "55")) == "keep 5, keep 5 5"


def test_two_different_dice_at_the_end_are_a_bust():
    assert play("basic", TWO_LEFT + "46").seat == 1


def test_a_pair_among_more_than_two_dice_does_not_save_a_throw():
    assert play("basic", "111534 k111 roll 446").seat == 1


def test_doubles_at_the_end_need_the_rule():
    assert play("classic", TWO_LEFT + "44").seat == 1


def test_doubles_after_dead_dice_are_a_fresh_start():
    state = play("basic(dead_dice_keepable=true)", "111634 k1116 roll 44")
    assert state.hand == Hand(6)


TAKE = "111534 k1115 bank accept "


def test_doubles_at_the_end_also_save_an_attempt():
    state = play("basic", TAKE + "44")
    assert (state.seat, state.points, state.hand) == (1, 1050, Hand(6))
    assert play("basic(end_doubles_in_takeover=false)", TAKE + "44").seat == 0


def test_an_attempt_saved_by_doubles_leaves_the_bank_locked():
    rules = "(carry_lock=one_or_five,end_doubles_must_roll=false)"
    state = play("basic" + rules, TAKE + "44")
    assert moves(state) == "roll"
    assert moves(course(state, "roll 222346 k222")) == "roll"
    assert moves(course(state, "roll 122346 k1")) == "roll, bank"


NOTHING = "223446"


def test_nothing_on_all_dice_scores_and_gives_a_free_roll():
    state = play("zilch-online", NOTHING)
    assert (state.phase, state.points, state.hand) == ("decide", 500, Hand(6))
    assert moves(state) == "roll, bank"


def test_points_for_nothing_may_have_to_be_rolled():
    assert moves(play("zilch-online(nothing_must_roll=true)", NOTHING)) == "roll"


def test_nothing_on_fewer_dice_is_a_bust():
    assert play("zilch-online", "112346 k1 roll 22346").seat == 1


def test_nothing_is_none_for_an_attempt_with_all_dice():
    rules = "zilch-online(carryover.offer_after_all_dice=fresh_set)"
    state = play(rules, "123456 k123456 bank accept")
    assert state.hand == Hand(6, attempt=True)
    assert course(state, NOTHING).scores == (1500, 0)
    assert course(state, NOTHING).seat == 0


def test_a_cast_of_no_throw_of_a_sheet_is_refused():
    for dice in ([1, 2], [0, 1, 1, 1, 1], [1, 1, 1, 1, 7], []):
        with pytest.raises(greed.ThrowError):
            greed.throw(greed.start(greed.load("koans")), dice)


def test_dice_that_equal_whole_numbers_leave_no_trace():
    sheet = greed.load("koans(target=1234)")
    with pytest.raises(greed.ThrowError, match="whole numbers"):
        greed.throw(greed.start(sheet), [1.0, 1, 5, 2, 3])  # type: ignore[list-item]
    state = greed.throw(greed.start(sheet), [True, 1, 5, 2, 3])
    assert [type(face) for face in state.throw] == [int] * 5


def test_what_may_fall_does_not_depend_on_what_fell_before():
    state = greed.start(greed.load("koans(target=1250)"))
    for _ in range(2):
        with pytest.raises(greed.ThrowError, match="whole numbers"):
            greed.throw(state, [5.0, 1, 2, 2, 3])  # type: ignore[list-item]
        greed.throw(state, [5, 1, 2, 2, 3])


@pytest.mark.parametrize("dice", ["11523", 5, None, [[1]]])
def test_dice_that_are_no_numbers_are_refused_with_an_example(dice):
    with pytest.raises(greed.ThrowError, match=r"such as throw\(state, \[1, 1, 5, 2, 3\]\), not"):
        greed.throw(greed.start(greed.load("koans")), dice)


def test_a_game_starts_from_a_sheet_not_from_its_name():
    with pytest.raises(TypeError, match=r"start\(load\('classic'\)\), not 'classic'"):
        greed.start("classic")  # type: ignore[arg-type]


def test_dice_fall_only_when_they_are_due():
    with pytest.raises(greed.ThrowError, match="the phase is decide"):
        greed.throw(play("koans", "11234 k11"), [1, 1, 1])


@pytest.mark.parametrize(
    "name",
    ["classic+amish+hsw+zilch", "official(repeat_sets=false)", "zilch-online", "basic+zilch"],
)
def test_a_throw_that_loses_the_turn_is_known_without_finding_its_keeps(name: str):
    rules = rules_of(greed.load(name))
    for hand, cast in Walk(rules):
        assert rules.scores(hand, cast.throw) == bool(rules.keeps(hand, cast.throw))
        assert rules.loses(hand, cast.throw) == (not cast.ways)
