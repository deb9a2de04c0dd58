"""Three players: what a saved solution answers, and which sheets are refused."""

import random
import sys
from functools import lru_cache
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest

import greed
from greed.coach.judges import WinJudge, win_judge
from greed.exact.model import Unsolvable
from greed.exact.multi import MultiSolution, cost_of_multi, saved_multi, solve_multi, solved_from
from greed.exact.multi._rules import kinds_of
from greed.exact.multi._solver import laid_out, solved_multi
from greed.exact.race import solve
from greed.policies import Optimal
from greed.tables import tables

SHEET = "classic(target=1000)"


@lru_cache(maxsize=4)
def _whole(sheet: str) -> MultiSolution:
    return MultiSolution(solved_multi(tables(greed.load(sheet))))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREED_HOME", str(tmp_path))


def test_the_figures_of_classic_to_a_thousand_are_those_of_another_program():
    found = MultiSolution(solved_multi(tables(greed.load("classic(target=1000)"))))
    assert np.round(found.first, 6).tolist() == [0.469857, 0.316682, 0.21346]


@pytest.mark.usefixtures("home")
def test_a_saved_solution_answers_like_the_solver_in_every_state_of_a_game():
    sheet = greed.load(SHEET)
    whole = MultiSolution(solved_multi(tables(sheet)))
    assert saved_multi(sheet) is None
    solve_multi(sheet)
    kept = saved_multi(sheet)
    assert kept is not None
    rng = random.Random(3)
    for first in range(3):
        state = greed.start(sheet, 3, first)
        while not state.over:
            chances = [kept.worth(state, seat) for seat in range(3)]
            assert chances == pytest.approx(whole.chances(state), abs=5 * kept.rounding)
            assert sum(chances) == pytest.approx(1.0)
            if state.phase == "throw":
                state = greed.throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
            else:
                state = greed.apply(state, rng.choice(list(greed.legal_moves(state))))


@pytest.mark.usefixtures("home")
def test_advice_is_an_estimate_until_a_solution_for_three_is_saved():
    sheet = greed.load(SHEET)
    state = greed.start(sheet, 3)
    judge = WinJudge(solve(sheet))
    assert "estimate" in judge.caveat(state)
    found = solve_multi(sheet)
    assert judge.caveat(state) == ""
    assert judge.worth(state, 0) == found.worth(state, 0)


@pytest.mark.usefixtures("home")
def test_optimal_plays_the_best_move_of_a_saved_solution():
    sheet = greed.load(SHEET)
    found = solve_multi(sheet)
    state = greed.parse_position(f"{SHEET} 600,650,700 1/1 decide 2 - 300 - - 40")
    assert Optimal().choose(state) == found.best(state)


@pytest.mark.parametrize(
    "position",
    [
        "koans(target=500) 300,0?,350 1/2 throw 5 - 0 - - 30",
        "koans(target=500) 350,300,350 1/1 decide 2 - 150 - - 40",
        "koans(target=500) 500,300,350 2/1 throw 5 - 0 - 1>3 41",
        "classic(target=1000) 800,550,700 2/1 decide 2 - 300 - - 40",
    ],
)
def test_what_is_left_of_a_game_is_worth_what_the_whole_solution_says(position: str):
    state = greed.parse_position(position)
    sheet = state.rules.sheet
    whole, near = _whole(position.split(maxsplit=1)[0]), solved_from(sheet, state, 60.0)
    assert near is not None
    rng = random.Random(3)
    for _ in range(3):
        now = state
        while not now.over:
            assert near.chances(now) == pytest.approx(whole.chances(now), abs=3e-5), str(now)
            if now.phase == "throw":
                now = greed.throw(now, [rng.randint(1, 6) for _ in range(now.hand.dice)])
            else:
                now = greed.apply(now, rng.choice(list(greed.legal_moves(now))))


def test_what_would_take_longer_to_solve_is_not_begun():
    state = greed.start(greed.load("classic"), 3)
    assert solved_from(state.rules.sheet, state, 1.0) is None


def test_a_solution_for_what_is_left_does_not_answer_for_what_was_before():
    late = greed.parse_position("classic(target=1000) 800,550,700 2/1 decide 2 - 300 - - 40")
    near = solved_from(late.rules.sheet, late, 60.0)
    assert near is not None
    assert not near.covers(greed.parse_position(f"{SHEET} 800,500,700 2/1 throw 6 - 0 - - 40"))
    with pytest.raises(greed.PositionError, match="later positions"):
        near.chances(greed.start(late.rules.sheet, 3))


@pytest.mark.parametrize(
    ("sheet", "why"),
    [
        ("official", "offers"),
        ("zilch-online", "strikes and a final round"),
        ("zilch-online(end.endgame=first_to_target)", "fall below 0"),
        ("classic+zilch(end.endgame=finish_round)", "strikes and a final round"),
        ("ten-dice", "bonus turns and a final round"),
    ],
)
def test_sheets_that_are_not_solved_for_three_are_refused_by_name(sheet: str, why: str):
    with pytest.raises(Unsolvable, match=why):
        cost_of_multi(greed.load(sheet))


def _last_passes(sheet: str) -> list[tuple[set[int], bool]]:
    """Return the kinds of final round that are solved together, and whether more than once."""
    where = laid_out(tables(greed.load(sheet)))
    return [
        ({kind for kind, _ in where.order[first:last].tolist()}, sweeps > 1)
        for first, last, sweeps, off in where.passes.tolist()
        if not off
    ]


def test_final_rounds_come_after_those_they_lead_to():
    passes = _last_passes("farkle")
    assert [cyclic for _, cyclic in passes] == [False, False, False]
    assert passes[-1] == ({kinds_of(3).index((2, 1, 0))}, False)


def test_final_rounds_that_lead_to_each_other_are_solved_together():
    challenges = {kinds_of(3).index((leader, 0, 0)) for leader in (1, 2)}
    assert _last_passes("classic+hsw")[0] == (challenges, True)


@pytest.mark.usefixtures("home")
def test_optimal_plays_the_solution_from_when_it_is_saved_on():
    sheet = greed.load("koans(target=500)")
    state = greed.parse_position("koans(target=500) 350,300,350 1/1 decide 2 - 150 - - 40")
    Optimal().choose(state)  # the estimate: nothing is saved
    found = solve_multi(sheet)
    with (
        patch.object(MultiSolution, "best", side_effect=ZeroDivisionError),
        pytest.raises(ZeroDivisionError),
    ):
        Optimal().choose(state)
    assert Optimal().choose(state) == found.best(state)


def test_a_saved_solution_is_read_without_numba():
    sheet = greed.load("koans(target=500)")
    state = greed.parse_position("koans(target=500) 350,300,350 1/1 decide 2 - 150 - - 40")
    solve_multi(sheet)
    with patch.dict(sys.modules, numba=None):
        assert win_judge(sheet).exact(state)
