"""The laws of the game in whole random games, on every sheet of the house and on drawn ones."""

import pytest
from hypothesis import assume, given, note, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.support.games import SHEETS

import greed
from greed import Sheet
from greed.core.contradictions import contradictions
from greed.core.identity import canonical
from greed.testing import check_sheet, sheets

MIXTURES = [
    "official+hsw",
    "official+zilch",
    "official(dead_dice_keepable=true,repeat_sets=false)",
    "ten-dice+amish",
    "ten-dice+zilch",
    "koans+amish+zilch+hsw",
    "basic+zilch(endgame=rechallenge_rounds)",
    "basic(overshoot=forfeits)",
    "koans(overshoot=bounces)",
    "farkle+amish(minimum_bank=300,minimum_bank_counts_carry=false)",
    "zilch-online+zilch",
]


@pytest.mark.parametrize("name", [*SHEETS, *MIXTURES])
def test_the_laws_hold_in_games_of_a_known_sheet(name: str):
    assert check_sheet(greed.load(name), games=2, every=40) > 50


@given(sheets(), st.integers(0, 2**32 - 1))
@settings(max_examples=80)
def test_the_laws_hold_in_games_of_a_drawn_sheet(sheet: Sheet, seed: int):
    # Such sheets may ask for more than dice give in a lifetime, so a game need not end.
    check_sheet(sheet, games=2, seed=seed, every=20, most=300, must_end=False)


@given(sheets(), st.integers(0, 2**32 - 1))
@settings(max_examples=40)
def test_a_game_ends_where_nothing_stands_in_its_way(sheet: Sheet, seed: int):
    tame = replace(
        sheet,
        turn=replace(sheet.turn, minimum_bank=0),
        scoring=replace(sheet.scoring, singles={**sheet.scoring.singles, 1: 50}),
        entry=None,
        strikes=None,
        end=replace(sheet.end, overshoot="allowed"),
    )
    assume(not contradictions(tame))  # with one more single all dice may score in every throw
    note(canonical(tame))
    check_sheet(tame, games=2, seed=seed, every=400, most=20_000)
