"""Luck, skill and how they add up; PR against what the exact match says."""

import random

import pytest
from tests.support.games import random_events
from tests.support.slow_judge import TINY, SlowJudge

import greed
from greed.arena.game import play_game, read_events
from greed.bots import bot
from greed.coach import Performance, performances, review, skills
from greed.coach.judges import WinJudge, win_judge
from greed.coach.measures import score
from greed.coach.situations import kind_of, stage_of
from greed.core.record import Event, apply_event
from greed.policies import policy
from greed.solver import match

SHEET = greed.loads(TINY, "two dice")


def _game(sheet: greed.Sheet, names: tuple[str, ...], seed: str) -> greed.Record:
    played = play_game(sheet, [bot(name) for name in names], range(len(names)), seed, keep=True)
    return greed.Record(sheet=sheet, seats=names, events=read_events(played.events))


def _tournament(judge: WinJudge, names: tuple[str, str], deals: int) -> dict[str, Performance]:
    sheet = judge.solution.sheet
    games = (
        (deal, seats, review(judge, _game(sheet, seats, str(deal))))
        for deal in range(deals)
        for seats in (names, names[::-1])
    )
    return {each.player: each for each in performances(games)}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", ["koans", "basic(target=1000)", "official(target=2000)"])
def test_luck_and_skill_come_to_the_result_of_every_record(name, seed):
    sheet = greed.load(name)
    events = tuple(random_events(sheet, 2, seed, first=seed % 2))
    record = greed.Record(sheet=sheet, seats=("Ann", "Bob"), first=seed % 2, events=events)
    *_, last = greed.replay(record)
    for seat, skill in enumerate(skills(review(win_judge(sheet), record))):
        won = (seat in last.winners) / len(last.winners)
        parts = skill.fair + skill.opening + skill.luck - skill.loss + skill.gifts
        assert parts == pytest.approx(won, abs=1e-9)
        assert skill.luck_adjusted + skill.opening + skill.luck == pytest.approx(won, abs=1e-9)


def test_luck_and_skill_come_to_the_result_of_a_game_from_a_position():
    line, sheet = "koans 2800,2900 1/1 decide 2 - 150 - - 40", greed.load("koans")
    state, chance = greed.parse_position(line), random.Random(3)
    events: list[Event] = []
    while not state.over:
        if state.phase == "throw":
            events.append(tuple(chance.randint(1, 6) for _ in range(state.hand.dice)))
        else:
            events.append(chance.choice(tuple(greed.legal_moves(state))))
        state = apply_event(state, events[-1])
    record = greed.Record(sheet=sheet, seats=("a", "b"), position=line, events=tuple(events))
    for seat, skill in enumerate(skills(review(win_judge(sheet), record))):
        won = (seat in state.winners) / len(state.winners)
        assert skill.luck_adjusted + skill.opening + skill.luck == pytest.approx(won, abs=1e-9)


def test_among_three_the_sum_holds_with_the_drift_of_the_estimate():
    sheet = greed.load("koans(target=1000)")
    events = tuple(random_events(sheet, 3, 2))
    record = greed.Record(sheet=sheet, seats=("a", "b", "c"), events=events)
    *_, last = greed.replay(record)
    for seat, skill in enumerate(skills(review(win_judge(sheet), record))):
        assert skill.fair == pytest.approx(1 / 3)
        rest = skill.luck_adjusted + skill.opening + skill.luck + skill.drift
        assert rest == pytest.approx((seat in last.winners) / len(last.winners), abs=1e-9)


def test_a_slow_judge_finds_the_same_measures_as_the_solution():
    slow, fast = SlowJudge(SHEET), win_judge(SHEET)
    for seed in range(4):
        events = tuple(random_events(SHEET, 2, seed))
        record = greed.Record(sheet=SHEET, seats=("Ann", "Bob"), events=events)
        for one, two in zip(
            skills(review(slow, record)), skills(review(fast, record)), strict=True
        ):
            assert one.score.decisions == two.score.decisions
            assert one.loss == pytest.approx(two.loss, abs=1e-6)
            assert one.luck == pytest.approx(two.luck, abs=1e-6)


def test_a_throw_is_fair_its_luck_is_nothing_on_average():
    judge, chance = win_judge(greed.load("koans")), random.Random(5)
    record = greed.Record(
        sheet=greed.load("koans"), seats=("a", "b"),
        events=tuple(random_events(greed.load("koans"), 2, 3)),
    )  # fmt: skip
    states = [state for state in greed.replay(record) if state.phase == "throw"]
    for state in chance.sample(states, 5):
        before = judge.worth(state, state.seat)
        after = sum(
            float(part) * judge.worth(greed.throw(state, dice), state.seat)
            for dice, part in greed.chances(state).items()
        )
        assert after == pytest.approx(before, abs=1e-6)


def test_the_parts_of_a_game_hold_every_decision_once():
    sheet = greed.load("koans")
    record = greed.Record(sheet=sheet, seats=("a", "b"), events=tuple(random_events(sheet, 2, 1)))
    for skill in skills(review(win_judge(sheet), record)):
        for parts in (skill.by_stage, skill.by_kind):
            assert sum(each.decisions for each in parts.values()) == skill.score.decisions
            assert sum(each.loss for each in parts.values()) == pytest.approx(skill.score.loss)


def test_perfect_play_has_a_pr_of_nothing():
    found = _tournament(win_judge(greed.load("koans")), ("optimal", "threshold:300"), 5)
    assert found["optimal"].pr.value == pytest.approx(0, abs=1e-6)
    assert found["threshold:300"].pr.value > 1


def test_what_is_lost_on_average_is_what_the_exact_match_says():
    sheet = greed.load("koans")
    _agrees(sheet, "threshold:300", deals=12)


def test_the_maximiser_on_classic_loses_what_the_exact_match_says():
    _agrees(greed.load("classic"), "maximiser", deals=400)


def _agrees(sheet: greed.Sheet, name: str, deals: int) -> None:
    exact = match(sheet, policy(name).seated(sheet), policy("optimal").seated(sheet)).share
    found = _tournament(win_judge(sheet), (name, "optimal"), deals)[name]
    assert found.loss.error is not None
    assert found.loss.value == pytest.approx(0.5 - exact, abs=4 * found.loss.error)
    assert found.luck_adjusted.value == pytest.approx(0.5 - found.loss.value)
    assert found.result.error is not None
    assert found.luck_adjusted.error is not None
    assert found.luck_adjusted.error < found.result.error / 2


def test_nobody_has_a_rating_without_a_decision():
    assert score([]).pr is None
    assert score([]).accuracy is None


@pytest.mark.parametrize(
    ("position", "stage", "kind"),
    [
        ("koans 2000,2000 1/1 decide 2 - 150 - - 40", "race", "bank"),
        ("koans 2000,2000 1/1 decide 2 - 500 - - 40", "endgame", "bank"),
        ("koans 500,2500 1/1 decide 2 - 150 - - 40", "endgame", "bank"),
        ("koans 0?,0? 1/1 decide 2 - 150 - - 40", "entry", "bank"),
    ],
)
def test_a_decision_falls_into_its_part_of_the_game(position, stage, kind):
    state = greed.parse_position(position)
    assert (stage_of(state), kind_of(state)) == (stage, kind)


def test_a_throw_is_not_a_decision():
    with pytest.raises(
        greed.PositionError, match="nobody has a choice to make: the phase is throw"
    ):
        kind_of(greed.start(SHEET))
