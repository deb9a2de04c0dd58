"""The compiled simulation: whole games from the tables of a sheet, its facts and policies.

All kernels are in this one module, because Numba's cache watches only the file of the cached
function. Indices are unsigned: signed ones are checked for wrap-around. What is legal and what
follows is `greed.core`'s word; every function here names the one that it mirrors, and the tests
hold the two against each other event for event.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import int64, njit, uint32, uint64
from numpy.typing import NDArray

from greed.sim.facts import Facts
from greed.sim.policy import EARLY
from greed.sim.streams import STEP

Array = NDArray[Any]

LOST, MISSED, BANKED, TALLIED, ROLLED, STOPPED = range(6)
"""What follows a throw: bust, missed entry, bank, bank with a bonus turn to come, another throw,
or nothing because the game has had too many."""

# Nothing is allocated here, and counting references to the arrays costs 85% of the time.
_jit: Any = njit
_part = _jit(_nrt=False, forceinline=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
_door = _jit(cache=True, nogil=True, _nrt=False)
_inline = _jit(inline="always", _nrt=False)

NOTHING = 6
"""What follows a bank that records nothing, in the answers of a policy."""

BEGUN, BEGUN_SEAT = 2, 4
"""What is written down of a game to go on with: its number and the seat to act; then of each seat:
score, busts, throws and turns."""

_ON = 1
_NEVER = 2**40
_STEP = uint64(STEP)
_M1, _M2 = uint64(0xBF58476D1CE4E5B9), uint64(0x94D049BB133111EB)
# Typed, since a plain number is a type of its own, for which a function is compiled once more.
_ZERO, _NOBODY = int64(0), int64(-1)
_1, _27, _30, _31, _32, _48 = (uint64(n) for n in (1, 27, 30, 31, 32, 48))
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
    rounds: Array
    struck: Array
    own: Array
    other: Array
    final: Array
    final_at: Array
    final_size: Array
    level: Array
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
def _mix(word):
    """Mirror `streams.mix`."""
    word = (word ^ (word >> _30)) * _M1
    word = (word ^ (word >> _27)) * _M2
    return word ^ (word >> _31)


@_part
def _bits(start, throw):
    """Mirror `Stream.bits`."""
    word = _mix(start + ((throw >> _1) + _1) * _STEP)
    return word & _LOW if throw & _1 else word >> _32


@_part
def _outcome(m, hand, bits):
    """Mirror `Alias.outcome`."""
    wide = uint64(m.bits)
    slot = (uint64(hand) << wide) + (bits >> (_32 - wide))
    coin = (bits << wide) & _LOW
    return uint64(m.low[slot]) if coin < uint64(m.cut[slot]) else uint64(m.high[slot])


@_part
def _best_other(s, seat, seats):
    best = -_NEVER
    for other in range(seats):
        if other != seat and s.scores[uint64(other)] > best:
            best = s.scores[uint64(other)]
    return best


@_part
def _row(p, s, seat, standing, rival, leader, first):
    """Return the row of the seat's policy for this turn; mirrors `Player._row`."""
    at = uint64(seat)
    if leader >= 0 and p.final_size[at]:
        behind = rival - s.scores[at] + p.level[at]
        cell = standing * p.final_size[at] + min(max(behind, 0), p.final_size[at] - 1)
        return uint64(p.final[uint64(p.final_at[at] + cell)])
    own = min(max(s.scores[at], 0), p.own[at] - 1)
    other = min(max(rival, 0), p.other[at] - 1)
    second = p.rounds[at] > 1 and seat != first
    kind = (second * p.struck[at] + min(s.strikes[at], p.struck[at] - 1)) * 3 + standing
    cell = (kind * p.own[at] + own) * p.other[at] + other
    return uint64(p.rows[uint64(p.rows_at[at] + cell)])


