"""Lines on standard output, coloured where that is wanted, without the cost of loading Rich."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from greed._plain import unarmed

_COLUMNS = 80


def _coloured(stream: TextIO) -> bool:
    """Say whether a stream shows colours and its reader has not declined them."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return bool(os.environ.get("FORCE_COLOR")) or stream.isatty()


def _ink(code: str, text: str) -> str:
    return f"\033[{code}m{text}\033[0m" if _coloured(sys.stdout) else text


def strong(text: str) -> str:
    """Return text in bold."""
    return _ink("1", text)


def dim(text: str) -> str:
    """Return text that steps back."""
    return _ink("2", text)


def good(text: str) -> str:
    """Return text for points."""
    return _ink("32", text)


def key(text: str) -> str:
    """Return text that the reader may type."""
    return _ink("36", text)


def warn(text: str) -> str:
    """Return text for what went wrong."""
    return _ink("1;31", text)


def folded(text: str, indent: int) -> list[str]:
    """Return text as lines that fit into 80 columns behind an indent; a long word stays whole.

    >>> folded("throws what is left", 68)
    ['throws what', 'is left']
    """
    import textwrap

    return textwrap.wrap(
        text, _COLUMNS - indent, break_long_words=False, break_on_hyphens=False
    ) or [""]


def say(*lines: str) -> None:
    """Write lines to standard output; what would take the terminal over is made harmless."""
    for line in lines:
        sys.stdout.write(f"{unarmed(line, colours=True)}\n")


def hint(*lines: str) -> None:
    """Write lines beside the answer: to standard error, which nobody reads as data."""
    for line in lines:
        sys.stderr.write(f"{unarmed(line, colours=True)}\n")
