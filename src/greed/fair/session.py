"""A session: one game's log of statements, each of which is checked before it counts.

It knows who may say what and when, and which dice follow; it knows no rule of the game. Whoever
runs it applies what has happened to a state of the game, and checks there that a move is legal
and that dice were due. docs/fair-dice.md is the specification.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy as shallow
from typing import cast

from msgspec import Struct

from greed.fair._dice import dice, six_words
from greed.fair._keys import is_signed, why_weak
from greed.fair._log import Heads
from greed.fair._owners import Owner
from greed.fair._votes import Votes
from greed.fair.happenings import Decided, Drawn, Ended, Forfeited, Happening, Thrown
from greed.fair.start import commit, read_start, why_bad_share
from greed.fair.statements import By, Misstatement, read_statement

__all__ = ["Session"]

_Handler = Callable[..., tuple[Happening, ...] | None]


class _Ask(Struct, frozen=True):
    """A roll that is due: for which seat (None: the draw), since which statement."""

    seat: int | None
    at: int


class Session:
    """A game as its log has left it.

    Attributes:
        start: the start text, taken apart.
        digest: D.
        faces: the faces of the dice that are thrown.
        base: E; None until every device has revealed its share.
        number: how many numbers of rolls are spent.
        holders: who holds each seat: "device:0", "bot:bold" or "unsigned".
        frozen: whether the contributors to the next throw are fixed, and it has not fallen.
        given: in an open freeze, the values that are here, by device.
        warned: the seat for which the clock or the host may decide, because it was warned.
        left: devices that have said to go on without them.
        retired: devices that were voided and have not come back.
        ended: how the game ended; None while it goes on.
    """

    def __init__(self, text: str, faces: int) -> None:
        """Begin with a start text.

        Raises:
            StartError: the text is not one.
        """
        self.start = read_start(text)
        self.digest = self.start.digest
        self.faces = faces
        self.base: bytes | None = None
        self.number = 0
        self.holders = [seat.holder for seat in self.start.seats]
        self.frozen = False
        self.given: dict[int, bytes] = {}
        self.left: frozenset[int] = frozenset()
        self.retired: frozenset[int] = frozenset()
        self.ended: str | None = None
        self._heads = Heads(self.digest)
        self._server = Owner(self.start.server, self.start.anchor)
        self._owners = [Owner(device.key, device.anchor) for device in self.start.devices]
        self._keys = frozenset([self._server.key, *(owner.key for owner in self._owners)])
        self._heard = [0] * len(self._owners)
        self._shares: dict[int, bytes] = {}
        self._event = 0
        self.warned: int | None = None
        self._ask: _Ask | None = None
        self._ready: frozenset[int] = frozenset()
        self._out: frozenset[int] = frozenset()
        self._set: tuple[int, ...] = ()
        self._froze = 0
        self._votes = Votes({})
        if not self._owners:
            self._begin(0)

    def copy(self) -> Session:
        """Return a session that can go on by itself; this one stays as it is."""
        other = shallow(self)
        vars(other).update(
            holders=list(self.holders),
            given=dict(self.given),
            _heads=self._heads.copy(),
            _owners=list(self._owners),
            _heard=list(self._heard),
            _shares=dict(self._shares),
            _votes=self._votes.copy(),
        )
        return other

    # What can be asked

    @property
    def count(self) -> int:
        """How many statements there are."""
        return len(self._heads) - 1

    @property
    def head(self) -> bytes:
        """The hash over everything so far."""
        return self._heads[self.count]

    @property
    def heads(self) -> list[bytes]:
        """The head after every statement, from D, which is head 0."""
        return [self._heads[k] for k in range(self.count + 1)]

    def head_at(self, k: int) -> bytes:
        """Return the head after so many statements."""
        return self._heads[k]

    @property
    def words(self) -> str:
        """The six words that all players should see; empty before all shares are revealed."""
        return six_words(self.base) if self.base else ""

    @property
    def keys(self) -> tuple[bytes, ...]:
        """The public key of each device, as it is now."""
        return tuple(owner.key for owner in self._owners)

    @property
    def server_shown(self) -> int:
        """The number of the last roll for which the server has shown its value."""
        return self._server.index

    @property
    def due(self) -> bool:
        """Whether a roll was asked for and has not fallen."""
        return self._ask is not None

    @property
    def drawing(self) -> bool:
        """Whether the roll that is due decides who begins."""
        return self._ask is not None and self._ask.seat is None

    @property
    def asked(self) -> int | None:
        """The seat for which a roll is due, if one is."""
        return self._ask.seat if self._ask else None

    @property
    def required(self) -> tuple[int, ...]:
        """The devices that the next throw waits for (strict)."""
        if self.start.mode == "fair":
            return ()
        absent = self.left | self.retired | self._out
        return tuple(device for device in self.holding if device not in absent)

    @property
    def holding(self) -> tuple[int, ...]:
        """The devices that hold a seat."""
        return tuple(sorted({d for s in range(len(self.holders)) if (d := self.device_of(s)) >= 0}))

    @property
    def waiting_reveal(self) -> tuple[int, ...]:
        """The devices whose share is still secret."""
        return tuple(device for device in range(len(self._owners)) if device not in self._shares)

    @property
    def waiting_ready(self) -> tuple[int, ...]:
        """The devices that have not said that they are ready for the roll that is due."""
        if not self.due or self.frozen:
            return ()
        return tuple(device for device in self.required if device not in self._ready)

    @property
    def waiting_values(self) -> tuple[int, ...]:
        """The devices whose value an open freeze waits for."""
        return tuple(device for device in self._set if device not in self.given)

    @property
    def contributors(self) -> tuple[int, ...]:
        """The set of an open freeze."""
        return self._set

    def device_of(self, seat: int) -> int:
        """Return the device that holds a seat; -1 if none does."""
        holder = self.holders[seat]
        return int(holder[7:]) if holder.startswith("device:") else -1

    def dice(self, value: bytes, count: int, faces: int = 0) -> tuple[int, ...]:
        """Return the dice that follow from the server's value for the roll that is due."""
        assert self.base is not None
        number = self.number if self.frozen else self.number + 1
        return dice(value, self.base, number, self.given, count, faces or self.faces)

    # What can be said

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

    def _begin(self, at: int) -> None:
        self.base = self.start.base([self._shares[d] for d in range(len(self._owners))])
        if self.start.first is None:
            self._ask = _Ask(None, at)

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
            self._ask = _Ask(seat, at)
            self._ready = frozenset() if happening.by == "server" else frozenset([happening.by])
        if happening.by != "server" or seat != self.warned:
            self.warned = None
        return (happening,)

    # Who contributes

    def _check_open(self, number: int, known: int) -> _Ask:
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
        self._votes.drop("without", by)

    def _say_leave(self, by: int, _known: int) -> None:
        self._check_going(by, gone=False)
        self.left |= {by}
        self._ready -= {by}
        self._settle()

    def _say_return(self, by: int, _known: int) -> None:
        self._check_going(by, gone=True)
        self.left, self.retired = self.left - {by}, self.retired - {by}

    def _check_going(self, by: int, *, gone: bool) -> None:
        if self.start.mode == "fair":
            raise Misstatement("nobody contributes to single rolls in a fair game")
        if self.frozen:
            raise Misstatement("nobody comes or goes while a freeze is open")
        if (by in self.left or by in self.retired) != gone:
            raise Misstatement(f"device {by} is {'here' if gone else 'gone'} already")

    def _say_without(self, by: int, known: int, number: int, device: int) -> None:
        self._check_open(number, known)
        required = self.required
        if by == device or not {by, device} <= set(required):
            raise Misstatement(f"device {by} cannot leave device {device} out of this roll")
        if device in self._ready:
            raise Misstatement(f"device {device} is ready")
        self._votes.add(by, "without", device)
        self._settle()

    def _settle(self) -> None:
        """Leave out of the roll whom all others, at least two, want to leave out."""
        for device in self.required:
            others = frozenset(self.required) - {device}
            if len(others) >= 2 and self._votes.has(others, "without", device):
                self._out |= {device}

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
        self._prepare()

    def _say_value(self, by: int, known: int, number: int, value: bytes) -> None:
        self._check_frozen(by, number, known)
        if by in self.given:
            raise Misstatement(f"device {by} has given its value")
        owner = self._owners[by].showing(self.start.game, number, value)
        if owner is None:
            raise Misstatement(f"this is not the value of device {by} for number {number}")
        self._owners[by] = owner
        self.given[by] = value
        self._votes.drop("void", by)

    def _say_void(self, by: int, known: int, number: int, device: int) -> tuple[Happening, ...]:
        self._check_frozen(by, number, known)
        if by == device or device not in self._set or device in self.given:
            raise Misstatement(f"device {device} does not owe device {by} a value")
        if by not in self.given:
            raise Misstatement(f"device {by} gives its own value before it voids")
        self._votes.add(by, "void", device)
        others = frozenset(self._set) - {device}
        if len(others) < 2 or not self._votes.has(others, "void", device):
            return ()
        at, ask = self.count + 1, self._ask
        assert ask is not None
        self.retired |= {device}
        self._thaw()
        if ask.seat is None or self.device_of(ask.seat) != device:
            self._ask = _Ask(ask.seat, at)
            return ()
        self._ask, self._event, self.warned = None, at, None
        return (Forfeited(ask.seat, number),)

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
        return (happening,)

    def _fallen(self, owner: Owner, number: int) -> None:
        self._server, self.number = owner, number
        self._ask, self._event = None, self.count + 1
        self._thaw()

    def _thaw(self) -> None:
        self.frozen, self._set, self.given = False, (), {}
        self._prepare()

    def _prepare(self) -> None:
        """Forget who was ready for a number, or left out of it, or voided."""
        self._ready, self._out = frozenset(), frozenset()
        self._votes.drop("without")
        self._votes.drop("void")

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

    # Small things

    def _check_seat(self, seat: int) -> None:
        if seat >= len(self.holders):
            raise Misstatement(f"there is no seat {seat}")


def _listed(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers)) or "-"
