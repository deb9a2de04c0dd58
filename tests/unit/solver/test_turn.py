"""One turn by itself, against the core, a slow twin, and published figures."""

from __future__ import annotations

import random
from collections import defaultdict
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.support.games import SHEETS
from tests.support.small import small
from tests.support.states import changed
from tests.twins.naive_alone import best_points, grow, settle, turn_of

import greed
from greed.core.dice import throws
from greed.core.errors import Unsolvable
from greed.core.game import apply, legal_moves, throw
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import OFF, ON, OUT, State
from greed.core.turn import Hand, bust_chance, rules_of
from greed.graph import NEVER
from greed.solver.turn import BestTurn, average_reward, best_turn, odds
from greed.testing.strategies import sheets

CAP = 500
FEW = [name for name in SHEETS if "zilch" not in name or name == "classic+zilch"]
HOUSE_RULES = [
    "basic(hot_dice_must_roll=true,end_doubles_must_roll=false)",
    "classic(turn.minimum_bank=150,keep=forced)",
    "classic(stop_before_entry=refused)",
    "official(carry_lock=any_score,entry_carry=exclude_attempt)",
    "ten-dice(bonus_on_opening=false)",
    "zilch-online(strikes.score_floor=true)",
    "classic+zilch(zilch_before_entry=true)",
    "koans(hot_dice=ends_turn)",
]


def standings(sheet: Sheet) -> list[Any]:
    return [ON] if sheet.entry is None else [ON, OFF, *([OUT] if sheet.strikes else [])]


def turns(name: str) -> list[BestTurn]:
    sheet = greed.load(name)
    return [best_turn(sheet, standing) for standing in standings(sheet)]


# -- the odds of a throw


@pytest.mark.parametrize("name", FEW)
def test_the_odds_of_a_hand_are_those_counted_in_fractions(name: str):
    sheet = greed.load(name)
    rules = rules_of(sheet)
    found = odds(sheet)
    assert tuple(each.hand for each in found) == greed.hands(sheet)
    for each in found:
        points: dict[int, Fraction] = defaultdict(Fraction)
        left: dict[int, Fraction] = defaultdict(Fraction)
        failed = Fraction(0)
        for fallen, chance in throws(each.hand.dice, sheet.dice.faces).items():
            cast = rules.cast(each.hand, fallen)
            if cast.ways:
                most, dice = max((way.points, way.hand.dice) for way in cast.ways)
                points[most] += chance
                left[dice] += chance
            else:
                points[0] += chance
                failed += chance * cast.missed
        lost = float(bust_chance(rules, each.hand))
        assert each.bust + each.failed == pytest.approx(lost, abs=1e-14)
        assert each.failed == pytest.approx(float(failed), abs=1e-14)
        assert each.points == pytest.approx({p: float(c) for p, c in points.items()}, abs=1e-14)
        assert each.left == pytest.approx({d: float(c) for d, c in left.items()}, abs=1e-14)


@pytest.mark.parametrize("name", SHEETS)
def test_the_chances_of_a_hand_add_up(name: str):
    for each in odds(greed.load(name)):
        assert sum(each.points.values()) == pytest.approx(1, abs=1e-14)
        assert sum(each.left.values()) == pytest.approx(each.goes_on, abs=1e-14)


# -- the best turn


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("koans", 278.816313912405), ("official", 425.372521141208),
        ("ten-dice", 962.334333234206), ("basic", 570.756964534901),
        ("farkle", 542.063243999272), ("farkle-minimal", 446.571440343728),
        ("kingdom-come", 564.437620413851), ("zilch-online", 623.017488974821),
        ("classic", 548.607497333124), ("classic+zilch", 566.671824844993),
    ],
)  # fmt: skip
def test_a_best_turn_gains_what_it_always_did(name: str, points: float):
    assert best_turn(greed.load(name)).value == pytest.approx(points, abs=1e-9)


@pytest.mark.parametrize("name", [*SHEETS, *HOUSE_RULES])
def test_the_best_turn_is_that_of_the_twin(name: str):
    sheet = small(name, dice=4)
    for standing in standings(sheet):
        found = best_turn(sheet, standing, cap=CAP).value
        assert found == pytest.approx(best_points(turn_of(sheet, (0, standing, 0)), CAP), abs=1e-9)


@pytest.mark.parametrize(
    ("name", "standing"),
    [
        ("official", ON), ("official", OFF), ("basic", ON), ("classic+amish", ON),
        ("classic+amish+zilch", ON),
    ],
)  # fmt: skip
def test_an_attempt_at_a_carryover_has_the_value_that_the_twin_finds(name: str, standing: Any):
    sheet = small(name, dice=4)
    found = best_turn(sheet, standing, cap=CAP)
    for number, hand in enumerate(found.graph.offers):
        for points in (50, 200, 350):
            fresh = turn_of(sheet, (0, standing, 0))
            attempt = changed(fresh, hand=hand, points=points, inherited=points)
            assert found.attempt(number, points) == pytest.approx(
                best_points(attempt, CAP), abs=1e-9
            )


