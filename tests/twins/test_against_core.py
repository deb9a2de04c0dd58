"""Policy against policy and best replies, against bots that play every game through the core.

Small sheets that hold every rule are walked state by state: the bot's move is the only one where a
seat has a bot. The solver of matches, which plays by plans of whole turns, must win as much.
"""

from typing import Any

import pytest
from tests.twins.slow_against import SlowAgainst
from tests.twins.solved_sheets import AMONG_THREE

import greed
from greed.bots.interface import Bot
from greed.core.sheet import Dice, End, Entry, Scoring, Sheet, Turn
from greed.core.sheet_data import parse_sheet
from greed.policies import (
    Bold,
    CardPlayer,
    CardRules,
    Cautious,
    Maximiser,
    Optimal,
    Policy,
    Sprinter,
    Threshold,
)
from greed.policies.card_rules import NEVER
from greed.solver import Unsolvable, match, solve

_SCORING = Scoring(singles={1: 20, 5: 10}, kinds={2: {3: 30}})


def _sheet(title: str, **rules: Any) -> Sheet:
    told: dict[str, Any] = {
        "target": 80, "dice": Dice(count=2), "scoring": _SCORING,
        "end": End(endgame="first_to_target"), **rules,
    }  # fmt: skip
    return Sheet(title=title, **told)


LONG_TURNS = [
    _sheet("first to a target that is further away"),
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
BOUNCES = [
    _sheet("bounces off", target=40, end=End(endgame="first_to_target", overshoot="bounces"),
           turn=Turn(hot_dice="ends_turn")),
    _sheet("bounces off in a last turn", target=40, end=End(overshoot="bounces"),
           turn=Turn(hot_dice="ends_turn")),
]  # fmt: skip
SHEETS = [*AMONG_THREE, *LONG_TURNS, *BOUNCES]
CARD = CardRules(
    (20, 40), keep=(5, 10), near=(20, 20), behind=(20, 20), ahead=(20, 10), take=(30, 10),
    close=(10, 1), chase=10,
)  # fmt: skip
ENDLESS = CardRules((NEVER, 60), take=(NEVER, 0))
POLICIES: list[Policy] = [
    Threshold(10), Threshold(30), Bold(), Cautious(), Maximiser(), Sprinter(), Optimal(),
]  # fmt: skip
RIVAL = Threshold(20)


def cap(sheet: Sheet) -> int:
    """Return the points at which the twin cuts a turn off, so that it hardly ever comes there."""
    if sheet.turn.hot_dice == "fresh_dice" or sheet.scoring.nothing or sheet.turn.end_doubles:
        return 500
    return 400 if sheet.end.endgame.startswith("rechallenge") or sheet.carryover else 200


IDLE = next(sheet for sheet in SHEETS if sheet.title == "exact target and a last turn")
"""Where some who are 10 away never bank, for they want more, and more is too much."""


def wins(sheet: Sheet, one: Bot | None, two: Bot) -> tuple[float, float]:
    """Return what the first player wins of games that it begins, and of the others."""
    slow = SlowAgainst(sheet, cap(sheet), (one, two))
    return slow.wins(0), slow.wins(1)


CASES = [
    (policy, sheet)
    for at, sheet in enumerate(SHEETS)
    for policy in POLICIES[at % 2 :: 2]
    if sheet is not IDLE or policy in (Maximiser(), Sprinter(), Optimal())
]


@pytest.mark.parametrize(
    ("policy", "sheet"), CASES, ids=[f"{policy}-{sheet.title}" for policy, sheet in CASES]
)
def test_a_policy_wins_what_its_bot_wins_through_the_core(policy: Policy, sheet: Sheet):
    found = match(sheet, policy.seated(sheet), RIVAL)
    assert found == pytest.approx(wins(sheet, policy, RIVAL), abs=1e-9)


@pytest.mark.parametrize(
    "sheet", [sheet for sheet in SHEETS if sheet is not IDLE], ids=lambda sheet: sheet.title
)
@pytest.mark.parametrize("rules", [CARD, ENDLESS], ids=["every rule", "rolls on"])
def test_a_card_wins_what_its_bot_wins_through_the_core(rules: CardRules, sheet: Sheet):
    card = CardPlayer(rules, sheet)
    assert match(sheet, card, RIVAL) == pytest.approx(wins(sheet, card, RIVAL), abs=1e-9)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.title)
