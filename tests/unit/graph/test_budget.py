"""How much there is to see in the turns of a sheet: a walk stops where its budget ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.games import SHEETS

import greed
from greed.core import turn
from greed.core.dice import Throw, multisets
from greed.core.errors import Unsolvable
from greed.core.sheet_data import parse_sheet
from greed.core.state import OFF
from greed.graph import TooHeavy, Work, game_graph, least_work, turn_graph, turn_size

SERVER = Work(5.0, 256_000_000)
EVERY = {str(face): 2**face + 1 for face in range(1, 10)}
TWELVE: dict[str, Any] = {"title": "x", "target": 1_000_000, "dice": {"count": 12, "faces": 9}}
STRAIGHTS = [
    {"faces": [face for face in range(1, 10) if bits >> (face - 1) & 1], "points": bits}
    for bits in range(3, 512)
    if bits.bit_count() > 1
]
ADDONS = TWELVE | {
    "scoring": {"singles": {"1": 1}, "triples": EVERY, "beyond_triples": "double"},
    "carryover": {"carry_lock": "any_score"},
    "addons": {},
}
WORST = {
    "dead dice": TWELVE | {"scoring": {"singles": EVERY}, "turn": {"dead_dice_keepable": True}},
    "add-ons": ADDONS | {"turn": {"dead_dice_keepable": True}},
    "hands without end": ADDONS | {"dice": {"count": 9, "faces": 9}},
    "straights": TWELVE | {"scoring": {"singles": {"1": 1}, "straights": STRAIGHTS}},
    "throws that take long": TWELVE
    | {"scoring": {"singles": {"1": 1}, "straights": STRAIGHTS}, "turn": {"keep": "forced"}},
    "huge points": TWELVE
    | {
        "target": 10**9,
        "scoring": {"singles": {str(face): 10**9 - face for face in range(1, 10)}},
        "entry": {"points": 10**9},
        "turn": {"minimum_bank": 10**9},
    },
}


@pytest.mark.parametrize("name", SHEETS)
def test_hands_throws_and_options_are_those_of_the_core(name: str):
    sheet = greed.load(name)
    rules, size = turn.rules_of(sheet), turn_size(sheet)
    fallen = [(hand, throw) for hand in greed.hands(sheet) for throw in multisets(hand.dice)]
    assert size.hands == len(greed.hands(sheet))
    assert size.throws == len(fallen)
    assert size.options == sum(len(rules.cast(*each).options) for each in fallen)


@pytest.mark.parametrize("name", WORST)
def test_the_worst_sheets_are_refused_after_hardly_a_throw(
    name: str, monkeypatch: pytest.MonkeyPatch
):
    seen: list[Throw] = []
    cast = turn.Rules._cast

    def counted(self: turn.Rules, hand: turn.Hand, throw: Throw) -> turn.Cast:
        seen.append(throw)
        return cast(self, hand, throw)

    monkeypatch.setattr(turn.Rules, "_cast", counted)
    with pytest.raises(TooHeavy, match=r"takes [\d,.]+ seconds and [\d,]+ MB or more") as refusal:
        turn_size(parse_sheet(WORST[name], name), SERVER)
    assert refusal.value.work.exceeds(SERVER)
    assert len(seen) < 500


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_that_games_are_played_with_is_well_within_what_a_server_bears(name: str):
    size = turn_size(greed.load(name), SERVER)
    assert least_work(greed.load(name)).seconds <= size.work.seconds < SERVER.seconds / 5


def test_more_keeps_than_were_allowed_end_a_walk():
    sheet = greed.load("classic(target=9950)")
    with pytest.raises(TooHeavy):
        turn_size(sheet, Work(5.0, 1_000_000))
    assert turn_size(sheet, Work(5.0, 100_000_000)).options > 1_000


def test_what_takes_longer_than_it_should_is_refused(monkeypatch: pytest.MonkeyPatch):
    times = iter(range(10**9))
    monkeypatch.setattr("greed.graph.budget.process_time", lambda: next(times))
    with pytest.raises(TooHeavy, match=r"takes \d{3}"):
        turn_size(greed.load("kingdom-come(target=3050)"), SERVER)


def test_what_was_refused_is_worked_out_for_those_who_allow_more():
    sheet, little = greed.load("farkle"), Work(0.001, 256_000_000)
    with pytest.raises(TooHeavy):
        turn_size(sheet, little)
    assert turn_size(sheet, SERVER).hands == 6
    with pytest.raises(TooHeavy):
        turn_size(sheet, little)


def test_a_least_bank_of_many_units_is_found_at_once_and_refused_where_it_sets_hands_apart():
    huge = greed.load("koans(target=1000000000,minimum_bank=99999937)")
    assert turn_graph(huge).bank_from[0] == 99999937
    with pytest.raises(Unsolvable, match="2,000 hands that points set apart: try a lower least"):
        turn_graph(greed.load("official(target=1000000,minimum_bank=500000)"), OFF)


def test_more_positions_than_there_are_numbers_for_are_refused():
    with pytest.raises(Unsolvable, match="positions: try a lower target"):
        game_graph(greed.load("koans(target=1000000000,minimum_bank=99999937)"), 3)
