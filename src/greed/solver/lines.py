"""A turn that has come very far: with more points its values grow along straight lines.

High up nothing new happens: every threshold of the sheet is passed, and the best choice no longer
changes, so a throw keeps a fixed share of the points so far and brings something more. The choices
there are found by policy iteration (Howard 1960) among lines, of which the steeper one is higher.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from greed.core.errors import Unsolvable
from greed.graph import NEVER, TurnGraph

Line = tuple[float, float]
"""Slope by rows, and level."""

_NONE = 0.0, -1e300
"""The line of what can't be done."""
_SAME = 1e-9
"""Slopes closer than this are equal, and the level decides."""
_SETTLED = 1e-13
"""The change of lines, relative to them, at which they are found."""
_NO_END = "the points of a turn have no bound: it can go on without end"
_SWEEPS, _POLICIES = 20, 200
"""Throws that are looked ahead at first, and policies that are tried then, at most."""


@dataclass(frozen=True)
class Lines:
    """The values of a turn in every row t from `row` on, each as slope * t + level.

    Attributes:
        row: the first row in which they hold.
        thrown: (N,) of a throw of each node.
        decided: (D,) of the better of ending the turn and throwing, after each decision.
    """

    row: int
    thrown: list[Line]
    decided: list[Line]


def lines(turn: TurnGraph, banks: tuple[Line, Line], bust: float, again: float) -> Lines:
    """Return the lines of a turn.

    Args:
        turn: the turn.
        banks: of points that are recorded, at the end of the turn and before a bonus turn.
        bust: the value of a bust.
        again: the value of a bonus turn that follows on points that aren't recorded. To end a turn
            without points and without a bonus turn counts 0.

    Raises:
        Unsolvable: the points of a turn have no bound.
    """
    bonus = [offer == turn.bonus for offer in turn.offer]
    ended = [
        banks[more] if bank < NEVER else (0.0, again * more) if stop < NEVER else _NONE
        for more, bank, stop in zip(bonus, turn.bank_from, turn.pass_from, strict=True)
    ]
    outcomes = [turn.options(o) for o in range(len(turn.chance))]
    lost = [chance * bust for chance in turn.bust]
    thrown: list[Line] = [(0.0, level) for level in lost]
    policy: tuple[list[bool], list[tuple[int, int]]] | None = None
    for number in range(_SWEEPS + _POLICIES):
        pairs = list(zip(turn.node, ended, strict=True))
        throws = [x >= 0 and _higher(thrown[x], end) for x, end in pairs]
        decided = [thrown[x] if on else end for on, (x, end) in zip(throws, pairs, strict=True)]
        chosen = [_best(some, decided) for some in outcomes]
        before, known = policy, thrown
        if number < _SWEEPS:
            thrown = _mean(turn, chosen, decided, lost)
        else:
            policy = throws, chosen
            if policy != before:
                thrown = _followed(turn, chosen, throws, ended, lost)
            if before and _change(known, thrown) < _SETTLED:
                options = [
                    (_shifted(decided[d], points), _shifted(decided[best], most))
                    for some, (most, best) in zip(outcomes, chosen, strict=True)
                    for points, d in some
                ]
                further = [
                    (line, best)
                    for best, (x, end) in zip(decided, pairs, strict=True)
                    for line in ((end, thrown[x]) if x >= 0 else (end,))
                ]
                row = max(turn.settled_from, *map(_crossing, [*options, *further]))
                return Lines(row, thrown, decided)
        if max(abs(level) for _, level in thrown) > 1e12:
            break
    raise Unsolvable(_NO_END)


def _higher(one: Line, other: Line) -> bool:
    """Return whether a line is above another far up."""
    if abs(one[0] - other[0]) > _SAME:
        return one[0] > other[0]
    return one[1] > other[1] + _SETTLED * (1.0 + abs(other[1]))


def _shifted(line: Line, rows: int) -> Line:
    return line[0], line[1] + line[0] * rows


def _best(options: list[tuple[int, int]], decided: list[Line]) -> tuple[int, int]:
    """Return the option whose line is highest, the first of equals."""
    best = options[0]
    most = _shifted(decided[best[1]], best[0])
    for option in options[1:]:
        line = _shifted(decided[option[1]], option[0])
        if _higher(line, most):
            best, most = option, line
    return best


def _mean(
    turn: TurnGraph, chosen: list[tuple[int, int]], decided: list[Line], lost: list[float]
) -> list[Line]:
    """Return the lines of the nodes whose throws come to these decisions."""
    thrown = []
    for x, level in enumerate(lost):
        slope = 0.0
        for o in range(turn.outcome_start[x], turn.outcome_start[x + 1]):
            points, decision = chosen[o]
            line = _shifted(decided[decision], points)
            slope += turn.chance[o] * line[0]
            level += turn.chance[o] * line[1]  # noqa: PLW2901
        thrown.append((slope, level))
    return thrown


def _followed(
    turn: TurnGraph,
    chosen: list[tuple[int, int]],
    throws: list[bool],
    ended: list[Line],
    lost: list[float],
) -> list[Line]:
    """Return the lines of the nodes if these choices are made ever after."""
    nodes = range(len(turn.nodes))
    matrix: list[dict[int, float]] = [{x: 1.0} for x in nodes]
    gains: list[list[tuple[int, float]]] = [[] for _ in nodes]
    steep, high = [0.0] * len(nodes), lost.copy()
    for x, row in enumerate(matrix):
        for o in range(turn.outcome_start[x], turn.outcome_start[x + 1]):
            (points, decision), chance = chosen[o], turn.chance[o]
            if throws[decision]:
                to = turn.node[decision]
                row[to] = row.get(to, 0.0) - chance
                gains[x].append((to, chance * points))
            else:
                slope, level = _shifted(ended[decision], points)
                steep[x] += chance * slope
                high[x] += chance * level
    slopes = solved(matrix, steep, _NO_END)
    for x, more in enumerate(gains):
        high[x] += sum(slopes[to] * gain for to, gain in more)
    return list(zip(slopes, solved(matrix, high, _NO_END), strict=True))


def solved(matrix: list[dict[int, float]], right: list[float], why: str) -> list[float]:
    """Solve linear equations of what follows from what, given by columns, by elimination.

    Raises:
        Unsolvable: they have no solution, because it never ends; `why`: the message.
    """
    rows, answer = [row.copy() for row in matrix], right.copy()
    for k, pivot in enumerate(rows):
        if pivot.get(k, 0.0) < 1e-13:
            raise Unsolvable(why)
        for i in range(k + 1, len(rows)):
            if factor := rows[i].pop(k, 0.0):
                factor /= pivot[k]
                answer[i] -= factor * answer[k]
                for column, value in pivot.items():
                    if column > k:
                        rows[i][column] = rows[i].get(column, 0.0) - factor * value
    for k in range(len(rows) - 1, -1, -1):
        rest = sum(value * answer[column] for column, value in rows[k].items() if column > k)
        answer[k] = (answer[k] - rest) / rows[k][k]
    return answer


def _change(before: list[Line], after: list[Line]) -> float:
    return max(
        abs(a - b) / (1.0 + abs(b))
        for one, other in zip(before, after, strict=True)
        for a, b in zip(one, other, strict=True)
    )


def _crossing(pair: tuple[Line, Line]) -> int:
    """Return the row from which on a line is nowhere above a steeper one."""
    (slope, level), (steeper, high) = pair
    if slope >= steeper - _SAME:
        return 0
    return ceil(min(max((level - high) / (steeper - slope), 0.0), NEVER))
