"""The values that come with Greed: whole, of the sheets of today, and right."""

from pathlib import Path

import pytest

import greed
from greed.cli.table.advice import Coach
from greed.core.identity import sheet_hash
from greed.graph import place_state
from greed.packs import SHIPPED, ready_solution, shipped_solution
from greed.sheets import load
from greed.solver import solve
from greed.testing.play import careful, play

FOLDER = Path(greed.__file__).parent / "packs" / "data"


def test_each_file_belongs_to_a_sheet_of_today_and_all_stay_small():
    expected = {f"{name}.{sheet_hash(load(name))}.gz" for name in SHIPPED}
    assert {path.name for path in FOLDER.iterdir()} == expected, "write them with: make packs"
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 500_000


@pytest.mark.parametrize("name", SHIPPED)
def test_every_file_is_whole(name: str):
    found = shipped_solution(load(name))
    assert found is not None
    assert 0.45 < found.first[0] < 0.6
    assert found.unseen < 1e-5


def test_sheets_whose_values_do_not_come_with_greed_have_none():
    assert shipped_solution(load("official")) is None
    assert shipped_solution(load("koans(target=2000)")) is None


def _compare(name: str) -> None:
    """Compare the values of a sheet with a fresh solution, at the beginning and in the middle."""
    shipped, solution = shipped_solution(load(name)), solve(load(name))
    assert shipped is not None
    off = sum(each.residual + each.unseen for each in (shipped, solution))
    for k, leads in enumerate(solution.graph.leads):
        for gaps in solution.graph.positions(k) if leads < 0 else ():
            state = place_state(solution.graph, k, gaps)
            assert abs(shipped.value(state, 0) - solution.value(state, 0)) < off
    for seed in range(2):
        for _, _, state in play(load(name), [careful, careful], seed):
            assert abs(shipped.value(state, 0) - solution.value(state, 0)) < off


def test_values_agree_with_a_fresh_solution():
    _compare("koans")


@pytest.mark.parametrize("name", SHIPPED)
def test_all_values_agree_with_a_fresh_solution(name: str):
    _compare(name)


def test_the_coach_at_the_table_answers_at_once_on_a_sheet_that_takes_minutes_to_solve():
    said: list[str] = []
    state = greed.throw(greed.start(load("zilch-online")), (1, 1, 5, 2, 3, 4))
    advice = Coach(said.append).advice(state, ("Ann", "Bob"))
    assert said == []
    assert advice is not None
    assert (advice.measure, advice.caveat) == ("win probability", "")


def test_a_solution_on_disk_goes_before_the_values_that_come_with_greed():
    solution = solve(load("koans"))
    ready = ready_solution(load("koans"))
    assert ready is not None
    assert ready.residual == solution.residual
