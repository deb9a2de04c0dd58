"""`greed certify` and `greed check`: a proof of what a game is worth, and its test."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated

import typer

from greed.cli import options
from greed.cli.exits import Refusal, check_file, read_bytes
from greed.cli.limits import Limits
from greed.cli.render import ink
from greed.cli.solver import counting, need_exact, need_numba, progress, solvable
from greed.core.messages import say
from greed.sheets import load
from greed.tables import Work

_LONGER, _LARGER = 40, 12
"""How much more it takes to certify a game between three or more than to solve it."""
_SHEET = re.compile(rb'"sheet":"([\w+=,.()-]{1,200})"', re.ASCII)
_SEATS = re.compile(rb'"seats":([234]),')


def certify(
    sheet: options.SheetName,
    out: Annotated[str, typer.Option("--out", "-o", help="Write this file.")],
    seats: Annotated[int, typer.Option(min=2, max=4, help="Players: 2 to 4.")] = 2,
    *,
    limits: Limits,
) -> None:
    """Prove how often the starting player wins if both play perfectly.

    With --seats 3 or 4: what each player wins in an equilibrium, from which
    nobody gains by departing alone. The proof is a file: greed check tests it
    without the solver, in whole numbers. docs/certificates.md says why that is
    enough.
    """
    need_exact()
    need_numba("proofs")
    rules, path = load(sheet), Path(out)
    check_file(path)
    from greed import certificates
    from greed.certificates.prover import certificate
    from greed.exact.race import solve

    with solvable(rules.name, "Stopped. Nothing was written."):
        if seats > 2:
            from greed.exact.multi import cost_of_multi

            work = cost_of_multi(rules, seats)
            limits.check_all(
                "certifying", [rules], [Work(work.seconds * _LONGER, work.bytes * _LARGER)]
            )
        else:
            limits.check("certifying", rules, "race", "race", "race")
            with progress(say("solving", sheet=rules.name)) as tick:
                solve(rules, tick)
        with counting("positions") as count:
            try:
                data = certificate(rules, count, seats=seats)
            except certificates.Refused as why:
                raise Refusal(f"{rules.name} can't be certified: {why}") from None
    _write(path, data)
    ink.say(f"Wrote {path} ({len(data) / 1000:,.0f} kB). Check it with: greed check {path}")


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    if not (path.is_file() or not path.exists()):  # such as /dev/stdout
        path.write_bytes(data)
        return
    from greed.exact.cache import whole_file

    with whole_file(path) as file:
        file.write(data)


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
    need_exact()
    from greed import certificates

    data = read_bytes(Path(file))
    if not data.startswith(b'{"greed-certificate":'):
        raise Refusal(f"{file} is not a certificate; greed certify writes one")
    rules = read_bytes(Path(pack)) if pack else _packed(data)
    if not rules.startswith(b'{"greed-pack":'):
        raise Refusal(f"{pack} is not a pack; greed pack writes one")
    with counting("positions") as count:
        try:
            claim = certificates.check(rules, data, count)
        except certificates.Refused as why:
            raise Refusal(f"{file}: {why}") from None
    bounds = [
        (certificates.said(low, up=False), certificates.said(high, up=True))
        for low, high in zip(claim.low, claim.high, strict=True)
    ]
    low, high = bounds[0]
    if as_json:
        answer: dict[str, object] = {"sheet": claim.sheet, "low": low, "high": high}
        if len(bounds) > 2:
            answer["seats"] = [{"low": low, "high": high} for low, high in bounds]
        ink.say(json.dumps(answer | {"positions": claim.positions}))
        return
    ink.say(f"{ink.strong(claim.sheet)}: all {claim.positions:,} positions hold.")
    if len(bounds) == 2:
        ink.say(
            "  If both play perfectly, the starting player wins with a chance of",
            f"  at least {low} and at most {high}.",
        )
        return
    ink.say("  In this equilibrium each seat wins with a chance of")
    for seat, (low, high) in enumerate(bounds, 1):
        ink.say(f"  {seat}: at least {low} and at most {high},")
    ink.say("  and wins no more than that by playing differently, alone.")


def _packed(certificate: bytes) -> bytes:
    """Return the pack of the sheet that a certificate names."""
    from greed.packs import pack

    said, seats = (header.search(certificate[:1000]) for header in (_SHEET, _SEATS))
    if said is None or seats is None or said[1].endswith(b".toml"):
        raise Refusal("the certificate names no sheet of the house; say which: --pack FILE")
    return pack(load(said[1].decode()), seats=int(seats[1]))
