"""The map of when to bank to win, held against what the solution says of every single bank."""

import math

import pytest
from tests.support.states import changed

import greed
from greed.cli.render.race_pictures import bank_from
from greed.core.state import ON
from greed.core.turn import Hand
from greed.solver import overview, solve


@pytest.mark.parametrize(
    "name", ["koans(target=1000)", "basic(target=1000)", "zilch-online(target=1500)"]
)
def test_a_cell_of_the_map_is_the_least_bank_that_the_solution_calls_right(name: str):
    sheet = greed.load(name)
    known, race = overview(sheet), solve(sheet)
    unit, left = known.unit, 3
    least = next(each.least for hand, each in known.thresholds.items() if hand == Hand(left))
    first = sheet.entry.points if sheet.entry else 0
    for own in range(first, sheet.target, 400):
        for other in range(first, sheet.target, 400):
            begin = changed(greed.start(sheet), scores=(own, other), standing=(ON, ON))
            begin = changed(begin, hand=begin.rules.start_hand(begin.entry))
            right = []
            for points in range(least, sheet.target * 6 // 5 - own + unit, unit):
                state = changed(
                    begin, phase="decide", points=points, hand=Hand(left), may_bank=True
                )
                if "bank" in greed.legal_moves(state):
                    bank, roll = (
                        race.value(greed.apply(state, move), 0) for move in ("bank", "roll")
                    )
                    right += [points] if bank >= roll - 1e-9 else []
            found = bank_from(known, race, left, own, other)
            assert found == right[0] if right else math.isnan(found)
