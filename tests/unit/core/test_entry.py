"""Entry in all its forms, the minimum bank, and overshoot: what a bank records and when it may."""

import pytest

import greed
from greed import State
from greed.core.state import OFF, ON
from greed.core.turn_end import why_no_bank, why_no_points
from greed.testing import course


def play(name: str, script: str, seats: int = 2) -> State:
    return course(greed.load(name), script, seats)


def moves(state: State) -> str:
    return ", ".join(map(str, greed.legal_moves(state)))


def test_without_an_entry_everybody_is_on_the_board():
    state = greed.start(greed.load("basic"))
    assert state.standing == (ON, ON)
    assert state.entry is None
    assert play("basic", "522346 k5 bank").scores == (50, 0)


def test_a_bank_below_the_entry_may_be_refused():
    state = play("official", "11523 k115")
    assert moves(state) == "roll"
    assert greed.legal_moves(state).why_not("bank") == (
        "600 needed in one turn to get on the board: 250 so far"
    )


def test_the_entry_itself_suffices():
    state = play("official", "66623 k666")
    assert moves(state) == "roll, bank"
    state = course(state, "bank")
    assert (state.scores, state.standing) == ((600, 0), (ON, OFF))


def test_points_of_several_throws_make_an_entry_in_one_turn():
    assert moves(play("official", "55523 k555 roll 12 k1")) == "roll, bank"


def test_points_taken_over_are_named_where_they_do_not_count_for_entry():
    state = greed.parse_position("official 0?,1350 1/1 decide 2 - 750/650 - - 13")
    assert why_no_points(state) == (
        "600 of your own needed; the 650 from the takeover don't count: 100 so far"
    )


def test_a_bank_below_the_entry_may_forfeit_the_points():
    state = play("koans", "11234 k11")
    assert moves(state) == "roll, bank"
    assert why_no_bank(state) is None
    assert why_no_points(state) == "300 needed in one turn to get on the board: 200 so far"
    state = course(state, "bank")
    assert (state.scores, state.standing, state.seat) == ((0, 0), (OFF, OFF), 1)


def test_a_forfeited_bank_leaves_no_offer():
    state = play("koans(carryover.who_may_take=anyone)", "11234 k11 bank")
    assert state.phase == "throw"
    assert play("koans(carryover.who_may_take=anyone)", "11134 k111 bank").phase == "offer"


def test_entry_points_lost_to_a_bust_are_no_entry():
    assert play("koans", "11134 k111 roll 34").standing == (OFF, OFF)


def test_who_is_on_the_board_may_bank_anything():
    state = play("official", "66623 k666 bank decline 23466 52346 k5")
    assert moves(state) == "roll, bank"


def test_entry_in_one_throw_counts_the_best_throw_alone():
    name = "koans(entry.scope=throw,entry.stop_before_entry=refused)"
    state = play(name, "11234 k11 roll 123 k1")
    assert (state.points, state.entry_progress) == (300, 200)
    assert greed.legal_moves(state).why_not("bank") == (
        "300 needed in one throw to get on the board; best throw so far: 200"
    )


def test_entry_in_one_throw_is_kept_while_the_turn_goes_on():
    name = "koans(entry.scope=throw,entry.stop_before_entry=refused)"
    state = play(name, "33324 k333 roll 12 k1")
    assert state.entry_progress == 300
    assert course(state, "bank").scores == (400, 0)


def test_the_entry_of_a_seat_is_its_own():
    state = play("official", "66623 k666 bank decline")
    assert (state.seat, state.entry_progress) == (1, 0)
    assert state.entry is not None
    assert course(state, "23466").entry is None


def test_a_minimum_closes_the_bank_below_it():
    state = play("zilch-online", "112346 k11")
    assert moves(state) == "roll"
    assert greed.legal_moves(state).why_not("bank") == (
        "you need at least 300 points to bank: 200 so far"
    )
    assert moves(course(state, "roll 1346 k1")) == "roll, bank"


def test_a_minimum_above_what_a_finished_turn_holds_loses_it():
    name = "basic(hot_dice=ends_turn,minimum_bank=1100)"
    state = play(name, "123456 k123456")
    assert moves(state) == "bank"
    assert course(state, "bank").scores == (0, 0)


@pytest.mark.parametrize(("counts", "legal"), [("true", "roll, bank"), ("false", "roll")])
def test_inherited_points_count_for_the_minimum_or_not(counts: str, legal: str):
    name = f"basic(minimum_bank=300,minimum_bank_counts_carry={counts})"
    assert moves(play(name, "111346 k111 bank accept 134 k1")) == legal


@pytest.mark.parametrize(
    ("entry", "minimum", "said"),
    [
        (500, 300, "500 needed in one turn to get on the board: 250 so far"),
        (300, 300, "300 needed in one turn to get on the board: 250 so far"),
        (300, 500, "you need at least 500 points to bank: 250 so far"),
    ],
)
@pytest.mark.parametrize("early", ["refused", "forfeits"])
def test_of_an_entry_and_a_minimum_the_higher_is_named(
    entry: int, minimum: int, said: str, early: str
):
    name = f"classic(entry.points={entry},minimum_bank={minimum},entry.stop_before_entry={early})"
    state = play(name, "115233 k115")
    assert why_no_points(state) == said
    if early == "refused":
        assert why_no_bank(state) == said


EXACT = "basic(target=1000,overshoot=forfeits,endgame=first_to_target)"


def test_a_bank_beyond_the_target_forfeits_the_turn():
    state = play(EXACT, "111123 k1111")
    assert moves(state) == "roll, bank"
    assert (
        why_no_points(state) == "2,000 would be more than 1,000, so the points of the turn are lost"
    )
    state = course(state, "bank")
    assert (state.scores, state.seat, state.phase) == ((0, 0), 1, "throw")


def test_a_bank_of_exactly_the_target_wins():
    assert play(EXACT, "111234 k111 bank").winners == (0,)


def test_without_that_rule_a_bank_beyond_the_target_counts():
    assert play("basic(target=1000)", "111123 k1111 bank").scores == (2000, 0)


def test_a_game_is_for_so_many_seats():
    with pytest.raises(greed.GreedError, match="basic is for 2 to 8 players, not 9"):
        greed.start(greed.load("basic"), seats=9)
    with pytest.raises(greed.GreedError, match="not 1"):
        greed.start(greed.load("basic"), seats=1)
    with pytest.raises(greed.GreedError, match="seat from 0 to 2, not 3"):
        greed.start(greed.load("basic"), seats=3, first=3)
    assert greed.start(greed.load("basic"), seats=8, first=7).seat == 7


def test_on_the_board_there_is_nothing_to_show_for_entry():
    state = play("basic", "112346 k11")
    assert state.entry is None
    assert state.entry_progress == 200


def test_a_turn_that_ends_with_the_bank_still_locked_records_nothing():
    name = "official(hot_dice=ends_turn)"
    state = greed.parse_position(f"{name} 1800,900 2/1 throw 4a - 900/900 - - 9")
    state = course(state, "1234 k1234")
    assert moves(state) == "bank"
    assert why_no_points(state) is not None
    assert course(state, "bank").scores == (1800, 900)
