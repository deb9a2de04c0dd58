"""What a request comes to: the entries of the next step, found without touching the table.

A draft plays on a copy of the game (states are values), so nothing is true before it is stored.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

from greed.core.dice import Throw
from greed.core.errors import IllegalMove, MalformedMove, StaleMove
from greed.core.game import apply, legal_moves, throw
from greed.core.moves import BANK, DECLINE, JOIN, ROLL, Move, parse_move
from greed.core.people import change
from greed.core.reasons import Reason
from greed.core.record import ends_turn
from greed.core.state import State
from greed.store import (
    Abandoned,
    Attempt,
    Entry,
    Joined,
    Listing,
    Moved,
    Reopened,
    Said,
    Start,
    Step,
    Thrown,
    Touch,
    Undo,
    encode_step,
)
from greed.web.refusal import Refusal
from greed.web.rooms.board import goes_on
from greed.web.rooms.coming import change_of, is_coming, newcomer
from greed.web.rooms.declaring import declared_at
from greed.web.rooms.foreseen import Foreseen
from greed.web.rooms.lobby import listed_of
from greed.web.rooms.rated import finishes_of
from greed.web.rooms.table import Table
from greed.wire import By, MoveRequest

__all__ = ["Decide", "Draft", "TurnDraft", "autoplay", "settle", "touch_of"]

Decide = Callable[[Table], tuple[Entry, ...]]
"""Says what the next step of a table is; raises what speaks against it; changes nothing."""

_HOUR = 3600.0
BOT_EVENTS = 60
"""Most events of a bot or clock in one step; after that the turn continues in another."""


class TurnDraft(ABC):
    """The entries of a step to come, and the game as it would stand after them.

    Attributes:
        table: the table as it is now.
        by: who acts.
        entries: what the step is made of so far.
        turn_goes_on: the turn that was under way is not over.
    """

    def __init__(self, table: Table, by: By, name: tuple[int | None, str | None]) -> None:
        self.table = table
        self.by: By = by
        self.of, self.id = name
        self.entries: list[Entry] = []
        self.turn_goes_on = True

    @property
    @abstractmethod
    def state(self) -> State:
        """The game as it would stand."""

    @property
    @abstractmethod
    def blocked(self) -> bool:
        """Whether a roll is due that nobody here can make now."""

    @abstractmethod
    def throw(self, dice: Throw | None = None) -> None:
        """Let the dice fall: those given, or those that are due."""

    @abstractmethod
    def move(self, move: Move) -> None:
        """Make a move, and let the dice fall that it leads to (unless people throw them)."""

    def change(self, text: str) -> None:  # noqa: ARG002
        """Change who plays: `join Cleo`, `out 2`, `back 2`."""
        raise IllegalMove(Reason.TABLE_ONLY.say())

    def play_turn(self) -> None:
        """Play the present turn to its end as when the time is up."""
        while self._can_go_on():
            if self.state.phase == "throw":
                self.throw()
            else:
                self.move(autoplay(self.state))

    async def think_turn(self, choose: Callable[[State], Awaitable[Move]]) -> None:
        """Play the present turn to its end by somebody who takes time to choose."""
        while self._can_go_on():
            if self.state.phase == "throw":
                self.throw()
            else:
                self.move(await choose(self.state))

    def _can_go_on(self) -> bool:
        short = len(self.entries) < BOT_EVENTS
        return self.turn_goes_on and not self.state.over and short and not self.blocked

    @abstractmethod
    def step(self) -> tuple[Entry, ...]:
        """Return the entries, with what belongs to the end of the game if it is over."""


class Draft(TurnDraft):
    """A draft where people throw real dice."""

    def __init__(
        self, table: Table, by: By = "seat", name: tuple[int | None, str | None] = (None, None)
    ) -> None:
        super().__init__(table, by, name)
        if table.state is None:
            raise Refusal("not_started", "the game has not started", ply=table.ply)
        self._state: State = table.state

    @property
    def state(self) -> State:
        """The game as it would stand."""
        return self._state

    @property
    def blocked(self) -> bool:
        """Whether people throw."""
        return self._state.phase == "throw"

    def throw(self, dice: Throw | None = None) -> None:
        """Let the dice fall that people threw."""
        assert dice is not None
        self._state = throw(self._state, dice)
        self.entries.append(Thrown(dice=dice, by=self.by, id=self.id, of=self.of))
        self.turn_goes_on = goes_on(dice, self._state)

    def move(self, move: Move) -> None:
        """Make a move."""
        declared = move.kind == "points"
        after = declared_at(self.table, self._state, move) if declared else None
        self._state = after or apply(self._state, move)
        self.entries.append(Moved(move=str(move), by=self.by, id=self.id, of=self.of))
        self.turn_goes_on = goes_on(move, self._state)

    def change(self, text: str) -> None:
        """Change who plays: `join Cleo`, `out 2`, `back 2`."""
        before, move = self._state, change_of(text)
        self._state = change(before, move)
        self.turn_goes_on = not ends_turn(before, move, self._state)
        own: Entry = Moved(move=str(move), by="host", id=self.id, of=self.of)
        if move == JOIN:
            name, key = newcomer(self.table, text), self.table.host
            own = Joined(name=name, key=key, id=self.id, of=self.of)
        self.entries.append(own)

    def step(self) -> tuple[Entry, ...]:
        """Return the entries."""
        return tuple(self.entries)


def autoplay(state: State) -> Move:
    """Return the move made for a seat whose time is up.

    It declines an offer, keeps what scores most (of equal points the fewest dice, then the
    lowest faces), banks if that is legal, and rolls otherwise.
    """
    legal = legal_moves(state)
    if state.phase == "keep":
        assert state.cast is not None
        options = state.cast.by_dice
        return min(legal, key=lambda m: (-options[m.dice].points, len(m.dice), m.dice))
    for move in (DECLINE, BANK, ROLL):
        if move in legal:
            return move
    raise IllegalMove(f"nobody has a move to make in phase {state.phase}")


def settle(draft: TurnDraft, request: MoveRequest) -> None:
    """Take into a draft the move that a seat asks for.

    Raises:
        MoveError, ThrowError, Refusal: it cannot be made; the message says why.
    """
    table = draft.table
    word, _, rest = request.move.strip().lower().partition(" ")
    coming = is_coming(request.move)
    move = None if coming or word in ("throw", "undo") else parse_move(request.move)
    if request.ply != table.ply:
        raise StaleMove(
            f"this move was for ply {request.ply}, but the game is at {table.ply}: look again"
        )
    if word == "undo":
        _undo(draft, rest)
    elif coming:
        draft.change(request.move)
    elif move is None:
        _throw(draft, rest)
    else:
        draft.move(move)
    if request.then:
        if move is None or move.kind != "keep":
            raise MalformedMove("only a keep can be followed by `then`")
        if not draft.turn_goes_on:
            raise IllegalMove(f"{request.then} is not legal: this keep ends the turn")
        draft.move(parse_move(request.then))


def _throw(draft: TurnDraft, words: str) -> None:
    """Throw, or take in the dice that people have thrown."""
    real = draft.table.setup.dice == "real"
    faces = words.split()
    if len(faces) == 1:
        faces = list(faces[0])
    if bool(faces) != real:
        said = "say which dice fell, e.g. 'throw 1 1 5 2 3'" if real else "say just 'throw'"
        raise MalformedMove(f"in this room {said}")
    if not all(face.isascii() and face.isdecimal() and len(face) < 3 for face in faces):
        raise MalformedMove(f"a throw lists the dice, e.g. 'throw 1 1 5 2 3', not {words!r}")
    if not real and draft.state.phase != "throw":
        raise IllegalMove(f"it is not time to roll: the phase is {draft.state.phase}")
    draft.throw(tuple(map(int, faces)) if real else None)


def _undo(draft: TurnDraft, words: str) -> None:
    if words.strip():
        raise MalformedMove("undo takes nothing after it")
    if draft.table.setup.dice != "real":
        raise IllegalMove("you can only undo with real dice")
    if draft.table.past is None:
        raise IllegalMove("there is nothing to take back")
    draft.entries.append(Undo(by="seat", id=draft.id, of=draft.of))


def touch_of(
    table: Table, entries: tuple[Entry, ...], at: float, *, rates: bool = False
) -> Touch | None:
    """Return what a step changes in the room's own row; None if nothing worth a write.

    `rates`: games are rated on this server.

    The table is folded on a copy to see its status and clock after the step.
    """
    quiet = at - table.room.touched < _HOUR and not table.setup.clock
    ends = any(_matters(entry) for entry in entries)
    ends = ends or (table.listed_at is not None and table.status == "open")
    if quiet and not ends and table.setup.dice != "real":
        return None
    if isinstance(entries, Foreseen):
        ahead = entries.ahead
    else:
        ahead = table.ahead(Step(table.seq + 1, at, encode_step(entries)))
    listed = listed_of(table, ahead, entries)
    return Touch(
        status=ahead.status,
        deadline=ahead.deadline,
        touched=at,
        listed=listed,
        rates=rates and ahead.status != table.status and bool(finishes_of(ahead)),
    )


def _matters(entry: Entry) -> bool:
    """Say whether an entry may change the status of its room."""
    if isinstance(entry, Said):
        return entry.body.startswith(("reveal ", "draw ", "end "))
    return isinstance(entry, (Start, Attempt, Reopened, Abandoned, Listing))
