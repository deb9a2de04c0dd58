"""A session: one game's log of statements, each of which is checked before it counts.

It knows who may say what and when, and which dice follow, but none of the rules of the game. Its
owner applies events to a state of the game, and checks there that a move is legal and that dice
were due. docs/fair-dice.md is the specification.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from greed.fair._contributing import Contributing
from greed.fair._owners import Owner
from greed.fair._standing import Ask
from greed.fair.happenings import Decided, Ended, Happening
from greed.fair.keys import is_signed, why_weak
from greed.fair.start import commit, why_bad_share
from greed.fair.statements import By, Misstatement, read_statement

__all__ = ["Session"]

_Handler = Callable[..., tuple[Happening, ...] | None]


class Session(Contributing):
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
    (1, 2, 6, 4, 5)
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
            raise Misstatement(f"nothing can be said after the end: the game is {self.ended}")
        statement = read_statement(by, body)
        if by == "server":
            if signature:
                raise Misstatement("the server signs heads, not statements")
        else:
            self._check_signed(by, body, signature, checked=checked)
        if self.base is None and statement.word != "reveal":
            raise Misstatement(
                f"{statement.word} comes after all devices have revealed their shares"
            )
        happened: tuple[Happening, ...] | None
        if by == "server":
            happened = self._handler("deal", statement.word)(*statement.said)
        else:
            known = self._heads.find(statement.head)
            if known < self._heard[by]:
                raise Misstatement(f"device {by} has built on a later head before")
            happened = self._handler("say", statement.word)(by, known, *statement.said)
            self._heard[by] = known
            self._forget_plans(by)
        self._heads.add(by, body, signature)
        return happened or ()

    def _check_signed(self, by: int, body: str, signature: bytes, *, checked: bool) -> None:
        if not 0 <= by < len(self._owners):
            raise Misstatement(f"there is no device {by}")
        if len(signature) != 64 or not (
            checked or is_signed(self._owners[by].key, signature, "say", self.digest, body)
        ):
            raise Misstatement(f"this is not signed by device {by}")

    def _handler(self, who: str, word: str) -> _Handler:
        """Return the method that takes a statement in: first it refuses, then it changes."""
        return cast(_Handler, getattr(self, f"_{who}_{word}"))

    def _deal_warn(self, seat: int) -> None:
        self._check_seat(seat)
        self.warned = seat

    def _deal_end(self, how: str) -> tuple[Happening, ...]:
        self.ended = how
        return (Ended(how),)

    # The start

    def _say_reveal(self, by: int, _known: int, share: bytes) -> None:
        line = self.start.devices[by]
        if by in self._shares:
            raise Misstatement(f"device {by} has revealed its share")
        if why := why_bad_share(share):
            raise Misstatement(why)
        if commit(self.start.game, line.key, share) != line.commit:
            raise Misstatement(f"this is not the share to which device {by} is committed")
        self._shares[by] = share
        if len(self._shares) == len(self._owners):
            self._begin(self.count + 1)

    # Decisions

    def _say_decide(self, by: int, known: int, seat: int, move: str) -> tuple[Happening, ...]:
        self._check_seat(seat)
        if self.device_of(seat) != by:
            raise Misstatement(f"device {by} does not hold seat {seat}")
        if known < self._event:
            raise Misstatement("something has happened since the head on which this builds")
        return self._decided(Decided(seat, move, by))

    def _deal_decide(self, seat: int, why: str, move: str) -> tuple[Happening, ...]:
        self._check_seat(seat)
        holder = self.holders[seat]
        kind = {"bot": "bot:", "unsigned": "unsigned"}.get(why, "device:")
        if not holder.startswith(kind):
            raise Misstatement(f"the server does not decide for {holder} with the reason {why}")
        if kind == "device:" and self.warned != seat:
            raise Misstatement(f"seat {seat} was not warned before the {why} decides")
        return self._decided(Decided(seat, move, "server", why))

    def _decided(self, happening: Decided) -> tuple[Happening, ...]:
        if self._ask:
            raise Misstatement("a roll is due, which comes before the next decision")
        at, seat = self.count + 1, happening.seat
        if happening.move != "throw":
            self._event = at
        if happening.move in ("throw", "roll", "accept", "decline"):
            self._ask = Ask(seat, at)
            self._ready = frozenset() if happening.by == "server" else frozenset([happening.by])
        if happening.by != "server" or seat != self.warned:
            self.warned = None
        return (happening,)

    # Who contributes

    # Other hands

    def _say_renew(self, by: int, _known: int, device: int, key: bytes, anchor: bytes) -> None:
        if self.frozen:
            raise Misstatement("no device is renewed while a freeze is open")
        if device >= len(self._owners):
            raise Misstatement(f"there is no device {device}")
        if key in self._keys:
            raise Misstatement("this key was used in this game before")
        if why := why_weak(key):
            raise Misstatement(why)
        voters = () if by == device else self.holding
        if self._agreed(by, device, voters, "renew", device, key, anchor):
            self._owners[device] = Owner(key, anchor, base=self.number)
            self._keys |= {key}
            self._ready -= {device}

    def _say_seat(self, by: int, _known: int, seat: int, holder: str) -> None:
        self._check_seat(seat)
        if self.frozen:
            raise Misstatement("no seat changes hands while a freeze is open")
        if holder.startswith("device:") and int(holder[7:]) >= len(self._owners):
            raise Misstatement(f"there is no {holder}")
        if holder == self.holders[seat]:
            raise Misstatement(f"{holder} holds seat {seat} already")
        device = self.device_of(seat)
        voters = () if by == device else self.holding
        if self._agreed(by, device, voters, "seat", seat, holder):
            self.holders[seat] = holder
            self._settle()

    def _agreed(
        self, by: int, device: int, voters: Iterable[int], word: str, about: int, *what: object
    ) -> bool:
        """Say whether a change to a device is agreed on: by itself, or by all other voters."""
        others = frozenset(voters) - {device}
        if by != device:
            if by not in others:
                raise Misstatement(f"device {by} holds no seat and has no say in this")
            self._votes.add(by, word, about, *what)
            if not self._votes.has(others, word, about, *what):
                return False
        self._votes.drop(word, about)
        return True

    def _forget_plans(self, device: int) -> None:
        """Drop unfinished plans to replace a device that has spoken, or to take its seats."""
        self._votes.drop("renew", device)
        for seat in range(len(self.holders)):
            if self.device_of(seat) == device:
                self._votes.drop("seat", seat)

    def _check_seat(self, seat: int) -> None:
        if seat >= len(self.holders):
            raise Misstatement(f"there is no seat {seat}")
