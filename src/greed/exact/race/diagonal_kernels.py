"""The race with both seats on the board: diagonals of positions with equal sums of scores.

Scores only grow, so a bank leads to a higher sum, and diagonals are solved from the highest sum
down. Within one, only two positions depend on each other: (a, b) and (b, a), by a bust. What one
seat loses through a bust the other wins, and both are found by Newton's method. Where a bust leads
elsewhere (strikes count, points are lost) there is nothing to be found on the diagonal itself.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numba import uint64 as U
from numpy.typing import NDArray

from greed.exact.lane_kernels import LANES, inner
from greed.exact.race.board_kernels import Board, BoardArrays, keep_attempts, play_block
from greed.exact.race.turn_layout_kernels import CompiledTurn, Workspace

_NEWTON_ROUNDS, _STEEP_ROUNDS = 12, 100
"""How often both positions of a pair are improved with slopes up to 0.99, and with steeper ones."""
_ROUNDS = 10_000
"""How often a diagonal is played at most: often, where hardly a turn changes the scores."""


class Pairs(NamedTuple):
    """What a diagonal is solved in, by group and score of the seat to move.

    Attributes:
        bust, stop: what a bust and an end without points are worth, by the other seat's score.
        new, old: the values found and those they were found from.
        before: both, of the time before.
        slope: what they change by where a bust is worth 1 more.
        settled: whether that was close enough.
    """

    bust: NDArray[np.float64]
    stop: NDArray[np.float64]
    new: NDArray[np.float64]
    old: NDArray[np.float64]
    before: NDArray[np.float64]
    slope: NDArray[np.float64]
    settled: NDArray[np.bool_]


@njit(cache=True)
def solve_diagonals(
    turn: CompiledTurn, board: Board, space: Workspace, arrays: BoardArrays, pairs: Pairs,
    highest: int, lowest: int, close: float, counts,
) -> float:  # fmt: skip
    """Solve the diagonals from the sum of scores `highest` down to `lowest`.

    A diagonal is left as soon as a round changes it by less than `close`. Return the residual: the
    largest change of a last round.
    """
    residual = 0.0
    for s in range(highest, lowest - 1, -1):
        low = max(board.lowest, s - board.target + 1)
        high = min(board.target - 1, s - board.lowest)
        if low > high:
            continue
        _guess_diagonal(board, arrays, pairs, s, low, high)
        if board.paired:
            left = _solve_pairs(turn, board, space, arrays, pairs, s, low, high, close, counts)
        else:
            left = _iterate(turn, board, space, arrays, pairs, s, low, high, close, counts)
        residual = max(residual, left)
        _keep_diagonal(board, arrays, pairs, s, low, high, np.int64(turn.sources) - 2)
    return residual


@inner
def _solve_pairs(turn, board, space, arrays, pairs, s, low, high, close, counts) -> float:
    """Solve both positions of every pair by Newton's method."""
    left, rounds = 1.0, 0
    while left >= close and rounds < _STEEP_ROUNDS:
        rounds += 1
        for g in range(len(board.at)):
            _play_group(turn, board, space, arrays, pairs, g, s, low, high, rounds > 1, counts)
        steepest = 0.99 if rounds <= _NEWTON_ROUNDS else 1.0 - 1e-9
        left = _newton(board, pairs, s, low, high, rounds == 1, steepest, close)
        if turn.sources > U(2) and rounds == 1:  # attempts are written from the second round on
            left = 1.0
            pairs.settled[:, low : high + 1] = False
    return left


@inner
def _newton(board, pairs, s: int, low: int, high: int, first_round, steepest, close) -> float:
    """Improve both values of every pair of positions; return the largest improvement.

    A value is linear in that of a bust as long as the policy stays, with the chance of a bust
    as its slope; slopes are seen from the second round on. A pair is settled where the improvement
    is below `close`: whatever the slope, its values don't miss their own equations by more.
    """
    _, _, new, old, before, slope, settled = pairs
    groups = len(board.at)
    worst = 0.0
    for g in range(groups):
        other = board.after_bust[g]
        for a in range(low, high + 1):
            if settled[g, a] or first_round:
                continue
            moved = old[other, s - a] - before[1, other, s - a]
            if abs(moved) > 1e-9:
                seen = (before[0, g, a] - new[g, a]) / moved
                slope[g, a] = min(steepest, max(0.0, seen))
    for g in range(groups):
        other = board.after_bust[g]
        for a in range(low, high + 1):
            b = s - a
            if settled[g, a] or (other == g and b < a) or other < g:
                continue
            rx, ry = new[g, a] - old[g, a], new[other, b] - old[other, b]
            sx, sy = slope[g, a], slope[other, b]
            dx = (rx - sx * ry) / (1.0 - sx * sy)
            dy = (ry - sy * rx) / (1.0 - sx * sy)
            before[0, g, a], before[1, g, a] = new[g, a], old[g, a]
            before[0, other, b], before[1, other, b] = new[other, b], old[other, b]
            old[g, a] += dx
            if other != g or a != b:
                old[other, b] += dy
            left = max(abs(dx), abs(dy))
            if left < close:
                settled[g, a] = settled[other, b] = True
            worst = max(worst, left)
    return worst


