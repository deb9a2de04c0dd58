"""`greed solve`, `greed advise` and `greed review`: what is solved, in the terminal."""

import json
import re
from pathlib import Path

import pytest
from tests.support.games import random_record
from tests.unit.cli.program import Program

import greed

DECIDE = "koans 2800,2900 1/1 decide 2 - 150 - - 40"


@pytest.fixture
def solved(program: Program, monkeypatch: pytest.MonkeyPatch, home: Path) -> Program:
    """The program, with solutions kept for the whole run."""
    monkeypatch.setenv("GREED_HOME", str(home))
    return program


def test_solving_says_what_the_first_player_wins(solved: Program):
    answer = solved("solve", "koans", "--json")
    assert answer.code == 0
    assert 0.53 < json.loads(answer.out)["first_wins"] < 0.55


def test_advice_ranks_every_choice_and_says_why(solved: Program):
    answer = solved("advise", *DECIDE.split())
    assert answer.code == 0
    assert answer.out.index("bank") < answer.out.index("roll")
    assert "because rolling 2 dice busts" in answer.out


def test_advice_as_data_holds_what_each_choice_costs(solved: Program):
    choices = json.loads(solved("advise", DECIDE, "--json").out)["choices"]
    assert choices[0]["cost"] == 0 < choices[1]["cost"]


def test_nobody_is_advised_while_dice_fall(solved: Program):
    answer = solved("advise", "koans 0?,0? 1/1 throw 5 - 0 - - 0")
    assert answer.code == 1
    assert "nobody has a choice" in answer.err


def test_a_position_that_cannot_be_read_is_bad_input(solved: Program):
    answer = solved("advise", "koans", "0?")
    assert answer.code == 2
    assert "a position has 10 fields" in answer.err


def test_a_score_below_zero_is_no_option(solved: Program):
    words = ["koans", "-50,2900", "1/1", "decide", "2", "-", "150", "-", "-", "40"]
    answer = solved("advise", *words)
    assert answer == solved("advise", " ".join(words))
    assert "no score falls below 0" in answer.err


def test_an_option_that_is_none_is_still_bad_input(solved: Program):
    assert solved("advise", *DECIDE.split(), "--point").code == 2


def test_whoever_interrupts_a_solver_reads_what_is_kept(
    solved: Program, monkeypatch: pytest.MonkeyPatch
):
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("greed.solver.solve", interrupted)
    answer = solved("solve", "koans")
    assert answer.code == 130
    assert answer.err.endswith("Stopped. Solutions found so far are saved.\n")


def test_advice_for_four_says_that_it_is_an_estimate_and_how_far_off(solved: Program):
    answer = solved("advise", "koans 500,700,0?,0? 1/1 decide 2 - 150 - - 2")
    assert answer.code == 0
    said = " ".join(answer.out.split())
    assert "with more than two players these are estimates" in said
    assert "percentage points" not in said


def test_advice_for_three_is_exact_where_what_is_left_is_solved_at_once(solved: Program):
    answer = solved("advise", "koans 2500,2700,2600 1/1 decide 2 - 150 - - 40")
    assert answer.code == 0
    assert "estimate" not in answer.out


def test_advice_may_count_the_points_of_the_turn(solved: Program):
    answer = solved("advise", DECIDE, "--points", "--json")
    advice = json.loads(answer.out)
    assert advice["measure"] == "points of the turn"
    worth = {choice["move"]: choice["worth"] for choice in advice["choices"]}
    assert worth["bank"] == 150 < worth["roll"] < 400


def test_the_reason_of_an_advice_fits_eighty_columns(solved: Program):
    out = solved("advise", *DECIDE.split()).out
    assert "Bank: banking 150 wins 47.6%, rolling wins 43.8%" in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_review_names_what_cost_most(solved: Program, tmp_path: Path):
    record = random_record("koans", seats=2, seed=4)
    for name, text in {
        "a.jsonl": greed.to_jsonl(record),
        "a.txt": greed.to_text(record),
    }.items():
        (tmp_path / name).write_text(text, "utf-8")
        answer = solved("review", str(tmp_path / name))
        assert answer.code == 0
        assert "WHAT COST MOST" in answer.out
        assert "Bob the 2nd" in answer.out


def test_what_cost_most_is_found_by_round_and_player_and_by_the_turn_of_the_record_in_text(
    solved: Program, tmp_path: Path
):
    record = random_record("koans", seats=2, seed=4)
    (tmp_path / "a.jsonl").write_text(greed.to_jsonl(record), "utf-8")
    out = solved("review", str(tmp_path / "a.jsonl")).out
    data = json.loads(solved("review", str(tmp_path / "a.jsonl"), "--json").out)
    worst = max(data["decisions"], key=lambda each: each["cost"])
    name = record.seats[worst["seat"]]
    assert f"Round {worst['round']}, {name} (turn {worst['turn']}) at " in out
    assert "event" not in out
    assert f"greed replay --text {tmp_path / 'a.jsonl'}" in out
    text = solved("replay", str(tmp_path / "a.jsonl"), "--text").out
    assert f"\n{worst['turn']}. {name}  " in text


