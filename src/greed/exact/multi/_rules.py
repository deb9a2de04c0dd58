"""How a game between three or more ends, found by asking the core, and which sheets are solved."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from greed.core.game import apply
from greed.core.moves import BANK
from greed.core.sheet import Sheet
from greed.core.state import ON, Board, Final, State, Turn
from greed.core.turn import NO_DICE, rules_of
from greed.exact import MOST_SOLVED
from greed.exact.model import NEVER, Unsolvable, refuse_bounces, statuses, turn_graph
from greed.exact.multi._places import Ints, Rounds
from greed.tables import Tables

Kind = tuple[int, int, int]
"""A kind of final round as the mover sees it: which seat leads (1: the next), a bit for each of
the others that has a turn to come, and whether the leader's score was beaten before."""

_WORDS = {3: "three", 4: "four"}


class EndRules(NamedTuple):
    """How games end, as kernels read it.

    reached: (seats,) by the seat that begins the rounds, seen from the mover, the kind of final
    round that begins when the mover reaches the target, -1 if the game is over. rounds: what
    follows each kind; -1 where it can't come about. kinds: those that can.
    """

    reached: Ints
    rounds: Rounds
    kinds: tuple[int, ...]


@lru_cache(maxsize=8)
def kinds_of(seats: int) -> tuple[Kind, ...]:
    """Return all kinds of final round."""
    return tuple(product(range(1, seats), range(2 ** (seats - 2)), (0, 1)))


def others_of(seats: int, leader: int) -> list[int]:
    """Return the seats that neither move nor lead, from the mover on."""
    return [seat for seat in range(1, seats) if seat != leader]


def kind_of(state: State) -> int:
    """Return the kind of final round a state is in."""
    final, seat, seats = state.final, state.seat, state.seats
    assert final is not None
    leader = (final.leader - seat) % seats
    waiting = [(seat + other) % seats in final.queue for other in others_of(seats, leader)]
    return kinds_of(seats).index((leader, _bits(waiting), int(final.beaten)))


def _bits(truths: Iterable[bool]) -> int:
    return sum(bool(bit) << k for k, bit in enumerate(truths))


@lru_cache(maxsize=64)
def end_rules(tables: Tables, seats: int = 3) -> EndRules:
    """Return how a sheet's games between a number of players end.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> end_rules(tables(load("classic"))).reached.tolist()
    [-1, -1, -1]
    """
    sheet = tables.sheet
    begun = [_banked(sheet, (0,) * seats, sheet.target, None, first) for first in range(seats)]
    reached = [-1 if state.over else kind_of(state) for state in begun]
    leaders = np.array([leader for leader, _, _ in kinds_of(seats)])
    shape = len(leaders), 3, 2 ** (seats - 2)
    rounds = Rounds(leaders, np.zeros((*shape, seats)), *(np.full(shape, -1) for _ in range(3)))
    kinds: list[int] = []
    waiting = [kind for kind in reached if kind >= 0]
    while waiting:
        kind = waiting.pop()
        if kind not in kinds:
            kinds.append(kind)
            _follow(sheet, seats, kind, rounds)
            waiting += rounds.kind[kind][rounds.kind[kind] >= 0].tolist()
    return EndRules(np.array(reached), rounds, tuple(kinds))


def _banked(
    sheet: Sheet, scores: tuple[int, ...], points: int, final: Final | None, first: int
) -> State:
    """Return the state after seat 0 has banked."""
    seats = len(scores)
    board = Board(scores, (ON,) * seats, (0,) * seats, first, final)
    turn = Turn(0, "decide", NO_DICE, points, best_throw=points, may_bank=True)
    return apply(State(rules_of(sheet), board, turn), BANK)


def _follow(sheet: Sheet, seats: int, kind: int, rounds: Rounds) -> None:
    """Write what follows a turn of one kind of final round."""
    leader, queued, beaten = kinds_of(seats)[kind]
    others = others_of(seats, leader)
    points = max(2, sheet.turn.minimum_bank)
    final = Final(leader, tuple(o for k, o in enumerate(others) if queued >> k & 1), bool(beaten))
    for ahead, equal in product((-1, 0, 1), range(2 ** len(others))):
        if ahead == 1 and sheet.end.overshoot == "forfeits":
            continue  # no bank records as much
        scores = [sheet.target] * seats
        scores[0] += ahead - points
        for k, other in enumerate(others):
            scores[other] += (equal >> k & 1) - 1
        state = _banked(sheet, tuple(scores), points, final, 1)
        at = kind, ahead + 1, equal
        if state.over:
            rounds.shares[*at, list(state.winners)] = 1.0 / len(state.winners)
        else:
            assert state.final is not None
            rounds.mover[at], rounds.following[at] = state.seat, state.final.leader
            rounds.kind[at] = kind_of(state)


def refuse_multi(tables: Tables, seats: int = 3) -> None:
    """Raise Unsolvable if a sheet's game for a number of seats isn't solved."""
    sheet, said = tables.sheet, f"games between {_WORDS.get(seats, seats)}"
    refuse_bounces(tables)
    if not sheet.seats.min <= seats <= sheet.seats.max:
        raise Unsolvable(f"it is not a game for {_WORDS.get(seats, seats)}")
    if seats > MOST_SOLVED:
        raise Unsolvable(f"games are solved for 2 to {MOST_SOLVED} players, not for {seats}")
    turns = [turn_graph(tables, status.standing) for status in statuses(tables).all]
    ends_at_once = not end_rules(tables, seats).kinds
    if sheet.carryover and (seats > 3 or sheet.strikes):
        raise Unsolvable(f"{said} are not solved with carryovers" + " and strikes" * (seats == 3))
    if sheet.strikes:
        _refuse_strikes(tables, said, ends_at_once=ends_at_once)
    if any(turn.has_bonus for turn in turns):
        if not ends_at_once:
            raise Unsolvable(f"{said} are not solved with bonus turns and a final round")
        if sheet.carryover or any(turn.bonus_may_be_lost for turn in turns):
            raise Unsolvable(f"{said} are not solved with bonus turns for points that don't count")
    if any(turn.row_to.max(initial=0) < 0 for turn in turns):
        raise Unsolvable(f"nothing can be thrown within {NEVER} points")


def _refuse_strikes(tables: Tables, said: str, *, ends_at_once: bool) -> None:
    """Raise Unsolvable if strikes are more than a chain of busts that ends with a loss."""
    seat_statuses, sheet = statuses(tables), tables.sheet
    turn = turn_graph(tables, ON)
    if not ends_at_once:
        raise Unsolvable(f"{said} are not solved with strikes and a final round")
    if seat_statuses.fined and not seat_statuses.floor:
        raise Unsolvable(f"{said} are not solved with scores that fall below 0")
    without = (turn.stop_from < turn.bank_from).any() or turn.missed.any()
    if without or sheet.end.overshoot == "forfeits":
        raise Unsolvable(f"{said} are not solved with strikes and turns that end without points")
