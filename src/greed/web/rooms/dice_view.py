"""What a room shows of its dice: the parties, what is awaited, and the statements themselves."""

from __future__ import annotations

from greed.store import Said, Store, decode_step
from greed.web.rooms.proof import Proof, statement
from greed.web.rooms.room import Room
from greed.wire import (
    DeviceView,
    DiceView,
    FrozenView,
    ProofView,
    Renewal,
    Statement,
    WarnedView,
)

__all__ = ["MOST", "dice_view", "proof_view", "statements"]

MOST = 500
"""Most statements in one answer; clients ask again for more."""
_PAGE = 128


def dice_view(room: Room) -> DiceView:
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


async def statements(store: Store, room: Room, since: int) -> tuple[Statement, ...]:
    """Return the statements of a game after the first `since`, a page of them, from the log."""
    told: list[Statement] = []
    seq, last, passed = room.opened - 1, room.seq, 0
    while seq < last and len(told) < MOST:
        steps = await store.steps(room.row.id, seq, _PAGE)
        for step in steps:
            for entry in decode_step(step.body):
                if isinstance(entry, Said) and step.seq <= last:
                    passed += 1
                    if passed > since:
                        told.append(statement(entry))
        if not steps:
            break
        seq = steps[-1].seq
    return tuple(told[:MOST])
