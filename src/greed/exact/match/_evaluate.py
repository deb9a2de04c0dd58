"""Policy against policy, and the best reply to one: exact values of games between two.

Where no carryovers are handed on, a turn of a policy is followed once, and its ends are weighed
wherever they matter. With carryovers every turn is worked out backwards, which takes minutes, not
seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from greed.core.state import OFF, ON
from greed.exact.cache import Key, Stored, cached
from greed.exact.match._general import GeneralMatch
from greed.exact.match._sides import BestSide, Side
from greed.exact.model import Status, Unsolvable, final_rules, statuses, turn_graph
from greed.exact.race import Group, Tick, self_play, solve
from greed.exact.race.horizon import horizon, refuse
from greed.tables import Tables

_Worth = Callable[[int, int, int], float]


@dataclass(frozen=True, eq=False)
class Match:
    """What two policies win against each other; a shared win is half a win.

    Attributes:
        one, two: the policies.
    """

    one: Side
    two: Side
    _worth: _Worth

    def __repr__(self) -> str:
        return f"<Match: the first policy wins {self.share:.3%}>"

    @property
    def begins(self) -> float:
        """The chance that policy one wins the games that it begins."""
        return self.worth(0)

    @property
    def follows(self) -> float:
        """The chance that policy one wins the games that policy two begins."""
        return 1.0 - self.worth(1)

    @property
    def share(self) -> float:
        """The chance that policy one wins if each begins half of the games."""
        return (self.begins + self.follows) / 2

    def worth(self, policy: int, mine: int = 0, other: int = 0) -> float:
        """Return what policy 0 or 1 wins with its turn to come, both at the beginning.

        With scores, in points, it is what it wins from there as the first of the round, without
        strikes, and on the board where a score is not 0 or the sheet has no entry.
        """
        return self._worth(policy, mine, other)


def match_value(one: Side, two: Side, tables: Tables, tick: Tick | None = None) -> Match:
    """Return what two policies win against each other, position by position.

    `tick` is called with the progress where that takes long.

    >>> from greed.exact import match_value
    >>> from greed.policies import Threshold
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> koans = tables(load("koans"))
    >>> one, two = (Threshold(points).side(koans) for points in (200, 300))
    >>> round(match_value(one, two, koans).share, 4)
    0.5695

    Raises:
        Unsolvable: the race of this sheet has no exact solution, or a policy is not known on
            a sheet where a turn bears on more than the scores; the message says how.
    """
    return _met(tables, one, two, tick)


def best_response(policy: Side, tables: Tables, tick: Tick | None = None) -> Match:
    """Return the match of the best reply to a policy against that policy.

    The first policy of the match wins the most that anybody can win against the second. `tick`
    is called with the progress where that takes long.

    Raises:
        Unsolvable: as `match_value` does.
    """
    return _met(tables, None, policy, tick)


def optimal_side(tables: Tables, name: str = "optimal", heat: float = 0.0) -> BestSide:
    """Return the policy of the solved race, which no reply beats, or with `heat` one that errs.

    Raises:
        Unsolvable: the race of this sheet has no exact solution.
    """
    return BestSide(name, self_play(solve(tables.sheet).race), heat)


def _met(tables: Tables, one: Side | None, two: Side, tick: Tick | None) -> Match:
    """Return the match of two policies; None stands for the best reply."""
    deciders = one.decider(tables) if one else None, two.decider(tables)
    refuse(tables)
    seat_statuses = statuses(tables)
    if any(turn_graph(tables, status.standing).bonus_may_be_lost for status in seat_statuses.all):
        raise Unsolvable("policies with bonus turns for points that don't count")
    general = GeneralMatch(tables, horizon(tables), deciders, tick=tick)
    general.solve()

    def worth(policy: int, mine: int, other: int) -> float:
        own, their = (Status(ON) if score else seat_statuses.first for score in (mine, other))
        race = general.seats[policy].race
        return float(race.worth(Group(own, their), mine // tables.unit, other // tables.unit))

    reply = BestSide(f"best reply to {two.name}", general.seats[0].evaluation)
    return Match(one or reply, two, worth)


def refuse_slow(tables: Tables) -> None:
    """Raise Unsolvable where a turn bears on more than the scores, and matches may take minutes."""
    sheet, seat_statuses, rules = tables.sheet, statuses(tables), final_rules(tables)
    reasons = {
        "a carryover": sheet.carryover,
        "strikes": not set(seat_statuses.all) <= {Status(ON), Status(OFF)}
        or any(seat_statuses.cost.values()),
        "bonus turns": sheet.turn.hot_dice == "bonus_turn",
        "a target that must be hit": sheet.end.overshoot == "forfeits",
        "rounds that are finished": rules.rounds,
    }
    for reason, there in reasons.items():
        if there:
            raise Unsolvable(f"a turn bears on more than the scores here: {reason}")


# Raised with every change after which the answer may be different.
CHALLENGE_VERSION = 2


@dataclass(frozen=True)
class WinShare:
    """What the optimal policy wins against another: of games that it begins, and of the rest."""

    begins: float
    follows: float

    @property
    def share(self) -> float:
        """What it wins if each begins half of the games."""
        return (self.begins + self.follows) / 2


@dataclass(frozen=True)
class Challenge:
    """What can be won against a policy.

    Attributes:
        optimal: by the play that wins most often against itself.
        reply: by the play that wins most often against this policy.
    """

    optimal: WinShare
    reply: WinShare


def challenge(rival: Side, tables: Tables, tick: Tick | None = None) -> Challenge:
    """Return what can be won against a policy, from the cache if it is there.

    `tick` is called with the progress where that takes long.

    >>> from greed.policies import Threshold
    >>> from greed.sheets import load
    >>> from greed.tables import tables
    >>> koans = tables(load("koans"))
    >>> challenged = challenge(Threshold(300).side(koans), koans)
    >>> round(challenged.optimal.share, 6), round(challenged.reply.share, 6)
    (0.623827, 0.625291)

    Raises:
        Unsolvable: the race of this sheet has no exact solution, or the policy is not known
            there; the message says why.
    """
    key = Key(tables.sheet, "replied", CHALLENGE_VERSION, rival.name)
    reply = _kept(key, lambda: best_response(rival, tables, tick))
    return Challenge(optimal_share(rival, tables, tick), reply)


def optimal_share(rival: Side, tables: Tables, tick: Tick | None = None) -> WinShare:
    """Return what the optimal policy wins against another, from the cache if it is there."""
    key = Key(tables.sheet, "optimally", CHALLENGE_VERSION, rival.name)
    return _kept(key, lambda: match_value(optimal_side(tables), rival, tables, tick))


def _kept(key: Key, play: Callable[[], Match]) -> WinShare:
    """Return what the first policy of a match wins, from the cache if it is there."""

    def solve() -> Stored:
        match = play()
        return {"begins": match.begins, "follows": match.follows}

    return WinShare(**cached(key, solve))


def head_start(tables: Tables) -> tuple[int, float]:
    """Return the second player's fairest head start, and what the first player wins with it.

    Raises:
        Unsolvable: the race has no exact solution, or nobody has a score before entry.
    """
    race = solve(tables.sheet).race
    if tables.sheet.entry:
        raise Unsolvable("before entry nobody has a score to start with")
    on = Status(ON)
    scores = np.arange(race.target)
    wins = race.worth(Group(on, on), 0, scores)
    fairest = int(np.abs(wins - 0.5).argmin())
    return fairest * tables.unit, float(wins[fairest])
