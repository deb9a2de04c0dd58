"""A room as it is shown to somebody: its snapshot, with a page of the steps that were missed."""

from __future__ import annotations

from greed.store import Store
from greed.web._work.weighed import Weighed
from greed.web.rooms.dice.view import proof_view, statements
from greed.web.rooms.live import PAGE, Live, Pause
from greed.web.rooms.person import Person
from greed.web.rooms.views import room_view
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
    table = live.table
    tries = 0
    while True:
        seq, tries = table.seq, tries + 1
        log = await missed(store, live, since) if since is not None else ()
        game = live.game
        proof = await _proof(store, live, proof_since)
        if table.seq == seq or tries == _TRIES:  # else it has gone on meanwhile
            break
    return Snapshot(
        seq=table.seq,
        room=room_view(table, live.present, code=joins),
        game=game,
        you=person.you(table) if joins else You(),
        log=log,
        proof=proof,
    )


async def _proof(store: Store, live: Live, since: int | None) -> ProofView | None:
    """Return the statements after the first `since`: from memory, else from the log."""
    table = live.table
    if table.proof is None or since is None:
        return None
    count = table.proof.session.count
    since = since if since <= count else 0
    recent = live.late(len(live.said))
    if len(recent) >= count - since:
        return proof_view(table, recent[len(recent) - (count - since) :], since)
    proof, told = table.proof, await statements(store, table, since)
    if table.proof is not proof:  # another start meanwhile: the client is told to ask again
        return proof_view(table, (), 0)
    return proof_view(table, told, since)


async def missed(store: Store, live: Live, since: int) -> tuple[Happened, ...]:
    """Return the steps after `since`, up to the end of a page: from memory, else from the log."""
    seq = live.table.seq
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
    key = (live.table.room.id, number)
    known = _pages.get(key)
    if known is None:
        table, pause = live.marks[number].copy(), Pause()
        told = []
        for step in await store.steps(live.table.room.id, number * PAGE, PAGE):
            told.append(table.fold(step))
            await pause()
        known = tuple(told)
        if len(known) == PAGE:  # it never changes any more
            _pages.put(key, known, _STEP * PAGE)
    return known
