"""The cost model: counts are near those of the arrays that are built, and nothing is built."""

import subprocess
import sys
from math import inf

import pytest
from hypothesis import HealthCheck, given, settings
from tests.support.games import SHEETS

import greed
from greed import Sheet
from greed.core.dice import multisets
from greed.core.parsing import parse_sheet
from greed.tables import Cost, Tables, cost, tables
from greed.testing.sheets import sheets

OPTIONS = [
    "official(dead_dice_keepable=true)",
    "official(carryover_keep=all,carry_lock=any_score)",
    "official(offer_after_all_dice=fresh_set)",
    "ten-dice(repeat_sets=false,bonus_on_opening=false)",
    "classic+amish+zilch(addon_hot_dice=false,addon_inherited=false)",
    "classic+zilch(addon_with_scoring=false,keep=forced)",
    "kingdom-come(keep=forced)",
]
SMALL = 120
"""Counts up to this one are small however far off they are."""
EVERY = {str(face): 2**face + 1 for face in range(1, 10)}
TWELVE = {"title": "x", "target": 1_000_000, "dice": {"count": 12, "faces": 9}}
WORST = {
    "dead dice": TWELVE | {"scoring": {"singles": EVERY}, "turn": {"dead_dice_keepable": True}},
    "add-ons": TWELVE
    | {
        "scoring": {"singles": {"1": 1}, "triples": EVERY, "beyond_triples": "double"},
        "turn": {"dead_dice_keepable": True},
        "carryover": {"carry_lock": "any_score"},
        "addons": {},
    },
    "straights": TWELVE
    | {
        "scoring": {
            "singles": {"1": 1},
            "straights": [
                {"faces": [face for face in range(1, 10) if bits >> (face - 1) & 1], "points": bits}
                for bits in range(3, 512)
                if bits.bit_count() > 1
            ],
        }
    },
    "huge points": TWELVE
    | {
        "target": 10**9,
        "scoring": {"singles": {str(face): 10**9 - face for face in range(1, 10)}},
        "entry": {"points": 10**9},
        "turn": {"minimum_bank": 10**9},
    },
}


def counted(held: Tables) -> dict[str, int]:
    """Return what the arrays and the core hold, under the names of the estimate."""
    rules = greed.core.turn.rules_of(held.sheet)
    fallen = [
        (hand, throw)
        for hand in held.hands
        for throw in multisets(hand.dice, held.sheet.dice.faces)
    ]
    columns = ("hand_dice", "outcome_start", "chance", "missed", "option_start", "points",
               "next_hand", "may_bank", "offer", "tally")  # fmt: skip
    return {
        "hands": len(held.hands),
        "throws": len(fallen),
        "options": sum(len(rules.cast(*each).options) for each in fallen),
        "table_bytes": sum(getattr(held, name).nbytes for name in columns),
    }


def far_off(said: Cost, held: Tables) -> dict[str, tuple[int, int]]:
    """Return what is off by more than a factor of three, small counts aside."""
    small = {"hands": 10, "throws": SMALL, "options": SMALL, "table_bytes": 20 * SMALL}
    pairs = {name: (getattr(said, name), count) for name, count in counted(held).items()}
    return {
        name: pair
        for name, pair in pairs.items()
        if max(*pair, small[name]) > 3 * max(min(pair), small[name])
    }


@pytest.mark.parametrize("name", [*SHEETS, *OPTIONS])
def test_counts_of_known_sheets_are_within_a_factor_of_three(name):
    sheet = greed.load(name)
    assert not far_off(cost(sheet), tables(sheet))


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(sheets(max_dice=6))
def test_counts_of_drawn_sheets_are_within_a_factor_of_three(sheet: Sheet):
    assert not far_off(cost(sheet), tables(sheet))


@pytest.mark.parametrize("name", WORST)
def test_the_worst_sheets_are_seen_to_be_far_too_large(name):
    said = cost(parse_sheet(WORST[name], name))
    assert 10**5 < said.options < inf
    assert said.tables.seconds > 10
    assert said.race.bytes > 10**12


def test_an_estimate_grows_with_the_target():
    small, large = cost(greed.load("classic")), cost(greed.load("classic(target=1000000)"))
    assert small.options == large.options
    assert large.race.bytes > 1_000 * small.race.bytes
    assert large.odds.seconds > 1_000 * small.odds.seconds


def test_an_estimate_needs_neither_numpy_nor_numba():
    asked = (
        "import sys, greed; from greed.tables import cost; cost(greed.load('official'));"
        "sys.exit(any(name in sys.modules for name in ('numpy', 'numba')))"
    )
    assert subprocess.run([sys.executable, "-c", asked]).returncode == 0
