"""Two seats whose policies look at the scores, packed so that many games fit side by side.

What a keeping table takes of an outcome is one word of 64 bits, from the lowest up: 4 bits for the
first option, four times 8 bits for the points from which another holds and 4 bits for that one,
and 12 bits for the number from which the options are counted.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greed.core.state import OFF, ON
from greed.sim.kernels import LOST_INFO, MISSED_INFO, MUCH, Duel
from greed.sim.program import scaled
from greed.sim.setup import Setup

__all__ = ["NO_DUEL", "duel"]

_STEPS, _POINTS, _OPTIONS, _BASES, _HANDS = 4, 255, 16, 4094, 250
_FIRST_BITS, _STEP_BITS, _BASE_SHIFT = 4, 12, 52

_NOTHING = np.zeros(0, np.uint64)
_U = np.uint32
NO_DUEL = Duel(
    0, _NOTHING, _NOTHING, np.zeros(0, _U), np.zeros(0, np.uint64), np.zeros(0, _U),
    np.zeros(0, _U), np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.int64),
    _U(0), _U(0), _U(0), _U(0),
)  # fmt: skip
"""What stands for a duel where there is none."""


def duel(setup: Setup) -> Duel | None:
    """Return the packed policies of a setup; None where games cannot be played side by side.

    That takes two seats, turns that do not bear on each other (no carryover, no strikes, no
    bonus turns, no order of the seats), and policies with at most five steps for each outcome.
    """
    tables, facts, orders = setup.tables, setup.facts, setup.orders
    alone = facts.strikes == 0 and not tables.tally.any() and bool((tables.offer < 0).all())
    throw_entry = (
        bool(facts.entry_throw[OFF]) and not tables.hands[int(facts.start_hand[OFF])].opening
    )
    small = len(tables.points) < _BASES and len(tables.hands) < _HANDS and facts.target < MUCH
    plain = all(policy.rows.shape[:2] == (1, 1) for policy in setup.policies)
    if len(setup.policies) != 2 or not (alone and plain) or throw_entry or not small:
        return None
    takes = _takes(setup)
    if takes is None:
        return None
    hands = len(tables.hands)
    bank = np.zeros((len(orders.bank) // hands, hands + 1), np.uint64)
    bank[:, :hands] = orders.bank.reshape(-1, hands)
    info = setup.machine.points.astype(np.uint32) | (setup.machine.next_hand << _U(16))
    info |= setup.machine.may_bank.astype(np.uint32) << _U(31)
    slots = setup.alias
    low, high = slots.low.astype(np.uint64), slots.high.astype(np.uint64)
    return Duel(
        hands=hands,
        slots=scaled(slots.cut, slots.bits) | low << np.uint64(32) | high << np.uint64(48),
        takes=takes,
        options=np.append(info, [_U(LOST_INFO), _U(MISSED_INFO)]).astype(np.uint32),
        # An outcome that ends the turn looks up a bank, too, and does not heed it.
        bank=np.append(bank.ravel(), np.zeros(256, np.uint64)),
        rows=orders.rows,
        keeps=orders.keeps,
        rows_at=orders.rows_at,
        own=orders.own,
        other=orders.other,
        entry=_U(facts.entry[OFF]),
        minimum=_U(facts.minimum),
        opening=_U(facts.start_hand[OFF if facts.entry[OFF] else ON]),
        start=_U(facts.start_hand[ON]),
    )


def _takes(setup: Setup) -> NDArray[np.uint64] | None:
    """Return what every keeping table takes of every outcome, or None if it does not fit."""
    tables, orders = setup.tables, setup.orders
    starts = orders.step_start.astype(np.int64)
    sizes = np.diff(starts)
    outcomes = np.arange(len(sizes)) % len(tables.chance)
    base = tables.option_start[outcomes].astype(np.int64)
    ends = tables.option_start[outcomes + 1] == base
    chosen = orders.step_option.astype(np.int64) - np.repeat(base, sizes)
    chosen[np.repeat(ends, sizes)] = 0
    if sizes.max() > _STEPS + 1 or chosen.max() >= _OPTIONS or orders.step_from.max() >= _POINTS:
        return None
    lost = len(tables.points) + tables.missed[outcomes].astype(np.int64)
    packed = np.where(ends, lost, base).astype(np.uint64) << np.uint64(_BASE_SHIFT)
    packed |= chosen[starts[:-1]].astype(np.uint64)
    for step in range(1, _STEPS + 1):
        # Where there are no more steps the last one holds on.
        at = starts[:-1] + np.minimum(step, sizes - 1)
        points = np.where(step < sizes, orders.step_from[at], _POINTS)
        part = points | chosen[at] << 8
        packed |= part.astype(np.uint64) << np.uint64(_FIRST_BITS + _STEP_BITS * (step - 1))
    return packed
