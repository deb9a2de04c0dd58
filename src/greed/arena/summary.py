"""The results of a tournament, made from what its tables have counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from greed.arena.confidence import mean
from greed.arena.plan import Plan
from greed.arena.ratings import Meetings, Rating, Skill, bradley_terry, elo, plackett_luce
from greed.arena.results import Breaches, Pair, Results, Standing
from greed.arena.tally import SHARE, TableState, interval_of, verdict
from greed.core.identity import sheet_hash


def summary(plan: Plan, tables: Sequence[TableState], *, skills: bool = True) -> Results:
    """Return what a tournament has come to; `skills` asks for openskill's ratings, too."""
    return _Summary(plan, tables).results(skills=skills)


class _Summary:
    """The tables of a plan on their way to results."""

    def __init__(self, plan: Plan, tables: Sequence[TableState]) -> None:
        self.plan = plan
        self.tables = tables

    def results(self, *, skills: bool = True) -> Results:
        plan = self.plan
        ratings, determined = bradley_terry(len(plan.bots), list(self._meetings()))
        found = self._skills() if skills else None
        standings = [
            self._standing(number, ratings, found[number] if found else None)
            for number in range(len(plan.bots))
        ]
        standings.sort(key=lambda each: (-each.elo.points, each.bot))
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

    def _skills(self) -> list[Skill] | None:
        try:
            return plackett_luce(len(self.plan.bots), self._history())
        except ImportError:
            return None

    def _history(self) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Yield every game as bots and ranks, in an order that the plan alone decides."""
        most = max(len(table.tally.ranks) for table in self.tables)
        for number in range(most):
            for table in self.tables:
                if number < len(table.tally.ranks):
                    yield self.plan.tables[table.number], table.tally.ranks[number]

    def _standing(self, number: int, ratings: Sequence[Rating], skill: Skill | None) -> Standing:
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
            elo=ratings[number],
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
