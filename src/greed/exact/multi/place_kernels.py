"""Where positions of three or more lie, what carryovers are worth there, and who is next."""

from __future__ import annotations

from greed.exact.lane_kernels import LANES, inner
from greed.exact.multi import _places
from greed.exact.tolerances import STEPS_16

place_of = inner(_places.place_of)
attempts_at = inner(_places.attempts_at)


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


@inner
def copy(values, into):
    """Write numbers into the first places of another array.

    For `into[...] = values` Numba compiles a message about shapes, which takes a second.
    """
    flat, whole = values.reshape(-1), into.reshape(-1)
    for i in range(len(flat)):
        whole[i] = flat[i]


@inner
def fill_with(number, into):
    """Write a number into every place of an array."""
    whole = into.reshape(-1)
    for i in range(len(whole)):
        whole[i] = number


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
