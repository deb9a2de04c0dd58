"""Checking a record: does every roll follow from what was committed to beforehand?

docs/fair-dice.md says what an answer means.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from greed.core.moves import Move
from greed.core.record import Record
from greed.fair._encoding import u32
from greed.fair._replay import MOST_STATEMENTS, Replay, Wrong
from greed.fair._report import EXITS, DeviceReport, Finding, Report, Unverifiable
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

_FAIR = (
    "In a fair game the server may have known every roll to come. It could not choose or change"
    " one after the start."
)
_STRICT = (
    "The server can hide a player's messages or claim that they came late. A roll without your"
    " device's value is not protected for you."
)


def verify(record: Record, witnesses: Sequence[tuple[str, Witness]] = ()) -> Report:
    """Check a record of dice that can be verified, and hold witness files against it.

    Each witness comes with the name to call it by. What is wrong is in the report's findings.

    Raises:
        Unverifiable: the record does not hold what could be verified.
        MissingLibrary: signatures can't be checked, since a library is missing.
    """
    if record.dice not in ("fair", "strict"):
        raise Unverifiable(
            f"the dice of this record are {record.dice[:40]!r}: only fair and strict ones can be"
            " verified"
        )
    if (protocol := record.tags.get("protocol")) != "1":
        raise Unverifiable(
            "this record names no dice protocol" if protocol is None
            else f"protocol {protocol[:20]!r} is unknown here: a newer Greed may know it"
        )  # fmt: skip
    if not record.proof:
        raise Unverifiable(
            "this record leaves its proof out, as text records do: verify the JSON Lines instead"
        )
    if len(record.proof) > MOST_STATEMENTS:
        raise Unverifiable(f"a proof has at most {MOST_STATEMENTS:,} lines")
    report = Report(mode=record.dice)
    try:
        session = Session(record.proof[0], record.sheet.dice.faces)
    except StartError as error:
        report.add("wrong", str(error), 0)
        return report
    begun = session.start
    report.game, report.attempt = begun.game, begun.attempt
    report.notes.append(_FAIR if begun.mode == "fair" else _STRICT)
    if begun.attempt > 1:
        report.notes.append(_starts(begun.attempt))
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


def _starts(attempt: int) -> str:
    return (
        f"This was start {attempt} at its table. Starts count in rematches, too; more of them than"
        " games mean that somebody has called starts off, and may have seen rolls that way."
    )


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
        return "the game was started with another rule sheet"
    if tuple(seat.name for seat in begun.seats) != record.seats:
        return "the game was started with other names"
    if record.position != (begun.first if isinstance(begun.first, str) else ""):
        return "the game was started from another position, or from its beginning"
    if begun.mode != record.dice:
        return f"the game was started as {begun.mode}, not {record.dice}"
    return None


def _check_events(record: Record, replay: Replay) -> None:
    """Compare the events of the record with those of its proof."""
    proven = tuple(replay.events)
    if replay.state is not None and record.first != replay.state.first:
        replay.report.add("wrong", f"seat {replay.state.first} began, not seat {record.first}")
    if proven == record.events:
        return
    pairs = zip(proven, record.events, strict=False)
    same = next(
        (i for i, (a, b) in enumerate(pairs) if a != b), min(len(proven), len(record.events))
    )
    due, said = (
        _event(events[same]) if same < len(events) else "nothing"
        for events in (proven, record.events)
    )
    replay.report.add("wrong", f"event {same + 1} was {due}; the record says {said}")


def _event(event: Move | tuple[int, ...]) -> str:
    return str(event) if isinstance(event, Move) else f"the throw {' '.join(map(str, event))}"


def _check_signed(record: Record, replay: Replay) -> None:
    """Check how far the server's signature goes, and whether that is the end."""
    report, session = replay.report, replay.session
    match = re.fullmatch(r"(0|[1-9][0-9]{0,8}):([0-9a-f]{128})", record.tags.get("signed", ""))
    if not match:
        report.add(
            "wrong" if "signed" in record.tags else "cut",
            "the record holds no signature of the server over its last head",
        )
        return
    k = int(match[1])
    report.signed = k
    if k > session.count:
        report.add(
            "cut", f"the server has signed statement {k}; the record ends with {session.count}"
        )
        return
    signed = u32(k), session.head_at(k)
    if not is_signed(
        session.start.server, bytes.fromhex(match[2]), "sign", session.digest, *signed
    ):
        report.add("wrong", f"head {k} is not signed by the server", k)
    elif k < session.count:
        report.add("cut", f"the server's signature ends with statement {k} of {session.count}", k)
    over = replay.state is not None and replay.state.over
    if not over and session.ended is None and session.base is not None:
        report.add("cut", "the game was not over, and nobody had ended it")


def _check_debts(replay: Replay) -> None:
    """Name who froze a roll and gave nothing."""
    report, session = replay.report, replay.session
    if session.base is None:
        waiting = _names(session.waiting_reveal)
        report.add("debt", f"this attempt never started: {waiting} revealed no share")
    elif session.waiting_values:
        waiting = _names(session.waiting_values)
        report.add("debt", f"number {session.number} was frozen, and {waiting} gave no value")
    elif session.frozen or (session.due and session.start.mode == "fair"):
        number = session.number + (not session.frozen)
        report.add("debt", f"the server owed the roll with number {number}, and never made it")


def _check_contributions(replay: Replay) -> None:
    """Name what was done without the devices that should have done it."""
    report, session = replay.report, replay.session
    for each in report.devices:
        counts = (
            (each.without, f"{each.without} of {each.rolls} rolls without its value"),
            (each.clock, f"{each.clock} decisions by the clock"),
            *((1, f"passed over {when}") for when in each.over),
        )
        said = ", ".join(text for count, text in counts if count)
        if said:
            report.add("gaps", f"device {each.device} ({', '.join(each.seats)}): {said}")
    unsigned = [seat.name for seat in session.start.seats if seat.holder == "unsigned"]
    if unsigned:
        report.add("gaps", f"nobody signed for {', '.join(unsigned)}: that is the server's word")
    if not report.devices:
        report.add("gaps", "no device took part: the server alone chose the dice")


def _names(devices: Sequence[int]) -> str:
    return " and ".join(f"device {device}" for device in devices)
