"""What docs/studies.md shows is run."""

import re
import shlex
from pathlib import Path

import pytest

from greed.cli.app import run

PAGE = (Path(__file__).parents[2] / "docs" / "studies.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ (greed .*)$", PAGE, re.MULTILINE)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))


def test_the_page_shows_commands():
    assert len(COMMANDS) == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_a_study_of_the_page_runs(command: str, capsys: pytest.CaptureFixture[str]):
    assert run(shlex.split(command)[1:]) == 0
    assert "±" in capsys.readouterr().out


def test_the_measure_of_the_page_measures():
    (source,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    found: dict[str, object] = {}
    exec(source, found)  # noqa: S102 - our own page
    figures = found["figures"]
    assert isinstance(figures, list)
    assert 0 < figures[0]["minutes"].value < figures[1]["minutes"].value
