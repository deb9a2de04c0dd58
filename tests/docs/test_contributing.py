"""The recipes of CONTRIBUTING.md work as they are written."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import greed
from greed.testing import check_bot

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
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


def test_every_file_and_target_that_is_named_is_there():
    make = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make ([a-z]+)", TEXT):
        assert f"\n{target}:" in make
    for path in re.findall(r"`((?:src|tests)/[\w/.]+)`", TEXT):
        assert (ROOT / path).exists() or path.endswith("greedy.py")


def test_the_layers_are_drawn_once():
    assert "ARCHITECTURE.md" in TEXT
    assert "arena    coach" not in TEXT
