"""Games among three and four: what they are worth, what is left of one, and who asks for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.support.small_sheets import ONE_DIE
from tests.support.states import changed

import greed
from greed.coach import review, skills
from greed.coach.judges import WinJudge
from greed.core.moves import ACCEPT, DECLINE
from greed.core.record import Event, Record
from greed.core.sheet import Carryover, Dice, End, Entry, Scoring, Sheet, Turn
from greed.core.state import ON, State
from greed.policies import Optimal
from greed.solver import Solution, Unsolvable, is_saved, saved_solution, size_of, solve

SMALL = "classic(target=1000)"
PROVEN = {
    "kingdom-come(target=500)": (0.6430260837, 0.2554741118, 0.1014998045),
    "koans": (0.3751293472, 0.3307763785, 0.2940942744),
    "classic(target=2000)": (0.4144303944, 0.3249946646, 0.2605749410),
}
"""What each of three wins in an equilibrium, as certificates once bounded it to ten digits."""
OFFERS = Sheet(
    title="offers", target=80, dice=Dice(count=2), entry=Entry(points=20),
    scoring=Scoring(singles={1: 20, 5: 10}, kinds={2: {3: 30}}), carryover=Carryover(),
    turn=Turn(hot_dice="ends_turn"), end=End(endgame="first_to_target"),
)  # fmt: skip
LATE = [
    "classic 9500,9300,9400 1/1 throw 6 - 0 - - 40",
    "koans 2700,2500,2800 2/1 throw 5 - 0 - - 40",
    "classic(target=1000) 700,800,600,900 1/1 throw 6 - 0 - - 40",
    "kingdom-come 3700,3500,3600,3700 1/1 throw 6 - 0 - - 40",
]


@lru_cache(maxsize=4)
def _whole(name: str) -> Solution:
    return solve(greed.load(name), 3)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREED_HOME", str(tmp_path))


def _game(state: State, chance: random.Random) -> Iterator[State]:
    """Yield the states of a game in which everybody moves at random."""
    while not state.over:
        yield state
        if state.phase == "throw":
            dice = [chance.randint(1, state.rules.sheet.dice.faces) for _ in range(state.hand.dice)]
            state = greed.throw(state, dice)
        else:
            state = greed.apply(state, chance.choice(list(greed.legal_moves(state))))


@pytest.mark.parametrize("name", PROVEN)
def test_three_win_as_often_as_certificates_proved(name: str):
    assert _whole(name).first == pytest.approx(PROVEN[name], abs=2e-8)


def test_the_figures_of_classic_to_a_thousand_are_those_of_another_program():
    assert [round(won, 6) for won in _whole(SMALL).first] == [0.469857, 0.316682, 0.21346]


@pytest.mark.parametrize(
    ("scores", "proven"),
    [((0, 40, 60), (0.14641, 0.34843, 0.50516)), ((60, 0, 40), (0.59815, 0.11750, 0.28434))],
)
def test_where_somebody_has_to_mix_values_lie_close_to_the_mixture(
    scores: tuple[int, ...], proven: tuple[float, ...]
):
    state = changed(greed.start(ONE_DIE, 3), scores=scores, standing=(ON, ON, ON))
    assert solve(ONE_DIE, 3).values(state) == pytest.approx(proven, abs=1e-3)


@pytest.mark.usefixtures("home")
def test_a_saved_solution_answers_like_the_solver_in_every_state_of_a_game():
    sheet = greed.load(SMALL)
    assert saved_solution(sheet, 3) is None
    whole = solve(sheet, 3)
    kept = saved_solution(sheet, 3)
    assert kept is not None
    assert saved_solution(sheet, 4) is None
    assert (kept.first, kept.seconds, kept.residual) == (whole.first, whole.seconds, whole.residual)
    for first in range(3):
        for state in _game(greed.start(sheet, 3, first), random.Random(first)):
            assert kept.values(state) == whole.values(state)
            assert sum(kept.values(state)) == pytest.approx(1.0)


@pytest.mark.usefixtures("home")
def test_advice_and_optimal_are_estimates_until_a_solution_is_saved():
    sheet = greed.load(SMALL)
    state = greed.start(sheet, 3)
    judge = WinJudge(solve(sheet))
    later = greed.parse_position(f"{SMALL} 600,650,700 1/1 decide 2 - 300 - - 40")
    Optimal().choose(later)
    assert "estimate" in judge.caveat(state)
    found = solve(sheet, 3)
    assert judge.caveat(state) == ""
    assert judge.worth(state, 0) == found.value(state, 0)
    assert Optimal().choose(later) == found.best(later)


@pytest.mark.parametrize(
    "position",
    [
        "koans(target=500) 300,0?,350 1/2 throw 5 - 0 - - 30",
        "koans(target=500) 350,300,350 1/1 decide 2 - 150 - - 40",
        "koans(target=500) 500,300,350 2/1 throw 5 - 0 - 1>3 41",
        f"{SMALL} 800,550,700 2/1 decide 2 - 300 - - 40",
    ],
)
@pytest.mark.usefixtures("home")
def test_what_is_left_of_a_game_is_worth_what_the_whole_solution_says(position: str):
    state = greed.parse_position(position)
    sheet = state.rules.sheet
    near = solve(sheet, 3, state=state)
    assert not is_saved(sheet, 3)
    whole = solve(sheet, 3)
    assert size_of(sheet, 3, state=state).positions <= size_of(sheet, 3).positions
    for now in _game(state, random.Random(3)):
        assert near.values(now) == pytest.approx(whole.values(now), abs=3e-6), str(now)


def test_a_solution_of_what_is_left_does_not_answer_for_what_was_before():
    late = greed.parse_position(f"{SMALL} 800,550,700 2/1 decide 2 - 300 - - 40")
    near = solve(late.rules.sheet, 3, state=late)
    assert near.covers(late)
    for before in (
        greed.parse_position(f"{SMALL} 800,500,700 2/1 throw 6 - 0 - - 40"),
        greed.start(late.rules.sheet, 3),
        greed.start(late.rules.sheet, 2),
    ):
        assert not near.covers(before)


def test_the_coach_solves_what_is_left_of_a_short_game_and_estimates_a_long_one():
    judge = WinJudge(solve(greed.load("classic")))
    late = greed.parse_position("classic 9500,9300,9400 1/1 decide 2 - 300 - - 40")
    assert judge.from_here(late).caveat(late) == ""
    early = greed.start(greed.load("classic"), 3)
    assert judge.from_here(early) is judge


@pytest.mark.parametrize(
    ("sheet", "seats", "why"),
    [
        ("classic", 4, "would take [0-9,]+ GB of memory: try a lower target"),
        ("official", 3, "would take [0-9,]+ GB of memory: try a lower target"),
        ("koans", 5, "games are solved for 1 to 4 players, not for 5"),
    ],
)
def test_what_is_not_solved_is_refused_by_its_size_or_its_players(sheet: str, seats: int, why: str):
    with pytest.raises(Unsolvable, match=why):
        solve(greed.load(sheet), seats)


@pytest.mark.parametrize("position", LATE)
def test_before_a_throw_a_state_is_worth_the_mean_of_what_follows_it(position: str):
    state = greed.parse_position(position)
    found = solve(state.rules.sheet, state.seats, state=state)
    chance, begun = random.Random(5), state
    for _ in range(4):
        expected = [0.0] * state.seats
        for dice, part in greed.chances(state).items():
            for seat, worth in enumerate(found.values(greed.throw(state, dice))):
                expected[seat] += float(part) * worth
        assert found.values(state) == pytest.approx(expected, abs=1e-6), str(state)
        state = greed.throw(state, [chance.randint(1, 6) for _ in range(state.hand.dice)])
        while not state.over and state.phase != "throw":
            state = greed.apply(state, found.best(state))
        state = begun if state.over else state


@pytest.mark.parametrize("position", LATE[:2])
def test_luck_and_skill_of_three_add_up_to_the_result_without_any_drift(position: str):
    state = greed.parse_position(position)
    sheet = state.rules.sheet
    judge = WinJudge(solve(sheet), 0.0, solve(sheet, 3, state=state))
    events: list[Event] = []
    chance = random.Random(3)
    while not state.over:
        event: Event
        if state.phase == "throw":
            event = tuple(chance.randint(1, 6) for _ in range(state.hand.dice))
            state = greed.throw(state, event)
        else:
            event = chance.choice(list(greed.legal_moves(state)))
            state = greed.apply(state, event)
        events.append(event)
    game = Record(sheet=sheet, seats=("Ann", "Bob", "Cem"), position=position)
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


def test_some_offers_among_three_are_taken_and_others_are_not():
    found = solve(OFFERS, 3)
    offers = [
        state
        for seed in range(200)
        for state in _game(greed.start(OFFERS, 3), random.Random(seed))
        if state.phase == "offer"
    ]
    assert {found.best(state) for state in offers} == {ACCEPT, DECLINE}
    entering = [state for state in offers if not state.scores[state.seat]]
    assert ACCEPT in {found.best(state) for state in entering}


def test_what_is_left_of_a_game_with_offers_is_worth_the_same():
    whole = solve(OFFERS, 3)
    states = _game(greed.start(OFFERS, 3), random.Random(7))
    first = next(state for state in states if max(state.scores) >= 40)
    near = solve(OFFERS, 3, state=first)
    for seed in range(20):
        for state in _game(first, random.Random(seed)):
            assert near.values(state) == pytest.approx(whole.values(state), abs=1e-9), str(state)


@pytest.mark.usefixtures("home")
def test_what_a_listener_raises_stops_the_solver_and_nothing_is_kept():
    heard: list[float] = []

    def tick(_: int, part: float) -> None:
        heard.append(part)
        if part > 0.5:
            raise KeyboardInterrupt

    sheet = greed.load(SMALL)
    with pytest.raises(KeyboardInterrupt):
        solve(sheet, 3, tick=tick)
    assert heard == sorted(heard)
    assert not is_saved(sheet, 3)
