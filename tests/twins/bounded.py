"""What the solver says of a sheet, held against certain bounds that the core alone gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from hypothesis import HealthCheck, given, seed, settings
from hypothesis.strategies import SearchStrategy
from tests.twins.core_value import CoreChances, CoreValue

from greed.core.sheet import Sheet
from greed.core.state import State
from greed.solver import Solution, Unsolvable, size_of, solve

_CLOSE = 1e-7  # how far values may be off, and rounding on both sides
_TIGHT = 1e-6  # bounds that are further apart say little of a value
_ASKED = 300  # states of a sheet at most, besides the beginnings of turns
_POSITIONS, _TICKS = 40_000, {2: 30_000, 3: 100, 4: 100}
"""How large a game may be, and how often its solver may say how far it is, by the seats."""


class TooLongError(Exception):
    """A game that falls back and goes round so often that solving it takes minutes."""


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


def solved_soon(sheet: Sheet, seats: int = 2) -> Solution:
    """Return the solution of a game that is solved soon.

    Raises:
        Unsolvable: there is none.
        TooLongError: it takes long.
    """
    left = _TICKS[seats]

    def tick(_: int, __: float) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise TooLongError

    if size_of(sheet, seats).positions > _POSITIONS:
        raise TooLongError
    return solve(sheet, seats, tick=tick)


def _solved(sheet: Sheet, seats: int, tally: Counter[str]) -> Solution | None:
    """Return the solution of a game, and count it; None if it is refused or takes long."""
    try:
        solved = solved_soon(sheet, seats)
    except Unsolvable as error:
        tally[f"refused: {error}"] += 1
        return None
    except TooLongError:
        tally["too long"] += 1
        return None
    tally["unsettled" if solved.unsettled else "solved"] += 1
    return None if solved.unsettled else solved


def compare(sheet: Sheet, found: Found, most: int) -> None:
    """Compare the solution of a game between two with the bounds of a walk over `most` states."""
    solved = _solved(sheet, 2, found.tally)
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
            value = solved.value(state, 0)
        except ValueError as error:
            found.faults.append(Fault(sheet, state, f"{error}", low, high))
            return
        # From some lead on larger ones aren't told apart, which hardly shows before a final round.
        close = max(_CLOSE, sqrt(solved.unseen)) if state.final else _CLOSE + solved.unseen
        if not low - close <= value <= high + close:
            said = f"{value}, with a residual of {solved.residual:.1g}"
            found.faults.append(Fault(sheet, state, said, low, high))
            return


def compare_seats(sheet: Sheet, found: Found, most: int, seats: int = 3) -> None:
    """Compare the solution of a sheet's game between three or more with a walk."""
    solved = _solved(sheet, seats, found.tally)
    if solved is None:
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
