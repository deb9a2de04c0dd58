"""The compiled walks over a turn graph: where a turn leads, and what it is worth.

    backward   what each throw and decision is worth, from the most points down
    continued  the same for a turn in the middle, with a last row above which nothing changes
    forward    where turns of a policy end

Values are maximised; the race alone counts its turns as negative numbers. Numba's cache on disk
only watches the file of the compiled function: `make` keys that cache on all files of kernels, and
on that of the graph whose fields they read.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numba import uint64 as U  # noqa: N812 -- as in the kernels of the race
from numpy.typing import NDArray

from greed.exact.model import TurnGraph
from greed.exact.struct_kernels import copy

Floats = NDArray[np.float64]
_WON = 1.0 - 1e-12


@njit(cache=True, nogil=True)
def backward(
    turn: TurnGraph, top: int, bank: Floats, bust: float, missed: float, stop: float, nodes: Floats,
    decisions: Floats,
) -> None:  # fmt: skip
    """Fill `nodes` (rows, N) and `decisions` (rows, C) from row `top` - 1 down to 0.

    The rows of `decisions` from `top` on are given. bank: (2, rows) what the points of a turn
    are worth once recorded, at the end of the turn and where a bonus turn follows; that with no
    points stands for a bonus turn which follows on points that are not recorded.
    """
    count, width = len(turn.bust), U(len(turn.node))
    flat = decisions.reshape(-1)
    # Where a decision lies from the beginning of a row on: unsigned, or else every index is
    # checked for wrapping around.
    ahead = np.empty(len(turn.points), np.uint64)
    for k in range(len(ahead)):
        ahead[k] = U(turn.points[k]) * width + U(turn.decision[k])
    for t in range(top - 1, -1, -1):
        row = U(t) * width
        for d in range(turn.node_decisions[0], turn.node_decisions[1]):
            decisions[t, d] = _ended(turn, d, t, bank, stop)
        for n in range(count):
            value = turn.bust[n] * bust + turn.missed[n] * missed
            k = U(turn.option_start[turn.outcome_start[n]])
            for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                last = U(turn.option_start[o + 1])
                best = flat[row + ahead[k]]
                k += U(1)
                while k < last:
                    best = max(best, flat[row + ahead[k]])
                    k += U(1)
                value += turn.chance[o] * best
            nodes[t, n] = value
            for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
                decisions[t, d] = max(value, _ended(turn, d, t, bank, stop))


@njit(cache=True, nogil=True)
def continued(
    turn: TurnGraph, bank: Floats, bust: float, stop: float, most: int, close: float, nodes: Floats,
    decisions: Floats,
) -> None:  # fmt: skip
    """Fill `nodes` (rows, N) and `decisions` (rows + reach, C), the last row of nodes included.

    With more points than it has everything is worth the same. It is iterated until a round changes
    less than `close`, at most `most` times.
    """
    top = len(nodes) - 1
    for d in range(len(turn.node)):
        decisions[top, d] = max(_ended(turn, d, top, bank, stop), -1.0)
    for _ in range(most):
        change = 0.0
        for n in range(len(turn.bust)):
            value = turn.bust[n] * bust + turn.missed[n] * stop
            for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                best = -1.0
                for k in range(turn.option_start[o], turn.option_start[o + 1]):
                    best = max(best, decisions[top, turn.decision[k]])
                value += turn.chance[o] * best
            nodes[top, n] = value
            for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
                change = max(change, value - decisions[top, d])
                decisions[top, d] = max(decisions[top, d], value)
        if change < close:
            break
    for t in range(top + 1, len(decisions)):
        copy(decisions[t], decisions[top])
    backward(turn, top, bank, bust, stop, stop, nodes, decisions)


@njit(inline="always")
def _ended(turn: TurnGraph, d: int, t: int, bank: Floats, stop: float) -> float:
    """Return what ending the turn is worth; minus infinity where it may not be ended."""
    if t >= turn.bank_from[d]:
        return float(bank[turn.source[d], t])
    if t >= turn.stop_from[d]:
        return float(bank[turn.source[d], 0]) if turn.source[d] > len(turn.offers) else stop
    return -np.inf


@njit(cache=True, nogil=True)
def forward(
    turn: TurnGraph, top: int, node: int, row: int, worth: Floats, stops: Floats, mass: Floats,
    ends: Floats, rare: float = 0.0, heat: float = 0.0,
) -> tuple[float, float, float]:  # fmt: skip
    """Follow a policy from a throw of `node` in a row on, towards more points.

    worth: (top + reach + 1, C) of several options the one whose decision is worth most is taken,
    the first of equals; stops: (top + 1, C) the chance that the turn is ended after it. With
    `heat` options are drawn: one that is worth this much less is e times less likely, a sure win
    is taken, and nobody goes on in row `top`.

    Adds to ends (sources, top + 1) the chance to end the turn with the points of each row recorded,
    the last row standing for all from `top` on (in row 0 what isn't recorded before a bonus turn);
    mass (top + 1, N) is room; afterwards mass[top, 0] is the chance to go on for ever, which is
    among the ends all the same. Throws no more likely than `rare` are taken for busts.

    Returns:
        The chances of a bust, of a throw that is missed, and of ending with nothing recorded.
    """
    mass[:] = 0.0
    mass[row, node] = 1.0
    lost = missed = stopped = on = 0.0
    drawn = heat > 0.0
    for t in range(row, top + 1):
        # A node's options for no points lead to nodes before it; in the last row to any.
        left, before, idle = 1.0, 2.0, 0
        while left > 1e-17:
            left, now = 0.0, 0.0
            for n in range(len(turn.bust)):
                now += mass[t, n]
            # Where no throw busts and all is lost, rounding may say that rolling on is better, for
            # ever: nobody does.
            idle = idle + 1 if now > before * (1.0 - 1e-12) else 0
            endless = t == top and idle > len(turn.bust)
            before = now
            for n in range(len(turn.bust) - 1, -1, -1):
                here = mass[t, n]
                mass[t, n] = 0.0
                if here <= rare:
                    lost += here
                    continue
                lost += here * turn.bust[n]
                missed += here * turn.missed[n]
                for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                    first, last = turn.option_start[o], turn.option_start[o + 1]
                    best, chosen, weights = _choice(turn, first, last, t, worth, heat)
                    for k in range(first if drawn else chosen, last if drawn else chosen + 1):
                        d, at = turn.decision[k], t + turn.points[k]
                        flow = here * turn.chance[o]
                        if drawn:
                            flow *= weight(worth[at, d], best, heat) / weights
                        reached = min(at, top)
                        stop = stops[reached, d]
                        on += flow * (1.0 - stop) * (endless and turn.node[d] >= 0)
                        if turn.node[d] < 0 or endless or (drawn and at >= top):
                            stop = 1.0
                        banked = at >= turn.bank_from[d]
                        if banked or turn.source[d] > len(turn.offers):
                            ends[turn.source[d], reached * banked] += flow * stop
                        else:
                            stopped += flow * stop
                        if stop < 1.0:
                            mass[reached, turn.node[d]] += flow * (1.0 - stop)
                            left += flow * (1.0 - stop) * (reached == t)
    mass[top, 0] = on
    return lost, missed, stopped


@njit(inline="always")
def _choice(
    turn: TurnGraph, first: int, last: int, t: int, worth: Floats, heat: float
) -> tuple[float, int, float]:
    """Return what the best of some options is worth, the first such one, and all their weights."""
    best, chosen, weights = -np.inf, first, 0.0
    for k in range(first, last):
        value = worth[t + turn.points[k], turn.decision[k]]
        if value > best:
            best, chosen = value, k
    for k in range(first, last if heat > 0.0 else first):
        weights += weight(worth[t + turn.points[k], turn.decision[k]], best, heat)
    return best, chosen, weights


@njit(inline="always")
def weight(worth: float, best: float, heat: float) -> float:
    """Return how likely a choice is beside the best one; a sure win leaves no choice."""
    if best >= _WON:
        return 1.0 if worth >= best else 0.0
    return float(np.exp((worth - best) / heat))
