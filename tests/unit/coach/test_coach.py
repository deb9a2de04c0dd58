"""Advice and review, by a judge who knows everything about a tiny game."""

import random

import msgspec
import pytest
from tests.support.games import random_changes, random_events, random_record
from tests.support.slow_judge import TINY, SlowJudge

import greed
from greed.coach import advise, review
from greed.coach.judge import Measure
from greed.coach.judges import PointsJudge, WinJudge
from greed.core.people import is_change
from greed.solver import solve

SHEET = greed.loads(TINY, "two dice")


@pytest.fixture(scope="module")
def judge() -> SlowJudge:
    return SlowJudge(SHEET)


def position(text: str) -> greed.State:
    return greed.parse_position(f"tiny {text}", SHEET)


def test_the_best_choice_stands_first_and_costs_nothing(judge):
    advice = advise(judge, position("0,0 1/1 decide 1 - 100 - - 2"))
    assert [choice.cost for choice in advice.choices] == sorted(c.cost for c in advice.choices)
    assert advice.choices[0].cost == 0
    assert {str(choice.move) for choice in advice.choices} == {"roll", "bank"}


def test_a_bank_that_wins_is_best_and_said_so(judge):
    advice = advise(judge, position("100,150 1/1 decide 1 - 100 - - 2"))
    assert str(advice.best) == "bank"
    assert advice.choices[0].worth == 1
    assert advice.why == (
        "Bank: banking 100 wins 100.0%, rolling wins 49.1%,"
        " because rolling 1 die busts 66.7% of the time."
    )


def test_an_offer_left_behind_is_named_with_what_it_is_worth(judge):
    advice = advise(judge, position("0,0 1/1 decide 1 - 100 - - 2"), ["Ann", "Bob"])
    assert "Bob an offer worth" in advice.why


def test_the_only_move_is_called_so():
    sheet = greed.loads(
        TINY.replace("[end]", "[entry]\npoints=200\nstop_before_entry='refused'\n[end]")
    )
    state = greed.parse_position("tiny 0?,0? 1/1 decide 1 - 100 - - 2", sheet)
    assert advise(SlowJudge(sheet), state).why == "Roll is the only legal move."


def test_a_bank_that_records_nothing_is_called_so():
    sheet = greed.loads(
        TINY.replace("[end]", "[entry]\npoints=200\nstop_before_entry='forfeits'\n[end]")
    )
    state = greed.parse_position("tiny 0?,0? 1/1 decide 1 - 100 - - 2", sheet)
    assert "banking nothing" in advise(SlowJudge(sheet), state).why


def test_nobody_is_advised_while_dice_fall(judge):
    with pytest.raises(
        greed.PositionError, match="nobody has a choice to make: the phase is throw"
    ):
        advise(judge, greed.start(SHEET))


@pytest.mark.parametrize("seed", range(8))
def test_start_luck_errors_and_gifts_add_up_to_the_result(judge, seed):
    events = tuple(random_events(SHEET, 2, seed))
    seen = review(judge, greed.Record(sheet=SHEET, seats=("Ann", "Bob"), events=events))
    for account in seen.accounts:
        end = account.start + account.luck - account.errors + account.gifts
        assert end == pytest.approx(account.end, abs=1e-9)
        assert account.end in (0, 1)
        assert account.errors >= -1e-12
        assert account.gifts >= -1e-12


def test_the_best_move_costs_nothing_and_any_other_what_it_loses(judge):
    chance = random.Random(3)
    for seed in range(5):
        events = tuple(random_events(SHEET, 2, seed))
        seen = review(judge, greed.Record(sheet=SHEET, seats=("Ann", "Bob"), events=events))
        decision = chance.choice(seen.decisions)
        before = list(greed.replay(greed.Record(sheet=SHEET, seats=("a", "b"), events=events)))
        state = before[decision.event - 1]
        made = judge.worth(greed.apply(state, decision.move), state.seat)
        best = judge.worth(greed.apply(state, decision.best), state.seat)
        assert decision.cost == pytest.approx(best - made)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_decision_names_the_turn_as_the_record_in_text_does(seats):
    record = random_record("koans", seats=seats, seed=4)
    seen = review(NoJudge(), record)
    lines = [line.split("  ") for line in greed.to_text(record).splitlines() if line[0:1].isdigit()]
    turns = [(int(number.rstrip(".")), name) for number, _, name in
             (line[0].partition(" ") for line in lines)]  # fmt: skip
    told = {(each.turn, record.seats[each.seat]) for each in seen.luck}
    assert told >= {(each.turn, record.seats[each.seat]) for each in seen.decisions}
    assert told == set(turns)


def test_the_round_of_a_turn_counts_the_turns_of_its_seat():
    record = random_record("koans", seats=3, seed=4)
    seen = review(NoJudge(), record)
    turns: dict[int, dict[int, int]] = {0: {}, 1: {}, 2: {}}
    for each in seen.luck:
        turns[each.seat][each.turn] = each.round
    for found in turns.values():
        assert [found[turn] for turn in sorted(found)] == list(range(1, len(found) + 1))


