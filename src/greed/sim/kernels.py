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
from greed.sim.streams import GAME, STEP

__all__ = [
    "ACCEPT",
    "BANK",
    "BANKED",
    "DECLINE",
    "KEEP",
    "LANES",
    "LOST",
    "LOST_INFO",
    "MISSED",
    "MISSED_INFO",
    "MUCH",
    "NOTHING",
    "ROLL",
    "THROW",
    "Counts",
    "Duel",
    "Machine",
    "Orders",
    "Seats",
    "TurnStates",
    "answers",
    "decide",
    "draw_only",
    "play",
    "race",
]

Array = NDArray[Any]

THROW, KEEP, ROLL, BANK, ACCEPT, DECLINE = range(6)
"""What a traced event is; its code is kind << 32 | number of the outcome or option."""

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

LANES = 64
"""Games played side by side."""

LOST_INFO, MISSED_INFO = 0x7FFF0000, 0x7FFE0000
"""What stands for an option where an outcome ends the turn."""

MUCH = 2047
"""More points of a turn than this are not counted side by side."""

_ON = 1
_NEVER = 2**40
_STEP, _GAME = uint64(STEP), uint64(GAME)
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


class TurnStates(NamedTuple):
    """The turns of two seats as one machine of small states, for games played side by side.

    Attributes:
        slots: (states << bits,) cut of the coin | result below it << 32 | result above it << 48;
            a result is the next state, or 0x8000 with the points banked and 0x1000 for a bust.
        bits: as in the alias tables.
        target: the score that ends the race.
        near: states 1 to `near` begin a turn on the board that many units before the target, state
            `near` also any turn further off.
        fresh: the state that begins a turn of a score of 0.
        second: where the states of seat 1 begin.
        dead, stop: the two last states: the game is over; the lane must be played on alone.
        at_once: reaching the target wins on the spot.
    """

    slots: Array
    bits: int
    target: np.uint32
    near: np.uint32
    fresh: np.uint32
    second: np.uint32
    dead: np.uint32
    stop: np.uint32
    at_once: int


class Duel(NamedTuple):
    """Two seats whose policies look at the scores, for games played side by side.

    Attributes:
        hands: how many there are; 0 where games are not played in this way.
        slots: (hands << bits,) cut of the coin | low outcome << 32 | high outcome << 48.
        takes: (K * O,) what a keeping table takes of an outcome: its first option, up to four
            steps (points from which on, and the option), and the number that options are counted
            from, `_NONE` for an outcome that ends the turn; see `greed.sim.duel`.
        options: points | next hand << 16 | may bank << 31; a next hand of `hands` is none.
        bank: (R * (hands + 1),) when a row banks, as in the orders; 0 where no hand is left.
        rows, keeps: as in the orders.
        rows_at, own, other: as in the orders, by seat.
        entry: points that bring a seat on the board.
        minimum: fewest points that may be banked.
        opening, start: the hands that begin a turn off and on the board.
    """

    hands: int
    slots: Array
    takes: Array
    options: Array
    bank: Array
    rows: Array
    keeps: Array
    rows_at: Array
    own: Array
    other: Array
    entry: np.uint32
    minimum: np.uint32
    opening: np.uint32
    start: np.uint32


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
def _note(trace, ply, kind, number):
    """Write an event down, if anybody wants it, and count it."""
    if ply < trace.size:
        trace[uint64(ply)] = (kind << 32) | number
    return ply + 1


@_part
def _best_other(s, seat, seats):
    best = -_NEVER
    for other in range(seats):
        if other != seat and s.scores[uint64(other)] > best:
            best = s.scores[uint64(other)]
    return best


@_part
def _row(p, s, seat, standing, rival, final, first):
    """Return the row of the seat's policy for this turn; mirrors `Player._row`."""
    at = uint64(seat)
    if final and p.final_size[at]:
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
            wants = (own + points if records else own) >= sure
            wants = wants and (enough or not (dares and records))
        else:
            wants = records and (enough or own + points >= sure)
        if wants:
            return BANKED, option, points, base, best
    return ROLLED, option, points, base, best


