"""Carryovers among three: what is kept of them, and what a player does with an offer."""

import random

import numpy as np
import pytest

import greed
from greed.core.moves import ACCEPT, DECLINE
from greed.core.sheet import Carryover, Dice, End, Entry, Scoring, Sheet, Turn
from greed.exact.multi import MultiSolution, first_wins, multi_is_kept
from greed.exact.multi._positions import Positions
from greed.exact.multi._solver import solved_multi
from greed.tables import tables

SHEET = Sheet(
    title="offers", target=80, dice=Dice(count=2), entry=Entry(points=20),
    scoring=Scoring(singles={1: 20, 5: 10}, kinds={2: {3: 30}}), carryover=Carryover(),
    turn=Turn(hot_dice="ends_turn"), end=End(endgame="first_to_target"),
)  # fmt: skip


@pytest.fixture(scope="module")
def whole() -> Positions:
    return solved_multi(tables(SHEET), close=1e-11)


def _games(first: greed.State, count: int) -> list[greed.State]:
    """Return the states of games in which everybody moves at random."""
    rng, found = random.Random(7), []
    for _ in range(count):
        state = first
        while not state.over:
            found.append(state)
            if state.phase == "throw":
                state = greed.throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
            else:
                state = greed.apply(state, rng.choice(list(greed.legal_moves(state))))
    return found


def test_what_is_kept_for_a_while_gives_the_same_chances_as_keeping_everything(whole: Positions):
    kept = solved_multi(tables(SHEET), close=1e-11, whole=False)
    assert kept.attempts.size < whole.attempts.size
    assert np.array_equal(kept.chances.values, whole.chances.values)


def test_without_everything_kept_the_first_turn_is_answered_and_later_ones_are_not(
    whole: Positions,
):
    kept = MultiSolution(solved_multi(tables(SHEET), close=1e-11, whole=False))
    answered = 0
    for state in _games(greed.start(SHEET, 3), 60):
        if kept.covers(state):
            assert kept.chances(state) == pytest.approx(MultiSolution(whole).chances(state))
            answered += 1
        elif state.phase != "throw" or state.points:
            assert max(state.scores) > 0
    assert answered > 100


def test_what_is_left_of_a_game_with_offers_is_worth_the_same(whole: Positions):
    states = [state for state in _games(greed.start(SHEET, 3), 30) if max(state.scores) >= 40]
    first = states[0]
    near = MultiSolution(solved_multi(tables(SHEET), close=1e-11, state=first))
    full = MultiSolution(whole)
    for state in _games(first, 40):
        assert near.chances(state) == pytest.approx(full.chances(state), abs=1e-9), str(state)


def test_some_offers_are_taken_and_others_are_not(whole: Positions):
    full = MultiSolution(whole)
    offers = [state for state in _games(greed.start(SHEET, 3), 200) if state.phase == "offer"]
    assert {full.best(state) for state in offers} == {ACCEPT, DECLINE}


def test_a_player_off_the_board_takes_an_offer_too(whole: Positions):
    full = MultiSolution(whole)
    offers = [
        state
        for state in _games(greed.start(SHEET, 3), 200)
        if state.phase == "offer" and not state.scores[state.seat]
    ]
    assert ACCEPT in {full.best(state) for state in offers}


def test_the_start_of_a_game_alone_is_worth_the_same(whole: Positions):
    found = first_wins(SHEET)
    assert found.first == pytest.approx(MultiSolution(whole).first, abs=found.rounding)


def test_what_the_start_is_worth_is_worked_out_once():
    assert first_wins(SHEET) == first_wins(SHEET)
    assert multi_is_kept(SHEET, whole=False)
    assert not multi_is_kept(SHEET)
