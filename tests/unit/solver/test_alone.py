"""The race alone: its turns, and how likely each number of them is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.games import SHEETS
from tests.support.small import small
from tests.twins.naive_alone import fewest_turns

import greed
from greed.core.sheet import Dice, End, Entry, Scoring, Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import OFF, ON
from greed.graph import Status
from greed.solver import Solution, solve, turn_counts

FIGURES = {
    "koans": 11.584145884940, "official": 24.626758408046, "ten-dice": 22.883954802064,
    "basic": 18.261741420549, "farkle": 19.437992968031, "farkle-minimal": 23.003989996258,
    "kingdom-come": 7.817648806614, "zilch-online": 16.962005429029, "classic": 19.053292991635,
    "classic+zilch": 18.812511207698, "koans(overshoot=forfeits)": 14.934586941001,
    "koans(minimum_bank=300)": 12.377731043678,
}  # fmt: skip


def mean(counts: list[float]) -> float:
    return sum(turns * chance for turns, chance in enumerate(counts))


@pytest.mark.parametrize("name", FIGURES)
def test_a_race_alone_takes_the_turns_that_it_always_did(name: str):
    solution = solve(greed.load(name), 1)
    counts = turn_counts(solution)
    assert -solution.first[0] == pytest.approx(FIGURES[name], abs=1e-8)
    assert mean(counts) == pytest.approx(FIGURES[name], abs=1e-8)
    assert sum(counts) == pytest.approx(1, abs=1e-11)


def turns(solution: Solution, status: Status, score: int) -> float:
    """Return the expected turns from a status and a score."""
    graph = solution.graph
    k = next(k for k, table in enumerate(graph.tables) if table.statuses == (status,))
    at = graph.index(k, (graph.target - score // graph.unit,))
    return -float(solution.arrays.value.values[at])


@pytest.mark.parametrize(
    "name",
    [
        *SHEETS, "basic(hot_dice_must_roll=true,end_doubles_must_roll=false)",
        "classic(turn.minimum_bank=150,keep=forced)", "classic(stop_before_entry=refused)",
        "official(carry_lock=any_score,entry_carry=exclude_attempt)",
        "zilch-online(strikes.score_floor=true)", "classic+zilch(zilch_before_entry=true)",
        "koans(hot_dice=ends_turn)", "farkle-minimal(overshoot=forfeits)",
        "koans(hot_dice=bonus_turn,endgame=first_to_target)",
    ],
)  # fmt: skip
def test_the_turns_from_every_position_are_those_of_the_twin(name: str):
    sheet = small(name, dice=4 if "online" in name else 3, target=200 if "zilch" in name else 300)
    solution = solve(sheet, 1)
    twin = fewest_turns(sheet, (0, OFF if sheet.entry else ON, 0), lowest=-500)
    assert len(twin) > 2
    for (score, *status), expected in twin.items():
        if score >= 0:
            found = turns(solution, Status(*status), score)
            assert found == pytest.approx(expected, abs=1e-8)


def test_the_chances_of_a_race_of_single_throws_are_geometric():
    rules: dict[str, Any] = {
        "title": "one", "target": 50, "dice": {"count": 1}, "scoring": {"singles": {"1": 50}},
    }  # fmt: skip
    counts = turn_counts(solve(parse_sheet(rules, "one"), 1))
    assert counts[:5] == pytest.approx([0, *(1 / 6 * (5 / 6) ** k for k in range(4))])


def test_a_player_alone_does_not_roll_on_for_ever_instead_of_ending_a_turn():
    never = Sheet(
        title="Nine faces", target=150, dice=Dice(count=1, faces=9), entry=Entry(points=50),
        scoring=Scoring(singles={1: 50, 6: 50, 7: 50, 9: 100}, nothing=100),
        end=End(overshoot="forfeits"),
    )  # fmt: skip
    assert solve(never, 1).first[0] == pytest.approx(-27 / 13)


def test_a_game_between_two_is_not_a_race_alone():
    with pytest.raises(ValueError, match="the game of 2 players, not a race alone"):
        turn_counts(solve(greed.load("koans")))
