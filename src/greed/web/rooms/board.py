"""The game on a table: what its events have come to, and what everybody hears of them."""

from __future__ import annotations

from greed.core.declared import declare
from greed.core.errors import RecordError
from greed.core.events import events
from greed.core.game import apply, forfeit, start, throw
from greed.core.moves import FORFEIT, Move
from greed.core.people import change
from greed.core.record import Event as GameEvent
from greed.core.record import ends_turn
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.wire import By, Entry, Moved, NewPlayer, Started, Threw, Undone

__all__ = ["Board", "goes_on"]

_Past = tuple["_Past | None", State]


class Board:
    """A game, event by event.

    Attributes:
        sheet: what is played.
        at: when the present step was stored.
        ply: throws, moves and undos so far; never goes down.
        state: the game; None before it starts.
        past: how the game stood before each event that stands, the last one first (real dice
            only: what undo needs); copies share it.
        turn_at: when the turn began, for the clock.
        turns: how many turns are over.
        acted: who has acted in the present step.
    """

    def __init__(self, sheet: Sheet, seats: int, at: float) -> None:
        self.sheet = sheet
        self.at = at
        self.ply = 0
        self.state: State | None = None
        self.past: _Past | None = None
        self._seats = seats
        self.turn_at = at
        self.turns = 0
        self.acted: set[By] = set()

    def begin(self, first: int) -> list[Entry]:
        """Begin the game with a seat."""
        self.state = start(self.sheet, self._seats, first)
        self.turn_at = self.at
        return [Started(first=first)]

    def mark(self) -> None:
        """Note how the game stands, so that what follows can be taken back."""
        assert self.state is not None
        self.past = (self.past, self.state)

    def throw(self, dice: tuple[int, ...], by: By) -> list[Entry]:
        """Let dice fall."""
        before = self.state
        assert before is not None
        self.acted.add(by)
        after = throw(before, dice)
        self._advance(dice, after)
        return [Threw(seat=before.seat, by=by, dice=dice, came_to=events(before, dice, after))]

    def forfeit(self, by: By) -> list[Entry]:
        """Let the seat to act lose its turn."""
        before = self.state
        assert before is not None
        return self._moved(FORFEIT, forfeit(before), by)

    def move(self, move: Move, by: By) -> list[Entry]:
        """Make a move.

        Raises:
            MoveError: it is not legal.
        """
        assert self.state is not None
        return self._moved(move, apply(self.state, move), by)

    def declare(self, move: Move, by: By) -> list[Entry]:
        """Take in a turn by its points, as a score pad does.

        Raises:
            MoveError: no such turn can have happened.
        """
        assert self.state is not None
        return self._moved(move, declare(self.state, move), by)

    def change(self, move: Move, by: By, name: str | None = None) -> list[Entry]:
        """Let somebody join (with a name), sit out or be back.

        Raises:
            MoveError: it can't be done now.
        """
        before = self.state
        assert before is not None
        after = change(before, move)
        self.acted.add(by)
        came_to = events(before, move, after)
        if ends_turn(before, move, after):
            self._advance(move, after)
        else:
            self.ply, self.state = self.ply + 1, after
        if name is not None:
            return [NewPlayer(seat=before.seats, by=by, name=name, came_to=came_to)]
        return [Moved(seat=move.seat, by=by, move=str(move), came_to=came_to)]

    def _moved(self, move: Move, after: State, by: By) -> list[Entry]:
        before = self.state
        assert before is not None
        self.acted.add(by)
        self._advance(move, after)
        came_to = events(before, move, after)
        return [Moved(seat=before.seat, by=by, move=str(move), came_to=came_to)]

    def undo(self, by: By) -> Entry:
        """Take the last event back."""
        self.acted.add(by)
        if self.past is None:
            raise RecordError(self.ply, "there is nothing to take back")
        self.past, self.state = self.past
        self.ply += 1
        self.turn_at = self.at
        return Undone(seat=self.state.seat, by=by)

    def _advance(self, event: GameEvent, after: State) -> None:
        self.ply += 1
        self.state = after
        if not goes_on(event, after):
            self.turn_at, self.turns = self.at, self.turns + 1


def goes_on(event: GameEvent, after: State) -> bool:
    """Say whether the turn in which an event happened goes on in the state after it."""
    if isinstance(event, Move) and event.kind in ("roll", "accept", "decline"):
        return True
    return after.phase in ("keep", "decide")
