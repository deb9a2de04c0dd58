"""What a study can measure of a sheet; each measure is a function of a bench.

A measure of your own is a function with a name, registered before the study is run (in the
module that runs it, so that workers know it, too):

    @measure("long-games", "share of the games with more than 50 turns")
    def long_games(bench):
        return Figure(..., error=...)

A share of something, which is told in percent, says so: `@measure(name, about, percent=True)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from greed.arena.confidence import mean, variance
from greed.arena.game import play_unit
from greed.arena.plan import Plan
from greed.arena.studies.policies import Estimate, Result, check_player, exact_match, simulated
from greed.arena.studies.sample import Mean, Sample, sample
from greed.arena.tally import TableTally
from greed.bots import BotError
from greed.core.messages import nearest, say
from greed.core.sheet import Sheet


class Figure(Struct, frozen=True):
    """A measured figure: its value (None where there is none), its standard error, and how.

    Attributes:
        value: what the measure says.
        error: one standard error; 0 for an exact value.
        method: `exact` or `simulated`.
    """

    value: float | None
    error: float = 0.0
    method: str = "simulated"


class Bench:
    """A sheet under study; whatever several measures need is worked out once.

    Attributes:
        sheet: the rules.
        player: the bot that plays itself.
        games: how many each measure may play through the kernels of `greed.sim`.
        core_games: how many it may play move by move, where the kernels cannot.
        seed: of the dice; the same for every sheet of a study.
    """

    def __init__(self, sheet: Sheet, player: str, games: int, core_games: int, seed: str) -> None:
        self.sheet = sheet
        self.player = player
        self.games = games
        self.core_games = core_games
        self.seed = seed

    @cached_property
    def sample(self) -> Sample:
        """Games of the player against itself, move by move."""
        return sample(self.sheet, self.player, self.core_games, self.seed)

    @cached_property
    def run(self) -> Result | None:
        """Games of the player against itself, from tables; None if it is not a table."""
        return simulated(self.sheet, (self.player, self.player), self.games, self.seed)

    def match(self, one: str, two: str) -> Figure:
        """Return the score of a bot against another: exact if that is known in seconds."""
        known = exact_match(self.sheet, one, two)
        if known is not None:
            return Figure(known.share, method="exact")
        found = simulated(self.sheet, (one, two), self.games, self.seed)
        if found is not None:
            return _estimate(found.share(0))
        deals = -(-self.core_games // 2)
        plan = Plan(
            sheet=self.sheet, bots=(one, two), tables=((0, 1),), deals=deals,
            seed=f"{self.seed}/{one}/{two}", unit=deals,
        )  # fmt: skip
        plan.check()
        tally = TableTally(plan.seatings(0))
        for games in play_unit(plan, 0, 0):
            tally.add(games)
        results = tally.results((0, 1))
        return Figure(mean(results), sqrt(variance(results) / deals))


Measure = Callable[[Bench], Figure]


class _Known(NamedTuple):
    """A measure: what it says, how, and whether it is a share of something."""

    about: str
    found: Measure
    percent: bool


_MEASURES: dict[str, _Known] = {}
_VERSUS = re.compile(r"(.+)-vs-(.+)")


def measure(name: str, about: str, *, percent: bool = False) -> Callable[[Measure], Measure]:
    """Register a measure under a name; with `percent`, tables and plots tell 0.5 as 50%."""

    def register(function: Measure) -> Measure:
        _MEASURES[name] = _Known(about, function, percent)
        return function

    return register


def is_share(name: str) -> bool:
    """Say whether a measure is a share of something, told in percent.

    >>> is_share("busts"), is_share("turns"), is_share("bold-vs-random")
    (True, False, True)
    """
    known = _MEASURES.get(name)
    return known.percent if known else _VERSUS.fullmatch(name) is not None


def measures() -> dict[str, str]:
    """Return every measure with what it says.

    >>> measures()["turns"]
    'turns in a game, both seats together'
    """
    found = {name: known.about for name, known in _MEASURES.items()}
    return {
        **found,
        "BOT-vs-BOT": "score of one bot against another, e.g. optimal-vs-threshold:300",
    }


def check_measure(name: str) -> None:
    """Raise BotError if the measure, or a bot in its name, is unknown."""
    if name in _MEASURES:
        return
    versus = _VERSUS.fullmatch(name)
    if versus is None:
        hint = nearest(name, list(measures()))
        raise BotError(say("unknown-measure", name=repr(name), hint=hint))
    for each in versus.groups():
        check_player(each)


def evaluate(name: str, bench: Bench) -> Figure:
    """Return a measure of a sheet; empty if it needs a solution that the sheet doesn't have."""
    from greed.exact.model import Unsolvable

    try:
        if name in _MEASURES:
            return _MEASURES[name].found(bench)
        versus = _VERSUS.fullmatch(name)
        assert versus is not None
        return bench.match(versus[1], versus[2])
    except Unsolvable:
        return Figure(None)


def _figure(found: Mean) -> Figure:
    return Figure(found.value, found.error)


def _estimate(found: Estimate) -> Figure:
    return Figure(found.value, found.error)


@measure(
    "first-player-advantage",
    "how much more often than half the starting player wins",
    percent=True,
)
def _first_player_advantage(bench: Bench) -> Figure:
    if bench.player == "optimal":
        from greed.exact.race import solve

        return Figure(solve(bench.sheet).first_wins - 0.5, method="exact")
    known = exact_match(bench.sheet, bench.player, bench.player)
    if known is not None:
        return Figure(known.begins - 0.5, method="exact")
    found = _estimate(bench.run.place(0)) if bench.run else _figure(bench.sample.first)
    return Figure(None if found.value is None else found.value - 0.5, found.error)


@measure("turns", "turns in a game, both seats together")
def _turns(bench: Bench) -> Figure:
    return _estimate(bench.run.mean("turns")) if bench.run else _figure(bench.sample.turns)


@measure("throws", "throws in a game")
def _throws(bench: Bench) -> Figure:
    return _estimate(bench.run.mean("throws")) if bench.run else _figure(bench.sample.throws)


@measure("upsets", "how often the player who triggered the final round loses", percent=True)
def _upsets(bench: Bench) -> Figure:
    if bench.run is None:
        return _figure(bench.sample.upsets)
    return _estimate(bench.run.upsets) if bench.run.counts.games[2] else Figure(None)


@measure("busts", "share of turns lost to a bust", percent=True)
def _busts(bench: Bench) -> Figure:
    if bench.run is None:
        return _figure(bench.sample.busts)
    turns, lost = (
        sum(bench.run.mean(what, seat).value for seat in range(2)) * bench.run.games
        for what in ("turns", "busts")
    )
    share = lost / turns
    # Turns of one policy hardly depend on each other.
    return Figure(share, sqrt(share * (1 - share) / turns))


@measure("lead", "how many points ahead the winner finishes")
def _lead(bench: Bench) -> Figure:
    return _figure(bench.sample.lead)


@measure("turn-points", "expected points of a turn on the board, played for points")
def _turn_points(bench: Bench) -> Figure:
    from greed.exact.turn import saved_best_turn
    from greed.tables import tables

    return Figure(saved_best_turn(tables(bench.sheet)).value, method="exact")


@measure("turns-alone", "expected turns a player alone needs to reach the target, at best")
def _turns_alone(bench: Bench) -> Figure:
    from greed.exact.solo import saved_solo
    from greed.tables import tables

    return Figure(saved_solo(tables(bench.sheet)).value, method="exact")
