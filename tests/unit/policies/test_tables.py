"""Policies made from what solvers know, beside the solvers' own figures."""

from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from tests.support.lone_policy import turns_alone
from tests.support.simulation import core_game, kernel_game
from tests.support.small_sheets import SMALL_SHEETS, exact_shares

import greed
from greed.core.sheet_data import parse_sheet
from greed.core.state import ON
from greed.exact.match import Task
from greed.exact.model import Unsolvable, turn_graph
from greed.exact.race import solve
from greed.exact.solo import solo_race
from greed.policies import Maximiser, Optimal, PolicyError, Sprinter, Threshold, simulated
from greed.sim import Maker, Setup, simulate
from greed.sim.policy import says_yes
from greed.tables import tables
from greed.testing import sheets

# One target for several tests, for what one has solved and built the next one reads.
LONG = ["classic", "classic+amish", "classic+hsw", "official", "basic", "ten-dice"]
SHORT = "target=1500"
NEVER = Threshold(10**6)
HILL = next(sheet for sheet in SMALL_SHEETS if sheet.title == "king of the hill")
BETWEEN_TWO = [
    sheet for sheet in SMALL_SHEETS
    if sheet.title in ("race", "exact race", "last turn", "round", "rounds and entry", "three dice")
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "lost"),
    [
        ("farkle-minimal(target=2000)", 1e-4),
        ("classic(target=2000)", 1e-3),
        ("koans(end.endgame=first_to_target)", 1e-6),
    ],
)
def test_a_table_for_the_race_alone_loses_next_to_nothing(name: str, lost: float):
    held = tables(greed.load(name))
    best = solo_race(held).value
    assert best - 1e-9 < turns_alone(held, Sprinter().table(held)) < best + lost


@pytest.mark.parametrize("name", ["classic", "farkle-minimal"])
def test_the_race_alone_takes_as_many_turns_as_it_should(name: str):
    """Against somebody who never banks a game is a race alone."""
    sheet = greed.load(name)
    found = simulate(sheet, [Sprinter(), NEVER], 40_000, seed=3, first=0).mean("turns", 0)
    assert abs(found.value - solo_race(tables(sheet)).value) < 3.3 * found.error


def test_the_race_alone_counts_the_busts_that_it_has_had():
    sheet = greed.load("zilch-online(target=3000)")
    found = simulate(sheet, [Sprinter(), NEVER], 40_000, seed=3, first=0).mean("turns", 0)
    assert abs(found.value - solo_race(tables(sheet)).value) < 3.3 * found.error + 0.01


@pytest.mark.parametrize("sheet", [*BETWEEN_TWO, HILL], ids=lambda sheet: sheet.title)
def test_between_two_a_small_table_wins_to_the_last_digit_what_was_solved(sheet: greed.Sheet):
    """Small sheets fit their cells, so nothing is lost to the table."""
    exact = solve(sheet).first_wins
    first, second = exact_shares(sheet, [Optimal(), Optimal()], first=0)
    assert first == pytest.approx(exact, abs=2e-9)
    assert second == pytest.approx(1 - exact, abs=2e-9)


@pytest.mark.parametrize("sheet", BETWEEN_TWO, ids=lambda sheet: sheet.title)
@pytest.mark.parametrize("points", [10, 40])
def test_nobody_wins_more_than_their_share_from_the_best(sheet: greed.Sheet, points: int):
    exact = solve(sheet).first_wins
    assert exact_shares(sheet, [Optimal(), Threshold(points)], first=0)[0] > exact - 1e-9
    assert exact_shares(sheet, [Threshold(points), Optimal()], first=0)[0] < exact + 1e-9


def test_its_cells_cost_less_than_a_thousandth_against_the_best():
    sheet = greed.load("classic(target=3500)")
    whole = Optimal(banks=(70, 1.0), keeps=(70, 1.0))
    share = simulate(sheet, [whole, Optimal()], 400_000, seed=1).share(0)
    assert share.value < 0.501 + 2 * share.error


@pytest.mark.parametrize("name", [*LONG, "koans"])
@pytest.mark.parametrize("maker", [Optimal(), Sprinter()], ids=str)
def test_games_of_policies_that_solve_are_the_same_through_the_core(name: str, maker: Maker):
    held = tables(greed.load(f"{name}({SHORT})"))
    setup = Setup(held, [maker.table(held), Threshold(350).table(held)])
    for game in range(40):
        assert kernel_game(setup, 2, game) == core_game(setup, 2, game)


