"""The points of the turn: what is told where a game is not solved."""

import pytest
from tests.support.slow_judge import TINY

import greed
from greed.coach import advise
from greed.coach.judges import PointsJudge
from greed.solver import best_turn

SHEET = greed.loads(TINY)


def position(line, sheet=SHEET):
    return greed.parse_position(f"tiny {line}", sheet)


def test_a_fresh_turn_is_worth_what_the_best_turn_gains():
    farkle = greed.load("farkle")
    state = position("900,0?,600 1/1 throw 6 - 0 - - 4", farkle)
    expected = best_turn(farkle).value
    assert PointsJudge(state).worth(state, 0) == pytest.approx(expected)


@pytest.mark.parametrize("line", ["0,0 1/1 throw 2 - 0 - - 0", "50,100 1/1 throw 1 - 50 - - 3"])
def test_a_throw_is_worth_what_its_outcomes_are_worth_on_average(line):
    state = position(line)
    judge = PointsJudge(state)
    average = sum(
        float(chance) * judge.worth(greed.throw(state, dice), 0)
        for dice, chance in greed.chances(state).items()
    )
    assert judge.worth(state, 0) == pytest.approx(average)


def test_to_bank_is_worth_the_points_and_a_bust_nothing():
    state = position("50,100 1/1 decide 1 - 100 - - 3")
    judge = PointsJudge(state)
    assert judge.worth(greed.apply(state, greed.BANK), 0) == 100
    bust = greed.throw(greed.apply(state, greed.ROLL), [3])
    assert judge.worth(bust, 0) == 0


def test_advice_in_points_says_what_they_leave_out():
    advice = advise(PointsJudge(state := position("0,0 1/1 decide 1 - 100 - - 2")), state)
    assert advice.measure == "points of the turn"
    assert "opponents" in advice.caveat
    assert advice.why.startswith(f"{str(advice.best).capitalize()}: rolling 1 die brings")
