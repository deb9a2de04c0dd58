"""The naive twin against what the sheets print: worked examples and known counts."""

import json
from collections import Counter
from itertools import combinations_with_replacement
from math import factorial
from pathlib import Path
from typing import Any

import pytest
from tests.twins.naive_referee import NaiveReferee
from tests.twins.naive_scoring import Dice, all_scoring_dice, legal_keeps

EXAMPLES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "worked_examples.json").read_text(encoding="utf-8")
)


def examples(kind: str) -> list[Any]:
    return [
        pytest.param(example, id=f"{example['game']}: {example['text']}")
        for example in EXAMPLES
        if example["kind"] == kind
    ]


def throws(dice: int) -> list[Dice]:
    return list(combinations_with_replacement(range(1, 7), dice))


def ways(throw: Dice) -> int:
    """How many of the ordered outcomes show this multiset."""
    count = factorial(len(throw))
    for repeated in Counter(throw).values():
        count //= factorial(repeated)
    return count


@pytest.mark.parametrize("example", examples("score"))
def test_a_throw_scores_what_the_sheet_says_or_its_correction(example: dict[str, Any]) -> None:
    scored = all_scoring_dice(example["game"], tuple(example["throw"]))
    kept, points = scored if scored is not None else ((), 0)
    assert points == example["correct"]
    if "dice_left" in example:
        assert len(example["throw"]) - len(kept) == example["dice_left"]


@pytest.mark.parametrize("example", examples("keeps"))
def test_the_keeps_of_a_throw_are_those_of_the_sheet(example: dict[str, Any]) -> None:
    keeps = legal_keeps(example["game"], tuple(example["throw"]))
    by_text = {" ".join(map(str, kept)): points for kept, points in keeps.items()}
    for text, points in example["correct"].items():
        assert by_text.get(text) == points
    if example.get("all_keeps"):
        assert by_text == example["correct"]


@pytest.mark.parametrize("example", examples("course"))
def test_a_course_of_play_goes_as_the_sheet_tells_it(example: dict[str, Any]) -> None:
    referee = NaiveReferee(example["game"], example["seats"], **example.get("options", {}))

    def check(expected: dict[str, Any]) -> None:
        for name, value in expected.items():
            seen = sorted(referee.legal()) if name == "legal" else getattr(referee, name)
            assert seen == value, name

    for step in example["steps"]:
        if isinstance(step, dict):
            check(step)
        elif step.startswith("throw "):
            referee.throw([int(face) for face in step.split()[1:]])
        else:
            referee.do(step)
    check(example["correct"])


@pytest.mark.parametrize("example", [e for e in EXAMPLES if e["kind"] == "score"])
def test_a_score_is_marked_as_an_error_exactly_when_it_is_one(example: dict[str, Any]) -> None:
    too_many_dice = len(example["throw"]) > 10
    wrong_sum = example["sheet_says"] != example["correct"]
    assert example["error"] == (wrong_sum or too_many_dice)


@pytest.mark.parametrize(
    ("game", "dice", "scoreless"),
    [
        *[
            (game, dice, count)
            for game in ("official", "ten-dice", "koans", "basic", "classic")
            for dice, count in enumerate((4, 16, 60, 204, 600), start=1)
        ],
        ("basic", 6, 1080),
        ("classic", 6, 1080),
        ("ten-dice", 6, 1440),
        ("ten-dice", 7, 2520),
        ("ten-dice", 8, 2520),
        ("ten-dice", 9, 0),
        ("ten-dice", 10, 0),
    ],
)
def test_the_count_of_scoreless_outcomes_is_known(game: str, dice: int, scoreless: int) -> None:
    assert sum(ways(throw) for throw in throws(dice) if not legal_keeps(game, throw)) == scoreless


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_a_carryover_attempt_fails_without_a_one_or_a_five(dice: int) -> None:
    failed = 0
    for throw in throws(dice):
        referee = NaiveReferee("official", 2)
        referee.offer = {
            "points": 1000,
            "dice": dice,
            "sets": frozenset(),
            "dead_dice_aside": False,
            "made_by": 1,
        }
        referee.start_turn(0)
        referee.do("accept")
        referee.throw(throw)
        failed += ways(throw) if referee.phase != "keep" else 0
    assert failed == 4**dice


def test_two_dice_of_basic_are_rescued_by_four_pairs_and_bust_in_twelve_ways() -> None:
    seen: Counter[str] = Counter()
    for throw in throws(2):
        referee = NaiveReferee("basic", 2)
        referee.throw((1, 1, 1, 5, 2, 3))
        referee.do("keep 1 1 1 5")
        referee.do("roll")
        referee.throw(throw)
        seen["bust" if referee.seat == 1 else referee.phase] += ways(throw)
    assert seen == {"bust": 12, "decide": 4, "keep": 20}


