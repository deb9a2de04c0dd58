"""What a room shows of its dice: the parties, what is awaited, and the statements themselves."""

from __future__ import annotations

from greed.store import Said, Store, decode_step
from greed.web.rooms.dice.devices import devices_of
from greed.web.rooms.dice.proof import Proof, statement
from greed.web.rooms.table import Table
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


def dice_view(table: Table) -> DiceView:
    """Return where the dice of a room come from."""
    setup = table.setup
    if table.proof:
        return _in_play(table, table.proof)
    return DiceView(
        mode=setup.dice,
        game=table.game,
        attempt=table.attempts + 1 if table.proves else 0,
        previous=table.previous or None,
        devices=tuple(
            DeviceView(key=device.key, anchor=device.anchor, seats=seats)
            for device, seats in devices_of(table)
        ),
    )


def _in_play(table: Table, proof: Proof) -> DiceView:
    session = proof.session
    awaits, waiting = proof.awaited if session.ended is None else (None, ())
    frozen = None
    if session.frozen and proof.frozen_at is not None:
        frozen = FrozenView(
            number=session.number, devices=session.contributors, since=proof.frozen_at
        )
    return DiceView(
        mode=table.setup.dice,
        game=proof.game,
        attempt=table.attempts,
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
    table: Table, said: tuple[Statement, ...], since: int | None = None
) -> ProofView | None:
    """Return a part of the proof of a game; None if there is none.

    `since` is how many statements come before; by default these are the last ones.
    """
    proof = table.proof
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


async def statements(store: Store, table: Table, since: int) -> tuple[Statement, ...]:
    """Return the statements of a game after the first `since`, a page of them, from the log."""
    found: list[Statement] = []
    seq, last, passed = table.opened - 1, table.seq, 0
    while seq < last and len(found) < MOST:
        steps = await store.steps(table.room.id, seq, _PAGE)
        for step in steps:
            for entry in decode_step(step.body):
                if isinstance(entry, Said) and step.seq <= last:
                    passed += 1
                    if passed > since:
                        found.append(statement(entry))
        if not steps:
            break
        seq = steps[-1].seq
    return tuple(found[:MOST])
