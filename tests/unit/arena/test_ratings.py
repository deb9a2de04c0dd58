"""Ratings against cases that are known by arithmetic."""

import random
from collections import Counter
from math import exp, sqrt

import pytest

from greed.arena.ratings import ELO, Meetings, bradley_terry, elo, plackett_luce


def met(one: int, two: int, games: float, points: float, times: int = 1) -> Meetings:
    return Meetings(times, ((one, two, games, points),))


def test_two_bots_differ_by_the_odds_of_their_score():
    ratings, determined = bradley_terry(2, [met(0, 1, 100, 75)])
    assert determined
    assert ratings[0].points - ratings[1].points == pytest.approx(elo(0.75))


def test_results_without_contradiction_give_back_the_strengths_behind_them():
    strengths = [120.0, 40.0, -60.0, -100.0]
    meetings = [
        met(one, two, 1000, 1000 / (1 + exp((strengths[two] - strengths[one]) / ELO)))
        for one in range(4) for two in range(one + 1, 4)
    ]  # fmt: skip
    ratings, _ = bradley_terry(4, meetings)
    assert [rating.points for rating in ratings] == pytest.approx(strengths)


def test_ratings_have_mean_zero():
    ratings, _ = bradley_terry(3, [met(0, 1, 10, 7), met(1, 2, 10, 6), met(0, 2, 10, 9)])
    assert sum(rating.points for rating in ratings) == pytest.approx(0)


def test_a_bot_that_won_everything_is_rated_and_marked():
    ratings, determined = bradley_terry(
        3, [met(0, 1, 50, 50), met(0, 2, 50, 50), met(1, 2, 50, 30)]
    )
    assert not determined
    assert ratings[0].points > 400 + ratings[1].points


def test_bots_that_never_met_over_others_are_marked():
    assert not bradley_terry(4, [met(0, 1, 9, 5), met(2, 3, 9, 5)])[1]


def test_the_error_of_independent_games_is_the_textbook_one():
    # Each deal is one game: 300 won and 100 lost.
    ratings, _ = bradley_terry(2, [met(0, 1, 1, 1, times=300), met(0, 1, 1, 0, times=100)])
    difference = ELO / sqrt(400 * 0.75 * 0.25)
    assert ratings[0].error == pytest.approx(difference / 2)


def test_deals_whose_games_cancel_have_no_error():
    ratings, _ = bradley_terry(2, [met(0, 1, 2, 1, times=50)])
    assert ratings[0].error == pytest.approx(0)


def test_the_stated_errors_are_those_that_repetition_shows():
    chance, found, stated = random.Random(5), [], []
    for _ in range(200):
        deals: Counter[tuple[int, int, int]] = Counter()
        for one, two, odds in ((0, 1, 0.6), (1, 2, 0.55), (0, 2, 0.65)):
            for _ in range(100):
                # Two games of a deal, correlated: most often each bot wins one.
                both = chance.random()
                points = 1 if both < 0.6 else 2 * (chance.random() < odds)
                deals[one, two, points] += 1
        meetings = [met(a, b, 2, points, times) for (a, b, points), times in deals.items()]
        rating = bradley_terry(3, meetings)[0][0]
        found.append(rating.points)
        stated.append(rating.error)
    centre = sum(found) / len(found)
    seen = sqrt(sum((each - centre) ** 2 for each in found) / (len(found) - 1))
    assert sum(stated) / len(stated) == pytest.approx(seen, rel=0.15)


def test_openskill_orders_bots_by_their_results():
    games = [((0, 1, 2), (0, 1, 2))] * 30
    skills = plackett_luce(3, games)
    assert skills[0].mu > skills[1].mu > skills[2].mu
    assert all(skill.sigma < 25 / 3 for skill in skills)
