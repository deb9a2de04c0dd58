"""A room in memory: the fold of its log, and nothing that is not in the log."""

from __future__ import annotations

from collections import OrderedDict
from copy import copy

import msgspec
from msgspec import Struct

from greed.core.errors import IllegalMove, RecordError
from greed.core.faults import parse_sheet
from greed.core.game import apply, forfeit, start, throw
from greed.core.moves import FORFEIT, Move, parse_move
from greed.core.record import Event as GameEvent
from greed.core.state import State
from greed.core.turn import Rules, rules_of
from greed.fair._protocol1 import ProvableDice
from greed.fair.happenings import Decided, Drawn, Happening
from greed.fair.happenings import Forfeited as Voided
from greed.fair.happenings import Thrown as Rolled
from greed.store import (
    Abandoned,
    Attempt,
    Back,
    Called,
    Entry,
    Forfeited,
    HostKey,
    Moved,
    Next,
    Prepared,
    Reopened,
    Reveal,
    Room,
    Said,
    Seating,
    Seeding,
    Setup,
    Start,
    Step,
    Thrown,
    Undo,
    Valued,
    Wake,
    decode_step,
)
from greed.web import telling
from greed.web._luck import Luck
from greed.web.people import bot_name
from greed.web.proofs import Proof, statement
from greed.web.protocol import (
    AttemptFixed,
    DevicePrepared,
    Event,
    Happened,
    HostChanged,
    Over,
    PlayerBack,
    PlayerCalled,
    ReopenedRoom,
    Revealed,
    SeatChanged,
    Seeded,
    Started,
    Statement,
    Undone,
)
from greed.web.strict import Values

__all__ = ["ABSENCE", "HOST", "MoveName", "Seat", "Table", "goes_on"]

_REMEMBERED = 128
WARNING = 10.0
"""Seconds between the warning of a seat and the decision that the server makes for it."""
HOST = -1
"""The host, where something belongs to seats and the host may have none."""
ABSENCE = 60.0
"""Seconds that a player who is called has to show up before others may act for the seat."""

MoveName = tuple[int | None, str]
"""A move as its client named it, with the seat whose name it is (None: in logs of before)."""

_Past = tuple["_Past | None", State, tuple[int, ...], tuple[tuple[int, ...], ...], tuple[Luck, ...]]


