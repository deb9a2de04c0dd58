"""More than two seats: what is put together from games between two."""

import random

import pytest
from tests.support.states import changed

import greed
from greed.core.sheet_data import parse_sheet
from greed.core.state import ON, Final, State
from greed.core.turn import Hand
from greed.solver import MultiplayerEstimate, Solution, solve
from greed.solver.estimate import two_player_view

STRUCK = {
    "title": "struck", "target": 500, "dice": {"count": 2}, "end": {"endgame": "first_to_target"},
    "scoring": {"singles": {"6": 50, "2": 50}}, "carryover": {},
    "strikes": {"count": 4, "effect": "penalty", "penalty": 50},
}  # fmt: skip


@pytest.fixture(scope="module")
def koans() -> Solution:
    return solve(greed.load("koans"))


def test_between_two_the_estimate_is_the_solution(koans: Solution):
    state = greed.throw(greed.start(koans.sheet, 2), [1, 5, 2, 3, 4])
    assert MultiplayerEstimate(koans).value(state, 0) == pytest.approx(
        koans.value(state, 0), abs=1e-12
    )


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_of_players_who_are_alike_each_wins_about_its_share(koans: Solution, seats: int):
    start = greed.start(koans.sheet, seats)
    values = [MultiplayerEstimate(koans).value(start, seat) for seat in range(seats)]
    assert sum(values) == pytest.approx(1, abs=0.1)
    assert values == sorted(values, reverse=True)  # the sooner one's turn comes, the better


def test_an_attempt_has_the_value_of_its_throws_beside_a_rival_who_did_not_offer_it():
    # Seat 0 has just banked the 50 points on offer; seat 2 has two strikes, so it can't have.
    solution = solve(parse_sheet(STRUCK, "struck"))
    state = changed(
        greed.start(solution.sheet, 3), scores=(300, 200, 200), standing=(ON, ON, ON),
        strikes=(0, 0, 2), seat=1, points=50, inherited=50, hand=Hand(1, attempt=True),
    )  # fmt: skip
    _has_the_value_of_its_throws(solution, two_player_view(state, 1, 2))


def test_a_challenge_has_the_value_of_its_throws_though_others_were_beaten_before():
    solution = solve(greed.load("koans(end.endgame=rechallenge_rounds)"))
    state = changed(
        greed.start(solution.sheet, 4), scores=(500, 3200, 1000, 900), standing=(ON,) * 4, seat=2,
        points=2250, final=Final(1, (), beaten=True),
    )  # fmt: skip
    _has_the_value_of_its_throws(solution, two_player_view(state, 2, 1))


def _has_the_value_of_its_throws(solution: Solution, state: State) -> None:
    throws = greed.chances(state).items()
    mean = sum(float(part) * solution.value(greed.throw(state, dice), 0) for dice, part in throws)
    assert solution.value(state, 0) == pytest.approx(mean, abs=1e-8)


def test_a_leader_has_to_hold_out_against_everybody_who_has_a_turn_to_come(koans: Solution):
    state = greed.parse_position("koans 2800,2900,3000 1/1 throw 5 - 0 - 3>2 40")
    assert state.final == Final(2, (1,))
    rivals, pairs = (
        MultiplayerEstimate(koans),
        [koans.value(two_player_view(state, 2, each), 0) for each in (0, 1)],
    )
    assert rivals.value(state, 2) == pytest.approx(pairs[0] * pairs[1], abs=1e-12)


def test_who_has_had_the_last_turn_and_is_behind_has_lost(koans: Solution):
    state = greed.parse_position("koans 2800,2900,3000 2/1 throw 5 - 0 - 3> 40")
    assert MultiplayerEstimate(koans).value(state, 0) == 0


def test_every_reduced_state_is_one_that_the_solution_knows(koans: Solution):
    rng = random.Random(7)
    for _ in range(20):
        state = greed.start(koans.sheet, 4, rng.randrange(4))
        while not state.over:
            if state.phase == "throw":
                state = greed.throw(state, [rng.randint(1, 6) for _ in range(state.hand.dice)])
            else:
                state = greed.apply(state, rng.choice(list(greed.legal_moves(state))))
            if not state.over:
                total = sum(MultiplayerEstimate(koans).value(state, seat) for seat in range(4))
                assert 0.5 < total < 1.5


@pytest.mark.parametrize(
    "position",
    [
        "900,500,0 2/1 throw 2a - 700/700 - - 30",  # inherits more than either of the others has
        "300,0,800 1/1 throw 3a - 750/750 - - 30",
        "0,600,900 1/1 throw 4a - 250/250 - - 30",  # as between two
    ],
)
def test_taking_what_a_third_seat_offered_has_the_mean_value_of_its_throws(position: str):
    sheet = greed.load("basic(target=1500)")
    solution = solve(sheet)
    state = greed.parse_position(f"{sheet.name} {position}")
    for rival in {0, 1, 2} - {state.seat}:
        pair = two_player_view(state, state.seat, rival)
        mean = sum(
            float(chance) * solution.value(greed.throw(pair, dice), 0)
            for dice, chance in greed.chances(pair).items()
        )
        assert solution.value(pair, 0) == pytest.approx(mean, abs=1e-6)


def test_taking_what_a_third_seat_offered_counts_against_who_is_off_the_board():
    solution = solve(greed.load("official(target=2000)"))
    state = greed.parse_position(f"{solution.sheet.name} 0?,1300,1200 3/1 throw 1a - 650/650 - - 9")
    pair = two_player_view(state, 2, 0)
    assert pair.standing == (1, 0)
    mean = sum(
        float(chance) * solution.value(greed.throw(pair, dice), 0)
        for dice, chance in greed.chances(pair).items()
    )
    assert solution.value(pair, 0) == pytest.approx(mean, abs=1e-6)
    assert MultiplayerEstimate(solution).value(state, 2) > 0.1


@pytest.mark.parametrize(("tie", "expected"), [("shared", 0.5), ("first_to_reach", 0.0)])
def test_who_has_come_level_with_the_leader_and_is_done_shares_the_win_as_the_sheet_says(
    tie: str, expected: float
):
    sheet = greed.load(f"koans(target=1000,tie={tie})")
    line = f"{sheet.name} 1000,800,1050 1/2 decide 2 - 50 - 3>2 40"
    after = greed.apply(greed.parse_position(line), "bank")
    assert after.seat == 1
    assert MultiplayerEstimate(solve(sheet)).value(after, 0) == expected
