"""`greed study`: what happens to a game when its rules are varied."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from greed.arena import Journal
from greed.arena.studies import Study, measures, points, run_study
from greed.arena.studies.measures import Figure
from greed.arena.studies.study import Line, chart, measure_point, page, rows
from greed.bots.registry import build
from greed.cli import options
from greed.cli.exits import check_file, check_folder, write_text, writing
from greed.cli.limits import Limits, seats_for
from greed.cli.options import Job, Json
from greed.cli.pace import check_sample
from greed.cli.render import ink
from greed.cli.solver import counting, need_plot
from greed.policies import public_name, written_names
from greed.report import document, markdown
from greed.report.text import check_rows_file, write_rows
from greed.sheets import load


@dataclass(frozen=True)
class _Games:
    """Who plays the games of a study, and how many."""

    player: Annotated[
        str,
        typer.Option(
            help=f"The bot that plays itself: {', '.join(written_names())} or another.",
            autocompletion=options.bots,
        ),
    ] = "maximiser"
    games: Annotated[
        int, typer.Option(min=2, help="Games per sheet, if the bots run as tables.")
    ] = 1_000_000
    core_games: Annotated[int, typer.Option(min=2, help="Games per sheet, if not.")] = 2000
    seed: Annotated[str, typer.Option(help="Random seed.")] = "greed"


@dataclass(frozen=True)
class _StudyOutput:
    """What is saved and shown of a study."""

    out: Annotated[
        Path | None, typer.Option(help="Save the figures: .csv, .json, .parquet or .md.")
    ] = None
    html: Annotated[Path | None, typer.Option(help="Save a page with plots in this file.")] = None
    plots: Annotated[Path | None, typer.Option(help="Save the plots as SVG in this folder.")] = None
    as_json: Json = False

    def check(self) -> None:
        """Refuse what can't be written, before anything is measured."""
        if self.out is not None:
            check_rows_file(self.out, ".md")
            check_file(self.out)
        if self.html is not None:
            check_file(self.html)
        if self.plots is not None:
            need_plot()
            check_folder(self.plots)


def study(
    sheets: Annotated[
        list[str], typer.Argument(help="Sheets to vary.", autocompletion=options.sheets)
    ],
    vary: Annotated[
        list[str] | None,
        typer.Option(help="OPTION=VALUES, e.g. target=2000,5000 or entry.points=0..1000:50."),
    ] = None,
    measure: Annotated[
        list[str] | None,
        typer.Option(help=f"What to measure, separated by commas, from {', '.join(measures())}."),
    ] = None,
    together: Annotated[
        bool,
        typer.Option(
            "--together",
            help="Vary options in step (first values, then second ...), not as a grid.",
        ),
    ] = False,
    *,
    play: _Games,
    job: Job,
    output: _StudyOutput,
    limits: Limits,
) -> None:
    """Vary the rules of a game and measure how it changes.

    When games are played move by move, every sheet uses the same deals. If it
    stops, run the same command again to carry on. Figures that a solver knows are
    exact.
    """
    names = tuple(name.strip()
                  for text in measure or ["first-player-advantage,turns,upsets"]
                  for name in text.split(",") if name.strip())  # fmt: skip
    output.check()
    wanted = Study(
        points=points(sheets, vary or (), grid=not together),
        measures=names, player=public_name(play.player), games=play.games,
        core_games=play.core_games, seed=play.seed,
        builds=(build(play.player), *(build(bot) for name in names if name not in measures()
                                      for bot in name.split("-vs-"))),
    )  # fmt: skip
    wanted.check()
    _check_size(wanted, limits)
    _check_games(wanted, limits)
    path = job.path(f"study-{wanted.key()}")
    with (
        job.crew() as team,
        Journal(path, wanted, Line) as written_down,
        counting("sheets") as watch,
    ):
        try:
            figures = run_study(wanted, team, written_down, watch)
        except KeyboardInterrupt:
            ink.hint("Stopped. Run the same command again to carry on from here.")
            raise
    out = output.out
    if out is not None and out.suffix == ".md":
        write_text(out, markdown(page(wanted, figures)))
    elif out is not None:
        write_rows(out, rows(wanted, figures))
    _draw(wanted, figures, output.html, output.plots)
    if output.as_json:
        import json

        told = {"study": wanted.key(), "player": wanted.player, "rows": rows(wanted, figures)}
        ink.say(json.dumps(told))
    else:
        from greed.report.terminal import show

        show(page(wanted, figures))


def _check_size(wanted: Study, limits: Limits) -> None:
    """Refuse a study whose solutions would take too much; games that are played do not count."""
    names = {part for name in wanted.measures for part in name.split("-vs-")} | {wanted.player}
    rules = [load(point.sheet) for point in wanted.points]
    limits.check_all(
        "solving",
        rules,
        (work for sheet in rules for work in limits.works(sheet, *seats_for(names))),
    )


def _check_games(wanted: Study, limits: Limits) -> None:
    """Refuse many games that would take too long, judged by some of the first sheet."""
    usual = Study(points=wanted.points, measures=wanted.measures)
    if wanted.games > usual.games or wanted.core_games > usual.core_games:
        few = replace(wanted, games=usual.games // 10, core_games=usual.core_games // 10)
        times = max(wanted.games / few.games, wanted.core_games / few.core_games)
        sheets = len(wanted.points)
        check_sample(
            f"the games of {sheets:,} sheet{'s' if sheets > 1 else ''}",
            lambda: measure_point(few, 0), times * sheets, limits,
        )  # fmt: skip


def _draw(
    wanted: Study, figures: list[dict[str, Figure]], html: Path | None, plots: Path | None
) -> None:
    if html is not None:
        text = document(page(wanted, figures), data=rows(wanted, figures))
        write_text(html, text)
    if plots is not None:
        from greed.report.pictures import standalone

        with writing(plots):
            plots.mkdir(parents=True, exist_ok=True)
        for name in wanted.measures:
            word = "".join(c if c.isalnum() or c in "+-" else "-" for c in name)
            if drawn := standalone(chart(wanted, figures, name)):
                write_text(plots / f"{word}.svg", drawn)
