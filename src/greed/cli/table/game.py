"""A game under way: its record, its dice, and its save, kept in step."""

from __future__ import annotations

from msgspec.structs import replace

from greed.cli.table.players import Player, seat_players
from greed.cli.table.saves import Save
from greed.core.declared import declare
from greed.core.errors import IllegalMove
from greed.core.game import apply, legal_moves, throw
from greed.core.moves import Move
from greed.core.people import change, is_change
from greed.core.record import Event, Record, replay
from greed.core.state import State
from greed.fair import Ask, DiceSource, source

__all__ = ["Game"]

REAL = "real"


class Game:
    """A record that grows event by event; each is saved before anybody hears of it.

    Attributes:
        state: the game now.
        players: who sits where.
    """

    def __init__(self, record: Record, save: Save, ask: Ask | None = None) -> None:
        self._states = list(replay(record))
        self._record = record
        self._save = save
        self._dice: DiceSource = source(record.dice, ask)
        self.players: tuple[Player, ...] = seat_players(record.seats, record.dice)
        save.begin(record)

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self._states[-1]

    @property
    def record(self) -> Record:
        """Everything that has happened."""
        return self._record

    @property
    def save(self) -> Save:
        """Where the game is kept."""
        return self._save

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.state.seat]

    @property
    def real(self) -> bool:
        """Whether people throw real dice and type them in."""
        return self._record.dice == REAL

    @property
    def throws(self) -> int:
        """How many throws there have been."""
        return sum(not isinstance(event, Move) for event in self._record.events)

    def throw(self) -> tuple[State, Event, State]:
        """Let the dice that are due fall; return the state before, the throw, the state after.

        Raises:
            ThrowError: these dice cannot have fallen; nothing has changed.
            SourceError: the source has no more dice.
        """
        before = self.state
        faces = before.rules.sheet.dice.faces
        fallen = self._dice.throw(self.throws + 1, before.hand.dice, faces)
        return self._went(before, fallen, throw(before, fallen))

    def apply(self, move: Move) -> tuple[State, Event, State]:
        """Make a move; return the state before, the move, the state after.

        Raises:
            IllegalMove: the rules do not allow it; nothing has changed.
        """
        before = self.state
        return self._went(before, move, apply(before, move))

    def declare(self, move: Move) -> tuple[State, Event, State]:
        """Take in a whole turn by its points; return the state before, the move, the state after.

        Raises:
            IllegalMove: no such turn can have happened; nothing has changed.
        """
        if self.player.bot:
            raise IllegalMove("a bot decides by its dice: type what was rolled for it")
        before = self.state
        return self._went(before, move, declare(before, move))

    def change(self, move: Move, newcomer: str = "") -> tuple[State, Event, State]:
        """Let somebody join, sit out or be back; return the states before and after, and the event.

        Raises:
            IllegalMove: it can't be done now; nothing has changed.
        """
        if any(player.bot for player in self.players):
            raise IllegalMove("nobody can join or sit out in a game with bots")
        before = self.state
        after = change(before, move)
        if move.kind == "join":
            self._record = replace(self._record, seats=(*self._record.seats, newcomer))
            self.players = seat_players(self._record.seats, self._record.dice)
        return self._went(before, move, after)

    def _went(self, before: State, event: Event, after: State) -> tuple[State, Event, State]:
        record = replace(self._record, events=(*self._record.events, event))
        if self._save.begun and after.seats == before.seats:
            self._save.event(before.seat, event, after)
        else:
            self._save.begin(record)
        self._states.append(after)
        self._record = record
        return before, event, after

    def undo(self) -> str | None:
        """Take back the last thing that somebody at the keyboard did; say why not if it cannot be.

        With the program's dice that is a choice made since they fell. With real dice it is
        any throw or choice that was typed, and whatever followed from it without a word.
        """
        for number in range(len(self._record.events), 0, -1):
            event, before = self._record.events[number - 1], self._states[number - 1]
            if not isinstance(event, Move):
                if not self.real:
                    return "the dice have fallen since your last choice, so it can't be taken back"
            elif is_change(event):
                pass
            elif self.players[before.seat].bot:
                if not self.real:
                    return f"{self.players[before.seat].name} has moved since your last choice"
                continue
            elif len(legal_moves(before)) == 1:
                continue
            self._back_to(number - 1)
            return None
        return "there is nothing to take back"

    def _back_to(self, events: int) -> None:
        del self._states[events + 1 :]
        seats = self._record.seats[: self.state.seats]
        self._record = replace(self._record, seats=seats, events=self._record.events[:events])
        self.players = self.players[: self.state.seats]
        self._save.begin(self._record)
