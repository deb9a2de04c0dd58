import pytest

import greed
from greed.bots import bot
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL


@pytest.mark.parametrize(("dice", "points"), [(2, 200), (3, 300), (4, 900)])
def test_where_they_differ_the_bold_one_rolls(dice: int, points: int):
    state = greed.parse_position(f"basic 0,0 1/1 decide {dice} - {points} - - 9")
    assert (bot("bold").choose(state), bot("cautious").choose(state)) == (ROLL, BANK)


def test_both_roll_six_dice_with_little_to_lose():
    state = greed.parse_position("basic 0,0 1/1 decide 6 - 300 - - 9")
    assert {bot("bold").choose(state), bot("cautious").choose(state)} == {ROLL}


def test_both_bank_a_fortune_with_one_die_left():
    state = greed.parse_position("basic 0,0 1/1 decide 1 - 2000 - - 9")
    assert {bot("bold").choose(state), bot("cautious").choose(state)} == {BANK}


@pytest.mark.parametrize("name", ["bold", "cautious"])
def test_a_large_carryover_is_accepted(name: str):
    state = greed.parse_position("basic 2000,0 2/1 offer 6 - 0 2000@3a - 9")
    assert bot(name).choose(state) == ACCEPT


@pytest.mark.parametrize("name", ["bold", "cautious"])
def test_a_small_carryover_on_one_die_is_declined(name: str):
    state = greed.parse_position("basic 150,0 2/1 offer 6 - 0 150@1a - 9")
    assert bot(name).choose(state) == DECLINE


def test_off_the_board_only_the_bold_one_tries_a_carryover():
    state = greed.parse_position("official 1000,0? 2/1 offer 5 - 0 1000@3a - 9")
    assert (bot("bold").choose(state), bot("cautious").choose(state)) == (ACCEPT, DECLINE)


def test_a_threatening_reset_makes_careful():
    calm = greed.parse_position("classic+zilch 4000,0? 1/1 decide 3 - 200 - - 9")
    threatened = greed.parse_position("classic+zilch 4000!!,0? 1/1 decide 3 - 200 - - 9")
    assert (bot("bold").choose(calm), bot("bold").choose(threatened)) == (ROLL, BANK)


def test_all_dice_are_kept_for_hot_dice():
    state = greed.throw(greed.start(greed.load("basic")), [1, 1, 5, 2, 2, 2])
    assert str(bot("cautious").choose(state)) == "keep 1 1 2 2 2 5"
