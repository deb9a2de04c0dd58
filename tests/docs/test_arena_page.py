"""The commands of docs/arena.md run, and decide as the page says."""

import json
import re
import shlex
from pathlib import Path

import pytest

from greed.cli.app import run

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ (greed .*)$", PAGE, re.MULTILINE)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_tournament_of_the_page_is_played(command: str, capsys: pytest.CaptureFixture[str]):
    assert run([*shlex.split(command)[1:], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["complete"]


@pytest.mark.parametrize(
    ("pair", "games"), [("bold,threshold:300", 48), ("threshold:300,threshold:350", 336)]
)
def test_a_question_is_decided_as_early_as_the_page_says(
    pair: str, games: int, capsys: pytest.CaptureFixture[str]
):
    command = f"arena --bots {pair} --sheet classic --games 6000 --decide --json"
    run(shlex.split(command))
    (found,) = json.loads(capsys.readouterr().out)["pairs"]
    assert found["games"] == games
    assert found["verdict"] == "better"
    assert f"{games}" in PAGE
