"""The compiled simulation of every sheet: a game in each lane of vectors.

Throws, and turns that end as most do, are played for sixteen games at once. What is rare (reaching
the target, the turns after that, a strike too many, the end of a game) is done lane by lane, with
the parts of `kernels`. All of it is compiled into the one loop of `play`, and Numba's cache watches
only that function's file, so it stays in one file.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import int64, uint32, uint64
from numpy.typing import NDArray

from greed.sim import kernels
from greed.sim.facts import Facts
from greed.sim.kernels import Counts, Orders, Seats
from greed.sim.lane_kernels import LANES, _draw, _higher, _thrown
from greed.sim.policy import EARLY
from greed.sim.streams import GAME, STEP
from greed.sim.vector_kernels import (
    WIDTH,
    bits_of,
    halves,
    load,
    look_up,
    lowest,
    neither,
    store,
    where,
)  # fmt: skip

Array = NDArray[Any]


class Program(NamedTuple):
    """A sheet and the policies of all seats, packed for look-ups by vectors.

    H stands for no hand; scores begin at `BIAS`. What a sheet doesn't need is False.

    Attributes:
        seats: how many play.
        hands: H; a lane without a game holds it.
        bits: as in the alias tables.
        slots: (H + 1 << bits,) cut of the coin | low result << 32 | high result << 48: outcomes, or
            options if `direct`.
        direct: of an outcome everybody keeps the same, however many points the turn has.
        outcomes: how many there are.
        packed: the steps of each outcome fit a word of `steps`; otherwise they are looked through.
        takes: (K * O / 2,) which word a keeping table takes, two in each number, or (K * O,) if
            `wide`; none if they lie in that order.
        steps: points from which the second to fifth step hold, 8 bits each; then the options, 4
            bits each, counted from the number in the upper 12 + 8 bits on.
        starts, points_from, chosen: the steps as in the orders; `most` of them at most.
        options: points | next hand << 20, and in the upper half the hand that is offered, the
            truths from `LOST` on, and from how many points on all bank and accept, if `alike`.
        alike: every seat has one row, whose thresholds are in `options`: those of the seat that is
            to bank, and of the one after it that is to accept. Lanes hold the seat for the row.
        options_of_row: how many options each seat has, if policies differ; else 0.
        plain: what is kept instead of an option whose bonus turn would record nothing.
        bank, accept: (R * (H + 1),) as in the orders.
        rows: as in the orders, with the keeping table << 16; from `cells` on each row itself.
        axes: (5, seats) where the rows of a seat begin, and what axes they have: own scores, scores
            of the best other, strikes, rounds.
        alone: every seat has one row, which is the first.
        several: policies differ.
        ordered: some policy looks at strikes or at who began the round.
        keep_of: (R,) keeping table << 16.
        target, minimum, strikes: as in the facts.
        entry, start, truths: (3,) by standing: points for entry, first hand, and truths of a turn.
        final: there is a final round.
        sure: (seats, seats) by first seat and seat: the score that wins at once; `closes` if it
            isn't the same for all.
        carries, tallies, attempts, throws, refuses, own_minimum, forfeits, bounces, counts_all,
            resets: the sheet has offers, bonus turns, attempts whose points don't count for entry,
            an entry in one throw, an entry before which nobody may stop, a minimum without
            inherited points, a target not to be passed, one that scores bounce off, inherited
            points that count for entry, and players who have to enter once more.
    """

    seats: np.uint32
    hands: np.uint32
    bits: np.uint32
    slots: Array
    direct: bool
    outcomes: np.uint32
    packed: bool
    takes: Array
    wide: bool
    steps: Array
    starts: Array
    points_from: Array
    chosen: Array
    most: int
    options: Array
    alike: bool
    options_of_row: np.uint32
    plain: Array
    bank: Array
    accept: Array
    rows: Array
    cells: np.uint32
    axes: Array
    alone: bool
    several: bool
    ordered: bool
    keep_of: Array
    target: np.uint32
    minimum: np.uint32
    strikes: np.uint32
    entry: Array
    start: Array
    truths: Array
    final: bool
    sure: Array
    closes: bool
    carries: bool
    tallies: bool
    attempts: bool
    throws: bool
    refuses: bool
    own_minimum: bool
    forfeits: bool
    bounces: bool
    counts_all: bool
    resets: bool


# What a lane holds. `_FINAL` is 0 before the final round; in it, how many points make the seat a
# winner as things stand. `_BASE` is what doesn't count for entry, and `_TURNS` how many turns all
# seats had since one was finished lane by lane. A seat is two numbers: its score with its strikes
# and its standing; its busts and its throws, counted from the beginning of the turn if one is under
# way. Where policies differ and have one row each, that is the third. First comes the seat that is
# to act, then the next one, and so on.
(_HAND, _ROW, _CELL, _POINTS, _BASE, _BEST, _FINAL, _TURNS, _SEAT, _FIRST, _OPTION, _LOW, _HIGH,
 _YES_LOW, _YES_HIGH, _BITS, _ME) = (
    uint64(row * LANES) for row in (*range(16), 17)
)  # fmt: skip
ROWS, SEAT_ROWS = 17, 3
"""Numbers that a lane holds, and how many more for each seat."""
NUMBER, BEGAN, LEADER, QUEUE, BEATEN, OPENER, BOARD_TURNS = range(7)
"""The rest of a game's board, for the turns that are finished lane by lane; then the turns that
each seat had, but for those since one was finished so."""

BIAS, STRIKES_AT, STANDING_AT, THROWS_AT = 1 << 25, 26, 30, 16
NEXT_AT, LOST, MISSED, MAY_BANK, TALLY, ATTEMPT, BANKS_AT, ACCEPTS_AT, NEVER = (
    20, 1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16, 17, 24, 127,
)  # fmt: skip
BY_THROW, REFUSED, STRIKES, TAKES = (1 << bit for bit in range(4))
"""Truths of a turn: entry counts one throw; nobody may stop before entry; a bust is a strike; the
seat may accept."""
BASE = 20

_part, _door, _mix = kernels._part, kernels._door, kernels._mix
_STEP, _GAME = uint64(STEP), uint64(GAME)
_LANES, _GROUP = uint64(LANES), uint64(WIDTH)
(_0, _1, _2, _3, _4, _8, _12, _16, _24, _31, _32, _NEXT_AT, _STRIKES_AT, _STANDING_AT, _THROWS_AT,
 _BANKS_AT, _ACCEPTS_AT, _NEVER, _BASE_AT, _EARLY) = (
    uint32(n) for n in (
        0, 1, 2, 3, 4, 8, 12, 16, 24, 31, 32, NEXT_AT, STRIKES_AT, STANDING_AT, THROWS_AT,
        BANKS_AT, ACCEPTS_AT, NEVER, BASE, EARLY,
    )
)  # fmt: skip
_GAINED, _SCORE, _HALF, _BYTE, _DIGIT, _OFFER = (
    uint32(bits) for bits in (0xFFFFF, 0x3FFFFFF, 0xFFFF, 0xFF, 0xF, 0xFFF)
)
_LOST, _FAILED, _MAY_BANK, _TALLY, _RECORDED, _ATTEMPT, _STRIKE, _NO_STRIKES = (
    uint32(bits)
    for bits in (
        LOST, LOST | MISSED, MAY_BANK, TALLY, MAY_BANK | TALLY, ATTEMPT, 1 << STRIKES_AT,
        0xFFFFFFFF ^ (0xF << STRIKES_AT),
    )
)  # fmt: skip
_BY_THROW, _REFUSED, _STRIKES, _TAKES = (
    uint32(truth) for truth in (BY_THROW, REFUSED, STRIKES, TAKES)
)
_BIAS, _ON, _FAR = uint32(BIAS), uint32(1), uint32(0x1FFFFFFF)
_LAST, _DARES, _NEED = uint32(1 << 31), uint32(1 << 30), uint32(0x3FFFFFFF)
_LEAST = -BIAS
_OFTEN = 255


@_part
def _says_yes(low, high, points):
    """Return where words as in the orders bank these points, or accept them."""
    early = (where(points < _32, low, high) >> (points & _31)) & _1 != _0
    return ((points < _EARLY) & early) | ((points >= _EARLY) & (points >= high >> _16))


@_part
def _by_standing(p, table, standing):
    """Return what holds for each standing: off the board, on it, or off it once more."""
    off = where(standing == _0, table[0], table[2]) if p.resets else (standing & _0) + table[0]
    return where(standing == _ON, table[1], off)


@_part
def _cell_of(p, lane, at, me, best, seat):
    """Return where the row of a turn before the final round is; mirrors `kernels._row`."""
    if p.several:
        begins, own = look_up(p.axes, seat), look_up(p.axes, seat + p.seats)
        other = look_up(p.axes, seat + _2 * p.seats)
    else:
        none = seat & _0
        begins, own = none + p.axes[0], none + p.axes[p.seats]
        other = none + p.axes[_2 * p.seats]
    score = me & _SCORE
    score, best = where(score < _BIAS, _0, score - _BIAS), where(best < _BIAS, _0, best - _BIAS)
    score = where(score < own, score, own - _1)
    best = where(best < other, best, other - _1)
    kind = me >> _STANDING_AT
    if p.ordered:
        struck = look_up(p.axes, seat + _3 * p.seats)
        rounds = look_up(p.axes, seat + _4 * p.seats)
        strikes = (me >> _STRIKES_AT) & _DIGIT
        second = (rounds != _1) & (seat != load(lane, _FIRST + at))
        kind = kind + _3 * where(strikes < struck, strikes, struck - _1)
        kind = kind + where(second, _3 * struck, _0)
    return begins + (kind * own + score) * other + best


@_part
def _rotated(lane, place, seats, passes, mine, less):
    """Hand the dice on where a turn `passes`: a seat's number moves behind all others.

    Return the number of the seat that acts then, from which `less` is taken off.
    """
    following = load(lane, place + _LANES)
    acting = where(passes, following - less, mine)
    store(lane, place, acting)
    place = place + _LANES
    for _ in range(_2, seats):
        after = load(lane, place + _LANES)
        store(lane, place, where(passes, after, following))
        place, following = place + _LANES, after
    store(lane, place, where(passes, mine, following))
    return acting


@_part
def _throw(lane, p, at, after):
    """Play on in sixteen lanes with the options that were taken.

    Return where turns have ended that are to be finished lane by lane, and where those record
    their points.
    """
    hand, me, points = load(lane, _HAND + at), load(lane, _ME + at), load(lane, _POINTS + at)
    low, high = load(lane, _LOW + at), load(lane, _HIGH + at)
    live, standing = hand < p.hands, me >> _STANDING_AT
    truths = _by_standing(p, p.truths, standing)
    base = load(lane, _BASE + at) if p.carries else points & _0
    best = load(lane, _BEST + at) if p.throws else points & _0
    if p.tallies:
        low, high = _without_tally(lane, p, at, truths, me, points, base, best, low, high)
    gained, following = low & _GAINED, low >> _NEXT_AT
    points = points + gained
    if p.attempts:
        apart = (standing != _ON) & (high & _ATTEMPT != _0)
        base = base + where(apart, gained, _0)
        if p.throws:
            gained = where(apart, _0, gained)
    if p.throws:
        best = _higher(best, where(truths & _BY_THROW != _0, gained, _0))
    records, may = _allowed(p, truths, me, points, base, best)
    total = (me & _SCORE) + points
    if p.bounces:
        total = where(total < p.target + _1, total, p.target + p.target - total)
        total = _higher(total, (total & _0) + _BIAS)
    final, wants = _wants(lane, p, at, high, me & _SCORE, points, total, records)
    tallied = high & _TALLY != _0
    stops = (high & _MAY_BANK != _0) & may & wants
    ended = live & ((following == p.hands) | stops | tallied)
    recorded = ended & records & (high & _RECORDED != _0)
    rare = final | tallied | (recorded & (total >= p.target))
    lost, cleared = high & _LOST != _0, me
    if p.strikes:
        strike = lost & (truths & _STRIKES != _0)
        rare = rare | (strike & (((me >> _STRIKES_AT) & _DIGIT) + _1 >= p.strikes))
        cleared = where(strike, me + _STRIKE, me & _NO_STRIKES)
    asks, quiet = ended & rare, ended & neither(rare)
    me = where(quiet, where(recorded, total | (_ON << _STANDING_AT), cleared), me)
    me = _pass_on(lane, p, at, after, quiet, lost, me)
    first_hand, left = _by_standing(p, p.start, me >> _STANDING_AT), where(quiet, _0, points)
    if p.carries:
        first_hand, left = _offer(
            lane, p, at, high, quiet, recorded, me >> _STANDING_AT, points, base, first_hand, left
        )
    store(lane, _HAND + at, where(quiet, first_hand, where(live, following, hand)))
    store(lane, _POINTS + at, left)
    if p.throws:
        store(lane, _BEST + at, where(quiet, _0, best))
    return asks, recorded


@_part
def _without_tally(lane, p, at, truths, me, points, base, best, low, high):
    """Keep something else, if there is anything, where a bonus turn would record nothing.

    Return what is known of the options then.
    """
    option, total = load(lane, _OPTION + at), points + (low & _GAINED)
    if p.throws:
        best = _higher(best, where(truths & _BY_THROW != _0, low & _GAINED, _0))
    records, _ = _allowed(p, truths, me, total, base, best)
    option = where((high & _TALLY != _0) & neither(records), look_up(p.plain, option), option)
    store(lane, _OPTION + at, option)
    row = load(lane, _ROW + at) & _HALF
    if p.alike:
        option = option + row * p.options_of_row
    low, high = halves(look_up(p.options, option))
    if not p.alike:
        yes = halves(look_up(p.bank, row * (p.hands + _1) + (low >> _NEXT_AT)))
        store(lane, _YES_LOW + at, yes[0])
        store(lane, _YES_HIGH + at, yes[1])
    return low, high


@_part
def _wants(lane, p, at, high, score, points, total, records):
    """Return where the final round is played, and where the policies bank if they may.

    Enough points are banked, and those that win; in the final round only what makes a winner, and
    that at once or with enough, as the row of the policy has it.
    """
    if p.alike:
        from_on = (high >> _BANKS_AT) & _NEVER
        enough = (points >= from_on) & (from_on != _NEVER)
    else:
        enough = _says_yes(load(lane, _YES_LOW + at), load(lane, _YES_HIGH + at), points)
    enough = enough & (points != _0)
    if p.closes:
        seat = load(lane, _SEAT + at)
        sure = look_up(p.sure, load(lane, _FIRST + at) * p.seats + seat)
    else:
        sure = (score & _0) + p.sure[0]
    wants = records & (enough | (total >= sure))
    last = load(lane, _FINAL + at)
    final = last != _0
    if p.final:
        leads = where(records, total, score) >= score + (last & _NEED)
        waits = (last & _DARES != _0) & records
        wants = (final & leads & (enough | neither(waits))) | (neither(final) & wants)
    return final, wants


@_part
def _pass_on(lane, p, at, after, quiet, lost, me):
    """Hand the dice on where a turn has ended in a `quiet` way; `me` is the seat after its turn.

    Return the seat that acts then.
    """
    thrown = load(lane, _ME + p.seats * _LANES + at)
    thrown = where(quiet, thrown + after + where(lost, _1, _0), thrown)
    me = _rotated(lane, _ME + at, p.seats, quiet, me, _0)
    _rotated(lane, _ME + p.seats * _LANES + at, p.seats, quiet, thrown, after)
    store(lane, _TURNS + at, load(lane, _TURNS + at) + where(quiet, _1, _0))
    seat = load(lane, _SEAT + at)
    seat = where(quiet, seat + _1, seat)
    seat = where(seat == p.seats, _0, seat)
    store(lane, _SEAT + at, seat)
    if p.several and p.alone:
        mine = load(lane, _ME + _2 * p.seats * _LANES + at)
        mine = _rotated(lane, _ME + _2 * p.seats * _LANES + at, p.seats, quiet, mine, _0)
        store(lane, _ROW + at, mine)
    elif not p.alone:
        rival = load(lane, _ME + _LANES + at) & _SCORE
        for other in range(_2, p.seats):
            rival = _higher(rival, load(lane, _ME + uint64(other) * _LANES + at) & _SCORE)
        cell = _cell_of(p, lane, at, me, rival, seat)
        store(lane, _CELL + at, where(quiet, cell, load(lane, _CELL + at)))
    return me


@_part
def _offer(lane, p, at, high, quiet, recorded, standing, points, base, first_hand, left):
    """Offer what a quiet bank has left; where each row answers by itself, `_answer` does so later.

    Return the hands and the points with which the next turns begin.
    """
    offer = high & _OFFER
    may = quiet & recorded & (offer != p.hands)
    may = may & (_by_standing(p, p.truths, standing) & _TAKES != _0)
    offer = where(may, offer, p.hands)
    if p.alike:
        from_on = (high >> _ACCEPTS_AT) & _NEVER
        takes = may & (points >= from_on) & (from_on != _NEVER)
        first_hand, left = where(takes, offer, first_hand), where(takes, points, left)
        base = where(quiet, _inherited(p, standing, takes, points), base)
    else:
        store(lane, _YES_LOW + at, offer)
        store(lane, _YES_HIGH + at, points)
        base = where(quiet, _0, base)
    store(lane, _BASE + at, base)
    return first_hand, left


@_part
def _inherited(p, standing, takes, points):
    """Return the points of an accepted offer that do not count for entry."""
    if p.counts_all:
        takes = takes & (standing == _ON)
    return where(takes, points, _0)


@_part
def _answer(lane, p):
    """Look up the rows of the turns that begin, and let them answer to what they are offered."""
    for at in range(uint64(0), uint64(0) if p.alone else _LANES, _GROUP):
        store(lane, _ROW + at, look_up(p.rows, load(lane, _CELL + at)))
    for at in range(uint64(0), _LANES if p.carries and not p.alike else uint64(0), _GROUP):
        offer, points = load(lane, _YES_LOW + at), load(lane, _YES_HIGH + at)
        row = load(lane, _ROW + at) & _HALF
        low, high = halves(look_up(p.accept, row * (p.hands + _1) + offer))
        takes = _says_yes(low, high, points) & (offer != p.hands)
        standing = load(lane, _ME + at) >> _STANDING_AT
        store(lane, _HAND + at, where(takes, offer, load(lane, _HAND + at)))
        store(lane, _POINTS + at, where(takes, points, load(lane, _POINTS + at)))
        base = load(lane, _BASE + at)
        store(lane, _BASE + at, where(takes, _inherited(p, standing, takes, points), base))


@_part
def _allowed(p, truths, me, points, base, best):
    """Return where points can be recorded, and where a turn may end before the dice are gone."""
    progress = points - base
    counted = progress if p.own_minimum else points
    if p.throws:
        progress = where(truths & _BY_THROW != _0, best, progress)
    entered = progress >= _by_standing(p, p.entry, me >> _STANDING_AT)
    may = counted >= p.minimum
    records = entered & may
    if p.forfeits:
        records = records & ((me & _SCORE) + points < p.target + _1)
    if p.refuses:
        may = may & (entered | (truths & _REFUSED == _0))
    return records, may


@_part
def _keep(lane, p, bits, c, boards, now, limit):
    """Throw in all lanes, and look up what the policies keep.

    One look-up waits for the other, so each is made for all lanes before the next one.
    """
    for at in range(uint64(0), _LANES, _GROUP):
        result = _thrown(load(lane, _HAND + at), p.slots, p.bits, load(lane, bits + at))
        store(lane, _OPTION + at, result)
    for i in range(_LANES if c.outcomes.size else uint64(0)):
        if lane[_HAND + i] < p.hands and now - boards[BEGAN, i] < limit:
            c.outcomes[uint64(lane[_OPTION + i])] += 1
    for at in range(uint64(0), uint64(0) if p.direct else _LANES, _GROUP):
        place = (load(lane, _ROW + at) >> _16) * p.outcomes + load(lane, _OPTION + at)
        if not p.packed:
            step, end = look_up(p.starts, place), look_up(p.starts, place + _1) - _1
            points = load(lane, _POINTS + at)
            for _ in range(1, p.most):
                following = where(step < end, step + _1, step)
                step = where(look_up(p.points_from, following) < points + _1, following, step)
            store(lane, _OPTION + at, look_up(p.chosen, step))
        elif not p.takes.size:
            store(lane, _OPTION + at, place)
        elif p.wide:
            store(lane, _OPTION + at, look_up(p.takes, place))
        else:
            pair = look_up(p.takes, place >> _1)
            store(lane, _OPTION + at, (pair >> ((place & _1) << _4)) & _HALF)
    for at in range(uint64(0), _LANES if p.packed and not p.direct else uint64(0), _GROUP):
        holds, chosen = halves(look_up(p.steps, load(lane, _OPTION + at)))
        points = load(lane, _POINTS + at)
        step = where(points >= holds & _BYTE, _4, _0)
        step = where(points >= (holds >> _8) & _BYTE, _8, step)
        step = where(points >= (holds >> _16) & _BYTE, _12, step)
        step = where(points >= holds >> _24, _16, step)
        store(lane, _OPTION + at, (chosen >> _BASE_AT) + ((chosen >> step) & _DIGIT))
    for at in range(uint64(0), _LANES, _GROUP):
        option = load(lane, _OPTION + at)
        if p.alike and p.several:
            option = option + (load(lane, _ROW + at) & _HALF) * p.options_of_row
        low, high = halves(look_up(p.options, option))
        store(lane, _LOW + at, low)
        store(lane, _HIGH + at, high)
    for at in range(uint64(0), uint64(0) if p.alike or p.tallies else _LANES, _GROUP):
        place = (load(lane, _ROW + at) & _HALF) * (p.hands + _1)
        low, high = halves(look_up(p.bank, place + (load(lane, _LOW + at) >> _NEXT_AT)))
        store(lane, _YES_LOW + at, low)
        store(lane, _YES_HIGH + at, high)


@_part
def _pick_up(lane, boards, s, i, seat, seats, now):
    """Read the seats of a lane, from the one that is to act on."""
    every, more = lane[_TURNS + i] // uint32(seats), lane[_TURNS + i] % uint32(seats)
    for turn in range(seats):
        place, at = _ME + uint64(turn) * _LANES + i, uint64(seat)
        score = lane[place]
        s.scores[at] = int64(score & _SCORE) - BIAS
        s.strikes[at] = int64((score >> _STRIKES_AT) & _DIGIT)
        s.standing[at] = int64(score >> _STANDING_AT)
        place += uint64(seats) * _LANES
        thrown = lane[place] + (uint32(now) << _THROWS_AT if turn == 0 else _0)
        s.throws[at], s.busts[at] = int64((thrown >> _THROWS_AT) & _HALF), int64(thrown & _HALF)
        s.turns[at] = boards[BOARD_TURNS + at, i] + int64(every) + (turn >= seats - int64(more))
        seat = seat + 1 if seat + 1 < seats else 0


@_part
def _row_in_lane(p, row, seat):
    """Return what a lane holds of a row: of those whose thresholds are in the options, the seat."""
    number = uint32(seat) if p.alike else uint32(row)
    return number | p.keep_of[uint64(row)]


@_part
def _put_down(lane, boards, p, o, s, i, seat, seats, now):
    """Write the seats of a lane, the one that is to act first."""
    lane[_SEAT + i], lane[_TURNS + i] = uint32(seat), _0
    for turn in range(seats):
        place, at = _ME + uint64(turn) * _LANES + i, uint64(seat)
        score = uint32(max(s.scores[at], _LEAST) + BIAS) | (uint32(s.strikes[at]) << _STRIKES_AT)
        lane[place] = score | (uint32(s.standing[at]) << _STANDING_AT)
        place += uint64(seats) * _LANES
        thrown = (uint32(s.throws[at]) << _THROWS_AT) | uint32(s.busts[at])
        lane[place] = thrown - (uint32(now) << _THROWS_AT if turn == 0 else _0)
        boards[BOARD_TURNS + at, i] = s.turns[at]
        if p.several and p.alone:
            place += uint64(seats) * _LANES
            lane[place] = _row_in_lane(p, uint64(o.rows[uint64(o.rows_at[at])]), seat)
        seat = seat + 1 if seat + 1 < seats else 0


@_part
def _begin(lane, boards, p, f, o, s, i, seat, first, leader, offered, stake, now):
    """Begin a turn in one lane."""
    at = uint64(seat)
    standing, own = s.standing[at], s.scores[at]
    rival = kernels._best_other(s, seat, f.seats)
    row = kernels._row(o, s, seat, standing, rival, leader, first)
    hand, points, base = uint32(f.start_hand[uint64(standing)]), int64(0), int64(0)
    if uint64(offered) != uint64(p.hands):
        words = o.accept[row * uint64(p.hands) + uint64(offered)]
        if kernels._says_yes(words, stake):
            hand, points = uint32(offered), stake
            base = int64(0) if f.counts_all and standing != 1 else stake
    last = _0
    if leader >= 0:
        need = kernels._sure(f, s, seat, leader, first) - own
        last = uint32(min(max(need, 0), int64(_FAR))) | _LAST | (_DARES if o.final_size[at] else _0)
    lane[_HAND + i], lane[_ROW + i] = hand, _row_in_lane(p, row, seat)
    lane[_CELL + i] = p.cells + uint32(row)
    lane[_POINTS + i], lane[_BASE + i], lane[_BEST + i] = uint32(points), uint32(base), _0
    lane[_FINAL + i], lane[_YES_LOW + i] = last, p.hands
    _put_down(lane, boards, p, o, s, i, seat, f.seats, now)


@_part
def _finish_turn(lane, boards, p, f, o, s, c, i, records, now, limit):
    """Finish a turn in one lane; return whether that ends the game, which is then counted."""
    first, leader = int64(lane[_FIRST + i]), boards[LEADER, i]
    seat, stake = int64(lane[_SEAT + i]), int64(lane[_POINTS + i])
    high = uint32(p.options[uint64(lane[_OPTION + i])] >> uint64(32))
    _pick_up(lane, boards, s, i, seat, f.seats, now)
    s.turns[uint64(seat)] += 1
    s.busts[uint64(seat)] += high & _LOST != _0
    end = kernels.TALLIED if high & _TALLY else kernels.BANKED
    if high & _FAILED:
        end = kernels.LOST if high & _LOST else kernels.MISSED
    over, leads, boards[QUEUE, i], boards[BEATEN, i], following, offers = kernels._end_turn(
        f, s, first, seat, leader, boards[QUEUE, i], boards[BEATEN, i], end, stake, records
    )  # fmt: skip
    if leader < 0 and leads >= 0:
        boards[OPENER, i] = seat
    boards[LEADER, i] = leads
    if over:
        draws = now - boards[BEGAN, i]
        if draws > limit:
            c.games[uint64(1)] += 1
        else:
            kernels._count(f, s, c, first, leads, boards[OPENER, i], draws)
        lane[_HAND + i] = p.hands
        return True
    offered = high & _OFFER if offers else p.hands
    _begin(lane, boards, p, f, o, s, i, following, first, leads, offered, stake, now)
    return False


@_part
def _take_up(lane, words, boards, p, f, o, s, i, key, number, first, begun, now):
    """Begin a game in one lane, or go on with one that was begun."""
    begins = first if first >= 0 else number % f.seats
    seat, draws, leader, queue = begins, int64(0), int64(-1), int64(0)
    kernels._sit_down(f, s)
    if begun.size:
        seat = begun[1]
        draws, leader = kernels._goes_on(f, s, begun)
    if leader >= 0:
        queue = f.queues[uint64(begins), uint64(leader)] & ~(1 << seat)
    state = _mix(key + uint64(number) * _GAME) + uint64((draws + 1) >> 1) * _STEP
    words[i] = state
    if draws & 1:
        lane[_BITS + _LANES + i] = uint32(_mix(state))
    lane[_FIRST + i] = uint32(begins)
    boards[NUMBER, i], boards[BEGAN, i], boards[OPENER, i] = number, now - draws, leader
    boards[LEADER, i], boards[QUEUE, i], boards[BEATEN, i] = leader, queue, 0
    _begin(lane, boards, p, f, o, s, i, seat, begins, leader, p.hands, int64(0), now)


@_door
def play(
    p: Program, f: Facts, o: Orders, s: Seats, c: Counts, key: np.uint64, game: int, games: int,
    first: int, limit: int, begun: Array, evens: int, lane: Array, words: Array, boards: Array,
) -> None:  # fmt: skip
    """Play games from number `game` on, many side by side, and count them.

    The seat `first` begins each game; a negative `first` means that game k is begun by seat k
    modulo the number of seats. A game of more than `limit` throws is broken off. If there are any
    games in `begun`, from `lane_kernels.race`, then these are played to their ends instead; the
    first `evens` of them have had an even number of throws.
    """
    # Games that begin before an even and before an odd throw, and where those end.
    upcoming = evens if begun.shape[0] else 0
    even, odd = 0, upcoming
    evens = upcoming if begun.shape[0] else games
    odds = begun.shape[0]
    none = s.scores[:0]
    playing, now = 0, 0
    for i in range(_LANES):
        lane[_HAND + i] = p.hands
    while True:
        parity = now & 1
        more = odd < odds if parity else even < evens
        for at in range(uint64(0), _LANES if more else uint64(0), _GROUP):
            free = bits_of(load(lane, _HAND + at) >= p.hands)
            while free != uint64(0) and (odd < odds if parity else even < evens):
                i = at + lowest(free)
                free &= free - uint64(1)
                k = odd if parity else even
                odd, even = odd + parity, even + 1 - parity
                rest = begun[k] if begun.shape[0] else none
                number = rest[0] if begun.shape[0] else game + k
                _take_up(lane, words, boards, p, f, o, s, i, key, number, first, rest, now)
                playing += 1
        if playing == 0 and even >= evens and odd >= odds:
            return
        if not parity:
            _draw(lane, words, _BITS)
        _keep(lane, p, _BITS + uint64(parity) * _LANES, c, boards, now, limit)
        now += 1
        for at in range(uint64(0), _LANES, _GROUP):
            asks, records = _throw(lane, p, at, uint32((now & 0xFFFF) << 16))
            asked, recorded = bits_of(asks), bits_of(records)
            while asked != uint64(0):
                one = lowest(asked)
                asked &= asked - uint64(1)
                kept = (recorded >> one) & uint64(1) != uint64(0)
                playing -= _finish_turn(
                    lane, boards, p, f, o, s, c, at + one, kept, now, limit
                )  # fmt: skip
        _answer(lane, p)
        if now & _OFTEN == 0:
            for i in range(_LANES):
                if lane[_HAND + i] < p.hands and now - boards[BEGAN, i] >= limit:
                    c.games[uint64(1)] += 1
                    lane[_HAND + i] = p.hands
                    playing -= 1
