"""Attacks on whoever sits at the terminal: texts of others that try to take it over."""

import io
import re
import sys
from pathlib import Path

import pytest
from tests.support.games import random_record

import greed
from greed import GreedError, SheetError
from greed.cli.app import run

HOSTILE = "Greed\x1b]0;owned\x07\x1b[2J\x9b31m"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    run(list(arguments))
    out, err = capsys.readouterr()
    return out + err


@pytest.mark.parametrize("form", [greed.to_jsonl, greed.to_text])
@pytest.mark.parametrize("shown", [[], ["--plain"], ["--text"], ["--json"]])
def test_a_record_cannot_send_escapes_to_the_terminal(tmp_path: Path, capsys, form, shown):
    from msgspec.structs import replace

    record = random_record("koans", seats=2, seed=1)
    hostile = replace(
        record,
        sheet=replace(record.sheet, title=HOSTILE, summary=HOSTILE),
        seats=(HOSTILE, "Bob"),
        tags={"event": HOSTILE},
    )
    path = tmp_path / "game"
    path.write_text(form(hostile), "utf-8")
    text = said(capsys, "replay", str(path), *shown)
    assert "Bob" in text
    assert not set(text) & {"\x1b", "\x07", "\x9b"}


@pytest.mark.parametrize("field", ["title", "summary", "source", "prose"])
@pytest.mark.parametrize("command", [("rules", "show"), ("odds",), ("play",), ("rules", "check")])
def test_a_sheet_cannot_send_escapes_to_the_terminal(
    tmp_path: Path, capsys, monkeypatch: pytest.MonkeyPatch, field: str, command
):
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    path = tmp_path / "mine.toml"
    title = 'title = "x"' if field != "title" else ""
    path.write_text(
        f'{title}\n{field} = "a\\u001b[2Jb"\ntarget = 1000\n'
        "[dice]\ncount = 2\n[scoring]\nsingles = { 1 = 50 }\n",
        "utf-8",
    )
    text = said(capsys, *command, str(path))
    assert f"{field}: control characters" in text
    assert "\x1b" not in text


def test_a_title_with_control_characters_is_a_fault_of_the_sheet():
    with pytest.raises(SheetError, match="title: control characters"):
        greed.loads('title = "a\\u0007b"\ntarget = 1')


@pytest.mark.parametrize("digits", [19, 5_000])
def test_a_position_with_an_endless_number_is_refused_in_one_line(capsys, digits: int):
    text = said(capsys, "advise", f"koans {'9' * digits},0? 1/1 decide 2 - 150 - - 40")
    assert text.startswith("greed: scores")
    assert len(text) < 300


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
@pytest.mark.parametrize(
    "command", [("rules", "check"), ("rules", "show"), ("odds",), ("replay",), ("verify",)]
)
def test_a_file_without_end_is_refused(capsys, monkeypatch: pytest.MonkeyPatch, command):
    monkeypatch.setattr("greed.cli.exits._LARGEST", 1_000_000)
    text = said(capsys, *command, "/dev/zero")
    assert re.search("holds more than|100,000 bytes at most", text)


@pytest.mark.parametrize("name", ["", ".", "..", "x"])
def test_a_sheet_that_is_to_be_written_nowhere_is_refused(capsys, tmp_path, monkeypatch, name: str):
    monkeypatch.chdir(tmp_path)
    assert said(capsys, "rules", "new", name).startswith("greed: a sheet is a TOML file: call it ")


REPAINT = "\x1b[2J\x1b[H\x1b[1;32mVerified\x1b[0m\nVerified: All is well\u202e\x9b31m"


def harmless(text: str) -> bool:
    """Say whether no words of others stand at the beginning of a line, or move the cursor."""
    return "\nVerified: All is well" not in text and not set(text) & {"\x1b", "\x9b", "\u202e"}


@pytest.mark.parametrize("name", ["game.jsonl", "a\x1b[2Jb\nVerified: All is well.jsonl"])
@pytest.mark.parametrize("said_of_dice", [REPAINT, f'["{REPAINT}"]', f'["asked", 1, "{REPAINT}"]'])
def test_a_record_cannot_repaint_the_verdict_on_its_dice(tmp_path, capsys, name, said_of_dice):
    from msgspec.structs import replace

    record = random_record("koans", seats=2, seed=1)
    path = tmp_path / name
    path.write_text(greed.to_jsonl(replace(record, proof=(said_of_dice,))), "utf-8")
    text = said(capsys, "verify", str(path))
    assert "isn't a record of sealed dice" in text
    assert harmless(text)


def test_a_server_cannot_repaint_what_a_command_says(capsys, monkeypatch):
    def unhappy(*_args, **_named):
        raise GreedError(f"the server says: {REPAINT}")

    monkeypatch.setattr("greed.cli.app.app", unhappy)
    assert harmless(said(capsys, "bot", "join", "http://127.0.0.1"))
