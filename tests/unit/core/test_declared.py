"""Turns that are declared by their points: what is taken, what follows, what is refused and why."""

import pytest

import greed
from greed import IllegalMove
from greed.core.declared import left_choices
from greed.core.events import Banked, BonusTurn, Bust, Entered, FinalRound, MissedOpening, Reset
from greed.core.sheet_data import parse_sheet


def declare(line: str, move: str) -> greed.State:
    return greed.declare(greed.parse_position(line), greed.parse_move(move))


def came_to(line: str, move: str) -> tuple[greed.GameEvent, ...]:
    before, event = greed.parse_position(line), greed.parse_move(move)
    return greed.events(before, event, greed.declare(before, event))


def test_points_are_banked_and_the_next_player_begins():
    after = declare("classic 1000,0? 1/1 throw 6 - 0 - - 4", "points 650")
    assert (after.scores, after.seat, after.phase, after.ply) == ((1650, 0), 1, "throw", 5)


def test_zero_is_a_bust_with_its_strikes():
    line = "classic+zilch 1000!!,850 1/1 throw 6 - 0 - - 4"
    assert came_to(line, "points 0") == (Bust(0, 0), Reset(0, 3, 1000, off_board=True))


def test_points_get_a_player_on_the_board_if_they_are_enough():
    line = "classic 0?,850 1/1 throw 6 - 0 - - 4"
    assert came_to(line, "points 500") == (Banked(0, 500, 500), Entered(0))
    told = came_to(line, "points 450")
    assert told == (Banked(0, 0, 0, "500 needed in one turn to get on the board: 450 so far"),)


def test_points_that_reach_the_target_begin_the_final_round():
    told = came_to("farkle 9800,850 1/1 throw 6 - 0 - - 4", "points 200")
    assert told == (Banked(0, 200, 10000), FinalRound(0, 10000))


def test_a_turn_with_points_taken_over_is_declared_with_them():
    line = "official 2000,1500 1/1 throw 2a - 450/450 - - 9"
    assert declare(line, "points 550 leaving 5").scores == (2550, 1500)
    assert declare(line, "points 0").scores == (2000, 1500)
    with pytest.raises(IllegalMove, match="450 points were taken over"):
        declare(line, "points 400")


def test_the_dice_left_are_offered_to_the_next_player():
    after = declare("official 2000,1000 1/1 throw 5 - 0 - - 9", "points 400 leaving 2")
    assert after.offer is not None
    assert (after.offer.points, after.offer.hand.dice) == (400, 2)


def test_the_dice_left_have_to_be_said_where_they_matter():
    line = "official 2000,1000 1/1 throw 5 - 0 - - 9"
    with pytest.raises(IllegalMove, match="say how many dice are left: points 400 leaving 1"):
        declare(line, "points 400")
    assert left_choices(greed.parse_position(line), 400) == (1, 2, 3, 4, 5)


def test_what_has_to_be_said_can_be_typed_as_it_stands_in_the_refusal():
    """A full house is the only throw that opens, and brings a bonus turn."""
    scoring = {"singles": {"1": 50}, "full_house": 1150}
    entry = {"points": 1150, "scope": "throw", "ends_turn": True}
    turn = {"hot_dice": "bonus_turn", "bonus_on_opening": True}
    rules = {"title": "Full", "target": 5000, "dice": {"count": 5}, "scoring": scoring}
    state = greed.start(parse_sheet(rules | {"entry": entry, "turn": turn}, "full"))
    with pytest.raises(IllegalMove) as refused:
        greed.declare(state, greed.parse_move("points 1150"))
    typed = str(refused.value).rpartition(": ")[2]
    assert greed.declare(state, greed.parse_move(typed)).scores == (1150, 0)


def test_dice_that_no_such_turn_leaves_are_refused():
    with pytest.raises(IllegalMove, match="no turn that comes to 50 points here leaves 7"):
        declare("basic 2000,1000 1/1 throw 6 - 0 - - 9", "points 50 leaving 7")


def test_all_dice_scored_gives_another_turn_where_the_sheet_says_so():
    line = "ten-dice 2000,3000 1/1 throw 10 - 0 - - 9"
    assert came_to(line, "points 1000 leaving 10") == (BonusTurn(0, 1000, 3000),)
    assert declare(line, "points 1000 leaving 10").seat == 0
    assert declare(line, "points 1000").seat == 1


