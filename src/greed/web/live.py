"""One room in memory: what is asked of it, stored, and seen; what bots and time bring about."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterator
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar, cast

import msgspec
from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.messages import say
from greed.core.moves import Move
from greed.core.state import State
from greed.mind import Advice, Reviewed
from greed.room import (
    Ask,
    Done,
    Draft,
    Host,
    Listener,
    Person,
    Refusal,
    Room,
    Step,
    new_token,
    replayed,
)
from greed.room import ask as asks
from greed.room.choices import prepare, takes_thought
from greed.room.clock import bot_to_move
from greed.room.dealing import chain_of, is_to_be_sealed
from greed.store import Step as StoredStep
from greed.store import Store, StoreBusy, Touch
from greed.web.lobby import change_of
from greed.web.messages import ViewMessage, encode
from greed.web.metrics import Metrics
from greed.web.records import PAGE

REACTION_EVERY = 1.0
"""Seconds between two reactions of a player that are shown."""
RETRY = 3.0
"""Seconds after which something that failed beside the game is tried again."""
TRIES = 8
"""How often others may get in first before somebody is asked to try again."""
_SOON = 0.01
"""Seconds that are waited beyond a deadline, so that it is over for certain."""
_BREATH = 0.005
"""Seconds for which the event loop may be held while a log is read."""
_HOUR = 3600
_Decided = TypeVar("_Decided", bound=Step | Done)
_Shared = TypeVar("_Shared")
log = logging.getLogger("greed.web.live")


class Guest(Listener, Protocol):
    """A listener whom the server can send away."""

    def say_goodbye(self) -> None:
        """Say that the server ends, and leave."""


class Means(Struct, frozen=True):
    """What rooms in memory live on.

    Attributes:
        store: keeps their steps.
        metrics: count them.
        now: returns the time, in seconds since 1970.
        choose: has a bot choose its move in a room.
        begin: lets something be done beside what goes on.
    """

    store: Store
    metrics: Metrics
    now: Callable[[], float]
    choose: Callable[[Live, str, State], Awaitable[Move]]
    begin: Callable[[Coroutine[None, None, None]], None]


class Live:
    """A room that is in use.

    Attributes:
        host: keeps the table.
        lock: held while a step is decided and stored.
        following: held while the room of a rematch is made.
        stale: the log may hold more than the host knows.
        used: when it was last asked for.
        client: the one who asked last, by what it is counted: bots think on its account.
        coached: what the coach has said since the last step, by language.
    """

    def __init__(self, host: Host, secret: bytes, means: Means) -> None:
        self.host = host
        self.lock, self.following = asyncio.Lock(), asyncio.Lock()
        self.stale = False
        self.used = time.monotonic()
        self.client = ""
        self.coached: dict[str, Advice | Reviewed] = {}
        self._secret, self._means = secret, means
        self._thinking = False
        self._timer: asyncio.TimerHandle | None = None
        self._reacted: dict[int, float] = {}
        self._comings = 0
        self._shared: dict[Hashable, object] = {}
        self._shared_at = -1, 0

    @property
    def room(self) -> Room:
        """The room now."""
        return self.host.room

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is being done."""
        locked = self.lock.locked() or self.following.locked()
        return not (self.host.listeners or self._thinking or locked)

    # -- being there

    async def enter(self, guest: Guest) -> None:
        """Let somebody hear what happens from now on."""
        self.listen(guest)
        await self.welcome(guest.person)

    def listen(self, guest: Guest) -> None:
        """Note who listens, or who somebody is now who listens already."""
        self._comings += 1
        self.host.listen(guest)

    def leave(self, guest: Guest) -> None:
        """Let somebody go."""
        self.used = time.monotonic()
        self._comings += 1
        self.host.leave(guest)

    async def welcome(self, person: Person) -> None:
        """Note that a person is there, whom others may have called."""
        if self.room.called or self.room.asleep:
            async with self.lock:
                await self._note(person)

    async def _note(self, person: Person) -> None:
        """Store that a person is there; what keeps that from being stored keeps nobody."""
        if self.room.called or self.room.asleep:
            with suppress(GreedError):
                await self.act(lambda host: host.returned(person))

    def view(self, person: Person, since: int | None) -> bytes:
        """Return the message with what a person sees."""
        room = self.room
        sees = person.holds(room), person.hosts(room), person.joins, person.language, since
        return self.shared(sees, lambda: encode(ViewMessage(view=self.host.view(person, since))))

    def shared(self, key: Hashable, make: Callable[[], _Shared]) -> _Shared:
        """Return what is made of the room as it is now, once for all who ask by the same key."""
        if self._shared_at != (self.room.seq, self._comings):
            self._shared_at, self._shared = (self.room.seq, self._comings), {}
        if key not in self._shared:
            self._shared[key] = make()
        return cast("_Shared", self._shared[key])

    # -- asking

    async def ask(self, person: Person, ask: Ask) -> Done:
        """Do what a person asks for; return the answer once it is stored.

        Raises:
            Refusal: it can't be done.
            StoreBusy: it is not known whether it was stored.
        """
        if isinstance(ask, asks.React) and not self._may_react(person):
            return Done(seq=self.room.seq, ply=self.room.ply)
        token = new_token() if isinstance(ask, asks.Sit) else ""

        def decided(host: Host) -> Step | Done:
            done = host.answer(person, ask)
            return host.decide(person, ask, token) if done is None else done

        async with self.lock:
            if takes_thought(ask):
                await self.warm(ask)
            self.client = person.client
            await self._note(person)
            came = await self.act(decided)
            return self.host.done(person, ask, came, token) if isinstance(came, Step) else came

    def _may_react(self, person: Person) -> bool:
        """Say whether it is long enough since a player has shown a reaction."""
        held, now = person.holds(self.room), time.monotonic()
        if not held:  # and so is refused
            return True
        if now - self._reacted.get(held[0], -math.inf) < REACTION_EVERY:
            return False
        self._reacted[held[0]] = now
        return True

    async def warm(self, ask: Ask | None = None) -> None:
        """Work out beside what goes on what a game or an ask needs soon, and the host's dice."""
        await asyncio.to_thread(prepare, self.room, ask)
        if self.room.course or is_to_be_sealed(self.room):
            await asyncio.to_thread(chain_of, self._secret, self.room.id)

    async def act(self, decide: Callable[[Host], _Decided]) -> _Decided:
        """Store the step that `decide` finds, and tell everybody; the lock must be held.

        A step that comes too late is decided again, on what the winner stored: a move is then
        most likely stale, and refused.

        Raises:
            whatever `decide` raises; StoreBusy: it is not known whether the step was stored.
        """
        for _ in range(TRIES):
            await self.settle()
            before, step = self.room, decide(self.host)
            if not isinstance(step, Step) or not step.entries:
                return step
            stored = StoredStep(step.room.seq, step.room.at, step.body)
            try:
                won = await self._means.store.append(before.id, stored, _touch(before, step.room))
            except BaseException:  # the one who asked may also have gone away
                self.stale = True
                self._wait(RETRY)
                raise
            if won:
                self.went_on(step)
                self._means.metrics.steps.inc()
                return step
            self.stale = True
            self._means.metrics.races.inc()
        raise Refusal("busy", say("refused-others"))

    async def settle(self) -> None:
        """Read what the log may hold beyond the room; the lock must be held.

        Raises:
            Unreadable: what is stored there makes no sense.
            StoreBusy: the database did not answer.
        """
        while self.stale:
            room, breath = self.room, time.perf_counter()
            with readable(room.id):
                steps = await self._means.store.steps(room.id, room.seq, PAGE)
                for step in steps:
                    follow = partial(replayed, self.room, step.seq, step.at, step.body)
                    # A turn by its points takes long to follow where no other was before it.
                    long = self.room.real and b"points" in step.body
                    self.host.followed(*(await asyncio.to_thread(follow) if long else follow()))
                    if time.perf_counter() - breath > _BREATH:
                        await asyncio.sleep(0)
                        breath = time.perf_counter()
            self.stale = len(steps) == PAGE

    async def follow(self) -> None:
        """Read what another process may have stored, and go on with it.

        Raises:
            Unreadable, StoreBusy: see `settle`.
        """
        async with self.lock:
            self.stale = True
            await self.settle()
        self.go_on()

    # -- going on

    def went_on(self, step: Step) -> None:
        """Go on with a step that is stored."""
        self.coached = {}
        self.host.advance(step)
        self.go_on()

    def go_on(self, least: float = 0.0) -> None:
        """Begin what has to follow now: a bot's turn, answers to a call, waiting for the clock.

        The clock is waited for `least` seconds.
        """
        room = self.room
        if bot_to_move(room) and not (self._thinking or self.stale):
            self._thinking = True
            self._means.begin(self._let_bots_play())
        for listener in tuple(self.host.listeners) if room.called else ():
            if listener.person.hosts(room) or listener.person.holds(room):
                self._means.begin(self.welcome(listener.person))
        self._wait(least)

    def _wait(self, least: float) -> None:
        """Have the room woken when time brings something about, but in `least` seconds."""
        self.rest()
        now = self._means.now()
        due = now if self.stale else self.host.due_at
        if due is not None:
            seconds = max(due - now + _SOON, least)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    def rest(self) -> None:
        """Wait for nothing any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self._means.begin(self.pass_time())

    async def pass_time(self) -> None:
        """Do what time has brought about."""
        seq = self.room.seq
        with suppress(GreedError):
            async with self.lock:
                await self.act(Host.due)
        if self.room.seq == seq:
            self.go_on(RETRY)

    async def _let_bots_play(self) -> None:
        """Let bots think for as long as it is a bot's turn; one that can't has its time up."""
        try:
            while name := bot_to_move(self.room):
                seq, draft = self.room.seq, self.host.draft(by="bot")
                try:
                    await draft.think_turn(partial(self._means.choose, self, name))
                except GreedError as error:
                    log.warning("%s could not think: %s", name, error)
                    draft = self.host.draft(by="bot")
                    draft.play_turn()
                async with self.lock:
                    await self.act(partial(_made_again, draft, seq))
        except GreedError:
            self._wait(RETRY)
        finally:
            self._thinking = False


def _made_again(draft: Draft, seq: int, host: Host) -> Step:
    """Return a bot's step as of now; none if something has happened while it thought."""
    if host.room.seq == seq:
        return draft.again(host.room, host.means).end()
    return host.draft().end()


def _touch(before: Room, after: Room) -> Touch | None:
    """Return what a step changes in the room's own row; None: nothing worth writing."""
    listed = change_of(before, after)
    same = before.status == after.status and before.deadline == after.deadline
    if same and listed is None and before.at // _HOUR == after.at // _HOUR:
        return None
    return Touch(status=after.status, deadline=after.deadline, touched=after.at, listed=listed)


class Unreadable(Refusal):
    """What is stored of a room makes no sense."""


@contextlib.contextmanager
def readable(room: str) -> Iterator[None]:
    """Refuse a room of which something is stored that can't be read, and log its id.

    Raises:
        Unreadable: whatever went wrong while it was read.
    """
    try:
        yield
    except StoreBusy:
        raise
    except (
        GreedError, msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError,
        AssertionError,
    ) as error:  # fmt: skip
        log.error("room %s is damaged in the database: %s", room, type(error).__qualname__)  # noqa: TRY400 -- one line
        said = "this room is damaged in the database of the server"
        raise Unreadable("no_such_room", said) from None
