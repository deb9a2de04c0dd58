"""A room as it is shown to somebody: its snapshot, with the steps that were missed."""

from __future__ import annotations

from greed.store import Store
from greed.web.live import Live
from greed.web.person import Person
from greed.web.protocol import Happened, Snapshot, You
from greed.web.table import Table
from greed.web.views import room_view

__all__ = ["snapshot"]


async def snapshot(
    store: Store, live: Live, person: Person, since: int | None, *, joins: bool
) -> Snapshot:
    """Return a room as it stands, with the steps after `since` (None: without steps)."""
    table = live.table
    log: tuple[Happened, ...] = ()
    if since is not None and since < table.seq:
        log = await _steps(store, live, since)
    return Snapshot(
        seq=table.seq,
        room=room_view(table, live.present, code=joins),
        game=live.game(),
        you=person.you(table) if joins else You(),
        log=log,
    )


async def _steps(store: Store, live: Live, since: int) -> tuple[Happened, ...]:
    """Return the steps after `since`: from memory, else told again from the log."""
    seq = live.table.seq
    recent = tuple(step for step, _ in live.tail if since < step.seq <= seq)
    if len(recent) == seq - since:
        return recent
    again = Table(live.table.room)
    steps = await store.steps(live.table.room.id)
    told = [again.fold(step) for step in steps if step.seq <= seq]
    return tuple(step for step in told if step.seq > since)