def test_a_review_is_a_table_with_its_figures_under_their_names(solved: Program, tmp_path: Path):
    (tmp_path / "a.jsonl").write_text(greed.to_jsonl(random_record("koans", seats=2, seed=4)))
    lines = solved("review", str(tmp_path / "a.jsonl")).out.splitlines()
    at = next(number for number, line in enumerate(lines) if line.split()[:1] == ["player"])
    head, one, other = lines[at : at + 3]
    ends = [word.end() for word in re.finditer(r"\w+", head)][1:]
    for line in (one, other):
        assert [word.end() for word in re.finditer(r"[+-]?[\d.]+", line)][-6:] == ends


def test_the_last_game_played_here_is_reviewed_where_none_is_named(solved: Program):
    solved("play", "koans", "--players", "bot:bold,bot:cautious", "--seed", "1")
    answer = solved("review")
    assert answer.code == 0
    assert "cautious" in answer.out
    assert answer.out.endswith("greed replay --text\n")


def test_without_a_name_the_last_game_that_is_over_is_reviewed(program: Program):
    program("play", "classic", "--players", "Ann,Bob", typed="\nq\n")
    assert program("review").code == 1
    program("play", "koans", "--players", "bot:bold,bot:cautious", "--seed", "1")
    program("play", "classic", "--players", "Ann,Bob", typed="\n\nq\n")
    answer = program("review")
    assert "A game of koans" in answer.out
    assert "replay --text /" in " ".join(answer.out.split()), "the last game is another one"
    ours = next(path for path in program.games if "classic" in path.name)
    assert "This game isn't over" in program("review", str(ours)).out


def test_a_game_that_was_broken_off_is_reviewed_as_far_as_it_went(solved: Program, tmp_path: Path):
    record = random_record("koans", seats=2, seed=4, length=20)
    whole = greed.to_jsonl(record).splitlines(keepends=True)
    (tmp_path / "a.jsonl").write_text("".join(whole[:-1]), "utf-8")  # no result, as after a crash
    seen = json.loads(solved("review", str(tmp_path / "a.jsonl"), "--json").out)
    assert len(seen["worth"]) == 21


def test_a_damaged_record_is_refused(solved: Program, tmp_path: Path):
    (tmp_path / "a.jsonl").write_text("{}", "utf-8")
    answer = solved("review", str(tmp_path / "a.jsonl"))
    assert answer.code == 2
    assert "damaged" in answer.err


def test_what_can_be_won_against_a_bot_is_worked_out(program: Program):
    said = program("solve", "koans(target=600)", "--against", "threshold:200").out
    assert "against threshold:200" in said
    found = json.loads(
        program("solve", "koans(target=600)", "--against", "threshold:200", "--json").out
    )
    assert 0.5 < found["optimal"]["share"] <= found["best_reply"]["share"] < 1
    assert f"{100 * found['best_reply']['share']:.3f}" in said


def test_a_bot_whose_decisions_are_not_known_is_refused(program: Program):
    answer = program("solve", "koans", "--against", "random")
    assert answer.code == 2
    assert (
        "unknown policy 'random'; known: bold, card[:short], cautious, level:N, maximiser"
        in answer.err
    )


def test_a_misspelt_policy_is_refused_with_the_name_that_was_meant(program: Program):
    answer = program("solve", "koans", "--against", "boldd")
    assert (answer.code, answer.err) == (2, "greed: unknown policy 'boldd'; did you mean bold?\n")


def test_four_players_are_refused_with_what_they_would_take_if_that_is_too_much(solved: Program):
    answer = solved("solve", "classic", "--seats", "4")
    assert answer.code == 2
    said = "greed: solving the game between four of classic would take about "
    assert answer.err.startswith(said)
    assert "GB of memory" in answer.err
    assert "a lower target" in answer.err
    assert "--memory" not in answer.err


def test_more_than_four_players_are_refused(solved: Program):
    answer = solved("solve", "koans", "--seats", "5")
    assert answer.code == 2
    said = "koans has no exact answer: games are solved for 1 to 4 players, not for 5"
    assert answer.err == f"greed: {said}\n"


def test_offers_among_three_are_refused_with_what_they_would_take_if_that_is_too_much(
    solved: Program,
):
    answer = solved("solve", "official(target=2000)", "--seats", "3", "--time", "1m")
    assert answer.code == 2
    assert "solving the game between three of official(target=2000) would take" in answer.err
    assert "--memory" in answer.err


def test_the_columns_of_a_review_among_three_stand_apart(solved: Program):
    players = ("--dice", "real", "--players", "Ann,Bob,Cleo")
    solved("play", "koans(target=600)", *players, typed="350\n0\n650\n650\n0\nq\n")
    answer = solved("review")
    assert answer.code == 0, answer.err
    lines = answer.out.splitlines()
    at = next(number for number, line in enumerate(lines) if line.split()[:1] == ["player"])
    heads, ann = lines[at : at + 2]
    assert heads.split()[-3:] == ["drift", "undivided", "end"]
    worth = ann.split()[-2]
    assert heads.index("undivided") + len("undivided") == ann.index(worth) + len(worth)