@_part
def _step(m, p, row, outcome, points):
    """Return the option that a row takes of an outcome, given the points before the throw."""
    table = uint64(p.keeps[row]) * uint64(m.missed.size) + outcome
    step, last = uint64(p.step_start[table]), uint64(p.step_start[table + _1])
    while step + _1 < last and p.step_from[step + _1] <= points:
        step += _1
    return uint64(p.step_option[step])


@_part
def _says_yes(word, points):
    """Return whether a row banks these points, or accepts them; see `policy.words`."""
    if points < EARLY:
        return (word >> uint64(points)) & _1 != 0
    return points >= np.int64(word >> _48)


@_part
def _score(f, own, points):
    """Return the score once points are recorded; mirrors `score_after`."""
    beyond = own + points - f.target
    return max(f.target - beyond, 0) if f.bounces and beyond > 0 else own + points


@_part
def _records(f, standing, own, points, base, best):
    """Return whether entry, minimum and target let points be recorded; mirrors `why_no_points`."""
    at = uint64(standing)
    progress = best if f.entry_throw[at] else points - base
    counted = points - base if f.minimum_own else points
    return (
        progress >= f.entry[at]
        and counted >= f.minimum
        and not (f.forfeits and own + points > f.target)
    )


@_part
def _may_bank(f, standing, points, base, best):
    """Return whether the game lets the turn end here; mirrors `why_no_bank`."""
    at = uint64(standing)
    counted = points - base if f.minimum_own else points
    progress = best if f.entry_throw[at] else points - base
    return counted >= f.minimum and not (f.entry_refused[at] and progress < f.entry[at])


@_part
def _sure(f, s, seat, leader, first):
    """Return the score from which on a bank makes the seat a winner, as things stand."""
    if leader >= 0:
        rival = _best_other(s, seat, f.seats)
        behind = f.leader_ties and seat != leader and s.scores[uint64(leader)] >= rival
        return rival + 1 if behind else rival
    at_once = f.at_once or f.queues[uint64(first), uint64(seat)] == 0
    return f.target if at_once else _NEVER


@_part
def _after(m, f, p, row, dares, standing, own, final, sure, hand, outcome, points, base, best):
    """Say what a policy makes of a throw: the option that it keeps, and whether it banks.

    With `dares` the row decides in the final round, too, once a bank would be good enough.
    """
    if m.option_start[outcome] == m.option_start[outcome + _1]:
        return MISSED if m.missed[outcome] else LOST, uint64(0), points, base, best
    at = uint64(standing)
    option = _step(m, p, row, outcome, points)
    if m.tally[option]:
        # A tally that would record nothing is worth nothing: keep something else, if any.
        plain, tallied = uint64(m.plain[outcome]), points + m.points[option]
        single = max(best, m.points[option]) if f.entry_throw[at] else best
        if plain < uint64(m.points.size) and not _records(f, standing, own, tallied, base, single):
            option = plain
    won = m.points[option]
    points += won
    if standing != _ON:
        if f.own_after and m.attempt[uint64(hand)]:
            base += won
        elif f.entry_throw[at]:
            best = max(best, won)
    if m.tally[option]:
        return TALLIED, option, points, base, best
    following = uint64(m.next_hand[option])
    if following == uint64(m.hands):
        return BANKED, option, points, base, best
    if m.may_bank[option] and _may_bank(f, standing, points, base, best):
        records = _records(f, standing, own, points, base, best)
        enough = points > 0 and _says_yes(p.bank[row * uint64(m.hands) + following], points)
        if final:
            wants = (_score(f, own, points) if records else own) >= sure
            wants = wants and (enough or not (dares and records))
        else:
            wants = records and (enough or _score(f, own, points) >= sure)
        if wants:
            return BANKED, option, points, base, best
    return ROLLED, option, points, base, best


@_part
def _bust(f, s, seat, struck, leads):
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
    if leads:
        return
    if f.strike_resets:
        s.scores[at] = 0
        if f.strike_standing != _ON:
            s.standing[at] = f.strike_standing
    else:
        left = s.scores[at] - f.penalty
        s.scores[at] = max(left, 0) if f.floor else left


