"""Games between three and four in play: means over throws, whole games, and what is saved."""

import random
from pathlib import Path

import pytest
from tests.support.multi_play import near, on_to_the_next_throw

import greed
from greed.exact.multi import MultiSolution, saved_multi, solve_multi
from greed.exact.multi._solver import solved_multi
from greed.policies import Optimal
from greed.tables import tables

LATE = [
    "classic 9500,9300,9400 1/1 throw 6 - 0 - - 40",
    "koans 2700,2500,2800 2/1 throw 5 - 0 - - 40",
    "basic(target=2000) 1700,1500,1800 1/1 throw 6 - 0 - - 40",
    "koans 2700,2500,2800,2600 1/1 throw 5 - 0 - - 40",
    "koans 2700,2500,3050,2600 1/1 throw 5 - 0 - 3>2 40",
    "kingdom-come 3500,3300,3400,3600 1/1 throw 6 - 0 - - 40",
]
SMALL = "classic(target=1000)"


def as_likely(wins: list[float], games: int, chances: tuple[float, ...]) -> None:
    """Compare what was won with what was to be expected, to four standard errors."""
    for won, chance in zip(wins, chances, strict=True):
        wide = (chance * (1 - chance) / games) ** 0.5
        assert won / games == pytest.approx(chance, abs=4 * wide)


@pytest.mark.parametrize("position", LATE)
def test_before_a_throw_a_state_is_worth_the_mean_of_what_is_worth_most_after_it(position: str):
    state, found = near(position)
    rng = random.Random(5)
    for _ in range(12 // state.seats):
        expected = [0.0] * state.seats
        for dice, chance in greed.chances(state).items():
            for seat, worth in enumerate(found.chances(greed.throw(state, dice))):
                expected[seat] += float(chance) * worth
        assert found.chances(state) == pytest.approx(expected, abs=5e-5), str(state)
        state = on_to_the_next_throw(state, found, rng)
        if state.over:
            state = greed.parse_position(position)


@pytest.mark.parametrize(("position", "games"), [(LATE[0], 1_000), (LATE[3], 60)])
def test_games_played_through_the_core_are_won_as_often_as_the_solution_says(
    position: str, games: int
):
    begun, found = near(position)
    rng, wins = random.Random(11), [0.0] * begun.seats
    for _ in range(games):
        state = begun
        while not state.over:
            state = on_to_the_next_throw(state, found, rng)
        for seat in state.winners:
            wins[seat] += 1 / len(state.winners)
    as_likely(wins, games, found.chances(begun))


@pytest.mark.parametrize(
    ("name", "seats", "games"),
    [("koans(target=500)", 3, 400), ("koans(target=500)", 3, 20_000), ("koans", 4, 400)],
)
def test_optimal_players_win_as_often_as_was_solved_in_the_order_of_their_turns(
    name: str, seats: int, games: int
):
    found, rng = solve_multi(greed.load(name), seats=seats), random.Random(17)
    wins = [0.0] * seats
    for game in range(games):
        first = game % seats
        state = greed.start(found.sheet, seats, first)
        while not state.over:
            state = on_to_the_next_throw(state, found, rng)
        for seat in state.winners:
            wins[(seat - first) % seats] += 1 / len(state.winners)
    as_likely(wins, games, found.first)


def test_what_is_saved_answers_like_the_solver_and_optimal_plays_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    sheet = greed.load(SMALL)
    whole = MultiSolution(solved_multi(tables(sheet)))
    solve_multi(sheet)
    kept, rng = saved_multi(sheet, 3), random.Random(3)
    assert kept is not None
    assert saved_multi(sheet, 4) is None
    state = greed.start(sheet, 3)
    while not state.over:
        assert kept.chances(state) == pytest.approx(whole.chances(state), abs=5 * kept.rounding)
        if state.phase == "throw":
            state = greed.throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
        else:
            assert Optimal().choose(state) == kept.best(state)
            state = greed.apply(state, rng.choice(list(greed.legal_moves(state))))
