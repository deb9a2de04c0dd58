"""The values of strict dice under protocol 1, in rooms that were stored before there was another.

Such games can be read, recorded and abandoned. They are not played on: the protocol did not bind
the person running the server.
"""

from __future__ import annotations

__all__ = ["NOT_PLAYED_ON", "Values"]

NOT_PLAYED_ON = (
    "this game's strict dice follow protocol 1, under which the server's owner could choose some"
    " rolls: it can be read, downloaded and abandoned, but not played on. Please start a new room"
)


class Values:
    """What the seats have given.

    Attributes:
        last: per seat, the number and value given last; (0, anchor) before any; None: no chain.
        missed: per seat, the throws that fell without its value.
    """

    def __init__(self, seats: int) -> None:
        self.last: list[tuple[int, bytes] | None] = [None] * seats
        self.missed: list[tuple[int, ...]] = [()] * seats

    def copy(self) -> Values:
        """Return a copy that can go its own way."""
        other = Values(0)
        other.last, other.missed = list(self.last), list(self.missed)
        return other

    def give(self, seat: int, number: int, value: bytes) -> None:
        """Take a seat's value in."""
        self.last[seat] = (number, value)

    def fallen(self, number: int) -> None:
        """Note which seats' values are missing from a throw that fell."""
        for seat, last in enumerate(self.last):
            if last is not None and last[0] != number:
                self.missed[seat] += (number,)
