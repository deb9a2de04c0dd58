"""Turns that hardly end, and sheets at the edge: right answers, or refusals by name."""

from typing import Any

import pytest
from tests.support.states import changed

from greed import solver
from greed.core.game import start
from greed.core.sheet_data import parse_sheet
from greed.core.state import ON, Final
from greed.exact.model import Unsolvable, turn_graph
from greed.exact.race import Race, Solution, solve_race
from greed.exact.turn import rounds
from greed.sheets import load
from greed.tables import tables

FIRST = {"endgame": "first_to_target"}


def solved(**rules: Any) -> Race:
    """Return the race of a sheet given by its tables."""
    return solve_race(tables(parse_sheet({"title": "edge", **rules}, "edge")))


def begins(found: Race) -> float:
    """Return what the player wins who begins."""
    group = next(iter(found.values))
    return float(found.worth(group._replace(mine=found.statuses.first), 0, 0))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_sure_bank_is_not_put_off_where_waiting_is_worth_as_much(seats):
    sure = parse_sheet(
        {
            "title": "sure", "target": 100, "dice": {"count": 1, "faces": 3},
            "scoring": {"singles": {"1": 50, "2": 50, "3": 50}}, "end": {"overshoot": "forfeits"},
        },
        "sure",
    )  # fmt: skip
    assert solver.solve(sure, seats).first == pytest.approx([1 / seats] * seats, abs=1e-10)


def test_a_turn_that_never_busts_and_ends_in_a_bank_wins():
    found = solved(
        target=50, dice={"count": 2}, scoring={"kinds": {"2": {"1": 50}}, "nothing": 50},
        turn={"nothing_must_roll": True, "hot_dice": "ends_turn"}, end=FIRST,
    )  # fmt: skip
    assert begins(found) == pytest.approx(1.0, abs=1e-11)


def test_how_often_a_turn_is_gone_round_follows_from_the_sheet():
    plain = rounds(turn_graph(tables(load("koans")), 1))
    assert plain.most < 30
    loop = parse_sheet(
        {
            "title": "loop", "target": 50, "dice": {"count": 2}, "end": FIRST,
            "scoring": {"kinds": {"2": {"1": 50}}, "nothing": 50},
            "turn": {"nothing_must_roll": True, "hot_dice": "ends_turn"},
        },
        "loop",
    )  # fmt: skip
    long = rounds(turn_graph(tables(loop), 1))
    assert long.most > 1000  # (35/36)^1000 is no chance to be left out
    assert long.close < plain.close


def test_who_leads_and_can_always_be_beaten_is_refused():
    with pytest.raises(Unsolvable, match="the leader can always be beaten"):
        solved(
            target=100, dice={"count": 1, "faces": 2}, scoring={"singles": {"1": 50, "2": 50}},
            turn={"hot_dice": "ends_turn"}, end={"endgame": "rechallenge_all"},
        )  # fmt: skip


@pytest.mark.parametrize(
    "more",
    [
        {"strikes": {"count": 2}},
        {"carryover": {}, "strikes": {"count": 2}},
        {"strikes": {"count": 2}, "entry": {"points": 50, "scope": "throw", "ends_turn": True}},
    ],
    ids=["strikes", "carryover", "ends turn"],
)
def test_an_entry_as_high_as_the_target_is_solved_together_with(more):
    rules = {"entry": {"points": 50}, **more}
    found = solved(
        target=50, dice={"count": 2}, scoring={"singles": {"1": 50}},
        turn={"hot_dice": "ends_turn"}, end=FIRST, **rules,
    )  # fmt: skip
    assert 0.5 < begins(found) < 1.0


def test_a_turn_that_has_come_far_beyond_the_target_is_not_worth_what_a_shorter_one_is():
    rules = {
        "title": "pairs of ones", "target": 150, "dice": {"count": 2},
        "scoring": {"kinds": {"2": {"1": 50}}}, "end": {"endgame": "rechallenge_rounds"},
    }  # fmt: skip
    solution = Solution(solve_race(tables(parse_sheet(rules, "edge"))), 0.0)
    begun = start(solution.sheet)
    state = changed(begun, scores=(150, 100), seat=1, first=1, points=250, final=Final(0, ()))
    # One throw in 36 goes on to a lead of 250: a challenger ties with five such throws in a row.
    beaten = 0.5 * (1 / 36) ** 5
    assert solution.worth(state, 0) == pytest.approx(35 / 36 + beaten / 36, abs=1e-11)


def test_beyond_an_exact_target_a_player_rolls_on_until_a_fine_comes():
    rules = {
        "title": "stuck", "target": 150, "dice": {"count": 1},
        "end": FIRST | {"overshoot": "forfeits"}, "scoring": {"singles": {"1": 100, "2": 150}},
        "strikes": {"count": 1, "effect": "penalty", "penalty": 50, "score_floor": True},
    }  # fmt: skip
    solution = Solution(solve_race(tables(parse_sheet(rules, "edge"))), 0.0)
    stuck = changed(start(solution.sheet), scores=(100, 100), standing=(ON, ON))
    # No throw brings 50. Both roll until they are fined; from then on a turn wins in one of six.
    assert solution.worth(stuck, 0) == pytest.approx(6 / 11, abs=1e-9)
    # Who is beyond the target could stop, with nothing lost, and rolls on.
    far = changed(stuck, points=100)
    assert solution.worth(far, 0) == pytest.approx(6 / 11, abs=1e-9)


def test_bonus_turns_without_a_highest_score_are_refused():
    with pytest.raises(Unsolvable, match="the points of a turn have no bound"):
        solved(
            target=50, dice={"count": 1}, scoring={"singles": {"1": 50}, "nothing": 50},
            turn={"hot_dice": "bonus_turn"}, end=FIRST,
        )  # fmt: skip


def test_a_fine_where_no_throw_busts_is_no_division_by_nothing():
    found = solved(
        target=100, dice={"count": 1}, scoring={"singles": {"1": 50}, "nothing": 50}, end=FIRST,
        turn={"hot_dice": "ends_turn"}, strikes={"effect": "penalty", "penalty": 50},
    )  # fmt: skip
    # Five throws in six go on to 100; after the sixth the other player has the same chance.
    assert begins(found) == pytest.approx(5 / 6 + 1 / 36, abs=1e-9)
