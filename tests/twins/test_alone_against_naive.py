"""The solvers of turns and of the race alone against a slow twin over the core."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from tests.support.games import SHEETS
from tests.support.small import small
from tests.support.states import changed
from tests.twins.naive_alone import best_points, fewest_turns, grow, settle, turn_of

from greed.core.state import OFF, ON, OUT, State
from greed.exact.model import Status, Unsolvable, statuses, turn_graph
from greed.exact.solo import solo_race
from greed.exact.turn import average_reward, best_turn
from greed.tables import tables
from greed.testing import sheets

OPTIONS = [
    "basic(hot_dice_must_roll=true,end_doubles_must_roll=false)",
    "classic(turn.minimum_bank=150,keep=forced)",
    "classic(stop_before_entry=refused)",
    "official(carry_lock=any_score,entry_carry=exclude_attempt)",
    "ten-dice(bonus_on_opening=false)",
    "zilch-online(strikes.score_floor=true)",
    "classic+zilch(zilch_before_entry=true)",
    "koans(hot_dice=ends_turn)",
]
SOLO = [*(name for name in OPTIONS if "ten" not in name), "farkle-minimal(overshoot=forfeits)"]
CAP = 500


def standings(sheet):
    return [ON] if sheet.entry is None else [ON, OFF, *([OUT] if sheet.strikes else [])]


@pytest.mark.parametrize("name", [*SHEETS, *OPTIONS])
def test_the_best_turn_is_that_of_the_twin(name):
    sheet = small(name, dice=4)
    for standing in standings(sheet):
        found = best_turn(tables(sheet), standing, cap=CAP).value
        assert found == pytest.approx(best_points(turn_of(sheet, (0, standing, 0)), CAP), abs=1e-9)


@pytest.mark.parametrize("name", ["official", "basic", "classic+amish", "classic+amish+zilch"])
@pytest.mark.parametrize("standing", [ON, OFF])
def test_an_attempt_is_worth_what_the_twin_says(name, standing):
    sheet = small(name, dice=4)
    held = tables(sheet)
    if standing != ON and (sheet.entry is None or "amish" in name):
        return
    found = best_turn(held, standing, cap=CAP)
    for j, hand in enumerate(turn_graph(held, standing).offers):
        for points in (50, 200, 350):
            attempt = changed(
                turn_of(sheet, (0, standing, 0)),
                hand=held.hands[hand],
                points=points,
                inherited=points,
            )
            assert found.attempt(j, points) == pytest.approx(best_points(attempt, CAP), abs=1e-9)


@pytest.mark.parametrize("name", [*SHEETS, *SOLO])
def test_the_race_alone_is_that_of_the_twin(name):
    sheet = small(name, dice=4 if "online" in name else 3, target=200 if "zilch" in name else 300)
    known, found = statuses(tables(sheet)), solo_race(tables(sheet))
    twin = fewest_turns(sheet, (0, *known.first), lowest=-500)
    assert len(twin) > 2
    for (score, standing, strikes), turns in twin.items():
        if score >= 0:
            exact = found.turns(Status(standing, strikes), score)
            assert exact == pytest.approx(turns, abs=1e-9)


@settings(max_examples=10, suppress_health_check=list(HealthCheck))
@given(sheets(max_dice=2, max_target=100, soon=False))
def test_the_race_alone_of_drawn_sheets_is_that_of_the_twin(sheet):
    # The twin cuts debts off, and rolls for ever if points for nothing save every throw.
    debts = sheet.strikes and sheet.strikes.effect == "penalty" and not sheet.strikes.score_floor
    assume(not debts and not sheet.scoring.nothing)
    try:
        found = solo_race(tables(sheet))
    except Unsolvable:
        return
    assume(found.value < 40)
    first = statuses(tables(sheet)).first
    for (score, *status), turns in fewest_turns(sheet, (0, *first), lowest=0).items():
        assert found.turns(Status(*status), score) == pytest.approx(turns, rel=1e-6)


def test_a_fine_before_entry_is_refused_where_scores_fall_below_0():
    fine = "strikes.count=2,strikes.effect=penalty,strikes.penalty=50"
    fined = small(f"koans+amish({fine},strikes.zilch_before_entry=true)")
    with pytest.raises(Unsolvable, match="a fine for busts before entry"):
        solo_race(tables(fined))


def test_the_long_run_is_that_of_the_twin():
    sheet = small("zilch-online")
    begins = [turn_of(sheet, (0, ON, strikes)) for strikes in range(3)]
    trees = [grow(begin, CAP) for begin in begins]
    loss, values = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]
    held: list[dict[State, float]] = [{}, {}, {}]

    def worth(end):
        _, (score, _, strikes) = end
        return min(score, CAP) - loss[strikes]

    for _ in range(60):
        for strikes in range(3):
            settle(trees[strikes], worth, held[strikes])
        values = [held[strikes][begins[strikes]] for strikes in range(3)]
        loss = [values[0] - value for value in values]
    found = average_reward(tables(sheet), cap=CAP)
    assert found.gain == pytest.approx(values[0], abs=1e-9)
    assert found.loss == pytest.approx(loss, abs=1e-9)
