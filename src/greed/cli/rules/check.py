"""`greed rules check`: every fault of a sheet at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from greed.cli import ink
from greed.cli.exits import NO, Refused
from greed.core.errors import SheetError
from greed.core.sheet import sheet_hash
from greed.sheets import loads

__all__ = ["check"]


def check(
    file: Annotated[Path, typer.Argument(help="A sheet of your own, in TOML.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Check a sheet, and name every fault with its place; exits with 1 if there is one."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise Refused(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Refused(f"{file} is not UTF-8 text") from None
    try:
        sheet = loads(text, str(file))
    except SheetError as error:
        if as_json:
            ink.say(json.dumps({"file": str(file), "faults": error.faults}))
        else:
            ink.say(*(f"{ink.warn('✗')} {fault}" for fault in error.faults))
        raise typer.Exit(NO) from None
    if as_json:
        ink.say(json.dumps({"file": str(file), "faults": [], "hash": sheet_hash(sheet)}))
    else:
        ink.say(f"{ink.good('✓')} {file}: {sheet.title}, no faults ({sheet_hash(sheet)})")
