"""The entries of a step to come, found without touching the room.

A draft folds entries that aren't stored yet. Nothing is true before they are; then the room that
the draft has come to takes the place of the one it began with.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from secrets import token_bytes

from msgspec import Struct

from greed.core.dice import Throw
from greed.core.errors import IllegalMove
from greed.core.game import legal_moves
from greed.core.messages import say
from greed.core.moves import BANK, DECLINE, ROLL, Move
from greed.core.state import State
from greed.room.dealing import dealer_of, newcomers
from greed.room.entries import Abandoned, By, Dice, Entry, Moved, Thrown, encode_step
from greed.room.fold import begun, ended, fold, is_around, payer
from greed.room.refusal import Refusal
from greed.room.room import Room
from greed.room.told import Happened, Told
from greed.sealed import DiceError, Opening, Said

BOT_EVENTS = 60
"""Most events of a bot or clock in one step; after that the turn continues in another."""


class Means(Struct, frozen=True):
    """What a step is decided with, besides the room.

    Attributes:
        now: the time, in seconds since 1970.
        throw: lets dice fall in a state in which they are due.
        secret: what the host's chain of sealed dice is made from.
        links: the devices' links that have come for the roll that is being made.
        present: the seats (-1: the host) for which somebody is connected; None: that isn't known.
        bot: returns the full name of a bot that may take a seat; raises Refusal for another.
        random: returns that many bytes that nobody knows: ids, and who begins.
    """

    now: float
    throw: Callable[[State], Throw]
    bot: Callable[[str], str]
    random: Callable[[int], bytes] = token_bytes
    secret: bytes = b""
    links: Collection[Opening] = ()
    present: Collection[int] | None = None


class Change(Struct, frozen=True):
    """An entry by which a game went on, between the room before it and the room after it.

    Attributes:
        told: what everybody hears of it.
    """

    before: Room
    entry: Entry
    after: Room
    told: tuple[Told, ...]


class Step(Struct, frozen=True):
    """A step that is decided and not stored yet; without entries there is nothing to store.

    Attributes:
        room: the room after it.
        entries: what the log will hold of it.
        happened: what everybody will hear.
        changes: its throws, moves, newcomers and undos, one by one.
    """

    room: Room
    entries: tuple[Entry, ...]
    happened: Happened
    changes: tuple[Change, ...]

    @property
    def body(self) -> bytes:
        """The step as it is stored."""
        return encode_step(self.entries)


class Draft:
    """The entries of a step to come, and the room as it would stand after them.

    Attributes:
        before: the room as it is now.
        room: the room after the entries.
        entries: what the step is made of so far.
        by: who acts.
        due: dice are to fall that all devices make together: the end of the draft asks for them.
        of, id: the seat and the name that the step's client has for it.
    """

    def __init__(
        self,
        room: Room,
        means: Means,
        by: By = "seat",
        name: tuple[int | None, str | None] = (None, None),
    ) -> None:
        self.before = room
        self.means = means
        self.room = begun(room, means.now)
        self.entries: list[Entry] = []
        self.by: By = by
        self.due = False
        self.of, self.id = name
        self._told: tuple[Told, ...] = ()
        self._changes: list[Change] = []

    def again(self, room: Room, means: Means) -> Draft:
        """Return the same draft for a room that stands as before, made now."""
        draft = Draft(room, means, self.by)
        draft.take(*self.entries)
        draft.due = self.due
        return draft

    def end(self) -> Step:
        """Return the step.

        Raises:
            Refusal: the log is too long for it, or no more dice can be made in this game.
        """
        self._deal()
        must_fit(self.before, self.entries)
        room = ended(self.room, self.entries)
        happened = Happened(seq=room.seq, at=room.at, ply=room.ply, entries=self._told)
        return Step(room, tuple(self.entries), happened, tuple(self._changes))

    @property
    def state(self) -> State:
        """The game as it would stand.

        Raises:
            Refusal: it has not begun.
        """
        if self.room.state is None:
            raise Refusal("not_started", say("refused-not-started"), ply=self.room.ply)
        return self.room.state

    @property
    def turn_goes_on(self) -> bool:
        """Whether the turn that was under way is not over."""
        return self.room.turns == self.before.turns

    @property
    def blocked(self) -> bool:
        """Whether a roll is due that nobody here can make now."""
        return self.due or self.room.rolling or (self.room.real and self.state.phase == "throw")

    def take(self, *entries: Entry) -> None:
        """Take entries into the step.

        Raises:
            GreedError: one can't happen; the draft is not to be used any more.
        """
        for entry in entries:
            before = self.room
            self.room, told = fold(before, entry)
            self._told += told
            self.entries.append(entry)
            if self.room.ply > before.ply:
                self._changes.append(Change(before, entry, self.room, told))

    def throw(self, dice: Throw | None = None) -> None:
        """Let the dice fall: those given, or those that are due."""
        if dice is None and self.room.course is not None:
            self.due = True
            return
        fallen = self.means.throw(self.state) if dice is None else dice
        self.take(Thrown(dice=fallen, by=self.by, id=self.id, of=self.of))

    def move(self, move: Move) -> None:
        """Make a move, and let the dice fall that it leads to (unless people throw them)."""
        self.take(Moved(move=str(move), by=self.by, id=self.id, of=self.of))
        rolls = move.kind in ("roll", "accept", "decline") and self.state.phase == "throw"
        if rolls and not self.room.real:
            self.throw()

    def play_on(self, choose: Callable[[State], Move]) -> None:
        """Let the dice fall that are due, or somebody choose a move."""
        if self.state.phase == "throw":
            self.throw()
        else:
            self.move(choose(self.state))

    def play_turn(self, choose: Callable[[State], Move] | None = None) -> None:
        """Play the present turn to its end: as somebody chooses, or as when the time is up."""
        while self._can_go_on():
            self.play_on(choose or autoplay)

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

    def say(self, said: Said) -> None:
        """Take in what is said about the dice."""
        self.take(Dice(entry=said, by=self.by, id=self.id, of=self.of))

    def _deal(self) -> None:
        """Ask for the dice that are due, from the devices of seats where somebody is connected.

        Where no device has to be waited for, the dice fall at once, and what the clock or the host
        plays goes on.
        """
        while self.due or (self.room.rolling and self.room.course and self.room.course.again):
            self._ask()
            if not self.roll():
                return

    def _ask(self) -> None:
        assert self.room.course is not None
        if not self.room.course.again:
            for joined in newcomers(self.room):
                self.say(joined)
        dealer, state = dealer_of(self.room, self.means.secret), self.room.state
        again, present = dealer.course.again, self.means.present
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
        rolled = dealer_of(self.room, self.means.secret, openings).roll()
        if rolled is None:
            return False
        self.say(rolled)
        if self.by in ("clock", "host") and self.room.status == "playing":
            self.play_turn()
        return True


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


# Every game fits in, and no player can fill a log alone. The rules limit what moves a game on; all
# else is limited here. What others do must never keep somebody from an answer of their own, so each
# has an allowance, and an answer costs nothing.

AROUND = 1_000
"""Changes that one person makes in a room: seats, names, calls, devices, and what is undone."""
STEPS = 250_000
"""Steps of the games of a room."""


def must_fit(room: Room, entries: Sequence[Entry]) -> None:
    """Refuse a step for which the log of a room is too long; a game can always end.

    Raises:
        Refusal: it doesn't fit in.
    """
    full = room.seq - room.around >= STEPS and not is_around(entries)
    if full and not any(isinstance(entry, Abandoned) for entry in entries):
        raise Refusal("too_large", "this room's log is full: the host can only give the game up")
    who = payer(room, entries[0]) if entries else None
    if who is not None and room.spent.get(who, 0) >= AROUND:
        why = f"you have changed things around this game {AROUND:,} times: make another room"
        raise Refusal("too_large", why)
