"""A room as everybody sees it: the position, the legal moves, and who sits there."""

from __future__ import annotations

from greed.core.game import legal_moves
from greed.core.position import position
from greed.fair.keys import fingerprint
from greed.web.rooms.dice.devices import devices_of
from greed.web.rooms.dice.view import dice_view
from greed.web.rooms.table import HOST, Table
from greed.web.sheets import sheet_info
from greed.wire import GameState, RoomView, SeatView
from greed.wire.requests import Clock

__all__ = ["game_state", "room_view"]


def game_state(table: Table) -> GameState | None:
    """Return the game as it stands; None before it has started."""
    state = table.state
    if state is None:
        return None
    if state.phase == "throw":
        legal: tuple[str, ...] = () if table.rolling else ("throw",)
    else:
        legal = tuple(map(str, legal_moves(state)))
    return GameState(
        ply=table.ply,
        position=position(state),
        phase=state.phase,
        seat=state.seat,
        scores=state.scores,
        legal=legal,
        waiting=table.waiting,
        deadline=table.ends_at,
        warned=table.warned_at,
        winners=state.winners,
    )


def room_view(table: Table, here: frozenset[int], *, code: bool) -> RoomView:
    """Return the room without its game; `code` for those who may join it."""
    setup = table.setup
    return RoomView(
        code=table.room.code if code else None,
        watch=table.room.watch,
        status=table.status,  # type: ignore[arg-type]
        sheet=sheet_info(table.sheet),
        seats=tuple(
            SeatView(
                kind="bot" if seat.bot else "person" if seat.key else "open",
                name=seat.name,
                bot=seat.bot,
                here=index in here or seat.bot is not None,
                host=seat.key is not None and seat.key == table.host,
                device=_device(table, index),
                free_from=table.free_from(index),
                fingerprint=fingerprint(bytes.fromhex(seat.identity)) if seat.identity else None,
                program=seat.program,
            )
            for index, seat in enumerate(table.seats)
        ),
        dice=dice_view(table),
        clock=Clock(seconds=setup.clock) if setup.clock else None,
        coach=setup.coach,
        listed=table.listed_at is not None,
        rematch=table.next if code else None,
        created=table.room.created,
        host_free_from=table.free_from(HOST),
    )


def _device(table: Table, seat: int) -> int | None:
    """Return the number of the device that signs for a seat, if one does."""
    if table.proof:
        number = table.proof.session.device_of(seat)
        return number if number >= 0 else None
    return next((n for n, (_, seats) in enumerate(devices_of(table)) if seat in seats), None)
