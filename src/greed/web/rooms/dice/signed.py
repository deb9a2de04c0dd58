"""A game whose dice are proven: attempts to start it, its devices, and their statements."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from greed.core.errors import IllegalMove, RecordError
from greed.core.moves import Move, parse_move
from greed.core.sheet import Sheet
from greed.fair.happenings import CameBack, Decided, Drawn, Happening, SatOut
from greed.fair.happenings import Forfeited as Voided
from greed.fair.happenings import Thrown as Rolled
from greed.store import Attempt, Prepared, Reopened, Said, Setup
from greed.web.rooms.board import Board
from greed.web.rooms.dice.proof import Proof, by_of, heard_of, reseated, statement
from greed.web.rooms.people import bot_name
from greed.wire import By, Entry, ReopenedRoom, SeatChanged, Statement

__all__ = ["Seat", "SignedBoard"]


class Seat(Struct, frozen=True):
    """A seat: a person's (name and key), a bot's, or open.

    `signs`: the person has a device. `program`: the person is a program.
    """

    name: str = ""
    key: str | None = None
    bot: str | None = None
    signs: bool = False
    identity: str | None = None
    program: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nobody has it."""
        return self.key is None and self.bot is None


class SignedBoard(Board):
    """A game, statement by statement.

    Attributes:
        setup: what the room was made as.
        seats: who sits there.
        seq: the last step.
        attempts: how often a game has been started at this table.
        previous: the digest of the last of those starts, in hex; "" before the first.
        entered: per seat, the identity with which its player began the game.
        prepared: the devices of the seats, for the game to come.
        proof: the dice of the game, where they can be verified.
        opened: the step that fixed its start text.
        said: the statements of the last step.
        trusts: signatures are not checked, for what is folded was checked before it was stored.
    """

    def __init__(self, sheet: Sheet, setup: Setup, secret: bytes, at: float) -> None:
        super().__init__(sheet, setup.seats, at)
        self.setup = setup
        self.seats = [Seat()] * setup.seats
        self.seq = 0
        self.attempts = setup.attempts
        self.previous = setup.previous
        self.entered: tuple[str | None, ...] = ()
        self.prepared: dict[int, Prepared] = {}
        self.proof: Proof | None = None
        self.opened = 0
        self.said: tuple[Statement, ...] = ()
        self.trusts = True
        self._secret = secret

    @property
    def proves(self) -> bool:
        """Whether the dice are proven, by devices that sign what is said."""
        return self.setup.dice != "real"

    @property
    def game(self) -> str:
        """The id that the dice are bound to; between games, that of the game to come."""
        if self.proof:
            return self.proof.game
        return f"{self.setup.game}.{self.attempts + 1}" if self.proves else self.setup.game

    @property
    def rolling(self) -> bool:
        """Whether a roll has been asked for and has not been made yet."""
        return self.proof is not None and self.proof.session.due

    def fold_proof(self, entry: Said | Prepared | Attempt | Reopened) -> list[Entry]:
        """Take an entry in that belongs to the proof; return what everybody hears of it."""
        match entry:
            case Said():
                return self._say(entry)
            case Prepared():
                self._prepare(entry)
                return []
            case Attempt(text=text):
                return self._attempt(text)
            case Reopened():
                self.proof, self.prepared = None, {}
                return [ReopenedRoom()]

    def _prepare(self, entry: Prepared) -> None:
        if self.proof:
            device = self.proof.session.device_of(entry.seats[0])
            self.proof.renewals[device] = (entry.key, entry.anchor)
        else:
            for seat in entry.seats:
                self.prepared[seat] = entry
                self.seats[seat] = replace(self.seats[seat], signs=True)

    def _attempt(self, text: str) -> list[Entry]:
        self.proof = Proof(text, self.sheet.dice.faces, self._secret)
        session = self.proof.session
        self.proof.holders = tuple(
            self.seats[self.proof.seats_of(device)[0]].key or ""
            for device in range(len(session.start.devices))
        )
        self.entered = tuple(seat.identity for seat in self.seats)
        self.attempts, self.previous = session.start.attempt, session.digest.hex()
        self.opened, self.said, self.prepared = self.seq, (), {}
        return self._begin()

    def _begin(self) -> list[Entry]:
        """Start the game once every device has revealed its share, if the first seat is fixed."""
        assert self.proof is not None
        first = self.proof.session.start.first
        if self.state is not None or self.proof.session.base is None or first is None:
            return []
        return self.begin(first)

    def _say(self, said: Said) -> list[Entry]:
        proof = self.proof
        if proof is None:
            raise RecordError(self.seq, "a statement was made before the start")
        happened = proof.take(said, self.at, trusted=self.trusts)
        self.said += (statement(said),)
        told = heard_of(said)
        seating = reseated(said.by, said.body)
        if seating:
            told.append(self._reseat(*seating))
        for happening in happened:
            told += self._happen(happening, said)
        told += self._begin()
        state = self.state
        turn = -1 if state is None or state.over else proof.session.device_of(state.seat)
        proof.note(said, turn, self.at)
        return told

    def _happen(self, happening: Happening, said: Said) -> list[Entry]:
        """Apply to the game what a statement has brought about."""
        proof = self.proof
        assert proof is not None
        match happening:
            case Drawn(seat=seat):
                return self.begin(seat)
            case Decided(seat=seat, move=move):
                proof.by = by_of(happening, said)
                return self._decided(seat, move, proof.by)
            case Rolled(dice=dice):
                if proof.waited_since is not None:
                    self.turn_at += self.at - proof.waited_since
                return self.throw(dice, proof.by)
            case Voided():
                return self.forfeit("seat")
            case SatOut(seats=seats):
                return self._change("out", seats)
            case CameBack(seats=seats):
                return self._change("back", seats)
            case _:
                return []

    def _change(self, kind: Literal["out", "back"], seats: tuple[int, ...]) -> list[Entry]:
        """Let seats sit out or play again, unless the game has ended with what came before."""
        told: list[Entry] = []
        for seat in seats:
            if self.state is not None and not self.state.over:
                told += self.change(Move(kind, seat=seat), "seat")
        return told

    def _decided(self, seat: int, move: str, by: By) -> list[Entry]:
        state = self.state
        if state is None or state.over:
            raise IllegalMove("there is nothing to decide now")
        if seat != state.seat:
            raise IllegalMove(f"it is the turn of seat {state.seat}, not of seat {seat}")
        if move != "throw":
            return self.move(parse_move(move), by)
        if state.phase != "throw":
            raise IllegalMove(f"no dice are to fall now: the phase is {state.phase}")
        self.acted.add(by)
        return []

    def _reseat(self, seat: int, holder: str) -> Entry:
        """Give a seat to a bot or a device, as its own device has said."""
        assert self.proof is not None
        kind, _, who = holder.partition(":")
        taken = replace(self.seats[seat], identity=None, program=False)  # somebody else plays on
        if kind == "bot":
            taken = replace(taken, key=None, bot=who, name=bot_name(who))
        else:
            taken = replace(taken, key=self.proof.holders[int(who)], bot=None)
        self.seats[seat] = taken
        return SeatChanged(seat=seat, name=taken.name, bot=taken.bot)
