"""When a program goes on without a silent device, as the people at its table do.

It waits for what all other people say who are not silent themselves; where there are none, it
decides alone. How long the device has been silent is measured by the program's own clock, so
neither the server's word nor one impatient player moves it sooner.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from greed.fair.device import Device, Said
from greed.fair.session import WAIT
from greed.wire import RoomView

__all__ = ["Patience"]


class Patience:
    """Decides when one program's device says that another one isn't waited for any longer.

    >>> patience = Patience(wait=90, clock=lambda: 0.0)
    """

    def __init__(
        self, wait: float = WAIT + 1.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Wait this many seconds after the program itself has heard a warning: 60 or more."""
        self._wait, self._clock = wait, clock
        self._heard: dict[tuple[int, int], float] = {}

    def look(self, device: Device, room: RoomView) -> tuple[Said, str] | None:
        """Return what a device says now about a silent one, and in words, if it is time."""
        session, own = device.session, device.number
        if session.base is None or session.ended or own in session.away:
            return None
        now = self._clock()
        open_ = {(other, notice.at): notice for other, notice in session.warned.items()}
        self._heard = {motion: self._heard.get(motion, now) for motion in open_}
        if own in (*session.waiting_ready, *session.waiting_values):
            return None
        playing = set(session.holding) - session.away - set(session.warned)
        asked = _people(room) & playing - {own}
        for (other, at), notice in open_.items():
            waited = now - self._heard[other, at]
            due = asked <= notice.voices and waited >= self._wait
            if other != own and own not in notice.voices and due:
                self._heard[other, at] = now  # if the server refuses it, the next try can wait
                name = " and ".join(seat.name for seat in room.seats if seat.device == other)
                said = device.over(other, notice.time + max(WAIT, int(waited)))
                return said, f"going on without {name}, who is silent"
        return None


def _people(room: RoomView) -> frozenset[int]:
    """Return the devices of people.

    A server that calls a person a program gains little: everybody who isn't silent has to agree.
    """
    return frozenset(
        seat.device
        for seat in room.seats
        if seat.kind == "person" and not seat.program and seat.device is not None
    )
