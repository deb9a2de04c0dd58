"""Games of drawn sheets as they go: a state is worth its throws, and the best of its moves.

Players roll on far more often than anybody would, for solvers begin at the beginnings of turns and
know least of where nobody goes.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.twins.bounded import TooLongError, search, solved_soon

import greed
from greed.core.errors import Unsolvable
from greed.core.game import apply, chances, legal_moves, throw
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.solver.estimate import two_player_view
from greed.testing.strategies import sheets

CLOSE = 1e-6
DRAWN = sheets(max_dice=2, max_target=150, soon=False)
SEEDS = st.integers(0, 2**32 - 1)
tried = settings(max_examples=15, suppress_health_check=list(HealthCheck))


def states(sheet: Sheet, seats: int, seed: int) -> Iterator[State]:
    """Yield the states of a game, as far as sixty throws and moves."""
    chance = random.Random(seed)
    state = greed.start(sheet, seats, chance.randrange(seats))
    for _ in range(60):
        if state.over:
            return
        yield state
        if state.phase == "throw":
            state = throw(state, chance.choice(list(chances(state))))
            continue
        moves = legal_moves(state)
        on = [move for move in moves if move.kind != "bank"] or moves
        state = apply(state, chance.choice(on if chance.random() < 0.7 else moves))


def is_worth_what_follows(
    worth: Callable[[State], float], state: State, best: Callable[[Iterable[float]], float]
) -> None:
    """Compare a state with the mean of its throws, or the best of its moves."""
    if state.phase == "throw":
        then = sum(float(part) * worth(throw(state, dice)) for dice, part in chances(state).items())
    else:
        then = best(worth(apply(state, move)) for move in legal_moves(state))
    assert worth(state) == pytest.approx(then, abs=CLOSE), greed.position(state)


def compare(sheet: Sheet, seed: int) -> None:
    """Follow a game between two, and one of three and four seen as games between two."""
    try:
        solved = solved_soon(sheet)
    except (Unsolvable, TooLongError):
        return
    if sheet.seats.min <= 2:
        for state in states(sheet, 2, seed):
            is_worth_what_follows(
                lambda after: solved.value(after, 0), state, min if state.seat else max
            )
    for seats in range(max(3, sheet.seats.min), min(4, sheet.seats.max) + 1):
        for state in states(sheet, seats, seed):
            # In a final round, everybody is compared with the leader alone.
            leader, mover = state.final and state.final.leader, state.seat
            for rival in range(seats) if state.phase == "throw" else ():
                if rival != mover and leader in (None, mover, rival):
                    pair = two_player_view(state, mover, rival)
                    is_worth_what_follows(lambda after: solved.value(after, 0), pair, max)


def compare_three(sheet: Sheet, seed: int) -> None:
    """Follow a game between three, if it is solved soon and settles."""
    try:
        solved = solved_soon(sheet, 3)
    except (Unsolvable, TooLongError):
        return
    for state in states(sheet, 3, seed) if not solved.unsettled else ():
        # The others win what the best move of the player to move leaves them, of equals any.
        seats = range(3) if state.phase == "throw" else [state.seat]
        for seat in seats:
            is_worth_what_follows(partial(solved.value, seat=seat), state, max)


@tried
@given(DRAWN, SEEDS)
def test_a_state_between_two_is_worth_what_follows(sheet: Sheet, seed: int):
    compare(sheet, seed)


@tried
@given(DRAWN, SEEDS)
def test_a_state_between_three_is_worth_what_follows(sheet: Sheet, seed: int):
    compare_three(sheet, seed)


@pytest.mark.parametrize("shard", range(10))
@pytest.mark.parametrize("check", [compare, compare_three])
def test_a_thousand_games_are_worth_what_follows(check: Callable[[Sheet, int], None], shard: int):
    drawn = sheets(max_dice=3, max_target=300, soon=shard % 2 == 0)
    search(drawn, lambda sheet, _: check(sheet, shard), shard, 100)
