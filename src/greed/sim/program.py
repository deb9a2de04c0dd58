"""The turns of all seats as one small machine, so that many games can be played side by side.

A state is what a policy still looks at in the middle of a turn: the hand, the points, and, near
the target, how far off it is. Its slots are those of the hand, but they hold what the policy
makes of the outcome: the next state, or the points that are banked.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from greed.core.state import OFF, ON
from greed.sim import kernels
from greed.sim.facts import Facts
from greed.sim.lane_kernels import BUST, ENDED, TurnStates
from greed.sim.policy import NEVER
from greed.sim.setup import Setup

_STATES, _SLOTS = 1 << 14, 1 << 20
_MOST = 32
_SCORE = 0xFFF

_Key = tuple[int, int, int, int]
"""Distance (0: off the board), hand, points, best throw."""


_U = np.uint32


class _TooLargeError(Exception):
    """The machine would have too many states."""


def program(setup: Setup) -> TurnStates | None:
    """Return the machine of policies that look only at the turn and at who is on the board.

    None if they look at more, if it would be too large, or if turns bear on each other: by strikes,
    bonus turns or offers.
    """
    tables, facts = setup.tables, setup.facts
    if facts.strikes or facts.bounces or tables.tally.any() or (tables.offer >= 0).any():
        return None
    if any(policy.rows.size != 3 or policy.final.size for policy in setup.policies):
        return None
    cuts = [int(c) for policy in setup.policies for c in policy.bank.ravel() if c < NEVER]
    near = max([*cuts, facts.minimum, 1])
    reach = max([near, *facts.entry.tolist()])
    if (
        near > _MOST
        or reach >= facts.target
        or facts.target + int(tables.points.max()) + reach > _SCORE
    ):
        return None
    try:
        return _program(setup, near, reach)
    except _TooLargeError:
        return None


def _program(setup: Setup, near: int, reach: int) -> TurnStates:
    facts, bits = setup.facts, setup.alias.bits
    at_once, answered = wins_at_once(facts), _is_answered(facts)
    distances = 1 if answered else near
    seats = [_Seat(setup, seat, near, distances, reach, at_once) for seat in setup.distinct]
    for seat in seats:
        seat.walk()
    step = max(len(seat.keys) for seat in seats)
    states = step * len(seats)
    if states + 2 >= _STATES or (states + 2) << bits > _SLOTS:
        raise _TooLargeError
    slots = np.zeros((states + 2, 1 << bits), np.uint64)
    for number, seat in enumerate(seats):
        made = seat.slots(step * number, states + 1)
        slots[step * number : step * number + len(made)] = made
    for number in (states, states + 1):
        slots[number] = (number << 32) | (number << 48)
    return TurnStates(
        seats=_U(facts.seats),
        slots=slots.ravel(),
        bits=_U(bits),
        target=np.uint32(facts.target),
        near=np.uint32(distances),
        fresh=np.uint32(distances if facts.standing == ON else 0),
        size=np.uint32(step if len(seats) > 1 else 0),
        dead=np.uint32(states),
        stop=np.uint32(states + 1),
        hands_on=at_once or answered,
        reached=_U(states if at_once else states + 1),
    )


@dataclass
class _Seat:
    """The states of one seat, found by walking from those that begin a turn.

    Attributes:
        near, reach: the points from which on all bank, on the board and off it.
        distances: how many distances from the target are separate; the last is all further ones.
    """

    setup: Setup
    seat: int
    near: int
    distances: int
    reach: int
    at_once: bool
    keys: list[_Key] = field(default_factory=list)
    index: dict[_Key, int] = field(default_factory=dict)
    results: list[NDArray[np.int64]] = field(default_factory=list)

    def walk(self) -> None:
        start_hand = self.setup.facts.start_hand
        for distance in range(self.distances + 1):
            self.of((distance, int(start_hand[ON if distance else OFF]), 0, 0))
        for key in self.keys:  # grows while it is walked
            self.results.append(self.answers(key))

    def of(self, key: _Key) -> int:
        """Return the number of a state, taking it up if it is new."""
        if key not in self.index:
            if (len(self.keys) + 2) << self.setup.alias.bits > _SLOTS:
                raise _TooLargeError
            self.index[key] = len(self.keys)
            self.keys.append(key)
        return self.index[key]

    def answers(self, key: _Key) -> NDArray[np.int64]:
        """Return the result of each outcome of a state's hand; -1 where lanes must stop."""
        distance, hand, points, best = key
        setup, tables, facts = self.setup, self.setup.tables, self.setup.facts
        first, end = tables.outcome_start[hand : hand + 2].tolist()
        closing = 0 < distance < self.distances
        if closing and not self.at_once:
            return np.full(end - first, -1, np.int64)
        own, sure = (facts.target - distance, facts.target) if closing else (0, NEVER)
        ends, totals, bests, hands = np.zeros((4, end - first), np.int64)
        kernels.answers(
            setup.machine, facts, setup.orders, self.seat, ON if distance else OFF, own, sure,
            hand, first, points, best, ends, totals, bests, hands,
        )  # fmt: skip
        results = np.full(end - first, ENDED, np.int64)
        results[ends == kernels.LOST] |= BUST
        banked = ends == kernels.BANKED
        results[banked] |= totals[banked]
        limit = self.near if distance else self.reach
        for number in np.flatnonzero(ends == kernels.ROLLED).tolist():
            total = int(totals[number])
            following = (distance, int(hands[number]), total, int(bests[number]))
            results[number] = self.of(following) if total < limit else -1
        return results

    def slots(self, offset: int, stop: int) -> NDArray[np.uint64]:
        """Return the slots of all states, once the numbers of this seat begin at `offset`."""
        slots, first = self.setup.alias, self.setup.tables.outcome_start
        size = 1 << slots.bits
        made = []
        for (_, hand, _, _), then in zip(self.keys, self.results, strict=True):
            numbered = np.where(then >= ENDED, then, np.where(then < 0, stop, then + offset))
            place = slice(hand * size, (hand + 1) * size)
            low, high = (numbered[side[place] - first[hand]] for side in (slots.low, slots.high))
            made.append(packed(slots.cut[place], low, high))
        return np.array(made)


def wins_at_once(facts: Facts) -> bool:
    """Return whether reaching the target wins, by any number of points."""
    return bool(facts.at_once and not facts.forfeits)


def _is_answered(facts: Facts) -> bool:
    """Return whether any points may reach the target, and the next player always has a turn."""
    following = (np.arange(facts.seats) + 1) % facts.seats
    called = bool((facts.queues >> following & 1).all())
    return called and not facts.at_once and not facts.forfeits


def packed(
    cut: NDArray[np.uint32], low: NDArray[np.integer], high: NDArray[np.integer]
) -> NDArray[np.uint64]:
    """Return slots as one word each: the cut, and 16 bits for the result below it and above it."""
    wide = [part.astype(np.uint64) for part in (cut, low, high)]
    slots: NDArray[np.uint64] = wide[0] | wide[1] << np.uint64(32) | wide[2] << np.uint64(48)
    return slots