@_part
def _called(f, seat, leader, queue, everybody):
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
def _end_turn(f, s, first, seat, leader, queue, beaten, end, points, records):
    """End a turn; mirrors `end_turn`, `lose_turn`, `after_bank` and `next_seat`.

    `end` is a bust, a missed entry, a bank or one with a bonus turn to come; a bank `records` its
    points or not. Return whether the game is over; who leads its final round, who has a turn to
    come in it, and whether all others will; who is next, and whether that seat is made an offer.
    """
    at, everybody = uint64(seat), (1 << f.seats) - 1
    if end in (LOST, MISSED):
        _bust(f, s, seat, end == LOST, seat == leader)
    else:
        s.strikes[at] = 0
        if records:
            score = _score(f, s.scores[at], points)
            s.scores[at], s.standing[at] = score, _ON
            if leader < 0 and score >= f.target:
                leader, queue = seat, f.queues[uint64(first), at]
                if f.at_once:
                    return True, leader, queue, beaten, seat, False
            elif leader >= 0 and seat != leader and score > s.scores[uint64(leader)]:
                queue = _called(f, seat, leader, queue, everybody)
                beaten |= f.calls_later
                leader = seat
    if end == TALLIED:
        return False, leader, queue, beaten, seat, False
    following = seat
    if leader >= 0:
        if queue == 0 and beaten:
            queue, beaten, following = everybody & ~(1 << leader), _ZERO, leader
        if queue == 0:
            return True, leader, queue, beaten, following, False
    following = following + 1 if following + 1 < f.seats else _ZERO
    while leader >= 0 and not (queue >> following) & 1:
        following = following + 1 if following + 1 < f.seats else _ZERO
    if leader >= 0:
        queue &= ~(1 << following)
    may = (leader < 0 or f.final_offers) and following != seat
    may = may and f.takes[uint64(s.standing[uint64(following)])] != 0
    return False, leader, queue, beaten, following, may and records and end == BANKED


@_part
def _count(f, s, c, first, leader, opener, draws):
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
        c.sums[at, uint64(3)] += s.turns[at] * s.turns[at]
        c.sums[at, uint64(4)] += s.throws[at]
        c.sums[at, uint64(5)] += s.throws[at] * s.throws[at]
        c.sums[at, uint64(6)] += s.busts[at]
        c.sums[at, uint64(7)] += s.busts[at] * s.busts[at]
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
def _sit_down(f, s):
    """Clear the table for a game; mirrors `start`."""
    for seat in range(f.seats):
        at = uint64(seat)
        s.scores[at] = 0
        s.standing[at] = f.standing
        s.strikes[at] = 0
        s.turns[at] = 0
        s.throws[at] = 0
        s.busts[at] = 0


@_part
def _goes_on(f, s, row):
    """Take up a game from the beginning of a turn; mirrors `after_bank` after the target.

    Return how many throws came before, and who leads the final round if there is one.
    """
    throws, leader = _ZERO, _NOBODY
    for seat in range(s.scores.size):
        at, place = uint64(seat), uint64(BEGUN + BEGUN_SEAT * seat)
        s.scores[at] = row[place]
        s.standing[at] = _ON if s.scores[at] else s.standing[at]
        s.busts[at] = row[place + _1]
        s.throws[at] = row[place + uint64(2)]
        s.turns[at] = row[place + uint64(3)]
        throws += s.throws[at]
        if s.scores[at] >= f.target:
            leader = int64(seat)
    return throws, leader


