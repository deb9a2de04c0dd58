"""Corners of the family: what a solver says there lies within bounds that the core alone gives.

An older walk (`slow_race`) had compared hundreds of drawn sheets and found nothing, because of what
was drawn. Minimum banks stayed below a third of the best throw, entries as well; a penalty was one
unit; a target was at most a few throws away, and with it most games were over before a rule of
their middle mattered; and a target that had to be hit went without bonus turns. So everything here
is drawn with `soon=False`, and each sheet that was once solved wrongly is kept as a test.
"""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from tests.twins.bounded import Found, compare, compare_seats, search
from tests.twins.core_value import CoreChances, CoreValue

import greed
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import OFF, ON, State
from greed.policies import Threshold
from greed.solver import Unsolvable, match, solve, turn_counts
from greed.testing import sheets

_FIRST = {"endgame": "first_to_target"}
_BONUS = {"keep": "forced", "hot_dice": "bonus_turn"}
_ONE_DIE = {"dice": {"count": 1, "faces": 3}, "scoring": {"singles": {"1": 400, "2": 300}}}
_TWO_DICE = {"dice": {"count": 2, "faces": 3}, "scoring": {"singles": {"1": 400, "2": 150}}}
_RARELY = {"dice": {"count": 1, "faces": 6}, "scoring": {"singles": {"1": 400, "2": 300}}}
_FIFTH = {"target": 15, "dice": {"count": 1, "faces": 5}, "scoring": {"singles": {"5": 10}}}


def _fined(penalty: int, **more: Any) -> dict[str, Any]:
    return {"count": 3, "effect": "penalty", "penalty": penalty, "score_floor": True, **more}


_WRONG_ONCE: dict[str, dict[str, Any]] = {
    "a minimum bank above the best throw": {
        "target": 56, "dice": {"count": 1, "faces": 4},
        "scoring": {"singles": {"2": 14, "1": 7, "3": 7}, "repeat_sets": False},
        "turn": {"minimum_bank": 28}, "end": _FIRST,
    },
    "bonus turns and an entry": {
        "target": 500, **_ONE_DIE, "turn": _BONUS, "entry": {"points": 400}, "end": _FIRST,
    },
    "bonus turns and an entry, then a last turn": {
        "target": 500, **_RARELY, "turn": _BONUS, "entry": {"points": 400},
    },
    "bonus turns and a minimum bank": {
        "target": 900, **_TWO_DICE, "turn": {"hot_dice": "bonus_turn", "minimum_bank": 400},
        "end": _FIRST,
    },
    "bonus turns, a minimum bank and strikes": {
        "target": 900, **_TWO_DICE, "turn": {"hot_dice": "bonus_turn", "minimum_bank": 400},
        "strikes": {"count": 2}, "end": _FIRST,
    },
    "bonus turns and a target to be hit": {
        "target": 150, "dice": {"count": 3, "faces": 4},
        "scoring": {"singles": {"1": 50, "2": 50, "3": 50}},
        "turn": {"hot_dice": "bonus_turn"}, "entry": {"points": 100},
        "end": {**_FIRST, "overshoot": "forfeits"},
    },
    "bonus turns and challenges by rounds": {
        "target": 300, "dice": {"count": 2, "faces": 5},
        "scoring": {"singles": {"1": 400, "2": 300}},
        "turn": {"hot_dice": "bonus_turn"}, "end": {"endgame": "rechallenge_rounds"},
    },
    "a bust on level terms that costs all": {
        "target": 100, "dice": {"count": 1, "faces": 4}, "scoring": {"singles": {"3": 50}},
        "turn": {"hot_dice": "bonus_turn"}, "strikes": {"count": 1},
    },
    "bonus turns in a row that make up a lead": {
        "target": 60, "dice": {"count": 1, "faces": 4}, "scoring": {"singles": {"1": 47}},
        "turn": {"hot_dice": "bonus_turn", "minimum_bank": 1},
    },
    "a penalty of the target": {
        **_FIFTH, "entry": {"points": 10}, "strikes": _fined(15), "end": _FIRST,
    },
    "a penalty above the target and a last turn": {
        **_FIFTH, "entry": {"points": 10}, "strikes": _fined(40),
    },
    "strikes where the target is a single point": {
        "target": 1, "dice": {"count": 1, "faces": 5}, "scoring": {"singles": {"5": 1}},
        "strikes": {"count": 3, "reentry": {"points": 1}}, "end": _FIRST,
    },
    "a bust that only an attempt can bring": {
        "target": 200, "dice": {"count": 1}, "scoring": {"singles": {"5": 50}, "nothing": 50},
        "turn": {"hot_dice": "ends_turn"}, "entry": {"points": 50, "scope": "throw"},
        "carryover": {"entry_carry": "count_all", "offer_after_all_dice": "fresh_set"},
        "strikes": {"count": 1, "reentry": {"points": 50}}, "end": {"endgame": "finish_round"},
    },
    "a target that is missed until two busts take all points": {
        "target": 250, "dice": {"count": 2, "faces": 2},
        "scoring": {"singles": {"1": 50}, "straights": [{"faces": [1, 2], "points": 150}]},
        "turn": {"keep": "forced", "hot_dice": "ends_turn"},
        "strikes": {"count": 2, "effect": "reset", "zilch_before_entry": True},
        "end": {"endgame": "finish_round", "tie": "first_to_reach", "overshoot": "forfeits"},
    },
}  # fmt: skip