@pytest.mark.parametrize(
    "rules",
    [
        {"turn": {"hot_dice": "bonus_turn"}},
        {
            "carryover": {"endgame_carryover": True},
            "turn": {"hot_dice": "ends_turn"},
            "end": {"endgame": "single_final_turn", "overshoot": "forfeits"},
        },
    ],
    ids=["every full turn brings another", "offers to who cannot be far behind"],
)
def test_a_table_is_made_of_every_sheet_that_is_solved(rules: dict[str, Any]):
    small = {"target": 100, "dice": {"count": 1, "faces": 3}, "scoring": {"singles": {"1": 50}}}
    held = tables(parse_sheet({"title": "Small", **small, **rules}, "small"))
    setup = Setup(held, [Optimal().table(held)] * 2)
    assert kernel_game(setup, 2, 0) == core_game(setup, 2, 0)


@settings(max_examples=8, suppress_health_check=list(HealthCheck))
@given(sheets(max_dice=2, max_target=60), sheets(max_dice=2, max_target=30, soon=False))
def test_policies_that_solve_play_drawn_sheets_or_say_why_not(soon: greed.Sheet, late: greed.Sheet):
    for sheet, maker in product((soon, late), (Optimal(), Sprinter(), Maximiser())):
        held = tables(sheet)
        try:
            setup = Setup(held, [maker.table(held), Threshold(sheet.target // 2).table(held)])
            assert kernel_game(setup, 2, 0, limit=500) == core_game(setup, 2, 0, limit=500)
        except Unsolvable:
            continue


@pytest.mark.parametrize(
    "name",
    [
        *(f"{name}({SHORT})" for name in LONG),
        "classic+zilch(target=1000)",
    ],
)
def test_the_first_seat_wins_as_often_as_it_should(name: str):
    sheet = greed.load(name)
    share = simulate(sheet, [Optimal()] * 2, 50_000, seed=5, first=0).share(0)
    assert abs(share.value - solve(sheet).first_wins) < 3.3 * share.error


def test_each_solver_beats_those_that_know_less():
    sheet = greed.load("classic(target=2500)")
    ladder: list[Any] = [Optimal(), Sprinter(), Maximiser(), Threshold(300)]
    for better, worse in pairwise(ladder):
        share = simulate(sheet, [better, worse], 300_000, seed=1).share(0)
        assert share.value > 0.5 + 3 * share.error


@pytest.mark.parametrize("maker", [Optimal(), Sprinter(), Maximiser()], ids=str)
def test_no_table_is_made_where_it_can_pay_to_end_a_turn_with_nothing(maker: Maker):
    held = tables(greed.load("koans+zilch(end.overshoot=forfeits,target=1000)"))
    with pytest.raises(Unsolvable, match="none that a table holds"):
        maker.table(held)


def test_no_table_is_made_where_points_beyond_the_target_are_taken_off_again():
    with pytest.raises(Unsolvable, match="points are taken off again; greed arena plays it"):
        Maximiser().table(tables(greed.load("koans(overshoot=bounces,target=1000)")))


def test_a_sheet_without_a_solution_has_no_such_policy():
    with pytest.raises(Unsolvable, match="at least 3 seats"):
        Optimal().table(tables(greed.load("koans(seats.min=3)")))


@pytest.mark.parametrize("name", ["two", "bold", "random", "level:3"])
def test_a_policy_that_is_no_table_is_refused_with_those_that_are(name: str):
    with pytest.raises(PolicyError, match="threshold:POINTS, maximiser, sprinter, optimal"):
        simulated(name)


@pytest.mark.parametrize("name", ["official", "basic", "official(target=1000)"])
def test_the_table_of_the_maximiser_accepts_offers_of_any_size_as_the_bot_does(name: str):
    policy, made = Maximiser(), tables(greed.load(name))
    table, graph = policy.table(made), turn_graph(made, ON)
    for number, hand in enumerate(graph.offers.tolist()):
        said = [
            says_yes(int(table.accept[ON, hand]), int(table.accept_early[ON, hand]), points)
            for points in range(300)
        ]
        assert said == policy.accepts(graph, number, 300, Task()).tolist(), number
