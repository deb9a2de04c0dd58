"""The kernel and the core play the same games of the same seed, event for event."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.games import SHEETS
from tests.support.simulation import core_game, kernel_game, wild_policy

import greed
from greed import Sheet
from greed.policies import Threshold
from greed.sim import Setup
from greed.tables import tables
from greed.testing import sheets

OPTIONS = [
    "official(end.endgame=single_final_turn)",
    "official(end.endgame=rechallenge_rounds)",
    "official(carryover.entry_carry=count_all)",
    "official(carryover.entry_carry=exclude_attempt)",
    "official(carryover.entry_carry=forbid_offer,carryover.carryover_keep=all)",
    "official(carryover.carry_lock=any_score)",
    "official(carryover.offer_after_all_dice=fresh_set)",
    "official(turn.minimum_bank=300,turn.minimum_bank_counts_carry=false)",
    "official(turn.dead_dice_keepable=true)",
    "official+hsw",
    "official+zilch",
    "basic(turn.hot_dice_must_roll=true,turn.end_doubles_must_roll=false)",
    "basic+zilch(end.endgame=rechallenge_rounds)",
    "ten-dice(turn.keep=choose,turn.minimum_bank=800)",
    "ten-dice(turn.keep=choose,entry.ends_turn=false)",
    "ten-dice+amish+zilch",
    "ten-dice+hsw(strikes.count=1,target=3000)",
    "koans(end.tie=first_to_reach)",
    "classic(end.overshoot=forfeits)",
    "classic(end.overshoot=bounces)",
    "koans(end.overshoot=bounces)",
    "classic(turn.hot_dice=ends_turn)",
    "classic+zilch(strikes.zilch_before_entry=true)",
    "classic+amish(carryover.endgame_carryover=false,end.endgame=rechallenge_all)",
    "zilch-online(strikes.score_floor=true,strikes.count=1)",
]


def short(name: str) -> Sheet:
    """Return a sheet that ends ten times sooner, so that most turns are about the end."""
    sheet = greed.load(name)
    entry = sheet.entry.points if sheet.entry else 0
    target = max(sheet.target // 10, entry, sheet.turn.minimum_bank)
    base, _, options = name.partition("(")
    return greed.load(f"{base}(target={target}{',' if options else ')'}{options}")


def a_setup(sheet: Sheet, chance: random.Random, *, wild: bool) -> Setup:
    held = tables(sheet)
    seats = chance.choice([2] * 6 + [3, 3, 4, sheet.seats.max])
    if wild:
        return Setup(held, [wild_policy(held, chance.randrange(1000)) for _ in range(seats)])
    points = [chance.choice([0, 250, 300, 350, 500, 1000, 2000]) for _ in range(seats)]
    return Setup(held, [Threshold(number).table(held) for number in points])


def agree(setup: Setup, seed: int, game: int, limit: int = 5_000) -> None:
    assert kernel_game(setup, seed, game, limit=limit) == core_game(
        setup, seed, game, limit=limit
    ), f"game {game} of seed {seed} between {[policy.name for policy in setup.policies]}"


@pytest.mark.parametrize("name", SHEETS)
def test_twelve_hundred_short_games_are_the_same(name: str):
    chance = random.Random(name)
    sheet = short(name)
    for batch in range(12):
        setup = a_setup(sheet, chance, wild=batch % 2 == 1)
        for game in range(100):
            agree(setup, 1, game, limit=400)


@pytest.mark.parametrize("name", [*SHEETS, *OPTIONS])
@pytest.mark.parametrize("wild", [False, True], ids=["threshold", "wild"])
def test_whole_games_are_the_same(name: str, wild: bool):
    chance = random.Random(name)
    agree(a_setup(greed.load(name), chance, wild=wild), 0, chance.randrange(2**40))


@given(sheets(max_dice=6), st.integers(0, 2**32 - 1), st.booleans())
@settings(max_examples=25)
def test_games_of_drawn_sheets_are_the_same(sheet: Sheet, seed: int, wild: bool):
    setup = a_setup(sheet, random.Random(seed), wild=wild)
    agree(setup, seed, 0, limit=300)
    agree(setup, seed, 2**50, limit=300)
