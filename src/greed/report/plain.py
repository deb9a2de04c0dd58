"""Words of others, made safe to show: a terminal reads them and obeys none.

Whatever a file or a server says passes here on its way out. `ink.say` stops what was forgotten.
"""

from __future__ import annotations

import re

__all__ = ["REPLACED", "one_line", "unarmed"]

REPLACED = "�"
_OURS = r"\x1b\[(?:0|1|2|32|36|1;31)m"
_UNARMED = re.compile(rf"({_OURS})|[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def one_line(text: str) -> str:
    r"""Return text of others as part of one line: line breaks and whatever can't be seen go.

    >>> one_line("Ann\x1b[2J\nVerified: all is well")
    'Ann�[2J�Verified: all is well'
    """
    return "".join(each if each.isprintable() else REPLACED for each in text)


def unarmed(text: str, *, colours: bool = False) -> str:
    r"""Return text that may have several lines, without control characters.

    With `colours`, those that Greed itself writes stay.

    >>> unarmed("a\tb\nc\x1b[1m\x07"), unarmed("\x1b[1ma\x1b[0m\x1b[9A", colours=True)
    ('a\tb\nc�[1m�', '\x1b[1ma\x1b[0m�[9A')
    """
    return _UNARMED.sub(lambda found: (found[1] if colours else "") or _replaced(found[0]), text)


def _replaced(found: str) -> str:
    return REPLACED + found[1:]
