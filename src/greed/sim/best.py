"""The best policy for given stakes: what ending a turn is worth decides how it is played.

Solvers say what positions are worth; from that alone every decision of a turn follows. This is
the door by which their answers become policies that can be simulated: points for the best turn,
turns to go for the solitary race, the chance to win for the race between two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from greed.core.state import OFF, ON, OUT
from greed.sim import kernels
from greed.sim.alias import alias
from greed.sim.facts import facts
from greed.sim.policy import EARLY, NEVER, Policy
from greed.sim.setup import machine
from greed.tables import Tables

__all__ = ["Stakes", "Turn", "TurnOptimal", "best_policy", "best_turn"]

_FAR = 255
"""Units of a turn's points from which on a policy keeps dice as it did before."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Stakes:
    """What the ends of a turn are worth to the player, by points in units from 0 to S - 1.

    Attributes:
        standing: of the player.
        bank: (S,) ending it with so many points recorded; or (H + 1, S) by the hand that is left,
            the last row for none. From S - 1 points on nobody rolls who may bank.
        lost: losing it by a bust.
        missed: ending it with nothing recorded.
        tally: (S,) recording points and going on with a bonus turn.
    """

    standing: int
    bank: Floats
    lost: float = 0.0
    missed: float = 0.0
    tally: Floats | None = None


@dataclass(frozen=True, eq=False)
class Turn:
    """The best play of a turn.

    Attributes:
        rolls: (H, S) what throwing a hand is worth with so many points.
        choice: (O, S) the best option of each outcome, -1 for none.
        bank: (H,) points from which banking is never worse than throwing the hand.
        early: (H,) where banking is better below them, too, as in `Policy`.
        uneven: how often it is where a policy cannot say so.
    """

    rolls: Floats
    choice: NDArray[np.int32]
    bank: NDArray[np.int32]
    early: NDArray[np.uint64]
    uneven: int


def best_turn(tables: Tables, stakes: Stakes) -> Turn:
    """Return the best play of a turn for given stakes, exact on the table of points.

    Entry counts all points of the turn, the inherited ones too; the rules see to the rest.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> koans = tables(load("koans"))
    >>> turn = best_turn(koans, Stakes(ON, np.arange(200.0)))
    >>> [(hand.dice, int(points) * 50) for hand, points in zip(koans.hands, turn.bank)]
    [(5, 2800), (1, 200), (2, 200), (3, 350), (4, 950)]
    """
    sheet_facts = facts(tables, tables.sheet.seats.min)
    hands, size = len(tables.hands), stakes.bank.shape[-1]
    bank = np.ascontiguousarray(np.broadcast_to(stakes.bank, (hands + 1, size)), np.float64)
    tally = stakes.bank if stakes.tally is None else stakes.tally
    rolls = np.zeros((hands, size))
    choice = np.full((len(tables.chance), size), -1, np.int32)
    kernels.decide(
        machine(tables, alias(tables)), sheet_facts, tables.outcome_start.astype(np.int64),
        tables.chance, stakes.standing, bank, float(stakes.lost), float(stakes.missed),
        np.ascontiguousarray(tally, np.float64).reshape(-1), rolls, choice,
    )  # fmt: skip
    better = bank[:hands] >= rolls
    better[:, -1] = True
    from_on = size - np.argmin(better[:, ::-1], axis=1)
    from_on[better.all(axis=1)] = 0
    least = max(int(sheet_facts.entry[stakes.standing]), sheet_facts.minimum)
    points = np.arange(size)
    early = better & (points < from_on[:, None]) & (points >= least)
    shifts = points[:EARLY].astype(np.uint64)
    bits = (early[:, :EARLY].astype(np.uint64) << shifts).sum(axis=1, dtype=np.uint64)
    uneven = int(early[:, EARLY:].sum())
    return Turn(rolls, choice, np.maximum(from_on, least).astype(np.int32), bits, uneven)


