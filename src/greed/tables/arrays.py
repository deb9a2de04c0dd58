"""A sheet's turn as flat arrays, in which solvers and simulators read and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.sheet import Sheet, canonical
from greed.tables.lists import Asked, Automaton, lists

__all__ = ["Tables", "tables"]


@dataclass(frozen=True, eq=False)
class Tables(Automaton[NDArray[np.int32], NDArray[np.float64], NDArray[np.bool_]]):
    """The automaton of a turn, in columns of NumPy."""

    def __reduce__(self) -> tuple[Any, ...]:
        return tables, (self.sheet,)

    @cached_property
    def hand_dice(self) -> NDArray[np.int32]:
        """(H,) the dice thrown from each hand."""
        return np.array([hand.dice for hand in self.hands], np.int32)

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
    columns = vars(lists(asked.sheet))
    return Tables(
        **columns | {name: np.array(columns[name], kind) for name, kind in _COLUMNS.items()}
    )
