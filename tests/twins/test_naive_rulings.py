"""Each ruling and each option of the referee twin, in one short course of play.

A course is a list of steps: digits are a throw, `k` and digits a keep, anything else a move.
"""

from typing import Any

import pytest
from tests.twins.naive_options import options_of
from tests.twins.naive_referee import NaiveReferee


def course(game: str, steps: str, seats: int = 2, first: int = 0, **options: Any) -> NaiveReferee:
    referee = NaiveReferee(game, seats, first, **options)
    for step in steps.split():
        if step.isdigit():
            referee.throw([int(face) for face in step])
        elif step[0] == "k":
            referee.do("keep " + " ".join(step[1:]))
        else:
            referee.do(step)
    return referee


# Seat 0 banks 1000 with two dice left over (five-dice and six-dice games).
THOUSAND_OF_FIVE = "11123 k111 bank "
FIFTEEN_HUNDRED_OF_FIVE = "11155 k11155 roll 44423 k444 bank "
THOUSAND_OF_SIX = "111234 k111 bank "


# --- entry ---------------------------------------------------------------------------------


def test_official_refuses_a_bank_below_600_off_the_board() -> None:
    assert course("official", "55523 k555").legal() == {"roll"}
    assert course("official", "55512 k1555").legal() == {"roll", "bank"}


@pytest.mark.parametrize(("game", "throw"), [("koans", "11234 k11"), ("classic", "112346 k11")])
def test_a_bank_below_the_entry_forfeits_the_points_or_is_refused(game: str, throw: str) -> None:
    after = course(game, throw + " bank")
    assert (after.scores, after.on_board, after.seat) == ([0, 0], [False, False], 1)
    assert course(game, throw, stop_before_entry="refused").legal() == {"roll"}


def test_a_forfeited_bank_makes_no_offer() -> None:
    recorded = course("classic", THOUSAND_OF_SIX + "111234 k111 bank", amish=True)
    assert (recorded.seat, recorded.phase) == (0, "offer")
    forfeited = course("classic", THOUSAND_OF_SIX + "112346 k11 bank", amish=True)
    assert (forfeited.seat, forfeited.phase) == (0, "throw")


def test_entry_reached_but_lost_is_no_entry_unless_it_survives_a_bust() -> None:
    steps = "11123 k111 roll 23"
    assert course("koans", steps).on_board == [False, False]
    assert course("koans", steps, entry_survives_bust=True).on_board == [True, False]


@pytest.mark.parametrize(
    ("entry_carry", "legal"),
    [
        ("own_points", {"roll"}),
        ("exclude_attempt", {"roll"}),
        ("count_all", {"roll", "bank"}),
    ],
)
def test_inherited_points_count_for_entry_only_when_all_count(
    entry_carry: str, legal: set[str]
) -> None:
    steps = FIFTEEN_HUNDRED_OF_FIVE + "accept 15 k15 roll 12346 k1"
    assert course("official", steps, entry_carry=entry_carry).legal() == legal


def test_the_attempt_roll_counts_for_entry_unless_excluded() -> None:
    steps = FIFTEEN_HUNDRED_OF_FIVE + "accept 15 k15 roll 55512 k555"
    assert course("official", steps).legal() == {"roll", "bank"}
    assert course("official", steps, entry_carry="exclude_attempt").legal() == {"roll"}


def test_a_player_who_qualifies_on_top_of_an_offer_banks_all_of_it() -> None:
    steps = FIFTEEN_HUNDRED_OF_FIVE + "accept 15 k15 roll 55512 k1555 bank"
    assert course("official", steps).scores == [1500, 2250]


def test_forbid_offer_gives_no_offer_to_a_player_off_the_board() -> None:
    assert course("official", THOUSAND_OF_FIVE).phase == "offer"
    assert course("official", THOUSAND_OF_FIVE, entry_carry="forbid_offer").phase == "throw"


# --- carryover -----------------------------------------------------------------------------


@pytest.mark.parametrize("throw", ["222", "234"])
def test_an_official_attempt_fails_without_a_one_or_a_five(throw: str) -> None:
    after = course("official", "11155 k11155 roll 15234 k15 bank accept " + throw, seats=3)
    assert (after.phase, after.seat, after.dice_to_throw) == ("throw", 2, 5)


