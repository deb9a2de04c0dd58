"""The compiled simulation: whole games from the tables of a sheet, its facts and policies.

All kernels are in this one module, because Numba's cache watches only the file of the cached
function. Indices are unsigned: signed ones are checked for wrap-around. What is legal and what
follows is `greed.core`'s word; every function here names the one that it mirrors, and the tests
hold the two against each other event for event.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit, uint32, uint64
from numpy.typing import NDArray

from greed.sim.facts import Facts
from greed.sim.streams import GAME, STEP

__all__ = ["ACCEPT", "BANK", "DECLINE", "KEEP", "ROLL", "THROW", "Counts", "Machine", "Orders",
           "Seats", "play"]  # fmt: skip

Array = NDArray[Any]

THROW, KEEP, ROLL, BANK, ACCEPT, DECLINE = range(6)
"""What a traced event is; its code is kind << 32 | number of the outcome or option."""

_LOST, _MISSED, _BANKED, _TALLIED, _STOPPED = range(5)
"""How a turn ends: bust, missed entry, bank, bank with a bonus turn to come, too many throws."""

# Nothing is allocated here, and counting references to the arrays costs 85 % of the time.
_part = njit(_nrt=False)
_inline = njit(inline="always", _nrt=False)

_ON = 1
_NEVER = 2**40
_STEP, _GAME = uint64(STEP), uint64(GAME)
_M1, _M2 = uint64(0xBF58476D1CE4E5B9), uint64(0x94D049BB133111EB)
_1, _27, _30, _31, _32 = (uint64(n) for n in (1, 27, 30, 31, 32))
_LOW = uint64(0xFFFFFFFF)


class Machine(NamedTuple):
    """The tables of a turn as the kernels read them; H stands for no hand, O for no option."""

    hands: int
    bits: int
    cut: Array
    low: Array
    high: Array
    option_start: Array
    missed: Array
    points: Array
    next_hand: Array
    may_bank: Array
    offer: Array
    tally: Array
    attempt: Array
    plain: Array


class Orders(NamedTuple):
    """The policies of all seats, one after the other; rows are numbered through."""

    rows: Array
    rows_at: Array
    own: Array
    other: Array
    bank: Array
    accept: Array
    keeps: Array
    step_start: Array
    step_from: Array
    step_option: Array


class Seats(NamedTuple):
    """The state of the game in play, by seat, and what happened in it so far."""

    scores: Array
    standing: Array
    strikes: Array
    turns: Array
    throws: Array
    busts: Array


class Counts(NamedTuple):
    """What all games add up to, in whole numbers; see `greed.sim.tally`."""

    games: Array
    wins: Array
    places: Array
    sums: Array
    scores: Array
    rounds: Array
    throws: Array
    outcomes: Array


@_inline
def _mix(word):  # type: ignore[no-untyped-def]
    """Mirror `streams.mix`."""
    word = (word ^ (word >> _30)) * _M1
    word = (word ^ (word >> _27)) * _M2
    return word ^ (word >> _31)


@_inline
def _bits(start, throw):  # type: ignore[no-untyped-def]
    """Mirror `Stream.bits`."""
    word = _mix(start + ((throw >> _1) + _1) * _STEP)
    return word & _LOW if throw & _1 else word >> _32


@_inline
def _outcome(m, hand, bits):  # type: ignore[no-untyped-def]
    """Mirror `Alias.outcome`."""
    wide = uint64(m.bits)
    slot = (uint64(hand) << wide) + (bits >> (_32 - wide))
    coin = (bits << wide) & _LOW
    return uint64(m.low[slot]) if coin < uint64(m.cut[slot]) else uint64(m.high[slot])


@_inline
def _note(trace, ply, kind, number):  # type: ignore[no-untyped-def]
    """Write an event down, if anybody wants it, and count it."""
    if ply < trace.size:
        trace[uint64(ply)] = (kind << 32) | number
    return ply + 1


@_inline
def _best_other(s, seat, seats):  # type: ignore[no-untyped-def]
    best = -_NEVER
    for other in range(seats):
        if other != seat and s.scores[uint64(other)] > best:
            best = s.scores[uint64(other)]
    return best


@_inline
def _row(p, s, seat, standing, rival):  # type: ignore[no-untyped-def]
    """Return the row of the seat's policy for this turn."""
    at = uint64(seat)
    own = min(max(s.scores[at], 0), p.own[at] - 1)
    other = min(max(rival, 0), p.other[at] - 1)
    cell = (standing * p.own[at] + own) * p.other[at] + other
    return uint64(p.rows[uint64(p.rows_at[at] + cell)])


