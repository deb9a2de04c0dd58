"""What nobody asks for: clocks that run out, tables that are shown on, rooms that nobody needs."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Self

from greed.store import UNSTARTED, StoreBusy
from greed.web.live import Unreadable
from greed.web.lobby import FADES
from greed.web.rooms import Rooms
from greed.web.steady import SteadyClock

TEND = FADES / 3
"""Seconds after which it is looked again whose hosts are there."""
TIDY = 60.0
"""Seconds after which it is looked again which rooms nobody needs."""
log = logging.getLogger("greed.web.house")


class House:
    """Looks after the rooms of a server, every few moments, while it is open."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._clock: SteadyClock | None = None

    async def __aenter__(self) -> Self:
        self._work = asyncio.create_task(self._go_on(), name="greed house")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._work.cancel()

    async def _go_on(self) -> None:
        tidied = tended = time.monotonic()
        while True:
            await asyncio.sleep(self._rooms.settings.sweep)
            try:
                await self.catch_up()
                await self.look_at_clocks()
                if time.monotonic() - tended > TEND:
                    tended = time.monotonic()
                    await self.tend()
                if time.monotonic() - tidied > TIDY:
                    tidied = time.monotonic()
                    await self.tidy()
            except StoreBusy:
                log.warning("the database does not answer")
            except Exception:
                log.exception("keeping house failed; it goes on")

    async def catch_up(self) -> None:
        """Show to those who are here what another process has stored in their rooms.

        A proxy leads everybody who plays to one process; who watches may be in another.
        """
        if not self._rooms.store.shared:
            return
        heard = {live.room.id: live.room.seq for live in self._rooms.loaded if live.host.listeners}
        for room in await self._rooms.store.longer(heard):
            if live := self._rooms.held(room):
                with suppress(Unreadable):
                    await live.follow()

    async def look_at_clocks(self) -> None:
        """Do what time has brought about, in rooms that are stored and in those in memory.

        These wake up by themselves, but for where the computer slept, or its clock was set.
        """
        for room in await self._rooms.store.due(self._rooms.now()):
            live = await self._rooms.by_id(room)
            if live is None:
                await self._rooms.store.touch(room, deadline=None)
                continue
            seq = live.room.seq
            await live.pass_time()
            if live.room.seq == seq:
                await self._rooms.store.touch(room, deadline=live.room.deadline)
        for live in self._rooms.loaded:
            if (due := live.host.due_at) is not None and due <= self._rooms.now():
                await live.pass_time()

    async def tend(self) -> None:
        """Show the open tables for longer whose hosts are connected."""
        await self._rooms.lobby.tend(
            [
                live.room.id
                for live in self._rooms.loaded
                if live.room.listed_at is not None and live.room.status == "open"
                if any(one.person.hosts(live.room) for one in live.host.listeners)
            ]
        )

    async def tidy(self) -> None:
        """Let go of rooms that are not in use, give up those that nobody comes back to."""
        settings, store = self._rooms.settings, self._rooms.store
        before = time.monotonic() - settings.unload_after
        for live in self._rooms.loaded:
            if live.idle and live.used < before:
                self._rooms.drop(live)
        if self._clock is None:
            self._clock = SteadyClock(await store.latest())
        now = self._clock.now()
        for room in await store.idle(now - settings.abandon_after):
            await self._rooms.give_up(room)
        for room in await store.idle(now - settings.unstarted_after, UNSTARTED):
            await self._rooms.give_up(room, unstarted=True)
        if settings.forget_after:
            await store.forget(now - settings.forget_after)