@pytest.mark.parametrize(
    ("name", "bank_from"),
    [
        ("classic", {1: 300, 2: 250, 3: 450}),
        ("zilch-online", {6: None}),  # they can't bust, so nobody banks them
    ],
)
def test_when_to_bank_is_known_by_the_dice(name: str, bank_from: dict[int, int | None]):
    found = {each.hand: each.points for each in best_turn(greed.load(name)).thresholds}
    assert {dice: found[Hand(dice)] for dice in bank_from} == bank_from


@pytest.mark.parametrize("name", SHEETS)
def test_a_turn_keeps_its_laws(name: str):
    for turn in turns(name):
        assert all(each.simple for each in turn.thresholds), "a threshold has an exception"
        mean = sum(points * chance for points, chance in turn.distribution.items())
        assert mean == pytest.approx(turn.value, abs=1e-9)
        assert sum(turn.distribution.values()) == pytest.approx(1, abs=1e-12)
        for node, most in enumerate(turn.graph.most):
            if most < NEVER:
                continue
            values = [turn.thrown(node, row) for row in range(turn.rows - 5, turn.rows + 5)]
            steps = [b - a for a, b in pairwise(values)]
            assert steps == pytest.approx([steps[-1]] * len(steps), abs=1e-9), "lines have a bend"


def test_nobody_banks_below_the_least_bank():
    turn = best_turn(greed.load("zilch-online"))
    assert min(each.least for each in turn.thresholds) == 300
    assert min(points for points in turn.distribution if points) == 300


def test_a_cap_costs_points_and_a_wide_one_costs_nothing():
    sheet = greed.load("classic")
    free = best_turn(sheet).value
    assert best_turn(sheet, cap=2000).value < free
    assert best_turn(sheet, cap=500_000).value == pytest.approx(free, abs=1e-9)


def test_a_cap_between_two_numbers_of_points_is_in_the_distribution():
    turn = best_turn(greed.load("koans"), cap=320)
    assert max(turn.distribution) == 320
    mean = sum(points * chance for points, chance in turn.distribution.items())
    assert mean == pytest.approx(turn.value, abs=1e-9)


def test_a_carryover_with_more_points_is_better_and_worth_an_attempt_from_some_on():
    turn = best_turn(greed.load("official"))
    values = [turn.attempt(0, points) for points in range(50, 50_000, 50)]
    assert values == sorted(values)
    from_here = turn.accepts_from(0)
    assert from_here is not None
    assert turn.attempt(0, from_here) >= turn.value > turn.attempt(0, from_here - 50)


def test_a_player_who_is_offered_nothing_attempts_nothing():
    turn = best_turn(greed.load("classic+amish"), OFF)
    assert turn.accepts_from(0) is None
    with pytest.raises(Unsolvable, match="offered nothing"):
        turn.attempt(0, 500)


