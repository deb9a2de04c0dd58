"""Games side by side are the games one after the other."""

import random
from dataclasses import dataclass, replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.games import SHEETS
from tests.support.simulation import wild_policy
from tests.twins.one_by_one import one_by_one
from tests.unit.sim.test_games_against_core import OPTIONS

import greed
from greed import Sheet
from greed.policies import Maximiser, Threshold
from greed.sim import Maker, PolicyTable
from greed.sim.run import Run, play_unit
from greed.tables import Tables
from greed.testing import sheets

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
MORE = [
    "classic(entry.scope=throw,entry.ends_turn=true,entry.points=300)",
    "koans(end.endgame=finish_round)",
    "official(carryover.who_may_take=on_board)",
    "official(carryover.offer_after_all_dice=fresh_set,turn.minimum_bank=400)",
    "zilch-online(strikes.count=2,strikes.zilch_before_entry=true)",
    "ten-dice(end.endgame=rechallenge_all,strikes.count=2)",
]
EVERY = [*SHEETS, *OPTIONS, *MORE]


@dataclass(frozen=True)
class Wild:
    """The maker of a policy that looks at everything and makes no sense."""

    seed: int
    steps: int = 3

    def table(self, tables: Tables) -> PolicyTable:
        made = wild_policy(tables, self.seed)
        return made if self.steps == 3 else with_steps(made, self.steps, self.seed)


def with_steps(policy: PolicyTable, steps: int, seed: int) -> PolicyTable:
    """Return a policy that takes options of each outcome by turns, in so many steps."""
    rng, lists = np.random.default_rng(seed), np.diff(policy.step_start)
    options = [
        rng.permutation(np.resize(policy.step_option[first : first + size], steps))
        for first, size in zip(policy.step_start, lists, strict=False)
    ]
    return replace(
        policy,
        step_start=np.arange(0, steps * len(lists) + 1, steps, dtype=np.int32),
        step_from=np.tile(np.arange(0, 3 * steps, 3, dtype=np.int32), len(lists)),
        step_option=np.concatenate(options).astype(np.int32),
    )


PLAYERS: list[tuple[Maker, ...]] = [
    (Threshold(300), Threshold(300)),
    (Threshold(300), Threshold(1000)),
    (Maximiser(), Threshold(3_000)),
    (Wild(1), Wild(2)),
    (Wild(3), Threshold(300), Wild(3), Threshold(350)),
    (Wild(5), Wild(6), Threshold(0), Wild(7), Wild(8)),
]


def same_games(run: Run, games: int = GAMES) -> None:
    alone, together = one_by_one(run, 5, games), play_unit(run, 5, games)
    for field, expected, found in zip(alone._fields, alone, together, strict=True):
        assert np.array_equal(expected, found), field


@pytest.mark.parametrize(("name", "one", "other", "first"), RACES)
def test_races_of_small_turns_count_the_same_games(
    name: str, one: int, other: int, first: int | None
):
    run = Run(greed.load(name), (Threshold(one), Threshold(other)), seed=3, first=first)
    assert run.states(), "turns are small machines"
    same_games(run)


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("name", ["classic", "classic+hsw", "koans"])
@pytest.mark.parametrize("first", [None, 2])
def test_races_of_more_than_two_count_the_same_games(name: str, seats: int, first: int | None):
    players = (Threshold(300), Threshold(500), *(Threshold(300),) * (seats - 2))
    run = Run(greed.load(name), players, seed=3, first=first)
    assert run.states()
    same_games(run)


@pytest.mark.parametrize(
    "name", ["official", "ten-dice", "zilch-online", "classic+zilch", "classic+amish"]
)
def test_turns_that_bear_on_each_other_are_not_small_machines(name: str):
    assert not Run(greed.load(name), (Threshold(300),) * 2).states()


@pytest.mark.parametrize("name", EVERY)
def test_every_sheet_counts_the_same_games(name: str):
    sheet, at = greed.load(name), EVERY.index(name)
    for players in PLAYERS[at % 3 :: 3]:
        if Maximiser() in players and sheet.end.overshoot == "bounces":  # of which it has no table
            continue
        same_games(Run(sheet, players[: sheet.seats.max], seed=3, limit=2_000), 400)


@given(sheets(max_dice=6), st.integers(0, 2**32 - 1), st.sampled_from([2, 2, 3, 4, 12]))
@settings(max_examples=25, deadline=None)
def test_drawn_sheets_count_the_same_games(sheet: Sheet, seed: int, seats: int):
    chance = random.Random(seed)
    makers: list[Maker] = [
        Wild(chance.randrange(1000)),
        Threshold(chance.choice([0, 250, 300, 1000])),
    ]
    players = tuple(chance.choice(makers) for _ in range(min(seats, sheet.seats.max)))
    first = chance.choice([None, 1])
    same_games(Run(sheet, players, seed, first, chance.random() < 0.3, limit=300), 150)


@pytest.mark.parametrize("name", ["official", "koans", "ten-dice"])
def test_every_outcome_is_counted_as_often(name: str):
    run = Run(greed.load(name), (Threshold(300), Wild(4)), seed=2, outcomes=True, limit=90)
    assert run.program().hands
    same_games(run)


@pytest.mark.parametrize("limit", [1, 30, 49, 50, 51, 90])
def test_a_game_is_broken_off_after_the_same_throw(limit: int):
    run = Run(greed.load("koans"), (Threshold(300), Threshold(100_000)), seed=3, limit=limit)
    assert play_unit(run, 5, GAMES).games[1]
    same_games(run)


@pytest.mark.parametrize("name", ["koans(target=90000)", "classic(target=1000000)"])
def test_games_that_drag_on_are_broken_off_wherever_they_began(name: str):
    run = Run(greed.load(name), (Threshold(300), Threshold(350)), seed=3, limit=1_100)
    assert play_unit(run, 5, 300).games[1]
    same_games(run, 300)


def test_where_steps_take_wide_numbers_the_same_games_are_counted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("greed.sim.side_by_side._FEW", 0)
    run = Run(greed.load("basic"), (Wild(7), Wild(8)), seed=3)
    assert not run.program().wide
    same_games(run)
    monkeypatch.setattr("greed.sim.side_by_side._WORDS", 10)
    run = Run(greed.load("basic"), (Wild(8), Wild(7)), seed=3)
    assert run.program().wide
    same_games(run)


@pytest.mark.parametrize("name", ["official", "ten-dice"])
def test_policies_of_more_steps_than_fit_a_word_are_looked_through(name: str):
    run = Run(greed.load(name), (Wild(7, steps=9), Threshold(300)), seed=3, limit=2_000)
    assert not run.program().packed
    same_games(run, 500)


def test_numbers_too_large_for_a_lane_are_refused_with_what_is_too_large():
    sheet = greed.load("koans(target=900000000)")
    with pytest.raises(greed.GreedError, match="too many points of the target to be simulated"):
        play_unit(Run(sheet, (Threshold(300),) * 2), 0, 1)
