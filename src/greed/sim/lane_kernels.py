"""The compiled simulation of a race in which policies look only at the turn, side by side.

It plays the games of `game_kernels.play` throw for throw, several times as fast. What it doesn't
know (final rounds, rare turns, games that drag on) is written down for `play` to go on with. All of
it is compiled into the one loop of `race`, and Numba's cache watches only that function's file, so
it stays in one file.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import uint32, uint64
from numpy.typing import NDArray

from greed.sim import kernels
from greed.sim.kernels import BEGUN, BEGUN_SEAT
from greed.sim.streams import GAME, STEP
from greed.sim.vector_kernels import (
    WIDTH,
    bits_of,
    halves,
    join,
    load,
    look_up,
    lowest,
    store,
    where,
)  # fmt: skip

Array = NDArray[Any]

LANES = 4 * WIDTH
"""Games played side by side."""

_part, _door, _mix = kernels._part, kernels._door, kernels._mix
_STEP, _GAME = uint64(STEP), uint64(GAME)


class TurnStates(NamedTuple):
    """The turns of all seats as one machine of small states, for games played side by side.

    Attributes:
        seats: how many play.
        slots: (states << bits,) cut of the coin | result below it << 32 | result above it << 48;
            a result is the next state, or `ENDED` with the points banked and `BUST` for a bust.
        bits: as in the alias tables.
        target: the score that ends the race.
        near: states 1 to `near` begin a turn on the board that many units before the target, state
            `near` also any turn further off.
        fresh: the state that begins a turn of a score of 0.
        size: how many states each seat has, if they differ; else 0.
        dead, stop: the two last states: the game is over; the lane must be played on alone.
        hands_on: a turn that reaches the target is over like any other; else it is not played here.
        reached: the state once it is over.
    """

    seats: np.uint32
    slots: Array
    bits: np.uint32
    target: np.uint32
    near: np.uint32
    fresh: np.uint32
    size: np.uint32
    dead: np.uint32
    stop: np.uint32
    hands_on: bool
    reached: np.uint32


class LaneCounts(NamedTuple):
    """What lanes count of the games that they bring to an end, from which all else follows.

    Attributes:
        ends: (seats, 1024) by first seat, and by that number and the turns together.
        scores: (seats, 4096) by seat.
        throws: (1024,) of a game.
        sums: (seats, 4) by seat, all throws, their squares, all busts, their squares.
    """

    ends: Array
    scores: Array
    throws: Array
    sums: Array


# What a lane holds. A seat is one number: its score, busts and throws, from the lowest bits up.
# A score is counted from `_WON` - target on, so that one bit says whether the target is reached;
# `_SINCE` is when the turn began, where a seat has its throws. Lanes give a game up before it has
# a thousand throws, so that nothing overflows. Turns are counted from the first seat's number on.
# `_BEGINS` is where the states of the seat that is to act begin; after what that seat has come the
# others, the next one first.
_STATE, _TURNS, _SINCE, _BITS, _BEGINS, _ME = (uint64(row * LANES) for row in (0, 1, 2, 3, 5, 6))
ROWS = 6
"""Numbers that a lane holds besides one for each seat."""
ENDED, BUST = 0x8000, 0x2000
_ADDED, _ENDED, _HALF = uint32(0x3FFF), uint32(ENDED), uint32(0xFFFF)
_SCORE, _WON, _BUSTS = uint32(0x1FFF), uint32(0x1000), uint32(0x1FF)
_BUSTS_AT, _THROWS_AT = uint32(13), uint32(22)
_0, _1, _2, _16 = (uint32(n) for n in (0, 1, 2, 16))
_PATIENCE, _OFTEN, _THROWS = 640, 255, 1023
_LANES, _GROUP = uint64(LANES), uint64(WIDTH)


@_part
def _draw(lane, words, bits):
    """Draw the next word of every lane, the bits of two throws, and write them from `bits` on."""
    for at in range(uint64(0), _LANES, _GROUP):
        state = load(words, at) + _STEP
        store(words, at, state)
        later, sooner = halves(_mix(state))
        store(lane, bits + at, sooner)
        store(lane, bits + _LANES + at, later)


@_door
def draw_only(lane: Array, words: Array, times: int) -> None:
    """Draw words for all lanes and add them up: what random bits cost by themselves."""
    for _ in range(times):
        _draw(lane, words, _BITS)
        for at in range(uint64(0), uint64(2) * _LANES, _GROUP):
            store(lane, at, load(lane, at) + load(lane, _BITS + at))


@_part
def _thrown(state, slots, wide, drawn):
    """Return the results of a throw in sixteen states; mirrors `Alias.outcome`."""
    cut, both = halves(look_up(slots, join(state, drawn, wide)))
    return where(drawn << wide < cut, both & _HALF, both >> _16)


@_part
def _passed(lane, at, seats, passes, me, mine, after):
    """Hand the dice on where a turn `passes`; return who acts.

    `me` is the seat before its turn, `mine` after it but for the throws.
    """
    turns, since = load(lane, _TURNS + at), load(lane, _SINCE + at)
    place = _ME + _LANES + at
    other = load(lane, place)
    acting = where(passes, other, me)
    store(lane, _ME + at, acting)
    for _ in range(_2, seats):
        following = load(lane, place + _LANES)
        other = where(passes, following, other)
        store(lane, place, other)
        place, other = place + _LANES, following
    other = where(passes, mine + (after - since), other)
    store(lane, place, other)
    store(lane, _TURNS + at, where(passes, turns + _1, turns))
    store(lane, _SINCE + at, where(passes, after, since))
    return acting


@_part
def _higher(one, other):
    return where(one < other, other, one)


@_part
def _begins(lane, at, seats, size, passes):
    """Return where the states of the seat that is to act begin: `size` after the last's."""
    begins = load(lane, _BEGINS + at)
    begins = where(passes, begins + size, begins)
    begins = where(begins == seats * size, _0, begins)
    store(lane, _BEGINS + at, begins)
    return begins


