"""`greed arena` and `greed bot` from the command line."""

import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.unit.cli.program import Program

from greed._extras import install
from greed.cli.commands.arena import _split

TORTURE = Path(__file__).parents[2] / "support" / "torture.py"
SMALL = ("--sheet", "koans", "--games", "20")


def test_a_tournament_is_told_in_eighty_columns(program: Program):
    answer = program("arena", "--bots", "bold,cautious,random", *SMALL)
    assert answer.code == 0
    assert "60 games" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80


def test_the_report_is_data_on_demand(program: Program):
    report = json.loads(program("arena", "--bots", "bold,random", *SMALL, "--json").out)
    assert report["games"] == 20
    assert report["pairs"][0]["first"] == "bold"


def test_the_same_command_plays_nothing_again(program: Program, monkeypatch: pytest.MonkeyPatch):
    first = program("arena", "--bots", "bold,random", *SMALL)
    monkeypatch.setattr("greed.arena.tournament.play_unit", None)
    assert program("arena", "--bots", "bold,random", *SMALL) == first


def test_anew_plays_all_again(program: Program, monkeypatch: pytest.MonkeyPatch):
    program("arena", "--bots", "bold,random", *SMALL)
    monkeypatch.setattr("greed.arena.tournament.play_unit", None)
    with pytest.raises(TypeError):
        program("arena", "--bots", "bold,random", *SMALL, "--fresh")


def test_a_journal_of_ours_that_was_damaged_is_begun_again_on_demand(program: Program):
    first = program("arena", "--bots", "bold,random", *SMALL)
    (journal,) = (program.folder / "arena").glob("*.journal")
    journal.write_bytes(b"damaged")
    assert program("arena", "--bots", "bold,random", *SMALL).code == 2
    assert program("arena", "--bots", "bold,random", *SMALL, "--fresh") == first


def test_a_file_that_is_no_journal_is_not_begun_again(program: Program):
    diary = program.folder / "diary.txt"
    diary.write_text("dear diary")
    answer = program("arena", "--bots", "bold,random", *SMALL, "--fresh", "--journal", str(diary))
    assert answer.code == 2
    assert diary.read_text() == "dear diary"


def test_a_bot_whose_file_has_changed_plays_anew(program: Program):
    file = program.folder / "changing.py"
    source = "class Bot:\n    def choose(self, state):\n        return {}\n"
    every = "__import__('greed').legal_moves(state)"
    file.write_text(source.format(f"{every}[0]"))
    program("arena", "--bots", "bold,changing:Bot", *SMALL)
    file.write_text(source.format(f"{every}[-1]"))
    sys.modules.pop("changing")
    program("arena", "--bots", "bold,changing:Bot", *SMALL)
    assert len(list((program.folder / "arena").glob("*.journal"))) == 2


def test_every_game_is_recorded_on_demand(program: Program):
    answer = program("arena", "--bots", "bold,random", *SMALL, "--records", "games")
    assert "20 records" in answer.err
    files = sorted((program.folder / "games").iterdir())
    assert len(files) == 20
    assert program("replay", str(files[0]), "--plain").code == 0


def test_the_page_needs_nothing_from_outside(program: Program):
    bad = shlex.join([sys.executable, "-S", str(TORTURE), "garbage"])
    bots = ["--bots", "bold,random", "--bots", f"cmd:{bad} <b>&"]
    program("arena", *bots, *SMALL, "--html", "report.html")
    page = (program.folder / "report.html").read_text("utf-8")
    assert page.count("<svg") == 2
    assert "lost by rule" in page
    assert "&lt;b&gt;&amp;" in page
    assert "<b>&" not in page
    assert not re.search(r"src=|@import|href=\"(?!#)|url\((?!#)", page)


