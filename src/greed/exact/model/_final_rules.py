"""How a game between two ends once the target is reached."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from greed.core.errors import Unsolvable
from greed.core.state import ON
from greed.exact.model._seat_status import Status, statuses
from greed.tables.game_rules import game_rules

if TYPE_CHECKING:
    from greed.tables import Lists, Tables

__all__ = ["FinalRules", "final_rules", "refuse_bounces"]


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


def refuse_bounces(tables: Tables | Lists) -> None:
    """Raise Unsolvable where scores bounce off the target: solvers want them to rise to it."""
    if game_rules(tables.sheet).banks.above == "bounces":
        raise Unsolvable("a score can bounce off the target: races to it are not solved")


@lru_cache(maxsize=64)
def final_rules(tables: Tables | Lists) -> FinalRules:
    """Return how a sheet's games end.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> final_rules(tables(load("ten-dice"))).challenged, final_rules(tables(load("official"))).more
    ((True, False), None)
    """
    rules = game_rules(tables.sheet)
    refuse_bounces(tables)
    calls = rules.banks.at == "calls"
    # The seat that begins the round is followed by one whose turn in it is still to come.
    challenged = (calls and rules.reached.waiting, calls and rules.reached.done)
    on = next(status for status in rules.statuses if status.standing == ON)
    more = 0.0 if rules.banks.above == "forfeits" else 1.0
    equal = 0.0 if rules.leader_wins_ties else 0.5
    return FinalRules(
        rounds=challenged[0] != challenged[1],
        challenged=challenged,
        less=0.0,
        equal=equal,
        more=None if rules.beaten.leader or rules.beaten.later else more,
        fallen=0.0 if statuses(tables).drop[Status(ON)] is not None else equal,
        offers=on.offered_in_final,
    )
