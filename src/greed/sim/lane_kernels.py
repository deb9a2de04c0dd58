"""The compiled simulation of games side by side: a game in each lane of vectors.

It plays the games of `kernels.play` throw for throw. What lanes can't do (final rounds, rare
turns, games that drag on) is written down for `play` to go on with. All of it is compiled into the
one loop of `race`, and Numba's cache watches only that function's file, so it stays in one file.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import uint32, uint64
from numpy.typing import NDArray

from greed.sim import kernels
from greed.sim.policy import EARLY
from greed.sim.streams import GAME, STEP
from greed.sim.vector_kernels import (
    WIDTH,
    bits_of,
    halves,
    join,
    load,
    look_up,
    lowest,
    neither,
    store,
    where,
)  # fmt: skip

__all__ = [
    "LANES",
    "MUCH",
    "ROWS",
    "LaneCounts",
    "ScorePolicies",
    "TurnStates",
    "draw_only",
    "race",
]

Array = NDArray[Any]

LANES = 4 * WIDTH
"""Games played side by side."""

MUCH = 2047
"""More points of a turn than this are not counted side by side."""

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
        at_once: reaching the target wins on the spot.
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
    at_once: bool


class ScorePolicies(NamedTuple):
    """Seats whose policies look at the scores, for games played side by side.

    Attributes:
        hands: how many there are; 0 where games are not played in this way.
        slots: (hands + 2 << bits,) cut of the coin | low outcome << 32 | high outcome << 48.
        outcomes: how many there are.
        takes: (K * O / 2,) which word of `steps` tells what a keeping table takes of an outcome,
            two in each number; (K * O,) where that takes `wide` numbers.
        wide: whether it does.
        steps: points from which the second to fifth option hold, 8 bits each; their numbers from
            that of the first on, 4 bits each, the first one's `BASE` bits higher.
        options: points | next hand << 16 | `LOST` for a bust | `MAY_BANK` | hand that is offered <<
            `OFFER`; `hands` stands for no next hand, 0 for nothing offered.
        stride: rows of `bank` have 2^stride entries.
        bank: (R << stride,) when a row banks, as in the orders; 0 where no hand is left.
        rows: (seats, size, size) row | keeping table << 16 by seat, own score and the best other;
            only of seat 0 if all play alike.
        size: scores from size - 1 on are one.
        seat_rows: how many of `rows` each seat has, if they differ; else 0.
        entry: points that bring a seat on the board.
        minimum: fewest points that may be banked.
        opening, start: the hands that begin a turn off and on the board.
        carries: whether turns are carried over at all.
        accept: (R << stride,) from how many points a row accepts a hand, as in the orders.
        off_takes: whether a seat off the board may accept.
        apart: all bits where inherited points do not count for entry, else none.
    """

    hands: np.uint32
    slots: Array
    outcomes: np.uint32
    takes: Array
    wide: np.uint32
    steps: Array
    options: Array
    stride: np.uint32
    bank: Array
    rows: Array
    size: np.uint32
    seat_rows: np.uint32
    entry: np.uint32
    minimum: np.uint32
    opening: np.uint32
    start: np.uint32
    carries: np.uint32
    accept: Array
    off_takes: np.uint32
    apart: np.uint32


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
# a thousand throws, so that nothing overflows. `_TAKEN` is what the turn has inherited: its points,
# and from bit 16 on the hand that was offered (0: nothing was, or it was declined). Turns are
# counted from the first seat's number on. `_BEGINS` is where the states or rows of the seat that is
# to act begin; after what that seat has come the others, the next one first.
_STATE, _TURNS, _SINCE, _BITS, _POINTS, _ROW, _TAKEN, _BEGINS, _ME = (
    uint64(row * LANES) for row in (0, 1, 2, 3, 5, 6, 7, 8, 9)
)
ROWS = 9
"""Numbers that a lane holds besides one for each seat."""
ENDED, BUST = 0x8000, 0x2000
LOST, MAY_BANK, OFFER, BASE = 1 << 24, 1 << 25, 26, 20
_ADDED, _ENDED, _BUST, _HALF, _BYTE, _DIGIT = (
    uint32(bits) for bits in (0x3FFF, ENDED, BUST, 0xFFFF, 0xFF, 0xF)
)
_SCORE, _WON, _BUSTS = uint32(0x1FFF), uint32(0x1000), uint32(0x1FF)
_LOST, _MAY_BANK, _BASE, _MUCH = uint32(LOST), uint32(MAY_BANK), uint32(BASE), uint32(MUCH)
_BUSTS_AT, _THROWS_AT, _EARLY, _OFFER = (uint32(n) for n in (13, 22, EARLY, OFFER))
_0, _1, _2, _4, _8, _12, _16, _24, _31, _32 = (
    uint32(n) for n in (0, 1, 2, 4, 8, 12, 16, 24, 31, 32)
)
_PATIENCE, _OFTEN, _THROWS = 640, 255, 1023
_LANES, _GROUP = uint64(LANES), uint64(WIDTH)


@_part
def _draw(lane, words):
    """Draw the next word of every lane: the bits of two throws."""
    for at in range(uint64(0), _LANES, _GROUP):
        state = load(words, at) + _STEP
        store(words, at, state)
        later, sooner = halves(_mix(state))
        store(lane, _BITS + at, sooner)
        store(lane, _BITS + _LANES + at, later)


@_door
def draw_only(lane: Array, words: Array, times: int) -> None:
    """Draw words for all lanes and add them up: what random bits cost by themselves."""
    for _ in range(times):
        _draw(lane, words)
        for at in range(uint64(0), uint64(2) * _LANES, _GROUP):
            store(lane, at, load(lane, at) + load(lane, _BITS + at))


@_part
def _thrown(lane, slots, wide, bits, at):
    """Return the result of a throw of sixteen lanes; mirrors `Alias.outcome`."""
    drawn = load(lane, bits + at)
    cut, both = halves(look_up(slots, join(load(lane, _STATE + at), drawn, wide)))
    return where(drawn << wide < cut, both & _HALF, both >> _16)


@_part
def _passed(lane, at, seats, passes, me, mine, after):
    """Hand the dice on where a turn `passes`; return who acts and the best of the others.

    `me` is the seat before its turn, `mine` after it but for the throws.
    """
    turns, since = load(lane, _TURNS + at), load(lane, _SINCE + at)
    place = _ME + _LANES + at
    other = load(lane, place)
    acting, best = where(passes, other, me), other & _0
    store(lane, _ME + at, acting)
    for _ in range(_2, seats):
        following = load(lane, place + _LANES)
        other = where(passes, following, other)
        store(lane, place, other)
        place, best = place + _LANES, _higher(best, other & _SCORE)
        other = following
    other = where(passes, mine + (after - since), other)
    store(lane, place, other)
    store(lane, _TURNS + at, where(passes, turns + _1, turns))
    store(lane, _SINCE + at, where(passes, after, since))
    return acting, _higher(best, other & _SCORE)


@_part
def _higher(one, other):
    return where(one < other, other, one)


@_part
def _begins(lane, at, seats, size, passes):
    """Return where the states or rows of the seat that is to act begin: `size` after the last's."""
    begins = load(lane, _BEGINS + at)
    begins = where(passes, begins + size, begins)
    begins = where(begins == seats * size, _0, begins)
    store(lane, _BEGINS + at, begins)
    return begins


