"""What of the page can be tested without a browser."""

import re

import msgspec
import pytest
from tests.support.local_games import lines

import greed

SHEETS = ("official", "basic", "koans", "ten-dice", "classic+amish+zilch", "zilch-online+hsw")


@pytest.fixture
def logs(tmp_path, monkeypatch):
    """Games as a server sends them: a test of the page folds their logs to what the server says."""
    path = tmp_path / "games.jsonl"
    sheets = [greed.load(name) for name in SHEETS]
    told = (line for seed, sheet in enumerate(sheets) for line in lines(sheet, seed))
    path.write_bytes(b"\n".join(map(msgspec.json.encode, told)))
    monkeypatch.setenv("GREED_LOCAL_GAMES", str(path))


@pytest.mark.usefixtures("logs")
def test_the_tests_of_the_pages_own_code_pass(ui):
    # One worker reads every module once, while the other tests use the other cores.
    told = ui("test", "--maxWorkers=1")
    assert re.search(r"Tests.*\d passed", told)
    assert "skipped" not in told
