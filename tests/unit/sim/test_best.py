"""The best policy for given stakes, beside published figures and a search by hand."""

from functools import cache

import numpy as np
import pytest

import greed
from greed.core.dice import throws
from greed.core.state import OFF, ON
from greed.core.turn import Hand, rules_of
from greed.policies import Maximiser, Threshold
from greed.sim import Stakes, best_turn, simulate
from greed.tables import tables


@pytest.mark.parametrize(
    ("name", "most", "published"),
    [("kingdom-come", 4_000, 564.05), ("farkle", 40_000, 542.063)],
)
def test_published_best_turns_are_found(name: str, most: int, published: float):
    held = tables(greed.load(name))
    turn = best_turn(held, Stakes(ON, np.arange(most / held.unit + 1)))
    digits = len(str(published).partition(".")[2])
    assert round(turn.rolls[held.first_hands[ON], 0] * held.unit, digits) == published


def test_a_turn_is_worth_what_a_search_through_the_core_finds():
    sheet = greed.load("koans")
    rules, held = rules_of(sheet), tables(sheet)

    @cache
    def rolling(hand: Hand, points: int) -> float:
        total = 0.0
        for dice, chance in throws(hand.dice).items():
            values = [0.0]
            for option in rules.cast(hand, dice).options:
                after = points + option.points
                going_on = rolling(option.hand, after) if after < 1_000 else 0.0
                values.append(max(min(after, 1_000), going_on))
            total += float(chance) * max(values)
        return total

    turn = best_turn(held, Stakes(ON, np.arange(21.0)))
    for hand in (Hand(5), Hand(1)):
        for points in (0, 350, 900):
            found = turn.rolls[held.hands.index(hand), points // held.unit] * held.unit
            assert found == pytest.approx(rolling(hand, points))


def test_off_the_board_nobody_stops_short_of_the_entry():
    held = tables(greed.load("classic"))
    turn = best_turn(held, Stakes(OFF, np.arange(300.0)))
    assert turn.bank.min() >= 500 // held.unit
    assert turn.rolls[0, 0] < best_turn(held, Stakes(ON, np.arange(300.0))).rolls[0, 0]


@pytest.mark.parametrize("name", ["classic", "official", "ten-dice", "zilch-online"])
def test_the_best_turn_beats_a_threshold(name: str):
    result = simulate(greed.load(name), [Maximiser(), Threshold(300)], 20_000, seed=1)
    assert result.share(0).value > 0.5 + 3 * result.share(0).error


def test_its_expected_points_are_what_it_scores():
    """A race to 1,000,000 takes as many points a turn as the table says, but for its ends."""
    sheet = greed.load("kingdom-come(target=100000)")
    held = tables(sheet)
    turn = best_turn(held, Stakes(ON, np.arange(3_000.0)))
    result = simulate(sheet, [Maximiser()] * 2, 2_000, seed=5, first=1)
    a_turn = result.mean("score", 0).value / result.mean("turns", 0).value
    assert a_turn == pytest.approx(turn.rolls[0, 0] * held.unit, rel=0.01)