@_part
def _throw_states(lane, r, bits, after):
    """Throw once in all lanes whose policies look only at the turn."""
    for at in range(uint64(0), _LANES, _GROUP):
        result = _thrown(lane, r.slots, r.bits, bits, at)
        ended = result >= _ENDED
        me = load(lane, _ME + at)
        mine = me + where(ended, result & _ADDED, _0)
        reached = mine & _WON
        passes = ended & (reached & (_0 if r.at_once else _WON) == _0)
        acting, _ = _passed(lane, at, r.seats, passes, me, mine, after)
        left = _WON - (acting & _SCORE)
        begins = where(left < r.near, left, r.near)
        begins = where(left == r.target, r.fresh, begins)
        if r.size:
            begins = begins + _begins(lane, at, r.seats, r.size, passes)
        begins = where(reached == _0, begins, r.dead)
        result = where(ended, r.stop, result)
        store(lane, _STATE + at, where(passes, begins, result))


@_part
def _says_yes(d, words, row, hand, points):
    """Return where rows bank these points, or accept them, with a hand to throw."""
    low, high = halves(look_up(words, ((row & _HALF) << d.stride) + hand))
    early = (where(points < _32, low, high) >> (points & _31)) & _1 != _0
    return ((points < _EARLY) & early) | ((points >= _EARLY) & (points >= high >> _16))


