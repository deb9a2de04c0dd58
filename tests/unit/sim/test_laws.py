"""Wins come as often as solvers say: two ways to the same number that share no code but rules."""

from functools import cache
from itertools import pairwise

import pytest
from tests.support.small_sheets import SMALL_SHEETS, exact_shares

import greed
from greed.policies import Level, Maximiser, Optimal, Sprinter, Threshold, policy
from greed.sim import Result, Run, replay_game, simulate
from greed.solver import Guided, Solution, solve


@cache
def solved(name: str, seats: int) -> Solution:
    return solve(greed.load(name), seats)


class Best:
    """Plays by the solution of a game for any number of seats, more or less coolly."""

    def __init__(self, temperature: float = 0.0) -> None:
        self.temperature = temperature

    def __str__(self) -> str:
        return f"best:{self.temperature}"

    def seated(self, sheet: greed.Sheet, seats: int = 2) -> Guided:
        return Guided(solved(sheet.name, seats), self.temperature)


def close(result: Result, shares: tuple[float, ...] | list[float]) -> None:
    for seat, share in enumerate(shares):
        found = result.share(seat)
        assert abs(found.value - share) < 4 * found.error, "beyond it once in 16,000 runs"


@pytest.mark.parametrize("sheet", SMALL_SHEETS, ids=lambda sheet: sheet.title)
def test_thresholds_win_small_games_as_often_as_the_core_says(sheet: greed.Sheet):
    players = [Threshold(20), Threshold(40)]
    exact = exact_shares(sheet, players, first=0)
    assert sum(exact) == pytest.approx(1)
    close(simulate(sheet, players, 200_000, seed=2026, first=0), exact)


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("classic", ("threshold:300", "threshold:1000")),
        ("official(target=1000)", ("threshold:300", "maximiser")),
        ("basic(target=1500)", ("maximiser", "threshold:500")),
        ("koans+zilch(target=1000)", ("threshold:300", "threshold:200")),
        ("ten-dice(target=3000)", ("threshold:800", "threshold:1500")),
        ("classic(end.overshoot=forfeits,target=3000)", ("threshold:300", "threshold:400")),
        ("koans(end.overshoot=bounces,target=1500)", ("threshold:200", "threshold:350")),
        ("koans(end.endgame=rechallenge_rounds)", ("bold", "cautious")),
        ("koans(target=1000)", ("threshold:200", "threshold:300", "maximiser")),
    ],
)
def test_policies_win_as_often_as_they_are_worked_out_to(name: str, players: tuple[str, ...]):
    sheet, seats = greed.load(name), [policy(player) for player in players]
    exact = solve(sheet, len(seats), policies=[seat.seated(sheet, len(seats)) for seat in seats])
    close(simulate(sheet, seats, 60_000, seed=5, first=0), exact.first)


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("koans", 2), ("classic(target=3000)", 2), ("official(target=1000)", 2),
        ("koans+zilch(target=1000)", 2), ("ten-dice(target=2500)", 2),
        ("koans(end.overshoot=bounces,target=1000)", 2), ("koans(target=400)", 3),
    ],
)  # fmt: skip
def test_who_plays_by_a_solution_wins_what_it_says(name: str, seats: int):
    sheet = greed.load(name)
    result = simulate(sheet, [Best()] * seats, 40_000, seed=3, first=0)
    close(result, solved(name, seats).first)


@pytest.mark.parametrize("name", ["koans", "classic(target=2000)"])
def test_who_draws_moves_wins_as_often_as_is_worked_out(name: str):
    sheet, seats = greed.load(name), [Best(0.05), Best(0.05)]
    exact = solve(sheet, policies=[seat.seated(sheet) for seat in seats])
    close(simulate(sheet, seats, 40_000, seed=3, first=0), exact.first)


@pytest.mark.parametrize("name", ["koans", "official(target=1000)"])
def test_games_of_those_who_look_at_their_dice_go_through_the_core(name: str):
    run = Run(greed.load(name), (Best(), Best(0.05)), seed=4)
    for game in range(4):
        assert replay_game(run, game)[1].over


def test_each_policy_beats_those_that_know_less():
    sheet = greed.load("classic(target=2500)")
    ladder = [Optimal(), Sprinter(), Maximiser(), Threshold(300)]
    for better, worse in pairwise(ladder):
        share = simulate(sheet, [better, worse], 300_000, seed=1).share(0)
        assert share.value > 0.5 + 3 * share.error


def test_levels_are_a_ladder():
    koans = greed.load("koans")
    shares = [
        simulate(koans, [Level(level), Optimal()], 20_000, seed=1).share(0).value
        for level in (1, 4, 9)
    ]
    assert shares == sorted(shares)
    assert shares[0] < 0.3
    assert shares[-1] > 0.47
