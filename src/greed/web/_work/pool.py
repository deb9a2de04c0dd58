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
from greed.web.bounds import surroundings
from greed.web.refusal import Refusal

__all__ = ["Helpers", "helpers"]

WAITING = 64
"""Questions that may wait for a helper; further ones are refused."""
BEGINNING = 60.0
"""Seconds that a process may take to begin, on a busy machine."""
PATIENCE = 10.0
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

    def begin(self) -> None:
        """Start a process already, so that the first question need not wait for it."""
        self._threads.submit(self._all[-1].begin)

    async def ask(self, question: Question) -> Answer:
        """Return the answer to a question.

        Raises:
            Refusal: too many wait, or the helper overran its limits (`busy`).
        """
        if self._waiting >= WAITING:
            raise Refusal("busy", "the server is busy working out other rules: try again")
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
        self._starting = threading.Lock()

    def begin(self) -> None:
        """Start the process, unless it runs."""
        with self._starting:
            self._running()

    def ask(self, question: bytes) -> Answer:
        """Return the answer; a process that gives none is ended, and the next one begun."""
        try:
            with self._starting:
                line = self._read(self._running(), question)
        except OSError:
            line = b""
        if not line.endswith(b"\n"):
            self.end()
            return Answer(refused="this needs more time or memory than the server allows")
        return _decode(line)

    def _read(self, process: subprocess.Popen[bytes], question: bytes = b"") -> bytes:
        """Return the answer to a question, or the first word of a process; b"" if it was ended."""
        assert process.stdin is not None
        assert process.stdout is not None
        clock = threading.Timer(self._patience if question else BEGINNING, process.kill)
        clock.daemon = True
        clock.start()
        try:
            if question:
                process.stdin.write(question + b"\n")
                process.stdin.flush()
            return process.stdout.readline()
        finally:
            clock.cancel()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.end()
            self._process = subprocess.Popen(  # noqa: S603
                [sys.executable, "-m", "greed.web._work.helper", *self._arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=surroundings(),
            )
            self._read(self._process)
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
def helpers(purpose: str, most: int, seconds: int, megabytes: int) -> Helpers:  # noqa: ARG001
    """Return the helpers for a purpose with these limits, shared by all of this process."""
    return Helpers(most, seconds, megabytes)
