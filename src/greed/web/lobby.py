"""The lobby: open tables that anybody may join.

What it shows of a room is read off the room, and is stored with the step that changes it. So a
room that begins or fills up is off the list in the same moment; one whose host is gone fades.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Collection

import msgspec

from greed.core.messages import say
from greed.room import Refusal, Room
from greed.store import Listed, Store
from greed.web.limits import shares
from greed.web.messages import LobbyView, OpenTable, TablePlayer
from greed.web.settings import Settings

FADES = 65.0
"""Seconds for which an open table is shown without a host who is there."""
_LOOK = 1.0
"""Seconds for which a list that was read is good enough for everybody who asks."""
_SOON = 10.0
"""Seconds within which a room that may be listed is."""
_LONGEST_TITLE = 60
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(OpenTable).decode


def shown_of(room: Room) -> Listed:
    """Return what the lobby shows of a room: nothing where nobody can join it."""
    free = sum(seat.is_open for seat in room.seats)
    if room.listed_at is None or room.status != "open" or not free:
        return Listed(b"")
    players = [seat for seat in room.seats if not seat.is_open]
    hosted = any(seat.key == room.host for seat in players)
    table = OpenTable(
        code=room.code,
        sheet=room.sheet.name,
        title=room.sheet.title[:_LONGEST_TITLE],
        target=room.sheet.target,
        players=tuple(
            TablePlayer(
                name=seat.name,
                kind="bot" if seat.bot else "program" if seat.program else "person",
            )
            for seat in players
        ),
        free=free,
        dice=room.setup.dice,
        clock=room.setup.clock,
        coach=room.setup.coach,
        program=not hosted and any(seat.program for seat in players),
        since=room.listed_at,
    )
    return Listed(_encode(table), room.listed_at, room.at + FADES)


def change_of(before: Room, after: Room) -> Listed | None:
    """Return what a step changes in the lobby; None: nothing."""
    same = before.listed_at == after.listed_at
    if same and (after.listed_at is None or "open" not in (before.status, after.status)):
        return None
    return shown_of(after)


class Lobby:
    """The open tables, read again while somebody looks at them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._most = store, settings.lobby
        self._most_of_one = settings.lobby_per_client
        self._rooms: frozenset[str] = frozenset()
        self._view = LobbyView(tables=())
        self._read_at = -math.inf
        self._reading = asyncio.Lock()
        self._admitted: dict[str, dict[str, float]] = {}

    async def look(self) -> LobbyView:
        """Return the open tables, which may be a second old.

        Raises:
            Refusal: this server has no lobby.
            StoreBusy: the database did not answer.
        """
        self._must_be_there()
        async with self._reading:
            if time.monotonic() - self._read_at > _LOOK:
                await self._read()
        return self._view

    async def admit(self, client: str, room: str) -> None:
        """Let a client list a room, if there is a place for it.

        Raises:
            Refusal: there are too many, or too many of this client's, or there is no lobby.
        """
        self._must_be_there()
        await self._read()
        now = time.monotonic()
        if len(self._rooms) >= self._most:
            raise Refusal("too_many", say("refused-lobby-full"))
        # What was admitted a moment ago may not be on the list yet.
        listed = {
            who: {one: at for one, at in rooms.items() if one in self._rooms or now - at < _SOON}
            for who, rooms in self._admitted.items()
        }
        self._admitted = {who: rooms for who, rooms in listed.items() if rooms}
        for who, times in shares(client):
            count = len(self._admitted.get(who, {}).keys() - {room})
            if self._most_of_one and count >= self._most_of_one * times:
                said = f"{count} open tables of your address are listed already: close one"
                raise Refusal("too_fast", said)
        for who, _ in shares(client):
            self._admitted.setdefault(who, {})[room] = now

    async def tend(self, rooms: Collection[str]) -> None:
        """Show rooms for longer: their hosts are here."""
        if rooms:
            await self._store.tend(rooms, time.time() + FADES)

    def _must_be_there(self) -> None:
        if not self._most:
            raise Refusal("wrong_phase", "this server has no lobby: its operator sets GREED_LOBBY")

    async def _read(self) -> None:
        rows = await self._store.shown(time.time(), self._most)
        self._rooms = frozenset(room for room, _ in rows)
        self._view = LobbyView(tables=tuple(_decode(body) for _, body in rows))
        self._read_at = time.monotonic()
