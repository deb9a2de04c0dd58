"""Rounds over all positions of a race, repeated where a bust costs points."""

from __future__ import annotations

import numpy as np

from greed.exact.lane_kernels import LANES, inner
from greed.exact.race.anderson_kernels import accelerate, lines_of
from greed.exact.race.diagonal_kernels import Pairs, solve_diagonals
from greed.exact.race.entering_kernels import entering_of, solve_again, solve_entering
from greed.exact.race.game_kernels import bust
from greed.exact.race.rules_kernels import ALL, NEVER
from greed.exact.race.turn_layout_kernels import workspace
from greed.exact.struct_kernels import copy
from greed.exact.tick_kernels import tick
from greed.exact.tolerances import (
    DIAGONAL_SETTLED,
    FINES_SETTLED,
    LARGE_RACE,
    RESETS_SETTLED,
    ROUGH_ENOUGH,
)

STOPPED = -1.0
_PIECES = 32  # in which a round is done, so that it can be interrupted
_ROUGH_ROWS = 48  # rows of a turn that are enough in the first rounds: few turns gain as much
_ROUNDS, _SMALL = 60, 20_000
_LEAST_FACTOR = 0.1  # by which a round brings two guesses closer, at the least


@inner
def solve_rounds(game, programs, lines, corners, counts):
    """Solve all positions; return the residual, and what all rounds to come would still change.

    The residual is `STOPPED` if a tick said so.
    """
    board, program = game.board, programs.on
    groups, size = len(board.at), board.width + LANES
    pairs = Pairs(
        np.zeros(size), np.zeros(size), np.zeros((groups, size)), np.zeros((groups, size)),
        np.zeros((2, groups, size)), np.zeros((groups, size)), np.zeros((groups, size), np.bool_),
    )  # fmt: skip
    rows = board.target + board.beyond + 2 * LANES + board.least
    on_board = program, workspace(program, rows, board.target), pairs
    entering = entering_of(game, programs, lines, corners)
    fines = resets = False
    for s in range(game.rules.on):
        resets = resets or game.rules.cost[s] == ALL
        fines = fines or (game.rules.cost[s] != ALL and game.rules.cost[s] != 0)
    if fines:
        return _iterate_fines(game, on_board, entering, counts)
    if resets:
        return _iterate_resets(game, on_board, entering, counts)
    residual = _solve_board(game, on_board, counts, NEVER, False)
    if residual != STOPPED:
        residual = max(residual, solve_entering(game, entering, counts, 0.0))
    return residual, residual


