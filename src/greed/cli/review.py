"""`greed review`: a game looked at again, luck told from skill."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Annotated

import msgspec
import typer

from greed.cli import ink
from greed.cli.exits import Refused
from greed.cli.solving import need_exact, solvable
from greed.core.errors import RecordError
from greed.core.jsonl import read_jsonl
from greed.core.record import Record
from greed.core.text import read_text

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record, as JSON Lines or as text.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Say what luck and what each decision did to a game.

    Between two that is exact, among more an estimate.
    """
    need_exact()
    record = _read(file)
    from greed.coach import review as reviewed
    from greed.coach.judges import win_judge

    with solvable(record.sheet.name):
        seen = reviewed(win_judge(record.sheet), record)
    if as_json:
        ink.say(msgspec.json.encode(seen).decode())
        return
    width = max(map(len, record.seats))
    heads = "".join(f"{head:>9}" for head in ("start", "luck", "errors", "gifts", "end"))
    ink.say(ink.strong(f"  {'':{width}}{heads}  decisions"))
    for name, account in zip(record.seats, seen.accounts, strict=True):
        figures = (account.start, account.luck, -account.errors, account.gifts, account.end)
        ink.say(f"  {name:{width}}{''.join(map(_percent, figures))}{account.decisions:>11}")
    ink.say(
        ink.dim("  Chances to win in percent: start, luck, errors and gifts add up to the end.")
    )
    if seen.caveat:
        ink.say(ink.dim(f"  ({seen.caveat})"))
    worst = seen.worst()
    if worst:
        ink.say("", ink.strong("  What cost most"))
    for each in worst:
        ink.say(
            f"  round {each.round}, {record.seats[each.seat]} (turn {each.turn}) chose {each.move},"
            f" best was {each.best}: -{100 * each.cost:.2f} %"
        )
    if worst:
        ink.say(ink.dim(f"  Every turn with its number: greed replay --text {quote(str(file))}"))


def _percent(chance: float) -> str:
    """Return a chance won or lost in a column of its own; nothing has no sign.

    >>> _percent(0.539), _percent(-0.0001)
    ('    +53.9', '      0.0')
    """
    return f"{round(100 * chance, 1) or 0:>+9.1f}" if abs(chance) >= 0.0005 else f"{0:>9.1f}"


def _read(file: Path) -> Record:
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise Refused(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Refused(f"{file} is not UTF-8 text") from None
    try:
        return read_jsonl(text) if text.startswith("{") else read_text(text)
    except RecordError as error:
        raise Refused(f"{file}: {error}") from None