@_door
def answers(
    m: Machine, f: Facts, p: Orders, seat: int, standing: int, own: int, sure: int, hand: int,
    first: int, points: int, best: int, ends: Array, totals: Array, bests: Array, hands: Array,
) -> None:  # fmt: skip
    """Write down what the policy of a seat makes of every outcome of a hand (from `first` on).

    `ends` says what follows as a number, 6 standing for a bank that records nothing; `totals`,
    `bests` and `hands` are the points, the best throw and the next hand after it.
    """
    at = uint64(seat)
    cell = standing * p.own[at] * p.other[at]
    row = uint64(p.rows[uint64(p.rows_at[at] + cell)])
    for number in range(ends.size):
        place = uint64(number)
        end, option, total, _, single = _after(
            m, f, p, row, False, standing, own, False, sure, uint32(hand),
            uint64(first + number), points, 0, best,
        )  # fmt: skip
        if end == BANKED and not (
            m.may_bank[option] and _records(f, standing, own, total, 0, single)
        ):
            end = NOTHING
        ends[place] = end
        totals[place] = total
        bests[place] = single
        hands[place] = np.int64(m.next_hand[option])


@_part
def _worth(m, f, standing, k, plain, points, bank, missed, tally, rolls):
    """Return what an option is worth to a player who goes on best.

    `plain`: whether the throw has an option without a bonus turn, which goes before one that would
    record nothing (`_after`).
    """
    at, cap = uint64(standing), uint64(bank.shape[1] - 1)
    enters = points >= f.entry[at] and points >= f.minimum
    place = min(uint64(points), cap)
    if m.tally[k]:
        if enters:
            return tally[place]
        return -np.inf if plain else tally[uint64(0)]
    following = uint64(m.next_hand[k])
    if following == uint64(m.hands):
        return bank[following, place] if enters and m.may_bank[k] else missed
    rolling = rolls[following, place]
    if not m.may_bank[k] or points < f.minimum or (not enters and f.entry_refused[at]):
        return rolling
    banked = bank[following, place] if enters else missed
    return max(banked, rolling) if place < cap else banked


@_door
def decide(
    m: Machine, f: Facts, outcome_start: Array, chance: Array, standing: int, bank: Array,
    lost: float, missed: float, tally: Array, slack: float, rolls: Array, choice: Array,
) -> None:  # fmt: skip
    """Solve one turn backwards from the most points: what rolling is worth, and what to keep.

    `bank` (H + 1, S) is worth ending the turn with these points when hand h is left, `lost` and
    `missed` what it is worth to lose it by a bust or without one, `tally` (S,) to bank and go on
    with a bonus turn, [0] if the points are not recorded. Writes `rolls` (H, S) and, for each
    outcome, the best option (O, S), or the one that is best with a point more if that is worth no
    less but for `slack`.
    """
    last = bank.shape[1] - 1
    free = False  # whether a throw can lead on without points, and so round in a circle
    for number in range(m.points.size):
        free = free or m.points[uint64(number)] == 0
    for back in range(last + 1):
        points = last - back
        change = 1.0  # who must roll in the last column stays in it, however many points come
        while change > 1e-12:
            change = 0.0
            for hand in range(m.hands):
                total = 0.0
                for number in range(outcome_start[hand], outcome_start[hand + 1]):
                    o = uint64(number)
                    first, end = np.int64(m.option_start[o]), np.int64(m.option_start[o + _1])
                    best = missed if m.missed[o] else lost
                    plain = uint64(m.plain[o]) < uint64(m.points.size)
                    chosen: Any = np.int64(-1)
                    # What is best with a point more is kept up while nothing is better.
                    usual = choice[o, uint64(min(points + 1, last))]
                    for turn in range(first, end + (usual >= 0)):
                        # Of equals the one with the most points, which is the last.
                        option: Any = usual if turn == end else end - 1 - (turn - first)
                        k = uint64(option)
                        value = _worth(
                            m, f, standing, k, plain, points + m.points[k], bank, missed, tally,
                            rolls,
                        )  # fmt: skip
                        if turn == first or value > best or (turn == end and value > best - slack):
                            best, chosen = max(value, best) if turn > first else value, option
                    choice[o, uint64(points)] = chosen
                    total += chance[o] * best
                change = max(change, abs(total - rolls[uint64(hand), uint64(points)]))
                rolls[uint64(hand), uint64(points)] = total
            change = change if free or back == 0 else 0.0
