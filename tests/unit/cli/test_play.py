"""Whole sittings, through plain lines."""

import json
import re
import subprocess
import sys

import pytest
from tests.unit.cli.program import Program

import greed

FIRST_TURN = "\n115 roll\nq\n"


def test_no_arguments_begin_the_official_game_against_a_bot(program: Program):
    answer = program("play", typed="q\n")
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert answer.code == 0
    assert (record.sheet.name, record.seats) == ("official", ("You", "bot:bold"))
    assert record.dice == "system"


def test_whoever_is_alone_gets_an_opponent(program: Program):
    program("play", "--players", "Ann", typed="q\n")
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert record.seats == ("Ann", "bot:bold")


def test_another_target_is_part_of_the_sheet(program: Program):
    answer = program("play", "koans", "--target", "5000", "--seed", "1", typed="q\n")
    assert "to 5,000" in answer.out


def test_bots_play_a_whole_game_through_a_pipe(program: Program, snapshot):
    answer = program(
        "play", "koans", "--players", "bot:bold,bot:cautious", "--seed", "1", "--save", "g.jsonl"
    )
    assert answer.code == 0
    assert answer.out == snapshot


def test_a_pipe_gets_no_escape_codes(program: Program):
    answer = program("play", "--seed", "1", typed="\n?\nh\nrules\ns\nq\n")
    assert "\x1b" not in answer.out


def test_the_same_seed_gives_the_same_game(program: Program):
    arguments = ("play", "koans", "--players", "bot:random,bot:bold", "--seed", "5", "--save")
    first = program(*arguments, "a.jsonl").out.replace("a.jsonl", "")
    assert first == program(*arguments, "b.jsonl").out.replace("b.jsonl", "")


def test_what_is_not_possible_says_why(program: Program, snapshot):
    lines = ["", "r", "77", "66", "b", "take", "15", "b", "11", "?", "frob", "u", "q"]
    answer = program("play", "official(target=2000)", "--seed", "3", typed="\n".join(lines) + "\n")
    assert answer.out == snapshot


def test_a_line_of_two_moves_is_made_whole_or_not_at_all(program: Program):
    answer = program("play", "--seed", "3", typed="\n15 bank\nq\n")
    assert "600 needed in one turn to get on the board: 150 so far" in answer.out.lower()
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert len(record.events) == 1


def test_undo_takes_back_a_choice_before_dice_fall(program: Program):
    program("play", "--seed", "3", typed="\n1\nu\n5\nq\n")
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert [str(event) for event in record.events[1:]] == ["keep 5"]


def test_fallen_dice_stay_fallen(program: Program):
    answer = program("play", "--seed", "3", typed="\n15 roll\nu\nq\n")
    assert "The dice have fallen since your last choice, so it can't be taken back." in answer.out


def test_undo_reaches_back_over_a_bank_to_the_player_before(program: Program):
    answer = program("play", "basic", "--players", "Ann,Bob", "--seed", "1", typed="\na b\nu\nq\n")
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert "Taken back. Ann decides again." in answer.out
    assert record.events[-1].kind == "keep"  # type: ignore[union-attr]


@pytest.mark.parametrize("typed", ["\n15 roll\n", "\n15 roll\nq\n"], ids=["closed", "quit"])
def test_whoever_leaves_can_go_on_with_the_same_dice(program: Program, typed: str):
    left = program("play", "--seed", "3", typed=typed)
    assert "To continue: greed play --resume" in left.out
    program("play", "--resume", typed="\nq\n")
    resumed = greed.from_jsonl(program.games[0].read_text(), growing=True)
    program("play", "--seed", "3", "--save", "whole.jsonl", typed="\n15 roll\n\nq\n")
    whole = greed.from_jsonl((program.folder / "whole.jsonl").read_text(), growing=True)
    assert resumed.events == whole.events


def test_a_line_cut_short_by_a_crash_costs_nothing_that_matters(program: Program):
    program("play", "--seed", "3", typed="\n15 roll\nq\n")
    path = program.games[0]
    before = path.read_text()
    path.write_text(before[:-9])
    answer = program("play", "--resume", typed="q\n")
    assert (answer.code, path.read_text()) == (0, before)


