"""Dice that can be verified: devices that prepare themselves, and what they sign."""

from __future__ import annotations

import time

from greed.core.errors import MoveError, ThrowError
from greed.fair.session import WAIT
from greed.fair.start import is_weak
from greed.fair.statements import Misstatement
from greed.store import Entry, Prepared, Reopened
from greed.web.bots import known_bot
from greed.web.problems import problem_of
from greed.web.refusal import Refusal, told
from greed.web.rooms.draft import Draft
from greed.web.rooms.live import Live
from greed.web.rooms.people import Person
from greed.web.rooms.proof import Proof, reseated
from greed.web.rooms.registry import Rooms
from greed.web.rooms.room import Room
from greed.wire import DeviceSetup, SayRequest

__all__ = ["do_prepare", "do_reopen", "do_say", "prepared"]


def prepared(room: Room, person: Person, seats: tuple[int, ...], device: DeviceSetup) -> Prepared:
    """Return the entry by which a person's device is to sign for seats.

    Raises:
        Refusal: it was made for another game, or its key is weak or somebody else's.
    """
    if not room.proves:
        raise Refusal("wrong_phase", "the dice of this room need no device")
    if device.game != room.game:
        said = f"this device was prepared for game {device.game}, the next is {room.game}"
        raise Refusal("stale", said)
    if any(is_weak(bytes.fromhex(key)) for key in (device.key, device.recovery)):
        raise Refusal("bad_request", told("dice-weak-key"))
    own = person.holds(room)
    for seat, other in room.prepared.items():
        if seat in seats or other.key != device.key:
            continue
        if seat not in own:
            raise Refusal("bad_request", "this key belongs to another person's device")
        if (other.anchor, other.commit, other.recovery) != (
            device.anchor, device.commit, device.recovery,
        ):  # fmt: skip
            raise Refusal("bad_request", "one device has one anchor and one commitment")
    return Prepared(
        seats=seats, key=device.key, anchor=device.anchor, commit=device.commit,
        recovery=device.recovery,
    )  # fmt: skip


async def do_prepare(rooms: Rooms, live: Live, person: Person, device: DeviceSetup) -> int:
    """Let a device sign for all seats of a person, or ask to go on with another key."""

    def decide(room: Room) -> tuple[Entry, ...]:
        person.must_belong(room)
        seats = person.holds(room)
        if not seats:
            raise Refusal("wrong_token", told("refused-token"))
        if room.status not in ("open", "revealing", "playing"):
            raise Refusal("wrong_phase", told("refused-over"))
        entry = prepared(room, person, seats, device)
        if room.proof is None:
            others = [room.prepared.get(seat) for seat in seats]
            return () if all(_same(entry, other) for other in others) else (entry,)
        number = room.device_of(seats[0])
        if number < 0:
            raise Refusal("wrong_phase", "the game began without a device for this seat")
        if (device.key, device.anchor) == room.proof.renewals.get(number):
            return ()
        if bytes.fromhex(device.key) in room.proof.session.keys:
            raise Refusal("bad_request", "to go on with another key, make a fresh one")
        return (entry,)

    return await rooms.act(live, decide)


def _same(entry: Prepared, other: Prepared | None) -> bool:
    return other is not None and (entry.key, entry.anchor, entry.commit, entry.recovery) == (
        other.key, other.anchor, other.commit, other.recovery,
    )  # fmt: skip


async def do_reopen(rooms: Rooms, live: Live, person: Person) -> int:
    """Give up an attempt to start: all devices prepare themselves afresh."""

    def decide(room: Room) -> tuple[Entry, ...]:
        person.must_host(room)
        if room.status != "revealing":
            said = "only a start that waits for devices to reveal can be called off"
            raise Refusal("wrong_phase", said)
        return (Reopened(),)

    return await rooms.act(live, decide)


async def do_say(
    rooms: Rooms, live: Live, person: Person, request: SayRequest
) -> tuple[int, int, bool]:
    """Take statements of a device; return the step, the ply then, and whether they were known."""
    before: tuple[int, int] | None = None

    def decide(room: Room) -> Draft | tuple[Entry, ...]:
        nonlocal before
        person.must_belong(room)
        before = _said_before(room, request)
        if before:
            return ()
        if room.status not in ("revealing", "playing") or not room.proof:
            raise Refusal("wrong_phase", told("refused-no-game"), ply=room.ply)
        draft = Draft(room)
        try:
            for body, signature in request.says:
                _must_be_allowed(draft.proof, request.device, body, room.ply)
                draft.hear(request.device, body, signature)
            draft.deal()
        except Misstatement as error:
            raise Refusal("misstated", str(error), ply=room.ply) from error
        except (MoveError, ThrowError) as error:
            raise Refusal.of(problem_of(error, room.state, room.ply)) from error
        return draft

    seq = await rooms.act(live, decide)
    return (*before, True) if before else (seq, live.room.ply, False)


def _said_before(room: Room, request: SayRequest) -> tuple[int, int] | None:
    """Return what became of statements that are all there already."""
    if room.proof is None:
        return None
    became = [room.done.get((request.device, *said)) for said in request.says]
    return became[-1] if all(became) else None


def _must_be_allowed(proof: Proof, device: int, body: str, ply: int) -> None:
    """Refuse what the protocol allows and a server does not."""
    word, *said = body.split(" ")
    if word == "over" and len(said) == 3 and said[1].isdecimal():
        notice = proof.session.warned.get(int(said[1]))
        wait = notice.time + WAIT - time.time() if notice else 0.0
        if wait > 0:
            raise Refusal(
                "wrong_phase", f"it has {WAIT} seconds from its warning: wait {wait:.0f} s", ply=ply
            )
    if (seating := reseated(device, body)) and seating[1].startswith("bot:"):
        name = seating[1].removeprefix("bot:")
        if str(known_bot(name, coach=True)) != name:
            raise Refusal("bad_bot", f"write the bot's name as {known_bot(name, coach=True)}")
