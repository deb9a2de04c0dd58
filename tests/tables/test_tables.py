"""Tables as scripts: what people ask for, and what each of them sees (README.md beside this)."""

from pathlib import Path

import pytest
from tests.support.table_host import HostTable
from tests.support.table_play import Dice, Play
from tests.support.tables import read, scripts

import greed
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.sealed import verify_game


@pytest.mark.parametrize("path", scripts(), ids=lambda path: path.stem)
def test_a_table_goes_as_its_script_says(path: Path, request):
    script, write = read(path), request.config.getoption("--write-golden")
    dice = Dice(script)
    table = HostTable(dice)
    play = Play(script, table, dice)
    for line in script.lines:
        if line.answer is not None:
            answer = " ".join(play.answer(line).split())
            line.answer = answer if write else line.answer
            assert line.answer == answer, f"line {line.number}: {line.who} {line.words}"
    if write:
        path.write_text(str(script), "utf-8")
    assert str(script) == path.read_text("utf-8"), "make golden writes it as it is to be written"
    assert not dice.left, "dice that nobody has rolled"
    must_be_recorded(table)


def must_be_recorded(table: HostTable) -> None:
    """Its log, read again, leads to the same room; the record to the same game, and proves it."""
    room = table.host.room
    assert table.replayed() == room
    if room.state is not None:
        record = from_jsonl(to_jsonl(table.record()), growing=True)
        *_, last = greed.replay(record)
        assert last == room.state
        assert (verify_game(record) is not None) == (room.course is not None)
