"""What a tournament came to, made from what its tables have counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec
from msgspec import Struct

from greed.arena.plan import Plan
from greed.arena.ratings import Meetings, Rating, Skill, bradley_terry, elo, plackett_luce
from greed.arena.tally import SHARE, TableState, interval_of, verdict
from greed.core.identity import sheet_hash
from greed.stats import Interval, mean


class Breaches(Struct, frozen=True):
    """Games that a bot lost by rule: the kind of breach, how many, and the first in words."""

    kind: str
    games: int
    example: str


class Standing(Struct, frozen=True):
    """One bot in the tournament.

    Attributes:
        bot: its name in the plan.
        games: played by it.
        wins: its share of the wins, from 0 to 1; a shared win counts in parts.
        expected: the share that everybody would have if all played alike.
        points: its mean final score.
        elo: the likeliest rating (Bradley and Terry), the mean of all being 0.
        skill: openskill's rating; None where openskill is not installed.
        breaches: games lost by rule.
    """

    bot: str
    games: int
    wins: float
    expected: float
    points: float
    elo: Rating
    skill: Skill | None = None
    breaches: tuple[Breaches, ...] = ()


class Pair(Struct, frozen=True):
    """Two bots, over all tables at which they met; the score is that of the first.

    Attributes:
        ahead, level, behind: games in which the first finished ahead, level or behind.
        score: games ahead, level ones counting half, as a share of all.
        interval: of the score, up to the stated error; holds at any time if there is a test, else
            for the number of deals that was planned.
        elo: the difference in rating that the score stands for; None for 0 and 1.
        worth: independent games that give as much certainty as one of these on shared dice.
        verdict: `better`, `worse`, `equal` (within the margin), `forfeits` (stopped because of
            breaches), or `open`.
    """

    first: str
    second: str
    games: int
    deals: int
    ahead: int
    level: int
    behind: int
    score: float
    interval: Interval
    error: float
    elo: float | None
    worth: float | None
    verdict: str


class Results(Struct, frozen=True):
    """A tournament so far.

    Attributes:
        sheet, sheet_hash: what was played.
        plan: the identity of the plan.
        seed: of all dice.
        games, deals: played and counted.
        complete: nothing is left to play.
        standings: the strongest first.
        pairs: in the order of the plan's bots.
        seats: per number of seats, the share of the wins that each seat had.
        determined: the ratings follow from the results alone.
        error: of the test; None without one.
        margin: of the test; None without one.
    """

    sheet: str
    sheet_hash: str
    plan: str
    seed: str
    games: int
    deals: int
    complete: bool
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    seats: dict[int, tuple[float, ...]]
    determined: bool
    error: float | None = None
    margin: float | None = None

    def json(self) -> str:
        """Return the results as JSON; numbers that are equal are written alike."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


def summary(plan: Plan, tables: Sequence[TableState]) -> Results:
    """Return what a tournament has come to."""
    return _Summary(plan, tables).results()


