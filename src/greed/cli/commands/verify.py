"""`greed verify`: were the dice of a game what everybody had committed to?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from greed._plain import one_line
from greed.cli.exits import Refused
from greed.cli.options import Json
from greed.cli.render import ink
from greed.cli.table.saves import read_record
from greed.core.errors import RecordError
from greed.fair.verify import (
    EXITS,
    DeviceReport,
    MissingLibrary,
    Report,
    Unverifiable,
    Witness,
    WitnessError,
    read_witness,
)
from greed.fair.verify import verify as verified

__all__ = ["verify"]

_CODES = "\n\n".join(f"{code}: {said}" for code, said in sorted(EXITS.values()))
SETTINGS = {"verify": {"epilog": f"Exit codes.\n\n{_CODES}"}}
_MOST_BYTES = 100_000_000


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game from a server.")],
    witness: Annotated[
        list[Path] | None,
        typer.Option(help="A witness file saved by a player's page. Repeatable."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Recompute every roll of a record, and check who contributed and signed.

    All findings are printed; the exit code stands for the most serious one.
    """
    _check_size(file)
    record = read_record(file)
    witnesses = [(path.name, _witness(path)) for path in witness or ()]
    try:
        report = verified(record, witnesses)
    except (Unverifiable, MissingLibrary, RecordError) as error:
        raise Refused(f"{file}: {one_line(str(error))}", EXITS["unreadable"][0]) from None
    if as_json:
        data = {"verdict": report.verdict, "code": report.code, **msgspec.to_builtins(report)}
        ink.say(msgspec.json.encode(data).decode())
    else:
        _print(report)
    raise typer.Exit(report.code)


def _check_size(path: Path) -> None:
    if path.is_file() and path.stat().st_size > _MOST_BYTES:
        raise Refused(f"{path} is too large for a record: {path.stat().st_size:,} bytes")


def _witness(path: Path) -> Witness:
    _check_size(path)
    try:
        return read_witness(path.read_bytes())
    except OSError as error:
        raise Refused(f"cannot read {path}: {error.strerror}") from None
    except WitnessError as error:
        raise Refused(f"{path}: {one_line(str(error))}") from None


def _print(report: Report) -> None:
    throws = f"all {report.throws} throws follow from what was committed to before the game."
    match report.verdict:
        case "verified":
            ink.say(ink.good("Verified: ") + throws)
        case "wrong":
            ink.say(ink.warn("Not verified."))
        case verdict:
            ink.say(ink.warn("Verified with remarks: ") + f"{EXITS[verdict][1]}.")
            ink.say(f"As far as the record goes, {throws}")
    for finding in report.findings:
        place = f"statement {finding.statement}: " if finding.statement else ""
        ink.say(f"  - {place}{one_line(finding.text)}")
    if report.words:
        ink.say(f"Six words, the same for all players: {ink.strong(report.words)}")
    ink.say(f"Start {report.attempt} at this table; {report.statements} statements.")
    for device in report.devices:
        ink.say(_line(device))
    for note in report.notes:
        ink.say(ink.dim(one_line(note)))


def _line(device: DeviceReport) -> str:
    seats = one_line(", ".join(device.seats))
    parts = [f"Device {device.device} ({seats}): {device.said} statements"]
    if device.last:
        parts.append(f"the last is number {device.last}, on head {one_line(device.head[:16])}...")
    if device.rolls:
        parts.append(f"its value is in {device.rolls - device.without} of {device.rolls} rolls")
    if device.renewals:
        parts.append(f"went on with a fresh key {device.renewals} times")
    if device.given:
        parts.append(f"gave a seat away {device.given} times")
    return "; ".join(parts)
