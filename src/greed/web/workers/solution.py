"""How a worker process solves a sheet: once for all, and kept where `greed solve` keeps it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from filelock import FileLock

from greed.core.sheet import Sheet, sheet_hash
from greed.exact.disk import folder
from greed.exact.model import Unsolvable
from greed.exact.race import solve
from greed.packs import PackError, kept_values
from greed.web.workers.questions import Answer

__all__ = ["solved"]


def solved(sheet: Sheet, apart: int) -> Answer:
    """Solve a sheet; for pages that play by themselves also into a file, for `apart` players.

    A process asked for a sheet that another one is solving waits for it, and then finds it solved.
    """
    with _alone(sheet):
        try:
            solve(sheet)
            if apart:
                kept_values(sheet, seats=apart)
        except (Unsolvable, PackError) as error:
            return Answer(refused=f"these rules have no exact answer: {error}")
    return Answer()


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
