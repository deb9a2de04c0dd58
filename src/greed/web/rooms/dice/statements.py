"""What devices ask of a room: to be prepared, to take their statements, to begin again."""

from __future__ import annotations

import time

from greed.core.errors import MoveError, ThrowError
from greed.fair.session import WAIT
from greed.fair.statements import Misstatement
from greed.store import Entry, Prepared, Reopened
from greed.web.bots import known_bot
from greed.web.problems import problem_of
from greed.web.refusal import Refusal
from greed.web.rooms.dice.dealing import Dealing
from greed.web.rooms.dice.devices import prepared
from greed.web.rooms.dice.proof import reseated
from greed.web.rooms.live import Live
from greed.web.rooms.person import Person
from greed.web.rooms.registry import Rooms
from greed.web.rooms.table import Table
from greed.wire import DeviceSetup, SayRequest

__all__ = ["do_prepare", "do_reopen", "do_say"]


async def do_prepare(rooms: Rooms, live: Live, person: Person, device: DeviceSetup) -> int:
    """Let a device sign for all seats of a person, or ask to go on with another key."""

    def decide(table: Table) -> tuple[Entry, ...]:
        person.must_belong(table)
        seats = person.holds(table)
        if not seats:
            raise Refusal("wrong_token", "your token doesn't belong to a seat in this room")
        if table.status not in ("open", "revealing", "playing"):
            raise Refusal("wrong_phase", "the game is over")
        entry = prepared(table, person, seats, device)
        if table.proof is None:
            known = [table.prepared.get(seat) for seat in seats]
            return () if all(_same(entry, other) for other in known) else (entry,)
        number = table.proof.session.device_of(seats[0])
        if number < 0:
            raise Refusal("wrong_phase", "the game began without a device for this seat")
        wish = (device.key, device.anchor)
        if wish == table.proof.renewals.get(number):
            return ()
        if bytes.fromhex(device.key) in table.proof.session.keys:
            raise Refusal("bad_request", "to go on with another key, make a fresh one")
        return (entry,)

    return await rooms.act(live, decide)


def _same(entry: Prepared, other: Prepared | None) -> bool:
    known = other and (other.key, other.anchor, other.commit, other.recovery)
    return known == (entry.key, entry.anchor, entry.commit, entry.recovery)


async def do_reopen(rooms: Rooms, live: Live, person: Person) -> int:
    """Give up an attempt to start: all devices prepare themselves afresh."""

    def decide(table: Table) -> tuple[Entry, ...]:
        person.must_host(table)
        if table.status != "revealing":
            said = "only a start that waits for devices to reveal can be called off"
            raise Refusal("wrong_phase", said)
        return (Reopened(),)

    return await rooms.act(live, decide)


async def do_say(
    rooms: Rooms, live: Live, person: Person, request: SayRequest
) -> tuple[int, int, bool]:
    """Take statements of a device; return the step, the ply then, and whether they were known."""
    known: tuple[int, int] | None = None

    def decide(table: Table) -> tuple[Entry, ...]:
        nonlocal known
        person.must_belong(table)
        known = _known(table, request)
        if known:
            return ()
        if table.status not in ("revealing", "playing") or not table.proof:
            raise Refusal("wrong_phase", "no game is in progress", ply=table.ply)
        draft = Dealing(table)
        try:
            for body, signature in request.says:
                _check(table, request.device, body)
                draft.hear(request.device, body, signature)
            draft.deal()
        except Misstatement as error:
            raise Refusal("misstated", str(error), ply=table.ply) from error
        except (MoveError, ThrowError) as error:
            raise Refusal.of(problem_of(error, table.state, table.ply)) from error
        return draft.step()

    seq = await rooms.act(live, decide)
    if known:
        return *known, True
    return seq, live.table.ply, False


def _known(table: Table, request: SayRequest) -> tuple[int, int] | None:
    """Return what became of statements that are all there already."""
    if table.proof is None:
        return None
    found = [table.done.get((request.device, *said)) for said in request.says]
    return found[-1] if all(found) else None


def _check(table: Table, device: int, body: str) -> None:
    """Refuse what the protocol allows and a server does not."""
    proof = table.proof
    assert proof is not None
    word, *said = body.split(" ")
    if word == "over" and len(said) == 3 and said[1].isdecimal():
        notice = proof.session.warned.get(int(said[1]))
        wait = notice.time + WAIT - time.time() if notice else 0.0
        if wait > 0:
            raise Refusal(
                "wrong_phase", f"it has {WAIT} seconds from its warning: wait {wait:.0f} s",
                ply=table.ply,
            )  # fmt: skip
    if (seating := reseated(device, body)) and seating[1].startswith("bot:"):
        name = seating[1].removeprefix("bot:")
        if str(known_bot(name, coach=True)) != name:
            raise Refusal("bad_bot", f"write the bot's name as {known_bot(name, coach=True)}")
