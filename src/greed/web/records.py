"""Records on their way to those who ask: read once for all of them, and written as they read.

A long game has thousands of rolls. Nobody holds its record as one text, and however many ask, one
piece of one record is worked on at a time: moves come first.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from itertools import islice
from typing import TypeVar

from greed.core.jsonl import JsonlWriter
from greed.core.record import Record, replay
from greed.room import Recorder, Room, decode_step
from greed.store import Store

PAGE = 128
"""Steps of a log that are read at once."""
_LINES = 256
"""Lines that are written at once."""
T = TypeVar("T")


class Records:
    """The records of a server's rooms; whoever asks for the same one waits for it together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._under_way: dict[tuple[str, int], asyncio.Task[Record]] = {}
        self._waiting: Counter[tuple[str, int]] = Counter()
        self._working = asyncio.Lock()

    async def of(self, room: Room) -> Record:
        """Return the record of a room's game as far as it has got.

        Raises:
            Refusal: the game has not begun.
        """
        if room.state is None:
            return Recorder().record(room)
        key = room.id, room.seq
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(self._read(room))
        self._waiting[key] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key], self._under_way[key]
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

    async def text(self, record: Record) -> str:
        """Return a record as JSON Lines in one piece."""
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
