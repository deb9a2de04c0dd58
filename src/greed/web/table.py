"""A room in memory: the fold of its log, and nothing that is not in the log."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from copy import copy

import msgspec
from msgspec import Struct

from greed.core.errors import RecordError
from greed.core.faults import parse_sheet
from greed.core.game import apply, forfeit, start, throw
from greed.core.moves import FORFEIT, Move, parse_move
from greed.core.record import Event as GameEvent
from greed.core.state import State
from greed.core.turn import Rules, rules_of
from greed.fair._protocol1 import ProvableDice
from greed.store import (
    Abandoned,
    Entry,
    Forfeited,
    HostKey,
    Moved,
    Next,
    Reveal,
    Room,
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
from greed.web.protocol import Event, Happened, Over, Revealed, SeatChanged, Seeded, Started, Undone
from greed.web.strict import VALUE_TIME, Values

__all__ = ["MoveName", "Seat", "Table", "goes_on"]

_REMEMBERED = 128

MoveName = tuple[int | None, str]
"""A move as its client named it, with the seat whose name it is (None: in logs of before)."""

_Past = tuple["_Past | None", State, tuple[int, ...], tuple[tuple[int, ...], ...], tuple[Luck, ...]]


class Seat(Struct):
    """A seat: a person's (name and key), a bot's, or open."""

    name: str = ""
    key: str | None = None
    bot: str | None = None
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
        values: what the seats have given to strict dice.
        turn_at: when the turn began, for the clock.
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
        self.secret: str | None = None
        self.next: str | None = None
        self.abandoned = False
        self.values = Values(self.setup.seats) if self.setup.dice == "strict" else None
        self.done: OrderedDict[MoveName, tuple[int, int]] = OrderedDict()
        self._dice: ProvableDice | None = None

    def sheet_rules(self) -> Rules:
        """Return the rules that are played, shared by all tables with the same sheet."""
        return rules_of(self.sheet)

    @property
    def status(self) -> str:
        """open, playing, over or abandoned."""
        if self.abandoned:
            return "abandoned"
        if self.state is None:
            return "open"
        return "over" if self.state.over else "playing"

    @property
    def deadline(self) -> float | None:
        """When the clock of the turn runs out; None: no clock runs, or the table sleeps."""
        if not self.setup.clock or self.status != "playing" or self.asleep:
            return None
        assert self.state is not None
        if self.waiting:
            return max(self.turn_at + self.setup.clock, self.at + VALUE_TIME)
        return None if self.seats[self.state.seat].bot else self.turn_at + self.setup.clock

    @property
    def people(self) -> frozenset[int]:
        """The seats that are a person's."""
        return frozenset(index for index, seat in enumerate(self.seats) if seat.key is not None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose value a strict throw waits for."""
        if self.values is None or self.state is None or self.status != "playing":
            return ()
        return self.values.waiting(self.state, self.people)

    @property
    def asleep(self) -> bool:
        """Whether the clock has played for everybody once around: nobody seems to be there."""
        return self.overdue >= max(1, sum(seat.key is not None for seat in self.seats))

    def dice(self, index: int, count: int, chain: Sequence[bytes] = ()) -> tuple[int, ...]:
        """Return the dice of a throw: the same whenever it is asked for with the same values."""
        if self._dice is None:
            seeds = tuple(seat.seed for seat in self.seats)
            self._dice = ProvableDice(self.room.secret, self.setup.game, seeds)
        return self._dice.throw(index, count, self.sheet.dice.faces, chain)

    def fold(self, step: Step) -> Happened:
        """Take the next step of the log in; return what it was as public events."""
        if step.seq != self.seq + 1:
            raise RecordError(step.seq, f"step {self.seq + 1} of room {self.room.id} is missing")
        self.seq, self.at = step.seq, step.at
        told: list[Event] = []
        entries = decode_step(step.body)
        for entry in entries:
            told += self._fold(entry)
            if isinstance(entry, (Thrown, Moved, Undo)) and entry.id:
                self._remember((entry.of, entry.id))
        acted = {
            entry.by for entry in entries if isinstance(entry, (Thrown, Moved, Undo, Forfeited))
        }
        if acted - {"bot"}:
            self.overdue = self.overdue + 1 if "clock" in acted else 0
        return Happened(seq=step.seq, at=step.at, ply=self.ply, events=tuple(told))

    def copy(self) -> Table:
        """Return a table that can go its own way; what cannot change is shared."""
        table = copy(self)
        table.seats = [copy(seat) for seat in self.seats]
        table.values = self.values.copy() if self.values else None
        table.done = OrderedDict(self.done)
        return table

    def ahead(self, step: Step) -> Table:
        """Return another table as it would stand after a step; this one stays as it is."""
        table = self.copy()
        table.fold(step)
        return table

    def _remember(self, name: MoveName) -> None:
        self.done[name] = (self.seq, self.ply)
        if len(self.done) > _REMEMBERED:
            self.done.popitem(last=False)

    def _fold(self, entry: Entry) -> list[Event]:
        if self.setup.dice == "real" and isinstance(entry, (Thrown, Moved)):
            assert self.state is not None
            self.past = (self.past, self.state, self.thrown, self.kept, self.luck)
        match entry:
            case Thrown():
                return self._throw(entry)
            case Moved():
                return self._move(entry)
            case Undo():
                return [self._undo(entry)]
            case Valued(seat=seat, number=number, value=value):
                assert self.values is not None
                self.values.give(seat, number, bytes.fromhex(value))
                return [telling.valued(entry)]
            case Forfeited():
                return self._forfeit(entry)
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
                self.host = key
            case Start(first=first):
                self.state = start(self.sheet, self.setup.seats, first)
                self.turn_at = self.at
                return [Started(first=first)]
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

    def _seat(self, entry: Seating) -> Event:
        seat = self.seats[entry.seat]
        seat.name, seat.key, seat.bot = entry.name or entry.bot or "", entry.key, entry.bot
        return SeatChanged(seat=entry.seat, name=entry.name, bot=entry.bot)

    def _throw(self, entry: Thrown) -> list[Event]:
        before = self.state
        assert before is not None
        self.throws += 1
        after = throw(before, entry.dice)
        silent = self.values.fallen(self.throws, self.people) if self.values else ()
        told: list[Event] = [telling.threw(before, after, entry, self.throws, silent)]
        self.thrown = entry.dice
        self._advance(entry.dice, after)
        cast = before.rules.cast(before.hand, tuple(sorted(entry.dice)))
        options = (cast.free,) if cast.free else cast.options
        best = max((option.points for option in options), default=0)
        luck = list(self.luck)
        luck[before.seat] = luck[before.seat].after(before.hand, best)
        self.luck = tuple(luck)
        return told + self._over()

    def _forfeit(self, entry: Forfeited) -> list[Event]:
        before = self.state
        assert before is not None
        assert self.values is not None
        # Others may have shown their values for a throw that now never falls: its number is spent.
        self.throws += before.phase == "throw"
        self.values.forfeited(before.seat)
        after = forfeit(before)
        self._advance(FORFEIT, after)
        return [telling.forfeited(before, after, entry.by), *self._over()]

    def _move(self, entry: Moved) -> list[Event]:
        before = self.state
        assert before is not None
        move = parse_move(entry.move)
        after = apply(before, move)
        told: list[Event] = [telling.moved(before, after, move, entry.by)]
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
            self.turn_at = self.at

    def _undo(self, entry: Undo) -> Event:
        """Take the last event back."""
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
