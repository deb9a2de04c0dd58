"""People who come later, sit out, are back or go home: what follows, and what is refused."""

import re

import pytest
from tests.support.games import random_changes

import greed
from greed import CameBack, IllegalMove, Joined, MalformedMove, Record, RecordError, SatOut
from greed.core.reachable import why_unreachable
from greed.core.record import apply_event


def after(line: str, *events: str | tuple[int, ...]) -> greed.State:
    """The state that events lead to from a position."""
    state = greed.parse_position(line)
    for event in events:
        state = apply_event(state, greed.parse_move(event) if isinstance(event, str) else event)
    return state


def came_to(line: str, event: str) -> tuple[greed.GameEvent, ...]:
    before, move = greed.parse_position(line), greed.parse_move(event)
    return greed.events(before, move, greed.change(before, move))


def test_somebody_who_joins_has_the_last_seat_and_nothing_yet():
    state = after("classic+zilch 1200,850! 2/1 throw 6 - 0 - - 9", "join")
    assert greed.position(state) == "classic+zilch 1200,850!,0? 2/1 throw 6 - 0 - - 10"
    assert after("farkle-minimal 1200,850 2/1 throw 6 - 0 - - 9", "join").standing == (1, 1, 1)
    assert came_to("classic 1200,850 2/1 throw 6 - 0 - - 9", "join") == (Joined(2),)


def test_who_joins_plays_when_the_turn_comes_to_the_new_seat():
    state = after("koans 1200,850 2/1 throw 5 - 0 - - 9", "join", "points 0")
    assert state.seat == 2
    assert after("koans 1200,850 1/1 throw 5 - 0 - - 9", "join", "points 0").seat == 1


def test_a_turn_goes_on_while_somebody_joins():
    line = "koans 1200,850 2/1 decide 2 - 150 - - 9"
    assert after(line, "join", "bank").scores == (1200, 1000, 0)


def test_nobody_joins_in_the_final_round():
    with pytest.raises(IllegalMove, match="the final round has begun, so nobody can join any more"):
        after("koans 3100,2900 2/1 throw 5 - 0 - 1> 40", "join")


def test_no_more_people_join_than_the_sheet_is_for():
    scores = ",".join(["0?"] * 12)
    with pytest.raises(IllegalMove, match="koans is for 2 to 12 players, not 13"):
        after(f"koans {scores} 2/1 throw 5 - 0 - - 40", "join")


def test_the_turns_of_who_sits_out_are_passed_over_until_they_are_back():
    line = "koans 1200,850,300 1/1 throw 5 - 0 - - 9"
    assert after(line, "out 2", "points 0").seat == 2
    assert after(line, "out 2", "points 0", "points 0").seat == 0
    assert after(line, "out 2", "back 2", "points 0").seat == 1
    assert after(line, "out 2", "out 3", "points 0").seat == 0


def test_score_standing_and_busts_in_a_row_of_who_sits_out_stay():
    line = "classic+zilch 1200,850!!,0? 1/1 throw 6 - 0 - - 9"
    state = after(line, "out 2", "points 0", "points 0", "back 2")
    assert greed.position(state) == "classic+zilch 1200!,850!!,0? 1/1 throw 6 - 0 - - 13"


def test_who_leaves_in_the_middle_of_a_turn_loses_its_points_without_a_bust():
    line = "classic+zilch 1200!!,850 1/1 decide 3 - 450 - - 9"
    state = after(line, "out 1")
    assert (state.scores, state.strikes, state.seat, state.phase) == (
        (1200, 850),
        (2, 0),
        1,
        "throw",
    )
    assert came_to(line, "out 1") == (SatOut(0, 450),)


def test_an_offer_goes_to_the_next_player_who_is_there():
    line = "official 2000,1000,1500 1/1 throw 5 - 0 - - 9"
    state = after(line, "out 2", "points 400 leaving 2")
    assert (state.phase, state.seat) == ("offer", 2)


def test_an_offer_never_goes_back_to_the_player_who_made_it():
    line = "official 2000,1000 1/1 throw 5 - 0 - - 9"
    state = after(line, "out 2", "points 400 leaving 2")
    assert (state.phase, state.seat) == ("throw", 0)


