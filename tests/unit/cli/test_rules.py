import json
import sys
from pathlib import Path

import pytest
from tests.unit.cli.program import Program

import greed
from greed.rulebook import rules_page


def test_the_sheets_and_variants_are_listed(program: Program, snapshot):
    assert program("rules").out == snapshot


def test_the_list_fits_80_columns(program: Program):
    assert max(map(len, program("rules").out.splitlines())) <= 80


def test_a_sheet_without_a_summary_is_listed_with_one_made_of_its_rules(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    bare = greed.load("koans(target=2000)")
    module = sys.modules["greed.cli.commands.rules"]
    monkeypatch.setattr(module, "load", lambda _: bare)
    assert "2,000 points" in program("rules").out


def test_the_list_is_data_as_well(program: Program):
    data = json.loads(program("rules", "--json").out)
    assert [sheet["name"] for sheet in data["sheets"]] == list(greed.presets())
    assert [variant["name"] for variant in data["variants"]] == list(greed.variants())


@pytest.mark.parametrize("sheet", [*greed.presets(), "classic+amish+hsw+zilch"])
def test_a_page_fits_80_columns(program: Program, sheet: str):
    answer = program("rules", "show", sheet)
    assert answer.code == 0
    assert max(map(len, answer.out.splitlines())) <= 80


def test_a_page_shows_every_section(program: Program):
    page = rules_page(greed.load("official"))
    shown = program("rules", "show", "official").out
    assert all(section.title.upper() in shown for section in page.sections)


@pytest.mark.parametrize(
    ("form", "beginning"),
    [("markdown", "# Playing Greed"), ("html", "<!doctype html>"), ("json", "{")],
)
def test_a_page_is_written_in_other_formats(program: Program, form: str, beginning: str):
    answer = program("rules", "show", "koans", "--format", form)
    assert answer.out.lower().startswith(beginning.lower())


def test_json_is_short_for_its_format(program: Program):
    short = program("rules", "show", "koans", "--json").out
    assert json.loads(short)["title"] == "Playing Greed"


def test_a_sound_sheet_is_the_answer_yes(program: Program):
    program("rules", "new", "mine.toml", "--from", "koans")
    answer = program("rules", "check", "mine.toml")
    assert (answer.code, "no faults" in answer.out) == (0, True)


def test_every_fault_of_a_sheet_is_named(program: Program):
    Path("mine.toml").write_text('title = "x"\ntarget = 0\n[dice]\ncount = 99\n[scorin]\n')
    answer = program("rules", "check", "mine.toml")
    assert answer.code == 1
    assert [line.split(":")[0] for line in answer.out.splitlines()] == [
        "✗ target",
        "✗ dice.count",
        "✗ scorin",
        "✗ scoring",
    ]


def test_a_face_that_the_dice_lack_is_named_beside_other_faults(program: Program):
    Path("mine.toml").write_text("target = 0\n[dice]\ncount = 5\n[scoring.triples]\n7 = 100\n")
    said = program("rules", "check", "mine.toml").out
    assert "scoring.triples.7: the dice have faces from 1 to 6" in said
    assert "target: expected" in said
    assert "title: missing" in said


def test_the_name_of_a_sheet_can_be_checked_as_well(program: Program):
    assert "no faults" in program("rules", "check", "classic+hsw").out
    answer = program("rules", "check", "classic+hsv")
    assert (answer.code, "did you mean hsw?" in answer.out) == (1, True)


def test_a_house_rule_makes_no_claims_about_the_sheet_it_comes_from(program: Program):
    program("rules", "new", "mine.toml", "--from", "ten-dice")
    mine = greed.load("./mine.toml")
    assert (mine.summary, mine.prose) == ("", "")


def test_faults_are_data_as_well(program: Program):
    Path("mine.toml").write_text("target = 1")
    data = json.loads(program("rules", "check", "mine.toml", "--json").out)
    assert data["faults"][0].startswith("title")


def test_a_file_that_cannot_be_read_is_bad_input(program: Program):
    answer = program("rules", "check", "nosuch.toml")
    assert (answer.code, answer.err.count("\n")) == (2, 1)


def test_a_house_rule_begins_as_the_sheet_it_comes_from(program: Program):
    assert program("rules", "new", "mine.toml", "--from", "classic+amish").code == 0
    mine, classic = greed.load("./mine.toml"), greed.load("classic+amish")
    assert greed.sheet_hash(mine) == greed.sheet_hash(classic)
    assert mine.title != classic.title


def test_a_house_rule_can_be_played(program: Program):
    program("rules", "new", "mine.toml")
    answer = program("play", "./mine.toml", "--seed", "1", typed="q\n")
    assert (answer.code, "House rules after" in answer.out) == (0, True)


def test_a_sheet_that_is_there_is_not_written_over(program: Program):
    Path("mine.toml").write_text("precious")
    assert program("rules", "new", "mine.toml").code == 2
    assert Path("mine.toml").read_text() == "precious"


def test_a_sheet_is_called_toml(program: Program):
    answer = program("rules", "new", "mine.txt")
    assert (answer.code, "call it mine.toml" in answer.err) == (2, True)


def test_the_schema_is_printed(program: Program):
    assert json.loads(program("rules", "schema").out)["properties"]["target"]


def test_a_part_that_the_rules_lack_is_said_above_the_parts_there_are(program: Program):
    answer = program("play", "koans", "--seed", "1", typed="rules foo\nrules carry\nq\n")
    assert answer.out.count("No part of the rules is called foo") == 1


def test_a_sheet_of_your_own_starts_without_the_notes_of_another(program: Program):
    assert program("rules", "new", "mine.toml").code == 0
    mine, old = greed.load(program.folder / "mine.toml"), greed.load("official")
    assert (mine.notes, mine.variants, mine.prose) == ((), (), "")
    assert greed.sheet_hash(mine) == greed.sheet_hash(old)
