"""What a request comes to: the entries of the next step, found without touching the room.

A draft folds entries that aren't stored yet. Nothing is true before they are; then the room that
the draft has come to takes the place of the one it began with.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Self

from greed.core.dice import Throw
from greed.core.errors import GreedError, IllegalMove
from greed.core.game import legal_moves
from greed.core.moves import BANK, DECLINE, ROLL, Move
from greed.core.state import State
from greed.fair.dealer import Dealer
from greed.store import Abandoned, Entry, Moved, Prepared, Said, Thrown, Touch
from greed.web.refusal import Refusal, told
from greed.web.rooms.fold import JOINS, begun, ended, fold, is_around, payer
from greed.web.rooms.lobby import listed_of
from greed.web.rooms.proof import Proof, is_beside
from greed.web.rooms.ratings import finishes_of
from greed.web.rooms.room import Room
from greed.wire import By, Happened
from greed.wire import Entry as Heard

_HOUR = 3600.0
BOT_EVENTS = 60
"""Most events of a bot or clock in one step; after that the turn continues in another."""


class Draft:
    """The entries of a step to come, and the room as it would stand after them.

    Attributes:
        before: the room as it is now.
        room: the room after the entries.
        entries: what the step is made of so far.
        by: who acts.
    """

    def __init__(
        self,
        room: Room,
        by: By = "seat",
        name: tuple[int | None, str | None] = (None, None),
        at: float | None = None,
    ) -> None:
        self.before = room
        self.room = begun(room, time.time() if at is None else at)
        self.entries: list[Entry] = []
        self.by: By = by
        self._of, self._id = name
        self._told: tuple[Heard, ...] = ()

    @classmethod
    def of(cls, room: Room, entries: Iterable[Entry], at: float | None = None) -> Self:
        """Return the draft of a step of these entries.

        Raises:
            GreedError: they can't happen.
        """
        draft = cls(room, at=at)
        for entry in entries:
            draft.take(entry)
        return draft

    def end(self) -> tuple[Room, Happened]:
        """Return the room at the end of the step, and what everybody hears of it."""
        room = ended(self.room, self.entries)
        return room, Happened(seq=room.seq, at=room.at, ply=room.ply, entries=self._told)

    @property
    def state(self) -> State:
        """The game as it would stand.

        Raises:
            Refusal: it has not begun.
        """
        if self.room.state is None:
            raise Refusal("not_started", told("refused-not-started"), ply=self.room.ply)
        return self.room.state

    @property
    def turn_goes_on(self) -> bool:
        """Whether the turn that was under way is not over."""
        return self.room.turns == self.before.turns

    @property
    def blocked(self) -> bool:
        """Whether a roll is due that nobody here can make now."""
        return self.room.rolling if self.room.proves else self.state.phase == "throw"

    def take(self, entry: Entry) -> None:
        """Take an entry into the step.

        Raises:
            GreedError: it can't happen; the draft is not to be used any more.
        """
        self.room, told = fold(self.room, entry)
        self._told += told
        self.entries.append(entry)

    def throw(self, dice: Throw | None = None) -> None:
        """Let the dice fall: those given, or those that are due."""
        if dice is None:
            self._decide("throw")
        else:
            self.take(Thrown(dice=dice, by=self.by, id=self._id, of=self._of))

    def move(self, move: Move) -> None:
        """Make a move, and let the dice fall that it leads to (unless people throw them)."""
        if self.room.proves:
            self._decide(str(move))
        else:
            self.take(Moved(move=str(move), by=self.by, id=self._id, of=self._of))

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

    # -- dice that are proven

    @property
    def proof(self) -> Proof:
        """The proof as it would stand.

        Raises:
            Refusal: no game was started.
        """
        if self.room.proof is None:
            raise Refusal("not_started", told("refused-not-started"), ply=self.room.ply)
        return self.room.proof

    def hear(self, device: int, body: str, signature: str) -> None:
        """Take a statement of a device in.

        Raises:
            Misstatement, MoveError: it does not hold; the draft is not to be used any more.
        """
        self.proof.session.must_be_signed(device, body, bytes.fromhex(signature))
        self.take(Said(body=body, by=device, signature=signature))

    def tell(self, body: str) -> None:
        """Let the server say something."""
        if body.startswith("decide"):
            self.take(Said(body=body, who=self.by, id=self._id, of=self._of))
        else:
            self.take(Said(body=body, who=self.by))

    def deal(self) -> None:
        """Say everything that is the server's to say now: freeze, throw, draw, the end."""
        while self.proof.session.ended is None:
            session, state = self.proof.session, self.room.state
            if state is not None and state.over:
                self.tell("end over")
            elif not session.due or session.waiting_ready or session.waiting_values:
                return
            elif self.proof.strict and not session.frozen:
                self.tell(self.proof.dealer.freeze(session))
            else:
                self.tell(self._roll(self.proof.dealer))

    def _decide(self, move: str) -> None:
        """Decide for the seat to move, which no device signs for, and deal what follows."""
        session, seat = self.proof.session, self.state.seat
        kind = session.holders[seat].partition(":")[0]
        if kind == "device" and self.by != "clock":
            said = "nobody acts for a device: once it was warned, the others can go on without it"
            raise Refusal("wrong_phase", said, ply=self.before.ply)
        why = {"bot": "bot", "unsigned": "unsigned"}.get(kind, "clock")
        self.tell(f"decide {seat} {why} {move}")
        self.deal()

    def _roll(self, dealer: Dealer) -> str:
        """Return the statement by which the dice fall that are due."""
        session = self.proof.session
        try:
            if session.drawing:
                return dealer.draw(session)
            return dealer.throw(session, self.state.hand.dice)
        except GreedError as error:  # the chain is used up
            raise Refusal("wrong_phase", f"this game cannot go on: {error}") from error


