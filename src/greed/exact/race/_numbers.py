"""A race as the rows of numbers that its kernel takes and returns; see `rules_kernels`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.state import OFF, ON, OUT
from greed.exact.model import ALL, TurnGraph, Unsolvable, final_rules, statuses, turn_graph
from greed.exact.race._race import Attempts, FinalRound, Group, Race, race_rules
from greed.tables import Tables

_FLOOR = 80
"""Units below 0 that are kept where a penalty has no floor: at the lowest, a fine costs nothing.
Of zilch-online no value of scores from 0 on differs by 1e-11 between 40 and 80."""
_HEAD, _GROUP = 13, 5
REFUSALS = {
    1: "a fine for busts together with an entry: a score may fall below 0",
    2: "bonus turns together with carryovers",
    3: "bonus turns where the points of a turn have no bound",
    4: "a turn may go on for ever, or nearly",
    6: "the leader can always be beaten, so the game may never end",
    7: "leaders are beaten so often that the final round doesn't settle",
}
"""Why a race isn't solved, by the number with which its kernel says so."""
ENDLESS, _TOO_FAR = 4, 5


@dataclass(frozen=True)
class RaceAnswer:
    """What the kernel returns.

    Attributes:
        whole: why there is no answer (0: there is one), how many groups, and so on; then for
            each group where its values begin, how many they are, where its attempts begin if its
            seat to move is off the board, and where they are kept and entered if both are on it.
        said: the residual, by how much more it may grow, and the residual of the final round.
        values, behind, taken, bonus, tried, entered, kept: see `Race`.
    """

    whole: NDArray[np.int64]
    said: NDArray[np.float64]
    values: NDArray[np.float64]
    behind: NDArray[np.float64]
    taken: NDArray[np.float64]
    bonus: NDArray[np.float64]
    tried: NDArray[np.float64]
    entered: NDArray[np.float64]
    kept: NDArray[np.int32]

    @property
    def amplified(self) -> float:
        """What all rounds to come would change together, if they go on like the last ones."""
        return float(self.said[1])


@lru_cache(maxsize=8)
def numbers(tables: Tables) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return a sheet's race as the kernel takes it."""
    seat_statuses, rules, sheet = statuses(tables), final_rules(tables), tables.sheet
    unit = tables.unit
    needed = [entry.points // unit for entry in sheet.entries]
    place = {status: at for at, status in enumerate(seat_statuses.all)}
    graphs = {
        s: turn_graph(tables, s) for s in {ON, *(status.standing for status in seat_statuses.all)}
    }
    whole: list[Any] = [
        sheet.target // unit,
        min(needed) if sheet.entry and needed else -1,
        _FLOOR if seat_statuses.fined and not seat_statuses.floor else 0,
        seat_statuses.floor,
        sheet.end.overshoot == "forfeits",
        rules.rounds,
        *rules.challenged,
        rules.more is None,
        rules.offers,
        len(seat_statuses.all),
        len(seat_statuses.on),
    ]
    parts = [rules.less, rules.equal, 1.0 if rules.more is None else rules.more, rules.fallen]
    at, chances = len(whole) + 6 + 4 * len(seat_statuses.all), len(parts)
    begin, real = [0, 0, 0], [0, 0, 0]
    turns: list[list[int]] = []
    floats: list[float] = list(parts)
    for standing in (OFF, ON, OUT):
        if standing in graphs:
            turn, some = _turn(graphs[standing])
            begin[standing], real[standing] = at, chances
            at, chances = at + len(turn), chances + len(some)
            turns.append(turn)
            floats += some
    whole += begin + real
    for status in seat_statuses.all:
        cost = -1 if seat_statuses.cost[status] == ALL else seat_statuses.cost[status] // unit
        whole += [status.standing, status.strikes, place[seat_statuses.bust[status]], cost]
    for turn in turns:
        whole += turn
    return np.array([int(number) for number in whole], np.int64), np.array(floats)


def _turn(graph: TurnGraph) -> tuple[list[int], list[float]]:
    sizes = [graph.nodes, graph.decisions, len(graph.chance), len(graph.points)]
    rows: Sequence[NDArray[Any]] = (
        graph.attempts, graph.outcome_start, graph.option_start, graph.points, graph.decision,
        graph.node, graph.source, graph.bank_from, graph.stop_from,
    )  # fmt: skip
    whole = [*sizes, len(graph.offers), graph.start]
    for row in rows:
        whole += row.tolist()
    return whole, [*graph.bust.tolist(), *graph.missed.tolist(), *graph.chance.tolist()]


def race_of(tables: Tables, answer: RaceAnswer) -> Race:
    """Return the race that the kernel has solved.

    Raises:
        Unsolvable: it says why it has not.
    """
    _refuse(tables, answer)
    rules, seat_statuses = race_rules(tables), statuses(tables)
    _, groups, target, lowest, seconds, rows, deficits, offers, step, *_ = answer.whole.tolist()
    values: dict[Group, NDArray[np.float64]] = {}
    entering: dict[Group, NDArray[np.float64]] = {}
    entered: dict[Group, NDArray[np.float64]] = {}
    kept: dict[Group, int] = {}
    exact = answer.entered.reshape(-1, max(offers, 1), *[target if offers else 1] * 2)
    every, count = seat_statuses.all, len(seat_statuses.all)
    for g in range(groups):
        place = _HEAD + _GROUP * g
        at, size, tried, begins, board = answer.whole[place : place + _GROUP].tolist()
        mine, other = every[g // seconds // count], every[g // seconds % count]
        group = Group(mine, other, g % seconds == 1)
        shape = tuple(target if s.standing == ON else 1 for s in (mine, other))
        values[group] = answer.values[at : at + size].reshape(shape).copy()
        if tried >= 0:
            most = offers * target * shape[1]
            entering[group] = answer.tried[tried : tried + most].reshape(offers, target, shape[1])
        if begins >= 0:
            kept[group], entered[group] = begins, exact[board]
    attempts = None
    if offers:
        row, _ = Attempts.rows(target)
        attempts = Attempts(answer.kept, kept, step, row, entered)
    standings = {status.standing for status in seat_statuses.all}
    behind, bonus = answer.behind.reshape(3, deficits), answer.bonus.reshape(3, deficits)
    taken = answer.taken.reshape(3, offers, rows, deficits)
    end = FinalRound(
        {standing: behind[standing] for standing in standings},
        {standing: taken[standing] for standing in standings},
        {standing: bonus[standing] for standing in standings},
        float(answer.said[2]),
    )
    return Race(
        rules, values, lowest, end, float(answer.said[0]), attempts=attempts, entering=entering,
        counts=answer.whole[_HEAD - 4 : _HEAD],
    )  # fmt: skip


def _refuse(tables: Tables, answer: RaceAnswer) -> None:
    why = int(answer.whole[0])
    if why == _TOO_FAR:
        gain, chance = answer.said.tolist()
        raise too_far(tables, int(gain), chance)
    if why:
        raise Unsolvable(REFUSALS[why])


def too_far(tables: Tables, gain: int, chance: float) -> Unsolvable:
    """Return why a sheet on which a turn may gain this many units isn't solved."""
    return Unsolvable(
        f"a turn comes {gain * tables.unit:,} points beyond the target with a chance of"
        f" {chance:.2g}, which is too far to work out"
    )
