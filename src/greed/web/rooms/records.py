"""Records on their way to those who ask: read once for all of them, and written as they read.

A long game has thousands of rolls. Nobody holds its record as one text, and however many ask, one
page of one log is worked on at a time: moves come first.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable, Iterator
from itertools import islice
from typing import Any, Generic, TypeVar

from greed.core.jsonl import JsonlWriter
from greed.core.record import Record, replay
from greed.core.state import State
from greed.core.text import to_text
from greed.store import Store
from greed.web.rooms.room import Room
from greed.web.rooms.views import must_have_begun, record_of

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
_LINES = 256
"""Lines that are written at once."""


class Shared(Generic[Key, Value]):
    """Work for which everybody who asks for the same waits together; it ends when nobody does."""

    def __init__(self) -> None:
        self._under_way: dict[Key, asyncio.Task[Value]] = {}
        self._waiting: Counter[Key] = Counter()

    async def get(self, key: Key, make: Callable[[], Coroutine[Any, Any, Value]]) -> Value:
        """Return what is made for a key; raises what making it raises."""
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(make())
        self._waiting[key] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key], self._under_way[key]
                task.cancel()


class Records:
    """The records of a server's rooms."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._records = Shared[tuple[str, int], Record]()
        self._texts = Shared[tuple[str, int], str]()
        self._working = asyncio.Lock()

    async def of(self, room: Room) -> Record:
        """Return the record of a room's game as far as it has got.

        Raises:
            Refusal: the game has not begun.
        """
        must_have_begun(room)
        return await self._records.get(
            (room.row.id, room.seq),
            lambda: record_of(self._store, room, self._in_turn),
        )

    async def text(self, room: Room) -> str:
        """Return the record as readable text.

        Raises:
            Refusal: the game has not begun.
        """
        must_have_begun(room)
        return await self._texts.get((room.row.id, room.seq), lambda: self._text(room))

    async def _text(self, room: Room) -> str:
        record = await self.of(room)
        return await self._in_thread(lambda: to_text(record))

    async def lines(self, record: Record) -> AsyncIterator[str]:
        """Yield the record as JSON Lines, some at a time, with what proves its dice."""
        writer = JsonlWriter(record)
        yield f"{writer.headers}\n"
        played = _Played(record, writer)
        while lines := await self._in_thread(played.some):
            yield lines
        for start in range(0, len(record.proof), _LINES):
            yield "".join(f"{writer.proof(one)}\n" for one in record.proof[start : start + _LINES])
        yield f"{writer.result(played.state)}\n"

    async def _in_thread(self, write: Callable[[], str]) -> str:
        async with self._working:
            return await asyncio.to_thread(write)

    async def _in_turn(self) -> None:
        """Wait until no other record is worked on, and let everything else go first."""
        async with self._working:
            await asyncio.sleep(0)


class _Played:
    """The events of a record as lines, some at a time.

    Attributes:
        state: the game after those that were written.
    """

    def __init__(self, record: Record, writer: JsonlWriter) -> None:
        states = replay(record)
        self.state = next(states)
        self._lines = self._written(record, writer, states)

    def _written(
        self, record: Record, writer: JsonlWriter, states: Iterator[State]
    ) -> Iterator[str]:
        for event, after in zip(record.events, states, strict=True):
            yield f"{writer.event(self.state.seat, event)}\n"
            self.state = after

    def some(self) -> str:
        """Return the next lines; "" if there are no more."""
        return "".join(islice(self._lines, _LINES))
