"""A journal survives whatever ends the process, and refuses to be mistaken for another."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from greed.arena.journal import Journal, JournalError, forget


class Head(Struct):
    name: str


class Line(Struct):
    number: int


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "journal"


def write(path: Path, numbers: range) -> None:
    with Journal(path, Head("x"), Line) as journal:
        for number in numbers:
            journal.add(Line(number))


def read(path: Path) -> list[int]:
    with Journal(path, Head("x"), Line) as journal:
        return [line.number for line in journal.entries]


def test_what_was_written_is_there_again(path: Path):
    write(path, range(3))
    write(path, range(3, 5))
    assert read(path) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("left", range(1, 18))
def test_a_line_cut_short_is_dropped_wherever_it_was_cut(path: Path, left: int):
    write(path, range(3))
    whole = path.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    path.write_bytes(whole[: -len(last) + min(left, len(last) - 1)])
    assert read(path) == [0, 1]
    write(path, range(7, 8))
    assert read(path) == [0, 1, 7]


def test_a_first_line_cut_short_is_begun_anew(path: Path):
    write(path, range(0))
    path.write_bytes(path.read_bytes()[:-5])
    write(path, range(2))
    assert read(path) == [0, 1]


def test_damage_in_the_middle_is_refused_with_its_line(path: Path):
    write(path, range(4))
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b"1", b"2")
    path.write_bytes(b"".join(lines))
    with pytest.raises(JournalError, match="damaged at line 3"):
        read(path)


def test_the_journal_of_something_else_is_refused(path: Path):
    write(path, range(1))
    with pytest.raises(JournalError, match="something else"):
        Journal(path, Head("y"), Line)


@pytest.mark.parametrize("text", ["dear diary\nnothing happened\n", '{"all":"one line"}', "x\n"])
@pytest.mark.parametrize("opened", [read, forget])
def test_a_file_that_is_no_journal_is_left_alone(
    path: Path, opened: Callable[[Path], object], text: str
):
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(JournalError, match="not a journal; delete it, or choose another file"):
        opened(path)
    assert path.read_text() == text


@pytest.mark.parametrize("opened", [read, forget])
def test_a_journal_is_a_file(path: Path, opened: Callable[[Path], object]):
    path.mkdir(parents=True)
    with pytest.raises(JournalError, match="not a file"):
        opened(path)
    with pytest.raises(JournalError, match="not a file"):
        opened(Path(os.devnull))


def test_a_journal_is_forgotten(path: Path):
    write(path, range(3))
    forget(path)
    forget(path)
    assert read(path) == []


@pytest.mark.skipif(os.name != "posix", reason="files are locked on POSIX systems only")
def test_two_processes_cannot_write_one_journal(path: Path):
    with Journal(path, Head("x"), Line), pytest.raises(JournalError, match="in use"):
        Journal(path, Head("x"), Line)
