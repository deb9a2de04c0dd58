"""Records of others, made safe to show: their words are only ever read, never obeyed."""

from __future__ import annotations

import re

from msgspec.structs import replace

from greed.core.record import Record
from greed.core.sheet import Sheet

__all__ = ["readable"]

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


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
        seats=tuple(map(_shown, record.seats)),
        dice=_shown(record.dice),
        tags={_shown(key): _shown(value) for key, value in record.tags.items()},
    )


def _words(sheet: Sheet) -> Sheet:
    return replace(
        sheet,
        title=_shown(sheet.title),
        name=_shown(sheet.name),
        summary=_shown(sheet.summary),
        aliases=tuple(map(_shown, sheet.aliases)),
        source=_shown(sheet.source),
        prose=_shown(sheet.prose),
        notes=tuple(map(_shown, sheet.notes)),
        variants=tuple(map(_shown, sheet.variants)),
    )


def _shown(text: str) -> str:
    return _CONTROL.sub("�", text)
