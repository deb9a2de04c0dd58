"""The rooms of a server: found, created, changed, and kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Callable

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec.structs import replace

from greed.core.faults import parse_sheet
from greed.core.sheet import Sheet, builtins
from greed.fair.provable import commitment, new_secret, sheet_digest
from greed.store import (
    Entry,
    HostKey,
    Room,
    Seating,
    Seeding,
    Setup,
    Start,
    Step,
    Store,
    StoreBusy,
    Touch,
    encode_step,
)
from greed.web.advice import Coach
from greed.web.bots import known_bot, thinks
from greed.web.draft import Draft
from greed.web.limits import Buckets
from greed.web.live import Live
from greed.web.metrics import Metrics
from greed.web.people import clean_name, key_of, new_code, new_token, new_watch
from greed.web.protocol import Create, Happened, SeatSetup, Snapshot, You
from greed.web.refusal import Refusal
from greed.web.settings import Settings
from greed.web.sheets import read_sheet
from greed.web.table import Table
from greed.web.views import room_view

__all__ = ["Decide", "Person", "Rooms"]

Decide = Callable[[Table], tuple[Entry, ...]]
"""Says what the next step of a table is; raises what speaks against it; changes nothing."""

log = logging.getLogger("greed.web.rooms")

HOUR = 3600.0
RECOUNT = 10.0
BOT_LATE = 3.0
GRACE = 1.0
SEED_TIME = 2.0
"""Seconds that a bot with the first turn leaves people, once, for a share in the dice."""
_TRIES = 8


class Person:
    """Who asks: the keys of the tokens shown, and whether the code allows more than watching."""

    __slots__ = ("joins", "keys")

    def __init__(self, tokens: tuple[str, ...] = (), *, joins: bool = True) -> None:
        self.keys = frozenset(key_of(token) for token in tokens)
        self.joins = joins

    def holds(self, table: Table) -> tuple[int, ...]:
        """Return the seats of a table that the tokens open."""
        return tuple(i for i, seat in enumerate(table.seats) if seat.key and seat.key in self.keys)

    def hosts(self, table: Table) -> bool:
        """Say whether one of the tokens is the host's."""
        return table.host in self.keys

    def you(self, table: Table) -> You:
        """Return what the tokens hold, as it is told."""
        return You(seats=self.holds(table), host=self.hosts(table))

    def must_belong(self, table: Table) -> None:
        """Refuse whoever may only watch, or shows a token that opens nothing here."""
        if not self.joins:
            raise Refusal("read_only", "this link is for watching")
        if not self.keys:
            raise Refusal("no_token", "show the token of your seat: Authorization: Bearer ...")
        if not self.holds(table) and not self.hosts(table):
            raise Refusal("wrong_token", "the token opens no seat of this room")

    def must_host(self, table: Table) -> None:
        """Refuse everybody but the host."""
        self.must_belong(table)
        if not self.hosts(table):
            raise Refusal("not_host", "only the host of the room may do this")


