"""The race alone: how likely each number of turns is that a player without opponents needs.

A turn counts when it is over, whether or not it records anything; a bonus turn belongs to the turn
that earned it.
"""

from __future__ import annotations

from functools import lru_cache

from greed.core.errors import Unsolvable
from greed.graph import AGAIN, AT, BANK, BONUS, BUST, PASS, PAST, SHORT, STAYS, GameGraph
from greed.kernel import kernel
from greed.solver.solution import Solution
from greed.solver.turn import play

_REST = 1e-12
_GONE = 1e-17
_MOST_TURNS, _MOST_BONUSES = 100_000, 10_000


def turn_counts(solution: Solution) -> list[float]:
    """Return the chances that a race alone takes 0, 1, 2, ... turns, up to a rest below 1e-12.

    >>> import greed
    >>> from greed.solver import solve, turn_counts
    >>> koans = turn_counts(solve(greed.load("koans"), 1))
    >>> round(sum(turns * chance for turns, chance in enumerate(koans)), 3)
    11.584

    Raises:
        ValueError: this is a game between several.
        Unsolvable: the race hardly ever ends.
    """
    graph = solution.graph
    if graph.seats != 1:
        raise ValueError(f"this is the game of {graph.seats} players, not a race alone")
    edges = [
        edge
        for k in range(len(graph.tables))
        for gap in range(graph.least[k], graph.least[k] + graph.count[k])
        for edge in _edges(solution, k, gap)
    ]
    run, block, zeros = kernel().call, kernel().block, kernel().zeros
    turns, bonus = (
        (len(some), block("i", [a for a, *_ in some]), block("i", [b for _, b, *_ in some]),
         block("d", [chance for *_, chance, _ in some]))
        for some in ([e for e in edges if not e[3]], [e for e in edges if e[3]])
    )  # fmt: skip
    here = zeros("d", graph.size + 1)
    here.values[graph.index(0, (graph.target,))] = 1.0
    chances = [0.0]
    while sum(here.values) > _REST:
        there = zeros("d", graph.size + 1)  # the last place is the end
        for _ in range(_MOST_BONUSES):
            run("flow", *turns, here, there)
            again = zeros("d", graph.size + 1)
            run("flow", *bonus, here, again)
            here = again
            if sum(again.values) < _GONE:
                break
        else:
            raise Unsolvable("bonus turns can go round for ever without a point")
        chances.append(there.values[graph.size])
        there.values[graph.size] = 0.0
        here = there
        if len(chances) > _MOST_TURNS:
            raise Unsolvable("a player alone hardly ever reaches the target")
    return chances


@lru_cache(maxsize=1 << 14)
def _place(graph: GameGraph, k: int, end: int, gap: int, away: int) -> int:
    """Return the position after a turn; -1 if what it banks counts as nothing."""
    where = SHORT if away > 0 else PAST if away < 0 else AT
    if end in (BANK, BONUS) and graph.move[(k * 5 + end) * 3 + where] == STAYS:
        return -1
    then, gaps = graph.follow(k, end, (gap,), away)
    return graph.size if then < 0 else graph.index(then, gaps)


def _edges(solution: Solution, k: int, gap: int) -> list[tuple[int, int, float, bool]]:
    """Return from where to where a turn leads, how likely, and whether a bonus turn follows."""
    arrays, graph = solution.arrays, solution.graph
    value, turn = arrays.value.values, arrays.turns[graph.tables[k].statuses[0].standing]
    goal, nodes = 0 if graph.leads[k] == 0 else gap, len(turn.nodes)

    thrown, rows = arrays.turn_values(k, (gap,))
    bust = _place(graph, k, BUST, gap, graph.fallen(k, (gap,)))
    passed, again = (_place(graph, k, end, gap, goal) for end in (PASS, AGAIN))
    banks = [_place(graph, k, BANK, 0, goal - row) for row in range(rows)]
    more = [_place(graph, k, BONUS, 0, goal - row) for row in range(1, rows)]
    banks = [passed if at < 0 else at for at in banks]
    more = [again, *(again if at < 0 else at for at in more)]
    values = [value[at] if at < graph.size else 0.0 for at in (*banks, *more, bust, passed)]
    # A bonus turn is part of this one, unless the race is over before it.
    price = [1.0] * rows + [float(at == graph.size) for at in more] + [1.0, 1.0]
    *ends, lost, nothing = (v - cost for v, cost in zip(values, price, strict=True))

    # Beyond the last row everything is as in it.
    top = rows - 1
    above = []
    for d, x in enumerate(turn.node):
        tally = turn.offer[d] == turn.bonus
        end = (
            ends[tally * rows + top] if top >= turn.bank_from[d]
            else -1e300 if top < turn.pass_from[d] else ends[rows] if tally else nothing
        )  # fmt: skip
        above.append(max(end, thrown[top * nodes + x]) if x >= 0 else end)
    likely = play(turn, ends, lost, nothing, above * max(turn.points, default=0)).ends
    begin = graph.index(k, (gap,))
    return [
        (begin, to, chance, is_bonus)
        for to, chance, is_bonus in (
            (bust, likely.bust, False),
            (passed, likely.nothing, False),
            *((to, chance, False) for to, chance in zip(banks, likely.banked, strict=True)),
            *((to, c, to < graph.size) for to, c in zip(more, likely.bonus, strict=True)),
        )
        if chance
    ]