@_inline
def _step(m, p, row, outcome, points):  # type: ignore[no-untyped-def]
    """Return the option that a row takes of an outcome, given the points before the throw."""
    table = uint64(p.keeps[row]) * uint64(m.missed.size) + outcome
    step, last = uint64(p.step_start[table]), uint64(p.step_start[table + _1])
    while step + _1 < last and p.step_from[step + _1] <= points:
        step += _1
    return uint64(p.step_option[step])


@_inline
def _records(f, standing, own, points, base, best):  # type: ignore[no-untyped-def]
    """Say whether entry, minimum and target let points be recorded; mirrors `why_no_points`."""
    at = uint64(standing)
    progress = best if f.entry_throw[at] else points - base
    counted = points - base if f.minimum_own else points
    return (
        progress >= f.entry[at]
        and counted >= f.minimum
        and not (f.forfeits and own + points > f.target)
    )


@_inline
def _may_bank(f, standing, points, base, best):  # type: ignore[no-untyped-def]
    """Say whether the game lets the turn end here; mirrors `why_no_bank`."""
    at = uint64(standing)
    counted = points - base if f.minimum_own else points
    progress = best if f.entry_throw[at] else points - base
    return counted >= f.minimum and not (f.entry_refused[at] and progress < f.entry[at])


@_part
def _turn(m, f, p, s, start, seat, leader, first, row, hand, points, base, limit, draws, c, trace,
          ply):  # type: ignore[no-untyped-def]  # fmt: skip
    """Play one turn, from its first throw; mirrors `throw`, `apply` and the bot's decisions."""
    at = uint64(seat)
    own, standing = s.scores[at], s.standing[at]
    final = leader >= 0
    # From this score on a bank makes the seat a winner, as things stand.
    sure = _NEVER
    if final:
        rival = _best_other(s, seat, f.seats)
        behind = f.leader_ties and seat != leader and s.scores[uint64(leader)] >= rival
        sure = rival + 1 if behind else rival
    elif f.at_once or f.queues[uint64(first), at] == 0:
        sure = f.target
    best = 0
    while True:
        if draws >= limit:
            return _STOPPED, points, base, best, uint64(0), draws, ply
        outcome = _outcome(m, hand, _bits(start, uint64(draws)))
        draws += 1
        s.throws[at] += 1
        c.outcomes[outcome] += 1
        ply = _note(trace, ply, THROW, np.int64(outcome))
        if m.option_start[outcome] == m.option_start[outcome + _1]:
            end = _MISSED if m.missed[outcome] else _LOST
            return end, points, base, best, uint64(0), draws, ply
        option = _step(m, p, row, outcome, points)
        won = m.points[option]
        if m.tally[option]:
            # A tally that would record nothing is worth nothing: keep something else, if any.
            other = uint64(m.plain[outcome])
            throw_best = max(best, won) if f.entry_throw[uint64(standing)] else best
            if other < uint64(m.points.size) and not _records(
                f, standing, own, points + won, base, throw_best
            ):
                option = other
                won = m.points[option]
        ply = _note(trace, ply, KEEP, np.int64(option))
        points += won
        if standing != _ON:
            if f.own_after and m.attempt[uint64(hand)]:
                base += won
            elif f.entry_throw[uint64(standing)]:
                best = max(best, won)
        if m.tally[option]:
            return _TALLIED, points, base, best, option, draws, ply
        hand = uint32(m.next_hand[option])
        if uint64(hand) == uint64(m.hands):
            ply = _note(trace, ply, BANK, 0)
            return _BANKED, points, base, best, option, draws, ply
        if m.may_bank[option] and _may_bank(f, standing, points, base, best):
            records = _records(f, standing, own, points, base, best)
            if final:
                wants = (own + points if records else own) >= sure
            else:
                enough = points > 0 and points >= p.bank[row * uint64(m.hands) + uint64(hand)]
                wants = records and (enough or own + points >= sure)
            if wants:
                ply = _note(trace, ply, BANK, 0)
                return _BANKED, points, base, best, option, draws, ply
        ply = _note(trace, ply, ROLL, 0)


