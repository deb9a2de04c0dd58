"""A worker process: `python -m greed.web.workers.process SECONDS MEGABYTES NICENESS`.

A question is a line on stdin, its answer a line on stdout; the end of stdin is the end of it. A
question that takes more CPU than it may ends the process, which the system sees to. What takes
NumPy or compiled code is loaded when it is first asked for.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from functools import lru_cache
from typing import TextIO

import msgspec

from greed.core.errors import GreedError, SheetError
from greed.core.turn import rules_of
from greed.languages import spoken
from greed.packs import pack
from greed.sheets import parse_position
from greed.web.bots import known_bot
from greed.web.sheets import judged, sheet_view
from greed.web.workers.questions import (
    SERVER,
    Answer,
    Check,
    Choose,
    Packing,
    Question,
    Review,
    Solve,
    Think,
    unpacked,
)


def main() -> int:
    """Answer until nobody asks any more; return the exit status."""
    seconds, megabytes, behind = map(int, sys.argv[1:4])
    line = quiet_stdout()
    bound(megabytes, behind)
    line.write("ready\n")
    read = msgspec.json.Decoder(Question).decode
    for asked in sys.stdin.buffer:
        _allow(seconds)
        line.write(msgspec.json.encode(answer(read(asked))).decode() + "\n")
        _allow(0)
        line.flush()
    return 0


def _allow(seconds: int) -> None:
    """Let the system end this process after this many more CPU seconds; 0: no limit."""
    with contextlib.suppress(AttributeError):  # Windows; there the server's clock ends it
        signal.setitimer(signal.ITIMER_PROF, seconds)


def answer(question: Question) -> Answer:
    """Return the answer to a question."""
    try:
        return _answered(question)
    except SheetError as error:
        return Answer(sheet=error.name, faults=error.faults)
    except (GreedError, RecursionError, ValueError, KeyError, IndexError) as error:
        return Answer(refused=str(error) or type(error).__name__)
    except MemoryError:
        rules_of.__globals__["_RULES"].clear()
        return Answer(refused="these rules need more memory than the server allows")


def _answered(question: Question) -> Answer:
    match question:
        case Check():
            with spoken(question.language):
                sheet = judged(question.name, question.toml, question.rules, question.bearable)
                return Answer(view=sheet_view(sheet))
        case Packing(sheet=sheet):
            return Answer(pack=pack(_sheet(sheet)).decode())
        case Choose(solves=False):
            state = parse_position(question.position, _sheet(question.sheet))
            return Answer(move=str(known_bot(question.bot, question.seed).choose(state)))
        case Solve():
            from greed.web.workers.thoughts import solved

            return solved(_sheet(question.sheet), question)
        case Choose() | Think() | Review():
            from greed.web.workers import thoughts

            if isinstance(question, Review):
                return thoughts.reviewed(question.record)
            state = parse_position(question.position, _sheet(question.sheet))
            if isinstance(question, Choose):
                return thoughts.chosen(state, question.bot)
            return thoughts.thought(state, question.ply, question.names)


_sheet = lru_cache(maxsize=64)(unpacked)


_PR_SET_PDEATHSIG = 1


def bound(megabytes: int, behind: int) -> None:
    """Bound what memory this process may take (0: no bound), and how far others go before it.

    Where a system has no such bounds, the server's own clock ends the process all the same.
    """
    with contextlib.suppress(AttributeError, OSError):
        os.nice(behind)
    _die_with_the_server()
    try:
        import resource
    except ImportError:  # Windows
        return
    with contextlib.suppress(ValueError, OSError):
        if megabytes:
            size = megabytes << 20
            resource.setrlimit(resource.RLIMIT_AS, (size, size))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _die_with_the_server() -> None:
    """Have Linux end this process with the one that started it, however that one ends."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL))
        # The server may have ended before this process could say so.
        if os.environ.get(SERVER, "") not in {"", str(os.getppid())}:
            os._exit(0)


def quiet_stdout() -> TextIO:
    """Return a line to the parent process; anything else printed goes to stderr."""
    line = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return line


if __name__ == "__main__":
    sys.exit(main())
