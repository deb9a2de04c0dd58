import random
from functools import cache

import numpy as np
import pytest
from tests.support.games import SHEETS

import greed
from greed.bots import bot
from greed.core.game import apply, throw
from greed.core.sheet_data import parse_sheet
from greed.core.state import ON
from greed.exact.model import Status, Unsolvable
from greed.exact.solo import solo_race
from greed.tables import tables

FEW = [name for name in SHEETS if name.count("+") < 2]


@cache
def race(name):
    return solo_race(tables(greed.load(name)))


@pytest.mark.parametrize("name", [*FEW, "koans(overshoot=forfeits)", "koans(minimum_bank=300)"])
def test_the_distribution_of_turns_has_the_value_as_mean(name):
    found = race(name)
    spread = found.distribution
    assert spread.sum() == pytest.approx(1, abs=1e-11)
    assert (spread * np.arange(len(spread))).sum() == pytest.approx(found.value, abs=1e-8)


_ENDLESS = {
    # Each throw scores 50 and earns a bonus turn, but only 100 at once would be recorded.
    "can go round for ever": {
        "target": 150, "dice": {"count": 1, "faces": 2},
        "scoring": {"singles": {"1": 50, "2": 50}, "nothing": 50},
        "turn": {"hot_dice": "bonus_turn", "minimum_bank": 100},
    },
    # 74 throws in 75, of which one in five scores, with fewer than four busts in a row.
    "hardly ever reaches the target": {
        "target": 74, "dice": {"count": 1, "faces": 5}, "scoring": {"singles": {"1": 1}},
        "strikes": {"count": 4, "effect": "reset"},
    },
}  # fmt: skip


@pytest.mark.parametrize("why", _ENDLESS)
def test_a_race_that_does_not_end_is_refused_by_name(why):
    sheet = parse_sheet({"title": "endless", **_ENDLESS[why]}, "endless")
    with pytest.raises(Unsolvable, match=why):
        solo_race(tables(sheet))


@pytest.mark.parametrize("name", ["koans", "official", "classic"])
def test_a_higher_score_never_needs_more_turns(name):
    turns = race(name).legs[ON].turns[0]
    assert np.all(np.diff(turns) <= 1e-12)


def test_strikes_cost_turns():
    found = race("zilch-online")
    turns = [found.turns(Status(ON, strikes), 5000) for strikes in range(3)]
    assert turns == sorted(turns)
    assert turns[0] < turns[2]


def test_a_score_below_zero_is_answered():
    found = race("zilch-online")
    assert found.turns(Status(ON), -500) > found.turns(Status(ON), 0)
    assert found.turns(Status(ON), -50_000) > found.turns(Status(ON), -500)


def test_how_far_below_zero_is_worked_out_does_not_matter(monkeypatch):
    held = tables(greed.load("zilch-online(target=2000)"))
    near = solo_race(held).value
    monkeypatch.setattr("greed.exact.solo._fewest_turns._BELOW", 100)
    assert solo_race(held).value == pytest.approx(near, abs=1e-10)


def test_races_played_through_the_core_take_what_was_solved():
    sheet, player, rng = greed.load("koans"), bot("sprinter"), random.Random(3)
    taken = []
    for _ in range(300):
        state = greed.start(sheet, seats=2)
        turns, seat = 0, 1
        while state.scores[0] < sheet.target:
            if state.phase == "throw" and state.seat != seat:
                seat = state.seat
                turns += seat == 0
            if state.seat == 1:
                state = greed.core.game.forfeit(state)
            elif state.phase == "throw":
                state = throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
            else:
                state = apply(state, player.choose(state))
        taken.append(turns)
    error = np.std(taken) / np.sqrt(len(taken))
    assert abs(np.mean(taken) - race("koans").value) < 4 * error
