"""What every bot must do on every sheet, played out in whole games with fixed dice."""

import pytest
from msgspec.structs import replace

import greed
from greed.bots import bot, bots
from greed.core.moves import BANK
from greed.fair import SeededDice

PARAMETERS = {"threshold": "threshold:300", "random": "random:1", "level": "level:4"}
BOTS = [PARAMETERS.get(name, name) for name in bots() if name != "cmd"]  # which is any program
BOUNCING = "koans(overshoot=bounces,target=1000)"
SHEETS = [
    *greed.presets(),
    "classic+amish+zilch+hsw",
    "basic+zilch",
    "koans+amish",
    "basic(overshoot=forfeits,target=3000)",
    "farkle(minimum_bank=300,target=5000)",
]


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_with_legal_moves(sheet: str, name: str):
    players = [bot(name, seed="a"), bot(name, seed="b"), bot("cautious")]
    dice = SeededDice("whole games")
    rules = greed.load(sheet)
    if name in ("level:4", "optimal"):  # which solve the game first: a short one is soon solved
        rules = replace(rules, target=min(rules.target, 1_000))
    state = greed.start(rules, seats=3)
    throws = 0
    while not state.over:
        if state.phase == "throw":
            throws += 1
            fallen = dice.throw(throws, state.hand.dice, state.rules.sheet.dice.faces)
            state = greed.throw(state, fallen)
        else:
            state = greed.apply(state, players[state.seat].choose(state))
        assert state.ply < 20_000
    assert state.winners


@pytest.mark.parametrize("name", BOTS)
def test_the_same_state_gets_the_same_answer(name: str):
    state = greed.throw(greed.start(greed.load("koans"), seats=3), [1, 1, 5, 2, 3])
    assert bot(name, seed="a").choose(state) == bot(name, seed="a").choose(state)


@pytest.mark.parametrize("name", ["bold", "cautious", "threshold:300", "maximiser", "sprinter"])
def test_nobody_banks_below_the_score_to_beat(name: str):
    # Seat 2 has its last turn, 500 points held, and would need more than 1000.
    state = greed.parse_position("basic 10000,9000 2/1 decide 1 - 500 - 1> 90")
    assert bot(name).choose(state) != BANK


@pytest.mark.parametrize("name", ["bold", "cautious", "threshold:9000", "maximiser", "sprinter"])
def test_a_bank_that_wins_is_taken(name: str):
    state = greed.parse_position("basic 10000,9000 2/1 decide 6 - 1050 - 1> 90")
    assert bot(name).choose(state) == BANK


@pytest.mark.parametrize("name", ["bold", "cautious", "maximiser"])
def test_nobody_banks_what_bounces_below_the_score(name: str):
    state = greed.parse_position(f"{BOUNCING} 900,0 1/1 decide 2 - 300 - - 3")
    assert bot(name).choose(state) != BANK


@pytest.mark.parametrize("name", ["bold", "cautious"])
def test_what_bounces_above_the_score_is_banked(name: str):
    state = greed.parse_position(f"{BOUNCING} 900,0 1/1 decide 2 - 150 - - 3")
    assert bot(name).choose(state) == BANK


@pytest.mark.parametrize("name", ["bold", "cautious", "threshold:100", "maximiser", "sprinter"])
def test_nobody_forfeits_points_before_entry(name: str):
    state = greed.parse_position("koans 0?,0? 1/1 decide 1 - 250 - - 3")
    assert bot(name).choose(state) != BANK
