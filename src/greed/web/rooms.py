"""The rooms of a server: found, made, given up, and kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from typing import Self

import msgspec

from greed.core.dice import Throw
from greed.core.errors import GreedError
from greed.core.messages import say
from greed.core.state import State
from greed.languages import spoken
from greed.mind import Advice, Reviewed
from greed.room import (
    Ask,
    Create,
    Done,
    Host,
    Opening,
    Person,
    Refusal,
    Room,
    Step,
    new_code,
    new_token,
    new_watch,
    opening,
    opening_again,
    system_dice,
)
from greed.room import Means as MeansOfStep
from greed.room import ask as asks
from greed.room.choices import prepare
from greed.room.clock import give_up as give_up_in
from greed.room.dealing import is_to_be_sealed
from greed.room.decide import must_be_listable
from greed.room.entries import Next
from greed.room.people import derived, is_code, is_watch
from greed.store import UNFINISHED, UNSTARTED, RoomRow, Store, StoreError
from greed.store import Step as StoredStep
from greed.web.limits import Buckets, Latest, Places
from greed.web.live import TRIES, Guest, Live, Means, Unreadable, readable
from greed.web.lobby import Lobby, shown_of
from greed.web.metrics import Metrics
from greed.web.pool import Pool
from greed.web.records import Records
from greed.web.settings import Settings
from greed.web.thinking import Thinking
from greed.web.turns import Turns

RECOUNT = 10.0
"""Seconds after which all rooms are counted again."""
GRACE = 1.0
"""Seconds for which the end of the server waits for what is under way."""
HOUSEHOLD = 10
"""All sockets of a client together may say this many times what one of them may."""
SEATINGS = 60
"""Seats of one room that a client may take in an hour, so that nobody fills a log with them."""
_OLDEST = 20
"""Rooms that are looked at for one that can make place for another."""
log = logging.getLogger("greed.web.rooms")


class Rooms:
    """Every room of a server. A room lives in one process, and the key of its log keeps it so.

    `now` returns the time, in seconds since 1970; `throw` lets dice fall that no devices make;
    `random` returns that many bytes that nobody knows.

    Attributes:
        records: the games of the rooms as records.
        lines: the sockets that each client has open.
        said: what each client says on all its sockets together.
        turns: in which sockets are told what happens.
        ending: the server ends.
    """

    def __init__(
        self,
        store: Store,
        pool: Pool,
        lobby: Lobby,
        settings: Settings,
        metrics: Metrics,
        *,
        now: Callable[[], float] = time.time,
        throw: Callable[[State], Throw] = system_dice,
        random: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store, self.lobby = store, lobby
        self.settings, self.metrics = settings, metrics
        self.records = Records(store)
        self.lines = Places(settings.sockets_per_client)
        self.said = Buckets(settings.rate * HOUSEHOLD, settings.burst * HOUSEHOLD)
        self.turns = Turns()
        self.ending = False
        self._thinking = Thinking(pool, self.records, coach=settings.coach)
        self.now, self._throw, self._random = now, throw, random
        self._means = Means(store, metrics, now, self._thinking.choose, self._begin)
        self._live: dict[str, Live] = {}
        self._codes: dict[str, str] = {}
        self._guests: set[Guest] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._misses = _per_hour(settings.wrong_codes_per_hour)
        self._creating = _per_hour(settings.rooms_per_hour)
        self._seating = _per_hour(SEATINGS)
        self._opened = Latest()
        self._unfinished, self._counted = 0, -math.inf

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Wait for what is being done; what has not begun by then is done after the restart."""
        self.say_goodbye()
        for live in self.loaded:
            live.rest()
        if self._tasks:
            waiting = (await asyncio.wait(self._tasks, timeout=GRACE))[1]
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    def say_goodbye(self) -> int:
        """Send everybody away who is connected, for the server ends; return how many."""
        self.ending, guests = True, tuple(self._guests)
        for guest in guests:
            guest.say_goodbye()
        return len(guests)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Let something be done beside what goes on."""

        def ended(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            if not task.cancelled() and (error := task.exception()):
                log.error("a fault beside a game", exc_info=error)

        # Not in the language of the person who has asked for something just now.
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(ended)

    @property
    def in_memory(self) -> int:
        """How many rooms are in memory."""
        return len(self._live)

    @property
    def loaded(self) -> tuple[Live, ...]:
        """The rooms that are in memory."""
        return tuple(self._live.values())

    def held(self, room: str) -> Live | None:
        """Return a room by its id if it is in memory."""
        return self._live.get(room)

    # -- finding

    async def find(self, code: str, person: Person) -> Live:
        """Return a room by its code, for a person whose client may not try many.

        A guesser doesn't lock out those who share the address: a room that was opened from there
        stays open, and so does one to which a token belongs, or a code nobody can guess.

        Raises:
            Refusal: the room doesn't exist, or the client has asked for too many wrong codes.
            StoreBusy: the database did not answer.
        """
        if self._misses.spent(person.client) and not self._is_known(code, person):
            raise Refusal(
                "too_fast",
                "too many wrong codes from your address: rooms that were open there still open;"
                " for another one, wait a few minutes",
            )
        live = await self._find(code)
        if live is None:
            self._misses.take(person.client)
            with spoken(person.language):
                raise Refusal("no_such_room", say("refused-no-room"))
        self._opened.add((person.client, code.upper()))
        live.used = time.monotonic()
        return live

    def _is_known(self, code: str, person: Person) -> bool:
        """Say whether a client may open a room even if it has guessed too often.

        Only what is in memory is asked: how long the answer takes tells a guesser nothing.
        """
        if is_watch(code) or (person.client, code.upper()) in self._opened:
            return True
        live = self._live.get(self._codes.get(code.upper(), ""))
        return live is not None and bool(person.holds(live.room))

    async def _find(self, code: str) -> Live | None:
        if not is_code(code):
            return None
        code = code if is_watch(code) else code.upper()
        live = self._live.get(self._codes.get(code, ""))
        if live is None:
            row = await self.store.find(code)
            return await self._load(row) if row else None
        if live.stale or (self.store.shared and not live.host.listeners):
            await live.follow()
        return live

    async def by_id(self, room: str) -> Live | None:
        """Return a room by its id; None if there is none, or if it can't be read."""
        if live := self._live.get(room):
            return live
        try:
            row = await self.store.get(room)
            return await self._load(row) if row else None
        except (Unreadable, StoreError):
            return None

    async def _load(self, row: RoomRow) -> Live:
        """Return the room of a row of the database, as its log has left it.

        Raises:
            Unreadable: what is stored of it makes no sense.
        """
        live = self._live.get(row.id)
        if live is None:
            with readable(row.id):
                room = Room.of(row.setup, row.created, row.code, row.watch)
            live = self._keep(room, row.secret)
            live.stale = True
        try:
            async with live.lock:
                await live.settle()
        except Unreadable:
            self.drop(live)
            raise
        await live.warm()
        live.go_on()
        return live

    def _keep(self, room: Room, secret: bytes) -> Live:
        host = Host(
            room,
            now=self.now,
            throw=self._throw,
            bot=self._thinking.bot,
            secret=secret,
            random=self._random,
        )
        live = self._live[room.id] = Live(host, secret, self._means)
        self._codes[room.code] = self._codes[room.watch] = room.id
        return live

    def drop(self, live: Live) -> None:
        """Let go of a room; the database keeps it."""
        live.rest()
        for name in (live.room.code, live.room.watch):
            self._codes.pop(name, None)
        self._live.pop(live.room.id, None)

    # -- being there

    async def enter(self, live: Live, guest: Guest) -> None:
        """Let somebody hear what happens in a room."""
        self._guests.add(guest)
        self.metrics.sockets.inc()
        await live.enter(guest)
        if live.room.listed_at is not None and guest.person.hosts(live.room):
            await self.lobby.tend((live.room.id,))

    def leave(self, live: Live, guest: Guest) -> None:
        """Let somebody go who has entered."""
        self._guests.discard(guest)
        self.metrics.sockets.dec()
        live.leave(guest)

    # -- asking

    async def ask(self, live: Live, person: Person, ask: Ask) -> Done | Advice | Reviewed:
        """Do what a person asks for; return the answer once it is stored.

        Raises:
            Refusal, Busy: it can't be done.
            StoreBusy: it is not known whether it was stored.
        """
        live.used = time.monotonic()
        with spoken(person.language):
            match ask:
                case asks.Advise():
                    return await self._thinking.advise(live, person, ask)
                case asks.Review():
                    return await self._thinking.review(live, person)
                case asks.Rematch():
                    return await self._rematch(live, person, ask)
                case asks.Sit():
                    return await self._sit(live, person, ask)
                case asks.Show(listed=True):
                    person.must_host(live.room)
                    must_be_listable(live.room)
                    await self.lobby.admit(person.client, live.room.id)
                    return await live.ask(person, ask)
                case _:
                    return await live.ask(person, ask)

    async def _sit(self, live: Live, person: Person, ask: asks.Sit) -> Done:
        """Let somebody take a seat whose client hasn't taken too many here; a refusal is free."""
        if self._seating.spent(person.client, live.room.id):
            raise Refusal("too_fast", say("refused-too-many-seats"))
        taken = True
        try:
            return await live.ask(person, ask)
        except Refusal:
            taken = False
            raise
        finally:
            if taken:
                self._seating.take(person.client, live.room.id)

    async def _rematch(self, live: Live, person: Person, ask: asks.Rematch) -> Done:
        """Return the code of the room in which the same people play again; the first makes it."""
        async with live.following:
            async with live.lock:
                await live.settle()
                done = live.host.answer(person, ask)
            if done is not None:
                return done
            code = await self._open_again(live.room, person.client)

            def follow(host: Host) -> Step:
                draft = host.draft()
                if host.room.next is None:
                    draft.take(Next(code=code))
                return draft.end()

            async with live.lock:
                await live.act(follow)
        return Done(seq=live.room.seq, ply=live.room.ply, room=live.room.next)

    # -- making

    async def create(self, request: Create, person: Person) -> tuple[Live, str]:
        """Make a room for somebody; return it with the token that holds its creator's rights.

        Raises:
            SheetError, Refusal, Busy: it can't be made as it is asked for.
            StoreBusy: the database did not answer.
        """
        sheet, token = await self._thinking.sheet(request, person), new_token()
        with spoken(person.language):
            made = opening(request, sheet, token, self._means_of_step(b""))
            if request.listed:
                await self.lobby.admit(person.client, made.setup.game)
            await self._admit(person.client)
        for _ in range(TRIES):
            if live := await self._open(made, new_code(), person.client, start=request.start):
                return live, token
        raise Refusal("busy", "could not find a free room code: try again")

    async def _open_again(self, room: Room, client: str) -> str:
        """Return the code of the room for another game with the same people and fresh dice.

        Its id and code follow from the room before: a server that stopped half-way finds it again.
        It starts at once if no devices make its dice together.
        """
        for number in range(TRIES):
            game, code = derived(f"{room.host}:{room.id}:{number}")
            there = await self.store.find(code)
            if there is None:
                await self._admit(client)
                again, start = opening_again(room, game), not is_to_be_sealed(room)
                if await self._open(again, code, client, start=start):
                    return code
                there = await self.store.find(code)
            if there is not None and there.id == game:
                return code
        raise Refusal("busy", "could not find a free room code: try again")

    async def _open(self, made: Opening, code: str, client: str, *, start: bool) -> Live | None:
        """Store a new room; None if its code is taken."""
        secret, watch = self._random(32), new_watch()
        with spoken("en"):
            step = made.begun(self._means_of_step(secret), code, watch, start=start)
        room = step.room
        await asyncio.to_thread(prepare, room)
        row = RoomRow(
            id=room.id,
            code=code,
            watch=watch,
            created=room.created,
            touched=room.at,
            status=room.status,
            deadline=room.deadline,
            setup=msgspec.json.encode(made.setup),
            secret=secret,
        )
        listed = shown_of(room) if room.listed_at is not None else None
        first = StoredStep(room.seq, room.at, step.body)
        if not await self.store.create(row, first, listed):
            return None
        self._unfinished += 1
        self.metrics.created.inc()
        live = self._keep(Room.of(room.setup, room.created, code, watch), secret)
        live.client = client
        live.went_on(step)
        return live

    def _means_of_step(self, secret: bytes) -> MeansOfStep:
        return MeansOfStep(
            now=self.now(),
            throw=self._throw,
            bot=self._thinking.bot,
            secret=secret,
            random=self._random,
        )

    async def _admit(self, client: str) -> None:
        """Let a client make another room.

        Raises:
            Refusal: there are too many, or too many of this client's.
        """
        if time.monotonic() - self._counted > RECOUNT:
            self._counted = time.monotonic()
            counted = await self.store.count()
            self._unfinished = sum(counted.get(status, 0) for status in UNFINISHED)
        if not self._creating.take(client):
            raise Refusal("too_fast", say("refused-too-many-rooms"))
        if self._unfinished >= self.settings.max_rooms:
            for room in await self.store.idle(self.now(), UNSTARTED, _OLDEST):
                if await self.give_up(room, unstarted=True):
                    self._unfinished -= 1
                    return
            raise Refusal("too_many", say("refused-too-many-games"))

    # -- giving up

    async def give_up(self, room: str, *, unstarted: bool = False) -> bool:
        """Give up a game; `unstarted`: only a room without one, in which nobody is."""
        live = await self.by_id(room)
        if live is None or (unstarted and live.host.listeners):
            return False

        def given_up(host: Host) -> Step:
            draft = host.draft()
            give_up_in(draft, unstarted=unstarted)
            return draft.end()

        with suppress(GreedError):
            async with live.lock:
                await live.act(given_up)
        return live.room.abandoned


def _per_hour(most: int) -> Buckets:
    return Buckets(most / 3600, most)
