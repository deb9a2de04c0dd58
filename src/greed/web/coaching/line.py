"""A process of the coach's, asked one question after the other over its stdin and stdout."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import IO

from greed.web.bounds import surroundings

__all__ = ["LineBroken", "Thinker", "begin", "end", "last_words"]

_LONGEST = 8 << 20
_WORDS = 500
_heard = dict[Process, IO[bytes]]()
IDLE = 600.0
"""Seconds without a question after which the process gives its memory back."""


class LineBroken(Exception):
    """The process ended, or did not answer in time; `why` is for the log."""

    def __init__(self, message: str, why: str = "") -> None:
        super().__init__(message)
        self.why = why


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
                why = last_words(process)
                await self.close()
                raise LineBroken("the coach ended without an answer", why)
            return answer

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            await self._end()
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
    surrounded = await asyncio.to_thread(surroundings)
    heard = _notes()
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", f"greed.web.coaching.{module}", *map(str, arguments),
            stdin=PIPE, stdout=PIPE, stderr=heard or DEVNULL, env=surrounded, limit=_LONGEST,
        )  # fmt: skip
    except BaseException:
        if heard is not None:
            heard.close()
        raise
    if heard is not None:
        _heard[process] = heard
    return process


def _notes() -> IO[bytes] | None:
    """Return a file for what a process says of its errors; None where there is no place for one."""
    try:
        return tempfile.TemporaryFile()
    except OSError:
        return None


def last_words(process: Process) -> str:
    """Return the last line in which a process said what is wrong with it; "" if it said nothing."""
    heard = _heard.get(process)
    if heard is None:
        return ""
    heard.seek(max(0, heard.seek(0, os.SEEK_END) - _WORDS))
    lines = heard.read().decode(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "")


async def end(process: Process) -> None:
    """End a process and wait until it is gone."""
    if heard := _heard.pop(process, None):
        heard.close()
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
