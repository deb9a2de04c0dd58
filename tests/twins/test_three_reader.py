"""What states are worth among three, read from a file by its page alone, against the solution."""

import random

import pytest
from tests.twins.pack_referee import read
from tests.twins.three_reader import ThreeReader
from tests.twins.three_reader import read as read_three

from greed.core.turn import rules_of
from greed.exact.multi import solve_multi
from greed.packs import PackedTurn, pack, state_data, three_file
from greed.sheets import load
from greed.testing.play import careful, play

MORE = [
    "classic(target=1000,end.endgame=finish_round)",
    "kingdom-come(target=800,end.overshoot=forfeits)",
    "koans+hsw(target=500)",
    "koans",
    "kingdom-come",
]


def compare(name: str, games: int, states: int) -> None:
    sheet = load(name)
    solution, turn = solve_multi(sheet), PackedTurn(rules_of(sheet))
    reader = ThreeReader(read(pack(sheet)), read_three(three_file(solution)))
    for seed in range(games):
        seen = [after for _, _, after in play(sheet, [careful] * 3, seed, seed)]
        late = [state for state in seen if state.final or state.over]
        for state in random.Random(seed).sample(seen, min(states, len(seen))) + late[:states]:
            found = reader.worth(state_data(state, turn))
            assert found == pytest.approx(solution.chances(state), abs=2 * solution.rounding)


def test_a_reader_of_the_page_finds_what_states_are_worth_among_three():
    compare("koans(target=500)", games=1, states=2)


def test_it_does_where_one_throw_must_bring_a_player_on_the_board():
    compare("koans(target=500,entry.scope=throw)", games=1, states=4)


@pytest.mark.parametrize("name", MORE)
def test_it_does_on_more_sheets(name: str):
    compare(name, games=3, states=8)
