"""One room in this worker's memory: its table, who is connected, and what sockets need of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from itertools import islice

import msgspec

from greed.store import Room, Step, Store
from greed.web.protocol import Advice, GameView, Happened, Reviewed, Update
from greed.web.protocol.socket import ServerMessage
from greed.web.table import Table
from greed.web.views import game_view, room_view

__all__ = ["Live"]

_TAIL = 32
_encode = msgspec.json.Encoder().encode


class Live:
    """A room that is in use.

    Attributes:
        table: the fold of its log.
        lock: held while a step is decided and stored; the log settles races between workers.
        stale: the log may hold more than the table knows.
        here: how many connections there are for each seat; -1 counts those that watch.
        advice: what the coach said last.
        review: what it said of the finished game, and at which ply that was.
        thinking: a bot thinks about its turn.
        tail: the last steps, for sockets that are only a little behind.
    """

    def __init__(self, room: Room) -> None:
        self.table = Table(room)
        self.lock = asyncio.Lock()
        self.stale = True
        self.here: Counter[int] = Counter()
        self.tail: deque[tuple[Happened, bool]] = deque(maxlen=_TAIL)
        self.used = time.monotonic()
        self.thinking = False
        self.advice: Advice | None = None
        self.review: tuple[int, Reviewed] | None = None
        self._view: tuple[int, GameView | None] = (-1, None)
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
        """Read what the log holds beyond the table."""
        for step in await store.steps(self.table.room.id, self.table.seq):
            self.take(step)

    async def reach(self, store: Store, seq: int) -> None:
        """Bring the table up to a step that is stored.

        The notice of a step may come before its own worker knows that it is stored: whoever
        waits for the lock then finds the step there, and one reads for all.
        """
        if self.table.seq < seq:
            async with self.lock:
                if self.table.seq < seq:
                    await self.refresh(store)

    def take(self, step: Step) -> None:
        """Take the next step in; a step that is known already is passed over."""
        if step.seq <= self.table.seq:
            return
        status = self.table.status
        happened = self.table.fold(step)
        changed = status != self.table.status or any(
            event.__struct_config__.tag in ("seat", "seed", "start", "reveal")
            for event in happened.events
        )
        # Without events for people (a host's key, a rematch) it is the room that has changed.
        self.tail.append((happened, changed or not happened.events))

    def game(self) -> GameView | None:
        """Return the view of the game, computed once for each step."""
        if self._view[0] != self.table.seq:
            self._view = (self.table.seq, game_view(self.table))
        return self._view[1]

    def update(self, since: int, *, code: bool) -> bytes | None:
        """Return the message with the steps after `since`; None if the tail is too short."""
        key = (since, self.table.seq, code)
        if self._update[:3] != key:
            missed = self.table.seq - since
            if missed > len(self.tail):
                return None
            steps = list(islice(reversed(self.tail), missed))[::-1]
            room = None
            if any(changed for _, changed in steps):
                room = room_view(self.table, self.present, code=code)
            message: ServerMessage = Update(
                steps=tuple(step for step, _ in steps), game=self.game(), room=room
            )
            self._update = (*key, _encode(message))
        return self._update[3]
