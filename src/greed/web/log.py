"""The page's adapter: rooms as the page of today hears of them, by the steps of their log.

It stands until the page draws views, which the next issue brings, and goes with it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Annotated, Literal, TypeVar
from weakref import WeakKeyDictionary

from msgspec import Meta, Struct

from greed.core.game import legal_moves
from greed.core.position import position
from greed.core.state import Phase
from greed.room import HOST, Happened, Person, Room, replayed
from greed.room.view import DiceView, SeatView, You, dice_view, seat_views, you
from greed.rulebook.brief import SheetInfo, sheet_info
from greed.store import Store
from greed.web.live import Live
from greed.web.messages import Answer, Goodbye, Pong, Reaction, RefusedMessage, encode
from greed.web.records import PAGE

T = TypeVar("T")


class GameState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position of the game, and the moves that are legal in it.

    Attributes:
        ply: throws, moves and undos so far; it never goes down. Moves are made for a ply.
        position: all of the game as one line of text, see docs/notation.md.
        phase: offer: accept or decline. throw: the seat throws. keep: choose dice. decide: roll
            or bank. over. The position says this as well, and so it does of the next two.
        seat: whose turn it is.
        scores: banked points per seat.
        legal: the legal moves, `throw` included; none while a roll is being made.
        deadline: when the turn's time is up, as seconds since 1970; absent: no clock runs.
        rolling: the number of the roll that is being made, if one is.
        winners: once the game is over.
    """

    ply: int
    position: str
    phase: Phase
    seat: int
    scores: tuple[int, ...]
    legal: tuple[str, ...]
    deadline: float | None = None
    rolling: int | None = None
    winners: tuple[int, ...] = ()


class RoomView(Struct, frozen=True, kw_only=True):
    """A room without its game.

    Attributes:
        code: joins; short enough to say aloud.
        watch: the code of the read-only link.
        status: open: seats are being taken. starting: a roll decides who begins. playing. over.
            abandoned.
        listed: the lobby shows the room while a seat is free.
        rematch: the code of the room that follows this one.
        host_free_from: when the host was called and has not answered: the time from which
            another player may take the host's part.
        clock: seconds per turn; 0: nobody hurries.
    """

    code: str | None
    watch: str
    status: Literal["open", "starting", "playing", "over", "abandoned"]
    sheet: SheetInfo
    seats: tuple[SeatView, ...]
    dice: DiceView
    clock: int
    coach: bool
    rematch: str | None
    created: float
    host_free_from: float | None
    listed: bool = False


class Snapshot(Struct, frozen=True, kw_only=True):
    """A room as it stands: `seq` is the last step in it, `log` the steps asked for."""

    seq: int
    room: RoomView
    game: GameState | None
    you: You
    log: tuple[Happened, ...] = ()


class MadeByLog(Struct, frozen=True, kw_only=True):
    """A room that was made. `token` opens its seats: it is shown once, keep it."""

    token: Annotated[str, Meta(description="A secret; send as Authorization: Bearer ...")]
    seat: int | None
    snapshot: Snapshot


class _Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """The base of what the server says."""


class SnapshotMessage(_Message, frozen=True, kw_only=True, tag="snapshot"):
    """The room as it stands; the answer to `hello`."""

    snapshot: Snapshot


class Earlier(_Message, frozen=True, kw_only=True, tag="earlier"):
    """Steps of a long log, sent before the snapshot that they belong to: its `log` follows them."""

    steps: tuple[Happened, ...]


class Update(_Message, frozen=True, kw_only=True, tag="update"):
    """Steps that have just been stored, and the game as it stands after them.

    `room` is there when seats, devices or status have changed.
    """

    steps: tuple[Happened, ...]
    game: GameState | None
    room: RoomView | None = None


class Presence(_Message, frozen=True, kw_only=True, tag="presence"):
    """The seats for which somebody is connected, and how many watch."""

    here: tuple[int, ...]
    watching: int


LogMessage = (
    SnapshotMessage
    | Earlier
    | Update
    | Answer
    | RefusedMessage
    | Presence
    | Reaction
    | Pong
    | Goodbye
)
"""What the server can say to a client that hears the log."""


def game_state(room: Room) -> GameState | None:
    """Return the game as it stands; None before it has started."""
    state = room.state
    if state is None:
        return None
    if state.phase == "throw":
        legal: tuple[str, ...] = () if room.rolling else ("throw",)
    else:
        legal = tuple(map(str, legal_moves(state)))
    return GameState(
        ply=room.ply,
        position=position(state),
        phase=state.phase,
        seat=state.seat,
        scores=state.scores,
        legal=legal,
        deadline=room.deadline,
        rolling=room.course.k if room.course and room.rolling else None,
        winners=state.winners,
    )