@_part
def _turn(
    m, f, p, s, start, seat, leader, first, row, hand, points, base, limit, draws, c, trace, ply
):
    """Play one turn, from its first throw on."""
    at = uint64(seat)
    own, standing, best = s.scores[at], s.standing[at], 0
    sure = _sure(f, s, seat, leader, first)
    while draws < limit:
        outcome = _outcome(m, hand, _bits(start, uint64(draws)))
        draws += 1
        s.throws[at] += 1
        if c.outcomes.size:
            c.outcomes[outcome] += 1
        end, option, points, base, best = _after(
            m, f, p, row, p.final_size[at] > 0, standing, own, leader >= 0, sure, hand, outcome,
            points, base, best,
        )  # fmt: skip
        if trace.size:
            ply = _note(trace, ply, THROW, np.int64(outcome))
            if end not in (LOST, MISSED):
                ply = _note(trace, ply, KEEP, np.int64(option))
            if end in (BANKED, ROLLED):
                ply = _note(trace, ply, BANK if end == BANKED else ROLL, 0)
        if end != ROLLED:
            return end, points, base, best, option, draws, ply
        hand = uint32(m.next_hand[option])
    return STOPPED, points, base, best, uint64(0), draws, ply


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
def _game(m, f, p, s, c, start, first, seat, draws, limit, trace):
    """Play one game to its end and count it; return how many events there were."""
    everybody = (1 << f.seats) - 1
    ply = _ZERO
    leader, queue, beaten, opener = _NOBODY, _ZERO, False, _NOBODY
    offered, at_stake = uint32(m.hands), _ZERO
    while True:
        at = uint64(seat)
        standing = s.standing[at]
        rival = _best_other(s, seat, f.seats)
        row = _row(p, s, seat, standing, rival, leader >= 0, first)
        hand = uint32(f.start_hand[uint64(standing)])
        points, base = _ZERO, _ZERO
        if uint64(offered) != uint64(m.hands):
            if _says_yes(p.accept[row * uint64(m.hands) + uint64(offered)], at_stake):
                ply = _note(trace, ply, ACCEPT, 0)
                hand, points = offered, at_stake
                base = _ZERO if f.counts_all and standing != _ON else points
            else:
                ply = _note(trace, ply, DECLINE, 0)
            offered = uint32(m.hands)
        s.turns[at] += 1
        end, points, base, best, option, draws, ply = _turn(
            m, f, p, s, start, seat, leader, first, row, hand, points, base, limit, draws, c,
            trace, ply,
        )  # fmt: skip
        if end == STOPPED:
            c.games[uint64(1)] += 1
            return ply
        if end in (LOST, MISSED):
            s.busts[at] += end == LOST
            _bust(f, s, seat, end == LOST, seat == leader)
        else:
            s.strikes[at] = 0
            own = s.scores[at]
            if (end == TALLIED or m.may_bank[option]) and _records(
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
                if end == BANKED:
                    offered, at_stake = uint32(m.offer[option]), points
            if end == TALLIED:
                continue
        # Whose turn follows: mirrors `next_seat`.
        before = seat
        if leader < 0:
            seat = seat + 1 if seat + 1 < f.seats else 0
        else:
            if queue == 0 and beaten:
                queue, beaten, seat = everybody & ~(1 << leader), False, leader
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


@_door
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
        ply = _game(m, f, p, s, c, start, begins, begins, _ZERO, limit, trace)
    return ply


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
            m, f, p, row, False, standing, own, False, sure, uint32(hand), uint64(first + number),
            points, 0, best,
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
def _worth(m, f, standing, k, points, bank, missed, tally, rolls):
    """Return what an option is worth to a player who goes on best."""
    at, cap = uint64(standing), uint64(bank.shape[1] - 1)
    enters = points >= f.entry[at] and points >= f.minimum
    place = min(uint64(points), cap)
    if m.tally[k]:
        return tally[place] if enters else missed
    following = uint64(m.next_hand[k])
    if following == uint64(m.hands):
        return bank[following, place] if enters and m.may_bank[k] else missed
    rolling = rolls[following, place] if place < cap else -np.inf
    if not m.may_bank[k] or points < f.minimum or (not enters and f.entry_refused[at]):
        return rolling if place < cap else missed
    banked = bank[following, place] if enters else missed
    return max(banked, rolling)


@_door
def decide(
    m: Machine, f: Facts, outcome_start: Array, chance: Array, standing: int, bank: Array,
    lost: float, missed: float, tally: Array, slack: float, rolls: Array, choice: Array,
) -> None:  # fmt: skip
    """Solve one turn backwards from the most points: what rolling is worth, and what to keep.

    `bank` (H + 1, S) is worth ending the turn with these points when hand h is left, `lost` and
    `missed` what it is worth to lose it by a bust or without one, `tally` (S,) to bank and go on
    with a bonus turn. Writes `rolls` (H, S) and, for each outcome, the best option (O, S), or the
    one that is best with a point more if that is worth no less but for `slack`.
    """
    last = bank.shape[1] - 1
    free = False  # whether a throw can lead on without points, and so round in a circle
    for number in range(m.points.size):
        free = free or m.points[uint64(number)] == 0
    for back in range(last + 1):
        points = last - back
        change = 1.0
        while change > 1e-12:
            change = 0.0
            for hand in range(m.hands):
                total = 0.0
                for number in range(outcome_start[hand], outcome_start[hand + 1]):
                    o = uint64(number)
                    first, end = np.int64(m.option_start[o]), np.int64(m.option_start[o + _1])
                    best = missed if m.missed[o] else lost
                    chosen: Any = np.int64(-1)
                    # What is best with a point more is kept up while nothing is better.
                    usual = choice[o, uint64(min(points + 1, last))]
                    for turn in range(first, end + (usual >= 0)):
                        # Of equals the one with the most points, which is the last.
                        option: Any = usual if turn == end else end - 1 - (turn - first)
                        k = uint64(option)
                        value = _worth(
                            m, f, standing, k, points + m.points[k], bank, missed, tally, rolls
                        )
                        if turn == first or value > best or (turn == end and value > best - slack):
                            best, chosen = max(value, best) if turn > first else value, option
                    choice[o, uint64(points)] = chosen
                    total += chance[o] * best
                change = max(change, abs(total - rolls[uint64(hand), uint64(points)]))
                rolls[uint64(hand), uint64(points)] = total
            change = change if free else 0.0


_L = uint64(LANES)
_ID, _ME, _OTHER, _TURNS, _SINCE, _BITS0, _BITS1, _HAND, _POINTS, _ROW, _KEEP, _FOUND, _CUT = (
    uint64(row * LANES) for row in range(13)
)
_SEAT = uint64(1)
_SCORE, _BUST_SHIFT, _THROW_SHIFT, _TEN_BITS = uint32(0xFFF), uint32(12), uint32(22), uint32(0x3FF)
_ADDED, _ONE_THROW, _ENDED = uint32(0x1FFF), uint32(1 << 22), uint32(0x8000)
_HALF = uint64(0xFFFF)
_PATIENCE, _OFTEN = 640, 255
_U0, _U1 = uint32(0), uint32(1)
_4, _8, _16, _28, _40, _52 = (uint64(n) for n in (4, 8, 16, 28, 40, 52))
_FOUR, _BYTE, _TWELVE = uint64(0xF), uint64(0xFF), uint64(0xFFF)
_LOSES, _MISSES, _ONE_BUST = uint32(LOST_INFO), uint32(MISSED_INFO), uint32(1 << 12)
_MUCH, _SMALL = uint32(MUCH), uint32(0xFFFF)


class LaneCounts(NamedTuple):
    """What lanes count of the games that they bring to an end, from which all else follows.

    Attributes:
        ends: (2, 1024) by first seat, and by that number and the turns together.
        scores: (2, 4096) by seat.
        throws: (1024,) of a game.
        sums: (2, 4) by seat, all throws, their squares, all busts, their squares.
    """

    ends: Array
    scores: Array
    throws: Array
    sums: Array


@_inline
def _lane_words(lane, words):
    """Draw the next word of every lane: the bits of two throws."""
    for i in range(_L):
        state = words[i] + _STEP
        words[i] = state
        word = _mix(state)
        lane[_BITS0 + i], lane[_BITS1 + i] = uint32(word >> _32), uint32(word)


@_door
def draw_only(lane: Array, words: Array, times: int) -> None:
    """Draw words for all lanes and do nothing with them: what random bits cost by themselves."""
    for _ in range(times):
        _lane_words(lane, words)


@_inline
def _lane_throws(lane, entries, r, bits, step):
    """Throw once in every lane; the second loop is free of look-ups, so LLVM makes it vectors."""
    wide, rest, slots = uint64(r.bits), _32 - uint64(r.bits), r.slots
    mask = uint32((_1 << rest) - _1)
    for i in range(_L):
        entries[i] = slots[(uint64(lane[_ID + i]) << wide) + (uint64(lane[bits + i]) >> rest)]
    target, near, fresh, second = r.target, r.near, r.fresh, r.second
    dead, stop, wins, after = r.dead, r.stop, r.at_once != 0, uint32(step + 1)
    for i in range(_L):
        me, other, turns = lane[_ME + i], lane[_OTHER + i], lane[_TURNS + i]
        entry = entries[i]
        chosen = entry >> _32 if (lane[bits + i] & mask) < uint32(entry) else entry >> _48
        result = uint32(chosen & _HALF)
        ended = (result & _ENDED) != _U0
        gain = uint32(result & _ADDED) if ended else _U0
        over = uint32((me & _SCORE) + (gain & _SCORE)) >= target
        passes = ended and (wins or not over)
        mine = uint32(me + (gain if passes else _U0) + _ONE_THROW)
        theirs = uint32(other & _SCORE)
        begins = fresh if theirs == _U0 else min(uint32(target - theirs), near)
        begins = uint32(begins + (_U0 if turns & _U1 else second))
        begins = dead if over else begins
        stays = stop if ended else result
        lane[_ID + i] = begins if passes else stays
        lane[_ME + i] = other if passes else mine
        lane[_OTHER + i] = mine if passes else other
        lane[_TURNS + i] = uint32(turns + _U1) if passes else turns
        lane[_SINCE + i] = after if passes else lane[_SINCE + i]


@_part
def _lane_counts(lane, i, n, begins, began, now):
    """Count the game of a lane that reached the target: as little as the rest follows from."""
    turns, since = lane[_TURNS + i], lane[_SINCE + i]
    loser = uint64(turns & _U1)
    mine, theirs = lane[_ME + i], lane[_OTHER + i]
    n.ends[uint64(begins), uint64(turns)] += 1
    n.scores[loser, uint64(mine & _SCORE)] += 1
    n.scores[_1 - loser, uint64(theirs & _SCORE)] += 1
    n.throws[uint64(np.int64(since) - began)] += 1
    idle = now - np.int64(since)
    for at in (loser, _1 - loser):
        thrown = np.int64(mine >> _THROW_SHIFT) - idle
        busts = np.int64((mine >> _BUST_SHIFT) & _TEN_BITS)
        n.sums[at, uint64(0)] += thrown
        n.sums[at, uint64(1)] += thrown * thrown
        n.sums[at, uint64(2)] += busts
        n.sums[at, uint64(3)] += busts * busts
        mine, idle = theirs, 0


@_part
def _duel_begins(lane, d, i):
    """Give the seat to act the row of its turn."""
    at = uint64(lane[_TURNS + i] & _U1)
    mine, theirs = np.int64(lane[_ME + i] & _SCORE), np.int64(lane[_OTHER + i] & _SCORE)
    standing = np.int64((mine > 0) | (d.entry == _U0))
    cell = (standing * d.own[at] + min(mine, d.own[at] - 1)) * d.other[at]
    row = uint64(d.rows[uint64(d.rows_at[at] + cell + min(theirs, d.other[at] - 1))])
    lane[_ROW + i] = uint32(row)
    lane[_KEEP + i] = d.keeps[row]


@_inline
def _duel_throws(lane, entries, r, d, bits, step, outcomes):
    """Throw once in every lane, stage by stage: look-ups and vectors take turns."""
    wide, rest = uint64(r.bits), _32 - uint64(r.bits)
    mask = uint32((_1 << rest) - _1)
    hands, many = uint64(d.hands), uint64(outcomes)
    for i in range(_L):
        entries[i] = d.slots[(uint64(lane[_HAND + i]) << wide) + (uint64(lane[bits + i]) >> rest)]
    for i in range(_L):
        entry = entries[i]
        found = entry >> _32 if (lane[bits + i] & mask) < uint32(entry) else entry >> _48
        lane[_FOUND + i] = uint32(found & _HALF)
    for i in range(_L):
        entries[i] = d.takes[uint64(lane[_KEEP + i]) * many + uint64(lane[_FOUND + i])]
    for i in range(_L):
        take, points = entries[i], uint64(lane[_POINTS + i])
        option = take & _FOUR
        for shift in (_4, _16, _28, _40):
            part = (take >> shift) & _TWELVE
            option = (part >> _8) if points >= (part & _BYTE) else option
        lane[_FOUND + i] = uint32((take >> _52) + option)
    for i in range(_L):
        info = d.options[uint64(lane[_FOUND + i])]
        lane[_FOUND + i] = info
        word = d.bank[uint64(lane[_ROW + i]) * (hands + _1) + ((uint64(info) >> _16) & _BYTE)]
        total = np.int64(lane[_POINTS + i]) + np.int64(info & _SMALL)
        lane[_CUT + i] = uint32(_says_yes(word, total))
    wins, target, after = r.at_once != 0, r.target, uint32(step + 1)
    none, entry, minimum = uint32(d.hands), d.entry, d.minimum
    dead, stop = r.dead, r.stop
    for i in range(_L):
        info = lane[_FOUND + i]
        me, other, turns = lane[_ME + i], lane[_OTHER + i], lane[_TURNS + i]
        live = lane[_ID + i] < dead
        following = uint32((info >> uint32(16)) & uint32(0xFF))
        lost = info == _LOSES
        missed = info == _MISSES
        points = uint32(lane[_POINTS + i] + (info & _SMALL))
        score = uint32(me & _SCORE)
        enters = (score > _U0) | (points >= entry)
        able = ((info >> uint32(31)) != _U0) & (points >= minimum)
        records = able & enters & (points > _U0)
        over = records & (uint32(score + points) >= target) & (not lost) & (not missed)
        spent = following == none
        banks = spent | (over & wins) | (records & (lane[_CUT + i] != _U0))
        ended = live & (lost | missed | banks)
        stops = live & ((over & (not wins)) | (points > _MUCH))
        gain = points if records else _U0
        gain = _ONE_BUST if lost else gain
        gain = _U0 if missed else gain
        passes = ended & (not stops)
        mine = uint32(me + (gain if passes else _U0) + _ONE_THROW)
        lane[_ID + i] = stop if stops else (dead if passes & over else lane[_ID + i])
        lane[_ME + i] = other if passes else mine
        lane[_OTHER + i] = mine if passes else other
        lane[_TURNS + i] = uint32(turns + _U1) if passes else turns
        lane[_SINCE + i] = after if passes else lane[_SINCE + i]
        theirs = uint32(other & _SCORE)
        fresh = d.opening if theirs == _U0 else d.start
        lane[_HAND + i] = fresh if ended else (following if live else lane[_HAND + i])
        lane[_POINTS + i] = _U0 if ended else points
    for i in range(_L):
        _duel_begins(lane, d, i)


@_part
def _lane_goes_on(m, f, p, s, c, lane, i, start, begins, began, now, limit, trace):
    """Play the rest of a lane's game, from the beginning of the turn that was under way."""
    turns, since = lane[_TURNS + i], lane[_SINCE + i]
    seat = np.int64(turns & _U1)
    idle = now - np.int64(since)
    held = lane[_ME + i]
    for at in (uint64(seat), uint64(1 - seat)):
        s.scores[at] = np.int64(held & _SCORE)
        s.busts[at] = np.int64((held >> _BUST_SHIFT) & _TEN_BITS)
        s.throws[at] = np.int64(held >> _THROW_SHIFT) - idle
        s.standing[at] = _ON if s.scores[at] else f.standing
        s.strikes[at] = 0
        held, idle = lane[_OTHER + i], 0
    played = np.int64(turns) - begins
    s.turns[uint64(begins)] = (played + 1) >> 1
    s.turns[uint64(1 - begins)] = played >> 1
    _game(m, f, p, s, c, start, begins, seat, np.int64(since) - began, limit, trace)


@_door
def race(
    m: Machine, f: Facts, p: Orders, s: Seats, c: Counts, n: LaneCounts, r: TurnStates, d: Duel,
    key: np.uint64, game: int, games: int, first: int, limit: int, lane: Array, wide: Array,
    listed: Array, trace: Array,
) -> None:  # fmt: skip
    """Play games as `play` does, many side by side; the same games with the same counts.

    A lane holds one game. Every eight throws those that are over make room for the next ones.
    What lanes cannot do (final rounds, rare turns, games that drag on) is played on alone.
    """
    words, entries = wide[:LANES], wide[LANES : 2 * LANES]
    numbers, began = listed[:LANES], listed[LANES : 2 * LANES]
    ready = listed[2 * LANES : 3 * LANES]
    upcoming, last, now = game, game + games, 0
    outcomes = m.missed.size
    open_lanes = 0
    for i in range(_L):
        lane[_ID + i] = r.dead
        numbers[i] = -1
    while True:
        count = uint64(0)
        for i in range(_L):
            ready[count] = np.int64(i)
            count += uint64(lane[_ID + i] >= r.dead)
        for j in range(count):
            i = uint64(ready[j])
            number = numbers[i]
            if number >= 0:
                begins = first if first >= 0 else number & 1
                if lane[_ID + i] == r.dead:
                    _lane_counts(lane, i, n, begins, began[i], now)
                else:
                    start = _mix(key + uint64(number) * _GAME)
                    _lane_goes_on(
                        m, f, p, s, c, lane, i, start, begins, began[i], now, limit, trace
                    )
                open_lanes -= 1
            began[i] = now
            if upcoming < last:
                begins = first if first >= 0 else upcoming & 1
                numbers[i] = upcoming
                words[i] = _mix(key + uint64(upcoming) * _GAME)
                lane[_ID + i] = uint32(r.fresh + (r.second if begins else _U0))
                lane[_HAND + i], lane[_POINTS + i] = d.opening, _U0
                lane[_ME + i] = lane[_OTHER + i] = _U0
                lane[_TURNS + i], lane[_SINCE + i] = uint32(begins), uint32(now)
                if d.hands:
                    _duel_begins(lane, d, i)
                upcoming += 1
                open_lanes += 1
            else:
                numbers[i] = -1
                lane[_ID + i] = r.dead
        if open_lanes == 0:
            return
        if now & _OFTEN == 0:
            for i in range(_L):
                if now - began[i] > _PATIENCE:
                    lane[_ID + i] = r.stop
        if d.hands:
            for _ in range(4):
                _lane_words(lane, words)
                _duel_throws(lane, entries, r, d, _BITS0, now, outcomes)
                _duel_throws(lane, entries, r, d, _BITS1, now + 1, outcomes)
                now += 2
        else:
            for _ in range(4):
                _lane_words(lane, words)
                _lane_throws(lane, entries, r, _BITS0, now)
                _lane_throws(lane, entries, r, _BITS1, now + 1)
                now += 2
