"""A report as one HTML page that needs nothing else: no scripts, fonts or pictures from outside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from greed.arena.html import document, grid
from greed.arena.report import Pair, Report, Standing
from greed.arena.svg import Bar, forest
from greed.arena.words import percent, promise, verdict

__all__ = ["page"]


def page(report: Report) -> str:
    """Return the page; the report itself lies in it as JSON, for programs."""
    title = f"Tournament on {report.sheet}"
    body = [*_standings(report), *_pairs(report), *_seats(report), *_breaches(report)]
    return document(title, _sentence(report), body, data=report.json())


def _sentence(report: Report) -> str:
    state = "" if report.complete else " It is not finished."
    return (
        f"{report.games:,} games, {report.deals:,} deals in every seat order, seed {report.seed},"
        f" sheet {report.sheet_hash}, plan {report.plan}.{state}"
    )


def _standings(report: Report) -> Iterator[str]:
    yield "<h2>Ratings</h2><figure>"
    bars = [
        Bar(each.bot, each.elo.points, each.elo.points - 2 * each.elo.error,
            each.elo.points + 2 * each.elo.error,
            f"{each.elo.points:+.0f} ± {2 * each.elo.error:.0f}")
        for each in report.standings
    ]  # fmt: skip
    yield forest(bars, centre=0, title="Ratings with two standard errors", ticks=_elo_ticks(bars))
    note = (
        ""
        if report.determined
        else (" A bot won or lost everything, so half a tie was added to every pair.")
    )
    yield (
        "<figcaption>The ratings that make these results likeliest (Bradley and Terry), in"
        f" points of Elo's scale, ± two standard errors.{note}</figcaption></figure>"
    )
    yield from grid(
        ("Bot", "Rating", "Skill", "Wins", "Fair share", "Points", "Games"),
        [_standing(each) for each in report.standings],
    )


def _standing(each: Standing) -> tuple[str, ...]:
    skill = f"{each.skill.mu:.1f} ± {2 * each.skill.sigma:.1f}" if each.skill else "-"
    return (
        each.bot, f"{each.elo.points:+.0f}", skill, percent(each.wins), percent(each.expected),
        f"{each.points:,.0f}", f"{each.games:,}",
    )  # fmt: skip


def _elo_ticks(bars: Sequence[Bar]) -> list[tuple[float, str]]:
    most = max(max(abs(bar.low), abs(bar.high)) for bar in bars)
    step = next((step for step in (10, 50, 100, 200, 500) if most / step <= 4), 1000)
    count = int(most // step)
    return [(n * step, f"{n * step:+d}" if n else "0") for n in range(-count, count + 1)]


def _pairs(report: Report) -> Iterator[str]:
    yield "<h2>Pairs</h2><figure>"
    bars = [
        Bar(f"{pair.first} v {pair.second}", pair.score, pair.interval.low, pair.interval.high,
            percent(pair.score), pair.verdict)
        for pair in report.pairs
    ]  # fmt: skip
    ticks = [(n / 4, f"{n * 25}%") for n in range(5)]
    yield forest(bars, centre=0.5, title="Score of the first of each pair", ticks=ticks)
    yield (
        f"<figcaption>{escape(promise(report))} Worth: how many games on dice of their own give as"
        " much certainty as one of these.</figcaption></figure>"
    )
    yield from grid(
        ("Pair", "Score", "Interval", "Ahead", "Level", "Behind", "Worth", "Better"),
        [_pair(pair) for pair in report.pairs],
    )


def _pair(pair: Pair) -> tuple[str, ...]:
    return (
        f"{pair.first} v {pair.second}", percent(pair.score),
        f"{100 * pair.interval.low:.1f} to {percent(pair.interval.high)}",
        f"{pair.ahead:,}", f"{pair.level:,}", f"{pair.behind:,}",
        f"{pair.worth:.1f}" if pair.worth else "-", verdict(pair),
    )  # fmt: skip


def _seats(report: Report) -> Iterator[str]:
    yield "<h2>Seats</h2><p>Share of wins by seat, in order of play.</p>"
    rows = [
        (f"{size} seats", ", ".join(percent(share) for share in shares))
        for size, shares in report.seats.items()
    ]
    yield from grid(("Table", "Wins"), rows)


def _breaches(report: Report) -> Iterator[str]:
    rows = [
        (each.bot, breach.kind, f"{breach.games:,}", breach.example)
        for each in report.standings for breach in each.breaches
    ]  # fmt: skip
    if rows:
        yield "<h2>Games lost by rule</h2>"
        yield from grid(("Bot", "Breach", "Games", "The first"), rows)
