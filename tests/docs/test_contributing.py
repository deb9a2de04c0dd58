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
DIFF = re.search(r"```diff\n(.*?)```", TEXT, re.DOTALL)[1]  # type: ignore[index]
BIN = Path(sys.executable).parent
_NOT_CODE = shutil.ignore_patterns("__pycache__", "static", "data")
BOT = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)[1]  # type: ignore[index]


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


def test_the_option_of_the_recipe_is_played_and_printed(tmp_path: Path):
    shutil.copytree(ROOT / "src/greed", tmp_path / "src/greed", ignore=_NOT_CODE)
    subprocess.run(
        ["git", "apply", "--unidiff-zero", "-"], input=DIFF, text=True, check=True, cwd=tmp_path
    )
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
    assert len(commands) == 3
    section = " ".join(TEXT.partition("## Add a sheet")[2].partition("## Add a bot")[0].split())
    for command in commands:
        assert f"`{command}`" in section
    assert {"README.md", "CHANGELOG.md"} <= set(re.findall(r"[A-Z]+\.md", said))


def test_the_documentation_lists_whatever_sheets_there_are():
    assert "\nrules/*\n" in (ROOT / "docs" / "index.md").read_text("utf-8")


def test_the_script_of_cards_and_puzzles_says_how_it_is_used():
    script = [sys.executable, str(ROOT / "scripts" / "school.py")]
    helped = subprocess.run([*script, "--help"], capture_output=True, text=True, check=True)
    assert "{cards,puzzles}" in helped.stdout
    refused = subprocess.run(
        [*script, "cards", "barn"], capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    assert "src/greed/sheets/" in refused.stderr


def test_every_file_and_target_that_is_named_is_there():
    make = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make ([a-z]+)", TEXT):
        assert f"\n{target}:" in make
    for path in re.findall(r"`((?:src|tests)/[\w/.]+)`", TEXT):
        assert (ROOT / path).exists() or path.endswith("greedy.py")


def test_the_layers_are_drawn_once():
    assert "ARCHITECTURE.md" in TEXT
    assert "arena    coach" not in TEXT
