"""`greed replay`: a game again, as it happened."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from greed.cli.render import ink
from greed.cli.table.saves import latest, read_record
from greed.cli.table.screen import Screen, screen_for
from greed.cli.table.tell import tell
from greed.core import record as records
from greed.core.moves import Move
from greed.core.position import position
from greed.core.record import Record, ends_turn
from greed.core.sheet import sheet_hash
from greed.core.text import to_text
from greed.game.people import seated

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
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
    record = read_record(file or latest(unfinished=False))
    if as_json:
        ink.say(json.dumps(_data(record)))
    elif as_text:
        ink.say(to_text(record).rstrip("\n"))
    else:
        _show(record, screen_for(plain=plain, compact=True), step=step)


def _show(record: Record, screen: Screen, *, step: bool) -> None:
    players = seated(record.seats, bots=False)
    states = list(records.replay(record))
    screen.opening(record.sheet, resumed=False)
    begun = False
    for before, event, after in zip(states, record.events, states[1:], strict=False):
        if not begun:
            if step and not _go_on():
                return
            screen.turn(players, before)
        if isinstance(event, Move):
            screen.move(players[before.seat], before, event, after)
        else:
            screen.throw(players[before.seat], event, after)
        screen.news(tell(players, before, event, after))
        begun = not ends_turn(before, event, after)
    screen.scores(players, states[-1])
    if not states[-1].over:
        screen.note("The game is not over: the record ends here.")


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
