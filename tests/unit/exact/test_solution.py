"""What a solution says of any state, against a judge that went round over all of them."""

import subprocess
import sys

import pytest
from tests.support.games import random_record
from tests.support.slow_judge import TINY, SlowJudge
from tests.support.states import changed

import greed
from greed.coach import review
from greed.coach.judges import win_judge
from greed.exact.race import solve

PLAIN = TINY.replace("[carryover]\n", "")
ENTRY = PLAIN.replace("[end]", "[entry]\npoints = 100\n[end]")


@pytest.mark.parametrize("text", [TINY, PLAIN, ENTRY], ids=["carryover", "plain", "entry"])
def test_every_state_of_a_tiny_game_is_worth_what_it_should_be(text):
    sheet = greed.loads(text, "tiny")
    found, slow = solve(sheet), SlowJudge(sheet)
    assert len(slow.values) > 100
    for state, value in slow.values.items():
        assert found.worth(state, 0) == pytest.approx(value, abs=1e-9 + found.residual)


def test_the_seats_share_one_win_and_more_points_are_worth_more():
    found = solve(greed.load("koans"))
    ladder = [
        found.worth(greed.parse_position(f"koans {score},1500 1/1 throw 5 - 0 - - 9"), 0)
        for score in range(300, 3000, 50)
    ]
    assert ladder == sorted(ladder)
    state = greed.parse_position("koans 1200,1500 1/1 decide 2 - 300 - - 9")
    assert found.worth(state, 0) + found.worth(state, 1) == pytest.approx(1)


def test_a_player_who_is_further_behind_than_anybody_catches_up_loses():
    # With bonus turns, the rest of a turn depends on where it began: farther than values are kept.
    far = greed.parse_position("ten-dice 5000,90000 1/2 throw 5 - 500 - 2> 60")
    assert solve(greed.load("ten-dice")).worth(far, 0) < 1e-9


def test_three_seats_are_refused():
    state = greed.start(greed.load("koans"), seats=3)
    with pytest.raises(greed.GreedError, match="two seats"):
        solve(greed.load("koans")).worth(state, 0)


def test_a_review_accounts_for_every_bit_of_a_game():
    seen = review(win_judge(greed.load("koans")), random_record("koans", seats=2, seed=4))
    for account in seen.accounts:
        end = account.start + account.luck - account.errors + account.gifts
        assert end == pytest.approx(account.end, abs=1e-9)
        assert account.errors > 0


def test_asking_a_kept_solution_loads_no_compiler():
    solve(greed.load("koans"))
    program = (
        "import sys, greed; from greed.exact.race._solve import solve;"
        "print(solve(greed.load('koans')).first_wins, 'numba' in sys.modules)"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    ).stdout.split()
    assert said == [str(solve(greed.load("koans")).first_wins), "False"]


@pytest.mark.parametrize("score", [2825, 3800, -50, 0, 250])
def test_a_score_that_no_game_comes_to_is_refused(score: int):
    state = greed.parse_position("koans 2800,2900 1/1 throw 5 - 0 - - 40")
    with pytest.raises(
        greed.PositionError, match="no game of this sheet can reach this position: scores"
    ):
        solve(greed.load("koans")).worth(changed(state, scores=(score, 2900)), 0)
