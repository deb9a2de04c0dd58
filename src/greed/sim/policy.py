"""Policies as tables: what a seat does in every situation, written down before the game.

A policy is made of rows. Which row a turn is played by depends on the seat's standing, its own
score and the best score of the others, and if the policy looks at them on the seat's strikes and
on whether it began the round; the row says with how many points the turn is banked, from how many
points on a carryover is accepted, and which option of each outcome is taken. A policy that looks
only at the turn has one row.

In the final round every policy of this kind banks only when that brings it (or leaves it) among
those who would win if nobody scored any more; as soon as it does, unless the policy has rows for
the final round, which may want more. Before it, nobody banks for nothing, and a player who can win
by banking does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from greed.tables import Tables

EARLY = 48
"""Units of a turn's points below which a policy may bank here and not there."""

NEVER = 2**30
"""More points than a turn can have."""

RARER = 0.93
"""By how much a turn with a unit more of points is rarer than one with that unit less."""


Ints = NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class PolicyTable:
    """What a seat does; points are in units of the tables, hands and options their numbers.

    Attributes:
        name: how a command names the policy.
        rows: (rounds, strikes, 3, own, other) the row of a turn by whether the seat began the round
            (0) or not (1), by strikes, standing, own score, best score of the others; whatever is
            beyond an axis belongs to its last cell, negative scores to its first.
        bank: (R, H) points of the turn from which a row banks instead of throwing hand h.
        early: (R, H) where banking is right below them, too: bit t stands for t units, t < 48.
        accept: (R, H) points from which a row accepts a carryover that throws hand h.
        accept_early: (R, H) where it is accepted below them, too, as in `early`.
        keeps: (R,) the keeping table of a row.
        step_start: (K * O + 1,) where the steps of each outcome begin, table by table.
        step_from: points of the turn before the throw from which a step holds; the first is 0.
        step_option: the option that the step takes, -1 where the outcome has none.
        final: (3, F) the row of a turn in the final round by standing and by how far the seat is
            behind the best of the others, column `level` standing for equal scores; F is 0 where
            the final round has no rows of its own.
        seats: for how many it is made; 0 for any number.
    """

    name: str
    rows: Ints
    bank: Ints
    early: NDArray[np.uint64]
    accept: Ints
    accept_early: NDArray[np.uint64]
    keeps: Ints
    step_start: Ints
    step_from: Ints
    step_option: Ints
    final: Ints = field(default_factory=lambda: np.zeros((3, 0), np.int32))
    level: int = 0
    seats: int = 0

    def steps_of(self, keep: int, outcome: int, outcomes: int) -> tuple[int, int]:
        """Return where the steps of an outcome begin and end in a keeping table."""
        at = keep * outcomes + outcome
        return int(self.step_start[at]), int(self.step_start[at + 1])


class Maker(Protocol):
    """A policy that can be written as a table for any sheet.

    Makers travel to other processes where tables do not: they are small, hashable, and can be
    pickled; `str` gives the name of the policy.
    """

    def table(self, tables: Tables) -> PolicyTable:
        """Return the table for a sheet."""
        ...


def most_points(tables: Tables, *, tally: bool = True) -> Ints:
    """Return the option of each outcome with the most points, of equal ones with the fewest dice.

    An option that ends a turn for a bonus turn counts only with `tally`; -1 where none is left.
    """
    best = np.full(len(tables.chance), -1, np.int32)
    hands = np.repeat(np.arange(len(tables.hands)), np.diff(tables.outcome_start))
    for outcome, (first, end) in enumerate(
        zip(tables.option_start.tolist(), tables.option_start[1:].tolist(), strict=False)
    ):
        allowed = [k for k in range(first, end) if tally or not tables.tally[k]]
        dice = int(tables.hand_dice[hands[outcome]])
        best[outcome] = max(
            allowed, default=-1, key=lambda k: (int(tables.points[k]), -_kept(tables, dice, k), -k)
        )
    return best


def _kept(tables: Tables, dice: int, option: int) -> int:
    """Return how many of the dice thrown an option keeps, all when fresh dice follow."""
    following = int(tables.next_hand[option])
    left = int(tables.hand_dice[following]) if following >= 0 else 0
    return dice - left if left < dice else dice


def words(from_on: Ints, early: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return when a row says yes as one word: bit t for t units below EARLY, then the rest.

    The upper 16 bits are the points from which on, at most 65,535.
    """
    below = (np.uint64(1) << np.clip(from_on, 0, EARLY).astype(np.uint64)) - np.uint64(1)
    bits = below ^ np.uint64((1 << EARLY) - 1)
    least = np.minimum(from_on, 0xFFFF).astype(np.uint64)
    packed: NDArray[np.uint64] = bits | early | least << np.uint64(EARLY)
    return packed


def says_yes(from_on: int, early: int, points: int) -> bool:
    """Say what such a word says of these points.

    >>> says_yes(10, 0b1000, 3), says_yes(10, 0b1000, 4), says_yes(10, 0, 10)
    (True, False, True)
    """
    return points >= from_on or bool(points < EARLY and early >> points & 1)


def one_row(name: str, bank: list[int], accept: list[int], choice: Ints) -> PolicyTable:
    """Return the table of a policy that looks only at the turn.

    Args:
        name: how a command names the policy.
        bank: the points from which the turn is banked, by hand.
        accept: the points from which a carryover is accepted, by hand.
        choice: the option taken of each outcome.
    """
    return PolicyTable(
        name=name,
        rows=np.zeros((1, 1, 3, 1, 1), np.int32),
        bank=np.array([bank], np.int32),
        early=np.zeros((1, len(bank)), np.uint64),
        accept=np.array([accept], np.int32),
        accept_early=np.zeros((1, len(bank)), np.uint64),
        keeps=np.zeros(1, np.int32),
        step_start=np.arange(len(choice) + 1, dtype=np.int32),
        step_from=np.zeros(len(choice), np.int32),
        step_option=choice,
    )
