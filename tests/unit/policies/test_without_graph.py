"""Turns that can go round for ever have no graph, but whoever looks at points alone plays them."""

import random

import pytest

import greed
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.graph import turn_graph
from greed.policies import policy
from greed.solver import Unsolvable

ROUND = parse_sheet({
    "title": "Round and round", "target": 300, "dice": {"count": 2, "faces": 4},
    "scoring": {"singles": {"1": 50, "4": 20}}, "entry": {"points": 50},
    "turn": {"end_doubles": True, "end_doubles_must_roll": True}, "carryover": {},
}, "round")  # fmt: skip


def _end(name: str, seed: int) -> State:
    chance, player, state = random.Random(seed), policy(name), greed.start(ROUND, 3)
    while not state.over:
        assert state.ply < 5000
        if state.phase == "throw":
            state = greed.throw(state, chance.choices(range(1, 5), k=state.hand.dice))
        else:
            state = greed.apply(state, player.choose(state))
    return state


@pytest.mark.parametrize("name", ["threshold:60", "bold", "cautious", "card"])
def test_a_sheet_whose_turns_have_no_graph_is_played_to_the_end(name: str):
    with pytest.raises(Unsolvable, match="round for ever"):
        turn_graph(ROUND)
    for seed in range(3):
        assert max(_end(name, seed).scores) >= ROUND.target


def test_without_a_graph_a_threshold_banks_at_its_number_as_anywhere():
    state = greed.throw(greed.start(ROUND), [1, 4])
    low, high = policy("threshold:60"), policy("threshold:40")
    kept = greed.apply(state, "keep 1")
    assert str(low.choose(state)) == "keep 1 4"
    assert (str(low.choose(kept)), str(high.choose(kept))) == ("roll", "bank")


def test_a_maximiser_says_that_there_is_nothing_to_go_by():
    state = greed.throw(greed.start(ROUND), [1, 4])
    with pytest.raises(Unsolvable):
        policy("maximiser").choose(state)
