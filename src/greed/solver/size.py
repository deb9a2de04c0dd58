"""How large a game is to solve: positions, memory, and about how long it takes."""

from __future__ import annotations

from typing import NamedTuple

from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.graph import BANK, BOUNCES, GameGraph, game_graph, turn_graph

MOST_BYTES = 16e9
"""Bytes that a game may take."""
POSITION = 104
"""Bytes that a position takes while it is solved, besides its values."""
_OPTION = 1.5e-11
"""Seconds that an option of a row of a turn takes on a core of 2024, measured."""
_PLAYS, _SWEEPS = 2.2, 8
"""How often the turn of a position is played in a sweep, and in how many where scores can fall."""
_OFFERED, _SEAT = 6, 3
"""How many times longer turns take with carryovers, and with each seat beyond two."""
_COUNTED = 3e-6
"""Seconds that a row of a turn takes where the turns of the race alone are counted, in Python."""


class Size(NamedTuple):
    """What solving a game takes.

    Attributes:
        positions: beginnings of turns. bytes: of memory. seconds: of one core, roughly.
    """

    positions: int
    bytes: int
    seconds: float


def size_of(sheet: Sheet, seats: int = 2, beyond: int = 128, *, state: State | None = None) -> Size:
    """Return how large a sheet's game is between a number of seats, or what is left of one.

    >>> import greed
    >>> from greed.solver import size_of
    >>> size_of(greed.load("classic")).positions
    40401
    """
    return graph_size(game_graph(sheet, seats, beyond, within=within(sheet, seats, state)))


def within(sheet: Sheet, seats: int, state: State | None) -> int:
    """Return the distances that what is left of a game from a state on needs; 0: all."""
    graph = game_graph(sheet, seats, 0)
    if state is None or any(graph.cost) or BOUNCES in graph.move:
        return 0
    lowest = min(state.scores)
    return max(graph.target - lowest // graph.unit, 1) if state.final is None else 1


def offers_of(graph: GameGraph) -> int:
    """Return how many kinds of carryover may be handed on."""
    made = graph.seats > 1 and any(graph.offered)
    return len(turn_graph(graph.sheet, ON).offers) if made else 0


def attempts_of(graph: GameGraph) -> tuple[list[int], int]:
    """Return where the attempts at carryovers of each table begin, and how many there are.

    They are made where a turn follows a bank; -1 stands for a table without any.
    """
    offers, inherited = offers_of(graph), graph.target + graph.beyond + 1
    banked = {
        graph.after[k * 15 + BANK * 3 + where]
        for k in range(len(graph.tables))
        for where in range(3)
    }
    begins, total, bounds = [], 0, [*graph.base, graph.size]
    for k, offered in enumerate(graph.offered):
        made = offers and offered and k in banked
        begins.append(total if made else -1)
        total += (bounds[k + 1] - bounds[k] + inherited) * offers * inherited if made else 0
    return begins, total


def graph_size(graph: GameGraph) -> Size:
    """Return how large the game of a graph is."""
    turn, width = turn_graph(graph.sheet, ON), max(graph.seats - 1, 1)
    offers = offers_of(graph)
    attempts = attempts_of(graph)[1] * width * (8 if width > 1 else 4)
    rows = graph.target / 2 + graph.beyond
    seconds = graph.size * _PLAYS * rows * (len(turn.points) + 3 * len(turn.chance)) * _OPTION
    seconds *= _SWEEPS if any(graph.cost) else 1
    seconds *= _OFFERED if offers else 1
    seconds *= _SEAT ** (width - 1)
    seconds += graph.size * rows * _COUNTED if graph.seats == 1 else 0.0
    kept = graph.size * (8 * width + POSITION) + 2 * attempts  # once more while they are written
    return Size(graph.size, kept, seconds)
