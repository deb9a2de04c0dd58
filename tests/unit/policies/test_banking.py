"""What a bank brings is found without making it where it can't matter to the end of the game."""

import random

import pytest

import greed
from greed.core.endgame import winners
from greed.core.moves import BANK, ROLL
from greed.core.state import State
from greed.core.turn_end import why_no_points
from greed.policies._judgement import banking

NAMES = ["official", "ten-dice", "koans", "classic+amish+zilch", "zilch-online"]


def made(state: State) -> tuple[float, bool]:
    """Return the same by banking, whatever the state."""
    if BANK not in greed.legal_moves(state):
        return 0.0, False
    after = greed.apply(state, BANK)
    leaders = after.winners
    if not after.over and after.final:
        leaders = winners(after, after.scores, after.final)
    leads = state.seat in leaders
    futile = why_no_points(state) or (after.final and not leads)
    wins = after.over or state.final is not None
    return 0.0 if futile else float(state.points), wins and leads


@pytest.mark.parametrize(
    "name", [*NAMES, "classic(overshoot=forfeits)", "koans(overshoot=bounces)"]
)
def test_what_a_bank_brings_is_what_making_it_shows(name: str):
    chance, seen = random.Random(name), 0
    for _ in range(15):
        state = greed.start(greed.load(name))
        while not state.over and state.ply < 2000:
            if state.phase == "throw":
                dice = chance.choices(range(1, 7), k=state.hand.dice)
                state = greed.throw(state, dice)
                continue
            seen += state.phase == "decide"
            assert banking(state) == made(state), str(state)
            moves = greed.legal_moves(state)
            rolls = ROLL in moves and chance.random() < 0.5
            state = greed.apply(state, ROLL if rolls else chance.choice(moves))
    assert seen > 100
