"""When a program goes along with the people at its table, who want to go on without somebody.

It never proposes anything, and it joins only what every other person with a say has asked for. How
long the silent device has been waited for is measured by the program's own clock, so neither the
server's word nor one impatient player moves it sooner.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from greed.fair.device import Device, Said
from greed.fair.session import Session
from greed.web.protocol import RoomView

__all__ = ["Patience", "Vote", "Voter"]


class Patience(NamedTuple):
    """Seconds that a program itself has seen a device stay silent before it joins a vote.

    Attributes:
        roll: for `without` (one roll) and `renew` (a lost device gets a new key).
        freeze: for `void`; servers allow none within two minutes of the freeze.
    """

    roll: float = 20.0
    freeze: float = 125.0


class Vote(NamedTuple):
    """A statement that joins the others, and what it means in words."""

    said: Said
    meaning: str


class _Motion(NamedTuple):
    """What may be put to the vote: a statement about a device, and who has a say in it."""

    word: str
    device: int
    what: tuple[object, ...]
    voters: frozenset[int]
    number: int


class Voter:
    """Decides when one program's device joins a vote."""

    def __init__(
        self, patience: Patience | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._patience, self._clock = patience or Patience(), clock
        self._since: dict[_Motion, float] = {}

    def vote(self, device: Device, room: RoomView) -> Vote | None:
        """Return how a device joins the people at its table, if it is time.

        It says nothing about who holds a seat: nobody has to be heard for that, so silence would
        be no reason.
        """
        session, own = device.session, device.number
        if session.base is None or session.ended:
            return None
        open_ = {motion for motion in _motions(session, own, _wishes(room)) if own in motion.voters}
        now = self._clock()
        self._since = {motion: self._since.get(motion, now) for motion in open_}
        people = _people(room) - {own}
        for motion, since in self._since.items():
            voices = session.voices(motion.word, motion.device, *motion.what)
            asked = motion.voters & people
            wait = self._patience.freeze if motion.word == "void" else self._patience.roll
            if asked and asked <= voices and own not in voices and now - since >= wait:
                self._since[motion] = now  # if the server refuses it, the next try can wait
                return _vote(device, motion, _name(room, motion.device))
        return None


def _motions(
    session: Session, own: int, wishes: Mapping[int, tuple[bytes, bytes]]
) -> Iterator[_Motion]:
    """Yield what a device may vote on now, whether anybody has asked for it or not."""
    required, contributors = frozenset(session.required), frozenset(session.contributors)
    for device in session.waiting_ready:
        yield _Motion("without", device, (), required - {device}, session.number + 1)
    for device in session.waiting_values if own in session.given else ():
        yield _Motion("void", device, (), contributors - {device}, session.number)
    for device, (key, anchor) in wishes.items() if not session.frozen else ():
        if key not in session.keys:
            voters = frozenset(session.holding) - {device}
            yield _Motion("renew", device, (key, anchor), voters, 0)


def _vote(device: Device, motion: _Motion, name: str) -> Vote:
    match motion:
        case _Motion(word="renew", what=(bytes(key), bytes(anchor))):
            said = device.renew(motion.device, key, anchor)
            return Vote(said, f"agreed with the others: {name} plays on with another device")
        case _Motion(word="void"):
            said = device.void(motion.device)
            return Vote(said, f"agreed with the others to go on without {name}, who is silent")
        case _:
            said = device.without(motion.device)
            return Vote(said, f"agreed with the others to roll without {name} this time")


def _name(room: RoomView, device: int) -> str:
    return " and ".join(seat.name for seat in room.seats if seat.device == device)


def _people(room: RoomView) -> frozenset[int]:
    """Return the devices of people.

    A server that calls a person a program gains nothing: a vote needs everybody's voice anyway.
    """
    return frozenset(
        seat.device
        for seat in room.seats
        if seat.kind == "person" and not seat.program and seat.device is not None
    )


def _wishes(room: RoomView) -> dict[int, tuple[bytes, bytes]]:
    """Return the keys with which devices ask to go on: their own tokens have asked for it."""
    return {
        number: (bytes.fromhex(device.renewal.key), bytes.fromhex(device.renewal.anchor))
        for number, device in enumerate(room.dice.devices)
        if device.renewal
    }
