"""Solves one sheet and ends: `python -m greed.web.coaching.solver SECONDS MEGABYTES APART`.

The sheet comes as JSON on stdin. With 2 or 3 for APART its values for that number of players are
also written into a file, for pages that play by themselves. A process asked for a sheet that
another one is solving waits for it, and then finds it solved.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

import msgspec
from filelock import FileLock

from greed.core.sheet import Sheet, sheet_hash
from greed.tables import TooHeavy, Work, cost
from greed.web.bounds import bound, quiet_stdout
from greed.web.coaching.wire import unpacked

__all__ = ["TOO_LARGE", "UNSOLVABLE", "main"]

UNSOLVABLE = 3
"""The exit status if a sheet has no exact answer; stdout says why."""
TOO_LARGE = 4
"""The same for one that would take far more than this process has."""
_SLACK = 3.0
"""How far an estimate may be above the limit: it is that far off at most."""


def main() -> int:
    """Solve; return the exit status."""
    seconds, megabytes, apart = map(int, sys.argv[1:4])
    line = quiet_stdout()
    bound(seconds, megabytes)
    from greed.exact.model import Unsolvable
    from greed.exact.race import solve
    from greed.packs import PackError, kept_values

    sheet = unpacked(msgspec.json.decode(sys.stdin.buffer.read()))
    if why := _too_much(sheet, seconds, megabytes):
        line.write(why)
        return TOO_LARGE
    with _alone(sheet):
        try:
            solve(sheet)
            if apart:
                kept_values(sheet, seats=apart)
        except (Unsolvable, PackError) as error:
            line.write(str(error))
            return UNSOLVABLE
    return 0


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
    from greed.exact.cache import folder

    try:
        folder().mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder() / f"race-{sheet_hash(sheet)}.lock", fallback_to_soft=False)
        held = lock.acquire()
    except OSError:  # a folder that cannot be written: solved all the same
        yield
        return
    with held:
        yield


if __name__ == "__main__":
    sys.exit(main())
