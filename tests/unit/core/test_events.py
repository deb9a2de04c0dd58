"""What an event came to, and how a state reads."""

import pytest
from tests.support.games import SHEETS, random_record, states

import greed
from greed import FORFEIT, GameEvent


def told(line: str, event: str | tuple[int, ...]) -> tuple[GameEvent, ...]:
    before = greed.parse_position(line)
    if isinstance(event, tuple):
        return greed.events(before, event, greed.throw(before, event))
    move = greed.parse_move(event)
    after = greed.forfeit(before) if move == FORFEIT else greed.apply(before, move)
    return greed.events(before, move, after)


def test_a_bust_that_fills_the_strikes_resets_the_score():
    assert told("classic+zilch 4000!!,0? 1/1 throw 3 - 450 - - 9", (2, 3, 4)) == (
        greed.Bust(0, lost=450),
        greed.Reset(0, busts=3, lost=4000, off_board=True),
    )


def test_a_forfeit_is_a_strike_as_well():
    assert told("classic+zilch 4000!,0? 1/1 throw 3 - 450 - - 9", "forfeit") == (
        greed.Forfeited(0, lost=450),
        greed.Strike(0, busts=2, limit=3, penalty=0),
    )


def test_busts_before_entry_are_no_strikes_where_the_sheet_says_so():
    sheet = "classic+zilch(strikes.count=1,zilch_before_entry=false)"
    assert told(f"{sheet} 4000,0? 2/1 throw 3 - 450 - - 9", (2, 3, 4)) == (greed.Bust(1, lost=450),)


def test_a_fine_costs_what_the_sheet_says():
    assert told("zilch-online 700!!,300 1/1 throw 2 - 300 - - 12", (2, 3)) == (
        greed.Bust(0, lost=300),
        greed.Fine(0, busts=3, lost=500),
    )


def test_entry_brings_a_bank_and_an_offer():
    assert told("official 0?,700 1/1 decide 2 - 600 - - 9", "bank") == (
        greed.Banked(0, points=600, score=600),
        greed.Entered(0),
        greed.OfferMade(1, points=600, dice=2),
    )


def test_a_bank_that_records_nothing_says_why():
    assert told("koans 0?,0? 1/1 decide 2 - 250 - - 3", "bank") == (
        greed.Banked(0, 0, 0, "300 needed in one turn to get on the board: 250 so far"),
    )


def test_the_final_round_begins_with_the_score_to_beat():
    *_, last = told("basic 9800,0 1/1 decide 3 - 450 - - 3", "bank")
    assert last == greed.FinalRound(0, score=10250)


def test_a_new_leader_sets_the_score_to_beat():
    *_, last = told("official 10000,9800,0? 2/1 decide 3 - 450 - 1>3 90", "bank")
    assert last == greed.ScoreToBeat(1, score=10250)


def test_a_leader_may_raise_the_score_to_beat_in_a_bonus_turn():
    *_, last = told("ten-dice 20500,1900 1/1 decide 3 - 450 - 1>2 90", "bank")
    assert last == greed.ScoreToBeat(0, score=20950, raised=True)


def test_hot_dice_bring_all_dice_back():
    assert told("basic 0,0 1/1 keep 2 15 300 - - 9", "keep 1 5") == (greed.HotDice(0, dice=6),)


def test_a_win_carries_its_outcome():
    *_, won = told("classic 9800,0? 1/1 decide 3 - 450 - - 3", "bank")
    assert won == greed.Won(greed.Outcome((0,), greed.Termination.TARGET), 10250)


def test_a_roll_comes_to_nothing():
    assert told("basic 9800,0 1/1 decide 3 - 450 - - 3", "roll") == ()


def test_a_state_reads_as_scores_turn_and_what_is_legal():
    state = greed.parse_position("basic 10000,9000 2/1 decide 2 - 500 - 1> 90")
    assert str(state).splitlines() == [
        "basic, target 10,000. Player 1: 10,000; Player 2: 9,000",
        "Final round: Player 1 has the score to beat",
        "Player 2 has 500 points this turn and 2 dice to roll",
        "Legal: roll, bank",
    ]


def test_a_state_that_is_over_reads_as_its_outcome():
    state = greed.parse_position("basic 10000,9550 2/1 decide 3 - 450 - 1> 90")
    assert str(greed.apply(state, "bank")).endswith("players with equal scores share the win.")


@pytest.mark.parametrize("name", SHEETS)
def test_every_state_reads_in_two_to_four_lines(name: str):
    for state in states(random_record(name, seats=3)):
        assert 2 <= len(str(state).splitlines()) <= 4
        assert repr(state) == f"<State {greed.position(state)}>"
