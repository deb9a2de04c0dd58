"""The rules of a game as numbers for the kernels: in units, by standing, for a number of seats."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import OFF, ON, OUT
from greed.tables import Tables
from greed.tables.game_rules import game_rules
from greed.tables.game_values import Called

Longs = NDArray[np.int64]


class Facts(NamedTuple):
    """A sheet's facts: points in units, truths as 0 or 1, seats as bits of a mask.

    Attributes:
        seats: how many play.
        target: the score that brings on the end.
        at_once: reaching it wins on the spot.
        forfeits: going beyond it loses the points of the turn.
        bounces: going beyond it takes the points beyond it off again.
        leader_ties: in a tie at the end the holder of the score wins alone.
        queues: (seats, seats) the seats with a turn to come when a seat [first to play, reaching
            the target] brings on the final round.
        calls_done, calls_waiting, calls_leader: who is called when a score is beaten: those who
            had their turn, those still waiting, the player just beaten.
        calls_later: everybody else is called once the challenges under way are over.
        minimum: fewest points that may be banked.
        minimum_own: inherited points do not count for it.
        standing: with which a game begins.
        start_hand: (3,) by standing, the hand of a fresh turn.
        entry: (3,) by standing, points needed to get on the board; 0: none.
        entry_throw: (3,) in one throw.
        entry_refused: (3,) stopping before is not allowed.
        strikes: busts in a row that bring on the penalty; 0: none do.
        strikes_off: busts before the first entry count as well.
        strike_resets: the score goes to 0.
        strike_standing: with which a reset leaves a player.
        penalty: points lost.
        floor: a penalty leaves no score below 0.
        takes: (3,) by standing, who may take a carryover.
        final_offers: offers are made in the final round.
        own_after: what is kept in an attempt does not count for entry.
        counts_all: inherited points count for entry.
    """

    seats: int
    target: int
    at_once: int
    forfeits: int
    bounces: int
    leader_ties: int
    queues: Longs
    calls_done: int
    calls_waiting: int
    calls_leader: int
    calls_later: int
    minimum: int
    minimum_own: int
    standing: int
    start_hand: Longs
    entry: Longs
    entry_throw: Longs
    entry_refused: Longs
    strikes: int
    strikes_off: int
    strike_resets: int
    strike_standing: int
    penalty: int
    floor: int
    takes: Longs
    final_offers: int
    own_after: int
    counts_all: int


def facts(tables: Tables, seats: int) -> Facts:
    """Return the facts of a sheet for this number of seats.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> classic = facts(tables(load("classic")), 2)
    >>> classic.target, classic.entry.tolist(), classic.at_once
    (200, [10, 0, 0], 1)
    """
    rules, unit = game_rules(tables.sheet), tables.unit
    by_standing = {status.standing: status for status in reversed(rules.statuses)}
    on = by_standing[ON]
    standings = [by_standing.get(standing, on) for standing in (OFF, ON, OUT)]
    entries = [status.entry for status in standings]
    last = max(rules.statuses, key=lambda status: (status.bust.busts, status.standing == ON)).bust
    return Facts(
        seats=seats,
        target=rules.target // unit,
        at_once=int(rules.banks.at == "wins"),
        forfeits=int(rules.banks.above == "forfeits"),
        bounces=int(rules.banks.above == "bounces"),
        leader_ties=int(rules.leader_wins_ties),
        queues=_queues(rules.reached, seats),
        calls_done=int(rules.beaten.done),
        calls_waiting=int(rules.beaten.waiting),
        calls_leader=int(rules.beaten.leader),
        calls_later=int(rules.beaten.later),
        minimum=rules.minimum.points // unit,
        minimum_own=int(not rules.minimum.inherited),
        standing=rules.statuses[0].standing,
        start_hand=_longs(*(tables.hands.index(status.hand) for status in standings)),
        entry=_longs(*(entry.points // unit if entry else 0 for entry in entries)),
        entry_throw=_longs(*(bool(entry and entry.scope == "throw") for entry in entries)),
        entry_refused=_longs(*(bool(entry and entry.early == "refused") for entry in entries)),
        strikes=last.busts,
        strikes_off=int(all(status.bust.busts for status in rules.statuses)),
        strike_resets=int(last.all),
        strike_standing=rules.statuses[last.status].standing,
        penalty=last.points // unit,
        floor=int(last.floor),
        takes=_longs(*(status.offered for status in standings)),
        final_offers=int(on.offered_in_final),
        own_after=int(not all(status.attempt_counts for status in standings)),
        counts_all=int(any(status.inherited_counts for status in standings)),
    )


def _queues(called: Called, seats: int) -> Longs:
    """Return whom the final round calls up, for each first seat and each seat that begins it."""
    queues = np.zeros((seats, seats), np.int64)
    for first in range(seats):
        for seat in range(seats):
            to_come = (first - seat - 1) % seats
            for step in range(seats - 1):
                if called.waiting if step < to_come else called.done:
                    queues[first, seat] |= 1 << (seat + 1 + step) % seats
    return queues


def _longs(*values: int) -> Longs:
    return np.array(values, np.int64)
