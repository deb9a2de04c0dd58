"""What ends of turns are worth to both seats alike, from the values at the beginning of turns."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greed.exact.lane_kernels import inner
from greed.exact.race.board_kernels import Board, BoardArrays
from greed.exact.race.end_kernels import ON, End
from greed.exact.race.horizon_kernels import Horizon
from greed.exact.race.rules_kernels import ALL, RaceTurn, Rules, challenged
from greed.exact.struct_kernels import Kind, Struct, define, register


@register
class RaceKind(Kind):
    """The type of a `Race`."""


class Race(Struct):  # type: ignore[misc]
    """A race being solved: its rules and how far they reach, and all values that are known.

    A group is the status of the seat to move, that of the other one, and whether the seat to
    move is second in the round; see `Group`. Scores and points are in units.

    Attributes:
        turn_on, turn_off, turn_out: by standing.
        lowest: the lowest score that is kept: 0, or less.
        seconds: how many things `second` can be.
        zero: by status, the one of the same standing without strikes.
        mine, other, second: by group.
        on_board: by group, where the board has it; -1 where a seat is off the board.
        entry_at: by group, where its values begin in `entry`, by the score of the seat on it.
        tried_at: by group, where in `tried` attempts of a seat off the board begin, as
            [carryover, points, score]; -1 where there are none.
        board, arrays: positions with both seats on the board.
    """

    rules: Rules
    turn_on: RaceTurn
    turn_off: RaceTurn
    turn_out: RaceTurn
    far: Horizon
    end: End
    lowest: int
    seconds: int
    zero: NDArray[np.int64]
    mine: NDArray[np.int64]
    other: NDArray[np.int64]
    second: NDArray[np.int64]
    on_board: NDArray[np.int64]
    entry_at: NDArray[np.int64]
    entry: NDArray[np.float64]
    tried_at: NDArray[np.int64]
    tried: NDArray[np.float64]
    board: Board
    arrays: BoardArrays


define(Race, RaceKind)


@inner
def turn_of(game, g):
    """Return the turn of the seat to move."""
    standing = game.rules.standing[game.mine[g]]
    if standing == 0:
        return game.turn_off
    if standing == ON:
        return game.turn_on
    return game.turn_out


@inner
def group_of(game, mine, other, second):
    """Return the group of two statuses."""
    return (mine * len(game.zero) + other) * game.seconds + second


@inner
def _following(game, g, mine):
    """Return the group of the other seat's turn, the seat that moved having this status."""
    second = 1 - game.second[g] if game.rules.rounds else 0
    return group_of(game, game.other[g], mine, second)


@inner
def worth(game, g, a, b):
    """Return what a fresh turn is worth with a against b.

    Where b has reached the target the seat to move is the challenger; where only a has, it
    leads and goes on with a bonus turn.
    """
    target, end = game.rules.target, game.end
    if b >= target:
        if not challenged(game.rules, game.second[g]):
            return 0.0
        behind = end.behind[game.rules.standing[game.mine[g]]]
        return behind[min(max(b - a, 0), len(behind) - 1)]
    if a >= target:
        if not challenged(game.rules, 1 - game.second[g]):
            return 1.0
        bonus = end.bonus[game.rules.standing[game.other[g]]]
        return bonus[min(max(a - b, 0), len(bonus) - 1)]
    k = game.on_board[g]
    if k < 0:
        mine_on = game.rules.standing[game.mine[g]] == ON
        score = a if mine_on else b if game.rules.standing[game.other[g]] == ON else 0
        return game.entry[game.entry_at[g] + max(score, 0)]
    a, b = max(a, game.lowest) - game.lowest, max(b, game.lowest) - game.lowest
    return game.arrays.values[game.board.at[k] + (a + b) * game.board.width + a]


@inner
def _attempt(game, g, j, t, a, b):
    """Return what attempting carryover j is worth with t points inherited, b holding them."""
    if turn_of(game, g).attempts[j] < 0:
        return 0.0
    target, standing = game.rules.target, game.rules.standing[game.mine[g]]
    if b >= target:
        if not (challenged(game.rules, game.second[g]) and game.rules.offers):
            return 0.0
        taken = game.end.taken[standing, j]
        return taken[min(t, taken.shape[0] - 1), min(max(b - a, 0), taken.shape[1] - 1)]
    size = target - game.lowest
    low, y = min(t, size - 1), max(b, game.lowest) - game.lowest
    if standing != ON:
        at = game.tried_at[g]
        if at < 0:
            return 0.0
        columns = size if game.rules.standing[game.other[g]] == ON else 1
        return game.tried[at + (j * size + low) * columns + min(y, columns - 1)]
    k = game.on_board[g]
    if k >= 0:
        return kept_attempt(game, k, j, low, max(a, game.lowest) - game.lowest, y)
    return 0.0  # the other seat is off the board, and has banked nothing


@inner
def kept_attempt(game, k, j, t, x, y):
    """Return what the board keeps of an attempt, exactly where the other seat has nothing else."""
    board = game.board
    if board.carry[k] < 0:
        return 0.0
    if y == t:
        return game.arrays.entered[k, j, t, x]
    place = board.kept[k] + j * board.kept_step + board.kept_row[t, x + y] + x
    return game.arrays.kept[place] * (1.0 / 2147483647.0)


@inner
def bank(game, g, source, t, a, b):
    """Return what ending the turn is worth with t points that are recorded."""
    rules = game.rules
    over = rules.overshoot and a + t > rules.target
    offers = turn_of(game, g).offers
    if source == offers + 1:
        second = game.second[g]
        if t == 0 or over:
            return worth(game, group_of(game, game.zero[game.mine[g]], game.other[g], second), a, b)
        return worth(game, group_of(game, 0, game.other[g], second), a + t, b)
    if over:
        return stop(game, g, a, b)
    following = _following(game, g, 0)
    won = worth(game, following, b, a + t)
    if source:
        won = max(won, _attempt(game, following, source - 1, t, b, a + t))
    return 1.0 - won


@inner
def stop(game, g, a, b):
    """Return what ending the turn is worth without recording anything."""
    return 1.0 - worth(game, _following(game, g, game.zero[game.mine[g]]), b, a)


@inner
def bust(game, g, a, b):
    """Return what losing the turn to a throw is worth."""
    rules, mine = game.rules, game.mine[g]
    cost = rules.cost[mine]
    if cost == ALL:
        a = 0
    elif cost > 0:
        a = max(a - cost, 0 if rules.floor else game.lowest)
    return 1.0 - worth(game, _following(game, g, rules.bust[mine]), b, a)
