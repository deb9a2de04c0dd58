"""What a solved race keeps: attempts, and values that satisfy their own equations."""

import numpy as np
import pytest

import greed
from greed.core.state import ON
from greed.exact.race import Solution, solve, solve_race
from greed.tables import tables


@pytest.fixture(scope="module")
def official():
    return solve_race(tables(greed.load("official(target=2000)")))


def test_one_attempt_is_looked_up_as_many_are(official):
    attempts = official.attempts
    rng = np.random.default_rng(1)
    for group in attempts.at:
        for _ in range(50):
            x, y = (int(score) for score in rng.integers(12, official.target, 2))
            t, j = int(rng.integers(1, y + 1)), int(rng.integers(4))
            many = attempts.look(group, j, np.array([t]), np.array([x]), np.array([y]))
            assert attempts.one(group, j, t, x, y) == many[0]


def test_what_is_kept_of_an_attempt_is_what_it_is_worth_when_worked_out_again(official):
    solution, rng = Solution(official, 0.0), np.random.default_rng(2)
    for group in official.attempts.at:
        nodes = official.turn_graph(group).attempts
        for _ in range(5):
            x, y = (int(score) for score in rng.integers(12, official.target, 2))
            values = solution.rest(group, x, y, "race")
            for j, node in enumerate(nodes):
                kept = official.attempt(group, j, 3, x, y)
                assert kept == pytest.approx(values[3, node], abs=1e-9)


@pytest.mark.parametrize(
    "name", ["koans", "classic(target=2000)+zilch", "official(target=2000)", "farkle(target=3000)"]
)
def test_no_turn_differs_by_more_than_the_residual_when_worked_out_again(name):
    found = solve_race(tables(greed.load(name)))
    solution, rng = Solution(found, 0.0), np.random.default_rng(3)
    assert 0 < found.residual < 1e-8
    for group, values in found.values.items():
        start = found.turn_graph(group).start
        for _ in range(5):
            a, b = (int(rng.integers(min(12, n - 1), n)) for n in values.shape)
            again = solution.rest(group, a, b, "race")[0, start]
            assert abs(again - values[a, b]) <= found.residual + 1e-12


@pytest.mark.parametrize("name", ["farkle(target=3000)", "koans"])
def test_a_turn_is_worked_out_in_full_where_fewer_points_are_better(name):
    # Close to the target the other seat's last turn is what one would rather not begin.
    found = solve_race(tables(greed.load(name)))
    solution = Solution(found, 0.0)
    (group,) = (g for g in found.values if g.mine.standing == g.other.standing == ON)
    values, start, top = found.values[group], found.turn_graph(group).start, found.target
    for a in range(top - 24, top, 3):
        for b in range(top - 6, top):
            again = solution.rest(group, a, b, "race")[0, start]
            assert abs(again - values[a, b]) < 1e-9


def test_a_solver_that_is_stopped_leaves_nothing_behind(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    told: list[tuple[int, float]] = []

    def stop(round_: int, part: float) -> None:
        told.append((round_, part))
        if part > 0.5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(greed.load("koans"), stop)
    assert [round_ for round_, _ in told] == [1] * len(told)
    assert sorted(told) == told
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]
