"""What `greed.exact` says of a sheet, held against certain bounds that the core alone gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import HealthCheck, given, seed, settings
from hypothesis.strategies import SearchStrategy
from tests.twins.core_value import CoreChances, CoreValue

from greed import solver as among
from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.exact.model import Unsolvable, final_rules, turn_graph
from greed.exact.race import Solution, solve_race
from greed.exact.race.horizon import horizon, refuse
from greed.tables import Tables, tables

_CLOSE = 1e-7  # how far values may be off, and rounding on both sides
_TIGHT = 1e-6  # bounds that are further apart say little of a value
_ASKED = 300  # states of a sheet at most, besides the beginnings of turns
_WORK = 200_000  # positions between turns that a race goes through at most, however often
_STEPS = 500_000_000
"""Options times rows times places that a round of final rounds looks at, at most."""
_POSITIONS, _TICKS = 20_000, 100
"""How large a game between more may be, and how often its solver may say how far it is."""


class TooLongError(Exception):
    """A race that falls back and goes round so often that solving it takes minutes."""


@dataclass(frozen=True)
class Fault:
    """A value that lies outside its bounds."""

    sheet: Sheet
    state: State
    said: str
    low: object
    high: object


@dataclass
class Found:
    """What became of drawn sheets: how many were compared, which were refused, what is wrong."""

    tally: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)


def search(
    sheets: SearchStrategy[Sheet], check: Callable[[Sheet, Found], None], shard: int, examples: int
) -> Found:
    """Check drawn sheets, other ones in every shard; one that fails doesn't stop the others.

    A shard draws the same sheets whenever it runs, so a long search can be cut off and resumed.
    """
    found = Found()

    @seed(shard)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(sheets)
    def drawn(sheet: Sheet) -> None:
        check(sheet, found)

    drawn()
    return found


def solved_soon(sheet: Sheet, tally: Counter[str]) -> Solution | None:
    """Return a sheet's race, solved; None if it is refused or takes long."""
    arrays = tables(sheet)
    strikes = sheet.strikes.count if sheet.strikes else 1
    positions = (sheet.target // arrays.unit * strikes) ** 2

    def tick(rounds: int, _part: float) -> None:
        if rounds * positions > _WORK:
            raise TooLongError

    try:
        _refuse_long(arrays)
        solved = Solution(solve_race(arrays, tick), 0.0)
    except Unsolvable as error:
        tally[f"refused: {error}"] += 1
        return None
    except TooLongError:
        tally["too long"] += 1
        return None
    tally["solved"] += 1
    return solved


def compare(sheet: Sheet, found: Found, most: int) -> None:
    """Compare the solution of a sheet's race with the bounds of a walk over `most` states."""
    solved = solved_soon(sheet, found.tally)
    if solved is None:
        return
    known = list(CoreValue(sheet, most).bounds())
    sure = sum(high - low < _TIGHT for _, low, high in known)
    found.tally["compared" if sure else "too wide"] += 1
    found.tally["states"] += sure
    turns = [each for each in known if each[0].phase == "throw" and not each[0].points]
    others = [each for each in known if each[0].phase != "throw" or each[0].points]
    asked = sorted(
        turns[:_ASKED] + others[:: len(others) // _ASKED + 1],
        key=lambda each: (each[0].seat, each[0].scores, each[0].standing, each[0].strikes),
    )
    for state, low, high in asked:
        if state.over:
            continue
        try:
            value = solved.worth(state, 0)
        except ValueError as error:
            found.faults.append(Fault(sheet, state, f"{error}", low, high))
            return
        if not low - _CLOSE <= value <= high + _CLOSE:
            said = f"{value}, with a residual of {solved.residual:.1g}"
            found.faults.append(Fault(sheet, state, said, low, high))
            return


def _refuse_long(arrays: Tables) -> None:
    """Leave a race out whose final rounds look at too many options."""
    refuse(arrays)
    if not any(final_rules(arrays).challenged):
        return
    far, turn = horizon(arrays), turn_graph(arrays, ON)
    if far.most * (far.most + far.beyond) * (len(turn.points) + len(turn.chance)) > _STEPS:
        raise TooLongError


def solved_among(sheet: Sheet, seats: int) -> among.Solution:
    """Return the solution of a game between three or more.

    Raises:
        Unsolvable: there is none.
        TooLongError: it takes long.
    """

    left = _TICKS

    def tick(_: int, __: float) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise TooLongError

    if among.size_of(sheet, seats).positions > _POSITIONS:
        raise TooLongError
    return among.solve(sheet, seats, tick=tick)


def compare_seats(sheet: Sheet, found: Found, most: int, seats: int = 3) -> None:
    """Compare the solution of a sheet's game between three or more with a walk."""
    try:
        solved = solved_among(sheet, seats)
    except TooLongError:
        found.tally["too long"] += 1
        return
    except Unsolvable as error:
        found.tally[f"refused: {error}"] += 1
        return
    found.tally["unsettled" if solved.unsettled else "settled"] += 1
    if solved.unsettled:
        return
    known = list(CoreChances(sheet, most, seats).agreed(_TIGHT))
    found.tally["compared" if known else "too wide"] += 1
    found.tally["states"] += len(known)
    for state, shares in known[:: len(known) // _ASKED + 1]:
        try:
            values = solved.values(state)
        except (ValueError, IndexError, KeyError) as error:
            found.faults.append(Fault(sheet, state, f"{error!r}", shares, shares))
            return
        if max(abs(a - b) for a, b in zip(values, shares, strict=True)) > solved.unseen + 1e-5:
            found.faults.append(Fault(sheet, state, f"{values}", shares, shares))
            return
