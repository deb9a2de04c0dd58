"""The proof of a record, played through a session and the rules at once, and its report."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Literal

from msgspec import Struct

from greed.core.errors import GreedError, RecordError
from greed.core.game import start
from greed.core.messages import say
from greed.core.record import Event, Record, apply_event, beginning
from greed.core.state import State
from greed.fair.session import Session
from greed.fair.statements import (
    By,
    CameBack,
    Decided,
    Drawn,
    Ended,
    Forfeited,
    Happening,
    Misstatement,
    SatOut,
    Thrown,
    events_of,
)

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


MOST_STATEMENTS = 100_000
_LINE = re.compile(r"(server|0|1?[0-9]) (-|[0-9a-f]{128}) (.{1,1024})")


class Wrong(GreedError):
    """Something is not what it must be."""


def read_line(line: str) -> tuple[By, str, bytes]:
    """Return the statement that a line of a proof holds: who, body, signature.

    Raises:
        Wrong: the line is damaged.
    """
    match = _LINE.fullmatch(line)
    if not match:
        raise Wrong(say("dice-bad-line"))
    by: By = "server" if match[1] == "server" else int(match[1])
    return by, match[3], b"" if match[2] == "-" else bytes.fromhex(match[2])


class Replay:
    """A game as its proof tells it.

    Attributes:
        session: the session after all statements so far.
        state: the game; None while it is not known who begins.
        events: the events of the game.
        lines: the statements as (by, body, signature).
        keys: every key that each device ever had.
    """

    def __init__(self, record: Record, session: Session, report: Report) -> None:
        self._record = record
        self.session = session
        self.report = report
        self.events: list[Event] = []
        self.lines: list[tuple[By, str, bytes]] = []
        self.keys = [{key} for key in session.keys]
        first = session.start.first
        self.state = None if first is None else self._opened(first)
        report.devices = [
            DeviceReport(
                device=number,
                seats=tuple(s.name for s in session.start.seats if s.holder == f"device:{number}"),
            )
            for number in range(len(session.keys))
        ]

    def _opened(self, first: int | str) -> State:
        try:
            if isinstance(first, str):
                return beginning(self._record)  # both have the same position
            return start(self._record.sheet, len(self.session.holders), first)
        except (ValueError, RecordError) as error:
            raise Wrong(str(error)) from None

    def take(self, line: str) -> None:
        """Take the next line of the proof in.

        Raises:
            Wrong: it cannot stand here.
        """
        by, body, signature = read_line(line)
        session = self.session
        away, frozen, number = session.away, session.frozen, session.number
        try:
            happened = session.take(by, body, signature)
        except Misstatement as error:
            raise Wrong(str(error)) from None
        self.lines.append((by, body, signature))
        for happening in happened:
            self._play(happening)
        if by != "server":
            device = self.report.devices[by]
            device.said, device.last = device.said + 1, session.count
            device.head = body.split(" ")[1]
            device.renewals += body.startswith("renew ")
            device.given += body.startswith("seat ")
            self.keys[by].add(session.keys[by])
        elif body.startswith("warn "):
            self._warned(int(body.split(" ")[1]))
        for silent in session.away - away:
            device = self.report.devices[silent]
            when = f"{datetime.fromtimestamp(int(body.split(' ')[3]), UTC):%Y-%m-%d %H:%M:%S}"
            message, n = ("verify-over-thrown", number) if frozen else ("verify-over", number + 1)
            device.over.append(say(message, device=device.name, n=n, when=when))

    def _warned(self, device: int) -> None:
        """Refuse the warning of a device when a decision is due that is not its own."""
        session, state = self.session, self.state
        if session.due:  # then the session has looked who is waited for
            return
        if state is None or state.over or session.device_of(state.seat) != device:
            raise Wrong(say("checked-warned", device=device))

    def _play(self, happening: Happening) -> None:
        """Play on by the rules, which the session does not know."""
        match happening:
            case Drawn(seat=seat, given=given):
                self.state = self._opened(seat)
                self._contributed(given)
            case Ended(how=how):
                if how == "over" and not self._now.over:
                    raise Wrong(say("checked-not-over"))
            case Thrown(seat=seat, given=given):
                self._check_turn(seat)
                self._happen(happening)
                self._contributed(given)
            case Forfeited(seat=seat):
                self._check_turn(seat)
                self._happen(happening)
            case SatOut() | CameBack():
                self._happen(happening)
            case Decided(seat=seat):
                self._check_turn(seat)
                if happening.why == "clock":
                    self.report.devices[self.session.device_of(seat)].clock += 1
                if happening.move == "throw" and self._now.phase != "throw":
                    raise Wrong(say("checked-dice-early"))
                self._happen(happening)

    def _happen(self, happening: Happening) -> None:
        leaves = isinstance(happening, SatOut | CameBack)
        for event in events_of(happening):
            if leaves and self._now.over:  # the turn that was lost may have ended the game
                return
            try:
                self.state = apply_event(self._now, event)
            except GreedError as error:
                raise Wrong(str(error)) from None
            self.events.append(event)
            self.report.throws += isinstance(event, tuple)

    def _check_turn(self, seat: int) -> None:
        if self._now.seat != seat or self._now.over:
            raise Wrong(say("checked-not-turn", seat=seat))

    @property
    def _now(self) -> State:
        if self.state is None:
            raise Wrong(say("checked-nobody-begins"))
        return self.state

    def _contributed(self, given: tuple[int, ...]) -> None:
        if self.session.start.mode == "strict":
            for number in self.session.holding:
                self.report.devices[number].rolls += 1
                self.report.devices[number].without += number not in given
