"""`greed rules check`: every fault of a sheet at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from greed.cli import options
from greed.cli.exits import NO, Refused
from greed.cli.options import Json
from greed.cli.render import ink
from greed.core.errors import SheetError
from greed.core.sheet import sheet_hash
from greed.sheets import load, loads

__all__ = ["check"]


def check(
    sheet: Annotated[
        str,
        typer.Argument(
            help="Your own sheet (a TOML file), or a name: classic+hsw.",
            autocompletion=options.sheets,
        ),
    ],
    as_json: Json = False,
) -> None:
    """Check a sheet and list every fault with its place. Exits with 1 if it has any."""
    file = Path(sheet)
    try:
        found = (
            loads(_text(file), sheet) if file.suffix == ".toml" or file.exists() else load(sheet)
        )
    except SheetError as error:
        if as_json:
            ink.say(json.dumps({"file": sheet, "faults": error.faults}))
        else:
            ink.say(*(f"{ink.warn('✗')} {fault}" for fault in error.faults))
        raise typer.Exit(NO) from None
    if as_json:
        ink.say(json.dumps({"file": sheet, "faults": [], "hash": sheet_hash(found)}))
    else:
        ink.say(f"{ink.good('✓')} {sheet}: {found.title}, no faults ({sheet_hash(found)})")


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise Refused(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Refused(f"{file} is not UTF-8 text") from None
