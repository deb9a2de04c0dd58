"""A sheet's turn as flat arrays, in which solvers and simulators read and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet, canonical
from greed.core.turn import Hand
from greed.tables.lists import Asked, lists

__all__ = ["Tables", "tables"]


@dataclass(frozen=True, eq=False)
class Tables:
    """The automaton of a turn: hands, their outcomes, and the options of each outcome.

    All points are in units of `unit`. Runs are delimited as in compressed sparse rows: the
    outcomes of hand h are `outcome_start[h]` up to `outcome_start[h + 1]`, the options of
    outcome o are `option_start[o]` up to `option_start[o + 1]`. Throws with the same options
    are one outcome. An outcome without options ends the turn: a bust, or in an opening hand a
    throw that missed the entry.

    Attributes:
        sheet: the sheet.
        unit: the greatest common divisor of all points of the sheet.
        hands: the hands that can be thrown, as the core knows them.
        hand_dice: (H,) dice thrown from each hand.
        start_hand: the hand of a fresh turn of a player on the board.
        opening_hand: of a player not yet on the board (the start hand without a special test).
        reopening_hand: of a player who must re-enter after a reset.
        outcome_start: (H + 1,) where the outcomes of each hand begin.
        chance: (O,) chance of each outcome; those of a hand sum to 1.
        missed: (O,) the throw ends the turn although it scores: no bust, and no strike.
        option_start: (O + 1,) where the options of each outcome begin.
        points: (K,) points of each option, in units.
        next_hand: (K,) hand thrown next, -1 when no dice are left and the turn must end.
        may_bank: (K,) whether the turn (not yet entry or minimum) allows the bank.
        offer: (K,) hand that the next player is offered after a bank here, -1 for none.
        tally: (K,) the turn's points are banked at once and a bonus turn begins.
    """

    sheet: Sheet
    unit: int
    hands: tuple[Hand, ...]
    hand_dice: NDArray[np.int32]
    start_hand: int
    opening_hand: int
    reopening_hand: int
    outcome_start: NDArray[np.int32]
    chance: NDArray[np.float64]
    missed: NDArray[np.bool_]
    option_start: NDArray[np.int32]
    points: NDArray[np.int32]
    next_hand: NDArray[np.int32]
    may_bank: NDArray[np.bool_]
    offer: NDArray[np.int32]
    tally: NDArray[np.bool_]

    def __reduce__(self) -> tuple[Any, ...]:
        return tables, (self.sheet,)

    @property
    def bust(self) -> NDArray[np.float64]:
        """(H,) the chance that a throw of each hand ends the turn with nothing.

        >>> from greed.sheets import load
        >>> from greed.tables import tables
        >>> float(tables(load("koans")).bust[1] * 6)  # one die
        4.0
        """
        empty = np.diff(self.option_start) == 0
        lost = np.where(empty, self.chance, 0.0)
        return np.add.reduceat(lost, self.outcome_start[:-1])


_COLUMNS: dict[str, type[np.generic]] = {
    **dict.fromkeys(("outcome_start", "option_start", "points", "next_hand", "offer"), np.int32),
    **dict.fromkeys(("missed", "may_bank", "tally"), np.bool_),
    "chance": np.float64,
}


def tables(sheet: Sheet) -> Tables:
    """Return a sheet as arrays, built once per sheet.

    >>> from greed.sheets import load
    >>> koans = tables(load("koans"))
    >>> koans.hand_dice.tolist(), koans.unit
    ([5, 1, 2, 3, 4], 50)
    """
    return _tables(canonical(sheet), Asked(sheet))


@lru_cache(maxsize=64)
def _tables(_identity: str, asked: Asked) -> Tables:
    turn = lists(asked.sheet)
    columns: dict[str, Any] = {
        name: np.array(getattr(turn, name), kind) for name, kind in _COLUMNS.items()
    }
    return Tables(
        sheet=turn.sheet,
        unit=turn.unit,
        hands=turn.hands,
        hand_dice=np.array([hand.dice for hand in turn.hands], np.int32),
        start_hand=turn.start_hand,
        opening_hand=turn.opening_hand,
        reopening_hand=turn.reopening_hand,
        **columns,
    )
