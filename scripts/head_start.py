"""The head start for the second player that makes a game closest to fair."""

from __future__ import annotations

from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.graph import place_state
from greed.solver import solve


def head_start(sheet: Sheet) -> tuple[int, float]:
    """Return the second player's fairest head start, and what the first player wins with it.

    >>> from greed.sheets import load
    >>> points, won = head_start(load("farkle-minimal"))
    >>> points, round(won, 2)
    (200, 0.5)

    Raises:
        Unsolvable: the game has no exact solution, or nobody has a score before entry.
    """
    if sheet.entry:
        raise Unsolvable("before entry nobody has a score to start with")
    solution = solve(sheet)
    graph = solution.graph
    won = [
        solution.value(place_state(graph, 0, (graph.target, graph.target - points)), 0)
        for points in range(graph.target)
    ]
    fairest = min(range(graph.target), key=lambda points: abs(won[points] - 0.5))
    return fairest * graph.unit, won[fairest]