Decide = Callable[[Room], Draft | tuple[Entry, ...]]
"""Says what the next step of a room is; raises what speaks against it; changes nothing."""


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


def touch_of(room: Room, after: Room, *, rates: bool = False) -> Touch | None:
    """Return what a step changes in the room's own row; None if nothing worth a write.

    `after` is the room after the step; `rates`: games are rated on this server.
    """
    listed = listed_of(room, after)
    quiet = after.at - room.row.touched < _HOUR and not room.setup.clock
    if quiet and listed is None and after.status == room.status:
        return None
    return Touch(
        status=after.status,
        deadline=after.deadline,
        touched=after.at,
        listed=listed,
        rates=rates and after.status != room.status and bool(finishes_of(after)),
    )


# Every game fits in, and no player can fill a log alone. A record with more statements than `greed
# verify` reads would prove nothing, and a long one keeps everybody waiting. The rules limit what
# moves a game on; all else is limited here. What others do must never keep somebody from an answer
# of their own, so each has an allowance, and an answer costs nothing.

STATEMENTS = 90_000
"""Statements of a game; `greed verify` reads 100,000."""
BESIDE = 1_000
"""Statements of one device that move no game on: about seats, keys, comings and goings."""
AROUND = 1_000
"""Changes around the games of a room that one person makes: seats, names, calls, preparations."""
WISHES = 50
"""Wishes of a device to go on with another key, in one game."""
STEPS = 250_000
"""Steps of the games of a room."""


def must_fit(room: Room, entries: Sequence[Entry]) -> None:
    """Refuse a step for which the log of a room is too long; a game can always end.

    Raises:
        Refusal: it doesn't fit in.
    """
    said = [entry for entry in entries if isinstance(entry, Said)]
    ends = any(one.body.startswith("end ") for one in said)
    if ends or any(isinstance(entry, Abandoned) for entry in entries):
        return
    if is_around(entries):
        _must_be_allowed(room, entries[0])
    elif room.seq - room.around >= STEPS:
        raise Refusal("too_large", "this room's log is full: the host can only give the game up")
    if room.proof is None:
        return
    if room.proof.session.count + len(said) > STATEMENTS:
        why = f"a game has at most {STATEMENTS:,} statements: the host can only give it up"
        raise Refusal("too_large", why)
    for one in said:
        if one.by >= 0 and is_beside(one.body) and room.proof.beside[one.by] >= BESIDE:
            why = f"a device makes at most {BESIDE:,} statements in a game that move nothing on"
            raise Refusal("too_large", why)


def _must_be_allowed(room: Room, entry: Entry) -> None:
    """Refuse a change around a game to somebody whose allowance is used up."""
    who = payer(room, entry)
    if who is None:
        return
    spent = room.spent.get(who, 0)
    if room.proof and isinstance(entry, Prepared):
        if spent >= WISHES:
            why = f"a device asks for another key {WISHES} times at most in one game"
            raise Refusal("too_large", why)
    elif spent >= AROUND:
        why = f"you have changed things around this game {AROUND:,} times: make another room"
        if who == JOINS:
            why = f"seats of this room were taken {AROUND:,} times: make another room"
        raise Refusal("too_large", why)
