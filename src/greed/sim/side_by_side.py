"""Games packed so that many of them fit side by side."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greed.core.state import OFF, ON
from greed.sim.lane_kernels import BASE, LOST, MAY_BANK, MUCH, OFFER, ScorePolicies, TurnStates
from greed.sim.program import packed, program, wins_at_once
from greed.sim.setup import Setup

__all__ = ["side_by_side"]

_STEPS, _POINTS, _OPTIONS, _HANDS, _OFFERS, _ROWS = 4, 255, 16, 250, 64, 1 << 16
_OPTION_BITS, _POINT_BITS = 4, 8

_WORDS = 1 << 16
"""Lists of steps that are numbered in 16 bits."""

_U = np.uint32
_NO_WORDS, _NOTHING = np.zeros(0, np.uint64), np.zeros(0, _U)
_NO_POLICIES = ScorePolicies(
    _U(0), _NO_WORDS, _U(0), _NOTHING, _U(0), _NO_WORDS, _NOTHING, _U(0), _NO_WORDS, _NOTHING,
    _U(0), _U(0), _U(0), _U(0), _U(0), _U(0), _U(0), _NO_WORDS, _U(0), _U(0),
)  # fmt: skip


def side_by_side(setup: Setup) -> tuple[TurnStates, ScorePolicies] | None:
    """Return the machines for playing games side by side, of which one does nothing.

    None where that can't be done: it takes rules without strikes, bonus turns and scores that
    bounce, and policies that `program` (where no turn is carried over) or `_score_policies` can
    pack.
    """
    tables, facts = setup.tables, setup.facts
    if facts.strikes or facts.bounces or tables.tally.any():
        return None
    if not _carries(setup) and (states := program(setup)):
        return states, _NO_POLICIES
    if not (looked_up := _score_policies(setup)):
        return None
    hands, target = looked_up.hands, _U(facts.target)
    # The states are the hands, and two more.
    states = TurnStates(
        _U(facts.seats), _NO_WORDS, _U(setup.alias.bits), target, _U(0), looked_up.opening, _U(0),
        hands, hands + _U(1), wins_at_once(facts),
    )  # fmt: skip
    return states, looked_up


def _carries(setup: Setup) -> bool:
    return bool((setup.tables.offer >= 0).any())


def _score_policies(setup: Setup) -> ScorePolicies | None:
    """Return packed policies that look at the scores, not at the order of the seats.

    None if they do, or if a policy has more than five steps for an outcome.
    """
    tables, facts, orders, bits = setup.tables, setup.facts, setup.orders, setup.alias.bits
    carries = _carries(setup)
    opening = tables.hands[int(facts.start_hand[OFF])].opening and not carries
    throw_entry = bool(facts.entry_throw[OFF]) and not opening
    # What lanes do not know of carryovers.
    rare = carries and (facts.minimum_own or facts.own_after or tables.offer.max() >= _OFFERS)
    hands, outcomes = len(tables.hands), len(tables.chance)
    rows, keeps = len(orders.keeps), len(orders.step_start) // outcomes
    small = (
        len(tables.points) + 2 < 1 << 32 - BASE
        and hands < _HANDS
        and facts.target < MUCH
        and max(rows, keeps) < _ROWS
    )
    plain = all(
        policy.rows.shape[:2] == (1, 1) and not policy.cells.size for policy in setup.policies
    )
    if not plain or throw_entry or rare or not small:
        return None
    steps = _steps(setup)
    if steps is None:
        return None
    words, takes = np.unique(steps, return_inverse=True)
    wide = len(words) > _WORDS
    tables_of_keeps, place = np.unique(takes.reshape(keeps, outcomes), axis=0, return_inverse=True)
    takes = tables_of_keeps.ravel().astype(_U)
    takes = np.append(takes, np.zeros(len(takes) % 2, _U))
    takes = takes if wide else takes[::2] | takes[1::2] << _U(16)
    stride = hands.bit_length()
    bank, accept = np.zeros((2, rows, 1 << stride), np.uint64)
    bank[:, :hands] = orders.bank.reshape(rows, hands)
    accept[:, :hands] = orders.accept.reshape(rows, hands)
    options = setup.machine.points.astype(_U) | setup.machine.next_hand << _U(16)
    options |= setup.machine.may_bank.astype(_U) * _U(MAY_BANK)
    options |= np.maximum(tables.offer, 0).astype(_U) << _U(OFFER)
    slots = setup.alias
    by_score = _rows(setup)
    by_score |= place.reshape(-1)[orders.keeps[by_score]].astype(_U) << _U(16)
    return ScorePolicies(
        hands=_U(hands),
        slots=np.append(packed(slots.cut, slots.low, slots.high), np.zeros(2 << bits, np.uint64)),
        outcomes=_U(outcomes),
        takes=takes,
        wide=_U(wide),
        steps=words,
        options=np.append(options, [_U(hands << 16 | LOST), _U(hands << 16)]).astype(_U),
        stride=_U(stride),
        bank=bank.ravel(),
        rows=by_score.ravel(),
        size=_U(by_score.shape[-1]),
        seat_rows=_U(by_score[0].size if len(by_score) > 1 else 0),
        entry=_U(facts.entry[OFF]),
        minimum=_U(facts.minimum),
        opening=_U(facts.start_hand[OFF if facts.entry[OFF] else ON]),
        start=_U(facts.start_hand[ON]),
        carries=_U(carries),
        accept=accept.ravel(),
        off_takes=_U(facts.takes[OFF] or not facts.entry[OFF]),
        apart=_U(0 if facts.counts_all else 0xFFFF),
    )


def _rows(setup: Setup) -> NDArray[np.uint32]:
    """Return the row of a turn by seat, own score and the best other; once, if all play alike."""
    orders, facts = setup.orders, setup.facts
    size = int(max(2, *orders.own, *orders.other))
    score = np.arange(size)
    found = []
    for seat in setup.distinct:
        standing = np.where((score > 0) | (facts.entry[OFF] == 0), ON, OFF)
        own = np.minimum(score, orders.own[seat] - 1) + standing * orders.own[seat]
        other = np.minimum(score, orders.other[seat] - 1)
        cells = own[:, None] * orders.other[seat] + other
        found.append(orders.rows[orders.rows_at[seat] + cells])
    return np.array(found)


def _steps(setup: Setup) -> NDArray[np.uint64] | None:
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
    found = np.where(ends, lost, base) << BASE | chosen[starts[:-1]]
    holds = np.zeros_like(found)
    for step in range(1, _STEPS + 1):
        # Where there are no more steps the last one holds on.
        at = starts[:-1] + np.minimum(step, sizes - 1)
        found |= chosen[at] << _OPTION_BITS * step
        points = np.where(step < sizes, orders.step_from[at], _POINTS)
        holds |= points << _POINT_BITS * (step - 1)
    words: NDArray[np.uint64] = (found << 32 | holds).view(np.uint64)
    return words
