"""What a study can measure of a sheet; each measure is a function of a bench.

A measure of your own is a function with a name, registered before the study is run (in the
module that runs it, so that workers know it, too):

    @measure("long-games", "share of the games with more than 50 turns")
    def long_games(bench):
        return Figure(..., error=...)

A share of something, which is told in percent, says so: `@measure(name, about, percent=True)`.

Where players aren't all policies, games are played through the core. Every deal is played twice,
the second time with the dice of the seats exchanged: the luck of the two games cancels, and what is
left is what a seat is worth. All sheets of a study are played on the same deals, so that they
differ by their rules rather than by their luck.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import cached_property
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from greed.arena.game import play_game, play_unit
from greed.arena.plan import Plan
from greed.arena.tally import TableTally
from greed.bots import BotError, bot
from greed.bots.interface import Breach, close
from greed.core.errors import GreedError
from greed.core.messages import nearest, say
from greed.core.moves import Move
from greed.core.record import Event, ends_turn
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.policies import Policy, PolicyError, policy
from greed.solver import Match, Unsolvable, best_turn, match, size_of, solve
from greed.stats import Estimate, Ratio, mean, variance

if TYPE_CHECKING:
    from greed.sim import Result
else:
    Result = object


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
        games: how many each measure may play through `greed.sim`.
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
        exact = exact_match(self.sheet, one, two)
        if exact is not None:
            return Figure(exact.share, method="exact")
        played = simulated(self.sheet, (one, two), self.games, self.seed)
        if played is not None:
            return _figure(played.share(0))
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


class _Registered(NamedTuple):
    """A measure: what it says, how, and whether it is a share of something."""

    about: str
    function: Measure
    percent: bool


_MEASURES: dict[str, _Registered] = {}
_MOMENT = 1.0
"""Seconds of a solution up to which a match counts as known in a moment."""
_VERSUS = re.compile(r"(.+)-vs-(.+)")


def measure(name: str, about: str, *, percent: bool = False) -> Callable[[Measure], Measure]:
    """Register a measure under a name; with `percent`, tables and plots tell 0.5 as 50%."""

    def register(function: Measure) -> Measure:
        _MEASURES[name] = _Registered(about, function, percent)
        return function

    return register


def is_share(name: str) -> bool:
    """Say whether a measure is a share of something, told in percent.

    >>> is_share("busts"), is_share("turns"), is_share("bold-vs-random")
    (True, False, True)
    """
    registered = _MEASURES.get(name)
    return registered.percent if registered else _VERSUS.fullmatch(name) is not None


def measures() -> dict[str, str]:
    """Return every measure with what it says.

    >>> from greed.arena.studies import measures
    >>> measures()["turns"]
    'turns in a game, both seats together'
    """
    versus = {"BOT-vs-BOT": "score of one bot against another, e.g. optimal-vs-threshold:300"}
    return {name: registered.about for name, registered in _MEASURES.items()} | versus


def check_measure(name: str) -> None:
    """Raise BotError if the measure, or a bot in its name, is unknown."""
    if name in _MEASURES:
        return
    versus = _VERSUS.fullmatch(name)
    if versus is None:
        hint = nearest(name, list(measures()))
        raise BotError(say("unknown-measure", name=repr(name), hint=hint))
    for player in versus.groups():
        check_player(player)


def evaluate(name: str, bench: Bench) -> Figure:
    """Return a measure of a sheet; empty if it needs a solution that the sheet doesn't have."""
    try:
        if name in _MEASURES:
            return _MEASURES[name].function(bench)
        versus = _VERSUS.fullmatch(name)
        assert versus is not None
        return bench.match(versus[1], versus[2])
    except Unsolvable:
        return Figure(None)


def _figure(measured: Estimate | None) -> Figure:
    return Figure(measured.value, measured.error) if measured else Figure(None)


@measure(
    "first-player-advantage",
    "how much more often than half the starting player wins",
    percent=True,
)
def _first_player_advantage(bench: Bench) -> Figure:
    if bench.player == "optimal":
        return Figure(solve(bench.sheet).first[0] - 0.5, method="exact")
    exact = exact_match(bench.sheet, bench.player, bench.player)
    if exact is not None:
        return Figure(exact.begins - 0.5, method="exact")
    played = _figure(bench.run.place(0)) if bench.run else _figure(bench.sample.first)
    return Figure(None if played.value is None else played.value - 0.5, played.error)


@measure("turns", "turns in a game, both seats together")
def _turns(bench: Bench) -> Figure:
    return _figure(bench.run.mean("turns")) if bench.run else _figure(bench.sample.turns)


@measure("throws", "throws in a game")
def _throws(bench: Bench) -> Figure:
    return _figure(bench.run.mean("throws")) if bench.run else _figure(bench.sample.throws)


