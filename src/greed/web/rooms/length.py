"""How long the log of a room may become: every game fits in, and no player can fill it alone.

A record with more statements than `greed verify` reads would prove nothing, and a long one keeps
everybody waiting. The rules limit what moves a game on; all else is limited here.
"""

from __future__ import annotations

from collections.abc import Sequence

from greed.store import Abandoned, Entry, Said
from greed.web.refusal import Refusal
from greed.web.rooms.dice.proof import is_beside
from greed.web.rooms.table import Table, is_around

__all__ = ["AROUND", "BESIDE", "STATEMENTS", "STEPS", "must_fit"]

STATEMENTS = 90_000
"""Statements of a game; `greed verify` reads 100,000."""
BESIDE = 1_000
"""Statements of one device that move no game on: about seats, keys, comings and goings."""
AROUND = 10_000
"""Steps of a room around its game: seats, names, calls, preparations."""
STEPS = 250_000
"""Steps of a room in all."""


def must_fit(table: Table, entries: Sequence[Entry]) -> None:
    """Refuse a step for which the log of a room is too long; a game can always end.

    Raises:
        Refusal: it doesn't fit in.
    """
    said = [entry for entry in entries if isinstance(entry, Said)]
    ends = any(each.body.startswith("end ") for each in said)
    if ends or any(isinstance(entry, Abandoned) for entry in entries):
        return
    if table.seq >= STEPS:
        raise Refusal("too_large", "this room's log is full: the host can only give the game up")
    if is_around(entries) and table.around >= AROUND:
        raise Refusal("too_large", "too many changes around this game: make another room")
    if table.proof is None:
        return
    if table.proof.session.count + len(said) > STATEMENTS:
        why = f"a game has at most {STATEMENTS:,} statements: the host can only give it up"
        raise Refusal("too_large", why)
    for each in said:
        if each.by >= 0 and is_beside(each.body) and table.proof.beside[each.by] >= BESIDE:
            why = f"a device makes at most {BESIDE:,} statements in a game that move nothing on"
            raise Refusal("too_large", why)
