"""What takes thought, asked of worker processes: under limits, in turn, once for all who ask."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import NamedTuple, Self

import msgspec
from msgspec.structs import replace

from greed.mind import (
    Advise,
    Answer,
    Check,
    Choose,
    Chosen,
    Limits,
    Pack,
    Packed,
    Provisional,
    Question,
    Refused,
    SheetView,
    Solve,
    Solved,
)
from greed.sheets import presets
from greed.solver import cache
from greed.web.lanes import Busy, Job, Lane, Worker

__all__ = ["Busy", "Pool"]

BOT_SECONDS = 60.0
"""How long a bot waits for its sheet to be solved; then it plays for points until it is."""
_PATIENCE = 4.0
"""How many times its seconds solving may take on the clock, on a busy machine."""
_BYTES = 32 << 20
"""Bytes of answers about sheets that are remembered."""
_MOST = 1_000
"""Questions that took too long which are remembered."""
_OVERRAN = "this needs more time than the server allows"

_encode = msgspec.json.Encoder().encode
_decode: Callable[[bytes], Answer] = msgspec.json.Decoder(Answer).decode
log = logging.getLogger("greed.web.pool")


class Pool:
    """Answers questions in processes of its own, so that no room waits for them.

    Clients take turns, one question of each at a time. What is short (a move, advice) doesn't wait
    behind what is long (sheets, reviews, solving). Equal questions are asked once. A question that
    nobody waits for any more is dropped, and a worker that thinks about it is stopped. A sheet that
    has to be solved for a better answer is solved meanwhile: the answer says `solving`, or in its
    note why not.

    Args:
        limits: what a sheet may take, to be played and to be solved.
        workers: processes that answer short questions; there are three more.
        seconds: on the clock, for one question.
        megabytes: of memory, to check or pack a sheet; others may take what solving may.
        solves: sheets that are solved for one client in a day, besides those of Greed.
        kept: megabytes of solutions in the cache folder; beyond them the least used are removed.
        idle: seconds without a question after which a worker for long ones gives its memory back.
    """

    def __init__(
        self,
        limits: Limits,
        *,
        workers: int = 1,
        seconds: float = 30.0,
        megabytes: int = 512,
        solves: int = 10,
        kept: int = 2000,
        idle: float = 600.0,
    ) -> None:
        told, memory = _encode(limits).decode(), int(limits.solving_megabytes)
        solving = _PATIENCE * limits.solving_seconds
        self._short = Lane([Worker(told, memory, 5) for _ in range(workers)], seconds)
        self._sheets = Lane([Worker(told, megabytes, 5)], seconds)
        self._long = Lane([Worker(told, memory, 10, idle)], seconds)
        self._solver = Lane([Worker(told, memory, 10, idle=0.0)], solving)
        self._lanes = (self._short, self._sheets, self._long, self._solver)
        self._solves, self._kept = solves, kept << 20
        self._jobs: dict[bytes, Job] = {}
        self._known = _Known(_BYTES)
        self._refused: OrderedDict[bytes, str] = OrderedDict()
        self._day = date.min
        self._paid: defaultdict[str, set[bytes]] = defaultdict(set)
        self._solving: dict[bytes, _Solving] = {}

    async def ask(
        self, question: Question, client: str = "", seconds: float | None = None
    ) -> Answer:
        """Return the answer to a client's question; "" is the server itself.

        `seconds` is how long it may take once its turn has come, if not as long as usual.

        Raises:
            Busy: too much waits, or the worker was stopped.
        """
        if isinstance(question, Solve):
            why = self._solve(question, client)
            return Refused(why=why) if why else await self._once(question, client, seconds)
        told = await self._once(question, client, seconds)
        if not isinstance(told, Provisional) or told.unsolved is None:
            return told
        solve = told.unsolved
        key, why = _key(_encode(solve)), self._solve(solve, client)
        solving = self._solving.get(key)
        if solving is not None and isinstance(told, Chosen) and solve.seats == 2:
            left = solving.until - asyncio.get_running_loop().time()
            if left > 0:
                await asyncio.wait([solving.task], timeout=left)
                again = await self._once(question, client, seconds)
                told = again if isinstance(again, Chosen) else told
        # Estimates among three are good enough to need no excuse.
        note = "; ".join(filter(None, [why if solve.seats == 2 else "", told.note]))
        return replace(told, unsolved=None, solving=key in self._solving, note=note)

    async def close(self) -> None:
        """Stop all workers; all who wait are told that the server is closing."""
        closing = Busy("the server is closing: try again")
        for job in tuple(self._jobs.values()):
            job.end(closing)
        for solving in tuple(self._solving.values()):
            solving.task.cancel()
        await asyncio.gather(*(lane.close() for lane in self._lanes))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # -- asking

    async def _once(self, question: Question, client: str, seconds: float | None) -> Answer:
        """Return the answer, shared with all who ask the same just now."""
        raw = _encode(question)
        key = _key(raw)
        if known := self._known.get(key):
            return _decode(known)
        if why := self._refused.get(key):
            return Refused(why=why)
        job = self._jobs.get(key)
        if job is None:
            job = Job(raw, seconds)
            self._lane(question).join(job, client)
            self._jobs[key] = job
        elif not job.begun:  # it has its turn when the first of those who wait has one
            with suppress(Busy):
                self._lane(question).join(job, client)
        try:
            told = await job.wait()
        finally:
            if not job.waiting and self._jobs.get(key) is job:
                del self._jobs[key]
        if told is None:
            log.warning("a question took too long: %s", type(question).__name__)
            self._refuse(key, _OVERRAN)
            return Refused(why=_OVERRAN)
        answer = _decode(told)
        if isinstance(answer, SheetView | Packed):
            self._known.put(key, told)
        return answer

    def _lane(self, question: Question) -> Lane:
        match question:
            case Choose() | Advise():
                return self._short
            case Check() | Pack():
                return self._sheets
            case Solve():
                return self._solver
            case _:
                return self._long

    def _refuse(self, key: bytes, why: str) -> None:
        """Remember that a question isn't worth asking again."""
        self._refused[key] = why
        if len(self._refused) > _MOST:
            self._refused.popitem(last=False)

    # -- solving

    def _solve(self, question: Solve, client: str) -> str:
        """Have a sheet solved, once; return why it isn't, "" if that goes on."""
        key = _key(_encode(question))
        if why := self._refused.get(key, ""):
            return why
        if key in self._solving:
            return ""
        if question.sheet not in presets() and (why := self._pay(key, client)):
            return why
        self._solving[key] = _Solving(
            asyncio.create_task(self._solved(key, question, client)),
            asyncio.get_running_loop().time() + BOT_SECONDS,
        )
        return ""

    def _pay(self, key: bytes, client: str) -> str:
        """Take one of the sheets that are solved for a client today; return why there is none."""
        today = datetime.now(UTC).date()
        if today != self._day:
            self._day = today
            self._paid.clear()
        paid = self._paid[client]
        if not self._solves:
            return "this server solves no house rules"
        if key not in paid and len(paid) >= self._solves:
            return "this server has solved many house rules for you today: try again tomorrow"
        paid.add(key)
        return ""

    async def _solved(self, key: bytes, question: Solve, client: str) -> None:
        """Have a sheet solved; of the solutions on disk, those that are used least make room."""
        try:
            told = await self._once(question, client, None)
            if isinstance(told, Refused):
                log.info("a sheet was not solved: %s", told.why)
                self._refuse(key, told.why)
            elif isinstance(told, Solved) and not told.kept:
                log.warning("a solution couldn't be kept: is there room in the cache folder?")
                self._refuse(key, "this server could not keep the solution of these rules")
            await asyncio.to_thread(cache.trim, self._kept)
        except Busy as busy:  # the next who asks may be luckier
            log.warning("a sheet was not solved: %s", busy)
        finally:
            del self._solving[key]


def _key(question: bytes) -> bytes:
    """Return what a question is remembered by; it can be as long as a game."""
    return hashlib.sha256(question).digest()


class _Solving(NamedTuple):
    """A sheet that is being solved, and until when bots wait for it."""

    task: asyncio.Task[None]
    until: float


class _Known:
    """The answers that were used last, as many as take `most` bytes."""

    def __init__(self, most: int) -> None:
        self._most, self._bytes = most, 0
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, question: bytes) -> bytes | None:
        """Return an answer, if it is known."""
        if question in self._answers:
            self._answers.move_to_end(question)
        return self._answers.get(question)

    def put(self, question: bytes, answer: bytes) -> None:
        """Remember an answer, and forget those that were used least."""
        if question not in self._answers:
            self._answers[question] = answer
            self._bytes += len(answer)
        while self._bytes > self._most:
            self._bytes -= len(self._answers.popitem(last=False)[1])