def test_where_the_disk_is_full_nothing_happens_that_is_not_saved(program: Program):
    resource = pytest.importorskip("resource")
    game = ["play", "koans", "--players", "bot:bold,bot:cautious", "--seed", "1", "--save"]
    stopped = subprocess.run(
        [sys.executable, "-m", "greed", *game, "half.jsonl"], capture_output=True, text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4_000, 4_000)),
    )  # fmt: skip
    assert (stopped.returncode, stopped.stderr) == (
        2, "greed: cannot write half.jsonl: File too large\n",
    )  # fmt: skip
    half = greed.from_jsonl((program.folder / "half.jsonl").read_text(), growing=True)
    shown = [line for line in stopped.stdout.splitlines() if re.search("(rolls|keeps) [1-6]", line)]
    saved = [event for event in half.events if not isinstance(event, greed.Move) or event.dice]
    assert 0 <= len(saved) - len(shown) <= 1  # a line that was written with one that was not
    program("play", "--resume", "half.jsonl")
    program(*game, "whole.jsonl")
    saved_half, saved_whole = (
        (program.folder / name).read_text() for name in ("half.jsonl", "whole.jsonl")
    )
    assert saved_half == saved_whole


def test_an_altered_save_is_refused_at_its_event(program: Program):
    program("play", "--seed", "3", typed="\n15 roll\nq\n")
    path = program.games[0]
    path.write_text(path.read_text().replace('"keep 1 5"', '"keep 1"'))
    answer = program("play", "--resume")
    assert answer.code == 2
    assert "event 2: this line or one before it was altered" in answer.err


def test_nothing_to_resume_is_the_answer_no(program: Program):
    answer = program("play", "--resume")
    assert (answer.code, answer.err.count("\n")) == (1, 1)


def test_a_finished_game_is_not_taken_up_again(program: Program):
    program("play", "koans", "--players", "bot:bold,bot:bold", "--seed", "1")
    assert program("play", "--resume").code == 1


def test_a_save_is_never_written_over(program: Program):
    (program.folder / "mine.jsonl").write_text("something")
    answer = program("play", "--save", "mine.jsonl", typed="q\n")
    assert answer.code == 2
    assert (program.folder / "mine.jsonl").read_text() == "something"


def test_save_writes_a_copy(program: Program):
    program("play", "--seed", "3", typed="\nsave copy.jsonl\nq\n")
    assert greed.from_jsonl((program.folder / "copy.jsonl").read_text()).dice == "seed:3"


def test_a_finished_record_is_closed(program: Program):
    program("play", "koans", "--players", "bot:bold,bot:bold", "--seed", "1")
    last = json.loads(program.games[0].read_text().splitlines()[-1])
    assert last["result"]["winners"]


def test_undo_after_out_throws_nothing(program: Program):
    answer = program("play", "koans", "--players", "Ann,Bob", "--seed", "12", typed="out\nu\nq\n")
    assert "Taken back. Ann decides again.\nAnn: Press Enter to roll 5 dice" in answer.out
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert record.events == ()


def test_a_game_is_taken_up_as_it_is(program: Program):
    program("play", "--seed", "3", typed="\nq\n")
    answer = program("play", "--resume", "--players", "Ann,Bob")
    assert (answer.code, answer.err.count("\n")) == (2, 1)


def test_the_odds_before_a_throw_are_told(program: Program):
    assert "Press Enter to roll 5 dice, bust 7.7%" in program("play", typed="?\nq\n").out


def test_choices_of_an_offer_are_told(program: Program):
    typed = "\na b\n?\nq\n"
    sheet = "basic(target=1000)"
    out = program("play", sheet, "--players", "Ann,Bob", "--seed", "1", typed=typed).out
    assert "accept, 450 points, 1 die next, bust 66.7%" in out
    assert "decline, 6 dice next, bust 2.3%" in out


def test_what_each_choice_wins_is_told(program: Program):
    out = program("play", "koans", "--seed", "3", typed="\n?\nq\n").out
    assert out.count("win probability") == 2
    assert "rolling 3 dice busts 27.8% of the time" in out


def test_where_a_race_is_too_large_for_an_answer_points_are_counted(program: Program):
    sheet = "classic(target=5000000)"
    out = program("play", sheet, "--seed", "5", typed="\n?\n?\nq\n").out
    assert out.count("This sheet has no exact answer, so these are points") == 1
    assert "points of the turn" in out


def test_a_seed_and_dice_at_once_are_refused(program: Program):
    answer = program("play", "--dice", "seed:42", "--seed", "43")
    assert (answer.code, answer.out) == (2, "")
    assert "use one or the other" in answer.err


@pytest.mark.parametrize("name", ["optimal", "bold", "level:3", "threshold:300"])
def test_a_person_does_not_get_the_name_of_a_bot_unasked(program: Program, name: str):
    answer = program("play", "--players", f"Ann,{name}")
    assert (answer.code, answer.out) == (2, "")
    assert f"write bot:{name}" in answer.err


def test_a_turn_does_not_end_for_nothing_in_the_same_breath(program: Program):
    answer = program("play", "classic", "--seed", "3", typed="\nab\nq\n")
    assert "500 needed in one turn to get on the board" in answer.out
    assert "type bank on its own to end the turn with nothing" in answer.out
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert len(record.events) == 1


