"""Records on their way to those who ask: read once for all of them, and written as they read.

A long game has thousands of rolls. Nobody holds its record as one text, and however many ask, one
piece of one record is worked on at a time: moves come first.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import islice
from typing import TypeVar

from greed.core.jsonl import JsonlWriter
from greed.core.record import Record, replay
from greed.room import Recorder, Room, decode_step
from greed.store import Store
from greed.web.limits import Places

PAGE = 128
"""Steps of a log that are read at once."""
_LINES = 256
"""Lines that are written at once."""
AT_ONCE = 4
"""Records that one client may have on their way."""
T = TypeVar("T")


class Records:
    """The records of a server's rooms; all who ask for the same one share it.

    Attributes:
        places: how many a client may have on their way.
    """

    def __init__(self, store: Store) -> None:
        self.places = Places(AT_ONCE)
        self._store = store
        self._held: dict[tuple[str, int], asyncio.Task[Record]] = {}
        self._holders: Counter[tuple[str, int]] = Counter()
        self._working = asyncio.Lock()

    @asynccontextmanager
    async def of(self, room: Room) -> AsyncIterator[Record]:
        """Hold the record of a room's game as far as it has got; nobody else reads it meanwhile.

        Raises:
            Refusal: the game has not begun.
        """
        key = room.id, room.seq
        task = self._held.get(key)
        if task is None:
            task = self._held[key] = asyncio.create_task(self._read(room))
        self._holders[key] += 1
        try:
            yield await asyncio.shield(task)
        finally:
            self._holders[key] -= 1
            if not self._holders[key]:
                del self._holders[key], self._held[key]
                task.cancel()

    async def lines(self, record: Record) -> AsyncIterator[str]:
        """Yield a record as JSON Lines, some at a time, with what proves its dice."""
        writer, states = JsonlWriter(record), replay(record)
        state = next(states)

        def some() -> str:
            nonlocal state
            written = []
            for event, after in islice(events, _LINES):
                written.append(f"{writer.event(state.seat, event)}\n")
                state = after
            return "".join(written)

        yield f"{writer.headers}\n"
        events = zip(record.events, states, strict=True)
        while lines := await self._in_thread(some):
            yield lines
        for start in range(0, len(record.proof), _LINES):
            yield "".join(f"{writer.proof(one)}\n" for one in record.proof[start : start + _LINES])
        yield f"{writer.result(state)}\n"

    async def text(self, room: Room) -> str:
        """Return the record of a room's game in one piece; raises as `of` does."""
        async with self.of(room) as record:
            return "".join([lines async for lines in self.lines(record)])

    async def _read(self, room: Room) -> Record:
        recorder, seq = Recorder(), 0

        def take() -> None:
            for step in steps:
                for entry in decode_step(step.body):
                    recorder.take(entry)

        while seq < room.seq:
            steps = await self._store.steps(room.id, seq, min(PAGE, room.seq - seq))
            if not steps:
                break
            await self._in_thread(take)
            seq = steps[-1].seq
        return recorder.record(room)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        async with self._working:
            return await asyncio.to_thread(work)
