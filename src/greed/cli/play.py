"""`greed play`: a game at this terminal."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from greed.cli import complete
from greed.cli.exits import INTERRUPTED, Refused
from greed.cli.table.game import Game
from greed.cli.table.host import Host, Left
from greed.cli.table.players import read_players
from greed.cli.table.saves import Save, folder, latest, new_path, read_record
from greed.cli.table.screen import screen_for
from greed.core.record import Record
from greed.sheets import load

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def play(
    sheet: Annotated[
        str,
        typer.Argument(
            help="A sheet: official, classic+amish, ./mine.toml ...", autocompletion=complete.sheets
        ),
    ] = "official",
    players: Annotated[
        str | None,
        typer.Option(
            help="Who plays, in seat order: Ann,Bob,bot:bold",
            autocompletion=complete.bots,
            show_default="You,bot:bold",
        ),
    ] = None,
    dice: Annotated[
        str | None,
        typer.Option(
            help="Where dice come from: system, seed:42, or real.",
            autocompletion=complete.dice,
            show_default="system",
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same as --dice seed:SEED.")] = None,
    target: Annotated[int | None, typer.Option(help="Play to another score.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a game.")] = False,
    save: Annotated[
        Path | None, typer.Option(help="The file of the game.", show_default="one of its own")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, no drawings.")] = False,
) -> None:
    """Play a game here; each event is saved, so --resume goes on after any interruption."""
    host = Host(screen_for(plain=plain))
    if resume:
        if players or seed or target:
            raise Refused("--resume goes on with a game as it is: no --players, --seed or --target")
        path = save or latest(unfinished=True)
        record = read_record(path)
    else:
        if save and save.exists():
            raise Refused(f"{save} exists: --resume goes on with it, another name begins anew")
        if dice and seed is not None:
            raise Refused("--seed SEED is short for --dice seed:SEED: give one of them")
        source = f"seed:{seed}" if seed is not None else dice or "system"
        record = _record(sheet, players, source, target)
        path = save or new_path(record.sheet.name)
    _run(host, record, path, resumed=resume)


def _record(sheet: str, players: str | None, dice: str, target: int | None) -> Record:
    rules = load(sheet if target is None else f"{sheet}(target={target})")
    seats = read_players(players)
    least, most = rules.seats.min, rules.seats.max
    if not least <= len(seats) <= most:
        raise Refused(f"{rules.name} is for {least} to {most} players, not {len(seats)}")
    return Record(
        sheet=rules, seats=seats, dice=dice,
        tags={"date": f"{datetime.now().astimezone():%Y-%m-%d}"},
    )  # fmt: skip


def _run(host: Host, record: Record, path: Path, *, resumed: bool) -> None:
    if sys.stdin.isatty():
        # Arrow keys and a history at the prompt, where the system has them.
        with suppress(ImportError):
            import_module("readline")
    game = Game(record, Save(path), host.ask_for_dice)
    if game.state.over:
        raise Refused(f"the game in {path} is over; greed replay {path} shows it")
    host.screen.opening(record.sheet, resumed=resumed)
    try:
        last = host.run(game)
    except (Left, EOFError):
        host.screen.note(_farewell(path))
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        host.screen.note(_farewell(path))
        raise typer.Exit(INTERRUPTED) from None
    else:
        host.screen.scores(game.players, last)
        host.screen.note(f"To see it again: greed replay{_where(path)}")
    finally:
        game.save.close()


def _farewell(path: Path) -> str:
    save = f" --save{_where(path)}" if _where(path) else ""
    return f"Saved. To go on: greed play --resume{save}"


def _where(path: Path) -> str:
    """Return the argument that names a game; nothing for one that is found without."""
    return "" if path.parent == folder() else f" {shlex.quote(str(path))}"