def test_an_attempt_keeps_by_choice_or_all_of_it() -> None:
    steps = "11155 k11155 roll 12346 k1 bank accept 2225"
    choose = course("official", steps)
    assert choose.legal() == {"keep 5", "keep 2 2 2", "keep 2 2 2 5"}
    assert course("official", steps, carryover_keep="all").legal() == {"keep 2 2 2 5"}


def test_the_bank_stays_locked_until_a_later_one_or_five() -> None:
    steps = "11155 k11155 bank 11155 k11155 bank "
    steps += "11155 k11155 roll 12346 k1 bank accept 1226 k1 "
    locked = course("official", steps)
    assert locked.on_board == [True, True]
    assert locked.legal() == {"roll"}
    only_twos = steps + "roll 222 k222 "
    assert course("official", only_twos).legal() == {"roll"}
    assert course("official", only_twos, carry_lock="any_score").legal() == {"roll", "bank"}
    assert course("official", only_twos + "roll 55234 k5").legal() == {"roll", "bank"}


def test_an_offer_is_declined_for_good() -> None:
    after = course("official", THOUSAND_OF_FIVE + "decline 22334", seats=3)
    assert (after.phase, after.seat, after.dice_to_throw) == ("throw", 2, 5)


def test_no_dice_left_makes_no_offer_unless_a_fresh_set_is_offered() -> None:
    steps = "11155 k11155 bank"
    assert course("official", steps).phase == "throw"
    fresh = course("official", steps, offer_after_all_dice="fresh_set")
    assert (fresh.phase, fresh.dice_to_throw) == ("offer", 5)


def test_amish_offers_to_players_on_the_board_only() -> None:
    assert course("classic", THOUSAND_OF_SIX, amish=True).phase == "throw"
    both = THOUSAND_OF_SIX + THOUSAND_OF_SIX
    assert course("classic", both, amish=True).phase == "offer"
    assert course("classic", both).phase == "throw"


def test_a_basic_take_over_may_be_banked_at_once_and_goes_on_round_the_table() -> None:
    after = course("basic", "111423 k111 bank accept 522 k5 bank", seats=3)
    assert after.scores == [1000, 1050, 0]
    assert (after.phase, after.seat, after.dice_to_throw) == ("offer", 2, 2)


def test_an_offer_in_the_final_round_can_be_switched_off() -> None:
    assert course("basic", THOUSAND_OF_SIX, target=1000).phase == "offer"
    assert course("basic", THOUSAND_OF_SIX, target=1000, endgame_carryover=False).phase == "throw"


# --- all dice, dead dice, doubles ------------------------------------------------------------


def test_hot_dice_may_be_banked_unless_they_must_roll() -> None:
    assert course("basic", "123456 k123456").legal() == {"roll", "bank"}
    assert course("basic", "123456 k123456", hot_dice_must_roll=True).legal() == {"roll"}


def test_dead_dice_set_aside_prevent_hot_dice() -> None:
    now = course("official", "11123 k11123", dead_dice_keepable=True)
    assert (now.legal(), now.dice_to_throw) == ({"bank"}, 0)
    earlier = course("official", "11123 k1112 roll 1 k1", dead_dice_keepable=True)
    assert earlier.legal() == {"bank"}
    done = course("official", "11123 k11123 bank", dead_dice_keepable=True)
    assert (done.scores, done.phase) == ([1000, 0], "throw")


def test_dead_dice_of_the_player_before_prevent_hot_dice_too() -> None:
    steps = "11123 k1112 bank accept 1 k1"
    after = course("official", steps, dead_dice_keepable=True)
    assert after.legal() == {"bank"}
    after.do("bank")
    assert (after.scores, after.on_board, after.phase) == ([1000, 0], [True, False], "throw")


def test_a_bank_forced_by_dead_dice_records_nothing_off_the_board() -> None:
    after = course("official", "34556 k34556 bank", dead_dice_keepable=True)
    assert (after.scores, after.on_board, after.seat) == ([0, 0], [False, False], 1)


def test_doubles_at_the_end_bring_six_dice_and_no_points() -> None:
    steps = "111523 k1115 roll 44"
    after = course("basic", steps)
    assert (after.turn_points, after.dice_to_throw, after.legal()) == (1050, 6, {"roll"})
    free = course("basic", steps, end_doubles_must_roll=False)
    assert free.legal() == {"roll", "bank"}
    free.do("bank")
    assert (free.scores, free.phase) == ([1050, 0], "throw")


