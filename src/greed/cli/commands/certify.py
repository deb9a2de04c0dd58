"""`greed certify` and `greed check`: a proof of what a game is worth, and its test."""

from __future__ import annotations

import json
import os
import re
import secrets
from pathlib import Path
from typing import Annotated

import typer

from greed.cli import options
from greed.cli.exits import Refusal, check_file, read_bytes
from greed.cli.limits import Limits
from greed.cli.render import ink
from greed.cli.solver import counting, need_numpy, solvable
from greed.sheets import load

_SHEET = re.compile(rb'"sheet":"([\w+=,.()-]{1,200})"', re.ASCII)
_SEATS = re.compile(rb'"seats":([2-9]),')


def certify(
    sheet: options.SheetName,
    out: Annotated[str, typer.Option("--out", "-o", help="Write this file.")],
    *,
    limits: Limits,
) -> None:
    """Prove how often the starting player wins if both play perfectly.

    The proof is a file: greed check tests it without the solver, in whole
    numbers. docs/certificates.md says why that is enough.
    """
    rules, path = load(sheet), Path(out)
    check_file(path)
    need_numpy("proofs")
    from greed import certificates
    from greed.certificates.prover import certificate

    with solvable(rules.name, "Stopped. Nothing was written."):
        limits.check("certifying", rules, 2, 2, 2)
        with counting("positions") as count:
            try:
                data = certificate(rules, count)
            except certificates.Refused as why:
                raise Refusal(f"{rules.name} can't be certified: {why}") from None
    _write(path, data)
    ink.say(f"Wrote {path} ({len(data) / 1000:,.0f} kB). Check it with: greed check {path}")


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    if not (path.is_file() or not path.exists()):  # such as /dev/stdout
        path.write_bytes(data)
        return
    part = path.with_name(f".{path.name}-{secrets.token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


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
    as_json: options.Json = False,
) -> None:
    """Check a certificate: does every position in it hold?

    The checker is one file that imports nothing of Greed, and runs without it,
    too: docs/certificates.md shows how.
    """
    need_numpy("proofs")
    from greed import certificates

    data = read_bytes(Path(file))
    if not data.startswith(b'{"greed-certificate":'):
        raise Refusal(f"{file} is not a certificate; greed certify writes one")
    seats = _SEATS.search(data[:1000])
    if seats and seats[1] != b"2":
        raise Refusal(f"{file} is for {int(seats[1])} players; only games between two are proven")
    rules = read_bytes(Path(pack)) if pack else _packed(data)
    if not rules.startswith(b'{"greed-pack":'):
        raise Refusal(f"{pack} is not a pack; greed pack writes one")
    with counting("positions") as count:
        try:
            claim = certificates.check(rules, data, count)
        except certificates.Refused as why:
            raise Refusal(f"{file}: {why}") from None
    low = certificates.said(claim.low[0], up=False)
    high = certificates.said(claim.high[0], up=True)
    if as_json:
        answer = {"sheet": claim.sheet, "low": low, "high": high, "positions": claim.positions}
        ink.say(json.dumps(answer))
        return
    ink.say(
        f"{ink.strong(claim.sheet)}: all {claim.positions:,} positions hold.",
        "  If both play perfectly, the starting player wins with a chance of",
        f"  at least {low} and at most {high}.",
    )


def _packed(certificate: bytes) -> bytes:
    """Return the pack of the sheet that a certificate names."""
    from greed.packs import pack

    said = _SHEET.search(certificate[:1000])
    if said is None or said[1].endswith(b".toml"):
        raise Refusal("the certificate names no sheet of the house; say which: --pack FILE")
    return pack(load(said[1].decode()))
