"""`greed bot`: the bots there are, a check for one of your own, and any of them at work."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from greed.bots import bot as bot_of
from greed.bots import bots
from greed.bots.outside import MOVE_SECONDS
from greed.cli import options
from greed.cli.exits import NO
from greed.cli.options import Guest, Json, Offer, grouped
from greed.cli.render import ink
from greed.cli.solver import patience
from greed.sheets import load

if TYPE_CHECKING:
    from greed.bots.certify import Check

__all__ = ["Guest", "Offer", "app"]


app = typer.Typer(add_completion=False, invoke_without_command=True)


@app.callback()
def bot(
    ctx: typer.Context,
    as_json: Json = False,
) -> None:
    """List the bots, check one of your own, serve one to other programs, or seat one in a room."""
    if ctx.invoked_subcommand is not None:
        return
    ours = bots()
    if as_json:
        ink.say(json.dumps(ours))
        return
    own = "module:Class"
    width = max(map(len, (*ours, own)))
    for name, what in {**ours, own: "Your own bot in Python, from any module."}.items():
        first, *more = ink.folded(what, width + 4)
        ink.say(f"  {ink.key(name.ljust(width))}  {first}")
        ink.say(*(f"  {'':{width}}  {line}" for line in more))


@app.command()
def check(
    command: Annotated[str, typer.Argument(help="The command that starts the program.")],
    sheet: Annotated[
        str, typer.Option(help="The sheet to play.", autocompletion=options.sheets)
    ] = "classic",
    games: Annotated[int, typer.Option(min=1, max=10_000, help="Games to play.")] = 10,
    limit: Annotated[float, typer.Option(min=0.01, help="Seconds per move.")] = MOVE_SECONDS,
    as_json: Json = False,
) -> None:
    """Check that a program works as a bot, step by step. Exits with 1 if a step fails."""
    from greed.bots.certify import certify

    passed = True
    data = []
    rules = load(sheet)
    with patience("Waiting for the program to answer ..."):
        for step in certify(command.removeprefix("cmd:"), rules, games, limit):
            passed = passed and step.passed
            data.append({"step": step.name, "passed": step.passed, "detail": step.detail,
                         "remedy": step.remedy, "stderr": step.stderr})  # fmt: skip
            if not as_json:
                mark = ink.good("pass") if step.passed else ink.warn("fail")
                detail = ink.dim(f"  ({step.detail})") if step.detail and step.passed else ""
                ink.say(f"  {mark}  {step.name}{detail}")
                if not step.passed:
                    _tell_failure(step)
    if as_json:
        ink.say(json.dumps({"passed": passed, "steps": data}))
    elif passed:
        ink.say("", f"  It works. Try: {ink.key(f'greed arena --bots bold,cmd:{command!r}')}")
    if not passed:
        raise typer.Exit(NO)


def _tell_failure(step: Check) -> None:
    """Say what happened, what the program complained of, and what to do."""
    _tell(step.detail)
    ink.say(*(ink.dim(f"        | {line}") for line in step.stderr.splitlines()))
    for paragraph in step.remedy.splitlines():
        _tell(paragraph)


def _tell(said: str) -> None:
    ink.say(*(f"        {line}" for line in ink.folded(said, 8)))


@app.command()
def serve(
    name: Annotated[str, typer.Argument(help="A bot; greed bot lists them.")],
) -> None:
    """Run a bot over the line protocol on standard input and output.

    Use it to isolate a Python bot that might hang or crash: cmd:greed bot serve my:Bot.
    """
    from greed.bots.serve import serve as serve_bot

    serve_bot(bot_of(name))


@app.command()
@grouped
def join(
    url: Annotated[str, typer.Argument(help="The server, or the link of a room.")],
    codes: Annotated[
        list[str] | None, typer.Argument(metavar="[CODE]...", help="The codes of rooms to join.")
    ] = None,
    *,
    guest: Guest,
    keep: Annotated[
        bool, typer.Option("--keep", help="Keep a table open in the server's lobby, for anybody.")
    ] = False,
    offer: Offer,
) -> None:
    """Seat a bot in rooms of a server. The same command goes on after an interruption.

    The bot runs here: it can be a bot of the house, your own class or a program in any language.
    Where all devices make the dice, the bot takes part and checks every roll.
    """
    from greed.cli.guests import join_rooms, keep_tables

    if keep:
        keep_tables(url, codes or [], guest, offer)
    else:
        join_rooms(url, codes or [], guest)
