"""A process of the coach's, asked one question after the other over its stdin and stdout."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

from greed.web.coaching.bounds import surroundings

__all__ = ["LineBroken", "Thinker", "begin", "end"]

_LONGEST = 8 << 20
IDLE = 600.0
"""Seconds without a question after which the process gives its memory back."""


class LineBroken(Exception):
    """The process ended, or did not answer in time."""


class Thinker:
    """The process that answers questions; it begins with the first one, and again after a fault."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        self._seconds = seconds
        self._megabytes = megabytes
        self._process: Process | None = None
        self._lock = asyncio.Lock()
        self._asked = 0
        self._tidying: asyncio.Task[None] | None = None

    async def ask(self, question: bytes) -> bytes:
        """Return the answer to a question in one line.

        Raises:
            LineBroken: there was none in time; the process is then ended.
        """
        async with self._lock:
            self._asked += 1
            try:
                async with asyncio.timeout(self._seconds):
                    process = await self._running()
                    assert process.stdin is not None
                    assert process.stdout is not None
                    process.stdin.write(question + b"\n")
                    await process.stdin.drain()
                    answer = await process.stdout.readline()
            except TimeoutError:
                await self.close()
                raise LineBroken("the coach did not answer in time") from None
            except (OSError, ValueError) as error:
                await self.close()
                raise LineBroken(f"the coach cannot be asked: {error}") from None
            except BaseException:
                # The client has gone away: nobody wants the answer that is still to come.
                await self.close()
                raise
            if not answer.endswith(b"\n"):
                await self.close()
                raise LineBroken("the coach ended without an answer")
            return answer

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await begin("thinker", self._megabytes)
            self._tidying = asyncio.create_task(self._tidy(), name="greed coach")
        return self._process

    async def _tidy(self) -> None:
        """End the process once nobody has asked for a while."""
        asked = -1
        while asked != self._asked:
            asked = self._asked
            await asyncio.sleep(IDLE)
        async with self._lock:
            await self._end()

    async def close(self) -> None:
        """End the process."""
        if self._tidying is not None:
            self._tidying.cancel()
        await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await end(process)


async def begin(module: str, *arguments: int) -> Process:
    """Start a process of the coach's: one thread, and behind everybody else."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", f"greed.web.coaching.{module}", *map(str, arguments),
        stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=surroundings(), limit=_LONGEST,
    )  # fmt: skip


async def end(process: Process) -> None:
    """End a process and wait until it is gone."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
