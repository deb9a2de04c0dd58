"""Processes that answer questions: started when first asked, ended when they overrun, replaced.

They are asked from threads, which wait for nothing but a pipe; so every event loop of this process
may share them.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import logging
import os
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import IO

import msgspec
from msgspec import Struct

from greed.web.refusal import Refusal
from greed.web.workers.questions import SERVER, Answer, Question

WAITING = 64
"""Questions that may wait for a process; further ones are refused."""
BEGINNING = 60.0
"""Seconds that a process may take to begin, on a busy machine."""
OVERRAN = "this needs more time or memory than the server allows"
_WORDS = 500

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Answer).decode
log = logging.getLogger("greed.web.workers")


class Limits(Struct, frozen=True, kw_only=True):
    """What a process may take.

    Attributes:
        seconds: of CPU, for one question.
        megabytes: of memory.
        patience: how many times these seconds may pass on the clock, on a busy machine.
        behind: how far it stands behind everybody else (its niceness).
        idle: seconds without a question after which it gives its memory back; None: never.
    """

    seconds: int
    megabytes: int
    patience: float = 10.0
    behind: int = 5
    idle: float | None = None


class Crew:
    """Up to `most` processes with the same limits, and those who wait for one of them."""

    def __init__(self, purpose: str, most: int, limits: Limits) -> None:
        self._waiting = 0
        self._threads = ThreadPoolExecutor(most, f"greed {purpose}")
        self._free: queue.LifoQueue[_Process] = queue.LifoQueue()
        self._all = [_Process(purpose, limits) for _ in range(most)]
        for process in self._all:
            self._free.put(process)

    def begin(self) -> None:
        """Start a process already, so that the first question need not wait for it."""
        self._threads.submit(self._all[-1].begin)

    async def ask(self, question: Question) -> Answer:
        """Return the answer to a question; `overran` where the process gave none.

        Raises:
            Refusal: too many wait (`busy`).
        """
        if self._waiting >= WAITING:
            raise Refusal("busy", "the server is busy working out other things: try again")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._ask, _encode(question))
        finally:
            self._waiting -= 1

    def _ask(self, question: bytes) -> Answer:
        process = self._free.get()
        try:
            return process.ask(question)
        finally:
            self._free.put(process)

    def close(self) -> None:
        """End every process, and whatever waits for one."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._all:
            process.end()


class _Process:
    """One process, asked one question after another."""

    def __init__(self, purpose: str, limits: Limits) -> None:
        self._purpose, self._limits = purpose, limits
        self._running: subprocess.Popen[bytes] | None = None
        self._notes: IO[bytes] | None = None
        self._asking = threading.Lock()
        self._asked = 0
        self._resting: threading.Timer | None = None

    def begin(self) -> None:
        """Start the process, unless it runs."""
        with self._asking:
            self._begun()

    def ask(self, question: bytes) -> Answer:
        """Return the answer; a process that gives none is ended, and the next one begun."""
        with self._asking:
            self._asked += 1
            if self._resting is not None:
                self._resting.cancel()
            try:
                line = self._read(self._begun(), question)
            except OSError as error:
                line = b""
                log.warning("%s: %s", self._purpose, error)
            if not line.endswith(b"\n"):
                with contextlib.suppress(subprocess.TimeoutExpired):
                    if self._running is not None:
                        self._running.wait(1.0)  # it may still be writing what is wrong
                self.end()
                return Answer(refused=OVERRAN, overran=True)
            if self._limits.idle is not None:
                self._resting = _after(self._limits.idle, partial(self._rest, self._asked))
            return _decode(line)

    def _rest(self, asked: int) -> None:
        """End the process, if nobody has asked it anything since."""
        with self._asking:
            if asked == self._asked:
                self.end()

    def _begun(self) -> subprocess.Popen[bytes]:
        """Return the process, which has said its first word."""
        if self._running is None or self._running.poll() is not None:
            self.end()
            limits = self._limits
            arguments = map(str, (limits.seconds, limits.megabytes, limits.behind))
            with contextlib.suppress(OSError):  # there may be no place for its notes
                self._notes = tempfile.TemporaryFile()  # noqa: SIM115
            self._running = subprocess.Popen(  # noqa: S603
                [sys.executable, "-m", "greed.web.workers.process", *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._notes or subprocess.DEVNULL,
                env=surroundings(),
            )
            self._read(self._running)
        return self._running

    def _read(self, process: subprocess.Popen[bytes], question: bytes = b"") -> bytes:
        """Return the answer to a question, or the first word of a process; b"" if it was ended."""
        assert process.stdin is not None
        assert process.stdout is not None
        seconds = self._limits.seconds * self._limits.patience if question else BEGINNING
        clock = _after(seconds, process.kill)
        try:
            if question:
                process.stdin.write(question + b"\n")
                process.stdin.flush()
            return process.stdout.readline()
        finally:
            clock.cancel()

    def end(self) -> None:
        """End the process, if there is one; what is wrong with it is logged."""
        process, self._running = self._running, None
        notes, self._notes = self._notes, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    pipe.close()  # type: ignore[union-attr]
            process.wait()
        if notes is not None:
            if words := _last_words(notes):
                log.warning("a process for %s has ended: %s", self._purpose, words)
            notes.close()


def _after(seconds: float, do: Callable[[], None]) -> threading.Timer:
    """Do something after some seconds, if nobody cancels it."""
    timer = threading.Timer(seconds, do)
    timer.daemon = True
    timer.start()
    return timer


def _last_words(notes: IO[bytes]) -> str:
    """Return the last line that a process wrote of its errors; "" if it wrote none."""
    notes.seek(max(0, notes.seek(0, os.SEEK_END) - _WORDS))
    lines = notes.read().decode(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "")


@lru_cache
def shared_crew(purpose: str, most: int, limits: Limits) -> Crew:
    """Return the crew for a purpose with these limits, shared by all of this process."""
    crew = Crew(purpose, most, limits)
    atexit.register(crew.close)
    return crew


def surroundings() -> dict[str, str]:
    """Return the environment of a process that is to end with this one, on one thread."""
    one = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    return {**os.environ, **one, SERVER: str(os.getpid())}
