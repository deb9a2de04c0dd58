"""The one-line position: it says everything, and says what is wrong with a bad one."""

import pytest
from tests.support.games import SHEETS, random_record, states

import greed
from greed import PositionError, SheetError


@pytest.mark.parametrize("name", SHEETS)
def test_every_state_of_a_game_round_trips(name):
    for seats in (2, 4):
        for state in states(random_record(name, seats, seed=seats, length=400)):
            assert greed.parse_position(greed.position(state)) == state


def test_dead_dice_travel_in_an_offer():
    line = "official(dead_dice_keepable=true) 600,700 2/1 offer 5 - 0 600@2ad - 9"
    state = greed.parse_position(line)
    assert state.offer is not None
    assert state.offer.hand.dead
    assert greed.position(state) == line


def test_a_sheet_given_replaces_the_one_named():
    state = greed.parse_position("mine 0,0 1/1 throw 6 - 0 - - 0", greed.load("basic"))
    assert state.rules.sheet.name == "basic"


def test_an_unknown_sheet_is_a_fault_of_the_sheet():
    with pytest.raises(SheetError, match="did you mean koans"):
        greed.parse_position("koan 0?,0? 1/1 throw 5 - 0 - - 0")


GOOD = "classic+amish+zilch 1200!!,0?,550 2/1 keep 6 112345 0 - - 17"


@pytest.mark.parametrize(
    ("field", "text", "message"),
    [
        ("scores", "1200", "is for 2 to 12 players, not 1"),
        ("scores", "1200,zero", "'zero' isn't a score"),
        ("scores", "1200!!!,0", "more strikes than the sheet allows"),
        ("seat", "4/1", "seats are 1 to 3"),
        ("seat", "2", "expected seat/first"),
        ("phase", "keeps", "expected one of offer, throw, keep, decide, over"),
        ("hand", "7", "the sheet has 6 dice"),
        ("hand", "0", "no dice to throw"),
        ("hand", "six", "expected dice and flags"),
        ("throw", "11234", "expected 6 dice"),
        ("throw", "112347", "faces are 1 to 6"),
        ("throw", "223346", "nothing in it can be kept"),
        ("points", "10/20", "larger than the first"),
        ("points", "many", "expected a whole number"),
        ("offer", "450@2a", "there is no offer in phase keep"),
        ("final", "5>1", "seats are 1 to 3"),
        ("final", "x", "expected leader>seats"),
        ("ply", "-1", "expected a whole number"),
    ],
)
def test_a_bad_field_is_named_with_what_would_be_right(field, text, message):
    names = ["sheet", "scores", "seat", "phase", "hand", "throw", "points", "offer", "final", "ply"]
    fields = GOOD.split()
    greed.parse_position(GOOD)
    fields[names.index(field)] = text
    with pytest.raises(PositionError, match=f"^{field}.*{message}"):
        greed.parse_position(" ".join(fields))


def test_a_line_with_fields_missing_names_them_all():
    with pytest.raises(PositionError, match="10 fields.* not 3"):
        greed.parse_position("classic 0,0 1/1")


def test_marks_that_the_sheet_does_not_have_are_refused():
    with pytest.raises(PositionError, match="the sheet has no entry"):
        greed.parse_position("basic 0?,0 1/1 throw 6 - 0 - - 0")
    with pytest.raises(PositionError, match="the sheet has no carryover"):
        greed.parse_position("koans 0,0 1/1 throw 2a - 50 - - 0")
    with pytest.raises(PositionError, match="the sheet has no add-ons"):
        greed.parse_position("classic 0,0 1/1 throw 3+2 - 200 - - 0")
