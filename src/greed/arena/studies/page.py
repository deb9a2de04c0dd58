"""A study as one HTML page: a plot for each measure, and the table of all figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

import msgspec

from greed.arena.html import document, grid
from greed.arena.studies.measures import is_share, measures
from greed.arena.studies.study import Figures, Study
from greed.arena.studies.table import cell, rows, series, varied
from greed.arena.studies.words import written
from greed.arena.svg import lines

__all__ = ["page", "plot"]


def page(study: Study, figures: Sequence[Figures]) -> str:
    """Return the page; the rows lie in it as JSON, for programs."""
    title = "Study of " + ", ".join(dict.fromkeys(point.base for point in study.points))
    summary = (
        f"{len(study.points):,} sheets, seed {study.seed}, study {study.key()}. Whiskers are 95 %"
        " intervals; exact values have none."
    )
    data = msgspec.json.encode(rows(study, figures)).decode()
    return document(title, summary, _body(study, figures), data)


def plot(study: Study, figures: Sequence[Figures], name: str) -> str:
    """Return the plot of one measure as SVG; empty if it has no figures."""
    along, found = series(study, figures, name)
    return lines(found, title=name, across=along, percent=is_share(name))


def _body(study: Study, figures: Sequence[Figures]) -> Iterator[str]:
    about = measures()
    for name in study.measures:
        said = about.get(name, "score of the first bot")
        yield f"<h2>{escape(name)}</h2><figure>{plot(study, figures, name)}"
        yield f"<figcaption>{escape(said)}</figcaption></figure>"
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
