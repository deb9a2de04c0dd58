"""How long games of the best lone player take, against the exact distribution of its turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pytest
from tests.support.chi_square import LEVEL, chance_of_more, statistic
from tests.support.games import SHEETS

import greed
from greed.graph import Context, TurnGraph
from greed.policies import Sprinter
from greed.sim import simulate
from greed.solver import Plan, solve, turn_counts

# A bonus turn is part of the turn that earned it to the solver, and one of its own to the game.
WITHOUT_BONUS = [name for name in SHEETS if greed.load(name).turn.hot_dice != "bonus_turn"]

# So long a game has turns enough, and with busts that count every score is solved several times.
LONGEST = 4000


@dataclass(frozen=True)
class Idle:
    """Keeps as few points as it may until it busts."""

    heeds_rival = False

    def seated(self, sheet: greed.Sheet, seats: int = 2) -> Idle:  # noqa: ARG002
        return self

    def reads(self, context: Context) -> Context:  # noqa: ARG002
        return Context()

    def plan(self, turn: TurnGraph, rows: Sequence[int], context: Context) -> Plan:  # noqa: ARG002
        width, offers = len(turn.node), len(turn.offers)
        rank = [-float(row) for row in rows for _ in range(width)]
        return Plan(rank, bytes(len(rank)), bytes(offers * len(rows)))


@pytest.mark.parametrize("name", WITHOUT_BONUS)
def test_turns_of_the_race_alone_come_as_often_as_they_should(name: str):
    """Against somebody who never scores a game is a race alone."""
    sheet = greed.load(name)
    if sheet.target > LONGEST:
        sheet = greed.load(f"{name}(target={LONGEST})")
    exact = turn_counts(solve(sheet, 1))
    found = simulate(sheet, [Sprinter(), Idle()], 10_000, seed=2026, first=0).histogram("rounds")[1]
    size = max(len(exact), len(found))
    chances = np.zeros(size)
    chances[: len(exact)] = exact
    counted = np.zeros(size)
    counted[: len(found)] = found
    chi_square, freedom = statistic(counted, chances / chances.sum())
    assert freedom > 5
    assert chance_of_more(chi_square, freedom) > LEVEL
