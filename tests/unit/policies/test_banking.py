"""What a bank brings, as the plans of policies see it, is what making it shows."""

import random

import pytest

import greed
from greed.core.endgame import winners
from greed.core.moves import BANK, ROLL
from greed.core.state import State
from greed.core.turn_end import why_no_points
from greed.policies import Threshold

NAMES = ["official", "ten-dice", "koans", "classic+amish+zilch", "zilch-online"]


def worth_making(state: State) -> bool:
    """Return whether a bank wins, leads the final round, or records points that may count."""
    if BANK not in greed.legal_moves(state):
        return False
    after = greed.apply(state, BANK)
    leaders = after.winners
    if not after.over and after.final:
        leaders = winners(after, after.scores, after.final)
    leads = state.seat in leaders
    settles = leads and (after.over or state.final is not None)
    hopeless = after.final is not None and not leads
    return settles or (why_no_points(state) is None and not hopeless)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    "name", [*NAMES, "classic(overshoot=forfeits)", "koans(overshoot=bounces)"]
)
def test_who_banks_any_points_makes_the_banks_that_bring_something(name: str, seats: int):
    chance, seen, eager = random.Random(name), 0, Threshold(1)
    for _ in range(8):
        state = greed.start(greed.load(name), seats)
        while not state.over and state.ply < 2000:
            if state.phase == "throw":
                dice = chance.choices(range(1, 7), k=state.hand.dice)
                state = greed.throw(state, dice)
                continue
            moves = greed.legal_moves(state)
            if state.phase == "decide" and len(moves) > 1:
                seen += 1
                assert (eager.choose(state) == BANK) == worth_making(state), repr(state)
            rolls = ROLL in moves and chance.random() < 0.5
            state = greed.apply(state, ROLL if rolls else chance.choice(moves))
    assert seen > 100
