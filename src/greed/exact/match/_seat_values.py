"""The seats of a game between two who need not play alike, before anything is worked out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.match._deciders import Decider
from greed.exact.model import Status, turn_graph
from greed.exact.race import Attempts, Evaluation, FinalRound, Group, Race, race_rules
from greed.exact.race.horizon import Horizon
from greed.tables import Tables

__all__ = ["MatchSeat", "keep_attempts", "match_seats"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_DOUBLES = 300e6  # bytes for attempts up to which they are held as doubles, or else as integers


@dataclass(frozen=True, eq=False)
class MatchSeat:
    """A seat while a match is worked out.

    Attributes:
        decider: who decides its turns; None: it plays best against what the other seat does.
        race: what it wins with its turn to come.
        evaluation: what the ends of its turns are worth to it.
    """

    decider: Decider | None
    race: Race
    evaluation: Evaluation


def match_seats(
    tables: Tables, deciders: tuple[Decider | None, Decider | None], far: Horizon
) -> tuple[MatchSeat, MatchSeat]:
    """Return both seats, with all values yet to be found."""
    races = _unsolved(tables, far), _unsolved(tables, far)
    accepts = [None if decider is None else decider.accepts for decider in deciders]
    return (
        MatchSeat(deciders[0], races[0], Evaluation(races[0], races[1], accepts[1])),
        MatchSeat(deciders[1], races[1], Evaluation(races[1], races[0], accepts[0])),
    )


def _unsolved(tables: Tables, far: Horizon) -> Race:
    """Return the values of a race with room for all that can be asked of it."""
    rules, on = race_rules(tables), turn_graph(tables, ON)
    known, final = rules.statuses, rules.final_rules
    target, offers = rules.target + far.below, len(on.offers)
    size, rows = far.most + 1, far.most + max(far.beyond, 1, far.least) + 1
    standings = {status.standing for status in known.all}
    end = FinalRound(
        behind={each: np.full(size, final.less) for each in standings},
        taken={each: np.zeros((offers, rows if final.offers else 1, size)) for each in standings},
        bonus={each: np.ones(size) for each in standings},
    )
    values: dict[Group, Floats] = {}
    entering: dict[Group, Floats] = {}
    offered = []
    for group in rules.groups(known.all, known.all):
        scores = [target if status.standing == ON else 1 for status in (group.mine, group.other)]
        values[group] = np.full(scores, 0.5)
        if (rules.turn_graph(group).attempts < 0).all() or group.other != Status(ON):
            continue  # the player who makes an offer has banked
        if group.mine.standing == ON:
            offered.append(group)
        else:
            entering[group] = np.zeros((offers, target, target))
    attempts = None
    if offered:
        row, step = Attempts.rows(target)
        count = len(offered) * offers * step + target  # some are looked up in vain
        held: NDArray[Any] = np.zeros(count, "f8" if 8 * count <= _DOUBLES else "i4")
        places = np.arange(len(offered)) * offers * step
        attempts = Attempts(held, dict(zip(offered, places.tolist(), strict=True)), step, row)
    return Race(rules, values, -far.below, end, attempts=attempts, entering=entering)


def keep_attempts(race: Race, group: Group, tried: Floats, a: Ints, b: Ints) -> None:
    """Write down what attempts are worth: (J, rows, n) by the points inherited."""
    x, y = a - race.lowest, b - race.lowest
    last = tried.shape[1] - 1
    if group in race.entering:
        held = race.entering[group]
        t = np.minimum(np.arange(held.shape[1]), last)
        held[:, :, y] = tried[:, t]
    elif race.attempts is not None and group in race.attempts.at:
        t = np.arange(1, int(y.max(initial=0)) + 1)[:, None]
        there = t <= y
        row = race.attempts.row[np.minimum(t, len(race.attempts.row) - 1), x + y] + x
        for j, found in enumerate(tried):
            place = race.attempts.at[group] + j * race.attempts.step + row
            values = np.take(found, np.minimum(t[:, 0], last), axis=0)
            race.attempts.write(place[there], values[there])
