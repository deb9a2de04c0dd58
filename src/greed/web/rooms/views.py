"""A room as others see it: how it stands, its game as a record, the statements of its dice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime

from msgspec.structs import replace

from greed.core.game import legal_moves, start
from greed.core.moves import FORFEIT, JOIN, parse_move
from greed.core.position import position
from greed.core.record import Event, Record, apply_event
from greed.core.state import State
from greed.fair.keys import fingerprint
from greed.fair.session import Session
from greed.fair.statements import By, SatOut, events_of
from greed.store import Entry, Joined, Moved, Said, Store, Thrown, Undo, decode_step
from greed.web.refusal import Refusal, told
from greed.web.rooms.people import distinct
from greed.web.rooms.proof import Proof, statement
from greed.web.rooms.room import HOST, Room
from greed.web.sheets import sheet_info
from greed.wire import (
    DeviceView,
    DiceView,
    FrozenView,
    GameState,
    ProofView,
    Renewal,
    RoomView,
    SeatView,
    Statement,
    WarnedView,
)
from greed.wire.requests import Clock


def game_state(room: Room) -> GameState | None:
    """Return the game as it stands; None before it has started."""
    state = room.state
    if state is None:
        return None
    if state.phase == "throw":
        legal: tuple[str, ...] = () if room.rolling else ("throw",)
    else:
        legal = tuple(map(str, legal_moves(state)))
    return GameState(
        ply=room.ply,
        position=position(state),
        phase=state.phase,
        seat=state.seat,
        scores=state.scores,
        legal=legal,
        waiting=room.waiting,
        deadline=room.ends_at,
        warned=room.warned_at,
        winners=state.winners,
    )


def room_view(room: Room, here: frozenset[int], *, code: bool) -> RoomView:
    """Return the room without its game; `code` for those who may join it."""
    setup = room.setup
    return RoomView(
        code=room.row.code if code else None,
        watch=room.row.watch,
        status=room.status,
        sheet=sheet_info(room.sheet),
        seats=tuple(
            SeatView(
                kind="bot" if seat.bot else "person" if seat.key else "open",
                name=seat.name,
                bot=seat.bot,
                here=index in here or seat.bot is not None,
                host=seat.key is not None and seat.key == room.host,
                device=_device(room, index),
                free_from=room.free_from(index),
                fingerprint=fingerprint(bytes.fromhex(seat.identity)) if seat.identity else None,
                program=seat.program,
            )
            for index, seat in enumerate(room.seats)
        ),
        dice=_dice_view(room),
        clock=Clock(seconds=setup.clock) if setup.clock else None,
        coach=setup.coach,
        listed=room.listed_at is not None,
        rematch=room.next if code else None,
        created=room.row.created,
        host_free_from=room.free_from(HOST),
    )


def _device(room: Room, seat: int) -> int | None:
    """Return the number of the device that signs for a seat, if one does."""
    if room.proof:
        number = room.device_of(seat)
        return number if number >= 0 else None
    return next((n for n, (_, seats) in enumerate(room.devices) if seat in seats), None)


# -- its dice


def _dice_view(room: Room) -> DiceView:
    """Return where the dice of a room come from."""
    setup = room.setup
    if room.proof:
        return _in_play(room, room.proof)
    return DiceView(
        mode=setup.dice,
        game=room.game,
        attempt=room.attempts + 1 if room.proves else 0,
        previous=room.previous or None,
        devices=tuple(
            DeviceView(key=device.key, anchor=device.anchor, seats=seats)
            for device, seats in room.devices
        ),
    )


def _in_play(room: Room, proof: Proof) -> DiceView:
    session = proof.session
    awaits, waiting = proof.awaited if session.ended is None else (None, ())
    frozen = None
    if session.frozen and proof.frozen_at is not None:
        frozen = FrozenView(
            number=session.number, devices=session.contributors, since=proof.frozen_at
        )
    return DiceView(
        mode=room.setup.dice,
        game=proof.game,
        attempt=room.attempts,
        previous=session.start.previous.hex() or None,
        start=proof.text,
        words=session.words or None,
        number=session.number,
        asked=session.asked,
        awaits=awaits,
        waiting=waiting,
        frozen=frozen,
        warned=tuple(
            WarnedView(device=device, since=notice.time, voices=tuple(sorted(notice.voices)))
            for device, notice in sorted(session.warned.items())
        ),
        away=tuple(sorted(session.away)),
        coming=tuple(sorted(session.coming)),
        barred=tuple(sorted(session.barred)),
        devices=tuple(
            DeviceView(
                key=key.hex(),
                anchor=proof.anchors[number],
                seats=proof.seats_of(number),
                renewal=Renewal(key=wish[0], anchor=wish[1])
                if (wish := proof.renewals.get(number))
                else None,
            )
            for number, key in enumerate(session.keys)
        ),
    )


def proof_view(
    room: Room, said: tuple[Statement, ...], since: int | None = None
) -> ProofView | None:
    """Return a part of the proof of a game; None if there is none.

    `since` is how many statements come before; by default these are the last ones.
    """
    proof = room.proof
    if proof is None:
        return None
    session = proof.session
    before = session.count - len(said) if since is None else since
    return ProofView(
        game=proof.game,
        start=proof.text if before == 0 else None,
        from_=before,
        statements=said,
        count=session.count,
        head=session.head.hex(),
        signature=proof.signature(),
    )


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


Turn = Callable[[], Awaitable[None]]
"""What is waited for after each page of a log: others have the event loop meanwhile."""


def must_have_begun(room: Room) -> State:
    """Return how a game stands, or refuse what there is only of a game that has begun.

    Raises:
        Refusal: it has not.
    """
    if room.state is None:
        raise Refusal("not_started", told("refused-not-started"))
    return room.state


async def record_of(
    store: Store, room: Room, turn: Turn | None = None, *, proof: bool = True
) -> Record:
    """Return the record of a room's game as far as it has got; what was undone is only counted.

    With or without what proves its dice.

    Raises:
        Refusal: the game has not begun.
    """
    state = must_have_begun(room)
    if room.proof:
        record = await _proven(store, room, room.proof, turn)
        if not proof:
            return record
        said = [lines async for lines in proof_lines(store, room, turn)]
        return replace(record, proof=tuple(line for lines in said for line in lines))
    events: list[Event] = []
    undone = 0
    async for entry in _entries(store, room, turn=turn):
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
        first=state.first,
        dice=setup.dice,
        tags=tags,
        events=tuple(events),
    )


async def _proven(store: Store, room: Room, proof: Proof, turn: Turn | None) -> Record:
    """Return the record of what statements have brought about, without the statements."""
    assert room.state is not None
    first, count = room.state.first, proof.session.count
    signed = f"{count}:{proof.signature()}"
    session = Session(proof.text, room.sheet.dice.faces)
    events: list[Event] = []
    async for entry in _entries(store, room, room.opened - 1, turn):
        if not isinstance(entry, Said) or session.count == count:
            continue
        by: By = "server" if entry.by < 0 else entry.by
        signature = bytes.fromhex(entry.signature)
        for happening in session.take(by, entry.body, signature, checked=True):
            events += events_of(happening)
            if isinstance(happening, SatOut) and FORFEIT in events[-1 - len(happening.seats) :]:
                events = _played(room, first, events)
    date = datetime.fromtimestamp(room.row.created, UTC).date().isoformat()
    return Record(
        sheet=room.sheet,
        seats=proof.names,
        first=first,
        dice=room.setup.dice,
        tags={"date": date, "game": proof.game, "protocol": "1", "signed": signed},
        events=tuple(events),
    )


async def proof_lines(
    store: Store, room: Room, turn: Turn | None = None
) -> AsyncIterator[tuple[str, ...]]:
    """Yield the proof of a game, a page of lines at a time: the start text, every statement.

    Nothing is yielded where the dice aren't proven.
    """
    if room.proof is None:
        return
    yield (room.proof.text,)
    async for page in _pages(store, room, room.opened - 1, turn):
        said = (statement(entry) for entry in page if isinstance(entry, Said))
        yield tuple(f"{by} {signature or '-'} {body}" for by, body, signature in said)


def _played(room: Room, first: int, events: list[Event]) -> list[Event]:
    """Return the events up to the end of the game: nobody sits out after it."""
    state = start(room.sheet, len(room.seats), first)
    for count, event in enumerate(events):
        if state.over:
            return events[:count]
        state = apply_event(state, event)
    return events


async def _entries(
    store: Store, room: Room, since: int = 0, turn: Turn | None = None
) -> AsyncIterator[Entry]:
    """Yield what happened in a room so far, page by page: long logs give way to others."""
    async for page in _pages(store, room, since, turn):
        for entry in page:
            yield entry


async def _pages(
    store: Store, room: Room, since: int, turn: Turn | None = None
) -> AsyncIterator[tuple[Entry, ...]]:
    seq, last, turn = since, room.seq, turn or Pause()
    while seq < last:
        steps = await store.steps(room.row.id, seq, PAGE)
        await turn()
        yield tuple(e for step in steps if step.seq <= last for e in decode_step(step.body))
        if not steps:
            return
        seq = steps[-1].seq


async def statements(
    store: Store, room: Room, since: int, before: Room | None = None
) -> tuple[Statement, ...]:
    """Return the statements of a game after the first `since`, a page of them, from the log.

    `before` is the room as it was when there were no more of them: the log is read from there on.
    """
    statements: list[Statement] = []
    start, passed = room.opened - 1, 0
    if before is not None and before.proof is not None:
        start, passed = before.seq, before.proof.session.count
    async for entry in _entries(store, room, start):
        if isinstance(entry, Said):
            passed += 1
            if passed > since:
                statements.append(statement(entry))
                if len(statements) == MOST:
                    break
    return tuple(statements)