class Rooms:
    """Every room of a server, by the code that people use."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        channels: ChannelsPlugin,
        metrics: Metrics,
        coach: Coach | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.channels = channels
        self.metrics = metrics
        self.coach = coach
        self._live: dict[str, Live] = {}
        self._codes: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._creating = Buckets(settings.rooms_per_hour / 3600, settings.rooms_per_hour)
        self._unfinished = 0
        self._counted = -math.inf

    # -- finding

    async def find(self, code: str) -> tuple[Live, bool]:
        """Return a room by its code, and whether the code allows more than watching.

        Raises:
            Refusal: there is no such room.
        """
        code = code if code.startswith("w") else code.upper()
        room_id = self._codes.get(code)
        live = self._live.get(room_id) if room_id else None
        if live is None:
            room = await self.store.find(code)
            if room is None:
                raise Refusal("no_such_room", "there is no such room")
            live = await self._load(room)
        elif self.store.shared or live.stale:
            await self._refresh(live)
        live.used = time.monotonic()
        return live, code == live.table.room.code

    async def by_id(self, room_id: str) -> Live | None:
        """Return a room by its id."""
        live = self._live.get(room_id)
        if live is None:
            room = await self.store.get(room_id)
            return await self._load(room) if room else None
        return live

    def loaded(self, room_id: str) -> Live | None:
        """Return a room that is in memory."""
        return self._live.get(room_id)

    @property
    def in_memory(self) -> int:
        """How many rooms are in memory."""
        return len(self._live)

    async def _load(self, room: Room) -> Live:
        live = Live(room)
        live = self._live.setdefault(room.id, live)
        self._codes[room.code] = self._codes[room.watch] = room.id
        await self._refresh(live)
        self._advance_soon(live)
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
            room = self._live.pop(key).table.room
            self._codes.pop(room.code, None)
            self._codes.pop(room.watch, None)
        return len(gone)

    # -- creating

    async def create(self, request: Create, client: str = "") -> tuple[Live, str]:
        """Create a room; return it and the token of whoever created it (at address `client`).

        Raises:
            SheetError, Refusal: it cannot be made as asked for.
        """
        name = None if request.toml is not None else request.sheet
        throws = self.settings.throws
        sheet = await asyncio.to_thread(read_sheet, name, request.toml, throws)
        _check(request, sheet)
        seats = len(request.seats)
        token = new_token()
        entries: list[Entry] = [HostKey(key=key_of(token))]
        for index, seat in enumerate(request.seats):
            if seat.name and seat.bot:
                raise Refusal("bad_request", f"seat {index} is either a person's or a bot's")
            if seat.bot:
                made = known_bot(seat.bot, coach=self.coach is not None)
                entries.append(Seating(seat=index, name=_bot_name(seat.bot), bot=str(made)))
            elif seat.name:
                name = clean_name(seat.name)
                entries.append(Seating(seat=index, name=name, key=key_of(token)))
                entries += _shares(index, seat)
        if request.start:
            if any(not seat.name and not seat.bot for seat in request.seats):
                raise Refusal("wrong_phase", "a game starts when no seat is open")
            entries.append(Start(first=_first(request.first, seats)))
        await self._room_for_more(client)
        secret = new_secret()
        game = secrets.token_hex(12)
        setup = Setup(
            game=game,
            sheet=builtins(sheet),
            seats=seats,
            dice=request.dice,
            first=request.first,
            clock=request.clock.seconds if request.clock else 0,
            coach=request.coach,
            commitment=""
            if request.dice == "real"
            else commitment(secret, game, sheet_digest(sheet), seats),
        )
        return await self._store_new(setup, secret, tuple(entries)), token

    async def again(self, setup: Setup, first: int, entries: tuple[Entry, ...]) -> Live:
        """Create a room for another game with the same setup, and fresh dice."""
        secret, game = new_secret(), secrets.token_hex(12)
        words = dict(setup.sheet)
        digest = sheet_digest(parse_sheet(words, words.pop("name", "")))
        bound = "" if setup.dice == "real" else commitment(secret, game, digest, setup.seats)
        fresh = replace(setup, game=game, first=first, commitment=bound)
        return await self._store_new(fresh, secret, entries)

    async def _room_for_more(self, client: str) -> None:
        """Refuse another room where there are too many, or too many of one client."""
        if time.monotonic() - self._counted > RECOUNT:
            self._counted = time.monotonic()
            found = await self.store.count()
            self._unfinished = found.get("open", 0) + found.get("playing", 0)
        if self._unfinished >= self.settings.max_rooms:
            raise Refusal("too_many", "this server has as many games as it can bear: try later")
        if not self._creating.take(client):
            raise Refusal("too_fast", "too many rooms from one place: wait a few minutes")

    async def _store_new(self, setup: Setup, secret: bytes, entries: tuple[Entry, ...]) -> Live:
        now = time.time()
        for _ in range(_TRIES):
            room = Room(
                id=setup.game,
                code=new_code(),
                watch=new_watch(),
                created=now,
                touched=now,
                status="playing" if any(isinstance(e, Start) for e in entries) else "open",
                deadline=None,
                setup=msgspec.json.encode(setup),
                secret=secret,
            )
            if await self.store.create(room, Step(1, now, encode_step(entries))):
                live = await self._load(room)
                self._unfinished += 1
                self.metrics.created.inc()
                await self._note_deadline(live)
                return live
        raise Refusal("busy", "no free code was found: try again")

    async def _note_deadline(self, live: Live) -> None:
        if live.table.deadline is not None:
            await self.store.touch(live.table.room.id, deadline=live.table.deadline)

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
                step = Step(table.seq + 1, time.time(), encode_step(entries))
                # The step is tried on a copy of what matters: its clock and status are stored
                # with it. Folding the real table waits until it is committed.
                touch = _touch(table, entries, step.at)
                try:
                    stored = await self.store.append(table.room.id, step, touch)
                except BaseException:  # whoever asked may also have gone away
                    live.stale = True
                    raise
                if stored:
                    live.take(step)
                    live.used = time.monotonic()
                    self.metrics.steps.inc()
                    if not self.store.shared:  # PostgreSQL tells it with the commit itself
                        self.channels.publish(str(step.seq), table.room.id)
                    self._advance_soon(live)
                    return step.seq
                self.metrics.races.inc()
                await live.refresh(self.store)
            raise Refusal("busy", "others were quicker again and again: try again")

    # -- bots

    def _advance_soon(self, live: Live) -> None:
        if _bot_to_move(live.table) is None:
            return
        task = asyncio.create_task(self._advance(live, _time_for_seeds(live.table)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _advance(self, live: Live, wait: float) -> None:
        """Let the bot play whose turn it is; its step leads on to the next bot's."""
        if wait:
            await asyncio.sleep(wait)
        with contextlib.suppress(StoreBusy, Refusal):
            name = _bot_to_move(live.table)
            if name is None or not thinks(name):
                await self.act(live, _bot_turn)
            elif self.coach is not None:
                await self._think(live, name, self.coach)
            else:
                await self.act(live, _stood_in_for)

    async def _think(self, live: Live, name: str, coach: Coach) -> None:
        """Let a bot play that takes its time; what happens meanwhile has it begin anew."""
        if live.thinking:
            return
        live.thinking = True
        try:
            seq, draft = live.table.seq, Draft(live.table, by="bot")
            await draft.think_turn(lambda state: coach.choose(state, name))
            entries = draft.step()
        except Refusal as error:
            # The game goes on all the same, by somebody who needs not think.
            log.warning("%s could not think: %s", name, error)
            await self.act(live, _stood_in_for)
            return
        finally:
            live.thinking = False
        await self.act(live, lambda table: entries if table.seq == seq else ())

    def nudge(self) -> None:
        """Let bots play that wait for it: their turn was lost with a worker or the database."""
        late = time.time() - BOT_LATE
        for live in self._live.values():
            if live.table.at < late and not live.lock.locked():
                self._advance_soon(live)

    def say_goodbye(self, notice: bytes) -> int:
        """Send a notice to every connection of this worker; return how many there are."""
        told = [live for live in self._live.values() if live.here.total()]
        for live in told:
            self.channels.publish(notice, live.table.room.id)
        return sum(live.here.total() for live in told)

    async def close(self) -> None:
        """Wait for what is being done; what has not begun by then is done after the restart."""
        if self._tasks:
            _, waiting = await asyncio.wait(self._tasks, timeout=GRACE)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    # -- showing

    async def news(self, live: Live, since: int, seconds: float) -> None:
        """Wait until a room has a step after `since`, or so many seconds."""
        if live.table.seq > since:
            return
        async with self.channels.start_subscription(live.table.room.id) as subscriber:
            if live.table.seq > since:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    async for _ in subscriber.iter_events():
                        await live.refresh(self.store)
                        if live.table.seq > since:
                            return

    async def snapshot(
        self, live: Live, person: Person, since: int | None = None, *, code: bool | None = None
    ) -> Snapshot:
        """Return a room as it stands, with the steps after `since` (None: without steps)."""
        joins = person.joins if code is None else code
        table = live.table
        log: tuple[Happened, ...] = ()
        if since is not None and since < table.seq:
            log = await self._steps(live, since)
        return Snapshot(
            seq=table.seq,
            room=room_view(table, live.present, code=joins),
            game=live.game(),
            you=person.you(table) if joins else You(),
            log=log,
        )

    async def _steps(self, live: Live, since: int) -> tuple[Happened, ...]:
        """Return the steps after `since`: from memory, else told again from the log."""
        seq = live.table.seq
        recent = tuple(step for step, _ in live.tail if since < step.seq <= seq)
        if len(recent) == seq - since:
            return recent
        again = Table(live.table.room)
        steps = await self.store.steps(live.table.room.id)
        told = [again.fold(step) for step in steps if step.seq <= seq]
        return tuple(step for step in told if step.seq > since)


