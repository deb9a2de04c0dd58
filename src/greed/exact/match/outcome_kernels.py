"""Turns by where they end, and the games between two that follow from that alone."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greed.exact.match.turn_kernels import LANES, backward_row
from greed.exact.model import TurnGraph
from greed.exact.turn.kernels import backward, forward

__all__ = [
    "SeatOutcomes",
    "best_outcomes",
    "best_response",
    "policy_evaluation",
    "softmax_outcomes",
]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
_CLOSE = 1e-13  # a gain of a last try that is small enough
_TRIES = 60
_RARE = 1e-17
_WON = 1.0 - 1e-12


@njit(cache=True, nogil=True)
def best_outcomes(
    turn: TurnGraph,
    top: int,
    reach: int,
    banks: Floats,
    losses: Floats,
    found: Floats,
    lost: Floats,
) -> None:
    """Play turns best for what their ends are worth, and write down where they end.

    banks: (n, top + 1) what points are worth recorded in each turn; more of them are worth no
    more. losses: (n,) a turn that records nothing. found: (n, top + 1) takes the chance of each
    number of points, lost: (n,) that of none. Turns have no bonus and offer nothing.
    """
    count, width = len(turn.bust), len(turn.node)
    worth, ends = np.empty((top + reach + 1, width, LANES)), np.empty((top, width, LANES))
    bank, loss = np.empty((top + 1, 1, LANES)), np.empty(LANES)
    best, value = np.empty(LANES), np.empty(LANES)
    one, decisions = np.empty((2, top + reach + 1)), np.empty((top + reach + 1, width))
    once, mass = np.empty((2, top + 1)), np.empty((top + 1, count))
    for first in range(0, len(losses), LANES):
        for lane in range(LANES):
            i = min(first + lane, len(losses) - 1)
            bank[:, 0, lane] = banks[i]
            loss[lane] = losses[i]
        worth[top:] = bank[top]
        for t in range(top - 1, -1, -1):
            backward_row(turn, t, top, bank, loss, loss, worth, ends, best, value)
        for i in range(first, min(first + LANES, len(losses))):
            decisions[:] = worth[:, :, i - first]
            for t in range(top + reach + 1):
                one[:, t] = banks[i, min(t, top)]
            once[:] = 0.0
            nothing = forward(
                turn, top, turn.start, 0, one, losses[i], decisions, mass, once, _RARE
            )
            lost[i] = nothing[0] + nothing[1] + nothing[2]
            found[i] = once[0]


@njit(cache=True, nogil=True)
def _played(
    turn: TurnGraph,
    top: int,
    bank: Floats,
    loss: float,
    nodes: Floats,
    decisions: Floats,
    mass: Floats,
    ends: Floats,
) -> tuple[float, float]:
    """Play one turn; return what it is worth and the chance that it records nothing."""
    decisions[top:] = bank[0, top]
    backward(turn, top, bank, loss, loss, loss, nodes, decisions)
    ends[:, : top + 1] = 0.0
    nothing = forward(turn, top, turn.start, 0, bank, loss, decisions, mass, ends, _RARE)
    return nodes[0, turn.start], nothing[0] + nothing[1] + nothing[2]


@njit(cache=True, nogil=True)
def softmax_outcomes(
    turn: TurnGraph,
    top: int,
    reach: int,
    banks: Floats,
    losses: Floats,
    goal: int,
    heat: float,
    found: Floats,
    lost: Floats,
) -> None:
    """Play turns by a softmax over what choices are worth; as `best_outcomes` otherwise.

    `heat` is the temperature. A sure win is taken, and nobody banks below row `goal`, nor where
    that records nothing.
    """
    count = len(turn.bust)
    nodes, decisions = np.empty((top, count)), np.empty((top + reach + 1, len(turn.node)))
    bank, mass = np.empty((2, top + reach + 1)), np.empty((top + 1, count))
    for i in range(len(losses)):
        for t in range(top + reach + 1):
            bank[:, t] = banks[i, min(t, top)]
        decisions[top:] = bank[0, top]
        loss = losses[i]
        backward(turn, top, bank, loss, loss, loss, nodes, decisions)
        found[i] = 0.0
        lost[i] = 0.0
        mass[:] = 0.0
        mass[0, turn.start] = 1.0
        for t in range(top):
            # A node's options for no points lead to nodes before it.
            for n in range(count - 1, -1, -1):
                here = mass[t, n]
                if here < _RARE:
                    lost[i] += here
                    continue
                lost[i] += here * (turn.bust[n] + turn.missed[n])
                for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                    first, last = turn.option_start[o], turn.option_start[o + 1]
                    best, weights = _weighed(turn, first, last, t, decisions, heat)
                    for k in range(first, last):
                        at, d = t + turn.points[k], turn.decision[k]
                        flow = here * turn.chance[o] / weights
                        flow *= _weight(decisions[at, d], best, heat)
                        to, row = turn.node[d], min(at, top)
                        if to < 0 or at >= top:
                            if at >= turn.bank_from[d]:
                                found[i, row] += flow
                            else:
                                lost[i] += flow
                            continue
                        rolled = 1.0
                        if at >= turn.bank_from[d] and at >= goal:
                            higher = max(bank[0, at], nodes[at, to])
                            rolled = _weight(nodes[at, to], higher, heat)
                            rolled /= rolled + _weight(bank[0, at], higher, heat)
                        found[i, row] += flow * (1.0 - rolled)
                        mass[row, to] += flow * rolled


@njit(inline="always")
def _weighed(
    turn: TurnGraph, first: int, last: int, t: int, decisions: Floats, heat: float
) -> tuple[float, float]:
    """Return what the best of some options is worth, and the sum of their weights."""
    best, weights = -np.inf, 0.0
    for k in range(first, last):
        best = max(best, decisions[t + turn.points[k], turn.decision[k]])
    for k in range(first, last):
        weights += _weight(decisions[t + turn.points[k], turn.decision[k]], best, heat)
    return best, weights


@njit(inline="always")
def _weight(worth: float, best: float, heat: float) -> float:
    if best >= _WON:
        return 1.0 if worth >= best else 0.0
    return float(np.exp((worth - best) / heat))


class SeatOutcomes(NamedTuple):
    """What becomes of the turns of a seat, and what its turns are worth to it.

    Scores are in units, those of a seat off the board 0. at: [own standing, other's, own score,
    other's] the turn; turn i records t points with the chance[begin[i] + t] and nothing with
    lost[i]. values: the same four; beyond the target the other seat leads, and is challenged.
    """

    at: Ints
    begin: Ints
    chance: Floats
    lost: Floats
    values: Floats


@njit(cache=True, nogil=True)
def _recorded(
    seat: SeatOutcomes, turn: int, other: SeatOutcomes, standing: int, a: int, b: int
) -> float:
    """Return what a turn is worth, without the part of it that records nothing.

    standing and b are those of the other seat, a the own score before the turn.
    """
    worth = 0.0
    first = seat.begin[turn]
    for t in range(seat.begin[turn + 1] - first):
        worth += seat.chance[first + t] * (1.0 - other.values[standing, 1, b, a + t])
    return worth


@njit(cache=True, nogil=True)
def policy_evaluation(
    one: SeatOutcomes, two: SeatOutcomes, mine: int, other: int, low: Ints, high: Ints
) -> None:
    """Work out the positions of two standings from the highest scores down.

    low, high: (2,) the least and the highest score by standing. In each position what one seat
    loses by recording nothing the other wins, which is two equations in two unknowns.
    """
    for total in range(high[mine] + high[other], low[mine] + low[other] - 1, -1):
        for a in range(
            max(low[mine], total - high[other]), min(high[mine], total - low[other]) + 1
        ):
            b = total - a
            i, j = one.at[mine, other, a, b], two.at[other, mine, b, a]
            won = _recorded(one, i, two, other, a, b)
            lost = _recorded(two, j, one, mine, b, a)
            p, q = one.lost[i], two.lost[j]
            x = (won + p * (1.0 - lost - q)) / (1.0 - p * q)
            one.values[mine, other, a, b] = x
            two.values[other, mine, b, a] = lost + q * (1.0 - x)


@njit(cache=True, nogil=True)
def best_response(
    turn: TurnGraph,
    one: SeatOutcomes,
    two: SeatOutcomes,
    mine: int,
    other: int,
    low: Ints,
    high: Ints,
    target: int,
    beyond: int,
    reach: int,
) -> float:
    """Play best with seat one, in the positions of two standings, against what seat two does.

    A turn of seat one is best for what it is worth that nothing is recorded, and that depends on
    the turn: the answer is found by trying, each try being better than the one before. Return
    the largest gain of a last try.
    """
    most = target + beyond
    nodes, decisions = (
        np.empty((most, len(turn.bust))),
        np.empty((most + reach + 1, len(turn.node))),
    )
    bank, ends = np.empty((2, most + reach + 1)), np.empty((2, most + 1))
    mass = np.empty((most + 1, len(turn.bust)))
    worst = 0.0
    for total in range(high[mine] + high[other], low[mine] + low[other] - 1, -1):
        for a in range(
            max(low[mine], total - high[other]), min(high[mine], total - low[other]) + 1
        ):
            b = total - a
            top = target - a + beyond
            for t in range(top + reach + 1):
                bank[:, t] = 1.0 - two.values[other, 1, b, a + min(t, top)]
            j = two.at[other, mine, b, a]
            lost, q = _recorded(two, j, one, mine, b, a), two.lost[j]
            x = 0.0
            if a + 1 < target:
                x = one.values[mine, other, a + 1, b] if mine else one.values[1, other, low[1], b]
            gain = 1.0
            for _ in range(_TRIES):
                loss = 1.0 - lost - q * (1.0 - x)
                value, p = _played(turn, top, bank, loss, nodes, decisions, mass[: top + 1], ends)
                # The same policy, with what its losses lead to now.
                better = (value - p * loss + p * (1.0 - lost - q)) / (1.0 - p * q)
                gain = abs(better - x)
                x = better
                if gain < _CLOSE:
                    break
            worst = max(worst, gain)
            one.values[mine, other, a, b] = x
            two.values[other, mine, b, a] = lost + q * (1.0 - x)
    return worst
