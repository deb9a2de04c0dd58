"""A room as others see it: how it stands, and its game as a record."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from greed.core.game import legal_moves
from greed.core.moves import FORFEIT, JOIN, parse_move
from greed.core.position import position
from greed.core.record import Event, Record
from greed.core.state import State
from greed.store import Dice, Entry, Joined, Moved, Store, Thrown, Undo, decode_step
from greed.web.refusal import Refusal, told
from greed.web.rooms.dice import lines_of
from greed.web.rooms.people import distinct
from greed.web.rooms.room import HOST, Room
from greed.web.sheets import sheet_info
from greed.wire import DeviceView, DiceView, GameState, RoomView, SeatView
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
        deadline=room.deadline,
        rolling=room.course.k if room.course and room.rolling else None,
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
                device=room.device_of(index),
                free_from=room.free_from(index),
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


def _dice_view(room: Room) -> DiceView:
    """Return where the dice of a room come from."""
    course = room.course
    if course is None:
        seats: dict[str, list[int]] = {}
        for seat, sealed in sorted(room.sealed.items()):
            seats.setdefault(sealed.device, []).append(seat)
        devices = tuple(DeviceView(name=name, seats=tuple(own)) for name, own in seats.items())
        return DiceView(mode=room.setup.dice, game=room.game, devices=devices)
    devices = tuple(
        DeviceView(
            name=each.name,
            seats=each.seats,
            rolls=each.rolls,
            took=each.took,
            silent=each.silent,
            out=each.out,
        )
        for each in course.devices
    )
    return DiceView(mode=room.setup.dice, game=room.game, sealed=True, devices=devices)


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


async def record_of(store: Store, room: Room, turn: Turn | None = None) -> Record:
    """Return the record of a room's game as far as it has got; what was undone is only counted.

    Where the dice are sealed, what was said about them is its proof.

    Raises:
        Refusal: the game has not begun.
    """
    state = must_have_begun(room)
    events, said = list[Event](), list[tuple[Any, ...]]()
    undone, dice = 0, _Dice()
    async for entry in _entries(store, room, turn=turn):
        match entry:
            case Thrown(dice=thrown):
                events.append(thrown)
            case Moved(move=move):
                events.append(parse_move(move))
            case Joined():
                events.append(JOIN)
            case Undo():
                events.pop()
                undone += 1
            case Dice():
                said.append(entry.entry)
                events += dice.came_of(entry.entry)
            case _:
                pass
    names = tuple(seat.name or "nobody" for seat in room.seats)
    tags = {"date": datetime.fromtimestamp(room.row.created, UTC).date().isoformat()}
    if undone:
        tags["undone"] = str(undone)
    if room.course:
        tags |= {"game": room.game, "head": room.course.head.hex()}
        names = tuple(name for name, _ in room.course.start.seats)
    return Record(
        sheet=room.sheet,
        seats=distinct(names),
        first=state.first,
        dice=room.setup.dice,
        tags=tags,
        events=tuple(events),
        proof=lines_of(said),
    )


class _Dice:
    """Follows what is said about dice, as far as a record of the game has to know."""

    def __init__(self) -> None:
        self._by, self._decides = "", False

    def came_of(self, said: tuple[Any, ...]) -> tuple[Event, ...]:
        """Return what has happened in the game with the next that is said."""
        match said:
            case (_, _, _, first, _, _, _):
                self._decides = first is None
            case ("asked", _, by, *_):
                self._by = by
            case ("rolled", *_) if self._decides:
                self._decides = False
            case ("rolled", *_):
                return (tuple(said[4]),)
            case ("void", _, silent) if self._by in silent:
                return (FORFEIT,)
            case _:
                pass
        return ()


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