@inner
def _solve_board(game, on_board, counts, rows, first_round):
    """Solve every diagonal once, with this many rows of each turn; return the residual.

    In the `first_round`, what fines lead to is guessed from the values further up.
    """
    program, space, pairs = on_board
    board = game.board
    board.limit[0], board.first_round[0] = min(rows, game.far.limit), first_round
    lowest = board.lowest if game.turn_on.offers else 2 * board.lowest
    highest, residual = 2 * board.target - 2, 0.0
    step = max(1, -(-(highest - lowest + 1) // _PIECES))
    for begin in range(highest, lowest - 1, -step):
        last = max(begin - step + 1, lowest)
        left = solve_diagonals(
            program, board, space, game.arrays, pairs, begin, last, DIAGONAL_SETTLED, counts
        )
        residual = max(residual, left)
        if tick(counts[3] + 1.0, (highest + 1.0 - last) / (highest + 1.0 - lowest)):
            return STOPPED
    return residual


@inner
def _iterate_resets(game, on_board, entering, counts):
    """Repeat rounds until what a bust costs that takes all points stays as it is."""
    board, large = game.board, game.board.target >= LARGE_RACE
    enough = RESETS_SETTLED[1] if large else RESETS_SETTLED[0]
    rows = _rough_rows(board, _ROUGH_ROWS)
    width = board.target - board.lowest
    count = 0
    for g in range(len(board.at)):
        count += board.after_bust[g] < 0
    lines, values, given = lines_of(count * width), np.zeros(count * width), np.zeros(count * width)
    before, compared = np.zeros((2, count * width)), False
    change, residual, factor = 1.0, 0.0, 0.0
    for number in range(_rounds(board)):
        residual = _solve_board(game, on_board, counts, rows, False)
        if residual == STOPPED:
            return STOPPED, 0.0
        residual = max(residual, solve_entering(game, entering, counts, change / 1e4))
        _after_resets(game, given, values)
        change = _apart(values, given)
        counts[3] = number + 1
        if compared:  # by how much has this round brought two guesses closer?
            moved = _apart(given, before[0])
            closer = _apart(values, before[1]) / moved if moved > 0.0 else 0.0
            factor = min(0.999, max(factor, closer))
        if change < enough and rows == NEVER:
            break
        compared = rows == NEVER
        copy(before[0], given)
        copy(before[1], values)
        row = lines.count[0] % len(lines.given)
        copy(lines.given[row], given)
        copy(lines.reached[row], values)
        accelerate(lines)
        at = 0
        for g in range(len(board.at)):
            if board.after_bust[g] < 0:
                for b in range(width):
                    game.arrays.resets[g, board.lowest + b] = min(max(lines.guess[at], 0.0), 1.0)
                    at += 1
        if change < ROUGH_ENOUGH and rows < NEVER:
            rows = NEVER
            lines.count[0] = 0
    solve_again(game, entering, counts, enough / 10)
    _after_resets(game, given, values)
    change = max(change, _apart(values, given))
    return max(residual, change), change * max(factor, _LEAST_FACTOR) / (1.0 - factor)


@inner
def _after_resets(game, given, values):
    """Write what busts that cost all points were taken to be worth, and what they are."""
    board, at = game.board, 0
    for k in range(len(board.at)):
        if board.after_bust[k] >= 0:
            continue
        for g in range(len(game.on_board)):
            if game.on_board[g] == k:
                for b in range(board.lowest, board.target):
                    given[at] = game.arrays.resets[k, b]
                    values[at] = bust(game, g, b + game.lowest, b + game.lowest)
                    at += 1


@inner
def _iterate_fines(game, on_board, entering, counts):
    """Repeat rounds until scores that fines lead to are worth the same: each allows one more."""
    board, large, target = game.board, game.board.target >= LARGE_RACE, game.board.target
    enough = FINES_SETTLED[1] if large else FINES_SETTLED[0]
    rows = _rough_rows(board, 2 * _ROUGH_ROWS)
    fined = np.zeros(len(board.at), np.bool_)
    for g in range(len(board.at)):
        if board.shift[g] > 0:
            fined[board.after_bust[g]] = True
    size = fined.sum() * target * target
    lines, given, values = lines_of(size), np.zeros(size), np.zeros(size)
    entered = np.zeros(len(game.entry))
    change, residual, factor = 1.0, 0.0, 1.0
    for number in range(_rounds(board)):
        _after_fines(game, fined, given, False)
        copy(entered, game.entry)
        residual = _solve_board(game, on_board, counts, rows, number == 0)
        if residual == STOPPED:
            return STOPPED, 0.0
        residual = max(residual, solve_entering(game, entering, counts, 0.0))
        _after_fines(game, fined, values, False)
        counts[3] = number + 1
        before, change = change, _apart(game.entry, entered)
        for k in range(size):
            a, b = k // target % target, k % target
            if a >= game.far.below and b >= game.far.below:
                change = max(change, abs(values[k] - given[k]))
        if rows == NEVER:
            factor = min(0.999, max(factor / 2.0, change / before if before > 0.0 else 0.0))
            if change * factor / (1.0 - factor) < enough:
                break
        if change < ROUGH_ENOUGH / 20.0 and rows < NEVER:
            rows = NEVER
            lines.count[0] = 0
        elif number:
            row = lines.count[0] % len(lines.given)
            copy(lines.given[row], given)
            copy(lines.reached[row], values)
            accelerate(lines)
            _after_fines(game, fined, lines.guess, True)
    return max(residual, change), change * factor / (1.0 - factor)


@inner
def _after_fines(game, fined, values, take):
    """Write all values that fines lead to, or `take` them to be worth this from now on."""
    board, at = game.board, 0
    for g in range(len(board.at)):
        if not fined[g]:
            continue
        for a in range(board.target):
            for b in range(board.target):
                here = board.at[g] + (a + b) * board.width + a
                if take:
                    game.arrays.values[here] = min(max(values[at], 0.0), 1.0)
                else:
                    values[at] = game.arrays.values[here]
                at += 1


@inner
def _apart(one, other):
    most = 0.0
    for k in range(len(one)):
        most = max(most, abs(one[k] - other[k]))
    return most


@inner
def _rough_rows(board, enough):
    """Return how many rows of a turn are worth working out in the first rounds."""
    return enough if board.least < enough < board.target else NEVER


@inner
def _rounds(board):
    """Return how many rounds a race may take; those of a small one take hardly any time."""
    return max(_ROUNDS, _SMALL // board.target)
