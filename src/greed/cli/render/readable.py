"""Records of others, made safe to show: their words are only ever read, never obeyed."""

from __future__ import annotations

from msgspec.structs import replace

from greed.core.record import Record
from greed.core.sheet import Sheet
from greed.report.plain import one_line, unarmed

__all__ = ["readable"]


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