def test_an_offer_to_somebody_who_leaves_goes_to_nobody():
    line = "official 2000,1000,1500 1/1 throw 5 - 0 - - 9"
    state = after(line, "points 400 leaving 2", "out 2")
    assert (state.phase, state.seat, state.hand.dice) == ("throw", 2, 5)


def test_an_offer_waits_while_others_come_and_go():
    line = "official 2000,1000,1500 1/1 throw 5 - 0 - - 9"
    state = after(line, "out 2", "points 400 leaving 2", "back 2", "join")
    assert (state.phase, state.seat) == ("offer", 2)
    assert why_unreachable(state) is None


def test_the_final_round_passes_over_who_sits_out():
    line = "koans 2900,850,300 1/1 throw 5 - 0 - - 9"
    state = after(line, "out 2", "points 200")
    assert state.seat == 2
    over = after(line, "out 2", "points 200", "points 0")
    assert (over.over, over.winners) == (True, (0,))


def test_a_last_turn_that_is_still_to_come_waits_for_who_is_back():
    line = "koans 2900,850,300 1/1 throw 5 - 0 - - 9"
    assert after(line, "out 3", "points 200", "back 3", "points 0").seat == 2
    passed = after(line, "out 2", "points 200", "back 2", "points 0")
    assert passed.over


def test_the_game_is_over_when_nobody_with_a_last_turn_is_there():
    line = "koans 2900,850,300 1/1 throw 5 - 0 - - 9"
    state = after(line, "out 2", "out 3", "points 200")
    assert (state.over, state.winners) == (True, (0,))
    assert str(greed.outcome(state)) == (
        "Player 1 wins. The final round is over, and nobody else has as many points."
    )
    assert after(line, "points 200", "out 3", "out 2").winners == (0,)


def test_who_has_gone_home_with_the_score_to_beat_wins_if_nobody_beats_it():
    line = "koans 3100,2900,2000 2/1 throw 5 - 0 - 1>3 9"
    assert after(line, "out 1", "points 0", "points 0").winners == (0,)
    assert after(line, "out 1", "points 200", "points 0").winners == (0, 1)


def test_challenges_by_rounds_pass_over_who_sits_out():
    line = "classic(endgame=rechallenge_rounds) 10500,9900,2000 2/1 throw 6 - 0 - 1>3 30"
    state = after(line, "out 1", "points 1000", "points 0")
    assert (state.seat, state.final) == (2, greed.core.state.Final(1, (0,)))


def test_one_player_alone_plays_on_to_the_target():
    line = "koans 2900,850 1/1 throw 5 - 0 - - 9"
    assert after(line, "out 2", "points 0").seat == 0
    assert after(line, "out 2", "points 0", "points 200").winners == (0,)


