"""Seats whose choices are given: policy evaluation and best responses."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import greed
from greed.graph import Context, TurnGraph
from greed.policies import Bold, Maximiser, Threshold
from greed.solver import Guided, Plan, match, solve


@pytest.mark.parametrize(
    ("name", "points", "rival", "begins", "follows"),
    [  # as the solver of matches of version 1 said
        ("classic", 300, 300, 0.535187, 0.464813),
        ("koans", 200, 300, 0.606200, 0.532761),
    ],
)
def test_policies_against_each_other_are_evaluated(
    name: str, points: int, rival: int, begins: float, follows: float
):
    sheet, one, two = greed.load(name), Threshold(points), Threshold(rival)
    found, other = match(sheet, one, two), match(sheet, two, one)
    assert found == pytest.approx((begins, follows), abs=1e-6)
    assert found.begins + other.follows == pytest.approx(1, abs=1e-9)
    assert found.follows + other.begins == pytest.approx(1, abs=1e-9)


def test_a_best_response_wins_what_greed_solve_against_says():
    reply = match(greed.load("classic"), None, Threshold(300))
    assert reply == pytest.approx((0.814204, 0.763395), abs=1e-6)


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


def test_three_who_err_end_their_games_and_win_by_turn_order():
    sheet = greed.load("classic(target=500)")
    best = solve(sheet, 3)
    found = solve(sheet, 3, policies=[Guided(best, 0.05)] * 3)
    assert sum(found.first) == pytest.approx(1)
    assert list(found.first) == sorted(found.first, reverse=True)
    assert max(abs(a - b) for a, b in zip(found.first, best.first, strict=True)) < 0.05


def test_two_who_err_by_different_temperatures_meet():
    sheet = greed.load("koans(target=600)")
    solution = solve(sheet)
    cool, hot = Guided(solution, 0.01), Guided(solution, 0.1)
    found = match(sheet, cool, hot)
    assert found.share > 0.52
    assert found.share + match(sheet, hot, cool).share == pytest.approx(1, abs=1e-9)


def test_seats_guided_by_different_solutions_are_refused():
    sheet = greed.load("koans(target=400)")
    one, other = solve(sheet), solve(sheet)
    with pytest.raises(ValueError, match="the same"):
        solve(sheet, policies=[Guided(one), Guided(other)])


def test_among_three_a_policy_leaves_more_to_those_who_play_their_best():
    sheet = greed.load("koans(target=500)")
    best = solve(sheet, 3)
    given = solve(sheet, 3, policies=[Threshold(200), None, None])
    assert given.first[0] < best.first[0]
    assert sum(given.first) == pytest.approx(1)


class Slow:
    """A policy that tells all contexts apart, so that no two positions share a plan."""

    def __init__(self, policy: Threshold) -> None:
        self.policy = policy

    heeds_rival = True

    def reads(self, context: Context) -> Context:
        return context

    def plan(self, turn: TurnGraph, rows: Sequence[int], context: Context) -> Plan:
        return self.policy.plan(turn, rows, context)


@pytest.mark.parametrize(
    "name", ["koans(target=400)", "koans(target=400,overshoot=bounces)", "basic(target=400)"]
)
def test_what_a_policy_says_that_it_does_not_look_at_makes_no_difference(name: str):
    sheet = greed.load(name)
    told = match(sheet, Threshold(150), Bold())
    assert match(sheet, Slow(Threshold(150)), Bold()) == pytest.approx(told, abs=1e-12)


class Stopper(Maximiser):
    """Ends every turn as soon as it may, though that records nothing."""

    def row(self, turn, points, context):
        row = super().row(turn, points, context)
        return row._replace(ends=tuple(2 * (points > 0) for _ in row.ends))


def test_a_turn_may_be_ended_for_nothing_where_a_policy_says_so():
    sheet = greed.load(
        "koans(target=300,minimum_bank=0,entry.points=200,entry.stop_before_entry=forfeits)"
    )
    assert match(sheet, Stopper(), Stopper()).begins < match(sheet, Maximiser(), Stopper()).begins
