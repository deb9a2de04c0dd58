"""Checking a record: does every roll follow from what was committed to beforehand?

Witness files say what a page knew by itself, and are held against the record. docs/fair-dice.md
says what an answer means.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.messages import listed, say
from greed.core.moves import Move
from greed.core.record import Record
from greed.fair._encoding import u32
from greed.fair._replay import (
    EXITS,
    MOST_STATEMENTS,
    DeviceReport,
    Finding,
    Replay,
    Report,
    Unverifiable,
    Wrong,
)
from greed.fair.keys import MissingLibrary, is_signed
from greed.fair.session import Session
from greed.fair.start import Start, StartError, read_start, sheet_digest

__all__ = [
    "EXITS",
    "DeviceReport",
    "Finding",
    "MissingLibrary",
    "Report",
    "Unverifiable",
    "Witness",
    "WitnessError",
    "read_witness",
    "verify",
]


def verify(record: Record, witnesses: Sequence[tuple[str, Witness]] = ()) -> Report:
    """Check a record of dice that can be verified, and hold witness files against it.

    Each witness comes with the name to call it by. What is wrong is in the report's findings.

    Raises:
        Unverifiable: the record does not hold what could be verified.
        MissingLibrary: signatures can't be checked, since a library is missing.
    """
    if record.dice not in ("fair", "strict"):
        raise Unverifiable(say("checked-dice", dice=record.dice[:40]))
    if (protocol := record.tags.get("protocol")) != "1":
        raise Unverifiable(
            say("checked-no-protocol")
            if protocol is None
            else say("checked-protocol", protocol=protocol[:20])
        )
    if not record.proof:
        raise Unverifiable(say("checked-no-proof"))
    if len(record.proof) > MOST_STATEMENTS:
        raise Unverifiable(say("checked-long", most=MOST_STATEMENTS))
    report = Report(mode=record.dice)
    try:
        session = Session(record.proof[0], record.sheet.dice.faces)
    except StartError as error:
        report.add("wrong", str(error), 0)
        return report
    begun = session.start
    report.game, report.attempt = begun.game, begun.attempt
    report.notes.append(say(f"checked-{begun.mode}"))
    if begun.attempt > 1:
        report.notes.append(say("verify-starts", n=begun.attempt))
    if why := _other_headers(record, session):
        report.add("wrong", why, 0)
        return report
    replay = _replayed(record, session, report)
    report.statements, report.words = session.count, session.words
    if replay is None:
        return report
    for device, key in zip(report.devices, session.keys, strict=True):
        device.key = key.hex()
    _check_events(record, replay)
    _check_signed(record, replay)
    _check_debts(replay)
    _check_contributions(replay)
    for who, witness in witnesses:
        compare(witness, replay, who)
    return report


def _replayed(record: Record, session: Session, report: Report) -> Replay | None:
    """Play the proof; None if it goes wrong, which the report then says."""
    number = 0
    try:
        replay = Replay(record, session, report)
        for number, line in enumerate(record.proof[1:], 1):  # noqa: B007
            replay.take(line)
    except Wrong as error:
        report.add("wrong", str(error), number)
        return None
    return replay


def _other_headers(record: Record, session: Session) -> str | None:
    """Say in what the start text is about another game than the record."""
    begun = session.start
    if begun.sheet != sheet_digest(record.sheet):
        return say("verify-other-sheet")
    if tuple(seat.name for seat in begun.seats) != record.seats:
        return say("verify-other-players")
    if record.position != (begun.first if isinstance(begun.first, str) else ""):
        return say("verify-other-position")
    if begun.mode != record.dice:
        return say("verify-other-dice")
    return None


def _check_events(record: Record, replay: Replay) -> None:
    """Compare the events of the record with those of its proof."""
    proven = tuple(replay.events)
    if replay.state is not None and record.first != replay.state.first:
        seats = {"began": replay.state.first + 1, "told": record.first + 1}
        replay.report.add("wrong", say("verify-began", seats))
    if proven == record.events:
        return
    pairs = zip(proven, record.events, strict=False)
    same = next(
        (i for i, (a, b) in enumerate(pairs) if a != b), min(len(proven), len(record.events))
    )
    due, told = (
        _event(events[same]) if same < len(events) else say("verify-event-missing")
        for events in (proven, record.events)
    )
    replay.report.add("wrong", say("verify-event", at=same + 1, due=due, told=told))


def _event(event: Move | tuple[int, ...]) -> str:
    return str(event) if isinstance(event, Move) else " ".join(map(str, event))


def _check_signed(record: Record, replay: Replay) -> None:
    """Check how far the server's signature goes, and whether that is the end."""
    report, session = replay.report, replay.session
    match = re.fullmatch(r"(0|[1-9][0-9]{0,8}):([0-9a-f]{128})", record.tags.get("signed", ""))
    if not match:
        if "signed" in record.tags:
            report.add("wrong", say("verify-sign-unreadable"))
        else:
            report.add("cut", say("verify-sign-missing"))
        return
    k = int(match[1])
    report.signed = k
    if k > session.count:
        report.add("cut", say("verify-sign-missing"))
        return
    signed = u32(k), session.head_at(k)
    if not is_signed(
        session.start.server, bytes.fromhex(match[2]), "sign", session.digest, *signed
    ):
        report.add("wrong", say("verify-sign-wrong"), k)
    elif k < session.count:
        report.add("cut", say("verify-sign-short", k=k, count=session.count), k)
    over = replay.state is not None and replay.state.over
    if not over and session.ended is None and session.base is not None:
        report.add("cut", say("verify-not-over"))