@_part
def _throw_states(lane, r, bits, after):
    """Throw once in all lanes whose policies look only at the turn."""
    for at in range(uint64(0), _LANES, _GROUP):
        result = _thrown(load(lane, _STATE + at), r.slots, r.bits, load(lane, bits + at))
        ended = result >= _ENDED
        me = load(lane, _ME + at)
        mine = me + where(ended, result & _ADDED, _0)
        reached = mine & _WON
        passes = ended & (reached & (_0 if r.hands_on else _WON) == _0)
        acting = _passed(lane, at, r.seats, passes, me, mine, after)
        left = _WON - (acting & _SCORE)
        begins = where(left < r.near, left, r.near)
        begins = where(left == r.target, r.fresh, begins)
        if r.size:
            begins = begins + _begins(lane, at, r.seats, r.size, passes)
        begins = where(reached == _0, begins, r.reached)
        result = where(ended, r.stop, result)
        store(lane, _STATE + at, where(passes, begins, result))


@_part
def _count(n, lane, i, seats, begins, start):
    """Count a game that reached the target: as little as all the rest follows from."""
    throws, turns = 0, lane[_TURNS + i]
    n.ends[uint64(begins), uint64(turns)] += 1
    seat, place = turns % seats, _ME + i
    for _ in range(seats):
        mine, at = lane[place], uint64(seat)
        thrown, busts = np.int64(mine >> _THROWS_AT), np.int64((mine >> _BUSTS_AT) & _BUSTS)
        n.scores[at, uint64((mine & _SCORE) - start)] += 1
        n.sums[at, uint64(0)] += thrown
        n.sums[at, uint64(1)] += thrown * thrown
        n.sums[at, uint64(2)] += busts
        n.sums[at, uint64(3)] += busts * busts
        throws += thrown
        seat, place = _next(seat, seats), place + _LANES
    n.throws[uint64(throws)] += 1


@_part
def _next(seat, seats):
    return seat + _1 if seat + _1 < seats else _0


