"""Seats whose choices are given: policy evaluation and best responses."""

from __future__ import annotations

import pytest

import greed
from greed.graph import Table, TurnGraph, turn_graph
from greed.solver import Guided, Plan, Solution, solve


class Threshold:
    """Keeps the most points with the fewest dice, and banks from a number of points on."""

    def __init__(self, points: int) -> None:
        self.points = points
        self._plans: dict[tuple[int, int], Plan] = {}

    def plan(self, turn: TurnGraph, table: Table, gaps: tuple[int, ...]) -> Plan:
        enough = self.points // turn.unit
        goal = 0 if table.leader == 0 else gaps[0]
        least = max(goal if table.parts else min(goal, enough), 1)
        if (turn.standing, least) not in self._plans:
            rows = range(max(least, enough, turn.settled_from) + max(turn.points) + 2)
            fresh = turn.nodes[turn.start].hand.dice
            left = [turn.nodes[x].hand.dice % fresh if x >= 0 else 0 for x in turn.node]
            self._plans[turn.standing, least] = Plan(
                [64.0 * t + dice for t in rows for dice in left],
                [int(t >= least) for t in rows for _ in left],
            )
        return self._plans[turn.standing, least]


def _wins(solution: Solution, seat: int) -> tuple[float, float]:
    """Return what a seat wins that begins, and that follows."""
    starts = [greed.start(solution.sheet, first=first) for first in (seat, 1 - seat)]
    return tuple(solution.values(state)[seat] for state in starts)  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("name", "points", "rival", "begins", "follows"),
    [  # as the solver of matches of version 1 said
        ("classic", 300, 300, 0.535187, 0.464813),
        ("koans", 200, 300, None, None),
    ],
)
def test_policies_against_each_other_are_evaluated(
    name: str, points: int, rival: int, begins: float | None, follows: float | None
):
    match = solve(greed.load(name), policies=[Threshold(points), Threshold(rival)])
    found = _wins(match, 0)
    if begins is not None:
        assert found == pytest.approx((begins, follows), abs=5e-7)
    other = _wins(match, 1)
    assert found[0] + other[1] == pytest.approx(1, abs=1e-9)
    assert found[1] + other[0] == pytest.approx(1, abs=1e-9)


def test_a_best_response_wins_what_greed_solve_against_says():
    reply = solve(greed.load("classic"), policies=[None, Threshold(300)])
    assert _wins(reply, 0) == pytest.approx((0.814204, 0.763395), abs=1e-6)


def test_those_guided_by_a_solution_win_what_it_says():
    sheet = greed.load("koans")
    solution = solve(sheet)
    both = solve(sheet, policies=[Guided(solution), Guided(solution)])
    assert both.first[0] == pytest.approx(solution.first[0], abs=1e-9)
    reply = solve(sheet, policies=[None, Guided(solution)])
    assert reply.first[0] == pytest.approx(solution.first[0], abs=1e-9)


def test_the_hotter_somebody_is_the_less_it_wins():
    sheet = greed.load("koans(target=1000)")
    solution = solve(sheet)
    won = [
        solve(sheet, policies=[Guided(solution, heat), None]).first[0] for heat in (0.0, 0.01, 0.1)
    ]
    assert won == sorted(won, reverse=True)
    assert won[0] - won[-1] > 0.05


def test_among_three_a_policy_leaves_more_to_those_who_play_their_best():
    sheet = greed.load("koans(target=500)")
    assert turn_graph(sheet).unit == 50
    best = solve(sheet, 3)
    given = solve(sheet, 3, policies=[Threshold(200), None, None])
    assert given.first[0] < best.first[0]
    assert sum(given.first) == pytest.approx(1)
