"""What a server does by itself: clocks that run out, rooms that nobody needs any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from greed.core.errors import GreedError
from greed.store import StoreBusy
from greed.web.rooms.dice.dealing import given_up, overdue
from greed.web.rooms.lobby import TEND
from greed.web.rooms.registry import Rooms
from greed.web.rooms.steady import SteadyClock

__all__ = ["Housekeeping"]

TIDY = 60.0
log = logging.getLogger("greed.web.rooms.housekeeping")


class Housekeeping:
    """A task beside the server. Several workers may each have one: the log lets one win."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._task: asyncio.Task[None] | None = None
        self._clock: SteadyClock | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run(), name="greed housekeeping")

    async def stop(self) -> None:
        """End."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        tidied = tended = time.monotonic()
        while True:
            await asyncio.sleep(self.rooms.settings.sweep)
            try:
                self.rooms.nudge()
                await self.clocks()
                await self.rooms.raters.work()
                if time.monotonic() - tended > TEND:
                    tended = time.monotonic()
                    await self.rooms.tend()
                if time.monotonic() - tidied > TIDY:
                    tidied = time.monotonic()
                    await self.tidy()
            except StoreBusy:
                log.warning("the database does not answer")
            except Exception:
                log.exception("housekeeping failed; it goes on")

    async def clocks(self) -> int:
        """Play the turns whose time is up; return how many rooms had one."""
        due = await self.rooms.store.due(time.time())
        for room in due:
            live = await self.rooms.by_id(room)
            if live is None:
                continue
            with contextlib.suppress(GreedError):
                before = live.table.seq
                if await self.rooms.act(live, overdue) == before:
                    # The room's row was behind its log: somebody has moved in the meantime.
                    await self.rooms.store.touch(room, deadline=live.table.deadline)
        return len(due)

    async def tidy(self) -> None:
        """Unload rooms that are not in use, give up those that nobody comes back to."""
        self.rooms.unload()
        if self._clock is None:
            self._clock = SteadyClock(await self.rooms.store.latest())
        now, settings = self._clock.now(), self.rooms.settings
        for room in await self.rooms.store.idle(now - settings.abandon_after):
            live = await self.rooms.by_id(room)
            if live is not None:
                with contextlib.suppress(GreedError):
                    await self.rooms.act(live, given_up)
        if settings.forget_after:
            await self.rooms.store.forget(now - settings.forget_after)
