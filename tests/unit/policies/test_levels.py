"""Bots of nine strengths: they err where little depends on it, and less with every level."""

from itertools import permutations
from math import exp

import pytest
from scripts.strategy_page import levels
from tests.support.frequencies import played, wins

import greed
from greed.bots import bot
from greed.bots.interface import begin
from greed.core.state import State
from greed.core.turn import rules_of
from greed.policies import PolicyError, policy
from greed.policies.level import noise
from greed.solver import MultiplayerEstimate, match, solve

CLOSE = "koans 2000,2000 1/1 decide 3 - 200 - - 40"  # to bank or to throw three dice


def chosen(name: str, state: State, lots: int) -> dict[str, int]:
    """Return how often a bot makes each move, with so many seeds."""
    found: dict[str, int] = {}
    for seed in range(lots):
        move = str(bot(name, seed=str(seed)).choose(state))
        found[move] = found.get(move, 0) + 1
    return found


@pytest.mark.parametrize(
    "name", ["koans(target=1000)", "koans(target=1000,endgame=first_to_target)"]
)
def test_every_level_is_stronger_than_the_one_before(name):
    won = list(levels(greed.load(name)).values())
    assert won == sorted(won)
    assert won[0] < 0.45
    assert 0.499 < won[-1] < 0.5


def test_levels_are_measured_where_busts_in_a_row_are_counted():
    won = list(levels(greed.load("koans+zilch(target=400,strikes.reentry.points=200)")).values())
    assert won == sorted(won)
    assert won[0] < 0.45
    assert 0.499 < won[-1] < 0.5


def test_a_level_loses_to_the_best_play_where_carryovers_are_handed_on_as_well():
    sheet = greed.load("basic(target=600)")
    found = match(sheet, policy("level:3").seated(sheet), policy("optimal").seated(sheet))
    assert 0.2 < found.share < 0.48


def test_a_level_that_goes_by_an_estimate_is_no_seat_of_a_solution():
    with pytest.raises(PolicyError, match="among 3 level:3 goes by an estimate"):
        policy("level:3").seated(greed.load("koans"), 3)


def test_the_exact_figure_is_that_of_games_through_the_core():
    sheet, games = greed.load("koans(target=600)"), 1500
    won = sum(wins(sheet, ("level:2", "optimal"), first, games, "l").won for first in (0, 1))
    error = 0.5 / (2 * games) ** 0.5
    assert abs(won / (2 * games) - levels(sheet)[2]) < 3 * error


def test_a_better_move_is_chosen_as_much_more_often_as_the_noise_says():
    state = greed.parse_position(CLOSE)
    found, rules = solve(greed.load("koans")), rules_of(greed.load("koans"))
    bank, roll = (found.value(greed.apply(state, move), 0) for move in ("bank", "roll"))
    chance = 1 / (1 + exp((roll - bank) / noise(3, rules)))
    often = chosen("level:3", state, 1000).get("bank", 0) / 1000
    assert abs(often - chance) < 3 * (chance * (1 - chance) / 1000) ** 0.5


def test_a_win_is_always_taken():
    state = greed.parse_position("classic(target=2000) 1800,1900 1/1 decide 2 - 200 - - 40")
    assert chosen("level:1", state, 50) == {"bank": 50}


def test_nobody_banks_for_nothing():
    state = greed.parse_position("koans 0?,0? 1/1 decide 1 - 250 - - 3")
    assert chosen("level:1", state, 50) == {"roll": 50}


@pytest.mark.parametrize(
    "position",
    [
        "koans 2000,2000,1500 1/1 decide 3 - 200 - - 40",
        "koans 2400,2600,2000,2800 1/1 decide 3 - 400 - - 60",
    ],
)
def test_among_more_it_weighs_the_estimated_win_probability(position: str):
    state = greed.parse_position(position)
    found, rules = MultiplayerEstimate(solve(greed.load("koans"))), rules_of(greed.load("koans"))
    bank, roll = (found.value(greed.apply(state, move), 0) for move in ("bank", "roll"))
    chance = 1 / (1 + exp((roll - bank) / noise(3, rules)))
    often = chosen("level:3", state, 1000).get("bank", 0) / 1000
    assert 0.1 < chance < 0.9
    assert abs(often - chance) < 3 * (chance * (1 - chance) / 1000) ** 0.5


def test_among_three_a_higher_level_wins_more_often():
    won = {"level:1": 0.0, "level:4": 0.0, "level:9": 0.0}
    sheet = greed.load("koans")
    for deal in range(12):
        for seating in permutations(won):
            bots = [bot(name, seed=f"{deal}") for name in seating]
            end = played(sheet, bots, 0, f"three {deal}")
            for seat in end.winners:
                won[seating[seat]] += 1 / len(end.winners)
    assert list(won.values()) == sorted(won.values())
    assert won["level:9"] > 1.5 * won["level:1"]


def test_without_a_solution_it_weighs_points():
    sheet = greed.load("classic(seats.min=3)")
    state = greed.throw(greed.start(sheet, seats=3), [1, 5, 2, 2, 2, 3])
    often = chosen("level:9", state, 40)
    assert often[str(bot("maximiser").choose(state))] > 30
    assert len(chosen("level:1", state, 40)) > 2


def test_the_same_seed_draws_the_same_lots_and_the_game_s_seed_counts():
    state = greed.parse_position(CLOSE)
    answers = set()
    for game in ("a", "b", "c", "d", "e", "f", "g", "h"):
        player = bot("level:1")
        begin(player, 0, 2, game)
        answers.add(str(player.choose(state)))
        assert player.choose(state) == player.choose(state)
    assert answers == {"bank", "roll"}
