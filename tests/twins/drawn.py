"""Drawn sheets, compared with walks over the core: races, turns, policies.

Sheets are small, so that a walk takes a second; one that would take longer is left out. A value of
a walk counts where one that is cut off twice as far out says the same.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.twins.naive_alone import best_points, turn_of
from tests.twins.slow_against import SlowAgainst
from tests.twins.slow_race import SlowRace, TooManyStatesError

from greed.core.reachable import why_unreachable
from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.exact.match import match_value
from greed.exact.model import Unsolvable
from greed.exact.race import Solution, solve_race
from greed.exact.solo import solo_race
from greed.exact.turn import best_turn
from greed.policies import Optimal, Threshold
from greed.tables import tables

_SAME = 1e-9  # what two walks may differ by that are cut off at different places
_CLOSE = 1e-7


@dataclass
class Compared:
    """What became of drawn sheets: how many were compared, refused and why, and what is wrong."""

    tally: Counter[str] = field(default_factory=Counter)
    wrong: list[tuple[str, Sheet]] = field(default_factory=list)

    def fault(self, what: str, sheet: Sheet) -> None:
        self.wrong.append((what, sheet))


def compare(sheet: Sheet, found: Compared, most: int) -> None:
    """Compare all that solvers say of a sheet with walks of so many states at most."""
    _turn(sheet, found)
    try:
        solved = Solution(solve_race(tables(sheet)), 0.0)
    except Unsolvable as error:
        found.tally[f"refused: {error}"[:60]] += 1
        return
    found.tally["solved"] += 1
    cap = _cap(sheet)
    try:
        near, far = SlowRace(sheet, cap, most), SlowRace(sheet, 2 * cap, 4 * most)
    except TooManyStatesError:
        found.tally["too large a walk"] += 1
        return
    sure = dict(far.seen())
    states = [
        (state, value)
        for state, value in near.seen()
        if state in sure
        and abs(sure[state] - value) < _SAME
        and not _far(sheet, state, cap)
        # A walk lowers scores in the final round, further than games come.
        and not why_unreachable(state)
    ]
    found.tally["races"] += 1
    found.tally["states"] += len(states)
    for state, value in states:
        if abs(solved.worth(state, 0) - value) > _CLOSE:
            said = f"{solved.worth(state, 0)} (residual {solved.residual}), not {value}"
            found.fault(f"race: {said} in {state}", sheet)
            break
    _policies(sheet, found, cap, most)


def _cap(sheet: Sheet) -> int:
    held = tables(sheet)
    return sheet.target + 5 * int(held.points.max(initial=1)) * held.unit


def _far(sheet: Sheet, state: State, cap: int) -> bool:
    """Say whether a state is so far out that it shows where a walk is cut off."""
    points = max(state.points, state.offer.points if state.offer else 0)
    return max(points, *state.scores, -4 * min(state.scores)) > sheet.target + cap // 4


def _turn(sheet: Sheet, found: Compared) -> None:
    try:
        value = best_turn(tables(sheet), ON, sheet.target).value
        solo_race(tables(sheet))
    except Unsolvable:
        found.tally["no turn"] += 1
        return
    plain = sheet.turn.hot_dice != "bonus_turn" and sheet.end.overshoot == "allowed"
    busts = bool((tables(sheet).bust > 0).all())  # or else a walk never comes to rest
    if sheet.carryover or sheet.turn.end_doubles or not plain or not busts:
        return  # what the turn is worth by itself the walk does not know
    found.tally["turns"] += 1
    twin = best_points(turn_of(sheet, (0, ON, 0)), sheet.target)
    if abs(value - twin) > 1e-6 * max(1.0, twin):
        found.fault(f"turn: {value}, not {twin}", sheet)


def _policies(sheet: Sheet, found: Compared, cap: int, most: int) -> None:
    """Compare what the optimal policy wins against a threshold."""
    points = max(sheet.turn.minimum_bank, sheet.target // 2)
    held = tables(sheet)
    try:
        match = match_value(Optimal().side(held), Threshold(points).side(held), held)
        bots = (None, Threshold(points))
        one = SlowAgainst(sheet, cap, bots, most)
        two = SlowAgainst(sheet, 2 * cap, bots, 4 * most)
    except (Unsolvable, TooManyStatesError):
        return
    won = [[walk.wins(first) for first in (0, 1)] for walk in (one, two)]
    if max(abs(a - b) for a, b in zip(*won, strict=True)) > _SAME:
        return
    found.tally["policies"] += 1
    # The walk plays its best against the bot, and the optimal policy can win no more than that.
    for said, best in zip((match.begins, match.follows), won[0], strict=True):
        if said > best + 1e-6:
            found.fault(f"policy: wins {said} where {best} is the most", sheet)
