"""The simulator's optimal policy wins what the exact match says, and takes what it should."""

import numpy as np
import pytest

from greed.core.state import OFF, ON
from greed.exact.match import match_value
from greed.exact.model import Status
from greed.exact.race import Group, solve
from greed.policies import Optimal, Threshold
from greed.sheets import load
from greed.sim import simulate
from greed.sim.policy import says_yes
from greed.tables import tables


@pytest.mark.parametrize("name", ["koans", "kingdom-come"])
def test_games_of_the_optimal_policy_are_won_as_often_as_the_exact_match_says(name):
    sheet, held = load(name), tables(load(name))
    exact = match_value(Optimal().side(held), Threshold(300).side(held), held).share
    played = simulate(sheet, [Optimal(), Threshold(300)], 60_000, seed=5).share(0)
    assert abs(played.value - exact) < 4 * played.error


@pytest.fixture(scope="module")
def short():
    """A short official game: inherited points do not count for entry."""
    held = tables(load("official(target=1500,entry.points=300)"))
    return solve(held.sheet).race, Optimal().table(held)


def test_carryovers_are_accepted_off_the_board_where_the_solution_gains_by_it(short):
    race, played = short
    group = Group(Status(OFF), Status(ON))
    graph, wrong, asked = race.turn_graph(group), 0, 0
    for rival in range(6, race.target):
        row = int(played.rows[0, 0, OFF, 0, rival])
        for number, hand in enumerate(graph.offers.tolist()):
            for points in range(6, rival + 1):
                gain = race.attempt(group, number, points, 0, rival) - race.worth(group, 0, rival)
                yes = says_yes(
                    int(played.accept[row, hand]), int(played.accept_early[row, hand]), points
                )
                asked += 1
                wrong += abs(float(gain)) > 1e-9 and yes != bool(gain >= 0)
    assert asked > 100
    assert not wrong


def test_carryovers_of_the_final_round_are_accepted_where_that_wins_more(short):
    race, played = short
    graph = race.turn_graph(Group(Status(ON), Status(ON)))
    for behind in range(60):
        row = int(played.final[ON, played.level + behind])
        for number, hand in enumerate(graph.offers.tolist()):
            points = np.arange(1, 40)
            gains = (
                race.final_round.taken[ON][number, points, behind]
                - race.final_round.behind[ON][behind]
            )
            words = int(played.accept[row, hand]), int(played.accept_early[row, hand])
            for at, gain in zip(points.tolist(), gains.tolist(), strict=True):
                assert abs(gain) < 1e-9 or says_yes(*words, at) == (gain >= 0), (behind, hand, at)
