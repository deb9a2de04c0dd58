"""What matters of a seat besides its score, and how a game between two ends, for solvers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from greed.core.dice import multisets
from greed.core.errors import Unsolvable
from greed.core.state import OFF, ON
from greed.core.turn import Hand, rules_of
from greed.tables.game_rules import game_rules
from greed.tables.game_values import Loss

if TYPE_CHECKING:
    from greed.tables import Lists, Tables


ALL = 1 << 40
"""More points than any score: what a bust costs that takes the whole score."""


class Status(NamedTuple):
    """A standing (`core.state`: OFF, ON, OUT) and the busts in a row that count."""

    standing: int
    strikes: int = 0


@dataclass(frozen=True)
class Statuses:
    """The statuses that a seat can have.

    Attributes:
        first: at the beginning of a game.
        all: every status, those on the board first and by strikes.
        bust: the status after a bust.
        cost: the points that a bust costs; `ALL`: the whole score.
        floor: whether a fine stops at a score of 0.
    """

    first: Status
    all: tuple[Status, ...]
    bust: dict[Status, Status]
    cost: dict[Status, int]
    floor: bool

    @property
    def on(self) -> tuple[Status, ...]:
        """Those on the board, by strikes."""
        return tuple(status for status in self.all if status.standing == ON)

    @property
    def off(self) -> tuple[Status, ...]:
        """Those off the board."""
        return tuple(status for status in self.all if status.standing != ON)

    @property
    def fined(self) -> bool:
        """Whether some bust costs a number of points."""
        return any(0 < cost < ALL for cost in self.cost.values())

    def after_bust(self, status: Status, score: int) -> int:
        """Return the score that a bust leaves, in points."""
        left = score - self.cost[status]
        return max(left, 0) if self.floor or self.cost[status] == ALL else left


@lru_cache(maxsize=64)
def statuses(tables: Tables | Lists) -> Statuses:
    """Return the statuses of a sheet's seats.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> [tuple(status) for status in statuses(tables(load("classic+zilch"))).all]
    [(1, 0), (1, 1), (1, 2), (0, 0), (2, 0)]
    """
    rules = game_rules(tables.sheet)
    listed = [Status(seat.standing, seat.strikes) for seat in rules.statuses]
    losses = [seat.bust for seat in rules.statuses]
    bust = {status: listed[loss.status] for status, loss in zip(listed, losses, strict=True)}
    cost = {status: _cost(status, loss) for status, loss in zip(listed, losses, strict=True)}
    if not _may_bust(tables):  # only those who host a game can bring a bust about
        bust = {status: status for status in bust if status in (listed[0], (ON, 0))}
        cost = dict.fromkeys(bust, 0)
    order = sorted(bust, key=lambda s: (s.standing != ON, s.standing, s.strikes))
    return Statuses(listed[0], tuple(order), bust, cost, any(loss.floor for loss in losses))


def _cost(status: Status, loss: Loss) -> int:
    """Return what a bust costs; where there is nothing to lose it shows in the strikes only."""
    if status.standing == OFF and (loss.all or loss.floor):
        return 0
    return ALL if loss.all else loss.points


def _may_bust(tables: Tables | Lists) -> bool:
    """Return whether a throw scores nothing.

    Where points for nothing save every plain hand, an attempt at a carryover may still fail.
    """
    rules = rules_of(tables.sheet)
    plain = (Hand(dice) for dice in range(1, rules.fresh.dice + 1))
    every = (
        rules.cast(hand, fallen)
        for hand in (*plain, *tables.hands)
        for fallen in multisets(hand.dice, rules.sheet.dice.faces)
    )
    return any(not (cast.options or cast.free or cast.missed) for cast in every)


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
        fallen=0.0 if statuses(tables).cost[Status(ON)] else equal,
        offers=on.offered_in_final,
    )
