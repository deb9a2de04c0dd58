"""Every multiset of every number of dice: all legal keeps and their points, on both sides."""

from itertools import combinations_with_replacement
from typing import Any

import pytest
from tests.twins.naive_scoring import (
    FIVES,
    FOURS,
    SINGLES,
    SIXES,
    TRIPLES,
    best_complete_split,
    legal_keeps,
    sub_multisets,
)

from greed import load
from greed.core.scoring import Scorer

CHOICES: list[tuple[str, str, dict[str, Any]]] = [
    ("official", "official", {}),
    ("official", "official(turn.keep=forced)", {"keep": "forced"}),
    ("official", "official(dead_dice_keepable=true)", {"dead_dice_keepable": True}),
    ("official", "official(repeat_sets=false)", {"repeat_sets": False}),
    ("ten-dice", "ten-dice", {}),
    ("ten-dice", "ten-dice(repeat_sets=false)", {"repeat_sets": False}),
    ("koans", "koans", {}),
    ("koans", "koans(turn.keep=choose)", {"keep": "choose"}),
    ("koans", "koans(repeat_sets=false)", {"repeat_sets": False}),
    ("basic", "basic", {}),
    ("basic", "basic(turn.keep=forced)", {"keep": "forced"}),
    ("basic", "basic(pairs_accept_quad=false)", {"pairs_accept_quad": False}),
    ("basic", "basic(dead_dice_keepable=true)", {"dead_dice_keepable": True}),
    ("classic", "classic", {}),
    ("classic", "classic(turn.keep=forced)", {"keep": "forced"}),
    ("classic", "classic(pairs_accept_quad=true)", {"pairs_accept_quad": True}),
    ("classic", "classic(repeat_sets=false)", {"repeat_sets": False}),
    ("classic", "classic(dead_dice_keepable=true)", {"dead_dice_keepable": True}),
]
ADD_ONS: list[tuple[str, dict[str, Any]]] = [
    ("classic+zilch", {}),
    ("classic+zilch(addon_with_scoring=false)", {"addon_with_scoring": False}),
    ("classic+zilch(turn.keep=forced)", {"keep": "forced"}),
    (
        "classic+zilch(turn.keep=forced,addon_with_scoring=false)",
        {"keep": "forced", "addon_with_scoring": False},
    ),
]

STRAIGHT, PAIRS = (
    "123456",
    [f"{a}{a}{b}{b}{c}{c}" for a in "123456" for b in "123456" for c in "123456" if a < b < c],
)
QUADS = [f"{a * 4}{b * 2}" for a in "123456" for b in "123456" if a != b]
TRIPLETS = [f"{a * 3}{b * 3}" for a in "123456" for b in "123456" if a < b]
# The published sheets, written out line by line.
PUBLISHED: dict[str, dict[str, int]] = {
    "farkle-minimal": {**SINGLES, **TRIPLES},
    "zilch-online": {
        **SINGLES, **TRIPLES, **FOURS, **FIVES, **SIXES, STRAIGHT: 1500,
        **dict.fromkeys(PAIRS + QUADS, 1500),
    },
    "kingdom-come": {
        **SINGLES, **TRIPLES, **FOURS, **FIVES, **SIXES,
        "12345": 500, "23456": 750, STRAIGHT: 1500,
    },
    "farkle": {
        **SINGLES, **TRIPLES, "111": 300, STRAIGHT: 1500,
        **dict.fromkeys([face * 4 for face in "123456"], 1000),
        **dict.fromkeys([face * 5 for face in "123456"], 2000),
        **dict.fromkeys([face * 6 for face in "123456"], 3000),
        **dict.fromkeys(PAIRS + QUADS, 1500),
        **dict.fromkeys(TRIPLETS, 2500),
    },
}  # fmt: skip


def every_throw(most_dice: int) -> list[tuple[int, ...]]:
    return [
        throw
        for dice in range(1, most_dice + 1)
        for throw in combinations_with_replacement(range(1, 7), dice)
    ]


@pytest.mark.parametrize(("game", "name", "options"), CHOICES, ids=[case[1] for case in CHOICES])
def test_every_throw_has_the_keeps_of_the_twin(game: str, name: str, options: dict[str, Any]):
    sheet = load(name)
    scoring = Scorer(sheet)
    for throw in every_throw(sheet.dice.count):
        ours = {keep.dice: keep.points for keep in scoring.keeps(throw)}
        assert ours == legal_keeps(game, throw, **options), throw


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_throw_of_a_published_sheet_has_the_keeps_of_its_lines(name: str):
    lines = tuple(
        (tuple(sorted(int(face) for face in text)), points)
        for text, points in PUBLISHED[name].items()
    )
    scoring = Scorer(load(name))
    for throw in every_throw(6):
        ours = {keep.dice: keep.points for keep in scoring.keeps(throw)}
        values = {
            kept: best_complete_split(kept, lines, repeat_sets=True)
            for kept in sub_multisets(throw)
            if kept
        }
        assert ours == {kept: points for kept, points in values.items() if points}, throw


@pytest.mark.parametrize(("name", "options"), ADD_ONS, ids=[case[0] for case in ADD_ONS])
@pytest.mark.parametrize("sets", [(2,), (3, 6)], ids=["on 222", "on 333 and 666"])
def test_every_throw_beside_earlier_sets_has_the_keeps_of_the_twin(
    name: str, options: dict[str, Any], sets: tuple[int, ...]
):
    scoring = Scorer(load(name))
    for throw in every_throw(3):  # a set of three has been kept before
        ours = {keep.dice: keep.points for keep in scoring.keeps(throw, sets)}
        assert ours == legal_keeps("classic", throw, sets=frozenset(sets), **options), throw


@pytest.mark.parametrize("name", [case[1] for case in CHOICES])
def test_the_split_of_a_keep_uses_each_die_once_and_sums_to_its_points(name: str):
    scoring = Scorer(load(name))
    for throw in every_throw(5):
        for keep in scoring.keeps(throw):
            used = tuple(sorted(face for combo in keep.split for face in combo.dice))
            assert used == keep.dice
            assert sum(combo.points for combo in keep.split) == keep.points
