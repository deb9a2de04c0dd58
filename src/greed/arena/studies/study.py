"""A study: its sheets, the run that fills in their figures, resumable, and the report of it.

The sheets are named ones, and what is varied in them. An axis is an option with its values,
`target=2000,5000` or `entry.points=0..1000:50`, or `variants=none,amish,amish+zilch`. A grid takes
every combination, a list takes the first values of all axes together, then the second ones, and so
on.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import hypot

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greed.arena.crews import Crew, crew, work
from greed.arena.journal import Journal
from greed.arena.plan import PlanError
from greed.arena.studies.measures import (
    Bench,
    Figure,
    check_measure,
    check_player,
    evaluate,
    is_share,
    measures,
)
from greed.core.errors import GreedError
from greed.core.identity import canonical
from greed.report import Bar, Block, Chart, Dot, Intervals, Lines, Note, Report, Series
from greed.report import Figures as Table
from greed.sheets import load
from greed.sheets.names import Name, locate, parse_name

Figures = dict[str, Figure]
Row = dict[str, str | int | float | bool | None]
_FILE = re.compile(r".*\.toml(?=$|[+(])")
_CERTAIN = 1.96
"""Standard errors to either side that make a 95% interval."""
_COMPARED = 12
"""Sheets at most that are compared one by one; plots say more of a grid."""


class Study(Struct, frozen=True, kw_only=True):
    """Everything that decides how a study comes out.

    Attributes:
        points: the sheets.
        measures: by name.
        player: the bot that plays itself where a measure is about equal players.
        games: for each simulated measure of each sheet, where bots are policies.
        core_games: where they are not, and play move by move.
        seed: of the dice.
        builds: what the bots and solvers were when the study was made.
    """

    points: tuple[Point, ...]
    measures: tuple[str, ...]
    player: str = "maximiser"
    games: int = 1_000_000
    core_games: int = 2000
    seed: str = "greed"
    builds: tuple[str, ...] = ()

    def check(self) -> None:
        """Raise GreedError if the study cannot be run."""
        if not self.points or not self.measures:
            raise PlanError("a study needs at least one sheet and one measure")
        if min(self.games, self.core_games) < 2:
            raise PlanError("a measure needs at least two games")
        check_player(self.player)
        for name in self.measures:
            check_measure(name)

    def key(self) -> str:
        """Return the identity of the study, with the rules of its sheets: 16 hex digits."""
        rules = [canonical(load(point.sheet)) for point in self.points]
        data = msgspec.json.encode([msgspec.to_builtins(self), rules])
        return hashlib.sha256(data).hexdigest()[:16]


class Line(Struct, frozen=True):
    """A line of the journal: the number of a point, and its figures."""

    point: int
    figures: Figures


def measure_point(study: Study, number: int) -> Figures:
    """Return the figures of one point; this is the piece of work that travels."""
    sheet = load(study.points[number].sheet)
    bench = Bench(sheet, study.player, study.games, study.core_games, study.seed)
    return {name: evaluate(name, bench) for name in study.measures}


def run_study(
    study: Study,
    team: Crew | None = None,
    journal: Journal[Study, Line] | None = None,
    watch: Callable[[int, int], None] | None = None,
) -> list[Figures]:
    """Return the figures of every point, in order; each sheet is one piece of work.

    Args:
        study: what to measure.
        team: who does it; this process if nobody else does.
        journal: the figures there are already, and where to write down new ones.
        watch: called with the points done and all points.

    Raises:
        GreedError: the study cannot be run.
    """
    study.check()
    done = {line.point: line.figures for line in journal.entries} if journal else {}
    missing: Iterator[int] = (n for n in range(len(study.points)) if n not in done)
    if watch:
        watch(len(done), len(study.points))
    for number, figures in work(team or crew(), measure_point, missing, lambda unit: (study, unit)):
        if journal:
            journal.add(Line(number, figures))
        done[number] = figures
        if watch:
            watch(len(done), len(study.points))
    return [done[number] for number in range(len(study.points))]


MOST = 10_000
_RANGE = re.compile(r"(-?\d[\d_]*)\.\.(-?\d[\d_]*)(?::(\d[\d_]*))?")
# Options whose 0 turns the rule off.
_NONE_AT_ZERO = {"entry.points": "entry", "strikes.count": "strikes"}


class AxisError(GreedError):
    """An axis that cannot be read, or that fits no sheet."""


class Axis(Struct, frozen=True):
    """What is varied: an option by its full path, or `variants`; and its values as texts."""

    option: str
    values: tuple[str, ...]


class Point(Struct, frozen=True):
    """One sheet of a study: the name that loads it, and where it lies on each axis."""

    sheet: str
    base: str
    values: tuple[tuple[str, str], ...] = ()


def parse_axis(text: str) -> Axis:
    """Return the axis of a text.

    >>> parse_axis("entry.points=0..150:50").values
    ('0', '50', '100', '150')

    Raises:
        AxisError: the text isn't an axis, or no sheet has this option.
    """
    name, equals, rest = text.partition("=")
    name = name.strip()
    if not equals or not rest.strip():
        raise AxisError(f"an axis is OPTION=VALUES, e.g. target=2000,5000, not {text!r}")
    if name != "variants":
        try:
            name = locate(name)
        except ValueError as error:
            raise AxisError(str(error)) from None
    values: list[str] = []
    for part in rest.split(","):
        values += _values(part.strip(), text)
    if len(set(values)) != len(values):
        raise AxisError(f"{text!r} contains a value twice")
    if len(values) > MOST:
        raise AxisError(f"{len(values):,} values in {text[:40]!r}; the most is {MOST:,}")
    return Axis(name, tuple(values))


def _values(part: str, text: str) -> list[str]:
    match = _RANGE.fullmatch(part)
    if match is None:
        if not part or ".." in part:
            raise AxisError(f"values are 1,2,3 or 0..1000:50, not {part!r} in {text!r}")
        return [part]
    low, high, step = int(match[1]), int(match[2]), int(match[3] or 1)
    if step < 1 or high < low:
        raise AxisError(f"{part} is not a range: write it upwards, with a step of 1 or more")
    if (high - low) // step >= MOST:
        raise AxisError(f"{part} has more than {MOST:,} values")
    return [str(value) for value in range(low, high + 1, step)]


def points(
    sheets: Sequence[str], vary: Sequence[str] = (), *, grid: bool = True
) -> tuple[Point, ...]:
    """Return every sheet of a study, checked.

    Raises:
        AxisError: an axis cannot be read, or the axes of a list differ in length.
        SheetError: a sheet is faulty.
    """
    axes = [parse_axis(text) for text in vary]
    if len({axis.option for axis in axes}) != len(axes):
        raise AxisError("an option is varied twice")
    if grid:
        rows = list(product(*(axis.values for axis in axes)))
    else:
        if len({len(axis.values) for axis in axes}) > 1:
            lengths = ", ".join(f"{axis.option} {len(axis.values)}" for axis in axes)
            raise AxisError(f"axes varied together need equally many values, these have {lengths}")
        rows = list(zip(*(axis.values for axis in axes), strict=True)) or [()]
    if len(rows) * len(sheets) > MOST:
        raise AxisError(f"{len(rows) * len(sheets):,} sheets; the most is {MOST:,}")
    options = [axis.option for axis in axes]
    return tuple(_point(sheet, options, row) for sheet in sheets for row in rows)


def _point(sheet: str, options: Sequence[str], values: Sequence[str]) -> Point:
    name = parse_name(sheet)
    for option, value in zip(options, values, strict=True):
        name = _set(name, option, value)
    return Point(load(str(name)).name, sheet, tuple(zip(options, values, strict=True)))


def _set(name: Name, option: str, value: str) -> Name:
    if option == "variants":
        added = () if value == "none" else tuple(value.split("+"))
        return parse_name(str(replace(name, variants=(*name.variants, *added))))
    if value == "0" and option in _NONE_AT_ZERO:
        option, value = _NONE_AT_ZERO[option], "none"
    kept = tuple(pair for pair in name.options if locate(pair[0]) != option)
    # Through the text, so that a value means here what it means in a name.
    bare = str(replace(name, options=kept))
    head, closed, _ = bare.rpartition(")")
    more = f"{option}={value}"
    return parse_name(f"{head},{more})" if closed else f"{bare}({more})")


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
