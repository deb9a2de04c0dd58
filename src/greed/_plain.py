"""Words of others, made safe to show: a terminal reads them and obeys none.

Whatever a file or a server says passes here on its way out. `ink.say` stops what was forgotten.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from greed.core.record import Record
from greed.core.sheet import Sheet

REPLACED = "�"
_OURS = r"\x1b\[(?:0|1|2|32|36|1;31)m"
_UNARMED = re.compile(rf"({_OURS})|[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def one_line(text: str) -> str:
    r"""Return text of others as part of one line: line breaks and whatever can't be seen go.

    >>> one_line("Ann\x1b[2J\nVerified: all is well")
    'Ann�[2J�Verified: all is well'
    """
    return "".join(letter if letter.isprintable() else REPLACED for letter in text)


def unarmed(text: str, *, colours: bool = False) -> str:
    r"""Return text that may have several lines, without control characters.

    With `colours`, those that Greed itself writes stay.

    >>> unarmed("a\tb\nc\x1b[1m\x07"), unarmed("\x1b[1ma\x1b[0m\x1b[9A", colours=True)
    ('a\tb\nc�[1m�', '\x1b[1ma\x1b[0m�[9A')
    """
    return _UNARMED.sub(lambda match: (match[1] if colours else "") or _replaced(match[0]), text)


def _replaced(sequence: str) -> str:
    return REPLACED + sequence[1:]


def readable(record: Record) -> Record:
    r"""Return a record whose words hold no control characters; what is played stays the same.

    >>> import greed
    >>> record = Record(sheet=greed.load("koans"), seats=("Ann\x1b[2J", "Bob"))
    >>> readable(record).seats
    ('Ann�[2J', 'Bob')
    """
    return replace(
        record,
        sheet=_words(record.sheet),
        seats=tuple(map(one_line, record.seats)),
        dice=one_line(record.dice),
        tags={one_line(key): one_line(value) for key, value in record.tags.items()},
    )


def _words(sheet: Sheet) -> Sheet:
    return replace(
        sheet,
        title=one_line(sheet.title),
        name=one_line(sheet.name),
        summary=unarmed(sheet.summary),
        aliases=tuple(map(unarmed, sheet.aliases)),
        source=unarmed(sheet.source),
        prose=unarmed(sheet.prose),
        notes=tuple(map(unarmed, sheet.notes)),
        variants=tuple(map(unarmed, sheet.variants)),
    )