@_part
def _bust(f, s, seat, struck):  # type: ignore[no-untyped-def]
    """Count a lost turn; mirrors `game._bust`."""
    at = uint64(seat)
    if f.strikes == 0:
        return
    if not (struck and (s.standing[at] == _ON or f.strikes_off)):
        s.strikes[at] = 0
        return
    s.strikes[at] += 1
    if s.strikes[at] < f.strikes:
        return
    s.strikes[at] = 0
    if f.strike_resets:
        s.scores[at] = 0
        if f.strike_standing != _ON:
            s.standing[at] = f.strike_standing
    else:
        left = s.scores[at] - f.penalty
        s.scores[at] = max(left, 0) if f.floor else left


@_part
def _called(f, seat, leader, queue, everybody):  # type: ignore[no-untyped-def]
    """Return who has a turn to come once a seat has beaten the leader; mirrors `after_bank`."""
    called = 0
    if f.calls_leader:
        called |= 1 << leader
    if f.calls_waiting:
        called |= queue
    if f.calls_done:
        called |= everybody & ~queue & ~(1 << leader)
    return called & ~(1 << seat)


@_part
def _game(m, f, p, s, c, start, first, seat, draws, limit, trace):  # type: ignore[no-untyped-def]
    """Play one game to its end and count it; return how many events there were."""
    everybody = (1 << f.seats) - 1
    leader, queue, beaten, opener = -1, 0, False, -1
    offered, at_stake = uint32(m.hands), 0
    ply = 0
    while True:
        at = uint64(seat)
        standing = s.standing[at]
        row = _row(p, s, seat, standing, _best_other(s, seat, f.seats))
        hand = uint32(f.start_hand[uint64(standing)])
        points, base = 0, 0
        if uint64(offered) != uint64(m.hands):
            if at_stake >= p.accept[row * uint64(m.hands) + uint64(offered)]:
                ply = _note(trace, ply, ACCEPT, 0)
                hand, points = offered, at_stake
                base = 0 if f.counts_all and standing != _ON else points
            else:
                ply = _note(trace, ply, DECLINE, 0)
            offered = uint32(m.hands)
        s.turns[at] += 1
        end, points, base, best, option, draws, ply = _turn(
            m, f, p, s, start, seat, leader, first, row, hand, points, base, limit, draws, c,
            trace, ply,
        )  # fmt: skip
        if end == _STOPPED:
            c.games[uint64(1)] += 1
            return ply
        if end == _LOST or end == _MISSED:
            s.busts[at] += end == _LOST
            _bust(f, s, seat, end == _LOST)
        else:
            s.strikes[at] = 0
            own = s.scores[at]
            if (end == _TALLIED or m.may_bank[option]) and _records(
                f, standing, own, points, base, best
            ):
                score = own + points
                s.scores[at] = score
                s.standing[at] = _ON
                if leader < 0:
                    if score >= f.target:
                        leader, opener = seat, seat
                        if f.at_once:
                            break
                        queue = f.queues[uint64(first), at]
                elif seat != leader and score > s.scores[uint64(leader)]:
                    queue = _called(f, seat, leader, queue, everybody)
                    beaten = beaten or f.calls_later != 0
                    leader = seat
                if end == _BANKED:
                    offered, at_stake = uint32(m.offer[option]), points
            if end == _TALLIED:
                continue
        # Whose turn follows: mirrors `next_seat`.
        before = seat
        if leader < 0:
            seat = seat + 1 if seat + 1 < f.seats else 0
        else:
            if queue == 0 and beaten:
                queue, beaten = everybody & ~(1 << leader), False
            if queue == 0:
                break
            seat = seat + 1 if seat + 1 < f.seats else 0
            while not (queue >> seat) & 1:
                seat = seat + 1 if seat + 1 < f.seats else 0
            queue &= ~(1 << seat)
        barred = leader >= 0 and not f.final_offers
        if barred or seat == before or not f.takes[uint64(s.standing[uint64(seat)])]:
            offered = uint32(m.hands)
    _count(f, s, c, first, leader, opener, draws)
    return ply


