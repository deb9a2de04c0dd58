"""Silence: a device that owes something is warned, passed over, and comes back.

Nobody ever acts for a device. The others go on without it, and its points stay.
"""

from __future__ import annotations

from msgspec.structs import replace

from greed.fair._contributing import Contributing
from greed.fair._standing import Ask, Notice
from greed.fair.happenings import CameBack, Forfeited, Happening, SatOut
from greed.fair.statements import Misstatement

__all__ = ["WAIT", "Silence"]

WAIT = 60
"""Seconds between the warning of a device and the moment when others may pass it over."""
_STARTS = ("throw", "accept", "decline")


class Silence(Contributing):
    """A game that goes on without devices that say nothing."""

    def _deal_warn(self, device: int, time: int) -> None:
        if device not in self.holding or device in self.away:
            raise Misstatement(f"device {device} does not play")
        if device in self.warned:
            raise Misstatement(f"device {device} is warned already")
        if self.due and device not in (*self.waiting_ready, *self.waiting_values):
            raise Misstatement(f"device {device} owes nothing for the roll that is due")
        self.warned[device] = Notice(time, self.count + 1)

    def _say_over(self, by: int, known: int, device: int, time: int) -> tuple[Happening, ...]:
        warning = self.warned.get(device)
        if by == device or by not in self.holding or by in self.away:
            raise Misstatement(f"device {by} has no say in whether device {device} is waited for")
        if warning is None or known < warning.at:
            raise Misstatement(f"device {device} was not warned")
        if time < warning.time + WAIT:
            raise Misstatement(
                f"device {device} has {WAIT} seconds from its warning at {warning.time}"
            )
        if by in self.waiting_ready or by in self.waiting_values:
            raise Misstatement(f"device {by} first gives what it owes itself")
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

    def _say_back(self, by: int, _known: int) -> tuple[Happening, ...]:
        if by not in self.away:
            raise Misstatement(f"device {by} was not passed over")
        if by in self.barred:
            raise Misstatement(
                f"device {by} spoilt a throw by its silence, and sits out one turn of its own"
            )
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
