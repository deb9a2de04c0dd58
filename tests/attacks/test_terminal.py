"""Attacks on whoever sits at the terminal: texts of others that try to take it over."""

import io
import sys
from pathlib import Path

import pytest
from tests.support.games import random_record

import greed
from greed import SheetError
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
