"""What a tournament came to, as a report: for the terminal, and as a page with charts."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

from greed._extras import install
from greed.arena.results import Pair, Results, Standing
from greed.report import Bar, Block, Figures, Heading, Intervals, Note, Report, Tone

_TONES: dict[str, Tone] = {"better": "good", "worse": "bad"}


def page(results: Results) -> Report:
    """Return the report of a tournament."""
    state = "" if results.complete else " It is not finished."
    return Report(
        f"Tournament on {results.sheet}",
        f"{results.games:,} games, {results.deals:,} deals in every seat order, seed"
        f" {results.seed}, sheet {results.sheet_hash}, plan {results.plan}.{state}",
        (*_ratings(results), *_pairs(results), *_seats(results), *_breaches(results)),
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _ratings(results: Results) -> Iterator[Block]:
    yield Heading("Ratings")
    bars = [
        Bar(standing.bot, standing.elo.points, standing.elo.points - 2 * standing.elo.error,
            standing.elo.points + 2 * standing.elo.error, _rating(standing))
        for standing in results.standings
    ]  # fmt: skip
    yield Intervals("Ratings with two standard errors", tuple(bars), centre=0.0)
    skills = any(standing.skill for standing in results.standings)
    columns = ("Bot", "Rating", *(["Skill"] if skills else []), "Wins", "Fair share", "Points",
               "Games")  # fmt: skip
    rows = [
        (
            standing.bot, _rating(standing), *([_skill(standing)] if skills else []),
            _percent(standing.wins), _percent(standing.expected), f"{standing.points:,.0f}",
            f"{standing.games:,}",
        )
        for standing in results.standings
    ]  # fmt: skip
    yield Figures(columns, tuple(rows), spare=frozenset({"Fair share"}))
    yield Note(
        "Ratings by the model of Bradley and Terry, in points of Elo's scale, ± two standard"
        " errors: 100 points more win 64% of the games between two."
    )
    if not results.determined:
        yield Note("A bot won or lost everything, so half a tie was added to every pair.")
    if find_spec("openskill") is None:
        yield Note(f"For a skill rating as well: {install('arena')}")


def _rating(standing: Standing) -> str:
    return f"{standing.elo.points:+z.0f} ± {2 * standing.elo.error:.0f}"


def _skill(standing: Standing) -> str:
    return f"{standing.skill.mu:.1f} ± {2 * standing.skill.sigma:.1f}" if standing.skill else "-"


def _pairs(results: Results) -> Iterator[Block]:
    yield Heading("Pairs")
    bars = [
        Bar(f"{pair.first} v {pair.second}", pair.score, pair.interval.low, pair.interval.high,
            _percent(pair.score), _TONES.get(pair.verdict, "plain"))
        for pair in results.pairs
    ]  # fmt: skip
    title = "Score of the first of each pair"
    yield Intervals(title, tuple(bars), centre=0.5, percent=True)
    yield Figures(
        ("Pair", "Score", "Interval", "Ahead", "Level", "Behind", "Games", "Worth", "Better"),
        tuple(map(_pair, results.pairs)),
        spare=frozenset({"Ahead", "Level", "Behind"}),
        tones={
            "open": "quiet", "equal": "quiet",
            **dict.fromkeys((standing.bot for standing in results.standings), "good"),
            "lost by rule": "bad",
        },
    )  # fmt: skip
    yield Note(
        f"{_promise(results)} Worth says how many games on independent dice would tell as much as"
        " one of these on shared dice."
    )


def _pair(pair: Pair) -> tuple[str, ...]:
    said = {"better": pair.first, "worse": pair.second, "forfeits": "lost by rule"}
    return (
        f"{pair.first} v {pair.second}", _percent(pair.score),
        f"{100 * pair.interval.low:.1f} .. {100 * pair.interval.high:.1f}",
        f"{pair.ahead:,}", f"{pair.level:,}", f"{pair.behind:,}", f"{pair.games:,}",
        f"x{pair.worth:.1f}" if pair.worth else "-", said.get(pair.verdict, pair.verdict),
    )  # fmt: skip


def _promise(results: Results) -> str:
    """Return what the intervals of the pairs promise."""
    if results.error is None:
        return (
            "A bot scores 1 for finishing ahead and a half for a tie. Intervals are 95% confidence"
            " intervals over deals, for the number of deals that was planned."
        )
    equal = f"; equal means within {_percent(results.margin)} of 50%" if results.margin else ""
    return (
        "A bot scores 1 for finishing ahead and a half for a tie. The intervals hold at any time:"
        f" the chance that any of them ever misses is at most {_percent(results.error)}{equal}."
    )


def _seats(results: Results) -> Iterator[Block]:
    for size, shares in results.seats.items():
        yield Note(f"Wins by seat ({size} seats): {', '.join(map(_percent, shares))}")


def _breaches(results: Results) -> Iterator[Block]:
    rows = [
        (standing.bot, breach.kind, breach.example, f"{breach.games:,}")
        for standing in results.standings
        for breach in standing.breaches
    ]
    if rows:
        yield Heading("Games lost by rule")
        columns = ("Bot", "Breach", "The first", "Games")
        yield Figures(
            columns, tuple(rows), words=3, tones=dict.fromkeys({r[3] for r in rows}, "bad")
        )
    if not results.complete:
        yield Note("The tournament is not finished.", "warning")
