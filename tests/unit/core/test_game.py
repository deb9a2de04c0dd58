"""Legal moves as one object, the three refusals, and what a state is."""

import pickle

import pytest

import greed
from greed import (
    ACCEPT,
    BANK,
    DECLINE,
    ROLL,
    IllegalMove,
    MalformedMove,
    Move,
    MoveError,
    StaleMove,
)
from greed.testing import course


def keep_phase() -> greed.State:
    return course(greed.load("official"), "11523")


def decide_phase() -> greed.State:
    return course(greed.load("basic"), "112346 k1")


def test_legal_moves_are_iterable_countable_and_a_container():
    moves = greed.legal_moves(keep_phase())
    assert [str(move) for move in moves] == [
        "keep 1", "keep 5", "keep 1 1", "keep 1 5", "keep 1 1 5",
    ]  # fmt: skip
    assert len(moves) == 5
    assert moves[0] == Move("keep", (1,))
    assert moves[-1] == Move("keep", (1, 1, 5))
    assert Move("keep", (1, 5)) in moves
    assert "keep 5 1" in moves
    assert BANK not in moves
    assert "bank" not in moves
    assert 7 not in moves


def test_legal_moves_show_themselves():
    assert repr(greed.legal_moves(decide_phase())) == "<LegalMoves: roll, bank>"
    assert repr(greed.legal_moves(greed.start(greed.load("koans")))) == "<LegalMoves: none>"


@pytest.mark.parametrize(
    ("state", "move", "why"),
    [
        (keep_phase(), "bank", "first keep one or more scoring dice of the throw"),
        (keep_phase(), "roll", "first keep one or more scoring dice of the throw"),
        (keep_phase(), "accept", "there is no carryover on offer now"),
        (keep_phase(), "keep 1 1 1", "the throw shows 2 1s"),
        (decide_phase(), "decline", "there is no carryover on offer now"),
        (decide_phase(), "keep 1", "dice have been kept from this throw already"),
        (greed.start(greed.load("koans")), "roll", "the dice must fall first"),
        (course(greed.load("basic"), "111346 k111 bank"), "bank", "first accept or decline"),
    ],
)
def test_a_move_that_is_not_legal_has_a_reason(state: greed.State, move: str, why: str):
    assert (greed.legal_moves(state).why_not(move) or "").startswith(why)
    with pytest.raises(IllegalMove, match=why):
        greed.apply(state, move)


def test_a_legal_move_has_no_reason():
    for state in (keep_phase(), decide_phase()):
        moves = greed.legal_moves(state)
        assert [moves.why_not(move) for move in moves] == [None] * len(moves)


def test_an_illegal_move_names_what_is_legal():
    with pytest.raises(IllegalMove) as refused:
        greed.apply(decide_phase(), "keep 1")
    assert str(refused.value) == (
        "keep 1 is not legal: dice have been kept from this throw already (legal: roll, bank)"
    )
    with pytest.raises(IllegalMove, match=r"\(legal: nothing\)"):
        greed.apply(greed.start(greed.load("koans")), ROLL)


def test_a_move_for_another_ply_is_stale_whatever_it_says():
    state = decide_phase()
    assert greed.apply(state, "roll", ply=state.ply) == greed.apply(state, "roll")
    for ply in (0, state.ply - 1, state.ply + 1):
        with pytest.raises(StaleMove, match=f"for ply {ply}, the game is at ply {state.ply}"):
            greed.apply(state, "fly", ply=ply)


@pytest.mark.parametrize(
    "text",
    ["", "fly", "keep", "keep x", "keep 0", "keep 10", "keep 1 12", "roll 1", "bank now", "keep -1",
     "keep \u0661", "keep " + "9" * 5_000 + " 1", "keep 1.0", "1 1 5", "rollbank"],
    ids=lambda text: text[:10],
)  # fmt: skip
def test_a_text_that_is_no_move_is_malformed(text: str):
    with pytest.raises(MalformedMove):
        greed.apply(keep_phase(), text)


@pytest.mark.parametrize(
    "move",
    [Move("keep", (5, 1)), Move("roll", (1,)), Move("keep"), Move("fly"), Move("keep", (0,))],  # type: ignore[arg-type]
    ids=str,
)
def test_a_move_that_could_not_be_written_is_malformed(move: Move):
    for state in (keep_phase(), decide_phase()):
        with pytest.raises(MalformedMove):
            greed.apply(state, move)


def test_the_three_refusals_are_apart_and_one_family():
    kinds = {MalformedMove, IllegalMove, StaleMove}
    assert all(issubclass(kind, MoveError) for kind in kinds)
    assert not any(issubclass(a, b) for a in kinds for b in kinds if a is not b)


@pytest.mark.parametrize("refused", ["keep 2", "fly", "bank"])
def test_what_is_refused_changes_nothing(refused: str):
    state = keep_phase()
    before = pickle.dumps(state)
    with pytest.raises(MoveError):
        greed.apply(state, refused)
    assert pickle.dumps(state) == before


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll", ROLL), ("Bank ", BANK), ("ACCEPT", ACCEPT), (" decline", DECLINE),
        ("keep 5 1 1", Move("keep", (1, 1, 5))), ("keep 511", Move("keep", (1, 1, 5))),
        ("keep 9", Move("keep", (9,))), ("KEEP  2", Move("keep", (2,))),
    ],
)  # fmt: skip
def test_a_move_reads_as_it_is_meant(text: str, move: Move):
    assert greed.parse_move(text) == move
    assert greed.parse_move(str(move)) == move


def test_a_state_is_a_value():
    state = keep_phase()
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert again == state
    assert hash(again) == hash(state)
    assert len({state, again, decide_phase()}) == 2
    with pytest.raises(AttributeError):
        state.points = 5  # type: ignore[misc]


def test_the_chances_of_a_throw_sum_to_one():
    for script in ("", "11523 k1 roll", "11523 k115 roll"):
        chances = greed.chances(course(greed.load("official"), script))
        assert sum(chances.values()) == 1
    assert len(greed.chances(greed.start(greed.load("official")))) == 252
    assert greed.chances(keep_phase()) == {}


def test_dice_fall_in_any_order():
    state = greed.start(greed.load("official"))
    assert greed.throw(state, (5, 1, 3, 1, 2)) == greed.throw(state, iter([1, 1, 2, 3, 5]))


def test_every_event_is_a_ply():
    assert keep_phase().ply == 1
    assert decide_phase().ply == 2
    assert course(decide_phase(), "roll 23466").ply == 4
    tally = greed.parse_position("ten-dice 1000,0? 1/1 throw 1 - 500 - - 40")
    assert course(tally, "1 k1").ply == 42


def test_the_first_seat_may_be_any():
    state = course(greed.load("basic"), "223446", seats=3, first=2)
    assert (state.first, state.seat) == (2, 0)
