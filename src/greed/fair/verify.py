"""Checking a record: does every roll follow from what was committed to beforehand?

docs/fair-dice.md says what an answer means.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

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
from greed.fair._witness import Witness, WitnessError, compare, read_witness
from greed.fair.keys import MissingLibrary, is_signed
from greed.fair.session import Session
from greed.fair.start import StartError, sheet_digest

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
