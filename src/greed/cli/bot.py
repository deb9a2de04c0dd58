"""`greed bot`: the bots there are, a check for one of your own, and any of them as a program."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from greed.bots import bot as bot_of
from greed.bots import bots
from greed.bots.outside import MOVE_SECONDS
from greed.cli import complete, ink
from greed.cli.exits import NO
from greed.cli.solving import patience
from greed.sheets import load

if TYPE_CHECKING:
    from greed.bots.certify import Step

__all__ = ["app"]

app = typer.Typer(add_completion=False, invoke_without_command=True)


@app.callback()
def bot(
    ctx: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """List the bots, check one of your own, or serve one to other programs."""
    if ctx.invoked_subcommand is not None:
        return
    found = bots()
    if as_json:
        ink.say(json.dumps(found))
        return
    own = "module:Class"
    width = max(map(len, (*found, own)))
    for name, what in {**found, own: "A bot in Python, from where it is."}.items():
        first, *more = ink.folded(what, width + 4)
        ink.say(f"  {ink.key(name.ljust(width))}  {first}")
        ink.say(*(f"  {'':{width}}  {line}" for line in more))


@app.command()
def check(
    command: Annotated[str, typer.Argument(help="The program, as you would start it.")],
    sheet: Annotated[
        str, typer.Option(help="The sheet to play.", autocompletion=complete.sheets)
    ] = "classic",
    games: Annotated[int, typer.Option(min=1, help="Whole games to play.")] = 10,
    limit: Annotated[float, typer.Option(min=0.01, help="Seconds for a move.")] = MOVE_SECONDS,
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Certify a program as a bot, step by step; exits with 1 if a step fails."""
    from greed.bots.certify import certify

    passed = True
    data = []
    rules = load(sheet)
    with patience("Waiting for its answers ..."):
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
        ink.say("", f"  It plays. Try: {ink.key(f'greed arena --bots bold,cmd:{command!r}')}")
    if not passed:
        raise typer.Exit(NO)


def _tell_failure(step: Step) -> None:
    """Say what happened, what the program complained of, and what to do."""
    _tell(step.detail)
    ink.say(*(ink.dim(f"        | {line}") for line in step.stderr.splitlines()))
    for paragraph in step.remedy.splitlines():
        _tell(paragraph)


def _tell(said: str) -> None:
    ink.say(*(f"        {line}" for line in ink.folded(said, 8)))


@app.command()
def serve(
    name: Annotated[str, typer.Argument(help="A bot, as greed bot lists them.")],
) -> None:
    """Play a bot by the line protocol on standard input and output.

    A bot in Python that may hang or crash is safe behind it: cmd:greed bot serve my:Bot.
    """
    from greed.bots.serve import serve as serve_bot

    serve_bot(bot_of(name))
