"""Telling players on their devices that the game waits for them, while they are not connected.

What is told follows from a step: a turn begins, a player is called, the game is over. The worker
that stored the step tells it, so it is told once. A note says what the game is called, what has
happened and which room that is, and nothing more.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Coroutine
from collections.abc import Set as AbstractSet
from typing import Literal

import msgspec
from msgspec import Struct

from greed.store import PushDevice, Store, StoreBusy
from greed.web.http.refusal import Refusal
from greed.web.metrics import Metrics
from greed.web.protocol import PushRequest, PushStop, PushView
from greed.web.push import Device, Note, Sender, push_key
from greed.web.push.sealing import device_of
from greed.web.rooms.live import Live
from greed.web.rooms.person import Person
from greed.web.rooms.table import HOST, Table
from greed.web.settings import Settings

__all__ = ["Moment", "Reminders"]

SILENCE = 90.0
"""Seconds of her turn in which a player who is connected has to be heard of: a page that is asleep
keeps its connection, and says nothing any more. One that is awake says something every minute."""
DEVICES = 5
"""Devices of one seat; another one takes the place of the oldest."""
_WEEK = 7 * 86_400.0
_LONGEST_TITLE = 60
What = Literal["turn", "called", "over"]
Turn = tuple[str, int, int]
"""A turn: the game, how many turns were over when it began, and its seat."""
log = logging.getLogger("greed.web.rooms.reminders")
_encode = msgspec.json.Encoder().encode


class Moment(Struct, frozen=True):
    """What of a table decides who is to be told: whose turn it is, who is called, the end."""

    turn: Turn | None
    called: frozenset[int]
    ended: bool

    @classmethod
    def of(cls, table: Table) -> Moment:
        """Return a table's present moment."""
        state, playing = table.state, table.status == "playing"
        return cls(
            turn=(table.game, table.turns, state.seat) if playing and state else None,
            called=frozenset(table.called) | _warned(table),
            ended=table.status in ("over", "abandoned"),
        )


def _warned(table: Table) -> frozenset[int]:
    """Return the seats whose devices were warned."""
    if table.proof is None:
        return frozenset()
    session = table.proof.session
    return frozenset(seat for device in session.warned for seat in session.seats_of(device))


class Reminders:
    """Sends notes to the devices of players who are not connected."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        """Send for a server.

        Raises:
            SettingsError: the key for pushes is only half set, or can't be used.
        """
        self._store, self._devices = store, store.pushes
        self._services = settings.push_services
        key = push_key(settings)
        self._sender = (
            Sender(key, self._gone, lambda outcome: metrics.pushes.labels(outcome).inc())
            if key
            else None
        )
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str | None:
        """The key by which devices subscribe; None if this server sends no notes."""
        return self._sender.key.public if self._sender else None

    # -- devices

    async def subscribe(self, live: Live, person: Person, request: PushRequest) -> PushView:
        """Note a device for a person's seats.

        Raises:
            Refusal: the person has no seat here, or the device can't be reached.
        """
        keys = self._keys(live.table, person)
        if live.table.status in ("over", "abandoned"):
            raise Refusal("wrong_phase", "the game is over", ply=live.table.ply)
        found = device_of(request.endpoint, request.p256dh, request.auth, self._services)
        device = PushDevice(found.endpoint, found.p256dh, found.auth, request.expires)
        for key in keys:
            await self._devices.add(live.table.room.id, key, device, time.time(), DEVICES)
        return PushView(on=True)

    async def unsubscribe(self, live: Live, person: Person, request: PushStop) -> PushView:
        """Forget a device of a person's seats."""
        keys = self._keys(live.table, person)
        await self._devices.remove(live.table.room.id, keys, request.endpoint)
        return PushView(on=False)

    def _keys(self, table: Table, person: Person) -> tuple[str, ...]:
        """Return the keys of a person's seats."""
        if self._sender is None:
            raise Refusal(
                "wrong_phase",
                "this server sends no notifications: its operator sets GREED_PUSH_KEY",
            )
        person.must_belong(table)
        keys = {table.seats[seat].key for seat in person.holds(table)}
        if not keys:
            raise Refusal("wrong_phase", "you have no seat in this room")
        return tuple(sorted(key for key in keys if key))

    async def _gone(self, device: Device) -> None:
        await self._devices.gone(device.endpoint)

    # -- telling

    def moment(self, table: Table) -> Moment | None:
        """Return the moment before a step, for `after`; None if nobody is ever told."""
        return Moment.of(table) if self._sender else None

    def after(self, live: Live, before: Moment | None) -> None:
        """Tell the players whom a step concerns and who are not connected."""
        if before is None:
            return
        table, now = live.table, Moment.of(live.table)
        if now.ended and not before.ended:
            self._tell(live, table.people, "over")
        if now.turn and now.turn != before.turn:
            if now.turn[2] in live.present:
                self._start(self._look_again(live, now.turn), "greed waiting for a sign of life")
            else:
                self._tell(live, {now.turn[2]}, "turn")
        if called := now.called - before.called:
            self._tell(live, called, "called")

    async def _look_again(self, live: Live, turn: Turn) -> None:
        """Tell a player who was connected when her turn began, and has been silent since."""
        await asyncio.sleep(SILENCE)
        if live.heard.get(turn[2], 0.0) > live.table.turn_at:
            return
        with contextlib.suppress(StoreBusy):
            async with live.lock:
                await live.refresh(self._store)
        if Moment.of(live.table).turn == turn:
            self._tell(live, {turn[2]}, "turn", even=True)

    def _tell(self, live: Live, seats: AbstractSet[int], what: What, *, even: bool = False) -> None:
        """Tell the players of seats who are not connected; `even`: those who are, too."""
        table = live.table
        away = seats if even else seats - live.present
        keys = {table.seats[seat].key for seat in away if seat != HOST}
        if HOST in away and not live.hosting:
            keys.add(table.host)
        found = tuple(sorted(key for key in keys if key))
        if found:
            self._start(self._send(table.room.id, found, _note(table, what)), "greed reminding")

    def _start(self, work: Coroutine[None, None, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, room: str, keys: tuple[str, ...], note: Note) -> None:
        assert self._sender is not None
        try:
            devices = await self._devices.of(room, keys, time.time())
        except StoreBusy:
            log.warning("the database does not answer: nobody was notified")
            return
        for device in devices:
            self._sender.send(Device(device.endpoint, device.p256dh, device.auth), note)

    async def tidy(self) -> None:
        """Forget devices that have ended, and those of games that are over."""
        if self._sender:
            await self._devices.tidy(time.time())

    async def close(self) -> None:
        """Stop telling."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._sender:
            await self._sender.close()


def _note(table: Table, what: What) -> Note:
    """Return what is told: it is of use while the turn lasts, at most a week."""
    now = time.time()
    said = {"code": table.room.code, "title": table.sheet.title[:_LONGEST_TITLE], "what": what}
    ends = table.ends_at if what == "turn" else None
    # The service sees the topic, which must not say which room it is.
    topic = hashlib.sha256(b"greed push:" + table.room.secret).hexdigest()[:32]
    return Note(_encode(said), min(ends or now + _WEEK, now + _WEEK), topic)
