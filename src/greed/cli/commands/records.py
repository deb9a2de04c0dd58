"""`greed review`, `greed verify`: luck and skill in a game, and whether its dice were fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from greed._plain import one_line
from greed.cli.exits import NO, Refusal
from greed.cli.options import Json
from greed.cli.render import ink
from greed.cli.render.records import show_dice, show_review
from greed.cli.solver import patience, solvable
from greed.cli.table.saves import latest, read_record
from greed.core.messages import say
from greed.sealed import Device, DiceError, Mismatch, verify_game

SETTINGS = {
    "verify": {
        "epilog": "Exit codes.\n\n0: every roll is what the devices made together.\n\n"
        "1: it is not.\n\n2: there is nothing to check, or the record can't be read."
    }
}
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
    file: Annotated[Path, typer.Argument(help="The record of a game from a server or a phone.")],
    as_json: Json = False,
) -> None:
    """Work out every roll of a record again, and say which devices took part."""
    if file.is_file() and file.stat().st_size > _MOST_BYTES:
        raise Refusal(f"{file} is too large for a record: {file.stat().st_size:,} bytes")
    record = read_record(file)
    try:
        verdict = verify_game(record)
    except (DiceError, Mismatch) as error:
        why = str(error)
        if as_json:
            ink.say(msgspec.json.encode({"right": False, "why": why}).decode())
            raise typer.Exit(NO) from None
        raise Refusal(one_line(f"{file}: {why}"), NO) from None
    if verdict is None:
        said = "verify-not-rolled" if record.dice == "real" else "verify-alone"
        raise Refusal(one_line(f"{file}: {say(said)}"))
    if as_json:
        shown = {
            "right": True, "rolls": len(verdict.rolls), "void": verdict.void,
            "unfinished": verdict.unfinished, "devices": list(map(_device, verdict.devices)),
        }  # fmt: skip
        ink.say(msgspec.json.encode(shown).decode())
    else:
        show_dice(verdict, record.seats)


def _device(device: Device) -> dict[str, object]:
    """Return what a device did, as data."""
    return {
        "name": device.name, "seats": device.seats, "rolls": device.rolls, "took": device.took,
        "silent": device.silent,
    }  # fmt: skip
