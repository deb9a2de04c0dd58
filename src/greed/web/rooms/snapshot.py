"""A room as it is shown to somebody: its snapshot, with a page of the steps that were missed."""

from __future__ import annotations

from greed.store import Store
from greed.web.rooms.fold import fold_step
from greed.web.rooms.live import PAGE, Live, Pause
from greed.web.rooms.people import Person
from greed.web.rooms.views import proof_view, room_view, statements
from greed.web.workers.weighed import Weighed
from greed.wire import Happened, ProofView, Snapshot, You

__all__ = ["missed", "snapshot"]

_STEP = 600
"""What a step that has been told weighs, roughly, in bytes."""
_pages: Weighed[tuple[str, int], tuple[Happened, ...]] = Weighed(16 << 20)
_TRIES = 8


async def snapshot(
    store: Store,
    live: Live,
    person: Person,
    since: int | None,
    proof_since: int | None = None,
    *,
    joins: bool,
) -> Snapshot:
    """Return a room as it stands, with the steps after `since` (None: without steps).

    Of a long log that is a page: `seq` is then beyond the last step, and the next page begins
    with `since` at that one.
    """
    tries = 0
    while True:
        room, tries = live.room, tries + 1
        log = await missed(store, live, since) if since is not None else ()
        game = live.game
        proof = await _proof(store, live, proof_since)
        if live.room is room or tries == _TRIES:  # else it has gone on meanwhile
            break
    room = live.room
    return Snapshot(
        seq=room.seq,
        room=room_view(room, live.present, code=joins),
        game=game,
        you=person.you(room) if joins else You(),
        log=log,
        proof=proof,
    )


async def _proof(store: Store, live: Live, since: int | None) -> ProofView | None:
    """Return the statements after the first `since`: from memory, else from the log."""
    room = live.room
    if room.proof is None or since is None:
        return None
    count = room.proof.session.count
    since = since if since <= count else 0
    recent = live.late(len(live.said))
    if len(recent) >= count - since:
        return proof_view(room, recent[len(recent) - (count - since) :], since)
    return proof_view(room, await statements(store, room, since), since)


async def missed(store: Store, live: Live, since: int) -> tuple[Happened, ...]:
    """Return the steps after `since`, up to the end of a page: from memory, else from the log."""
    seq = live.room.seq
    recent = tuple(step for step, _ in live.tail if since < step.seq <= seq)
    if len(recent) == max(0, seq - since):
        return recent
    told: tuple[Happened, ...] = ()
    number = since // PAGE
    while len(told) < PAGE and number * PAGE < seq:
        page = await _page(store, live, number)
        told += tuple(step for step in page if since < step.seq <= seq)
        number += 1
    return told


async def _page(store: Store, live: Live, number: int) -> tuple[Happened, ...]:
    """Return the steps of a page of the log, as far as it goes, told again from its beginning."""
    key = (live.room.row.id, number)
    page = _pages.get(key)
    if page is None:
        room, pause, steps = live.marks[number], Pause(), list[Happened]()
        for step in await store.steps(room.row.id, number * PAGE, PAGE):
            room, told, _ = fold_step(room, step)
            steps.append(Happened(seq=room.seq, at=room.at, ply=room.ply, entries=told))
            await pause()
        page = tuple(steps)
        if len(page) == PAGE:  # it never changes any more
            _pages.put(key, page, _STEP * PAGE)
    return page
