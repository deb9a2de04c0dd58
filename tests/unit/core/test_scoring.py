"""The score card of every kind of set, and the best split of dice into sets."""

from typing import Any

import pytest

import greed
from greed.core.combos import combos, kind_points, most_points
from greed.core.scoring import Scorer
from greed.core.sheet import Dice, Sheet, Straight
from greed.core.sheet import Scoring as Table


def house(dice: int = 6, faces: int = 6, **table: Any) -> Sheet:
    rules = Table(**table)
    return Sheet(title="house", target=100, dice=Dice(count=dice, faces=faces), scoring=rules)


def value(sheet: Sheet, text: str) -> int | None:
    keep = Scorer(sheet).best(tuple(map(int, text)))
    return keep.points if keep else None


TRIPLES = {1: 1000, 2: 200}


@pytest.mark.parametrize(
    ("beyond", "values"),
    [("none", [200, 0, 0, 0]), ("double", [200, 400, 800, 1600]), ("linear", [200, 400, 600, 800])],
)
def test_more_than_three_of_a_kind_are_worth_what_the_sheet_says(beyond: Any, values: list[int]):
    table = Table(triples=TRIPLES, beyond_triples=beyond)
    assert [kind_points(table, count, 2) for count in (3, 4, 5, 6)] == values


def test_two_of_a_kind_are_no_triple():
    table = Table(triples=TRIPLES, beyond_triples="double")
    assert [kind_points(table, 2, face) for face in (1, 2)] == [0, 0]
    assert kind_points(table, 4, 3) == 0


def test_a_table_of_kinds_goes_before_triples():
    table = Table(triples=TRIPLES, beyond_triples="double", kinds={2: {1: 250}, 4: 1000, 3: {2: 7}})
    assert kind_points(table, 2, 1) == 250
    assert kind_points(table, 2, 2) == 0
    assert kind_points(table, 3, 2) == 7
    assert kind_points(table, 3, 1) == 0
    assert [kind_points(table, 4, face) for face in (1, 2, 6)] == [1000] * 3
    assert kind_points(table, 5, 2) == 800


def test_dice_split_where_they_score_most():
    flat = house(singles={1: 100}, triples={1: 1000}, kinds={4: 1000})
    assert value(flat, "1111") == 1100  # a triple and a single beat the flat four


def test_a_die_that_no_set_takes_spoils_a_keep():
    sheet = house(singles={1: 100}, triples={2: 200})
    assert value(sheet, "1222") == 300
    assert value(sheet, "122") is None
    assert value(sheet, "2222") is None
    assert value(sheet, "222222") == 400


def test_without_repeats_each_line_scores_once_in_a_throw():
    sheet = house(singles={1: 100, 5: 50}, triples={1: 1000, 2: 200}, repeat_sets=False)
    assert value(sheet, "11") is None
    assert value(sheet, "1111") == 1100
    assert value(sheet, "11111") is None
    assert value(sheet, "222222") is None
    assert value(sheet, "15") == 150


def test_straights_of_any_run_score():
    lines = (Straight(faces=(1, 2, 3), points=300), Straight(faces=(5, 3, 4), points=400))
    sheet = house(straights=lines)
    assert value(sheet, "123") == 300
    assert value(sheet, "345") == 400
    assert value(sheet, "234") is None
    assert value(sheet, "112233") == 600


def test_three_pairs_are_of_three_faces_unless_the_sheet_accepts_more():
    assert value(house(three_pairs=1500), "112233") == 1500
    assert value(house(three_pairs=1500), "222233") is None
    assert value(house(three_pairs=1500), "222222") is None
    assert value(house(three_pairs=1500, pairs_accept_quad=True), "222233") == 1500
    assert value(house(three_pairs=1500, pairs_accept_quad=True), "223333") == 1500
    assert value(house(three_pairs=1500, pairs_accept_quad=True), "222222") is None
    assert value(house(three_pairs=1500, pairs_accept_six=True), "222222") == 1500
    assert value(house(three_pairs=1500, pairs_accept_six=True), "222233") is None


def test_two_triplets_are_of_two_faces():
    assert value(house(two_triplets=2500), "222333") == 2500
    assert value(house(two_triplets=2500), "222222") is None
    assert value(house(5, two_triplets=2500, singles={1: 5}), "22233") is None


