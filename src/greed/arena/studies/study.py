"""A study: points, measures, and the run that fills in the figures, resumable like a tournament."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct

from greed.arena.crews import Crew, crew, work
from greed.arena.journal import Journal
from greed.arena.plan import PlanError
from greed.arena.studies.axes import Point
from greed.arena.studies.measures import Bench, Figure, check_measure, check_player, evaluate
from greed.core.identity import canonical
from greed.sheets import load

Figures = dict[str, Figure]


class Study(Struct, frozen=True, kw_only=True):
    """Everything that decides how a study comes out.

    Attributes:
        points: the sheets.
        measures: by name.
        player: the bot that plays itself where a measure is about equal players.
        games: for each simulated measure of each sheet, where bots are tables.
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
