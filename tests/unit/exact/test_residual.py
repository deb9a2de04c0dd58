"""How far a solved race is from satisfying its own equations, and what is said of that."""

import pytest

import greed
from greed.core.parsing import parse_sheet
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


def test_a_sheet_whose_turns_lead_back_to_each_other_for_ever_is_refused():
    # One throw in a thousand or so scores at all, and every bust costs all points.
    rules = {
        "title": "hardly ever", "target": 100, "dice": {"count": 4, "faces": 6},
        "scoring": {"kinds": {"4": {"1": 50}}}, "strikes": {"count": 1},
        "end": {"endgame": "first_to_target"},
    }  # fmt: skip
    with pytest.raises(Unsolvable, match="turns lead back to each other so often"):
        solve_race(tables(parse_sheet(rules, "hardly")))
