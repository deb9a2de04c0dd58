"""`greed study` from the command line."""

import csv
import json
import re

import polars as pl
import pytest
from tests.unit.cli.program import Program

SMALL = ("koans", "--vary", "target=500,1000", "--player", "bold", "--core-games", "20")


def test_a_study_is_told_as_a_table(program: Program):
    answer = program("study", *SMALL, "--measure", "turns,bold-vs-random")
    assert answer.code == 0
    assert "bold-vs-random" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80


def test_one_sheet_is_one_sheet(program: Program):
    assert (
        "  1 sheet, " in program("study", "koans(target=500)", *SMALL[3:], "--measure", "busts").out
    )


def test_figures_that_fit_stand_in_one_row_for_each_sheet(program: Program):
    lines = program("study", *SMALL, "--measure", "turns,busts").out.splitlines()
    assert lines[3].split() == ["target", "turns", "busts"]
    assert [line.split()[0] for line in lines[4:6]] == ["500", "1000"]


def test_figures_that_do_not_fit_stand_in_one_row_for_each_measure(program: Program):
    names = ["turns", "throws", "busts", "lead", "turn-points", "turns-alone", "bold-vs-random"]
    lines = program("study", *SMALL, "--measure", ",".join(names)).out.splitlines()
    rows = [line.split() for line in lines[3 : lines.index("", 3)]]
    assert max(map(len, lines)) <= 80
    assert rows[:: len(names) + 1] == [["target:", "500"], ["target:", "1000"]]
    figures = [row for row in rows if row[0] != "target:"]
    assert [row[0] for row in figures] == names * 2
    assert all(re.search(r"\d%?$", row[-1]) for row in figures)


def test_the_figures_are_data_on_demand(program: Program):
    data = json.loads(program("study", *SMALL, "--measure", "turns", "--json").out)
    assert [row["target"] for row in data["rows"]] == [500, 1000]


def test_csv_json_and_parquet_hold_the_same_rows(program: Program):
    for ending in ("csv", "json", "parquet"):
        program("study", *SMALL, "--measure", "turns", "--out", f"figures.{ending}")
    with (program.folder / "figures.csv").open() as file:
        written = list(csv.DictReader(file))
    plain = json.loads((program.folder / "figures.json").read_text())
    frame = pl.read_parquet(program.folder / "figures.parquet").to_dicts()
    assert plain == frame
    assert [float(row["turns"]) for row in written] == [row["turns"] for row in plain]


def test_a_file_of_no_known_kind_is_refused_with_all_that_there_are(program: Program):
    answer = program("study", *SMALL, "--out", "figures.xls")
    assert answer.code == 2
    assert ".csv, .json, .parquet or .md" in answer.err


def test_a_table_in_markdown_tells_exact_figures_from_simulated_ones(program: Program):
    program("study", "koans", "--player", "optimal", "--games", "1000", "--out", "table.md",
            "--measure", "first-player-advantage,turn-points,turns-alone,turns")  # fmt: skip
    text = (program.folder / "table.md").read_text()
    lines = [line for line in text.splitlines() if line.startswith("|")]
    names, _, figures = ([text.strip() for text in line.split("|")[1:-1]] for line in lines)
    found = dict(zip(names, figures, strict=True))
    assert found["first-player-advantage"] == "3.985%"
    assert found["turn-points"] == "278.816"
    assert found["turns-alone"] == "11.584"
    assert "±" in found["turns"]


def test_what_takes_a_solution_is_left_open_where_there_is_none(program: Program):
    answer = program("study", "koans(seats.min=3)", "--player", "optimal", "--json",
                     "--measure", "first-player-advantage,turns-alone")  # fmt: skip
    (row,) = json.loads(answer.out)["rows"]
    assert row["first-player-advantage"] is None
    assert row["turns-alone"] > 10


def test_the_same_command_measures_nothing_again(program: Program, monkeypatch: pytest.MonkeyPatch):
    first = program("study", *SMALL)
    monkeypatch.setattr("greed.arena.studies.study.measure_point", None)
    assert program("study", *SMALL) == first


def test_plots_are_drawn_as_a_page_and_as_files(program: Program):
    program("study", *SMALL, "--measure", "turns,busts", "--html", "study.html", "--plots", "p")
    assert (program.folder / "study.html").read_text().count("<svg") == 2
    assert sorted(path.name for path in (program.folder / "p").iterdir()) == [
        "busts.svg", "turns.svg",
    ]  # fmt: skip


def test_every_output_names_the_player_and_by_default_it_is_the_maximiser(program: Program):
    one = ("study", "koans(target=500)", "--games", "1000", "--measure", "turns,bold-vs-random",
           "--core-games", "4")  # fmt: skip
    said = "Played by maximiser against itself, except for the matches between two bots."
    told = program(*one, "--out", "a.md", "--html", "a.html").out
    assert said in " ".join(told.split())
    assert said in " ".join((program.folder / "a.md").read_text().split())
    assert said in (program.folder / "a.html").read_text()
    data = json.loads(program(*one, "--out", "a.csv", "--json").out)
    assert (data["player"], data["rows"][0]["player"]) == ("maximiser", "maximiser")
    with (program.folder / "a.csv").open() as file:
        assert next(csv.DictReader(file))["player"] == "maximiser"


def test_by_default_an_entry_changes_the_game(program: Program):
    data = json.loads(program("study", "koans", "--vary", "entry.points=0,300", "--json",
                              "--measure", "first-player-advantage").out)  # fmt: skip
    without, entry = (row["first-player-advantage"] for row in data["rows"])
    assert abs(without - entry) > 0.001


def test_a_sheet_in_a_file_goes_by_its_title(program: Program):
    program("rules", "new", "--from", "koans", "mine.toml")
    name = "mine.toml(target=500)"
    told = program("study", name, "koans", "--measure", "turns", "--games", "100").out
    assert "Playing Greed(target=500)" in told or "(target=500)" in told
    assert ".toml" not in told


def test_a_measure_without_a_value_has_no_plot(program: Program):
    program("study", "classic(target=1000)", "kingdom-come", "--measure", "upsets,turns", "--games",
            "100", "--html", "a.html", "--plots", "p")  # fmt: skip
    page = (program.folder / "a.html").read_text()
    assert page.count("<figure>") == 1
    assert [path.name for path in (program.folder / "p").iterdir()] == ["turns.svg"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["koans", "--vary", "targt=1"], "unknown"),
        (["koans", "--measure", "turn"], "did you mean turns"),
        (["koans", "--player", "blod"], "did you mean bold"),
        (["koans", "--out", "figures.xlsx"], ".parquet"),
        (["koans", "--out", "no/figures.csv"], "the folder no does not exist"),
        (["koans", "--html", "no/page.html"], "the folder no does not exist"),
        (["koans", "--plots", "file/plots"], "cannot write file/plots"),
        (["kaons"], "did you mean koans"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_one_line(
    program: Program, arguments: list[str], says: str
):
    (program.folder / "file").touch()
    answer = program("study", *arguments)
    assert answer.code == 2
    assert says in answer.err
    assert answer.err.count("\n") == 1