def test_a_table_of_three_is_played_in_every_order(program: Program):
    answer = program(
        "arena", "--bots", "bold,cautious,random,threshold:300", "--tables", "1 2 3, 2 3 4",
        *SMALL, "--json",
    )  # fmt: skip
    report = json.loads(answer.out)
    assert report["games"] == 2 * 4 * 6
    assert list(report["seats"]) == ["3"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "bold"], "2 seats need at least 2 bots"),
        (["--bots", "bold,blod"], "did you mean bold"),
        (["--bots", "bold,random", "--seats", "3"], "3 seats need at least 3 bots"),
        (["--bots", "bold,random", "--tables", "one"], "--tables takes bot numbers"),
        (
            ["--bots", "bold,random", "--tables", "1 7"],
            "table '1 7': bots are numbered from 1 to 2",
        ),
        (["--bots", "bold,random", "--records", "file"], "cannot write file"),
        (["--bots", "bold,random", "--html", "no/page.html"], "the folder no does not exist"),
        (["--bots", "bold,'random"], "quote"),
        (["--bots", "bold,random", "--dask", "tcp://127.0.0.1:9"], "Dask"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    program: Program, arguments: list[str], says: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("greed.arena.crews.PATIENCE", 0.5)
    (program.folder / "file").write_text("does not exist")
    answer = program("arena", *arguments, *SMALL)
    assert answer.code == 2
    assert says in answer.err
    assert answer.err.count("\n") == 1


def test_names_are_split_at_commas_outside_quotes():
    texts = ["bold, cmd:'node a,b.js'", 'cmd:python -c "x, y"', "threshold:300,,"]
    assert list(_split(texts)) == [
        "bold", "cmd:node a,b.js", 'cmd:python -c "x, y"', "threshold:300",
    ]  # fmt: skip


def test_the_bots_are_listed_in_eighty_columns(program: Program):
    assert max(map(len, program("bot").out.splitlines())) <= 80
    assert "threshold" in program("bot").out
    assert "cautious" in json.loads(program("bot", "--json").out)


def test_a_failed_check_exits_with_no_and_says_what_to_mend(program: Program):
    bad = shlex.join([sys.executable, "-S", str(TORTURE), "illegal"])
    answer = program("bot", "check", bad, "--games", "2")
    assert answer.code == 1
    assert "fail  it plays 2 whole games" in answer.out
    assert "Answer with one of the moves" in answer.out


def test_a_check_shows_the_last_lines_of_what_a_program_complains_of(program: Program):
    bad = shlex.join([sys.executable, "-S", "-c", "import no_such_module"])
    answer = program("bot", "check", bad)
    assert answer.code == 1
    assert "| ModuleNotFoundError: No module named 'no_such_module'" in answer.out
    step = json.loads(program("bot", "check", bad, "--json").out)["steps"][0]
    assert step["stderr"].endswith("No module named 'no_such_module'")


def test_any_bot_can_be_served(program: Program):
    lines = 'hello {"sheet": {}}\n'
    assert program("bot", "serve", "blod", typed=lines).code == 2
    assert program("bot", "serve", "bold", typed="quit\n").code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_a_tournament_killed_in_the_middle_tells_the_same_in_the_end(program: Program):
    words = ["arena", "--bots", "bold,cautious,random", "--sheet", "koans", "--games", "288"]
    environment = os.environ | {"GREED_HOME": str(program.folder)}
    process = subprocess.Popen(
        [sys.executable, "-m", "greed", *words, "--workers", "2"],
        env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    journals = program.folder / "arena"
    while process.poll() is None and not any(
        path.read_bytes().count(b"\n") > 4 for path in journals.glob("*.journal")
    ):
        time.sleep(0.005)
    process.kill()
    process.wait()
    (journal,) = journals.iterdir()
    played = journal.read_bytes()
    assert 4 < played.count(b"\n") < 19
    resumed = program(*words)
    # Whatever had been written down is still there, and only added to.
    assert journal.read_bytes().startswith(played[: played.rindex(b"\n") + 1])
    assert resumed.out == program(*words, "--fresh").out


def test_a_tournament_of_three_says_that_optimal_plays_an_estimate_and_how_to_make_it_exact(
    program: Program,
):
    asked = ("--bots", "optimal,bold,cautious", "--seats", "3", "--games", "6")
    answer = program("arena", "--sheet", "koans(target=500)", *asked)
    assert "optimal plays an estimate" in answer.err
    assert "greed solve 'koans(target=500)' --seats 3" in answer.err
    assert program("solve", "koans(target=500)", "--seats", "3").code == 0
    assert "estimate" not in program("arena", "--sheet", "koans(target=500)", *asked).err


def test_without_openskill_there_is_no_column_of_dashes_but_a_word(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("greed.arena.page.find_spec", lambda _: None)

    def missing(*_: object) -> None:
        raise ImportError("openskill")

    monkeypatch.setattr("greed.arena.results.plackett_luce", missing)
    said = program("arena", "--bots", "bold,random", "--sheet", "koans", "--games", "4").out
    assert "Skill" not in said
    assert _unbroken(f"For a skill rating as well: {install('arena')}") in _unbroken(said)


def _unbroken(text: str) -> str:
    """Return a text without its blanks: lines break elsewhere if a clone has a long path."""
    return "".join(text.split())
