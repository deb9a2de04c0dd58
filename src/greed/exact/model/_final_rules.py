"""How a game between two ends once the target is reached, found by asking the core."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from greed.core.game import apply
from greed.core.moves import BANK
from greed.core.sheet import Sheet
from greed.core.state import ON, Final, State
from greed.core.turn import NO_DICE, rules_of
from greed.exact.model._seat_status import Status, statuses

if TYPE_CHECKING:
    from greed.tables import Lists, Tables

__all__ = ["FinalRules", "final_rules"]


class FinalRules(NamedTuple):
    """What follows when a seat of two banks the target or more.

    Attributes:
        rounds: whether it matters who began the round.
        challenged: whether the other seat has another turn, if the seat that reached the
            target began the round, and if it did not.
        less, equal, more: what the challenger wins with less than the leader, as much, and
            more; `more` is None when the leader may challenge in turn.
        fallen: what a challenger wins who has as much and loses a bonus turn: less where one bust
            costs points already.
        offers: whether the challenger may be offered a carryover.
    """

    rounds: bool
    challenged: tuple[bool, bool]
    less: float
    equal: float
    more: float | None
    fallen: float
    offers: bool


@lru_cache(maxsize=64)
def final_rules(tables: Tables | Lists) -> FinalRules:
    """Return how a sheet's games end.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> final_rules(tables(load("ten-dice"))).challenged, final_rules(tables(load("official"))).more
    ((True, False), None)
    """
    sheet = tables.sheet
    challenged = tuple(not _reached(sheet, first).over for first in (0, 1))
    carry = sheet.carryover
    return FinalRules(
        rounds=challenged[0] != challenged[1],
        challenged=(challenged[0], challenged[1]),
        less=_challenge(sheet, -1) or 0.0,
        equal=_challenge(sheet, 0) or 0.0,
        more=_challenge(sheet, 1),
        fallen=_challenge(sheet, 0 if statuses(tables).drop[Status(ON)] is None else -1) or 0.0,
        offers=carry is not None and carry.endgame_carryover,
    )


def _banked(
    sheet: Sheet, scores: tuple[int, int], points: int, final: Final | None, first: int
) -> State:
    """Return the state after seat 0 has banked."""
    state = State(
        rules_of(sheet), scores, (ON, ON), (0, 0), first, 0, "decide", points, 0, points,
        NO_DICE, True, None, None, final,
    )  # fmt: skip
    return apply(state, BANK)


def _reached(sheet: Sheet, first: int) -> State:
    return _banked(sheet, (0, 0), sheet.target, None, first)


def _challenge(sheet: Sheet, ahead: int) -> float | None:
    """Return what a challenger wins by ending this far ahead; None if the game goes on."""
    points = max(2, sheet.turn.minimum_bank)
    leader = sheet.target
    state = _banked(sheet, (leader + ahead - points, leader), points, Final(1, ()), 1)
    if not state.over:
        return None
    return (0 in state.winners) / len(state.winners)
