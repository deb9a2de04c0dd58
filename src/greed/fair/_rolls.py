"""Rolls: who contributes, how the dice fall, and how a game goes on without a silent device.

A device that owes something is warned, passed over, and comes back. Nobody ever acts for it: the
others go on without it, and its points stay.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from greed.fair._encoding import Owner
from greed.fair._standing import Ask, Notice, Standing
from greed.fair.statements import (
    CameBack,
    Drawn,
    Forfeited,
    Happening,
    Misstatement,
    SatOut,
    Thrown,
)

WAIT = 60
"""Seconds between the warning of a device and the moment when others may pass it over."""
_STARTS = ("throw", "accept", "decline")


class Rolls(Standing):
    """A game whose rolls are asked for, frozen, and thrown, also without those who say nothing."""

    def _check_open(self, number: int, seen: int) -> Ask:
        """Refuse what must be said between the ask for a roll and its freeze."""
        if self.start.mode == "fair":
            raise Misstatement("fair-values")
        if self._ask is None or self.frozen:
            raise Misstatement("not-between")
        self._check_number(number)
        if seen < self._ask.at:
            raise Misstatement("before-ask")
        return self._ask

    def _check_frozen(self, by: int, number: int, seen: int) -> None:
        """Refuse what must be said in an open freeze by one of its set."""
        if not self.frozen or number != self.number:
            raise Misstatement("not-frozen", n=number)
        if by not in self._set:
            raise Misstatement("not-in-set", device=by, n=number)
        if seen < self._froze:
            raise Misstatement("before-freeze")

    def _check_number(self, number: int) -> None:
        if number != self.number + 1:
            raise Misstatement("next-number", due=self.number + 1, n=number)

    def _say_ready(self, by: int, seen: int, number: int) -> None:
        self._check_open(number, seen)
        if by not in self.required or by in self._ready:
            raise Misstatement("not-awaited", device=by, n=number)
        self._ready |= {by}
        self.warned.pop(by, None)

    def _deal_freeze(self, number: int, devices: tuple[int, ...]) -> None:
        if self.start.mode == "fair":
            raise Misstatement("fair-freeze")
        if self._ask is None or self.frozen:
            raise Misstatement("no-freeze")
        self._check_number(number)
        if self.waiting_ready:
            raise Misstatement("unready", devices=_listed(self.waiting_ready))
        if devices != self.required:
            raise Misstatement("other-set", n=number, devices=_listed(self.required))
        self.number, self.frozen, self._froze, self._set = number, True, self.count + 1, devices
        self._ready = frozenset()

    def _say_value(self, by: int, seen: int, number: int, value: bytes) -> None:
        self._check_frozen(by, number, seen)
        if by in self.given:
            raise Misstatement("given", device=by)
        owner = self._owners[by].showing(self.start.game, number, value)
        if owner is None:
            raise Misstatement("other-value", device=by, n=number)
        self._owners[by] = owner
        self.given[by] = value
        self.warned.pop(by, None)

    # Throws

    def _show(self, number: int, value: bytes) -> Owner:
        """Refuse a value of the server that is not due; return the server after it."""
        if self.start.mode == "fair":
            self._check_number(number)
        elif not self.frozen or number != self.number:
            raise Misstatement("not-frozen", n=number)
        elif self.waiting_values:
            raise Misstatement("values-missing", devices=_listed(self.waiting_values))
        owner = self._server.showing(self.start.game, number, value)
        if owner is None:
            raise Misstatement("server-value", n=number)
        return owner

    def _deal_throw(
        self, number: int, value: bytes, fallen: tuple[int, ...]
    ) -> tuple[Happening, ...]:
        ask = self._ask
        if ask is None or ask.seat is None:
            raise Misstatement("no-throw")
        owner = self._show(number, value)
        due = self.dice(value, len(fallen))
        if fallen != due:
            raise Misstatement("other-throw", n=number, due=_listed(due), fallen=_listed(fallen))
        happening = Thrown(ask.seat, number, fallen, self._set)
        self._fallen(owner, number)
        return (happening,)

    def _deal_draw(self, number: int, value: bytes, seat: int) -> tuple[Happening, ...]:
        if not self.drawing:
            raise Misstatement("no-draw")
        owner = self._show(number, value)
        (face,) = self.dice(value, 1, len(self.holders))
        if seat != face - 1:
            raise Misstatement("other-draw", due=face - 1, seat=seat)
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

    # Silence

    def _deal_warn(self, device: int, time: int) -> None:
        if device not in self.holding or device in self.away:
            raise Misstatement("no-player", device=device)
        if device in self.warned:
            raise Misstatement("warned", device=device)
        if self.due and device not in (*self.waiting_ready, *self.waiting_values):
            raise Misstatement("owes-nothing", device=device)
        self.warned[device] = Notice(time, self.count + 1)

    def _say_over(self, by: int, seen: int, device: int, time: int) -> tuple[Happening, ...]:
        warning = self.warned.get(device)
        if by == device or by not in self.holding or by in self.away:
            raise Misstatement("no-say", by=by, device=device)
        if warning is None or seen < warning.at:
            raise Misstatement("not-warned", device=device)
        if time < warning.time + WAIT:
            raise Misstatement("too-soon", device=device, wait=WAIT, time=str(warning.time))
        if by in self.waiting_ready or by in self.waiting_values:
            raise Misstatement("owes-first", device=by)
        self.warned[device] = replace(warning, voices=warning.voices | {by})
        silent = self._given_up()
        return self._pass_over(silent) if silent else ()

    def _given_up(self) -> frozenset[int]:
        """Return the devices for which nobody wants to wait any longer.

        They are the most devices of which each has been given up by all others that play; by
        those that are coming back, if none else is left.
        """
        playing = frozenset(self.holding) - self.away
        silent = frozenset(device for device, warning in self.warned.items() if warning.voices)
        while silent:
            voters = playing - silent
            voters = voters - self.coming or voters
            agreed = frozenset(d for d in silent if voters and voters <= self.warned[d].voices)
            if agreed == silent:
                break
            silent = agreed
        return silent

    def _pass_over(self, silent: frozenset[int]) -> tuple[Happening, ...]:
        """Let the seats of silent devices sit out; a throw that they have spoilt is void."""
        ask, at, happened = self._ask, self.count + 1, list[Happening]()
        drawing = self.drawing
        self.away, self.coming = self.away | silent, self.coming - silent
        for device in silent:
            del self.warned[device]
        if self.frozen:
            self.barred |= silent
            self._thaw()
            if ask is not None:
                self._ask = Ask(ask.seat, at)
        self._ready -= silent
        if ask is not None and ask.seat is not None and self.device_of(ask.seat) in silent:
            if silent & self.barred:
                happened.append(Forfeited(ask.seat, self.number))
            self._ask = None
        self._event = at
        return (*happened, SatOut(self._seats(silent))) if not drawing else ()

    def _say_back(self, by: int, _seen: int) -> tuple[Happening, ...]:
        if by not in self.away:
            raise Misstatement("not-away", device=by)
        if by in self.barred:
            raise Misstatement("spoilt", device=by)
        self.away, self.coming = self.away - {by}, self.coming | {by}
        seats = self.seats_of(by)
        return (CameBack(seats),) if seats and not self.drawing else ()

    def _turns(self, seat: int, move: str) -> None:
        """Note whose turn it is: those that were passed over on the way have sat out theirs."""
        if move not in _STARTS:
            return
        if self._turn is not None:
            seats = len(self.holders)
            steps = (seat - self._turn - 1) % seats
            passed = {self.device_of((self._turn + 1 + step) % seats) for step in range(steps)}
            self.barred -= passed
        self._turn = seat


def _listed(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers)) or "-"
