"""Who does the work: this process, others on this machine, or a cluster.

Any `concurrent.futures.Executor` will do. What happens to a worker costs time, never a result:
pieces of work that a crew has lost are given to a new one.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from multiprocessing import connection, get_context, parent_process
from types import TracebackType
from typing import Any, Self, TypeVar

from greed._extras import install
from greed.core.errors import GreedError

Unit = TypeVar("Unit", bound=Hashable)
Result = TypeVar("Result")

LOSSES = 5
PATIENCE = 30.0


class CrewError(GreedError):
    """The workers cannot be had, or are lost again and again."""


class Crew:
    """An executor that can be replaced when it breaks; a context manager that ends it.

    Attributes:
        size: how many tasks it works at.
        lost: what a task raises whose worker is gone.
    """

    def __init__(
        self,
        hire: Callable[[], Executor],
        size: int,
        *,
        dismiss: Callable[[], None] | None = None,
        lost: tuple[type[BaseException], ...] = (),
    ) -> None:
        self._hire = hire
        self._dismiss = dismiss
        self.lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError, *lost)
        self._executor: Executor | None = None
        self.size = size

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end(waiting=kind is None)

    def submit(self, task: Callable[..., Result], *arguments: object) -> Future[Result]:
        """Hand out a task."""
        if self._executor is None:
            self._executor = self._hire()
        return self._executor.submit(task, *arguments)

    def renew(self) -> None:
        """Replace workers that have broken down."""
        if self._executor is not None:
            self._executor.shutdown(wait=False)
        self._executor = None

    def end(self, *, waiting: bool = True) -> None:
        """Let the workers go: when they have done their tasks, or at once."""
        if isinstance(self._executor, ProcessPoolExecutor):
            # Cancelled first, or the pool would complain of workers that hang up.
            self._executor.shutdown(wait=waiting, cancel_futures=not waiting)
        elif self._executor is not None:
            self._executor.shutdown(wait=waiting)
        self._executor = None
        if self._dismiss is not None:
            self._dismiss()


class _Here(Executor):
    """An executor without workers: a task is done when it is handed out."""

    def submit(
        self, task: Callable[..., Result], /, *arguments: object, **named: object
    ) -> Future[Result]:
        future: Future[Result] = Future()
        try:
            future.set_result(task(*arguments, **named))
        except Exception as error:  # noqa: BLE001 - the future carries it to the caller
            future.set_exception(error)
        return future


def crew(workers: int = 1) -> Crew:
    """Return a crew of `workers` processes on this machine; 1 works in this process.

    >>> from greed.arena import crew
    >>> with crew() as team:
    ...     team.submit(pow, 2, 5).result()
    32
    """
    if workers < 1:
        raise CrewError(f"a crew needs at least one worker, not {workers}")
    if workers == 1:
        return Crew(_Here, 1)
    # A fresh interpreter for each worker: a fork would copy threads and locks half way through.
    context = get_context("spawn")

    held: list[connection.Connection] = []

    def hire() -> Executor:
        line, end = context.Pipe(duplex=False)
        held.append(end)
        return ProcessPoolExecutor(
            workers, mp_context=context, initializer=_at_work, initargs=(line,)
        )

    def dismiss() -> None:
        while held:
            held.pop().close()

    return Crew(hire, workers, dismiss=dismiss)


def _at_work(line: connection.Connection) -> None:
    """Prepare a worker: Ctrl-C is for its parent to handle, which it doesn't outlive.

    Nor does it finish what nobody waits for any more: it ends when the other end of the line is
    closed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    ends = [line] if parent is None else [line, parent.sentinel]
    threading.Thread(target=_outlive, args=(ends,), daemon=True).start()


def _outlive(ends: list[connection.Connection | int]) -> None:
    """End this process as soon as its parent has ended or hangs up."""
    connection.wait(ends)
    os._exit(1)


def crew_of(executor: Executor, size: int) -> Crew:
    """Return a crew that is any executor; it cannot be replaced if it breaks."""
    hired = [executor]

    def hire() -> Executor:
        if not hired:
            raise CrewError("the executor broke down, and there is no replacement")
        return hired.pop()

    return Crew(hire, size)


def dask_crew(address: str, workers: int = 1, patience: float | None = None) -> Crew:
    """Return the workers of a Dask cluster, by the address of its scheduler.

    It waits for `workers` workers, at most `patience` seconds (30).

    Raises:
        CrewError: Dask is not installed, or nobody answers at the address.
    """
    try:
        import distributed
    except ImportError:
        raise CrewError(f"Dask is not installed: {install('dask')}") from None
    patience = PATIENCE if patience is None else patience
    open_client: Callable[..., Any] = distributed.Client  # it publishes no types
    try:
        client = open_client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CrewError(f"no Dask scheduler at {address}: {error}") from None
    try:
        client.wait_for_workers(workers, timeout=patience)
    except TimeoutError:
        client.close()
        raise CrewError(f"fewer than {workers} workers at {address}") from None
    threads = sum(client.nthreads().values())
    return Crew(
        lambda: client.get_executor(pure=False),
        threads,
        dismiss=client.close,
        lost=(distributed.KilledWorker,),
    )


def work(
    team: Crew,
    task: Callable[..., Result],
    units: Iterator[Unit],
    arguments: Callable[[Unit], tuple[object, ...]],
) -> Iterator[tuple[Unit, Result]]:
    """Yield the result of each unit as it is done; units are drawn only when there is room.

    Raises:
        CrewError: workers were lost again and again without any result.
    """
    pending: dict[Future[Result], Unit] = {}
    lost: list[Unit] = []
    losses = 0
    room = 1 if team.size == 1 else 2 * team.size
    try:
        while True:
            while len(pending) < room:
                unit = lost.pop(0) if lost else next(units, None)
                if unit is None:
                    break
                try:
                    pending[team.submit(task, *arguments(unit))] = unit
                except BrokenExecutor:
                    lost.append(unit)
                    break
            if not pending and not lost:
                return
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            broken = not pending
            for future in done:
                unit = pending.pop(future)
                try:
                    result = future.result()
                except team.lost:
                    lost.append(unit)
                    broken = True
                    continue
                losses = 0
                yield unit, result
            if broken:
                losses += 1
                if losses > LOSSES:
                    raise CrewError(f"workers were lost {losses} times without a result")
                lost += pending.values()
                pending.clear()
                team.renew()
    finally:
        for future in pending:
            future.cancel()