def _sheet(rules: dict[str, Any]) -> Sheet:
    return parse_sheet({"title": "A corner", **rules}, "corner")


def _state(sheet: Sheet, scores: tuple[int, int], standing: tuple[int, int]) -> State:
    """Return the state in which seat 0 begins a turn."""
    for state, _, _ in CoreValue(sheet, 3_000).bounds():
        begins = state.phase == "throw" and state.seat == state.first == state.points == 0
        if begins and (state.scores, state.standing) == (scores, standing):
            return state
    raise AssertionError("no game comes there")


@pytest.mark.parametrize("name", _WRONG_ONCE)
def test_values_that_were_wrong_once_lie_within_the_bounds_of_the_core(name: str):
    found = Found()
    compare(_sheet(_WRONG_ONCE[name]), found, most=3_000)
    assert found.tally["solved"] == 1
    assert not found.faults, found.faults[0]


@pytest.mark.parametrize(
    ("name", "scores", "standing", "by_hand"),
    [
        # 28 points, which both need in one turn, come about with p = 13/32: 1 / (2 - p).
        ("a minimum bank above the best throw", (42, 49), (ON, ON), 1 / (2 - 13 / 32)),
        # Level at 400, two of three throws win: v = 2/3 + (1 - v)/3. Off the board 400 brings one
        # there, 300 another turn to do so: q = v/3 + q/3 + (1 - u)/3 with u = 2/3 + (1 - q)/3.
        ("bonus turns and an entry", (400, 400), (ON, ON), 3 / 4),
        ("bonus turns and an entry", (400, 0), (ON, OFF), 2 / 3 + (1 - 0.45) / 3),
        ("bonus turns and an entry", (0, 400), (OFF, ON), 0.45),
    ],
)
def test_values_by_hand(
    name: str, scores: tuple[int, int], standing: tuple[int, int], by_hand: float
):
    sheet = _sheet(_WRONG_ONCE[name])
    state = _state(sheet, scores, standing)
    assert solve(sheet).value(state, 0) == pytest.approx(by_hand, abs=1e-9)


@pytest.mark.parametrize(("bank", "seats"), [(9, 3), (8, 4)])
def test_games_between_more_that_hardly_ever_end_are_refused(bank: int, seats: int):
    rules = {"target": bank, "dice": {"count": 1, "faces": 9}, "turn": {"minimum_bank": bank},
             "scoring": {"singles": {"1": 1}}, "end": _FIRST}  # fmt: skip
    with pytest.raises(Unsolvable, match="hardly ever"):
        solve(_sheet(rules), seats)


