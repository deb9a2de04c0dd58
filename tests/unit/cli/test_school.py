"""`greed card`, `greed puzzles`, `greed train` and the tutor, as people use them."""

import json
import re

import pytest
from tests.unit.cli.program import Program

import greed
from greed.cli.exits import Refusal
from greed.cli.table.advice import read_threshold
from greed.coach.puzzles import shipped_puzzles
from greed.rulebook.card import card_tables, score_card

HOUSE = "koans(target=1500)"


def _rounds(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_card_says_how_often_it_wins(program: Program):
    answer = program("card", "koans")
    assert answer.code == 0
    assert "Wins 48.9 of 100 games against perfect play (50 would be equal)." in answer.out
    assert "Bank from" in answer.out


def test_a_card_as_data_has_its_sentences(program: Program):
    found = json.loads(program("card", "koans", "--json").out)
    assert found["sheet"] == "koans"
    for each in found["cards"]:
        assert sum(len(line.split()) for line in each["lines"]) == each["words"]


def test_a_card_is_printed_next_to_a_score_pad(program: Program):
    assert program("card", "koans", "--html", "card.html").code == 0
    page = (program.folder / "card.html").read_text("utf-8")
    assert "Bank from" in page
    assert "<td></td>" in page
    assert "http" not in page


def test_a_sheet_without_cards_is_answered_with_no(program: Program):
    answer = program("card", HOUSE)
    assert answer.code == 1
    assert "not for koans(target=1500)" in answer.err
    assert "make cards ARGS=mine" in answer.err


def test_progress_that_is_replaced_is_kept_beside_it(program: Program):
    assert program("train", "koans", "-n", "1", "--no-own", typed="1\n").code == 0
    assert program("train", "--export", "mine.json").code == 0
    assert program("train", "koans", "-n", "1", "--no-own", typed="1\n").code == 0
    answer = program("train", "--import", "mine.json")
    assert answer.code == 0
    assert "training.before-import.json" in answer.out
    (kept,) = program.folder.rglob("training.before-import.json")
    mine = json.loads((program.folder / "mine.json").read_text())
    was = json.loads(kept.read_text())
    assert sum(each["tries"] for each in was["drills"].values()) == 2
    assert sum(each["tries"] for each in mine["drills"].values()) == 1


def test_puzzles_of_a_house_sheet_can_be_practised_from_their_file(program: Program):
    assert program("puzzles", HOUSE, "-n", "4", "-o", "p.json").code == 0
    answer = program("train", HOUSE, "--file", "p.json", "-n", "2", typed=_rounds("1", "1"))
    assert answer.code == 0
    assert "Puzzle 2 of 2" in answer.out
    assert "Your rating" in answer.out
    wrong = program("train", "koans", "--file", "p.json")
    assert wrong.code == 2
    assert "not for koans" in wrong.err


def test_training_survives_and_moves_to_another_home(program: Program):
    program("train", "koans", "-n", "1", typed="1\n")
    held = json.loads((program.folder / "training.json").read_text("utf-8"))
    assert len(held["drills"]) == 1
    assert program("train", "--export", "t.json").code == 0
    (program.folder / "training.json").unlink()
    assert program("train", "--import", "t.json").code == 0
    assert json.loads((program.folder / "training.json").read_text("utf-8")) == held


def test_an_answer_that_is_not_understood_is_asked_again(program: Program):
    answer = program("train", "koans", "-n", "1", typed=_rounds("99", "dance", "1"))
    assert answer.out.count("Type a number from 1 to") == 2
    assert "Your rating" in answer.out


def test_a_theme_that_does_not_exist_is_refused_with_those_that_do(program: Program):
    answer = program("train", "koans", "--theme", "bank or rol")
    assert answer.code == 2
    assert "bank or roll" in answer.err


def test_the_daily_challenge_gives_one_try_and_goes_on_where_it_was_left(program: Program):
    first = program("train", "koans", "--daily", typed=_rounds("1", "1", "q"))
    assert "position 3 of 5" in first.out
    rest = program("train", "koans", "--daily", typed=_rounds("1", "1", "1"))
    assert "position 3 of 5" in rest.out
    assert "position 2 of 5" not in rest.out
    line = rest.out.strip().splitlines()[-1].strip()
    assert line.startswith("Greed koans ")
    again = program("train", "koans", "--daily")
    assert "You have played today's challenge" in again.out
    assert again.out.strip().splitlines()[-1].strip() == line


def test_your_own_mistakes_come_first(program: Program):
    typed = _rounds("", "roll", "bank", "q")
    program("play", "koans", "--seed", "3", typed=typed)
    answer = program("train", "koans", "-n", "1", typed="q\n")
    assert "You have 200 points this turn and 2 dice to roll" in answer.out
    without = program("train", "koans", "-n", "1", "--no-own", typed="q\n")
    assert "You have 200 points this turn and 2 dice to roll" not in without.out


def test_the_tutor_speaks_up_once_and_lets_you_have_your_way(program: Program):
    typed = _rounds("", "roll", "bank", "bank", "q")
    answer = program("play", "koans", "--seed", "3", "--tutor", "1%", typed=typed)
    assert answer.out.count("Type it again to do it anyway.") == 1
    assert "That costs one game in 19." in " ".join(answer.out.split())
    record = greed.from_jsonl(program.games[0].read_text(), growing=True)
    assert greed.BANK in record.events


def test_a_patient_tutor_is_silent(program: Program):
    typed = _rounds("", "roll", "bank", "q")
    answer = program("play", "koans", "--seed", "3", "--tutor", "30%", typed=typed)
    assert "Type it again" not in answer.out


def test_after_a_game_the_tutor_tells_the_moments_that_mattered(program: Program):
    lines = ["", "bank"] * 400
    answer = program(
        "play", "koans(target=500)", "--players", "Ann,bot:bold", "--seed", "2", "--tutor", "100%",
        typed=_rounds(*lines),
    )  # fmt: skip
    assert "What mattered most:" in answer.out
    assert 1 <= " ".join(answer.out.split()).count("cost one game in ") <= 3


@pytest.mark.parametrize("text", ["much", "-2%", "200%", "2%%", ""])
def test_a_threshold_that_is_not_a_percentage_is_refused(text):
    with pytest.raises(Refusal, match="takes a percentage, e.g. 2%"):
        read_threshold(text)


def test_puzzles_ship_for_every_preset():
    missing = [name for name in greed.presets() if not shipped_puzzles(greed.load(name))]
    assert not missing, f"make puzzles ARGS='{' '.join(missing)}'"


POSITION = "koans 2000,2500 1/1 decide 2 - 200 - - 40"


def test_a_position_is_explored_with_its_choices_and_rolls(program: Program):
    found = json.loads(program("explore", POSITION, "--json").out)
    assert sum(each["chance"] for each in found["branches"]) == pytest.approx(1)
    roll = next(each for each in found["choices"] if each["move"] == "roll")
    mean = sum(each["chance"] * each["value"] for each in found["branches"])
    assert roll["value"] == pytest.approx(mean, abs=1e-6)
    for each in found["choices"]:
        after = greed.apply(greed.parse_position(POSITION), each["move"])
        assert each["position"] == greed.position(after)


def test_the_map_holds_the_least_bank_that_the_solution_calls_right(program: Program):
    out = program("explore", POSITION, "--map").out
    heads = next(line for line in out.splitlines() if "theirs" in line).split()
    row = next(line for line in out.splitlines() if line.split()[:1] == ["300"]).split()
    assert row[heads.index("1,200") - 2] == "250"
    for points, best in ((200, "roll"), (300, "bank")):
        line = f"koans 300,1200 1/1 decide 2 - {points} - - 40"
        choices = json.loads(program("explore", line, "--json").out)["choices"]
        assert choices[0]["move"] == best


def test_a_throw_that_is_due_is_explored_too(program: Program):
    start = greed.start(greed.load("koans"))
    assert "If you roll" in program("explore", greed.position(start)).out


def test_a_position_that_cannot_be_read_is_refused(program: Program):
    assert program("explore", "koans 0?,0? 1/1 offer").code == 2


@pytest.mark.parametrize("sheet", ["koans", "classic", "zilch-online"])
def test_the_card_to_print_says_what_dice_score_and_has_room_for_names(program: Program, sheet):
    program("card", sheet, "--html", "card.html")
    page = (program.folder / "card.html").read_text("utf-8")
    assert page.count("<th><small>Name</small></th>") == 4
    cells = re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", page)
    for table in card_tables(score_card(greed.load(sheet))):
        for row in table.rows:
            assert str(row)[1:-1] in str(cells)


def test_a_first_rating_is_called_a_guess_and_not_held_against_anybody(program: Program):
    first = program("train", "koans", "-n", "1", "--no-own", typed="1\n")
    assert "(a first guess, it settles as you go on)" in " ".join(first.out.split())
    assert not re.search(r"Your rating: [\d,]+ \(-", first.out)
