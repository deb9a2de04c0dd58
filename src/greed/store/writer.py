"""Writing steps of many rooms in one transaction.

A commit costs the same for one row as for a hundred. So steps that arrive while a commit is
under way wait for it and are then written together: alone on an idle server a step waits for
nobody, and under load the disk is asked once for many.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from greed.store.engine import StoreBusy, kind_of
from greed.store.lobby import Listed

BATCH = 500

log = logging.getLogger("greed.store")


class Writer:
    """Collects steps and commits them together, one transaction at a time."""

    def __init__(
        self, commit: Committer, observe: Callable[[float, int], None] | None = None
    ) -> None:
        self._commit = commit
        self._observe = observe
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="greed store writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        await asyncio.gather(*(future for _, future in self._waiting), return_exceptions=True)
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._commit.close()

    async def write(self, append: Append) -> bool:
        """Return whether the step was stored (True) or came too late (False), once it is known."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, began = self._batch(), time.perf_counter()
            try:
                won = await self._commit([append for append, _ in batch])
            except StoreBusy as error:
                self._fail(batch, error)
            except Exception as error:
                # Nobody would ever be answered again if the writer ended here.
                log.exception("a commit failed in a way that was not foreseen")
                self._fail(batch, StoreBusy(f"the database did not answer: {kind_of(error)}"))
            else:
                if self._observe:
                    self._observe(time.perf_counter() - began, len(batch))
                for append, future in batch:
                    if not future.done():
                        future.set_result(append.room in won)
            done = {id(future) for _, future in batch}
            self._waiting = [item for item in self._waiting if id(item[1]) not in done]
            if not self._waiting:
                self._wake.clear()

    @staticmethod
    def _fail(batch: list[tuple[Append, asyncio.Future[bool]]], error: StoreBusy) -> None:
        """Tell everybody who waits that it is not known what was stored."""
        for _, future in batch:
            if not future.done():
                future.set_exception(StoreBusy(*error.args))

    def _batch(self) -> list[tuple[Append, asyncio.Future[bool]]]:
        """Return what is written next: at most one step of each room."""
        batch: dict[str, tuple[Append, asyncio.Future[bool]]] = {}
        for append, future in self._waiting:
            batch.setdefault(append.room, (append, future))
            if len(batch) == BATCH:
                break
        return list(batch.values())


class Touch(Struct, frozen=True, kw_only=True):
    """What a step changes in the room's own row, and in the lobby (None: nothing).

    `rates`: the game is over and is to be rated.
    """

    status: str
    deadline: float | None
    touched: float
    listed: Listed | None = None
    rates: bool = False


class Append(Struct, frozen=True):
    """A step on its way into the log."""

    room: str
    seq: int
    at: float
    body: bytes
    touch: Touch | None


class Committer(Protocol):
    """Stores steps of different rooms in one transaction."""

    async def __call__(self, batch: list[Append]) -> set[str]:
        """Return the rooms whose step was stored; the others' came too late.

        Raises:
            StoreBusy: it is not known what was stored.
        """
        ...

    async def close(self) -> None:
        """Give back what it holds."""
        ...
