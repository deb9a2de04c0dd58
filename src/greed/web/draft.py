"""What a request comes to: the entries of the next step, found without touching the table.

A draft plays on a copy of the game (states are values), so nothing is true before it is stored.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from greed.core.dice import Throw
from greed.core.errors import IllegalMove, MalformedMove, StaleMove
from greed.core.game import apply, forfeit, legal_moves, throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move, parse_move
from greed.core.state import State
from greed.store import (
    Entry,
    Forfeited,
    Moved,
    Reveal,
    Step,
    Thrown,
    Touch,
    Undo,
    Valued,
    encode_step,
)
from greed.web.protocol import MoveRequest
from greed.web.refusal import Refusal
from greed.web.table import Table, goes_on

__all__ = ["Decide", "Draft", "autoplay", "settle", "touch_of"]

Decide = Callable[[Table], tuple[Entry, ...]]
"""Says what the next step of a table is; raises what speaks against it; changes nothing."""

_HOUR = 3600.0
BOT_EVENTS = 60
"""At most so many events of a bot or clock become one step; the turn then goes on in another."""


class Draft:
    """The entries of a step to come, and the game as it would stand after them."""

    def __init__(
        self, table: Table, by: str = "seat", name: tuple[int | None, str | None] = (None, None)
    ) -> None:
        if table.state is None:
            raise Refusal("not_started", "the game has not begun", ply=table.ply)
        self.table = table
        self.state: State = table.state
        self.throws = table.throws
        self.by = by
        self.of, self.id = name
        self.entries: list[Entry] = []
        self.turn_goes_on = True
        self.values = table.values.copy() if table.values else None

    def throw(self, dice: Throw | None = None) -> None:
        """Let the dice fall: those given, or those that are due."""
        if self.state.phase == "throw" and dice is None:
            chain = self.values.chain() if self.values else ()
            dice = self.table.dice(self.throws + 1, self.state.hand.dice, chain)
        self.state = throw(self.state, dice or ())
        self.throws += 1
        if self.values:
            self.values.fallen(self.throws, self.table.people)
        assert dice is not None
        self.entries.append(
            Thrown(dice=dice, by=self.by, id=self.id, of=self.of)  # type: ignore[arg-type]
        )
        self.turn_goes_on = goes_on(dice, self.state)

    def move(self, move: Move) -> None:
        """Make a move, and let the dice fall that it leads to (unless people throw them)."""
        self.state = apply(self.state, move)
        self.entries.append(
            Moved(move=str(move), by=self.by, id=self.id, of=self.of)  # type: ignore[arg-type]
        )
        self.turn_goes_on = goes_on(move, self.state)
        if self.table.setup.dice == "fair" and move in (ROLL, ACCEPT, DECLINE):
            self.throw()

    def value(self, seat: int, number: int, value: str) -> None:
        """Take a seat's value in; the dice fall if no other is waited for."""
        assert self.values is not None
        self.values.give(seat, number, bytes.fromhex(value))
        self.entries.append(Valued(seat=seat, number=number, value=value))
        if not self.waiting:
            self.throw()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose value the throw that is due waits for."""
        return self.values.waiting(self.state, self.table.people) if self.values else ()

    def forfeit(self) -> None:
        """End the turn of a seat that withheld a value."""
        assert self.values is not None
        self.throws += self.state.phase == "throw"
        self.values.forfeited(self.state.seat)
        self.state = forfeit(self.state)
        self.entries.append(Forfeited(by="clock"))
        self.turn_goes_on = False

    def play_turn(self) -> None:
        """Play the present turn to its end as when the time is up."""
        while self.turn_goes_on and not self.state.over and len(self.entries) < BOT_EVENTS:
            if self.state.phase == "throw":
                if self.table.setup.dice == "real":
                    return
                if self.state.seat in self.waiting:
                    self.forfeit()
                else:
                    self.throw()
            else:
                self.move(autoplay(self.state))

    async def think_turn(self, choose: Callable[[State], Awaitable[Move]]) -> None:
        """Play the present turn to its end by somebody who takes time to choose."""
        while self.turn_goes_on and not self.state.over and len(self.entries) < BOT_EVENTS:
            if self.state.phase != "throw":
                self.move(await choose(self.state))
            elif self.table.setup.dice == "real" or self.waiting:
                return
            else:
                self.throw()

    def step(self) -> tuple[Entry, ...]:
        """Return the entries; once the game is over the secret of the dice is among them."""
        while self.values and not self.state.over and not self.turn_goes_on:
            if self.state.seat not in self.values.owing & self.table.people:
                break
            self.forfeit()
        if self.state.over and self.table.setup.dice != "real" and not self.table.secret:
            return (*self.entries, Reveal(secret=self.table.room.secret.hex()))
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
    raise IllegalMove(f"nobody is to move in phase {state.phase}")


def settle(table: Table, request: MoveRequest, of: int | None = None) -> Draft:
    """Return the draft of a move that a seat asks for; `of` is that seat, -1 the host.

    Raises:
        MoveError, ThrowError, Refusal: it cannot be made; the message says why.
    """
    draft = Draft(table, name=(of if request.id else None, request.id))
    word, _, rest = request.move.strip().lower().partition(" ")
    move = None if word in ("throw", "undo") else parse_move(request.move)
    if request.ply != table.ply:
        raise StaleMove(f"this move was made for ply {request.ply}, the game is at {table.ply}")
    if word == "undo":
        _undo(draft, rest)
    elif move is None:
        _throw(draft, rest)
    else:
        draft.move(move)
    if request.then:
        if move is None or move.kind != "keep":
            raise MalformedMove("only a keep can be followed by `then`")
        if not draft.turn_goes_on:
            raise IllegalMove(f"{request.then} is not legal: the turn ends with this keep")
        draft.move(parse_move(request.then))
    return draft


def _throw(draft: Draft, words: str) -> None:
    """Throw, or take in the dice that people have thrown."""
    real = draft.table.setup.dice == "real"
    faces = words.split()
    if len(faces) == 1:
        faces = list(faces[0])
    if bool(faces) != real:
        said = "name the dice that fell, as in 'throw 1 1 5 2 3'" if real else "say just 'throw'"
        raise MalformedMove(f"in this room {said}")
    if not all(face.isascii() and face.isdecimal() and len(face) < 3 for face in faces):
        raise MalformedMove(f"a throw names faces, as in 'throw 1 1 5 2 3', not {words!r}")
    if draft.values and draft.state.phase == "throw":
        raise IllegalMove(
            "the dice fall once every seat has given its value: send yours for the throw"
        )
    if not real and draft.state.phase != "throw":
        raise IllegalMove(f"no dice are to fall now: the phase is {draft.state.phase}")
    draft.throw(tuple(map(int, faces)) if real else None)


def _undo(draft: Draft, words: str) -> None:
    if words.strip():
        raise MalformedMove("undo takes nothing after it")
    if draft.table.setup.dice != "real":
        raise IllegalMove("only with real dice can something be taken back")
    if draft.table.past is None:
        raise IllegalMove("there is nothing to take back")
    draft.entries.append(Undo(by="seat", id=draft.id, of=draft.of))


def touch_of(table: Table, entries: tuple[Entry, ...], at: float) -> Touch | None:
    """Return what a step changes in the room's own row; None if nothing worth a write.

    The table is folded on a copy to see its status and clock after the step.
    """
    quiet = at - table.room.touched < _HOUR and not table.setup.clock
    ends = any(entry.__struct_config__.tag in ("start", "reveal", "abandon") for entry in entries)
    if quiet and not ends and table.setup.dice != "real":
        return None
    ahead = table.ahead(Step(table.seq + 1, at, encode_step(entries)))
    return Touch(status=ahead.status, deadline=ahead.deadline, touched=at)
