"""Options that commands share, each declared once, and what the shell offers for them.

A command with many options takes some of them as a group: a parameter whose type is a dataclass
stands for its fields, each an option of its own (`grouped`).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from greed._folders import data_folder
from greed.cli.exits import Refusal

if TYPE_CHECKING:
    from greed.arena.crews import Crew

_LONGEST_NAME = 24
_FEW_WORKERS = 16  # anybody may have, for bots that wait for something else than a processor


def sheets(incomplete: str) -> list[tuple[str, str]]:
    """Return sheets, and variants after a `+`, that go on from what was typed."""
    from greed.sheets import load, presets, variants

    base, plus, _ = incomplete.rpartition("+")
    if plus:
        names = [
            (f"{base}+{name}", str(variant["title"]))
            for name, variant in variants().items()
            if name not in base.split("+")
        ]
    else:
        names = [(name, load(name).title) for name in presets()]
    return [(name, what) for name, what in names if name.startswith(incomplete)]


def player_lists(incomplete: str) -> list[tuple[str, str]]:
    """Return player lists that go on from what was typed with a bot."""
    return _bots(incomplete, "bot:")


def bots(incomplete: str) -> list[tuple[str, str]]:
    """Return lists of bots that go on from what was typed."""
    return _bots(incomplete, "")


def _bots(incomplete: str, kind: str) -> list[tuple[str, str]]:
    from greed.bots import bots as every

    head, comma, _ = incomplete.rpartition(",")
    lists = [(f"{head}{comma}{kind}{name}", what) for name, what in every().items()]
    return [(name, what) for name, what in lists if name.startswith(incomplete)]


def dice(incomplete: str) -> list[tuple[str, str]]:
    """Return dice sources."""
    sources = [
        ("system", "random dice"),
        ("seed:42", "the same dice every time"),
        ("real", "roll your own dice and type them in"),
    ]
    return [(name, what) for name, what in sources if name.startswith(incomplete)]


SheetName = Annotated[
    str, typer.Argument(help="A sheet; greed rules lists them.", autocompletion=sheets)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@dataclass(frozen=True)
class Team:
    """Who does the work."""

    workers: Annotated[int, typer.Option(min=1, help="Worker processes on this machine.")] = 1
    dask: Annotated[str, typer.Option(help="Use a Dask cluster, e.g. tcp://host:8786.")] = ""

    def crew(self) -> Crew:
        """Return processes of this machine, or a cluster if one is named."""
        from greed.arena.crews import crew, dask_crew

        most = max(_FEW_WORKERS, 4 * (os.cpu_count() or 1))
        if self.workers > most:
            raise Refusal(f"--workers takes {most} at most here, not {self.workers:,}")
        return dask_crew(self.dask) if self.dask else crew(self.workers)


@dataclass(frozen=True)
class Job(Team):
    """Long work that goes on after an interruption."""

    journal: Annotated[
        Path | None,
        typer.Option(help="Journal file, for resuming.", show_default="chosen for you"),
    ] = None
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Start over, ignoring the saved journal.")
    ] = False

    def path(self, key: str) -> Path:
        """Return the journal of the work with a key; it is empty if the work starts over."""
        path = self.journal or data_folder() / "arena" / f"{key}.journal"
        if self.fresh and self.journal is None:
            path.unlink(missing_ok=True)
        elif self.fresh:
            from greed.arena.journal import forget

            forget(path)
        return path


def grouped(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command that takes the fields of its groups one by one, as options."""
    groups: dict[str, Any] = {}
    options: list[Parameter] = []
    for parameter in signature(command, eval_str=True).parameters.values():
        kind: Any = parameter.annotation
        if isinstance(kind, type) and is_dataclass(kind):
            groups[parameter.name] = kind
            options += signature(kind, eval_str=True).parameters.values()
        else:
            options.append(parameter)

    @wraps(command)
    def run(**given: object) -> None:
        for name, group in groups.items():
            given[name] = group(**{field.name: given.pop(field.name) for field in fields(group)})
        command(**given)

    described: Any = run  # Typer reads what a function says of itself
    described.__signature__ = Signature(
        [option.replace(kind=Parameter.KEYWORD_ONLY) for option in options]
    )
    described.__annotations__ = {option.name: option.annotation for option in options}
    return run


@dataclass(frozen=True)
class Guest:
    """Who sits down at the tables of a server."""

    bot: Annotated[
        str, typer.Option("--bot", help="A bot by name, module:Class, or 'cmd:COMMAND'.")
    ] = "bold"
    shown: Annotated[
        str | None, typer.Option("--name", help="The name at the table; by default the bot's.")
    ] = None
    seat: Annotated[
        int | None, typer.Option(min=1, max=12, help="The seat to take; by default any open one.")
    ] = None
    stay: Annotated[bool, typer.Option("--stay", help="Play every rematch, until Ctrl-C.")] = False
    patience: Annotated[
        float, typer.Option(min=1, help="Seconds to keep trying while the server is silent.")
    ] = 600.0

    @property
    def name(self) -> str:
        """The name at the table: the one given, or the bot's."""
        if self.shown:
            return self.shown
        word = self.bot.removeprefix("bot:")
        if word.startswith("cmd:"):
            word = word.removeprefix("cmd:").split()[-1].rpartition("/")[2].partition(".")[0]
        short = word.rpartition(":")[2] if ":" in word and not word[-1].isdigit() else word
        return short[:_LONGEST_NAME]


@dataclass(frozen=True)
class Offer:
    """The tables that a bot keeps open."""

    sheet: Annotated[
        list[str] | None,
        typer.Option(
            help="With --keep: a game to offer; several are possible.",
            show_default="official",
            autocompletion=sheets,
        ),
    ] = None
    games: Annotated[
        int, typer.Option(min=1, max=64, help="With --keep: games at the same time.")
    ] = 4
    seats: Annotated[int, typer.Option(min=2, max=12, help="With --keep: seats at a table.")] = 2
    clock: Annotated[
        int, typer.Option(min=0, help="With --keep: seconds for a turn; 0 for no clock.")
    ] = 120
