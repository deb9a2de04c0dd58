"""How long games of the best lone player take, against the exact distribution of its turns."""

from dataclasses import dataclass, replace

import numpy as np
import pytest
from tests.support.chi_square import LEVEL, chance_of_more, statistic
from tests.support.games import SHEETS

import greed
from greed.exact.solo import saved_solo
from greed.policies import Sprinter, Threshold
from greed.sim import Maker, PolicyTable, simulate
from greed.tables import Tables, tables

# A bonus turn is part of the turn that earned it to the solver, and one of its own to the game.
WITHOUT_BONUS = [name for name in SHEETS if greed.load(name).turn.hot_dice != "bonus_turn"]

# So long a game has turns enough, and with busts that count every score is solved several times.
LONGEST = 4000


@dataclass(frozen=True)
class Idle:
    """The maker of a policy that keeps as few points as it may until it busts."""

    def table(self, held: Tables) -> PolicyTable:
        policy = Threshold(10**6).table(held)
        starts = held.option_start
        fewest = [
            first + int(np.argmin(held.points[first:end])) if end > first else -1
            for first, end in zip(starts.tolist(), starts[1:].tolist(), strict=False)
        ]
        return replace(policy, name="idle", step_option=np.array(fewest, np.int32))


@pytest.mark.parametrize("name", WITHOUT_BONUS)
def test_turns_of_the_race_alone_come_as_often_as_they_should(name: str):
    """Against somebody who never scores a game is a race alone."""
    sheet = greed.load(name)
    if sheet.target > LONGEST:
        sheet = greed.load(f"{name}(target={LONGEST})")
    exact = saved_solo(tables(sheet)).distribution
    players: list[Maker] = [Sprinter(), Idle()]
    found = simulate(sheet, players, 10_000, seed=2026, first=0).histogram("rounds")[1]
    size = max(len(exact), len(found))
    chances = np.zeros(size)
    chances[: len(exact)] = exact
    counted = np.zeros(size)
    counted[: len(found)] = found
    chi_square, freedom = statistic(counted, chances / chances.sum())
    assert freedom > 5
    assert chance_of_more(chi_square, freedom) > LEVEL
