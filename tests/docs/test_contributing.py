"""The recipes of CONTRIBUTING.md work as they are written."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import greed
from greed.testing import check_bot

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
RECIPES = ROOT / "examples" / "recipes"
OPTION, TURN, ENDING = (
    (RECIPES / f"{name}.diff").read_text("utf-8")
    for name in ("two-pairs", "hot-dice-limit", "duel")
)
BIN = Path(sys.executable).parent
_NOT_CODE = shutil.ignore_patterns("__pycache__", "static", "data")
BOT = (RECIPES / "greedy.py").read_text("utf-8")


def test_the_bot_of_the_recipe_plays_whole_games():
    module = ModuleType("greedy")
    exec(BOT, module.__dict__)  # noqa: S102
    bot = module.make("", None)
    assert check_bot(bot, greed.load("koans"), games=2) > 10
    assert str(bot) == "greedy"


def test_the_bot_of_the_recipe_has_no_lint():
    for check in (["check"], ["format", "--check"]):
        answer = subprocess.run(
            [sys.executable, "-m", "ruff", *check, "--stdin-filename",
             str(ROOT / "src/greed/bots/greedy.py"), "-"],
            input=BOT, capture_output=True, check=False, text=True, cwd=ROOT,
        )  # fmt: skip
        assert answer.returncode == 0, answer.stdout


def test_a_sheet_and_the_commands_of_its_recipe(tmp_path: Path, capsys, monkeypatch):
    from greed.cli.app import run

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    section = TEXT.partition("## Add a sheet")[2].partition("## Add a bot")[0]
    commands = [line.split() for line in section.splitlines() if line.startswith("    greed")]
    assert len(commands) == 4
    for _, *words in commands[:3]:
        assert run(words) == 0, capsys.readouterr().err


def changed(diff: str, folder: Path) -> None:
    """Write Greed with the change of a recipe into a folder."""
    for part in ("src/greed", "ui/src/engine"):
        shutil.copytree(ROOT / part, folder / part, ignore=_NOT_CODE)
    (folder / "docs").mkdir()
    shutil.copy(ROOT / "docs/pack.md", folder / "docs")
    subprocess.run(
        ["git", "apply", "--unidiff-zero", "-"], input=diff, text=True, check=True, cwd=folder
    )


def test_the_option_of_the_recipe_is_played_and_printed(tmp_path: Path):
    changed(OPTION, tmp_path)
    program = [sys.executable, "-m", "greed"]
    sheet = "classic(scoring.two_pairs=450)"
    for words, shown in (
        (["score", sheet, "223346"], "450"),
        (["rules", "show", sheet], "two pairs"),
    ):
        answer = subprocess.run(
            [*program, *words], capture_output=True, text=True, check=False, cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        )  # fmt: skip
        assert shown in answer.stdout, answer.stderr


LIMITED = """
from tests.twins.test_pack_referee import compare

import greed
from greed.core.state import ON
from greed.envs import codec
from greed.graph import turn_graph
from greed.report import markdown
from greed.rulebook import rules_page

name = "koans(target=300,turn.hot_dice_limit=2)"
sheet = greed.load(name)
assert max(hand.hot for hand in greed.hands(sheet)) == 2
for times, moves in ((1, {"roll", "bank"}), (2, {"bank"})):
    line = f"{name} 0?,0? 1/1 throw 1h{times} - 500 - - 9"
    state = greed.throw(greed.parse_position(line), [1])
    state = greed.apply(state, "keep 1")
    assert greed.parse_position(greed.position(state)) == state
    assert {str(move) for move in greed.legal_moves(state)} == moves, greed.position(state)
assert compare(sheet, games=5, seed=1) > 50
assert "2 times in a turn" in " ".join(markdown(rules_page(sheet).report).split())
assert len(codec(sheet).observe(state, 0)) == codec(sheet).size
assert len(turn_graph(sheet, ON).nodes) == 3 * len(turn_graph(greed.load("koans"), ON).nodes)
"""


def test_the_rule_of_the_turn_is_played_written_down_printed_and_found_by_solvers(tmp_path: Path):
    assert TURN.count("+++ ") <= 11
    changed(TURN, tmp_path)
    answer = subprocess.run(
        [sys.executable, "-c", LIMITED], capture_output=True, text=True, check=False, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}:{ROOT}"},
    )  # fmt: skip
    assert answer.returncode == 0, answer.stderr


READERS = """
from tests.twins.test_pack_referee import compare