@pytest.mark.parametrize("repeat_sets", [True, False])
@pytest.mark.parametrize("dice", range(1, 11))
def test_a_forced_keep_is_the_only_one(dice: int, repeat_sets: bool) -> None:
    for throw in throws(dice):
        assert len(legal_keeps("ten-dice", throw, repeat_sets=repeat_sets)) <= 1


@pytest.mark.parametrize(
    ("game", "throw", "options", "keeps"),
    [
        ("official", (3, 4, 5, 6), {}, {(5,): 50}),
        ("official", (1, 1, 2, 3, 4), {}, {(1, 2, 3, 4): 750, (1, 1, 2, 3, 4): 850}),
        ("official", (1, 2, 3, 4, 5), {}, {(1, 2, 3, 4): 750, (1, 2, 3, 4, 5): 1500}),
        ("official", (1, 2, 3, 4, 6), {}, {(1, 2, 3, 4): 750, (1, 2, 3, 4, 6): None}),
        ("official", (2, 2, 5), {"dead_dice_keepable": True}, {(2, 2, 5): 50, (2, 2): None}),
        ("ten-dice", (1,) * 5, {}, {(1,) * 5: 1200}),
        ("ten-dice", (1,) * 6, {}, {(1,) * 6: 2000}),
        ("ten-dice", (1,) * 6, {"repeat_sets": False}, {(1,) * 6: 1300}),
        ("ten-dice", (2,) * 6, {}, {(2,) * 6: 400}),
        ("ten-dice", (2,) * 6, {"repeat_sets": False}, {(2,) * 3: 200}),
        ("ten-dice", (1, 1, 5, 5, 2, 2, 2, 3, 3, 3), {}, {(1, 1, 2, 2, 2, 3, 3, 3, 5, 5): 800}),
        ("koans", (1,) * 5, {}, {(1,) * 5: 1200, (1,): None}),
        ("koans", (2,) * 5, {}, {(2,) * 3: 200, (2,) * 5: None}),
        ("koans", (5,) * 4, {}, {(5,) * 4: 550}),
        ("basic", (6, 6, 6, 6, 3, 3), {}, {(6, 6, 6, 6): 1200, (3, 3, 6, 6, 6, 6): 1000}),
        ("basic", (6, 6, 6, 6, 3, 3), {"pairs_accept_quad": False}, {(3, 3, 6, 6, 6, 6): None}),
        ("basic", (1, 1, 1, 1, 5, 5), {}, {(1, 1, 1, 1, 5, 5): 2100}),
        ("basic", (4, 4, 2, 2), {}, {(2, 2, 4, 4): None}),
        ("classic", (2, 2, 2, 2, 3, 3), {}, {(2, 2, 2, 2): 400, (2, 2, 2, 2, 3, 3): None}),
        ("classic", (2, 2, 2, 2, 3, 3), {"pairs_accept_quad": True}, {(2, 2, 2, 2, 3, 3): 800}),
        ("classic", (3, 3, 3, 3, 1, 1), {}, {(1, 1, 3, 3, 3, 3): 800}),
        ("classic", (5, 5, 2), {"keep": "forced"}, {(5, 5): 100, (5,): None}),
        ("classic", (3, 2, 2), {"sets": frozenset({3})}, {(3,): 0, (2,): None}),
        ("classic", (3, 5), {"sets": frozenset({3})}, {(3,): 0, (5,): 50, (3, 5): 50}),
        (
            "classic",
            (3, 5),
            {"sets": frozenset({3}), "addon_with_scoring": False},
            {(3,): None, (5,): 50, (3, 5): None},
        ),
        ("classic", (3, 3, 3), {"sets": frozenset({3})}, {(3,): 0, (3, 3): 0, (3, 3, 3): 300}),
    ],
)
def test_the_rulings_on_single_keeps_hold(
    game: str, throw: Dice, options: dict[str, Any], keeps: dict[Dice, int | None]
) -> None:
    legal = legal_keeps(game, throw, **options)
    assert {kept: legal.get(kept) for kept in keeps} == keeps


@pytest.mark.parametrize("dice", range(1, 6))
def test_official_points_are_a_function_of_the_chosen_keep_alone(dice: int) -> None:
    known: dict[Dice, int] = {}
    for throw in throws(dice):
        for kept, points in legal_keeps("official", throw).items():
            assert known.setdefault(kept, points) == points
