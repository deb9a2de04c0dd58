"""Games between four against a slow twin, on small sheets."""

from typing import Any

import pytest
from tests.twins.slow_multi import SlowMulti

from greed.core.sheet import Dice, End, Entry, Scoring, Sheet, Strikes, Turn
from greed.exact.multi import MultiSolution
from greed.exact.multi._solver import solved_multi
from greed.tables import tables


def _sheet(title: str, **rules: Any) -> Sheet:
    told: dict[str, Any] = {
        "target": 40, "dice": Dice(count=2), "end": End(endgame="first_to_target"),
        "entry": Entry(points=20), "scoring": Scoring(singles={1: 20, 5: 10}),
        "turn": Turn(hot_dice="ends_turn"), **rules,
    }  # fmt: skip
    return Sheet(title=title, **told)


SHEETS = [
    _sheet("first to the target"),
    _sheet("no entry", entry=None),
    _sheet("entry in one throw and a last turn", entry=Entry(points=20, scope="throw"), end=End()),
    _sheet("exact target", end=End(endgame="first_to_target", overshoot="forfeits")),
    _sheet("one last turn", end=End(), entry=None),
    _sheet("one last turn, first to reach", end=End(tie="first_to_reach")),
    _sheet("finish the round", end=End(endgame="finish_round")),
    _sheet("bonus turns", turn=Turn(hot_dice="bonus_turn")),
    _sheet("strikes", strikes=Strikes(count=2), target=30),
]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.title.replace(" ", "-"))
def test_every_state_is_worth_to_every_seat_of_four_what_a_walk_over_the_core_says(sheet: Sheet):
    solved = solved_multi(tables(sheet), close=1e-11, seats=4)
    assert not solved.unsettled
    found, slow = MultiSolution(solved), SlowMulti(sheet, cap=60, seats=4)
    compared = 0
    for state, expected in slow.seen():
        if max(state.scores) <= sheet.target + 60:  # the twin cuts games off there
            assert found.chances(state) == pytest.approx(tuple(expected), abs=1e-9), str(state)
            compared += 1
    assert compared > 100
