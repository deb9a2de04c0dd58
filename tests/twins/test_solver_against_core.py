"""Solutions against slow twins: walks over every state of the core, on small sheets."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from tests.twins.slow_multi import SlowMulti
from tests.twins.slow_race import SlowRace, TooManyStatesError
from tests.twins.solved_sheets import AMONG_FOUR, AMONG_THREE

from greed.core.reachable import why_unreachable
from greed.core.sheet import Carryover, Dice, End, Entry, Scoring, Sheet, Turn
from greed.core.state import State
from greed.graph import turn_graph, unit_of
from greed.solver import Solution, Unsolvable, solve
from greed.testing.strategies import sheets

_CUT = 60
"""Points beyond the target from which on the twin doesn't follow a game."""


def _cap(sheet: Sheet, seats: int) -> int:
    """Return more points than a turn or a player far behind can make up, or hardly ever does."""
    if seats == 4:
        return _CUT
    if sheet.end.endgame.startswith("rechallenge"):
        return 260
    return 150 if sheet.turn.hot_dice == "fresh_dice" else _CUT


_CASES = [(sheet, 3) for sheet in AMONG_THREE] + [(sheet, 4) for sheet in AMONG_FOUR]


@pytest.mark.parametrize(
    ("sheet", "seats"), _CASES, ids=[f"{s.title.replace(' ', '-')}-{n}" for s, n in _CASES]
)
def test_every_state_is_worth_to_every_seat_what_a_walk_over_the_core_says(
    sheet: Sheet, seats: int
):
    found, slow = solve(sheet, seats), SlowMulti(sheet, _cap(sheet, seats), seats)
    compared = 0
    for state, expected in slow.seen():
        if state.points > _CUT or max(state.scores) > sheet.target + _CUT:
            continue
        assert found.values(state) == pytest.approx(tuple(expected), abs=1e-9), str(state)
        compared += 1
    assert compared > 100


def _between_two(title: str, **rules: Any) -> Sheet:
    told: dict[str, Any] = {
        "target": 60, "dice": Dice(count=2), "scoring": Scoring(singles={1: 20, 5: 10}), **rules,
    }  # fmt: skip
    return Sheet(title=title, **told)


BETWEEN_TWO = [
    _between_two("bounces", end=End(endgame="first_to_target", overshoot="bounces")),
    _between_two("bounces, then a last turn", end=End(overshoot="bounces")),
    _between_two(
        "bonus turns and carryovers", turn=Turn(hot_dice="bonus_turn"), carryover=Carryover(),
        end=End(endgame="first_to_target"),
    ),
    _between_two(
        "bounces and an entry", entry=Entry(points=30),
        end=End(endgame="first_to_target", overshoot="bounces"),
    ),
]  # fmt: skip


@pytest.mark.parametrize("sheet", BETWEEN_TWO, ids=lambda sheet: sheet.title.replace(" ", "-"))
def test_what_was_once_refused_for_its_kind_is_solved(sheet: Sheet):
    near, far = SlowRace(sheet, cap=300), SlowRace(sheet, cap=600)
    assert _compared(solve(sheet), near, far, 300) > 50


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(sheets(max_dice=2, max_target=150))
def test_drawn_sheets_are_solved_as_a_walk_over_the_core_does(sheet: Sheet):
    left = count(20_000, -1)

    def patience(_: int, __: float) -> None:
        if not next(left):
            raise TooManyStatesError

    cap = sheet.target + 5 * max(turn_graph(sheet).points) * unit_of(sheet)
    try:
        found = solve(sheet, tick=patience)
        near, far = SlowRace(sheet, cap, 800), SlowRace(sheet, 2 * cap, 3200)
    except (Unsolvable, TooManyStatesError):
        return
    _compared(found, near, far, cap)


def _compared(found: Solution, near: SlowRace, far: SlowRace, cap: int) -> int:
    """Compare every state that two walks agree on, which cut games off at different places."""
    sure, compared = dict(far.seen()), 0
    for state, value in near.seen():
        if state in sure and abs(sure[state] - value) < 1e-9 and _is_played(state, cap):
            assert found.value(state, 0) == pytest.approx(value, abs=1e-7), str(state)
            compared += 1
    return compared


def _is_played(state: State, cap: int) -> bool:
    """Return whether a game comes to a state, not too near to where the walk is cut off."""
    points = max(state.points, state.offer.points if state.offer else 0)
    furthest = max(points, *state.scores, -4 * min(state.scores))
    target = state.rules.sheet.target
    return furthest <= target + cap // 4 and not why_unreachable(state)