@pytest.mark.parametrize("policy", [Threshold(30), Maximiser()], ids=str)
def test_the_best_reply_is_that_of_a_walk_over_the_core(policy: Policy, sheet: Sheet):
    found = match(sheet, None, policy.seated(sheet))
    assert found == pytest.approx(wins(sheet, None, policy), abs=1e-9)


@pytest.mark.parametrize("name", ["koans", "koans(endgame=first_to_target)"])
def test_nothing_beats_the_optimal_policy(name: str):
    sheet = greed.load(name)
    best = Optimal().seated(sheet)
    found = match(sheet, None, best)
    assert found.share == pytest.approx(0.5, abs=1e-9)
    assert match(sheet, best, best).begins == pytest.approx(found.begins, abs=1e-9)


OFFERING = [sheet for sheet in SHEETS if sheet.carryover]


@pytest.mark.parametrize("sheet", OFFERING, ids=lambda sheet: sheet.title)
def test_nothing_beats_the_optimal_policy_where_points_are_handed_on(sheet: Sheet):
    assert match(sheet, None, Optimal().seated(sheet)).share == pytest.approx(0.5, abs=1e-7)


@pytest.mark.parametrize("sheet", OFFERING, ids=lambda sheet: sheet.title)
def test_two_who_reply_to_each_other_play_the_solved_game(sheet: Sheet):
    assert match(sheet, None, None).begins == pytest.approx(solve(sheet).first[0], abs=1e-7)


def test_the_best_reply_to_a_threshold_is_no_worse_than_the_optimal_policy():
    sheet = greed.load("koans")
    reply, best = match(sheet, None, Threshold(300)), Optimal().seated(sheet)
    assert reply.share > match(sheet, best, Threshold(300)).share > 0.5


@pytest.mark.parametrize("policy", [Threshold(30), Bold()], ids=str)
def test_players_of_whom_none_ever_banks_from_some_scores_on_are_refused(policy: Policy):
    with pytest.raises(Unsolvable, match="none of these players ever banks"):
        match(IDLE, policy.seated(IDLE), RIVAL)


FAR: list[dict[str, Any]] = [
    {
        "title": "the target is nearer than a good turn", "target": 50,
        "dice": {"count": 1, "faces": 3}, "scoring": {"singles": {"2": 200, "1": 150}},
        "end": {"endgame": "finish_round"},
    },
    {
        "title": "turns are best never banked", "target": 150, "dice": {"count": 2},
        "scoring": {"singles": {"4": 50}, "straights": [{"faces": [3, 4], "points": 100}],
                    "nothing": 50},
        "end": {"endgame": "first_to_target"},
    },
    {
        "title": "as few dice as can be in a last turn", "target": 50, "dice": {"count": 2},
        "entry": {"points": 50}, "scoring": {"singles": {"5": 100, "6": 150, "2": 200},
                                             "repeat_sets": False},
        "turn": {"dead_dice_keepable": True, "hot_dice": "ends_turn"},
        "end": {"endgame": "deposed_and_waiting", "tie": "first_to_reach"},
    },
]  # fmt: skip


@pytest.mark.parametrize("told", FAR, ids=lambda told: told["title"])
def test_a_maximiser_wins_what_its_bot_wins_where_points_go_far(told: dict[str, Any]):
    sheet, rival = parse_sheet(told, "far"), Threshold(150)
    slow = SlowAgainst(sheet, 3_000, (Maximiser(), rival))
    assert match(sheet, Maximiser(), rival).begins == pytest.approx(slow.wins(0), abs=1e-7)
