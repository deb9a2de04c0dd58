"""Strict dice at a table: which value of which seat is here, is waited for, was withheld."""

from __future__ import annotations

from greed.core.state import State
from greed.fair._protocol1 import links

__all__ = ["VALUE_TIME", "Values"]

VALUE_TIME = 10.0
"""Seconds that seats have for their values at the least, however late in its turn a seat rolls."""


class Values:
    """What the seats have given for the throw that is due, and before.

    Attributes:
        last: per seat, the number and value given last; (0, anchor) before any; None: no chain.
        given: the values for the throw that is due, by seat.
        missed: per seat, the throws that fell without its value.
        quiet: seats that withheld a value and have given none since: nobody waits for them but
            when the turn is theirs.
        owing: seats that withheld a value from another's throw: their next turn is forfeited.
    """

    def __init__(self, seats: int) -> None:
        self.last: list[tuple[int, bytes] | None] = [None] * seats
        self.given: dict[int, bytes] = {}
        self.missed: list[tuple[int, ...]] = [()] * seats
        self.quiet: frozenset[int] = frozenset()
        self.owing: frozenset[int] = frozenset()

    def copy(self) -> Values:
        """Return a copy that can go its own way."""
        other = Values(0)
        other.last, other.missed = list(self.last), list(self.missed)
        other.given, other.quiet, other.owing = dict(self.given), self.quiet, self.owing
        return other

    def waiting(self, state: State, people: frozenset[int]) -> tuple[int, ...]:
        """Return the seats whose value a throw waits for."""
        if state.phase != "throw":
            return ()
        return tuple(
            seat
            for seat in sorted(people)
            if self.last[seat] is not None
            and seat not in self.given
            and (seat not in self.quiet or seat == state.seat)
        )

    def why_not(self, seat: int, number: int, value: bytes) -> str | None:
        """Say why a value is none of a seat's chain; None if it is the one for this throw."""
        last = self.last[seat]
        if last is None:
            return "this seat has no chain"
        if number <= last[0] or links(value, number - last[0]) != last[1]:
            return "this is not the value that the seat's chain has for this throw"
        return None

    def give(self, seat: int, number: int, value: bytes) -> None:
        """Take a seat's value in."""
        self.given[seat] = value
        self.last[seat] = (number, value)
        self.quiet -= {seat}

    def chain(self) -> list[bytes]:
        """Return each seat's value for the throw that is due, an empty one where there is none."""
        return [self.given.get(seat, b"") for seat in range(len(self.last))]

    def fallen(self, number: int, people: frozenset[int]) -> tuple[int, ...]:
        """Note that a throw fell with what was given; return the seats whose value was missing."""
        without = tuple(
            seat
            for seat, last in enumerate(self.last)
            if last is not None and seat not in self.given
        )
        for seat in without:
            self.missed[seat] += (number,)
        self.owing |= people.intersection(without) - self.quiet
        self.quiet |= people.intersection(without)
        self.given = {}
        return without

    def forfeited(self, seat: int) -> None:
        """Note that a seat has paid with its turn; what others gave for its throw is used up."""
        self.owing -= {seat}
        self.given = {}
