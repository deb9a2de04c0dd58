"""The two-player race against a slow twin, for every rule of the family, on small sheets."""

from typing import Any

import pytest
from tests.twins.slow_race import SlowRace

from greed.core.sheet import (
    AddOns,
    Carryover,
    Dice,
    End,
    Entry,
    Scoring,
    Sheet,
    Strikes,
    Turn,
)
from greed.core.state import State
from greed.solver import Solution, solve

# Two dice: 1 and 5 score singly, two 3s only together; one die in three, two in nine score all.
_SCORING = Scoring(singles={1: 20, 5: 10}, kinds={2: {3: 30}})
# For games that have no highest score: two dice of nine faces score all but seldom.
_RARE = Scoring(singles={1: 10, 5: 10})
_RAREST = Scoring(singles={1: 10})
_GENEROUS = Scoring(singles={1: 30, 5: 10, 2: 10, 3: 10})
_FIRST = End(endgame="first_to_target")
_ZILCH = Strikes(reentry=Entry(points=30, scope="throw"))
_AMISH = Carryover(who_may_take="on_board")
_HSW = End(endgame="deposed_and_waiting")
_CUT_OFF = 2e-11  # what the twin may be off by, which goes round until little changes
_LAST = Turn(hot_dice="ends_turn")  # a turn of two throws at most: nothing is cut off


def _sheet(title: str, **rules: Any) -> Sheet:
    told: dict[str, Any] = {
        "target": 80, "dice": Dice(count=2), "scoring": _SCORING, "end": _FIRST, **rules,
    }  # fmt: skip
    return Sheet(title=title, **told)


def _classic(amish: bool, zilch: bool, hsw: bool) -> Sheet:
    name = "classic" + "+amish" * amish + "+zilch" * zilch + "+hsw" * hsw
    return _sheet(
        name,
        target=60 if zilch else 80,
        turn=_LAST if hsw and (amish or zilch) else Turn(),
        entry=Entry(points=20),
        end=_HSW if hsw else _FIRST,
        carryover=_AMISH if amish else None,
        strikes=_ZILCH if zilch else None,
        addons=AddOns() if zilch else None,
    )


