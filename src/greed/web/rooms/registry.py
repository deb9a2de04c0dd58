"""The rooms of a server: found, created, changed, and kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import time

from greed.store import Entry, Room, Seating, Step, Store, encode_step
from greed.web._work.desk import Desk
from greed.web.limits import Buckets, Latest
from greed.web.metrics import Metrics
from greed.web.refusal import Refusal
from greed.web.rooms.advice import Coach
from greed.web.rooms.allowance import Allowance
from greed.web.rooms.bot_turns import SeatedBots
from greed.web.rooms.dice.proof import dealer_of
from greed.web.rooms.draft import Decide, touch_of
from greed.web.rooms.foreseen import Foreseen
from greed.web.rooms.length import must_fit
from greed.web.rooms.live import Live
from greed.web.rooms.lobby import Lobby, shown_of
from greed.web.rooms.notices import BYE, Notices
from greed.web.rooms.opening import Opening, opening, opening_again
from greed.web.rooms.people import derived, is_code, is_watch, new_token
from greed.web.rooms.person import Person
from greed.web.rooms.rating import Raters
from greed.web.rooms.snapshot import snapshot
from greed.web.rooms.table import Table
from greed.web.rooms.unreadable import Unreadable, readable
from greed.web.settings import Settings
from greed.wire import Create, Snapshot

__all__ = ["Rooms"]

BOT_LATE = 3.0
_TRIES = 8


class Rooms:
    """Every room of a server, by the code that people use."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        notices: Notices,
        metrics: Metrics,
        coach: Coach | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.notices = notices
        self.metrics = metrics
        self.coach = coach
        self._live: dict[str, Live] = {}
        self._codes: dict[str, str] = {}
        self.desk = Desk(settings)
        self._bots = SeatedBots(self.act, self.desk, coach)
        self._allowance = Allowance(store, settings)
        self.lobby = Lobby(store, settings)
        self.raters = Raters(store, settings, coach, self.by_id)
        wrong = settings.wrong_codes_per_hour
        self._misses = Buckets(wrong / 3600, wrong)
        self._opened = Latest()
        self._ending = False

    # -- finding

    async def look_up(
        self, code: str, client: str, tokens: tuple[str, ...] = ()
    ) -> tuple[Live, bool]:
        """Return a room by its code, as `find`, for a client that may not try many.

        A guesser doesn't lock out those who share the address: a room that was opened from there
        stays open, and so does one to which a token belongs, or a code nobody can guess.

        Raises:
            Refusal: the room does not exist, or the client has asked for too many wrong codes.
        """
        if self._misses.spent(client) and not self._is_known(code, client, tokens):
            raise Refusal(
                "too_fast",
                "too many wrong codes from your address: rooms that were open there still open;"
                " for another one, wait a few minutes",
            )
        try:
            found = await self.find(code)
        except Refusal as error:
            if error.problem.code == "no_such_room":
                self._misses.take(client)
            raise
        self._opened.add((client, code.upper()))
        return found

    def _is_known(self, code: str, client: str, tokens: tuple[str, ...]) -> bool:
        """Say whether a client may open a room even if it has guessed too often.

        Only what is in memory is asked: how long the answer takes tells a guesser nothing.
        """
        if is_watch(code) or (client, code.upper()) in self._opened:
            return True
        room_id = self._codes.get(code.upper())
        live = self._live.get(room_id) if room_id else None
        return live is not None and bool(Person(tokens).holds(live.table))

    async def find(self, code: str) -> tuple[Live, bool]:
        """Return a room by its code, and whether the code allows more than watching.

        Raises:
            Refusal: the room does not exist.
        """
        if not is_code(code):
            raise Refusal("no_such_room", "this room does not exist")
        code = code if is_watch(code) else code.upper()
        room_id = self._codes.get(code)
        live = self._live.get(room_id) if room_id else None
        if live is None:
            room = await self.store.find(code)
            if room is None:
                raise Refusal("no_such_room", "this room does not exist")
            live = await self._load(room)
        elif self.store.shared or live.stale:
            await self._refresh(live)
        live.used = time.monotonic()
        return live, code == live.table.room.code

    async def by_id(self, room_id: str) -> Live | None:
        """Return a room by its id; None if there is none, or if it can't be read."""
        live = self._live.get(room_id)
        if live is not None:
            return live
        try:
            room = await self.store.get(room_id)
            return await self._load(room) if room else None
        except Unreadable:
            return None

    def loaded(self, room_id: str) -> Live | None:
        """Return a room that is in memory."""
        return self._live.get(room_id)

    @property
    def in_memory(self) -> int:
        """How many rooms are in memory."""
        return len(self._live)

    async def _load(self, room: Room) -> Live:
        with readable(room.id):
            live = Live(room)
        self.desk.must_bear(live.table.sheet)
        live = self._live.setdefault(room.id, live)
        self._codes[room.code] = self._codes[room.watch] = room.id
        try:
            with readable(room.id):
                await self._refresh(live)
        except Unreadable:
            self._drop(room.id)
            raise
        if live.table.status in ("revealing", "playing"):
            await self.warm(live)
        self._bots.advance_soon(live)
        return live

    async def _refresh(self, live: Live) -> None:
        """Bring a room up to its log; a room whose last step hangs in the air, once that is known.

        Without the lock, for readers wait for no writer: what a reader finds is stored.
        """
        if live.stale:
            async with live.lock:
                await live.refresh(self.store)
                live.stale = False
        else:
            await live.refresh(self.store)

    def unload(self) -> int:
        """Let go of rooms that nobody has used for a while; return how many."""
        before = time.monotonic() - self.settings.unload_after
        gone = [key for key, live in self._live.items() if live.idle and live.used < before]
        for key in gone:
            self._drop(key)
        return len(gone)

    def _drop(self, room_id: str) -> None:
        live = self._live.pop(room_id, None)
        if live is not None:
            self._codes.pop(live.table.room.code, None)
            self._codes.pop(live.table.room.watch, None)

    # -- creating

    async def create(self, request: Create, client: str = "") -> tuple[Live, str]:
        """Create a room for the client at address `client`; return it and the creator's token.

        Raises:
            SheetError, Refusal: it cannot be made as asked for.
        """
        name = None if request.toml is not None else request.sheet
        sheet = await self.desk.sheet(name, request.toml)
        token = new_token()
        made = opening(request, sheet, token, coach=self.coach is not None)
        if request.listed:
            await self.lobby.admit(client, made.setup.game)
        await self._allowance.take(client)
        return await self._store_new(made, start=request.start), token

    async def again(self, live: Live, first: int, entries: tuple[Entry, ...], client: str) -> Live:
        """Return the room for another game with the same setup, and fresh dice.

        Its id and code follow from the room before: the first worker that gets
        there makes it for all. It starts at once if no device signs.

        Raises:
            SheetError, Refusal: there may be no other room, or none with these rules.
        """
        table = live.table
        signed = any(isinstance(entry, Seating) and entry.signs for entry in entries)
        start = not signed and table.setup.dice != "strict"
        for number in range(_TRIES):
            key, code = derived(f"{table.host}:{table.room.id}:{number}")
            room = await self.store.find(code)
            if room is None:
                self.desk.must_bear(table.sheet)
                await self._allowance.take(client)
                made = opening_again(table, first, entries, key)
                fresh = await self._store_once(made, code, start=start)
                if fresh is not None:
                    return fresh
                room = await self.store.find(code)
            if room is not None and room.id == key:
                return await self._load(room)
        raise Refusal("busy", "could not find a free room code: try again")

    async def _store_new(self, made: Opening, *, start: bool) -> Live:
        for _ in range(_TRIES):
            live = await self._store_once(made, start=start)
            if live is not None:
                return live
        raise Refusal("busy", "could not find a free room code: try again")

    async def _store_once(
        self, made: Opening, code: str | None = None, *, start: bool
    ) -> Live | None:
        """Store a new room; None if its code is taken."""
        now = time.time()
        if start and made.proves:
            await self._warm(made.secret, made.first_game)
        status, step = made.begun(now, start=start)
        room = made.room(now, status, code)
        table = Table(room)
        table.fold(step)
        listed = shown_of(table, now) if table.listed_at is not None else None
        if not await self.store.create(room, step, listed):
            return None
        live = await self._load(room)
        self._allowance.used()
        self.metrics.created.inc()
        await self._note_deadline(live)
        return live

    async def _note_deadline(self, live: Live) -> None:
        if live.table.deadline is not None:
            await self.store.touch(live.table.room.id, deadline=live.table.deadline)

    async def warm(self, live: Live) -> None:
        """Make the server's part of a room's dice, beside what goes on: it takes a while."""
        if live.table.proves:
            await self._warm(live.table.room.secret, live.table.game)

    async def _warm(self, secret: bytes, game: str) -> None:
        await asyncio.to_thread(dealer_of, secret, game)

    # -- changing

    async def act(self, live: Live, decide: Decide) -> int:
        """Store the step that `decide` finds, and tell everybody; return its number.

        A worker that comes too late reads what the winner stored and decides again: a move is
        then most likely stale, and refused.

        Raises:
            whatever `decide` raises; StoreBusy: it is not known whether the step was stored.
        """
        async with live.lock:
            if live.stale:
                await live.refresh(self.store)
                live.stale = False
            for _ in range(_TRIES):
                table = live.table
                entries = decide(table)
                if not entries:
                    return table.seq
                must_fit(table, entries)
                foreseen = entries if isinstance(entries, Foreseen) else None
                at = foreseen.ahead.at if foreseen else time.time()
                step = Step(table.seq + 1, at, encode_step(entries))
                # The step is tried on a copy of what matters: its clock and status are stored
                # with it. Folding the real table waits until it is committed.
                touch = touch_of(table, entries, at, rates=self.settings.ratings)
                try:
                    stored = await self.store.append(table.room.id, step, touch)
                except BaseException:  # the client may also have gone away
                    live.stale = True
                    raise
                if stored:
                    live.take(step, foreseen)
                    live.used = time.monotonic()
                    self.metrics.steps.inc()
                    if not self.store.shared:  # PostgreSQL tells it with the commit itself
                        self.notices.tell(str(step.seq).encode(), table.room.id)
                    self._bots.advance_soon(live)
                    return step.seq
                self.metrics.races.inc()
                await live.refresh(self.store)
            raise Refusal("busy", "others kept getting in first: try again")

    # -- beside

    def nudge(self) -> None:
        """Let bots play that wait for it: their turn was lost with a worker or the database."""
        late = time.time() - BOT_LATE
        for live in self._live.values():
            if live.table.at < late and not live.lock.locked():
                self._bots.advance_soon(live)

    async def tend(self) -> None:
        """Keep the tables in the lobby whose hosts are connected to this worker."""
        here = [live.table for live in self._live.values() if live.hosting]
        await self.lobby.tend(
            table.room.id
            for table in here
            if table.listed_at is not None and table.status == "open"
        )

    def say_goodbye(self) -> int:
        """Tell those who wait for news that the server ends; return how many are connected."""
        self._ending = self.lobby.ending = True
        for room in self.notices.rooms:
            self.notices.tell(BYE, room)
        return sum(live.here.total() for live in self._live.values())

    async def close(self) -> None:
        """Wait for what is being done; what has not begun by then is done after the restart."""
        await self.lobby.close()
        await self.raters.close()
        await self._bots.close()

    # -- showing

    async def news(self, live: Live, since: int, seconds: float) -> None:
        """Wait until a room has a step after `since`, at most `seconds` seconds."""
        if live.table.seq > since or self._ending:
            return
        with self.notices.subscribed(live.table.room.id) as subscriber:
            if live.table.seq > since:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    async for notice in subscriber:
                        await live.refresh(self.store)
                        if live.table.seq > since or notice == BYE:
                            return

    async def snapshot(
        self,
        live: Live,
        person: Person,
        since: int | None = None,
        proof_since: int | None = None,
        *,
        code: bool | None = None,
    ) -> Snapshot:
        """Return a room as it stands, with the steps after `since` (None: without steps).

        And with the statements of its proof after the first `proof_since` (None: without).
        """
        joins = person.joins if code is None else code
        return await snapshot(self.store, live, person, since, proof_since, joins=joins)
