"""Games that the kernel plays, event for event through the core: both must agree on every turn."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.support.games import SHEETS
from tests.support.simulation import Wild

import greed
from greed import Sheet
from greed.core.errors import Unsolvable
from greed.policies import Threshold
from greed.sim import Player, Run, replay_game, simulate
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
    "koans(turn.keep=choose,turn.minimum_bank=800)",
    "koans(turn.keep=choose,entry.ends_turn=false)",
    "ten-dice+amish+zilch",
    "ten-dice+hsw(strikes.count=1)",
    "koans(end.tie=first_to_reach)",
    "classic(end.overshoot=forfeits)",
    "classic(end.overshoot=bounces)",
    "koans(end.overshoot=bounces)",
    "classic(turn.hot_dice=ends_turn)",
    "classic(turn.hot_dice=bonus_turn)",
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


def some_players(sheet: Sheet, chance: random.Random) -> tuple[Player, ...]:
    seats = chance.choice([2, 2, 2, 3, 4, sheet.seats.max])
    kinds: list[Player] = [
        Wild(chance.randrange(99)), Wild(chance.randrange(99), blind=True),
        Threshold(chance.choice([0, 250, 300, 500, 1000, 2000])),
    ]  # fmt: skip
    return tuple(chance.choice(kinds) for _ in range(max(seats, sheet.seats.min)))


def agree(sheet: Sheet, chance: random.Random, games: int, limit: int) -> int:
    """Replay games, which fails where the core says something else, and return the events."""
    run = Run(sheet, some_players(sheet, chance), chance.randrange(2**40), limit=limit)
    events = 0
    for game in range(games):
        record, state = replay_game(run, game)
        assert list(greed.replay(record))[-1] == state
        events += len(record.events)
    return events


@pytest.mark.parametrize("name", [*SHEETS, *OPTIONS])
def test_short_games_are_the_same(name: str):
    chance = random.Random(name)
    sheet = short(name)
    assert sum(agree(sheet, chance, games=2, limit=60) for _ in range(3)) > 20


@pytest.mark.parametrize("name", greed.presets())
def test_whole_games_are_the_same(name: str):
    chance = random.Random(name)
    assert agree(greed.load(name), chance, games=1, limit=250) > 50


@given(sheets(max_dice=5), st.integers(0, 2**32 - 1))
@settings(max_examples=15, suppress_health_check=list(HealthCheck))
def test_games_of_drawn_sheets_are_the_same(sheet: Sheet, seed: int):
    try:
        agree(sheet, random.Random(seed), games=2, limit=60)
    except Unsolvable:
        return  # its turns can go round for ever, or are too large


@pytest.mark.parametrize(
    "name",
    [
        "koans", "classic(target=3000)", "basic(target=3000)", "classic+zilch(target=3000)",
        "classic(end.overshoot=forfeits,target=2000)", "classic(end.overshoot=bounces,target=2000)",
        "koans(end.overshoot=bounces,target=1000)",
    ],
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3])
def test_games_that_are_counted_are_those_that_are_traced(name: str, seats: int):
    """Most games are counted in a quick way, which traced ones don't take.

    On exact targets, one that goes on for too long is broken off in both.
    """
    players: list[Player] = [Threshold(300), Wild(1, blind=True), Threshold(200)]
    run, games = Run(greed.load(name), tuple(players[:seats]), seed=3), 15
    counted = simulate(run.sheet, run.players, games, seed=3)
    every = (replay_game(run, game) for game in range(games))
    replayed = [(record, state) for record, state in every if state.over]
    ended = len(replayed)
    assert (counted.games, counted.games + counted.broken_off) == (ended, games)
    assert ended > games - 3
    for seat in range(seats):
        scores = sum(state.scores[seat] for _, state in replayed)
        assert counted.mean("score", seat).value * ended == pytest.approx(scores)
        won = sum((seat in state.winners) / len(state.winners) for _, state in replayed)
        assert counted.share(seat).value * ended == pytest.approx(won)
    throws = sum(isinstance(event, tuple) for record, _ in replayed for event in record.events)
    assert counted.mean("throws").value * ended == pytest.approx(throws)
