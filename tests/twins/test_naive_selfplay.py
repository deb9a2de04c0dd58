"""Random games of the naive twin: they end, dice are conserved, points are never conjured up."""

import random
from itertools import product
from typing import Any

import pytest
from tests.twins.naive_endgame import NaiveEndgame
from tests.twins.naive_options import ALLOWED, CLASSIC_ONLY, SHEETS
from tests.twins.naive_referee import NaiveReferee

MOST_EVENTS = 60_000


def step(referee: NaiveReferee, chance: random.Random) -> None:
    """One random event, with what must be true of every event checked around it."""
    dice_of_the_set = referee.options["dice"]
    phase, seat, scores = referee.phase, referee.seat, list(referee.scores)
    points, dice = referee.turn_points, referee.dice_to_throw
    if phase == "throw":
        referee.throw([chance.randint(1, 6) for _ in range(dice)])
        if referee.phase == "keep":
            assert (referee.seat, referee.dice_to_throw) == (seat, dice)
    else:
        moves = sorted(referee.legal())
        assert moves
        move = chance.choice(moves)
        referee.do(move)
        if move.startswith("keep"):
            assert referee.phase in ("decide", "throw", "over")
            if referee.phase == "decide":
                check_keep(referee, seat, points, dice, kept=len(move.split()) - 1)
        elif move == "bank":
            assert referee.scores[seat] - scores[seat] in (0, points)
            if referee.phase == "offer":
                assert referee.offer is not None
                assert referee.offer["points"] == points > 0
        elif move == "roll":
            assert (referee.phase, referee.dice_to_throw) == ("throw", dice)
    for other in range(referee.seats):
        if other != seat:
            assert referee.scores[other] == scores[other]
    if referee.scores[seat] < scores[seat]:
        assert referee.options["zilch"]
        assert referee.scores[seat] == 0
        assert not referee.on_board[seat]
        assert referee.phase != "keep"
    for other in range(referee.seats):
        assert referee.on_board[other] or referee.scores[other] == 0
        assert 0 <= referee.strikes[other] <= 2
    assert 0 <= referee.dice_to_throw <= dice_of_the_set


def check_keep(referee: NaiveReferee, seat: int, points: int, dice: int, kept: int) -> None:
    assert referee.seat == seat
    assert referee.turn_points >= points
    assert referee.dice_to_throw in (dice - kept, referee.options["dice"])
    if referee.dice_to_throw != dice - kept:
        assert kept == dice


def play(game: str, seats: int, seed: int, **options: Any) -> NaiveReferee:
    chance = random.Random(seed)
    referee = NaiveReferee(game, seats, first=seed % seats, **options)
    for _ in range(MOST_EVENTS):
        if referee.phase == "over":
            break
        step(referee, chance)
    assert referee.phase == "over"
    assert referee.legal() == set()
    best = max(referee.scores)
    assert best >= referee.options["target"]
    assert referee.winners
    assert all(referee.scores[seat] == best for seat in referee.winners)
    return referee


def variants() -> list[Any]:
    found: list[Any] = [pytest.param(game, {}, id=game) for game in SHEETS if game != "classic"]
    for amish, zilch, hsw in product((False, True), repeat=3):
        flags = {"amish": amish, "zilch": zilch, "hsw": hsw}
        name = "-".join(["classic", *[flag for flag, on in flags.items() if on]])
        found.append(pytest.param("classic", flags, id=name))
    return found


@pytest.mark.parametrize(("game", "flags"), variants())
def test_a_random_game_of_every_variant_reaches_its_end(game: str, flags: dict[str, bool]) -> None:
    for seed in range(6):
        play(game, 2 + seed % 3, seed, target=2500, **flags)


# Options that a game keeps as its sheet has them when the others are drawn by chance: they are
# facts of the sheet, not readings of it.
FACTS = {
    "amish",
    "zilch",
    "hsw",
    "carryover",
    "entering_ends_turn",
    "all_dice_scored",
    "doubles_at_the_end",
}


@pytest.mark.parametrize(("game", "flags"), variants())
def test_a_random_game_under_random_readings_reaches_its_end(
    game: str, flags: dict[str, bool]
) -> None:
    for seed in range(12):
        chance = random.Random(1000 + seed)
        drawn = dict(flags)
        for name, values in ALLOWED.items():
            if name in FACTS or (name in CLASSIC_ONLY and game != "classic"):
                continue
            if name == "keep" and game == "ten-dice":
                continue
            if name == "endgame" and flags.get("hsw"):
                continue
            drawn[name] = chance.choice(values)
        if flags.get("zilch"):
            drawn["dead_dice_keepable"] = False
        play(game, 2 + seed % 3, seed, target=1500, **drawn)


def test_a_game_between_every_number_of_seats_up_to_eight_reaches_its_end() -> None:
    for seats in range(2, 9):
        play("basic", seats, seats, target=3000)


@pytest.mark.parametrize("kind", ["rechallenge_all", "deposed_and_waiting", "rechallenge_rounds"])
def test_nobody_plays_on_after_a_round_without_a_new_high_score(kind: str) -> None:
    for seed in range(50):
        chance = random.Random(seed)
        seats = chance.randint(2, 5)
        endgame = NaiveEndgame(kind, seats, first=0)
        endgame.begin()
        seat: int | None = chance.randrange(seats)
        best, turns_since_beaten = 0, 0
        while seat is not None:
            score = chance.choice((0, 0, best, best + 50))
            turns_since_beaten = 0 if score > best else turns_since_beaten + 1
            best = max(best, score)
            seat = endgame.after_turn(seat, score)
        assert endgame.best == best
        assert turns_since_beaten < 2 * seats
