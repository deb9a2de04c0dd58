"""`greed rules new`: the beginning of a house rule."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from greed.cli import options
from greed.cli.exits import Refused
from greed.cli.render import ink
from greed.sheets import load

__all__ = ["new"]


def new(
    file: Annotated[Path, typer.Argument(help="The file to write: mine.toml.")],
    base: Annotated[
        str,
        typer.Option("--from", help="The sheet to start from.", autocompletion=options.sheets),
    ] = "official",
) -> None:
    """Start a sheet of your own from another one, with every option explained."""
    from greed.sheets.toml_writer import to_toml

    sheet = load(base)
    # The summary and the prose are about the sheet as it was: the page makes a summary from rules.
    mine = replace(
        sheet, title=f"House rules after {sheet.title}", summary="", prose="", aliases=(),
        source=f"after {sheet.name}",
    )  # fmt: skip
    if file.suffix != ".toml":
        raise Refused(f"a sheet is a TOML file: call it {file.with_suffix('.toml')}")
    try:
        # A sheet that is there already is somebody's work: never written over.
        with file.open("x", encoding="utf-8") as out:
            out.write(to_toml(mine))
    except FileExistsError:
        raise Refused(f"{file} already exists; choose another name") from None
    except OSError as error:
        raise Refused(f"cannot write {file}: {error.strerror}") from None
    named = file if file.is_absolute() or len(file.parts) > 1 else f"./{file}"
    ink.say(f"{ink.good('✓')} {file} starts as a copy of {sheet.name}. Change it, then:")
    ink.say(f"    {ink.key(f'greed rules check {file}')}", f"    {ink.key(f'greed play {named}')}")