@pytest.fixture(scope="module")
def three() -> tuple[WinJudge, greed.Record]:
    judge = WinJudge(solve(greed.load("koans(target=600)")), patience=0.0)
    events = tuple(random_events(judge.solution.sheet, 3, 5))
    names = ("Ann", "Bob", "Cem")
    return judge, greed.Record(sheet=judge.solution.sheet, seats=names, events=events)


def test_among_three_the_drift_of_the_estimate_makes_the_sum_whole(three):
    seen = review(*three)
    for account in seen.accounts:
        end = account.start + account.luck - account.errors + account.gifts + account.drift
        assert end == pytest.approx(account.end, abs=1e-9)
        assert account.drift != 0
        assert account.errors >= -1e-12
    assert seen.caveat


def test_among_three_luck_comes_to_nothing_on_average(three):
    judge, record = three
    before = next(state for state in greed.replay(record) if state.phase == "throw")
    alone = msgspec.structs.replace(record, events=())
    gains = 0.0
    for dice, chance in greed.chances(before).items():
        seen = review(judge, msgspec.structs.replace(alone, events=(dice,)))
        gains += float(chance) * seen.luck[0].gain
    assert before.ply == 0
    assert gains == pytest.approx(0, abs=1e-12)


def test_between_two_nothing_drifts(judge):
    record = greed.Record(sheet=SHEET, seats=("a", "b"), events=tuple(random_events(SHEET, 2, 1)))
    assert [account.drift for account in review(judge, record).accounts] == [0, 0]


class NoJudge:
    """Somebody to whom everything is worth the same."""

    measure: Measure = "win probability"

    def caveat(self, _state: greed.State, /) -> str:
        return ""

    def from_here(self, _state: greed.State, /) -> "NoJudge":
        return self

    def worth(self, _state: greed.State, _seat: int, /) -> float:
        return 0.5


def test_luck_comes_to_nothing_on_average(judge):
    state = greed.start(SHEET)
    drift = sum(
        float(chance) * (judge.worth(greed.throw(state, dice), 0) - judge.worth(state, 0))
        for dice, chance in greed.chances(state).items()
    )
    assert drift == pytest.approx(0, abs=1e-12)


@pytest.fixture(scope="module")
def winner() -> WinJudge:
    return WinJudge(solve(SHEET), patience=0.0)


@pytest.mark.parametrize("seed", range(8))
def test_people_who_come_and_go_leave_a_review_that_adds_up(winner, seed):
    record = random_changes(seed, share=0.4, sheet=SHEET)
    seen = review(winner, record)
    for seat, account in enumerate(seen.accounts):
        known = account.start + account.luck - account.errors + account.gifts + account.drift
        assert known + account.undivided == pytest.approx(account.end)
        assert account.end == (seat in record_end(record).winners) / len(record_end(record).winners)
    changes = [number for number, event in enumerate(record.events, 1) if is_change(event)]
    assert seen.changes == len(changes) > 0
    assert not {decision.event for decision in seen.decisions} & set(changes)
    assert "people came or went" in seen.left_out


def record_end(record: greed.Record) -> greed.State:
    return list(greed.replay(record))[-1]


def test_those_who_sit_out_count_as_if_they_did_not_play(winner):
    three = position("100,150~,50 1/1 throw 2 - 0 - - 9")
    two = position("100,50 1/1 throw 2 - 0 - - 9")
    assert winner.worth(three, 0) == winner.worth(two, 0)
    assert winner.worth(three, 2) == winner.worth(two, 1)
    assert winner.worth(three, 1) == 0
    assert winner.caveat(three) == winner.caveat(two)


def test_a_player_alone_is_advised_by_points(winner):
    alone = position("100,150~ 1/1 decide 1 - 50 - - 9")
    both = position("100,150 1/1 decide 1 - 50 - - 9")
    assert advise(winner, alone).measure == "points of the turn"
    assert advise(winner, alone) == advise(PointsJudge(both), both)


def test_a_turn_entered_as_points_is_neither_luck_nor_skill(judge):
    state, events = greed.start(SHEET), []
    declared = greed.parse_move("points 50 leaving 1")
    while not state.over:
        if state.phase == "offer":
            state = greed.apply(state, greed.DECLINE)
            events.append(greed.DECLINE)
        state = greed.declare(state, declared)
        events.append(declared)
    seen = review(judge, greed.Record(sheet=SHEET, seats=("Ann", "Bob"), events=tuple(events)))
    assert seen.luck == ()
    assert seen.declared == events.count(declared)
    assert f"{seen.declared} turns were entered as points" in seen.left_out
    for account in seen.accounts:
        known = account.start + account.luck - account.errors + account.gifts
        assert known + account.undivided == pytest.approx(account.end)
        assert account.undivided