def test_a_bank_that_is_closed_gives_its_reason_once(program: Program):
    answer = program("play", "--seed", "3", typed="\n15\nb\nq\n")
    after = answer.out.partition("> b\n")[2]
    assert after.count("600 needed in one turn") == 1


def test_unfinished_games_are_listed_with_the_line_that_goes_on(program: Program):
    assert program("play", "--unfinished").code == 1
    program("play", "koans", "--seed", "1", typed="q\n")
    assert program("play", "--unfinished").code == 1, "nothing has happened in it"
    program("play", "koans", "--seed", "1", typed="\nq\n")
    program("play", "basic", "--players", "Ann,Bob", "--seed", "1", typed="\na b\nq\n")
    said = program("play", "--unfinished").out
    assert "koans: You 0, bold 0" in said
    assert "basic: Ann 450, Bob 0" in said
    again = re.findall(r"greed play --resume (\S+)", said)
    assert len(again) == 2
    assert "Ann 450" in program("play", "--resume", again[0], typed="s\nq\n").out


def test_from_make_the_line_that_goes_on_is_for_make(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("GREED_FROM_MAKE", "1")
    answer = program("play", "--seed", "3", typed="q\n")
    assert "To continue: make play ARGS=--resume\n" in answer.out


def test_a_final_round_says_what_is_needed(program: Program):
    players = "bot:bold,bot:cautious"
    said = program("play", "koans(target=1000)", "--players", players, "--seed", "1").out
    assert "points in this turn to draw level with" in said


def test_a_lone_keep_is_answered_with_what_to_type(program: Program):
    answer = program("play", "classic", "--players", "Ann,Bob", "--seed", "3", typed="\nkeep\nq\n")
    assert "Type the dice to keep, e.g. 115, or all" in answer.out


def test_unfinished_games_have_a_date_and_old_ones_are_only_counted(program: Program):
    for seed in range(12):
        program("play", "koans", "--seed", str(seed), typed="\nq\n")
    said = program("play", "--unfinished").out
    assert said.count("--resume") == 10
    assert len(re.findall(r"koans: .*  \d{4}-\d\d-\d\d \d\d:\d\d$", said, re.MULTILINE)) == 10
    assert "2 older games are in " in said


def test_a_bot_that_cheats_ends_the_game_in_words_and_loses_nothing(program, monkeypatch):
    monkeypatch.setattr("greed.bots.random.Random.choose", lambda *_: "keep 6 6 6")
    answer = program("play", "koans", "--players", "bot:random,Ann", "--seed", "2")
    assert answer.code == 2
    assert "illegal: keep 6 6 6" in answer.err
    assert len(program.games[0].read_text("utf-8").splitlines()) > 1


def test_a_copy_of_the_game_takes_the_place_of_no_file(program: Program):
    notes = program.folder / "notes.txt"
    notes.write_text("my notes", "utf-8")
    answer = program("play", "koans", typed="\nsave notes.txt\nsave new.jsonl\nq\n")
    assert notes.read_text("utf-8") == "my notes"
    assert "There is a file notes.txt already: choose another name." in answer.out
    assert len(greed.from_jsonl((program.folder / "new.jsonl").read_text(), growing=True).events)


def test_a_game_in_a_file_is_continued_there(program: Program):
    program("play", "koans", "--save", "mine.jsonl", typed="\nq\n")
    again = program("play", "koans", "--save", "mine.jsonl")
    assert again.code == 2
    assert "mine.jsonl exists" in again.err
    assert "greed play --resume mine.jsonl" in again.err
    resumed = program("play", "--resume", "mine.jsonl", typed="u\nq\n")
    assert "To continue: greed play --resume mine.jsonl" in resumed.out
    assert program("play", "--resume", "none.jsonl").code == 2


def test_a_family_of_three_reads_once_and_shortly_that_chances_are_estimates(program: Program):
    answer = program("play", "koans", "--players", "Ann,Bob,Cleo", "--seed", "2",
                     typed="\n?\n?\nq\n")  # fmt: skip
    caveat = "(with more than two players these are estimates)"
    assert answer.out.count(caveat) == 1
    assert "percentage points" not in answer.out


def test_the_tutor_says_each_thing_once(program: Program):
    answer = program("play", "koans", "--tutor", "2%", "--seed", "2", typed="\n15\nb\nq\n")
    said = answer.out.partition("> b\n")[2]
    assert said.count("bank") + said.count("Bank") > 0
    assert "You wanted" not in said
    assert re.search(r'"bank" wins [\d.]+%, "roll" [\d.]+%, because .*That costs one game in', said)
