"""What docs/bots.md shows is run: its programs are saved, certified, and sent to tournaments."""

import json
import os
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest
from tests.support.guests import EXAMPLES, programs

from greed.cli.app import run

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
FILES = programs("bots.md")
COMMANDS = re.findall(r"^\$ (greed .*)$", PAGE, re.MULTILINE)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs as bots need POSIX")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "examples").symlink_to(EXAMPLES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GREED_HOME", str(tmp_path / "home"))
    # `python` on the page is the one that runs this test.
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    yield
    sys.modules.pop("mine", None)


def need(command: str) -> None:
    if "node" in command and shutil.which("node") is None:
        pytest.skip("THE JAVASCRIPT BOT OF docs/bots.md WAS NOT TRIED: there is no node here")


def test_the_page_shows_the_programs_that_are_tried():
    assert sorted(FILES) == ["gambler.py", "mine.py"]
    assert "{literalinclude} ../examples/steady.sh\n" in PAGE
    assert len(COMMANDS) == 6


def test_the_first_bot_has_about_twenty_lines():
    assert len([line for line in FILES["gambler.py"].splitlines() if line.strip()]) <= 22


@pytest.mark.parametrize("command", [each for each in COMMANDS if " check " in each])
def test_a_bot_of_the_page_is_certified(command: str, capsys: pytest.CaptureFixture[str]):
    need(command)
    code = run([*shlex.split(command)[1:], "--json"])
    answer = json.loads(capsys.readouterr().out)
    assert answer["passed"], answer["steps"][-1]
    assert code == 0


@pytest.mark.parametrize("command", [each for each in COMMANDS if " arena " in each])
def test_a_bot_of_the_page_plays_a_tournament(command: str, capsys: pytest.CaptureFixture[str]):
    need(command)
    code = run([*shlex.split(command)[1:], "--json"])
    report = json.loads(capsys.readouterr().out)
    assert code == 0
    assert report["complete"]
    assert not any(standing["breaches"] for standing in report["standings"])


def test_the_shell_bot_beats_chance(capsys: pytest.CaptureFixture[str]):
    run(
        shlex.split(
            "arena --bots 'random,cmd:sh examples/steady.sh' --sheet classic --games 20 --json"
        )
    )
    (pair,) = json.loads(capsys.readouterr().out)["pairs"]
    assert pair["score"] < 0.4
