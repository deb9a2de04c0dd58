"""The rooms of a server: found, created, changed, and kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

import msgspec

from greed.core.errors import GreedError
from greed.core.sheet import Sheet
from greed.store import UNSTARTED, Next, RoomRow, Step, Store, StoreBusy, encode_step
from greed.web.limits import Buckets, Latest
from greed.web.metrics import Metrics
from greed.web.refusal import Refusal, told
from greed.web.rooms.bots import Reviews, SeatedBots
from greed.web.rooms.dice import chain_of, is_to_be_sealed
from greed.web.rooms.draft import Decide, Draft, must_fit, touch_of
from greed.web.rooms.games import Allowance, Opening, opening, opening_again, unstarted
from greed.web.rooms.live import Live
from greed.web.rooms.lobby import Lobby, shown_of
from greed.web.rooms.notices import BYE, Notices
from greed.web.rooms.people import Person, derived, is_code, is_watch, new_token
from greed.web.rooms.records import Records
from greed.web.rooms.room import Room
from greed.web.settings import Settings
from greed.web.workers.coach import Coach
from greed.web.workers.desk import Desk
from greed.wire import Create

BOT_LATE = 3.0
_OLDEST = 20
"""So many old rooms are looked at for one that can make room for another."""
TRIES = 8
"""How often others may get in first before somebody is asked to try again."""
log = logging.getLogger("greed.web.rooms")


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
        self.records = Records(store)
        self.reviews = Reviews()
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
            live, joins = await self.find(code)
        except Refusal as error:
            if error.problem.code == "no_such_room":
                self._misses.take(client)
            raise
        self._opened.add((client, code.upper()))
        return live, joins

    def _is_known(self, code: str, client: str, tokens: tuple[str, ...]) -> bool:
        """Say whether a client may open a room even if it has guessed too often.

        Only what is in memory is asked: how long the answer takes tells a guesser nothing.
        """
        if is_watch(code) or (client, code.upper()) in self._opened:
            return True
        room_id = self._codes.get(code.upper())
        live = self._live.get(room_id) if room_id else None
        return live is not None and bool(Person(tokens).holds(live.room))

    async def find(self, code: str) -> tuple[Live, bool]:
        """Return a room by its code, and whether the code allows more than watching.

        Raises:
            Refusal: the room does not exist.
        """
        if not is_code(code):
            raise Refusal("no_such_room", told("refused-no-room"))
        code = code if is_watch(code) else code.upper()
        room_id = self._codes.get(code)
        live = self._live.get(room_id) if room_id else None
        if live is None:
            row = await self.store.find(code)
            if row is None:
                raise Refusal("no_such_room", told("refused-no-room"))
            live = await self.load(row)
        elif self.store.shared or live.stale:
            await self._refresh(live)
        live.used = time.monotonic()
        return live, code == live.room.row.code

    async def by_id(self, room_id: str) -> Live | None:
        """Return a room by its id; None if there is none, or if it can't be read."""
        live = self._live.get(room_id)
        if live is not None:
            return live
        try:
            row = await self.store.get(room_id)
            return await self.load(row) if row else None
        except Unreadable:
            return None

    @property
    def in_memory(self) -> int:
        """How many rooms are in memory."""
        return len(self._live)

    async def load(self, row: RoomRow) -> Live:
        """Return the room of a row of the database, as its log has left it.

        Raises:
            Unreadable: what is stored of it makes no sense.
        """
        with _readable(row.id):
            live = Live(row)
        self.desk.must_bear(live.room.sheet)
        live = self._live.setdefault(row.id, live)
        self._codes[row.code] = self._codes[row.watch] = row.id
        try:
            with _readable(row.id):
                await self._refresh(live)
        except Unreadable:
            self._drop(row.id)
            raise
        if live.room.status in ("starting", "playing"):
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
            self._codes.pop(live.room.row.code, None)
            self._codes.pop(live.room.row.watch, None)

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
        await self.admit(client, sheet)
        for _ in range(TRIES):
            if live := await self.open(made, start=request.start):
                return live, token
        raise Refusal("busy", "could not find a free room code: try again")

    async def admit(self, client: str, sheet: Sheet) -> None:
        """Let a client make another room with these rules.

        Raises:
            SheetError, Refusal: there may be none, or none with these rules.
        """
        self.desk.must_bear(sheet)
        await self._allowance.take(client, self._give_up_oldest)

    async def _give_up_oldest(self) -> bool:
        """Give up the room that nobody has started for longest; False if there is none.

        One to which somebody is connected here stays.
        """
        for room in await self.store.idle(time.time(), UNSTARTED, _OLDEST):
            with contextlib.suppress(GreedError):
                live = await self.by_id(room)
                if live is not None and not live.here.total():
                    await self.act(live, unstarted)
                    if live.room.abandoned:
                        return True
        return False

    async def rematch(self, live: Live, person: Person, client: str) -> Live:
        """Return the room in which the same people play again; the next seat starts."""
        person.must_belong(live.room)
        if live.room.status != "over":
            raise Refusal("wrong_phase", told("refused-not-over"))
        async with live.following:
            if live.room.next is None:
                made = await self._open_again(live.room, client)
                code = made.room.row.code
                await self.act(live, lambda room: () if room.next else (Next(code=code),))
        assert live.room.next is not None
        following, _ = await self.find(live.room.next)
        return following

    async def _open_again(self, room: Room, client: str) -> Live:
        """Return the room for another game with the same setup, and fresh dice.

        Its id and code follow from the room before: the first worker that gets there makes it for
        all. It starts at once if no devices make its dice together.

        Raises:
            SheetError, Refusal: there may be no other room, or none with these rules.
        """
        start = not is_to_be_sealed(room)
        for number in range(TRIES):
            key, code = derived(f"{room.host}:{room.row.id}:{number}")
            row = await self.store.find(code)
            if row is None:
                await self.admit(client, room.sheet)
                if fresh := await self.open(opening_again(room, key), code, start=start):
                    return fresh
                row = await self.store.find(code)
            if row is not None and row.id == key:
                return await self.load(row)
        raise Refusal("busy", "could not find a free room code: try again")

    async def open(self, made: Opening, code: str | None = None, *, start: bool) -> Live | None:
        """Store a new room; None if its code is taken."""
        now = time.time()
        room, step = made.begun(now, code, start=start)
        listed = shown_of(room, now) if room.listed_at is not None else None
        if not await self.store.create(room.row, step, listed):
            return None
        live = await self.load(room.row)
        self._allowance.used()
        self.metrics.created.inc()
        if live.room.deadline is not None:
            await self.store.touch(live.room.row.id, deadline=live.room.deadline)
        return live

    async def warm(self, live: Live) -> None:
        """Make the server's part of a room's dice, beside what goes on: it takes a while."""
        if live.room.course or is_to_be_sealed(live.room):
            await asyncio.to_thread(chain_of, live.room.row.secret, live.room.game)

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
            for _ in range(TRIES):
                room, made = live.room, decide(live.room)
                draft = made if isinstance(made, Draft) else Draft.of(room, made)
                draft.deal(None if self.store.shared else live.present)
                if not draft.entries:
                    return room.seq
                must_fit(room, draft.entries)
                after, happened = draft.end()
                step = Step(after.seq, after.at, encode_step(tuple(draft.entries)))
                touch = touch_of(room, after)
                try:
                    stored = await self.store.append(room.row.id, step, touch)
                except BaseException:  # the client may also have gone away
                    live.stale = True
                    raise
                if stored:
                    live.stand(after, draft.entries, happened)
                    live.used = time.monotonic()
                    self.metrics.steps.inc()
                    if not self.store.shared:  # PostgreSQL tells it with the commit itself
                        self.notices.tell(str(step.seq).encode(), room.row.id)
                    self._bots.advance_soon(live)
                    return step.seq
                self.metrics.races.inc()
                await live.refresh(self.store)
            raise Refusal("busy", told("refused-others"))

    # -- beside

    async def nudge(self) -> None:
        """Go on where something is waited for in vain.

        A device is silent, whose roll is made again without it; or a bot's turn was lost with a
        worker or the database.
        """
        late = time.time() - BOT_LATE
        for live in tuple(self._live.values()):
            if live.lock.locked():
                continue
            if live.room.rolling:
                with contextlib.suppress(Refusal):
                    await self.act(live, live.silenced)
            elif live.room.at < late:
                self._bots.advance_soon(live)

    async def tend(self) -> None:
        """Keep the tables in the lobby whose hosts are connected to this worker."""
        here = [live.room for live in self._live.values() if live.hosting]
        await self.lobby.tend(
            room.row.id for room in here if room.listed_at is not None and room.status == "open"
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
        await self._bots.close()

    # -- showing

    async def news(self, live: Live, since: int, seconds: float) -> None:
        """Wait until a room has a step after `since`, at most `seconds` seconds."""
        if live.room.seq > since or self._ending:
            return
        with self.notices.subscribed(live.room.row.id) as subscriber:
            if live.room.seq > since:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    async for notice in subscriber:
                        await live.refresh(self.store)
                        if live.room.seq > since or notice == BYE:
                            return


class Unreadable(Refusal):
    """What is stored of a room makes no sense."""


@contextlib.contextmanager
def _readable(room: str) -> Iterator[None]:
    """Refuse a room of which something is stored that can't be read, and log its id.

    Raises:
        Unreadable: whatever else went wrong while it was read.
    """
    try:
        yield
    except (StoreBusy, Refusal):
        raise
    except (
        GreedError, msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError,
        AssertionError,
    ) as error:  # fmt: skip
        log.error("room %s is damaged in the database: %s", room, type(error).__qualname__)  # noqa: TRY400 -- one line
        raise Unreadable(
            "no_such_room", "this room is damaged in the database of the server"
        ) from None
