"""`greed certify`: a proof of what a game is worth, as a file that anyone can check."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from greed.cli.complete import sheets
from greed.cli.exits import Refused
from greed.cli.files import check_file
from greed.cli.limits import MEMORY, TIME, Limits, Memory, Time
from greed.cli.render import ink
from greed.cli.solving import need_exact, solvable
from greed.cli.waiting import counting, progress
from greed.sheets import load

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def certify(
    sheet: Annotated[str, typer.Argument(help="A sheet.", autocompletion=sheets)],
    out: Annotated[str, typer.Option("--out", "-o", help="Write this file.")],
    memory: Memory = MEMORY,
    time: Time = TIME,
) -> None:
    """Prove how often the starting player wins if both play perfectly.

    The proof is a file: greed check tests it without the solver, in whole numbers.
    docs/certificates.md says why that is enough.
    """
    need_exact()
    rules, path = load(sheet), Path(out)
    check_file(path)
    Limits(memory, time).check("certifying", rules, "race", "race", "race")
    from greed import certificates
    from greed.certificates.prover import certificate
    from greed.exact.race import solve

    with solvable(rules.name, "Stopped. Nothing was written."):
        with progress(f"Solving {rules.name}") as tick:
            solve(rules, tick)
        with counting("positions") as count:
            try:
                data = certificate(rules, count)
            except certificates.Refused as why:
                raise Refused(f"{rules.name} can't be certified: {why}") from None
    _write(path, data)
    ink.say(f"Wrote {path} ({len(data) / 1000:,.0f} kB). Check it with: greed check {path}")


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    if not (path.is_file() or not path.exists()):  # such as /dev/stdout
        path.write_bytes(data)
        return
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(part).replace(path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise
