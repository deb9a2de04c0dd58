"""The compiled walks over a turn graph, for every solver but the race between two.

    backward            what each throw and decision is worth, from the most points down
    backward_lanes      the same for sixteen turns at once
    evaluate_lanes      what a given policy makes of sixteen turns, from the most points down
    forward             where turns end: of the best policy, or of a softmax over its values
    solve_solo          the race alone
    policy_evaluation   the race between two policies whose turns are known
    best_response       the race of the best reply to such a policy

They are in one file because Numba's cache on disk only watches the file of the compiled function;
for the fields of `TurnGraph`, which they read, `make` keys that cache on the file of the graph.
Values are maximised; the race alone counts its turns as negative numbers. Where sixteen turns are
played at once the lanes come last in every array, and LLVM makes vectors of the loops over them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numba import uint64 as U  # noqa: N812 -- as in the kernels of the race
from numpy.typing import NDArray

from greed.exact.model import TurnGraph

__all__ = [
    "LANES",
    "SeatOutcomes",
    "Shares",
    "SoloRules",
    "backward",
    "backward_lanes",
    "best_outcomes",
    "best_response",
    "evaluate_lanes",
    "forward",
    "policy_evaluation",
    "softmax_outcomes",
    "solve_solo",
]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

LANES = 16
_CLOSE = 1e-13
_TRIES = 60
_NEVER = 1 << 40
_RARE = 1e-17
_WON = 1.0 - 1e-12
_STILL = 1e-16
_ROUNDS = 2_000


class SoloRules(NamedTuple):
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
def backward(
    turn: TurnGraph,
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
    turn: TurnGraph,
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
    """Follow the best policy from a throw of `node` in a row on, towards more points.

    Adds to ends (2, top + 1) the chance to end the turn with the points of each row recorded,
    the last row standing for all from `top` on, with and without a bonus turn to follow (in row 0
    what isn't recorded before one); mass
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
                        banked = at >= turn.bank_from[d]
                        if banked or turn.source[d] > len(turn.offers):
                            ends[turn.source[d], last * banked] += flow
                        else:
                            stopped += flow
                    else:
                        mass[last, to] += flow
                        if last == t:
                            left += flow
    return lost, missed, stopped


@njit(cache=True, nogil=True)
def _close_off(
    turn: TurnGraph,
    bust: float,
    missed: float,
    stop: float,
    again: float,
    overshoot: bool,
    nodes: Floats,
    ends: Floats,
) -> None:
    """Solve the rows beyond the target, where points no longer matter: nodes (N,), ends (C,)."""
    count = len(turn.bust)
    for d in range(len(ends)):
        nothing = again if turn.source[d] > len(turn.offers) else stop
        ended = -np.inf
        if turn.bank_from[d] < _NEVER:
            ended = nothing if overshoot else 0.0
        elif turn.stop_from[d] < _NEVER:
            ended = nothing
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
def solve_solo(
    turn: TurnGraph,
    rules: SoloRules,
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
    statuses = len(rules.bust_to)
    most = max(rules.target - last + 1, rules.least) + 1
    nodes = np.full((most + 1, count), np.nan)
    decisions = np.empty((most + rules.reach + 1, width))
    bank = np.empty((2, most + rules.reach + 1))
    above, ends = np.empty(count), np.empty(width)
    slope = 0.5
    for s in range(first, last - 1, -1):
        top = max(rules.target - s + (1 if rules.overshoot else 0), rules.least)
        at = after[s + 1 : s + 3]
        y = -1.0 if s + 1 >= rules.target else 2 * at[0] - at[1] - (s + 2 >= rules.target)
        before, gap_before = 0.0, 0.0
        for step in range(_TRIES):
            for t in range(top + 1):
                bank[0, t] = after[s + t]
                bank[1, t] = after[s + t] + (s + t < rules.target)
                if rules.overshoot and s + t > rules.target:
                    bank[0, t], bank[1, t] = y, y + 1.0
            bank[0, 0], bank[1, 0] = y, y + 1.0
            value = y
            for i in range(statuses - 1, -1, -1):
                to = rules.bust_to[i]
                bust = guess[i, s] if to < 0 else (y if to == 0 else worth[to, s])
                _close_off(turn, bust, y, y, y + 1.0, rules.overshoot, above, ends)
                decisions[top : top + rules.reach + 1] = ends
                backward(turn, top, bank, bust, y, y, nodes, decisions)
                nodes[top] = above
                value = nodes[0, turn.start] - 1.0
                worth[i, s] = value
                place = begin[i, s]
                kept[place : place + (top + 1) * count] = nodes.reshape(-1)[: (top + 1) * count]
            gap = value - y
            if rules.direct or abs(gap) <= _CLOSE * (1.0 - y):
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


class Shares(NamedTuple):
    """What a turn is worth, apart from what is not known yet.

    [..., 0, lane] is what its banks are worth, [..., 1, lane] the chance of a bust, and
    [..., 2, lane] that of an end that records nothing. With what the last two are worth, it is
    worth the sum of the three.

    start: (3, LANES) a fresh turn. attempts: (J, rows, 3, LANES) by the points inherited.
    """

    start: Floats
    attempts: Floats


@njit(cache=True, nogil=True)
def backward_lanes(
    turn: TurnGraph,
    top: int,
    banks: Floats,
    bust: Floats,
    stop: Floats,
    worth: Floats,
    ends: Floats,
) -> None:
    """Play best for what the ends of sixteen turns are worth.

    banks: (top + 1, S, LANES), from row `top` on the same; bust, stop: (LANES,). worth:
    (top + reach + 1, C, LANES) takes what the decisions are worth, ends: (top + 1, C, LANES) 1
    where the turn is best ended, also in a tie, and else 0.
    """
    value, best = np.empty(LANES), np.empty(LANES)
    worth[top] = -1.0
    for _ in range(_ROUNDS):
        before = worth[top].copy()
        _backward_row(turn, top, top, banks, bust, stop, worth, ends, best, value)
        if np.abs(worth[top] - before).max() < _STILL:
            break
    worth[top + 1 :] = worth[top]
    for t in range(top - 1, -1, -1):
        _backward_row(turn, t, top, banks, bust, stop, worth, ends, best, value)


@njit(inline="always")
def _backward_row(
    turn: TurnGraph,
    t: int,
    top: int,
    banks: Floats,
    bust: Floats,
    stop: Floats,
    worth: Floats,
    ends: Floats,
    best: Floats,
    value: Floats,
) -> None:
    """Write what the decisions of a row are worth; from row `top` on all rows are the same."""
    flat, width = worth.reshape(-1), U(len(turn.node) * LANES)
    value[:] = -1.0
    for n in range(-1, len(turn.bust)):
        if n >= 0:
            for lane in range(LANES):
                value[lane] = turn.bust[n] * bust[lane] + turn.missed[n] * stop[lane]
            for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
                best[:] = -1.0
                for k in range(turn.option_start[o], turn.option_start[o + 1]):
                    place = U(min(t + turn.points[k], top)) * width + U(turn.decision[k] * LANES)
                    for lane in range(U(LANES)):
                        best[lane] = max(best[lane], flat[place + lane])
                chance = turn.chance[o]
                for lane in range(LANES):
                    value[lane] += chance * best[lane]
        for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
            for lane in range(LANES):
                ended = -1.0
                if t >= turn.bank_from[d]:
                    ended = banks[t, turn.source[d], lane]
                elif t >= turn.stop_from[d]:
                    ended = stop[lane]
                worth[t, d, lane] = max(ended, value[lane])
                ends[t, d, lane] = 1.0 if ended >= value[lane] else 0.0


@njit(cache=True, nogil=True)
def evaluate_lanes(
    turn: TurnGraph,
    parts: int,
    top: int,
    worth: Floats,
    ends: Floats,
    banks: Floats,
    last: Ints,
    room: Floats,
    found: Shares,
) -> None:
    """Play by choices: of several keeps the one of most worth, the first of equal ones.

    worth, ends and banks are as in `backward_lanes`; `last` (LANES,) is the row above which a bank
    records nothing. parts: 2 if every turn that ends without a bust records its points, or else
    3; see `Shares`. room: (top + 1, C, 3, LANES).
    """
    flow = np.empty((3, LANES))
    best, place = np.empty(LANES), np.empty(LANES, np.int64)
    flat = worth.reshape(-1), room.reshape(-1)
    room[top] = 0.0
    t, settling = top, 0
    while t >= 0:
        before = room[t].copy() if t == top else room[t]
        flow[:] = 0.0
        for n in range(-1, len(turn.bust)):
            if n >= 0:
                _flow_of(turn, parts, n, t, top, flat, best, place, flow)
                if n == turn.start and t == 0:
                    found.start[:] = flow
                for j in range(len(turn.attempts)):
                    if turn.attempts[j] == n:
                        found.attempts[j, t] = flow
            _flow_on(turn, n, t, ends, banks, last, flow, room)
        settling += 1
        if t < top or settling == _ROUNDS or np.abs(room[t] - before).max() < _STILL:
            t -= 1


@njit(inline="always")
def _flow_of(
    turn: TurnGraph,
    parts: int,
    n: int,
    t: int,
    top: int,
    flat: tuple[Floats, Floats],
    best: Floats,
    place: Ints,
    flow: Floats,
) -> None:
    """Write what becomes of throwing a node."""
    worth, room = flat
    width = U(len(turn.node))
    flow[0] = 0.0
    flow[1] = turn.bust[n]
    flow[2] = turn.missed[n]
    for o in range(turn.outcome_start[n], turn.outcome_start[n + 1]):
        first, end = turn.option_start[o], turn.option_start[o + 1]
        best[:] = -np.inf
        place[:] = first
        for k in range(first, end):
            at = (U(t + turn.points[k]) * width + U(turn.decision[k])) * U(LANES)
            for lane in range(U(LANES)):
                better = worth[at + lane] > best[lane]
                best[lane] = worth[at + lane] if better else best[lane]
                place[lane] = k if better else place[lane]
        chance, same = turn.chance[o], True
        for lane in range(1, LANES):
            same = same and place[lane] == place[0]
        if same:
            k = place[0]
            at = (U(min(t + turn.points[k], top)) * width + U(turn.decision[k])) * U(3 * LANES)
            for part in range(parts):
                for lane in range(U(LANES)):
                    flow[part, lane] += chance * room[at + U(part * LANES) + lane]
            continue
        for lane in range(U(LANES)):
            k = place[lane]
            at = (U(min(t + turn.points[k], top)) * width + U(turn.decision[k])) * U(3 * LANES)
            for part in range(parts):
                flow[part, lane] += chance * room[at + U(part * LANES) + lane]


@njit(inline="always")
def _flow_on(
    turn: TurnGraph,
    n: int,
    t: int,
    ends: Floats,
    banks: Floats,
    last: Ints,
    flow: Floats,
    room: Floats,
) -> None:
    """Write what becomes of the decisions before node n."""
    for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
        source, recorded = turn.source[d], t >= turn.bank_from[d]
        for lane in range(LANES):
            ended = ends[t, d, lane] > 0.0 or n < 0
            banked = recorded and t <= last[lane]
            bank = banks[t, source, lane] if banked else 0.0
            room[t, d, 0, lane] = bank if ended else flow[0, lane]
            room[t, d, 1, lane] = 0.0 if ended else flow[1, lane]
            room[t, d, 2, lane] = (0.0 if banked else 1.0) if ended else flow[2, lane]


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
            _backward_row(turn, t, top, bank, loss, loss, worth, ends, best, value)
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
