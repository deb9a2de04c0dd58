"""What the rest of a turn is worth, from every throw that may still come.

The race keeps what a turn is worth at its beginning. What it is worth in the middle follows
from what its ends are worth, row by row from the most points down.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from greed.exact.engine import run
from greed.exact.model import TurnGraph
from greed.exact.turn._endless import rounds

__all__ = ["TerminalValues", "continuation_values", "ended"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

Lost = TypeVar("Lost", float, Floats)
"""A number for one turn, an array for many."""


class TerminalValues(NamedTuple, Generic[Lost]):
    """What the ends of a turn are worth to its player.

    Attributes:
        banks: (rows, sources, ...) the bank with each number of points, by the graph's sources;
            with more points than that it is taken to be worth the same. The first row of the last
            source is a bonus turn for whatever points are not recorded.
        bust: a bust.
        stop: an end of the turn that records nothing.
    """

    banks: Floats
    bust: Lost
    stop: Lost


def continuation_values(turn: TurnGraph, ends: TerminalValues[float]) -> Floats:
    """Return (rows, nodes) what throwing each node is worth, by the points of the turn so far.

    >>> from greed.core.state import ON
    >>> from greed.exact.model import turn_graph
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> turn = turn_graph(tables(load("koans")), ON)
    >>> banks = np.repeat(np.arange(60.0)[:, None], turn.tally + 1, axis=1)  # worth graph points
    >>> values = continuation_values(turn, TerminalValues(banks, bust=0.0, stop=0.0))
    >>> values.shape, round(50 * float(values[0, turn.start]), 3)  # points of the best turn
    ((60, 5), 278.816)
    """
    rows, enough = len(ends.banks), rounds(turn)
    values, held = np.empty((rows, turn.nodes)), np.empty((rows + turn.reach, turn.decisions))
    banks = np.ascontiguousarray(ends.banks.T)
    most, close = enough.most, enough.close / 10.0
    run("continued", turn, banks, ends.bust, ends.stop, most, close, values, held)
    return values


def ended(turn: TurnGraph, banks: Floats, stop: float) -> Floats:
    """Return (rows, C) what it is worth to end a turn after each decision; -inf if it can't be.

    `banks` and `stop` are as in `TerminalValues`.
    """
    t = np.arange(len(banks))[:, None]
    nothing = np.where(turn.source == turn.tally, banks[0, -1], stop)
    stopped = np.where(t >= turn.stop_from, nothing, -np.inf)
    found: Floats = np.where(t >= turn.bank_from, banks[:, turn.source], stopped)
    return found
