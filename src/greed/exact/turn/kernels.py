"""The compiled functions of single turns, of the race alone and of policies, in one file.

Numba's cache on disk watches the file of the compiled function only, so nothing here calls a
kernel of another file. Values are maximised; a race counts its turns as negative numbers.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numba import uint64 as U  # noqa: N812 -- as in `kernels`
from numpy.typing import NDArray

__all__ = [
    "Arrays",
    "Road",
    "Seat",
    "ascend",
    "descend",
    "meet",
    "play",
    "race_alone",
    "reply",
    "stray",
]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_CLOSE = 1e-13
_TRIES = 60
_NEVER = 1 << 40
_RARE = 1e-17
_LANES = 32
_WON = 1.0 - 1e-12


class Arrays(NamedTuple):
    """A `TurnGraph` as these kernels read it; `bonus` marks the decisions that bank and go on."""

    start: int
    bust: Floats
    missed: Floats
    outcome_start: Ints
    chance: Floats
    option_start: Ints
    points: Ints
    decision: Ints
    node_decisions: Ints
    node: Ints
    bonus: Ints
    bank_from: Ints
    stop_from: Ints


class Road(NamedTuple):
    """What a race alone is run on, besides the turn; scores count in units from the lowest.

    target: the score that ends it. least: rows from which no threshold matters. overshoot:
    banking more than the target records nothing. bust_to: per status the status after a bust
    at the same score, -1 where the value comes from `guess`. direct: no turn leads back to the
    score and status 0 in which it began, so that nothing has to be found by trying.
    """

    target: int
    least: int
    reach: int
    overshoot: bool
    bust_to: Ints
    direct: bool


@njit(cache=True, nogil=True)
def descend(
    turn: Arrays,
    top: int,
    bank: Floats,
    bust: float,
    missed: float,
    stop: float,
    nodes: Floats,
    decisions: Floats,
) -> None:
    """Fill `nodes` (rows, N) and `decisions` (rows, C) from row `top` - 1 down to 0.

    The rows of `decisions` from `top` on are given. bank: (2, rows) what the points of a turn
    are worth once recorded, at the end of the turn and where a bonus turn follows.
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


@njit(inline="always")
def _ended(turn: Arrays, d: int, t: int, bank: Floats, stop: float) -> float:
    """Return what ending the turn is worth; minus infinity where it may not be ended."""
    if t >= turn.bank_from[d]:
        return float(bank[turn.bonus[d], t])
    if t >= turn.stop_from[d]:
        return stop
    return -np.inf


@njit(cache=True, nogil=True)
def ascend(
    turn: Arrays,
    top: int,
    node: int,
    row: int,
    bank: Floats,
    stop: float,
    decisions: Floats,
    mass: Floats,
    ends: Floats,
    rare: float = 0.0,
) -> tuple[float, float, float]:
    """Follow the best policy upward from a throw of `node` in a row.

    Adds to ends (2, top + 1) the chance to end the turn with the points of each row recorded,
    the last row standing for all from `top` on, with and without a bonus turn to follow; mass
    (top + 1, N) is room. Ties go to the bank. Throws that are no more likely than `rare` are taken
    for busts.

    Returns:
        The chances of a bust, of a throw that is missed, and of ending with nothing recorded.
    """
    count = len(turn.bust)
    mass[:] = 0.0
    mass[row, node] = 1.0
    lost = missed = stopped = 0.0
    for t in range(row, top + 1):
        # A node's options for no points lead to nodes before it; in the last row to any.
        left = 1.0
        while left > 1e-17:
            left = 0.0
            for n in range(count - 1, -1, -1):
                here = mass[t, n]
                if here <= rare:
                    lost += here
                    mass[t, n] = 0.0
                    continue
                mass[t, n] = 0.0
                lost += here * turn.bust[n]
                missed += here * turn.missed[n]
                for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                    best, chosen, at = -np.inf, -1, t
                    for k in range(turn.option_start[o], turn.option_start[o + 1]):
                        reached = t + turn.points[k]
                        worth = decisions[reached, turn.decision[k]]
                        if worth > best:
                            best, chosen, at = worth, k, reached
                    d = turn.decision[chosen]
                    flow = here * turn.chance[o]
                    to = turn.node[d]
                    last = min(at, top)
                    ended = _ended(turn, d, at, bank, stop)
                    if to < 0 or ended >= best:
                        if at >= turn.bank_from[d]:
                            ends[turn.bonus[d], last] += flow
                        else:
                            stopped += flow
                    else:
                        mass[last, to] += flow
                        if last == t:
                            left += flow
    return lost, missed, stopped


