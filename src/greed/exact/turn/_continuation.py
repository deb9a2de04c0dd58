"""What the rest of a turn is worth, from every throw to come; turns that go on for long.

The race keeps what a turn is worth at its beginning. What it is worth in the middle follows
from what its ends are worth, row by row from the most points down.

High up every bank is worth the same, and what a turn is worth there is found by iterating until
little changes. How often that is, and how much is still open then, depends on how likely a turn is
to go on: on throws that must be followed by another one, or that are if it pays. Nothing there may
be left to chance, for whatever is open adds to every value of a race.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from greed.exact.engine import run
from greed.exact.model import NEVER, TurnGraph, Unsolvable
from greed.exact.tolerances import FLAT_ROWS_SETTLED

_GONE = 1e-16  # a chance that is none
_MOST = 20_000
_EPSILON = 4e-16  # by which a round can be off


class Rounds(NamedTuple):
    """How the rows of a turn are worked out in which every bank is worth the same.

    Attributes:
        most: after this many rounds a turn is over, but for a negligible chance.
        close: a change in one round that is small enough.
        open: how far off a turn can be after that.
    """

    most: int
    close: float
    open: float


@lru_cache(maxsize=64)
def rounds(graph: TurnGraph, *, bust_pays: bool = False) -> Rounds:
    """Return how many rounds it takes to evaluate a turn where every bank is worth the same.

    With `bust_pays` a bust may be worth more than that: beyond an exact target, where it costs
    points, and with less a player is nearer to hitting it.

    Raises:
        Unsolvable: a turn may go on for ever, or nearly.
    """
    goes_on = np.where(graph.node >= 0, graph.node, graph.nodes)
    # Of banks that are worth the same none is better than this one; with offers some are.
    alike = not len(graph.offers) and not graph.has_bonus and not bust_pays
    if alike:
        goes_on = np.where(graph.bank_from < NEVER, graph.nodes, goes_on)
    alive = np.ones(graph.nodes + 1)
    alive[-1] = 0.0
    throws = 0.0
    for number in range(1, _MOST):
        throws += float(alive.max())
        alive[:-1] = _expected(graph, alive[goes_on])
        if alive.max() < _GONE:
            close = max(FLAT_ROWS_SETTLED / max(throws, 1.0), _EPSILON)
            return Rounds(number + 1, close, throws * close)
    if alike:
        raise Unsolvable("a player may have to roll for ever, or nearly, without a chance to bank")
    raise Unsolvable(
        "a turn may go on for ever, or nearly, without a bust, and what a bank hands on, the turn"
        " that follows or a fine makes that worth while"
    )


def _expected(graph: TurnGraph, decisions: np.ndarray) -> np.ndarray:
    """Return the mean of each node's outcomes, each with its largest decision."""
    if not len(graph.chance):
        return np.zeros(graph.nodes)
    best = np.maximum.reduceat(decisions[graph.decision], graph.option_start[:-1])
    node = np.repeat(np.arange(graph.nodes), np.diff(graph.outcome_start))
    return np.bincount(node, graph.chance * best, graph.nodes)


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


def continuation_values(
    turn: TurnGraph, ends: TerminalValues[float], *, bust_pays: bool = False
) -> Floats:
    """Return (rows, nodes) what throwing each node is worth, by the points of the turn so far.

    `bust_pays` is as `rounds` takes it.

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
    rows, enough = len(ends.banks), rounds(turn, bust_pays=bust_pays)
    values, room = np.empty((rows, turn.nodes)), np.empty((rows + turn.reach, turn.decisions))
    banks = np.ascontiguousarray(ends.banks.T)
    most, close = enough.most, enough.close / 10.0
    run("continued", turn, banks, ends.bust, ends.stop, most, close, values, room)
    return values


def ended(turn: TurnGraph, banks: Floats, stop: float) -> Floats:
    """Return (rows, C) what it is worth to end a turn after each decision; -inf if it can't be.

    `banks` and `stop` are as in `TerminalValues`.
    """
    t = np.arange(len(banks))[:, None]
    nothing = np.where(turn.source == turn.tally, banks[0, -1], stop)
    stopped = np.where(t >= turn.stop_from, nothing, -np.inf)
    ends: Floats = np.where(t >= turn.bank_from, banks[:, turn.source], stopped)
    return ends
