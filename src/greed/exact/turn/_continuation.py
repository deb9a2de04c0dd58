"""What the rest of a turn is worth, from every throw that may still come: NumPy alone.

The race keeps what a turn is worth at its beginning. What it is worth in the middle follows
from what its ends are worth, row by row from the most points down, and takes milliseconds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

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


class _Level(NamedTuple):
    """Nodes that need of their own row only the levels before.

    Attributes:
        nodes: (n,) which ones.
        ahead: (K,) for each option where its decision lies, from the beginning of the row on.
        begin: (O,) where the options of each outcome begin.
        chance: (n, O) chance of each outcome from each node.
        decisions: (c,) the decisions that lead to these nodes.
        rolled: (c,) which of the nodes each of these leads to.
    """

    nodes: Ints
    ahead: Ints
    flat: Ints
    begin: Ints
    chance: Floats
    decisions: Ints
    rolled: Ints


def continuation_values(
    turn: TurnGraph, ends: TerminalValues[float], *, compiled: bool = False
) -> Floats:
    """Return (rows, nodes) what throwing each node is worth, by the points of the turn so far.

    With `compiled` a kernel does it, which needs Numba and pays where many turns are asked for.

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
    rows = len(ends.banks)
    held = np.empty((rows + turn.reach, turn.decisions))
    held[:rows] = ended(turn, ends.banks, ends.stop, never=-1.0)
    values = np.empty((rows, turn.nodes))
    lost = turn.bust * ends.bust + turn.missed * ends.stop
    levels = _levels(turn)
    known = [lost[level.nodes] for level in levels]
    _settle(turn, levels, known, held[rows - 1], values[rows - 1])
    held[rows:] = held[rows - 1]
    if compiled:
        from greed.exact.turn.kernels import backward

        banks = np.ascontiguousarray(ends.banks.T)
        backward(turn, rows - 1, banks, ends.bust, ends.stop, ends.stop, values, held)
    else:
        _fill(turn, levels, known, held, values)
    return values


def ended(turn: TurnGraph, banks: Floats, stop: float, never: float = -np.inf) -> Floats:
    """Return (rows, C) what it is worth to end a turn after each decision; `never` if it can't be.

    `banks` and `stop` are as in `TerminalValues`.
    """
    t = np.arange(len(banks))[:, None]
    nothing = np.where(turn.source == turn.tally, banks[0, -1], stop)
    stopped = np.where(t >= turn.stop_from, nothing, never)
    found: Floats = np.where(t >= turn.bank_from, banks[:, turn.source], stopped)
    return found


def _fill(
    turn: TurnGraph, levels: list[_Level], known: list[Floats], held: Floats, values: Floats
) -> None:
    """Fill the rows before the last one, from the most points down."""
    rows, width = len(values), turn.decisions
    line = held.reshape(-1)
    wide = [np.empty(len(level.ahead)) for level in levels]
    outcomes = [np.empty(len(level.begin)) for level in levels]
    for row in range(rows - 2, -1, -1):
        ahead = line[row * width :]
        here, found = held[row], values[row]
        for level, fixed, options, best in zip(levels, known, wide, outcomes, strict=True):
            ahead.take(level.ahead, out=options, mode="clip")  # which does not check the indices
            np.maximum.reduceat(options, level.begin, out=best)
            worth = level.chance @ best
            worth += fixed
            found[level.nodes] = worth
            if len(level.decisions):
                here[level.decisions] = np.maximum(here[level.decisions], worth[level.rolled])


def _settle(
    turn: TurnGraph, levels: list[_Level], known: list[Floats], here: Floats, found: Floats
) -> None:
    """Fill a row above which nothing changes: round and round until it does not either."""
    enough = rounds(turn)
    for _ in range(enough.most):
        before = here.copy()
        for level, fixed in zip(levels, known, strict=True):
            best = np.maximum.reduceat(here.take(level.flat), level.begin)
            worth = level.chance @ best + fixed
            found[level.nodes] = worth
            rolled = worth[level.rolled]
            here[level.decisions] = np.maximum(here[level.decisions], rolled)
        if np.abs(here - before).max(initial=0.0) < enough.close / 10.0:
            return


@lru_cache(maxsize=64)
def _levels(turn: TurnGraph) -> list[_Level]:
    depth = np.zeros(turn.nodes, np.int64)
    for n in range(turn.nodes):  # an option for no points leads to an earlier node
        for k in _options(turn, n):
            following = turn.node[turn.decision[k]]
            if not turn.points[k] and following >= 0:
                depth[n] = max(depth[n], depth[following] + 1)
    return [_level(turn, np.flatnonzero(depth == d)) for d in range(int(depth.max()) + 1)]


def _options(turn: TurnGraph, n: int) -> range:
    first, last = turn.outcome_start[n], turn.outcome_start[n + 1]
    return range(int(turn.option_start[first]), int(turn.option_start[last]))


def _level(turn: TurnGraph, nodes: Ints) -> _Level:
    kept: list[int] = []
    begin: list[int] = []
    owner: list[int] = []
    chances: list[float] = []
    for at, n in enumerate(nodes.tolist()):
        for o in range(int(turn.outcome_start[n]), int(turn.outcome_start[n + 1])):
            begin.append(len(kept))
            owner.append(at)
            chances.append(float(turn.chance[o]))
            kept += range(int(turn.option_start[o]), int(turn.option_start[o + 1]))
    chance = np.zeros((len(nodes), len(begin)))
    chance[owner, np.arange(len(begin))] = chances
    options = np.array(kept, np.int64)
    points, decision = turn.points[options], turn.decision[options]
    leading = np.flatnonzero(np.isin(turn.node, nodes))
    return _Level(
        nodes=nodes,
        ahead=points * turn.decisions + decision,
        flat=decision,
        begin=np.array(begin, np.int64),
        chance=chance,
        decisions=leading,
        rolled=np.searchsorted(nodes, turn.node[leading]),
    )
