"""The game between three in play: means over throws, whole games, and pure equilibria."""

import random

import pytest
from msgspec.structs import replace
from tests.support.best_replies import best_replies, combinations

import greed
from greed.coach import review, skills
from greed.coach.judges import WinJudge
from greed.core.record import Event, Record
from greed.core.sheet import Dice, End, Scoring, Sheet
from greed.exact.multi import MultiSolution, solve_multi, solved_from
from greed.exact.multi._solver import solved_multi
from greed.packs import ready_solution
from greed.tables import tables

LATE = [
    "classic 9500,9300,9400 1/1 throw 6 - 0 - - 40",
    "koans 2700,2500,2800 2/1 throw 5 - 0 - - 40",
    "basic(target=2000) 1700,1500,1800 1/1 throw 6 - 0 - - 40",
]

ONE_DIE = Sheet(
    title="one die", target=120, dice=Dice(count=1, faces=3),
    scoring=Scoring(singles={1: 10, 2: 20}),
    end=End(endgame="first_to_target"),
)  # fmt: skip


def _near(position: str) -> tuple[greed.State, MultiSolution]:
    state = greed.parse_position(position)
    found = solved_from(state.rules.sheet, state, 60.0)
    assert found is not None
    return state, found


@pytest.mark.parametrize("position", LATE)
def test_before_a_throw_a_state_is_worth_the_mean_of_what_is_worth_most_after_it(position: str):
    state, found = _near(position)
    rng = random.Random(5)
    for _ in range(12):
        expected = [0.0, 0.0, 0.0]
        for dice, chance in greed.chances(state).items():
            for seat, worth in enumerate(found.chances(greed.throw(state, dice))):
                expected[seat] += float(chance) * worth
        assert found.chances(state) == pytest.approx(expected, abs=5e-5), str(state)
        state = _on(state, found, rng)
        if state.over:
            state = greed.parse_position(position)


def test_games_played_through_the_core_are_won_as_often_as_the_solution_says():
    begun, found = _near(LATE[0])
    rng, games, wins = random.Random(11), 1_000, [0, 0, 0]
    for _ in range(games):
        state = begun
        while not state.over:
            state = _on(state, found, rng)
        wins[state.winners[0]] += 1
    for seat, chance in enumerate(found.chances(begun)):
        wide = (chance * (1 - chance) / games) ** 0.5
        assert wins[seat] / games == pytest.approx(chance, abs=4 * wide)


SOLVED = "koans(target=500)"


@pytest.mark.parametrize("games", [400, 20_000])
def test_three_optimal_players_win_as_often_as_the_start_says_whoever_begins(games: int):
    found, rng = solve_multi(greed.load(SOLVED)), random.Random(17)
    wins = [0.0, 0.0, 0.0]
    for game in range(games):
        first = game % 3
        state = greed.start(found.sheet, 3, first)
        while not state.over:
            state = _on(state, found, rng)
        for seat in state.winners:
            wins[(seat - first) % 3] += 1 / len(state.winners)
    for won, chance in zip(wins, found.first, strict=True):
        wide = (chance * (1 - chance) / games) ** 0.5
        assert won / games == pytest.approx(chance, abs=4 * wide)


@pytest.mark.parametrize("position", LATE[:2])
def test_luck_and_skill_of_three_add_up_to_the_result_without_any_drift(position: str):
    state, found = _near(position)
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


def _on(state: greed.State, found: MultiSolution, rng: random.Random) -> greed.State:
    """Return the state before the next throw, if all play best."""
    state = greed.throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
    while not state.over and state.phase != "throw":
        state = greed.apply(state, found.best(state))
    return state


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
