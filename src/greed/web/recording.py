"""A room's game as a record, with what it takes to verify its dice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime

from greed.core.moves import FORFEIT, parse_move
from greed.core.record import Event, Record
from greed.fair._protocol1 import ranges
from greed.store import Entry, Forfeited, Moved, Store, Thrown, Undo, decode_step
from greed.web.live import PAGE, Pause
from greed.web.refusal import Refusal
from greed.web.table import Table

__all__ = ["record_of"]


async def record_of(store: Store, table: Table) -> Record:
    """Return the record of a room's game as far as it has got; what was undone is only counted.

    Raises:
        Refusal: the game has not begun.
    """
    if table.state is None:
        raise Refusal("not_started", "the game has not begun")
    events: list[Event] = []
    undone = 0
    async for entry in _entries(store, table):
        match entry:
            case Thrown(dice=dice):
                events.append(dice)
            case Moved(move=move):
                events.append(parse_move(move))
            case Forfeited():
                events.append(FORFEIT)
            case Undo():
                events.pop()
                undone += 1
            case _:
                pass
    setup = table.setup
    tags = {"date": datetime.fromtimestamp(table.room.created, UTC).date().isoformat()}
    if setup.dice != "real":
        tags |= {"game": setup.game, "commitment": setup.commitment}
        tags |= {f"seed-{number}": seat.seed for number, seat in enumerate(table.seats, 1)}
        tags |= _shares(table)
        if table.secret:
            tags["secret"] = table.secret
    if undone:
        tags["undone"] = str(undone)
    return Record(
        sheet=table.sheet,
        seats=_distinct(tuple(seat.name or "nobody" for seat in table.seats)),
        first=table.state.first,
        dice=setup.dice,
        tags=tags,
        events=tuple(events),
    )


async def _entries(store: Store, table: Table) -> AsyncIterator[Entry]:
    """Yield what happened in a room so far, page by page: long logs give way to others."""
    seq, last, pause = 0, table.seq, Pause()
    while seq < last:
        steps = await store.steps(table.room.id, seq, PAGE)
        for step in steps:
            if step.seq <= last:
                for entry in decode_step(step.body):
                    yield entry
        await pause()
        if not steps:
            return
        seq = steps[-1].seq


def _shares(table: Table) -> dict[str, str]:
    """Return what verifies strict dice: anchors, last values, and the throws that missed one."""
    if table.values is None:
        return {}
    tags = {}
    for seat, last in enumerate(table.values.last):
        if last is not None:
            number, value = last
            tags[f"anchor-{seat + 1}"] = table.seats[seat].anchor or ""
            tags[f"last-{seat + 1}"] = f"{number}:{value.hex()}"
            if missed := table.values.missed[seat]:
                tags[f"silent-{seat + 1}"] = ranges(missed)
    return tags


def _distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names, a number added where one stands twice.

    >>> _distinct(("Ann", "Bob", "Ann"))
    ('Ann', 'Bob', 'Ann 2')
    """
    taken: list[str] = []
    for name in names:
        told, number = name, 2
        while told in taken:
            told, number = f"{name} {number}", number + 1
        taken.append(told)
    return tuple(taken)
