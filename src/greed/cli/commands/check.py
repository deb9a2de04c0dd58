"""`greed check`: tests a certificate without the solver."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated

import typer

from greed.cli.exits import Refused
from greed.cli.render import ink
from greed.cli.solving import need_exact
from greed.cli.waiting import counting

__all__ = ["app"]

app = typer.Typer(add_completion=False)

_SHEET = re.compile(rb'"sheet":"([\w+=,.()-]{1,200})"', re.ASCII)


@app.command()
def check(
    file: Annotated[str, typer.Argument(help="A certificate, as greed certify writes it.")],
    pack: Annotated[
        str,
        typer.Option(
            "--pack",
            help="Check it against this pack.",
            show_default="a new pack of the sheet that it names",
        ),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check a certificate: does every position in it hold?

    The checker is one file that imports nothing of Greed. It can be run without Greed, too:
    docs/certificates.md shows how.
    """
    need_exact()
    from greed import certificates

    data = _read(file)
    rules = _read(pack) if pack else _packed(data)
    with counting("positions") as count:
        try:
            claim = certificates.check(rules, data, count)
        except certificates.Refused as why:
            raise Refused(f"{file}: {why}") from None
    low, high = certificates.said(claim.low, up=False), certificates.said(claim.high, up=True)
    if as_json:
        found = {"sheet": claim.sheet, "low": low, "high": high, "positions": claim.positions}
        ink.say(json.dumps(found))
        return
    ink.say(
        f"{ink.strong(claim.sheet)}: all {claim.positions:,} positions hold.",
        "  If both play perfectly, the starting player wins with a chance of",
        f"  at least {low} and at most {high}.",
    )


def _read(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise Refused(f"cannot read {name}: {error.strerror}") from None


def _packed(certificate: bytes) -> bytes:
    """Return the pack of the sheet that a certificate names."""
    from greed.packs import pack
    from greed.sheets import load

    said = _SHEET.search(certificate[:1000])
    if said is None or said[1].endswith(b".toml"):
        raise Refused("the certificate names no sheet of the house; say which: --pack FILE")
    return pack(load(said[1].decode()))
