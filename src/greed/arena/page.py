"""A report as one HTML page that needs nothing else: no scripts, fonts or pictures from outside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from greed.arena.report import Pair, Report, Standing
from greed.arena.svg import Bar, forest
from greed.arena.words import VERDICTS, percent, promise

__all__ = ["page"]

_STYLE = """
:root { color-scheme: light dark; --ink: #1d2b24; --paper: #fbfaf6; --soft: #6d7a73;
  --line: #d9d8cf; --good: #1c7c4a; --bad: #b3412e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ece9; --paper: #17201b; --soft: #98a59d;
  --line: #36433b; --good: #63c58f; --bad: #ee8a76; } }
body { margin: 2rem auto; max-width: 50rem; padding: 0 1rem; color: var(--ink);
  background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; color: var(--soft); font-weight: 500; }
th, td { padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); }
.number { text-align: right; } .scroll { overflow-x: auto; } p, figcaption { color: var(--soft); }
figure { margin: 1rem 0; } svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .label { text-anchor: end; } svg .axis { text-anchor: middle; fill: var(--soft); }
svg line { stroke: var(--line); } svg .centre { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .interval { stroke: var(--soft); stroke-width: 3; stroke-linecap: round; }
svg circle { fill: var(--soft); }
svg .better { stroke: var(--good); fill: var(--good); }
svg .worse { stroke: var(--bad); fill: var(--bad); }
"""


def page(report: Report) -> str:
    """Return the page; the report itself lies in it as JSON, for programs."""
    title = f"Tournament on {report.sheet}"
    data = report.json().replace("<", "\\u003c")
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(_sentence(report))}</p>",
            *_standings(report),
            *_pairs(report),
            *_seats(report),
            *_breaches(report),
            f'<script type="application/json" id="report">{data}</script>',
            "</body></html>",
            "",
        ]
    )


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
        else (" A bot won or lost everything: half a level game was added to every pair.")
    )
    yield (
        "<figcaption>The ratings under which these results are likeliest (Bradley and Terry), in"
        f" points of Elo's scale, ± two standard errors.{note}</figcaption></figure>"
    )
    yield from _grid(
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
    ticks = [(n / 4, f"{n * 25} %") for n in range(5)]
    yield forest(bars, centre=0.5, title="Score of the first of each pair", ticks=ticks)
    yield f"<figcaption>{escape(promise(report))}</figcaption></figure>"
    yield from _grid(
        ("Pair", "Score", "Interval", "Ahead", "Level", "Behind", "One game is worth", "Verdict"),
        [_pair(pair) for pair in report.pairs],
    )


def _pair(pair: Pair) -> tuple[str, ...]:
    return (
        f"{pair.first} v {pair.second}", percent(pair.score),
        f"{percent(pair.interval.low)} to {percent(pair.interval.high)}",
        f"{pair.ahead:,}", f"{pair.level:,}", f"{pair.behind:,}",
        f"{pair.worth:.1f} games" if pair.worth else "-", VERDICTS[pair.verdict],
    )  # fmt: skip


def _seats(report: Report) -> Iterator[str]:
    yield "<h2>Seats</h2><p>Share of the wins by seat, in order of play.</p>"
    rows = [
        (f"{size} seats", ", ".join(percent(share) for share in shares))
        for size, shares in report.seats.items()
    ]
    yield from _grid(("Table", "Wins"), rows)


def _breaches(report: Report) -> Iterator[str]:
    rows = [
        (each.bot, breach.kind, f"{breach.games:,}", breach.example)
        for each in report.standings for breach in each.breaches
    ]  # fmt: skip
    if rows:
        yield "<h2>Games lost by rule</h2>"
        yield from _grid(("Bot", "Breach", "Games", "The first"), rows)


def _grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield '<div class="scroll"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</tbody></table></div>"