def test_a_full_house_has_points_or_a_bonus_over_its_triple():
    assert value(house(5, full_house=1500), "22233") == 1500
    assert value(house(5, full_house=1500), "22333") == 1500
    assert value(house(5, full_house=1500), "22222") is None
    bonus = house(5, triples={2: 200}, full_house_bonus=250)
    assert value(bonus, "22233") == 450
    assert value(bonus, "33322") == 250
    both = house(5, triples={2: 200, 3: 900}, full_house=700, full_house_bonus=250)
    assert value(both, "22233") == 700
    assert value(both, "22333") == 1150


def test_sets_of_more_dice_than_there_are_are_no_lines():
    lines = combos(house(4, three_pairs=1, two_triplets=1, full_house=1, kinds={3: 9}))
    assert {combo.kind for combo in lines} == {"kind"}
    assert {len(combo.dice) for combo in lines} == {3}


def test_lines_without_points_are_none():
    assert combos(house(singles={1: 0}, triples={2: 0}, kinds={4: 0})) == ()


def test_the_card_names_its_lines():
    sheet = house(
        singles={5: 50}, kinds={4: {2: 1}}, straights=(Straight(faces=(2, 1), points=1),),
        three_pairs=1, two_triplets=1, full_house=1,
    )  # fmt: skip
    names = dict.fromkeys(combo.name for combo in combos(sheet))
    assert list(names) == [
        "single 5", "four 2s", "straight 1-2", "three pairs", "two triplets", "full house",
    ]  # fmt: skip


def test_the_best_throw_of_all_dice_is_known():
    assert most_points(greed.load("koans")) == 1200
    assert most_points(greed.load("official")) == 4000
    assert most_points(house(5, triples={1: 1000})) == 1000
    assert most_points(house(6, triples={1: 1000}, repeat_sets=False)) == 1000


def test_a_keep_tells_its_split_and_whether_all_of_it_scores():
    zilch = Scorer(greed.load("classic+zilch"))
    keep = next(k for k in zilch.keeps((1, 3, 3), (3,)) if k.dice == (1, 3, 3))
    assert [combo.name for combo in keep.split] == ["single 1", "add-on 3", "add-on 3"]
    assert (keep.points, keep.addons, keep.whole) == (100, (3, 3), True)
    dead = Scorer(greed.load("official(dead_dice_keepable=true)"))
    keep = next(k for k in dead.keeps((1, 2, 6)) if k.dice == (1, 6))
    assert [combo.name for combo in keep.split] == ["single 1", "dead 6"]
    assert (keep.whole, keep.addons) == (False, ())


def test_keeps_come_small_first():
    keeps = Scorer(greed.load("official")).keeps((1, 1, 5, 5, 5))
    assert [keep.dice for keep in keeps[:4]] == [(1,), (5,), (1, 1), (1, 5)]
    assert keeps[-1].dice == (1, 1, 5, 5, 5)


def test_the_word_of_the_sheet_on_forced_keeps_may_be_replaced():
    scoring = Scorer(greed.load("official"))
    assert [keep.dice for keep in scoring.keeps((1, 5, 6), forced=True)] == [(1, 5)]
    koans = Scorer(greed.load("koans"))
    assert len(koans.keeps((1, 5, 6), forced=False)) == 3


def test_why_not_has_a_reason_for_each_kind_of_mistake():
    why = Scorer(greed.load("official")).why_not
    assert why((1, 2, 6), (1,)) is None
    assert why((1, 2, 6), ()) == "at least one scoring die must be kept"
    assert why((1, 2, 6), (2,)) == "2 scores nothing"
    assert why((1, 2, 6), (1, 2)) == "2 scores nothing beside the others"
    assert why((1, 2, 6), (1, 1)) == "the throw shows 1 1"
    assert why((1, 5, 6), (1, 5, 5)) == "the throw shows 1 5"
    assert why((1, 2, 6), (3,)) == "the throw shows no 3s"
    assert why((2, 2, 6), (2,)) == "nothing in this throw scores"
    assert why((1, 2, 5), (5, 1)) is None
