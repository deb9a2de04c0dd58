"""Policy against policy and best replies, against bots that play every game through the core."""

from typing import Any

import pytest
from tests.twins.slow_against import SlowAgainst
from tests.twins.test_race_against_core import SHEETS as EVERY_RULE
from tests.twins.test_race_against_core import cap

from greed.bots import bot
from greed.core.sheet import Dice, End, Entry, Scoring, Sheet, Turn
from greed.exact.match import Side, best_response, match_value
from greed.exact.match._general import GeneralMatch
from greed.exact.model import Unsolvable, final_rules, statuses
from greed.exact.race import Group, solve
from greed.exact.race.horizon import horizon
from greed.policies import policy
from greed.sheets import load
from greed.tables import tables

_SCORING = Scoring(singles={1: 20, 5: 10}, kinds={2: {3: 30}})
_CAP = 500


def _sheet(title: str, **rules: Any) -> Sheet:
    told: dict[str, Any] = {
        "target": 80, "dice": Dice(count=2), "scoring": _SCORING,
        "end": End(endgame="first_to_target"), **rules,
    }  # fmt: skip
    return Sheet(title=title, **told)


SHEETS = [
    _sheet("first to the target"),
    _sheet("with an entry", entry=Entry(points=20)),
    _sheet("one last turn, ties shared", end=End(), entry=Entry(points=30)),
    _sheet("one last turn, ties to the leader", end=End(tie="first_to_reach"), target=60),
    _sheet(
        "scores to beat", target=60, entry=Entry(points=20),
        end=End(endgame="deposed_and_waiting", tie="first_to_reach"),
    ),
    _sheet("all kept", turn=Turn(keep="forced"), end=End(), entry=Entry(points=20)),
    _sheet("at least so much", turn=Turn(minimum_bank=30), target=60),
    _sheet(
        "a last turn that is feared", target=60, dice=Dice(count=3, faces=5), end=End(),
        scoring=Scoring(singles={1: 30, 5: 10, 2: 10, 3: 10}), turn=Turn(hot_dice="ends_turn"),
    ),
    _sheet("no fresh dice", turn=Turn(hot_dice="ends_turn"), end=End(), target=60),
]  # fmt: skip
PAIRS = [
    ("threshold:30", "threshold:60"),
    ("threshold:30", "maximiser"),
    ("optimal", "threshold:50"),
    ("maximiser", "optimal"),
]


def side(name: str, sheet: Sheet) -> Side:
    return policy(name).side(tables(sheet))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.title)
@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_two_policies_win_what_their_bots_win_through_the_core(sheet, one, two):
    found = match_value(side(one, sheet), side(two, sheet), tables(sheet))
    slow = SlowAgainst(sheet, _CAP, (bot(one), bot(two)))
    assert found.begins == pytest.approx(slow.wins(0), abs=1e-9)
    assert found.follows == pytest.approx(slow.wins(1), abs=1e-9)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.title)
@pytest.mark.parametrize("name", ["threshold:30", "maximiser"])
def test_the_best_reply_is_that_of_a_walk_over_the_core(sheet, name):
    found = best_response(side(name, sheet), tables(sheet))
    slow = SlowAgainst(sheet, _CAP, (None, bot(name)))
    assert found.begins == pytest.approx(slow.wins(0), abs=1e-9)
    assert found.follows == pytest.approx(slow.wins(1), abs=1e-9)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.title)
def test_the_best_reply_played_as_a_policy_wins_what_it_was_said_to(sheet):
    found = best_response(side("threshold:30", sheet), tables(sheet))
    again = match_value(found.one, found.two, tables(sheet))
    assert (again.begins, again.follows) == pytest.approx((found.begins, found.follows), abs=1e-12)


@pytest.mark.parametrize("name", ["koans", "koans(endgame=first_to_target)"])
def test_nothing_beats_the_optimal_policy(name):
    held = tables(load(name))
    best = side("optimal", held.sheet)
    found = best_response(best, held)
    assert found.share == pytest.approx(0.5, abs=1e-9)
    assert match_value(best, best, held).begins == pytest.approx(found.begins, abs=1e-9)


def test_the_best_reply_to_a_threshold_is_no_worse_than_the_optimal_policy():
    held = tables(load("koans"))
    reply = best_response(side("threshold:300", held.sheet), held).share
    played = match_value(side("optimal", held.sheet), side("threshold:300", held.sheet), held).share
    assert reply > played > 0.5