def room_view(live: Live, *, joins: bool) -> RoomView:
    """Return a room without its game; `joins`: for those who may join it."""
    room = live.room
    return RoomView(
        code=room.code if joins else None,
        watch=room.watch,
        status=room.status,
        sheet=sheet_info(room.sheet),
        seats=seat_views(room, live.host.present),
        dice=dice_view(room),
        clock=room.setup.clock,
        coach=room.setup.coach,
        rematch=room.next if joins else None,
        created=room.created,
        host_free_from=room.free_from(HOST),
        listed=room.listed_at is not None,
    )


async def snapshot(store: Store, live: Live, person: Person, since: int | None) -> Snapshot:
    """Return a room as it stands, with the steps after `since` (None: without steps).

    Of a long log that is a page: `seq` is then beyond the last step, and the next page begins with
    `since` at that one.
    """
    log = await _missed(store, live, since) if since is not None else ()
    return Snapshot(
        seq=live.room.seq,
        room=room_view(live, joins=person.joins),
        game=game_state(live.room),
        you=you(live.room, person),
        log=log,
    )


class LogFeed:
    """What one socket hears of a room."""

    def __init__(self, store: Store, live: Live, since: int) -> None:
        self._store, self._live = store, live
        self._seq, self._begun = since, False
        self._room: RoomView | None = None
        self._here: Presence | None = None

    async def news(self, person: Person) -> AsyncIterator[bytes]:
        """Yield the messages by which a person hears of all that is new."""
        live = self._live
        steps = [step for step in live.host.recent if step.seq > self._seq]
        if not self._begun or len(steps) != live.room.seq - self._seq:
            async for message in self._from_the_log(person):
                yield message
        elif steps:
            yield self._update(person, steps)
        here = Presence(here=tuple(sorted(live.host.present)), watching=live.host.watching)
        if here != self._here:
            self._here = here
            yield encode(here)

    async def _from_the_log(self, person: Person) -> AsyncIterator[bytes]:
        """Yield the room as it stands, after all but the last of the missed steps."""
        while True:
            shown = await snapshot(self._store, self._live, person, self._seq)
            if not shown.log or shown.log[-1].seq >= shown.seq:
                self._begun, self._seq = True, shown.seq
                self._room = shown.room
                yield encode(SnapshotMessage(snapshot=shown))
                return
            self._seq = shown.log[-1].seq
            yield encode(Earlier(steps=shown.log))

    def _update(self, person: Person, steps: list[Happened]) -> bytes:
        live, since, joins = self._live, self._seq, person.joins
        shown = live.shared(("room", joins), lambda: room_view(live, joins=joins))
        room = None if shown == self._room else shown
        self._seq, self._room = live.room.seq, shown

        def made() -> bytes:
            return encode(Update(steps=tuple(steps), game=game_state(live.room), room=room))

        return live.shared(("update", since, joins, room is None), made)


# Pages of logs that were told, and rooms as they were at the beginning of a page.

_PAGES, _MARKS = 400, 4000
_BREATH = 0.005
_pages: OrderedDict[tuple[str, int], tuple[Happened, ...]] = OrderedDict()
_marks: OrderedDict[tuple[str, int], Room] = OrderedDict()
_turns: WeakKeyDictionary[Live, asyncio.Lock] = WeakKeyDictionary()


async def _missed(store: Store, live: Live, since: int) -> tuple[Happened, ...]:
    """Return the steps after `since`, up to the end of a page: from memory, else from the log."""
    recent = tuple(step for step in live.host.recent if step.seq > since)
    if len(recent) == max(0, live.room.seq - since):
        return recent
    told: tuple[Happened, ...] = ()
    number = since // PAGE
    async with _turns.setdefault(live, asyncio.Lock()):
        while len(told) < PAGE and number * PAGE < live.room.seq:
            page = await _page(store, live.room, number)
            told += tuple(step for step in page if since < step.seq <= live.room.seq)
            number += 1
    return told


async def _page(store: Store, room: Room, number: int) -> tuple[Happened, ...]:
    """Return the steps of a page of a log, as far as it goes, told again."""
    if page := _pages.get((room.id, number)):
        _pages.move_to_end((room.id, number))
        return page
    begins = number
    while begins and (room.id, begins) not in _marks:
        begins -= 1
    told = _marks.get((room.id, begins)) or Room.of(room.setup, room.created, room.code, room.watch)
    heard, breath = list[Happened](), time.perf_counter()
    while begins <= number:
        heard.clear()
        for step in await store.steps(room.id, told.seq, PAGE):
            told, happened, _ = replayed(told, step.seq, step.at, step.body)
            heard.append(happened)
            if time.perf_counter() - breath > _BREATH:
                await asyncio.sleep(0)
                breath = time.perf_counter()
        if len(heard) < PAGE:
            return tuple(heard) if begins == number else ()
        begins += 1
        _remember(_marks, (room.id, begins), told, _MARKS)
    _remember(_pages, (room.id, number), tuple(heard), _PAGES)
    return tuple(heard)


def _remember(
    known: OrderedDict[tuple[str, int], T], key: tuple[str, int], value: T, most: int
) -> None:
    known[key] = value
    known.move_to_end(key)
    if len(known) > most:
        known.popitem(last=False)