def _check(request: Create, sheet: Sheet) -> None:
    """Refuse a room whose parts do not go together."""
    seats = len(request.seats)
    if not sheet.seats.min <= seats <= sheet.seats.max:
        low, high = sheet.seats.min, sheet.seats.max
        raise Refusal("bad_request", f"{sheet.title} is for {low} to {high} seats, not {seats}")
    if request.first is not None and request.first >= seats:
        raise Refusal("bad_request", f"there is no seat {request.first}")
    if request.clock and request.dice == "real":
        raise Refusal("bad_request", "with real dice nobody can throw when the time is up")
    if request.dice == "strict" and not request.clock:
        raise Refusal("bad_request", "strict dice need a clock: whoever is silent would stop all")
    if all(seat.bot for seat in request.seats):
        raise Refusal("bad_request", "at least one seat is a person's, or open")
    unanchored = any(seat.name and not seat.anchor for seat in request.seats)
    if request.dice == "strict" and request.start and unanchored:
        raise Refusal("wrong_phase", "strict dice need the anchor of every person's chain")


def _bot_name(name: str) -> str:
    return name.removeprefix("bot:").partition(":")[0].capitalize()


def _shares(index: int, seat: SeatSetup) -> list[Entry]:
    if not seat.seed and not seat.anchor:
        return []
    seed = seat.seed or ""
    if not seed.isprintable():
        raise Refusal("bad_request", "a seed holds characters that show")
    return [Seeding(seat=index, seed=seed, anchor=seat.anchor)]


