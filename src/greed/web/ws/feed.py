"""What a client hears of a room: first how it stands, then whatever happens, in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator

import msgspec

from greed.sealed import Opening
from greed.web.refusal import Refusal
from greed.web.rooms.clock import do_answer, do_wake
from greed.web.rooms.live import Live, snapshot
from greed.web.rooms.moves import OPENED, do_roll, take
from greed.web.rooms.notices import BYE, RESYNC, Subscriber
from greed.web.rooms.people import Person
from greed.web.rooms.registry import Rooms
from greed.wire import (
    Earlier,
    Goodbye,
    Hello,
    Presence,
    Reaction,
    ReactionKind,
    ServerMessage,
    Snapshot,
    SnapshotMessage,
)

PRESENCE = b"presence"
_REACTION = b"reaction "

_encode = msgspec.json.Encoder().encode


class Feed:
    """One client's view of one room, kept up to date; `write` carries a message to it.

    Attributes:
        seq: the last step that the client was told of.
    """

    def __init__(
        self, rooms: Rooms, live: Live, person: Person, write: Callable[[bytes], Awaitable[None]]
    ) -> None:
        self.rooms = rooms
        self.live = live
        self.person = person
        self.seq = 0
        self._write = write
        self._seats: tuple[int, ...] = ()
        self._hosts = False
        self._telling = asyncio.Lock()

    async def send(self, message: ServerMessage) -> None:
        """Send a message."""
        await self._write(_encode(message))

    async def greet(self, hello: Hello) -> None:
        """Say how the room stands, and note that somebody is here.

        Raises:
            StoreBusy, Refusal: it cannot be said now.
        """
        await self.live.refresh(self.rooms.store)
        told = await self._snapshot(hello.since)
        self._seats, self._hosts = told.you.seats, told.you.host
        if self._hosts and self.live.room.listed_at is not None:
            await self.rooms.lobby.tend((self.live.room.row.id,))
        if self._seats:
            await do_wake(self.rooms, self.live)
        await do_answer(self.rooms, self.live, self.person)
        await self.send(SnapshotMessage(snapshot=told))

    async def _snapshot(self, since: int) -> Snapshot:
        """Return the room as it stands, once all but the last of the missed steps are sent."""
        while True:
            told = await snapshot(self.rooms.store, self.live, self.person, since)
            if not told.log or told.log[-1].seq >= told.seq:
                self.seq = told.seq
                return told
            await self.send(Earlier(steps=told.log))
            since = told.log[-1].seq

    @contextlib.contextmanager
    def present(self) -> Iterator[None]:
        """Count this client for its seats, for as long as it listens and not longer."""
        here, seats = self.live.here, self._seats or (-1,)
        here.update(seats)
        self.live.hosting += self._hosts
        self.rooms.metrics.sockets.inc()
        self.rooms.notices.publish(PRESENCE, self.live.room.row.id)
        try:
            yield
        finally:
            here.subtract(seats)
            self.live.hosting -= self._hosts
            self.rooms.metrics.sockets.dec()
            self.rooms.notices.publish(PRESENCE, self.live.room.row.id)

    async def tell(self, subscriber: Subscriber) -> None:
        """Send what happens in the room as it becomes known, until the server says goodbye.

        Raises:
            StoreBusy, Refusal: the database fails; a client that comes back misses nothing.
        """
        async for notice in subscriber:
            if notice == PRESENCE:
                here = tuple(sorted(self.live.present))
                await self.send(Presence(here=here, watching=self.live.here[-1]))
            elif notice.startswith(_REACTION):
                await self.send(msgspec.json.decode(notice.removeprefix(_REACTION), type=Reaction))
            elif notice.startswith(OPENED):
                await self._opened(notice.removeprefix(OPENED))
            elif notice == BYE:
                await self.send(Goodbye(reason="the server is restarting", retry=1.0))
                return
            elif notice == RESYNC:
                await self.live.refresh(self.rooms.store)
                if self.live.room.seq > self.seq:
                    await self.catch_up(self.live.room.seq)
            elif int(notice) > self.seq:
                await self.catch_up(int(notice))

    async def _opened(self, said: bytes) -> None:
        """Take a link in that another worker has heard."""
        opening = Opening(*msgspec.json.decode(said, type=tuple[int, str, str]))
        if self.live.openings.get(opening.device) != opening:
            with contextlib.suppress(Refusal):
                take(self.live, opening)
                await do_roll(self.rooms, self.live)

    def react(self, what: ReactionKind) -> None:
        """Show everybody in the room what a player here thinks.

        Raises:
            Refusal: nobody here plays.
        """
        seats = self.person.holds(self.live.room)
        if not seats:
            raise Refusal("not_your_seat", "only players at the table can react")
        shown = _encode(Reaction(seat=min(seats), what=what))
        self.rooms.notices.publish(_REACTION + shown, self.live.room.row.id)

    async def catch_up(self, seq: int) -> None:
        """Send all steps up to one, if they have not been sent."""
        async with self._telling:  # two that tell at once would tell a step twice
            if seq > self.seq:
                await self._catch_up(seq)

    async def _catch_up(self, seq: int) -> None:
        await self.live.reach(self.rooms.store, seq)
        update = self.live.update(self.seq, code=self.person.joins)
        if update is None:
            await self.send(SnapshotMessage(snapshot=await self._snapshot(self.seq)))
        elif update[0] > self.seq:
            self.seq = update[0]
            await self._write(update[1])
        if self.live.room.called:
            await do_answer(self.rooms, self.live, self.person)
