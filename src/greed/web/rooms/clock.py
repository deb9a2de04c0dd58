"""What time does to rooms: clocks that run out, and rooms that nobody needs any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable

from greed.core.errors import GreedError
from greed.store import Abandoned, Entry, Said, StoreBusy, Wake
from greed.web.rooms.draft import Draft
from greed.web.rooms.live import Live
from greed.web.rooms.lobby import TEND
from greed.web.rooms.registry import Rooms
from greed.web.rooms.room import Room

__all__ = ["GRACE", "Housekeeping", "SteadyClock", "do_wake", "given_up", "overdue", "warning_of"]

TIDY = 60.0
GRACE = 86_400.0
"""Seconds for which a clock must keep to a jump ahead before it is believed."""
_SLACK = 60.0
log = logging.getLogger("greed.web.rooms.clock")


def overdue(room: Room) -> Draft | tuple[Entry, ...]:
    """Return what is done in a room where somebody's time is up; nothing if nobody's is."""
    if room.deadline is None or room.deadline > time.time():
        return ()
    draft = Draft(room, by="clock")
    if room.must_warn:
        draft.tell(warning_of(room.device_of(draft.state.seat)))
    else:
        draft.play_turn()
    return draft


def warning_of(device: int) -> str:
    """Return the statement by which a device is warned."""
    return f"warn {device} {math.ceil(time.time())}"


def given_up(room: Room, lost: int | None = None) -> tuple[Entry, ...]:
    """Return the step by which a room is given up; `lost` is the seat that leaves a rated game."""
    session = room.proof.session if room.proof else None
    if session is None or session.base is None or session.ended:
        return (Abandoned(lost=lost),)
    return (Said(body="end abandoned"), Abandoned(lost=lost))


async def do_wake(rooms: Rooms, live: Live) -> int:
    """Let the clock run again at a table that somebody has come back to."""
    return await rooms.act(
        live, lambda room: (Wake(),) if room.asleep and room.status == "playing" else ()
    )


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
                before = live.room.seq
                if await self.rooms.act(live, overdue) == before:
                    # The room's row was behind its log: somebody has moved in the meantime.
                    await self.rooms.store.touch(room, deadline=live.room.deadline)
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


class SteadyClock:
    """The time of day, in which a jump ahead counts once it has lasted a day; one back, at once.

    For what can't be taken back: games that are given up, and games that are deleted. A computer's
    clock may be a month ahead for a minute: after a dead battery, in a machine that wakes up, by a
    slip of the hand. No game may end because of that.

    >>> wall, ticks = [1000.0], [0.0]
    >>> clock = SteadyClock(1000.0, lambda: wall[0], lambda: ticks[0])
    >>> wall[0], ticks[0] = 9_000_000.0, 10.0
    >>> clock.now()
    1010.0
    >>> wall[0], ticks[0] = 9_086_400.0, 10.0 + GRACE
    >>> clock.now()
    9086400.0
    """

    def __init__(
        self,
        last: float | None = None,
        wall: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin; `last` is when something last happened for certain (None: never)."""
        self._wall, self._ticks = wall, ticks
        said = wall() - ticks()
        self._ahead = said if last is None or wall() - last < GRACE else last - ticks()
        self._jumped: float | None = None

    def now(self) -> float:
        """Return the time, in seconds since 1970."""
        ticks = self._ticks()
        said = self._wall() - ticks
        if said <= self._ahead + _SLACK:
            self._ahead, self._jumped = said, None
        elif self._jumped is None:
            self._jumped = ticks
        elif ticks - self._jumped >= GRACE:
            self._ahead, self._jumped = said, None
        return ticks + self._ahead
