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
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache, partial
from typing import IO

import msgspec
from msgspec import Struct

from greed.web.limits import shares
from greed.web.refusal import Refusal, client_asking
from greed.web.workers.questions import SERVER, Answer, Question

WAITING = 64
"""Questions that may wait; further ones are taken only of clients who have none."""
MOST = 256
"""Questions that may wait in all."""
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


def queue_of_client() -> str:
    """Return the name under which the client who asks takes its turns.

    It is that of a large network: one customer has many of IPv6.
    """
    return shares(client_asking())[-1][0]


class Crew:
    """Up to `most` processes with the same limits, and those who wait for one of them.

    Clients take turns: of each, one question is worked on at a time, then it is the next one's
    turn. So nobody waits for more than one of the questions that another has asked at once.
    """

    def __init__(self, purpose: str, most: int, limits: Limits) -> None:
        self._line = _Line()
        self._threads = ThreadPoolExecutor(most, f"greed {purpose}")
        self._free: queue.LifoQueue[_Process] = queue.LifoQueue()
        self._all = [_Process(purpose, limits) for _ in range(most)]
        for process in self._all:
            self._free.put(process)

    def begin(self) -> None:
        """Start a process already, so that the first question need not wait for it."""
        self._threads.submit(self._all[-1].begin)

    async def ask(self, question: Question, client: str = "") -> Answer:
        """Return the answer to a question of a client's; `overran` where the process gave none.

        Raises:
            Refusal: too many wait (`busy`).
        """
        asked = _Asked(client, _encode(question))
        if not self._line.join(asked):
            raise Refusal("busy", "the server is busy working out other things: try again")
        self._threads.submit(self._serve)
        return await asyncio.wrap_future(asked.answer)

    def _serve(self) -> None:
        """Answer the question whose turn it is, if there is one."""
        asked = self._line.next()
        if asked is None:
            return
        process = self._free.get()
        try:
            asked.answer.set_result(process.ask(asked.question))
        except BaseException as error:  # noqa: BLE001 -- the one who asked is told
            asked.answer.set_exception(error)
        finally:
            self._free.put(process)
            if self._line.done(asked):
                with contextlib.suppress(RuntimeError):  # it was closed meanwhile
                    self._threads.submit(self._serve)

    def close(self) -> None:
        """End every process, and whatever waits for one."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._line.close()
        for process in self._all:
            process.end()


class _Asked:
    """A question of a client's, and the answer that it waits for."""

    __slots__ = ("answer", "client", "question")

    def __init__(self, client: str, question: bytes) -> None:
        self.client, self.question = client, question
        self.answer: Future[Answer] = Future()


class _Line:
    """Those who wait, client by client; the first client in `_turns` is next."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: dict[str, deque[_Asked]] = {}
        self._turns: deque[str] = deque()
        self._count = 0

    def join(self, asked: _Asked) -> bool:
        """Let a question wait; False if too many do."""
        with self._lock:
            if self._count >= (WAITING if asked.client in self._waiting else MOST):
                return False
            self._count += 1
            if asked.client not in self._waiting:
                self._waiting[asked.client] = deque()
                self._turns.append(asked.client)
            self._waiting[asked.client].append(asked)
            return True

    def next(self) -> _Asked | None:
        """Return the next question, whose client waits until it is done; None if there is none.

        Questions whose askers have gone are passed over.
        """
        with self._lock:
            while self._turns:
                client = self._turns.popleft()
                waiting = self._waiting[client]
                while waiting:
                    asked = waiting.popleft()
                    if asked.answer.set_running_or_notify_cancel():
                        return asked
                    self._count -= 1
                del self._waiting[client]
            return None

    def done(self, asked: _Asked) -> bool:
        """Let the client of a question have its next turn; False if it has asked no more."""
        with self._lock:
            self._count -= 1
            if not self._waiting[asked.client]:
                del self._waiting[asked.client]
                return False
            self._turns.append(asked.client)
            return True

    def close(self) -> None:
        """Tell all who wait that there is no answer."""
        with self._lock:
            for waiting in self._waiting.values():
                for asked in waiting:
                    asked.answer.cancel()


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
                start_new_session=True,  # Ctrl-C in a terminal is for the server, which ends it
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
