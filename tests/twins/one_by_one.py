"""Games played one after the other, throw by throw: the slow twin of games side by side.

It shares with them how a policy decides and what a bust does (`greed.sim.kernels`), and nothing of
how games are packed, stepped and handed on. `tests.unit.sim.test_games_against_core` holds it
against the core event for event.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import int64, uint32, uint64
from numpy.typing import NDArray

from greed.sim import Run, kernels
from greed.sim.facts import Facts
from greed.sim.kernels import (
    BANKED,
    LOST,
    MISSED,
    ROLLED,
    STOPPED,
    TALLIED,
    Counts,
    Machine,
    Orders,
    Seats,
)  # fmt: skip
from greed.sim.streams import GAME, game_key
from greed.sim.tally import counts

Array = NDArray[Any]

THROW, KEEP, ROLL, BANK, ACCEPT, DECLINE = range(6)
"""What a traced event is; its code is kind << 32 | number of the outcome or option."""

_part, _door = kernels._part, kernels._door
_mix, _bits, _outcome, _row, _says_yes = (
    kernels._mix, kernels._bits, kernels._outcome, kernels._row, kernels._says_yes
)  # fmt: skip
_after, _best_other, _sure, _records, _score = (
    kernels._after, kernels._best_other, kernels._sure, kernels._records, kernels._score
)  # fmt: skip
_bust, _called, _count, _sit_down = (
    kernels._bust, kernels._called, kernels._count, kernels._sit_down
)  # fmt: skip
_GAME, _ZERO, _NOBODY, _ON = uint64(GAME), int64(0), int64(-1), 1


def one_by_one(run: Run, game: int, games: int) -> Counts:
    """Play games from number `game` on and return what they add up to, as `play_unit` does."""
    setup = run.setup()
    total = counts(setup.tables, len(run.players), outcomes=run.outcomes)
    play(
        setup.machine, setup.facts, setup.orders, setup.seats(), total,
        np.uint64(game_key(run.seed)), game, games, -1 if run.first is None else run.first,
        run.limit, np.zeros(0, np.int64),
    )  # fmt: skip
    return total


@_part
def _note(trace, ply, kind, number):
    """Write an event down, if anybody wants it, and count it."""
    if ply < trace.size:
        trace[uint64(ply)] = (kind << 32) | number
    return ply + 1


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
            m, f, p, row, p.final_size[at] > 0, standing, own, leader >= 0, sure, hand,
            outcome, points, base, best,
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
def _game(m, f, p, s, c, start, first, limit, trace):
    """Play one game to its end and count it; return how many events there were."""
    everybody = (1 << f.seats) - 1
    seat, draws, offered, at_stake = first, _ZERO, uint32(m.hands), _ZERO
    ply = _ZERO
    leader, queue, beaten, opener = _NOBODY, _ZERO, False, _NOBODY
    while True:
        at = uint64(seat)
        standing = s.standing[at]
        rival = _best_other(s, seat, f.seats)
        row = _row(p, s, seat, standing, rival, leader, first)
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
                score = _score(f, own, points)
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
        ply = _game(m, f, p, s, c, start, begins, limit, trace)
    return ply
