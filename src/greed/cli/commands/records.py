"""`greed review`, `greed verify`: luck and skill in a game, and whether its dice were fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from greed._plain import one_line
from greed.cli.exits import Refusal, read_bytes
from greed.cli.options import Json
from greed.cli.render import ink
from greed.cli.render.records import show_report, show_review
from greed.cli.solver import patience, solvable
from greed.cli.table.saves import latest, read_record
from greed.core.errors import RecordError
from greed.core.messages import say, speaking
from greed.fair.verify import (
    EXITS,
    MissingLibrary,
    Unverifiable,
    Witness,
    WitnessError,
    read_witness,
)
from greed.fair.verify import verify as verified
from greed.languages import spoken

_CODES = "\n\n".join(f"{code}: {said}" for code, said in sorted(EXITS.values()))
SETTINGS = {"verify": {"epilog": f"Exit codes.\n\n{_CODES}"}}
_MOST_BYTES = 100_000_000


def review(
    file: Annotated[
        Path | None,
        typer.Argument(
            help="A record, in JSON Lines or text.", show_default="the last game finished here"
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Separate luck from skill in a finished game, decision by decision.

    Exact for two players, and for three near the end of a game, or throughout once greed solve
    SHEET --seats 3 has been run; otherwise an estimate.
    """
    path = file or latest(finished=True)
    record = read_record(path)
    from greed.coach import review as reviewed
    from greed.coach import skills
    from greed.coach.judges import win_judge

    with solvable(record.sheet.name), patience(say("weighing")):
        seen = reviewed(win_judge(record.sheet), record)
    if as_json:
        ink.say(
            msgspec.json.encode({**msgspec.structs.asdict(seen), "skills": skills(seen)}).decode()
        )
        return
    show_review(record, seen, file or (path if path != latest() else None))


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
        with spoken("en" if as_json else speaking.get()):
            report = verified(record, witnesses)
    except (Unverifiable, MissingLibrary, RecordError) as error:
        raise Refusal(f"{file}: {one_line(str(error))}", EXITS["unreadable"][0]) from None
    if as_json:
        data = {"verdict": report.verdict, "code": report.code, **msgspec.to_builtins(report)}
        ink.say(msgspec.json.encode(data).decode())
    else:
        show_report(report)
    raise typer.Exit(report.code)


def _check_size(path: Path) -> None:
    if path.is_file() and path.stat().st_size > _MOST_BYTES:
        raise Refusal(f"{path} is too large for a record: {path.stat().st_size:,} bytes")


def _witness(path: Path) -> Witness:
    _check_size(path)
    try:
        return read_witness(read_bytes(path))
    except WitnessError as error:
        raise Refusal(f"{path}: {one_line(str(error))}") from None