class _Summary:
    """The tables of a plan on their way to results."""

    def __init__(self, plan: Plan, tables: Sequence[TableState]) -> None:
        self.plan = plan
        self.tables = tables

    def results(self) -> Results:
        plan = self.plan
        ratings, determined = bradley_terry(len(plan.bots), list(self._meetings()))
        try:
            skills: Sequence[Skill | None] = plackett_luce(len(plan.bots), self._history())
        except ImportError:
            skills = [None] * len(plan.bots)
        standings = list(map(self._standing, range(len(plan.bots)), ratings, skills))
        standings.sort(key=lambda standing: (-standing.elo.points, standing.bot))
        return Results(
            sheet=plan.sheet.name or plan.sheet.title,
            sheet_hash=sheet_hash(plan.sheet),
            plan=plan.key(),
            seed=plan.seed,
            games=sum(table.tally.games for table in self.tables),
            deals=sum(table.tally.deals for table in self.tables),
            complete=all(table.closed for table in self.tables),
            standings=tuple(standings),
            pairs=tuple(self._pairs()),
            seats=self._seats(),
            determined=determined,
            error=plan.test.error if plan.test else None,
            margin=plan.test.margin if plan.test else None,
        )

    def _meetings(self) -> Iterator[Meetings]:
        for table in self.tables:
            places = self.plan.tables[table.number]
            games = len(table.tally.seatings)
            for pattern, times in sorted(table.tally.patterns.items()):
                yield Meetings(
                    times,
                    tuple(
                        (places[one], places[two], games, halves / 2)
                        for (one, two), halves in zip(table.tally.pairs, pattern, strict=True)
                    ),
                )

    def _history(self) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Yield every game as bots and ranks, in an order that the plan alone decides."""
        most = max(len(table.tally.ranks) for table in self.tables)
        for number in range(most):
            for table in self.tables:
                if number < len(table.tally.ranks):
                    yield self.plan.tables[table.number], table.tally.ranks[number]

    def _standing(self, number: int, rating: Rating, skill: Skill | None) -> Standing:
        games = won = points = 0
        expected = 0.0
        breaches: Counter[str] = Counter()
        examples: dict[str, str] = {}
        for table in self.tables:
            places = self.plan.tables[table.number]
            if number not in places:
                continue
            tally, place = table.tally, places.index(number)
            games += tally.games
            won += sum(share * times for share, times in tally.shares[place].items())
            points += tally.points[place]
            expected += tally.games / tally.size
            for (at, kind), times in sorted(tally.breaches.items()):
                if at == place:
                    breaches[kind] += times
                    examples.setdefault(kind, tally.examples[at, kind])
        return Standing(
            bot=self.plan.labels[number],
            games=games,
            wins=won / SHARE / games if games else 0.0,
            expected=expected / games if games else 0.0,
            points=points / games if games else 0.0,
            elo=rating,
            skill=skill,
            breaches=tuple(
                Breaches(kind, times, examples[kind]) for kind, times in sorted(breaches.items())
            ),
        )

    def _pairs(self) -> Iterator[Pair]:
        plan = self.plan
        for first, second in combinations(range(len(plan.bots)), 2):
            met = [
                (table, *_places(plan.tables[table.number], first, second))
                for table in self.tables
                if first in plan.tables[table.number] and second in plan.tables[table.number]
            ]
            results: Counter[float] = Counter()
            outcomes = [0, 0, 0]
            worths = []
            for table, pair, mirrored in met:
                for value, times in table.tally.results(pair).items():
                    results[1 - value if mirrored else value] += times
                for result, times in enumerate(table.tally.outcomes[pair]):
                    outcomes[2 - result if mirrored else result] += times
                worths.append(table.tally.worth(pair))
            if not met:
                continue
            interval = interval_of(plan, results)
            score = mean(results)
            yield Pair(
                first=plan.labels[first],
                second=plan.labels[second],
                games=sum(outcomes),
                deals=sum(results.values()),
                ahead=outcomes[0],
                level=outcomes[1],
                behind=outcomes[2],
                score=score,
                interval=interval,
                error=plan.test.error if plan.test else 0.05,
                elo=elo(score),
                worth=worths[0] if len(worths) == 1 else None,
                verdict="forfeits"
                if any(table.forfeits for table, _, _ in met)
                else verdict(plan, interval),
            )

    def _seats(self) -> dict[int, tuple[float, ...]]:
        sums: dict[int, list[int]] = {}
        for table in self.tables:
            row = sums.setdefault(table.tally.size, [0] * table.tally.size)
            for seat, won in enumerate(table.tally.seats):
                row[seat] += won
        return {
            size: tuple(won / sum(row) if sum(row) else 0.0 for won in row)
            for size, row in sorted(sums.items())
        }


def _places(table: tuple[int, ...], first: int, second: int) -> tuple[tuple[int, int], bool]:
    one, two = table.index(first), table.index(second)
    return ((one, two), False) if one < two else ((two, one), True)
