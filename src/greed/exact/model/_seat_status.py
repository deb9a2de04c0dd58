"""What matters of a seat besides its score, and how the end of a turn changes it.

Everything is found by asking the core: a game is put into the state in question, dice fall or
a move is made, and the state that follows is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from greed.core.dice import Throw, multisets
from greed.core.game import start, throw
from greed.core.state import OFF, ON, State
from greed.core.turn import Hand, Rules, rules_of

if TYPE_CHECKING:
    from greed.tables import Lists, Tables

__all__ = ["Status", "Statuses", "statuses"]


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
    sheet = tables.sheet
    rules = rules_of(sheet)
    first = Status(start(sheet, sheet.seats.min).standing[0])
    bust: dict[Status, Status] = {}
    drop: dict[Status, str | int | None] = {}
    found = [first, Status(ON)] if first.standing != ON else [first]
    losing = _losing_throw(rules, tables.hands)
    for status in found:  # grows while it is walked
        if losing is None:
            bust[status], drop[status] = status, None
            continue
        bust[status], drop[status] = _after_bust(rules, status, *losing)
        if bust[status] not in found:
            found.append(bust[status])
    listed = sorted(found, key=lambda s: (s.standing != ON, s.standing, s.strikes))
    floor = sheet.strikes is not None and sheet.strikes.score_floor
    return Statuses(first, tuple(listed), bust, drop, floor)


def _losing_throw(rules: Rules, hands: tuple[Hand, ...]) -> tuple[Hand, Throw] | None:
    """Return a hand and a throw of it that is a bust; None if every throw scores.

    Where points for nothing save every plain hand, an attempt at a carryover may still fail.
    """
    plain = [Hand(dice) for dice in range(1, rules.fresh.dice + 1)]
    for hand in (*plain, *hands):
        for fallen in multisets(hand.dice, rules.sheet.dice.faces):
            cast = rules.cast(hand, fallen)
            if not (cast.options or cast.free or cast.missed):
                return hand, fallen
    return None


def _after_bust(
    rules: Rules, status: Status, hand: Hand, fallen: Throw
) -> tuple[Status, str | int | None]:
    """Return what a status becomes through a bust, and what that costs."""
    penalty = rules.sheet.strikes.penalty if rules.sheet.strikes else 0
    # More than a bust costs, or else a penalty would look like the loss of the whole score.
    score = 0 if status.standing == OFF else rules.sheet.target + penalty
    seats = rules.sheet.seats.min
    others = (0,) * (seats - 1)
    state = State(
        rules, (score, *others), (status.standing, *others), (status.strikes, *others), 0, 0,
        "throw", 0, 0, 0, hand,
    )  # fmt: skip
    after = throw(state, fallen)
    lost = score - after.scores[0]
    following = Status(after.standing[0], after.strikes[0])
    if not lost:
        # A reset of nothing shows in the strikes only; it costs nothing.
        return following, None
    return following, lost if lost == penalty else "all"
