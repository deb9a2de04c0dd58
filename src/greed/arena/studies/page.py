"""A study as a report, with a plot for each measure, and its figures as rows of a file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import hypot

from greed.arena.studies.measures import Figure, is_share, measures
from greed.arena.studies.study import Figures, Point, Study
from greed.report import Bar, Block, Chart, Dot, Intervals, Lines, Note, Report, Series
from greed.report import Figures as Table
from greed.sheets import load

Row = dict[str, str | int | float | bool | None]
_FILE = re.compile(r".*\.toml(?=$|[+(])")
_CERTAIN = 1.96
"""Standard errors to either side that make a 95% interval."""
_COMPARED = 12
"""Sheets at most that are compared one by one; plots say more of a grid."""


def page(study: Study, figures: Sequence[Figures]) -> Report:
    """Return the report of a study: its table, what differs, and a plot of each measure."""
    axes = _varied(study.points)
    lines = tuple(
        (
            *(_cell(point, axis) for axis in axes),
            *(written(name, measured[name]) for name in study.measures),
        )
        for point, measured in zip(study.points, figures, strict=True)
    )
    blocks: list[Block] = [
        Table((*axes, *study.measures), lines, words=len(axes)),
        Note(_caption(study)),
        *_differences(study, figures, axes),
    ]
    blocks += [chart(study, figures, name) for name in study.measures]
    count = len(study.points)
    said = f"{count:,} sheet{'s' * (count != 1)}, seed {study.seed}, study {study.key()}"
    names = dict.fromkeys(_cell(point, "base") for point in study.points)
    return Report(f"Study of {', '.join(names)}", said, tuple(blocks))


def chart(study: Study, figures: Sequence[Figures], name: str) -> Chart:
    """Return the plot of one measure, along the numeric option with most values.

    There is a line for every other combination; without a numeric option, a row for each sheet.
    """
    axes = _varied(study.points)
    numeric = [
        axis for axis in axes
        if axis != "base" and all(type(_number(_cell(p, axis))) is int for p in study.points)
    ]  # fmt: skip
    percent, about, caption = is_share(name), title(name), f"{name}, with 95% intervals"
    measured = [
        (point, figure.value, _CERTAIN * figure.error)
        for point, figure in zip(study.points, (line[name] for line in figures), strict=True)
        if figure.value is not None
    ]
    if not numeric:
        bars = tuple(
            Bar(
                ", ".join(_cell(point, axis) for axis in axes), value, value - spread,
                value + spread, f"{100 * value:z.1f}%" if percent else f"{value:z.1f}",
            )
            for point, value, spread in measured
        )  # fmt: skip
        return Intervals(about, bars, percent=percent, caption=caption)
    along = max(numeric, key=lambda axis: len({_cell(point, axis) for point in study.points}))
    lines: dict[str, list[Dot]] = {}
    for point, value, spread in measured:
        label = ", ".join(_named(point, axis) for axis in axes if axis != along)
        dot = Dot(float(_number(_cell(point, along))), value, value - spread, value + spread)
        lines.setdefault(label, []).append(dot)
    series = tuple(
        Series(label, tuple(sorted(dots, key=lambda dot: dot.x))) for label, dots in lines.items()
    )
    return Lines(about, series, along, percent=percent, caption=caption)


def title(name: str) -> str:
    """Return what a plot shows, as a heading.

    >>> title("turns"), title("bold-vs-random")
    ('Turns in a game, both seats together', 'Score of bold against random')
    """
    about = measures().get(name)
    first, _, second = name.partition("-vs-")
    said = about or f"score of {first} against {second}"
    return said[:1].upper() + said[1:]


def written(name: str, figure: Figure) -> str:
    """Return a figure with its standard error, as many digits as that allows.

    >>> written("upsets", Figure(0.12345, 0.0021)), written("turns", Figure(33.4567, 0.012))
    ('12.35 ± 0.21%', '33.457 ± 0.012')
    >>> written("upsets", Figure(0.12345, method="exact")), written("upsets", Figure(None))
    ('12.345%', '-')
    >>> written("lead", Figure(1832.46, 14.2))
    '1,832 ± 14'
    """
    if figure.value is None:
        return "-"
    scale, unit = (100, "%") if is_share(name) else (1, "")
    value, error = scale * figure.value, scale * figure.error
    if not error:
        return f"{value:z,.3f}{unit}"
    digits = 0
    while error * 10**digits < 9.5 and digits < 9:
        digits += 1
    return f"{value:z,.{digits}f} ± {error:,.{digits}f}{unit}"


def difference(name: str, one: Figure, two: Figure) -> str:
    """Return how far one figure is above another, with the standard error of that.

    A difference that lies within 95% of what chance alone brings is marked with a question mark.

    >>> difference("turns", Figure(20.21, 0.11), Figure(13.61, 0.09))
    '+6.60 ± 0.14'
    >>> difference("upsets", Figure(0.1225, 0.0073), Figure(0.1450, 0.0079))
    '-2.2 ± 1.1 pp'
    >>> difference("upsets", Figure(0.1225, 0.0073), Figure(0.1321, 0.0079))
    '-1.0 ± 1.1 pp ?'
    >>> difference("turns", Figure(2.5, method="exact"), Figure(2.5, method="exact"))
    '0'
    >>> difference("turns", Figure(None), Figure(2.5))
    '-'
    """
    if one.value is None or two.value is None:
        return "-"
    more, error = one.value - two.value, hypot(one.error, two.error)
    if not more and not error:
        return "0"
    said = written(name, Figure(more, error)).replace("%", " pp")
    chance = " ?" if abs(more) < _CERTAIN * error else ""
    return f"{'+' if more > 0 else ''}{said}{chance}"


def _differences(
    study: Study, figures: Sequence[Figures], axes: tuple[str, ...]
) -> tuple[Block, ...]:
    """Return what the other sheets differ by from the first one."""
    if not 1 < len(study.points) <= _COMPARED:
        return ()
    lines = tuple(
        (
            *(_cell(point, axis) for axis in axes),
            *(difference(name, measured[name], figures[0][name]) for name in study.measures),
        )
        for point, measured in zip(study.points[1:], figures[1:], strict=True)
    )
    first = ", ".join(_named(study.points[0], axis) for axis in axes)
    shares = " pp: percentage points." if any(map(is_share, study.measures)) else ""
    note = f"How far they are above {first}.{shares} A question mark: it may be chance (95%)."
    return Table((*axes, *study.measures), lines, words=len(axes)), Note(note)


def _varied(points: Sequence[Point]) -> tuple[str, ...]:
    """Return what differs between the points: options, and `base` if there are several sheets."""
    options = tuple(option for option, _ in points[0].values)
    several = len({point.base for point in points}) > 1
    return ("base", *options) if several or not options else options


def _cell(point: Point, axis: str) -> str:
    """Return where a point lies on an axis; a sheet in a file goes by its title."""
    if axis != "base":
        return dict(point.values)[axis]
    file = _FILE.match(point.base)
    return load(file[0]).title + point.base[file.end() :] if file else point.base


def _caption(study: Study) -> str:
    """Return what to know about every figure of a study: who played, and how precise it is.

    >>> _caption(Study(points=(), measures=("turns",)))
    'Played by maximiser against itself. ± one standard error; figures without it are exact.'
    """
    played = f"Played by {study.player} against itself"
    if any("-vs-" in name for name in study.measures):
        played += ", except for the matches between two bots"
    return f"{played}. ± one standard error; figures without it are exact."


def rows(study: Study, figures: Sequence[Figures]) -> list[Row]:
    """Return one flat row per sheet: where it lies, then value, error and method per measure."""
    lines = []
    for point, measured in zip(study.points, figures, strict=True):
        row: Row = {"sheet": point.sheet, "base": point.base, "player": study.player}
        row |= {option: _number(value) for option, value in point.values}
        for name in study.measures:
            figure = measured[name]
            row |= {name: figure.value, f"{name}.error": figure.error,
                    f"{name}.method": figure.method}  # fmt: skip
        lines.append(row)
    return lines


def _number(text: str) -> str | int | bool:
    digits = text.replace("_", "").removeprefix("-")
    if digits.isascii() and digits.isdecimal():
        return int(text)
    return text == "true" if text in ("true", "false") else text


def _named(point: Point, axis: str) -> str:
    where = _cell(point, axis)
    return where if axis in ("base", "variants") else f"{axis} {where}"
