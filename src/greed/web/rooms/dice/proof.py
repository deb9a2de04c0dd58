"""The proof of a game's dice, as a table holds it: a session of statements, and when things were.

A session knows no clock. When a roll was asked for, when its contributors were fixed and since
when a device is waited for is kept here, beside what a page needs of the latest statements.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from greed.fair.dealer import Dealer
from greed.fair.happenings import Decided, Happening
from greed.fair.session import Session
from greed.fair.statements import By as Speaker
from greed.store import Said
from greed.wire import By, DeviceSaid, Entry, Statement, Warned

__all__ = ["Proof", "by_of", "dealer_of", "heard_of", "is_beside", "reseated", "statement"]

_MOVES_ON = ("reveal", "decide", "ready", "value")


@lru_cache(maxsize=1024)
def dealer_of(secret: bytes, game: str) -> Dealer:
    """Return the dealer that speaks for the server; its chain takes some 20 ms to make."""
    return Dealer(secret, game)


class Proof:
    """The statements of a game so far, and what follows from them.

    Attributes:
        text: the start text.
        session: what the statements come to.
        holders: per device, the key of the token that opens its seats.
        names: per seat, the name in the start text.
        anchors: per device, the anchor of its present chain, in hex.
        by: who decided last.
        asked_at: when the roll that is due was asked for.
        waited_since: when the roll that has just fallen was asked for.
        frozen_at: when the contributors to a roll were fixed, while it is being made.
        owes: since when the game has waited for devices, by device.
        beside: how many statements each device has made that move no game on.
        renewals: the keys and anchors with which devices wish to go on, by device.
    """

    def __init__(self, text: str, faces: int, secret: bytes) -> None:
        self.text = text
        self.session = Session(text, faces)
        self.holders: tuple[str, ...] = ()
        self.names = tuple(seat.name for seat in self.session.start.seats)
        self.anchors = [device.anchor.hex() for device in self.session.start.devices]
        self.by: By = "seat"
        self.asked_at: float | None = None
        self.waited_since: float | None = None
        self.frozen_at: float | None = None
        self.owes: dict[int, float] = {}
        self.beside = [0] * len(self.anchors)
        self.renewals: dict[int, tuple[str, str]] = {}
        self._secret = secret
        self._signed = (-1, "")

    def copy(self) -> Proof:
        """Return a proof that can go on by itself."""
        other = Proof.__new__(Proof)
        vars(other).update(
            vars(self),
            session=self.session.copy(),
            renewals=dict(self.renewals),
            owes=dict(self.owes),
            anchors=list(self.anchors),
            beside=list(self.beside),
        )
        return other

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.session.start.game

    @property
    def dealer(self) -> Dealer:
        """The dealer, which speaks for the server."""
        return dealer_of(self._secret, self.game)

    @property
    def strict(self) -> bool:
        """Whether devices add a value to every roll."""
        return self.session.start.mode == "strict"

    def take(self, said: Said, at: float, *, trusted: bool) -> tuple[Happening, ...]:
        """Take the next statement in; return what has happened with it.

        Raises:
            Misstatement: it does not hold; nothing changes.
        """
        session = self.session
        by: Speaker = "server" if said.by < 0 else said.by
        happened = session.take(by, said.body, bytes.fromhex(said.signature), checked=trusted)
        if by != "server":
            self.beside[by] += is_beside(said.body)
        self.waited_since = None
        if not session.due:
            self.waited_since, self.asked_at = self.asked_at, None
        elif self.asked_at is None:
            self.asked_at = at
        if not session.frozen:
            self.frozen_at = None
        elif self.frozen_at is None:
            self.frozen_at = at
        if said.body.startswith("renew"):
            self.anchors[said.by] = said.body.split(" ")[3]
            self.renewals.pop(said.by, None)
        return happened

    def note(self, said: Said, turn: int, at: float) -> None:
        """Note which devices the game waits for now; `turn` is the one that has the turn, or -1."""
        if said.body.startswith(("decide ", "ready ", "value ")):
            self.owes.pop(said.by, None)
        _, devices = self.awaited
        if not self.session.due and turn >= 0:
            devices = (turn,)
        self.owes = {device: self.owes.get(device, at) for device in devices}

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
        count = self.session.count
        if self._signed[0] != count:
            self._signed = (count, self.dealer.sign(self.session).hex())
        return self._signed[1]


def statement(said: Said) -> Statement:
    """Return a stored statement as it is told."""
    return ("server" if said.by < 0 else said.by, said.body, said.signature)


def is_beside(body: str) -> bool:
    """Say whether a statement of a device moves no game on: it is about seats, keys or silence."""
    return not body.startswith(_MOVES_ON)


def by_of(decided: Decided, said: Said) -> By:
    """Return who decided: the seat's device, a bot, the clock, the host, or as the log says."""
    match decided.why:
        case "bot" | "clock":
            return decided.why
        case "unsigned":
            return said.who
        case _:
            return "seat"


def reseated(by: int, body: str) -> tuple[int, str] | None:
    """Return the seat, and who is to have it, if that is what a statement says."""
    if by < 0 or not body.startswith("seat "):
        return None
    words = body.split(" ")
    if len(words) != 4 or not words[2].isdecimal():
        return None
    return int(words[2]), words[3]


def heard_of(said: Said) -> list[Entry]:
    """Return what everybody hears of a statement, besides the moves and throws it brings about.

    What devices say at every roll goes without saying.
    """
    match said.body.split(" "):
        case ["warn", device, *_] if said.by < 0:
            return [Warned(device=int(device))]
        case ["over", _, device, *_] if said.by >= 0:
            return [DeviceSaid(what="over", device=int(device), by=said.by)]
        case ["back" | "renew" as what, *_] if said.by >= 0:
            return [DeviceSaid(what=what, device=said.by, by=said.by)]
        case _:
            return []
