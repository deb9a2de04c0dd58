"""`greed pack`: a sheet as a file that any language can referee."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from greed.cli import options
from greed.cli.exits import Refusal, check_file
from greed.cli.limits import Limits
from greed.cli.pace import paced
from greed.cli.solver import progress, solvable
from greed.core.messages import say
from greed.core.sheet import Sheet
from greed.sheets import load

if TYPE_CHECKING:
    from greed.solver import Solution


def pack(
    sheet: options.SheetName,
    out: Annotated[
        str, typer.Option("--out", "-o", help="Write this file.", show_default="standard output")
    ] = "",
    values: Annotated[
        bool,
        typer.Option(
            "--values", help="Add how often each player wins from any score if both play best."
        ),
    ] = False,
    seats: Annotated[
        int,
        typer.Option(help="Players of the positions that certificates need: 2 to 4.", min=2, max=4),
    ] = 2,
    vectors: Annotated[
        int,
        typer.Option(
            help="Write this many test games instead of the pack (about 200 kB and 0.1 s each).",
            min=0,
        ),
    ] = 0,
    seed: Annotated[int, typer.Option(help="Random seed of the test games.")] = 0,
    *,
    limits: Limits,
) -> None:
    """Pack a sheet: everything that is legal, as data for programs in any language.

    docs/pack.md describes the format.
    """
    if vectors and values:
        raise Refusal("--vectors writes test games, not a pack: leave out --values")
    rules = load(sheet)
    if values and rules.carryover is not None:
        raise Refusal(
            "a pack can't hold the win probabilities of a sheet with carryovers: leave out --values"
        )
    if out:
        check_file(Path(out))
    limits.check("packing", rules)
    if vectors:
        parts = _test_games(rules, vectors, seed, limits)
    else:
        solution = _solved(rules, limits) if values else None
        from greed.bots.registry import packed_bots
        from greed.packs import pack as packed

        parts = iter([packed(rules, solution, bots=packed_bots(), seats=seats)])
    with Path(out).open("wb") if out else nullcontext(sys.stdout.buffer) as file:
        file.writelines(parts)


def _solved(sheet: Sheet, limits: Limits) -> Solution:
    """Return the solution of a sheet: the one that comes with Greed, or a new one."""
    from greed.packs import shipped_solution

    if (shipped := shipped_solution(sheet)) is not None:
        return shipped
    from greed.solver import solve

    limits.check("solving", sheet, 2)
    with solvable(sheet.name), progress(say("solving", sheet=sheet.name)) as tick:
        return solve(sheet, tick=tick)


def _test_games(sheet: Sheet, games: int, seed: int, limits: Limits) -> Iterator[bytes]:
    """Yield test games as JSON, one line per ply."""
    from greed.testing.vectors import vectors

    with paced("games", limits) as watch:
        for line in vectors(sheet, games, seed):
            if "game" in line:
                watch(line["game"], games)
            yield json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