@_part
def _throw_policy(lane, r, d, at, after, option):
    """Play on in sixteen lanes with the options that were taken."""
    hand, row = load(lane, _STATE + at), load(lane, _ROW + at)
    live = hand < r.dead
    points = load(lane, _POINTS + at) + (option & _HALF)
    following = (option >> _16) & _BYTE
    yes = _says_yes(d, d.bank, row, following, points)
    me, nothing = load(lane, _ME + at), uint32(_WON - r.target)
    earned = points
    if d.carries:
        earned = points - (load(lane, _TAKEN + at) & d.apart)
    enters = (me & _SCORE != nothing) | (earned >= d.entry)
    records = (option & _MAY_BANK != _0) & enters & (points >= d.minimum) & (points != _0)
    mine = me + where(records, points, _0)
    reached = where(records, mine & _WON, _0)
    over = reached & (_WON if r.at_once else _0) != _0
    stops = live & ((reached & (_0 if r.at_once else _WON) != _0) | (points >= _MUCH + _1))
    ended = live & ((following == d.hands) | over | (records & yes))
    passes = ended & neither(stops)
    mine = mine + where(option & _LOST != _0, _BUST, _0)
    acting, best = _passed(lane, at, r.seats, passes, me, mine, after)
    own, other = (acting & _SCORE) - nothing, best - nothing
    begins = where(over, r.dead, where(own == _0, d.opening, d.start))
    hand = where(live, following, hand)
    hand = where(passes, begins, hand)
    last = d.size - _1
    cell = where(own < last, own, last) * d.size + where(other < last, other, last)
    if d.seat_rows:
        cell = cell + _begins(lane, at, r.seats, d.seat_rows, passes)
    row = look_up(d.rows, cell)
    store(lane, _ROW + at, row)
    left = where(ended, _0, points)
    if d.carries:
        offer = where(passes & records & neither(over), option >> _OFFER, _0)
        takes = _says_yes(d, d.accept, row, offer, points)
        takes = takes & (offer != _0) & (own + d.off_takes != _0)
        hand, left = where(takes, offer, hand), where(takes, points, left)
        taken = where(takes, offer << _16 | points, _0)
        store(lane, _TAKEN + at, where(passes, taken, load(lane, _TAKEN + at)))
    store(lane, _STATE + at, where(stops, r.stop, hand))
    store(lane, _POINTS + at, left)


@_part
def _throw_policies(lane, r, d, bits, after):
    """Throw once in all lanes whose policies look at the scores.

    One look-up waits for the other, so each is made for all lanes before the next one; what was
    found takes the place of the random bits.
    """
    for at in range(uint64(0), _LANES, _GROUP):
        outcome = _thrown(lane, d.slots, r.bits, bits, at)
        store(lane, bits + at, (load(lane, _ROW + at) >> _16) * d.outcomes + outcome)
    for at in range(uint64(0), _LANES, _GROUP):
        place = load(lane, bits + at)
        if d.wide:
            store(lane, bits + at, look_up(d.takes, place))
        else:
            pair = look_up(d.takes, place >> _1)
            store(lane, bits + at, (pair >> ((place & _1) << _4)) & _HALF)
    for at in range(uint64(0), _LANES, _GROUP):
        points, found = load(lane, _POINTS + at), load(lane, bits + at)
        holds, chosen = halves(look_up(d.steps, found))
        step = where(points >= holds & _BYTE, _4, _0)
        step = where(points >= (holds >> _8) & _BYTE, _8, step)
        step = where(points >= (holds >> _16) & _BYTE, _12, step)
        step = where(points >= holds >> _24, _16, step)
        store(lane, bits + at, (chosen >> _BASE) + ((chosen >> step) & _DIGIT))
    for at in range(uint64(0), _LANES, _GROUP):
        store(lane, bits + at, look_up(d.options, load(lane, bits + at)))
    for at in range(uint64(0), _LANES, _GROUP):
        _throw_policy(lane, r, d, at, after, load(lane, bits + at))


