"""The lobby: open tables that anybody may join, the same list on every worker.

What it shows of a room is a function of the room's fold, and is stored with the step that changes
it. So a room that begins or fills up is off the list in the same moment. A room whose host is
gone fades: the worker that the host is connected to keeps it alight.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Iterable

import msgspec

from greed.store import Listed, Store
from greed.web.limits import shares
from greed.web.refusal import Refusal, told
from greed.web.rooms.room import Room, Seat
from greed.web.settings import Settings
from greed.wire import LobbyView, OpenTable, TablePlayer

TEND = 20.0
"""Seconds between two times that a worker says whose host is here."""
_FADES = 3 * TEND + 5
_LOOK = 1.0
"""Seconds for which a list that was read is good enough for everybody who asks."""
_SOON = 10.0
"""Seconds within which a room that may be listed is."""
_LONGEST_TITLE = 60
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(OpenTable).decode


def must_be_listable(room: Room) -> None:
    """Refuse to list a room that nobody could join from elsewhere."""
    if room.setup.dice == "real":
        raise Refusal("wrong_phase", "with real dice everybody sits at one room: share the link")
    if room.status != "open":
        raise Refusal("wrong_phase", told("refused-started"))
    if not any(seat.is_open for seat in room.seats):
        raise Refusal("wrong_phase", "an open room needs a free seat")


def listed_of(room: Room, ahead: Room) -> Listed | None:
    """Return what a step changes in the lobby, or None; `ahead` is the room after it."""
    if ahead.listed_at == room.listed_at and (
        ahead.listed_at is None or "open" not in (room.status, ahead.status)
    ):
        return None
    return shown_of(ahead, ahead.at)


def shown_of(room: Room, now: float) -> Listed:
    """Return what the lobby shows of a room: nothing, where nobody can join it."""
    free = sum(seat.is_open for seat in room.seats)
    if room.listed_at is None or room.status != "open" or not free:
        return Listed(b"")
    hosts = [seat for seat in room.seats if seat.key and seat.key == room.host]
    players = [seat for seat in room.seats if not seat.is_open]
    shown = OpenTable(
        code=room.row.code,
        sheet=room.sheet.name,
        title=room.sheet.title[:_LONGEST_TITLE],
        target=room.sheet.target,
        players=tuple(map(_player, players)),
        free=free,
        dice=room.setup.dice,
        clock=room.setup.clock or None,
        coach=room.setup.coach,
        program=not hosts and any(seat.program for seat in players),
        since=room.listed_at,
    )
    return Listed(_encode(shown), room.listed_at, now + _FADES)


def _player(seat: Seat) -> TablePlayer:
    return TablePlayer(
        name=seat.name,
        kind="bot" if seat.bot else "program" if seat.program else "person",
    )


class Lobby:
    """The open tables, read again while somebody looks at them.

    Attributes:
        ending: the server ends, so nobody waits any longer.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._most = store, settings.lobby
        self._of_one = settings.lobby_per_client
        self._rooms: frozenset[str] = frozenset()
        self._view = LobbyView(version="", tables=())
        self._read = -float("inf")
        self._next: asyncio.Task[None] | None = None
        self._by: dict[str, dict[str, float]] = {}
        self.ending = False

    def must_be_there(self) -> None:
        """Refuse where the operator wants no lobby."""
        if not self._most:
            raise Refusal("wrong_phase", "this server has no lobby: its operator sets GREED_LOBBY")

    async def look(self, version: str = "", seconds: float = 0.0) -> LobbyView:
        """Return the open tables; wait up to `seconds` for another version than this one.

        Raises:
            Refusal: this server has no lobby.
            StoreBusy: the database did not answer.
        """
        self.must_be_there()
        end = time.monotonic() + seconds
        if time.monotonic() - self._read > _LOOK:
            await self._read_list()
        while self._view.version == version and time.monotonic() < end and not self.ending:
            await self._read_later()
        return self._view

    async def admit(self, client: str, room: str) -> None:
        """Let a client list a room, if there is a place for it.

        Raises:
            Refusal: there are too many, or too many of this client's, or there is no lobby.
        """
        self.must_be_there()
        await self._read_list()
        now = time.monotonic()
        if len(self._rooms) >= self._most:
            raise Refusal("too_many", told("refused-lobby-full"))
        # What was admitted a moment ago may not be on the list yet.
        self._by = {
            who: {one: at for one, at in rooms.items() if one in self._rooms or now - at < _SOON}
            for who, rooms in self._by.items()
        }
        for who, times in shares(client):
            of_one = self._by.get(who, {})
            if self._of_one and len(of_one.keys() - {room}) >= self._of_one * times:
                said = f"{len(of_one)} open tables of your address are listed already: close one"
                raise Refusal("too_fast", said)
        self._by = {who: rooms for who, rooms in self._by.items() if rooms}
        for who, _ in shares(client):
            self._by.setdefault(who, {})[room] = now

    async def tend(self, rooms: Iterable[str]) -> None:
        """Show rooms for longer: their hosts are here."""
        if kept := list(rooms):
            await self._store.lobby.tend(kept, time.time() + _FADES)

    async def close(self) -> None:
        """Stop reading."""
        if self._next is not None:
            self._next.cancel()
            await asyncio.gather(self._next, return_exceptions=True)

    async def _read_later(self) -> None:
        """Read the list in a moment, once for all who wait for that."""
        if self._next is None or self._next.done():
            self._next = asyncio.create_task(self._read_after_a_while(), name="greed lobby")
            self._next.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.shield(self._next)

    async def _read_after_a_while(self) -> None:
        await asyncio.sleep(_LOOK)
        await self._read_list()

    async def _read_list(self) -> None:
        rows = await self._store.lobby.shown(time.time(), self._most)
        self._rooms = frozenset(room for room, _ in rows)
        version = hashlib.sha256(b"\n".join(body for _, body in rows)).hexdigest()[:16]
        if version != self._view.version:
            tables = tuple(_decode(body) for _, body in rows)
            self._view = LobbyView(version=version, tables=tables)
        self._read = time.monotonic()