@pytest.mark.parametrize("name", ["official", "classic", "basic", "classic+zilch", "koans"])
@pytest.mark.parametrize("standing", [ON, OFF])
def test_no_single_deviation_improves_a_turn(name: str, standing: Any):
    # From random states the value of a throw is, through the core, the mean of the best moves.
    sheet = greed.load(name)
    if standing not in standings(sheet):
        return
    turn, rng, tried = best_turn(sheet, standing), random.Random(5), 0

    def value(state: State) -> float:
        ways = []
        if state.hand.dice:
            ways.append(turn.thrown(turn.graph.find(state), state.points // turn.graph.unit))
        if "bank" in legal_moves(state):
            ways.append(float(apply(state, "bank").scores[0]))
        return max(ways)

    while tried < 6:
        state = turn_of(sheet, (0, standing, 0))
        for _ in range(rng.randint(0, 3)):
            after = throw(state, rng.choices(range(1, 7), k=state.hand.dice))
            if after.phase == "keep":
                after = apply(after, rng.choice(list(legal_moves(after))))
            if after.phase != "decide" or after.seat or not after.hand.dice:
                break
            state = apply(after, "roll")
        expected = 0.0
        for dice, chance in throws(state.hand.dice).items():
            after = throw(state, dice)
            if after.phase == "keep":
                expected += float(chance) * max(value(apply(after, m)) for m in legal_moves(after))
            elif after.phase == "decide":
                expected += float(chance) * value(after)
        row = state.points // turn.graph.unit
        assert turn.thrown(turn.graph.find(state), row) == pytest.approx(expected, abs=1e-9)
        tried += 1


_ENDLESS = {
    "every throw scores": {
        "dice": {"count": 1, "faces": 2}, "scoring": {"singles": {"1": 100, "2": 50}},
    },
    "bonus turns follow for ever": {
        "dice": {"count": 1, "faces": 2}, "scoring": {"singles": {"1": 100, "2": 50}},
        "turn": {"hot_dice": "bonus_turn"},
    },
    "points for nothing": {
        "dice": {"count": 1}, "scoring": {"singles": {"1": 50}, "nothing": 50},
    },
}  # fmt: skip


@pytest.mark.parametrize("rules", _ENDLESS.values(), ids=_ENDLESS)
def test_points_without_end_are_refused(rules: dict[str, Any]):
    sheet = parse_sheet({"title": "endless", "target": 1000, **rules}, "endless")
    for ask in (best_turn, average_reward):
        with pytest.raises(Unsolvable, match="without end"):
            ask(sheet)


def test_a_turn_that_only_enters_has_chances_where_one_on_the_board_goes_on_without_end():
    sheet = greed.loads(
        'title = "Once"\ntarget = 50\ndice = { count = 1 }\n'
        "scoring = { singles = { 1 = 50 }, nothing = 50, repeat_sets = false }\n"
        'entry = { points = 50, scope = "throw", ends_turn = true }\n'
        'end = { endgame = "first_to_target", overshoot = "forfeits" }'
    )
    assert best_turn(sheet, OFF).distribution == pytest.approx({0: 5 / 6, 50: 1 / 6})


def test_a_bonus_turn_on_points_that_are_not_recorded_is_the_same_turn_again():
    sheet = parse_sheet(
        {
            "title": "again", "target": 500, "dice": {"count": 2},
            "scoring": {
                "singles": {"1": 100, "5": 100}, "straights": [{"faces": [5, 6], "points": 800}],
            },
            "turn": {"hot_dice": "bonus_turn", "minimum_bank": 50},
            "entry": {"points": 200, "scope": "throw"},
        },
        "again",
    )  # fmt: skip
    found = best_turn(sheet, OFF, cap=CAP).value
    assert found == pytest.approx(best_points(turn_of(sheet, (0, OFF, 0)), CAP), abs=1e-9)


@settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(sheet=sheets(max_dice=4), data=st.data())
def test_every_drawn_sheet_is_solved_or_refused_by_name(sheet: Sheet, data: st.DataObject):
    standing = data.draw(st.sampled_from(standings(sheet)))
    cap = data.draw(st.sampled_from([None, 200, 1000]))
    try:
        turn = best_turn(sheet, standing, cap)
    except Unsolvable:
        return
    mean = sum(points * chance for points, chance in turn.distribution.items())
    assert mean == pytest.approx(turn.value, rel=1e-9, abs=1e-9)
    assert sum(turn.distribution.values()) == pytest.approx(1, abs=1e-11)


@settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(sheet=sheets(max_dice=3))
def test_the_best_turn_of_a_drawn_sheet_is_that_of_the_twin(sheet: Sheet):
    # The twin ends games at the target, and comes to rest only where every throw can bust.
    plain = sheet.turn.hot_dice != "bonus_turn" and not sheet.carryover
    assume(plain and not sheet.turn.end_doubles and sheet.end.overshoot == "allowed")
    assume(all(each.bust + each.failed > 0 for each in odds(sheet)))
    try:
        found = best_turn(sheet, cap=CAP).value
    except Unsolvable:
        return
    assert found == pytest.approx(best_points(turn_of(sheet, (0, ON, 0)), CAP), rel=1e-6, abs=1e-6)


# -- the long run


def test_the_long_run_is_that_of_the_twin():
    sheet = small("zilch-online")
    begins = [turn_of(sheet, (0, ON, strikes)) for strikes in range(3)]
    trees = [grow(begin, CAP) for begin in begins]
    loss, values = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]
    held: list[dict[State, float]] = [{}, {}, {}]

    def worth(end: tuple[str, tuple[int, int, int]]) -> float:
        _, (score, _, strikes) = end
        return min(score, CAP) - loss[strikes]

    for _ in range(60):
        for strikes in range(3):
            settle(trees[strikes], worth, held[strikes])
        values = [held[strikes][begins[strikes]] for strikes in range(3)]
        loss = [values[0] - value for value in values]
    found = average_reward(sheet, cap=CAP)
    assert found.gain == pytest.approx(values[0], abs=1e-9)
    assert found.loss == pytest.approx(loss, abs=1e-9)


@pytest.mark.parametrize("name", ["classic", "ten-dice", "official"])
def test_without_fines_the_long_run_is_the_best_turn_again_and_again(name: str):
    sheet = greed.load(name)
    found = average_reward(sheet)
    assert found.gain == pytest.approx(best_turn(sheet).value, abs=1e-9)
    assert found.loss == (0.0,)


def test_a_reset_has_no_price_per_turn():
    with pytest.raises(Unsolvable, match="what they cost depends on the score"):
        average_reward(greed.load("classic+zilch"))


def test_a_fine_where_no_throw_busts_costs_nothing():
    sheet = parse_sheet(
        {
            "title": "safe", "target": 100, "dice": {"count": 1},
            "scoring": {"singles": {"1": 50}, "nothing": 50}, "turn": {"hot_dice": "ends_turn"},
            "strikes": {"effect": "penalty", "penalty": 50},
        },
        "safe",
    )  # fmt: skip
    # Five throws in six go on with 50 points more, the sixth ends the turn with them.
    found = average_reward(sheet)
    assert found.gain == pytest.approx(300)
    assert found.loss == (0.0,)
