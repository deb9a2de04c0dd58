"""Policies where a bonus turn can follow on points that don't count, walked through the core.

Such a bonus turn begins where the turn did: off the board still, or without the points that were
too few or too many. Two choices that score the same points can differ by that alone.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from greed.core.game import apply, chances, forfeit, start, throw
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import OFF, ON, State
from greed.policies import Maximiser, Sprinter
from greed.solver import best_turn, solve

_Chooser = Callable[[State], Move]
_ONCE = {"endgame": "first_to_target"}
_BONUS = {"hot_dice": "bonus_turn"}
_DICE: dict[str, Any] = {
    "title": "A corner", "dice": {"count": 2, "faces": 3},
    "scoring": {"singles": {"1": 30, "2": 10}}, "end": _ONCE,
}  # fmt: skip
SHEETS = {
    "entry": {"target": 100, "turn": _BONUS, "entry": {"points": 50}},
    "minimum": {"target": 100, "turn": {**_BONUS, "minimum_bank": 50}},
    "overshoot": {"target": 100, "turn": _BONUS, "end": {**_ONCE, "overshoot": "forfeits"}},
    "entry in one throw": {
        "target": 150, "turn": _BONUS, "entry": {"points": 60, "scope": "throw"},
    },
}  # fmt: skip


def _sheet(name: str, **more: Any) -> Sheet:
    return parse_sheet(_DICE | SHEETS[name] | more, "corner")


def _begins(sheet: Sheet) -> Iterator[State]:
    """Yield a turn on the board and, if the sheet has an entry, one off it."""
    begin = start(sheet)
    board = replace(begin.board, scores=(1000, 0), standing=(ON, begin.board.standing[1]))
    yield replace(begin, board=board)
    if sheet.entry:
        yield begin


def _bonus(before: State, after: State) -> bool:
    return before.phase == "keep" and after.phase == "throw" and after.seat == before.seat


def _turn(begin: State, choose: _Chooser) -> dict[tuple[State, bool], float]:
    """Return where a turn of seat 0 leads, and whether a bonus turn begins there."""
    ends: dict[tuple[State, bool], float] = defaultdict(float)
    waiting = {begin: 1.0}
    while waiting:
        state, chance = waiting.popitem()
        for dice, odds in chances(state).items():
            before, after = state, throw(state, dice)
            while after.seat == 0 and after.phase in ("keep", "decide"):
                before, after = after, apply(after, choose(after))
            bare = replace(after, ply=0)
            if after.phase == "throw" and after.seat == 0 and not _bonus(before, after):
                waiting[bare] = waiting.get(bare, 0.0) + chance * float(odds)
            else:
                ends[bare, _bonus(before, after)] += chance * float(odds)
    return ends


def _turns_to_go(sheet: Sheet, choose: _Chooser) -> float:
    """Return how many turns seat 0 needs on average if seat 1 never scores."""
    begin = start(sheet)
    places, rows = {begin: 0}, []
    for state in (listed := [begin]):
        row: dict[int, float] = defaultdict(float)
        ended = 0.0
        for (after, bonus), chance in _turn(state, choose).items():
            ended += chance * (not bonus)
            if after.over:
                continue
            following = after if bonus else replace(forfeit(after), ply=0)
            if following not in places:
                places[following] = len(listed)
                listed.append(following)
            row[places[following]] += chance
        rows.append((ended, row))
    matrix = np.eye(len(rows))
    for at, (_, row) in enumerate(rows):
        for to, chance in row.items():
            matrix[at, to] -= chance
    return float(np.linalg.solve(matrix, [ended for ended, _ in rows])[0])


def _points_of_turn(begin: State, choose: _Chooser, on: float | None = None) -> float:
    """Return what a turn gains on average; `on`: what a bonus turn on the board does."""
    gained = again = 0.0
    for (after, bonus), chance in _turn(begin, choose).items():
        gained += chance * (after.scores[0] - begin.scores[0])
        if bonus and on is not None and after.standing[0] == ON:
            gained += chance * on
        elif bonus:
            again += chance
    return gained / (1.0 - again)


@pytest.mark.parametrize("name", SHEETS)
def test_a_sprinter_needs_as_few_turns_as_can_be(name: str):
    sheet = _sheet(name)
    least = -solve(sheet, 1).first[0]
    assert _turns_to_go(sheet, Sprinter().choose) == pytest.approx(least, abs=1e-7)


@pytest.mark.parametrize("name", [name for name in SHEETS if name != "overshoot"])
def test_a_maximiser_gains_as_many_points_as_can_be(name: str):
    far = _sheet(name, target=100_000)
    begins = {state.standing[0]: state for state in _begins(far)}
    on = _points_of_turn(begins[ON], Maximiser().choose)
    assert on == pytest.approx(best_turn(far, ON).value, abs=1e-7)
    if far.entry:
        off = _points_of_turn(begins[OFF], Maximiser().choose, on)
        best = best_turn(far, OFF)
        assert off == pytest.approx(best.value, abs=1e-7)
        points = sum(points * chance for points, chance in best.distribution.items())
        assert points == pytest.approx(off, abs=1e-7)
