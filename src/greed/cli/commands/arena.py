"""`greed arena`: a tournament between bots."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer
from msgspec.structs import replace

from greed.arena import Journal, Plan, Results, Test, gauntlet, play, round_robin
from greed.arena.journal import read_entries
from greed.arena.plan import Tables
from greed.arena.tournament import Entry, Tournament
from greed.bots.outside import MOVE_SECONDS
from greed.bots.registry import build
from greed.cli import options
from greed.cli.exits import Refusal, check_file, check_folder, write_text, writing
from greed.cli.limits import Limits, seats_for
from greed.cli.options import Job, Json
from greed.cli.pace import paced
from greed.cli.render import ink
from greed.cli.solver import counting, judge_of, patience, solvable, way_to_exact
from greed.core.sheet import Sheet
from greed.policies import written_names
from greed.sheets import load

if TYPE_CHECKING:
    from greed.coach import Performance


@dataclass(frozen=True)
class _Seating:
    """Who meets whom."""

    seats: Annotated[int, typer.Option(min=2, max=12, help="Seats at each table.")] = 2
    form: Annotated[
        Literal["round-robin", "gauntlet"],
        typer.Option("--form", help="Every bot meets every other, or the first meets all others."),
    ] = "round-robin"
    tables: Annotated[
        str, typer.Option(help="Choose the tables yourself, by bot number: '1 2 3, 1 4 5'.")
    ] = ""

    def of(self, bots: int) -> Tables:
        """Return the tables for this many bots."""
        if self.tables.strip():
            try:
                return tuple(
                    tuple(int(word) - 1 for word in table.split())
                    for table in self.tables.split(",") if table.strip()
                )  # fmt: skip
            except ValueError:
                raise Refusal(
                    f"--tables takes bot numbers, e.g. '1 2, 1 3', not {self.tables!r}"
                ) from None
        if bots < self.seats:
            raise Refusal(
                f"{self.seats} seats need at least {self.seats} bots, but there are {bots}"
            )
        return (gauntlet if self.form == "gauntlet" else round_robin)(bots, self.seats)


@dataclass(frozen=True)
class _Course:
    """What is played at each table, and when it ends."""

    games: Annotated[int, typer.Option(min=1, help="Most games to play at each table.")] = 1000
    decide: Annotated[
        bool, typer.Option("--decide", help="Stop each table as soon as it is clear who is better.")
    ] = False
    error: Annotated[float, typer.Option(help="With --decide: overall error rate.")] = 0.05
    margin: Annotated[
        float, typer.Option(help="With --decide: call two bots equal within this distance of 50%.")
    ] = 0.01
    seed: Annotated[str, typer.Option(help="Random seed.")] = "greed"
    limit: Annotated[float, typer.Option(help="Seconds a program may take for a move.")] = (
        MOVE_SECONDS
    )


@dataclass(frozen=True)
class _TournamentOutput:
    """What is saved and shown of a tournament."""

    records: Annotated[
        Path | None, typer.Option(help="Save the record of every game in this folder.")
    ] = None
    html: Annotated[
        Path | None, typer.Option(help="Save the report as an HTML page in this file.")
    ] = None
    judged: Annotated[
        bool,
        typer.Option("--pr", help="Judge every decision too: who plays better, whatever the luck?"),
    ] = False
    as_json: Json = False

    def check(self) -> None:
        """Refuse what can't be written or judged, before anything is played."""
        if self.html is not None:
            check_file(self.html)
        if self.records is not None:
            check_folder(self.records)


def arena(
    bots: Annotated[
        list[str],
        typer.Option(
            help=f"Bots, separated by commas, from {', '.join(written_names())}, random,"
            " cmd:COMMAND, MODULE:CLASS. Repeatable.",
            autocompletion=options.bots,
        ),
    ],
    sheet: Annotated[
        str, typer.Option(help="The sheet to play.", autocompletion=options.sheets)
    ] = "official",
    *,
    seating: _Seating,
    course: _Course,
    job: Job,
    output: _TournamentOutput,
    limits: Limits,
) -> None:
    """Let bots play each other: which is better, and how sure is that?

    Every table plays each deal in every seat order with the same dice.

    If it stops (Ctrl-C, a crash, a power cut), run the same command again: it
    carries on where it left off.
    """
    names = tuple(_split(bots))
    plan = _plan(names, load(sheet), seating.of(len(names)), course, output)
    plan.check()
    output.check()
    # What bots do without is not counted: a table of every turn, where none solves anything.
    if solved := seats_for(names):
        limits.check("preparing to play", plan.sheet, *solved)
    path = job.path(plan.key())
    with (
        job.crew() as team,
        Journal(path, plan, Entry) as written,
        # What a test decides is mostly decided long before the last game.
        (
            counting("games")
            if course.decide and course.margin
            else paced("games", limits, job.workers)
        ) as show,
    ):
        try:
            results = play(plan, team, written, _games(plan, show))
        except KeyboardInterrupt:
            ink.hint("Stopped. Run the same command again to carry on from here.")
            raise
    if output.records is not None:
        _write_records(output.records, plan, path)
    if output.html is not None:
        from greed.arena.page import page
        from greed.report import document

        write_text(output.html, document(page(results), data=results))
    _tell(results, _judged(plan, path) if output.judged else None, as_json=output.as_json)
    if "optimal" in names and any(len(table) > 2 for table in plan.tables):
        _say_how_optimal(plan)


