"""What a solution says of any state, against the core and a judge that went round over all."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest
from scripts.monotonicity import costly_banks, score_drops
from tests.support.slow_judge import TINY, SlowJudge
from tests.support.states import changed

import greed
from greed.bots import bot
from greed.core.state import State
from greed.fair import SeededDice
from greed.solver import Solution, solve

SHEETS = ["koans", "kingdom-come", "classic+hsw", "official", "classic+amish", "koans+zilch"]
PLAIN = TINY.replace("[carryover]\n", "")
ENTRY = PLAIN.replace("[end]", "[entry]\npoints = 100\n[end]")


@lru_cache(maxsize=8)
def solved(name: str) -> Solution:
    return solve(greed.load(name))


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


@pytest.mark.parametrize("text", [TINY, PLAIN, ENTRY], ids=["carryover", "plain", "entry"])
def test_every_state_of_a_tiny_game_has_the_value_that_the_slow_judge_finds(text: str):
    sheet = greed.loads(text, "tiny")
    found, slow = solve(sheet), SlowJudge(sheet)
    assert len(slow.values) > 100
    for state, value in slow.values.items():
        assert found.value(state, 0) == pytest.approx(value, abs=1e-9 + found.residual)


def test_more_points_are_worth_more_and_the_seats_share_one_win():
    found = solved("koans")
    ladder = [
        found.value(greed.parse_position(f"koans {score},1500 1/1 throw 5 - 0 - - 9"), 0)
        for score in range(300, 3000, 50)
    ]
    assert ladder == sorted(ladder)
    state = greed.parse_position("koans 1200,1500 1/1 decide 2 - 300 - - 9")
    assert sum(found.values(state)) == pytest.approx(1)


def test_a_player_who_is_further_behind_than_anybody_catches_up_loses():
    # With bonus turns, the rest of a turn depends on where it began: farther than leads are kept.
    far = greed.parse_position("ten-dice 5000,90000 1/2 throw 5 - 500 - 2> 60")
    assert solved("ten-dice").value(far, 0) < 1e-9


@pytest.mark.parametrize(
    ("scores", "why"),
    [
        ((2825, 2900), "come in 50s"), ((3800, 2900), "can reach these scores"),
        ((-50, 2900), "can reach these scores"), ((2800, 2900, 2900), "2 seats, not for 3"),
    ],
)  # fmt: skip
def test_scores_that_no_game_comes_to_are_refused(scores: tuple[int, ...], why: str):
    state = greed.start(greed.load("koans"), len(scores))
    with pytest.raises(ValueError, match=why):
        solved("koans").values(changed(state, scores=scores, standing=(1,) * len(scores)))


def test_points_that_no_turn_comes_to_with_the_dice_left_are_refused():
    state = greed.parse_position("koans 400,500 1/1 decide 2 - 50 - - 40")
    with pytest.raises(ValueError, match="can reach this position"):
        solved("koans").prices(state)


@pytest.mark.parametrize("name", SHEETS)
def test_no_single_deviation_improves_the_value(name: str):
    # A throw has the value of the mean, over the dice, of the best that any move leads to. A
    # policy that holds this everywhere is beaten by no other, however many of its moves differ.
    found = solved(name)
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
                mean += float(chance) * max(found.value(kept, state.seat) for kept in keeps)
            else:
                mean += float(chance) * found.value(after, state.seat)
        assert mean == pytest.approx(found.value(state, state.seat), abs=1e-9 + 4 * found.residual)


@pytest.mark.parametrize("name", ["official(target=2000)", "classic+amish", "basic(target=3000)"])
def test_an_attempt_that_is_kept_has_the_value_of_its_throws(name: str):
    found, tried = solved(name), 0
    for state in throws_of_games(name, 40):
        if state.hand.attempt and state.points == state.inherited and tried < 12:
            mean = sum(
                float(chance) * found.value(greed.throw(state, dice), state.seat)
                for dice, chance in greed.chances(state).items()
            )
            assert found.value(state, state.seat) == pytest.approx(mean, abs=2e-9)
            tried += 1
    assert tried


@pytest.mark.parametrize("name", ["koans", "kingdom-come", "classic+hsw", "farkle"])
def test_without_carryover_and_reset_more_points_are_worth_more(name: str):
    found = score_drops(solved(name))
    assert found.pairs > 2000
    assert found.lower == found.generous == 0


def test_with_a_carryover_a_larger_bank_can_be_worth_less():
    found = costly_banks(solved("classic+amish"))
    assert found
    assert found.lower > 0
    assert found.worst > 0.1
    values = []
    for points in (found.points, found.points + 50):
        state = greed.parse_position(
            f"classic+amish {found.own},{found.other} 1/1 decide {found.dice} - {points} - - 9"
        )
        values.append(solved("classic+amish").value(greed.apply(state, "bank"), 0))
    assert values[0] - values[1] == pytest.approx(found.worst, abs=1e-6)
