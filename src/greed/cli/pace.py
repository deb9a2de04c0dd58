"""Work whose length shows only while it is done: it is refused once a second tells how long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, process_time

from greed.cli.limits import Limits
from greed.cli.solver import counting

_LOOK = 1.0
"""Seconds of work by which the rest is judged."""


class Pace:
    """Counts what is done, and refuses the rest if it would take too long.

    `expected` is how many there will be about, where that depends on what comes of them.
    """

    def __init__(
        self, what: str, limits: Limits, workers: int = 1, expected: int | None = None
    ) -> None:
        self._what = what
        self._limits = limits
        self._workers = workers
        self._expected = expected
        self._begun: tuple[float, int] | None = None  # the first report: loops are compiled by then
        self._judged = False

    def __call__(self, done: int, total: int | None) -> None:
        """Say how many are done, of how many.

        Raises:
            Refusal: the others would take more time than allowed.
        """
        now = perf_counter()
        total = min((most for most in (total, self._expected) if most), default=None)
        if self._judged or total is None or done >= total:
            return
        if self._begun is None:
            self._begun = now, done
            return
        since, first = now - self._begun[0], self._begun[1]
        if since >= _LOOK and done > first:
            self._judged = True
            seconds = since / (done - first) * (total - first) * self._workers
            self._limits.check_time(f"{total:,} {self._what}", seconds)


@contextmanager
def paced(
    what: str, limits: Limits, workers: int = 1, expected: int | None = None
) -> Iterator[Callable[[int, int | None], None]]:
    """Show how much is done, as `counting` does, and refuse the rest if it would take too long."""
    pace = Pace(what, limits, workers, expected)
    with counting(what) as show:

        def tick(done: int, total: int | None) -> None:
            pace(done, total)
            show(done, total)

        yield tick


def check_sample(what: str, play: Callable[[], object], times: float, limits: Limits) -> None:
    """Refuse work by a sample of it, where the whole is this many times as much.

    The sample is played twice: what is compiled, solved or read the first time is not counted.
    """
    play()
    began = process_time()
    play()
    limits.check_time(what, (process_time() - began) * times)
