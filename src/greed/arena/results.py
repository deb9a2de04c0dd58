"""What a tournament came to, as data: the one source of what is shown, plotted and saved."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from greed.arena.confidence import Interval
from greed.arena.ratings import Rating, Skill


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
