"""A study: its sheets, its measures, and the run that fills in the figures, resumable.

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

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greed.arena.crews import Crew, crew, work
from greed.arena.journal import Journal
from greed.arena.plan import PlanError
from greed.arena.studies.measures import Bench, Figure, check_measure, check_player, evaluate
from greed.core.errors import GreedError
from greed.core.identity import canonical
from greed.sheets import load
from greed.sheets.names import Name, locate, parse_name

Figures = dict[str, Figure]


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