def _first(first: int | None, seats: int) -> int:
    return secrets.randbelow(seats) if first is None else first


def _bot_to_move(table: Table) -> str | None:
    state = table.state
    if state is None or table.status != "playing":
        return None
    name = table.seats[state.seat].bot
    if table.waiting:
        return None
    if name and table.setup.dice == "real" and state.phase == "throw":
        return None
    return name


def _time_for_seeds(table: Table) -> float:
    """Return the seconds a bot leaves people to give their seeds before it throws first."""
    missing = any(seat.key and not seat.seed for seat in table.seats)
    if table.throws or not missing or table.setup.dice != "fair":
        return 0.0
    return max(0.0, table.turn_at + SEED_TIME - time.time())


def _bot_turn(table: Table, instead: str | None = None) -> tuple[Entry, ...]:
    """Return the rest of a bot's turn; nothing if it is no bot's turn (any more).

    `instead` is the bot that plays in its place.
    """
    name = _bot_to_move(table)
    if name is None:
        return ()
    draft = Draft(table, by="bot")
    draft.play_turn(known_bot(instead or name, seed=f"{table.setup.game}:{table.ply}"))
    return draft.step()


def _stood_in_for(table: Table) -> tuple[Entry, ...]:
    """Return the rest of the turn of a bot that cannot think, played by one that need not."""
    return _bot_turn(table, "bold")


def _touch(table: Table, entries: tuple[Entry, ...], at: float) -> Touch | None:
    """Return what a step changes in the room's own row; None if nothing worth a write.

    The table is folded on a copy to see its status and clock after the step.
    """
    quiet = at - table.room.touched < HOUR and not table.setup.clock
    ends = any(entry.__struct_config__.tag in ("start", "reveal", "abandon") for entry in entries)
    if quiet and not ends and table.setup.dice != "real":
        return None
    ahead = table.ahead(Step(table.seq + 1, at, encode_step(entries)))
    return Touch(status=ahead.status, deadline=ahead.deadline, touched=at)