def test_point_doubles_at_the_end_are_an_ordinary_score() -> None:
    after = course("basic", "111523 k1115 roll 55")
    assert after.legal() == {"keep 5", "keep 5 5"}


def test_doubles_on_a_taken_over_pair_can_be_switched_off() -> None:
    steps = "111523 k1115 bank accept 44"
    assert course("basic", steps).phase == "decide"
    after = course("basic", steps, end_doubles_in_takeover=False)
    assert (after.phase, after.seat) == ("throw", 0)


# --- ten dice --------------------------------------------------------------------------------


def test_an_opening_throw_below_1000_ends_the_turn_by_itself() -> None:
    after = course("ten-dice", "1155222333")
    assert (after.phase, after.seat, after.scores) == ("throw", 1, [0, 0])


def test_an_opening_throw_of_1000_can_only_be_banked() -> None:
    after = course("ten-dice", "1112233446 k111")
    assert after.legal() == {"bank"}


def test_an_opening_with_all_ten_dice_brings_a_bonus_turn_or_not() -> None:
    after = course("ten-dice", "1112223335 k1112223335")
    assert (after.phase, after.seat, after.dice_to_throw) == ("throw", 0, 10)
    assert after.scores == [1550, 0]
    plain = course("ten-dice", "1112223335 k1112223335", bonus_on_opening=False)
    assert (plain.legal(), plain.turn_points) == ({"bank"}, 1550)


def test_the_round_is_finished_and_the_last_seat_ends_the_game_at_once() -> None:
    opening = "1112233446 k111 bank "
    first = course("ten-dice", opening, seats=3, target=1000)
    assert (first.phase, first.seat, first.final_round) == ("throw", 1, True)
    fail = "1122334466 "
    last = course("ten-dice", fail + fail + opening, seats=3, target=1000)
    assert (last.phase, last.winners) == ("over", [2])
    shifted = course("ten-dice", opening + fail, seats=3, first=1, target=1000)
    assert (shifted.phase, shifted.seat) == ("throw", 0)


# --- zilch -----------------------------------------------------------------------------------


# Seat 0 comes on the board; then both bust three times (seat 1 never on the board).
RESET = THOUSAND_OF_SIX + "223346 " + "223346 223346 " * 3


def test_the_third_bust_in_a_row_sends_a_player_back_to_zero() -> None:
    before = course("classic", THOUSAND_OF_SIX + "223346 " + "223346 223346 " * 2, zilch=True)
    assert (before.scores, before.strikes, before.on_board[0]) == ([1000, 0], [2, 0], True)
    after = course("classic", RESET, zilch=True)
    assert (after.scores, after.strikes, after.on_board[0]) == ([0, 0], [0, 0], False)


def test_a_turn_without_a_bust_clears_the_strikes() -> None:
    steps = THOUSAND_OF_SIX + "223346 " + "223346 223346 " * 2 + "123346 k1 bank"
    after = course("classic", steps, zilch=True)
    assert (after.scores, after.strikes) == ([1100, 0], [0, 0])


@pytest.mark.parametrize(
    ("reentry", "by_turn"),
    [((1000, "throw"), 0), ((1000, "turn"), 1100), ("same_as_entry", 1100)],
)
def test_re_entry_asks_for_1000_in_a_throw_or_a_turn_or_as_at_first(
    reentry: object, by_turn: int
) -> None:
    slowly = RESET + "555346 k555 roll 412 k1 roll 55 k55 roll 444236 k444 bank"
    after = course("classic", slowly, zilch=True, reentry=reentry)
    assert after.scores[0] == by_turn
    at_once = course("classic", RESET + "511134 k111 bank", zilch=True, reentry=reentry)
    assert at_once.scores[0] == 1000


def test_a_first_entry_under_zilch_may_ask_for_1000_in_one_throw() -> None:
    steps = "555146 k1555 bank"
    assert course("classic", steps, zilch=True).scores == [600, 0]
    strict = course("classic", steps, zilch=True, zilch_first_entry=(1000, "throw"))
    assert strict.scores == [0, 0]


