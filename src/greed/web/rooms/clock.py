"""What time does to rooms: clocks that run out, players who are away, rooms that nobody needs.

A seat is its player's. Others may act for it once they have called its player, everybody has seen
that, and nobody has answered for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection
from functools import partial

from greed.core.errors import GreedError
from greed.sealed import Opening
from greed.store import UNSTARTED, Back, Called, Entry, HostKey, StoreBusy, Wake
from greed.web.refusal import Refusal, told
from greed.web.rooms.draft import Decide, Draft, silenced
from greed.web.rooms.games import given_up, unstarted
from greed.web.rooms.live import Live
from greed.web.rooms.lobby import TEND
from greed.web.rooms.people import Person, must_be_a_seat
from greed.web.rooms.registry import Rooms
from greed.web.rooms.room import HOST, Room
from greed.wire import SkipRequest

TIDY = 60.0
GRACE = 86_400.0
"""Seconds for which a clock must keep to a jump ahead before it is believed."""
_SLACK = 60.0
log = logging.getLogger("greed.web.rooms.clock")


def overdue(room: Room, openings: Collection[Opening] = ()) -> Draft | tuple[Entry, ...]:
    """Return what is done in a room where somebody's time is up; nothing if nobody's is.

    `openings` are the links that have come for the roll that is being made.
    """
    if room.deadline is None or room.deadline > time.time():
        return ()
    if room.rolling:
        return silenced(room, openings, "clock")
    draft = Draft(room, by="clock")
    draft.play_turn()
    return draft


def wake(room: Room) -> tuple[Entry, ...]:
    """Let the clock run again at a table that somebody has come back to."""
    return (Wake(),) if room.asleep and room.status == "playing" else ()


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
                await self.rooms.nudge()
                await self.clocks()
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
                if await self.rooms.act(live, partial(overdue, openings=live.links)) == before:
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
            await self._give_up(room, given_up, even_if_here=True)
        for room in await self.rooms.store.idle(now - settings.unstarted_after, UNSTARTED):
            await self._give_up(room, unstarted)
        if settings.forget_after:
            await self.rooms.store.forget(now - settings.forget_after)

    async def _give_up(self, room: str, decide: Decide, *, even_if_here: bool = False) -> None:
        """Give up a room, if it is still one to give up; by default if nobody is connected here."""
        with contextlib.suppress(GreedError):
            live = await self.rooms.by_id(room)
            if live is not None and (even_if_here or not live.here.total()):
                await self.rooms.act(live, decide)


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


def must_have_a_say(room: Room, person: Person, seat: int) -> None:
    """Refuse a person who may not act for a seat: its player has not been away for long.

    Raises:
        Refusal: whose seat it is, and what can be done.
    """
    person.must_belong(room)
    if seat in person.holds(room):
        return
    if room.seats[seat].key is None or room.status == "open":
        person.must_host(room)
        return
    name, free = room.seats[seat].name, room.free_from(seat)
    if free is None:
        said = told("refused-call-first", name=name)
        raise Refusal("not_your_seat", said, ply=room.ply)
    if (left := free - time.time()) > 0:
        said = told("refused-called", name=name, n=round(left))
        raise Refusal("not_your_seat", said, ply=room.ply)


def call_player(
    room: Room, person: Person, seat: int, present: frozenset[int]
) -> tuple[Entry, ...]:
    """Ask whether a seat's player is still there; everybody sees it."""
    person.must_belong(room)
    must_be_a_seat(seat, len(room.seats))
    if room.status != "playing":
        raise Refusal("wrong_phase", told("refused-no-game"))
    if room.seats[seat].key is None or seat in person.holds(room):
        raise Refusal("wrong_phase", "you can only call another person")
    asked = room.course and room.course.asked
    # Where the own roll waits for a device, its player is away, connected or not.
    if seat in present and not (asked and asked.by == room.device_of(seat)):
        raise Refusal("wrong_phase", told("refused-here", name=room.seats[seat].name))
    return () if seat in room.called else (Called(seat=seat, by=_speaker(room, person)),)


def _speaker(room: Room, person: Person) -> int:
    """Return the seat that a person speaks from; the host may have none."""
    return next(iter(person.holds(room)), HOST)


def skip_turn(
    room: Room, person: Person, request: SkipRequest, openings: Collection[Opening] = ()
) -> Draft | tuple[Entry, ...]:
    """Have the present turn played to its end, for a player who is away."""
    person.must_belong(room)
    if room.real:
        raise Refusal("wrong_phase", "with real dice nobody can roll for an absent player")
    if room.status != "playing":
        raise Refusal("wrong_phase", told("refused-no-game"), ply=room.ply)
    if request.ply != room.ply:
        said = told("refused-moved-on", ply=request.ply, now=room.ply)
        raise Refusal("stale", said, ply=room.ply)
    draft = Draft(room, by="host")
    must_have_a_say(room, person, draft.state.seat)
    if draft.blocked:
        lost = silenced(room, openings, "host")
        if not lost:
            raise Refusal("wrong_phase", told("refused-rolling"))
        return lost
    draft.play_turn()
    return draft


def take_host(room: Room, person: Person) -> tuple[Entry, ...]:
    """Call the host, and take the host's part once the host has not answered for a while."""
    person.must_belong(room)
    seats = person.holds(room)
    if person.hosts(room) or not seats:
        raise Refusal("wrong_phase", "you are the host already, or have no seat here")
    if room.status in ("over", "abandoned"):
        raise Refusal("wrong_phase", told("refused-over"))
    free = room.free_from(HOST)
    if free is None:
        return (Called(seat=HOST, by=_speaker(room, person)),)
    if free > time.time():
        return ()
    key = room.seats[seats[0]].key
    assert key is not None
    return (HostKey(key=key),)


async def do_answer(rooms: Rooms, live: Live, person: Person) -> None:
    """Have everybody know that a player who was called is there; nothing if nobody was.

    Whose own roll waits for the own device is not there, whatever else is connected. Whatever keeps
    an answer from being stored keeps nobody from what they came for: they answer again with what
    they do next.
    """

    def decide(room: Room) -> tuple[Entry, ...]:
        mine = {*person.holds(room), *((HOST,) if person.hosts(room) else ())}
        asked = room.course and room.course.asked
        if asked and asked.by not in live.openings:
            mine = {seat for seat in mine if seat == HOST or room.device_of(seat) != asked.by}
        return tuple(Back(seat=seat) for seat in sorted(mine & room.called.keys()))

    if live.room.called and decide(live.room):
        with contextlib.suppress(GreedError):
            await rooms.act(live, decide)


async def do_wake(rooms: Rooms, live: Live) -> None:
    """Let the clock run again at a table that somebody has come back to; if not, nobody minds."""
    if live.room.asleep:
        with contextlib.suppress(GreedError):
            await rooms.act(live, wake)