def _check_debts(replay: Replay) -> None:
    """Name who froze a roll and gave nothing."""
    report, session = replay.report, replay.session
    if session.base is None:
        waiting = listed([report.devices[device].name for device in session.waiting_reveal])
        report.add("debt", say("verify-no-start", devices=waiting))
    elif session.waiting_values:
        waiting = listed([report.devices[device].name for device in session.waiting_values])
        report.add("debt", say("verify-frozen", n=session.number, devices=waiting))
    elif session.frozen or (session.due and session.start.mode == "fair"):
        report.add("debt", say("verify-server-owes"))


def _check_contributions(replay: Replay) -> None:
    """Name what was done without the devices that should have done it."""
    report, session = replay.report, replay.session
    for device in report.devices:
        if device.without:
            report.add("gaps", say("verify-missing", n=device.without, device=device.name))
        if device.clock:
            report.add("gaps", say("verify-clock", n=device.clock, device=device.name))
        for silence in device.over:
            report.add("gaps", silence)
    unsigned = [seat.name for seat in session.start.seats if seat.holder == "unsigned"]
    if unsigned:
        report.add("gaps", say("verify-unsigned", players=listed(unsigned)))
    if not report.devices:
        report.add("gaps", say("verify-no-device"))


_MOST = 100_000


class WitnessError(GreedError):
    """A witness file that can't be read."""


class Witness(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page knew by itself.

    Attributes:
        greed: always "witness".
        protocol: always 1.
        start: the start text that it saw.
        device: its own number.
        heads: heads that it saw signed: number, head, the server's signature.
        sent: what it said: where that stands in the log (None: never acknowledged), body,
            signature.
        starts: how many starts it saw at this table.
    """

    greed: str
    protocol: int
    start: str
    device: int
    heads: tuple[tuple[int, str, str], ...] = ()
    sent: tuple[tuple[int | None, str, str], ...] = ()
    starts: int = 1

    @property
    def begun(self) -> Start:
        """The start, taken apart."""
        return read_start(self.start)


def read_witness(text: str | bytes) -> Witness:
    """Return the witness that a file holds.

    Raises:
        WitnessError: it holds something else.
    """
    try:
        witness = msgspec.json.decode(text, type=Witness)
        begun = witness.begun
        for _, *digits in (*witness.heads, *(sent[::2] for sent in witness.sent)):
            for hexadecimal in digits:
                bytes.fromhex(str(hexadecimal))
    except (msgspec.DecodeError, RecursionError) as error:
        raise WitnessError(say("checked-no-witness", why=str(error))) from None
    except (StartError, ValueError) as error:
        raise WitnessError(say("checked-witness-damaged", why=str(error))) from None
    if (witness.greed, witness.protocol) != ("witness", 1):
        raise WitnessError(say("checked-witness-protocol"))
    if not 0 <= witness.device < len(begun.devices) or witness.starts < 0:
        raise WitnessError(say("checked-witness-device"))
    if max(len(witness.heads), len(witness.sent)) > _MOST:
        raise WitnessError(say("checked-witness-long", most=_MOST))
    return witness


def compare(witness: Witness, replay: Replay, who: str) -> None:
    """Add what a witness contradicts to the report of a replayed record.

    What it does not sign, or the server has not, proves nothing, and is only noted.
    """
    report, session, begun = replay.report, replay.session, witness.begun
    if begun != session.start:
        report.add("witness", _another_start(witness, session.start, who))
        return
    if witness.starts > begun.attempt:
        seen = {"who": who, "n": witness.starts, "attempt": begun.attempt}
        report.add("witness", say("checked-saw-starts", seen))
    _compare_heads(witness, replay, who)
    keys = replay.keys[witness.device]
    for place, body, signature in witness.sent:
        signed = bytes.fromhex(signature)
        if not any(is_signed(key, signed, "say", session.digest, body) for key in keys):
            report.notes.append(say("checked-unsigned-words", who=who, words=body[:60]))
        elif place is None:
            if (witness.device, body, signed) not in replay.lines:
                word = body.split(" ")[0]
                report.notes.append(say("checked-never-taken", who=who, word=word))
        elif not 1 <= place <= session.count:
            report.add("witness", say("checked-said-later", who=who, at=place))
        elif replay.lines[place - 1] != (witness.device, body, signed):
            report.add("witness", say("checked-said-else", who=who), place)


def _compare_heads(witness: Witness, replay: Replay, who: str) -> None:
    report, session = replay.report, replay.session
    server, digest = session.start.server, session.digest
    for k, head, signature in witness.heads:
        claimed = bytes.fromhex(head)
        if 0 <= k <= session.count and session.head_at(k) == claimed:
            continue
        if not 0 <= k < 2**32 or not is_signed(
            server, bytes.fromhex(signature), "sign", digest, u32(k), claimed
        ):
            report.notes.append(say("checked-head-unsigned", who=who, k=k))
        elif k > session.count:
            report.add("witness", say("checked-saw-later", who=who, k=k, count=session.count))
        else:
            report.add("witness", say("checked-two-stories", who=who, k=k), k)


def _another_start(witness: Witness, recorded: Start, who: str) -> str:
    seen = witness.begun
    if seen.game == recorded.game:
        signed = seen.server == recorded.server and any(
            0 <= k < 2**32
            and is_signed(
                seen.server, bytes.fromhex(signature), "sign", seen.digest, u32(k),
                bytes.fromhex(head),
            )
            for k, head, signature in witness.heads
        )  # fmt: skip
        return say("checked-saw-start-signed" if signed else "checked-saw-start", who=who)
    return say("checked-other-game", who=who, seen=seen.game, recorded=recorded.game)
