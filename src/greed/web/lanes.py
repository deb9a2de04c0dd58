"""Worker processes, and the lanes in which questions wait for them."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress

from greed.core.errors import GreedError

WAITING = 64
"""Questions that may wait in a lane; further ones are taken only of clients who have none there."""
MOST = 256
"""Questions that may wait in a lane in all."""
_LINE = 64 << 20
"""Bytes of one answer."""
_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")

log = logging.getLogger("greed.web.pool")


class Busy(GreedError):
    """A question that can't be taken now: too much waits, or its worker was stopped.

    Attributes:
        yours: this client asks too much (HTTP 429); else the server is busy (HTTP 503).
    """

    def __init__(self, said: str, *, yours: bool = False) -> None:
        super().__init__(said)
        self.yours = yours


class Worker:
    """A process that answers one question after the other; started when it is asked, and again.

    Args:
        limits: of the mind, as JSON.
        megabytes: of memory that it may take.
        niceness: how far it stands behind everybody else.
        idle: seconds without a question after which it is stopped; None: never.
    """

    def __init__(
        self, limits: str, megabytes: int, niceness: int, idle: float | None = None
    ) -> None:
        self._arguments = limits, str(megabytes), str(niceness)
        self._idle = idle
        self._process: Process | None = None
        self._ending: list[Process] = []
        self._resting: asyncio.TimerHandle | None = None

    async def ask(self, question: bytes) -> bytes:
        """Return the answer; a process that is interrupted by a cancellation is stopped.

        Raises:
            Busy: the process ended before it gave one.
        """
        if self._resting is not None:
            self._resting.cancel()
        try:
            # One that was there already may have been at its end: a new one is asked again.
            answer = (self._process and await self._answer(question)) or await self._answer(
                question
            )
        except BaseException:
            self.stop()
            raise
        if not answer:
            raise Busy("the server had to stop working this out: try again")
        if self._idle is not None:
            self._resting = asyncio.get_running_loop().call_later(self._idle, self.stop)
        return answer

    async def _answer(self, question: bytes) -> bytes:
        """Return the answer; nothing if the process ended before it gave one."""
        process = await self.begin()
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(OSError):  # it has ended, as its answer will show
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
        answer = await process.stdout.readline()
        if answer.endswith(b"\n"):
            return answer
        log.warning("a worker ended before it answered")
        self.stop()
        return b""

    async def begin(self) -> Process:
        """Return the process, started if there is none, or if it has ended meanwhile."""
        process = self._process
        if process is None or process.stdout is None or process.stdout.at_eof():
            self.stop()
            self._process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-m", "greed.web.worker", *self._arguments),
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, **_ONE_THREAD},
                start_new_session=True,  # Ctrl-C in a terminal is for the server, which ends it
                limit=_LINE,
            )
        return process

    def stop(self) -> None:
        """Stop the process, if there is one, whatever it does."""
        if self._resting is not None:
            self._resting.cancel()
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._ending = [each for each in self._ending if each.returncode is None]
            self._ending.append(self._process)
            self._process = None

    async def close(self) -> None:
        """Stop the process, and wait until it has ended, and those before it."""
        self.stop()
        for process in self._ending:
            await process.wait()


class Job:
    """A question that is asked once, for all who wait for its answer.

    Attributes:
        answer: what a worker said; None if it took too long.
        waiting: how many wait.
    """

    def __init__(self, question: bytes, seconds: float | None) -> None:
        self.question, self.seconds = question, seconds
        self.answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self.waiting = 0
        self.work: asyncio.Task[None] | None = None

    async def wait(self) -> bytes | None:
        """Wait for the answer; the last one who leaves ends the work."""
        self.waiting += 1
        try:
            return await asyncio.shield(self.answer)
        finally:
            self.waiting -= 1
            if not self.waiting:
                self.answer.cancel()
                if self.work is not None:
                    self.work.cancel()

    def end(self, error: Exception) -> None:
        """Tell all who wait why there is no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)
        if self.work is not None:
            self.work.cancel()

    @property
    def begun(self) -> bool:
        """Whether it waits for no worker any more."""
        return self.work is not None or self.answer.done()


class Lane:
    """Questions that wait for some workers, client by client.

    Clients take turns: of each, one question is worked on at a time, then it is the next one's
    turn. So nobody waits for more than one of the questions that another has asked at once.
    """

    def __init__(self, workers: list[Worker], seconds: float) -> None:
        self.workers, self._seconds = workers, seconds
        self._free = list(workers)
        self._waiting: dict[str, deque[Job]] = {}
        self._turns: deque[str] = deque()
        self._closed = False

    def join(self, job: Job, client: str) -> None:
        """Let a job wait among those of a client.

        Raises:
            Busy: too many wait already, or the lane is closed.
        """
        if self._closed:
            raise Busy("the server is closing: try again")
        count, yours = sum(map(len, self._waiting.values())), client in self._waiting
        if count >= (WAITING if yours else MOST):
            raise Busy("the server is busy working out other things: try again", yours=yours)
        if not yours:
            self._waiting[client] = deque()
            self._turns.append(client)
        self._waiting[client].append(job)
        self._serve()

    def _serve(self) -> None:
        """Give every free worker the question of the client whose turn it is."""
        while self._free and self._turns and not self._closed:
            client = self._turns.popleft()
            waiting = self._waiting[client]
            while waiting and waiting[0].begun:  # for somebody else, or for nobody any more
                waiting.popleft()
            if not waiting:
                del self._waiting[client]
                continue
            job, worker = waiting.popleft(), self._free.pop()
            job.work = asyncio.create_task(self._work(job, worker, client))

    async def _work(self, job: Job, worker: Worker, client: str) -> None:
        try:
            async with asyncio.timeout(job.seconds or self._seconds):
                answer = await worker.ask(job.question)
            if not job.answer.done():
                job.answer.set_result(answer)
        except TimeoutError:
            if not job.answer.done():
                job.answer.set_result(None)
        except Exception as error:  # noqa: BLE001 -- those who wait are told
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            self._free.append(worker)
            self._turns.append(client)
            self._serve()

    async def close(self) -> None:
        """Take no more questions, and stop the workers."""
        self._closed = True
        await asyncio.gather(*(worker.close() for worker in self.workers))
