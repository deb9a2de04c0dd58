"""Where positions of three or more lie, what carryovers are worth there, and who is next."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from greed.exact.lane_kernels import LANES, inner
from greed.exact.tolerances import STEPS_16


class Chances(NamedTuple):
    """What the beginnings of turns are worth before the final round.

    values: (seats - 1, size) what the seat that had its turn before wins, the seat to move, and
    those after it but the last, in steps of `step`. Group g begins at offset[g], ordered by
    the scores of the last seat down to the third, the sum of the first two, and the score of the
    seat to move. wide, low: (G, seats) past the highest and from the lowest score that each seat
    can have. before: (G, ..) how many positions of the first two seats have a lower sum than this
    many above the lowest; pairs: (G,) how many there are.
    """

    values: NDArray[np.float64]
    step: float
    offset: NDArray[np.int64]
    wide: NDArray[np.int64]
    low: NDArray[np.int64]
    before: NDArray[np.int64]
    pairs: NDArray[np.int64]


class Group(NamedTuple):
    """Positions with the same seats on the board and the same seat beginning the rounds.

    after_bust, after_bank: the groups that follow; after_bonus: if the points are banked and the
    same seat goes on, -1 if that can't be. cost: units that a bust takes away. reached: the kind of
    final round that begins when the target is banked, -1 if the game is over. off: a bit for each
    seat that follows: 1 if it is off the board.
    """

    this: int
    after_bust: int
    after_bank: int
    after_bonus: int
    cost: int
    reached: int
    off: int
    target: int
    beyond: int
    least: int
    forfeits: bool


class Offers(NamedTuple):
    """What attempts at carryovers among three are worth, for the player attempting and the next.

    Before the final round (`Ring` says where): in steps of 1 / 65535, or, if these are too coarse,
    as they are in `fine`; the other one is empty. In it: last, by [hand]
    [points inherited][place in `Ends`][part]; last_start: (kinds, 4) where that begins, -1 if
    nothing is offered.
    """

    hands: int
    coarse: NDArray[np.uint16]
    fine: NDArray[np.float64]
    start: NDArray[np.int64]
    plane: NDArray[np.int64]
    slots: NDArray[np.int64]
    before: NDArray[np.int64]
    entered: NDArray[np.int64]
    last: NDArray[np.float64]
    last_start: NDArray[np.int64]
    last_rows: int


class Ends(NamedTuple):
    """What turns in final rounds are worth to the mover and those who follow, but the last.

    values: (size, seats - 1). Players other than the leader are numbered from the mover, which is
    number 0; bit j of `off` says whether number j is off the board. start: (kinds, offs) where
    that begins, -1 if it can't be; size: how many places it has. most: (kinds, seats - 1) how far
    behind the leader a player can be, for more counts as that; 1 if it has no turn any more.
    low: (kinds, seats - 1, 2) how far behind it is at least, on the board and off it.
    """

    values: NDArray[np.float64]
    start: NDArray[np.int64]
    size: NDArray[np.int64]
    most: NDArray[np.int64]
    low: NDArray[np.int64]


class Round(NamedTuple):
    """A kind of final round: [mover's end: less, equal, more][who is as good as the leader].

    The second is a bit for each seat that neither moves nor leads. Seat `mover` is next, seat
    `following` leads, and the round goes on as kind `kind`; -1: the game is over, with `shares`
    for the seats from the mover on. again: whether a mover who stays behind may have another turn.
    """

    leader: int
    shares: NDArray[np.float64]
    mover: NDArray[np.int64]
    following: NDArray[np.int64]
    kind: NDArray[np.int64]
    again: bool


@njit(cache=True)
def place_of(chances: Chances, group: int, scores):
    """Return where a position is kept."""
    low, wide = chances.low[group], chances.wide[group]
    plane = 0
    for k in range(len(scores) - 1, 1, -1):
        plane = plane * (wide[k] - low[k]) + scores[k] - low[k]
    both = scores[0] + scores[1]
    first = max(low[0], both - wide[1] + 1)
    row = chances.before[group, both - low[0] - low[1]]
    return chances.offset[group] + plane * chances.pairs[group] + row - first + scores[0]


@inner
def blocks_of(chances, group):
    """Return how many scores there are of the seat to move and those after the third."""
    size = chances.wide[group, 0] - chances.low[group, 0]
    for k in range(3, chances.low.shape[1]):
        size *= chances.wide[group, k] - chances.low[group, k]
    return size


@inner
def begin_block(chances, group, block, layer, scores):
    """Write the scores of a block of positions but the second and third; return these together."""
    low, wide = chances.low[group], chances.wide[group]
    total = layer
    for k in range(len(scores)):
        if k not in (1, 2):
            scores[k] = low[k] + block % (wide[k] - low[k])
            block //= wide[k] - low[k]
            total -= scores[k]
    return total


@inner
def second_scores(chances, group, total):
    """Return the lowest and highest score of the next seat if it and the third have a total."""
    wide, low = chances.wide, chances.low
    return (
        max(low[group, 1], total - wide[group, 2] + 1),
        min(total - low[group, 2], wide[group, 1] - 1),
    )


@inner
def spot_of(chances, group, scores):
    """Return the number of a position among those of its layer, by all scores but the third."""
    low, wide = chances.low[group], chances.wide[group]
    spot = 0
    for k in range(len(scores) - 1, 2, -1):
        spot = spot * (wide[k] - low[k]) + scores[k] - low[k]
    spot = spot * (wide[0] - low[0]) + scores[0] - low[0]
    return spot * (wide[1] - low[1]) + scores[1] - low[1]


@njit(cache=True)
def attempts_at(chances: Chances, offers: Offers, group: int, t: int, layer: int, third: int):
    """Return where the attempts with t units begin that the third seat has offered; -1: nowhere.

    The number for a hand, a part and a score of the mover is (2 * hand + part) * plane[group, t]
    and the score further on.
    """
    if offers.start[group, t] < 0:
        return -1
    size, low, wide = offers.plane[group, t], chances.low[group], chances.wide[group]
    both = layer - third
    if third >= t + low[2]:
        before = offers.before[group]
        place = before[both] - before[max(layer - wide[2] + 1, 0)]
    elif third == t and offers.entered[group] > 0:
        place = size - offers.entered[group]
    else:
        return -1
    slot = layer % offers.slots[t]
    first = max(low[0], both - wide[1] + 1)
    return offers.start[group, t] + slot * offers.hands * 2 * size + place - first


@inner
def copy(values, into):
    """Write numbers into the first places of another array.

    For `into[...] = values` Numba compiles a message about shapes, which takes a second.
    """
    flat, whole = values.reshape(-1), into.reshape(-1)
    for i in range(len(flat)):
        whole[i] = flat[i]


@inner
def place_in(end, kind, off, behind):
    """Return the place of a turn in a final round, from where its kind begins."""
    place = 0
    for j in range(len(behind)):
        most, low = end.most[kind, j], end.low[kind, j, off >> j & 1]
        place = place * (most + 1 - low) + min(max(behind[j], low), most) - low
    return place


@inner
def last_attempts(offers, end, kind, off, hand, t):
    """Return where attempts with t units in a final round begin; -1: nowhere."""
    if t == 0 or offers.last_start[kind, off] < 0:
        return -1
    row = hand * offers.last_rows + min(t, offers.last_rows - 1)
    return offers.last_start[kind, off] + row * end.size[kind, off] * 2


@inner
def attempt_of(offers, at):
    """Return what an attempt before the final round is worth."""
    return offers.coarse[at] / STEPS_16 if len(offers.coarse) else offers.fine[at]


@inner
def keep_attempt(offers, at, value):
    """Keep what an attempt before the final round is worth."""
    if len(offers.coarse):
        offers.coarse[at] = min(max(value, 0.0), 1.0) * STEPS_16 + 0.5
    else:
        offers.fine[at] = value


@inner
def accepts(attempt, attempt_next, plain, plain_next, tilt):
    """Return whether a player attempts a carryover."""
    return attempt + tilt * attempt_next > plain + tilt * plain_next


@inner
def tilt_by(numbers, tilt):
    """Count some of the next player's chance as the player's own."""
    for lane in range(LANES):
        numbers[0, lane] += tilt * numbers[1, lane]


@inner
def write_rest(end, kind, off, place, mover, won):
    """Write what all seats win from a turn of `mover` in a final round."""
    n = len(won)
    at, last = end.start[kind, off] + place, 1.0
    for k in range(n - 1):
        won[(mover + k) % n] = end.values[at, k]
        last -= end.values[at, k]
    won[(mover + n - 1) % n] = last


@inner
def answered(offers, first, place, mover, won, tilt):
    """Return what the first two of three seats win if `mover` is offered a carryover."""
    if first < 0:
        return won[0], won[1]
    at = first + 2 * place
    taken, after = offers.last[at], offers.last[at + 1]
    if not accepts(taken, after, won[mover], won[(mover + 1) % 3], tilt):
        return won[0], won[1]
    rest = 1.0 - taken - after
    return after if mover == 2 else rest, taken if mover == 1 else rest
