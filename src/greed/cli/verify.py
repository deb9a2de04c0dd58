"""`greed verify`: were the dice of a game what the server had committed to?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from greed.cli import ink
from greed.cli.exits import NO
from greed.cli.table.saves import read_record
from greed.fair._verify1 import Unverified, verify

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command(name="verify")
def verify_record(
    file: Annotated[Path, typer.Argument(help="The record of a game played on a server.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Compute every throw of a record again, and compare.

    Exits with 1 if a throw is not what it should be, and says which.
    """
    record = read_record(file)
    try:
        found = verify(record)
    except Unverified as error:
        if as_json:
            ink.say(json.dumps({"verified": False, "event": error.event, "reason": str(error)}))
        else:
            ink.say(ink.warn("Not verified: ") + str(error))
        raise typer.Exit(NO) from None
    if as_json:
        said = {
            "verified": True,
            "throws": found.throws,
            "without_seed": found.seedless,
            "silent": found.silent,
        }
        ink.say(json.dumps(said))
        return
    ink.say(
        ink.good("Verified: ") + f"all {found.throws} throws follow from the secret that the server"
        " had committed to before the game."
    )
    if found.seedless:
        names = ", ".join(found.seedless)
        ink.say(ink.dim(f"Without a seed of their own, and so trusting the others': {names}."))
    for name, count in found.silent.items():
        ink.say(ink.dim(f"Without a value of {name}: {count} of {found.throws} throws."))
