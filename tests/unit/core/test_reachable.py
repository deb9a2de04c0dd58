"""Positions that no game can come to are refused; those of real games never are."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.laws.test_laws_of_every_sheet import MIXTURES
from tests.support.games import SHEETS, random_record, states

import greed
from greed import PositionError, Sheet
from greed.core.people import change
from greed.core.reachable import why_unreachable
from greed.testing import sheets
from greed.testing.play import careful, careless, coming_or_going, play


@pytest.mark.parametrize("name", [*SHEETS, *MIXTURES])
def test_every_state_of_a_game_is_reachable(name: str):
    for seats in (2, 3, 4):
        for state in states(random_record(name, seats, seed=seats, length=250)):
            assert why_unreachable(state) is None


_WHOLE_FAMILY = st.one_of(
    sheets(), sheets(soon=False), sheets(max_dice=3, max_target=250, soon=False)
)


@given(_WHOLE_FAMILY, st.integers(0, 2**32 - 1), st.integers(2, 4))
@settings(max_examples=100)
def test_every_state_of_a_drawn_sheet_is_reachable(sheet: Sheet, seed: int, seats: int):
    _plays_only_what_can_be(sheet, seed, seats, most=150)


@given(_WHOLE_FAMILY, st.integers(0, 2**32 - 1), st.integers(2, 4))
@settings(max_examples=4_000, suppress_health_check=list(HealthCheck))
def test_every_state_of_thousands_of_drawn_sheets_is_reachable(sheet: Sheet, seed: int, seats: int):
    _plays_only_what_can_be(sheet, seed, seats, most=400)


def _plays_only_what_can_be(sheet: Sheet, seed: int, seats: int, most: int) -> None:
    """Play a game, and ask at every step what somebody's coming or going would leave as well."""
    players, chance = [careful] * (seats - 1) + [careless], random.Random(seed)
    for _, _, after in play(sheet, players, seed, seed % seats, most=most):
        assert why_unreachable(after) is None, greed.position(after)
        going = None if after.over else coming_or_going(after, chance)
        if going:
            then = change(after, going)
            assert why_unreachable(then) is None, greed.position(then)


