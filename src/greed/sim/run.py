"""Runs of many games: units of work, in this process or in others, with one and the same result."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from greed.core.sheet import Sheet, canonical
from greed.sim import kernels
from greed.sim.kernels import LANES, Counts, Race
from greed.sim.policy import Maker
from greed.sim.program import program
from greed.sim.result import Result
from greed.sim.setup import Setup
from greed.sim.streams import game_key
from greed.sim.tally import add, add_lanes, counts, lane_counts
from greed.tables import tables

__all__ = ["LIMIT", "UNIT", "Progress", "Run", "play_unit", "simulate"]

UNIT = 100_000
"""Games of a unit of work, unless somebody asks for others."""

LIMIT = 100_000
"""Throws after which a game is broken off: policies that never bank would play for ever."""

Progress = Callable[[int, "int | None"], None]
"""Told the games played so far, and all that are to be played if that is known."""

_NO_TRACE = np.zeros(0, np.int64)
_FEW = 16 * LANES


@dataclass(frozen=True)
class Run:
    """Everything that decides what is played: a unit of work is this and a range of games.

    Attributes:
        sheet: the sheet.
        players: the makers of the policies, by seat.
        seed: of the random streams.
        first: the seat that begins every game; None: game k is begun by seat k mod seats.
        outcomes: count every outcome that is thrown (slower).
        limit: throws after which a game is broken off.
    """

    sheet: Sheet
    players: tuple[Maker, ...]
    seed: int = 0
    first: int | None = None
    outcomes: bool = False
    limit: int = LIMIT

    def __post_init__(self) -> None:
        seats = self.sheet.seats
        if not seats.min <= len(self.players) <= seats.max:
            name = self.sheet.name or self.sheet.title
            raise ValueError(
                f"{name} is for {seats.min} to {seats.max} seats, not {len(self.players)}"
            )
        if self.first is not None and not 0 <= self.first < len(self.players):
            raise ValueError(f"first must be a seat from 0 to {len(self.players) - 1}")

    def setup(self) -> Setup:
        """Return the tables and policies, made ready once per process."""
        return _ready(_Key(canonical(self.sheet), self.players, self.sheet))[0]


class _Key:
    """What a setup depends on, with the sheet at hand to make it from."""

    def __init__(self, rules: str, players: tuple[Maker, ...], sheet: Sheet) -> None:
        self.identity = (rules, players)
        self.sheet = sheet
        self.players = players

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.identity == other.identity

    def __hash__(self) -> int:
        return hash(self.identity)


@lru_cache(maxsize=8)
def _ready(key: _Key) -> tuple[Setup, Race | None]:
    held = tables(key.sheet)
    made = {maker: maker(held) for maker in dict.fromkeys(key.players)}
    setup = Setup(held, [made[maker] for maker in key.players])
    return setup, program(setup)


def play_unit(run: Run, game: int, games: int) -> Counts:
    """Play games from number `game` on and return what they add up to.

    Numbered games are the same whoever plays them, so counts of units add up to those of a run.
    """
    setup, race = _ready(_Key(canonical(run.sheet), run.players, run.sheet))
    total = counts(setup.tables, len(run.players), outcomes=run.outcomes)
    key, first = np.uint64(game_key(run.seed)), -1 if run.first is None else run.first
    if race is None or run.outcomes or games < _FEW:
        kernels.play(
            setup.machine, setup.facts, setup.orders, setup.seats(), total, key, game, games,
            first, run.limit, _NO_TRACE,
        )  # fmt: skip
        return total
    lanes = lane_counts()
    kernels.race(
        setup.machine, setup.facts, setup.orders, setup.seats(), total, lanes, race, key, game,
        games, first, run.limit, np.zeros(9 * LANES, np.uint32), np.zeros(2 * LANES, np.uint64),
        np.zeros(3 * LANES, np.int64), _NO_TRACE,
    )  # fmt: skip
    add_lanes(total, lanes)
    return total


def simulate(
    sheet: Sheet,
    players: Sequence[Maker],
    games: int | None = 100_000,
    *,
    seed: int = 0,
    first: int | None = None,
    until: float | None = None,
    outcomes: bool = False,
    executor: Executor | None = None,
    unit: int = UNIT,
    ahead: int = 8,
    progress: Progress | None = None,
) -> Result:
    """Play many games between policies and return what came of them.

    With `until` the run ends as soon as every seat's share of the wins is known to so much, as
    half the width of its 95 % confidence interval (0.001 is a tenth of a per cent); this is asked
    after every UNIT games. `games` is then the most that are played, None for as many as it takes.
    Units of work go to the `executor`, never more than `ahead` at a time; the result does not
    depend on it, nor on the size of a unit.

    >>> from greed.sheets import load
    >>> from greed.sim import Threshold, simulate
    >>> result = simulate(load("koans"), [Threshold(300), Threshold(800)], games=2_000, seed=1)
    >>> result.games, result.wins(0) + result.wins(1) + result.ties
    (2000, 2000)

    Raises:
        ValueError: the sheet is not for so many seats, or nothing says when to stop.
    """
    if games is None and until is None:
        raise ValueError("say how many games to play, or until when")
    run = Run(sheet, tuple(players), seed, first, outcomes)
    setup = run.setup()
    total = counts(setup.tables, len(players), outcomes=outcomes)
    result = Result(run.sheet, tuple(map(str, players)), seed, first, setup.tables.unit, total)
    for played in _units(run, games, UNIT if until else unit, executor, ahead):
        add(total, played)
        if progress:
            progress(result.games + result.broken_off, games)
        if until and all(1.96 * result.share(seat).error <= until for seat in range(len(players))):
            break
    return result


def _units(
    run: Run, games: int | None, unit: int, executor: Executor | None, ahead: int
) -> Iterator[Counts]:
    """Yield the counts of one unit after the other, in the order of the games."""

    def ranges() -> Iterator[tuple[int, int]]:
        game = 0
        while games is None or game < games:
            size = unit if games is None else min(unit, games - game)
            yield game, size
            game += size

    if executor is None:
        yield from (play_unit(run, game, size) for game, size in ranges())
        return
    waiting: deque[Future[Counts]] = deque()
    try:
        for game, size in ranges():
            waiting.append(executor.submit(play_unit, run, game, size))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
