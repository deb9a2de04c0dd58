"""That the solved race is optimal: checked state by state through the core, not the tables."""

import random

import pytest
from scripts.monotonicity import costly_banks, score_drops
from tests.support.frequencies import play

import greed
from greed.bots import bot
from greed.core.state import State
from greed.exact.race import solve
from greed.fair import SeededDice

SHEETS = ["koans", "kingdom-come", "classic+hsw", "official", "classic+amish", "classic+zilch"]


def throws_of_games(name: str, games: int) -> list[State]:
    """Return every state of some games in which dice are to fall."""
    found, sheet = [], greed.load(name)
    for game in range(games):
        seats = [bot("threshold:400"), bot("bold")]
        state, dice, count = greed.start(sheet, first=game % 2), SeededDice(f"{name} {game}"), 0
        while not state.over:
            if state.phase == "throw":
                found.append(state)
                count += 1
                state = greed.throw(state, dice.throw(count, state.hand.dice, 6))
            else:
                state = greed.apply(state, seats[state.seat].choose(state))
    return found


@pytest.mark.parametrize("name", SHEETS)
def test_no_single_deviation_improves_the_value(name):
    # What a throw is worth is the mean, over the dice, of the best that any move leads to. A
    # policy that holds this everywhere is beaten by no other, however many of its moves differ.
    found = solve(greed.load(name))
    states = throws_of_games(name, 6)
    last = [state for state in states if state.final]
    drawn = random.Random(name).sample(states, 5) + random.Random(name).sample(
        last, min(2, len(last))
    )
    for state in drawn:
        mean = 0.0
        for fallen, chance in greed.chances(state).items():
            after = greed.throw(state, fallen)
            if after.phase == "keep":
                keeps = (greed.apply(after, move) for move in greed.legal_moves(after))
                mean += float(chance) * max(found.worth(kept, state.seat) for kept in keeps)
            else:
                mean += float(chance) * found.worth(after, state.seat)
        assert mean == pytest.approx(found.worth(state, state.seat), abs=1e-9 + 4 * found.residual)


@pytest.mark.parametrize("name", SHEETS)
def test_the_seats_share_one_win(name):
    found = solve(greed.load(name))
    for state in random.Random(name).sample(throws_of_games(name, 2), 10):
        assert found.worth(state, 0) + found.worth(state, 1) == pytest.approx(1.0, abs=1e-12)


def test_the_seats_share_the_win_of_a_game_that_is_over():
    end = play(greed.load("koans"), ("threshold:300", "bold"), 0, "shared")
    found = solve(greed.load("koans"))
    assert found.worth(end, 0) + found.worth(end, 1) == 1.0


@pytest.mark.parametrize("name", ["koans", "kingdom-come", "classic+hsw", "farkle"])
def test_without_carryover_and_reset_more_points_are_worth_more(name):
    found = score_drops(solve(greed.load(name)).race)
    assert found.pairs > 2000
    assert found.lower == found.generous == 0


def test_with_a_carryover_a_larger_bank_can_be_worth_less():
    found = costly_banks(solve(greed.load("classic+amish")).race)
    assert found
    assert found.lower > 0
    assert found.worst > 0.1
    sheet = greed.load("classic+amish")
    worths = []
    for points in (found.points, found.points + 50):
        state = greed.parse_position(
            f"classic+amish {found.own},{found.other} 1/1 decide {found.dice} - {points} - - 9"
        )
        worths.append(solve(sheet).worth(greed.apply(state, "bank"), 0))
    assert worths[0] - worths[1] == pytest.approx(found.worst, abs=1e-6)
