"""Games side by side are the games one after the other."""

from dataclasses import dataclass

import numpy as np
import pytest
from tests.support.simulation import wild_policy

import greed
from greed.policies import Maximiser, Threshold
from greed.sim import Maker, PolicyTable, kernels
from greed.sim.run import LIMIT, Run, play_unit
from greed.sim.streams import game_key
from greed.sim.tally import counts
from greed.tables import Tables

GAMES = 3_000
RACES = [
    ("classic", 300, 300, None),
    ("classic", 300, 500, 1),
    ("classic", 1000, 0, None),
    ("classic", 250, 1600, 0),
    ("classic(end.overshoot=forfeits,target=3000)", 300, 300, None),
    ("classic+hsw", 300, 350, None),
    ("classic(entry.scope=throw)", 300, 300, None),
    ("koans(target=30000)", 100, 150, None),
    ("koans(end.endgame=finish_round)", 300, 300, 0),
    ("farkle", 500, 300, None),
    ("farkle-minimal", 200, 300, None),
    ("kingdom-come", 300, 600, None),
    ("classic(turn.minimum_bank=400,turn.hot_dice_must_roll=true)", 300, 300, None),
    ("classic(turn.hot_dice=ends_turn)", 300, 300, None),
]


def one_after_the_other(run: Run, games: int) -> kernels.Counts:
    setup = run.setup()
    total = counts(setup.tables, len(run.players))
    kernels.play(
        setup.machine, setup.facts, setup.orders, setup.seats(), total,
        np.uint64(game_key(run.seed)), 5, games, -1 if run.first is None else run.first, LIMIT,
        np.zeros(0, np.int64), np.zeros((0, 1), np.int64),
    )  # fmt: skip
    return total


@pytest.mark.parametrize(("name", "one", "other", "first"), RACES)
def test_lanes_count_the_same_games(name: str, one: int, other: int, first: int | None):
    run = Run(greed.load(name), (Threshold(one), Threshold(other)), seed=3, first=first)
    assert (lanes := run.lanes())
    assert not lanes[1].hands, "turns are small machines"
    same_games(run)


@dataclass(frozen=True)
class Wild:
    """The maker of a wild policy."""

    seed: int

    def table(self, tables: Tables) -> PolicyTable:
        return wild_policy(tables, self.seed, plain=True)


BY_SCORE = [
    "classic",
    "classic+hsw",
    "classic(end.overshoot=forfeits,target=3000)",
    "classic(turn.minimum_bank=400,turn.hot_dice_must_roll=true)",
    "classic(turn.hot_dice=ends_turn)",
    "classic(entry.scope=throw,entry.ends_turn=true,entry.points=300)",
    "koans",
    "koans(end.endgame=finish_round)",
    "farkle",
    "kingdom-come",
    "official",
    "official(carryover.entry_carry=count_all)",
    "official(carryover.who_may_take=on_board)",
    "official(carryover.offer_after_all_dice=fresh_set,turn.minimum_bank=400)",
    "basic",
    "classic+amish",
]


@pytest.mark.parametrize("name", BY_SCORE)
@pytest.mark.parametrize(
    "players",
    [(Wild(1), Wild(2)), (Wild(3), Threshold(300)), (Maximiser(), Threshold(3_000))],
    ids=["wild", "mixed", "optimal"],
)
def test_lanes_count_the_same_games_of_policies_that_see_scores(
    name: str, players: tuple[Maker, ...]
):
    run = Run(greed.load(name), players, seed=3)
    assert (lanes := run.lanes())
    assert lanes[1].hands, "policies are looked up"
    same_games(run)


def test_lanes_count_the_same_games_where_steps_take_wide_numbers(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("greed.sim.side_by_side._WORDS", 10)
    run = Run(greed.load("basic"), (Wild(7), Wild(8)), seed=3)
    assert (lanes := run.lanes())
    assert lanes[1].wide
    same_games(run)


def same_games(run: Run) -> None:
    alone = one_after_the_other(run, GAMES)
    together = play_unit(run, 5, GAMES)
    for field, expected, found in zip(alone._fields, alone, together, strict=True):
        assert np.array_equal(expected, found), field


@pytest.mark.parametrize("name", ["ten-dice", "zilch-online", "classic+zilch"])
def test_turns_that_bear_on_each_other_are_not_played_side_by_side(name: str):
    assert not Run(greed.load(name), (Threshold(300),) * 2).lanes()


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("name", ["classic", "classic+hsw", "koans", "official", "classic+amish"])
@pytest.mark.parametrize("first", [None, 2])
def test_lanes_count_the_same_games_of_more_than_two(name: str, seats: int, first: int | None):
    players = (Threshold(300), Threshold(500), *(Threshold(300),) * (seats - 2))
    run = Run(greed.load(name), players, seed=3, first=first)
    assert run.lanes()
    same_games(run)


@pytest.mark.parametrize("name", BY_SCORE)
def test_lanes_count_the_same_games_of_three_that_see_scores(name: str):
    run = Run(greed.load(name), (Wild(1), Wild(2), Threshold(400)), seed=3)
    assert (lanes := run.lanes())
    assert lanes[1].hands, "policies are looked up"
    same_games(run)
