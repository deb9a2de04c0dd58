"""How a game between three ends, found by asking the core, and which sheets are solved."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.game import apply
from greed.core.moves import BANK
from greed.core.sheet import Sheet
from greed.core.state import ON, Final, State
from greed.core.turn import NO_DICE, rules_of
from greed.exact.model import NEVER, Unsolvable, statuses, turn_graph
from greed.tables import Tables

__all__ = ["KINDS", "EndRules", "Rounds", "end_rules", "kind_of", "refuse_three"]

KINDS = tuple(
    (leader, queued, beaten) for leader in (1, 2) for queued in (0, 1) for beaten in (0, 1)
)
"""Kinds of final round as the mover sees them: where the leader sits (1: next, 2: third), whether
the remaining seat has a turn to come, and whether the leader's score was beaten before."""

_RESETS = 10
"""How often positions that resets lead back to would have to be worked out."""
_PER_OPTION = 2.4e-10
"""Seconds per option, row and position, with turns that are played again."""


class Rounds(NamedTuple):
    """What follows a turn of one kind of final round.

    All by [mover ends with less than the leader, as much, more][the remaining seat has less than
    the leader, as much]. over: the game is over; shares: (.., 3) who has won then. mover, leader:
    the seats that move next and lead; kind: the kind of round that goes on, -1 if over.
    """

    over: NDArray[np.bool_]
    shares: NDArray[np.float64]
    mover: NDArray[np.int64]
    leader: NDArray[np.int64]
    kind: NDArray[np.int64]


class EndRules(NamedTuple):
    """How games between three end.

    rounds: whether it matters who begins the rounds. reached: by the seat that does, seen from
    the mover, the kind of final round that begins when the mover reaches the target, -1 if the
    game is over. kinds: those that can come about, with what follows each.
    """

    rounds: bool
    reached: tuple[int, int, int]
    kinds: dict[int, Rounds]


def kind_of(state: State) -> int:
    """Return the kind of final round a state is in."""
    final, seat = state.final, state.seat
    assert final is not None
    leader = (final.leader - seat) % 3
    other = (seat + 3 - leader) % 3
    return KINDS.index((leader, int(other in final.queue), int(final.beaten)))


@lru_cache(maxsize=64)
def end_rules(tables: Tables) -> EndRules:
    """Return how a sheet's games between three end.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> end_rules(tables(load("classic"))).reached
    (-1, -1, -1)
    """
    sheet = tables.sheet
    begun = [_banked(sheet, (0, 0, 0), sheet.target, None, first) for first in range(3)]
    reached = [-1 if state.over else kind_of(state) for state in begun]
    kinds: dict[int, Rounds] = {}
    waiting = [kind for kind in reached if kind >= 0]
    while waiting:
        kind = waiting.pop()
        if kind not in kinds:
            kinds[kind] = _rounds(sheet, kind)
            waiting += [int(each) for each in kinds[kind].kind.flat if each >= 0]
    return EndRules(len(set(reached)) > 1, (reached[0], reached[1], reached[2]), kinds)


def _banked(
    sheet: Sheet, scores: tuple[int, int, int], points: int, final: Final | None, first: int
) -> State:
    """Return the state after seat 0 of three has banked."""
    state = State(
        rules_of(sheet), scores, (ON, ON, ON), (0, 0, 0), first, 0, "decide", points, 0, points,
        NO_DICE, True, None, None, final,
    )  # fmt: skip
    return apply(state, BANK)


def _rounds(sheet: Sheet, kind: int) -> Rounds:
    leader, queued, beaten = KINDS[kind]
    other = 3 - leader
    points = max(2, sheet.turn.minimum_bank)
    found = Rounds(
        np.zeros((3, 2), np.bool_), np.zeros((3, 2, 3)), *(np.full((3, 2), -1) for _ in range(3))
    )
    for ahead in (-1, 0, 1):
        for equal in (0, 1):
            if ahead == 1 and sheet.end.overshoot == "forfeits":
                found.over[2, equal] = True  # no bank records as much
                continue
            scores = [0, 0, 0]
            scores[0] = sheet.target + ahead - points
            scores[leader] = sheet.target
            scores[other] = sheet.target - 1 + equal
            final = Final(leader, (other,) * queued, bool(beaten))
            state = _banked(sheet, (scores[0], scores[1], scores[2]), points, final, 1)
            at = ahead + 1, equal
            if state.over:
                found.over[at] = True
                for seat in state.winners:
                    found.shares[*at, seat] = 1.0 / len(state.winners)
            else:
                assert state.final is not None
                found.mover[at], found.leader[at] = state.seat, state.final.leader
                found.kind[at] = kind_of(state)
    return found


def refuse_three(tables: Tables) -> None:
    """Raise Unsolvable if a sheet's game between three is not solved."""
    sheet = tables.sheet
    if not sheet.seats.min <= 3 <= sheet.seats.max:
        raise Unsolvable("it is not a game for three")
    known = statuses(tables)
    if sheet.strikes:
        # A reset leads back to lower sums of scores, so that everything is worked out repeatedly.
        took = _hours(tables, len(known.all) ** 3, _RESETS)
        raise Unsolvable(
            f"games between three are not solved with strikes: that would take about {took} hours"
        )
    for status in known.all:
        if turn_graph(tables, status.standing).has_bonus:
            took = _hours(tables, 3, 1)
            raise Unsolvable(
                "games between three are not solved with bonus turns: that would take about"
                f" {took} hours"
            )
        if turn_graph(tables, status.standing).row_to.max(initial=0) < 0:
            raise Unsolvable(f"nothing can be thrown within {NEVER} points")


def _hours(tables: Tables, groups: int, rounds: int) -> str:
    """Return about how many hours it takes to solve a game with this many groups of positions."""
    target, options = tables.sheet.target / tables.unit, len(turn_graph(tables, ON).points)
    seconds = groups * rounds * target**4 / 2 * options * _PER_OPTION
    return f"{max(seconds / 3600, 0.1):,.1f}" if seconds < 36_000 else f"{seconds / 3600:,.0f}"
