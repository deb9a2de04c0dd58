"""What `make site` says while it solves: one line for all files, and no percentage twice."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture
def progress(monkeypatch):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    spec = spec_from_file_location("making_the_site", SCRIPTS / "site.py")
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(module := module_from_spec(spec))
    return module.Progress(3)


def test_a_file_that_is_solved_in_rounds_says_so(progress, capsys):
    tick = progress.file("koans+zilch")
    for round_ in (1, 2):
        for part in (0.0, 0.5, 0.5, 1.0):
            tick(round_, part)
    progress.made("koans+zilch", 1_200_000)
    progress.file("official")(1, 0.0)
    said = [line.strip() for line in capsys.readouterr().err.replace("\n", "\r").split("\r")]
    begin = "win probabilities, {} of 3 files: {}"
    assert [line for line in said if line] == [
        *(begin.format(0, f"solving koans+zilch: {part}%") for part in (0, 50, 100)),
        *(begin.format(0, f"solving koans+zilch, round 2: {part}%") for part in (0, 50, 100)),
        begin.format(1, "koans+zilch, 1.2 MB"),
        begin.format(1, "solving official: 0%"),
    ]
