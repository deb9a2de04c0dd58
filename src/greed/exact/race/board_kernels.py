"""Sixteen positions of a diagonal, both seats on the board: their banks, turns and attempts."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import uint64 as U
from numpy.typing import NDArray

from greed.exact.lane_kernels import (
    LANES,
    inner,
    load,
    reverse,
    smaller,
    splat,
    store,
    subtract,
    up_to,
)
from greed.exact.race.turn_kernels import backward


class Board(NamedTuple):
    """The rules of the race with both seats on the board, and where its values lie.

    Scores are counted from the lowest one that is kept. A group is a combination of what else
    matters (strikes of both seats, who began the round): `values[at[g] + (a + b) * width + a]`
    is what the seat to move wins with a against b. Where b has reached the target it is what
    the challenger wins, where a has reached it what a bonus turn of the leader is worth.

    What an attempt with t points is worth on a diagonal is asked for on one other diagonal
    only, t further down. It is carried there in a ring of t + 1 rows, and kept besides, in less
    detail, for those who ask once all is solved.

    Attributes:
        lowest: the lowest score of a seat on the board.
        beyond: rows of a turn above the target that are worked out one by one; limit: a row that
            no turn comes to; least: the row from which no threshold of the sheet matters.
        sure: the row from which everything can be banked.
        tally: whether there are bonus turns.
        paired: whether a bust leads to the other position of a pair, and from there back.
        stops: whether a turn can end without points and without a bust.
        repeats: whether a bonus turn may begin where the turn before it did.
        first_round: what fines lead down to is not solved yet, and guessed.
        after_bank, after_bust, after_tally, after_stop: the group that follows each end of a turn;
            after_bust is -1 where all points are lost, for what that is worth comes from outside.
        shift: the units that a bust costs.
    """

    target: np.int64
    lowest: np.int64
    width: np.int64
    beyond: np.int64
    limit: NDArray[np.int64]
    least: np.int64
    overshoot: np.bool_
    sure: np.uint64
    tally: np.bool_
    paired: np.bool_
    stops: np.bool_
    repeats: np.bool_
    first_round: NDArray[np.bool_]
    at: NDArray[np.int64]
    after_bank: NDArray[np.int64]
    after_bust: NDArray[np.int64]
    after_tally: NDArray[np.int64]
    after_stop: NDArray[np.int64]
    shift: NDArray[np.int64]
    carry: NDArray[np.int64]
    carry_row: NDArray[np.int64]
    carry_step: np.int64
    kept: NDArray[np.int64]
    kept_row: NDArray[np.int64]
    kept_step: np.int64
    end_at: NDArray[np.int64]
    end_row: np.int64
    end_step: np.int64
    end_half: np.int64
    end_top: np.int64


class BoardArrays(NamedTuple):
    """What is worked out, as `Board` says where it lies.

    Attributes:
        values: of positions. slopes: by how much they change where a bust is worth 1 more.
        resets: by group and the other seat's score, what a bust that costs all points is worth.
        carried, kept, entered: attempts at carryovers: on the way, for later, and those of seats
            that came on the board with their offer.
        ends: what attempts are worth to a challenger.
    """

    values: NDArray[np.float64]
    slopes: NDArray[np.float64]
    resets: NDArray[np.float64]
    carried: NDArray[np.float64]
    kept: NDArray[np.int32]
    entered: NDArray[np.float64]
    ends: NDArray[np.float64]


@inner
def play_block(
    turn, board, space, arrays, pairs, g, s, first, last, attempts, counts
) -> None:  # fmt: skip
    """Solve the turns of the positions (s - b, b), b from first to last, into space.result."""
    top = max(board.target - (s - last) + board.beyond, board.least)
    top = U(min(top, board.limit[0]))
    last_try = U(0)
    if attempts and board.carry[g] >= 0:
        last_try = U(min(last + 1, board.target))
    bust, stop = load(pairs.bust, U(first)), load(pairs.stop, U(first))
    _write_banks(turn, board, space, arrays, g, U(s), U(first), top, stop)
    worth = backward(turn, space, top, board.sure, bust, stop, last_try, counts)
    counts[0] += 1
    counts[1] += top
    store(space.result, U(0), worth)
    place = board.carry[g] + s - first - LANES + 1  # of the last lane; the others come after it
    lowest = LANES - 1 - (last - first)
    for t in range(1, last_try):
        highest = min(LANES - 1, LANES - 1 + first - t)
        row = min(U(t), top)
        for j in range(turn.sources - U(2)):
            attempt = reverse(load(space.tries, (U(j) * last_try + row) * U(LANES)))
            at = U(place + board.carry_row[t, s] + np.int64(j) * board.carry_step)
            before = load(arrays.carried, at)
            attempt = up_to(highest, attempt, before)
            store(arrays.carried, at, up_to(lowest - 1, before, attempt))


@inner
def _write_banks(turn, board, space, arrays, g, s, first, top, stop) -> None:
    """Write what a bank is worth in rows 0 to top of the positions (s - b, b), b from first on."""
    one = splat(1.0)
    offers = turn.sources - U(2)
    width, target = U(board.width), board.target
    at = U(board.at[board.after_bank[g]] + first) + s * width
    carry = U(board.carry[board.after_bank[g]] + first)
    for t in range(top + U(1)):
        here = t * turn.sources * U(LANES)
        plain = subtract(one, load(arrays.values, at + t * width))
        beyond = np.int64(s + t) - target - np.int64(first)  # the last lane with a score there
        if board.overshoot and beyond > 0:
            plain = up_to(beyond - 1, stop, plain)
        store(space.banks, here, plain)
        if offers:
            # d = s + t - 2 b is what the next player is behind by once the target is reached.
            parity = (s + t) & U(1)
            place = (
                U(board.end_at[board.after_bank[g]]) + t * U(board.end_row)
                + parity * U(board.end_half) + (U(board.end_top) + parity - s - t) // U(2)
                + U(first)
            )  # fmt: skip
            for j in range(offers):
                chance = splat(0.0)
                if beyond >= 0 and board.end_row > 0:
                    chance = load(arrays.ends, place + j * U(board.end_step))
                if beyond < LANES - 1 and t < target:
                    row = U(board.carry_row[t, s + t])
                    raced = load(arrays.carried, row + carry + j * U(board.carry_step))
                    chance = up_to(beyond, chance, raced)
                bank = smaller(plain, subtract(one, chance))
                store(space.banks, here + (j + U(1)) * U(LANES), bank)
        if board.tally:
            last = U(board.at[board.after_tally[g]]) + (s + t) * width + s + t
            bank = reverse(load(arrays.values, last - U(first) - U(LANES - 1)))
            if board.overshoot and beyond > 0:
                bank = up_to(beyond - 1, load(space.banks, (offers + U(1)) * U(LANES)), bank)
            store(space.banks, here + (offers + U(1)) * U(LANES), bank)


@inner
def keep_attempts(board, carried, kept, entered, g: int, s: int, offers: int) -> None:
    """Keep what attempts are worth on a diagonal, all of it apart for the offers of entrants."""
    most = board.target - 1
    for j in range(offers):
        for t in range(1, min(s, most) + 1):
            first, last = max(0, s - most), min(most, s - t)
            if first > last:
                continue
            from_ = board.carry[g] + j * board.carry_step + board.carry_row[t, s]
            if last == s - t:
                entered[g, j, t, last] = carried[from_ + last]
            to = board.kept[g] + j * board.kept_step + board.kept_row[t, s]
            for x in range(first, last + 1, LANES):
                place = U(to + x)
                attempt, before = load(carried, U(from_ + x)), load(kept, place)
                store(kept, place, up_to(last - x, attempt, before))
