"""One room in this worker's memory: its table, who is connected, and what sockets need of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from itertools import islice

import msgspec

from greed.store import Attempt, Entry, Moved, Room, Said, Step, Store, Thrown, decode_step
from greed.web.rooms.dice.view import proof_view
from greed.web.rooms.foreseen import Foreseen
from greed.web.rooms.table import Table
from greed.web.rooms.views import game_state, room_view
from greed.wire import (
    Advice,
    GameState,
    Happened,
    ProofView,
    Reviewed,
    Statement,
    Update,
)
from greed.wire import Entry as Heard
from greed.wire import Moved as Made
from greed.wire.socket import ServerMessage

__all__ = ["PAGE", "Live", "Pause"]

PAGE = 128
"""Most steps of a log in one answer; clients ask again for more."""
_TAIL = 32
_BREATH = 0.005
_encode = msgspec.json.Encoder().encode
_ABOUT_SEATS = ("warn ", "over ", "back ", "renew ", "seat ")


class Pause:
    """Lets others have the event loop whenever it has been held for a while."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def __call__(self) -> None:
        """Give way, if it is time."""
        if time.perf_counter() - self._since > _BREATH:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


class Live:
    """A room that is in use.

    Attributes:
        table: the fold of its log.
        lock: held while a step is decided and stored; the log settles races between workers.
        following: held while the room of a rematch is made.
        stale: the log may hold more than the table knows.
        here: how many connections there are for each seat; -1 counts those that watch.
        hosting: how many of them are the host's.
        advice: what the coach said last.
        review: what it said of the finished game, and at which ply that was.
        thinking: a bot thinks about its turn.
        tail: the last steps, for sockets that are only a little behind.
        said: the statements of those steps.
        marks: the table as it was at the end of each page of the log.
    """

    def __init__(self, room: Room) -> None:
        self.table = Table(room)
        self.marks = [self.table.copy()]
        self.lock = asyncio.Lock()
        self.following = asyncio.Lock()
        self.stale = True
        self.here: Counter[int] = Counter()
        self.hosting = 0
        self.tail: deque[tuple[Happened, bool]] = deque(maxlen=_TAIL)
        self.said: deque[tuple[Statement, ...]] = deque(maxlen=_TAIL)
        self.used = time.monotonic()
        self.thinking = False
        self.advice: Advice | None = None
        self.review: tuple[int, Reviewed] | None = None
        self._state: tuple[int, GameState | None] = (-1, None)
        self._update: tuple[int, int, bool, bytes] = (-1, -1, False, b"")

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is being done."""
        return not self.here.total() and not self.lock.locked()

    @property
    def present(self) -> frozenset[int]:
        """The seats for which somebody is connected to this worker."""
        return frozenset(seat for seat, count in self.here.items() if seat >= 0 and count > 0)

    async def refresh(self, store: Store) -> None:
        """Read what the log holds beyond the table; long logs give way to others."""
        pause = Pause()
        while True:
            steps = await store.steps(self.table.room.id, self.table.seq, PAGE)
            for step in steps:
                self.take(step)
                await pause()
            if len(steps) < PAGE:
                return

    async def reach(self, store: Store, seq: int) -> None:
        """Bring the table up to a step that is stored.

        The notice of a step may come before its own worker knows that it is stored: a client that
        waits for the lock then finds the step there, and one reads for all.
        """
        if self.table.seq < seq:
            async with self.lock:
                if self.table.seq < seq:
                    await self.refresh(store)

    def take(self, step: Step, foreseen: Foreseen | None = None) -> None:
        """Take the next step in; a step that is known already is passed over."""
        if step.seq <= self.table.seq:
            return
        status = self.table.status
        if foreseen is None:
            entries = decode_step(step.body)
            happened = self.table.fold(step)
        else:
            entries, happened = foreseen, foreseen.happened
            self.table.become(foreseen.ahead)
        changed = status != self.table.status or any(map(_changes_room, entries))
        changed = changed or any(map(_changes_people, happened.entries))
        if self.table.opened == step.seq:
            self.said.clear()
        self.said.append(self.table.said)
        if step.seq % PAGE == 0:
            self.marks.append(self.table.copy())
        self.tail.append((happened, changed))

    @property
    def game(self) -> GameState | None:
        """The game as it stands, made once for each step."""
        if self._state[0] != self.table.seq:
            self._state = (self.table.seq, game_state(self.table))
        return self._state[1]

    def late(self, steps: int) -> tuple[Statement, ...]:
        """Return the statements of the last few steps, as far as they are in memory."""
        recent = list(islice(reversed(self.said), steps))[::-1]
        return tuple(said for step in recent for said in step)

    def _proof(self, since: int) -> ProofView | None:
        """Return what was said after a step; None if nothing was, and no game was started."""
        said = self.late(self.table.seq - since)
        return proof_view(self.table, said) if said or self.table.opened > since else None

    def update(self, since: int, *, code: bool) -> tuple[int, bytes] | None:
        """Return the step that is reached by the message with all after `since`, and the message.

        None if the tail is too short.
        """
        seq = self.table.seq
        if self._update[:3] != (since, seq, code):
            missed = seq - since
            if missed > len(self.tail):
                return None
            steps = list(islice(reversed(self.tail), missed))[::-1]
            room = None
            if any(changed for _, changed in steps):
                room = room_view(self.table, self.present, code=code)
            message: ServerMessage = Update(
                steps=tuple(step for step, _ in steps),
                game=self.game,
                room=room,
                proof=self._proof(since),
            )
            self._update = (since, seq, code, _encode(message))
        return self._update[1], self._update[3]


def _changes_room(entry: Entry) -> bool:
    """Say whether an entry changes what a room is besides its game."""
    match entry:
        case Said(body=body):
            return body.startswith(_ABOUT_SEATS)
        case _:
            return not isinstance(entry, (Thrown, Moved, Attempt))


def _changes_people(heard: Heard) -> bool:
    """Say whether somebody sits out or is back."""
    return isinstance(heard, Made) and heard.move.startswith(("out ", "back "))
