"""A room's log, read again: its game as a record, and the statements of its dice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime

from greed.core.game import start
from greed.core.moves import FORFEIT, JOIN, parse_move
from greed.core.record import Event, Record, apply_event
from greed.fair.session import Session
from greed.fair.statements import By, SatOut, events_of
from greed.store import Entry, Joined, Moved, Said, Store, Thrown, Undo, decode_step
from greed.web.refusal import Refusal, told
from greed.web.rooms.people import distinct
from greed.web.rooms.proof import Proof, statement
from greed.web.rooms.room import Room
from greed.wire import Statement

MOST = 500
"""Most statements in one answer; clients ask again for more."""
PAGE = 128
"""Most steps of a log in one answer; clients ask again for more."""
_BREATH = 0.005


class Pause:
    """Lets others have the event loop whenever it has been held for a while."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def __call__(self) -> None:
        """Give way, if it is time."""
        if time.perf_counter() - self._since > _BREATH:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


async def record_of(store: Store, room: Room) -> Record:
    """Return the record of a room's game as far as it has got; what was undone is only counted.

    Raises:
        Refusal: the game has not begun.
    """
    if room.state is None:
        raise Refusal("not_started", told("refused-not-started"))
    if room.proof:
        return await _proven(store, room, room.proof)
    events: list[Event] = []
    undone = 0
    async for entry in _entries(store, room):
        match entry:
            case Thrown(dice=dice):
                events.append(dice)
            case Moved(move=move):
                events.append(parse_move(move))
            case Joined():
                events.append(JOIN)
            case Undo():
                events.pop()
                undone += 1
            case _:
                pass
    setup = room.setup
    tags = {"date": datetime.fromtimestamp(room.row.created, UTC).date().isoformat()}
    if undone:
        tags["undone"] = str(undone)
    return Record(
        sheet=room.sheet,
        seats=distinct(tuple(seat.name or "nobody" for seat in room.seats)),
        first=room.state.first,
        dice=setup.dice,
        tags=tags,
        events=tuple(events),
    )


async def _proven(store: Store, room: Room, proof: Proof) -> Record:
    """Return the record of a game with its proof: every statement, and what it brought about."""
    assert room.state is not None
    first, count = room.state.first, proof.session.count
    signed = f"{count}:{proof.signature()}"
    session = Session(proof.text, room.sheet.dice.faces)
    events: list[Event] = []
    lines = [proof.text]
    async for entry in _entries(store, room, room.opened - 1):
        if not isinstance(entry, Said) or session.count == count:
            continue
        by: By = "server" if entry.by < 0 else entry.by
        signature = bytes.fromhex(entry.signature)
        for happening in session.take(by, entry.body, signature, checked=True):
            events += events_of(happening)
            if isinstance(happening, SatOut) and FORFEIT in events[-1 - len(happening.seats) :]:
                events = _played(room, first, events)
        lines.append(f"{by} {entry.signature or '-'} {entry.body}")
    date = datetime.fromtimestamp(room.row.created, UTC).date().isoformat()
    return Record(
        sheet=room.sheet,
        seats=proof.names,
        first=first,
        dice=room.setup.dice,
        tags={"date": date, "game": proof.game, "protocol": "1", "signed": signed},
        events=tuple(events),
        proof=tuple(lines),
    )


def _played(room: Room, first: int, events: list[Event]) -> list[Event]:
    """Return the events up to the end of the game: nobody sits out after it."""
    state = start(room.sheet, len(room.seats), first)
    for count, event in enumerate(events):
        if state.over:
            return events[:count]
        state = apply_event(state, event)
    return events


async def _entries(store: Store, room: Room, since: int = 0) -> AsyncIterator[Entry]:
    """Yield what happened in a room so far, page by page: long logs give way to others."""
    seq, last, pause = since, room.seq, Pause()
    while seq < last:
        steps = await store.steps(room.row.id, seq, PAGE)
        for step in steps:
            if step.seq <= last:
                for entry in decode_step(step.body):
                    yield entry
        await pause()
        if not steps:
            return
        seq = steps[-1].seq


async def statements(store: Store, room: Room, since: int) -> tuple[Statement, ...]:
    """Return the statements of a game after the first `since`, a page of them, from the log."""
    statements: list[Statement] = []
    passed = 0
    async for entry in _entries(store, room, room.opened - 1):
        if isinstance(entry, Said):
            passed += 1
            if passed > since:
                statements.append(statement(entry))
                if len(statements) == MOST:
                    break
    return tuple(statements)
