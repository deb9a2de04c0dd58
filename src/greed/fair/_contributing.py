"""Who contributes to a roll, and how the dice fall: from the ask for it to the throw."""

from __future__ import annotations

from collections.abc import Iterable

from greed.fair._owners import Owner
from greed.fair._standing import Ask, Standing
from greed.fair.happenings import Drawn, Happening, SatOut, Thrown
from greed.fair.statements import Misstatement

__all__ = ["Contributing"]


class Contributing(Standing):
    """A game whose rolls are asked for, frozen, and thrown."""

    def _check_open(self, number: int, known: int) -> Ask:
        """Refuse what must be said between the ask for a roll and its freeze."""
        if self.start.mode == "fair":
            raise Misstatement("nobody contributes to single rolls in a fair game")
        if self._ask is None or self.frozen:
            raise Misstatement("this is said between the ask for a roll and its freeze")
        self._check_number(number)
        if known < self._ask.at:
            raise Misstatement("this builds on a head before the roll was asked for")
        return self._ask

    def _check_frozen(self, by: int, number: int, known: int) -> None:
        """Refuse what must be said in an open freeze by one of its set."""
        if not self.frozen or number != self.number:
            raise Misstatement(f"number {number} is not frozen")
        if by not in self._set:
            raise Misstatement(f"device {by} is not in the set of number {number}")
        if known < self._froze:
            raise Misstatement("this builds on a head before the freeze")

    def _check_number(self, number: int) -> None:
        if number != self.number + 1:
            raise Misstatement(f"the next number is {self.number + 1}, not {number}")

    def _say_ready(self, by: int, known: int, number: int) -> None:
        self._check_open(number, known)
        if by not in self.required or by in self._ready:
            raise Misstatement(f"number {number} does not wait for device {by} to be ready")
        self._ready |= {by}
        self.warned.pop(by, None)

    def _deal_freeze(self, number: int, devices: tuple[int, ...]) -> None:
        if self.start.mode == "fair":
            raise Misstatement("nothing is frozen in a fair game")
        if self._ask is None or self.frozen:
            raise Misstatement("no roll waits for a freeze")
        self._check_number(number)
        if self.waiting_ready:
            raise Misstatement(f"these devices are not ready: {_listed(self.waiting_ready)}")
        if devices != self.required:
            raise Misstatement(f"the set of number {number} is {_listed(self.required)}")
        self.number, self.frozen, self._froze, self._set = number, True, self.count + 1, devices
        self._ready = frozenset()

    def _say_value(self, by: int, known: int, number: int, value: bytes) -> None:
        self._check_frozen(by, number, known)
        if by in self.given:
            raise Misstatement(f"device {by} has given its value")
        owner = self._owners[by].showing(self.start.game, number, value)
        if owner is None:
            raise Misstatement(f"this is not the value of device {by} for number {number}")
        self._owners[by] = owner
        self.given[by] = value
        self.warned.pop(by, None)

    # Throws

    def _show(self, number: int, value: bytes) -> Owner:
        """Refuse a value of the server that is not due; return the server after it."""
        if self.start.mode == "fair":
            self._check_number(number)
        elif not self.frozen or number != self.number:
            raise Misstatement(f"number {number} is not frozen")
        elif self.waiting_values:
            raise Misstatement(f"values are missing: {_listed(self.waiting_values)}")
        owner = self._server.showing(self.start.game, number, value)
        if owner is None:
            raise Misstatement(f"this is not the server's value for number {number}")
        return owner

    def _deal_throw(
        self, number: int, value: bytes, fallen: tuple[int, ...]
    ) -> tuple[Happening, ...]:
        ask = self._ask
        if ask is None or ask.seat is None:
            raise Misstatement("no throw is due")
        owner = self._show(number, value)
        due = self.dice(value, len(fallen))
        if fallen != due:
            raise Misstatement(f"throw {number} is {_listed(due)}, not {_listed(fallen)}")
        happening = Thrown(ask.seat, number, fallen, self._set)
        self._fallen(owner, number)
        return (happening,)

    def _deal_draw(self, number: int, value: bytes, seat: int) -> tuple[Happening, ...]:
        if not self.drawing:
            raise Misstatement("no draw is due")
        owner = self._show(number, value)
        (face,) = self.dice(value, 1, len(self.holders))
        if seat != face - 1:
            raise Misstatement(f"seat {face - 1} was drawn, not {seat}")
        happening = Drawn(seat, number, self._set)
        self._fallen(owner, number)
        out = self._seats(self.away)  # they sit out from the beginning
        return (happening, SatOut(out)) if out else (happening,)

    def _fallen(self, owner: Owner, number: int) -> None:
        self._server, self.number = owner, number
        self._ask, self._event = None, self.count + 1
        self._thaw()

    def _thaw(self) -> None:
        self.frozen, self._set, self.given = False, (), {}
        self._ready = frozenset()

    def _seats(self, devices: Iterable[int]) -> tuple[int, ...]:
        """Return the seats that these devices hold, in order."""
        return tuple(sorted(seat for device in devices for seat in self.seats_of(device)))


def _listed(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers)) or "-"
