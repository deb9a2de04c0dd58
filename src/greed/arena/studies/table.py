"""The figures of a study as rows, and as lines of a plot."""

from __future__ import annotations

import re
from collections.abc import Sequence

from greed.arena.studies.axes import Point
from greed.arena.studies.measures import Figure
from greed.arena.studies.study import Figures, Study
from greed.arena.studies.words import written
from greed.arena.svg import Dot, Series
from greed.sheets import load

__all__ = ["caption", "cell", "markdown", "rows", "series", "varied"]

Row = dict[str, str | int | float | bool | None]
_FILE = re.compile(r".*\.toml(?=$|[+(])")


def varied(points: Sequence[Point]) -> tuple[str, ...]:
    """Return what differs between the points: options, and `base` if there are several sheets."""
    options = tuple(option for option, _ in points[0].values)
    several = len({point.base for point in points}) > 1
    return ("base", *options) if several or not options else options


def cell(point: Point, axis: str) -> str:
    """Return where a point lies on an axis; a sheet in a file goes by its title."""
    if axis != "base":
        return dict(point.values)[axis]
    file = _FILE.match(point.base)
    return load(file[0]).title + point.base[file.end() :] if file else point.base


def caption(study: Study) -> str:
    """Return what to know about every figure of a study: who played, and how precise it is.

    >>> caption(Study(points=(), measures=("turns",)))
    'Played by maximiser against itself. ± one standard error; figures without it are exact.'
    """
    played = f"Played by {study.player} against itself"
    if any("-vs-" in name for name in study.measures):
        played += ", except for the matches between two bots"
    return f"{played}. ± one standard error; figures without it are exact."


def rows(study: Study, figures: Sequence[Figures]) -> list[Row]:
    """Return one flat row per sheet: where it lies, then value, error and method per measure."""
    found = []
    for point, measured in zip(study.points, figures, strict=True):
        row: Row = {"sheet": point.sheet, "base": point.base, "player": study.player}
        row |= {option: _number(value) for option, value in point.values}
        for name in study.measures:
            figure = measured[name]
            row |= {name: figure.value, f"{name}.error": figure.error,
                    f"{name}.method": figure.method}  # fmt: skip
        found.append(row)
    return found


def markdown(study: Study, figures: Sequence[Figures]) -> str:
    """Return the figures as a table in Markdown, a line per sheet, and a caption."""
    axes = varied(study.points)
    lines = [[*axes, *study.measures], ["---"] * len(axes) + ["--:"] * len(study.measures)]
    for point, measured in zip(study.points, figures, strict=True):
        where = [f"`{cell(point, axis)}`" for axis in axes]
        lines.append(where + [written(name, measured[name]) for name in study.measures])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines) + f"\n{caption(study)}\n"


def _number(text: str) -> str | int | bool:
    digits = text.replace("_", "").removeprefix("-")
    if digits.isascii() and digits.isdecimal():
        return int(text)
    return text == "true" if text in ("true", "false") else text


def series(study: Study, figures: Sequence[Figures], name: str) -> tuple[str, list[Series]]:
    """Return the axis along which a measure is plotted, and one line per other combination.

    The axis is the numeric option with most values; without one the points are the axis.
    """
    axes = varied(study.points)
    numeric = [
        axis for axis in axes
        if axis != "base" and all(type(_number(cell(p, axis))) is int for p in study.points)
    ]  # fmt: skip
    if not numeric:
        dots = [
            _dot(float(n), figure[name], ", ".join(cell(point, axis) for axis in axes))
            for n, (point, figure) in enumerate(zip(study.points, figures, strict=True))
        ]
        return "", [Series("", [dot for dot in dots if dot])]
    along = max(numeric, key=lambda axis: len({cell(point, axis) for point in study.points}))
    lines: dict[str, list[Dot]] = {}
    for point, figure in zip(study.points, figures, strict=True):
        label = ", ".join(_said(point, axis) for axis in axes if axis != along)
        dot = _dot(float(_number(cell(point, along))), figure[name], cell(point, along))
        if dot:
            lines.setdefault(label, []).append(dot)
    return along, [
        Series(label, sorted(dots, key=lambda dot: dot.x)) for label, dots in lines.items()
    ]


def _said(point: Point, axis: str) -> str:
    where = cell(point, axis)
    return where if axis in ("base", "variants") else f"{axis} {where}"


def _dot(x: float, figure: Figure, label: str) -> Dot | None:
    if figure.value is None:
        return None
    spread = 1.96 * figure.error
    return Dot(x, figure.value, figure.value - spread, figure.value + spread, label)