def test_an_opening_throw_that_is_too_little_is_no_bust_but_one_of_nothing_is():
    line = "ten-dice 0?,3000 1/1 throw 10o1000 - 0 - - 9"
    assert came_to(line, "points 300") == (MissedOpening(0, 1000),)
    assert came_to(line, "points 0") == (Bust(0, 0),)


@pytest.mark.parametrize(
    ("line", "move", "reason"),
    [
        ("basic 0,0 1/1 throw 6 - 0 - - 0", "points 50 leaving 1", "comes to 50 points here"),
        ("basic 0,0 1/1 throw 6 - 0 - - 0", "points 50 leaving 6", "comes to 50 points here"),
        ("classic 700,0? 1/1 throw 6 - 0 - - 0", "points 100 leaving 3", "comes to 100 points"),
        # Nine of ten dice can show no pair too many beside a single 5; the tenth always scores.
        ("ten-dice 9000,0? 1/1 throw 10 - 0 - - 9", "points 50", "no turn can come to 50 points"),
        ("official 2000,0? 1/1 throw 2a - 450/450 - - 9", "points 500 leaving 5", "500 points"),
    ],
)
def test_turns_that_no_dice_bring_are_refused(line, move, reason):
    with pytest.raises(IllegalMove, match=reason):
        declare(line, move)


def test_points_of_an_attempt_that_may_not_count_are_believed_to_count_as_far_as_they_can():
    line = "koans(entry.points=200,entry_carry=exclude_attempt) 0?,500 1/1 throw 2a - 300/300 - - 9"
    assert declare(line, "points 550 leaving 3").scores == (550, 500)
    assert declare(line, "points 450 leaving 5").scores == (0, 500)


def test_one_throw_may_have_been_enough_if_the_whole_turn_was():
    line = "koans(entry.points=200,entry.scope=throw) 0?,500 1/1 throw 5 - 0 - - 9"
    assert declare(line, "points 200").scores == (200, 500)
    assert declare(line, "points 150").scores == (0, 500)


@pytest.mark.parametrize(
    ("line", "move", "reason"),
    [
        ("classic 0?,0? 1/1 throw 6 - 0 - - 0", "points 675", "steps of 50"),
        (
            "koans(hot_dice=ends_turn) 500,500 1/1 throw 5 - 0 - - 9",
            "points 9000",
            "can come to 9,000",
        ),
        ("official 0?,0? 1/1 throw 5 - 0 - - 0", "points 550", "600 needed in one turn"),
        ("zilch-online 0,0 1/1 throw 6 - 0 - - 0", "points 250", "at least 300 points to bank"),
        ("classic 0?,0? 1/1 throw 3 - 450 - - 4", "points 650", "only a whole turn"),
        ("classic 10000,0? 1/1 over:1 0 - 0 - - 9", "points 650", "the game is over"),
        ("official 2000,650 1/1 offer 5 - 0 650@2a - 9", "points 650", "accept or decline"),
        ("classic 0?,0? 1/1 throw 6 - 0 - - 0", "points 900000000", "no turn can come to"),
    ],
)
def test_what_cannot_have_happened_is_refused_with_its_reason(line, move, reason):
    with pytest.raises(IllegalMove, match=reason):
        declare(line, move)


def test_no_player_can_declare_a_turn():
    state = greed.parse_position("classic 0?,0? 1/1 throw 6 - 0 - - 0")
    assert greed.parse_move("points 650") not in greed.legal_moves(state)
    with pytest.raises(IllegalMove, match="only a score pad"):
        greed.apply(state, "points 650")


@pytest.mark.parametrize(
    "text", ["points", "points -50", "points 1e3", "points 650 leaving", "points 650 3", "points ٣"]
)
def test_other_words_are_no_points(text):
    with pytest.raises(greed.MalformedMove, match="write those of a whole turn"):
        greed.parse_move(text)


EVENTS = tuple(map(greed.parse_move, ("points 650", "points 0", "points 1000")))
RECORD = greed.Record(sheet=greed.load("koans"), seats=("Ann", "points 5"), events=EVENTS)


@pytest.mark.parametrize(
    ("write", "read"), [(greed.to_jsonl, greed.from_jsonl), (greed.to_text, greed.from_text)]
)
def test_records_hold_them(write, read):
    assert read(write(RECORD)) == RECORD
