"""The game on a table: what its events have come to, with what people are told of them."""

from __future__ import annotations

from greed.core.declared import declare
from greed.core.errors import RecordError
from greed.core.game import apply, forfeit, start, throw
from greed.core.moves import FORFEIT, Move
from greed.core.people import change
from greed.core.record import Event as GameEvent
from greed.core.record import ends_turn
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.web.rooms import facts as telling
from greed.web.rooms.facts import By
from greed.web.rooms.luck import Luck
from greed.wire import Event, Over, Started, Undone

__all__ = ["Board", "goes_on"]

_Past = tuple["_Past | None", State, tuple[int, ...], tuple[tuple[int, ...], ...], tuple[Luck, ...]]


class Board:
    """A game, event by event.

    Attributes:
        sheet: what is played.
        at: when the present step was stored.
        ply: throws, moves and undos so far; never goes down.
        throws: dice throws so far; never goes down either, so no throw is ever repeated.
        state: the game; None before it starts.
        past: how the game stood before each event that stands, the last one first (real dice
            only: what undo needs); copies share it.
        thrown: the last throw of the turn in falling order.
        kept: the keeps of the turn since all dice were last thrown.
        luck: per seat.
        turn_at: when the turn began, for the clock.
        turns: how many turns are over.
        acted: who has acted in the present step.
    """

    def __init__(self, sheet: Sheet, seats: int, at: float) -> None:
        self.sheet = sheet
        self.at = at
        self.ply = 0
        self.throws = 0
        self.state: State | None = None
        self.past: _Past | None = None
        self.thrown: tuple[int, ...] = ()
        self.kept: tuple[tuple[int, ...], ...] = ()
        self.luck = (Luck(),) * seats
        self.turn_at = at
        self.turns = 0
        self.acted: set[By] = set()

    def begin(self, first: int) -> list[Event]:
        """Begin the game with a seat."""
        self.state = start(self.sheet, len(self.luck), first)
        self.turn_at = self.at
        return [Started(first=first)]

    def mark(self) -> None:
        """Note how the game stands, so that what follows can be taken back."""
        assert self.state is not None
        self.past = (self.past, self.state, self.thrown, self.kept, self.luck)

    def throw(self, dice: tuple[int, ...], by: By, number: int | None = None) -> list[Event]:
        """Let dice fall; `number` is that of their roll, where dice are proven."""
        before = self.state
        assert before is not None
        self.throws += 1
        self.acted.add(by)
        after = throw(before, dice)
        told: list[Event] = [telling.threw(before, after, dice, by, self.throws, number)]
        self.thrown = dice
        self._advance(dice, after)
        cast = before.rules.cast(before.hand, tuple(sorted(dice)))
        options = (cast.free,) if cast.free else cast.options
        best = max((option.points for option in options), default=0)
        luck = list(self.luck)
        luck[before.seat] = luck[before.seat].after(before.hand, best)
        self.luck = tuple(luck)
        return told + self._over()

    def forfeit(self, by: By) -> list[Event]:
        """Let the seat to act lose its turn."""
        before = self.state
        assert before is not None
        self.acted.add(by)
        after = forfeit(before)
        self._advance(FORFEIT, after)
        return [telling.forfeited(before, after, by), *self._over()]

    def move(self, move: Move, by: By) -> list[Event]:
        """Make a move.

        Raises:
            MoveError: it is not legal.
        """
        assert self.state is not None
        return self._moved(move, apply(self.state, move), by)

    def declare(self, move: Move, by: By) -> list[Event]:
        """Take in a turn by its points, as a score pad does.

        Raises:
            MoveError: no such turn can have happened.
        """
        assert self.state is not None
        return self._moved(move, declare(self.state, move), by)

    def change(self, move: Move, by: By, name: str | None = None) -> list[Event]:
        """Let somebody join (with a name), sit out or be back.

        Raises:
            MoveError: it can't be done now.
        """
        before = self.state
        assert before is not None
        after = change(before, move)
        self.acted.add(by)
        told: list[Event] = [telling.changed(before, after, move, by, name)]
        if move.kind == "join":
            self.luck = (*self.luck, Luck())
        if ends_turn(before, move, after):
            self._advance(move, after)
        else:
            self.ply, self.state = self.ply + 1, after
        return told + self._over()

    def _moved(self, move: Move, after: State, by: By) -> list[Event]:
        before = self.state
        assert before is not None
        self.acted.add(by)
        told: list[Event] = [telling.moved(before, after, move, by)]
        if move.kind == "keep":
            hot = after.hand.dice != before.hand.dice - len(move.dice)
            self.kept = () if hot else (*self.kept, move.dice)
        self._advance(move, after)
        return told + self._over()

    def undo(self, by: By) -> Event:
        """Take the last event back."""
        self.acted.add(by)
        if self.past is None:
            raise RecordError(self.ply, "there is nothing to take back")
        self.past, self.state, self.thrown, self.kept, self.luck = self.past
        self.ply += 1
        self.turn_at = self.at
        return Undone(seat=self.state.seat, by=by)

    def _advance(self, event: GameEvent, after: State) -> None:
        self.ply += 1
        self.state = after
        if not goes_on(event, after):
            self.thrown, self.kept = (), ()
            self.turn_at, self.turns = self.at, self.turns + 1

    def _over(self) -> list[Event]:
        if self.state and self.state.over:
            return [Over(winners=self.state.winners, scores=self.state.scores)]
        return []


def goes_on(event: GameEvent, after: State) -> bool:
    """Say whether the turn in which an event happened goes on in the state after it."""
    if isinstance(event, Move) and event.kind in ("roll", "accept", "decline"):
        return True
    return after.phase in ("keep", "decide")
