"""What a Python prompt shows of the things that are public: a line."""

from collections.abc import Callable

import pytest

import greed
from greed.arena.game import play_game, read_events
from greed.bots import bot
from greed.coach import review
from greed.coach.judges import win_judge
from greed.envs import codec
from greed.packs import pack, read
from greed.policies import Threshold
from greed.sim import simulate
from greed.solver import average_reward, best_turn, solve

KOANS = greed.load("koans")


def played() -> greed.Record:
    game = play_game(KOANS, [bot("bold"), bot("cautious")], (0, 1), "1", keep=True)
    return greed.Record(sheet=KOANS, seats=("Ann", "Bob"), events=read_events(game.events))


SHOWN: dict[str, Callable[[], object]] = {
    "<Sheet koans: 5 dice to 3,000>": lambda: KOANS,
    "<Sheet Two dice: 2 dice to 100>": lambda: greed.loads(
        'title = "Two dice"\ntarget = 100\ndice.count = 2\nscoring.singles.1 = 50', name=""
    ),
    "<State koans 0?,0? 1/1 throw 5 - 0 - - 0>": lambda: greed.start(KOANS),
    "<Record of koans: Ann, Bob;": played,
    "<Game of koans: Ann 0, Bob 0; Ann: roll>": lambda: greed.Game(KOANS, ["Ann", "Bob"]),
    "<Happened: Ann rolls 6 4 5 2 4.>": lambda: greed.Game(
        KOANS, ["Ann", "Bob"], dice="seed:7"
    ).play("roll")[0],
    "<Solution of 'koans' for 2: 0.539854, 0.460146>": lambda: solve(KOANS),
    "<BestTurn: 278.816 points>": lambda: best_turn(KOANS),
    "<AverageReward: 278.816 points a turn>": lambda: average_reward(KOANS),
    "<WinJudge by <Solution of 'koans'": lambda: win_judge(KOANS),
    "<Review of ": lambda: review(win_judge(KOANS), played()),
    "<Codec of koans for 2 seats: ": lambda: codec("koans", 2),
    "<Pack of koans>": lambda: read(pack(KOANS)),
    "<Result of koans: threshold:300 v threshold:300, 10 games>": lambda: simulate(
        KOANS, [Threshold(300)] * 2, 10
    ),
}


@pytest.mark.parametrize(("line", "made"), SHOWN.items(), ids=[f"{line:.15}" for line in SHOWN])
def test_a_prompt_shows_a_line(line: str, made: Callable[[], object]):
    shown = repr(made())
    assert shown.startswith(line)
    assert len(shown) < 120