@_part
def _count(f, s, c, first, leader, opener, draws):  # type: ignore[no-untyped-def]
    """Add a finished game to the counts; who has won mirrors `endgame.winners`."""
    best = s.scores[uint64(0)]
    for seat in range(1, f.seats):
        best = max(best, s.scores[uint64(seat)])
    alone = f.at_once or (f.leader_ties and s.scores[uint64(leader)] == best)
    winners = 0
    for seat in range(f.seats):
        winners += s.scores[uint64(seat)] == best
    winners = 1 if alone else winners
    turns, rounds, opener_won = 0, 0, False
    for seat in range(f.seats):
        at = uint64(seat)
        score = s.scores[at]
        if seat == leader if alone else score == best:
            opener_won = opener_won or seat == opener
            c.wins[uint64(winners), at] += 1
            c.places[uint64(winners), uint64((seat - first) % f.seats)] += 1
        c.sums[at, uint64(0)] += score
        c.sums[at, uint64(1)] += score * score
        c.sums[at, uint64(2)] += s.turns[at]
        c.sums[at, uint64(3)] += s.throws[at]
        c.sums[at, uint64(4)] += s.busts[at]
        c.scores[at, uint64(min(max(score, 0), c.scores.shape[1] - 1))] += 1
        turns += s.turns[at]
        rounds = max(rounds, s.turns[at])
    c.rounds[uint64(min(rounds, c.rounds.size - 1))] += 1
    c.throws[uint64(min(draws, c.throws.size - 1))] += 1
    c.games[uint64(0)] += 1
    c.games[uint64(2)] += f.at_once == 0
    c.games[uint64(3)] += not opener_won
    c.games[uint64(4)] += turns
    c.games[uint64(5)] += turns * turns
    c.games[uint64(6)] += draws
    c.games[uint64(7)] += draws * draws


@_part
def _sit_down(f, s):  # type: ignore[no-untyped-def]
    """Clear the table for a game; mirrors `start`."""
    for seat in range(f.seats):
        at = uint64(seat)
        s.scores[at] = 0
        s.standing[at] = f.standing
        s.strikes[at] = 0
        s.turns[at] = 0
        s.throws[at] = 0
        s.busts[at] = 0


@njit(cache=True, nogil=True, _nrt=False)
def play(
    m: Machine, f: Facts, p: Orders, s: Seats, c: Counts, key: np.uint64, game: int, games: int,
    first: int, limit: int, trace: Array,
) -> int:  # fmt: skip
    """Play games from number `game` on, one after the other; return the events of the last.

    The seat `first` begins each game; a negative `first` means that game k is begun by seat k
    modulo the number of seats. A game of `limit` throws is broken off.
    """
    ply = 0
    for number in range(game, game + games):
        start = _mix(key + uint64(number) * _GAME)
        begins = first if first >= 0 else number % f.seats
        _sit_down(f, s)
        ply = _game(m, f, p, s, c, start, begins, begins, 0, limit, trace)
    return ply
