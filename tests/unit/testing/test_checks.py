"""The testing kit finds what is wrong: with a sheet's game, with a bot, with a script."""

import random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.states import changed

import greed
from greed import BANK, ROLL, IllegalMove, LegalMoves, MalformedMove, Move, Sheet, State, ThrowError
from greed.core.contradictions import contradictions
from greed.testing import (
    LawBroken,
    careful,
    careless,
    check_bot,
    check_event,
    check_sheet,
    check_state,
    course,
    games,
    play,
    sheets,
    states,
    throws,
)

KOANS = greed.load("koans")


class Scripted:
    """A bot that answers what a function says."""

    def __init__(self, answer):
        self.answer = answer

    def choose(self, state: State) -> Move:
        return cast("Move", self.answer(state))


def test_a_bot_that_plays_by_the_rules_passes():
    assert check_bot(Scripted(lambda state: greed.legal_moves(state)[0]), KOANS, games=1) > 10


def test_a_bot_that_rolls_out_of_turn_is_caught():
    with pytest.raises(LawBroken, match="answers with a legal move: roll"):
        check_bot(Scripted(lambda _: ROLL), KOANS)


def test_a_bot_that_changes_its_mind_is_caught():
    chance = random.Random(1)
    official = greed.load("official")
    with pytest.raises(LawBroken, match="answers alike"):
        check_bot(Scripted(lambda state: careless(state, chance)), official)


def test_a_bot_that_never_lets_a_game_end_is_caught():
    stalls = Scripted(lambda state: min(greed.legal_moves(state), key=lambda move: move == ROLL))
    with pytest.raises(LawBroken, match="every game ends"):
        check_bot(stalls, greed.load("koans(target=3000)"), games=1, most=30)


def test_a_game_without_end_is_caught():
    with pytest.raises(LawBroken, match="every game ends: after 20 events"):
        check_sheet(KOANS, games=1, most=20)
    assert check_sheet(KOANS, games=1, most=20, must_end=False) == 20


def events(script: str) -> tuple[State, State]:
    *_, last = script.split()
    before = course(greed.load("basic"), script.removesuffix(last))
    return before, course(before, last)


@pytest.mark.parametrize(
    ("script", "event", "change", "law"),
    [
        ("112346", (1, 1, 2, 3, 4, 6), {"ply": 7}, "each event is one ply"),
        ("112346", (1, 1, 2, 3, 4, 6), {"first": 1}, "sheet, seats and first seat"),
        ("112346", (1, 1, 2, 3, 4, 6), {"scores": (0, 5)}, "nothing of another seat"),
        ("112346", (1, 1, 2, 3, 4, 6), {"scores": (5, 0)}, "a throw gains nothing"),
        ("112346", (1, 1, 2, 3, 4, 5), {}, "the dice on the table"),
        ("112346 k1", Move("keep", (1,)), {"hand": greed.Hand(4)}, "dice are conserved"),
        ("112346 k1", Move("keep", (1,)), {"scores": (100, 0)}, "no points without a bank"),
        ("112346 k1", Move("keep", (5,)), {}, "kept dice were on the table"),
        ("112346 k1 bank", BANK, {"scores": (50, 0)}, "a bank records all points"),
        ("112346 k1 bank", BANK, {"points": 50}, "a bank ends the turn"),
        ("112346 k1 bank", BANK, {"seat": 0}, "an offer is for somebody else"),
        ("112346 k1 roll", ROLL, {"hand": greed.Hand(6)}, "the dice left are thrown"),
        ("112346 k1 roll", ROLL, {"points": 0}, "points stay at risk"),
        ("112346 k1 roll", ROLL, {"scores": (100, 0)}, "only a bank changes a score"),
    ],
)
def test_an_event_that_breaks_a_law_is_caught(script, event, change, law):
    before, after = events(script)
    with pytest.raises(LawBroken, match=law):
        check_event(before, event, changed(after, **change))


@pytest.mark.parametrize(
    ("change", "law"),
    [
        ({"winners": (0,)}, "over means that somebody has won"),
        ({"hand": greed.Hand(7)}, "no more dice than the sheet has"),
        ({"inherited": 500}, "inherited points"),
        ({"strikes": (1, 0)}, "nobody counts busts"),
        ({"cast": None}, "a throw lies on the table"),
    ],
)
def test_a_state_that_breaks_a_law_is_caught(change, law):
    state = course(greed.load("basic"), "112346")
    check_state(state)
    with pytest.raises(LawBroken, match=law):
        check_state(changed(state, **change))


def test_a_referee_that_hides_a_legal_move_is_caught(monkeypatch):
    state = course(greed.load("basic"), "112346")
    monkeypatch.setattr("greed.testing.laws.legal_moves", lambda s: LegalMoves(s, s.cast.moves[1:]))
    with pytest.raises(LawBroken, match="keep 1 "):
        check_state(state)


def test_a_script_goes_on_from_a_state():
    state = course(greed.load("basic"), "111346 k111")
    assert course(state, "bank accept") == course(greed.load("basic"), "111346 k111 bank accept")


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("k1", IllegalMove),
        ("112346 x1", MalformedMove),
        ("11", ThrowError),
        ("112346 k", MalformedMove),
    ],
)
def test_a_script_that_cannot_be_is_refused(script: str, error: type[Exception]):
    with pytest.raises(error):
        course(greed.load("basic"), script)


def test_players_draw_their_lots_from_the_seed_alone():
    first, second = (list(play(KOANS, [careful, careless], seed=5)) for _ in range(2))
    assert first == second
    assert first != list(play(KOANS, [careful, careless], seed=6))


@given(sheets())
@settings(max_examples=40)
def test_a_drawn_sheet_does_not_contradict_itself(sheet: Sheet):
    assert contradictions(sheet) == []


@given(st.data())
@settings(max_examples=10)
def test_drawn_games_and_states_are_of_the_sheet(data: st.DataObject):
    record = data.draw(games(KOANS, most=100))
    *_, last = greed.replay(record)
    assert last.ply == len(record.events) <= 100
    check_state(data.draw(states(KOANS, most=50)))


@given(throws(4, faces=3))
def test_drawn_throws_are_sorted_and_of_the_faces(throw: tuple[int, ...]):
    assert list(throw) == sorted(throw)
    assert len(throw) == 4
    assert set(throw) <= {1, 2, 3}
