"""Whole random games, event by event: the package and the naive referee must never differ."""

import random
from itertools import product
from typing import Any

import pytest
from tests.twins.naive_referee import NaiveReferee
from tests.twins.translate import GAMES, Options, drawable, sheet_of

import greed
from greed.core.state import ON

MOST_EVENTS = 20_000


def seen_by_greed(state: greed.State) -> dict[str, Any]:
    moves = {str(move) for move in greed.legal_moves(state)}
    seen: dict[str, Any] = {
        "phase": state.phase,
        "scores": list(state.scores),
        "winners": sorted(state.winners),
        "on board": [standing == ON for standing in state.standing],
        "strikes": list(state.strikes),
        "legal": moves,
    }
    if not state.over:
        hand = state.offer.hand if state.offer else state.hand
        seen |= {"seat": state.seat, "final": state.final is not None, "points": state.points}
        seen["dice"] = hand.dice if moves != {"bank"} else 0
    return seen


def seen_by_naive(referee: NaiveReferee, *, strikes: bool) -> dict[str, Any]:
    moves = referee.legal()
    seen: dict[str, Any] = {
        "phase": referee.phase,
        "scores": referee.scores,
        "winners": sorted(referee.winners),
        "on board": referee.on_board,
        "strikes": referee.strikes if strikes else [0] * referee.seats,
        "legal": moves,
    }
    if referee.phase != "over":
        points = referee.turn_points
        seen |= {"seat": referee.seat, "final": referee.final_round, "points": points}
        seen["dice"] = referee.dice_to_throw if moves != {"bank"} else 0
    return seen


def play_both(game: str, seats: int, seed: int, **options: Any) -> bool:
    """Play one game on both and compare after every event; False if the options contradict."""
    sheet = sheet_of(game, options)
    if sheet is None:
        return False
    chance = random.Random(seed)
    eager = chance.choice((0.2, 0.5, 0.9))  # how often a player banks who may
    first = seed % seats
    referee = NaiveReferee(game, seats, first, **options)
    state = greed.start(sheet, seats, first)
    story: list[str] = []
    for _ in range(MOST_EVENTS):
        ours, theirs = seen_by_greed(state), seen_by_naive(referee, strikes=bool(sheet.strikes))
        assert ours == theirs, f"{sheet.name} after {' / '.join(story[-12:])}"
        if state.over:
            return True
        if state.phase == "throw":
            dice = [chance.randint(1, 6) for _ in range(state.hand.dice)]
            story.append(f"throw {dice}")
            state = greed.throw(state, dice)
            referee.throw(dice)
        else:
            moves = sorted(ours["legal"])
            bank = "bank" in moves and chance.random() < eager
            move = "bank" if bank else chance.choice(moves)
            story.append(move)
            state = greed.apply(state, move)
            referee.do(move)
    return True  # an endless game between careless players; all its events agreed


def variants() -> list[Any]:
    found: list[Any] = [pytest.param(game, {}, id=game) for game in GAMES]
    for amish, zilch, hsw in list(product((False, True), repeat=3))[1:]:
        flags = {"amish": amish, "zilch": zilch, "hsw": hsw}
        name = "+".join(["classic", *[flag for flag, on in flags.items() if on]])
        found.append(pytest.param("classic", flags, id=name))
    return found


def values() -> list[Any]:
    """Every value of every option, on a sheet where it matters as far as there is one."""
    found = []
    for game in GAMES:
        for name, choices in drawable(game).items():
            for value in choices:
                base: Options = {}
                if game == "classic":
                    base = {"amish": True, "zilch": True}
                found.append(pytest.param(game, {**base, name: value}, id=f"{game} {name} {value}"))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("game", "flags"), variants())
def test_games_of_a_sheet_agree(game: str, flags: Options, seats: int):
    for seed in range(2):
        assert play_both(game, seats, seed, target=3000, **flags)


@pytest.mark.parametrize(("game", "options"), values())
def test_games_under_one_other_reading_agree(game: str, options: Options):
    for seed in range(2):
        play_both(game, 2 + seed, seed, target=2000, **options)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(30))
def test_games_under_readings_drawn_at_random_agree(game: str, seed: int):
    chance = random.Random(f"{game} {seed}")
    for _ in range(400):
        options = {name: chance.choice(choices) for name, choices in drawable(game).items()}
        if options.get("hsw"):
            del options["endgame"]
        if play_both(game, 2 + seed % 3, seed, target=1500, **options):
            return
    pytest.fail("no readings drawn go together")
