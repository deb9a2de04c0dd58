"""A room as everybody sees it: the position, the legal moves, who sits there, and its dice."""

from __future__ import annotations

from greed.core.game import legal_moves
from greed.core.position import position
from greed.fair.keys import fingerprint
from greed.web.rooms.proof import Proof
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
