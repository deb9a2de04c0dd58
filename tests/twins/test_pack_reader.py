"""What states are worth, read from a pack by its page alone, against the solution itself."""

import random

import pytest
from tests.twins.pack_reader import Reader
from tests.twins.pack_referee import read

from greed.core.turn import rules_of
from greed.exact import solve
from greed.packs import PackedTurn, pack, state_data
from greed.sheets import load
from greed.testing.play import careful, play

BILLION = 1_000_000_000
SMALL = ["koans", "koans+hsw(target=1000)", "koans+zilch(target=1000)", "koans+amish(target=500)"]
ALL = ["official", "basic", "classic", "farkle", "kingdom-come", "ten-dice", "zilch-online"]


def compare(name: str, states: int) -> None:
    sheet = load(name)
    solution, turn = solve(sheet), PackedTurn(rules_of(sheet))
    reader = Reader(read(pack(sheet, solution, attempts=True)))
    parts = (reader.values, reader.values.get("takeovers", {"rounding": 0}))
    rounding = sum(part["rounding"] for part in parts) + reader.values["residual"]
    for seed in range(2):
        seen = [after for _, _, after in play(sheet, [careful, careful], seed, seed)]
        late = [state for state in seen if state.final or state.over]
        for state in random.Random(seed).sample(seen, min(states, len(seen))) + late[:states]:
            found = reader.worth(state_data(state, turn), 0)
            assert abs(found - solution.worth(state, 0)) < rounding / BILLION


@pytest.mark.parametrize("name", SMALL)
def test_a_reader_of_the_page_finds_what_states_are_worth_within_the_stated_rounding(name: str):
    compare(name, states=5)


@pytest.mark.parametrize("name", ALL)
def test_it_does_on_every_preset(name: str):
    compare(name, states=10)