@njit(cache=True, nogil=True)
def _close_off(
    turn: Arrays, bust: float, missed: float, stop: float, won: float, nodes: Floats, ends: Floats
) -> None:
    """Solve the rows beyond the target, where points no longer matter: nodes (N,), ends (C,)."""
    count = len(turn.bust)
    for d in range(len(ends)):
        ended = won if turn.bank_from[d] < _NEVER else -np.inf
        if turn.bank_from[d] >= _NEVER and turn.stop_from[d] < _NEVER:
            ended = stop
        ends[d] = ended
    nodes[:] = bust
    for _ in range(100_000):
        change = 0.0
        for n in range(count):
            value = turn.bust[n] * bust + turn.missed[n] * missed
            for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                best = -np.inf
                for k in range(turn.option_start[o], turn.option_start[o + 1]):
                    d = turn.decision[k]
                    worth = ends[d]
                    to = turn.node[d]
                    if to >= 0 and nodes[to] > worth:
                        worth = nodes[to]
                    best = max(best, worth)
                value += turn.chance[o] * best
            change = max(change, abs(value - nodes[n]))
            nodes[n] = value
        if change < 1e-15:
            break
    for d in range(len(ends)):
        to = turn.node[d]
        if to >= 0 and nodes[to] > ends[d]:
            ends[d] = nodes[to]


@njit(cache=True, nogil=True)
def race_alone(
    turn: Arrays,
    road: Road,
    first: int,
    last: int,
    after: Floats,
    guess: Floats,
    worth: Floats,
    begin: Ints,
    kept: Floats,
) -> int:
    """Solve every score from `first` down to `last` for the statuses of one standing.

    worth: (K, scores) minus the expected turns, written; after: (scores,) the same for a player
    who has banked, 0 from the target on; guess: (K, scores) the value of a bust where
    `bust_to` is -1. kept[begin[k, s]:] takes the nodes by row, the last row for all above.

    Returns:
        -1, or a score from which the target cannot be reached.
    """
    count, width = len(turn.bust), len(turn.node)
    statuses = len(road.bust_to)
    most = max(road.target - last + 1, road.least) + 1
    nodes = np.full((most + 1, count), np.nan)
    decisions = np.empty((most + road.reach + 1, width))
    bank = np.empty((2, most + road.reach + 1))
    above, ends = np.empty(count), np.empty(width)
    slope = 0.5
    for s in range(first, last - 1, -1):
        top = max(road.target - s + (1 if road.overshoot else 0), road.least)
        at = after[s + 1 : s + 3]
        y = -1.0 if s + 1 >= road.target else 2 * at[0] - at[1] - (s + 2 >= road.target)
        before, gap_before = 0.0, 0.0
        for step in range(_TRIES):
            for t in range(top + 1):
                bank[0, t] = after[s + t]
                bank[1, t] = after[s + t] + (s + t < road.target)
                if road.overshoot and s + t > road.target:
                    bank[:, t] = y
            bank[:, 0] = y
            value = y
            for i in range(statuses - 1, -1, -1):
                to = road.bust_to[i]
                bust = guess[i, s] if to < 0 else (y if to == 0 else worth[to, s])
                _close_off(turn, bust, y, y, y if road.overshoot else 0.0, above, ends)
                decisions[top : top + road.reach + 1] = ends
                descend(turn, top, bank, bust, y, y, nodes, decisions)
                nodes[top] = above
                value = nodes[0, turn.start] - 1.0
                worth[i, s] = value
                place = begin[i, s]
                kept[place : place + (top + 1) * count] = nodes.reshape(-1)[: (top + 1) * count]
            gap = value - y
            if road.direct or abs(gap) <= _CLOSE * (1.0 - y):
                break
            if step and y != before:
                slope = min(1.0 + (gap - gap_before) / (y - before), 1.0 - 1e-9)
            before, gap_before = y, gap
            y += gap / (1.0 - slope)
            if not y > -1e12:
                return s
        else:
            return s
    return -1


@njit(cache=True, nogil=True)
def play(
    turn: Arrays, top: int, reach: int, banks: Floats, losses: Floats, found: Floats, lost: Floats
) -> None:
    """Play turns for what their ends are worth, and write down what becomes of them.

    banks: (n, top + 1) what points are worth recorded in each turn; more of them are worth no
    more. losses: (n,) a turn that records nothing. found: (n, top + 1) takes the chance of each
    number of points, lost: (n,) that of none.
    """
    count, width = len(turn.bust), len(turn.node)
    lanes = np.empty((top + reach + 1, width, _LANES))
    ends = np.empty((2, top + 1))
    bank, loss = np.empty((top + 1, _LANES)), np.empty(_LANES)
    one, decisions = np.empty((2, top + reach + 1)), np.empty((top + reach + 1, width))
    mass = np.empty((top + 1, count))
    for first in range(0, len(losses), _LANES):
        for lane in range(_LANES):
            i = min(first + lane, len(losses) - 1)
            bank[:, lane] = banks[i]
            loss[lane] = losses[i]
        _descend_lanes(turn, top, bank, loss, lanes)
        for i in range(first, min(first + _LANES, len(losses))):
            decisions[:] = lanes[:, :, i - first]
            for t in range(top + reach + 1):
                one[:, t] = banks[i, min(t, top)]
            ends[:] = 0.0
            nothing = ascend(turn, top, turn.start, 0, one, losses[i], decisions, mass, ends, _RARE)
            lost[i] = nothing[0] + nothing[1] + nothing[2]
            found[i] = ends[0]


