"""A room as everybody sees it: the position, the legal moves, and who sits there."""

from __future__ import annotations

from greed.core.game import legal_moves
from greed.core.position import position
from greed.fair.keys import fingerprint
from greed.web.rooms.dice_view import dice_view
from greed.web.rooms.room import HOST, Room
from greed.web.sheets import sheet_info
from greed.wire import GameState, RoomView, SeatView
from greed.wire.requests import Clock

__all__ = ["game_state", "room_view"]


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
        dice=dice_view(room),
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
