"""`greed rules`: the sheets, listed, read, checked and begun."""

from __future__ import annotations

import typer

from greed.cli.commands.rules.check import check
from greed.cli.commands.rules.listing import listing
from greed.cli.commands.rules.new import new
from greed.cli.commands.rules.schema import schema
from greed.cli.commands.rules.show import show
from greed.cli.options import Json

__all__ = ["app"]

app = typer.Typer(add_completion=False, invoke_without_command=True)


@app.callback()
def rules(
    ctx: typer.Context,
    as_json: Json = False,
) -> None:
    """List the sheets, read one, check one, or write your own."""
    if ctx.invoked_subcommand is None:
        listing(as_json=as_json)


for command in (show, check, new, schema):
    app.command()(command)
