"""Turns of sixteen positions at once: best for what their ends are worth, or by given choices.

The lanes come last in every array, and LLVM makes vectors of the loops over them.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numba import uint64 as U  # noqa: N812 -- as in the kernels of the race
from numpy.typing import NDArray

from greed.exact.match.lanes import LANES, Shares
from greed.exact.model import TurnGraph
from greed.exact.struct_kernels import copy
from greed.exact.turn.kernels import forward, weight

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
_STILL = 1e-16  # a change of a row that is rounding
_ROUNDS = 2_000
_RARE = 1e-17  # how likely throws are that are taken for busts


@njit(cache=True, nogil=True)
def backward_lanes(
    turn: TurnGraph, top: int, banks: Floats, bust: Floats, stop: Floats, heat: float,
    worth: Floats, ends: Floats,
) -> None:  # fmt: skip
    """Play best for what the ends of sixteen turns are worth; with `heat`, draw whether they end.

    banks: (top + 1, S, LANES), from row `top` on the same; bust, stop: (LANES,). worth:
    (top + reach + 1, C, LANES) takes what the decisions are worth, ends: (top + 1, C, LANES) 1
    where the turn is best ended, also in a tie, and else 0; with `heat`, how likely it is ended.
    """
    value, best = np.empty(LANES), np.empty(LANES)
    worth[top] = -1.0
    for _ in range(_ROUNDS):
        before = worth[top].copy()
        _backward_row(turn, top, top, banks, bust, stop, heat, worth, ends, best, value)
        if _furthest(worth[top], before) < _STILL:
            break
    for t in range(top + 1, len(worth)):
        copy(worth[t].reshape(-1), worth[top].reshape(-1))
    for t in range(top - 1, -1, -1):
        _backward_row(turn, t, top, banks, bust, stop, heat, worth, ends, best, value)


@njit(cache=True)
def _furthest(one: Floats, other: Floats) -> float:
    """Return how far apart two arrays are at most."""
    most, these, those = 0.0, one.reshape(-1), other.reshape(-1)
    for i in range(len(these)):
        most = max(most, abs(these[i] - those[i]))
    return most


@njit(inline="always")
def _backward_row(
    turn: TurnGraph, t: int, top: int, banks: Floats, bust: Floats, stop: Floats, heat: float,
    worth: Floats, ends: Floats, best: Floats, value: Floats,
) -> None:  # fmt: skip
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
            _draw(turn, t, d, banks, heat, value, worth, ends)


@njit(inline="always")
def _draw(
    turn: TurnGraph, t: int, d: int, banks: Floats, heat: float, value: Floats, worth: Floats,
    ends: Floats,
) -> None:  # fmt: skip
    """Write how likely turns are ended if choices are drawn; nobody stops for nothing."""
    for lane in range(LANES if heat > 0.0 else 0):
        ends[t, d, lane] = 0.0
        if t >= turn.bank_from[d]:
            bank = weight(banks[t, turn.source[d], lane], worth[t, d, lane], heat)
            ends[t, d, lane] = bank / (bank + weight(value[lane], worth[t, d, lane], heat))


@njit(cache=True, nogil=True)
def forward_lanes(
    turn: TurnGraph, top: int, worth: Floats, ends: Floats, heat: float, recorded: Floats,
    lost: Floats,
) -> None:  # fmt: skip
    """Follow turns by choices, as `backward_lanes` writes them, to where they end.

    recorded: (n, sources, top + 1) and lost: (n, 4) take what `forward` says of the first n lanes,
    the last column the chance to go on for ever.
    """
    mass = np.empty((top + 1, len(turn.bust)))
    for lane in range(len(recorded)):
        one, stops = worth[:, :, lane].copy(), ends[:, :, lane].copy()
        recorded[lane] = 0.0
        lost[lane, 0], lost[lane, 1], lost[lane, 2] = forward(
            turn, top, turn.start, 0, one, stops, mass, recorded[lane], _RARE, heat
        )
        lost[lane, 3] = mass[top, 0]


@njit(cache=True, nogil=True)
def evaluate_lanes(
    turn: TurnGraph, parts: int, top: int, worth: Floats, ends: Floats, banks: Floats, last: Ints,
    room: Floats, shares: Shares,
) -> None:  # fmt: skip
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
                    copy(shares.start.reshape(-1), flow.reshape(-1))
                for j in range(len(turn.attempts)):
                    if turn.attempts[j] == n:
                        copy(shares.attempts[j, t].reshape(-1), flow.reshape(-1))
            _flow_on(turn, n, t, ends, banks, last, flow, room)
        settling += 1
        if t < top or settling == _ROUNDS or _furthest(room[t], before) < _STILL:
            t -= 1


@njit(inline="always")
def _flow_of(
    turn: TurnGraph, parts: int, n: int, t: int, top: int, flat: tuple[Floats, Floats],
    best: Floats, place: Ints, flow: Floats,
) -> None:  # fmt: skip
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
    turn: TurnGraph, n: int, t: int, ends: Floats, banks: Floats, last: Ints, flow: Floats,
    room: Floats,
) -> None:  # fmt: skip
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
