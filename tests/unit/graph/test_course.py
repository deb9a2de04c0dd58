"""What follows a turn, for any number of seats: the course against games played in the core."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import greed
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.graph import BANK, BUST, PASS, context_of, course
from greed.testing.strategies import sheets

SHEETS = (
    "official", "ten-dice", "koans(target=1000)", "basic", "classic+hsw", "classic+amish+zilch",
    "zilch-online(target=2000)", "koans(overshoot=bounces)", "koans(overshoot=forfeits)",
    "koans(endgame=finish_round)", "koans(endgame=rechallenge_all)",
    "koans(endgame=rechallenge_rounds)", "koans(endgame=deposed_and_waiting)",
    "koans(endgame=first_to_target)", "classic+zilch(endgame=rechallenge_all)",
)  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", SHEETS)
def test_what_follows_each_turn_of_a_game_is_what_the_core_says(name: str, seats: int):
    sheet, rng = greed.load(name), random.Random(name)
    assert sum(_played(sheet, seats, rng) for _ in range(8)) > 30


@settings(max_examples=30, suppress_health_check=list(HealthCheck))
@given(sheets(max_dice=3, max_target=1000), st.integers(2, 8), st.randoms(use_true_random=False))
def test_so_it_is_on_drawn_sheets(sheet: Sheet, seats: int, rng: random.Random):
    if sheet.why_not_for(seats):
        return
    try:
        course(sheet, seats)
    except Unsolvable:
        return
    _played(sheet, seats, rng)


def _played(sheet: Sheet, seats: int, rng: random.Random) -> int:
    """Play a game of random moves, and compare what follows each of its turns; return how many."""
    state = greed.start(sheet, seats, rng.randrange(seats))
    turns = 0
    for _ in range(3000):
        if state.over:
            break
        before = state
        if state.phase == "throw":
            dice = [rng.randint(1, sheet.dice.faces) for _ in range(state.hand.dice)]
            state = greed.throw(state, dice)
        else:
            state = greed.apply(state, rng.choice(list(greed.legal_moves(state))))
        if before.phase == "decide" and state.seat != before.seat and not state.over:
            _checked(before, state)
            turns += 1
        elif before.phase == "throw" and (state.over or state.seat != before.seat):
            _lost(before, state)
            turns += 1
    return turns


def _checked(before: State, after: State) -> None:
    """Compare the end of a turn in phase decide with what the course says."""
    found = course(before.rules.sheet, before.seats)
    seat, unit = before.seat, found.unit
    context = context_of(before)
    added = (after.scores[seat] - before.scores[seat]) // unit
    goal = _goal(before)
    end = BANK if added else PASS
    if added:
        assert context.recorded(before.points // unit) == added
    away = goal - (before.scores[seat] + before.points * bool(added)) // unit
    ending = found.follows(*found.locate(before)).ending(end, away)
    assert (before.seat + ending.turned) % before.seats == after.seat
    assert found.stages[ending.then] == found.stages[found.locate(after)[0]]
    status = found.statuses[ending.status]
    assert (status.standing, status.strikes) == (after.standing[seat], after.strikes[seat])


def _lost(before: State, after: State) -> None:
    """Compare a turn that was lost with what the course says."""
    found = course(before.rules.sheet, before.seats)
    seat, unit = before.seat, found.unit
    lost = (before.scores[seat] - after.scores[seat]) // unit
    away = _goal(before) - before.scores[seat] // unit
    follows = found.follows(*found.locate(before))
    endings = [follows.ending(end, away) for end in (BUST, PASS)]
    statuses = [found.statuses[ending.status] for ending in endings]
    seen = [after.standing[seat], after.strikes[seat]]
    ways = [n for n, each in enumerate(statuses) if [each.standing, each.strikes] == seen]
    assert ways
    if after.over:
        assert any(endings[n].then < 0 for n in ways)
        return
    assert any(
        (seat + endings[n].turned) % before.seats == after.seat
        and lost in (0, context_of(before).lost)
        and found.stages[endings[n].then] == found.stages[found.locate(after)[0]]
        for n in ways
    )


def _goal(state: State) -> int:
    unit = course(state.rules.sheet, state.seats).unit
    best = state.scores[state.final.leader] if state.final else state.rules.sheet.target
    return best // unit
