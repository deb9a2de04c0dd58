"""A session: one game's log of statements, each of which is checked before it counts.

It knows who may say what and when, and which dice follow, but none of the rules of the game. Its
owner applies events to a state of the game, and checks there that a move is legal and that dice
were due. docs/fair-dice.md is the specification.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from greed.fair._encoding import Owner
from greed.fair._rolls import WAIT, Rolls
from greed.fair._standing import Ask
from greed.fair.keys import is_signed, is_weak
from greed.fair.start import commit, why_bad_share
from greed.fair.statements import By, Decided, Ended, Happening, Misstatement, read_statement

__all__ = ["WAIT", "Session"]

_Handler = Callable[..., tuple[Happening, ...] | None]


class Session(Rolls):
    """A game that goes on with every statement it takes in; `Standing` says what it can be asked.

    >>> from greed.fair.dealer import Dealer
    >>> from greed.fair.start import SeatLine, Start
    >>> dealer = Dealer(bytes(32), "g.1")
    >>> seats = (SeatLine("bot:bold", "Bold"), SeatLine("bot:cautious", "Cautious"))
    >>> start = Start(game="g.1", attempt=1, mode="fair", sheet=bytes(32), first=0,
    ...               server=dealer.key, anchor=dealer.anchor, devices=(), seats=seats)
    >>> session = Session(str(start), faces=6)
    >>> _ = session.take("server", "decide 0 bot throw")
    >>> session.take("server", dealer.throw(session, 5))[0].dice
    (2, 5, 2, 2, 3)
    """

    def take(
        self, by: By, body: str, signature: bytes = b"", *, checked: bool = False
    ) -> tuple[Happening, ...]:
        """Take the next statement in; return what has happened with it.

        With `checked` the signature is not checked again: for a log that this program has
        checked before and kept to itself.

        Raises:
            Misstatement: it may not be said, or not now, or not by this device; nothing changes.
        """
        if self.ended:
            raise Misstatement("after-end")
        statement = read_statement(by, body)
        if by == "server":
            if signature:
                raise Misstatement("server-signs")
        elif not checked:
            self.must_be_signed(by, body, signature)
        if self.base is None and statement.word != "reveal":
            raise Misstatement("before-shares", word=statement.word)
        happened: tuple[Happening, ...] | None
        if by == "server":
            happened = self._handler("deal", statement.word)(*statement.said)
        else:
            seen = self._heads.find(statement.head)
            if seen < self._heard[by]:
                raise Misstatement("later-head", device=by)
            happened = self._handler("say", statement.word)(by, seen, *statement.said)
            self._heard[by] = seen
        self._heads.add(by, body, signature)
        return happened or ()

    def must_be_signed(self, by: int, body: str, signature: bytes) -> None:
        """Refuse a statement that the device which is to have made it has not signed.

        Raises:
            Misstatement: the signature isn't the device's, or no device has this number.
        """
        if not 0 <= by < len(self._owners):
            raise Misstatement("no-device", device=by, count=len(self._owners))
        keys = [self._owners[by].key]
        if body.startswith("renew "):
            keys.append(self.start.devices[by].recovery)
        if len(signature) != 64 or not any(
            is_signed(key, signature, "say", self.digest, body) for key in keys
        ):
            raise Misstatement("not-signed", device=by)

    def _handler(self, who: str, word: str) -> _Handler:
        """Return the method that takes a statement in: first it refuses, then it changes."""
        return cast(_Handler, getattr(self, f"_{who}_{word}"))

    def _deal_end(self, how: str) -> tuple[Happening, ...]:
        self.ended = how
        return (Ended(how),)

    # The start

    def _say_reveal(self, by: int, _seen: int, share: bytes) -> None:
        line = self.start.devices[by]
        if by in self._shares:
            raise Misstatement("revealed", device=by)
        if why := why_bad_share(share):
            raise Misstatement(why)
        if commit(self.start.game, line.key, share) != line.commit:
            raise Misstatement("other-share", device=by)
        self._shares[by] = share
        if len(self._shares) == len(self._owners):
            self._begin(self.count + 1)

    # Decisions

    def _say_decide(self, by: int, seen: int, seat: int, move: str) -> tuple[Happening, ...]:
        self._check_seat(seat)
        if self.device_of(seat) != by:
            raise Misstatement("other-holder", device=by, seat=seat)
        if seen < self._event:
            raise Misstatement("since-happened")
        return self._decided(Decided(seat, move, by))

    def _deal_decide(self, seat: int, why: str, move: str) -> tuple[Happening, ...]:
        self._check_seat(seat)
        holder = self.holders[seat]
        kind = {"bot": "bot:", "unsigned": "unsigned"}.get(why, "device:")
        if not holder.startswith(kind):
            raise Misstatement("not-decided", holder=holder, why=why)
        if kind == "device:" and not self.start.clock:
            raise Misstatement("no-clock")
        if kind == "device:" and self.device_of(seat) not in self.warned:
            raise Misstatement("seat-not-warned", seat=seat)
        return self._decided(Decided(seat, move, "server", why))

    def _decided(self, happening: Decided) -> tuple[Happening, ...]:
        if self._ask:
            raise Misstatement("roll-first")
        at, device = self.count + 1, self.device_of(happening.seat)
        if device in self.away:
            raise Misstatement("sits-out", seat=happening.seat)
        if happening.move != "throw":
            self._event = at
        if happening.move in ("throw", "roll", "accept", "decline"):
            self._ask = Ask(happening.seat, at)
            self._ready = frozenset() if happening.by == "server" else frozenset([happening.by])
        clock = happening.by == "server" and device in self.warned
        self.warned = {device: self.warned[device]} if clock else {}
        if happening.by == device:
            self.coming -= {device}
        self._turns(happening.seat, happening.move)
        return (happening,)

    # Other hands

    def _say_renew(self, by: int, _seen: int, key: bytes, anchor: bytes) -> None:
        if self.frozen:
            raise Misstatement("frozen-device")
        if key in self._keys:
            raise Misstatement("key-used")
        if is_weak(key):
            raise Misstatement("weak-key")
        self._owners[by] = Owner(key, anchor, base=self.number)
        self._keys |= {key}
        self._ready -= {by}

    def _say_seat(self, by: int, _seen: int, seat: int, holder: str) -> None:
        self._check_seat(seat)
        if self.device_of(seat) != by:
            raise Misstatement("other-holder", device=by, seat=seat)
        if self.frozen:
            raise Misstatement("frozen-seat")
        other = int(holder[7:]) if holder.startswith("device:") else -1
        if other >= len(self._owners):
            raise Misstatement("no-holder", holder=holder)
        if other == by:
            raise Misstatement("holds-already", holder=holder, seat=seat)
        if by in self.away or other in self.away:
            raise Misstatement("seat-stays")
        self.holders = (*self.holders[:seat], holder, *self.holders[seat + 1 :])
        if not self.due or by not in self.holding:  # it owes nothing any more
            self.warned.pop(by, None)

    def _check_seat(self, seat: int) -> None:
        if seat >= len(self.holders):
            raise Misstatement("no-seat", seat=seat, count=len(self.holders))
