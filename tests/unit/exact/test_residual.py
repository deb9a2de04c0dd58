"""How far a solved race is from satisfying its own equations, and what is said of that."""

import pytest

import greed
from greed.core.sheet_data import parse_sheet
from greed.exact.model import Unsolvable
from greed.exact.race import Solution, solve_race
from greed.tables import tables


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("koans", 1e-9),
        ("official(target=2000)", 1e-9),
        ("ten-dice(target=9000)", 1e-9),
        ("classic(target=1000)+amish+zilch", 1e-7),
        ("zilch-online(target=2000)", 1e-7),
    ],
)
def test_a_race_reports_its_residual(name, most):
    found = solve_race(tables(greed.load(name)))
    assert 0 < found.residual < most
    assert Solution(found, 0.0).residual >= found.residual


@pytest.mark.parametrize(
    "more",
    [
        # One bust costs everything, so somebody has to score thirty times in a row.
        {"target": 30, "strikes": {"count": 1}, "end": {"endgame": "first_to_target"}},
        # A bust costs more than a turn gains, down to 0.
        {
            "target": 30, "strikes": {
                "count": 1, "effect": "penalty", "penalty": 25, "score_floor": True,
            },
        },
        # Nobody has 50 points in a turn: who has one of two banks wins three games of four in the
        # end, and rounding has long said otherwise.
        {"target": 100, "turn": {"minimum_bank": 50}, "end": {"endgame": "first_to_target"}},
        # The same, with scores below 0.
        {
            "target": 100, "turn": {"minimum_bank": 50}, "end": {"endgame": "first_to_target"},
            "strikes": {"count": 3, "effect": "penalty", "penalty": 1},
        },
    ],
    ids=["resets", "fines", "banks", "banks and fines"],
)  # fmt: skip
def test_a_game_that_hardly_ever_ends_is_refused_though_its_residual_is_small(more):
    rules = {
        "title": "hardly ever", "dice": {"count": 2, "faces": 5}, "scoring": {"singles": {"5": 1}},
    }  # fmt: skip
    with pytest.raises(Unsolvable, match="go on for so long"):
        solve_race(tables(parse_sheet(rules | more, "hardly")))
