"""`greed play` and `greed replay`: a game at this terminal, and one again as it happened."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from greed.cli import options
from greed.cli.exits import INTERRUPTED, NO, Refusal, called
from greed.cli.render import ink
from greed.cli.table.advice import read_threshold
from greed.cli.table.host import Host, Left
from greed.cli.table.saves import (
    Save,
    folder,
    games,
    has_begun,
    latest,
    new_path,
    read_record,
)
from greed.cli.table.screen import Screen, screen_for
from greed.cli.table.words import read_players, typed
from greed.core import record as records
from greed.core.identity import sheet_hash
from greed.core.messages import number, say
from greed.core.moves import Move
from greed.core.position import position
from greed.core.record import Record, ends_turn
from greed.core.text import to_text
from greed.game import Game
from greed.room import seated
from greed.sheets import load

_SHEET = "official"
_LISTED = 10
"""How many unfinished games are listed."""


@dataclass(frozen=True)
class _Game:
    """A game that begins."""

    players: Annotated[
        str | None,
        typer.Option(
            help="Players in seat order: Ann,Bob,bot:bold",
            autocompletion=options.player_lists,
            show_default="You,bot:bold",
        ),
    ] = None
    dice: Annotated[
        str | None,
        typer.Option(
            help="Where the dice come from: system, seed:42, or real.",
            autocompletion=options.dice,
            show_default="system",
        ),
    ] = None
    seed: Annotated[str | None, typer.Option(help="Short for --dice seed:SEED.")] = None
    target: Annotated[int | None, typer.Option(help="Play to this score instead.")] = None

    def record(self, sheet: str) -> Record:
        """Return the record of the game before its first event."""
        if self.dice and self.seed is not None:
            raise Refusal("--seed SEED is short for --dice seed:SEED: use one or the other")
        rules = load(sheet if self.target is None else f"{sheet}(target={self.target})")
        seats = read_players(self.players)
        if reason := rules.why_not_for(len(seats)):
            raise Refusal(reason)
        dice = self.dice or "system" if self.seed is None else f"seed:{self.seed}"
        today = f"{datetime.now().astimezone():%Y-%m-%d}"
        return Record(sheet=rules, seats=seats, dice=dice, tags={"date": today})


def play(
    sheet: Annotated[
        str,
        typer.Argument(
            help="A sheet: official, classic+amish, ./mine.toml ... With --resume: the file of the"
            " game.",
            autocompletion=options.sheets,
            show_default=_SHEET,
        ),
    ] = "",
    *,
    new: _Game,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue your last game, or the one in a file.")
    ] = False,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="List unfinished games.")
    ] = False,
    save: Annotated[
        Path | None, typer.Option(help="Save the game in this file.", show_default="a new one")
    ] = None,
    tutor: Annotated[
        str | None,
        typer.Option(
            metavar="LOSS",
            help="Ask again before a choice that loses more than this, e.g. 2%.",
            show_default="no tutor",
        ),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, without drawings.")] = False,
) -> None:
    """Play a game in this terminal. Every event is saved: --resume continues it at any time."""
    if unfinished:
        _list_unfinished()
        return
    least = None if tutor is None else read_threshold(tutor)
    if resume:
        if new.players or new.dice or new.seed or new.target or save:
            raise Refusal(
                "--resume continues a game as it is, in the same file: leave out --players, --dice,"
                " --seed, --target and --save"
            )
        path = Path(sheet) if sheet else latest(finished=False)
        record = read_record(path)
    else:
        if save and save.exists():
            again = called("play", "--resume", str(save))
            raise Refusal(f"{save} exists: choose another name, or continue its game: {again}")
        record = new.record(sheet or _SHEET)
        path = save or new_path(record.sheet.name)
    while not _run(screen_for(plain=plain), record, path, least, resumed=resume):
        record, path, resume = _again(record), new_path(record.sheet.name), False


def _list_unfinished() -> None:
    """List the latest unfinished games, and how to continue each."""
    paths = [path for path in games(finished=False) if has_begun(path)]
    for path in paths[:_LISTED]:
        try:
            record = read_record(path)
        except Refusal as refusal:
            ink.say(ink.dim(f"  {refusal}"))
            continue
        *_, state = records.replay(record)
        names = [seat.name for seat in seated(record.seats)]
        scores = (
            f"{name} {number(score)}" for name, score in zip(names, state.scores, strict=True)
        )
        last = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        when = ink.dim(f"{last:%Y-%m-%d %H:%M}")
        ink.say(f"  {ink.strong(record.sheet.name)}: {', '.join(scores)}  {when}")
        ink.say(f"    {ink.key(called('play', '--resume', str(path)))}")
    if len(paths) > _LISTED:
        ink.say(ink.dim(f"  {len(paths) - _LISTED} older games are in {folder()}"))
    if not paths:
        raise Refusal(f"there are no unfinished games; {called('play')} starts one", NO)


def _again(record: Record) -> Record:
    """Return the record of a rematch: the same players, and the next of them starts."""
    kind, _, seed = record.dice.partition(":")
    dice = f"seed:{seed}'" if kind == "seed" else record.dice
    first = (record.first + 1) % len(record.seats)
    return replace(record, first=first, dice=dice, events=(), position="")


def _rematch_wanted() -> bool:
    """Ask people at a terminal whether they play again."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        return input(f"\n  {say('prompt-again')} ").strip().lower() in ("", *typed("again"))
    except (EOFError, KeyboardInterrupt):
        sys.stdout.write("\n")
        return False


