"""Runs of many games: units of work, in this process or in others, with one and the same result."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import lru_cache, partial

from greed.core.errors import SetupError
from greed.core.identity import canonical
from greed.core.sheet import Sheet
from greed.sim.games import Games, Player
from greed.sim.result import Result
from greed.sim.streams import game_key
from greed.sim.tally import Counts, add, counts

UNIT = 100_000
"""Games of a unit of work, unless another number is asked for."""

_AHEAD = 8
"""Units that wait for an executor at most."""

_MOST_BYTES = 1 << 30
"""Bytes of plans that are kept for the games to come."""

LIMIT = 65_000
"""Throws after which a game is broken off: policies that never bank would play for ever."""

Progress = Callable[[int, "int | None"], None]
"""Told the games played so far, and all that are to be played if that is known."""

Unit = tuple[int, int]
"""The number of its first game, and how many games there are."""

Workforce = Callable[
    [Callable[..., Counts], Iterator[Unit], Callable[[Unit], tuple[object, ...]]],
    Iterator[tuple[Unit, Counts]],
]
"""Has a task done for each unit, given the unit's arguments, and yields results in any order."""


@dataclass(frozen=True)
class Run:
    """Everything that decides what is played: a unit of work is this and a range of games.

    Attributes:
        sheet: the sheet.
        players: who plays, by seat.
        seed: of the random streams.
        first: the seat that begins every game; None: game k is begun by seat k mod seats.
        limit: throws after which a game is broken off.
    """

    sheet: Sheet
    players: tuple[Player, ...]
    seed: int = 0
    first: int | None = None
    limit: int = LIMIT

    def __post_init__(self) -> None:
        if reason := self.sheet.why_not_for(len(self.players)):
            raise SetupError(reason)
        if self.first is not None and not 0 <= self.first < len(self.players):
            raise SetupError(f"first must be a seat from 0 to {len(self.players) - 1}")

    def games(self) -> Games:
        """Return the table of these players, made ready once per process."""
        return _ready(_Key(self))


class _Key:
    """What a table depends on, with the run at hand to make it from."""

    def __init__(self, run: Run) -> None:
        self.identity = canonical(run.sheet), tuple(map(str, run.players)), run.limit
        self.run = run

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.identity == other.identity

    def __hash__(self) -> int:
        return hash(self.identity)


@lru_cache(maxsize=4)
def _ready(key: _Key) -> Games:
    return Games(key.run.sheet, key.run.players, key.run.limit)


def play_unit(run: Run, game: int, games: int) -> Counts:
    """Play games from number `game` on and return what they add up to.

    Numbered games are the same wherever they are played, so counts of units add up to those of
    a run.
    """
    table = run.games()
    played = table.play(game_key(run.seed), game, games, run.first)
    if table.bytes > _MOST_BYTES:
        _ready.cache_clear()
    return played


def simulate(
    sheet: Sheet,
    players: Sequence[Player],
    games: int | None = 100_000,
    *,
    seed: int = 0,
    first: int | None = None,
    until: float | None = None,
    executor: Executor | None = None,
    work: Workforce | None = None,
    unit: int = UNIT,
    progress: Progress | None = None,
) -> Result:
    """Play many games between policies and return what came of them.

    With `until` the run ends as soon as every seat's win rate is known to this precision: half the
    width of its 95% confidence interval (0.001 is a tenth of a per cent). That is checked after
    every UNIT games. `games` is then the most that are played, None for as many as it takes.
    Units of work go to the `executor`, a few at a time, or to `work`; the result depends on
    neither, nor on the size of a unit.

    >>> from greed.sheets import load
    >>> from greed.policies import Threshold
    >>> from greed.sim import simulate
    >>> result = simulate(load("koans"), [Threshold(300), Threshold(800)], games=2_000, seed=1)
    >>> result.games, result.wins(0) + result.wins(1) + result.ties
    (2000, 2000)

    Raises:
        SetupError: the sheet is not for this number of seats, or nothing says when to stop.
    """
    if games is None and until is None:
        raise SetupError("give a number of games, or a precision to stop at")
    run = Run(sheet, tuple(players), seed, first)
    course = run.games().course
    total = counts(course.target, len(players))
    result = Result(run.sheet, tuple(map(str, players)), seed, first, course.unit, total)
    units = _units(games, UNIT if until else unit)
    done = (work or partial(_work, executor))(play_unit, units, lambda unit: (run, *unit))
    for played in _in_order(done):
        add(total, played)
        if progress:
            progress(result.games + result.broken_off, games)
        if until and all(1.96 * result.share(seat).error <= until for seat in range(len(players))):
            break
    return result


def _units(games: int | None, size: int) -> Iterator[Unit]:
    """Yield the units of a run in the order of the games."""
    game = 0
    while games is None or game < games:
        yield game, size if games is None else min(size, games - game)
        game += size


def _in_order(done: Iterator[tuple[Unit, Counts]]) -> Iterator[Counts]:
    """Yield counts in the order of the games, whenever they come."""
    early: dict[int, tuple[int, Counts]] = {}
    game = 0
    for (first, size), counted in done:
        early[first] = size, counted
        while game in early:
            games, played = early.pop(game)
            game += games
            yield played


def _work(
    executor: Executor | None,
    task: Callable[..., Counts],
    units: Iterator[Unit],
    arguments: Callable[[Unit], tuple[object, ...]],
) -> Iterator[tuple[Unit, Counts]]:
    """Have the work done by an executor, or here."""
    if executor is None:
        yield from ((unit, task(*arguments(unit))) for unit in units)
        return
    waiting: deque[tuple[Unit, Future[Counts]]] = deque()
    try:
        for unit in units:
            waiting.append((unit, executor.submit(task, *arguments(unit))))
            if len(waiting) >= _AHEAD:
                given, future = waiting.popleft()
                yield given, future.result()
        while waiting:
            given, future = waiting.popleft()
            yield given, future.result()
    finally:
        for _, future in waiting:
            future.cancel()
