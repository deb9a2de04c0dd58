"""Games between four in play: means over throws, whole games, and what is saved."""

import random
from pathlib import Path

import pytest

import greed
from greed.exact.multi import MultiSolution, saved_multi, solve_multi, solved_from
from greed.exact.multi._solver import solved_multi
from greed.policies import Optimal
from greed.tables import tables

LATE = [
    "koans 2700,2500,2800,2600 1/1 throw 5 - 0 - - 40",
    "koans 2700,2500,3050,2600 1/1 throw 5 - 0 - 3>2 40",
    "kingdom-come 3500,3300,3400,3600 1/1 throw 6 - 0 - - 40",
]
SMALL = "classic(target=1000)"


def _near(position: str) -> tuple[greed.State, MultiSolution]:
    state = greed.parse_position(position)
    found = solved_from(state.rules.sheet, state, 60.0)
    assert found is not None
    return state, found


def _on(state: greed.State, found: MultiSolution, rng: random.Random) -> greed.State:
    """Return the state before the next throw, if all play best."""
    state = greed.throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
    while not state.over and state.phase != "throw":
        state = greed.apply(state, found.best(state))
    return state


@pytest.mark.parametrize("position", LATE)
def test_before_a_throw_a_state_is_worth_the_mean_of_what_is_worth_most_after_it(position: str):
    state, found = _near(position)
    rng = random.Random(5)
    for _ in range(6):
        expected = [0.0] * 4
        for dice, chance in greed.chances(state).items():
            for seat, worth in enumerate(found.chances(greed.throw(state, dice))):
                expected[seat] += float(chance) * worth
        assert found.chances(state) == pytest.approx(expected, abs=5e-5), str(state)
        state = _on(state, found, rng)
        if state.over:
            state = greed.parse_position(position)


def test_games_played_through_the_core_are_won_as_often_as_the_solution_says():
    begun, found = _near(LATE[0])
    rng, games, wins = random.Random(11), 200, [0.0] * 4
    for _ in range(games):
        state = begun
        while not state.over:
            state = _on(state, found, rng)
        for seat in state.winners:
            wins[seat] += 1 / len(state.winners)
    for seat, chance in enumerate(found.chances(begun)):
        wide = (chance * (1 - chance) / games) ** 0.5
        assert wins[seat] / games == pytest.approx(chance, abs=4 * wide)


@pytest.mark.parametrize(("name", "games"), [("koans", 400)])
def test_four_optimal_players_win_as_often_as_the_start_says_whoever_begins(name: str, games: int):
    found, rng = solve_multi(greed.load(name), seats=4), random.Random(17)
    wins = [0.0] * 4
    for game in range(games):
        first = game % 4
        state = greed.start(found.sheet, 4, first)
        while not state.over:
            state = _on(state, found, rng)
        for seat in state.winners:
            wins[(seat - first) % 4] += 1 / len(state.winners)
    for won, chance in zip(wins, found.first, strict=True):
        wide = (chance * (1 - chance) / games) ** 0.5
        assert won / games == pytest.approx(chance, abs=4 * wide)


def test_what_is_saved_answers_like_the_solver_and_optimal_plays_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    sheet = greed.load(SMALL)
    whole = MultiSolution(solved_multi(tables(sheet), seats=4))
    solve_multi(sheet, seats=4)
    kept, rng = saved_multi(sheet, 4), random.Random(3)
    assert kept is not None
    assert saved_multi(sheet, 3) is None
    state = greed.start(sheet, 4)
    while not state.over:
        assert kept.chances(state) == pytest.approx(whole.chances(state), abs=5 * kept.error)
        if state.phase == "throw":
            state = greed.throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
        else:
            assert Optimal().choose(state) == kept.best(state)
            state = greed.apply(state, rng.choice(list(greed.legal_moves(state))))