@inner
def _iterate(turn, board, space, arrays, pairs, s, low, high, close, counts) -> float:
    """Play a diagonal until it stays as it is; once, where no turn leads back to it."""
    change = 1.0
    for _ in range(_ROUNDS):
        change = 0.0
        for g in range(len(board.at)):
            _play_group(turn, board, space, arrays, pairs, g, s, low, high, True, counts)
            at = board.at[g] + s * board.width
            for a in range(low, high + 1):
                change = max(change, abs(pairs.old[g, a] - pairs.new[g, a]))
                pairs.old[g, a] = pairs.new[g, a]
                if board.repeats:
                    arrays.values[at + a] = pairs.new[g, a]
        if not board.stops:
            return 0.0
        if change < close:
            break
    return change


@inner
def _guess_diagonal(board, arrays, pairs, s, low, high) -> None:
    """Guess the values and slopes of a diagonal from those solved before."""
    values, slopes, width, target = arrays.values, arrays.slopes, board.width, board.target
    for g in range(len(board.at)):
        for a in range(low, high + 1):
            pairs.old[g, a] = min(1.0, max(0.0, _guess(values, board.at[g], width, target, s, a)))
            k = board.at[g] + (s + 1) * width + a
            up, side, far = slopes[k], slopes[k + 1], slopes[k + width + 1]
            inside = a + 2 < target and s - a + 2 < target
            pairs.slope[g, a] = min(0.95, max(0.0, up + side - far)) if inside else 0.3
            pairs.settled[g, a] = False
            if board.repeats:
                values[board.at[g] + s * width + a] = pairs.old[g, a]


@inner
def _guess(values, at: int, width: int, target: int, s: int, a: int) -> float:
    """Return what (a, s - a) is likely to be worth, from the diagonals solved before."""
    b = s - a
    near = at + (s + 1) * width + a
    if a + 2 < target and b + 2 < target:
        far = near + width
        third = far + width
        fourth = third + width
        return (
            2.0 * (values[near] + values[near + 1])
            - values[far] - values[far + 2] - 4.0 * values[far + 1]
            + 2.0 * (values[third + 1] + values[third + 2])
            - values[fourth + 2]
        )  # fmt: skip
    if a + 1 < target and b + 1 < target:
        return values[near] + values[near + 1] - values[near + width + 1]
    if a + 1 < target:
        return values[near + 1]
    return values[near] if b + 1 < target else 0.5


@inner
def _play_group(turn, board, space, arrays, pairs, g, s, low, high, attempts, counts) -> None:
    """Play the turns of a group on a diagonal that aren't settled, into pairs.new."""
    _lost(board, arrays, pairs, g, s, low, high)
    for first in range(low, high + 1, LANES):
        last = min(first + LANES - 1, high)
        settled = True
        for b in range(first, last + 1):
            settled = settled and pairs.settled[g, s - b]
        if settled:
            continue
        play_block(turn, board, space, arrays, pairs, g, s, first, last, attempts, counts)
        for b in range(first, last + 1):
            pairs.new[g, s - b] = space.result[b - first]


@inner
def _lost(board, arrays, pairs, g, s, low, high) -> None:
    """Write what a bust and an end without points are worth, by the other seat's score."""
    following, stopped = board.after_bust[g], board.after_stop[g]
    for b in range(low, high + 1):
        pairs.stop[b] = min(1.0 - pairs.old[stopped, b], 1.0)
        if following < 0:
            pairs.bust[b] = arrays.resets[g, b]
        elif board.shift[g] > 0:
            won = _after_fine(board, arrays, pairs, g, s, b)
            pairs.bust[b] = 1.0 - min(max(won, 0.0), 1.0)
        else:
            pairs.bust[b] = min(1.0 - pairs.old[following, b], 1.0)


@inner
def _after_fine(board, arrays, pairs, g, s, b) -> float:
    """Return what the other seat wins from score b after the seat to move was fined."""
    following, shift = board.after_bust[g], board.shift[g]
    a = max(s - b - shift, 0)
    k = board.at[following] + b
    if not board.first_round[0]:
        return arrays.values[k + (a + b) * board.width]
    won = pairs.old[following, b]  # on the line through here and further up
    if s - b + shift < board.target:
        won += won - arrays.values[k + (s + shift) * board.width]
    return won


@inner
def _keep_diagonal(board, arrays, pairs, s, low, high, offers) -> None:
    """Keep what was found on a diagonal."""
    for g in range(len(board.at)):
        at = board.at[g] + s * board.width
        for a in range(low, high + 1):
            arrays.values[at + a] = pairs.old[g, a]
            arrays.slopes[at + a] = pairs.slope[g, a]
        if board.carry[g] >= 0:
            keep_attempts(board, arrays.carried, arrays.kept, arrays.entered, g, s, offers)