from greed import load
from greed.graph import game_graph
from greed.report import markdown
from greed.rulebook import rules_page

sheet = load("koans(end.endgame=duel,target=500)")
assert compare(sheet, games=5, seed=1) > 100
called = {
    (table.leader, table.parts.count("waits"))
    for table in game_graph(sheet, 3).tables
    if table.parts
}
assert called == {(2, 2), (2, 1), (1, 1)}, called
assert "only the player just beaten" in markdown(rules_page(sheet).report)
"""


def test_the_ending_of_the_recipe_is_refereed_simulated_and_solved(tmp_path: Path):
    changed(ENDING, tmp_path)
    answer = subprocess.run(
        [sys.executable, "-c", READERS], capture_output=True, text=True, check=False, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}:{ROOT}"},
    )  # fmt: skip
    assert answer.returncode == 0, answer.stderr


def test_make_starts_a_sheet_that_has_no_faults(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    (tmp_path / "src/greed/sheets").mkdir(parents=True)
    line = subprocess.run(
        ["make", "--no-print-directory", "-n", "-o", ".venv/.greed-play", "sheet", "NAME=mine",
         "FROM=koans", f"BIN={BIN}"],
        capture_output=True, text=True, check=True, cwd=ROOT,
        env={**os.environ, "MAKEFLAGS": ""},
    ).stdout.splitlines()[0]  # fmt: skip
    subprocess.run(line, shell=True, check=True, cwd=tmp_path, capture_output=True)  # noqa: S602
    made = greed.load(str(tmp_path / "src/greed/sheets/mine.toml"))
    assert greed.sheet_hash(made) == greed.sheet_hash(greed.load("koans"))


def test_make_sheet_says_what_is_left_to_do_as_the_recipe_does():
    said = subprocess.run(
        ["make", "--no-print-directory", "-n", "-o", ".venv/.greed-play", "sheet", "NAME=mine"],
        capture_output=True, text=True, check=True, cwd=ROOT, env={**os.environ, "MAKEFLAGS": ""},
    ).stdout  # fmt: skip
    commands = re.findall(r'"    (make [^"]+)"', said)
    assert len(commands) == 2
    section = " ".join(TEXT.partition("## Add a sheet")[2].partition("## Add a bot")[0].split())
    for command in commands:
        assert f"`{command}`" in section
    files = re.compile(r"\b(?!CONTRIBUTING)[A-Z]+\.md")
    assert set(files.findall(said)) == set(files.findall(section)) == {"README.md"}


def test_make_sheet_asks_for_the_name_that_is_missing():
    refused = subprocess.run(
        ["make", "-o", ".venv/.greed-play", "sheet"],
        capture_output=True, text=True, check=False, cwd=ROOT, env={**os.environ, "MAKEFLAGS": ""},
    )  # fmt: skip
    assert refused.returncode == 2
    assert "make sheet NAME=mine" in refused.stderr


def test_the_documentation_lists_whatever_sheets_there_are():
    assert "\nrules/*\n" in (ROOT / "docs" / "index.md").read_text("utf-8")


def test_the_script_of_cards_and_puzzles_says_how_it_is_used():
    script = [sys.executable, "-m", "scripts.school"]
    helped = subprocess.run(
        [*script, "--help"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert "{cards,puzzles}" in helped.stdout
    refused = subprocess.run(
        [*script, "cards", "barn"], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert refused.returncode == 2
    assert "src/greed/sheets/" in refused.stderr


def test_the_page_shows_the_recipes_that_are_tried():
    shown = re.findall(r"\]\(examples/recipes/([\w.-]+)\)", TEXT)
    assert sorted(shown) == sorted(path.name for path in RECIPES.iterdir())


def test_every_file_and_target_that_is_named_is_there():
    make = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make ([a-z]+)", TEXT):
        assert f"\n{target}:" in make
    for path in re.findall(r"`((?:src|tests)/[\w/.]+)`", TEXT):
        assert (ROOT / path).exists() or path.endswith("greedy.py")


def test_the_layers_are_drawn_once():
    assert "ARCHITECTURE.md" in TEXT
    assert "arena    coach" not in TEXT