SHEETS = [
    *[
        _classic(amish, zilch, hsw)
        for amish in (False, True)
        for zilch in (False, True)
        for hsw in (False, True)
    ],
    _sheet(
        "official", target=60, turn=_LAST, end=End(endgame="rechallenge_all", tie="first_to_reach"),
        entry=Entry(points=20, stop_before_entry="refused"),
        carryover=Carryover(success="one_or_five", carry_lock="one_or_five"),
    ),
    _sheet(
        "official with hot dice", target=40, dice=Dice(count=2, faces=9),
        scoring=_RARE, end=End(endgame="rechallenge_all"),
        carryover=Carryover(success="one_or_five", carry_lock="one_or_five"),
    ),
    _sheet(
        "official, all kept, own throws after the attempt", target=60, turn=_LAST,
        end=End(endgame="rechallenge_rounds", tie="first_to_reach"),
        entry=Entry(points=20, stop_before_entry="refused"),
        carryover=Carryover(
            success="one_or_five", carry_lock="any_score", carryover_keep="all",
            entry_carry="exclude_attempt",
        ),
    ),
    _sheet(
        "all points count for entry", target=60, turn=_LAST, end=End(),
        entry=Entry(points=30), carryover=Carryover(entry_carry="count_all"),
    ),
    _sheet(
        "no offers off the board nor at the end", target=60, turn=_LAST, end=End(),
        entry=Entry(points=30),
        carryover=Carryover(entry_carry="forbid_offer", endgame_carryover=False),
    ),
    _sheet(
        "all dice offered", target=60, end=_FIRST,
        carryover=Carryover(offer_after_all_dice="fresh_set"),
    ),
    _sheet(
        "basic", target=40, end=End(), carryover=Carryover(),
        turn=Turn(end_doubles=True, hot_dice="ends_turn"), dice=Dice(count=3),
    ),
    _sheet(
        "basic with hot dice", target=40, carryover=Carryover(),
        turn=Turn(end_doubles=True, hot_dice_must_roll=True), dice=Dice(count=3),
    ),
    _sheet(
        "koans", dice=Dice(count=2, faces=9), scoring=_RARE, entry=Entry(points=20),
        turn=Turn(keep="forced"), end=End(),
    ),
    _sheet(
        "ten dice", target=40, dice=Dice(count=2, faces=9), scoring=_RAREST,
        entry=Entry(points=20, scope="throw", ends_turn=True), end=End(endgame="finish_round"),
        turn=Turn(keep="forced", hot_dice="bonus_turn"),
    ),
    _sheet(
        "ten dice, one last turn", target=40, end=End(), dice=Dice(count=2, faces=9),
        scoring=_RAREST,
        entry=Entry(points=20, scope="throw", ends_turn=True),
        turn=Turn(keep="forced", hot_dice="bonus_turn"),
    ),
    _sheet("bonus turns at once", end=_FIRST, turn=Turn(hot_dice="bonus_turn")),
    # Whoever reaches the target will often be beaten: better stay below, with fewer points.
    _sheet(
        "a last turn that is feared", target=60, dice=Dice(count=3, faces=5), scoring=_GENEROUS,
        turn=_LAST, end=End(),
    ),
    _sheet(
        "finish the round", dice=Dice(count=2, faces=9), scoring=_RARE,
        end=End(endgame="finish_round", tie="first_to_reach"),
    ),
    _sheet(
        "finish the round with offers", target=50, end=End(endgame="finish_round"),
        carryover=Carryover(), entry=Entry(points=20), turn=_LAST,
    ),
    _sheet(
        "fines", target=60, turn=Turn(minimum_bank=20, hot_dice="ends_turn"), end=End(),
        strikes=Strikes(count=2, effect="penalty", penalty=10),
    ),
    _sheet(
        "fines with a floor", target=60,
        turn=Turn(minimum_bank=20, hot_dice="ends_turn"), end=End(endgame="finish_round"),
        strikes=Strikes(count=3, effect="penalty", penalty=20, score_floor=True),
    ),
    _sheet(
        "fines and offers", target=50, turn=_LAST, carryover=Carryover(),
        strikes=Strikes(count=2, effect="penalty", penalty=10),
    ),
    _sheet(
        "fines with a floor and offers", target=50, turn=_LAST, carryover=Carryover(),
        strikes=Strikes(count=2, effect="penalty", penalty=10, score_floor=True),
    ),
    _sheet(
        "fines with a floor and entry", target=50, turn=_LAST, entry=Entry(points=20),
        strikes=Strikes(count=2, effect="penalty", penalty=10, score_floor=True),
    ),
    _sheet(
        "fines before entry", target=50, turn=_LAST, entry=Entry(points=20), end=End(),
        strikes=Strikes(
            count=2, effect="penalty", penalty=10, score_floor=True, zilch_before_entry=True
        ),
    ),
    _sheet(
        "fines and bonus turns", target=40, dice=Dice(count=2, faces=9), scoring=_RAREST,
        turn=Turn(hot_dice="bonus_turn"),
        strikes=Strikes(count=2, effect="penalty", penalty=10, score_floor=True),
    ),
    _sheet(
        "resets and bonus turns", target=40, dice=Dice(count=2, faces=9), scoring=_RAREST,
        turn=Turn(hot_dice="bonus_turn"), entry=Entry(points=10), strikes=Strikes(count=2),
    ),
    _sheet(
        "resets without entry", target=60, strikes=Strikes(count=2, effect="reset"),
    ),
    _sheet(
        "resets before entry", target=60, entry=Entry(points=20), turn=_LAST,
        strikes=Strikes(count=2, zilch_before_entry=True),
    ),
    _sheet(
        "strikes and offers for all", target=50, entry=Entry(points=20), turn=_LAST,
        strikes=Strikes(count=2, zilch_before_entry=True), carryover=Carryover(),
    ),
    _sheet(
        "exact target", target=60, end=End(endgame="first_to_target", overshoot="forfeits"),
        entry=Entry(points=20),
    ),
    _sheet("exact target, last turn", target=60, end=End(overshoot="forfeits")),
    _sheet(
        "exact target, strikes", target=60, entry=Entry(points=20), strikes=Strikes(count=2),
        end=End(endgame="first_to_target", overshoot="forfeits"),
    ),
    _sheet(
        "exact target with offers", target=60, carryover=Carryover(), turn=_LAST,
        end=End(endgame="first_to_target", overshoot="forfeits"),
    ),
    _sheet(
        "minimum with offers",
        target=60, turn=Turn(minimum_bank=30, minimum_bank_counts_carry=False),
        carryover=Carryover(carry_lock="any_score"),
    ),
    _sheet(
        "points for nothing", target=60,
        scoring=Scoring(singles={1: 20, 5: 10}, nothing=10), turn=Turn(nothing_must_roll=True),
    ),
    _sheet("a long race with one die", target=260, dice=Dice(count=1, faces=6),
        entry=Entry(points=20)),
    _sheet("a long race with one die and offers", target=250, dice=Dice(count=2, faces=5),
        carryover=Carryover(), turn=_LAST),
]  # fmt: skip


