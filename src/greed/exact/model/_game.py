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
from greed.tables.game_values import SeatStatus

if TYPE_CHECKING:
    from greed.tables import Lists, Tables


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
        drop: what a bust costs: None, "all" the score, or points.
        floor: whether the cost stops at a score of 0.
    """

    first: Status
    all: tuple[Status, ...]
    bust: dict[Status, Status]
    drop: dict[Status, str | int | None]
    floor: bool

    @property
    def on(self) -> tuple[Status, ...]:
        """Those on the board, by strikes."""
        return tuple(status for status in self.all if status.standing == ON)

    @property
    def off(self) -> tuple[Status, ...]:
        """Those off the board."""
        return tuple(status for status in self.all if status.standing != ON)


@lru_cache(maxsize=64)
def statuses(tables: Tables | Lists) -> Statuses:
    """Return the statuses of a sheet's seats.

    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> [tuple(status) for status in statuses(tables(load("classic+zilch"))).all]
    [(1, 0), (1, 1), (1, 2), (0, 0), (2, 0)]
    """
    rules = game_rules(tables.sheet)
    known = {Status(each.standing, each.strikes): each for each in rules.statuses}
    number = list(known)
    bust = {status: number[each.bust.status] for status, each in known.items()}
    drop = {status: _drop(each) for status, each in known.items()}
    if not _may_bust(tables):  # only those who host a game can bring a bust about
        known = {status: each for status, each in known.items() if status in (number[0], (ON, 0))}
        bust, drop = {status: status for status in known}, dict.fromkeys(known)
    listed = sorted(known, key=lambda s: (s.standing != ON, s.standing, s.strikes))
    floor = any(each.bust.floor for each in rules.statuses)
    return Statuses(number[0], tuple(listed), bust, drop, floor)


def _drop(status: SeatStatus) -> str | int | None:
    """Return what a bust costs; where there is nothing to lose it shows in the strikes only."""
    loss = status.bust
    if status.standing == OFF and (loss.all or loss.floor):
        return None
    return "all" if loss.all else loss.points or None


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
        fallen=0.0 if statuses(tables).drop[Status(ON)] is not None else equal,
        offers=on.offered_in_final,
    )
