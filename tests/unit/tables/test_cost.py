"""What a sheet takes: counted by a walk that stops where a budget ends, and foretold from that."""

import subprocess
import sys
from math import inf

import pytest
from tests.support.games import SHEETS

import greed
from greed.core import turn
from greed.core.dice import multisets
from greed.core.sheet_data import parse_sheet
from greed.tables import TooHeavy, Work, cost, least_cost, tables

SERVER = Work(5.0, 256_000_000)
EVERY = {str(face): 2**face + 1 for face in range(1, 10)}
TWELVE = {"title": "x", "target": 1_000_000, "dice": {"count": 12, "faces": 9}}
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
def test_throws_and_keeps_are_those_of_the_core(name):
    sheet = greed.load(name)
    rules, said = turn.rules_of(sheet), cost(sheet)
    fallen = [(hand, throw) for hand in tables(sheet).hands for throw in multisets(hand.dice)]
    assert said.throws == len(fallen)
    assert said.options == sum(len(rules.cast(*each).options) for each in fallen)


@pytest.mark.parametrize("name", WORST)
def test_the_worst_sheets_are_refused_after_hardly_a_throw(name, monkeypatch):
    seen = []
    cast = turn.Rules._cast

    def counted(self, hand, throw):
        seen.append(throw)
        return cast(self, hand, throw)

    monkeypatch.setattr(turn.Rules, "_cast", counted)
    with pytest.raises(TooHeavy, match=r"takes [\d,.]+ seconds and [\d,]+ MB or more") as refusal:
        cost(parse_sheet(WORST[name], name), SERVER)
    assert refusal.value.work.seconds > SERVER.seconds or refusal.value.work.bytes > SERVER.bytes
    assert len(seen) < 500


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_that_games_are_played_with_is_well_within_what_a_server_bears(name):
    assert cost(greed.load(name), SERVER).tables.seconds < SERVER.seconds / 5


def test_more_keeps_than_were_allowed_end_a_walk():
    sheet = greed.load("classic")
    with pytest.raises(TooHeavy):
        cost(sheet, Work(5.0, 1_000_000))
    assert cost(sheet, Work(5.0, 100_000_000)).options > 1_000


def test_what_takes_longer_than_it_should_is_refused(monkeypatch):
    times = iter(range(10**9))
    monkeypatch.setattr("greed.tables.budget.process_time", lambda: next(times))
    with pytest.raises(TooHeavy, match=r"takes \d{3}"):
        cost(greed.load("kingdom-come(target=3050)"), SERVER)


def test_what_was_refused_is_worked_out_for_those_who_allow_more():
    sheet = greed.load("farkle")
    with pytest.raises(TooHeavy):
        cost(sheet, Work(0.001, 256_000_000))
    assert cost(sheet, SERVER).hands == 6


@pytest.mark.parametrize("name", SHEETS)
def test_what_is_certain_without_a_walk_is_no_more_than_what_is_foretold(name):
    sheet = greed.load(name)
    least, said = least_cost(sheet), cost(sheet)
    for part in ("tables", "turn", "odds", "race"):
        assert getattr(least, part).seconds <= getattr(said, part).seconds
        assert getattr(least, part).bytes <= getattr(said, part).bytes


def test_what_solving_takes_grows_with_the_target():
    small, large = cost(greed.load("classic")), cost(greed.load("classic(target=1000000)"))
    assert small.options == large.options
    assert inf > large.race.bytes > 1_000 * small.race.bytes
    assert large.odds.seconds > 1_000 * small.odds.seconds


def test_a_cost_needs_neither_numpy_nor_numba():
    asked = (
        "import sys, greed; from greed.tables import cost; cost(greed.load('official'));"
        "sys.exit(any(name in sys.modules for name in ('numpy', 'numba')))"
    )
    assert subprocess.run([sys.executable, "-c", asked]).returncode == 0