_CLOSE = {"fines": 1e-7, "official with hot dice": 5e-6}
"""Where scores fall far below 0, and where attempts of a final round lead to each other."""


def cap(sheet: Sheet) -> int:
    """Return the points at which the twin cuts a turn off, so that it comes there never, almost."""
    if sheet.turn.end_doubles or (sheet.strikes and sheet.strikes.effect == "penalty"):
        return 200
    if sheet.scoring == _RAREST:
        return 120
    if sheet.scoring == _RARE:
        return 200
    # Who needs more in one throw, or has too many points, may have a great many and no bank.
    if sheet.end.overshoot == "forfeits":
        return 1_200
    return 600 if sheet.strikes else 400


def _far(found: Solution, state: State) -> bool:
    """Say whether a state is so far out that it shows where the twin cuts games off."""
    far = max(state.points, state.offer.points if state.offer else 0)
    far = max(far, max(state.scores) - min(0, *state.scores) - found.sheet.target)
    return far > min(cap(found.sheet) // 4, 80) or min(state.scores) < 0


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.title.replace(" ", "-"))
def test_every_state_has_the_value_that_a_walk_over_the_core_finds(sheet: Sheet):
    found, slow = solve(sheet), SlowRace(sheet, cap(sheet))
    near = [(state, first) for state, first in slow.seen() if not _far(found, state)]
    begins = [each for each in near if each[0].phase == "throw" and not each[0].points]
    turns = sorted({(state.scores, state.strikes, state.seat, state.first) for state, _ in near})
    chosen = set(turns[:: len(turns) // 150 + 1])
    some = [
        (state, first)
        for state, first in near
        if (state.scores, state.strikes, state.seat, state.first) in chosen
    ]
    assert {state.phase for state, _ in some} >= {"throw", "decide"}
    assert len(begins) > 30
    close = _CLOSE.get(sheet.title, 2e-9)
    for state, first in (*begins, *some):
        assert found.value(state, 0) == pytest.approx(first, abs=close), str(state)
    assert found.residual < 1e-8


def test_an_entry_as_high_as_the_target_leaves_no_scores_between():
    sheet = _sheet("all at once", target=20, entry=Entry(points=20), turn=_LAST)
    found, slow = solve(sheet), SlowRace(sheet, cap(sheet))
    compared = [
        abs(found.value(state, 0) - first)
        for state, first in slow.seen()
        if state.phase == "throw" and not state.points
    ]
    assert len(compared) == 4
    assert max(compared) < 1e-9
