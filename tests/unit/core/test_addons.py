"""Dice added to sets kept earlier."""

import greed
from greed import Hand, State
from greed.testing import course

THREES = "432363 k333 roll "


def play(script: str, rules: str = "", name: str = "classic+zilch") -> State:
    return course(greed.load(name + rules), script)


def moves(state: State) -> str:
    return ", ".join(map(str, greed.legal_moves(state)))


def test_a_set_of_three_may_be_built_on():
    state = play(THREES + "322")
    assert moves(state) == "keep 3"
    assert course(state, "k3").points == 300
    assert course(state, "k3").hand == Hand(2, sets=(3,))


def test_without_the_rule_the_throw_is_a_bust():
    assert play(THREES + "322", name="classic").seat == 1


def test_a_set_of_the_same_throw_is_no_earlier_set():
    assert moves(play("333324")) == "keep 3 3 3, keep 3 3 3 3"


def test_dice_that_score_singly_need_no_adding():
    assert play("111234 k111").hand == Hand(3)


def test_a_pair_is_no_set_to_build_on():
    assert play("112334 k11 roll 3346").seat == 1


def test_dice_are_added_beside_scoring_ones():
    assert moves(play(THREES + "352")) == "keep 3, keep 5, keep 3 5"


def test_dice_may_be_added_only_where_nothing_scores():
    state = play(THREES + "352", "(addon_with_scoring=false)")
    assert moves(state) == "keep 5"
    assert greed.legal_moves(state).why_not("keep 3") == (
        "dice may be added to a set only when the throw scores nothing else"
    )
    assert moves(play(THREES + "322", "(addon_with_scoring=false)")) == "keep 3"


def test_dice_that_score_nothing_are_not_to_blame_where_they_may_be_kept():
    state = play(THREES + "352", "(addon_with_scoring=false,dead_dice_keepable=true)")
    assert greed.legal_moves(state).why_not("keep 2 3") == (
        "dice may be added to a set only when the throw scores nothing else"
    )


def test_a_second_triple_scores_as_a_set():
    assert play(THREES + "333 k333").points == 600


def test_added_dice_count_when_all_dice_have_scored():
    assert play(THREES + "332 k33 roll 5 k5").hand == Hand(6)


def test_added_dice_may_forbid_hot_dice_for_the_whole_turn():
    rules = "(addon_hot_dice=false)"
    state = play(THREES + "332 k33", rules)
    assert state.hand == Hand(1, dead=True, sets=(3,))
    state = course(state, "roll 5 k5")
    assert state.hand == Hand(0)
    assert moves(state) == "bank"


def test_hot_dice_clear_the_sets():
    assert play("222333 k222333").hand == Hand(6)


def test_sets_of_several_faces_are_remembered_in_order():
    assert play("666234 k666 roll 222 k222").hand == Hand(6)
    state = greed.parse_position("classic+zilch 600,0? 1/1 throw 4 - 100 - - 9")
    assert course(state, "6662 k666").hand == Hand(1, sets=(6,))
    line = "classic+zilch(dice.count=8) 600,0? 1/1 throw 5+6 - 600 - - 9"
    assert course(greed.parse_position(line), "22233 k222").hand == Hand(2, sets=(2, 6))


BOARD = "111234 k111 bank 111234 k111 bank decline " + "432363 k333 bank accept "


def test_sets_go_over_with_a_carryover_where_the_sheet_says_so():
    name = "classic+amish+zilch"
    state = play(BOARD, name=name)
    assert state.hand == Hand(3, attempt=True, sets=(3,))
    assert moves(course(state, "322")) == "keep 3"
    alone = play(BOARD, "(addon_inherited=false)", name=name)
    assert alone.hand == Hand(3, attempt=True)
    assert course(alone, "322").seat == 0


def test_an_attempt_that_must_keep_all_may_add_dice():
    state = play(BOARD + "352", "(carryover_keep=all)", name="classic+amish+zilch")
    assert moves(state) == "keep 5, keep 3 5"


def test_a_forced_keep_leaves_adding_to_the_player():
    state = play(THREES + "352", "(turn.keep=forced)")
    assert moves(state) == "keep 5, keep 3 5"
    assert moves(play(THREES + "332", "(turn.keep=forced)")) == "keep 3, keep 3 3"