def test_strikes_before_entry_count_only_when_told() -> None:
    three_busts = "223346 " * 5
    assert course("classic", three_busts, zilch=True).must_reenter == [False, False]
    counted = course("classic", three_busts, zilch=True, zilch_before_entry=True)
    assert counted.must_reenter == [True, False]


def test_an_add_on_to_the_last_die_brings_hot_dice_or_only_a_bank() -> None:
    steps = "333112 k11333 roll 3 k3"
    hot = course("classic", steps, zilch=True)
    assert (hot.dice_to_throw, hot.legal()) == (6, {"roll", "bank"})
    cold = course("classic", steps, zilch=True, addon_hot_dice=False)
    assert (cold.dice_to_throw, cold.legal()) == (0, {"bank"})


def test_add_ons_to_inherited_sets_can_be_switched_off() -> None:
    on_board = THOUSAND_OF_SIX + "111234 k111 bank decline "
    steps = on_board + "333124 k333 bank accept 322"
    flags = {"amish": True, "zilch": True}
    assert course("classic", steps, **flags).legal() == {"keep 3"}
    after = course("classic", steps, **flags, addon_inherited=False)
    assert (after.phase, after.strikes) == ("throw", [0, 1])


# --- the end ---------------------------------------------------------------------------------


# Five-dice turns banked with all dice scored, so that they leave no offer.
BANK_1100 = "11155 k11155 bank "
BANK_1500 = "12345 k12345 bank "


def seats_that_play_on(referee: NaiveReferee) -> list[int]:
    """Let everybody fail until the game is over; the seats in the order they played."""
    seen = []
    while referee.phase != "over":
        seen.append(referee.seat)
        referee.throw((2, 2, 3, 4, 6))
    return seen


@pytest.mark.parametrize(
    ("endgame", "seats"),
    [
        ("finish_round", []),
        ("single_final_turn", [0]),
        ("rechallenge_all", [0, 1]),
        ("all_others", [0, 1]),
        ("deposed_and_waiting", [0, 1]),
        ("rechallenge_rounds", [0, 0, 1]),
    ],
)
def test_each_endgame_names_the_seats_that_still_play(endgame: str, seats: list[int]) -> None:
    # Of three seats, 0 fails, 1 reaches the target with 1100, 2 beats it with 1500.
    steps = "22346 " + BANK_1100 + BANK_1500
    referee = course("official", steps, seats=3, target=1000, endgame=endgame)
    assert (referee.final_round, referee.score_to_beat) == (True, 1500)
    assert seats_that_play_on(referee) == seats
    assert referee.winners == [2]


def test_the_deposed_and_the_waiting_play_but_not_those_who_failed() -> None:
    # Four seats; 0 reaches the target, 1 fails, 2 beats it: 3 and 0 play, 1 does not.
    steps = BANK_1100 + "22346 " + BANK_1500
    for endgame, order in (("deposed_and_waiting", [3, 0]), ("all_others", [3, 0, 1])):
        referee = course("official", steps, seats=4, target=1000, endgame=endgame)
        assert seats_that_play_on(referee) == order


def test_a_tie_goes_to_the_first_or_is_shared() -> None:
    steps = BANK_1100 + BANK_1100
    assert course("official", steps, target=1000).winners == [0]
    assert course("official", steps, target=1000, tie="shared").winners == [0, 1]
    assert course("koans", steps, target=1000).winners == [0, 1]


def test_classic_ends_at_once_and_with_the_house_rule_gives_a_last_chance() -> None:
    assert course("classic", THOUSAND_OF_SIX, target=1000).winners == [0]
    house = course("classic", THOUSAND_OF_SIX, target=1000, hsw=True)
    assert (house.phase, house.seat, house.score_to_beat) == ("throw", 1, 1000)


def test_nonsense_options_are_refused() -> None:
    for game, options, message in (
        ("official", {"no_such_option": True}, "no option"),
        ("official", {"zilch": True}, "belongs to classic"),
        ("official", {"carry_lock": "sometimes"}, "cannot be"),
        ("classic", {"zilch": True, "dead_dice_keepable": True}, "add-ons"),
        ("classic", {"hsw": True, "endgame": "finish_round"}, "endgame"),
    ):
        with pytest.raises(ValueError, match=message):
            options_of(game, options)
