"""Whole tournaments: what is decided stops, what is bad loses, and nobody else suffers."""

import random
import shlex
import sys
from pathlib import Path

import pytest

import greed
from greed.arena import Plan, Results, Test, gauntlet, play, round_robin
from greed.arena.game import play_unit
from greed.arena.tournament import Entry, Tournament
from greed.bots import BotError

TORTURE = Path(__file__).parents[2] / "support" / "torture.py"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="programs as bots need POSIX")


def torture(kind: str) -> str:
    return "cmd:" + shlex.join([sys.executable, "-S", str(TORTURE), kind])


def plan(*bots: str, **changes: object) -> Plan:
    words: dict[str, object] = {
        "sheet": greed.load("koans"), "bots": bots, "tables": round_robin(len(bots)),
        "deals": 24, "seed": "tournament",
    }  # fmt: skip
    return Plan(**(words | changes))  # type: ignore[arg-type]


def standing(report: Results, bot: str):
    return next(each for each in report.standings if each.bot == bot)


def test_the_better_bot_is_found():
    report = play(plan("random", "bold", "threshold:300"))
    assert [each.bot for each in report.standings][-1] == "random"
    assert report.complete
    assert report.games == 3 * 24 * 2


def test_a_bot_against_itself_scores_exactly_one_half():
    report = play(plan("bold", "bold"))
    (pair,) = report.pairs
    assert pair.score == 0.5
    assert pair.ahead == pair.behind
    assert (pair.first, pair.second) == ("bold", "bold #2")


def test_shared_dice_make_a_game_worth_more_than_one():
    (pair,) = play(plan("bold", "cautious", deals=150)).pairs
    assert pair.worth is not None
    assert pair.worth > 1.3


def test_seats_and_shares_of_the_wins_add_up():
    report = play(plan("bold", "cautious", "threshold:500", tables=round_robin(3, 3), deals=16))
    assert sum(report.seats[3]) == pytest.approx(1)
    assert sum(each.wins for each in report.standings) == pytest.approx(1)
    assert {each.games for each in report.standings} == {16 * 6}
    assert all(each.expected == pytest.approx(1 / 3) for each in report.standings)


def test_a_gauntlet_says_nothing_of_bots_that_did_not_meet():
    report = play(plan("bold", "cautious", "random", tables=gauntlet(3)))
    assert [(pair.first, pair.second) for pair in report.pairs] == [
        ("bold", "cautious"), ("bold", "random"),
    ]  # fmt: skip


def test_a_decided_question_stops_its_table_alone():
    report = play(
        plan("threshold:300", "random", "threshold:310", deals=100, test=Test(error=0.05))
    )
    games = {(pair.first, pair.second): pair.games for pair in report.pairs}
    assert games["threshold:300", "random"] < 100
    assert games["threshold:300", "threshold:310"] == 200
    assert report.complete
    assert [pair.verdict for pair in report.pairs][:2] == ["better", "open"]


def test_equal_bots_are_found_equal():
    (pair,) = play(plan("bold", "bold", deals=5000, test=Test(margin=0.02))).pairs
    assert pair.verdict == "equal"
    assert pair.games < 5000


def test_results_in_any_order_make_the_same_report():
    wanted = plan("bold", "cautious", "threshold:300", deals=60, test=Test(), unit=6)
    units = [(table, unit) for table in range(3) for unit in range(10)]
    entries = [Entry(table, unit, play_unit(wanted, table, unit)) for table, unit in units]
    reports = []
    for seed in range(3):
        tournament = Tournament(wanted)
        random.Random(seed).shuffle(entries)
        for entry in entries:
            tournament.take(entry)
        reports.append(tournament.report())
    assert reports[0] == reports[1] == reports[2] == play(wanted)


def test_a_bot_that_cannot_be_made_stops_the_tournament_before_it_begins():
    with pytest.raises(BotError, match="unknown"):
        play(plan("bold", "blod"))


@POSIX
@pytest.mark.parametrize(
    "kind", ["crash", "exit", "garbage", "flood", "endless line", "huge line", "illegal", "twice"]
)
def test_a_bad_program_loses_its_games_by_rule_and_is_named(kind: str):
    report = play(plan("bold", torture(kind), deals=8))
    bad, good = standing(report, torture(kind)), standing(report, "bold")
    # It plays on as long as it may: whatever it did not lose by rule, it played.
    assert sum(each.games for each in bad.breaches) >= 3
    assert all(each.example for each in bad.breaches)
    assert not good.breaches
    assert good.wins > 0.5


@POSIX
def test_a_program_that_hangs_costs_three_delays_a_piece_of_work_not_one_per_game():
    report = play(plan("bold", torture("hang"), deals=8, limit=0.2))
    kinds = {each.kind: each.games for each in standing(report, torture("hang")).breaches}
    assert kinds["late"] == 3
    assert kinds["out"] >= 8


@POSIX
def test_a_program_that_goes_on_breaking_rules_closes_its_table():
    report = play(plan("bold", torture("no name"), "cautious", deals=48, unit=4))
    by_rule = [pair for pair in report.pairs if pair.verdict == "forfeits"]
    assert len(by_rule) == 2
    assert all(pair.games < 96 for pair in by_rule)
    fair = next(pair for pair in report.pairs if pair.verdict != "forfeits")
    assert fair.games == 96


@POSIX
def test_a_bad_program_changes_nothing_between_others():
    alone = play(plan("bold", "cautious", tables=((0, 1),)))
    beside = play(plan("bold", "cautious", torture("crash"), tables=((0, 1), (0, 2))))
    assert beside.pairs[0].ahead == alone.pairs[0].ahead
    assert beside.pairs[0].score == alone.pairs[0].score


@POSIX
def test_a_fair_program_plays_like_the_same_bot_in_python():
    command = shlex.join([
        sys.executable, "-c",
        "from greed.bots.serve import serve; from greed.bots import bot; serve(bot('cautious'))",
    ])  # fmt: skip
    inside = play(plan("bold", "cautious"))
    outside = play(plan("bold", f"cmd:{command}"))
    assert outside.pairs[0].ahead == inside.pairs[0].ahead
    assert [each.points for each in outside.standings] == [each.points for each in inside.standings]
