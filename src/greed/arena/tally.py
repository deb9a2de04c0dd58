"""What the games of a table add up to, deal by deal, and when that is enough.

The games of one deal share their dice, so they are not independent; the deal is the unit
of every error bar. Results of a deal are whole numbers over a known denominator, so that any
machine adds up the same.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from greed.arena.game import Deals, Fault, PlayedGame
from greed.arena.plan import Plan
from greed.stats import Interval, anytime_interval, fixed_interval, variance

SHARE = 27_720
"""A win in units that any number of winners up to twelve can share."""


def places(game: PlayedGame) -> tuple[int, ...]:
    """Return the rank of each place, 0 the best: winners, then by score, who forfeited last.

    >>> places(PlayedGame((900, 300, 1200), (2,))), places(PlayedGame((900, 300), (0, 1)))
    ((1, 2, 0), (0, 0))
    """
    keys = []
    for place, score in enumerate(game.scores):
        if game.fault:
            keys.append((int(game.fault.place == place), 0))
        else:
            won = place in game.winners
            keys.append((0, 0) if won else (1, -score))
    ranks = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    return tuple(ranks[key] for key in keys)


class TableTally:
    """The results of one table so far.

    Attributes:
        games, deals: how many.
        pairs: per pair of places, how often each result of a deal came (`halves`).
        shares: per place, how often each share of the wins of a deal came, in units of SHARE.
        seats: per seat, the wins in units of SHARE.
        points: per place, the sum of final scores.
        outcomes: per pair, games ahead, level, behind.
        breaches: per place and kind, how often.
        examples: the first breach of each place and kind, in words.
        ranks: of every game in order, as `places` gives them.
    """

    def __init__(self, seatings: tuple[tuple[int, ...], ...]) -> None:
        size = len(seatings[0])
        self.seatings = seatings
        self.size = size
        self.games = self.deals = self.cut = 0
        self.pairs: dict[tuple[int, int], Counter[int]] = {
            pair: Counter() for pair in combinations(range(size), 2)
        }
        self.outcomes = {pair: [0, 0, 0] for pair in self.pairs}
        self.shares: list[Counter[int]] = [Counter() for _ in range(size)]
        self.patterns: Counter[tuple[int, ...]] = Counter()
        self.seats = [0] * size
        self.points = [0] * size
        self.breaches: Counter[tuple[int, str]] = Counter()
        self.examples: dict[tuple[int, str], str] = {}
        self.ranks: list[tuple[int, ...]] = []

    def add(self, games: list[PlayedGame]) -> None:
        """Add the games of one deal, one per seat order."""
        ahead = dict.fromkeys(self.pairs, 0)
        share = [0] * self.size
        for seating, game in zip(self.seatings, games, strict=True):
            ranks = places(game)
            self.ranks.append(ranks)
            for pair in ahead:
                difference = ranks[pair[1]] - ranks[pair[0]]
                result = (difference > 0) - (difference < 0)
                ahead[pair] += result + 1
                self.outcomes[pair][1 - result] += 1
            for place in game.winners:
                won = SHARE // len(game.winners)
                share[place] += won
                self.seats[seating.index(place)] += won
            for place, score in enumerate(game.scores):
                self.points[place] += score
            if game.fault:
                self._breach(game.fault)
        for pair, halves in ahead.items():
            self.pairs[pair][halves] += 1
        for place, won in enumerate(share):
            self.shares[place][won] += 1
        self.patterns[tuple(ahead.values())] += 1
        self.deals += 1
        self.games += len(games)

    def _breach(self, fault: Fault) -> None:
        key = (fault.place, fault.kind)
        self.breaches[key] += 1
        self.examples.setdefault(key, fault.detail)

    def results(self, pair: tuple[int, int]) -> Counter[float]:
        """Return how often the first of a pair came to each score between 0 and 1 in a deal."""
        most = 2 * len(self.seatings)
        return Counter({halves / most: times for halves, times in self.pairs[pair].items()})

    def worth(self, pair: tuple[int, int]) -> float | None:
        """Return how many independent games give as much certainty as one of these games.

        None where the results do not vary.
        """
        ahead, level, behind = self.outcomes[pair]
        single = variance({1.0: ahead, 0.5: level, 0.0: behind})
        shared = variance(self.results(pair)) * len(self.seatings)
        return single / shared if shared else None


OUT = 12
"""Breaches of a bot at one table after which it is closed."""


class TableState:
    """The results of a table, counted in the order of its pieces of work, however they come."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.tally = TableTally(plan.seatings(number))
        self.waiting: dict[int, Deals] = {}
        self.counted = 0
        self.closed = False
        self.forfeits = False

    def take(self, unit: int, deals: Deals) -> None:
        """Take a result, and count all that are due."""
        self.waiting[unit] = deals
        while not self.closed and self.counted in self.waiting:
            for games in self.waiting.pop(self.counted):
                self.tally.add(games)
            self.counted += 1
            self._judge()

    def _judge(self) -> None:
        by_place: Counter[int] = Counter()
        for (place, _), times in self.tally.breaches.items():
            by_place[place] += times
        self.forfeits = max(by_place.values(), default=0) >= OUT
        played = self.counted == self.plan.units(self.number)
        decided = self.plan.test is not None and all(
            verdict(self.plan, interval_of(self.plan, self.tally.results(pair))) != "open"
            for pair in self.tally.pairs
        )
        self.closed = self.forfeits or played or decided


def interval_of(plan: Plan, results: Counter[float]) -> Interval:
    """Return the interval of a pair's score, at the error that the plan allows each pair."""
    if plan.test is None:
        return fixed_interval(results)
    return anytime_interval(results, plan.test.error / _questions(plan))


def verdict(plan: Plan, interval: Interval) -> str:
    """Say what an interval decides: better, worse, equal or (as yet) open."""
    if interval.low > 0.5:
        return "better"
    if interval.high < 0.5:
        return "worse"
    margin = plan.test.margin if plan.test else 0.0
    equal = margin and interval.low >= 0.5 - margin and interval.high <= 0.5 + margin
    return "equal" if equal else "open"


def _questions(plan: Plan) -> int:
    """Return how many pairs the tournament says something of."""
    return sum(len(table) * (len(table) - 1) // 2 for table in plan.tables)
