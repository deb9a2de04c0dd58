"""Policies as tables, beside the bots whose tables they are."""

import pytest
from tests.support.games import SHEETS

import greed
from greed.bots import bot
from greed.core.moves import Move
from greed.policies import Threshold
from greed.sim import Player, Run
from greed.sim.replay import play_game
from greed.sim.streams import Stream, mix


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("points", [0, 300, 2_000])
def test_the_threshold_policy_moves_as_the_bot_does(name: str, points: int):
    setup = Run(greed.load(name), (Threshold(points), Threshold(500))).setup()
    bots = [bot(f"threshold:{points}"), bot("threshold:500")]
    moves = 0
    for before, event, _ in play_game(setup, 1, 0, limit=300):
        if isinstance(event, Move):
            assert bots[before.seat].choose(before) == event
            moves += 1
    assert moves > 20


def test_a_player_goes_by_the_name_of_its_policy():
    setup = Run(greed.load("koans"), (Threshold(300),) * 2).setup()
    assert str(Player(setup.policies[0], setup.find)) == str(Threshold(300)) == "threshold:300"


def test_a_threshold_below_zero_is_refused():
    with pytest.raises(greed.GreedError, match="0 or more"):
        Run(greed.load("koans"), (Threshold(-1),) * 2).setup()


def test_the_generator_gives_the_published_words():
    """SplitMix64 from state 1234567, as its authors' program prints them."""
    words = [mix(1234567 + count * 0x9E3779B97F4A7C15 & (1 << 64) - 1) for count in range(1, 6)]
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_games_of_a_run_have_streams_of_their_own():
    starts = {Stream(seed, game).start for seed in range(30) for game in range(300)}
    assert len(starts) == 9_000


def test_bonus_turns_that_bounce_off_the_target_are_left_to_the_arena():
    sheet = greed.load("classic(turn.hot_dice=bonus_turn,end.overshoot=bounces)")
    with pytest.raises(greed.GreedError, match="play them with greed arena"):
        Run(sheet, (Threshold(300), Threshold(500))).setup()
