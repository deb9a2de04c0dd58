"""The best policy for very many stakes: what `best_policy` does, with lanes and shared lists.

A policy that looks at the scores of two others has a hundred thousand rows or more. Their turns are
decided sixteen at a time, and what they keep is written down once for all that keep alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from greed.sim.best import yes_from
from greed.sim.facts import facts
from greed.tables import Tables

if TYPE_CHECKING:
    from greed.sim.turn_kernels import Turn, Words

__all__ = ["Keeps", "decided", "sources_of", "yes_from"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]

_WORD, _STEPS = 63, 5


@lru_cache(maxsize=4)
def _turn(tables: Tables) -> Turn:
    from greed.sim.turn_kernels import OPTION_BITS, POINT_BITS, Turn

    hands = len(tables.hands)
    left = np.where(tables.next_hand < 0, hands, tables.next_hand)
    ways, way = np.unique(
        np.stack([left, tables.may_bank, tables.tally], axis=1), axis=0, return_inverse=True
    )
    most = int(np.diff(tables.option_start).max())
    bits = max(OPTION_BITS, (most - 1).bit_length())
    steps = min((_WORD + POINT_BITS) // (POINT_BITS + bits), _STEPS)
    return Turn(
        outcome_start=tables.outcome_start.astype(np.int64),
        chance=tables.chance,
        option_start=tables.option_start.astype(np.int64),
        missed=tables.missed.astype(np.uint8),
        points=tables.points.astype(np.int64),
        way=way.reshape(-1).astype(np.int64),
        hand=ways[:, 0].astype(np.int64),
        may_bank=ways[:, 1].astype(np.uint8),
        tally=ways[:, 2].astype(np.uint8),
        source=np.array(sources_of(tables), np.int64),
        circles=bool((tables.points == 0).any()),
        option_bits=bits,
        steps=steps,
    )


@lru_cache(maxsize=16)
def sources_of(tables: Tables) -> tuple[int, ...]:
    """Return what a bank offers that leaves each hand, no hand, and one before a bonus turn.

    0 stands for nothing, 1 + j for the carryover of hand j of those that are offered, and one more
    than the last of them for the bonus turn.
    """
    offers = sorted({int(offer) for offer in tables.offer if offer >= 0})
    found = [0] * (len(tables.hands) + 1) + [len(offers) + 1]
    for hand, offer, tally in zip(tables.next_hand, tables.offer, tables.tally, strict=True):
        if offer >= 0 and not tally:
            found[hand] = 1 + offers.index(int(offer))
    return tuple(found)


def decided(
    tables: Tables, standing: int, banks: Floats, lost: Floats, wins: int, keeps: int,
    slack: float,
) -> Words:  # fmt: skip
    """Return the best play of turns: when they bank, and what the first of them keep.

    Args:
        tables: of the sheet.
        standing: of the player.
        banks: (S, sources, turns) what ending a turn with these points is worth, as `sources_of`
            numbers the sources; from S - 1 points on nobody rolls who may bank.
        lost: (turns,) what losing it is worth, by a bust or otherwise.
        wins: how many points win when they are banked. That a seat does by itself, so it isn't
            told to bank these if it is to bank nothing less: then no other score misses by little.
        keeps: of how many turns, the first ones, to say what they keep.
        slack: by how much a choice may be worse than the best one if it changes less with points.
    """
    from greed.sim.turn_kernels import LANES, Words, decide_lanes

    turn, known = _turn(tables), facts(tables, tables.sheet.seats.min)
    count, hands, outcomes = banks.shape[2], len(tables.hands), len(tables.chance)
    words = Words(
        np.zeros((count, hands), np.int32), np.zeros((count, hands), np.uint64),
        np.zeros((keeps, outcomes), np.uint64),
    )  # fmt: skip
    size = len(banks)
    reach = int(turn.points.max(initial=0))
    held, thrown = np.zeros((size + reach, len(turn.hand), LANES)), np.empty((size, hands, LANES))
    room = np.empty((size, outcomes, LANES), np.int64)
    for first, last in _pieces(count, keeps):
        lanes = np.minimum(np.arange(first, first + LANES), last - 1)
        part = Words(words.bank[:last], words.early[:last], words.keep)
        decide_lanes(
            turn, known, standing, np.ascontiguousarray(banks[:, :, lanes]), lost[lanes], wins,
            slack, held, thrown, room if first < keeps else room[:0], first, part,
        )  # fmt: skip
    return words


def _pieces(count: int, keeps: int) -> list[tuple[int, int]]:
    """Return pieces of up to sixteen turns, those whose keeps are wanted by themselves."""
    from greed.sim.turn_kernels import LANES

    return [
        (first, min(first + LANES, end))
        for begin, end in ((0, keeps), (keeps, count))
        for first in range(begin, end, LANES)
    ]


class Keeps:
    """What many turns keep, written down as lists of steps and keeping tables that they share.

    Attributes:
        takes, step_start, step_from, step_option: as in `PolicyTable`.
        number: of each turn, the keeping table that it has.
    """

    def __init__(self, tables: Tables, words: Sequence[NDArray[np.uint64]]) -> None:
        """Take what turns keep, in their order, as `decided` writes it down."""
        turn = _turn(tables)
        every = np.concatenate(words) if words else np.zeros((0, len(tables.chance)), np.uint64)
        self.takes = np.empty(every.shape, np.int32)
        lists, starts, froms, options = 0, [np.zeros(1, np.int64)], [], []
        for outcome in range(every.shape[1]):
            # Of steps that a shorter list has, only those that hold are written.
            found, place = np.unique(every[:, outcome], return_inverse=True)
            self.takes[:, outcome] = lists + place.reshape(-1)
            lists += len(found)
            since, option = _unpacked(found, turn, outcome)
            holds = since < _never()
            starts.append(np.cumsum(holds.sum(axis=1)) + starts[-1][-1])
            froms.append(since[holds])
            options.append(option[holds])
        self.takes, same = np.unique(self.takes, axis=0, return_inverse=True)
        self.number = same.reshape(-1).astype(np.int32)
        self.step_start = np.concatenate(starts).astype(np.int32)
        self.step_from = np.concatenate(froms).astype(np.int32)
        self.step_option = np.concatenate(options).astype(np.int32)


def _never() -> int:
    from greed.sim.turn_kernels import POINT_BITS

    return (1 << POINT_BITS) - 1


def _unpacked(
    words: NDArray[np.uint64], turn: Turn, outcome: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return from how many points each step of packed words holds, and its option."""
    from greed.sim.turn_kernels import POINT_BITS

    held = words.astype(np.int64)[:, None]
    step = np.arange(turn.steps)
    since = (held >> POINT_BITS * np.maximum(step - 1, 0)) & _never()
    since[:, 0] = 0
    top = POINT_BITS * (turn.steps - 1)
    option = (held >> top + turn.option_bits * step) & ((1 << turn.option_bits) - 1)
    begin, end = turn.option_start[outcome : outcome + 2].tolist()
    return since, option + begin if end > begin else np.full_like(option, -1)
