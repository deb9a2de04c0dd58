"""`greed reproduce`: published figures, worked out again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from greed.cli.exits import NO, Refused
from greed.cli.files import check_file
from greed.cli.render import ink
from greed.cli.solving import need_exact
from greed.cli.waiting import patience

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def reproduce(
    page: Annotated[str, typer.Option(help="Write the figures to this file as a page.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check published figures about Greed by working them out from the sheets.

    Exits with 1 if any of them differs in its last printed digit.
    """
    need_exact()
    if page:
        check_file(Path(page))
    from greed.policies import published

    with patience("Working them out (half a minute the first time) ..."):
        found = [(each, each.found()) for each in published.PUBLISHED]
    if page:
        try:
            Path(page).write_text(published.page(), "utf-8")
        except OSError as error:
            raise Refused(f"cannot write {page}: {error.strerror}") from None
    if as_json:
        ink.say(
            json.dumps(
                [
                    {
                        "sheet": each.sheet,
                        "what": each.what,
                        "source": each.source,
                        "printed": each.printed,
                        "found": value,
                        "reproduced": each.holds(value),
                        "command": each.command,
                    }
                    for each, value in found
                ]
            )
        )
    else:
        for each, value in found:
            said = ink.good("reproduced") if each.holds(value) else ink.warn("not reproduced")
            what = ink.folded(f"{each.sheet}: {each.what}", 10)
            ink.say(
                f"{each.printed:>8}  {said}  {value:.6f}",
                *(f"{'':8}  {line}" for line in what),
                ink.dim(f"{'':8}  {each.command}"),
            )
    if not all(each.holds(value) for each, value in found):
        raise typer.Exit(NO)
