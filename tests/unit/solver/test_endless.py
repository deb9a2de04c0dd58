"""Turns that hardly end, and sheets at the edge: right answers, or refusals by name."""

from typing import Any

import pytest
from tests.support.states import changed

from greed.core.game import start
from greed.core.sheet_data import parse_sheet
from greed.core.state import ON, Final
from greed.solver import Solution, Unsolvable, solve

FIRST = {"endgame": "first_to_target"}


def solved(**rules: Any) -> Solution:
    """Return the solution of a sheet given by its rules."""
    return solve(parse_sheet({"title": "edge", **rules}, "edge"))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_sure_bank_is_not_put_off_where_waiting_is_worth_as_much(seats):
    sure = parse_sheet(
        {
            "title": "sure", "target": 100, "dice": {"count": 1, "faces": 3},
            "scoring": {"singles": {"1": 50, "2": 50, "3": 50}}, "end": {"overshoot": "forfeits"},
        },
        "sure",
    )  # fmt: skip
    assert solve(sure, seats).first == pytest.approx([1 / seats] * seats, abs=1e-10)


def test_a_turn_that_never_busts_and_ends_in_a_bank_wins():
    found = solved(
        target=50, dice={"count": 2}, scoring={"kinds": {"2": {"1": 50}}, "nothing": 50},
        turn={"nothing_must_roll": True, "hot_dice": "ends_turn"}, end=FIRST,
    )  # fmt: skip
    assert found.first[0] == pytest.approx(1.0, abs=1e-11)


@pytest.mark.parametrize(
    "more",
    [
        {"strikes": {"count": 2}},
        {"carryover": {}, "strikes": {"count": 2}},
        {"strikes": {"count": 2}, "entry": {"points": 50, "scope": "throw", "ends_turn": True}},
    ],
    ids=["strikes", "carryover", "ends turn"],
)
def test_an_entry_as_high_as_the_target_is_solved_together_with(more):
    rules = {"entry": {"points": 50}, **more}
    found = solved(
        target=50, dice={"count": 2}, scoring={"singles": {"1": 50}},
        turn={"hot_dice": "ends_turn"}, end=FIRST, **rules,
    )  # fmt: skip
    assert 0.5 < found.first[0] < 1.0


def test_a_turn_that_has_come_far_beyond_the_target_is_not_worth_what_a_shorter_one_is():
    rules = {
        "title": "pairs of ones", "target": 150, "dice": {"count": 2},
        "scoring": {"kinds": {"2": {"1": 50}}}, "end": {"endgame": "rechallenge_rounds"},
    }  # fmt: skip
    solution = solve(parse_sheet(rules, "edge"))
    begun = start(solution.sheet)
    state = changed(begun, scores=(150, 100), seat=1, first=1, points=250, final=Final(0, ()))
    # One throw in 36 goes on to a lead of 250: a challenger ties with five such throws in a row.
    beaten = 0.5 * (1 / 36) ** 5
    assert solution.value(state, 0) == pytest.approx(35 / 36 + beaten / 36, abs=1e-11)


def test_beyond_an_exact_target_a_player_rolls_on_until_a_fine_comes():
    rules = {
        "title": "stuck", "target": 150, "dice": {"count": 1},
        "end": FIRST | {"overshoot": "forfeits"}, "scoring": {"singles": {"1": 100, "2": 150}},
        "strikes": {"count": 1, "effect": "penalty", "penalty": 50, "score_floor": True},
    }  # fmt: skip
    solution = solve(parse_sheet(rules, "edge"))
    stuck = changed(start(solution.sheet), scores=(100, 100), standing=(ON, ON))
    # No throw brings 50. Both roll until they are fined; from then on a turn wins in one of six.
    assert solution.value(stuck, 0) == pytest.approx(6 / 11, abs=1e-9)
    # Who is beyond the target could stop, with nothing lost, and rolls on.
    far = changed(stuck, points=100)
    assert solution.value(far, 0) == pytest.approx(6 / 11, abs=1e-9)


def test_a_fine_where_no_throw_busts_is_no_division_by_nothing():
    found = solved(
        target=100, dice={"count": 1}, scoring={"singles": {"1": 50}, "nothing": 50}, end=FIRST,
        turn={"hot_dice": "ends_turn"}, strikes={"effect": "penalty", "penalty": 50},
    )  # fmt: skip
    # Five throws in six go on to 100; after the sixth the other player has the same chance.
    assert found.first[0] == pytest.approx(5 / 6 + 1 / 36, abs=1e-9)


@pytest.mark.parametrize(
    "more",
    [
        # One bust costs everything, so somebody has to score thirty times in a row.
        {"target": 30, "strikes": {"count": 1}, "end": FIRST},
        # A bust costs more than a turn gains, down to 0.
        {
            "target": 30, "strikes": {
                "count": 1, "effect": "penalty", "penalty": 25, "score_floor": True,
            },
        },
        # Nobody has 50 points in a turn: who has one of two banks wins three games of four in the
        # end, and rounding has long said otherwise.
        {"target": 100, "turn": {"minimum_bank": 50}, "end": FIRST},
        # The same, with scores below 0.
        {
            "target": 100, "turn": {"minimum_bank": 50}, "end": FIRST,
            "strikes": {"count": 3, "effect": "penalty", "penalty": 1},
        },
    ],
    ids=["resets", "fines", "banks", "banks and fines"],
)  # fmt: skip
def test_a_game_that_hardly_ever_ends_is_refused_though_its_residual_is_small(more: dict[str, Any]):
    with pytest.raises(Unsolvable, match="hardly ever end"):
        solved(**{"dice": {"count": 2, "faces": 5}, "scoring": {"singles": {"5": 1}}} | more)