class Seat(Struct):
    """A seat: a person's (name and key), a bot's, or open; `signs`: the person has a device."""

    name: str = ""
    key: str | None = None
    bot: str | None = None
    signs: bool = False
    seed: str = ""
    anchor: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody has it."""
        return self.key is None and self.bot is None


class Table:
    """A room as its log has left it.

    Attributes:
        seq: the last step.
        at: when that was.
        ply: throws, moves and undos so far; never goes down.
        throws: dice throws so far; never goes down either, so no throw is ever repeated.
        state: the game; None before it starts.
        past: how the game stood before each event that stands, the last one first (real dice
            only: what undo needs); copies share it.
        thrown: the last throw of the turn in falling order.
        kept: the keeps of the turn since all dice were last thrown.
        values: what the seats have given to strict dice (protocol 1).
        attempts: how often a game has been started at this table.
        previous: the digest of the last of those starts, in hex; "" before the first.
        prepared: the devices of the seats, for the game to come.
        proof: the dice of the game, where they can be verified (protocol 2).
        opened: the step that fixed its start text.
        said: the statements of the last step.
        trusts: signatures are not checked, for what is folded was checked before it was stored.
        turns: how many turns are over.
        turn_at: when the turn began, for the clock.
        called: since when players (-1: the host) have been called and have not answered.
        overdue: turns in a row that the clock played: a table that everybody has left sleeps.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.setup = msgspec.json.decode(room.setup, type=Setup)
        words = dict(self.setup.sheet)
        self.sheet = parse_sheet(words, words.pop("name", ""))
        self.seats = [Seat() for _ in range(self.setup.seats)]
        self.host = ""
        self.seq = 0
        self.at = room.created
        self.ply = 0
        self.throws = 0
        self.state: State | None = None
        self.past: _Past | None = None
        self.thrown: tuple[int, ...] = ()
        self.kept: tuple[tuple[int, ...], ...] = ()
        self.luck = (Luck(),) * self.setup.seats
        self.turn_at = room.created
        self.overdue = 0
        self.called: dict[int, float] = {}
        self.secret: str | None = None
        self.next: str | None = None
        self.abandoned = False
        old = self.setup.protocol < 2 and self.setup.dice == "strict"
        self.values = Values(self.setup.seats) if old else None
        self.attempts = self.setup.attempts
        self.previous = self.setup.previous
        self.prepared: dict[int, Prepared] = {}
        self.proof: Proof | None = None
        self.opened = 0
        self.said: tuple[Statement, ...] = ()
        self.trusts = True
        self.turns = 0
        self._acted: set[str] = set()
        self.done: OrderedDict[MoveName, tuple[int, int]] = OrderedDict()
        self._dice: ProvableDice | None = None

    def sheet_rules(self) -> Rules:
        """Return the rules that are played, shared by all tables with the same sheet."""
        return rules_of(self.sheet)

    @property
    def status(self) -> str:
        """open, revealing, playing, over or abandoned."""
        if self.abandoned:
            return "abandoned"
        if self.state is None:
            return "revealing" if self.proof else "open"
        return "over" if self.state.over else "playing"

    @property
    def proves(self) -> bool:
        """Whether the dice are those of protocol 2, which signs what is said."""
        return self.setup.protocol >= 2 and self.setup.dice != "real"

    @property
    def game(self) -> str:
        """The id that the dice are bound to; between games, that of the game to come."""
        if self.proof:
            return self.proof.game
        return f"{self.setup.game}.{self.attempts + 1}" if self.proves else self.setup.game

    @property
    def ends_at(self) -> float | None:
        """When the time of the seat to move is up; None: no clock runs, or the table sleeps.

        While a roll is being made nobody is hurried.
        """
        if not self.setup.clock or self.status != "playing" or self.asleep or self.values:
            return None
        assert self.state is not None
        if self.seats[self.state.seat].bot or self.rolling:
            return None
        ends, warned = self.turn_at + self.setup.clock, self.warned_at
        return ends if warned is None else max(ends, warned + self._warning)

    @property
    def deadline(self) -> float | None:
        """When the server next acts for the seat to move: it warns the seat, or decides for it."""
        ends = self.ends_at
        return ends - self._warning if ends is not None and self.must_warn else ends

    @property
    def must_warn(self) -> bool:
        """Whether the seat to move is to be warned before anybody else decides for it."""
        if self.proof is None or self.state is None:
            return False
        signed = self.proof.session.device_of(self.state.seat) >= 0
        return signed and self.warned_at is None

    @property
    def warned_at(self) -> float | None:
        """Since when the seat to move has been warned; None if it is not."""
        if self.proof is None or self.state is None:
            return None
        return self.proof.warned_at if self.proof.session.warned == self.state.seat else None

    @property
    def _warning(self) -> float:
        return min(WARNING, self.setup.clock / 2)

    @property
    def rolling(self) -> bool:
        """Whether a roll has been asked for and has not been made yet."""
        return self.proof is not None and self.proof.session.due

    @property
    def people(self) -> frozenset[int]:
        """The seats that are a person's."""
        return frozenset(index for index, seat in enumerate(self.seats) if seat.key is not None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose devices the game waits for."""
        if self.proof is None or self.status not in ("revealing", "playing"):
            return ()
        _, devices = self.proof.awaited
        return tuple(sorted(seat for device in devices for seat in self.proof.seats_of(device)))

    @property
    def asleep(self) -> bool:
        """Whether the clock has played for everybody once around: nobody seems to be there."""
        return self.overdue >= max(1, sum(seat.key is not None for seat in self.seats))

    def dice(self, index: int, count: int) -> tuple[int, ...]:
        """Return the dice of a throw of protocol 1: the same whenever it is asked for."""
        if self._dice is None:
            seeds = tuple(seat.seed for seat in self.seats)
            self._dice = ProvableDice(self.room.secret, self.setup.game, seeds)
        return self._dice.throw(index, count, self.sheet.dice.faces)

    def fold(self, step: Step) -> Happened:
        """Take the next step of the log in; return what it was as public events."""
        if step.seq != self.seq + 1:
            raise RecordError(step.seq, f"step {self.seq + 1} of room {self.room.id} is missing")
        self.seq, self.at = step.seq, step.at
        self.said, self._acted, turns = (), set(), self.turns
        told: list[Event] = []
        entries = decode_step(step.body)
        for entry in entries:
            told += self.take(entry)
        for entry in entries:
            self._remember(entry)
        if "clock" in self._acted:
            self.overdue += self.turns > turns
        elif self._acted - {"bot"}:
            self.overdue = 0
        return Happened(seq=step.seq, at=step.at, ply=self.ply, events=tuple(told))

    def copy(self) -> Table:
        """Return a table that can go its own way; what cannot change is shared."""
        table = copy(self)
        table.seats = [copy(seat) for seat in self.seats]
        table.values = self.values.copy() if self.values else None
        table.proof = self.proof.copy() if self.proof else None
        table.prepared = dict(self.prepared)
        table.done = OrderedDict(self.done)
        return table

    def ahead(self, step: Step) -> Table:
        """Return another table as it would stand after a step; this one stays as it is."""
        table = self.copy()
        table.fold(step)
        return table

    def _remember(self, entry: Entry) -> None:
        """Note what became of a move or statement, which may be sent again."""
        if isinstance(entry, Said) and entry.by >= 0 and self.proof:
            self.proof.remember(entry, self.seq, self.ply)
        elif isinstance(entry, (Thrown, Moved, Undo, Said)) and entry.id:
            self.done[entry.of, entry.id] = (self.seq, self.ply)
            if len(self.done) > _REMEMBERED:
                self.done.popitem(last=False)

    def free_from(self, seat: int) -> float | None:
        """Return from when others may act for a seat (-1: the host); None: it was not called."""
        called = self.called.get(seat)
        return None if called is None else called + ABSENCE

    def take(self, entry: Entry) -> list[Event]:
        """Take one entry of a step in; return what it was as public events.

        Raises:
            GreedError: it cannot have happened; the table is not to be used any more.
        """
        if self.setup.dice == "real" and isinstance(entry, (Thrown, Moved)):
            assert self.state is not None
            self.past = (self.past, self.state, self.thrown, self.kept, self.luck)
        match entry:
            case Said() | Prepared() | Attempt() | Reopened():
                return self._fold_proof(entry)
            case Thrown(dice=dice, by=by):
                return self._throw(dice, by)
            case Moved(move=move, by=by):
                return self._move(parse_move(move), by)
            case Undo():
                return [self._undo(entry)]
            case Valued(seat=seat, number=number, value=value):
                assert self.values is not None
                self.values.give(seat, number, bytes.fromhex(value))
                return [telling.valued(entry)]
            case Forfeited(by=by):
                # Others may have shown values for a throw that never fell: its number is spent.
                self.throws += self.state is not None and self.state.phase == "throw"
                return self._forfeit(by)
            case _:
                return self._fold_room(entry)

    def _fold_room(self, entry: Entry) -> list[Event]:
        """Take in what is no event of the game itself."""
        match entry:
            case Seating():
                return [self._seat(entry)]
            case Seeding(seat=seat, seed=seed, anchor=anchor):
                self.seats[seat].seed, self.seats[seat].anchor = seed, anchor
                self._dice = None
                if self.values:
                    self.values.last[seat] = (0, bytes.fromhex(anchor)) if anchor else None
                return [Seeded(seat=seat, seed=seed, anchor=anchor)]
            case HostKey(key=key):
                return self._appoint(key)
            case Called(seat=seat):
                self.called = {**self.called, seat: self.at}
                return [PlayerCalled(seat=seat)]
            case Back(seat=seat):
                self._answered(seat)
                return [PlayerBack(seat=seat)]
            case Start(first=first):
                return self._start(first)
            case Reveal(secret=secret):
                self.secret = secret
                return [Revealed(secret=secret)]
            case Next(code=code):
                self.next = code
            case Wake():
                self.overdue, self.turn_at = 0, self.at
            case Abandoned():
                self.abandoned = True
            case _:
                pass
        return []

    def _appoint(self, key: str) -> list[Event]:
        first, self.host = not self.host, key
        self._answered(HOST)
        seats = (index for index, seat in enumerate(self.seats) if seat.key == key)
        return [] if first else [HostChanged(seat=seat) for seat in seats]

    def _answered(self, seat: int) -> None:
        self.called = {who: at for who, at in self.called.items() if who != seat}

    def _seat(self, entry: Seating) -> Event:
        self._answered(entry.seat)
        seat = self.seats[entry.seat]
        seat.name, seat.key, seat.bot = entry.name or entry.bot or "", entry.key, entry.bot
        seat.signs = entry.signs
        self.prepared.pop(entry.seat, None)
        return SeatChanged(seat=entry.seat, name=entry.name, bot=entry.bot)

    def _start(self, first: int) -> list[Event]:
        self.state = start(self.sheet, self.setup.seats, first)
        self.turn_at = self.at
        return [Started(first=first)]

    # -- dice that are proven

    def _fold_proof(self, entry: Said | Prepared | Attempt | Reopened) -> list[Event]:
        match entry:
            case Said():
                return self._say(entry)
            case Prepared():
                return [self._prepare(entry)]
            case Attempt(text=text):
                return self._attempt(text)
            case Reopened():
                self.proof, self.prepared = None, {}
                return [ReopenedRoom()]

    def _prepare(self, entry: Prepared) -> Event:
        if self.proof:
            device = self.proof.session.device_of(entry.seats[0])
            self.proof.renewals[device] = (entry.key, entry.anchor)
        else:
            for seat in entry.seats:
                self.prepared[seat] = entry
                self.seats[seat].signs = True
        return DevicePrepared(seats=entry.seats, key=entry.key)

    def _attempt(self, text: str) -> list[Event]:
        self.proof = Proof(text, self.sheet.dice.faces, self.room.secret)
        session = self.proof.session
        self.proof.holders = tuple(
            self.seats[self.proof.seats_of(device)[0]].key or ""
            for device in range(len(session.start.devices))
        )
        self.attempts, self.previous = session.start.attempt, session.digest.hex()
        self.opened, self.said, self.prepared = self.seq, (), {}
        told: list[Event] = [AttemptFixed(attempt=self.attempts, game=self.proof.game)]
        return told + self._begin()

    def _begin(self) -> list[Event]:
        """Start the game once every device has revealed its share, if the first seat is fixed."""
        assert self.proof is not None
        first = self.proof.session.start.first
        if self.state is not None or self.proof.session.base is None or first is None:
            return []
        return self._start(first)

    def _say(self, said: Said) -> list[Event]:
        proof = self.proof
        if proof is None:
            raise RecordError(self.seq, "a statement was made before the start")
        happened = proof.take(said, self.at, trusted=self.trusts)
        self.said += (statement(said),)
        told = telling.said(said)
        seating = telling.reseated(said.by, said.body)
        if seating and proof.session.holders[seating[0]] == seating[1]:
            told.append(self._reseat(*seating))
        for happening in happened:
            told += self._happen(happening, said)
        return told + self._begin()

    def _happen(self, happening: Happening, said: Said) -> list[Event]:
        """Apply to the game what a statement has brought about."""
        proof = self.proof
        assert proof is not None
        match happening:
            case Drawn(seat=seat):
                return self._start(seat)
            case Decided(seat=seat, move=move):
                proof.by = telling.by_of(happening, said)
                return self._decided(seat, move, proof.by)
            case Rolled(dice=dice, number=number):
                if proof.waited_since is not None:
                    self.turn_at += self.at - proof.waited_since
                return self._throw(dice, proof.by, number)
            case Voided():
                return self._forfeit("seat")
            case _:
                return []

    def _decided(self, seat: int, move: str, by: telling.By) -> list[Event]:
        state = self.state
        if state is None or state.over:
            raise IllegalMove("there is nothing to decide now")
        if seat != state.seat:
            raise IllegalMove(f"it is the turn of seat {state.seat}, not of seat {seat}")
        if move != "throw":
            return self._move(parse_move(move), by)
        if state.phase != "throw":
            raise IllegalMove(f"no dice are to fall now: the phase is {state.phase}")
        self._acted.add(by)
        return []

    def _reseat(self, seat: int, holder: str) -> Event:
        """Give a seat to a bot or a device, as the devices have said."""
        assert self.proof is not None
        kind, _, who = holder.partition(":")
        taken = self.seats[seat]
        if kind == "bot":
            taken.key, taken.bot, taken.name = None, who, bot_name(who)
        else:
            taken.key, taken.bot = self.proof.holders[int(who)], None
        return SeatChanged(seat=seat, name=taken.name, bot=taken.bot)

    # -- the game

    def _throw(
        self, dice: tuple[int, ...], by: telling.By, number: int | None = None
    ) -> list[Event]:
        before = self.state
        assert before is not None
        self.throws += 1
        self._acted.add(by)
        after = throw(before, dice)
        if self.values:
            self.values.fallen(self.throws)
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

    def _forfeit(self, by: telling.By) -> list[Event]:
        before = self.state
        assert before is not None
        self._acted.add(by)
        after = forfeit(before)
        self._advance(FORFEIT, after)
        return [telling.forfeited(before, after, by), *self._over()]

    def _move(self, move: Move, by: telling.By) -> list[Event]:
        before = self.state
        assert before is not None
        self._acted.add(by)
        after = apply(before, move)
        told: list[Event] = [telling.moved(before, after, move, by)]
        if move.kind == "keep":
            hot = after.hand.dice != before.hand.dice - len(move.dice)
            self.kept = () if hot else (*self.kept, move.dice)
        self._advance(move, after)
        return told + self._over()

    def _advance(self, event: GameEvent, after: State) -> None:
        self.ply += 1
        self.state = after
        if not goes_on(event, after):
            self.thrown, self.kept = (), ()
            self.turn_at, self.turns = self.at, self.turns + 1

    def _undo(self, entry: Undo) -> Event:
        """Take the last event back."""
        self._acted.add(entry.by)
        if self.past is None:
            raise RecordError(self.seq, "there is nothing to take back")
        self.past, self.state, self.thrown, self.kept, self.luck = self.past
        self.ply += 1
        self.turn_at = self.at
        return Undone(seat=self.state.seat, by=entry.by)

    def _over(self) -> list[Event]:
        if self.state and self.state.over:
            return [Over(winners=self.state.winners, scores=self.state.scores)]
        return []


def goes_on(event: GameEvent, after: State) -> bool:
    """Say whether the turn in which an event happened goes on in the state after it."""
    if isinstance(event, Move) and event.kind in ("roll", "accept", "decline"):
        return True
    return after.phase in ("keep", "decide")