def _run(screen: Screen, record: Record, path: Path, tutor: float | None, *, resumed: bool) -> bool:
    """Play a game; return whether that was all, and nobody wants a rematch."""
    if sys.stdin.isatty():
        # Arrow keys and a history at the prompt, where the system has them.
        with suppress(ImportError):
            import_module("readline")
    file = Save(path)
    game = Game.of(record, store=file.keep)
    file.begin(record)
    if game.over:
        raise Refusal(f"the game in {path} is over; {called('replay', str(path))} shows it")
    host = Host(screen, game, path, tutor)
    screen.opening(record.sheet, resumed=resumed)
    try:
        host.run()
    except (Left, EOFError):
        screen.note(_farewell(path))
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        screen.note(_farewell(path))
        raise typer.Exit(INTERRUPTED) from None
    else:
        screen.scores(game.seats, game.state)
        host.look_back()
        screen.note(say("note-replay", command=called("replay", *_where(path))))
        people = any(not seat.bot for seat in game.seats)
        return not (people and _rematch_wanted())
    finally:
        file.close()
        game.close()
    return True


def _farewell(path: Path) -> str:
    return say("note-farewell", command=called("play", "--resume", *_where(path)))


def _where(path: Path) -> list[str]:
    """Return the argument that names a game; none for one that is found without."""
    return [] if path.parent == folder() else [str(path)]


def replay(
    file: Annotated[
        Path | None, typer.Argument(help="A record.", show_default="the last game played here")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before each turn.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, without drawings.")] = False,
    as_text: Annotated[
        bool, typer.Option("--text", help="Print the record as text, one line per turn.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON: every event, with the position after it.")
    ] = False,
) -> None:
    """Show a game again, checking every event of its record."""
    record = read_record(file or latest())
    if as_json:
        ink.say(json.dumps(_data(record)))
    elif as_text:
        ink.say(to_text(record).rstrip("\n"))
    else:
        _show(record, screen_for(plain=plain, compact=True), step=step)


def _show(record: Record, screen: Screen, *, step: bool) -> None:
    players = seated(record.seats)
    states = list(records.replay(record))
    screen.opening(record.sheet, resumed=False)
    begun = False
    for before, event, after in zip(states, record.events, states[1:], strict=False):
        if not begun:
            if step and not _go_on():
                return
            screen.turn(players, before)
        screen.event(players, before, event, after)
        begun = not ends_turn(before, event, after)
    screen.scores(players, states[-1])
    if not states[-1].over:
        screen.note(say("note-unfinished"))


def _go_on() -> bool:
    """Wait for Enter; say whether the reader wants more."""
    return sys.stdin.readline().strip().lower() not in ("q", "quit")


def _data(record: Record) -> dict[str, object]:
    states = list(records.replay(record))
    events = []
    for before, event, after in zip(states, record.events, states[1:], strict=False):
        said = {"move": str(event)} if isinstance(event, Move) else {"throw": event}
        events.append({"seat": before.seat + 1, **said, "position": position(after)})
    last = states[-1]
    return {
        "sheet": record.sheet.name,
        "hash": sheet_hash(record.sheet),
        "seats": record.seats,
        "dice": record.dice,
        "tags": record.tags,
        "events": events,
        "scores": last.scores,
        "winners": [seat + 1 for seat in last.winners],
    }