@pytest.mark.parametrize(
    ("scores", "move", "reason"),
    [
        ("0?,0?~", "out 1", "everybody else sits out, so this player has to stay"),
        ("0?,0?~", "out 2", "player 2 sits out already"),
        ("0?,0?~", "back 1", "player 1 doesn't sit out"),
        ("0?,0?~", "out 3", "there are 2 players, so there is no player 3"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(scores, move, reason):
    with pytest.raises(IllegalMove, match=reason):
        after(f"koans {scores} 1/1 throw 5 - 0 - - 9", move)


@pytest.mark.parametrize("move", ["join", "out 1", "back 2"])
def test_a_game_that_is_over_stays_as_it_is(move):
    with pytest.raises(IllegalMove, match="the game is over"):
        after("koans 3100,2900~ 1/1 over:1 0 - 0 - 1> 9", move)


@pytest.mark.parametrize("move", ["join", "out 1", "back 1"])
def test_no_player_says_who_plays(move):
    state = greed.parse_position("koans 0?,0? 1/1 throw 5 - 0 - - 9")
    assert move not in greed.legal_moves(state)
    with pytest.raises(IllegalMove, match="only the host of the table says who plays"):
        greed.apply(state, move)


@pytest.mark.parametrize("text", ["out", "back", "out 0", "out x", "out 1 2", "join 3"])
def test_a_change_that_cannot_be_read_is_refused(text):
    with pytest.raises(MalformedMove):
        greed.parse_move(text)


def test_a_position_says_who_sits_out():
    line = "classic+zilch 1200!~,0?,850 2/1 throw 6 - 0 - - 9"
    state = greed.parse_position(line)
    assert (state.away, greed.position(state)) == ((0,), line)
    assert "Player 1: 1,200 (strikes: 1) (sits out)" in str(state)


@pytest.mark.parametrize(
    "line", ["koans 0?~,0?~ 1/1 throw 5 - 0 - - 9", "koans 0?~,0? 1/1 throw 5 - 0 - - 9"]
)
def test_a_position_in_which_nobody_can_play_is_refused(line):
    with pytest.raises(greed.PositionError):
        greed.parse_position(line)


def test_being_back_is_told():
    assert came_to("koans 0?,0?~ 1/1 throw 5 - 0 - - 9", "back 2") == (CameBack(1),)


@pytest.mark.parametrize("seed", range(12))
def test_every_state_of_a_game_in_which_people_come_and_go_can_be_and_has_a_position(seed):
    for state in greed.replay(random_changes(seed)):
        assert why_unreachable(state) is None
        assert greed.parse_position(greed.position(state)) == state


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("write", "read"), [(greed.to_jsonl, greed.from_jsonl), (greed.to_text, greed.from_text)]
)
def test_records_hold_who_came_and_went(seed, write, read):
    record = random_changes(seed)
    assert read(write(record)) == record


def test_the_seats_of_those_who_joined_are_the_last_ones_of_a_record():
    events = (greed.JOIN, greed.parse_move("out 2"), greed.parse_move("points 0"))
    record = Record(sheet=greed.load("koans"), seats=("Ann", "Bob", "Cleo"), events=events)
    states = list(greed.replay(record))
    assert [(state.seats, state.seat) for state in states] == [(2, 0), (3, 0), (3, 0), (3, 2)]
    assert "[Joined 1]" in greed.to_text(record)
    assert "1. Ann  join out 2 points 0 = 0" in greed.to_text(record)


def test_text_says_what_was_kept_after_somebody_came_or_went():
    events = ((1, 1, 5, 2, 3), greed.JOIN, greed.parse_move("keep 115"), greed.ROLL)
    record = Record(sheet=greed.load("koans"), seats=("Ann", "Bob", "Cleo"), events=events)
    assert "1. Ann  11523:? join :115 roll {" in greed.to_text(record)
    assert greed.from_text(greed.to_text(record)) == record


def test_a_record_in_which_more_join_than_its_seats_is_refused():
    record = Record(sheet=greed.load("koans"), seats=("Ann",), events=(greed.JOIN,))
    with pytest.raises(RecordError, match="koans is for 2 to 12 players, not 0"):
        list(greed.replay(record))


def test_text_refuses_another_number_of_people_who_joined():
    record = Record(sheet=greed.load("koans"), seats=("Ann", "Bob", "Cy"), events=(greed.JOIN,))
    text = re.sub(r" \{[0-9a-f]{8}\}", "", greed.to_text(record))
    with pytest.raises(RecordError, match="isn't the number of those who joined"):
        greed.from_text(text.replace("[Joined 1]\n", ""))


@pytest.mark.parametrize("number", ["one", "-1", "²", "9" * 5000])
def test_text_refuses_a_header_that_is_no_number(number):
    record = Record(sheet=greed.load("koans"), seats=("Ann", "Bob", "Cy"), events=(greed.JOIN,))
    text = greed.to_text(record).replace("[Joined 1]", f"[Joined {number}]")
    with pytest.raises(RecordError, match="isn't a number"):
        greed.from_text(text)


@pytest.mark.parametrize("version", [0, 2])
def test_a_record_of_another_version_is_refused(version):
    record = Record(sheet=greed.load("koans"), seats=("Ann", "Bob"))
    text = greed.to_text(record).replace("[Greed 1]", f"[Greed {version}]")
    with pytest.raises(RecordError, match=f"expected a record of version 1, not {version}"):
        greed.from_text(text)