@_part
def _write_down(left, ended, number, lane, i, seats, begins, start):
    """Write a game down that is to be gone on with, from the beginning of the turn under way.

    Those with an even number of throws lie at the beginning of `left`, the others at its end;
    return how many there are of both.
    """
    seat, place = lane[_TURNS + i] % seats, _ME + i
    played, throws = np.int64(lane[_TURNS + i]) - begins, np.int64(0)
    for turn in range(uint64(0), uint64(seats)):
        throws += np.int64(lane[place + turn * _LANES] >> _THROWS_AT)
    evens, odds = ended
    if throws & 1:
        odds += 1
        row = left[left.shape[0] - odds]
    else:
        row = left[evens]
        evens += 1
    row[0], row[1] = number, seat
    for _ in range(seats):
        mine, at = lane[place], uint64(BEGUN_SEAT) * uint64(seat) + uint64(BEGUN)
        after = (np.int64(seat) - begins) % np.int64(seats)
        row[at] = np.int64((mine & _SCORE) - start)
        row[at + uint64(1)] = np.int64((mine >> _BUSTS_AT) & _BUSTS)
        row[at + uint64(2)] = np.int64(mine >> _THROWS_AT)
        row[at + uint64(3)] = (played - after + np.int64(seats) - 1) // np.int64(seats)
        seat, place = _next(seat, seats), place + _LANES
    return evens, odds


@_door
def race(
    n: LaneCounts, r: TurnStates, key: np.uint64, game: int, games: int, first: int, lane: Array,
    words: Array, listed: Array, left: Array,
) -> tuple[int, int]:  # fmt: skip
    """Play games as `game_kernels.play` does: the same games with the same counts.

    A lane holds one game. Every eight throws those that are over make room for the next ones.
    What lanes cannot do (final rounds, rare turns, games that drag on) is written into `left`;
    return how many games that are, those with an even number of throws first.
    """
    numbers, began = listed[:LANES], listed[LANES : 2 * LANES]
    upcoming, last, now = game, game + games, 0
    start = uint32(_WON - r.target)
    playing, ended = 0, (0, 0)
    for i in range(_LANES):
        lane[_STATE + i] = r.dead
        numbers[i] = -1
    while True:
        for at in range(uint64(0), _LANES, _GROUP):
            ready = bits_of(load(lane, _STATE + at) >= r.dead)
            while ready != uint64(0):
                i = at + lowest(ready)
                ready &= ready - uint64(1)
                number = numbers[i]
                if number >= 0:
                    playing -= 1
                    begins = first if first >= 0 else number % np.int64(r.seats)
                    if lane[_STATE + i] == r.dead:
                        _count(n, lane, i, r.seats, begins, start)
                    else:
                        ended = _write_down(left, ended, number, lane, i, r.seats, begins, start)
                numbers[i] = -1
                if upcoming < last:
                    playing += 1
                    begins = first if first >= 0 else upcoming % np.int64(r.seats)
                    seat = uint32(begins)
                    numbers[i], began[i] = upcoming, now
                    words[i] = _mix(key + uint64(upcoming) * _GAME)
                    lane[_BEGINS + i] = seat * r.size
                    lane[_STATE + i] = r.fresh + seat * r.size
                    for turn in range(r.seats):
                        lane[_ME + uint64(turn) * _LANES + i] = start
                    lane[_TURNS + i] = seat
                    lane[_SINCE + i] = uint32(now & _THROWS) << _THROWS_AT
                    upcoming += 1
                else:
                    lane[_STATE + i] = r.dead
        if playing == 0:
            return ended
        if now & _OFTEN == 0:
            for i in range(_LANES):
                if now - began[i] > _PATIENCE:
                    lane[_STATE + i] = r.stop
        for _ in range(4):
            _draw(lane, words, _BITS)
            for bits in range(_BITS, _BITS + uint64(2) * _LANES, _LANES):
                now += 1
                _throw_states(lane, r, bits, uint32(now & _THROWS) << _THROWS_AT)
