"""`greed pack`: a sheet as a file that any language can referee."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from greed.cli import complete
from greed.cli.files import check_file
from greed.cli.limits import MEMORY, TIME, Limits, Memory, Time
from greed.cli.solving import need_exact
from greed.sheets import load

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def pack(
    sheet: Annotated[
        str,
        typer.Argument(help="A sheet; greed rules lists them.", autocompletion=complete.sheets),
    ],
    out: Annotated[
        str, typer.Option("--out", "-o", help="Write this file.", show_default="standard output")
    ] = "",
    memory: Memory = MEMORY,
    time: Time = TIME,
) -> None:
    """Pack a sheet: everything that is legal, as data for programs in any language.

    docs/pack.md describes the format.
    """
    need_exact()
    found = load(sheet)
    if out:
        check_file(Path(out))
    Limits(memory, time).check("packing", found, "tables")
    from greed.packs import pack as packed

    _write(out, packed(found))


def _write(out: str, data: bytes) -> None:
    if out:
        Path(out).write_bytes(data)
    else:
        sys.stdout.buffer.write(data)