@njit(cache=True, nogil=True)
def _descend_lanes(turn: Arrays, top: int, bank: Floats, loss: Floats, decisions: Floats) -> None:
    """Fill `decisions` (rows, C, lanes) for many turns at once, as `descend` does for one.

    bank: (top + 1, lanes); all that is lost is worth the same. Turns are best without a bonus.
    """
    worth, best = np.empty(_LANES), np.empty(_LANES)
    decisions[top:] = bank[top]
    for t in range(top - 1, -1, -1):
        worth[:] = -np.inf
        for d in range(turn.node_decisions[0], turn.node_decisions[1]):
            _decide(turn, d, t, bank[t], loss, worth, decisions[t, d])
        for n in range(len(turn.bust)):
            nothing = turn.bust[n] + turn.missed[n]
            for lane in range(_LANES):
                worth[lane] = nothing * loss[lane]
            for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                first, chance = turn.option_start[o], turn.chance[o]
                best[:] = decisions[t + turn.points[first], turn.decision[first]]
                for k in range(first + 1, turn.option_start[o + 1]):
                    other = decisions[t + turn.points[k], turn.decision[k]]
                    for lane in range(_LANES):
                        best[lane] = max(best[lane], other[lane])
                for lane in range(_LANES):
                    worth[lane] += chance * best[lane]
            for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
                _decide(turn, d, t, bank[t], loss, worth, decisions[t, d])


@njit(inline="always")
def _decide(
    turn: Arrays, d: int, t: int, bank: Floats, loss: Floats, worth: Floats, found: Floats
) -> None:
    """Write the better of ending a turn and throwing on into `found`, lane by lane."""
    for lane in range(_LANES):
        ended = -np.inf
        if t >= turn.bank_from[d]:
            ended = bank[lane]
        elif t >= turn.stop_from[d]:
            ended = loss[lane]
        found[lane] = max(worth[lane], ended)


@njit(cache=True, nogil=True)
def _played(
    turn: Arrays,
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
    descend(turn, top, bank, loss, loss, loss, nodes, decisions)
    ends[:, : top + 1] = 0.0
    nothing = ascend(turn, top, turn.start, 0, bank, loss, decisions, mass, ends, _RARE)
    return nodes[0, turn.start], nothing[0] + nothing[1] + nothing[2]


@njit(cache=True, nogil=True)
def stray(
    turn: Arrays,
    top: int,
    reach: int,
    banks: Floats,
    losses: Floats,
    goal: int,
    heat: float,
    found: Floats,
    lost: Floats,
) -> None:
    """Play turns by lot, and write down what becomes of them; as `play` otherwise.

    A choice that is worth `heat` less than the best is e times less likely. A sure win is taken,
    and nobody banks below row `goal`, nor where that records nothing.
    """
    count = len(turn.bust)
    nodes, decisions = np.empty((top, count)), np.empty((top + reach + 1, len(turn.node)))
    bank, mass = np.empty((2, top + reach + 1)), np.empty((top + 1, count))
    for i in range(len(losses)):
        for t in range(top + reach + 1):
            bank[:, t] = banks[i, min(t, top)]
        decisions[top:] = bank[0, top]
        loss = losses[i]
        descend(turn, top, bank, loss, loss, loss, nodes, decisions)
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
    turn: Arrays, first: int, last: int, t: int, decisions: Floats, heat: float
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


class Seat(NamedTuple):
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
def _recorded(seat: Seat, turn: int, other: Seat, standing: int, a: int, b: int) -> float:
    """Return what a turn is worth, without the part of it that records nothing.

    standing and b are those of the other seat, a the own score before the turn.
    """
    worth = 0.0
    first = seat.begin[turn]
    for t in range(seat.begin[turn + 1] - first):
        worth += seat.chance[first + t] * (1.0 - other.values[standing, 1, b, a + t])
    return worth


@njit(cache=True, nogil=True)
def meet(one: Seat, two: Seat, mine: int, other: int, low: Ints, high: Ints) -> None:
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
def reply(
    turn: Arrays,
    one: Seat,
    two: Seat,
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
