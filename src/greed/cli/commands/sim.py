"""`greed sim`: many games between policies, and what came of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import typer

from greed.bots import bots
from greed.cli import options
from greed.cli.exits import Refusal, check_file, write_text
from greed.cli.limits import Limits, seats_for
from greed.cli.options import Json, Team
from greed.cli.pace import paced
from greed.cli.render import ink
from greed.cli.solver import need_numpy, solvable
from greed.core.jsonl import to_jsonl
from greed.core.sheet import Sheet
from greed.core.text import to_text
from greed.policies import policies, policy, written_names
from greed.report.text import check_rows_file, write_rows
from greed.sheets import load

# The simulator is imported when it is needed: `greed sim --help` answers at once.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from greed.sim import Player, Result


@dataclass(frozen=True)
class _Games:
    """Which games are played."""

    games: Annotated[
        int | None, typer.Option(min=1, help="Games to play.", show_default="100,000")
    ] = None
    until: Annotated[
        str, typer.Option(help="Stop once every win rate is known to this precision, e.g. 0.1%.")
    ] = ""
    seed: Annotated[int, typer.Option(min=0, help="Random seed.")] = 0
    first: Annotated[
        int | None,
        typer.Option(min=1, help="The seat that always starts.", show_default="seats take turns"),
    ] = None

    def starts(self, seats: int) -> int | None:
        """Return the seat that always starts, from 0; None if seats take turns."""
        if self.first is not None and self.first > seats:
            raise Refusal(f"--first must be a seat from 1 to {seats}")
        return None if self.first is None else self.first - 1


@dataclass(frozen=True)
class _RunOutput:
    """What is saved and shown of a run."""

    histogram: Annotated[
        Literal["", "score", "rounds", "throws"],
        typer.Option(help="Show the distribution of this figure."),
    ] = ""
    save: Annotated[Path | None, typer.Option(help="Save the table: .csv, .parquet or .json.")] = (
        None
    )
    game: Annotated[
        int | None, typer.Option(min=0, help="Show just this game of the run, as text.")
    ] = None
    record: Annotated[Path | None, typer.Option(help="With --game: save its record here.")] = None
    as_json: Json = False

    def check(self) -> None:
        """Refuse what can't be written, before anything is played."""
        if self.record is not None:
            if self.game is None:
                raise Refusal("--record saves one game: say which with --game")
            check_file(self.record)
        if self.save is not None and self.game is None:
            check_rows_file(self.save)
            check_file(self.save)


def sim(
    sheet: Annotated[
        str, typer.Argument(help="The sheet to play.", autocompletion=options.sheets)
    ] = "official",
    players: Annotated[
        str,
        typer.Option(help=f"Policies in seat order, from {', '.join(written_names())}."),
    ] = "threshold:300,threshold:500",
    *,
    games: _Games,
    team: Team,
    output: _RunOutput,
    limits: Limits,
) -> None:
    """Simulate many games between policies and show how often each wins.

    The same seed gives the same games, however many workers share them. Policies play at tables
    of any size; optimal and level at those whose game can be solved, which is solved first.
    """
    need_numpy("simulations")
    names = players.split(",")
    kinds = [name.strip().removeprefix("bot:").partition(":")[0].lower() for name in names]
    if played := next((kind for kind in kinds if kind in bots() and kind not in policies()), None):
        raise Refusal(f"{played} is not a policy to simulate: greed arena plays every bot")
    makers = [policy(name) for name in names]
    rules = load(sheet)
    limits.check("preparing to play", rules, *seats_for(map(str, makers)))
    starts = games.starts(len(makers))
    output.check()
    if output.game is not None:
        _show_game(sheet, makers, games.seed, output.game, starts, output.record)
        return
    result = _play(rules, makers, games, team, limits)
    if output.save is not None:
        _save(result, output.save)
    if output.as_json:
        ink.say(json.dumps(result.data()))
        return
    from greed.cli.render.results import simulation
    from greed.report.terminal import show

    show(simulation(result, output.histogram))


def _play(
    sheet: Sheet, makers: Sequence[Player], games: _Games, team: Team, limits: Limits
) -> Result:
    from greed.sim import simulate

    until, seats = _precision(games.until), len(makers)
    enough = round((1.96 / until) ** 2 * (seats - 1) / seats**2) if until else None  # if equal
    play = partial(
        simulate, sheet, makers, games.games if games.games or games.until else 100_000,
        seed=games.seed, first=games.starts(seats), until=until,
    )  # fmt: skip
    with (
        paced("games", limits, team.workers, enough) as watch,
        solvable(sheet.name, "Stopped. The games played so far are not saved."),
    ):
        if team == Team():
            return play(progress=watch)
        from greed.arena.crews import work

        with team.crew() as crew:
            return play(progress=watch, work=partial(work, crew))


def _precision(text: str) -> float | None:
    """Return a share as a number: 0.1% and 0.001 are the same."""
    if not text:
        return None
    try:
        value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise Refusal(f"--until takes a precision, e.g. 0.1% or 0.001, not {text}")
    return value


def _show_game(
    sheet: str, makers: Sequence[Player], seed: int, game: int, first: int | None, file: Path | None
) -> None:
    from greed.sim import Run, replay_game

    with solvable(sheet):
        played, _ = replay_game(Run(load(sheet), tuple(makers), seed, first), game)
    if file is not None:
        write_text(file, to_jsonl(played))
    ink.say(to_text(played).rstrip("\n"))


def _save(result: Result, path: Path) -> None:
    if path.suffix == ".json":  # all that is known, not the rows alone
        write_text(path, json.dumps(result.data(), indent=2) + "\n")
    else:
        write_rows(path, result.rows())
