"""The helpers of this process: started when first asked, ended when they overrun, replaced.

They are asked from threads, which wait for nothing but a pipe; so every event loop of the process
may share them.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import queue
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import msgspec

from greed.web._work.questions import Answer, Question
from greed.web.refusal import Refusal

__all__ = ["Helpers", "helpers"]

WAITING = 64
"""Questions that may wait for a helper; further ones are refused."""
PATIENCE = 4.0
"""How many times its CPU seconds a question may take on the clock, on a busy machine."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Answer).decode


class Helpers:
    """Up to `most` processes, each limited to `seconds` of CPU per question and `megabytes`."""

    def __init__(self, most: int, seconds: int, megabytes: int) -> None:
        self._seconds, self._megabytes = seconds, megabytes
        self._waiting = 0
        self._threads = ThreadPoolExecutor(most, "greed helper")
        self._free: queue.LifoQueue[_Helper] = queue.LifoQueue()
        self._all = [_Helper(seconds, megabytes) for _ in range(most)]
        for helper in self._all:
            self._free.put(helper)
        atexit.register(self.close)

    async def ask(self, question: Question) -> Answer:
        """Return the answer to a question.

        Raises:
            Refusal: too many wait, or the helper overran its limits (`busy`).
        """
        if self._waiting >= WAITING:
            raise Refusal("busy", "this server has too much to work out just now: try again")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._ask, _encode(question))
        finally:
            self._waiting -= 1

    def _ask(self, question: bytes) -> Answer:
        helper = self._free.get()
        try:
            return helper.ask(question)
        finally:
            self._free.put(helper)

    def close(self) -> None:
        """End every process."""
        for helper in self._all:
            helper.end()


class _Helper:
    """One process, asked one question after another."""

    def __init__(self, seconds: int, megabytes: int) -> None:
        self._arguments = [str(seconds), str(megabytes)]
        self._patience = seconds * PATIENCE
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, question: bytes) -> Answer:
        """Return the answer; a process that gives none is ended, and the next one begun."""
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        clock = threading.Timer(self._patience, process.kill)
        clock.daemon = True
        clock.start()
        try:
            process.stdin.write(question + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError:
            line = b""
        finally:
            clock.cancel()
        if not line.endswith(b"\n"):
            self.end()
            return Answer(refused="this takes more time or memory than this server has for it")
        return _decode(line)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.end()
            self._process = subprocess.Popen(  # noqa: S603
                [sys.executable, "-m", "greed.web._work.helper", *self._arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        return self._process

    def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    pipe.close()  # type: ignore[union-attr]
            process.wait()


@lru_cache
def helpers(most: int, seconds: int, megabytes: int) -> Helpers:
    """Return the helpers with these limits, shared by everybody in this process."""
    return Helpers(most, seconds, megabytes)
