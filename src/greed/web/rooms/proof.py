"""The proof of a game's dice: a session of statements, and when things were.

A session knows no clock. When a roll was asked for, when its contributors were fixed and since
when a device is waited for stands here, beside what a page needs of the latest statements.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from greed.fair.dealer import Dealer
from greed.fair.session import Session
from greed.fair.statements import By as Speaker
from greed.fair.statements import Decided, Happening
from greed.store import Said
from greed.wire import By, DeviceSaid, Entry, Statement, Warned

_T = TypeVar("_T")
_MOVES_ON = ("reveal", "decide", "ready", "value")


@lru_cache(maxsize=1024)
def dealer_of(secret: bytes, game: str) -> Dealer:
    """Return the dealer that speaks for the server; its chain takes some 20 ms to make."""
    return Dealer(secret, game)


@lru_cache(maxsize=256)
def _signature(dealer: Dealer, session: Session) -> str:
    return dealer.sign(session).hex()


class Proof(Struct, frozen=True, kw_only=True):
    """The statements of a game so far, and what follows from them.

    Attributes:
        text: the start text.
        session: what the statements come to; never told anything, only succeeded by another.
        secret: that of the room.
        names: per seat, the name in the start text.
        holders: per device, the key of the token that opens its seats.
        anchors: per device, the anchor of its present chain, in hex.
        beside: how many statements each device has made that move no game on.
        by: who decided last.
        asked_at: when the roll that is due was asked for.
        waited_since: when the roll that has just fallen was asked for.
        frozen_at: when the contributors to a roll were fixed, while it is being made.
        owes: since when the game has waited for devices, by device.
        renewals: the keys and anchors with which devices wish to go on, by device.
    """

    text: str
    session: Session
    secret: bytes
    names: tuple[str, ...]
    holders: tuple[str, ...]
    anchors: tuple[str, ...]
    beside: tuple[int, ...]
    by: By = "seat"
    asked_at: float | None = None
    waited_since: float | None = None
    frozen_at: float | None = None
    owes: Mapping[int, float] = {}
    renewals: Mapping[int, tuple[str, str]] = {}

    @classmethod
    def begun(cls, text: str, faces: int, secret: bytes, keys: tuple[str | None, ...]) -> Self:
        """Return the proof that a start text begins; `keys` open the seats."""
        session = Session(text, faces)
        devices = session.start.devices
        return cls(
            text=text,
            session=session,
            secret=secret,
            names=tuple(seat.name for seat in session.start.seats),
            holders=tuple(keys[session.seats_of(n)[0]] or "" for n in range(len(devices))),
            anchors=tuple(device.anchor.hex() for device in devices),
            beside=(0,) * len(devices),
        )

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.session.start.game

    @property
    def dealer(self) -> Dealer:
        """The dealer, which speaks for the server."""
        return dealer_of(self.secret, self.game)

    @property
    def strict(self) -> bool:
        """Whether devices add a value to every roll."""
        return self.session.start.mode == "strict"

    @property
    def awaited(self) -> tuple[Literal["reveal", "ready", "value"] | None, tuple[int, ...]]:
        """What the game waits for (reveal, ready, value), and from which devices."""
        session = self.session
        if session.waiting_reveal:
            return "reveal", session.waiting_reveal
        if session.waiting_values:
            return "value", session.waiting_values
        return ("ready" if session.waiting_ready else None), session.waiting_ready

    def seats_of(self, device: int) -> tuple[int, ...]:
        """Return the seats that a device signs for."""
        return self.session.seats_of(device)

    def signature(self) -> str:
        """Return the server's signature of the present head, in hex."""
        return _signature(self.dealer, self.session)

    def hear(self, said: Said, at: float) -> tuple[Self, tuple[Happening, ...]]:
        """Return the proof after a statement whose signature holds, and what happened with it.

        Raises:
            Misstatement: it does not hold.
        """
        speaker: Speaker = "server" if said.by < 0 else said.by
        session = self.session.copy()
        happened = session.take(speaker, said.body, bytes.fromhex(said.signature), checked=True)
        by, beside, anchors, renewals = self.by, self.beside, self.anchors, self.renewals
        for happening in happened:
            if isinstance(happening, Decided):
                by = _decider(happening, said)
        if said.by >= 0 and is_beside(said.body):
            beside = _put(beside, said.by, beside[said.by] + 1)
        if said.body.startswith("renew"):
            anchors = _put(anchors, said.by, said.body.split(" ")[3])
            renewals = {device: wish for device, wish in renewals.items() if device != said.by}
        asked, frozen = self.asked_at, self.frozen_at
        return replace(
            self,
            session=session,
            by=by,
            beside=beside,
            anchors=anchors,
            renewals=renewals,
            asked_at=(at if asked is None else asked) if session.due else None,
            waited_since=None if session.due else asked,
            frozen_at=(at if frozen is None else frozen) if session.frozen else None,
        ), happened

    def owing(self, said: Said, turn: int, at: float) -> Self:
        """Note which devices the game waits for now; `turn` is the one that has the turn, or -1."""
        if not self.anchors:
            return self
        gave = said.by if said.body.startswith(("decide ", "ready ", "value ")) else -1
        _, devices = self.awaited
        if not self.session.due and turn >= 0:
            devices = (turn,)
        owes = {d: at if d == gave else self.owes.get(d, at) for d in devices}
        return self if owes == self.owes else replace(self, owes=owes)

    def wishing(self, device: int, key: str, anchor: str) -> Self:
        """Note with which key and chain a device wishes to go on."""
        return replace(self, renewals={**self.renewals, device: (key, anchor)})


def statement(said: Said) -> Statement:
    """Return a stored statement as it is told."""
    return ("server" if said.by < 0 else said.by, said.body, said.signature)


def is_beside(body: str) -> bool:
    """Say whether a statement of a device moves no game on: it is about seats, keys or silence."""
    return not body.startswith(_MOVES_ON)


def reseated(by: int, body: str) -> tuple[int, str] | None:
    """Return the seat, and who is to have it, if that is what a statement says."""
    if by < 0 or not body.startswith("seat "):
        return None
    words = body.split(" ")
    if len(words) != 4 or not words[2].isdecimal():
        return None
    return int(words[2]), words[3]


def heard_of(said: Said) -> tuple[Entry, ...]:
    """Return what everybody hears of a statement, besides the moves and throws it brings about.

    What devices say at every roll goes without saying.
    """
    match said.body.split(" "):
        case ["warn", device, *_] if said.by < 0:
            return (Warned(device=int(device)),)
        case ["over", _, device, *_] if said.by >= 0:
            return (DeviceSaid(what="over", device=int(device), by=said.by),)
        case ["back" | "renew" as what, *_] if said.by >= 0:
            return (DeviceSaid(what=what, device=said.by, by=said.by),)
        case _:
            return ()


def _decider(decided: Decided, said: Said) -> By:
    """Return who decided: the seat's device, a bot, the clock, the host, or as the log says."""
    match decided.why:
        case "bot" | "clock":
            return decided.why
        case "unsigned":
            return said.who
        case _:
            return "seat"


def _put(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*values[:index], value, *values[index + 1 :])
