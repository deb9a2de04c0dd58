"""What the ends of a turn are worth to its player, from what is won at the beginning of turns.

For one position or many at once: scores may be arrays, whose shape comes last in what is found.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from greed.core.state import ON
from greed.exact.model import TurnGraph
from greed.exact.race._values import Group, Race
from greed.exact.turn import TerminalValues

__all__ = [
    "Positions",
    "challenger_terminal_values",
    "leader_terminal_values",
    "race_terminal_values",
    "terminal_values",
]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Positions(NamedTuple):
    """Turns to be played, in positions that differ in nothing but the scores (in units).

    Before the target is reached (`race`) a is the score of the seat to move. A challenger is
    b - a behind the leader; a leader who goes on with a bonus turn is a - b ahead.
    """

    part: Literal["race", "challenger", "leader"]
    group: Group
    a: Ints
    b: Ints


def terminal_values(race: Race, positions: Positions, rows: Ints) -> TerminalValues[Floats]:
    """Return the ends of turns with so many rows."""
    part, group, a, b = positions
    match part:
        case "race":
            return race_terminal_values(race, group, rows, a, b)
        case "challenger":
            return challenger_terminal_values(race, race.turn_graph(group), rows, b - a)
        case _:  # leader
            return leader_terminal_values(
                race, race.turn_graph(group), group.other.standing, rows, a - b
            )


def race_terminal_values(
    race: Race, group: Group, rows: Ints, a: ArrayLike, b: ArrayLike
) -> TerminalValues[Floats]:
    """Return the ends of a turn before the target is reached; scores are in units."""
    graph, a, b = race.turn_graph(group), np.asarray(a, np.int64), np.asarray(b, np.int64)
    t = _rows(rows, a)
    banks = np.empty((len(rows), graph.tally + 1, *a.shape))
    for source in np.unique(graph.source):
        banks[:, source] = race.bank(group, int(source), t, a, b)
    return TerminalValues(banks, race.bust(group, a, b), race.stop(group, a, b))


def challenger_terminal_values(
    race: Race, graph: TurnGraph, rows: Ints, behind: ArrayLike
) -> TerminalValues[Floats]:
    """Return the ends of a turn of a challenger who is so many units behind the leader."""
    duel, again, behind = (
        race.final_round,
        race.rival.final_round.behind[ON],
        np.asarray(behind, np.int64),
    )
    rules = duel.final_rules
    t = _rows(rows, behind)
    ahead = t - behind
    leads, ties = ahead > 0, ahead == 0
    lead, lag = np.clip(ahead, 0, len(again) - 1), np.clip(-ahead, 0, len(again) - 1)
    more = 1.0 - again[lead] if rules.more is None else rules.more
    plain = np.where(leads, more, np.where(ties, rules.equal, rules.less))
    banks = np.repeat(plain[:, None], graph.tally + 1, axis=1)
    if rules.more is None and rules.offers:
        for j in range(len(graph.offers)):
            offered = 1.0 - race.rival.challenge(j, t, lead)
            banks[:, 1 + j] = np.where(leads, offered, plain)
    if graph.has_bonus:
        # Once the last challenger leads nobody is left to beat him.
        led = duel.bonus[ON][lead] if rules.more is None else 1.0
        banks[:, -1] = np.where(leads, led, duel.behind[ON][lag])
    lost = np.where(behind == 0, rules.equal, rules.less)
    return TerminalValues(banks, lost, lost)


def leader_terminal_values(
    race: Race, graph: TurnGraph, standing: int, rows: Ints, ahead: ArrayLike
) -> TerminalValues[Floats]:
    """Return the ends of a bonus turn of a leader so far ahead of a challenger of a standing."""
    behind, bonus = race.rival.final_round.behind[standing], race.final_round.bonus[standing]
    ahead = np.asarray(ahead, np.int64)
    lead = ahead + _rows(rows, ahead)
    plain = 1.0 - behind[np.clip(lead, 0, len(behind) - 1)]
    banks = np.repeat(plain[:, None], graph.tally + 1, axis=1)
    banks[:, -1] = bonus[np.minimum(lead, len(bonus) - 1)]
    return TerminalValues(banks, plain[0], plain[0])


def _rows(rows: Ints, like: Ints) -> Ints:
    return rows.reshape(-1, *[1] * like.ndim)