def best_policy(
    tables: Tables,
    name: str,
    rows: NDArray[np.int32],
    stakes: Sequence[Stakes],
    keeps: Sequence[int] | None = None,
    steps: int = 5,
) -> Policy:
    """Return the policy that plays each row's turn best for its stakes.

    Two things make large policies fit a cache, at a small cost in strength. With `keeps` row r
    keeps dice as row keeps[r] does; it banks by its own stakes all the same. And of an outcome
    only the first few `steps` are taken over, those of turns with the fewest points.
    A carryover is accepted from so many points on that throwing it is never worth less than a
    turn of one's own.
    """
    kept_as = list(range(len(stakes))) if keeps is None else list(keeps)
    used = sorted(set(kept_as))
    first = {OFF: tables.opening_hand, ON: tables.start_hand, OUT: tables.reopening_hand}
    bank, early, accept = [], [], []
    made: dict[int, tuple[NDArray[np.int32], ...]] = {}
    for row, stake in enumerate(stakes):
        turn = best_turn(tables, stake)
        bank.append(turn.bank)
        early.append(turn.early)
        own = turn.rolls[first[stake.standing], 0]
        worse = turn.rolls < own
        size = worse.shape[1]
        from_on = np.where(worse.any(axis=1), size - np.argmax(worse[:, ::-1], axis=1), 0)
        accept.append(np.where(from_on >= size, NEVER, from_on))
        if row in used:
            made[row] = _steps(turn.choice, steps)
    starts = [np.zeros(1, np.int32)]
    for row in used:
        starts.append(made[row][0][1:] + starts[-1][-1])
    return Policy(
        name=name,
        rows=rows.astype(np.int32),
        bank=np.array(bank, np.int32),
        early=np.array(early, np.uint64),
        accept=np.array(accept, np.int32),
        keeps=np.array([used.index(row) for row in kept_as], np.int32),
        step_start=np.concatenate(starts).astype(np.int32),
        step_from=np.concatenate([made[row][1] for row in used]),
        step_option=np.concatenate([made[row][2] for row in used]),
    )


def _steps(choice: NDArray[np.int32], most: int) -> tuple[NDArray[np.int32], ...]:
    """Return where the steps of each outcome begin, from which points they hold, and the option.

    >>> [column.tolist() for column in _steps(np.array([[4, 4, 5], [7, 7, 7]], np.int32), 5)]
    [[0, 2, 3], [0, 2, 0], [4, 5, 7]]
    """
    changes = np.ones(choice.shape, np.bool_)
    changes[:, 1:] = choice[:, 1:] != choice[:, :-1]
    changes[:, _FAR:] = False
    changes &= np.cumsum(changes, axis=1) <= most
    start = np.concatenate([[0], np.cumsum(changes.sum(axis=1))]).astype(np.int32)
    _, points = np.nonzero(changes)
    return start, points.astype(np.int32), choice[changes].astype(np.int32)


@dataclass(frozen=True)
class TurnOptimal:
    """The maker of the policy that brings the most points a turn, whatever the scores.

    It takes points that a carryover brings for its own, and minds neither strikes nor what it
    leaves to others.
    """

    def __str__(self) -> str:
        return "turn-optimal"

    def __call__(self, tables: Tables) -> Policy:
        """Return the policy for a sheet."""
        size = tables.sheet.target // tables.unit + int(tables.points.max()) + 1
        points = np.arange(float(size))
        bonus, before = 0.0, -1.0
        while tables.tally.any() and bonus - before > 1e-9:
            # A bonus turn is worth a turn on the board.
            turn = best_turn(tables, Stakes(ON, points, tally=points + bonus))
            bonus, before = float(turn.rolls[tables.start_hand, 0]), bonus
        stakes = [Stakes(standing, points, tally=points + bonus) for standing in (OFF, ON, OUT)]
        rows = np.array([OFF, ON, OUT], np.int32).reshape(3, 1, 1)
        return best_policy(tables, str(self), rows, stakes)