def test_a_player_off_the_board_may_roll_on_with_points_taken_over():
    sheet = greed.loads("""
        title = "one throw to enter"
        target = 3
        dice = { count = 2, faces = 2 }
        scoring = { singles = { 1 = 1 }, repeat_sets = false }
        entry = { points = 1, scope = "throw", ends_turn = true }
        carryover = { endgame_carryover = false }
        end = { endgame = "first_to_target" }
    """)
    line = "one%20throw%20to%20enter 0?,2 1/2 throw 2 - 2/1/1 - - 0"
    assert why_unreachable(greed.parse_position(line, sheet)) is None


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("classic 0,9000 1/1 keep 6 111234 0 - - 1", r"0 is too little.*500; 0\? means: not yet"),
        ("official 0,0 1/1 decide 3 - 300 - - 2", r"0\? means: not yet on the board"),
        ("classic+zilch 0,0? 1/1 throw 6 - 0 - - 9", "0x: off the board again after a reset"),
        ("koans 0?,0? 1/ throw 5 - 0 - - 0", "expected seat/first"),
        ("koans 0?,0? /1 throw 5 - 0 - - 0", "expected seat/first"),
        ("koans 0?,0? 1,2/1 throw 5 - 0 - - 0", "expected seat/first"),
        ("koans 3000,0? 1/1 over: 0 - 0 - 1> 9", "the winners are: 1"),
        ("koans 3000,0? 1/1 over:2 0 - 0 - 1> 9", "the winners are: 1"),
        ("koans 3000,0? 1/1 over:1 0 - 0 - - 9", "has had its final round"),
        ("koans 3000,0?,0? 2/1 throw 5 - 0 - 1>1,1,1 9", "the players still to come"),
        ("koans 3000,0?,0? 1/1 throw 5 - 0 - 1>2,3 9", "holds the score to beat"),
        ("koans 2900,0? 2/1 throw 5 - 0 - 1> 9", "at least 3000"),
        ("koans 3000,0? 2/1 throw 5 - 0 - 1>! 9", "challenges go by rounds"),
        ("official 10000,0?,0? 2/1 throw 5 - 0 - 1> 9", "still to come are those of 3"),
        ("ten-dice 20000,0?,0? 2/1 throw 10o1000 - 0 - 1>3,1 9", "still to come are those of 3"),
        ("koans 3000,0? 1/1 throw 5 - 0 - - 9", "reaches the target of 3000"),
        ("koans 0?,0? 1/1 throw 5o300 - 0 - - 0", "opening throw"),
        ("koans 310,0? 1/1 throw 5 - 0 - - 9", "multiple of 50"),
        ("koans 350,0? 1/1 decide 3 - 120 - - 9", "multiples of 50"),
        ("koans 350,0? 1/1 decide 3! - 200 - - 9", r"open \(no !\)"),
        ("koans 350,0? 1/1 throw 3! - 200 - - 9", "! is only for phase decide"),
        ("koans 350,0x 1/1 throw 5 - 0 - - 9", "no reset"),
        ("koans 350?,0? 1/1 throw 5 - 0 - - 9", "not on the board yet"),
        ("koans -50,0? 1/1 throw 5 - 0 - - 9", "no score falls below 0"),
        ("koans 350,0? 1/1 throw 3 - 200/50 - - 9", "no carryover"),
        ("koans 350,0? 1/1 throw 3 - 200/0/50 - - 9", "only counted for a player whom one throw"),
        ("ten-dice 0?,0? 1/1 throw 10 - 0 - - 0", "write 10o1000"),
        ("basic(hot_dice_must_roll=true) 0,0 1/1 decide 6 - 1000 - - 3", "write !"),
        ("classic 600,0? 1/1 decide 6! - 1000 - - 3", "leave out the !"),
        ("basic 300,0 2/1 offer 6 - 0 300@6a - 9", "never on offer"),
        ("basic 300,0 2/1 throw 3a - 300 - - 9", "300/300"),
        ("basic 300,0 2/1 throw 3l - 350/300 - - 9", "locks the bank"),
        ("classic+amish 600,0? 2/1 throw 3a - 600/600 - - 9", "no carryover can be taken here"),
        ("classic+zilch 600,0?! 1/1 throw 6 - 0 - - 9", "are not counted"),
        ("classic+zilch 600,0? 1/1 throw 4+6 - 100 - - 9", "fewer have been set aside"),
        ("farkle(minimum_bank=300) 600,0? 1/1 throw 6d - 0 - - 9", "no dead dice"),
        ("basic(minimum_bank=300) 250,0 1/1 throw 6 - 0 - - 9", "the least one can bank"),
        ("basic(overshoot=forfeits) 10050,0 1/1 throw 6 - 0 - - 9", "more than 10000"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(line: str, reason: str):
    with pytest.raises(PositionError, match=reason):
        greed.parse_position(line)


@pytest.mark.parametrize(
    "line",
    [
        "classic {},0? 1/1 throw 6 - 0 - - 0",
        "classic 500,0? 1/1 throw {} - 0 - - 0",
        "classic 500,0? 1/{} throw 6 - 0 - - 0",
        "classic 500,0? 1/1 throw 5 - {} - - 0",
        "classic 500,0? 1/1 throw 6 - 0 - {}> 0",
        "classic 500,0? 1/1 throw 6 - 0 - - {}",
        "basic 500,0 2/1 offer 6 - 0 {}@3a - 0",
        "basic 500,0 2/1 offer 6 - 0 500@{}a - 0",
    ],
)
def test_a_number_of_thousands_of_digits_is_refused_in_short(line: str):
    with pytest.raises(PositionError) as caught:
        greed.parse_position(line.format("9" * 5000))
    assert len(str(caught.value)) < 200


CHANGES = {
    "scores": ["{}5", "99{}", "-5{}", "{}!!!!!!!!!"],
    "seat": ["9/1", "1/9", "/", "1,1/1"],
    "hand": ["13", "{}a", "{}l", "{}o350", "{}+1", "{}!"],
    "points": ["{}7", "1{}0/1{}0", "0/50", "50/0/50"],
    "offer": ["50@1a", "{}1"],
    "final": ["1>1", "2>2,2", "1>!", "9>1"],
    "ply": ["x", "-1"],
}
FIELDS = ("sheet", "scores", "seat", "phase", "hand", "throw", "points", "offer", "final", "ply")


@pytest.mark.parametrize("name", ["koans", "classic", "farkle-minimal"])
def test_a_state_made_impossible_in_one_field_is_refused(name: str):
    chance = random.Random(7)
    for state in chance.sample(states(random_record(name, 2, seed=1)), 25):
        for field, changes in CHANGES.items():
            for changed in changes:
                parts = greed.position(state).split()
                at = FIELDS.index(field)
                first, comma, rest = parts[at].partition(",")
                parts[at] = changed.format(*[first] * 2) + comma + rest
                with pytest.raises(PositionError):
                    greed.parse_position(" ".join(parts))
