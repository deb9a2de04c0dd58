"""Where positions of three or more lie, as arrays that Python and kernels read alike.

The functions are plain Python; `place_kernels` compiles them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]


class Chances(NamedTuple):
    """What the beginnings of turns are worth before the final round.

    values: (seats - 1, size) what the seat that had its turn before wins, the seat to move, and
    those after it but the last. Group g begins at offset[g], ordered by the scores of the last seat
    down to the third, the sum of the first two, and the score of the seat to move. wide, low: (G,
    seats) past the highest and from the lowest score that each seat can have. before: (G, ..) how
    many positions of the first two seats have a lower sum than this many above the lowest; pairs:
    (G,) how many there are.
    """

    values: NDArray[np.float64]
    offset: Ints
    wide: Ints
    low: Ints
    before: Ints
    pairs: Ints


class Group(NamedTuple):
    """Positions with the same seats on the board and the same seat beginning the rounds.

    after_bust, after_bank: the groups that follow; after_bonus: if the points are banked and the
    same seat goes on, -1 if that can't be. cost: units that a bust takes away. reached: the kind of
    final round that begins when the target is banked, -1 if the game is over. off: a bit for each
    seat that follows: 1 if it is off the board. standing: of the seat to move.
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
    standing: int


class Order(NamedTuple):
    """In which order groups are solved.

    closed: (G,) those whose positions come back when every seat has bust. cycles: flat, the groups
    that busts of closed ones lead through. chain: the others, each after the one that its bust
    leads to. spots: (G + 1,) where the positions of each begin, among those of a layer.
    """

    closed: NDArray[np.bool_]
    cycles: Ints
    chain: Ints
    spots: Ints


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
    start: Ints
    plane: Ints
    slots: Ints
    before: Ints
    entered: Ints
    last: NDArray[np.float64]
    last_start: Ints
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
    start: Ints
    size: Ints
    most: Ints
    low: Ints


class Rounds(NamedTuple):
    """Kinds of final round, one after the other; see `Round`. What can't come about is -1."""

    leader: Ints
    shares: NDArray[np.float64]
    mover: Ints
    following: Ints
    kind: Ints


class Round(NamedTuple):
    """A kind of final round: [mover's end: less, equal, more][who is as good as the leader].

    The second is a bit for each seat that neither moves nor leads. Seat `mover` is next, seat
    `following` leads, and the round goes on as kind `kind`; -1: the game is over, with `shares`
    for the seats from the mover on. again: whether a mover who stays behind may have another turn.
    """

    leader: int
    shares: NDArray[np.float64]
    mover: Ints
    following: Ints
    kind: Ints
    again: bool


def place_of(chances: Chances, group: int, scores: Ints) -> int:
    """Return where a position is kept."""
    low, wide = chances.low[group], chances.wide[group]
    plane = 0
    for k in range(len(scores) - 1, 1, -1):
        plane = plane * (wide[k] - low[k]) + scores[k] - low[k]
    both = scores[0] + scores[1]
    first = max(low[0], both - wide[1] + 1)
    row = chances.before[group, both - low[0] - low[1]]
    return chances.offset[group] + plane * chances.pairs[group] + row - first + scores[0]  # type: ignore[no-any-return]


def attempts_at(
    chances: Chances, offers: Offers, group: int, t: int, layer: int, third: int
) -> int:
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
    return offers.start[group, t] + slot * offers.hands * 2 * size + place - first  # type: ignore[no-any-return]
