"""One room in this worker's memory: its value, who is connected, and what is shown of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Iterable
from itertools import islice

import msgspec

from greed.sealed import WAIT, Opening
from greed.store import Dice, Entry, Moved, RoomRow, Step, Store, Thrown
from greed.web.limits import Weighed
from greed.web.rooms.draft import Draft, silenced
from greed.web.rooms.fold import fold_step
from greed.web.rooms.people import Person
from greed.web.rooms.room import Room
from greed.web.rooms.views import PAGE, Pause, game_state, room_view
from greed.wire import (
    Advice,
    GameState,
    Happened,
    Reviewed,
    Snapshot,
    Update,
    You,
)
from greed.wire import Entry as Heard
from greed.wire import Moved as Made
from greed.wire.socket import ServerMessage

_STEP = 600
"""What a step that has been told weighs, roughly, in bytes."""
_pages: Weighed[tuple[str, int], tuple[Happened, ...]] = Weighed(16 << 20)
_TRIES = 8


async def snapshot(store: Store, live: Live, person: Person, since: int | None) -> Snapshot:
    """Return a room as it stands, with the steps after `since` (None: without steps).

    Of a long log that is a page: `seq` is then beyond the last step, and the next page begins with
    `since` at that one.
    """
    tries = 0
    while True:
        room, tries = live.room, tries + 1
        log = await missed(store, live, since) if since is not None else ()
        game = live.game
        if live.room is room or tries == _TRIES:  # else it has gone on meanwhile
            break
    room = live.room
    return Snapshot(
        seq=room.seq,
        room=room_view(room, live.present, code=person.joins),
        game=game,
        you=person.you(room) if person.joins else You(),
        log=log,
    )


async def missed(store: Store, live: Live, since: int) -> tuple[Happened, ...]:
    """Return the steps after `since`, up to the end of a page: from memory, else from the log."""
    seq = live.room.seq
    recent = tuple(step for step, _ in live.tail if since < step.seq <= seq)
    if len(recent) == max(0, seq - since):
        return recent
    told: tuple[Happened, ...] = ()
    number = since // PAGE
    while len(told) < PAGE and number * PAGE < seq:
        page = await _page(store, live, number)
        told += tuple(step for step in page if since < step.seq <= seq)
        number += 1
    return told


async def _page(store: Store, live: Live, number: int) -> tuple[Happened, ...]:
    """Return the steps of a page of the log, as far as it goes, told again from its beginning."""
    key = (live.room.row.id, number)
    page = _pages.get(key)
    if page is None:
        room, pause, steps = live.marks[number], Pause(), list[Happened]()
        for step in await store.steps(room.row.id, number * PAGE, PAGE):
            room, told, _ = fold_step(room, step)
            steps.append(Happened(seq=room.seq, at=room.at, ply=room.ply, entries=told))
            await pause()
        page = tuple(steps)
        if len(page) == PAGE:  # it never changes any more
            _pages.put(key, page, _STEP * PAGE)
    return page


_TAIL = 32
_encode = msgspec.json.Encoder().encode


class Live:
    """A room that is in use.

    Attributes:
        room: the fold of its log; another value after each step.
        lock: held while a step is decided and stored; the log settles races between workers.
        following: held while the room of a rematch is made.
        stale: the log may hold more than the room knows.
        here: how many connections there are for each seat; -1 counts those that watch.
        hosting: how many of them are the host's.
        advice: what the coach said last.
        review: what it said of the finished game, and at which ply that was.
        thinking: a bot thinks about its turn.
        tail: the last steps, for sockets that are only a little behind.
        openings: by device, the links that have come for the roll that is being made.
        marks: the room as it was at the end of each page of the log.
    """

    def __init__(self, row: RoomRow) -> None:
        self.room = Room.empty(row)
        self.marks = [self.room]
        self.lock = asyncio.Lock()
        self.following = asyncio.Lock()
        self.stale = True
        self.here: Counter[int] = Counter()
        self.hosting = 0
        self.tail: deque[tuple[Happened, bool]] = deque(maxlen=_TAIL)
        self.openings: dict[str, Opening] = {}
        self._asked = time.monotonic()
        self.used = time.monotonic()
        self.thinking = False
        self.advice: Advice | None = None
        self.review: tuple[int, Reviewed] | None = None
        self._state: tuple[int, GameState | None] = (-1, None)
        self._update: tuple[int, int, bool, bytes] = (-1, -1, False, b"")

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is being done."""
        return not self.here.total() and not self.lock.locked()

    @property
    def present(self) -> frozenset[int]:
        """The seats for which somebody is connected to this worker."""
        return frozenset(seat for seat, count in self.here.items() if seat >= 0 and count > 0)

    async def refresh(self, store: Store) -> None:
        """Read what the log holds beyond the room; long logs give way to others."""
        pause = Pause()
        while True:
            steps = await store.steps(self.room.row.id, self.room.seq, PAGE)
            for step in steps:
                self.take(step)
                await pause()
            if len(steps) < PAGE:
                return

    async def reach(self, store: Store, seq: int) -> None:
        """Bring the room up to a step that is stored.

        The notice of a step may come before its own worker knows that it is stored: a client that
        waits for the lock then finds the step there, and one reads for all.
        """
        if self.room.seq < seq:
            async with self.lock:
                if self.room.seq < seq:
                    await self.refresh(store)

    def take(self, step: Step) -> None:
        """Take the next step of the log in; a step that is there already is passed over."""
        if step.seq > self.room.seq:
            room, told, entries = fold_step(self.room, step)
            happened = Happened(seq=room.seq, at=room.at, ply=room.ply, entries=told)
            self.stand(room, entries, happened)

    def stand(self, room: Room, entries: Iterable[Entry], happened: Happened) -> None:
        """Put the room after a step that is stored in the place of the one before it.

        A reader may have found the step in the log meanwhile; then the room is there already.
        """
        if room.seq <= self.room.seq:
            return
        before, self.room = self.room, room
        entries = tuple(entries)
        changed = before.status != room.status or any(map(_changes_room, entries))
        changed = changed or any(map(_changes_people, happened.entries))
        if (before.course and before.course.asked) != (room.course and room.course.asked):
            self.openings, self._asked = {}, time.monotonic()
        if room.seq % PAGE == 0:
            self.marks.append(room)
        self.tail.append((happened, changed))

    @property
    def game(self) -> GameState | None:
        """The game as it stands, made once for each step."""
        if self._state[0] != self.room.seq:
            self._state = (self.room.seq, game_state(self.room))
        return self._state[1]

    @property
    def links(self) -> tuple[Opening, ...]:
        """The links that have come for the roll that is being made."""
        return tuple(self.openings.values())

    @property
    def waited(self) -> float:
        """Seconds since the last roll was asked for, as far as this worker knows."""
        return time.monotonic() - self._asked

    def silenced(self, room: Room) -> Draft | tuple[Entry, ...]:
        """Return the step by which a roll is given up for which devices have been silent."""
        return silenced(room, self.links) if self.waited > WAIT else ()

    def update(self, since: int, *, code: bool) -> tuple[int, bytes] | None:
        """Return the step that is reached by the message with all after `since`, and the message.

        None if the tail is too short.
        """
        seq = self.room.seq
        if self._update[:3] != (since, seq, code):
            missed = seq - since
            if missed > len(self.tail):
                return None
            steps = list(islice(reversed(self.tail), missed))[::-1]
            room = None
            if any(changed for _, changed in steps):
                room = room_view(self.room, self.present, code=code)
            message: ServerMessage = Update(
                steps=tuple(step for step, _ in steps),
                game=self.game,
                room=room,
            )
            self._update = (since, seq, code, _encode(message))
        return self._update[1], self._update[3]


def _changes_room(entry: Entry) -> bool:
    """Say whether an entry changes what a room is besides its game."""
    if isinstance(entry, Dice):
        return entry.entry[0] in ("joined", "void")
    return not isinstance(entry, (Thrown, Moved))


def _changes_people(heard: Heard) -> bool:
    """Say whether somebody sits out or is back."""
    return isinstance(heard, Made) and heard.move.startswith(("out ", "back "))
