"""How a worker process solves a sheet: once for all, and kept where `greed solve` keeps it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from filelock import FileLock

from greed.core.sheet import Sheet, sheet_hash
from greed.exact.cache import folder
from greed.exact.model import Unsolvable
from greed.exact.race import solve
from greed.packs import PackError, kept_values
from greed.tables import TooHeavy, Work, cost
from greed.web.workers.questions import Answer, Solve

__all__ = ["solved"]

_SLACK = 3.0
"""How far an estimate may be above the limit: it is that far off at most."""


def solved(sheet: Sheet, asked: Solve) -> Answer:
    """Solve a sheet; for pages that play by themselves also into a file, for `apart` players.

    A process asked for a sheet that another one is solving waits for it, and then finds it solved.
    """
    if why := _too_much(sheet, asked.seconds, asked.megabytes):
        return Answer(refused=why)
    with _alone(sheet):
        try:
            solve(sheet)
            if asked.apart:
                kept_values(sheet, seats=asked.apart)
        except (Unsolvable, PackError) as error:
            return Answer(refused=f"these rules have no exact answer: {error}")
    return Answer()


def _too_much(sheet: Sheet, seconds: int, megabytes: int) -> str:
    """Return why solving a sheet is not even begun; "" if it may be."""
    limit = Work(_SLACK * seconds, int(_SLACK * 1e6) * megabytes)
    try:
        race = cost(sheet, limit).race
    except TooHeavy as error:
        race = error.work
    if race.seconds <= limit.seconds and race.bytes <= limit.bytes:
        return ""
    return (
        f"solving these rules takes about {race.seconds:,.0f} seconds and"
        f" {race.bytes / 1e6:,.0f} MB; this server allows {seconds:,} and {megabytes:,}"
    )


@contextlib.contextmanager
def _alone(sheet: Sheet) -> Iterator[None]:
    """Wait until no other process solves the same rules."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder() / f"race-{sheet_hash(sheet)}.lock", fallback_to_soft=False)
        alone = lock.acquire()
    except OSError:  # a folder that cannot be written: solved all the same
        yield
        return
    with alone:
        yield