@measure("upsets", "how often the player who triggered the final round loses", percent=True)
def _upsets(bench: Bench) -> Figure:
    if bench.run is None:
        return _figure(bench.sample.upsets)
    return _figure(bench.run.upsets) if bench.run.counts.games[2] else Figure(None)


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
    return Figure(best_turn(bench.sheet).value, method="exact")


@measure("turns-alone", "expected turns a player alone needs to reach the target, at best")
def _turns_alone(bench: Bench) -> Figure:
    return Figure(-solve(bench.sheet, 1).first[0], method="exact")


def check_player(name: str) -> None:
    """Raise BotError if a name is neither that of a policy nor that of a bot."""
    if _policy(name) is None:
        close(bot(name))


def simulated(sheet: Sheet, players: tuple[str, ...], games: int, seed: str) -> Result | None:
    """Return the result of many games between players that are policies; None if one is not.

    Raises:
        Unsolvable: a player goes by a solution that the sheet has not.
    """
    policies = list(filter(None, map(_policy, players)))
    if len(policies) < len(players):
        return None
    from greed.sim import simulate

    number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6], "big")
    return simulate(sheet, policies, games, seed=number)


def exact_match(sheet: Sheet, one: str, two: str) -> Match | None:
    """Return what two players win against each other; None where only playing can tell in seconds.

    That is known for policies, on sheets that are solved in a moment.

    >>> from greed.sheets import load
    >>> round(exact_match(load("koans"), "threshold:200", "threshold:300").share, 4)
    0.5695
    """
    try:
        if size_of(sheet).seconds > _MOMENT:
            return None
        return match(sheet, policy(one).seated(sheet), policy(two).seated(sheet))
    except (GreedError, ValueError):
        return None


def _policy(name: str) -> Policy | None:
    """Return the policy of a name; None if it is a bot."""
    try:
        return policy(name)
    except PolicyError:
        return None


class Sample(Struct):
    """What was seen in games between equal players; None where there was nothing to see.

    Attributes:
        first: share of the wins of the seat that began.
        turns: per game, of all seats together.
        throws: per game.
        busts: share of the turns that ended in a bust.
        upsets: share of final rounds that the player who triggered them lost.
        lead: points by which the winner was ahead of the best of the others.
    """

    first: Estimate | None
    turns: Estimate | None
    throws: Estimate | None
    busts: Estimate | None
    upsets: Estimate | None
    lead: Estimate | None


class _Watch:
    """Counts what happens in the games of one deal."""

    def __init__(self) -> None:
        self.games = self.turns = self.throws = self.busts = self.finals = self.upsets = 0
        self.lead = self.first = 0.0
        self._opener: int | None = None

    def begin(self) -> None:
        self._opener = None

    def saw(self, before: State, event: Event, after: State) -> None:
        thrown = not isinstance(event, Move)
        self.throws += thrown
        if ends_turn(before, event, after):
            self.turns += 1
            self.busts += thrown
        if self._opener is None and after.final is not None:
            self._opener = before.seat

    def end(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.games += 1
        self.first += (0 in winners) / len(winners)
        self.finals += self._opener is not None
        self.upsets += self._opener is not None and self._opener not in winners
        best, second = sorted(scores, reverse=True)[:2]
        self.lead += best - second


def sample(sheet: Sheet, player: str, games: int, seed: str) -> Sample:
    """Play `games` games (an even number) of a bot against itself, and return what was seen.

    >>> from greed.sheets import load
    >>> 0.3 < sample(load("koans"), "bold", 40, "doc").first.value < 0.7
    True

    Raises:
        Breach: the bot broke the rules of play.
    """
    sums = {name: Ratio() for name in Sample.__struct_fields__}
    bots = [bot(player) for _ in range(2)]
    try:
        for deal in range(-(-games // 2)):
            watch = _Watch()
            for mirror in (False, True):
                watch.begin()
                game = play_game(
                    sheet, bots, range(2), f"{seed}/{deal}", mirror=mirror, watch=watch.saw
                )
                if game.fault:
                    raise Breach(game.fault.kind, f"{player}: {game.fault.detail}")
                watch.end(game.scores, game.winners)
            sums["first"].add(watch.first, watch.games)
            sums["turns"].add(watch.turns, watch.games)
            sums["throws"].add(watch.throws, watch.games)
            sums["busts"].add(watch.busts, watch.turns)
            sums["upsets"].add(watch.upsets, watch.finals)
            sums["lead"].add(watch.lead, watch.games)
    finally:
        for one in bots:
            close(one)
    return Sample(**{name: each.estimate for name, each in sums.items()})