def _say_how_optimal(plan: Plan) -> None:
    """Say whether the bot `optimal` played an estimate, where more than two played."""
    wide = {len(table) for table in plan.tables if len(table) > 2}
    if any(all(_solved(seats) in text for seats in wide) for text in plan.builds):
        return
    how = way_to_exact(
        plan.sheet, max(wide), "with more than two players optimal plays an estimate"
    )
    ink.hint(f"{how[:1].upper()}{how[1:]}.")


def _tell(results: Results, judged: tuple[Performance, ...] | None, *, as_json: bool) -> None:
    if as_json:
        text = results.json().rstrip("\n")
        if judged is not None:
            data = {**json.loads(text), "performances": msgspec.to_builtins(judged)}
            text = json.dumps(data, indent=2)
        ink.say(text)
        return
    from greed.arena.page import page
    from greed.report.terminal import show

    told = page(results)
    if judged is not None:
        from greed.coach.measures import judgement

        told = replace(told, blocks=(*told.blocks, *judgement(judged)))
    show(told)


def _judged(plan: Plan, journal: Path) -> tuple[Performance, ...]:
    """Return how well every bot played, by the solution of the sheet; faulty games are left out."""
    from greed.arena.tournament import records
    from greed.coach import performances, review

    with solvable(plan.sheet.name):
        judge = judge_of(plan.sheet)
    kept = records(plan, read_entries(journal, Entry))
    games = (
        ((game.tags["table"], game.tags["deal"]), game.seats, review(judge, game, drift=False))
        for _, game in kept
        if "forfeit" not in game.tags
    )
    with patience("Judging every decision ..."):
        return performances(games)


def _write_records(folder: Path, plan: Plan, journal: Path) -> None:
    from greed.arena.tournament import write_records

    with writing(folder):
        count = write_records(folder, plan, read_entries(journal, Entry))
    ink.hint(f"{count:,} records saved in {folder}")


def _plan(
    names: tuple[str, ...], sheet: Sheet, tables: Tables, course: _Course, output: _TournamentOutput
) -> Plan:
    plan = Plan(
        sheet=sheet, bots=names, tables=tables, deals=1, seed=course.seed, limit=course.limit,
        test=Test(course.error, course.margin) if course.decide else None,
        events=output.judged or output.records is not None,
        builds=tuple(_build(name, sheet, tables) for name in names),
    )  # fmt: skip
    orders = max((len(plan.seatings(table)) for table in range(len(tables))), default=1)
    return replace(plan, deals=-(-course.games // orders))


def _build(name: str, sheet: Sheet, tables: Tables) -> str:
    """Return the build of a bot; `optimal` is another one where more than two are solved."""
    if name != "optimal":
        return build(name)
    from greed.solver import MOST_SEATS, is_saved

    seats = sorted({len(table) for table in tables} & set(range(3, MOST_SEATS + 1)))
    return build(name) + "".join(_solved(n) for n in seats if is_saved(sheet, n))


def _solved(seats: int) -> str:
    """Return what the build of `optimal` says if it has a solution of the game for that many."""
    from greed.core.messages import say

    return f", {say('count', n=seats)} solved"


def _split(texts: list[str]) -> Iterator[str]:
    """Yield the names in texts, separated by commas outside quotes."""
    for text in texts:
        name, quote = "", ""
        for letter in [*text, ","]:
            if letter == "," and not quote:
                if name.strip():
                    yield _unquoted(name.strip())
                name = ""
                continue
            if quote:
                quote = "" if letter == quote else quote
            elif letter in "'\"":
                quote = letter
            name += letter
        if name.strip(" ,"):
            raise Refusal(f"{text!r} opens a quote and never closes it")


def _unquoted(name: str) -> str:
    """Return a name without quotes around all of its command: cmd:'node bot.js'."""
    kind, colon, rest = name.partition(":")
    if len(rest) > 1 and rest[0] in "'\"" and rest.find(rest[0], 1) == len(rest) - 1:
        rest = rest[1:-1]
    return f"{kind}{colon}{rest}"


def _games(plan: Plan, show: Callable[[int, int | None], None]) -> Callable[[Tournament], None]:
    """Return what shows how far a tournament is: games that are played, of those to be played."""
    every = sum(plan.deals * len(plan.seatings(number)) for number in range(len(plan.tables)))

    def watch(tournament: Tournament) -> None:
        closed = sum(
            plan.deals * len(table.tally.seatings) - table.tally.games
            for table in tournament.tables if table.closed
        )  # fmt: skip
        show(tournament.games, every - closed)

    return watch
