"""What a request comes to: the entries of the next step, found without touching the room.

A draft folds entries that aren't stored yet. Nothing is true before they are; then the room that
the draft has come to takes the place of the one it began with.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Self

from greed.core.dice import Throw
from greed.core.errors import IllegalMove
from greed.core.game import legal_moves
from greed.core.moves import BANK, DECLINE, ROLL, Move
from greed.core.state import State
from greed.fair import SystemDice
from greed.room import DiceError, Opening, Start
from greed.room import Entry as DiceEntry
from greed.store import Abandoned, Entry, Moved, Thrown, Touch
from greed.web.refusal import Refusal, told
from greed.web.rooms.dice import dealer_of, entry_of, newcomers
from greed.web.rooms.fold import JOINS, begun, ended, fold, is_around, payer
from greed.web.rooms.lobby import listed_of
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
        due: dice are to fall that all devices make together; `deal` asks for them.
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
        self.due = False
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

    def again(self, room: Room) -> Draft:
        """Return the same draft for a room that stands as before, made now."""
        draft = Draft(room, self.by)
        for entry in self.entries:
            draft.take(entry)
        draft.due = self.due
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
        return self.due or self.room.rolling or (self.room.real and self.state.phase == "throw")

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
        if dice is None and self.room.course is not None:
            self.due = True
            return
        if dice is None:
            hand, sheet = self.state.hand.dice, self.room.sheet
            dice = SystemDice().throw(0, hand, sheet.dice.faces)
        self.take(Thrown(dice=dice, by=self.by, id=self._id, of=self._of))

    def move(self, move: Move) -> None:
        """Make a move, and let the dice fall that it leads to (unless people throw them)."""
        self.take(Moved(move=str(move), by=self.by, id=self._id, of=self._of))
        rolls = move.kind in ("roll", "accept", "decline") and self.state.phase == "throw"
        if rolls and not self.room.real:
            self.throw()

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

    # -- dice that all devices make

    def say(self, said: Start | DiceEntry) -> None:
        """Take in what is said about the dice."""
        self.take(entry_of(said, self.by, (self._of, self._id)))

    def deal(self, present: Collection[int] | None) -> None:
        """Ask for the dice that are due, from the devices of seats where somebody is connected.

        `present` None: from all that haven't been silent. Where no device has to be waited for, the
        dice fall at once, and what the clock or the host plays goes on.

        Raises:
            Refusal: no more rolls can be made in this game.
        """
        while self.due or (self.room.rolling and self.room.course and self.room.course.again):
            self._ask(present)
            if not self.roll():
                return

    def _ask(self, present: Collection[int] | None) -> None:
        course = self.room.course
        assert course is not None
        if not course.again:
            for joined in newcomers(self.room):
                self.say(joined)
        dealer, again, state = dealer_of(self.room), course.again, self.room.state
        here = [
            device.name
            for device in dealer.course.devices
            if present is None or not {*device.seats}.isdisjoint(present)
        ]
        if again:
            wanted = again.by, again.dice, again.faces
        elif state is None:
            wanted = "", 1, len(self.room.seats)
        else:
            by = self.room.device_of(state.seat) if self.by == "seat" else None
            wanted = by or "", state.hand.dice, self.room.sheet.dice.faces
        try:
            self.say(dealer.ask(*wanted, here))
        except DiceError as error:  # a chain is used up
            raise Refusal("wrong_phase", f"this game can't go on: {error}") from error
        self.due = False

    def roll(self, openings: Iterable[Opening] = ()) -> bool:
        """Let the dice fall if all links are there, and the turn go on that nobody else plays."""
        rolled = dealer_of(self.room, openings).roll()
        if rolled is None:
            return False
        self.say(rolled)
        if self.by in ("clock", "host") and self.room.status == "playing":
            self.play_turn()
        return True


def rolled(room: Room, openings: Iterable[Opening]) -> Draft | tuple[Entry, ...]:
    """Return the roll for which all links have come; nothing if some are missing."""
    if not room.rolling:
        return ()
    draft = Draft(room, by=room.asked_by)
    return draft if draft.roll(openings) else ()


def silenced(
    room: Room, openings: Iterable[Opening], by: By | None = None
) -> Draft | tuple[Entry, ...]:
    """Return the step by which a roll is given up for which devices have been silent.

    `by`: who acts for the player that has asked for it, and is away; the turn is lost then. So it
    is if nobody plays the seat any more.
    """
    if not room.rolling:
        return ()
    if by is None and room.state and room.seats[room.state.seat].bot and room.asked_by == "seat":
        by = "bot"
    dealer = dealer_of(room, openings)
    void = (dealer.void(away=True) if by else None) or dealer.void()
    if void is None:
        return ()
    draft = Draft(room, by=by or room.asked_by)
    draft.say(void)
    return draft


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


def touch_of(room: Room, after: Room) -> Touch | None:
    """Return what a step changes in the room's own row; None if nothing worth a write.

    `after` is the room after the step.
    """
    listed = listed_of(room, after)
    quiet = after.at - room.row.touched < _HOUR and not room.setup.clock
    if quiet and listed is None and after.status == room.status:
        return None
    return Touch(status=after.status, deadline=after.deadline, touched=after.at, listed=listed)


# Every game fits in, and no player can fill a log alone. The rules limit what moves a game on; all
# else is limited here. What others do must never keep somebody from an answer of their own, so each
# has an allowance, and an answer costs nothing.

AROUND = 1_000
"""Changes around the games of a room that one person makes: seats, names, calls, devices."""
STEPS = 250_000
"""Steps of the games of a room."""


def must_fit(room: Room, entries: Sequence[Entry]) -> None:
    """Refuse a step for which the log of a room is too long; a game can always end.

    Raises:
        Refusal: it doesn't fit in.
    """
    if any(isinstance(entry, Abandoned) for entry in entries):
        return
    if is_around(entries):
        _must_be_allowed(room, entries[0])
    elif room.seq - room.around >= STEPS:
        raise Refusal("too_large", "this room's log is full: the host can only give the game up")


def _must_be_allowed(room: Room, entry: Entry) -> None:
    """Refuse a change around a game to somebody whose allowance is used up."""
    who = payer(room, entry)
    if who is not None and room.spent.get(who, 0) >= AROUND:
        why = f"you have changed things around this game {AROUND:,} times: make another room"
        if who == JOINS:
            why = f"seats of this room were taken {AROUND:,} times: make another room"
        raise Refusal("too_large", why)
