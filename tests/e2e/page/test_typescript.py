"""What of the page can be tested without a browser, and dice in two languages."""

import json
import re

import msgspec
import pytest
from tests.support.dice_games import as_data, games
from tests.support.local_games import lines

import greed

SESSIONS = 100
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
    # One worker reads every module once, while the other tests use the other cores. What is skipped
    # has a test of its own.
    assert re.search(r" passed.* \| .*1 skipped", ui("test", "--maxWorkers=1"))


def test_both_implementations_judge_random_games_of_signed_statements_alike(
    ui, tmp_path, monkeypatch
):
    path = tmp_path / "sessions.jsonl"
    lines = (json.dumps(as_data(game)) for game in games(SESSIONS, seed=7))
    path.write_text("\n".join(lines), "utf-8")
    monkeypatch.setenv("GREED_SESSIONS", str(path))
    assert "1 passed" in ui("test", "tests/random.test.ts")
