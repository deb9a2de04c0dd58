"""The best play of many turns at once, compiled: sixteen turns side by side, a turn in each lane.

It decides as `kernels.decide` does, its slow twin, for turns of one standing. Loops over lanes are
written out so that LLVM makes vectors of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit, uint64
from numpy.typing import NDArray

from greed.sim.facts import Facts
from greed.sim.policy import EARLY, NEVER, RARER

__all__ = ["LANES", "OPTION_BITS", "POINT_BITS", "Turn", "Words", "decide_lanes"]

LANES = 16
POINT_BITS = 8
"""Bits of a number of points from which a step holds; 2^8 - 1 is more than any step has."""
OPTION_BITS = 6
"""Bits of an option, numbered within its outcome, if none has more than 2^6."""

_CLOSE = 1e-12


class Turn(NamedTuple):
    """A sheet's turn as lanes read it.

    Attributes:
        outcome_start, chance, option_start, missed, points: as in `Tables`.
        way: (options,) what an option leads to, one of W ways.
        hand: (W,) the hand that is left, H for none. may_bank, tally: (W,) as in `Tables`.
        source: (H + 2,) which of the banks leaving each hand is, then no hand, then a bonus turn.
        circles: an option may bring no points, so that a row depends on itself.
        option_bits, steps: how keeps are packed: bits of an option, and at most how many steps.
    """

    outcome_start: NDArray[np.int64]
    chance: NDArray[np.float64]
    option_start: NDArray[np.int64]
    missed: NDArray[np.uint8]
    points: NDArray[np.int64]
    way: NDArray[np.int64]
    hand: NDArray[np.int64]
    may_bank: NDArray[np.uint8]
    tally: NDArray[np.uint8]
    source: NDArray[np.int64]
    circles: bool
    option_bits: int
    steps: int


class Words(NamedTuple):
    """What is written down of turns.

    Attributes:
        bank: (turns, H) points from which on banking is no worse than rolling, the number of rows
            if it never is. early: (turns, H) where it is below them, too; bit t for t units.
        keep: (turns, O) the steps of each outcome, packed: from the lowest bits up the points from
            which the second, third, .. hold, and then the options, beginning with the first.
    """

    bank: NDArray[np.int32]
    early: NDArray[np.uint64]
    keep: NDArray[np.uint64]


@njit(cache=True, nogil=True)
def decide_lanes(
    turn: Turn, f: Facts, standing: int, banks, lost, wins: int, slack: float, held, rolls, choice,
    first: int, words: Words,
):  # fmt: skip
    """Play the turns best that begin with number `first`, backwards from the most points.

    banks: (S, sources, LANES) what ending the turn with these points is worth; lost: (LANES,)
    losing it, by a bust or otherwise; wins: points that win, which nobody has to be told to bank.
    held: (S + reach, W, LANES), rolls: (S, H, LANES) and
    choice: (S, O, LANES) are room: for what ways are worth, for what throws are worth, and for
    options; `choice` is empty if nothing is to be said about keeps.
    """
    last, hands, outcomes = banks.shape[0] - 1, rolls.shape[1], len(turn.chance)
    best, chosen, total = np.empty(LANES), np.empty(LANES, np.int64), np.empty(LANES)
    flat, width = held.reshape(-1), uint64(held.shape[1] * LANES)
    # Unsigned, or else every index is checked for wrapping around.
    ahead = np.empty(len(turn.points), np.uint64)
    for k in range(len(ahead)):
        ahead[k] = uint64(turn.points[k]) * width + uint64(turn.way[k] * LANES)
    rolls[:] = 0.0
    _ways(turn, f, standing, last, last, banks, lost, held, rolls)
    for up in range(last + 1, len(held)):
        held[up] = held[last]
    for back in range(last + 1):
        t = last - back
        base = uint64(t) * width
        while True:
            change = 0.0
            if turn.circles:
                _ways(turn, f, standing, t, last, banks, lost, held, rolls)
            for hand in range(hands):
                total[:] = 0.0
                for o in range(uint64(turn.outcome_start[hand]),
                               uint64(turn.outcome_start[hand + 1])):  # fmt: skip
                    begin = uint64(turn.option_start[o])
                    end = uint64(turn.option_start[o + uint64(1)])
                    chance = turn.chance[o]
                    if begin == end:
                        for lane in range(LANES):
                            total[lane] += chance * lost[lane]
                        continue
                    at = base + ahead[begin]
                    for lane in range(uint64(LANES)):
                        best[lane] = flat[at + lane]
                    for k in range(begin + uint64(1), end):
                        at = base + ahead[k]
                        for lane in range(uint64(LANES)):
                            best[lane] = max(best[lane], flat[at + lane])
                    for lane in range(LANES):
                        total[lane] += chance * best[lane]
                for lane in range(LANES):
                    change = max(change, abs(total[lane] - rolls[t, hand, lane]))
                    rolls[t, hand, lane] = total[lane]
            if not turn.circles or change <= _CLOSE:
                break
        _ways(turn, f, standing, t, last, banks, lost, held, rolls)
        for number in range(outcomes if choice.size else 0):
            o = uint64(number)
            begin, end = turn.option_start[o], turn.option_start[o + uint64(1)]
            # Of equals the one with the most points, which is the last.
            best[:], chosen[:] = -np.inf, -1
            for back_at in range(end - begin):
                k = end - 1 - back_at
                at = base + ahead[k]
                for lane in range(uint64(LANES)):
                    better = flat[at + lane] > best[lane]
                    best[lane] = flat[at + lane] if better else best[lane]
                    chosen[lane] = k if better else chosen[lane]
            # What is best with a point more is kept up while nothing is better.
            for lane in range(LANES if t < last else 0):
                usual = choice[t + 1, o, lane]
                kept_up = usual >= 0 and usual != chosen[lane]
                if kept_up and flat[base + ahead[usual] + uint64(lane)] > best[lane] - slack:
                    chosen[lane] = usual
            for lane in range(LANES):
                choice[t, o, lane] = chosen[lane]
    _write(turn, max(f.entry[standing], f.minimum), banks, wins, rolls, choice, first, words)


@njit(inline="always")
def _ways(turn, f, standing, t, last, banks, lost, held, rolls):
    """Write what each way on is worth with t units to a player who goes on best."""
    hands = rolls.shape[1]
    enters = t >= f.entry[standing] and t >= f.minimum
    for way in range(len(turn.hand)):
        hand, may_bank = turn.hand[way], turn.may_bank[way] != 0
        ends = hand == hands or turn.tally[way] != 0
        source = turn.source[hands + 1 if turn.tally[way] else hand]
        recorded = enters and (may_bank or turn.tally[way] != 0)
        stops = ends or (may_bank and t >= f.minimum and (enters or not f.entry_refused[standing]))
        for lane in range(LANES):
            ended = banks[t, source, lane] if recorded else lost[lane]
            if not ends and t < last:
                rolled = rolls[t, hand, lane]
                held[t, way, lane] = max(ended, rolled) if stops else rolled
            else:
                held[t, way, lane] = ended if stops else lost[lane]


@njit(inline="always")
def _write(turn, least, banks, wins, rolls, choice, first, words):
    """Write down when the turns bank, and what they keep."""
    last, hands = banks.shape[0] - 1, rolls.shape[1]
    for lane in range(min(LANES, len(words.bank) - first)):
        for hand in range(hands):
            source = turn.source[hand]
            from_on, early = 0, uint64(0)
            for t in range(last):
                yes = banks[t, source, lane] >= rolls[t, hand, lane]
                from_on = from_on if yes else t + 1
                if yes and least <= t < min(EARLY, wins):
                    early |= uint64(1) << uint64(t)
            if from_on > EARLY:
                # Where it is better here and not there: the point from which it gains most.
                gained, most = 0.0, -np.inf
                for t in range(last, EARLY - 1, -1):
                    gain = banks[t, source, lane] - rolls[t, hand, lane]
                    gained += (gain if t < last else abs(gain)) * RARER**t
                    if gained >= most:
                        from_on, most = t, gained
            words.bank[first + lane, hand] = max(from_on, least) if from_on < wins else NEVER
            words.early[first + lane, hand] = early
        if not choice.size:
            continue
        for number in range(len(turn.chance)):
            o = uint64(number)
            begin, before, steps = turn.option_start[o], choice[0, o, lane], 1
            top = uint64(POINT_BITS * (turn.steps - 1))
            word = uint64(max(before - begin, 0)) << top
            for t in range(1, min(last, (1 << POINT_BITS) - 1)):
                now = choice[t, o, lane]
                if now != before and steps < turn.steps:
                    word |= uint64(t) << uint64(POINT_BITS * (steps - 1))
                    word |= uint64(now - begin) << (top + uint64(turn.option_bits * steps))
                    steps += 1
                    before = now
            for step in range(steps, turn.steps):
                word |= uint64((1 << POINT_BITS) - 1) << uint64(POINT_BITS * (step - 1))
            words.keep[first + lane, o] = word
