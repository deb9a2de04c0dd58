"""What a verifier has found, in words, and how a program that found it ends."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.core.errors import GreedError

__all__ = ["EXITS", "DeviceReport", "Finding", "Kind", "Report", "Unverifiable"]

Kind = Literal["wrong", "witness", "debt", "cut", "gaps"]

EXITS: dict[str, tuple[int, str]] = {
    "verified": (0, "verified: every roll follows, with nothing to remark"),
    "wrong": (1, "a roll, a signature, a statement or an event is wrong"),
    "unreadable": (2, "the record or a witness file can't be read, or there is nothing to verify"),
    "cut": (3, "the record is cut off, but right as far as it goes"),
    "gaps": (4, "rolls without a device's value, silent devices, decisions by the clock, unsigned"),
    "debt": (5, "somebody froze a roll and never gave its value, or the game never started"),
    "witness": (6, "a witness file contradicts the record"),
}
"""How `greed verify` ends, by what it has found: the exit code, and what it says."""

PRECEDENCE: tuple[Kind, ...] = ("wrong", "witness", "debt", "cut", "gaps")


class Unverifiable(GreedError):
    """There is nothing here that could be verified."""


class Finding(Struct, frozen=True):
    """Something to remark; `statement` is the number of the one at fault, if one is."""

    kind: Kind
    text: str
    statement: int | None = None


class DeviceReport(Struct, kw_only=True):
    """What a device did in a game.

    Attributes:
        device: its number.
        seats: the names at its seats when the game started.
        key: its public key at the end, in hexadecimal digits.
        rolls: how many rolls fell while it held a seat (strict).
        without: how many of them without its value.
        clock: how many decisions the clock made for its seats.
        over: when it was passed over, one sentence for each time.
        renewals: how often it went on with a fresh key, by its old key or its recovery code.
        given: how often it gave a seat away.
        said: how many statements it signed.
        last: the last of them, as its number in the log; 0 for none.
        head: the head that it named there, in hexadecimal digits.
    """

    device: int
    seats: tuple[str, ...]
    key: str = ""
    rolls: int = 0
    without: int = 0
    clock: int = 0
    over: list[str] = []
    renewals: int = 0
    given: int = 0
    said: int = 0
    last: int = 0
    head: str = ""

    @property
    def name(self) -> str:
        """Its players, as people call it."""
        return ", ".join(self.seats)


class Report(Struct, kw_only=True):
    """What a record proves, and what it does not.

    Attributes:
        mode: fair or strict.
        game: the id of the game.
        attempt: which start it was at its table.
        words: the six words that all players saw.
        throws: how many throws follow from what was committed to.
        statements: how many statements the log holds.
        signed: the last statement over which the server's signature stands.
        devices: what each device did.
        findings: what there is to remark; empty if all is well.
        notes: what is not proven, and other things worth knowing.
    """

    mode: str
    game: str = ""
    attempt: int = 1
    words: str = ""
    throws: int = 0
    statements: int = 0
    signed: int = 0
    devices: list[DeviceReport] = []
    findings: list[Finding] = []
    notes: list[str] = []

    @property
    def verdict(self) -> str:
        """The gravest kind of finding, or "verified"."""
        kinds = {finding.kind for finding in self.findings}
        return next((kind for kind in PRECEDENCE if kind in kinds), "verified")

    @property
    def code(self) -> int:
        """The exit code of a program that has found this."""
        return EXITS[self.verdict][0]

    def add(self, kind: Kind, text: str, statement: int | None = None) -> None:
        """Add a finding."""
        self.findings.append(Finding(kind, text, statement))
