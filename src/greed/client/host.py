"""What a bot does as the host of its own table: it starts the game, and leaves a dead table."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

from greed.client import calls
from greed.client.client import Client, RoomState
from greed.client.errors import Refused

AGAIN = 1.0
"""Seconds between two tries to start a game for which somebody's device is not ready."""
GET_READY = 90.0
"""Seconds that those at a full table have until the game has begun."""
CALLED = 90.0
"""Seconds that a player who is called has to come back, or to be passed over."""


class Hosting:
    """The host's part at one table.

    Attributes:
        idle: seconds in which nothing happens until a game is given up.
        begun: called while the game is played.
    """

    def __init__(
        self, client: Client, code: str, idle: float, begun: Callable[[], None] = lambda: None
    ) -> None:
        """Host a room; `client` shows the host's token."""
        self._client, self._code = client, code
        self.idle, self.begun = idle, begun
        self._seen: object = None
        self._called = False
        self._since = self._tried = time.monotonic()

    def look(self, room: RoomState) -> None:
        """Do what is due: start the game, or give it up where nobody plays.

        Raises:
            Refused, Unreachable
        """
        now, status = time.monotonic(), room.room.status
        full = all(seat.kind != "open" for seat in room.room.seats)
        seen = (status, full, room.game.ply if room.game else 0)
        if seen != self._seen:
            self._seen, self._since, self._called = seen, now, False
        if status == "playing":
            self.begun()
        elif status == "open" and not full:
            return
        waited = now - self._since
        if status == "playing" and self.idle < waited <= self.idle + CALLED:
            self._call(room)
        elif waited > (self.idle if status == "playing" else GET_READY):
            self.leave()
        elif status == "open" and now - self._tried > AGAIN and self._ready(room, now):
            self._tried = now
            with contextlib.suppress(Refused):  # a device is missing: soon again
                self._client.ask(calls.start(self._code))

    def _ready(self, room: RoomState, now: float) -> bool:
        """Say whether everybody's device is there, or was waited for long enough."""
        if room.room.dice.mode == "real":
            return True
        signing = {seat for device in room.room.dice.devices for seat in device.seats}
        people = {n for n, seat in enumerate(room.room.seats) if seat.kind == "person"}
        return people <= signing or now - self._since > 5 * AGAIN

    def _call(self, room: RoomState) -> None:
        """Call once the players that the game waits for: it goes on without them, or is left."""
        if not self._called and room.game is not None:
            self._called = True
            for seat in room.game.waiting or (room.game.seat,):
                with contextlib.suppress(Refused):  # it is our own
                    self._client.ask(calls.call(self._code, seat))

    def leave(self) -> None:
        """Give the table up."""
        with contextlib.suppress(Refused):  # it is over already
            self._client.ask(calls.abandon(self._code))
