"""The game between three: luck and skill in its reviews, and pure equilibria."""

import random

import pytest
from msgspec.structs import replace
from tests.support.best_replies import best_replies, combinations
from tests.support.multi_play import near
from tests.support.small_sheets import ONE_DIE

import greed
from greed.coach import review, skills
from greed.coach.judges import WinJudge
from greed.core.record import Event, Record
from greed.exact.multi._solver import solved_multi
from greed.packs import ready_solution
from greed.tables import tables

LATE = [
    "classic 9500,9300,9400 1/1 throw 6 - 0 - - 40",
    "koans 2700,2500,2800 2/1 throw 5 - 0 - - 40",
]


@pytest.mark.parametrize("position", LATE)
def test_luck_and_skill_of_three_add_up_to_the_result_without_any_drift(position: str):
    state, found = near(position)
    two = ready_solution(found.sheet)
    assert two is not None
    judge, chance = WinJudge(two, 0.0, found), random.Random(3)
    events: list[Event] = []
    game = Record(sheet=found.sheet, seats=("Ann", "Bob", "Cem"), position=position)
    while not state.over:
        if state.phase == "throw":
            dice = tuple(chance.randint(1, 6) for _ in range(state.hand.dice))
            state = greed.throw(state, dice)
            events.append(dice)
        else:
            move = chance.choice(list(greed.legal_moves(state)))
            state = greed.apply(state, move)
            events.append(move)
    seen = review(judge, replace(game, events=tuple(events)))
    assert seen.caveat == ""
    assert sum(account.errors for account in seen.accounts) > 0
    for account, skill in zip(seen.accounts, skills(seen), strict=True):
        assert account.drift == 0
        moved = account.luck - account.errors + account.gifts
        assert account.start + moved == pytest.approx(account.end, abs=1e-9)
        assert skill.luck_adjusted + skill.opening + skill.luck == pytest.approx(
            skill.result, abs=1e-9
        )


def test_a_position_of_one_die_has_no_pure_equilibrium():
    three = solved_multi(tables(ONE_DIE), close=1e-10)
    assert sorted(each[1:] for each in three.unsettled) == [(0, 4, 6), (4, 6, 0), (6, 0, 4)]
    turns = [len(best_replies(three, *each)) for each in ((0, 4, 6), (4, 6, 0), (6, 0, 4))]
    assert turns == [9, 6, 4]
    assert combinations(three, 0, 4, 6) == (216, 0)


def test_every_other_position_of_one_die_has_exactly_one():
    three = solved_multi(tables(ONE_DIE), close=1e-10)
    found = {
        (a, b, c): combinations(three, a, b, c)[1]
        for a in range(12)
        for b in range(a, 12, 2)
        for c in range(a, 12, 2)
    }
    assert found.pop((0, 4, 6)) == 0
    assert set(found.values()) == {1}


def test_four_positions_of_classic_play_as_they_did_in_another_program():
    three = solved_multi(tables(greed.load("classic(target=2000)")))
    found = [combinations(three, *each)[1]
             for each in ((10, 24, 14), (12, 22, 15), (13, 25, 15), (16, 16, 16))]  # fmt: skip
    assert found == [0, 0, 0, 1]
