"""Every move and hand of each preset, counted and pinned; for koans one by one.

The slow twin asks each throw of a hand for its keeps.
"""

import hashlib

import pytest
from tests.support.games import SHEETS

import greed
from greed.core.dice import multisets
from greed.core.turn import rules_of
from greed.testing.play import careless, play

MIXTURES = ["koans+amish+zilch+hsw", "official(dead_dice_keepable=true,repeat_sets=false)"]


def test_the_moves_and_hands_of_every_sheet_are_as_before(golden):
    lines = ["sheet: number of moves, SHA-256 of them as lines; number of hands", ""]
    for name in SHEETS:
        sheet = greed.load(name)
        moves = "\n".join(map(str, greed.moves(sheet)))
        digest = hashlib.sha256(moves.encode()).hexdigest()
        count = len(greed.moves(sheet))
        lines.append(f"{name}: {count} {digest}; {len(greed.hands(sheet))}")
    lines += ["", "koans, move by move", "", *map(str, greed.moves(greed.load("koans")))]
    golden("moves.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("name", [*SHEETS, *MIXTURES])
def test_moves_come_once_each_in_the_order_promised(name: str):
    moves = greed.moves(greed.load(name))
    kinds = ["accept", "decline", "roll", "bank", "keep"]
    assert list(moves) == sorted(
        set(moves), key=lambda move: (kinds.index(move.kind), len(move.dice), move.dice)
    )


@pytest.mark.parametrize("name", ["koans", "koans+amish+zilch+hsw", "official"])
def test_a_keep_is_listed_if_and_only_if_some_throw_of_some_hand_allows_it(name: str):
    sheet = greed.load(name)
    rules = rules_of(sheet)
    allowed = {
        move
        for hand in greed.hands(sheet)
        for throw in multisets(hand.dice, sheet.dice.faces)
        for move in rules.cast(hand, throw).moves
    }
    assert {move for move in greed.moves(sheet) if move.kind == "keep"} == allowed


@pytest.mark.parametrize("name", [*SHEETS, *MIXTURES])
def test_every_move_that_is_legal_in_a_game_is_listed(name: str):
    sheet = greed.load(name)
    listed = set(greed.moves(sheet))
    hands = set(greed.hands(sheet))
    for before, _, _ in play(sheet, [careless] * 3, seed=3, most=400):
        assert listed.issuperset(greed.legal_moves(before))
        assert before.phase != "throw" or before.hand in hands


def test_sheets_without_carryover_have_no_answers_and_a_die_alone_is_never_rolled_again():
    sheet = greed.loads(
        'title = "One die"\ntarget = 100\ndice = { count = 1 }\nturn = { hot_dice = "ends_turn" }\n'
        "scoring = { singles = { 1 = 10, 5 = 5 } }"
    )
    assert [str(move) for move in greed.moves(sheet)] == ["bank", "keep 1", "keep 5"]