# On sheets of every rule turns are played anew; where a score may fall for ever they are not.
MEETINGS = [
    sheet
    for sheet in EVERY_RULE
    if not (sheet.strikes and sheet.strikes.effect == "penalty" and not sheet.strikes.score_floor)
]
OFFERING = [sheet for sheet in MEETINGS if sheet.title in {"official", "classic+amish+zilch"}]
MEETING_PAIRS = [
    ("threshold:30", "maximiser"),
    (None, "threshold:30"),
    ("optimal", "threshold:40"),
    (None, "maximiser"),
]


def _met(sheet, one, two) -> tuple[float, float]:
    held = tables(sheet)
    ours, theirs = (side(name, sheet).decider(held) if name else None for name in (one, two))
    met = GeneralMatch(held, horizon(held), (ours, theirs))
    met.solve()
    first = statuses(held).first
    group = Group(first, first)
    one_wins, two_wins = (float(seat.race.worth(group, 0, 0)) for seat in met.seats)
    return one_wins, 1.0 - two_wins


@pytest.mark.parametrize("at", range(len(MEETINGS)), ids=lambda at: MEETINGS[at].title)
def test_players_meet_as_in_a_walk_over_the_core(at):
    sheet, (one, two) = MEETINGS[at], MEETING_PAIRS[at % 4]
    if one == "optimal" and sheet.carryover:
        one = "threshold:30"  # between an offer and a turn of one's own there may be ties
    ours, theirs = (bot(name) if name else None for name in (one, two))
    slow = SlowAgainst(sheet, cap(sheet), (ours, theirs))
    assert _met(sheet, one, two) == pytest.approx((slow.wins(0), slow.wins(1)), abs=1e-9)


AT_ONCE = [
    sheet
    for sheet in (*SHEETS, *MEETINGS)
    if not any(final_rules(tables(sheet)).challenged) and not sheet.carryover
]


@pytest.mark.parametrize("sheet", AT_ONCE, ids=lambda sheet: sheet.title)
def test_a_sprinter_meets_a_threshold_as_in_a_walk_over_the_core(sheet):
    slow = SlowAgainst(sheet, cap(sheet), (bot("sprinter"), bot("threshold:30")))
    one, two = side("sprinter", sheet), side("threshold:30", sheet)
    found = match_value(one, two, tables(sheet))
    assert (found.begins, found.follows) == pytest.approx((slow.wins(0), slow.wins(1)), abs=1e-9)


@pytest.mark.parametrize(("name", "why"), [("koans", "a final round"), ("basic", "a carryover")])
def test_a_sprinter_is_refused_where_ties_decide_what_it_leaves(name, why):
    sheet = load(name if name == "koans" else f"{name}(endgame=first_to_target)")
    with pytest.raises(Unsolvable, match=f"where {why}"):
        side("sprinter", sheet)


@pytest.mark.parametrize("sheet", OFFERING, ids=lambda sheet: sheet.title)
def test_two_who_reply_to_each_other_play_the_solved_race(sheet):
    assert _met(sheet, None, None)[0] == pytest.approx(solve(sheet).first_wins, abs=1e-7)


@pytest.mark.parametrize("sheet", OFFERING, ids=lambda sheet: sheet.title)
def test_nothing_beats_the_optimal_policy_where_points_are_handed_on(sheet):
    held = tables(sheet)
    assert best_response(side("optimal", held.sheet), held).share == pytest.approx(0.5, abs=1e-7)


def test_turns_that_bear_on_scores_alone_are_worth_the_same_played_once_or_anew():
    held = tables(load("koans(target=1000)"))
    found = match_value(side("maximiser", held.sheet), side("threshold:250", held.sheet), held)
    assert _met(held.sheet, "maximiser", "threshold:250") == pytest.approx(
        (found.begins, found.follows), abs=1e-11
    )


def test_a_match_is_worth_something_from_every_pair_of_scores():
    one, two = (side(f"threshold:{points}", OFFERING[0]) for points in (20, 30))
    found = match_value(one, two, tables(OFFERING[0]))
    assert found.worth(0, mine=40, other=20) > found.worth(0, mine=20, other=20)


def test_scores_that_may_fall_for_ever_are_refused():
    held = tables(load("zilch-online(target=1000)"))
    one, two = (side(f"threshold:{points}", held.sheet) for points in (300, 400))
    with pytest.raises(Unsolvable, match="fines without a floor"):
        match_value(one, two, held)


def test_a_policy_known_by_scores_alone_is_refused_where_turns_bear_on_more():
    held = tables(OFFERING[0])
    plain = side("threshold:30", held.sheet)
    reply = best_response(plain, held).one
    with pytest.raises(Unsolvable, match="a carryover"):
        match_value(reply, plain, held)
