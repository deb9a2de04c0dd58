"""`greed study`: what happens to a game when its rules are varied."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from greed.arena import Journal
from greed.arena.studies import Study, measures, points, run_study
from greed.arena.studies.axes import Point
from greed.arena.studies.measures import Figure
from greed.arena.studies.study import Line
from greed.arena.studies.table import caption, cell, markdown, rows, varied
from greed.arena.studies.words import written
from greed.bots.builds import build
from greed.cli import complete
from greed.cli.exits import Refused
from greed.cli.files import check_file, check_folder
from greed.cli.limits import MEMORY, TIME, Limits, Memory, Time, parts_for
from greed.cli.render import ink
from greed.cli.render.rows import check_rows_file, write_rows
from greed.cli.waiting import counting
from greed.cli.workers import crew_for, journal_folder, write_text
from greed.policies import public_name, written_names
from greed.sheets import load

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

__all__ = ["app"]

_ANY = 100_000
"""Columns of a terminal in which every table has room."""

app = typer.Typer(add_completion=False)


@app.command()
def study(
    sheets: Annotated[
        list[str], typer.Argument(help="Sheets to vary.", autocompletion=complete.sheets)
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
    player: Annotated[
        str,
        typer.Option(
            help=f"The bot that plays itself: {', '.join(written_names())} or another.",
            autocompletion=complete.arena_bots,
        ),
    ] = "maximiser",
    games: Annotated[
        int, typer.Option(min=2, help="Games per sheet, if the bots run as tables.")
    ] = 1_000_000,
    core_games: Annotated[int, typer.Option(min=2, help="Games per sheet, if not.")] = 2000,
    seed: Annotated[str, typer.Option(help="Random seed.")] = "greed",
    workers: Annotated[int, typer.Option(min=1, help="Worker processes on this machine.")] = 1,
    dask: Annotated[str, typer.Option(help="Use a Dask cluster, e.g. tcp://host:8786.")] = "",
    journal: Annotated[
        Path | None,
        typer.Option(help="Journal file, for resuming.", show_default="chosen for you"),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", "--anew", help="Start over, ignoring the saved journal.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="Save the figures: .csv, .json, .parquet or .md.")
    ] = None,
    html: Annotated[Path | None, typer.Option(help="Save a page with plots in this file.")] = None,
    plots: Annotated[
        Path | None, typer.Option(help="Save the plots as SVG in this folder.")
    ] = None,
    memory: Memory = MEMORY,
    time: Time = TIME,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Vary the rules of a game and measure how it changes.

    When games are played move by move, every sheet uses the same deals. If it
    stops, run the same command again to carry on. Figures that a solver knows are
    exact.
    """
    names = tuple(name.strip()
                  for text in measure or ["first-player-advantage,turns,upsets"]
                  for name in text.split(",") if name.strip())  # fmt: skip
    if out is not None:
        check_rows_file(out, ".md")
    if html is not None:
        check_file(html)
    if plots is not None:
        check_folder(plots)
    wanted = Study(
        points=points(sheets, vary or (), grid=not together),
        measures=names, player=public_name(player), games=games, core_games=core_games, seed=seed,
        builds=(build(player), *(build(each) for name in names if name not in measures()
                                 for each in name.split("-vs-"))),
    )  # fmt: skip
    wanted.check()
    _check_size(wanted, Limits(memory, time))
    path = journal or journal_folder() / f"study-{wanted.key()}.journal"
    if fresh:
        path.unlink(missing_ok=True)
    with (
        crew_for(workers, dask) as team,
        Journal(path, wanted, Line) as written_down,
        counting("sheets") as watch,
    ):
        try:
            figures = run_study(wanted, team, written_down, watch)
        except KeyboardInterrupt:
            ink.hint("Stopped. Run the same command again to carry on from here.")
            raise
    if out is not None and out.suffix == ".md":
        write_text(out, markdown(wanted, figures))
    elif out is not None:
        write_rows(out, rows(wanted, figures))
    _draw(wanted, figures, html, plots)
    if as_json:
        import json

        ink.say(
            json.dumps(
                {"study": wanted.key(), "player": wanted.player, "rows": rows(wanted, figures)}
            )
        )
    else:
        _tell(wanted, figures)


def _check_size(wanted: Study, limits: Limits) -> None:
    """Refuse a study whose solutions would take too much; games that are played do not count."""
    names = {part for name in wanted.measures for part in name.split("-vs-")} | {wanted.player}
    rules = [load(point.sheet) for point in wanted.points]
    limits.check_all(
        "solving",
        rules,
        (work for sheet in rules for work in limits.works(sheet, *parts_for(sheet, names))),
    )


def _draw(
    wanted: Study, figures: list[dict[str, Figure]], html: Path | None, plots: Path | None
) -> None:
    from greed.arena.studies.page import page, plot
    from greed.arena.svg import standalone

    if html is not None:
        write_text(html, page(wanted, figures))
    if plots is not None:
        try:
            plots.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(f"cannot write {plots}: {error.strerror}") from None
        for name in wanted.measures:
            word = "".join(c if c.isalnum() or c in "+-" else "-" for c in name)
            if drawn := plot(wanted, figures, name):
                write_text(plots / f"{word}.svg", standalone(drawn))


def _tell(wanted: Study, figures: list[dict[str, Figure]]) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    grid = _wide(wanted, figures)
    unbounded = console.options.update(max_width=_ANY)
    if console.measure(grid, options=unbounded).maximum > console.width:
        grid = _long(wanted, figures)
    console.print("", grid, "")
    console.print(Text(caption(wanted), "dim"))


def _wide(wanted: Study, figures: list[dict[str, Figure]]) -> Table:
    """Return the figures with a row for each sheet and a column for each measure."""
    axes = varied(wanted.points)
    grid = _grid(axes, wanted.measures)
    for point, measured in zip(wanted.points, figures, strict=True):
        grid.add_row(
            *_where(wanted, point), *(written(name, measured[name]) for name in wanted.measures)
        )
    return grid


def _long(wanted: Study, figures: list[dict[str, Figure]]) -> Table:
    """Return the figures with a row for each measure of each sheet, which is named once."""
    axes = varied(wanted.points)
    grid = _grid((*axes, "measure"), ("",))
    for point, measured in zip(wanted.points, figures, strict=True):
        where: Sequence[Text | str] = _where(wanted, point)
        for name in wanted.measures:
            grid.add_row(*where, name, written(name, measured[name]))
            where = [""] * len(axes)
        grid.add_section()
    return grid


def _grid(left: Sequence[str], right: Sequence[str]) -> Table:
    from rich.table import Table

    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in left:
        grid.add_column(name, overflow="fold")
    for name in right:
        grid.add_column(name, justify="right", overflow="fold")
    return grid


def _where(wanted: Study, point: Point) -> list[Text]:
    from rich.text import Text

    return [Text(cell(point, axis), "bold") for axis in varied(wanted.points)]
