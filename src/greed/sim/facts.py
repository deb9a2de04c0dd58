"""What a game needs of its sheet beyond the tables of the turn, as numbers for the kernels.

Where the core has a function for it, the function is asked; nothing is decided here.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from greed.core.endgame import after_bank, wins_at_once
from greed.core.game import start
from greed.core.state import ON, OUT, Board, Final, State, fresh_turn
from greed.core.turn import rules_of
from greed.tables import Tables

__all__ = ["Facts", "facts"]

Longs = NDArray[np.int64]


class Facts(NamedTuple):
    """A sheet's facts: points in units, truths as 0 or 1, seats as bits of a mask.

    Attributes:
        seats: how many play.
        target: the score that brings on the end.
        at_once: reaching it wins on the spot.
        forfeits: going beyond it loses the points of the turn.
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
    >>> found = facts(tables(load("classic")), 2)
    >>> found.target, found.entry.tolist(), found.at_once
    (200, [10, 0, 10], 1)
    """
    sheet, unit = tables.sheet, tables.unit
    rules = rules_of(sheet)
    state = start(sheet, seats)
    off, out = rules.entry_rule(again=False), rules.entry_rule(again=True)
    entries = (off, None, out)  # by standing: OFF, ON, OUT
    strikes, carry = sheet.strikes, sheet.carryover
    anyone = carry is not None and carry.open_to_all
    return Facts(
        seats=seats,
        target=sheet.target // unit,
        at_once=int(wins_at_once(state, sheet.target)),
        forfeits=int(sheet.end.overshoot == "forfeits"),
        leader_ties=int(sheet.end.tie == "first_to_reach"),
        queues=_queues(state, sheet.target),
        **_calls(state, sheet.target),
        minimum=sheet.turn.minimum_bank // unit,
        minimum_own=int(not sheet.turn.minimum_bank_counts_carry),
        standing=state.standing[0],
        start_hand=_longs(tables.opening_hand, tables.start_hand, tables.reopening_hand),
        entry=_longs(*(entry.points // unit if entry else 0 for entry in entries)),
        entry_throw=_longs(*(bool(entry and entry.scope == "throw") for entry in entries)),
        entry_refused=_longs(
            *(bool(entry and entry.stop_before_entry == "refused") for entry in entries)
        ),
        strikes=strikes.count if strikes else 0,
        strikes_off=int(bool(strikes and strikes.zilch_before_entry)),
        strike_resets=int(bool(strikes and strikes.effect == "reset")),
        strike_standing=OUT if out else ON,
        penalty=strikes.penalty // unit if strikes else 0,
        floor=int(bool(strikes and strikes.score_floor)),
        takes=_longs(anyone, carry is not None, anyone),
        final_offers=int(bool(carry and carry.endgame_carryover)),
        own_after=int(bool(carry and carry.entry_carry == "exclude_attempt")),
        counts_all=int(bool(carry and carry.entry_carry == "count_all")),
    )


def _queues(state: State, target: int) -> Longs:
    """Return whom the final round calls up, for each first seat and each seat that begins it."""
    queues = np.zeros((state.seats, state.seats), np.int64)
    for first in range(state.seats):
        for seat in range(state.seats):
            board, turn = replace(state.board, first=first), replace(state.turn, seat=seat)
            final = after_bank(replace(state, board=board, turn=turn), target)
            queues[first, seat] = sum(1 << other for other in final.queue) if final else 0
    return queues


def _calls(state: State, target: int) -> dict[str, int]:
    """Return whom a beaten score calls up: seat 0 beats 1, 2 is waiting, 3 has had its turn."""
    board = Board((0, target, 0, 0), (ON,) * 4, (0,) * 4, 0, Final(1, (2,)))
    beaten = State(state.rules, board, fresh_turn(state.rules, 0, ON))
    final = after_bank(beaten, target + 1)
    called = final.queue if final else ()
    return {
        "calls_leader": int(1 in called),
        "calls_waiting": int(2 in called),
        "calls_done": int(3 in called),
        "calls_later": int(bool(final and final.beaten)),
    }


def _longs(*values: int) -> Longs:
    return np.array(values, np.int64)
