"""Every worked example of the five sheets; those the sheet gets wrong are marked as its errors."""

import json
from pathlib import Path
from typing import Any

import pytest

import greed
from greed import Sheet, State
from greed.core.scoring import Scorer
from greed.core.state import ON

EXAMPLES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "worked_examples.json").read_text(encoding="utf-8")
)


def examples(kind: str) -> list[Any]:
    return [
        pytest.param(example, id=f"{example['game']}: {example['text']}")
        for example in EXAMPLES
        if example["kind"] == kind
    ]


def sheet_of(example: dict[str, Any]) -> Sheet:
    options = example.get("options", {})
    assert all(value is True for value in options.values())
    return greed.load("+".join([example["game"], *options]))


def faces(text: str) -> list[int]:
    return [int(face) for face in text.split()[1:]]


def view(state: State) -> dict[str, Any]:
    """What the examples speak of, in their words."""
    return {
        "phase": state.phase,
        "seat": state.seat,
        "scores": list(state.scores),
        "turn_points": state.points,
        "dice_to_throw": state.hand.dice,
        "on_board": [standing == ON for standing in state.standing],
        "legal": sorted(map(str, greed.legal_moves(state))),
    }


def test_every_example_is_of_a_known_kind():
    assert {example["kind"] for example in EXAMPLES} == {"score", "keeps", "course"}
    assert len(EXAMPLES) > 40


@pytest.mark.parametrize("example", examples("score"))
def test_a_throw_scores_what_the_sheet_says_or_its_correction(example: dict[str, Any]):
    throw = tuple(sorted(example["throw"]))
    legal = Scorer(sheet_of(example)).keeps(throw, forced=True)
    points, kept = (legal[0].points, legal[0].dice) if legal else (0, ())
    assert points == example["correct"]
    assert points == example["sheet_says"] or example["error"]
    if "dice_left" in example:
        assert len(throw) - len(kept) == example["dice_left"]


@pytest.mark.parametrize("example", examples("keeps"))
def test_the_keeps_of_a_throw_are_those_of_the_sheet(example: dict[str, Any]):
    legal = Scorer(sheet_of(example)).keeps(tuple(sorted(example["throw"])))
    keeps = {" ".join(map(str, keep.dice)): keep.points for keep in legal}
    assert {text: keeps.get(text) for text in example["correct"]} == example["correct"]
    if example.get("all_keeps"):
        assert keeps == example["correct"]


@pytest.mark.parametrize("example", examples("course"))
def test_a_course_of_play_goes_as_the_sheet_tells_it(example: dict[str, Any]):
    state = greed.start(sheet_of(example), example["seats"])
    for step in [*example["steps"], example["correct"]]:
        if isinstance(step, dict):
            seen = view(state)
            assert {name: seen[name] for name in step} == step
        elif step.startswith("throw "):
            state = greed.throw(state, faces(step))
        else:
            state = greed.apply(state, step)
