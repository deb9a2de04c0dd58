"""The rules of a game as numbers: each is what the core does, and drawn sheets have no others."""

import random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from greed.core.game import apply, forfeit, legal_moves, start, throw
from greed.core.sheet import End, Entry, Sheet, Strikes
from greed.core.state import OFF, ON, OUT
from greed.sheets import load
from greed.tables.game_rules import game_rules
from greed.tables.game_values import Called, EntryRule, SeatStatus
from greed.testing.strategies import sheets

KOANS = load("koans")


def strict(**strikes: object) -> Sheet:
    return replace(KOANS, strikes=Strikes(count=2, **strikes))  # type: ignore[arg-type]


def last_bust(sheet: Sheet) -> SeatStatus:
    """The status on the board of which one more bust costs something."""
    found = [each for each in game_rules(sheet).statuses if each.standing == ON]
    return max(found, key=lambda status: status.strikes)


@pytest.mark.parametrize(
    ("endgame", "reached", "beaten"),
    [
        ("single_final_turn", Called(True, True), Called(True, False)),
        ("finish_round", Called(True, False), Called(True, False)),
        ("rechallenge_all", Called(True, True), Called(True, True, leader=True)),
        ("rechallenge_rounds", Called(True, True), Called(True, False, later=True)),
        ("deposed_and_waiting", Called(True, True), Called(True, False, leader=True)),
    ],
)
def test_the_end_of_a_game_is_told_by_whom_it_calls(endgame, reached, beaten):
    found = game_rules(replace(KOANS, end=End(endgame=endgame)))
    assert (found.reached, found.beaten, found.banks.at) == (reached, beaten, "calls")


@pytest.mark.parametrize("overshoot", ["allowed", "forfeits"])
def test_banks_are_told_apart_below_the_target_at_it_and_above(overshoot):
    found = game_rules(replace(KOANS, end=End(endgame="first_to_target", overshoot=overshoot)))
    above = {"allowed": "wins", "forfeits": "forfeits"}[overshoot]
    assert (found.banks.below, found.banks.at, found.banks.above) == ("adds", "wins", above)


@pytest.mark.parametrize("tie", ["shared", "first_to_reach"])
def test_ties_are_shared_or_won_by_the_leader(tie):
    assert game_rules(replace(KOANS, end=End(tie=tie))).leader_wins_ties == (tie != "shared")


@pytest.mark.parametrize("penalty", [50, KOANS.target, 7 * KOANS.target])
@pytest.mark.parametrize("floor", [False, True])
def test_a_penalty_is_not_taken_for_the_loss_of_everything(penalty: int, floor: bool):
    sheet = strict(effect="penalty", penalty=penalty, score_floor=floor)
    loss = last_bust(sheet).bust
    assert (loss.all, loss.points, loss.floor, loss.busts) == (False, penalty, floor, 2)


def test_a_reset_takes_the_whole_score_and_the_place_on_the_board():
    found, status = game_rules(strict()), last_bust(strict())
    assert (status.bust.all, found.statuses[status.bust.status].standing) == (True, OUT)


def test_the_leader_of_the_final_round_loses_nothing():
    status = last_bust(strict())
    after = game_rules(strict()).statuses[status.leading.status]
    assert (status.leading.all, status.leading.points, after.standing) == (False, 0, ON)


def test_a_seat_off_the_board_knows_what_it_needs():
    again = strict(reentry=Entry(points=1000, scope="throw", stop_before_entry="refused"))
    needs = {status.standing: status.entry for status in game_rules(again).statuses}
    assert needs == {
        OFF: EntryRule(300, "turn", "forfeits"),
        ON: None,
        OUT: EntryRule(1000, "throw", "refused"),
    }


@settings(max_examples=40)
@given(sheets(max_dice=4))
def test_each_turn_of_a_game_leaves_a_seat_as_its_status_says(sheet: Sheet):
    rules, rng = game_rules(sheet), random.Random(sheet.title)
    number = {(each.standing, each.strikes): n for n, each in enumerate(rules.statuses)}
    state = start(sheet, sheet.seats.min)
    for _ in range(150):
        if state.over:
            break
        before, seat = state, state.seat
        if rng.random() < 0.02:
            state = forfeit(state)
        elif state.phase == "throw":
            state = throw(state, rng.choices(range(1, sheet.dice.faces + 1), k=state.hand.dice))
        else:
            state = apply(state, rng.choice(legal_moves(state)))
        status = rules.statuses[number[before.standing[seat], before.strikes[seat]]]
        after = number[state.standing[seat], state.strikes[seat]]
        assert after in {
            number[status.standing, status.strikes],
            status.bust.status,
            status.leading.status,
            status.nothing,
            status.bank,
        }
        if state.scores[seat] > before.scores[seat]:
            assert after == status.bank
        if state.phase == "throw" and state.seat != seat and not state.points:
            assert (
                state.hand
                == rules.statuses[
                    number[state.standing[state.seat], state.strikes[state.seat]]
                ].hand
            )