@_part
def _count(n, lane, i, seats, begins, start):
    """Count a game that reached the target: as little as all the rest follows from."""
    throws, turns = 0, lane[_TURNS + i]
    n.ends[uint64(begins), uint64(turns)] += 1
    seat, place = turns % seats, _ME + i
    for _ in range(seats):
        held, at = lane[place], uint64(seat)
        thrown, busts = np.int64(held >> _THROWS_AT), np.int64((held >> _BUSTS_AT) & _BUSTS)
        n.scores[at, uint64((held & _SCORE) - start)] += 1
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
def _write_down(left, number, lane, i, seats, begins, start):
    """Write a game down that is to be gone on with, from the beginning of the turn under way."""
    seat, place = lane[_TURNS + i] % seats, _ME + i
    taken, played = lane[_TAKEN + i], np.int64(lane[_TURNS + i]) - begins
    left[0], left[1] = number, seat
    left[2], left[3] = taken >> _16, taken & _HALF
    for _ in range(seats):
        held, at = lane[place], uint64(4) * uint64(seat + _1)
        after = (np.int64(seat) - begins) % np.int64(seats)
        left[at] = np.int64((held & _SCORE) - start)
        left[at + uint64(1)] = np.int64((held >> _BUSTS_AT) & _BUSTS)
        left[at + uint64(2)] = np.int64(held >> _THROWS_AT)
        left[at + uint64(3)] = (played - after + np.int64(seats) - 1) // np.int64(seats)
        seat, place = _next(seat, seats), place + _LANES


@_door
def race(
    n: LaneCounts, r: TurnStates, d: ScorePolicies, key: np.uint64, game: int, games: int,
    first: int, lane: Array, words: Array, listed: Array, left: Array,
) -> int:  # fmt: skip
    """Play games as `play` does, many side by side; the same games with the same counts.

    A lane holds one game. Every eight throws those that are over make room for the next ones.
    What lanes cannot do (final rounds, rare turns, games that drag on) is written into `left`;
    return how many games that are.
    """
    numbers, began = listed[:LANES], listed[LANES : 2 * LANES]
    upcoming, last, now = game, game + games, 0
    start = uint32(_WON - r.target)
    playing = many = 0
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
                        _write_down(left[many], number, lane, i, r.seats, begins, start)
                        many += 1
                numbers[i] = -1
                if upcoming < last:
                    playing += 1
                    begins = first if first >= 0 else upcoming % np.int64(r.seats)
                    seat = uint32(begins)
                    numbers[i], began[i] = upcoming, now
                    words[i] = _mix(key + uint64(upcoming) * _GAME)
                    lane[_BEGINS + i] = seat * (d.seat_rows if d.hands else r.size)
                    lane[_STATE + i] = r.fresh + seat * r.size
                    for each in range(r.seats):
                        lane[_ME + uint64(each) * _LANES + i] = start
                    lane[_TURNS + i] = seat
                    lane[_SINCE + i] = uint32(now & _THROWS) << _THROWS_AT
                    if d.hands:
                        lane[_POINTS + i] = lane[_TAKEN + i] = _0
                        lane[_ROW + i] = d.rows[uint64(seat * d.seat_rows)]
                    upcoming += 1
                else:
                    lane[_STATE + i] = r.dead
        if playing == 0:
            return many
        if now & _OFTEN == 0:
            for i in range(_LANES):
                if now - began[i] > _PATIENCE:
                    lane[_STATE + i] = r.stop
        for _ in range(4):
            _draw(lane, words)
            for bits in range(_BITS, _BITS + uint64(2) * _LANES, _LANES):
                now += 1
                after = uint32(now & _THROWS) << _THROWS_AT
                if d.hands:
                    _throw_policies(lane, r, d, bits, after)
                else:
                    _throw_states(lane, r, bits, after)