def test_a_player_alone_may_need_two_turns_in_a_row_to_succeed():
    # A throw of three dice with five faces has a 2 and a 3 with p = 24/125, and the die that is
    # left scores nothing: each turn banks 50 or takes everything.
    straight = {"faces": [2, 3], "points": 50}
    rules = {"target": 100, "dice": {"count": 3, "faces": 5}, "strikes": {"count": 1},
             "scoring": {"straights": [straight]}, "end": _FIRST}  # fmt: skip
    p = 24 / 125
    assert -solve(_sheet(rules), 1).first[0] == pytest.approx((1 + p) / p**2, rel=1e-7)


def test_players_who_roll_on_for_ever_are_refused():
    # Every throw scores, and beyond 50 points, to be hit exactly, nobody banks.
    singles = {"1": 50, "2": 200}
    rules = {"target": 50, "dice": {"count": 2, "faces": 2}, "scoring": {"singles": singles},
             "end": {**_FIRST, "overshoot": "forfeits"}}  # fmt: skip
    with pytest.raises(Unsolvable, match="go on with a turn without end"):
        match(_sheet(rules), Threshold(100), Threshold(150))


def test_a_bonus_turn_on_no_points_belongs_to_the_turn_that_earned_it():
    # Off the board a turn enters with 400 (1/3), goes on with 300 (1/3), or is over: with
    # probability 1/2 it enters. The bonus turn that follows reaches 500 twice in three times, and
    # each turn from then on does so: (1 - 1/2) more turns to enter, 1/3 x 1.5 more turns to end.
    alone = solve(_sheet(_WRONG_ONCE["bonus turns and an entry"]), 1)
    assert -alone.first[0] == pytest.approx(1 + 1 + 1 / 3 * 1.5, abs=1e-9)
    counts = turn_counts(alone)
    assert sum(turns * chance for turns, chance in enumerate(counts)) == pytest.approx(
        1 + 1 + 1 / 3 * 1.5, abs=1e-9
    )


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(sheets(max_dice=2, max_target=100, soon=False))
def test_races_of_sheets_from_the_whole_family_lie_within_the_bounds_of_the_core(sheet: Sheet):
    found = Found()
    compare(sheet, found, most=500)
    assert not found.faults, found.faults[0]


@pytest.mark.parametrize("shard", range(20))
def test_five_thousand_races_lie_within_the_bounds_of_the_core(shard: int):
    drawn = sheets(max_dice=3, max_target=250, soon=False)
    found = search(drawn, lambda sheet, found: compare(sheet, found, most=500), shard, 250)
    assert not found.faults, found


@pytest.mark.parametrize("shard", range(5))
@pytest.mark.parametrize(("seats", "most"), [(3, 150), (4, 50)])
def test_five_hundred_games_between_more_are_worth_what_the_core_says(
    seats: int, most: int, shard: int
):
    drawn = sheets(max_dice=2, max_target=most, soon=False)
    found = search(
        drawn, lambda sheet, found: compare_seats(sheet, found, 2_000, seats), shard, 100
    )
    assert not found.faults, found


def test_a_walk_over_the_core_finds_what_is_known_of_a_game():
    # One die of two faces, one of which wins at once: 1/2 + 1/8 + ... of the games.
    coin = _sheet({"target": 50, "dice": {"count": 1, "faces": 2},
                   "scoring": {"singles": {"1": 50}}, "end": _FIRST})  # fmt: skip
    begin = next(CoreValue(coin, 100).bounds())
    assert begin[1:] == pytest.approx((2 / 3, 2 / 3))
    three = dict(CoreChances(coin, 100).agreed(1e-9))
    assert three[greed.start(coin, 3)] == pytest.approx((4 / 7, 2 / 7, 1 / 7))
