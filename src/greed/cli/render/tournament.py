"""The report of a tournament on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from greed._extras import install
from greed.arena.report import Pair, Report
from greed.arena.words import percent, promise, verdict

if TYPE_CHECKING:
    from greed.coach.measures import Estimate, Performance

__all__ = ["show_performances", "show_report"]

WIDEST = 100
_STYLES = {"better": "green", "worse": "green", "forfeits": "red"}


def show_report(report: Report) -> None:
    """Print ratings, pairs, seats and what was lost by rule."""
    console = Console(highlight=False)
    for part in _parts(report):
        console.print(part, width=min(console.width, WIDEST))


def show_performances(judged: Sequence[Performance]) -> None:
    """Print how well each bot played, luck left out."""
    console = Console(highlight=False)
    grid = _grid("Bot", "PR", "Lost per game", "Without luck", "Wins", "Games")
    for each in judged:
        grid.add_row(
            Text(each.player, "bold"), _within(each.pr), _within(each.loss, percent=True),
            _within(each.luck_adjusted, percent=True), _within(each.result, percent=True),
            f"{each.games:,}",
        )  # fmt: skip
    said = (
        "PR is 1,000 times the win probability lost per decision. ± two standard errors, over"
        " deals. Without luck shows the share of the wins that the play alone earned."
    )
    for part in (grid, "", Text(said, "dim"), ""):
        console.print(part, width=min(console.width, WIDEST))


def _within(estimate: Estimate, *, percent: bool = False) -> str:
    """Return a mean with two standard errors."""
    value, sign = (100 * estimate.value, "%") if percent else (estimate.value, "")
    if estimate.error is None:
        return f"{value:.2f}{sign}"
    return f"{value:.2f} ± {2 * estimate.error * (100 if percent else 1):.2f}{sign}"


def _parts(report: Report) -> list[RenderableType]:
    heading = f"{report.sheet}: {report.games:,} games, {report.deals:,} deals"
    parts: list[RenderableType] = ["", Text(heading, "bold"), "", _ratings(report)]
    if not report.determined:
        parts.append(
            Text("A bot won or lost everything, so half a tie was added to every pair.", "dim")
        )
    parts += [
        "",
        _pairs(report),
        "",
        Text(f"Ratings ± two standard errors. {promise(report)}", "dim"),
    ]
    if find_spec("openskill") is None:
        parts.append(Text(f"For a skill rating as well: {install('arena')}", "dim"))
    for size, shares in report.seats.items():
        said = ", ".join(percent(share) for share in shares)
        parts.append(Text(f"Wins by seat ({size} seats): {said}", "dim"))
    for each in report.standings:
        for breach in each.breaches:
            parts.append(
                Text(f"{each.bot} lost {breach.games:,} games by rule ({breach.kind}): ", "red")
                .append(breach.example, "default")
            )  # fmt: skip
    if not report.complete:
        parts.append(Text("The tournament is not finished.", "yellow"))
    return [*parts, ""]


def _grid(*columns: str) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left", overflow="fold")
    return grid


def _ratings(report: Report) -> Table:
    skills = [] if all(each.skill is None for each in report.standings) else ["Skill"]
    grid = _grid("Bot", "Rating", *skills, "Wins", "Points", "Games")
    for each in report.standings:
        skill = f"{each.skill.mu:.1f} ± {2 * each.skill.sigma:.1f}" if each.skill else "-"
        grid.add_row(
            Text(each.bot, "bold"), f"{each.elo.points:+.0f} ± {2 * each.elo.error:.0f}",
            *([skill] if skills else []),
            percent(each.wins), f"{each.points:,.0f}", f"{each.games:,}",
        )  # fmt: skip
    return grid


def _pairs(report: Report) -> Table:
    grid = _grid("Pair", "Score", "Interval", "Games", "Worth", "Better")
    for pair in report.pairs:
        grid.add_row(*_pair(pair))
    return grid


def _pair(pair: Pair) -> tuple[RenderableType, ...]:
    return (
        f"{pair.first} v {pair.second}",
        percent(pair.score),
        f"{100 * pair.interval.low:.1f} .. {100 * pair.interval.high:.1f}",
        f"{pair.games:,}",
        f"x{pair.worth:.1f}" if pair.worth else "-",
        Text(verdict(pair), _STYLES.get(pair.verdict, "dim")),
    )
