"""A study as one HTML page: a plot for each measure, and the table of all figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

import msgspec

from greed.arena.html import document, grid
from greed.arena.studies.measures import is_share, measures
from greed.arena.studies.study import Figures, Study
from greed.arena.studies.table import caption, cell, rows, series, varied
from greed.arena.studies.words import written
from greed.arena.svg import Bar, lines, rows_of

__all__ = ["page", "plot", "title"]


def page(study: Study, figures: Sequence[Figures]) -> str:
    """Return the page; the rows lie in it as JSON, for programs."""
    title = "Study of " + ", ".join(dict.fromkeys(cell(each, "base") for each in study.points))
    summary = (
        f"{len(study.points):,} sheets, seed {study.seed}, study {study.key()}. {caption(study)}"
        " Whiskers are 95% intervals."
    )
    data = msgspec.json.encode(rows(study, figures)).decode()
    return document(title, summary, _body(study, figures), data)


def plot(study: Study, figures: Sequence[Figures], name: str) -> str:
    """Return the plot of one measure as SVG; empty if it has no figures."""
    along, found = series(study, figures, name)
    said, percent = title(name), is_share(name)
    if along:
        return lines(found, title=said, across=along, percent=percent)
    bars = [
        Bar(
            dot.label,
            dot.y,
            dot.low,
            dot.high,
            f"{100 * dot.y:.1f}%" if percent else f"{dot.y:.1f}",
        )
        for each in found
        for dot in each.dots
    ]
    return rows_of(bars, title=said, percent=percent)


def title(name: str) -> str:
    """Return what a plot shows, as a heading.

    >>> title("turns"), title("bold-vs-random")
    ('Turns in a game, both seats together', 'Score of bold against random')
    """
    about = measures().get(name)
    first, _, second = name.partition("-vs-")
    said = about or f"score of {first} against {second}"
    return said[:1].upper() + said[1:]


def _body(study: Study, figures: Sequence[Figures]) -> Iterator[str]:
    for name in study.measures:
        drawn = plot(study, figures, name)
        if not drawn:  # no sheet has a value: the table shows a dash
            continue
        yield f"<h2>{escape(title(name))}</h2><figure>{drawn}"
        yield f"<figcaption>{escape(name)}</figcaption></figure>"
    yield "<h2>Figures</h2>"
    axes = varied(study.points)
    yield from grid(
        (*axes, *study.measures),
        [
            (
                *(cell(point, axis) for axis in axes),
                *(written(name, measured[name]) for name in study.measures),
            )
            for point, measured in zip(study.points, figures, strict=True)
        ],
    )
