"""What is said of the end of a turn before it happens."""

import pytest
from msgspec.structs import replace
from tests.support.games import SHEETS, random_record, states

import greed
from greed.core.consequence import Chase, chase, consequence
from greed.core.state import Turn

BANK = greed.parse_move("bank")

SAID = [
    ("basic 9800,9000 1/1 decide 3 - 450 - - 3", "final", "starts the final round: 10,250 to beat"),
    ("basic 9800,10000 1/2 decide 3 - 450 - 2> 3", "wins", "wins the game!"),
    ("basic 10000,9550 2/1 decide 3 - 450 - 1> 90", "shares", "shares the win"),
    ("koans 750,3050 1/1 decide 3 - 150 - 2> 21", "loses", "loses: 2,150 short"),
    ("basic(overshoot=forfeits) 9800,0 1/1 decide 3 - 450 - - 3", "nothing",
     "scores nothing: 10,250 would be more than 10,000, so the points of the turn are lost"),
    ("classic 0?,0? 1/1 decide 3 - 550 - - 3", "enters", "safe, and on the board"),
    ("official 700,700 1/1 decide 3 - 350 - - 9", "banks", "safe, but offers 350 and 3 dice"),
    ("basic 750,10050,700 3/1 decide 3 - 150 - 2>1 21", "behind",
     "9,200 short of the score to beat"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "kind", "words"), SAID)
def test_a_bank_is_announced_for_what_it_is(line: str, kind: str, words: str):
    found = consequence(greed.parse_position(line), BANK)
    assert found is not None
    assert (found.kind, found.words) == (kind, words)


def test_a_move_that_goes_on_announces_nothing():
    state = greed.parse_position("classic 700,700 1/1 decide 2 - 550 - - 9")
    assert consequence(state, greed.parse_move("roll")) is None


@pytest.mark.parametrize("name", SHEETS)
def test_in_whole_games_whoever_is_told_to_win_wins(name: str):
    record = random_record(name, 2)
    for before, event, after in zip(
        states(record), record.events, list(states(record))[1:], strict=False
    ):
        if isinstance(event, greed.Move) and event.kind == "bank":
            said = consequence(before, event)
            assert said is not None
            assert (said.kind in ("wins", "shares")) == (before.seat in after.winners)


@pytest.mark.parametrize(
    ("line", "level", "lead"),
    [
        # In the last turn, where ties are shared or the first to reach the score wins.
        ("koans 3000,2900 2/1 throw 5 - 0 - 1> 40", 100, 150),
        ("koans(tie=first_to_reach) 3000,2900 2/1 throw 5 - 0 - 1> 40", 0, 150),
        ("koans(endgame=rechallenge_all) 3000,2900 2/1 throw 5 - 0 - 1> 40", 100, 150),
        # Beyond an exact target points are lost, or bounce.
        ("koans(overshoot=forfeits) 3000,2900 2/1 throw 5 - 0 - 1> 40", 100, 0),
        ("koans(overshoot=bounces) 3000,2900 2/1 throw 5 - 0 - 1> 40", 100, 0),
        # A bank has to be large enough, or to get the player on the board.
        ("zilch-online 10000,9900 2/1 throw 6 - 0 - 1> 40", 0, 300),
        ("koans(entry.points=400) 3000,0? 2/1 throw 5 - 0 - 1> 40", 3000, 3050),
        ("koans(entry.points=400,target=400) 400,0? 2/1 throw 5 - 0 - 1> 40", 400, 450),
        ("koans(entry.points=400,tie=first_to_reach) 3000,0? 2/1 throw 5 - 0 - 1> 40", 0, 3050),
    ],
)
def test_what_a_final_round_needs_is_what_a_bank_leads_to(line: str, level: int, lead: int):
    state = greed.parse_position(line)
    assert chase(state) == Chase(level, lead)
    for points in range(50, 3600, 50):
        turn = Turn(state.seat, "decide", state.hand, points, best_throw=points, may_bank=True)
        at = replace(state, turn=turn)
        banked = consequence(at, BANK) if BANK in greed.legal_moves(at) else None
        kind = banked and banked.kind
        assert (kind in ("wins", "leads")) == (0 < lead <= points), points
        assert (kind in ("level", "shares")) == (points == level), points
