"""A helper: `python -m greed.web._work.helper SECONDS MEGABYTES`.

A question is a line on stdin, its answer a line on stdout; the end of stdin is the end of it. A
question that takes more CPU than it may ends the process, which the system sees to.
"""

from __future__ import annotations

import contextlib
import signal
import sys
from functools import lru_cache
from io import BytesIO

import msgspec
import segno

from greed.core.errors import GreedError, SheetError
from greed.core.turn import rules_of
from greed.packs import pack
from greed.sheets.positions import parse_position
from greed.web._work.questions import (
    Answer,
    Check,
    Choose,
    Packing,
    Picture,
    Question,
    unpacked,
)
from greed.web.bots import known_bot
from greed.web.bounds import bound, quiet_stdout
from greed.web.sheets import judged, sheet_view

__all__ = ["answer", "main"]


def main() -> int:
    """Answer until nobody asks any more; return the exit status."""
    seconds, megabytes = map(int, sys.argv[1:3])
    line = quiet_stdout()
    bound(0, megabytes, behind=5)
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
        match question:
            case Check():
                return _checked(question)
            case Choose(sheet=sheet, position=position, bot=bot, seed=seed):
                state = parse_position(position, _sheet(sheet))
                return Answer(move=str(known_bot(bot, seed).choose(state)))
            case Packing(sheet=sheet):
                return Answer(pack=pack(_sheet(sheet)).decode())
            case Picture(text=text):
                return Answer(picture=_picture(text))
    except SheetError as error:
        return Answer(sheet=error.name, faults=error.faults)
    except (GreedError, RecursionError, ValueError) as error:
        return Answer(refused=str(error) or type(error).__name__)
    except MemoryError:
        rules_of.__globals__["_RULES"].clear()
        return Answer(refused="these rules need more memory than the server allows")


def _picture(text: str) -> str:
    """Return a text as a QR code, in SVG."""
    out = BytesIO()
    try:
        segno.make(text, error="m").save(out, kind="svg", border=2, light="#fff", xmldecl=False)
    except segno.DataOverflowError:
        raise ValueError("this text is too long for a QR code") from None
    return out.getvalue().decode()


def _checked(asked: Check) -> Answer:
    sheet = judged(asked.name, asked.toml, asked.rules, asked.bearable)
    return Answer(view=sheet_view(sheet))


_sheet = lru_cache(maxsize=64)(unpacked)


if __name__ == "__main__":
    sys.exit(main())
